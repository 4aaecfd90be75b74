<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ur_PK" sourcelanguage="en">
<context>
    <name>card.french</name>
    <message>
        <source>CA</source>
        <extracomment>French-suited words: ace of clubs; for the middle of a sentence</extracomment>
        <translation>چڑیا کا اکّا</translation>
    </message>
    <message>
        <source>CT</source>
        <extracomment>French-suited words: ten of clubs; for the middle of a sentence</extracomment>
        <translation>چڑیا کا دہلا</translation>
    </message>
    <message>
        <source>CK</source>
        <extracomment>French-suited words: king of clubs; for the middle of a sentence</extracomment>
        <translation>چڑیا کا بادشاہ</translation>
    </message>
    <message>
        <source>CQ</source>
        <extracomment>French-suited words: queen of clubs; for the middle of a sentence</extracomment>
        <translation>چڑیا کی بیگم</translation>
    </message>
    <message>
        <source>CJ</source>
        <extracomment>French-suited words: jack of clubs; for the middle of a sentence</extracomment>
        <translation>چڑیا کا غلام</translation>
    </message>
    <message>
        <source>C9</source>
        <extracomment>French-suited words: nine of clubs; for the middle of a sentence</extracomment>
        <translation>چڑیا کا نہلا</translation>
    </message>
    <message>
        <source>C8</source>
        <extracomment>French-suited words: eight of clubs; for the middle of a sentence</extracomment>
        <translation>چڑیا کا اٹّھا</translation>
    </message>
    <message>
        <source>C7</source>
        <extracomment>French-suited words: seven of clubs; for the middle of a sentence</extracomment>
        <translation>چڑیا کا ستّا</translation>
    </message>
    <message>
        <source>SA</source>
        <extracomment>French-suited words: ace of spades; for the middle of a sentence</extracomment>
        <translation>حکم کا اکّا</translation>
    </message>
    <message>
        <source>ST</source>
        <extracomment>French-suited words: ten of spades; for the middle of a sentence</extracomment>
        <translation>حکم کا دہلا</translation>
    </message>
    <message>
        <source>SK</source>
        <extracomment>French-suited words: king of spades; for the middle of a sentence</extracomment>
        <translation>حکم کا بادشاہ</translation>
    </message>
    <message>
        <source>SQ</source>
        <extracomment>French-suited words: queen of spades; for the middle of a sentence</extracomment>
        <translation>حکم کی بیگم</translation>
    </message>
    <message>
        <source>SJ</source>
        <extracomment>French-suited words: jack of spades; for the middle of a sentence</extracomment>
        <translation>حکم کا غلام</translation>
    </message>
    <message>
        <source>S9</source>
        <extracomment>French-suited words: nine of spades; for the middle of a sentence</extracomment>
        <translation>حکم کا نہلا</translation>
    </message>
    <message>
        <source>S8</source>
        <extracomment>French-suited words: eight of spades; for the middle of a sentence</extracomment>
        <translation>حکم کا اٹّھا</translation>
    </message>
    <message>
        <source>S7</source>
        <extracomment>French-suited words: seven of spades; for the middle of a sentence</extracomment>
        <translation>حکم کا ستّا</translation>
    </message>
    <message>
        <source>HA</source>
        <extracomment>French-suited words: ace of hearts; for the middle of a sentence</extracomment>
        <translation>پان کا اکّا</translation>
    </message>
    <message>
        <source>HT</source>
        <extracomment>French-suited words: ten of hearts; for the middle of a sentence</extracomment>
        <translation>پان کا دہلا</translation>
    </message>
    <message>
        <source>HK</source>
        <extracomment>French-suited words: king of hearts; for the middle of a sentence</extracomment>
        <translation>پان کا بادشاہ</translation>
    </message>
    <message>
        <source>HQ</source>
        <extracomment>French-suited words: queen of hearts; for the middle of a sentence</extracomment>
        <translation>پان کی بیگم</translation>
    </message>
    <message>
        <source>HJ</source>
        <extracomment>French-suited words: jack of hearts; for the middle of a sentence</extracomment>
        <translation>پان کا غلام</translation>
    </message>
    <message>
        <source>H9</source>
        <extracomment>French-suited words: nine of hearts; for the middle of a sentence</extracomment>
        <translation>پان کا نہلا</translation>
    </message>
    <message>
        <source>H8</source>
        <extracomment>French-suited words: eight of hearts; for the middle of a sentence</extracomment>
        <translation>پان کا اٹّھا</translation>
    </message>
    <message>
        <source>H7</source>
        <extracomment>French-suited words: seven of hearts; for the middle of a sentence</extracomment>
        <translation>پان کا ستّا</translation>
    </message>
    <message>
        <source>DA</source>
        <extracomment>French-suited words: ace of diamonds; for the middle of a sentence</extracomment>
        <translation>اینٹ کا اکّا</translation>
    </message>
    <message>
        <source>DT</source>
        <extracomment>French-suited words: ten of diamonds; for the middle of a sentence</extracomment>
        <translation>اینٹ کا دہلا</translation>
    </message>
    <message>
        <source>DK</source>
        <extracomment>French-suited words: king of diamonds; for the middle of a sentence</extracomment>
        <translation>اینٹ کا بادشاہ</translation>
    </message>
    <message>
        <source>DQ</source>
        <extracomment>French-suited words: queen of diamonds; for the middle of a sentence</extracomment>
        <translation>اینٹ کی بیگم</translation>
    </message>
    <message>
        <source>DJ</source>
        <extracomment>French-suited words: jack of diamonds; for the middle of a sentence</extracomment>
        <translation>اینٹ کا غلام</translation>
    </message>
    <message>
        <source>D9</source>
        <extracomment>French-suited words: nine of diamonds; for the middle of a sentence</extracomment>
        <translation>اینٹ کا نہلا</translation>
    </message>
    <message>
        <source>D8</source>
        <extracomment>French-suited words: eight of diamonds; for the middle of a sentence</extracomment>
        <translation>اینٹ کا اٹّھا</translation>
    </message>
    <message>
        <source>D7</source>
        <extracomment>French-suited words: seven of diamonds; for the middle of a sentence</extracomment>
        <translation>اینٹ کا ستّا</translation>
    </message>
</context>
<context>
    <name>card.german</name>
    <message>
        <source>CA</source>
        <extracomment>German-suited words: ace of acorns; for the middle of a sentence</extracomment>
        <translation>بلوط کا اکّا</translation>
    </message>
    <message>
        <source>CT</source>
        <extracomment>German-suited words: ten of acorns; for the middle of a sentence</extracomment>
        <translation>بلوط کا دہلا</translation>
    </message>
    <message>
        <source>CK</source>
        <extracomment>German-suited words: king of acorns; for the middle of a sentence</extracomment>
        <translation>بلوط کا بادشاہ</translation>
    </message>
    <message>
        <source>CQ</source>
        <extracomment>German-suited words: ober of acorns; for the middle of a sentence</extracomment>
        <translation>بلوط کا اوبر</translation>
    </message>
    <message>
        <source>CJ</source>
        <extracomment>German-suited words: unter of acorns; for the middle of a sentence</extracomment>
        <translation>بلوط کا اُنٹر</translation>
    </message>
    <message>
        <source>C9</source>
        <extracomment>German-suited words: nine of acorns; for the middle of a sentence</extracomment>
        <translation>بلوط کا نہلا</translation>
    </message>
    <message>
        <source>C8</source>
        <extracomment>German-suited words: eight of acorns; for the middle of a sentence</extracomment>
        <translation>بلوط کا اٹّھا</translation>
    </message>
    <message>
        <source>C7</source>
        <extracomment>German-suited words: seven of acorns; for the middle of a sentence</extracomment>
        <translation>بلوط کا ستّا</translation>
    </message>
    <message>
        <source>SA</source>
        <extracomment>German-suited words: ace of leaves; for the middle of a sentence</extracomment>
        <translation>پتّی کا اکّا</translation>
    </message>
    <message>
        <source>ST</source>
        <extracomment>German-suited words: ten of leaves; for the middle of a sentence</extracomment>
        <translation>پتّی کا دہلا</translation>
    </message>
    <message>
        <source>SK</source>
        <extracomment>German-suited words: king of leaves; for the middle of a sentence</extracomment>
        <translation>پتّی کا بادشاہ</translation>
    </message>
    <message>
        <source>SQ</source>
        <extracomment>German-suited words: ober of leaves; for the middle of a sentence</extracomment>
        <translation>پتّی کا اوبر</translation>
    </message>
    <message>
        <source>SJ</source>
        <extracomment>German-suited words: unter of leaves; for the middle of a sentence</extracomment>
        <translation>پتّی کا اُنٹر</translation>
    </message>
    <message>
        <source>S9</source>
        <extracomment>German-suited words: nine of leaves; for the middle of a sentence</extracomment>
        <translation>پتّی کا نہلا</translation>
    </message>
    <message>
        <source>S8</source>
        <extracomment>German-suited words: eight of leaves; for the middle of a sentence</extracomment>
        <translation>پتّی کا اٹّھا</translation>
    </message>
    <message>
        <source>S7</source>
        <extracomment>German-suited words: seven of leaves; for the middle of a sentence</extracomment>
        <translation>پتّی کا ستّا</translation>
    </message>
    <message>
        <source>HA</source>
        <extracomment>German-suited words: ace of hearts; for the middle of a sentence</extracomment>
        <translation>لال پان کا اکّا</translation>
    </message>
    <message>
        <source>HT</source>
        <extracomment>German-suited words: ten of hearts; for the middle of a sentence</extracomment>
        <translation>لال پان کا دہلا</translation>
    </message>
    <message>
        <source>HK</source>
        <extracomment>German-suited words: king of hearts; for the middle of a sentence</extracomment>
        <translation>لال پان کا بادشاہ</translation>
    </message>
    <message>
        <source>HQ</source>
        <extracomment>German-suited words: ober of hearts; for the middle of a sentence</extracomment>
        <translation>لال پان کا اوبر</translation>
    </message>
    <message>
        <source>HJ</source>
        <extracomment>German-suited words: unter of hearts; for the middle of a sentence</extracomment>
        <translation>لال پان کا اُنٹر</translation>
    </message>
    <message>
        <source>H9</source>
        <extracomment>German-suited words: nine of hearts; for the middle of a sentence</extracomment>
        <translation>لال پان کا نہلا</translation>
    </message>
    <message>
        <source>H8</source>
        <extracomment>German-suited words: eight of hearts; for the middle of a sentence</extracomment>
        <translation>لال پان کا اٹّھا</translation>
    </message>
    <message>
        <source>H7</source>
        <extracomment>German-suited words: seven of hearts; for the middle of a sentence</extracomment>
        <translation>لال پان کا ستّا</translation>
    </message>
    <message>
        <source>DA</source>
        <extracomment>German-suited words: ace of bells; for the middle of a sentence</extracomment>
        <translation>گھنٹی کا اکّا</translation>
    </message>
    <message>
        <source>DT</source>
        <extracomment>German-suited words: ten of bells; for the middle of a sentence</extracomment>
        <translation>گھنٹی کا دہلا</translation>
    </message>
    <message>
        <source>DK</source>
        <extracomment>German-suited words: king of bells; for the middle of a sentence</extracomment>
        <translation>گھنٹی کا بادشاہ</translation>
    </message>
    <message>
        <source>DQ</source>
        <extracomment>German-suited words: ober of bells; for the middle of a sentence</extracomment>
        <translation>گھنٹی کا اوبر</translation>
    </message>
    <message>
        <source>DJ</source>
        <extracomment>German-suited words: unter of bells; for the middle of a sentence</extracomment>
        <translation>گھنٹی کا اُنٹر</translation>
    </message>
    <message>
        <source>D9</source>
        <extracomment>German-suited words: nine of bells; for the middle of a sentence</extracomment>
        <translation>گھنٹی کا نہلا</translation>
    </message>
    <message>
        <source>D8</source>
        <extracomment>German-suited words: eight of bells; for the middle of a sentence</extracomment>
        <translation>گھنٹی کا اٹّھا</translation>
    </message>
    <message>
        <source>D7</source>
        <extracomment>German-suited words: seven of bells; for the middle of a sentence</extracomment>
        <translation>گھنٹی کا ستّا</translation>
    </message>
</context>
<context>
    <name>contract</name>
    <message>
        <source>{contract}, {announcement}</source>
        <extracomment>Clubs Hand, Schneider announced</extracomment>
        <translation>{contract}، {announcement}</translation>
    </message>
</context>
<context>
    <name>game.french</name>
    <message>
        <source>C</source>
        <extracomment>French-suited words: Clubs</extracomment>
        <translation>چڑیا</translation>
    </message>
    <message>
        <source>C hand</source>
        <extracomment>French-suited words: Clubs Hand</extracomment>
        <translation>چڑیا ہینڈ</translation>
    </message>
    <message>
        <source>C ouvert</source>
        <extracomment>French-suited words: Clubs ouvert</extracomment>
        <translation>چڑیا کھلا</translation>
    </message>
    <message>
        <source>C ouvert hand</source>
        <extracomment>French-suited words: Clubs ouvert Hand</extracomment>
        <translation>چڑیا کھلا ہینڈ</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>French-suited words: Spades</extracomment>
        <translation>حکم</translation>
    </message>
    <message>
        <source>S hand</source>
        <extracomment>French-suited words: Spades Hand</extracomment>
        <translation>حکم ہینڈ</translation>
    </message>
    <message>
        <source>S ouvert</source>
        <extracomment>French-suited words: Spades ouvert</extracomment>
        <translation>حکم کھلا</translation>
    </message>
    <message>
        <source>S ouvert hand</source>
        <extracomment>French-suited words: Spades ouvert Hand</extracomment>
        <translation>حکم کھلا ہینڈ</translation>
    </message>
    <message>
        <source>H</source>
        <extracomment>French-suited words: Hearts</extracomment>
        <translation>پان</translation>
    </message>
    <message>
        <source>H hand</source>
        <extracomment>French-suited words: Hearts Hand</extracomment>
        <translation>پان ہینڈ</translation>
    </message>
    <message>
        <source>H ouvert</source>
        <extracomment>French-suited words: Hearts ouvert</extracomment>
        <translation>پان کھلا</translation>
    </message>
    <message>
        <source>H ouvert hand</source>
        <extracomment>French-suited words: Hearts ouvert Hand</extracomment>
        <translation>پان کھلا ہینڈ</translation>
    </message>
    <message>
        <source>D</source>
        <extracomment>French-suited words: Diamonds</extracomment>
        <translation>اینٹ</translation>
    </message>
    <message>
        <source>D hand</source>
        <extracomment>French-suited words: Diamonds Hand</extracomment>
        <translation>اینٹ ہینڈ</translation>
    </message>
    <message>
        <source>D ouvert</source>
        <extracomment>French-suited words: Diamonds ouvert</extracomment>
        <translation>اینٹ کھلا</translation>
    </message>
    <message>
        <source>D ouvert hand</source>
        <extracomment>French-suited words: Diamonds ouvert Hand</extracomment>
        <translation>اینٹ کھلا ہینڈ</translation>
    </message>
    <message>
        <source>G</source>
        <extracomment>French-suited words: Grand</extracomment>
        <translation>گرینڈ</translation>
    </message>
    <message>
        <source>G hand</source>
        <extracomment>French-suited words: Grand Hand</extracomment>
        <translation>گرینڈ ہینڈ</translation>
    </message>
    <message>
        <source>G ouvert</source>
        <extracomment>French-suited words: Grand ouvert</extracomment>
        <translation>گرینڈ کھلا</translation>
    </message>
    <message>
        <source>G ouvert hand</source>
        <extracomment>French-suited words: Grand ouvert Hand</extracomment>
        <translation>گرینڈ کھلا ہینڈ</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>French-suited words: Null</extracomment>
        <translation>نول</translation>
    </message>
    <message>
        <source>N hand</source>
        <extracomment>French-suited words: Null Hand</extracomment>
        <translation>نول ہینڈ</translation>
    </message>
    <message>
        <source>N ouvert</source>
        <extracomment>French-suited words: Null ouvert</extracomment>
        <translation>نول کھلا</translation>
    </message>
    <message>
        <source>N ouvert hand</source>
        <extracomment>French-suited words: Null ouvert Hand</extracomment>
        <translation>نول کھلا ہینڈ</translation>
    </message>
    <message>
        <source>N revolution</source>
        <extracomment>French-suited words: Null Revolution</extracomment>
        <translation>نول انقلاب</translation>
    </message>
    <message>
        <source>R</source>
        <extracomment>French-suited words: Ramsch</extracomment>
        <translation>رامش</translation>
    </message>
</context>
<context>
    <name>game.german</name>
    <message>
        <source>C</source>
        <extracomment>German-suited words: Acorns</extracomment>
        <translation>بلوط</translation>
    </message>
    <message>
        <source>C hand</source>
        <extracomment>German-suited words: Acorns Hand</extracomment>
        <translation>بلوط ہینڈ</translation>
    </message>
    <message>
        <source>C ouvert</source>
        <extracomment>German-suited words: Acorns ouvert</extracomment>
        <translation>بلوط کھلا</translation>
    </message>
    <message>
        <source>C ouvert hand</source>
        <extracomment>German-suited words: Acorns ouvert Hand</extracomment>
        <translation>بلوط کھلا ہینڈ</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>German-suited words: Leaves</extracomment>
        <translation>پتّی</translation>
    </message>
    <message>
        <source>S hand</source>
        <extracomment>German-suited words: Leaves Hand</extracomment>
        <translation>پتّی ہینڈ</translation>
    </message>
    <message>
        <source>S ouvert</source>
        <extracomment>German-suited words: Leaves ouvert</extracomment>
        <translation>پتّی کھلا</translation>
    </message>
    <message>
        <source>S ouvert hand</source>
        <extracomment>German-suited words: Leaves ouvert Hand</extracomment>
        <translation>پتّی کھلا ہینڈ</translation>
    </message>
    <message>
        <source>H</source>
        <extracomment>German-suited words: Hearts</extracomment>
        <translation>لال پان</translation>
    </message>
    <message>
        <source>H hand</source>
        <extracomment>German-suited words: Hearts Hand</extracomment>
        <translation>لال پان ہینڈ</translation>
    </message>
    <message>
        <source>H ouvert</source>
        <extracomment>German-suited words: Hearts ouvert</extracomment>
        <translation>لال پان کھلا</translation>
    </message>
    <message>
        <source>H ouvert hand</source>
        <extracomment>German-suited words: Hearts ouvert Hand</extracomment>
        <translation>لال پان کھلا ہینڈ</translation>
    </message>
    <message>
        <source>D</source>
        <extracomment>German-suited words: Bells</extracomment>
        <translation>گھنٹی</translation>
    </message>
    <message>
        <source>D hand</source>
        <extracomment>German-suited words: Bells Hand</extracomment>
        <translation>گھنٹی ہینڈ</translation>
    </message>
    <message>
        <source>D ouvert</source>
        <extracomment>German-suited words: Bells ouvert</extracomment>
        <translation>گھنٹی کھلا</translation>
    </message>
    <message>
        <source>D ouvert hand</source>
        <extracomment>German-suited words: Bells ouvert Hand</extracomment>
        <translation>گھنٹی کھلا ہینڈ</translation>
    </message>
    <message>
        <source>G</source>
        <extracomment>German-suited words: Grand</extracomment>
        <translation>گرینڈ</translation>
    </message>
    <message>
        <source>G hand</source>
        <extracomment>German-suited words: Grand Hand</extracomment>
        <translation>گرینڈ ہینڈ</translation>
    </message>
    <message>
        <source>G ouvert</source>
        <extracomment>German-suited words: Grand ouvert</extracomment>
        <translation>گرینڈ کھلا</translation>
    </message>
    <message>
        <source>G ouvert hand</source>
        <extracomment>German-suited words: Grand ouvert Hand</extracomment>
        <translation>گرینڈ کھلا ہینڈ</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>German-suited words: Null</extracomment>
        <translation>نول</translation>
    </message>
    <message>
        <source>N hand</source>
        <extracomment>German-suited words: Null Hand</extracomment>
        <translation>نول ہینڈ</translation>
    </message>
    <message>
        <source>N ouvert</source>
        <extracomment>German-suited words: Null ouvert</extracomment>
        <translation>نول کھلا</translation>
    </message>
    <message>
        <source>N ouvert hand</source>
        <extracomment>German-suited words: Null ouvert Hand</extracomment>
        <translation>نول کھلا ہینڈ</translation>
    </message>
    <message>
        <source>N revolution</source>
        <extracomment>German-suited words: Null Revolution</extracomment>
        <translation>نول انقلاب</translation>
    </message>
    <message>
        <source>R</source>
        <extracomment>German-suited words: Ramsch</extracomment>
        <translation>رامش</translation>
    </message>
</context>
<context>
    <name>index.printed.french</name>
    <message>
        <source>A</source>
        <extracomment>Corner of the ace, usually printed on the cards; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>10</source>
        <extracomment>Corner of the ten, usually printed on the cards; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>10</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>Corner of the king, usually printed on the cards; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>Corner of the queen, usually printed on the cards; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>Q</translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>Corner of the jack, usually printed on the cards; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>J</translation>
    </message>
    <message>
        <source>9</source>
        <extracomment>Corner of the nine, usually printed on the cards; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>9</translation>
    </message>
    <message>
        <source>8</source>
        <extracomment>Corner of the eight, usually printed on the cards; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>8</translation>
    </message>
    <message>
        <source>7</source>
        <extracomment>Corner of the seven, usually printed on the cards; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>7</translation>
    </message>
</context>
<context>
    <name>index.printed.german</name>
    <message>
        <source>A</source>
        <extracomment>Corner of the ace, usually printed on the cards; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>10</source>
        <extracomment>Corner of the ten, usually printed on the cards; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>10</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>Corner of the king, usually printed on the cards; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>Corner of the ober, usually printed on the cards; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>O</translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>Corner of the unter, usually printed on the cards; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>U</translation>
    </message>
    <message>
        <source>9</source>
        <extracomment>Corner of the nine, usually printed on the cards; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>9</translation>
    </message>
    <message>
        <source>8</source>
        <extracomment>Corner of the eight, usually printed on the cards; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>8</translation>
    </message>
    <message>
        <source>7</source>
        <extracomment>Corner of the seven, usually printed on the cards; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>7</translation>
    </message>
</context>
<context>
    <name>index.spoken.french</name>
    <message>
        <source>A</source>
        <extracomment>Corner of the ace, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>ا</translation>
    </message>
    <message>
        <source>10</source>
        <extracomment>Corner of the ten, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>10</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>Corner of the king, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>با</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>Corner of the queen, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>بی</translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>Corner of the jack, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>غ</translation>
    </message>
    <message>
        <source>9</source>
        <extracomment>Corner of the nine, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>9</translation>
    </message>
    <message>
        <source>8</source>
        <extracomment>Corner of the eight, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>8</translation>
    </message>
    <message>
        <source>7</source>
        <extracomment>Corner of the seven, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>7</translation>
    </message>
</context>
<context>
    <name>index.spoken.german</name>
    <message>
        <source>A</source>
        <extracomment>Corner of the ace, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>ا</translation>
    </message>
    <message>
        <source>10</source>
        <extracomment>Corner of the ten, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>10</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>Corner of the king, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>با</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>Corner of the ober, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>او</translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>Corner of the unter, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>ان</translation>
    </message>
    <message>
        <source>9</source>
        <extracomment>Corner of the nine, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>9</translation>
    </message>
    <message>
        <source>8</source>
        <extracomment>Corner of the eight, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>8</translation>
    </message>
    <message>
        <source>7</source>
        <extracomment>Corner of the seven, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>7</translation>
    </message>
</context>
<context>
    <name>rank.french</name>
    <message>
        <source>A</source>
        <extracomment>French-suited words: Ace</extracomment>
        <translation>اکّا</translation>
    </message>
    <message>
        <source>T</source>
        <extracomment>French-suited words: Ten</extracomment>
        <translation>دہلا</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>French-suited words: King</extracomment>
        <translation>بادشاہ</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>French-suited words: Queen</extracomment>
        <translation>بیگم</translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>French-suited words: Jack</extracomment>
        <translation>غلام</translation>
    </message>
    <message>
        <source>9</source>
        <extracomment>French-suited words: Nine</extracomment>
        <translation>نہلا</translation>
    </message>
    <message>
        <source>8</source>
        <extracomment>French-suited words: Eight</extracomment>
        <translation>اٹّھا</translation>
    </message>
    <message>
        <source>7</source>
        <extracomment>French-suited words: Seven</extracomment>
        <translation>ستّا</translation>
    </message>
</context>
<context>
    <name>rank.german</name>
    <message>
        <source>A</source>
        <extracomment>German-suited words: Ace</extracomment>
        <translation>اکّا</translation>
    </message>
    <message>
        <source>T</source>
        <extracomment>German-suited words: Ten</extracomment>
        <translation>دہلا</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>German-suited words: King</extracomment>
        <translation>بادشاہ</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>German-suited words: Ober</extracomment>
        <translation>اوبر</translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>German-suited words: Unter</extracomment>
        <translation>اُنٹر</translation>
    </message>
    <message>
        <source>9</source>
        <extracomment>German-suited words: Nine</extracomment>
        <translation>نہلا</translation>
    </message>
    <message>
        <source>8</source>
        <extracomment>German-suited words: Eight</extracomment>
        <translation>اٹّھا</translation>
    </message>
    <message>
        <source>7</source>
        <extracomment>German-suited words: Seven</extracomment>
        <translation>ستّا</translation>
    </message>
</context>
<context>
    <name>seat</name>
    <message>
        <source>forehand</source>
        <extracomment>leads to the first trick</extracomment>
        <translation>پہلا ہاتھ</translation>
    </message>
    <message>
        <source>middlehand</source>
        <extracomment>bids first</extracomment>
        <translation>درمیانی ہاتھ</translation>
    </message>
    <message>
        <source>rearhand</source>
        <extracomment>bids last</extracomment>
        <translation>آخری ہاتھ</translation>
    </message>
</context>
<context>
    <name>seat.letter</name>
    <message>
        <source>forehand</source>
        <extracomment>One letter for the chip of forehand</extracomment>
        <translation>پ</translation>
    </message>
    <message>
        <source>middlehand</source>
        <extracomment>One letter for the chip of middlehand</extracomment>
        <translation>د</translation>
    </message>
    <message>
        <source>rearhand</source>
        <extracomment>One letter for the chip of rearhand</extracomment>
        <translation>آ</translation>
    </message>
</context>
<context>
    <name>suit.french</name>
    <message>
        <source>C</source>
        <extracomment>French-suited words: Clubs</extracomment>
        <translation>چڑیا</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>French-suited words: Spades</extracomment>
        <translation>حکم</translation>
    </message>
    <message>
        <source>H</source>
        <extracomment>French-suited words: Hearts</extracomment>
        <translation>پان</translation>
    </message>
    <message>
        <source>D</source>
        <extracomment>French-suited words: Diamonds</extracomment>
        <translation>اینٹ</translation>
    </message>
</context>
<context>
    <name>suit.german</name>
    <message>
        <source>C</source>
        <extracomment>German-suited words: Acorns</extracomment>
        <translation>بلوط</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>German-suited words: Leaves</extracomment>
        <translation>پتّی</translation>
    </message>
    <message>
        <source>H</source>
        <extracomment>German-suited words: Hearts</extracomment>
        <translation>لال پان</translation>
    </message>
    <message>
        <source>D</source>
        <extracomment>German-suited words: Bells</extracomment>
        <translation>گھنٹی</translation>
    </message>
</context>
<context>
    <name>term</name>
    <message>
        <source>game</source>
        <extracomment>the step every game counts, as in: with 2, game 3</extracomment>
        <translation>کھیل</translation>
    </message>
    <message>
        <source>matadors</source>
        <extracomment>the unbroken run of top trumps</extracomment>
        <translation>میٹاڈور</translation>
    </message>
    <message>
        <source>hand</source>
        <extracomment>played without taking up the skat</extracomment>
        <translation>ہینڈ</translation>
    </message>
    <message>
        <source>ouvert</source>
        <extracomment>played with open cards</extracomment>
        <translation>کھلا</translation>
    </message>
    <message>
        <source>schneider</source>
        <extracomment>the other side has 30 card points or fewer</extracomment>
        <translation>شنائیڈر</translation>
    </message>
    <message>
        <source>schneider_announced</source>
        <extracomment>Schneider announced</extracomment>
        <translation>شنائیڈر کا اعلان</translation>
    </message>
    <message>
        <source>schwarz</source>
        <extracomment>the other side has no trick</extracomment>
        <translation>شوارتس</translation>
    </message>
    <message>
        <source>schwarz_announced</source>
        <extracomment>Schwarz announced</extracomment>
        <translation>شوارتس کا اعلان</translation>
    </message>
    <message>
        <source>defence_schneider</source>
        <extracomment>Schneider announced by the defenders</extracomment>
        <translation>مخالف فریق کی طرف سے شنائیڈر کا اعلان</translation>
    </message>
    <message>
        <source>defence_schwarz</source>
        <extracomment>Schwarz announced by the defenders</extracomment>
        <translation>مخالف فریق کی طرف سے شوارتس کا اعلان</translation>
    </message>
    <message>
        <source>spitze</source>
        <extracomment>promise to win the last trick with the lowest trump</extracomment>
        <translation>آخری سر کا وعدہ</translation>
    </message>
    <message>
        <source>revolution</source>
        <extracomment>Null against rearranged cards</extracomment>
        <translation>انقلاب</translation>
    </message>
    <message>
        <source>kontra</source>
        <extracomment>first doubling, by a defender</extracomment>
        <translation>کونٹرا</translation>
    </message>
    <message>
        <source>re</source>
        <extracomment>second doubling, by the declarer</extracomment>
        <translation>ری</translation>
    </message>
    <message>
        <source>bock</source>
        <extracomment>third doubling, by a defender</extracomment>
        <translation>بوک</translation>
    </message>
    <message>
        <source>hirsch</source>
        <extracomment>fourth doubling, by the declarer</extracomment>
        <translation>ہرش</translation>
    </message>
    <message>
        <source>schieberamsch</source>
        <extracomment>Ramsch in which the skat is passed along</extracomment>
        <translation>آگے بڑھانے والا رامش</translation>
    </message>
    <message>
        <source>jungfrau</source>
        <extracomment>a player without a trick in Ramsch</extracomment>
        <translation>بغیر سر</translation>
    </message>
    <message>
        <source>durchmarsch</source>
        <extracomment>all ten tricks in Ramsch</extracomment>
        <translation>تمام سریں</translation>
    </message>
</context>
</TS>

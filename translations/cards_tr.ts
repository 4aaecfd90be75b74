<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr_TR" sourcelanguage="en">
<context>
    <name>card.french</name>
    <message>
        <source>CA</source>
        <extracomment>French-suited words: ace of clubs; for the middle of a sentence</extracomment>
        <translation>Sinek ası</translation>
    </message>
    <message>
        <source>CT</source>
        <extracomment>French-suited words: ten of clubs; for the middle of a sentence</extracomment>
        <translation>Sinek onlusu</translation>
    </message>
    <message>
        <source>CK</source>
        <extracomment>French-suited words: king of clubs; for the middle of a sentence</extracomment>
        <translation>Sinek papazı</translation>
    </message>
    <message>
        <source>CQ</source>
        <extracomment>French-suited words: queen of clubs; for the middle of a sentence</extracomment>
        <translation>Sinek kızı</translation>
    </message>
    <message>
        <source>CJ</source>
        <extracomment>French-suited words: jack of clubs; for the middle of a sentence</extracomment>
        <translation>Sinek valesi</translation>
    </message>
    <message>
        <source>C9</source>
        <extracomment>French-suited words: nine of clubs; for the middle of a sentence</extracomment>
        <translation>Sinek dokuzlusu</translation>
    </message>
    <message>
        <source>C8</source>
        <extracomment>French-suited words: eight of clubs; for the middle of a sentence</extracomment>
        <translation>Sinek sekizlisi</translation>
    </message>
    <message>
        <source>C7</source>
        <extracomment>French-suited words: seven of clubs; for the middle of a sentence</extracomment>
        <translation>Sinek yedilisi</translation>
    </message>
    <message>
        <source>SA</source>
        <extracomment>French-suited words: ace of spades; for the middle of a sentence</extracomment>
        <translation>Maça ası</translation>
    </message>
    <message>
        <source>ST</source>
        <extracomment>French-suited words: ten of spades; for the middle of a sentence</extracomment>
        <translation>Maça onlusu</translation>
    </message>
    <message>
        <source>SK</source>
        <extracomment>French-suited words: king of spades; for the middle of a sentence</extracomment>
        <translation>Maça papazı</translation>
    </message>
    <message>
        <source>SQ</source>
        <extracomment>French-suited words: queen of spades; for the middle of a sentence</extracomment>
        <translation>Maça kızı</translation>
    </message>
    <message>
        <source>SJ</source>
        <extracomment>French-suited words: jack of spades; for the middle of a sentence</extracomment>
        <translation>Maça valesi</translation>
    </message>
    <message>
        <source>S9</source>
        <extracomment>French-suited words: nine of spades; for the middle of a sentence</extracomment>
        <translation>Maça dokuzlusu</translation>
    </message>
    <message>
        <source>S8</source>
        <extracomment>French-suited words: eight of spades; for the middle of a sentence</extracomment>
        <translation>Maça sekizlisi</translation>
    </message>
    <message>
        <source>S7</source>
        <extracomment>French-suited words: seven of spades; for the middle of a sentence</extracomment>
        <translation>Maça yedilisi</translation>
    </message>
    <message>
        <source>HA</source>
        <extracomment>French-suited words: ace of hearts; for the middle of a sentence</extracomment>
        <translation>Kupa ası</translation>
    </message>
    <message>
        <source>HT</source>
        <extracomment>French-suited words: ten of hearts; for the middle of a sentence</extracomment>
        <translation>Kupa onlusu</translation>
    </message>
    <message>
        <source>HK</source>
        <extracomment>French-suited words: king of hearts; for the middle of a sentence</extracomment>
        <translation>Kupa papazı</translation>
    </message>
    <message>
        <source>HQ</source>
        <extracomment>French-suited words: queen of hearts; for the middle of a sentence</extracomment>
        <translation>Kupa kızı</translation>
    </message>
    <message>
        <source>HJ</source>
        <extracomment>French-suited words: jack of hearts; for the middle of a sentence</extracomment>
        <translation>Kupa valesi</translation>
    </message>
    <message>
        <source>H9</source>
        <extracomment>French-suited words: nine of hearts; for the middle of a sentence</extracomment>
        <translation>Kupa dokuzlusu</translation>
    </message>
    <message>
        <source>H8</source>
        <extracomment>French-suited words: eight of hearts; for the middle of a sentence</extracomment>
        <translation>Kupa sekizlisi</translation>
    </message>
    <message>
        <source>H7</source>
        <extracomment>French-suited words: seven of hearts; for the middle of a sentence</extracomment>
        <translation>Kupa yedilisi</translation>
    </message>
    <message>
        <source>DA</source>
        <extracomment>French-suited words: ace of diamonds; for the middle of a sentence</extracomment>
        <translation>Karo ası</translation>
    </message>
    <message>
        <source>DT</source>
        <extracomment>French-suited words: ten of diamonds; for the middle of a sentence</extracomment>
        <translation>Karo onlusu</translation>
    </message>
    <message>
        <source>DK</source>
        <extracomment>French-suited words: king of diamonds; for the middle of a sentence</extracomment>
        <translation>Karo papazı</translation>
    </message>
    <message>
        <source>DQ</source>
        <extracomment>French-suited words: queen of diamonds; for the middle of a sentence</extracomment>
        <translation>Karo kızı</translation>
    </message>
    <message>
        <source>DJ</source>
        <extracomment>French-suited words: jack of diamonds; for the middle of a sentence</extracomment>
        <translation>Karo valesi</translation>
    </message>
    <message>
        <source>D9</source>
        <extracomment>French-suited words: nine of diamonds; for the middle of a sentence</extracomment>
        <translation>Karo dokuzlusu</translation>
    </message>
    <message>
        <source>D8</source>
        <extracomment>French-suited words: eight of diamonds; for the middle of a sentence</extracomment>
        <translation>Karo sekizlisi</translation>
    </message>
    <message>
        <source>D7</source>
        <extracomment>French-suited words: seven of diamonds; for the middle of a sentence</extracomment>
        <translation>Karo yedilisi</translation>
    </message>
</context>
<context>
    <name>card.german</name>
    <message>
        <source>CA</source>
        <extracomment>German-suited words: ace of acorns; for the middle of a sentence</extracomment>
        <translation>Meşe palamudu ası</translation>
    </message>
    <message>
        <source>CT</source>
        <extracomment>German-suited words: ten of acorns; for the middle of a sentence</extracomment>
        <translation>Meşe palamudu onlusu</translation>
    </message>
    <message>
        <source>CK</source>
        <extracomment>German-suited words: king of acorns; for the middle of a sentence</extracomment>
        <translation>Meşe palamudu papazı</translation>
    </message>
    <message>
        <source>CQ</source>
        <extracomment>German-suited words: ober of acorns; for the middle of a sentence</extracomment>
        <translation>Meşe palamudu Ober'i</translation>
    </message>
    <message>
        <source>CJ</source>
        <extracomment>German-suited words: unter of acorns; for the middle of a sentence</extracomment>
        <translation>Meşe palamudu Unter'i</translation>
    </message>
    <message>
        <source>C9</source>
        <extracomment>German-suited words: nine of acorns; for the middle of a sentence</extracomment>
        <translation>Meşe palamudu dokuzlusu</translation>
    </message>
    <message>
        <source>C8</source>
        <extracomment>German-suited words: eight of acorns; for the middle of a sentence</extracomment>
        <translation>Meşe palamudu sekizlisi</translation>
    </message>
    <message>
        <source>C7</source>
        <extracomment>German-suited words: seven of acorns; for the middle of a sentence</extracomment>
        <translation>Meşe palamudu yedilisi</translation>
    </message>
    <message>
        <source>SA</source>
        <extracomment>German-suited words: ace of leaves; for the middle of a sentence</extracomment>
        <translation>Yaprak ası</translation>
    </message>
    <message>
        <source>ST</source>
        <extracomment>German-suited words: ten of leaves; for the middle of a sentence</extracomment>
        <translation>Yaprak onlusu</translation>
    </message>
    <message>
        <source>SK</source>
        <extracomment>German-suited words: king of leaves; for the middle of a sentence</extracomment>
        <translation>Yaprak papazı</translation>
    </message>
    <message>
        <source>SQ</source>
        <extracomment>German-suited words: ober of leaves; for the middle of a sentence</extracomment>
        <translation>Yaprak Ober'i</translation>
    </message>
    <message>
        <source>SJ</source>
        <extracomment>German-suited words: unter of leaves; for the middle of a sentence</extracomment>
        <translation>Yaprak Unter'i</translation>
    </message>
    <message>
        <source>S9</source>
        <extracomment>German-suited words: nine of leaves; for the middle of a sentence</extracomment>
        <translation>Yaprak dokuzlusu</translation>
    </message>
    <message>
        <source>S8</source>
        <extracomment>German-suited words: eight of leaves; for the middle of a sentence</extracomment>
        <translation>Yaprak sekizlisi</translation>
    </message>
    <message>
        <source>S7</source>
        <extracomment>German-suited words: seven of leaves; for the middle of a sentence</extracomment>
        <translation>Yaprak yedilisi</translation>
    </message>
    <message>
        <source>HA</source>
        <extracomment>German-suited words: ace of hearts; for the middle of a sentence</extracomment>
        <translation>Kırmızı ası</translation>
    </message>
    <message>
        <source>HT</source>
        <extracomment>German-suited words: ten of hearts; for the middle of a sentence</extracomment>
        <translation>Kırmızı onlusu</translation>
    </message>
    <message>
        <source>HK</source>
        <extracomment>German-suited words: king of hearts; for the middle of a sentence</extracomment>
        <translation>Kırmızı papazı</translation>
    </message>
    <message>
        <source>HQ</source>
        <extracomment>German-suited words: ober of hearts; for the middle of a sentence</extracomment>
        <translation>Kırmızı Ober'i</translation>
    </message>
    <message>
        <source>HJ</source>
        <extracomment>German-suited words: unter of hearts; for the middle of a sentence</extracomment>
        <translation>Kırmızı Unter'i</translation>
    </message>
    <message>
        <source>H9</source>
        <extracomment>German-suited words: nine of hearts; for the middle of a sentence</extracomment>
        <translation>Kırmızı dokuzlusu</translation>
    </message>
    <message>
        <source>H8</source>
        <extracomment>German-suited words: eight of hearts; for the middle of a sentence</extracomment>
        <translation>Kırmızı sekizlisi</translation>
    </message>
    <message>
        <source>H7</source>
        <extracomment>German-suited words: seven of hearts; for the middle of a sentence</extracomment>
        <translation>Kırmızı yedilisi</translation>
    </message>
    <message>
        <source>DA</source>
        <extracomment>German-suited words: ace of bells; for the middle of a sentence</extracomment>
        <translation>Çıngırak ası</translation>
    </message>
    <message>
        <source>DT</source>
        <extracomment>German-suited words: ten of bells; for the middle of a sentence</extracomment>
        <translation>Çıngırak onlusu</translation>
    </message>
    <message>
        <source>DK</source>
        <extracomment>German-suited words: king of bells; for the middle of a sentence</extracomment>
        <translation>Çıngırak papazı</translation>
    </message>
    <message>
        <source>DQ</source>
        <extracomment>German-suited words: ober of bells; for the middle of a sentence</extracomment>
        <translation>Çıngırak Ober'i</translation>
    </message>
    <message>
        <source>DJ</source>
        <extracomment>German-suited words: unter of bells; for the middle of a sentence</extracomment>
        <translation>Çıngırak Unter'i</translation>
    </message>
    <message>
        <source>D9</source>
        <extracomment>German-suited words: nine of bells; for the middle of a sentence</extracomment>
        <translation>Çıngırak dokuzlusu</translation>
    </message>
    <message>
        <source>D8</source>
        <extracomment>German-suited words: eight of bells; for the middle of a sentence</extracomment>
        <translation>Çıngırak sekizlisi</translation>
    </message>
    <message>
        <source>D7</source>
        <extracomment>German-suited words: seven of bells; for the middle of a sentence</extracomment>
        <translation>Çıngırak yedilisi</translation>
    </message>
</context>
<context>
    <name>contract</name>
    <message>
        <source>{contract}, {announcement}</source>
        <extracomment>Clubs Hand, Schneider announced</extracomment>
        <translation>{contract}, {announcement}</translation>
    </message>
</context>
<context>
    <name>game.french</name>
    <message>
        <source>C</source>
        <extracomment>French-suited words: Clubs</extracomment>
        <translation>Sinek</translation>
    </message>
    <message>
        <source>C hand</source>
        <extracomment>French-suited words: Clubs Hand</extracomment>
        <translation>Sinek El</translation>
    </message>
    <message>
        <source>C ouvert</source>
        <extracomment>French-suited words: Clubs ouvert</extracomment>
        <translation>Sinek Açık</translation>
    </message>
    <message>
        <source>C ouvert hand</source>
        <extracomment>French-suited words: Clubs ouvert Hand</extracomment>
        <translation>Sinek Açık El</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>French-suited words: Spades</extracomment>
        <translation>Maça</translation>
    </message>
    <message>
        <source>S hand</source>
        <extracomment>French-suited words: Spades Hand</extracomment>
        <translation>Maça El</translation>
    </message>
    <message>
        <source>S ouvert</source>
        <extracomment>French-suited words: Spades ouvert</extracomment>
        <translation>Maça Açık</translation>
    </message>
    <message>
        <source>S ouvert hand</source>
        <extracomment>French-suited words: Spades ouvert Hand</extracomment>
        <translation>Maça Açık El</translation>
    </message>
    <message>
        <source>H</source>
        <extracomment>French-suited words: Hearts</extracomment>
        <translation>Kupa</translation>
    </message>
    <message>
        <source>H hand</source>
        <extracomment>French-suited words: Hearts Hand</extracomment>
        <translation>Kupa El</translation>
    </message>
    <message>
        <source>H ouvert</source>
        <extracomment>French-suited words: Hearts ouvert</extracomment>
        <translation>Kupa Açık</translation>
    </message>
    <message>
        <source>H ouvert hand</source>
        <extracomment>French-suited words: Hearts ouvert Hand</extracomment>
        <translation>Kupa Açık El</translation>
    </message>
    <message>
        <source>D</source>
        <extracomment>French-suited words: Diamonds</extracomment>
        <translation>Karo</translation>
    </message>
    <message>
        <source>D hand</source>
        <extracomment>French-suited words: Diamonds Hand</extracomment>
        <translation>Karo El</translation>
    </message>
    <message>
        <source>D ouvert</source>
        <extracomment>French-suited words: Diamonds ouvert</extracomment>
        <translation>Karo Açık</translation>
    </message>
    <message>
        <source>D ouvert hand</source>
        <extracomment>French-suited words: Diamonds ouvert Hand</extracomment>
        <translation>Karo Açık El</translation>
    </message>
    <message>
        <source>G</source>
        <extracomment>French-suited words: Grand</extracomment>
        <translation>Grand</translation>
    </message>
    <message>
        <source>G hand</source>
        <extracomment>French-suited words: Grand Hand</extracomment>
        <translation>Grand El</translation>
    </message>
    <message>
        <source>G ouvert</source>
        <extracomment>French-suited words: Grand ouvert</extracomment>
        <translation>Grand Açık</translation>
    </message>
    <message>
        <source>G ouvert hand</source>
        <extracomment>French-suited words: Grand ouvert Hand</extracomment>
        <translation>Grand Açık El</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>French-suited words: Null</extracomment>
        <translation>Sıfır</translation>
    </message>
    <message>
        <source>N hand</source>
        <extracomment>French-suited words: Null Hand</extracomment>
        <translation>Sıfır El</translation>
    </message>
    <message>
        <source>N ouvert</source>
        <extracomment>French-suited words: Null ouvert</extracomment>
        <translation>Sıfır Açık</translation>
    </message>
    <message>
        <source>N ouvert hand</source>
        <extracomment>French-suited words: Null ouvert Hand</extracomment>
        <translation>Sıfır Açık El</translation>
    </message>
    <message>
        <source>N revolution</source>
        <extracomment>French-suited words: Null Revolution</extracomment>
        <translation>Sıfır Devrim</translation>
    </message>
    <message>
        <source>R</source>
        <extracomment>French-suited words: Ramsch</extracomment>
        <translation>Ramş</translation>
    </message>
</context>
<context>
    <name>game.german</name>
    <message>
        <source>C</source>
        <extracomment>German-suited words: Acorns</extracomment>
        <translation>Meşe palamudu</translation>
    </message>
    <message>
        <source>C hand</source>
        <extracomment>German-suited words: Acorns Hand</extracomment>
        <translation>Meşe palamudu El</translation>
    </message>
    <message>
        <source>C ouvert</source>
        <extracomment>German-suited words: Acorns ouvert</extracomment>
        <translation>Meşe palamudu Açık</translation>
    </message>
    <message>
        <source>C ouvert hand</source>
        <extracomment>German-suited words: Acorns ouvert Hand</extracomment>
        <translation>Meşe palamudu Açık El</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>German-suited words: Leaves</extracomment>
        <translation>Yaprak</translation>
    </message>
    <message>
        <source>S hand</source>
        <extracomment>German-suited words: Leaves Hand</extracomment>
        <translation>Yaprak El</translation>
    </message>
    <message>
        <source>S ouvert</source>
        <extracomment>German-suited words: Leaves ouvert</extracomment>
        <translation>Yaprak Açık</translation>
    </message>
    <message>
        <source>S ouvert hand</source>
        <extracomment>German-suited words: Leaves ouvert Hand</extracomment>
        <translation>Yaprak Açık El</translation>
    </message>
    <message>
        <source>H</source>
        <extracomment>German-suited words: Hearts</extracomment>
        <translation>Kırmızı</translation>
    </message>
    <message>
        <source>H hand</source>
        <extracomment>German-suited words: Hearts Hand</extracomment>
        <translation>Kırmızı El</translation>
    </message>
    <message>
        <source>H ouvert</source>
        <extracomment>German-suited words: Hearts ouvert</extracomment>
        <translation>Kırmızı Açık</translation>
    </message>
    <message>
        <source>H ouvert hand</source>
        <extracomment>German-suited words: Hearts ouvert Hand</extracomment>
        <translation>Kırmızı Açık El</translation>
    </message>
    <message>
        <source>D</source>
        <extracomment>German-suited words: Bells</extracomment>
        <translation>Çıngırak</translation>
    </message>
    <message>
        <source>D hand</source>
        <extracomment>German-suited words: Bells Hand</extracomment>
        <translation>Çıngırak El</translation>
    </message>
    <message>
        <source>D ouvert</source>
        <extracomment>German-suited words: Bells ouvert</extracomment>
        <translation>Çıngırak Açık</translation>
    </message>
    <message>
        <source>D ouvert hand</source>
        <extracomment>German-suited words: Bells ouvert Hand</extracomment>
        <translation>Çıngırak Açık El</translation>
    </message>
    <message>
        <source>G</source>
        <extracomment>German-suited words: Grand</extracomment>
        <translation>Grand</translation>
    </message>
    <message>
        <source>G hand</source>
        <extracomment>German-suited words: Grand Hand</extracomment>
        <translation>Grand El</translation>
    </message>
    <message>
        <source>G ouvert</source>
        <extracomment>German-suited words: Grand ouvert</extracomment>
        <translation>Grand Açık</translation>
    </message>
    <message>
        <source>G ouvert hand</source>
        <extracomment>German-suited words: Grand ouvert Hand</extracomment>
        <translation>Grand Açık El</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>German-suited words: Null</extracomment>
        <translation>Sıfır</translation>
    </message>
    <message>
        <source>N hand</source>
        <extracomment>German-suited words: Null Hand</extracomment>
        <translation>Sıfır El</translation>
    </message>
    <message>
        <source>N ouvert</source>
        <extracomment>German-suited words: Null ouvert</extracomment>
        <translation>Sıfır Açık</translation>
    </message>
    <message>
        <source>N ouvert hand</source>
        <extracomment>German-suited words: Null ouvert Hand</extracomment>
        <translation>Sıfır Açık El</translation>
    </message>
    <message>
        <source>N revolution</source>
        <extracomment>German-suited words: Null Revolution</extracomment>
        <translation>Sıfır Devrim</translation>
    </message>
    <message>
        <source>R</source>
        <extracomment>German-suited words: Ramsch</extracomment>
        <translation>Ramş</translation>
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
        <translation>D</translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>Corner of the jack, usually printed on the cards; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>B</translation>
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
        <translation>A</translation>
    </message>
    <message>
        <source>10</source>
        <extracomment>Corner of the ten, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>10</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>Corner of the king, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>Corner of the queen, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>K</translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>Corner of the jack, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>V</translation>
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
        <translation>A</translation>
    </message>
    <message>
        <source>10</source>
        <extracomment>Corner of the ten, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>10</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>Corner of the king, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>P</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>Corner of the ober, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>O</translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>Corner of the unter, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>U</translation>
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
        <translation>As</translation>
    </message>
    <message>
        <source>T</source>
        <extracomment>French-suited words: Ten</extracomment>
        <translation>Onlu</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>French-suited words: King</extracomment>
        <translation>Papaz</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>French-suited words: Queen</extracomment>
        <translation>Kız</translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>French-suited words: Jack</extracomment>
        <translation>Vale</translation>
    </message>
    <message>
        <source>9</source>
        <extracomment>French-suited words: Nine</extracomment>
        <translation>Dokuzlu</translation>
    </message>
    <message>
        <source>8</source>
        <extracomment>French-suited words: Eight</extracomment>
        <translation>Sekizli</translation>
    </message>
    <message>
        <source>7</source>
        <extracomment>French-suited words: Seven</extracomment>
        <translation>Yedili</translation>
    </message>
</context>
<context>
    <name>rank.german</name>
    <message>
        <source>A</source>
        <extracomment>German-suited words: Ace</extracomment>
        <translation>As</translation>
    </message>
    <message>
        <source>T</source>
        <extracomment>German-suited words: Ten</extracomment>
        <translation>Onlu</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>German-suited words: King</extracomment>
        <translation>Papaz</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>German-suited words: Ober</extracomment>
        <translation>Ober</translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>German-suited words: Unter</extracomment>
        <translation>Unter</translation>
    </message>
    <message>
        <source>9</source>
        <extracomment>German-suited words: Nine</extracomment>
        <translation>Dokuzlu</translation>
    </message>
    <message>
        <source>8</source>
        <extracomment>German-suited words: Eight</extracomment>
        <translation>Sekizli</translation>
    </message>
    <message>
        <source>7</source>
        <extracomment>German-suited words: Seven</extracomment>
        <translation>Yedili</translation>
    </message>
</context>
<context>
    <name>seat</name>
    <message>
        <source>forehand</source>
        <extracomment>leads to the first trick</extracomment>
        <translation>Dinleyen</translation>
    </message>
    <message>
        <source>middlehand</source>
        <extracomment>bids first</extracomment>
        <translation>Konuşan</translation>
    </message>
    <message>
        <source>rearhand</source>
        <extracomment>bids last</extracomment>
        <translation>İleten</translation>
    </message>
</context>
<context>
    <name>seat.letter</name>
    <message>
        <source>forehand</source>
        <extracomment>One letter for the chip of forehand</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <source>middlehand</source>
        <extracomment>One letter for the chip of middlehand</extracomment>
        <translation>K</translation>
    </message>
    <message>
        <source>rearhand</source>
        <extracomment>One letter for the chip of rearhand</extracomment>
        <translation>İ</translation>
    </message>
</context>
<context>
    <name>suit.french</name>
    <message>
        <source>C</source>
        <extracomment>French-suited words: Clubs</extracomment>
        <translation>Sinek</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>French-suited words: Spades</extracomment>
        <translation>Maça</translation>
    </message>
    <message>
        <source>H</source>
        <extracomment>French-suited words: Hearts</extracomment>
        <translation>Kupa</translation>
    </message>
    <message>
        <source>D</source>
        <extracomment>French-suited words: Diamonds</extracomment>
        <translation>Karo</translation>
    </message>
</context>
<context>
    <name>suit.german</name>
    <message>
        <source>C</source>
        <extracomment>German-suited words: Acorns</extracomment>
        <translation>Meşe palamudu</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>German-suited words: Leaves</extracomment>
        <translation>Yaprak</translation>
    </message>
    <message>
        <source>H</source>
        <extracomment>German-suited words: Hearts</extracomment>
        <translation>Kırmızı</translation>
    </message>
    <message>
        <source>D</source>
        <extracomment>German-suited words: Bells</extracomment>
        <translation>Çıngırak</translation>
    </message>
</context>
<context>
    <name>term</name>
    <message>
        <source>game</source>
        <extracomment>the step every game counts, as in: with 2, game 3</extracomment>
        <translation>oyun</translation>
    </message>
    <message>
        <source>matadors</source>
        <extracomment>the unbroken run of top trumps</extracomment>
        <translation>Tepe kozlar</translation>
    </message>
    <message>
        <source>hand</source>
        <extracomment>played without taking up the skat</extracomment>
        <translation>El</translation>
    </message>
    <message>
        <source>ouvert</source>
        <extracomment>played with open cards</extracomment>
        <translation>Açık</translation>
    </message>
    <message>
        <source>schneider</source>
        <extracomment>the other side has 30 card points or fewer</extracomment>
        <translation>Terzi</translation>
    </message>
    <message>
        <source>schneider_announced</source>
        <extracomment>Schneider announced</extracomment>
        <translation>Terzi anonslu</translation>
    </message>
    <message>
        <source>schwarz</source>
        <extracomment>the other side has no trick</extracomment>
        <translation>Siyah</translation>
    </message>
    <message>
        <source>schwarz_announced</source>
        <extracomment>Schwarz announced</extracomment>
        <translation>Siyah anonslu</translation>
    </message>
    <message>
        <source>defence_schneider</source>
        <extracomment>Schneider announced by the defenders</extracomment>
        <translation>Rakiplerden Terzi anonsu</translation>
    </message>
    <message>
        <source>defence_schwarz</source>
        <extracomment>Schwarz announced by the defenders</extracomment>
        <translation>Rakiplerden Siyah anonsu</translation>
    </message>
    <message>
        <source>spitze</source>
        <extracomment>promise to win the last trick with the lowest trump</extracomment>
        <translation>Son el sözü</translation>
    </message>
    <message>
        <source>revolution</source>
        <extracomment>Null against rearranged cards</extracomment>
        <translation>Devrim</translation>
    </message>
    <message>
        <source>kontra</source>
        <extracomment>first doubling, by a defender</extracomment>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>re</source>
        <extracomment>second doubling, by the declarer</extracomment>
        <translation>Tekrar</translation>
    </message>
    <message>
        <source>bock</source>
        <extracomment>third doubling, by a defender</extracomment>
        <translation>Bock</translation>
    </message>
    <message>
        <source>hirsch</source>
        <extracomment>fourth doubling, by the declarer</extracomment>
        <translation>Hirsch</translation>
    </message>
    <message>
        <source>schieberamsch</source>
        <extracomment>Ramsch in which the skat is passed along</extracomment>
        <translation>Elden ele Ramş</translation>
    </message>
    <message>
        <source>jungfrau</source>
        <extracomment>a player without a trick in Ramsch</extracomment>
        <translation>El almayan</translation>
    </message>
    <message>
        <source>durchmarsch</source>
        <extracomment>all ten tricks in Ramsch</extracomment>
        <translation>Tüm eller</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>card.french</name>
    <message>
        <source>CA</source>
        <extracomment>French-suited words: ace of clubs; for the middle of a sentence</extracomment>
        <translation>ace of clubs</translation>
    </message>
    <message>
        <source>CT</source>
        <extracomment>French-suited words: ten of clubs; for the middle of a sentence</extracomment>
        <translation>ten of clubs</translation>
    </message>
    <message>
        <source>CK</source>
        <extracomment>French-suited words: king of clubs; for the middle of a sentence</extracomment>
        <translation>king of clubs</translation>
    </message>
    <message>
        <source>CQ</source>
        <extracomment>French-suited words: queen of clubs; for the middle of a sentence</extracomment>
        <translation>queen of clubs</translation>
    </message>
    <message>
        <source>CJ</source>
        <extracomment>French-suited words: jack of clubs; for the middle of a sentence</extracomment>
        <translation>jack of clubs</translation>
    </message>
    <message>
        <source>C9</source>
        <extracomment>French-suited words: nine of clubs; for the middle of a sentence</extracomment>
        <translation>nine of clubs</translation>
    </message>
    <message>
        <source>C8</source>
        <extracomment>French-suited words: eight of clubs; for the middle of a sentence</extracomment>
        <translation>eight of clubs</translation>
    </message>
    <message>
        <source>C7</source>
        <extracomment>French-suited words: seven of clubs; for the middle of a sentence</extracomment>
        <translation>seven of clubs</translation>
    </message>
    <message>
        <source>SA</source>
        <extracomment>French-suited words: ace of spades; for the middle of a sentence</extracomment>
        <translation>ace of spades</translation>
    </message>
    <message>
        <source>ST</source>
        <extracomment>French-suited words: ten of spades; for the middle of a sentence</extracomment>
        <translation>ten of spades</translation>
    </message>
    <message>
        <source>SK</source>
        <extracomment>French-suited words: king of spades; for the middle of a sentence</extracomment>
        <translation>king of spades</translation>
    </message>
    <message>
        <source>SQ</source>
        <extracomment>French-suited words: queen of spades; for the middle of a sentence</extracomment>
        <translation>queen of spades</translation>
    </message>
    <message>
        <source>SJ</source>
        <extracomment>French-suited words: jack of spades; for the middle of a sentence</extracomment>
        <translation>jack of spades</translation>
    </message>
    <message>
        <source>S9</source>
        <extracomment>French-suited words: nine of spades; for the middle of a sentence</extracomment>
        <translation>nine of spades</translation>
    </message>
    <message>
        <source>S8</source>
        <extracomment>French-suited words: eight of spades; for the middle of a sentence</extracomment>
        <translation>eight of spades</translation>
    </message>
    <message>
        <source>S7</source>
        <extracomment>French-suited words: seven of spades; for the middle of a sentence</extracomment>
        <translation>seven of spades</translation>
    </message>
    <message>
        <source>HA</source>
        <extracomment>French-suited words: ace of hearts; for the middle of a sentence</extracomment>
        <translation>ace of hearts</translation>
    </message>
    <message>
        <source>HT</source>
        <extracomment>French-suited words: ten of hearts; for the middle of a sentence</extracomment>
        <translation>ten of hearts</translation>
    </message>
    <message>
        <source>HK</source>
        <extracomment>French-suited words: king of hearts; for the middle of a sentence</extracomment>
        <translation>king of hearts</translation>
    </message>
    <message>
        <source>HQ</source>
        <extracomment>French-suited words: queen of hearts; for the middle of a sentence</extracomment>
        <translation>queen of hearts</translation>
    </message>
    <message>
        <source>HJ</source>
        <extracomment>French-suited words: jack of hearts; for the middle of a sentence</extracomment>
        <translation>jack of hearts</translation>
    </message>
    <message>
        <source>H9</source>
        <extracomment>French-suited words: nine of hearts; for the middle of a sentence</extracomment>
        <translation>nine of hearts</translation>
    </message>
    <message>
        <source>H8</source>
        <extracomment>French-suited words: eight of hearts; for the middle of a sentence</extracomment>
        <translation>eight of hearts</translation>
    </message>
    <message>
        <source>H7</source>
        <extracomment>French-suited words: seven of hearts; for the middle of a sentence</extracomment>
        <translation>seven of hearts</translation>
    </message>
    <message>
        <source>DA</source>
        <extracomment>French-suited words: ace of diamonds; for the middle of a sentence</extracomment>
        <translation>ace of diamonds</translation>
    </message>
    <message>
        <source>DT</source>
        <extracomment>French-suited words: ten of diamonds; for the middle of a sentence</extracomment>
        <translation>ten of diamonds</translation>
    </message>
    <message>
        <source>DK</source>
        <extracomment>French-suited words: king of diamonds; for the middle of a sentence</extracomment>
        <translation>king of diamonds</translation>
    </message>
    <message>
        <source>DQ</source>
        <extracomment>French-suited words: queen of diamonds; for the middle of a sentence</extracomment>
        <translation>queen of diamonds</translation>
    </message>
    <message>
        <source>DJ</source>
        <extracomment>French-suited words: jack of diamonds; for the middle of a sentence</extracomment>
        <translation>jack of diamonds</translation>
    </message>
    <message>
        <source>D9</source>
        <extracomment>French-suited words: nine of diamonds; for the middle of a sentence</extracomment>
        <translation>nine of diamonds</translation>
    </message>
    <message>
        <source>D8</source>
        <extracomment>French-suited words: eight of diamonds; for the middle of a sentence</extracomment>
        <translation>eight of diamonds</translation>
    </message>
    <message>
        <source>D7</source>
        <extracomment>French-suited words: seven of diamonds; for the middle of a sentence</extracomment>
        <translation>seven of diamonds</translation>
    </message>
</context>
<context>
    <name>card.german</name>
    <message>
        <source>CA</source>
        <extracomment>German-suited words: ace of acorns; for the middle of a sentence</extracomment>
        <translation>ace of acorns</translation>
    </message>
    <message>
        <source>CT</source>
        <extracomment>German-suited words: ten of acorns; for the middle of a sentence</extracomment>
        <translation>ten of acorns</translation>
    </message>
    <message>
        <source>CK</source>
        <extracomment>German-suited words: king of acorns; for the middle of a sentence</extracomment>
        <translation>king of acorns</translation>
    </message>
    <message>
        <source>CQ</source>
        <extracomment>German-suited words: ober of acorns; for the middle of a sentence</extracomment>
        <translation>ober of acorns</translation>
    </message>
    <message>
        <source>CJ</source>
        <extracomment>German-suited words: unter of acorns; for the middle of a sentence</extracomment>
        <translation>unter of acorns</translation>
    </message>
    <message>
        <source>C9</source>
        <extracomment>German-suited words: nine of acorns; for the middle of a sentence</extracomment>
        <translation>nine of acorns</translation>
    </message>
    <message>
        <source>C8</source>
        <extracomment>German-suited words: eight of acorns; for the middle of a sentence</extracomment>
        <translation>eight of acorns</translation>
    </message>
    <message>
        <source>C7</source>
        <extracomment>German-suited words: seven of acorns; for the middle of a sentence</extracomment>
        <translation>seven of acorns</translation>
    </message>
    <message>
        <source>SA</source>
        <extracomment>German-suited words: ace of leaves; for the middle of a sentence</extracomment>
        <translation>ace of leaves</translation>
    </message>
    <message>
        <source>ST</source>
        <extracomment>German-suited words: ten of leaves; for the middle of a sentence</extracomment>
        <translation>ten of leaves</translation>
    </message>
    <message>
        <source>SK</source>
        <extracomment>German-suited words: king of leaves; for the middle of a sentence</extracomment>
        <translation>king of leaves</translation>
    </message>
    <message>
        <source>SQ</source>
        <extracomment>German-suited words: ober of leaves; for the middle of a sentence</extracomment>
        <translation>ober of leaves</translation>
    </message>
    <message>
        <source>SJ</source>
        <extracomment>German-suited words: unter of leaves; for the middle of a sentence</extracomment>
        <translation>unter of leaves</translation>
    </message>
    <message>
        <source>S9</source>
        <extracomment>German-suited words: nine of leaves; for the middle of a sentence</extracomment>
        <translation>nine of leaves</translation>
    </message>
    <message>
        <source>S8</source>
        <extracomment>German-suited words: eight of leaves; for the middle of a sentence</extracomment>
        <translation>eight of leaves</translation>
    </message>
    <message>
        <source>S7</source>
        <extracomment>German-suited words: seven of leaves; for the middle of a sentence</extracomment>
        <translation>seven of leaves</translation>
    </message>
    <message>
        <source>HA</source>
        <extracomment>German-suited words: ace of hearts; for the middle of a sentence</extracomment>
        <translation>ace of hearts</translation>
    </message>
    <message>
        <source>HT</source>
        <extracomment>German-suited words: ten of hearts; for the middle of a sentence</extracomment>
        <translation>ten of hearts</translation>
    </message>
    <message>
        <source>HK</source>
        <extracomment>German-suited words: king of hearts; for the middle of a sentence</extracomment>
        <translation>king of hearts</translation>
    </message>
    <message>
        <source>HQ</source>
        <extracomment>German-suited words: ober of hearts; for the middle of a sentence</extracomment>
        <translation>ober of hearts</translation>
    </message>
    <message>
        <source>HJ</source>
        <extracomment>German-suited words: unter of hearts; for the middle of a sentence</extracomment>
        <translation>unter of hearts</translation>
    </message>
    <message>
        <source>H9</source>
        <extracomment>German-suited words: nine of hearts; for the middle of a sentence</extracomment>
        <translation>nine of hearts</translation>
    </message>
    <message>
        <source>H8</source>
        <extracomment>German-suited words: eight of hearts; for the middle of a sentence</extracomment>
        <translation>eight of hearts</translation>
    </message>
    <message>
        <source>H7</source>
        <extracomment>German-suited words: seven of hearts; for the middle of a sentence</extracomment>
        <translation>seven of hearts</translation>
    </message>
    <message>
        <source>DA</source>
        <extracomment>German-suited words: ace of bells; for the middle of a sentence</extracomment>
        <translation>ace of bells</translation>
    </message>
    <message>
        <source>DT</source>
        <extracomment>German-suited words: ten of bells; for the middle of a sentence</extracomment>
        <translation>ten of bells</translation>
    </message>
    <message>
        <source>DK</source>
        <extracomment>German-suited words: king of bells; for the middle of a sentence</extracomment>
        <translation>king of bells</translation>
    </message>
    <message>
        <source>DQ</source>
        <extracomment>German-suited words: ober of bells; for the middle of a sentence</extracomment>
        <translation>ober of bells</translation>
    </message>
    <message>
        <source>DJ</source>
        <extracomment>German-suited words: unter of bells; for the middle of a sentence</extracomment>
        <translation>unter of bells</translation>
    </message>
    <message>
        <source>D9</source>
        <extracomment>German-suited words: nine of bells; for the middle of a sentence</extracomment>
        <translation>nine of bells</translation>
    </message>
    <message>
        <source>D8</source>
        <extracomment>German-suited words: eight of bells; for the middle of a sentence</extracomment>
        <translation>eight of bells</translation>
    </message>
    <message>
        <source>D7</source>
        <extracomment>German-suited words: seven of bells; for the middle of a sentence</extracomment>
        <translation>seven of bells</translation>
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
        <translation>Clubs</translation>
    </message>
    <message>
        <source>C hand</source>
        <extracomment>French-suited words: Clubs Hand</extracomment>
        <translation>Clubs Hand</translation>
    </message>
    <message>
        <source>C ouvert</source>
        <extracomment>French-suited words: Clubs ouvert</extracomment>
        <translation>Clubs ouvert</translation>
    </message>
    <message>
        <source>C ouvert hand</source>
        <extracomment>French-suited words: Clubs ouvert Hand</extracomment>
        <translation>Clubs ouvert Hand</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>French-suited words: Spades</extracomment>
        <translation>Spades</translation>
    </message>
    <message>
        <source>S hand</source>
        <extracomment>French-suited words: Spades Hand</extracomment>
        <translation>Spades Hand</translation>
    </message>
    <message>
        <source>S ouvert</source>
        <extracomment>French-suited words: Spades ouvert</extracomment>
        <translation>Spades ouvert</translation>
    </message>
    <message>
        <source>S ouvert hand</source>
        <extracomment>French-suited words: Spades ouvert Hand</extracomment>
        <translation>Spades ouvert Hand</translation>
    </message>
    <message>
        <source>H</source>
        <extracomment>French-suited words: Hearts</extracomment>
        <translation>Hearts</translation>
    </message>
    <message>
        <source>H hand</source>
        <extracomment>French-suited words: Hearts Hand</extracomment>
        <translation>Hearts Hand</translation>
    </message>
    <message>
        <source>H ouvert</source>
        <extracomment>French-suited words: Hearts ouvert</extracomment>
        <translation>Hearts ouvert</translation>
    </message>
    <message>
        <source>H ouvert hand</source>
        <extracomment>French-suited words: Hearts ouvert Hand</extracomment>
        <translation>Hearts ouvert Hand</translation>
    </message>
    <message>
        <source>D</source>
        <extracomment>French-suited words: Diamonds</extracomment>
        <translation>Diamonds</translation>
    </message>
    <message>
        <source>D hand</source>
        <extracomment>French-suited words: Diamonds Hand</extracomment>
        <translation>Diamonds Hand</translation>
    </message>
    <message>
        <source>D ouvert</source>
        <extracomment>French-suited words: Diamonds ouvert</extracomment>
        <translation>Diamonds ouvert</translation>
    </message>
    <message>
        <source>D ouvert hand</source>
        <extracomment>French-suited words: Diamonds ouvert Hand</extracomment>
        <translation>Diamonds ouvert Hand</translation>
    </message>
    <message>
        <source>G</source>
        <extracomment>French-suited words: Grand</extracomment>
        <translation>Grand</translation>
    </message>
    <message>
        <source>G hand</source>
        <extracomment>French-suited words: Grand Hand</extracomment>
        <translation>Grand Hand</translation>
    </message>
    <message>
        <source>G ouvert</source>
        <extracomment>French-suited words: Grand ouvert</extracomment>
        <translation>Grand ouvert</translation>
    </message>
    <message>
        <source>G ouvert hand</source>
        <extracomment>French-suited words: Grand ouvert Hand</extracomment>
        <translation>Grand ouvert Hand</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>French-suited words: Null</extracomment>
        <translation>Null</translation>
    </message>
    <message>
        <source>N hand</source>
        <extracomment>French-suited words: Null Hand</extracomment>
        <translation>Null Hand</translation>
    </message>
    <message>
        <source>N ouvert</source>
        <extracomment>French-suited words: Null ouvert</extracomment>
        <translation>Null ouvert</translation>
    </message>
    <message>
        <source>N ouvert hand</source>
        <extracomment>French-suited words: Null ouvert Hand</extracomment>
        <translation>Null ouvert Hand</translation>
    </message>
    <message>
        <source>N revolution</source>
        <extracomment>French-suited words: Null Revolution</extracomment>
        <translation>Null Revolution</translation>
    </message>
    <message>
        <source>R</source>
        <extracomment>French-suited words: Ramsch</extracomment>
        <translation>Ramsch</translation>
    </message>
</context>
<context>
    <name>game.german</name>
    <message>
        <source>C</source>
        <extracomment>German-suited words: Acorns</extracomment>
        <translation>Acorns</translation>
    </message>
    <message>
        <source>C hand</source>
        <extracomment>German-suited words: Acorns Hand</extracomment>
        <translation>Acorns Hand</translation>
    </message>
    <message>
        <source>C ouvert</source>
        <extracomment>German-suited words: Acorns ouvert</extracomment>
        <translation>Acorns ouvert</translation>
    </message>
    <message>
        <source>C ouvert hand</source>
        <extracomment>German-suited words: Acorns ouvert Hand</extracomment>
        <translation>Acorns ouvert Hand</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>German-suited words: Leaves</extracomment>
        <translation>Leaves</translation>
    </message>
    <message>
        <source>S hand</source>
        <extracomment>German-suited words: Leaves Hand</extracomment>
        <translation>Leaves Hand</translation>
    </message>
    <message>
        <source>S ouvert</source>
        <extracomment>German-suited words: Leaves ouvert</extracomment>
        <translation>Leaves ouvert</translation>
    </message>
    <message>
        <source>S ouvert hand</source>
        <extracomment>German-suited words: Leaves ouvert Hand</extracomment>
        <translation>Leaves ouvert Hand</translation>
    </message>
    <message>
        <source>H</source>
        <extracomment>German-suited words: Hearts</extracomment>
        <translation>Hearts</translation>
    </message>
    <message>
        <source>H hand</source>
        <extracomment>German-suited words: Hearts Hand</extracomment>
        <translation>Hearts Hand</translation>
    </message>
    <message>
        <source>H ouvert</source>
        <extracomment>German-suited words: Hearts ouvert</extracomment>
        <translation>Hearts ouvert</translation>
    </message>
    <message>
        <source>H ouvert hand</source>
        <extracomment>German-suited words: Hearts ouvert Hand</extracomment>
        <translation>Hearts ouvert Hand</translation>
    </message>
    <message>
        <source>D</source>
        <extracomment>German-suited words: Bells</extracomment>
        <translation>Bells</translation>
    </message>
    <message>
        <source>D hand</source>
        <extracomment>German-suited words: Bells Hand</extracomment>
        <translation>Bells Hand</translation>
    </message>
    <message>
        <source>D ouvert</source>
        <extracomment>German-suited words: Bells ouvert</extracomment>
        <translation>Bells ouvert</translation>
    </message>
    <message>
        <source>D ouvert hand</source>
        <extracomment>German-suited words: Bells ouvert Hand</extracomment>
        <translation>Bells ouvert Hand</translation>
    </message>
    <message>
        <source>G</source>
        <extracomment>German-suited words: Grand</extracomment>
        <translation>Grand</translation>
    </message>
    <message>
        <source>G hand</source>
        <extracomment>German-suited words: Grand Hand</extracomment>
        <translation>Grand Hand</translation>
    </message>
    <message>
        <source>G ouvert</source>
        <extracomment>German-suited words: Grand ouvert</extracomment>
        <translation>Grand ouvert</translation>
    </message>
    <message>
        <source>G ouvert hand</source>
        <extracomment>German-suited words: Grand ouvert Hand</extracomment>
        <translation>Grand ouvert Hand</translation>
    </message>
    <message>
        <source>N</source>
        <extracomment>German-suited words: Null</extracomment>
        <translation>Null</translation>
    </message>
    <message>
        <source>N hand</source>
        <extracomment>German-suited words: Null Hand</extracomment>
        <translation>Null Hand</translation>
    </message>
    <message>
        <source>N ouvert</source>
        <extracomment>German-suited words: Null ouvert</extracomment>
        <translation>Null ouvert</translation>
    </message>
    <message>
        <source>N ouvert hand</source>
        <extracomment>German-suited words: Null ouvert Hand</extracomment>
        <translation>Null ouvert Hand</translation>
    </message>
    <message>
        <source>N revolution</source>
        <extracomment>German-suited words: Null Revolution</extracomment>
        <translation>Null Revolution</translation>
    </message>
    <message>
        <source>R</source>
        <extracomment>German-suited words: Ramsch</extracomment>
        <translation>Ramsch</translation>
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
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>Corner of the queen, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>Q</translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>Corner of the jack, initial of the word people say; only A K Q J 10 9 8 7 D B V R P O U ا با بی غ او ان can be drawn</extracomment>
        <translation>J</translation>
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
        <translation>K</translation>
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
        <translation>Ace</translation>
    </message>
    <message>
        <source>T</source>
        <extracomment>French-suited words: Ten</extracomment>
        <translation>Ten</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>French-suited words: King</extracomment>
        <translation>King</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>French-suited words: Queen</extracomment>
        <translation>Queen</translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>French-suited words: Jack</extracomment>
        <translation>Jack</translation>
    </message>
    <message>
        <source>9</source>
        <extracomment>French-suited words: Nine</extracomment>
        <translation>Nine</translation>
    </message>
    <message>
        <source>8</source>
        <extracomment>French-suited words: Eight</extracomment>
        <translation>Eight</translation>
    </message>
    <message>
        <source>7</source>
        <extracomment>French-suited words: Seven</extracomment>
        <translation>Seven</translation>
    </message>
</context>
<context>
    <name>rank.german</name>
    <message>
        <source>A</source>
        <extracomment>German-suited words: Ace</extracomment>
        <translation>Ace</translation>
    </message>
    <message>
        <source>T</source>
        <extracomment>German-suited words: Ten</extracomment>
        <translation>Ten</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>German-suited words: King</extracomment>
        <translation>King</translation>
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
        <translation>Nine</translation>
    </message>
    <message>
        <source>8</source>
        <extracomment>German-suited words: Eight</extracomment>
        <translation>Eight</translation>
    </message>
    <message>
        <source>7</source>
        <extracomment>German-suited words: Seven</extracomment>
        <translation>Seven</translation>
    </message>
</context>
<context>
    <name>seat</name>
    <message>
        <source>forehand</source>
        <extracomment>leads to the first trick</extracomment>
        <translation>Forehand</translation>
    </message>
    <message>
        <source>middlehand</source>
        <extracomment>bids first</extracomment>
        <translation>Middlehand</translation>
    </message>
    <message>
        <source>rearhand</source>
        <extracomment>bids last</extracomment>
        <translation>Rearhand</translation>
    </message>
</context>
<context>
    <name>seat.letter</name>
    <message>
        <source>forehand</source>
        <extracomment>One letter for the chip of forehand</extracomment>
        <translation>F</translation>
    </message>
    <message>
        <source>middlehand</source>
        <extracomment>One letter for the chip of middlehand</extracomment>
        <translation>M</translation>
    </message>
    <message>
        <source>rearhand</source>
        <extracomment>One letter for the chip of rearhand</extracomment>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>suit.french</name>
    <message>
        <source>C</source>
        <extracomment>French-suited words: Clubs</extracomment>
        <translation>Clubs</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>French-suited words: Spades</extracomment>
        <translation>Spades</translation>
    </message>
    <message>
        <source>H</source>
        <extracomment>French-suited words: Hearts</extracomment>
        <translation>Hearts</translation>
    </message>
    <message>
        <source>D</source>
        <extracomment>French-suited words: Diamonds</extracomment>
        <translation>Diamonds</translation>
    </message>
</context>
<context>
    <name>suit.german</name>
    <message>
        <source>C</source>
        <extracomment>German-suited words: Acorns</extracomment>
        <translation>Acorns</translation>
    </message>
    <message>
        <source>S</source>
        <extracomment>German-suited words: Leaves</extracomment>
        <translation>Leaves</translation>
    </message>
    <message>
        <source>H</source>
        <extracomment>German-suited words: Hearts</extracomment>
        <translation>Hearts</translation>
    </message>
    <message>
        <source>D</source>
        <extracomment>German-suited words: Bells</extracomment>
        <translation>Bells</translation>
    </message>
</context>
<context>
    <name>term</name>
    <message>
        <source>game</source>
        <extracomment>the step every game counts, as in: with 2, game 3</extracomment>
        <translation>game</translation>
    </message>
    <message>
        <source>matadors</source>
        <extracomment>the unbroken run of top trumps</extracomment>
        <translation>Matadors</translation>
    </message>
    <message>
        <source>hand</source>
        <extracomment>played without taking up the skat</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>ouvert</source>
        <extracomment>played with open cards</extracomment>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>schneider</source>
        <extracomment>the other side has 30 card points or fewer</extracomment>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>schneider_announced</source>
        <extracomment>Schneider announced</extracomment>
        <translation>Schneider announced</translation>
    </message>
    <message>
        <source>schwarz</source>
        <extracomment>the other side has no trick</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>schwarz_announced</source>
        <extracomment>Schwarz announced</extracomment>
        <translation>Schwarz announced</translation>
    </message>
    <message>
        <source>defence_schneider</source>
        <extracomment>Schneider announced by the defenders</extracomment>
        <translation>Schneider announced by the defenders</translation>
    </message>
    <message>
        <source>defence_schwarz</source>
        <extracomment>Schwarz announced by the defenders</extracomment>
        <translation>Schwarz announced by the defenders</translation>
    </message>
    <message>
        <source>spitze</source>
        <extracomment>promise to win the last trick with the lowest trump</extracomment>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>revolution</source>
        <extracomment>Null against rearranged cards</extracomment>
        <translation>Revolution</translation>
    </message>
    <message>
        <source>kontra</source>
        <extracomment>first doubling, by a defender</extracomment>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>re</source>
        <extracomment>second doubling, by the declarer</extracomment>
        <translation>Re</translation>
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
        <translation>Pass-along Ramsch</translation>
    </message>
    <message>
        <source>jungfrau</source>
        <extracomment>a player without a trick in Ramsch</extracomment>
        <translation>Virgin</translation>
    </message>
    <message>
        <source>durchmarsch</source>
        <extracomment>all ten tricks in Ramsch</extracomment>
        <translation>March</translation>
    </message>
</context>
</TS>

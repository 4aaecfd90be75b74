<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr_TR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Skatdesk</source>
        <translation>Skatdesk hakkında</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Sürüm {version}</translation>
    </message>
    <message>
        <source>Skat, the German card game for three, and its score list</source>
        <translation>Üç kişilik Alman kart oyunu Skat ve puan listesi</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, share it, change it. Its cards are its own</source>
        <translation>MIT lisanslı özgür yazılım: kullan, paylaş, değiştir. Kart çizimleri özgündür</translation>
    </message>
    <message>
        <source>It stands on {names}, with thanks to all who make them</source>
        <translation>{names} üzerine kuruludur; emeği geçen herkese teşekkürler</translation>
    </message>
    <message>
        <source>Details for a report</source>
        <translation>Hata bildirimi için ayrıntılar</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Ayrıntıları kopyala</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>button: the details are on the clipboard now</extracomment>
        <translation>Kopyalandı</translation>
    </message>
</context>
<context>
    <name>AnnouncePanel</name>
    <message>
        <source>Which game do you play?</source>
        <translation>Hangi oyunu oynuyorsun?</translation>
    </message>
    <message>
        <source>Your bid is {bid}. Announce a game that is worth at least that</source>
        <translation>Teklifin {bid}. En az bu değerde bir oyun anons et</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Anons et</translation>
    </message>
    <message>
        <source>Choose a game to see what it is worth</source>
        <translation>Değerini görmek için bir oyun seç</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Continue game {k}</source>
        <translation>Devam et: oyun {k}</translation>
    </message>
    <message>
        <source>Continue game {k} of {n}</source>
        <translation>Devam et: oyun {k} / {n}</translation>
    </message>
    <message>
        <source>Copied: deal {number}</source>
        <translation>Kopyalandı: dağıtım {number}</translation>
    </message>
    <message>
        <source>{name} could not decide; a plain move was played instead</source>
        <translation>{name} karar veremedi; yerine basit bir hamle yapıldı</translation>
    </message>
</context>
<context>
    <name>BiddingPanel</name>
    <message>
        <source>Hold {value}</source>
        <translation>{value} teklifini gör</translation>
    </message>
    <message>
        <source>Say {value}</source>
        <translation>{value} söyle</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>or jump to</source>
        <translation>ya da doğrudan</translation>
    </message>
    <message>
        <source>Both have passed</source>
        <translation>İkisi de pas geçti</translation>
    </message>
    <message>
        <source>You speak, {name} listens</source>
        <translation>Sen konuşuyorsun, {name} dinliyor</translation>
    </message>
    <message>
        <source>{name} speaks, you listen</source>
        <translation>{name} konuşuyor, sen dinliyorsun</translation>
    </message>
    <message>
        <source>{name} speaks, {other} listens</source>
        <translation>{name} konuşuyor, {other} dinliyor</translation>
    </message>
    <message>
        <source>Wait for your turn</source>
        <translation>Sıranı bekle</translation>
    </message>
    <message>
        <source>Play at 18, or pass</source>
        <translation>18&apos;e oyna ya da pas geç</translation>
    </message>
    <message>
        <source>{name} says {value}. Hold it, or pass</source>
        <translation>{name} {value} diyor. Gör ya da pas geç</translation>
    </message>
    <message>
        <source>The bid stands at {value}. Name a higher value to {name}, or pass</source>
        <translation>Teklif {value}. {name} oyuncusuna daha yüksek bir değer söyle ya da pas geç</translation>
    </message>
    <message>
        <source>Name a value to {name}, or pass</source>
        <translation>{name} oyuncusuna bir değer söyle ya da pas geç</translation>
    </message>
</context>
<context>
    <name>Calculator</name>
    <message>
        <source>Count</source>
        <translation>Hesap</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Değer</translation>
    </message>
    <message>
        <source>What your hand is worth</source>
        <translation>Kartlarının değeri</translation>
    </message>
</context>
<context>
    <name>CalculatorSentences</name>
    <message>
        <source>{game}: {worth}; {hand}: {hand_value}</source>
        <extracomment>A game with its value counted out, and what it counts as a Hand game</extracomment>
        <translation>{game}: {worth}; {hand}: {hand_value}</translation>
    </message>
    <message>
        <source>with {game} safe up to {value}</source>
        <extracomment>{game} is a game such as Hearts or Null ouvert</extracomment>
        <translation>{game} ile {value} değerine kadar güvenli</translation>
    </message>
    <message>
        <source>you must not take a trick</source>
        <translation>hiç el almamalısın</translation>
    </message>
    <message>
        <source>you need all ten tricks</source>
        <translation>on elin hepsi gerekli</translation>
    </message>
    <message numerus="yes">
        <source>you need %n points</source>
        <comment>card points; 61 or 90</comment>
        <translation>
            <numerusform>%n puan gerekli</numerusform>
        </translation>
    </message>
    <message>
        <source>your bid {bid} is reached</source>
        <translation>{bid} teklifine ulaşıyor</translation>
    </message>
    <message>
        <source>this game cannot reach your bid {bid}</source>
        <translation>bu oyun {bid} teklifine ulaşamaz</translation>
    </message>
    <message>
        <source>your bid {bid} is reached only with {level}</source>
        <extracomment>{level} is Schneider or Schwarz</extracomment>
        <translation>{bid} teklifine ancak {level} ile ulaşır</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>deals and sits out</source>
        <translation>oynamıyor</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n el</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>Dağıtım {number}</translation>
    </message>
    <message>
        <source>· bid {value}</source>
        <translation>· artırma {value}</translation>
    </message>
    <message>
        <source>you play alone</source>
        <translation>Tek oyuncu sensin</translation>
    </message>
    <message>
        <source>declarer {name}</source>
        <translation>Tek oyuncu {name}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Alıştırma</translation>
    </message>
    <message>
        <source>Game {k}</source>
        <translation>Oyun {k}</translation>
    </message>
    <message>
        <source>Game {k} of {n}</source>
        <translation>Oyun {k} / {n}</translation>
    </message>
    <message>
        <source>{game} · Bock round</source>
        <extracomment>{game} is &quot;Game 7 of 36&quot;; in a Bock round everything counts double</extracomment>
        <translation>{game} · Çift puan turu</translation>
    </message>
    <message>
        <source>{game} · Ramsch round</source>
        <extracomment>{game} is &quot;Game 7 of 36&quot;; in a Ramsch round nobody bids</extracomment>
        <translation>{game} · Ramş turu</translation>
    </message>
    <message>
        <source>you play alone at {value}</source>
        <translation>{value} ile tek oynuyorsun</translation>
    </message>
    <message>
        <source>{name} plays alone at {value}</source>
        <translation>{name} {value} ile tek oynuyor</translation>
    </message>
    <message>
        <source>Bidding · highest bid {value}</source>
        <translation>Açık artırma · en yüksek teklif {value}</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Açık artırma</translation>
    </message>
    <message>
        <source>you deal and watch this game</source>
        <translation>dağıtıcısın, bu oyunu izliyorsun</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>{several} and {last}</source>
        <extracomment>Joins the last of several cards or players: &quot;ten of hearts, ace of spades and jack of clubs&quot;</extracomment>
        <translation>{several} ve {last}</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <extracomment>Joins the last of several cards to choose from: &quot;ten of hearts, ace of spades or jack of clubs&quot;</extracomment>
        <translation>{several} ya da {last}</translation>
    </message>
    <message>
        <source>{several}, {next}</source>
        <extracomment>Joins several cards or players but for the last: &quot;ten of hearts, ace of spades&quot;</extracomment>
        <translation>{several}, {next}</translation>
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message>
        <source>You play alone at {value}</source>
        <translation>{value} ile tek oynuyorsun</translation>
    </message>
    <message>
        <source>Take the two cards of the skat, or leave them unseen and play Hand</source>
        <translation>Skat&apos;ın iki kartını al ya da onlara bakmadan El oyna</translation>
    </message>
    <message>
        <source>Take the skat</source>
        <translation>Skat&apos;ı al</translation>
    </message>
    <message>
        <source>Take the skat and pass two cards on, or push it on unseen and double the loss</source>
        <translation>Skat&apos;ı alıp iki kart ilet ya da Skat&apos;ı görmeden ilet ve kaybı ikiye katla</translation>
    </message>
    <message>
        <source>Push on</source>
        <translation>İlet</translation>
    </message>
    <message>
        <source>Ramsch round</source>
        <translation>Ramş turu</translation>
    </message>
    <message>
        <source>Everybody plays alone for the fewest points, unless somebody plays Grand Hand</source>
        <translation>Kimse Grand El oynamazsa herkes tek başına, en az puanı almak için oynar</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Oyuna devam</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>{contract}: {doubling} makes the score count {factor} times</source>
        <translation>{contract}: {doubling} ile puan {factor} kat sayılır</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Hayır</translation>
    </message>
    <message>
        <source>{name} wants to give up</source>
        <translation>{name} oyunu bırakmak istiyor</translation>
    </message>
    <message>
        <source>Do you agree? Otherwise play goes on</source>
        <translation>Kabul ediyor musun? Etmezsen oyun sürer</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Kabul ediyorum</translation>
    </message>
</context>
<context>
    <name>DealtHands</name>
    <message numerus="yes">
        <source>%n points</source>
        <comment>card points</comment>
        <translation>
            <numerusform>%n puan</numerusform>
        </translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>tek oyuncu</translation>
    </message>
    <message>
        <source>away</source>
        <translation>Skat&apos;a</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Put away</source>
        <extracomment>Head over two cards: put away by the declarer, or passed on in Schieberamsch</extracomment>
        <translation>Bırakılan</translation>
    </message>
    <message>
        <source>Passed on</source>
        <translation>İletilen</translation>
    </message>
</context>
<context>
    <name>DiscardPanel</name>
    <message>
        <source>Pass two cards on</source>
        <translation>İki kart ilet</translation>
    </message>
    <message>
        <source>Put two cards away</source>
        <translation>Skat&apos;a iki kart bırak</translation>
    </message>
    <message>
        <source>Choose two cards of your hand: click them or drag them up</source>
        <translation>Elinden iki kart seç: tıkla ya da yukarı sürükle</translation>
    </message>
    <message>
        <source>Card points passed on</source>
        <translation>İletilen kartların puanı</translation>
    </message>
    <message>
        <source>Card points put away; they count for you</source>
        <translation>Bırakılan kartların puanı; sana sayılır</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Pass them on</source>
        <translation>Kartları ilet</translation>
    </message>
    <message>
        <source>Put them away</source>
        <translation>Kartları bırak</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>1. kart</translation>
    </message>
    <message>
        <source>Second card</source>
        <translation>2. kart</translation>
    </message>
    <message>
        <source>of 120</source>
        <translation>/ 120</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>List</source>
        <extracomment>Tab of the dock: the list of the games played</extracomment>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>Tab of the dock: the tricks of this deal</extracomment>
        <translation>Eller</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Masanın yanı</translation>
    </message>
    <message>
        <source>Fold list and tricks away</source>
        <translation>Listeyi ve elleri gizle</translation>
    </message>
    <message>
        <source>Show list and tricks</source>
        <translation>Listeyi ve elleri göster</translation>
    </message>
</context>
<context>
    <name>EntrySentences</name>
    <message>
        <source>passed in</source>
        <extracomment>In the list of games, instead of a game&apos;s name: nobody bid</extracomment>
        <translation>pas</translation>
    </message>
    <message>
        <source>passed in: nobody bid</source>
        <translation>herkes pas geçti: artıran olmadı</translation>
    </message>
    <message>
        <source>{name}: {contract}</source>
        <extracomment>Head of the account of a game in the list: the player who declared it, and the game</extracomment>
        <translation>{name}: {contract}</translation>
    </message>
    <message>
        <source>ended by an offence</source>
        <extracomment>The deal ended because somebody broke a rule; it counts without Schneider and Schwarz</extracomment>
        <translation>kural ihlaliyle bitti</translation>
    </message>
    <message>
        <source>agreed at the table</source>
        <extracomment>The table agreed on the score, whatever the cards were worth</extracomment>
        <translation>masada anlaşıldı</translation>
    </message>
</context>
<context>
    <name>EventSentences</name>
    <message>
        <source>Pass</source>
        <extracomment>Said at the table: bids no more</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Push</source>
        <extracomment>Said at the table: passes the skat on unseen (Schieberamsch)</extracomment>
        <translation>İlet</translation>
    </message>
    <message>
        <source>you {card}</source>
        <extracomment>A player and the card played to a trick, in the middle of a sentence</extracomment>
        <translation>sen {card}</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <source>{plays}, {play}</source>
        <extracomment>Joins the plays of a trick</extracomment>
        <translation>{plays}, {play}</translation>
    </message>
    <message>
        <source>Trick {number}: {plays}. {end}</source>
        <extracomment>{number} counts the tricks, {plays} are the cards played, {end} tells who takes the trick</extracomment>
        <translation>{number}. el: {plays}. {end}</translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation>Eli aldın</translation>
    </message>
    <message>
        <source>{name} takes the trick</source>
        <translation>Eli {name} aldı</translation>
    </message>
    <message numerus="yes">
        <source>You take the trick with %n points</source>
        <comment>card points; 0 but never 1</comment>
        <translation>
            <numerusform>Eli %n puanla aldın</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the trick with %n points</source>
        <comment>card points; 0 but never 1</comment>
        <translation>
            <numerusform>Eli %n puanla {name} aldı</numerusform>
        </translation>
    </message>
    <message>
        <source>You bid {bid}</source>
        <translation>{bid} dedin</translation>
    </message>
    <message>
        <source>{name} bids {bid}</source>
        <translation>{name} {bid} dedi</translation>
    </message>
    <message>
        <source>You hold {bid}</source>
        <translation>{bid} teklifini gördün</translation>
    </message>
    <message>
        <source>{name} holds {bid}</source>
        <translation>{name} {bid} teklifini gördü</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Pas geçtin</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} pas geçti</translation>
    </message>
    <message>
        <source>You play alone at {bid}</source>
        <translation>{bid} ile tek oynuyorsun</translation>
    </message>
    <message>
        <source>{name} plays alone at {bid}</source>
        <translation>{name} {bid} ile tek oynuyor</translation>
    </message>
    <message>
        <source>You take the skat: {cards}</source>
        <translation>Skat&apos;ı aldın: {cards}</translation>
    </message>
    <message>
        <source>You take the skat</source>
        <translation>Skat&apos;ı aldın</translation>
    </message>
    <message>
        <source>{name} takes the skat</source>
        <translation>{name} Skat&apos;ı aldı</translation>
    </message>
    <message>
        <source>You play {hand}</source>
        <extracomment>{hand} is the word for a Hand game: the skat stays unseen</extracomment>
        <translation>{hand} oynuyorsun</translation>
    </message>
    <message>
        <source>{name} plays {hand}</source>
        <translation>{name} {hand} oynuyor</translation>
    </message>
    <message>
        <source>You push the skat on unseen</source>
        <translation>Skat&apos;ı görmeden ilettin</translation>
    </message>
    <message>
        <source>{name} pushes the skat on unseen</source>
        <translation>{name} Skat&apos;ı görmeden iletti</translation>
    </message>
    <message>
        <source>You put away {cards}</source>
        <translation>Bıraktığın kartlar: {cards}</translation>
    </message>
    <message>
        <source>You put two cards away</source>
        <translation>İki kart bıraktın</translation>
    </message>
    <message>
        <source>{name} puts two cards away</source>
        <translation>{name} iki kart bıraktı</translation>
    </message>
    <message>
        <source>{game}: everybody plays alone</source>
        <extracomment>{game} is Ramsch</extracomment>
        <translation>{game}: herkes tek başına oynuyor</translation>
    </message>
    <message>
        <source>You announce {contract}</source>
        <extracomment>{contract} is a game with everything announced: &quot;Clubs Hand, Schneider announced&quot;</extracomment>
        <translation>Anons ettin: {contract}</translation>
    </message>
    <message>
        <source>{name} announces {contract}</source>
        <translation>{name} anons etti: {contract}</translation>
    </message>
    <message>
        <source>You say {doubling}</source>
        <extracomment>{doubling} is Kontra, Re, Bock or Hirsch</extracomment>
        <translation>{doubling} dedin</translation>
    </message>
    <message>
        <source>{name} says {doubling}</source>
        <translation>{name} {doubling} dedi</translation>
    </message>
    <message>
        <source>You announce {level} for the defenders</source>
        <extracomment>A defender announces to hold the declarer to Schneider or Schwarz</extracomment>
        <translation>Tek oyuncuya karşı {level} anons ettin</translation>
    </message>
    <message>
        <source>{name} announces {level} for the defenders</source>
        <translation>{name} tek oyuncuya karşı {level} anons etti</translation>
    </message>
    <message>
        <source>Your cards lie open</source>
        <translation>Kartların açık</translation>
    </message>
    <message>
        <source>{name}&apos;s cards lie open: {cards}</source>
        <extracomment>{cards} are all cards of an open hand</extracomment>
        <translation>{name} kartlarını açtı: {cards}</translation>
    </message>
    <message>
        <source>The defenders have sorted their cards</source>
        <translation>Rakipler kartlarını yeniden dizdi</translation>
    </message>
    <message>
        <source>You play {card}</source>
        <translation>{card} oynadın</translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation>{name} {card} oynadı</translation>
    </message>
    <message>
        <source>{name} gives up, and you agree</source>
        <translation>{name} oyunu bıraktı, sen kabul ettin</translation>
    </message>
    <message>
        <source>You give up, and {other} agrees</source>
        <extracomment>{other} is the player whose consent was needed</extracomment>
        <translation>Oyunu bıraktın, {other} kabul etti</translation>
    </message>
    <message>
        <source>{name} gives up, and {other} agrees</source>
        <translation>{name} oyunu bıraktı, {other} kabul etti</translation>
    </message>
    <message>
        <source>You give up</source>
        <translation>Oyunu bıraktın</translation>
    </message>
    <message>
        <source>{name} gives up</source>
        <translation>{name} oyunu bıraktı</translation>
    </message>
    <message>
        <source>You claim the remaining tricks</source>
        <translation>Kalan elleri talep ettin</translation>
    </message>
    <message>
        <source>{name} claims the remaining tricks</source>
        <translation>{name} kalan elleri talep etti</translation>
    </message>
    <message>
        <source>You throw the cards in</source>
        <translation>Kartlarını masaya attın</translation>
    </message>
    <message>
        <source>{name} throws the cards in</source>
        <translation>{name} kartlarını masaya attı</translation>
    </message>
    <message>
        <source>You have run out of time</source>
        <translation>Süren doldu</translation>
    </message>
    <message>
        <source>{name} has run out of time</source>
        <translation>{name} süresini doldurdu</translation>
    </message>
    <message>
        <source>You have left the table</source>
        <translation>Masadan kalktın</translation>
    </message>
    <message>
        <source>{name} has left the table</source>
        <translation>{name} masadan kalktı</translation>
    </message>
</context>
<context>
    <name>FooterModel</name>
    <message>
        <source>Seeger-Fabian</source>
        <extracomment>A way of scoring lists</extracomment>
        <translation>Seeger-Fabian</translation>
    </message>
    <message>
        <source>Classic list</source>
        <extracomment>A way of scoring lists: the declarer&apos;s points, nothing else</extracomment>
        <translation>Klasik liste</translation>
    </message>
    <message>
        <source>Bierlachs</source>
        <extracomment>A way of scoring lists: minus points only</extracomment>
        <translation>Bierlachs</translation>
    </message>
    <message>
        <source>Bierlachs to {limit}</source>
        <extracomment>{limit} is the agreed minus, for instance −301: who gets there first has lost</extracomment>
        <translation>Bierlachs, sınır {limit}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Last line below a list: what counts in the end</extracomment>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>Won − lost</source>
        <extracomment>Line below a list: games won and games lost as declarer, &quot;3 − 1&quot;</extracomment>
        <translation>Kaz. − kayb.</translation>
    </message>
    <message>
        <source>Others lost × {bonus}</source>
        <extracomment>Line below a list: what Seeger-Fabian pays for the games the other players lost; {bonus} is 40 or 30</extracomment>
        <translation>Diğer kayıp × {bonus}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Line below a list: sum of the games, without the bonuses of Seeger-Fabian</extracomment>
        <translation>Puan</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Play</source>
        <extracomment>home page: button that opens the dialog for a new table</extracomment>
        <translation>Oyna</translation>
    </message>
    <message>
        <source>New table, three or four</source>
        <translation>Yeni masa, üç ya da dört kişi</translation>
    </message>
    <message>
        <source>Your series goes on where you left it</source>
        <translation>Seri, bıraktığın yerden devam ediyor</translation>
    </message>
    <message>
        <source>The cards are shuffled, and somebody is waiting at the table</source>
        <translation>Kartlar karıştırıldı, masada seni bekleyen var</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Kartların puanı</translation>
    </message>
    <message>
        <source>{all} card points in all, {won} win</source>
        <translation>Toplam {all} kart puanı, {won} kazandırır</translation>
    </message>
    <message>
        <source>The highest trumps, in this order: ♣ ♠ ♥ ♦</source>
        <translation>En yüksek kozlar, bu sırayla: ♣ ♠ ♥ ♦</translation>
    </message>
    <message>
        <source>Version {version} · free software · all keys: {keys}</source>
        <translation>Sürüm {version} · özgür yazılım · tüm tuşlar: {keys}</translation>
    </message>
    <message>
        <source>Welcome back, {name}</source>
        <translation>Yine hoş geldin, {name}</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Hoş geldin</translation>
    </message>
</context>
<context>
    <name>ListChange</name>
    <message>
        <source>Score list</source>
        <translation>Puan listesi</translation>
    </message>
</context>
<context>
    <name>ListModel</name>
    <message>
        <source>Number</source>
        <translation>Numara</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>#</source>
        <extracomment>Head of the narrow column with the running number of a game</extracomment>
        <translation>No</translation>
    </message>
</context>
<context>
    <name>ListPage</name>
    <message>
        <source>List of games</source>
        <translation>Oyun listesi</translation>
    </message>
    <message>
        <source>Totals of the list</source>
        <translation>Liste toplamları</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>New series …</source>
        <translation>Yeni seri…</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>menu: back to the first page</extracomment>
        <translation>Ana sayfa</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Yinele</translation>
    </message>
    <message>
        <source>Give up this deal</source>
        <translation>Bu oyunu bırak</translation>
    </message>
    <message>
        <source>Throw the cards in</source>
        <extracomment>menu: the declarer ends a deal he cannot win any more, with what he has taken so far</extracomment>
        <translation>Kartlarını masaya at</translation>
    </message>
    <message>
        <source>Claim the remaining tricks</source>
        <translation>Kalan elleri al</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Son el</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Dağıtım numarasını kopyala</translation>
    </message>
    <message>
        <source>Score list beside the table</source>
        <translation>Yandaki puan listesi</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tam ekran</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tuşlar</translation>
    </message>
    <message>
        <source>About Skatdesk</source>
        <translation>Skatdesk hakkında</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>menu: end the program</extracomment>
        <translation>Çık</translation>
    </message>
</context>
<context>
    <name>NewSeriesDialog</name>
    <message>
        <source>New series</source>
        <translation>Yeni seri</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Adın</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>how many play at the table</extracomment>
        <translation>Masa</translation>
    </message>
    <message>
        <source>Opponents, clockwise from your left</source>
        <translation>Diğer oyuncular, solundan saat yönünde</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>how many games a series has</extracomment>
        <translation>Uzunluk</translation>
    </message>
    <message>
        <source>Series number</source>
        <extracomment>a number that fixes all deals of a series</extracomment>
        <translation>Seri numarası</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>name of the user at the table and on the list, when no other is typed</extracomment>
        <translation>Sen</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Üç kişi</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Dört kişi</translation>
    </message>
    <message>
        <source>Computer players who bid and play by the usual maxims</source>
        <translation>Yaygın ilkelere göre artıran ve oynayan bilgisayar oyuncuları</translation>
    </message>
    <message>
        <source>The same number deals the same cards: share it and compare your lists</source>
        <translation>Aynı numara aynı kartları dağıtır: paylaş ve listeleri karşılaştır</translation>
    </message>
    <message>
        <source>Draw another number</source>
        <translation>Başka bir numara çek</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>button: begins the series</extracomment>
        <translation>Başla</translation>
    </message>
    <message>
        <source>Two players are called {name}</source>
        <translation>İki oyuncunun adı aynı: {name}</translation>
    </message>
    <message>
        <source>Type a series number, or draw one</source>
        <translation>Bir seri numarası yaz ya da çek</translation>
    </message>
</context>
<context>
    <name>RamschSentences</name>
    <message>
        <source>You take all ten tricks: {march}</source>
        <extracomment>{march} is the term for taking all tricks of a Ramsch</extracomment>
        <translation>On elin hepsini aldın: {march}</translation>
    </message>
    <message>
        <source>{name} takes all ten tricks: {march}</source>
        <translation>{name} on elin hepsini aldı: {march}</translation>
    </message>
    <message>
        <source>Nobody loses: 40 points each</source>
        <translation>Kaybeden yok: herkese 40 puan</translation>
    </message>
    <message>
        <source>{march} for {name}, {value}</source>
        <extracomment>{march} is the term for taking all tricks of a Ramsch, {value} what that scores</extracomment>
        <translation>{march}: {name}, {value}</translation>
    </message>
    <message>
        <source>everybody writes down their own points</source>
        <extracomment>Beginners&apos; Ramsch: there is no single loser</extracomment>
        <translation>herkes kendi puanını yazar</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>card points of the loser of a Ramsch</comment>
        <translation>
            <numerusform>%n puan</numerusform>
        </translation>
    </message>
    <message>
        <source>shared by {players}, {value}</source>
        <extracomment>Several losers of a Ramsch share the loss; {value} is what each of them loses</extracomment>
        <translation>{players} oyuncuya bölündü, {value}</translation>
    </message>
    <message numerus="yes">
        <source>All three lose with %n points</source>
        <comment>card points of each</comment>
        <translation>
            <numerusform>Üçü de kaybetti: kişi başı %n puan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {name} lose with %n points each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>Sen ve {name} kaybettiniz: kişi başı %n puan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} lose with %n points each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{first} ve {second} kaybetti: kişi başı %n puan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>%n puanla kaybettin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} %n puanla kaybetti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {name} have most points: %n each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>En çok puanı sen ve {name} aldınız: kişi başı %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} have most points: %n each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>En çok puanı {first} ve {second} aldı: kişi başı %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have most points: %n</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>En çok puanı sen aldın: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has most points: %n</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>En çok puanı {name} aldı: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>pushed on unseen, {product}</source>
        <extracomment>The skat was passed on unseen, by one player or several; {product} is &quot;4 × 50 = 200&quot;</extracomment>
        <translation>görmeden iletildi, {product}</translation>
    </message>
    <message>
        <source>{virgin} for {name}, {product}</source>
        <extracomment>{virgin} is the term for a player without a trick in Ramsch; {product} is &quot;2 × 50 = 100&quot;</extracomment>
        <translation>{virgin}: {name}, {product}</translation>
    </message>
    <message>
        <source>Bock round, {product}</source>
        <extracomment>{product} is &quot;2 × 48 = 96&quot;: in a Bock round everything counts double</extracomment>
        <translation>çift puan turu, {product}</translation>
    </message>
    <message>
        <source>everything times {factor}</source>
        <extracomment>Everybody&apos;s loss is multiplied</extracomment>
        <translation>hepsi {factor} ile çarpılır</translation>
    </message>
</context>
<context>
    <name>RearrangePanel</name>
    <message>
        <source>Share your twenty cards out anew: a click hands a card over</source>
        <translation>Yirmi kartınızı yeniden paylaştır: tıkladığın kart el değiştirir</translation>
    </message>
    <message>
        <source>Play with these</source>
        <translation>Bunlarla oyna</translation>
    </message>
</context>
<context>
    <name>RefusalSentences</name>
    <message>
        <source>This deal is over</source>
        <translation>Bu oyun bitti</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn</source>
        <translation>Sıra {name} oyuncusunda</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>Sıra sende değil</translation>
    </message>
    <message>
        <source>That is not possible now</source>
        <translation>Bu şu anda mümkün değil</translation>
    </message>
    <message>
        <source>The bidding comes first</source>
        <translation>Önce açık artırma yapılmalı</translation>
    </message>
    <message>
        <source>First everybody says {contract} or passes</source>
        <extracomment>{contract} is Grand Hand, which may be played instead of a compulsory Ramsch</extracomment>
        <translation>Önce herkes {contract} der ya da pas geçer</translation>
    </message>
    <message>
        <source>Pass two cards on</source>
        <translation>İki kart ilet</translation>
    </message>
    <message>
        <source>Take the skat, or push it on unseen</source>
        <translation>Skat&apos;ı al ya da görmeden ilet</translation>
    </message>
    <message>
        <source>Take the skat, or play {hand}</source>
        <translation>Skat&apos;ı al ya da {hand} oyna</translation>
    </message>
    <message>
        <source>Put two cards away</source>
        <translation>İki kart bırak</translation>
    </message>
    <message>
        <source>The game has to be announced first</source>
        <translation>Önce oyun anons edilmeli</translation>
    </message>
    <message>
        <source>The defenders are sorting their cards</source>
        <translation>Rakipler kartlarını yeniden diziyor</translation>
    </message>
    <message>
        <source>The cards are being played</source>
        <translation>Şimdi kart oynanıyor</translation>
    </message>
    <message>
        <source>The lead is {suit}: follow with {cards}</source>
        <extracomment>{suit} is the suit led, {cards} what may be played: &quot;king of hearts or eight of hearts&quot;</extracomment>
        <translation>Çıkış simgesi {suit}: {cards} oynamalısın</translation>
    </message>
    <message>
        <source>The lead is a trump: follow with {cards}</source>
        <extracomment>{cards} are the trumps held: &quot;jack of clubs or seven of hearts&quot;</extracomment>
        <translation>Çıkış kozla yapıldı: {cards} oynamalısın</translation>
    </message>
    <message>
        <source>You do not hold {cards}</source>
        <translation>{cards} sende yok</translation>
    </message>
    <message>
        <source>Exactly two cards are put away</source>
        <translation>Tam iki kart bırakılır</translation>
    </message>
    <message>
        <source>No card of this rank may be passed on: {rank}</source>
        <extracomment>{rank} is the word for jack; Schieberamsch</extracomment>
        <translation>Bu kartlar iletilemez: {rank}</translation>
    </message>
    <message>
        <source>Take ten of the defenders&apos; twenty cards</source>
        <translation>Ortağınla elinizdeki yirmi karttan on tanesini al</translation>
    </message>
    <message>
        <source>The bidding is over</source>
        <translation>Açık artırma bitti</translation>
    </message>
    <message>
        <source>You have passed and are out of the bidding</source>
        <translation>Pas geçtin, artık artıramazsın</translation>
    </message>
    <message>
        <source>There is no value to hold: name one or pass</source>
        <translation>Görülecek bir değer yok: bir değer söyle ya da pas geç</translation>
    </message>
    <message>
        <source>Hold {bid} or pass</source>
        <translation>{bid} teklifini gör ya da pas geç</translation>
    </message>
    <message>
        <source>No game is worth this value, so it cannot be bid</source>
        <translation>Bu değerde bir oyun yok, bu yüzden söylenemez</translation>
    </message>
    <message>
        <source>Name a value above {bid}, or pass</source>
        <translation>{bid} üzerinde bir değer söyle ya da pas geç</translation>
    </message>
    <message>
        <source>Both others have passed: play at 18 or pass</source>
        <translation>Diğer ikisi pas geçti: 18&apos;e oyna ya da pas geç</translation>
    </message>
    <message>
        <source>Only {contract} may take the place of {ramsch}</source>
        <extracomment>{contract} is Grand Hand, {ramsch} the game of a compulsory Ramsch round</extracomment>
        <translation>{ramsch} yerine yalnızca {contract} oynanabilir</translation>
    </message>
    <message>
        <source>You left the skat unseen: announce {hand}</source>
        <extracomment>{hand} is the word for a Hand game</extracomment>
        <translation>Skat&apos;a bakmadın: {hand} anons et</translation>
    </message>
    <message>
        <source>You have taken the skat: {hand} is no longer possible</source>
        <translation>Skat&apos;ı aldın: {hand} artık mümkün değil</translation>
    </message>
    <message>
        <source>{spitze} needs the lowest trump, and is not for {grand} with all four trumps</source>
        <extracomment>{spitze} promises to win the last trick with the lowest trump; {grand} is the game</extracomment>
        <translation>{spitze} için en düşük koz gerekir; dört kozun hepsiyle oynanan {grand} oyununda olmaz</translation>
    </message>
    <message>
        <source>This {null} game is worth less than your bid {bid}</source>
        <extracomment>{null} is the game Null</extracomment>
        <translation>Bu {null} oyununun değeri {bid} teklifinden düşük</translation>
    </message>
    <message>
        <source>{schneider}, {schwarz} and {ouvert} can be announced only together with {hand}</source>
        <translation>{schneider}, {schwarz} ve {ouvert} yalnızca {hand} ile birlikte anons edilebilir</translation>
    </message>
    <message>
        <source>The rules do not allow this announcement, or it leaves out one that belongs to it</source>
        <translation>Kurallar bu anonsa izin vermiyor ya da onunla birlikte gereken bir anons eksik</translation>
    </message>
    <message>
        <source>You have no right to {kontra} in this deal</source>
        <translation>Bu oyunda {kontra} hakkın yok</translation>
    </message>
    <message>
        <source>{kontra} has been said already</source>
        <translation>{kontra} zaten söylendi</translation>
    </message>
    <message>
        <source>{kontra} had to be said before the first card</source>
        <translation>{kontra} ilk karttan önce söylenmeliydi</translation>
    </message>
    <message>
        <source>{kontra} is said in turn, before your own first card</source>
        <translation>{kontra} sıra sendeyken, kendi ilk kartından önce söylenir</translation>
    </message>
    <message>
        <source>A defender can announce this only before playing a card</source>
        <translation>Bu anons ancak kendi ilk kartından önce yapılabilir</translation>
    </message>
    <message>
        <source>The question about {kontra} has to be answered first</source>
        <translation>Önce {kontra} sorusu yanıtlanmalı</translation>
    </message>
    <message>
        <source>You can give up now only if a defender agrees</source>
        <translation>Şu anda oyunu ancak rakiplerinden biri kabul ederse bırakabilirsin</translation>
    </message>
    <message>
        <source>You can give up now only if your partner agrees</source>
        <translation>Şu anda oyunu ancak ortağın kabul ederse bırakabilirsin</translation>
    </message>
    <message>
        <source>This deal cannot be given up now</source>
        <translation>Bu oyun şu anda bırakılamaz</translation>
    </message>
    <message>
        <source>In {ramsch} everybody plays alone: nobody can give up</source>
        <translation>{ramsch} oyununda herkes tek başınadır: kimse oyunu bırakamaz</translation>
    </message>
    <message>
        <source>Only a declarer who can no longer win may throw the cards in</source>
        <translation>Kartlarını masaya yalnızca artık kazanamayacak olan tek oyuncu atabilir</translation>
    </message>
    <message>
        <source>There is nothing to claim in this game now</source>
        <translation>Bu oyunda şu anda talep edilecek el yok</translation>
    </message>
    <message>
        <source>This cannot be proved against every play: please play on</source>
        <translation>Her olası oyuna karşı kanıtlanamıyor, oynamaya devam et</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>The hands as dealt, numbered by trick</source>
        <translation>Dağıtılan kartlar, el numaralarıyla</translation>
    </message>
    <message>
        <source>The hands as dealt</source>
        <translation>Dağıtılan kartlar</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>Aynı kartlarla bir daha</translation>
    </message>
    <message>
        <source>End of the series</source>
        <translation>Serinin sonu</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Sonraki oyun</translation>
    </message>
    <message>
        <source>Seeger-Fabian</source>
        <translation>Seeger-Fabian</translation>
    </message>
    <message>
        <source>Bierlachs</source>
        <translation>Bierlachs</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasik</translation>
    </message>
</context>
<context>
    <name>ResultSentences</name>
    <message>
        <source>Passed in: nobody bid</source>
        <translation>Herkes pas geçti: artıran olmadı</translation>
    </message>
    <message>
        <source>You have left the table: the deal does not count</source>
        <translation>Masadan kalktın: bu oyun sayılmaz</translation>
    </message>
    <message>
        <source>{name} has left the table: the deal does not count</source>
        <translation>{name} masadan kalktı: bu oyun sayılmaz</translation>
    </message>
    <message>
        <source>You {points}</source>
        <extracomment>A player and the card points of that side</extracomment>
        <translation>Sen {points}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>You and {name} {points}</source>
        <extracomment>Both defenders and their card points</extracomment>
        <translation>Sen ve {name} {points}</translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points: overbid</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>%n puanla kaybettin: aşırı artırma</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points: overbid</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} %n puanla kaybetti: aşırı artırma</numerusform>
        </translation>
    </message>
    <message>
        <source>You win all ten tricks</source>
        <translation>On elin hepsini aldın ve kazandın</translation>
    </message>
    <message>
        <source>{name} wins all ten tricks</source>
        <translation>{name} on elin hepsini aldı ve kazandı</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>%n puanla kazandın</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} %n puanla kazandı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points: {announced}</source>
        <comment>card points; never 1</comment>
        <extracomment>{announced} is what was announced and not made: &quot;Schneider announced&quot;</extracomment>
        <translation>
            <numerusform>%n puanla kaybettin: {announced}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points: {announced}</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} %n puanla kaybetti: {announced}</numerusform>
        </translation>
    </message>
    <message>
        <source>{ratio}, you lose</source>
        <extracomment>{ratio} is 60 : 60, the nearest a game can be lost by</extracomment>
        <translation>{ratio}, kaybettin</translation>
    </message>
    <message>
        <source>{ratio}, {name} loses</source>
        <translation>{ratio}, {name} kaybetti</translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>%n puanla kaybettin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} %n puanla kaybetti</numerusform>
        </translation>
    </message>
    <message>
        <source>You win without a trick</source>
        <translation>Hiç el almadan kazandın</translation>
    </message>
    <message>
        <source>{name} wins without a trick</source>
        <translation>{name} hiç el almadan kazandı</translation>
    </message>
    <message>
        <source>You lose: overbid</source>
        <translation>Kaybettin: aşırı artırma</translation>
    </message>
    <message>
        <source>{name} loses: overbid</source>
        <translation>{name} kaybetti: aşırı artırma</translation>
    </message>
    <message>
        <source>You take a trick and lose</source>
        <extracomment>Null: the first trick of the declarer ends the game</extracomment>
        <translation>El aldın ve kaybettin</translation>
    </message>
    <message>
        <source>{name} takes a trick and loses</source>
        <translation>{name} el aldı ve kaybetti</translation>
    </message>
    <message>
        <source>You give up and lose</source>
        <translation>Oyunu bıraktın ve kaybettin</translation>
    </message>
    <message>
        <source>{name} gives up and loses</source>
        <translation>{name} oyunu bıraktı ve kaybetti</translation>
    </message>
    <message>
        <source>You throw the cards in and lose</source>
        <translation>Kartlarını masaya attın ve kaybettin</translation>
    </message>
    <message>
        <source>{name} throws the cards in and loses</source>
        <translation>{name} kartlarını masaya attı ve kaybetti</translation>
    </message>
    <message>
        <source>You run out of time and lose</source>
        <translation>Süren doldu ve kaybettin</translation>
    </message>
    <message>
        <source>{name} runs out of time and loses</source>
        <translation>{name} süresini doldurdu ve kaybetti</translation>
    </message>
    <message>
        <source>You leave the table and lose</source>
        <translation>Masadan kalktın ve kaybettin</translation>
    </message>
    <message>
        <source>{name} leaves the table and loses</source>
        <translation>{name} masadan kalktı ve kaybetti</translation>
    </message>
    <message>
        <source>Your side gives up: {name} wins</source>
        <translation>Sizin taraf oyunu bıraktı: {name} kazandı</translation>
    </message>
    <message>
        <source>The defenders give up: you win</source>
        <translation>Rakipler oyunu bıraktı: kazandın</translation>
    </message>
    <message>
        <source>The defenders give up: {name} wins</source>
        <translation>Rakipler oyunu bıraktı: {name} kazandı</translation>
    </message>
    <message>
        <source>You run out of time: {name} wins</source>
        <translation>Süren doldu: {name} kazandı</translation>
    </message>
    <message>
        <source>You leave the table: {name} wins</source>
        <translation>Masadan kalktın: {name} kazandı</translation>
    </message>
    <message>
        <source>{leaver} runs out of time: you win</source>
        <translation>{leaver} süresini doldurdu: kazandın</translation>
    </message>
    <message>
        <source>{leaver} runs out of time: {name} wins</source>
        <translation>{leaver} süresini doldurdu: {name} kazandı</translation>
    </message>
    <message>
        <source>{leaver} leaves the table: you win</source>
        <translation>{leaver} masadan kalktı: kazandın</translation>
    </message>
    <message>
        <source>{leaver} leaves the table: {name} wins</source>
        <translation>{leaver} masadan kalktı: {name} kazandı</translation>
    </message>
</context>
<context>
    <name>SayButtons</name>
    <message>
        <source>Announce {level}</source>
        <extracomment>Button of a defender: the declarer will be held to Schneider, or will get no trick (Schwarz)</extracomment>
        <translation>{level} anons et</translation>
    </message>
</context>
<context>
    <name>SeatSentences</name>
    <message>
        <source>sorts the cards</source>
        <extracomment>Of a defender, before a Revolution</extracomment>
        <translation>kartları diziyor</translation>
    </message>
    <message>
        <source>asked about {kontra}</source>
        <extracomment>Of a player who is asked whether he doubles; {kontra} is the first doubling</extracomment>
        <translation>{kontra} sorusu</translation>
    </message>
    <message>
        <source>plays against both</source>
        <extracomment>In Ramsch, where nobody has a partner</extracomment>
        <translation>ikisine karşı</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>savunuyor</translation>
    </message>
    <message>
        <source>defends with you</source>
        <translation>ortağın</translation>
    </message>
    <message>
        <source>You sit this deal out</source>
        <extracomment>The dealer at a table of four</extracomment>
        <translation>Bu oyunda oynamıyorsun</translation>
    </message>
    <message>
        <source>{seat} · {what}</source>
        <extracomment>{seat} is Forehand, Middlehand or Rearhand</extracomment>
        <translation>{seat} · {what}</translation>
    </message>
    <message>
        <source>deal finished</source>
        <translation>oyun bitti</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>sıra sende</translation>
    </message>
    <message>
        <source>you have passed</source>
        <translation>pas geçtin</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>sıra {name} oyuncusunda</translation>
    </message>
    <message>
        <source>has passed</source>
        <extracomment>Of a player who bids no more</extracomment>
        <translation>pas geçti</translation>
    </message>
    <message>
        <source>speaks</source>
        <extracomment>Of the player who names values in the bidding</extracomment>
        <translation>konuşuyor</translation>
    </message>
    <message>
        <source>listens</source>
        <extracomment>Of the player who answers in the bidding</extracomment>
        <translation>dinliyor</translation>
    </message>
    <message>
        <source>speaks next</source>
        <extracomment>Of rearhand, who goes on speaking when one of the others has passed</extracomment>
        <translation>sonra konuşur</translation>
    </message>
    <message>
        <source>decides</source>
        <extracomment>Of a player who thinks about Grand Hand or about the skat</extracomment>
        <translation>karar veriyor</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>Of a player whose turn comes later</extracomment>
        <translation>bekliyor</translation>
    </message>
    <message>
        <source>has pushed</source>
        <extracomment>Schieberamsch: the skat went on unseen</extracomment>
        <translation>Skat&apos;ı iletti</translation>
    </message>
    <message>
        <source>has passed cards on</source>
        <extracomment>Schieberamsch: took the skat and passed two cards on</extracomment>
        <translation>kart iletti</translation>
    </message>
    <message>
        <source>has the skat</source>
        <extracomment>Of the declarer, who takes the skat or plays Hand</extracomment>
        <translation>Skat&apos;ı kazandı</translation>
    </message>
    <message>
        <source>discards</source>
        <extracomment>Of the declarer, who puts two cards away</extracomment>
        <translation>kart bırakıyor</translation>
    </message>
    <message>
        <source>announces</source>
        <extracomment>Of the declarer, who chooses the game</extracomment>
        <translation>anons ediyor</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>tek oynuyor</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>kazandı</translation>
    </message>
    <message>
        <source>has lost</source>
        <translation>kaybetti</translation>
    </message>
    <message>
        <source>defended</source>
        <extracomment>Of a defender, when the deal is over</extracomment>
        <translation>savundu</translation>
    </message>
    <message>
        <source>has not lost</source>
        <translation>kaybetmedi</translation>
    </message>
</context>
<context>
    <name>SeriesWords</name>
    <message>
        <source>Pub rules</source>
        <extracomment>name of a rule set: as played in pubs and at home</extracomment>
        <translation>Ev kuralları</translation>
    </message>
    <message>
        <source>Kontra and Re, Ramsch when everybody passes, Bock rounds. You may take moves back and count points. Classic list.</source>
        <translation>Kontra ve Tekrar, herkes pas geçince Ramş, çift puan turları. Hamleni geri alabilir, puanları sayabilirsin. Klasik liste.</translation>
    </message>
    <message>
        <source>Beginners&apos; guide</source>
        <extracomment>name of a rule set: simpler, as in a guide for beginners</extracomment>
        <translation>Yeni başlayanlar kılavuzu</translation>
    </message>
    <message>
        <source>Simpler counting: only jacks count as matadors, and announcements need no Hand. Kontra and Ramsch. Three players, classic list.</source>
        <translation>Daha basit hesap: tepe koz olarak yalnızca valeler sayılır, anons için El gerekmez. Kontra ve Ramş. Üç oyuncu, klasik liste.</translation>
    </message>
    <message>
        <source>Official rules</source>
        <extracomment>name of a rule set: the International Skat Order, as in tournaments</extracomment>
        <translation>Resmî kurallar</translation>
    </message>
    <message>
        <source>As in tournaments: no Kontra, no Ramsch, no taking back. When everybody passes, the next player deals. List after Seeger-Fabian.</source>
        <translation>Turnuvalardaki gibi: Kontra, Ramş ve geri alma yok. Herkes pas geçince kartları sıradaki oyuncu dağıtır. Seeger-Fabian listesi.</translation>
    </message>
    <message>
        <source>No end</source>
        <extracomment>length of a series: until the players stop</extracomment>
        <translation>Sınırsız</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <comment>length of a series; never 1</comment>
        <translation>
            <numerusform>%n oyun</numerusform>
        </translation>
    </message>
    <message>
        <source>Ben, Clara, Emil, Ida, Oscar, Rosa</source>
        <extracomment>First names of computer players, separated by commas: six short ones that are common in your language</extracomment>
        <translation>Ali, Ece, Kaan, Lale, Mert, Nur</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>General</source>
        <translation>Genel</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kartlar</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>choice of a language: the one the desktop uses
----------
choice of colours: what the desktop uses</extracomment>
        <translation>Sistemdeki gibi</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>settings: the user&apos;s name at the table and on lists</extracomment>
        <translation>Adın</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>settings: language of menus and messages</extracomment>
        <translation>Dil</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>settings: light or dark colours</extracomment>
        <translation>Renkler</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>choice of colours</extracomment>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>choice of colours</extracomment>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>choice of colours</extracomment>
        <translation>Yüksek karşıtlık</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>settings: switch</extracomment>
        <translation>Sesler</translation>
    </message>
    <message>
        <source>Card words</source>
        <extracomment>settings: the language in which cards and games are called</extracomment>
        <translation>Kart adları</translation>
    </message>
    <message>
        <source>Words of the German-suited pack</source>
        <extracomment>settings: switch; cards are called as in a German-suited pack: acorns, leaves, hearts, bells</extracomment>
        <translation>Alman destesinin adları</translation>
    </message>
    <message>
        <source>Corner letters</source>
        <extracomment>settings: which letters stand in the corners of the cards</extracomment>
        <translation>Köşe harfleri</translation>
    </message>
    <message>
        <source>As usually printed</source>
        <extracomment>choice of corner letters: those found on real packs</extracomment>
        <translation>Destelerdeki gibi</translation>
    </message>
    <message>
        <source>As spoken</source>
        <extracomment>choice of corner letters: initials of the card words</extracomment>
        <translation>Konuşulduğu gibi</translation>
    </message>
    <message>
        <source>Card faces</source>
        <extracomment>settings: which pictures the cards have</extracomment>
        <translation>Kart yüzleri</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>choice of card faces: a French-suited deck in two colours</extracomment>
        <translation>Fransız</translation>
    </message>
    <message>
        <source>Tournament, four colours</source>
        <extracomment>choice of card faces: French shapes in four colours, as used in tournaments</extracomment>
        <translation>Turnuva, dört renk</translation>
    </message>
    <message>
        <source>Card backs</source>
        <extracomment>settings: the backs of the cards</extracomment>
        <translation>Kart arkaları</translation>
    </message>
    <message>
        <source>Blue lattice</source>
        <extracomment>choice of card back</extracomment>
        <translation>Mavi kafes</translation>
    </message>
    <message>
        <source>Red rosette</source>
        <extracomment>choice of card back</extracomment>
        <translation>Kırmızı gülbezek</translation>
    </message>
    <message>
        <source>Plum scales</source>
        <extracomment>choice of card back</extracomment>
        <translation>Mürdüm pullar</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>settings: how fast cards move</extracomment>
        <translation>Animasyon</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>choice of animation speed: cards do not move, they are just there</extracomment>
        <translation>Kapalı</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>choice of animation speed</extracomment>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>choice of animation speed</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <extracomment>choice of animation speed</extracomment>
        <translation>Sakin</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <extracomment>settings: how the cards of the hand are sorted</extracomment>
        <translation>El kartlarının sırası</translation>
    </message>
    <message>
        <source>Colours alternate</source>
        <extracomment>choice of hand order: black and red suits in turn</extracomment>
        <translation>Renkler dönüşümlü</translation>
    </message>
    <message>
        <source>Suits by rank</source>
        <extracomment>choice of hand order: clubs, spades, hearts, diamonds</extracomment>
        <translation>Simgeler sırasıyla</translation>
    </message>
    <message>
        <source>Count card points</source>
        <extracomment>settings: switch; card points taken so far are shown, where the rules allow it</extracomment>
        <translation>Kart puanlarını say</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Arrow keys</source>
        <translation>Ok tuşları</translation>
    </message>
    <message>
        <source>Move along the hand</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Kartlar arasında gezin</translation>
    </message>
    <message>
        <source>Play the card</source>
        <extracomment>sheet of keys: the card is the one reached with the arrow keys</extracomment>
        <translation>Kartı oyna</translation>
    </message>
    <message>
        <source>Play the first to tenth card</source>
        <extracomment>sheet of keys: the keys are 1 to 9 and 0</extracomment>
        <translation>1. ila 10. kartı oyna</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tuşlar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>Slot</name>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>The others do not agree: play goes on</source>
        <translation>Diğerleri kabul etmiyor: oyun sürüyor</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Dağıtım numarasını kopyala</translation>
    </message>
</context>
<context>
    <name>TricksPage</name>
    <message>
        <source>Tricks of this deal</source>
        <translation>Bu oyunun elleri</translation>
    </message>
    <message>
        <source>The tricks appear here as they are played</source>
        <translation>Eller oynandıkça burada görünür</translation>
    </message>
    <message>
        <source>The last trick may be seen again until you have played to the next one</source>
        <translation>Son ele, bir sonrakine kart oynayana kadar yeniden bakabilirsin</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>Another Skatdesk is running: games played here are not kept. Close one of the two</source>
        <translation>Başka bir Skatdesk çalışıyor: burada oynanan oyunlar kaydedilmez. İkisinden birini kapat</translation>
    </message>
    <message>
        <source>This game cannot be written to {path}. Is the disk full or protected? Play goes on</source>
        <translation>Bu oyun kaydedilemiyor: {path}. Disk dolu ya da korumalı mı? Oyun sürüyor</translation>
    </message>
    <message>
        <source>The saved games in {path} cannot be read. They are left as they are</source>
        <translation>Kayıtlı oyunlar okunamıyor: {path}. Olduğu gibi bırakıldılar</translation>
    </message>
    <message>
        <source>The saved games in {path} are from a newer Skatdesk. They are left as they are</source>
        <translation>Kayıtlı oyunlar daha yeni bir Skatdesk&apos;ten: {path}. Olduğu gibi bırakıldılar</translation>
    </message>
    <message>
        <source>The saved games are from a newer Skatdesk: they were kept as {path}</source>
        <translation>Kayıtlı oyunlar daha yeni bir Skatdesk&apos;ten: {path} adıyla saklandılar</translation>
    </message>
    <message>
        <source>The saved games were damaged: they were kept as {path}, and new ones begun</source>
        <translation>Kayıtlı oyunlar bozulmuş: {path} adıyla saklandılar, yeni kayıt başlatıldı</translation>
    </message>
    <message>
        <source>The settings cannot be saved. Is the disk full or protected? They hold until you quit</source>
        <translation>Ayarlar kaydedilemiyor. Disk dolu ya da korumalı mı? Ayarlar programdan çıkana kadar geçerli</translation>
    </message>
    <message>
        <source>Something went wrong in Skatdesk. The game is saved; details are in {path}</source>
        <translation>Skatdesk&apos;te bir şeyler ters gitti. Oyun kaydedildi; ayrıntılar burada: {path}</translation>
    </message>
    <message>
        <source>The series you left cannot be taken up again. It is kept as it is; begin a new one</source>
        <translation>Bıraktığın seriye devam edilemiyor. Olduğu gibi saklanıyor; yeni bir seri başlat</translation>
    </message>
</context>
<context>
    <name>ValueSentences</name>
    <message>
        <source>fixed value</source>
        <extracomment>Of a Null game, whose value is not counted out: &quot;fixed value 23&quot; without the number</extracomment>
        <translation>sabit değer</translation>
    </message>
    <message>
        <source>with {matadors}</source>
        <extracomment>Start of counting out a game: &quot;with 2, game 3, × 12 = 36&quot;</extracomment>
        <translation>var {matadors}</translation>
    </message>
    <message>
        <source>without {matadors}</source>
        <extracomment>Start of counting out a game: &quot;without 2, game 3, × 12 = 36&quot;</extracomment>
        <translation>yok {matadors}</translation>
    </message>
    <message>
        <source>{counted}, {level} {sum}</source>
        <extracomment>One more step of counting out a game: &quot;with 2, game 3&quot; and then &quot;Hand 4&quot;</extracomment>
        <translation>{counted}, {level} {sum}</translation>
    </message>
    <message>
        <source>fixed value {value}</source>
        <extracomment>Of a Null game, whose value is not counted out</extracomment>
        <translation>sabit değer {value}</translation>
    </message>
    <message>
        <source>{counted}, {product}</source>
        <extracomment>End of counting out a game: &quot;with 2, game 3&quot; and then &quot;× 12 = 36&quot;</extracomment>
        <translation>{counted}, {product}</translation>
    </message>
    <message>
        <source>your bid {bid} is not reached</source>
        <translation>{bid} teklifine ulaşamadın</translation>
    </message>
    <message>
        <source>the bid {bid} is not reached</source>
        <translation>{bid} teklifine ulaşılamadı</translation>
    </message>
    <message>
        <source>your bid {bid} is reached</source>
        <translation>{bid} teklifine ulaştın</translation>
    </message>
    <message>
        <source>the bid {bid} is reached</source>
        <translation>{bid} teklifine ulaşıldı</translation>
    </message>
    <message>
        <source>overbid, {product}</source>
        <extracomment>{product} is &quot;(1 + 3) × 10 = 40&quot;: the matadors and three more times the base value</extracomment>
        <translation>aşırı artırma, {product}</translation>
    </message>
    <message>
        <source>overbid, smallest multiple of {base} that reaches {bid} = {value}</source>
        <translation>aşırı artırma, {base} sayısının {bid} değerine ulaşan en küçük katı = {value}</translation>
    </message>
    <message>
        <source>lost, {product}</source>
        <extracomment>{product} is &quot;2 × 48 = 96&quot;: a lost game costs twice its value</extracomment>
        <translation>kayıp, {product}</translation>
    </message>
    <message>
        <source>lost, {value}</source>
        <translation>kayıp, {value}</translation>
    </message>
    <message>
        <source>{doubling}, {product}</source>
        <extracomment>{doubling} is Kontra, Re …, {product} &quot;2 × 48 = 96&quot;</extracomment>
        <translation>{doubling}, {product}</translation>
    </message>
    <message>
        <source>Bock round, {product}</source>
        <extracomment>{product} is &quot;2 × 48 = 96&quot;: in a Bock round everything counts double</extracomment>
        <translation>çift puan turu, {product}</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>listeye {score}</translation>
    </message>
</context>
</TS>

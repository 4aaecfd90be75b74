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
    <name>Account</name>
    <message>
        <source>Dealer, sitting out: {name}</source>
        <extracomment>Right also where somebody is called &quot;You&quot;</extracomment>
        <translation>Dağıtıcı, oynamıyor: {name}</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <extracomment>Right also where somebody is called &quot;You&quot;</extracomment>
        <translation>Dağıtıcı: {name}</translation>
    </message>
    <message>
        <source>Away: {name}</source>
        <extracomment>Right also where somebody is called &quot;You&quot;</extracomment>
        <translation>Masada yok: {name}</translation>
    </message>
    <message>
        <source>Ramsch round</source>
        <translation>Ramş turu</translation>
    </message>
    <message>
        <source>Bock round: counts double</source>
        <translation>Çift puan turu: iki kat sayılır</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) left</source>
        <comment>of a Bock or Ramsch round, the one that is told included</comment>
        <translation>
            <numerusform>%n oyun kaldı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n more Bock round(s)</source>
        <comment>that were made in this Bock round</comment>
        <translation>
            <numerusform>ardından %n çift puan turu daha</numerusform>
        </translation>
    </message>
    <message>
        <source>agreed {score}</source>
        <extracomment>The table agreed on this score, whatever the cards were worth: &quot;agreed +48&quot;</extracomment>
        <translation>anlaşma {score}</translation>
    </message>
    <message>
        <source>{points} left of 120</source>
        <extracomment>Ramsch: card points that no player has been given yet, or that are too many (negative)</extracomment>
        <translation>120 puandan {points} kaldı</translation>
    </message>
    <message>
        <source>Passed in: nobody scores, the deal counts as a game</source>
        <translation>Herkes pas geçti: kimse puan almaz, oyun yine de sayılır</translation>
    </message>
    <message>
        <source>{name} then {total}</source>
        <extracomment>A player&apos;s running total after the game that is being entered: &quot;Ben then 206&quot;</extracomment>
        <translation>sonra {name} {total}</translation>
    </message>
</context>
<context>
    <name>AccuracyChart</name>
    <message>
        <source>deal</source>
        <extracomment>heads of columns in a file for spreadsheets: the first, the second … deal reviewed</extracomment>
        <translation>oyun</translation>
    </message>
    <message>
        <source>date</source>
        <translation>tarih</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>isabet</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>ortalama</translation>
    </message>
</context>
<context>
    <name>Additions</name>
    <message>
        <source>First choose a game</source>
        <translation>Önce bir oyun seç</translation>
    </message>
    <message>
        <source>Only with {games}</source>
        <extracomment>tool tip of an addition such as ouvert, which the game chosen does not have; {games} are those that have it</extracomment>
        <translation>Yalnızca şunlarla: {games}</translation>
    </message>
</context>
<context>
    <name>AmountControl</name>
    <message>
        <source>no money</source>
        <translation>parasız</translation>
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
        <source>Other discards</source>
        <extracomment>Button: the two cards come back into the hand, and others may be put away</extracomment>
        <translation>Başka kart bırak</translation>
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
        <source>Series not continued</source>
        <extracomment>title of a note at the start: the series that was left cannot be played on</extracomment>
        <translation>Seriye devam edilemiyor</translation>
    </message>
    <message>
        <source>{name} could not decide; a plain move was played instead</source>
        <translation>{name} karar veremedi; yerine basit bir hamle yapıldı</translation>
    </message>
</context>
<context>
    <name>BackButton</name>
    <message>
        <source>Back</source>
        <extracomment>button with an arrow: to the page one came from</extracomment>
        <translation>Geri dön</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message>
        <source>Save a backup</source>
        <extracomment>title of a dialog that asks for a file to write</extracomment>
        <translation>Yedek kaydet</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <extracomment>title of a dialog that asks for a file to read</extracomment>
        <translation>Yedeği geri yükle</translation>
    </message>
    <message>
        <source>Backups of Skatdesk (*.skatdesk)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Skatdesk yedekleri (*.skatdesk)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Tüm dosyalar (*)</translation>
    </message>
    <message>
        <source>All games and lists are in {path}. The settings are not among them</source>
        <translation>Tüm oyunlar ve listeler {path} dosyasında. Ayarlar buna dahil değil</translation>
    </message>
    <message>
        <source>Now quit Skatdesk and start it again</source>
        <translation>Şimdi Skatdesk&apos;ten çık ve yeniden başlat</translation>
    </message>
    <message>
        <source>{path} is used by Skatdesk itself. Choose another name or folder</source>
        <translation>{path} dosyasını Skatdesk&apos;in kendisi kullanıyor. Başka bir ad ya da klasör seç</translation>
    </message>
    <message>
        <source>{path} is not a backup of Skatdesk, or it is damaged. Nothing was changed</source>
        <translation>{path} bir Skatdesk yedeği değil ya da hasarlı. Hiçbir şey değiştirilmedi</translation>
    </message>
    <message>
        <source>{path} is from a newer Skatdesk. Install that here first</source>
        <translation>{path} daha yeni bir Skatdesk ile kaydedilmiş. Önce o sürümü buraya kur</translation>
    </message>
    <message>
        <source>{path} cannot be written or read. Is the disk full or protected?</source>
        <translation>{path} yazılamıyor ya da okunamıyor. Disk dolu ya da korumalı mı?</translation>
    </message>
</context>
<context>
    <name>BidChart</name>
    <message>
        <source>bid</source>
        <extracomment>heads of columns in a file for spreadsheets</extracomment>
        <translation>teklif</translation>
    </message>
    <message>
        <source>score</source>
        <translation>puan</translation>
    </message>
    <message>
        <source>games</source>
        <translation>oyun</translation>
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
        <source>Lower values</source>
        <extracomment>Button in the bidding: shows lower values to jump to</extracomment>
        <translation>Daha düşük değerler</translation>
    </message>
    <message>
        <source>Higher values</source>
        <extracomment>Button in the bidding: shows higher values to jump to</extracomment>
        <translation>Daha yüksek değerler</translation>
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
        <source>Wait: {name} holds {value}, or passes</source>
        <extracomment>In the bidding, while another player thinks about the value he was named</extracomment>
        <translation>Bekle: {name} {value} teklifini görür ya da pas geçer</translation>
    </message>
    <message>
        <source>Wait: {name} names a value, or passes</source>
        <extracomment>In the bidding, while another player thinks about the value he will name</extracomment>
        <translation>Bekle: {name} bir değer söyler ya da pas geçer</translation>
    </message>
    <message>
        <source>Play at 18, or pass</source>
        <translation>18&apos;e oyna ya da pas geç</translation>
    </message>
    <message>
        <source>Play at 18, or pass: then there is a {ramsch}</source>
        <extracomment>Asked of the last of three who could bid; {ramsch} is Ramsch or Schieberamsch</extracomment>
        <translation>18&apos;e oyna ya da pas geç: o zaman {ramsch} oynanır</translation>
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
    <name>Board</name>
    <message>
        <source>Seats</source>
        <extracomment>small button of a chart: by seat (forehand, middlehand, rearhand)</extracomment>
        <translation>Yerler</translation>
    </message>
    <message>
        <source>Matadors</source>
        <extracomment>small button of a chart: by matadors</extracomment>
        <translation>Tepe kozlar</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>small button of a chart: by list score</extracomment>
        <translation>Puanlar</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>small button of a chart: by card points</extracomment>
        <translation>Kart puanı</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>small button of a chart: of the last 36 games</extracomment>
        <translation>Form</translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>small button of a chart: the sum of all points</extracomment>
        <translation>Toplam</translation>
    </message>
    <message numerus="yes">
        <source>%n list(s)</source>
        <translation>
            <numerusform>%n liste</numerusform>
        </translation>
    </message>
    <message>
        <source>{lists}, {number} passed in</source>
        <extracomment>Below the number of games: {lists} is &quot;36 lists&quot;, {number} deals nobody bid on</extracomment>
        <translation>{lists}, {number} pas</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>name of a large figure</extracomment>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>Declared</source>
        <extracomment>name of a large figure: share of games in which the player was declarer</extracomment>
        <translation>Tek oynama</translation>
    </message>
    <message>
        <source>in defence {share}</source>
        <extracomment>Below the share of games won as declarer; {share} of the games against a declarer he was beaten</extracomment>
        <translation>savunmada {share}</translation>
    </message>
    <message>
        <source>Won as declarer</source>
        <extracomment>name of a large figure: share of games won as declarer</extracomment>
        <translation>Tek oynarken kazanma</translation>
    </message>
    <message>
        <source>{error}, 95 times in 100</source>
        <extracomment>How sure a figure is: {error} is &quot;± 143&quot;</extracomment>
        <translation>{error}, 100&apos;de 95 olasılıkla</translation>
    </message>
    <message>
        <source>too few games</source>
        <translation>oyun sayısı az</translation>
    </message>
    <message>
        <source>Points per 36 games</source>
        <extracomment>name of a large figure: points by Seeger-Fabian, for 36 games</extracomment>
        <translation>36 oyuna düşen puan</translation>
    </message>
    <message>
        <source>Latest lists</source>
        <extracomment>name of a small chart of up to ten lists</extracomment>
        <translation>Son listeler</translation>
    </message>
    <message>
        <source>too few lists</source>
        <translation>liste sayısı az</translation>
    </message>
    <message numerus="yes">
        <source>%n above the average</source>
        <comment>of the latest lists</comment>
        <translation>
            <numerusform>ortalama üstü: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} is full: take a card away first, or drag the new one onto another to exchange them</source>
        <translation>{place} dolu: önce bir kart çıkar ya da yeni kartı değiştirmek istediğin kartın üstüne sürükle</translation>
    </message>
    <message>
        <source>A click chooses a card, a double click or Del takes it back. Cards with a bar stay when the rest is dealt anew</source>
        <translation>Tıklayınca kart seçilir, çift tıklayınca ya da Delete ile geri alınır. Kalanlar yeniden dağıtılınca çubuklu kartlar yerinde kalır</translation>
    </message>
    <message>
        <source>Cards that can be dealt</source>
        <translation>Dağıtılabilecek kartlar</translation>
    </message>
    <message>
        <source>A click deals the card to the hand being filled, 1 to 4 to a hand or the skat. Or drag it</source>
        <translation>Tıklanan kart doldurulan yere gider, 1–4 tuşları kartı bir oyuncuya ya da Skat&apos;a verir. İstersen sürükle</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
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
        <source>{row}; less than the bid</source>
        <extracomment>{row} is a game with its values: &quot;Clubs: with 2, game 3, × 12 = 36; Hand: 48&quot;</extracomment>
        <translation>{row}; tekliften az</translation>
    </message>
    <message>
        <source>with {game} up to {value}, skat aside</source>
        <extracomment>{game} is a game such as Hearts, played without two jacks or more, one of which may lie in the skat</extracomment>
        <translation>Skat hariç {game} ile {value} değerine kadar</translation>
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
        <source>{need}, the last trick with the lowest trump</source>
        <extracomment>{need} is what the declarer needs besides: &quot;you need 61 points&quot; or &quot;you need all ten tricks&quot;</extracomment>
        <translation>{need}, son el en düşük kozla</translation>
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
        <source>{outlook}, skat aside</source>
        <extracomment>{outlook} is &quot;your bid 30 is reached&quot;, or that it is not; a jack in the skat of a Hand game may change that</extracomment>
        <translation>Skat hariç {outlook}</translation>
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
    <message>
        <source>deals</source>
        <extracomment>For screen readers, about a player</extracomment>
        <translation>dağıtıyor</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a player&apos;s hand</comment>
        <translation>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n el</numerusform>
        </translation>
    </message>
    <message>
        <source>{tricks} · {points}</source>
        <extracomment>Under the tricks a player has won: how many, and their card points</extracomment>
        <translation>{tricks} · {points}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Dağıtım {number}</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Tek oyuncu sensin</translation>
    </message>
    <message>
        <source>Declarer {name}</source>
        <translation>Tek oyuncu {name}</translation>
    </message>
    <message>
        <source>You play alone at {value}</source>
        <translation>{value} ile tek oynuyorsun</translation>
    </message>
    <message>
        <source>· bid {value}</source>
        <translation>· teklif {value}</translation>
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
        <source>{game} · practice</source>
        <extracomment>{game} is &quot;Game 7 of 36&quot;; the user was helped in it, so it stays out of the statistics</extracomment>
        <translation>{game} · alıştırma</translation>
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
    <name>CardCells</name>
    <message>
        <source>empty</source>
        <translation>boş</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>most likely {game}</source>
        <extracomment>{game} is a game that a hand may become: &quot;most likely Grand&quot;</extracomment>
        <translation>en olası oyun: {game}</translation>
    </message>
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
    <name>ChangeLine</name>
    <message>
        <source>Game {k} is being changed</source>
        <translation>{k}. oyun değiştiriliyor</translation>
    </message>
    <message>
        <source>A game is being inserted before game {k}</source>
        <translation>{k}. oyundan önce bir oyun ekleniyor</translation>
    </message>
    <message>
        <source>Enter anew</source>
        <extracomment>button while a game of the list is changed: empties the entry, so that the game is told like a new one</extracomment>
        <translation>Baştan gir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
</context>
<context>
    <name>ChartCard</name>
    <message>
        <source>Save as picture (PNG)…</source>
        <extracomment>menu of a chart</extracomment>
        <translation>Resim olarak kaydet (PNG)…</translation>
    </message>
    <message>
        <source>Save as drawing (SVG)…</source>
        <extracomment>menu of a chart</extracomment>
        <translation>Çizim olarak kaydet (SVG)…</translation>
    </message>
    <message>
        <source>Save the figures (CSV)…</source>
        <extracomment>menu of a chart</extracomment>
        <translation>Sayıları kaydet (CSV)…</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <extracomment>button with three dots beside a chart</extracomment>
        <translation>Grafiği kaydet</translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message>
        <source>of {number}</source>
        <extracomment>Beside a share of games, &quot;84%&quot;: how many games there are in all</extracomment>
        <translation>/ {number}</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <extracomment>a period from one day to another</extracomment>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>Series of {day}</source>
        <extracomment>A series played in this program on {day}</extracomment>
        <translation>{day} serisi</translation>
    </message>
    <message>
        <source>List of {day}</source>
        <extracomment>A written list without a title</extracomment>
        <translation>{day} listesi</translation>
    </message>
    <message>
        <source>{title}, {day}</source>
        <translation>{title}, {day}</translation>
    </message>
    <message>
        <source>Game {number} of {day}</source>
        <extracomment>Title: the {number}th game of the series played on {day}</extracomment>
        <translation>{day}, {number}. oyun</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>In the tip of a chart: which game of its list or series it is; the game itself follows</extracomment>
        <translation>{number}. oyun</translation>
    </message>
    <message>
        <source>latest: {game}</source>
        <extracomment>In the tip of a chart: the latest of several games</extracomment>
        <translation>en son: {game}</translation>
    </message>
    <message>
        <source>bid {value}</source>
        <extracomment>What a game was bought at: &quot;bid 24&quot;</extracomment>
        <translation>teklif {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n oyun</numerusform>
        </translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>chart: games lost are on this side</extracomment>
        <translation>kaybedilen</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>chart: games won are on this side</extracomment>
        <translation>kazanılan</translation>
    </message>
    <message>
        <source>No such games yet</source>
        <extracomment>in place of a chart: none of the games chosen belongs into it</extracomment>
        <translation>Henüz böyle bir oyun yok</translation>
    </message>
    <message>
        <source>Review a deal after playing it: from then on it shows here how accurately you played</source>
        <translation>Bir oyunu oynadıktan sonra analiz et: ne kadar isabetli oynadığın o zaman burada görünür</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost</source>
        <extracomment>Two numbers of games</extracomment>
        <translation>{won} kazanıldı, {lost} kaybedildi</translation>
    </message>
    <message>
        <source>average {score}</source>
        <extracomment>{score} is the average list score of some games</extracomment>
        <translation>ortalama {score}</translation>
    </message>
    <message>
        <source>Best game {score}</source>
        <extracomment>button that opens the game with the highest score</extracomment>
        <translation>En iyi oyun {score}</translation>
    </message>
    <message>
        <source>Worst game {score}</source>
        <extracomment>button that opens the game with the lowest score</extracomment>
        <translation>En kötü oyun {score}</translation>
    </message>
    <message>
        <source>without {matadors}</source>
        <extracomment>head of a column: games without this many matadors</extracomment>
        <translation>yok {matadors}</translation>
    </message>
    <message>
        <source>with {matadors}</source>
        <extracomment>head of a column: games with this many matadors</extracomment>
        <translation>var {matadors}</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>head of a narrow column: number of games</extracomment>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Declared</source>
        <extracomment>head of a narrow column: share of games the player declared</extracomment>
        <translation>Tek</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>head of a narrow column: share of declared games that were won</extracomment>
        <translation>Kazanma</translation>
    </message>
    <message>
        <source>Defended</source>
        <extracomment>head of a narrow column: share of games against a declarer in which he lost</extracomment>
        <translation>Savunma</translation>
    </message>
    <message>
        <source>Points per 36 games</source>
        <extracomment>head of a column: points by Seeger-Fabian</extracomment>
        <translation>36 oyuna düşen puan</translation>
    </message>
    <message>
        <source>{score} or less</source>
        <translation>{score} ve altı</translation>
    </message>
    <message>
        <source>{score} or more</source>
        <translation>{score} ve üstü</translation>
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
        <source>Take the skat and put two cards away, or leave it unseen and double the loss</source>
        <extracomment>Schieberamsch: asked of rearhand, behind whom nobody gets the cards</extracomment>
        <translation>Skat&apos;ı alıp iki kart bırak ya da Skat&apos;ı görmeden bırak ve kaybı ikiye katla</translation>
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
        <source>{contract}: {doubling} multiplies the score by {factor}</source>
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
    <name>ComparisonChart</name>
    <message>
        <source>player</source>
        <extracomment>heads of columns in a file for spreadsheets, down to the error</extracomment>
        <translation>oyuncu</translation>
    </message>
    <message>
        <source>computer</source>
        <extracomment>which computer player it was</extracomment>
        <translation>bilgisayar</translation>
    </message>
    <message>
        <source>games</source>
        <translation>oyun</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>tek oynama</translation>
    </message>
    <message>
        <source>won</source>
        <translation>kazanılan</translation>
    </message>
    <message>
        <source>defended</source>
        <extracomment>games against a declarer</extracomment>
        <translation>savunma</translation>
    </message>
    <message>
        <source>beaten in defence</source>
        <extracomment>games against a declarer in which he lost</extracomment>
        <translation>kazanılan savunma</translation>
    </message>
    <message>
        <source>points per 36 games</source>
        <translation>36 oyuna düşen puan</translation>
    </message>
    <message>
        <source>Error (95 of 100)</source>
        <extracomment>how sure the average is</extracomment>
        <translation>Hata payı (100&apos;de 95)</translation>
    </message>
</context>
<context>
    <name>ContractView</name>
    <message>
        <source>What could have been played</source>
        <translation>Neler oynanabilirdi</translation>
    </message>
    <message>
        <source>If the seat takes the skat, puts the best two cards away, and everybody sees all cards</source>
        <translation>Bu yerdeki oyuncu Skat&apos;ı alır, en iyi iki kartı bırakır ve herkes bütün kartları görürse</translation>
    </message>
    <message>
        <source>Play this hand</source>
        <extracomment>button: play one&apos;s luck with the hand chosen in the table; the others pass</extracomment>
        <translation>Bu kartlarla oyna</translation>
    </message>
    <message>
        <source>At the table, for practice: the others pass, and you play alone</source>
        <translation>Masada, alıştırma için: diğerleri pas der, tek oyuncu sen olursun</translation>
    </message>
    <message>
        <source>Large: the declarer&apos;s card points. Below: the list score against each of the others at a bid of 18</source>
        <extracomment>explains the figures in the table: card points, and below them what the declarer wins or loses in the list against each of the others, at the lowest bid; what these get for a game he loses is in it</extracomment>
        <translation>Büyük sayı: tek oyuncunun kart puanı. Altındaki: 18 teklifiyle diğerlerinin her birine karşı liste puanı</translation>
    </message>
    <message>
        <source>In a Ramsch round nobody bids: there is no contract table</source>
        <translation>Ramş turunda açık artırma olmaz: oyun tablosu yok</translation>
    </message>
    <message>
        <source>The review is not complete yet</source>
        <translation>Analiz henüz bitmedi</translation>
    </message>
    <message>
        <source>Best bid</source>
        <extracomment>head of a column: the highest bid a seat can reach with a game it wins</extracomment>
        <translation>En iyi teklif</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>read aloud in the column of best bids: this seat wins no game</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>won</source>
        <translation>kazanılır</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>kaybedilir</translation>
    </message>
    <message>
        <source>With all cards open nobody wins a game: all would pass</source>
        <translation>Kartlar açıkken kimse oyun kazanamıyor: herkes pas geçerdi</translation>
    </message>
    <message>
        <source>With all cards open, in the bidding too: </source>
        <extracomment>what comes out when everybody knows all cards, in the bidding too</extracomment>
        <translation>Kartlar açıkken, artırmada da: </translation>
    </message>
    <message>
        <source>you play {contract} at {bid}, {score}</source>
        <extracomment>{contract} is played at the bid {bid}, which changes the list by {score}</extracomment>
        <translation>{bid} ile {contract} oynuyorsun, {score}</translation>
    </message>
    <message>
        <source>{name} plays {contract} at {bid}, {score}</source>
        <translation>{name} {bid} ile {contract} oynuyor, {score}</translation>
    </message>
    <message>
        <source>{name}: {contract}</source>
        <extracomment>a player and a game: &quot;Ada: Grand&quot;</extracomment>
        <translation>{name}: {contract}</translation>
    </message>
    <message>
        <source>game value {value}</source>
        <translation>oyun değeri {value}</translation>
    </message>
    <message>
        <source>best of all discards</source>
        <extracomment>the discard was found by comparing all of them</extracomment>
        <translation>bırakılan: tüm seçeneklerin en iyisi</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>Pattern of a date: d is the day, MMM the short name of the month, yyyy the year; German &quot;d. MMM yyyy&quot;</extracomment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>first of a month</comment>
        <extracomment>Pattern of a date that is the first of a month; other letters stand for themselves: French &quot;1er déc. 2026&quot;</extracomment>
        <translation>d MMM yyyy</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Copy</source>
        <extracomment>Button: puts the text of the whole game into the clipboard</extracomment>
        <translation>Kopyala</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Button: what was right in the game, and what was not</extracomment>
        <translation>Analiz</translation>
    </message>
    <message>
        <source>List of the series</source>
        <translation>Serinin listesi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>DealNumber</name>
    <message>
        <source>Type the number of a deal</source>
        <translation>Bir dağıtım numarası yaz</translation>
    </message>
    <message>
        <source>A deal&apos;s number has digits only; spaces and dots between them do no harm</source>
        <translation>Dağıtım numarası yalnızca rakamlardan oluşur; aradaki boşluk ve noktaların zararı yok</translation>
    </message>
    <message>
        <source>There are deals from 1 to {last}, and no others</source>
        <translation>Dağıtımlar 1 ile {last} arasındadır</translation>
    </message>
    <message>
        <source>cards missing: {n}</source>
        <extracomment>in the empty field for the number of a deal: so many cards lie nowhere yet; {n} is never 0</extracomment>
        <translation>eksik kart: {n}</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Dağıtım numarası</translation>
    </message>
    <message>
        <source>Load</source>
        <extracomment>button: lays out the deal whose number was typed</extracomment>
        <translation>Yükle</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Dağıtım numarasını kopyala</translation>
    </message>
</context>
<context>
    <name>DealSource</name>
    <message>
        <source>At random</source>
        <extracomment>where the deals of a series come from</extracomment>
        <translation>Rastgele</translation>
    </message>
    <message>
        <source>By number</source>
        <extracomment>where the deals of a series come from: a number that is typed</extracomment>
        <translation>Numarayla</translation>
    </message>
    <message>
        <source>As last time</source>
        <extracomment>where the deals of a series come from: the deals of the series before, once more</extracomment>
        <translation>Geçen seferki</translation>
    </message>
    <message>
        <source>No series was played here yet</source>
        <extracomment>why &quot;As last time&quot; cannot be chosen</extracomment>
        <translation>Burada henüz seri oynanmadı</translation>
    </message>
    <message>
        <source>Today&apos;s</source>
        <extracomment>where the deals of a set come from: those of the day, which are the same for everybody</extracomment>
        <translation>Bugünkü</translation>
    </message>
    <message>
        <source>Series number</source>
        <translation>Seri numarası</translation>
    </message>
    <message>
        <source>Draw another number</source>
        <translation>Başka bir numara çek</translation>
    </message>
    <message>
        <source>Copy an invitation with this number</source>
        <translation>Bu numarayla bir davet kopyala</translation>
    </message>
</context>
<context>
    <name>DealWords</name>
    <message>
        <source>Skat</source>
        <extracomment>the two cards that lie face down</extracomment>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Trumps in the longest suit</source>
        <extracomment>of a hand: jacks and the cards of its longest suit</extracomment>
        <translation>En uzun simgedeki kozlar</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Kart puanı</translation>
    </message>
    <message>
        <source>Worth a bid of</source>
        <extracomment>of a hand: how high the computer would bid with it</extracomment>
        <translation>Artırma değeri</translation>
    </message>
    <message>
        <source>A suit game to bid for</source>
        <translation>Simge oyunu için iyi kartlar</translation>
    </message>
    <message>
        <source>{game} to bid for</source>
        <extracomment>{game} is Grand, Null or a suit: a hand good enough to bid for that game</extracomment>
        <translation>{game} için iyi kartlar</translation>
    </message>
    <message>
        <source>Trumps in {suit}</source>
        <extracomment>{suit} is a suit: the four jacks and the seven other cards of that suit</extracomment>
        <translation>{suit} kozları</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <extracomment>two ranks, such as ace and ten: cards of either</extracomment>
        <translation>{one} ya da {other}</translation>
    </message>
    <message>
        <source>exactly {n}</source>
        <extracomment>how many cards or card points are wished; short</extracomment>
        <translation>tam {n}</translation>
    </message>
    <message>
        <source>at most {n}</source>
        <extracomment>how many cards or card points are wished; short, such as &quot;bis 2&quot; in German</extracomment>
        <translation>en çok {n}</translation>
    </message>
    <message>
        <source>at least {n}</source>
        <extracomment>how many cards, card points or what bid is wished; short, such as &quot;ab 2&quot; in German</extracomment>
        <translation>en az {n}</translation>
    </message>
    <message>
        <source>{place}: {what}</source>
        <extracomment>{place} is a hand or the skat, {what} a kind of game or of cards</extracomment>
        <translation>{place}: {what}</translation>
    </message>
    <message>
        <source>{place}: {what}, {amount}</source>
        <extracomment>{place} is a hand or the skat, {what} a kind of cards, {amount} such as &quot;at least 2&quot;</extracomment>
        <translation>{place}: {what}, {amount}</translation>
    </message>
</context>
<context>
    <name>DealsPage</name>
    <message>
        <source>No game of this record can be read</source>
        <translation>Bu kayıtta okunabilen oyun yok</translation>
    </message>
    <message>
        <source>This card is dealt twice: {card}</source>
        <extracomment>of a deal that was typed or pasted</extracomment>
        <translation>Bu kart iki kez dağıtılmış: {card}</translation>
    </message>
    <message>
        <source>A deal has three hands of ten cards and two in the skat, not {counts}</source>
        <extracomment>of a deal that was typed or pasted; {counts} is &quot;10 | 10 | 9 | 2&quot;</extracomment>
        <translation>Bir dağıtımda üç oyuncuya onar, Skat&apos;a iki kart düşer; burada {counts} var</translation>
    </message>
    <message>
        <source>First choose the hand that these cards go to</source>
        <translation>Önce bu kartların nereye gideceğini seç</translation>
    </message>
    <message>
        <source>Nothing here names cards. Give a deal number, a record, or cards such as {cards}</source>
        <extracomment>{cards} are two cards in short</extracomment>
        <translation>Burada kart adı yok. Bir dağıtım numarası, bir kayıt ya da {cards} gibi kartlar ver</translation>
    </message>
    <message>
        <source>No card is called {word}. Write {cards}, or names with commas between</source>
        <extracomment>{cards} are two cards in short</extracomment>
        <translation>{word} adında bir kart yok. {cards} gibi ya da adları virgülle ayırarak yaz</translation>
    </message>
    <message>
        <source>No game in {file} can be read</source>
        <translation>{file} içinde okunabilen oyun yok</translation>
    </message>
    <message>
        <source>Game {k} of {n}</source>
        <extracomment>several games were read; {k} of {n} is laid out</extracomment>
        <translation>Oyun {k} / {n}</translation>
    </message>
    <message>
        <source>Game {k} of the first {n} in the file</source>
        <extracomment>the same of a file that has more games than are read</extracomment>
        <translation>Oyun {k} / {n} (dosyada daha fazlası var)</translation>
    </message>
    <message>
        <source>Choose a hand, then click its cards. Or click a card, then the hand</source>
        <translation>Bir yer seç, sonra kartlarına tıkla. Ya da önce karta, sonra yere tıkla</translation>
    </message>
    <message>
        <source>Copied: deal {number}</source>
        <translation>Kopyalandı: dağıtım {number}</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <extracomment>in the empty field for cards; {place} is the hand that gets them, {cards} an example</extracomment>
        <translation>{place}: {cards}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kartlar</translation>
    </message>
    <message>
        <source>Type cards</source>
        <translation>Kartları yaz</translation>
    </message>
    <message>
        <source>Previous game</source>
        <translation>Önceki oyun</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Sonraki oyun</translation>
    </message>
</context>
<context>
    <name>DealsRoom</name>
    <message>
        <source>Any deal</source>
        <extracomment>page of learning: opens the page where one makes any deal</extracomment>
        <translation>İstediğin dağıtım</translation>
    </message>
    <message>
        <source>Lay out cards, wish for a hand, play it as often as you like</source>
        <translation>Kartları diz, isteklerini ekle, dilediğin kadar oyna</translation>
    </message>
    <message>
        <source>Any deal…</source>
        <extracomment>command: opens the page where one makes any deal</extracomment>
        <translation>İstediğin dağıtım…</translation>
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
    <name>DeletedLists</name>
    <message>
        <source>Deleted lists</source>
        <extracomment>Menu of the lists that were deleted; choosing one brings it back</extracomment>
        <translation>Silinen listeler</translation>
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
        <source>Card points put into the skat</source>
        <extracomment>Schieberamsch: rearhand&apos;s two cards become the skat</extracomment>
        <translation>Skat&apos;a bırakılan kartların puanı</translation>
    </message>
    <message>
        <source>Enter passes them on, Backspace takes the last one back</source>
        <extracomment>For screen readers, when two cards are chosen in Schieberamsch</extracomment>
        <translation>Enter kartları iletir, Backspace son kartı geri alır</translation>
    </message>
    <message>
        <source>Enter puts them away, Backspace takes the last one back</source>
        <extracomment>For screen readers, when two cards are chosen for the skat</extracomment>
        <translation>Enter kartları bırakır, Backspace son kartı geri alır</translation>
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
    <name>DuplicatePage</name>
    <message>
        <source>You play a set of deals; an expert plays the same cards in your seat, against the same players</source>
        <translation>Bir set oyun oynarsın; bir usta da senin yerinde, aynı oyunculara karşı aynı kartları oynar</translation>
    </message>
    <message>
        <source>The first deals will be compared here when both have played them</source>
        <translation>İlk oyunlar, ikiniz de oynayınca burada karşılaştırılır</translation>
    </message>
    <message>
        <source>{k} of {n} deals compared; you against the expert: {points}</source>
        <extracomment>{k} of {n} deals are played by both; {points} is list points with sign</extracomment>
        <translation>Karşılaştırılan oyun: {k} / {n}; usta karşısında farkın: {points}</translation>
    </message>
    <message>
        <source>The strong players are being prepared; the expert plays then</source>
        <translation>Güçlü oyuncular hazırlanıyor; usta sonra oynayacak</translation>
    </message>
    <message>
        <source>The strong players cannot be prepared on this machine: the expert does not play along</source>
        <translation>Güçlü oyuncular bu bilgisayarda hazırlanamıyor: usta oynamıyor</translation>
    </message>
    <message>
        <source>The expert could not play one of the deals</source>
        <translation>Usta oyunlardan birini oynayamadı</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>in a table of games: who declared, at the user&apos;s place the user</extracomment>
        <translation>Sen</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>in a table of games: who declared, at the user&apos;s place the expert</extracomment>
        <translation>Usta</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>in place of a game that is not finished yet</extracomment>
        <translation>henüz yok</translation>
    </message>
    <message>
        <source>{name}: {game}</source>
        <extracomment>{name} declared, {game} is what was played</extracomment>
        <translation>{name}: {game}</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>title of the page: the same deals are played by the user and by an expert</extracomment>
        <translation>Karşılaştırma</translation>
    </message>
    <message>
        <source>The same deals, you and an expert</source>
        <translation>Aynı kartlar, sen ve bir usta</translation>
    </message>
    <message>
        <source>A new set ends the series you are playing</source>
        <translation>Yeni set, oynadığın seriyi sona erdirir</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>button: back to the table</extracomment>
        <translation>Oyuna devam</translation>
    </message>
    <message>
        <source>Deals of the set</source>
        <translation>Setin oyunları</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>heading of a column: number of the deal</extracomment>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>With you</source>
        <extracomment>heading of a column: what was played when the user sat there</extracomment>
        <translation>Sende</translation>
    </message>
    <message>
        <source>Your points</source>
        <extracomment>heading of a column: list points of the user</extracomment>
        <translation>Senin puanın</translation>
    </message>
    <message>
        <source>With the expert</source>
        <extracomment>heading of a column: what was played when the expert sat there</extracomment>
        <translation>Ustada</translation>
    </message>
    <message>
        <source>Expert&apos;s points</source>
        <extracomment>heading of a column: list points of the expert</extracomment>
        <translation>Ustanın puanı</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>heading of a column: own points less the expert&apos;s</extracomment>
        <translation>Fark</translation>
    </message>
</context>
<context>
    <name>DuplicateRoom</name>
    <message>
        <source>Duplicate</source>
        <extracomment>page of learning: the same deals are played by the user and by an expert</extracomment>
        <translation>Karşılaştırma</translation>
    </message>
    <message>
        <source>Play a set of deals that an expert plays too</source>
        <translation>Bir ustanın da oynadığı kartlarla bir set oyna</translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>New series</source>
        <extracomment>Button: asks for a new series against computer players</extracomment>
        <translation>Yeni seri</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>Button: to the lists of games played with real cards</extracomment>
        <translation>Puan listesi</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Tüm oyunları göster</translation>
    </message>
    <message>
        <source>No game passes these filters</source>
        <translation>Bu filtrelere uyan oyun yok</translation>
    </message>
    <message>
        <source>Change the filters above</source>
        <translation>Yukarıdaki filtreleri değiştir</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Henüz oyun yok</translation>
    </message>
    <message>
        <source>Play a series or enter games in the score sheet: every finished game but practice counts here</source>
        <translation>Bir seri oyna ya da oyunları puan listesine yaz: alıştırma dışında biten her oyun burada kendiliğinden sayılır</translation>
    </message>
    <message>
        <source>The score sheet for your table</source>
        <translation>Kendi masan için puan listesi</translation>
    </message>
    <message>
        <source>You play with real cards, and Skatdesk keeps the list: values, bonuses and totals are reckoned as you write. Every game is on the disk at once, and every step can be taken back</source>
        <translation>Sen gerçek kartlarla oyna, listeyi Skatdesk tutsun: oyun değerleri, ek puanlar ve toplamlar sen yazdıkça hesaplanır. Her oyun hemen diske yazılır ve her adım geri alınabilir</translation>
    </message>
    <message>
        <source>Lists cannot be kept just now: another Skatdesk is running, or the disk is full or protected. Mend that and start again, so that no game is lost</source>
        <translation>Şu anda liste tutulamıyor: başka bir Skatdesk çalışıyor ya da disk dolu veya korumalı. Sorunu gider ve programı yeniden başlat ki hiçbir oyun kaybolmasın</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Yeni liste</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Dosya içe aktar…</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>The series is over</source>
        <translation>Seri bitti</translation>
    </message>
    <message>
        <source>Quick entry</source>
        <extracomment>Label over the line in which a whole game is typed</extracomment>
        <translation>Hızlı giriş</translation>
    </message>
    <message>
        <source>Entry of a game</source>
        <translation>Oyun girişi</translation>
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
        <translation>masada kararlaştırıldı</translation>
    </message>
</context>
<context>
    <name>EntryWords</name>
    <message>
        <source>with</source>
        <extracomment>Button: the declarer has the top trumps, &quot;with 2&quot;; also typed in the quick entry</extracomment>
        <translation>var</translation>
    </message>
    <message>
        <source>without</source>
        <extracomment>Button: the declarer lacks the top trumps, &quot;without 2&quot;; also typed in the quick entry</extracomment>
        <translation>yok</translation>
    </message>
    <message>
        <source>ann.</source>
        <extracomment>Button beside &quot;Schneider&quot; and &quot;Schwarz&quot;: that it was announced; as short as the column of a score list</extracomment>
        <translation>an.</translation>
    </message>
    <message>
        <source>w</source>
        <extracomment>Quick entry, one letter: with matadors (&quot;w2&quot;); differs from the letter of &quot;without&quot;</extracomment>
        <translation>v</translation>
    </message>
    <message>
        <source>o</source>
        <extracomment>Quick entry, one letter: without matadors (&quot;o2&quot;); differs from the letter of &quot;with&quot;</extracomment>
        <translation>y</translation>
    </message>
    <message>
        <source>h</source>
        <extracomment>Key and quick entry, one letter: Hand; differs from the letters s a z u b k p l</extracomment>
        <translation>e</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>Key and quick entry, one letter: Schneider; differs from the letters h a z u b k p l</extracomment>
        <translation>t</translation>
    </message>
    <message>
        <source>z</source>
        <extracomment>Key and quick entry, one letter: Schwarz; differs from the letters h s a u b k p l</extracomment>
        <translation>s</translation>
    </message>
    <message>
        <source>u</source>
        <extracomment>Key and quick entry, one letter: Ouvert; differs from the letters h s a z b k p l</extracomment>
        <translation>ç</translation>
    </message>
    <message>
        <source>a</source>
        <extracomment>Key and quick entry, one letter: announced (&quot;sa&quot; Schneider announced); differs from h s z u b k p l</extracomment>
        <translation>a</translation>
    </message>
    <message>
        <source>b</source>
        <extracomment>Key and quick entry, one letter: the bid (&quot;b24&quot;); differs from the letters h s a z u k p l</extracomment>
        <translation>f</translation>
    </message>
    <message>
        <source>k</source>
        <extracomment>Key and quick entry, one letter: Kontra, twice for Re; differs from the letters h s a z u b p l</extracomment>
        <translation>k</translation>
    </message>
    <message>
        <source>p</source>
        <extracomment>Key and quick entry, one letter: card points (&quot;p60&quot;); differs from the letters h s a z u b k l</extracomment>
        <translation>p</translation>
    </message>
    <message>
        <source>w</source>
        <comment>won</comment>
        <extracomment>Key and quick entry, one letter: won; differs from the letters h s a z u b k p l</extracomment>
        <translation>z</translation>
    </message>
    <message>
        <source>l</source>
        <extracomment>Key and quick entry, one letter: lost; differs from the letters h s a z u b k p w</extracomment>
        <translation>b</translation>
    </message>
    <message>
        <source>v</source>
        <extracomment>Quick entry of a Ramsch, one letter: the player without a trick (&quot;v3&quot;); differs from m and x</extracomment>
        <translation>e</translation>
    </message>
    <message>
        <source>m</source>
        <extracomment>Quick entry of a Ramsch, one letter: the player with all tricks (&quot;m1&quot;); differs from v and x</extracomment>
        <translation>t</translation>
    </message>
    <message>
        <source>x</source>
        <extracomment>Quick entry of a Ramsch, one letter: so many pushed the skat on (&quot;x2&quot;); differs from v and m</extracomment>
        <translation>i</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Quick entry, a whole word that may be typed: the declarer won the game; as on the button</extracomment>
        <translation>kazandı</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Quick entry, a whole word that may be typed: the declarer lost the game; as on the button</extracomment>
        <translation>kaybetti</translation>
    </message>
    <message>
        <source>Who plays alone?</source>
        <translation>Kim tek oynadı?</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Hangi oyun?</translation>
    </message>
    <message>
        <source>With or without how many?</source>
        <translation>Kaç var ya da kaç yok?</translation>
    </message>
    <message>
        <source>The game that was begun cannot be played in this Ramsch round</source>
        <extracomment>A game was begun; then games before it were corrected, and now a Ramsch round&apos;s deal is due</extracomment>
        <translation>Başlanan oyun bu Ramş turunda oynanamaz</translation>
    </message>
    <message>
        <source>The game that was begun goes by other rules</source>
        <extracomment>A game was begun; then other rules were agreed on</extracomment>
        <translation>Başlanan oyun başka kurallara göre girilmişti</translation>
    </message>
    <message>
        <source>The dealer sits out this game. If somebody else dealt, click that name above</source>
        <translation>Dağıtıcı bu oyunda oynamıyor. Kartları başka biri dağıttıysa yukarıda adına tıkla</translation>
    </message>
    <message>
        <source>Whoever is away does not play this game</source>
        <translation>Masada olmayan bu oyunda oynamaz</translation>
    </message>
    <message>
        <source>Ramsch round: only a Grand Hand can be played instead</source>
        <translation>Ramş turu: yerine yalnızca Grand El oynanabilir</translation>
    </message>
    <message>
        <source>Ramsch round: only Ramsch is played</source>
        <translation>Ramş turu: yalnızca Ramş oynanır</translation>
    </message>
    <message>
        <source>Instead of a Ramsch only a Grand Hand can be played</source>
        <translation>Ramş yerine yalnızca Grand El oynanabilir</translation>
    </message>
    <message>
        <source>The rules of this list do not allow that with this game</source>
        <translation>Bu listenin kuralları bu oyunda buna izin vermiyor</translation>
    </message>
    <message>
        <source>In a Ramsch round nobody bids</source>
        <translation>Ramş turunda açık artırma yapılmaz</translation>
    </message>
    <message>
        <source>The rules of this list have no such doubling</source>
        <translation>Bu listenin kurallarında böyle bir katlama yok</translation>
    </message>
    <message>
        <source>By the rules of this list a closed Null is doubled only once</source>
        <translation>Bu listenin kurallarına göre kapalı Sıfır yalnızca bir kez katlanır</translation>
    </message>
    <message>
        <source>The rules of this list have no Ramsch</source>
        <translation>Bu listenin kurallarında Ramş yok</translation>
    </message>
    <message>
        <source>By the rules of this list a Ramsch is played when all pass</source>
        <translation>Bu listenin kurallarına göre herkes pas geçince Ramş oynanır</translation>
    </message>
    <message>
        <source>Null has a fixed value: matadors do not count</source>
        <translation>Sıfır&apos;ın değeri sabittir: tepe kozlar sayılmaz</translation>
    </message>
    <message>
        <source>Null has a fixed value: there is no Schneider and no Schwarz</source>
        <translation>Sıfır&apos;ın değeri sabittir: Terzi ve Siyah yoktur</translation>
    </message>
    <message>
        <source>A Grand is played with or without four at most</source>
        <translation>Grand&apos;da var ya da yok sayısı en çok 4&apos;tür</translation>
    </message>
    <message>
        <source>A game is played with or without one to eleven</source>
        <translation>Var ya da yok sayısı 1 ile 11 arasındadır</translation>
    </message>
    <message>
        <source>What was announced counts in any case</source>
        <translation>Anons edilen basamak her durumda sayılır</translation>
    </message>
    <message>
        <source>A game ended by an offence counts without Schneider and Schwarz</source>
        <translation>Kural ihlaliyle biten oyunda Terzi ve Siyah sayılmaz</translation>
    </message>
    <message>
        <source>{bid} cannot be bid: no game is worth that</source>
        <translation>{bid} söylenemez: bu değerde bir oyun yok</translation>
    </message>
    <message>
        <source>{bid} alone is no bid</source>
        <extracomment>{bid} is what has been typed of a bid so far: 2, of 24</extracomment>
        <translation>{bid} tek başına söylenemez</translation>
    </message>
    <message>
        <source>Overbid: the value does not reach the bid, so the game is lost</source>
        <translation>Aşırı artırma: değer teklife ulaşmıyor, bu yüzden oyun kaybedilir</translation>
    </message>
    <message>
        <source>Something is still missing</source>
        <translation>Hâlâ bir eksik var</translation>
    </message>
    <message>
        <source>In Null only tricks count, not card points</source>
        <translation>Sıfır&apos;da yalnızca eller sayılır, kart puanı değil</translation>
    </message>
    <message>
        <source>Card points are between 0 and 120</source>
        <translation>Kart puanı 0 ile 120 arasındadır</translation>
    </message>
    <message>
        <source>Schneider or Schwarz does not go with these card points</source>
        <extracomment>One of the two was told beside card points by which nobody can be that</extracomment>
        <translation>Terzi veya Siyah bu kart puanıyla bağdaşmıyor</translation>
    </message>
    <message>
        <source>The skat has at most 22 card points</source>
        <extracomment>two cards have at most 22 card points</extracomment>
        <translation>Skat&apos;ta en fazla 22 kart puanı olur</translation>
    </message>
    <message>
        <source>An agreed score is between 1 and {most}</source>
        <translation>Kararlaştırılan puan 1 ile {most} arasında olmalı</translation>
    </message>
    <message>
        <source>With these card points the game is lost</source>
        <translation>Bu kart puanıyla oyun kaybedilir</translation>
    </message>
    <message>
        <source>With these card points the game is won</source>
        <translation>Bu kart puanıyla oyun kazanılır</translation>
    </message>
    <message>
        <source>Who was Schneider? The declarer&apos;s card points tell</source>
        <extracomment>Overbid or with Spitze, a game was lost and Schneider, as the defenders had said: by 90, or by 30</extracomment>
        <translation>Kim Terzi oldu? Bunu tek oyuncunun kart puanı söyler</translation>
    </message>
    <message>
        <source>The card points of all must come to 120</source>
        <translation>Herkesin kart puanlarının toplamı 120 olmalı</translation>
    </message>
    <message>
        <source>Whoever has card points has a trick</source>
        <translation>Kart puanı olan en az bir el almıştır</translation>
    </message>
    <message>
        <source>Two have most points, and the last trick decides: who took it?</source>
        <translation>En çok puan iki oyuncuda eşit, son el belirler: son eli kim aldı?</translation>
    </message>
    <message>
        <source>One player has all the tricks</source>
        <translation>Tüm eller bir oyuncuda</translation>
    </message>
    <message>
        <source>{word} is not a player. Begin with {players}</source>
        <extracomment>{word} was typed where a player is wanted; {players} is &quot;1 Ada, 2 Ben, 3 Cem&quot;</extracomment>
        <translation>{word} bir oyuncu değil. {players} ile başla</translation>
    </message>
    <message>
        <source>{word} is not a player. Begin with {players}, or 0 for passed in</source>
        <extracomment>{word} was typed where a player is wanted; {players} is &quot;1 Ada, 2 Ben, 3 Cem&quot;</extracomment>
        <translation>{word} bir oyuncu değil. {players} ile ya da herkes pas geçtiyse 0 ile başla</translation>
    </message>
    <message>
        <source>{word} can be several players. Type more of the name, or {players}</source>
        <extracomment>{word} is the beginning of two names; {players} is &quot;1 Ada, 2 Ben, 3 Cem&quot;</extracomment>
        <translation>{word} birden çok oyuncu olabilir. Adın devamını ya da {players} yaz</translation>
    </message>
    <message>
        <source>A player must follow {word}: {players}</source>
        <extracomment>{word} was typed and needs a player after it; {players} is &quot;1 Ada, 2 Ben, 3 Cem&quot;</extracomment>
        <translation>{word} sonrasında bir oyuncu gelmeli: {players}</translation>
    </message>
    <message>
        <source>{word} is not a game. Type {games}</source>
        <extracomment>{word} was typed where a game is wanted; {games} is &quot;c Clubs, s Spades …&quot;</extracomment>
        <translation>{word} bir oyun değil. Yazılabilir: {games}</translation>
    </message>
    <message>
        <source>A number must follow {word}</source>
        <extracomment>{word} was typed and needs a number after it, such as &quot;b&quot; and then 24</extracomment>
        <translation>{word} sonrasında bir sayı gelmeli</translation>
    </message>
    <message>
        <source>{number} cannot go here. Type a bid as {example}</source>
        <extracomment>{number} was typed where no number can stand; {example} is &quot;b24&quot;, the letter of the bid and a bid</extracomment>
        <translation>{number} buraya yazılamaz. Teklif {example} gibi yazılır</translation>
    </message>
    <message>
        <source>{word} means nothing here. Type {letters}</source>
        <extracomment>{word} was typed and means nothing here; {letters} is &quot;h Hand, s Schneider …&quot;</extracomment>
        <translation>{word} burada bir anlam taşımıyor. Yazılabilir: {letters}</translation>
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
        <source>The rest is mine</source>
        <extracomment>Said at the table by who lays his cards open: all remaining tricks are his</extracomment>
        <translation>Kalanlar benim</translation>
    </message>
    <message>
        <source>I take no trick</source>
        <extracomment>The same in Null, where he must not take a trick</extracomment>
        <translation>Hiç el almam</translation>
    </message>
    <message>
        <source>Back in your hand: {cards}</source>
        <extracomment>For screen readers, after a move was taken back</extracomment>
        <translation>Yeniden elinde: {cards}</translation>
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
        <source>You pass on {cards}</source>
        <extracomment>Schieberamsch: to the next player</extracomment>
        <translation>İlettiğin kartlar: {cards}</translation>
    </message>
    <message>
        <source>You pass two cards on</source>
        <translation>İki kart ilettin</translation>
    </message>
    <message>
        <source>{name} passes two cards on</source>
        <translation>{name} iki kart iletti</translation>
    </message>
    <message>
        <source>You put away {cards}</source>
        <translation>Bıraktığın kartlar: {cards}</translation>
    </message>
    <message>
        <source>{name} puts away {cards}</source>
        <translation>{name} şu kartları bıraktı: {cards}</translation>
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
        <source>You claim to take no more tricks</source>
        <extracomment>Null: the declarer can prove that he will not take a trick, and the deal ends</extracomment>
        <translation>Artık hiç el almayacağını gösterdin</translation>
    </message>
    <message>
        <source>{name} claims to take no more tricks</source>
        <translation>{name} artık hiç el almayacağını gösterdi</translation>
    </message>
    <message>
        <source>You claim the remaining tricks</source>
        <translation>Kalan elleri aldın</translation>
    </message>
    <message>
        <source>{name} claims the remaining tricks</source>
        <translation>{name} kalan elleri aldı</translation>
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
        <translation>{name} için süre doldu</translation>
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
    <name>ExercisePage</name>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>exercises answered so far: &quot;7 of 9 right&quot;</extracomment>
        <translation>Doğru: {right} / {all}</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>page with questions about the game</extracomment>
        <translation>Sorular</translation>
    </message>
    <message>
        <source>Kind of exercise</source>
        <translation>Soru türü</translation>
    </message>
</context>
<context>
    <name>ExerciseWords</name>
    <message>
        <source>What is this hand worth?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>Bu kartlar kaç eder?</translation>
    </message>
    <message>
        <source>Which values can be bid?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>Hangi değerler söylenebilir?</translation>
    </message>
    <message>
        <source>Which cards may you play?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>Hangi kartları oynayabilirsin?</translation>
    </message>
    <message>
        <source>Who takes the trick?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>Eli kim alır?</translation>
    </message>
    <message>
        <source>How many points are these?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>Bunlar kaç puan?</translation>
    </message>
    <message>
        <source>What does this game count?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>Bu oyun kaç eder?</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>choice of exercises: all kinds in turn</extracomment>
        <translation>Karışık</translation>
    </message>
    <message>
        <source>Examples from guides</source>
        <extracomment>choice of exercises: examples that four guides for beginners use</extracomment>
        <translation>Kılavuzlardan örnekler</translation>
    </message>
    <message>
        <source>Example from a beginners&apos; guide: {languages}</source>
        <extracomment>Of an exercise: {languages} are names of languages, such as &quot;Deutsch and Türkçe&quot;</extracomment>
        <translation>Yeni başlayanlar kılavuzundan örnek: {languages}</translation>
    </message>
    <message>
        <source>{bid} has been said. What is the next value?</source>
        <translation>{bid} söylendi. Sıradaki değer kaç?</translation>
    </message>
    <message>
        <source>Which of these values can nobody bid?</source>
        <translation>Bu değerlerden hangisini kimse söyleyemez?</translation>
    </message>
    <message>
        <source>Which of your cards may you play?</source>
        <translation>Kartlarından hangilerini oynayabilirsin?</translation>
    </message>
    <message>
        <source>Which card takes the trick?</source>
        <translation>Eli hangi kart alır?</translation>
    </message>
    <message numerus="yes">
        <source>How many points do these %n cards count?</source>
        <comment>card points</comment>
        <translation>
            <numerusform>Bu %n kart kaç puan eder?</numerusform>
        </translation>
    </message>
    <message>
        <source>What does the declarer write in the list?</source>
        <translation>Tek oyuncu listeye ne yazar?</translation>
    </message>
    <message>
        <source>You want to play {game}. With or without how many matadors?</source>
        <extracomment>{game} is a game such as Hearts; matadors are the highest trumps in an unbroken line</extracomment>
        <translation>{game} oynamak istiyorsun. Kaç tepe koz var ya da yok?</translation>
    </message>
    <message>
        <source>You could play {first} or {second}. How far may you bid?</source>
        <extracomment>{first} and {second} are games such as Hearts or Null ouvert</extracomment>
        <translation>{first} ya da {second} oynayabilirsin. Nereye kadar artırabilirsin?</translation>
    </message>
    <message>
        <source>You want to play {game}. What is this hand worth?</source>
        <extracomment>{game} is a game such as Hearts or Clubs Hand</extracomment>
        <translation>{game} oynamak istiyorsun. Bu kartlar kaç eder?</translation>
    </message>
    <message>
        <source>{game} is played, and {card} was led</source>
        <extracomment>{game} is a game such as Hearts, {card} the card another player has led</extracomment>
        <translation>Oynanan oyun {game}, çıkılan kart {card}</translation>
    </message>
    <message>
        <source>{game} is played; the card on the left was led</source>
        <extracomment>{game} is a game such as Hearts; the cards lie in the order in which they were played</extracomment>
        <translation>Oynanan oyun {game}; soldaki kartla çıkıldı</translation>
    </message>
    <message>
        <source>{game}, with {matadors}</source>
        <translation>{game}, var {matadors}</translation>
    </message>
    <message>
        <source>{game}, without {matadors}</source>
        <extracomment>{game} is the declarer&apos;s game, {matadors} a number: &quot;Hearts, without 2&quot;</extracomment>
        <translation>{game}, yok {matadors}</translation>
    </message>
    <message>
        <source>The declarer takes a trick</source>
        <translation>Tek oyuncu bir el alıyor</translation>
    </message>
    <message>
        <source>The declarer takes no trick</source>
        <translation>Tek oyuncu hiç el almıyor</translation>
    </message>
    <message>
        <source>The declarer takes all ten tricks</source>
        <translation>Tek oyuncu on elin hepsini alıyor</translation>
    </message>
    <message numerus="yes">
        <source>The declarer has %n points, the skat included</source>
        <comment>card points</comment>
        <translation>
            <numerusform>Tek oyuncunun %n puanı var, Skat dahil</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid: {bid}</source>
        <translation>Teklif: {bid}</translation>
    </message>
    <message>
        <source>List: {system}</source>
        <extracomment>{system} is the way a list counts: Seeger-Fabian</extracomment>
        <translation>Liste: {system}</translation>
    </message>
    <message>
        <source>with {matadors}</source>
        <extracomment>{matadors} is a number: how many of the highest trumps a player holds</extracomment>
        <translation>var {matadors}</translation>
    </message>
    <message>
        <source>without {matadors}</source>
        <extracomment>{matadors} is a number: how many of the highest trumps a player lacks</extracomment>
        <translation>yok {matadors}</translation>
    </message>
    <message>
        <source>or type the number</source>
        <extracomment>before a field in which the answer, a number, can be typed instead of pressing one of four buttons</extracomment>
        <translation>ya da sayıyı yaz</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>You hold {cards}; {gap} is missing: with {matadors}</source>
        <extracomment>{cards} are the highest trumps of a hand, {gap} is the first trump it lacks</extracomment>
        <translation>Sende {cards} var, {gap} yok: var {matadors}</translation>
    </message>
    <message>
        <source>You hold every trump: with {matadors}</source>
        <translation>Bütün kozlar sende: var {matadors}</translation>
    </message>
    <message>
        <source>Missing are {cards}; your highest trump is {top}: without {matadors}</source>
        <extracomment>{cards} are the highest trumps, which the hand lacks, {top} is the first trump it has</extracomment>
        <translation>{cards} sende yok; en yüksek kozun {top}: yok {matadors}</translation>
    </message>
    <message>
        <source>Missing is {cards}; your highest trump is {top}: without {matadors}</source>
        <extracomment>{cards} is the highest trump, which the hand lacks, {top} is the first trump it has</extracomment>
        <translation>{cards} sende yok; en yüksek kozun {top}: yok {matadors}</translation>
    </message>
    <message>
        <source>{game}: {worth}</source>
        <extracomment>{game} is a game, {worth} its value counted out: &quot;Clubs: with 2, game 3, × 12 = 36&quot;</extracomment>
        <translation>{game}: {worth}</translation>
    </message>
    <message>
        <source>After {bid} comes {next}: {reason}</source>
        <extracomment>{bid} and {next} are neighbours on the ladder of bids, {reason} why: &quot;3 × 9 = 27&quot;</extracomment>
        <translation>{bid} değerinden sonra {next} gelir: {reason}</translation>
    </message>
    <message>
        <source>No game is worth {value}: the lowest bid is {lowest}</source>
        <translation>Değeri {value} olan oyun yok: en düşük teklif {lowest}</translation>
    </message>
    <message>
        <source>No game is worth {value}: after {below} comes {above}</source>
        <extracomment>{below} and {above} are the bids next to {value}, which is none</extracomment>
        <translation>Değeri {value} olan oyun yok: {below} değerinden sonra {above} gelir</translation>
    </message>
    <message>
        <source>{game}, {product}</source>
        <extracomment>{game} is a game, {product} its value: &quot;Hearts, 3 × 10 = 30&quot;</extracomment>
        <translation>{game}, {product}</translation>
    </message>
    <message>
        <source>You hold nothing of what was led: any card may be played</source>
        <translation>Sende çıkılan simgeden kart yok: istediğin kartı oynayabilirsin</translation>
    </message>
    <message>
        <source>A trump was led, {card}: trumps must follow, here {cards}</source>
        <extracomment>{card} was led, {cards} are the trumps of the hand</extracomment>
        <translation>Kozla çıkıldı, {card}: koz oynamak zorunlu, burada {cards}</translation>
    </message>
    <message>
        <source>{suit} was led and must be followed: {cards}</source>
        <extracomment>{suit} is the suit led, {cards} are the cards of it in the hand</extracomment>
        <translation>Çıkış simgesi {suit}, uymak zorunlu: {cards}</translation>
    </message>
    <message>
        <source>Only trumps follow {card}, not the other cards of its suit</source>
        <extracomment>{card} is a jack that was led</extracomment>
        <translation>{card} çıkışına yalnızca kozla uyulur, kartın kendi simgesiyle değil</translation>
    </message>
    <message>
        <source>Your {card} belongs to the trumps, not to its suit</source>
        <extracomment>{card} is a jack</extracomment>
        <translation>Elindeki {card} kozdur, kendi simgesinden sayılmaz</translation>
    </message>
    <message>
        <source>Any trump beats every other card, and there is only one: {card}</source>
        <translation>Tek koz {card}, koz da diğer bütün kartları geçer</translation>
    </message>
    <message>
        <source>The highest trump takes the trick: {card}</source>
        <translation>En yüksek koz {card}</translation>
    </message>
    <message>
        <source>{suit} was led, and the highest of the suit takes the trick: {card}</source>
        <translation>Çıkış simgesi {suit}, bu simgenin en yükseği de {card}</translation>
    </message>
    <message>
        <source>Nobody followed suit, and nobody played a trump: the card led takes the trick, {card}</source>
        <translation>Kimse simgeye uymadı, kimse koz oynamadı: eli çıkılan kart alır, {card}</translation>
    </message>
    <message>
        <source>In every suit, highest first: {order}</source>
        <extracomment>{order} are the seven ranks but for the jack, from the ace down</extracomment>
        <translation>Her simgede, en yüksekten başlayarak: {order}</translation>
    </message>
    <message>
        <source>Card points: {counts}; the others count none</source>
        <extracomment>{counts} are ranks with their card points: &quot;Ace 11, Ten 10&quot;</extracomment>
        <translation>Kart puanları: {counts}; ötekilerin puanı yoktur</translation>
    </message>
    <message>
        <source>The trick counts {sum}</source>
        <extracomment>{sum} is &quot;11 + 10 + 4 = 25&quot;, the card points of a trick</extracomment>
        <translation>Bu el {sum} puan eder</translation>
    </message>
    <message>
        <source>Matadors are the highest trumps in one unbroken line, all held or all missing</source>
        <translation>Tepe kozlar, arada boşluk bırakmadan inen en yüksek kozlardır: ya hepsi sende ya da hiçbiri</translation>
    </message>
    <message>
        <source>The order in this game, lowest first: {order}</source>
        <extracomment>{order} are the eight ranks from the seven up to the ace</extracomment>
        <translation>Bu oyundaki sıra, en düşükten başlayarak: {order}</translation>
    </message>
    <message>
        <source>for the game won {bonus}: {sum}</source>
        <extracomment>Seeger-Fabian: 50 for each game won, −50 for each lost; {sum} is &quot;36 + 50 = 86&quot;</extracomment>
        <translation>kazanılan oyun için {bonus}: {sum}</translation>
    </message>
    <message>
        <source>for the game lost {bonus}: {sum}</source>
        <translation>kaybedilen oyun için {bonus}: {sum}</translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message>
        <source>Games with cards in hand</source>
        <translation>Katılınan oyunlar</translation>
    </message>
    <message>
        <source>Lists and series</source>
        <translation>Listeler ve seriler</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>Herkes pas geçti</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Tek oynama</translation>
    </message>
    <message>
        <source>Declared, {seat}</source>
        <extracomment>A share of games declared in a seat; {seat} is forehand, middlehand or rearhand</extracomment>
        <translation>Tek oynama, {seat}</translation>
    </message>
    <message>
        <source>Won as declarer</source>
        <translation>Tek oynarken kazanma</translation>
    </message>
    <message>
        <source>Played Hand</source>
        <translation>El oyunları</translation>
    </message>
    <message>
        <source>Average game value</source>
        <translation>Ortalama oyun değeri</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Ortalama puan</translation>
    </message>
    <message>
        <source>Won with Schneider</source>
        <translation>Terzi ile kazanılan</translation>
    </message>
    <message>
        <source>Lost in Schneider</source>
        <translation>Terzi olarak kaybedilen</translation>
    </message>
    <message>
        <source>Overbid</source>
        <translation>Aşırı artırma</translation>
    </message>
    <message>
        <source>Average bid</source>
        <translation>Ortalama teklif</translation>
    </message>
    <message>
        <source>Worth of the hand beyond the bid</source>
        <extracomment>The average of game value minus bid</extracomment>
        <translation>Teklifi aşan oyun değeri</translation>
    </message>
    <message>
        <source>Declarer beaten in defence</source>
        <extracomment>Share of games against a declarer in which he lost</extracomment>
        <translation>Kazanılan savunma</translation>
    </message>
    <message>
        <source>Longest run of games won</source>
        <translation>En uzun galibiyet serisi</translation>
    </message>
    <message>
        <source>Longest run of games lost</source>
        <translation>En uzun mağlubiyet serisi</translation>
    </message>
    <message>
        <source>Current run</source>
        <extracomment>How many games in a row were won (+) or lost (−) last</extracomment>
        <translation>Şu an üst üste</translation>
    </message>
    <message>
        <source>Seeger-Fabian points</source>
        <translation>Seeger-Fabian puanı</translation>
    </message>
    <message>
        <source>figure</source>
        <extracomment>heads of columns in a file for spreadsheets: name of a figure; it, or a part; the whole of that part</extracomment>
        <translation>gösterge</translation>
    </message>
    <message>
        <source>part</source>
        <translation>değer</translation>
    </message>
    <message>
        <source>of</source>
        <translation>toplam</translation>
    </message>
    <message>
        <source>Watched</source>
        <extracomment>games in which the player sat out</extracomment>
        <translation>İzlenen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Points per 36 games</source>
        <translation>36 oyuna düşen puan</translation>
    </message>
    <message>
        <source>Error (95 of 100)</source>
        <extracomment>how sure the average of points is</extracomment>
        <translation>Hata payı (100&apos;de 95)</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Dealer</source>
        <extracomment>guide: at a table of four, over the place of the player who deals and sits out</extracomment>
        <translation>Dağıtıcı</translation>
    </message>
    <message>
        <source>Led</source>
        <extracomment>guide: the first card of a trick, over its picture</extracomment>
        <translation>Çıkış</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>guide: the cards a player still holds, over their picture</extracomment>
        <translation>Kartların</translation>
    </message>
    <message>
        <source>You may play {cards}.</source>
        <extracomment>guide: {cards} are the cards that the rules let you play, joined by &quot;or&quot;</extracomment>
        <translation>{cards} oynayabilirsin.</translation>
    </message>
    <message>
        <source>You may play any card.</source>
        <translation>İstediğin kartı oynayabilirsin.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>guide: head of a table: what a Null game counts when it is won, and when it is lost</extracomment>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Kazanırsa</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kaybederse</translation>
    </message>
    <message>
        <source>Matadors</source>
        <extracomment>guide: head of a table with the values of games by their matadors</extracomment>
        <translation>Tepe kozlar</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>guide: head of a table: a bid, and the games that are worth just that</extracomment>
        <translation>Teklif</translation>
    </message>
    <message>
        <source>Games of just this value</source>
        <translation>Tam bu değerdeki oyunlar</translation>
    </message>
    <message>
        <source>Passed in</source>
        <extracomment>guide: end of a bidding in which all three have passed</extracomment>
        <translation>Herkes pas geçti</translation>
    </message>
    <message numerus="yes">
        <source>%n card points</source>
        <comment>guide: of the declarer; never 1</comment>
        <translation>
            <numerusform>%n kart puanı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <comment>guide: of the declarer</comment>
        <translation>
            <numerusform>%n el</numerusform>
        </translation>
    </message>
    <message>
        <source>bid {value}</source>
        <extracomment>guide: the value at which the declarer bought the game</extracomment>
        <translation>teklif {value}</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>All lists</source>
        <translation>Her liste</translation>
    </message>
    <message>
        <source>Played and entered</source>
        <extracomment>filter: games played in this program as well as games written down</extracomment>
        <translation>Her kaynak</translation>
    </message>
    <message>
        <source>Played here</source>
        <extracomment>filter: only games played in this program</extracomment>
        <translation>Burada oynanan</translation>
    </message>
    <message>
        <source>Entered</source>
        <extracomment>filter: only games with real cards, entered in a list</extracomment>
        <translation>Yazılan</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <extracomment>filter: whoever sat at the table</extracomment>
        <translation>Herkese karşı</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>Her kural seti</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>filter: whatever was played, clubs, Grand, Null …</extracomment>
        <translation>Her oyun</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>Period</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Dönem</translation>
    </message>
    <message>
        <source>List or series</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Liste ya da seri</translation>
    </message>
    <message>
        <source>Played or entered</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Oynanan ya da yazılan</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Diğer oyuncu</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Kural seti</translation>
    </message>
    <message>
        <source>Type of game</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Oyun türü</translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>filter: games of any time</extracomment>
        <translation>Tüm zamanlar</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Bu yıl</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Geçen yıl</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>Son 90 gün</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Son 30 gün</translation>
    </message>
    <message>
        <source>Other days…</source>
        <extracomment>filter: opens a dialog for the first and the last day</extracomment>
        <translation>Başka günler…</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>The explanations are over: play on as you like</source>
        <translation>Açıklamalar bitti: istediğin gibi oynamaya devam et</translation>
    </message>
</context>
<context>
    <name>FirstGameCard</name>
    <message>
        <source>Previous page</source>
        <extracomment>button at an explanation: the page before</extracomment>
        <translation>Önceki sayfa</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>button at an explanation: the next page</extracomment>
        <translation>Sonraki sayfa</translation>
    </message>
    <message>
        <source>Back to learning</source>
        <extracomment>button at an explanation: leave the table for the page of learning</extracomment>
        <translation>Öğrenmeye dön</translation>
    </message>
    <message>
        <source>Play on without explanations</source>
        <extracomment>button at an explanation: the deal goes on without explanations</extracomment>
        <translation>Açıklamasız devam et</translation>
    </message>
</context>
<context>
    <name>FirstGameWords</name>
    <message>
        <source>Your cards</source>
        <translation>Kartların</translation>
    </message>
    <message>
        <source>What the hand is worth</source>
        <translation>Kartlarının değeri</translation>
    </message>
    <message>
        <source>Bidding</source>
        <extracomment>headline of a page of the first game: who plays alone is found out</extracomment>
        <translation>Açık artırma</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Tek oyuncu sensin</translation>
    </message>
    <message>
        <source>Putting away</source>
        <extracomment>headline of a page of the first game: two cards are put away</extracomment>
        <translation>Kart bırakmak</translation>
    </message>
    <message>
        <source>Naming the game</source>
        <extracomment>headline of a page of the first game: the declarer names the game</extracomment>
        <translation>Oyunu anons etmek</translation>
    </message>
    <message>
        <source>What it takes to win</source>
        <extracomment>headline of a page of the first game: what both sides need to win</extracomment>
        <translation>Kazanmak için ne gerekir</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Çıkış sende</translation>
    </message>
    <message>
        <source>Following suit</source>
        <extracomment>headline of a page of the first game: which cards may be played</extracomment>
        <translation>Simgeye uymak</translation>
    </message>
    <message>
        <source>One plays alone against the two others: whoever bids most</source>
        <translation>Bir kişi diğer ikisine karşı tek başına oynar: en çok artıran</translation>
    </message>
    <message>
        <source>Of these you hold {cards}</source>
        <extracomment>{cards} are the jacks of a hand</extracomment>
        <translation>Sende bunlardan {cards} var</translation>
    </message>
    <message>
        <source>Of these you hold none</source>
        <translation>Sende bunlardan hiçbiri yok</translation>
    </message>
    <message>
        <source>{game}: {worth}</source>
        <extracomment>{game} is a game, {worth} its value counted out: &quot;Clubs: with 2, game 3, × 12 = 36&quot;</extracomment>
        <translation>{game}: {worth}</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>headline of the first page of the first game: what Skat is about</extracomment>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Order and points</source>
        <extracomment>headline of a page of the first game: which card is higher, and what each counts</extracomment>
        <translation>Sıra ve puanlar</translation>
    </message>
    <message>
        <source>Each lays one card; whoever lays the highest takes all three: a trick</source>
        <translation>Herkes bir kart oynar; en yükseğini oynayan üçünü de alır: buna el denir</translation>
    </message>
    <message>
        <source>Trumps beat all other cards; whoever plays alone says which suit is trumps</source>
        <translation>Kozlar bütün öteki kartları alır; hangi simgenin koz olduğunu tek başına oynayan söyler</translation>
    </message>
    <message>
        <source>Most cards count points, {all} in all: whoever plays alone needs {points}</source>
        <translation>Kartların çoğu puan sayılır, toplam {all}: tek başına oynayana {points} puan gerekir</translation>
    </message>
    <message>
        <source>Four cards are always the highest trumps, in this order: {cards}</source>
        <extracomment>{cards} are the four jacks, highest first</extracomment>
        <translation>En yüksek kozlar hep şu dört karttır, bu sırayla: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>With {game} all cards of that suit are trumps too: you would have %n of the eleven</source>
        <extracomment>{game} is a suit game such as Hearts; %n is how many trumps the hand would have in it</extracomment>
        <translation>
            <numerusform>{game} oynarsan o simgenin bütün kartları da kozdur: on bir kozdan %n tanesi sende olur</numerusform>
        </translation>
    </message>
    <message>
        <source>You may bid that far</source>
        <translation>Buraya kadar artırabilirsin</translation>
    </message>
    <message>
        <source>“With” and “without” count matadors: the highest trumps in an unbroken line, held or missing; one is added for the game</source>
        <translation>“Var” ve “yok” tepe kozları sayar: arada boşluk bırakmadan inen, sende olan ya da eksik olan en yüksek kozları; oyun için bir eklenir</translation>
    </message>
    <message>
        <source>Hold it if your hand is worth {bid}: you need not go higher than the other</source>
        <translation>Kartların {bid} değerindeyse gör: diğer oyuncunun üstüne çıkman gerekmez</translation>
    </message>
    <message>
        <source>Both others have passed: you may play at 18, or pass too</source>
        <translation>Diğer ikisi pas geçti: 18&apos;e oynayabilir ya da sen de pas geçebilirsin</translation>
    </message>
    <message>
        <source>You name values to {name}, from the lowest up: say no more than you must</source>
        <extracomment>{name} is the player who answers the bids</extracomment>
        <translation>Sen söylersin, {name} dinler: en düşük değerden başla, gerekenden fazlasını söyleme</translation>
    </message>
    <message>
        <source>Go on as far as your hand is worth it</source>
        <translation>Kartlarının değeri elverdikçe sürdür</translation>
    </message>
    <message>
        <source>Whoever passes is out of the bidding, but plays on as a defender</source>
        <translation>Pas geçen artırmadan çıkar ama rakip olarak oynamaya devam eder</translation>
    </message>
    <message>
        <source>Nobody bids more than {bid}: the two cards in the middle, the skat, are yours</source>
        <translation>{bid} üstüne çıkan yok: ortadaki iki kart, yani Skat, senin</translation>
    </message>
    <message>
        <source>Take them and put two away, or leave them unseen: {hand} counts one step more</source>
        <extracomment>{hand} is the word for a game in which the skat stays unseen</extracomment>
        <translation>Onları al ve iki kart bırak ya da hiç bakma: {hand} bir basamak fazla sayılır</translation>
    </message>
    <message>
        <source>In the skat lay {cards}</source>
        <extracomment>{cards} are the two cards of the skat</extracomment>
        <translation>Skat&apos;ta {cards} vardı</translation>
    </message>
    <message>
        <source>Put any two cards away: their points are yours</source>
        <translation>İstediğin iki kartı bırak: puanları sana sayılır</translation>
    </message>
    <message>
        <source>Best are cards that lose tricks, and whole suits: what you lack you can trump</source>
        <translation>En iyisi el kaybettirecek kartları ya da bir simgenin hepsini bırakmaktır: sende olmayan simgeye koz çakabilirsin</translation>
    </message>
    <message>
        <source>Name the game you want to play: its value must reach your bid, {bid}</source>
        <translation>Oynamak istediğin oyunu anons et: değeri {bid} teklifine ulaşmalı</translation>
    </message>
    <message>
        <source>You have the most trumps in {game}: {worth}</source>
        <extracomment>{game} is the game in which the hand has most trumps, {worth} its value counted out</extracomment>
        <translation>En çok kozun olduğu oyun {game}: {worth}</translation>
    </message>
    <message>
        <source>Everybody plays alone: take as few points as you can</source>
        <translation>Herkes tek başına oynuyor: olabildiğince az puan al</translation>
    </message>
    <message>
        <source>You play {game}: take no trick at all. There are no trumps</source>
        <translation>{game} oynuyorsun: hiç el alma. Koz yok</translation>
    </message>
    <message>
        <source>{name} plays {game} and must not take a trick: try to make that happen</source>
        <translation>{name} {game} oynuyor ve el almaması gerekiyor: ona el aldırmaya çalış</translation>
    </message>
    <message>
        <source>You play {game}</source>
        <translation>{game} oynuyorsun</translation>
    </message>
    <message>
        <source>{name} plays {game} alone</source>
        <translation>{name} tek başına {game} oynuyor</translation>
    </message>
    <message numerus="yes">
        <source>With the cards you put away you have {points} points, %n are missing</source>
        <translation>
            <numerusform>Bıraktığın kartlarla {points} puanın var, %n puan eksik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without the skat you have {points} points, %n are missing</source>
        <translation>
            <numerusform>Skat sayılmadan {points} puanın var, %n puan eksik</numerusform>
        </translation>
    </message>
    <message>
        <source>There are 120 points in the cards: the declarer wins with {points}, the others with {rest}</source>
        <translation>Kartlarda toplam 120 puan var: tek oyuncu {points}, diğerleri {rest} puanla kazanır</translation>
    </message>
    <message>
        <source>The declarer wins only with all ten tricks</source>
        <translation>Tek oyuncu yalnızca on elin hepsiyle kazanır</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n of the trumps</source>
        <translation>
            <numerusform>Kozlardan %n tanesi sende</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {name} play together</source>
        <extracomment>{name} is the other defender</extracomment>
        <translation>Sen ve {name} birlikte oynuyorsunuz</translation>
    </message>
    <message>
        <source>You may lead any card</source>
        <translation>İstediğin kartla çıkabilirsin</translation>
    </message>
    <message>
        <source>Declarers begin with trumps: the others must follow, and cannot trump your aces later</source>
        <translation>Tek oyuncu kozla başlar: diğerleri uymak zorundadır ve sonra senin aslarına koz çakamaz</translation>
    </message>
    <message>
        <source>Defenders begin with a suit in which the declarer may have to lose points</source>
        <translation>Rakipler, tek oyuncunun puan kaybedebileceği bir simgeyle başlar</translation>
    </message>
    <message>
        <source>A trump was led, and you have none: play what you can spare</source>
        <translation>Kozla çıkıldı, sende koz yok: vazgeçebileceğin bir kart oyna</translation>
    </message>
    <message>
        <source>You have no {suit}: play any card, no other suit takes the trick</source>
        <extracomment>{suit} is the suit led; a game without trumps</extracomment>
        <translation>Çıkış simgesi {suit}, sende yok: istediğin kartı oyna, başka simge el almaz</translation>
    </message>
    <message>
        <source>You have no {suit} and no trump: play what you can spare</source>
        <extracomment>{suit} is the suit led</extracomment>
        <translation>Çıkış simgesi {suit}, sende yok, koz da yok: vazgeçebileceğin bir kart oyna</translation>
    </message>
    <message>
        <source>You have no {suit}: you may trump, or throw any other card</source>
        <extracomment>{suit} is the suit led</extracomment>
        <translation>Çıkış simgesi {suit}, sende yok: koz çakabilir ya da istediğin kartı atabilirsin</translation>
    </message>
    <message>
        <source>A trump was led, so you must play a trump: {cards}</source>
        <extracomment>{cards} are the trumps of the hand</extracomment>
        <translation>Kozla çıkıldı, bu yüzden koz oynamalısın: {cards}</translation>
    </message>
    <message>
        <source>{suit} was led, and you must follow: {cards}</source>
        <extracomment>{suit} is the suit led, {cards} are the cards of it in the hand</extracomment>
        <translation>Çıkış simgesi {suit}, uymak zorundasın: {cards}</translation>
    </message>
    <message>
        <source>This is your last card: nothing is left to choose</source>
        <translation>Bu son kartın: seçecek bir şey kalmadı</translation>
    </message>
    <message>
        <source>A trick for you</source>
        <translation>Bu el senin</translation>
    </message>
    <message>
        <source>A trick for your side</source>
        <extracomment>headline of a page of the first game: the other defender has taken a trick</extracomment>
        <translation>Bu el ikinizin</translation>
    </message>
    <message>
        <source>A trick for the others</source>
        <translation>Bu el diğerlerinin</translation>
    </message>
    <message>
        <source>An ace takes the trick if everybody follows suit: play it while they still can</source>
        <translation>Herkes simgeye uyarsa eli as alır: hâlâ uyabilirlerken oyna</translation>
    </message>
    <message>
        <source>Even an ace falls to a trump: that is why trumps are drawn first</source>
        <translation>As bile koza yenilir: bu yüzden önce kozlar çekilir</translation>
    </message>
    <message>
        <source>Whoever has nothing of the suit led may take the trick with a trump</source>
        <translation>Çıkılan simgeden kartı olmayan, eli kozla alabilir</translation>
    </message>
    <message>
        <source>The cards of the trick are yours, and whoever takes a trick leads to the next one</source>
        <translation>Elin kartları senin oldu; eli alan, sonraki elin ilk kartını da oynar</translation>
    </message>
    <message>
        <source>Nobody wins every trick: let the others have those that count little</source>
        <translation>Kimse her eli alamaz: az puanlı elleri diğerlerine bırak</translation>
    </message>
    <message>
        <source>You and {name} have {points} points, {rest} are enough</source>
        <translation>Sen ve {name}: {points} puanınız var, {rest} yeter</translation>
    </message>
    <message>
        <source>You have {points} points and have won</source>
        <translation>{points} puanın var, kazandın</translation>
    </message>
    <message>
        <source>You have {points} points and have won; {most} would be {schneider}</source>
        <extracomment>{schneider} is what the declarer makes with 90 points</extracomment>
        <translation>{points} puanın var, kazandın; {most} puan {schneider} olur</translation>
    </message>
    <message>
        <source>Nobody played</source>
        <extracomment>headline of the last page of the first game</extracomment>
        <translation>Oynayan olmadı</translation>
    </message>
    <message>
        <source>Everybody has passed: the next player deals, nothing is written</source>
        <translation>Herkes pas geçti: sıradaki oyuncu dağıtır, hiçbir şey yazılmaz</translation>
    </message>
    <message>
        <source>Your tricks brought {tricks} points and the cards you put away {skat}: {all} together</source>
        <translation>Ellerin {tricks}, bıraktığın kartlar {skat} puan getirdi: toplam {all}</translation>
    </message>
    <message>
        <source>The declarer writes what the game is worth: {worth}</source>
        <extracomment>{worth} is a value counted out: &quot;with 1, game 2, × 11 = 22&quot;</extracomment>
        <translation>Tek oyuncu oyunun değerini yazar: {worth}</translation>
    </message>
    <message>
        <source>A lost game costs twice its value: {worth}</source>
        <translation>Kaybedilen oyun değerinin iki katına mal olur: {worth}</translation>
    </message>
    <message>
        <source>Above is what each player held; “Review” tells which cards would have done better</source>
        <translation>Yukarıda herkesin kartları var; başka bir kartın nerede daha iyi olacağını “Analiz” söyler</translation>
    </message>
    <message>
        <source>That was a whole deal</source>
        <translation>Bir oyun baştan sona böyleydi</translation>
    </message>
</context>
<context>
    <name>FooterModel</name>
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
        <translation>Rakip × {bonus}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Line below a list: sum of the games, without the bonuses of Seeger-Fabian</extracomment>
        <translation>Puan</translation>
    </message>
</context>
<context>
    <name>FormChart</name>
    <message>
        <source>game</source>
        <extracomment>heads of columns in a file for spreadsheets: after the first, the second … game</extracomment>
        <translation>oyun</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puan</translation>
    </message>
</context>
<context>
    <name>GameChart</name>
    <message>
        <source>declared</source>
        <translation>tek oynama</translation>
    </message>
    <message>
        <source>won</source>
        <translation>kazanılan</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>kaybedilen</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>el</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>ortalama puan</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>head of a column in a file for spreadsheets: Clubs, Grand …</extracomment>
        <translation>oyun</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save games</source>
        <extracomment>title of a dialog that asks for a file to write</extracomment>
        <translation>Oyunları kaydet</translation>
    </message>
    <message>
        <source>Open games</source>
        <extracomment>title of a dialog that asks for a file to read</extracomment>
        <translation>Oyunları aç</translation>
    </message>
    <message>
        <source>Games as on the International Skat Server (*.sgf *.iss *.txt)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>International Skat Server biçiminde oyunlar (*.sgf *.iss *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Tüm dosyalar (*)</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Yazıldı: {path}</translation>
    </message>
    <message>
        <source>{folder} is a folder. Drop the files that are in it</source>
        <extracomment>a folder was let go over the window; {folder} is its name</extracomment>
        <translation>{folder} bir klasör. İçindeki dosyaları buraya sürükle</translation>
    </message>
    <message>
        <source>{file} is too large: cut it into smaller files</source>
        <translation>{file} çok büyük: daha küçük dosyalara böl</translation>
    </message>
    <message>
        <source>{path} cannot be read. Is the file still there, and are you allowed to open it?</source>
        <translation>{path} okunamıyor. Dosya hâlâ yerinde mi, açma iznin var mı?</translation>
    </message>
    <message>
        <source>There are no games in {file}. Records begin with {mark}</source>
        <translation>{file} içinde oyun yok. Kayıtlar {mark} ile başlar</translation>
    </message>
</context>
<context>
    <name>GameInputs</name>
    <message>
        <source>Declarer</source>
        <translation>Tek oyuncu</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label over the buttons ♣ ♠ ♥ ♦ Grand Null</extracomment>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Number of matadors</source>
        <extracomment>For screen readers: the field where five and more matadors are typed</extracomment>
        <translation>Tepe koz sayısı</translation>
    </message>
    <message>
        <source>Win levels</source>
        <extracomment>Label over the buttons Hand, Schneider, Schwarz, Ouvert</extracomment>
        <translation>Kazanma basamakları</translation>
    </message>
    <message>
        <source>Also announced</source>
        <extracomment>Label over the house rules&apos; buttons Spitze, Revolution, Schneider announced by the defenders</extracomment>
        <translation>Ayrıca anons edilen</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Labels of a game&apos;s rarer particulars</extracomment>
        <translation>Notlar</translation>
    </message>
    <message>
        <source>Offence</source>
        <extracomment>Button: somebody broke a rule and ended the game</extracomment>
        <translation>Kural ihlali</translation>
    </message>
    <message>
        <source>Bock round</source>
        <extracomment>Button: a game of a Bock round, which counts double</extracomment>
        <translation>Çift puan turu</translation>
    </message>
    <message>
        <source>Agreed score</source>
        <extracomment>Label over a field: the list score the players agreed on, without sign</extracomment>
        <translation>Kararlaştırılan değer</translation>
    </message>
    <message>
        <source>In a Ramsch everybody plays alone</source>
        <extracomment>Why no declarer can be chosen</extracomment>
        <translation>Ramş&apos;ta herkes tek başınadır</translation>
    </message>
    <message>
        <source>5 to 11 matadors</source>
        <extracomment>Tip of the field where five and more matadors are typed</extracomment>
        <translation>5 ile 11 arası tepe koz</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>Label over the field of the bid</extracomment>
        <translation>Teklif</translation>
    </message>
    <message>
        <source>Not needed; tells whether the game is overbid</source>
        <extracomment>Tip of the field of the bid</extracomment>
        <translation>Zorunlu değil; aşırı artırma olup olmadığını gösterir</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>Label over the field of the declarer&apos;s card points</extracomment>
        <translation>Kart puanı</translation>
    </message>
    <message>
        <source>Not needed; lost with exactly 60, a Bock round follows</source>
        <extracomment>Tip of the field of card points, where a Bock round is played after that</extracomment>
        <translation>Zorunlu değil; tam 60 ile kaybedilirse çift puan turu gelir</translation>
    </message>
    <message>
        <source>The list score the table agreed on; it counts instead of the value</source>
        <extracomment>Tip of the field for an agreed score</extracomment>
        <translation>Masada kararlaştırılan liste puanı; oyun değerinin yerine geçer</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Change…</source>
        <extracomment>menu of a game in the score sheet</extracomment>
        <translation>Değiştir…</translation>
    </message>
    <message>
        <source>Remark…</source>
        <extracomment>menu of a game in the score sheet: a few words beside it</extracomment>
        <translation>Not…</translation>
    </message>
    <message>
        <source>Insert a game before…</source>
        <extracomment>menu of a game in the score sheet: write a forgotten game before this one</extracomment>
        <translation>Öncesine oyun ekle…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Yukarı taşı</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Aşağı taşı</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Sil</translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message>
        <source>Skat, deal {number}</source>
        <translation>Skat, dağıtım {number}</translation>
    </message>
    <message>
        <source>{name} ({seat}): {cards}</source>
        <extracomment>a player, the seat (forehand, middlehand, rearhand) and the ten cards dealt</extracomment>
        <translation>{name} ({seat}): {cards}</translation>
    </message>
    <message>
        <source>Skat: {cards}</source>
        <extracomment>the two cards of the skat, as dealt</extracomment>
        <translation>Skat: {cards}</translation>
    </message>
</context>
<context>
    <name>GamesBehindDialog</name>
    <message>
        <source>Games: {what}</source>
        <extracomment>Title of a list of games; {what} is what they have in common: Clubs, &quot;bid 24 → +36&quot;</extracomment>
        <translation>Oyunlar: {what}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>head of a column: whether the game was won or lost</extracomment>
        <translation>Sonuç</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Your seat</source>
        <translation>Yerin</translation>
    </message>
    <message>
        <source>Games in {file}</source>
        <translation>{file} içindeki oyunlar</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n oyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be read</source>
        <extracomment>after the number of games of a file that can be read</extracomment>
        <translation>
            <numerusform>okunamayan: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>there are more in the file: cut it into smaller files</source>
        <extracomment>after the number of games of a file: only so many are read</extracomment>
        <translation>dosyada daha fazlası var: daha küçük dosyalara böl</translation>
    </message>
    <message>
        <source>#</source>
        <extracomment>head of a column: number of the game</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>head of a column: what was played</extracomment>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>head of a column: change of the list</extracomment>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>Your seat, to play the same cards yourself</source>
        <translation>Yerin: aynı kartlarla kendin oynamak için</translation>
    </message>
    <message>
        <source>Play these cards</source>
        <translation>Bu kartlarla oyna</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>button: what was right in the game, and what was not</extracomment>
        <translation>Analiz</translation>
    </message>
    <message>
        <source>Show the game</source>
        <extracomment>button: the game is shown as it was played</extracomment>
        <translation>Oyunu göster</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Line {line} cannot be read</source>
        <translation>{line}. satır okunamıyor</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>yarım kaldı</translation>
    </message>
    <message>
        <source>{name}: {contract}</source>
        <extracomment>who played alone, and which game: &quot;Ada: Clubs Hand&quot;</extracomment>
        <translation>{name}: {contract}</translation>
    </message>
</context>
<context>
    <name>GamesRoom</name>
    <message>
        <source>A game can be saved and copied when it is over</source>
        <translation>Bir oyun ancak bittikten sonra kaydedilip kopyalanabilir</translation>
    </message>
    <message>
        <source>No game of this series is over yet</source>
        <translation>Bu seride henüz biten oyun yok</translation>
    </message>
    <message>
        <source>Copied: the whole game, in words and as a record</source>
        <translation>Kopyalandı: oyunun tamamı, hem sözle hem kayıt olarak</translation>
    </message>
    <message>
        <source>Copied: deal {number}</source>
        <translation>Kopyalandı: dağıtım {number}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>Open games…</source>
        <translation>Oyun dosyası aç…</translation>
    </message>
    <message>
        <source>Save this game…</source>
        <translation>Bu oyunu kaydet…</translation>
    </message>
    <message>
        <source>Save the games of the series…</source>
        <translation>Serinin oyunlarını kaydet…</translation>
    </message>
    <message>
        <source>Copy the game as text</source>
        <translation>Oyunu metin olarak kopyala</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>date</source>
        <translation>tarih</translation>
    </message>
    <message>
        <source>list</source>
        <translation>liste</translation>
    </message>
    <message>
        <source>number</source>
        <extracomment>heads of columns in a file for spreadsheets: which game of the list it was</extracomment>
        <translation>numara</translation>
    </message>
    <message>
        <source>players</source>
        <translation>oyuncular</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dağıtıcı</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>tek oyuncu</translation>
    </message>
    <message>
        <source>game</source>
        <translation>oyun</translation>
    </message>
    <message>
        <source>matadors</source>
        <translation>tepe kozlar</translation>
    </message>
    <message>
        <source>hand</source>
        <extracomment>played without the skat: 1 or 0</extracomment>
        <translation>el</translation>
    </message>
    <message>
        <source>ouvert</source>
        <translation>açık</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>teklif</translation>
    </message>
    <message>
        <source>value</source>
        <translation>değer</translation>
    </message>
    <message>
        <source>won</source>
        <translation>kazanılan</translation>
    </message>
    <message>
        <source>overbid</source>
        <translation>aşırı artırma</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>kart puanı</translation>
    </message>
    <message>
        <source>score</source>
        <translation>puan</translation>
    </message>
    <message>
        <source>change</source>
        <extracomment>what the game changed for the player of the statistics</extracomment>
        <translation>değişim</translation>
    </message>
    <message>
        <source>Seeger-Fabian</source>
        <translation>Seeger-Fabian</translation>
    </message>
</context>
<context>
    <name>GiveUpDialog</name>
    <message>
        <source>Give up this deal?</source>
        <translation>Bu oyun bırakılsın mı?</translation>
    </message>
    <message>
        <source>Unless you have already won it, you lose it</source>
        <translation>Oyunu zaten kazanmadıysan kaybedersin</translation>
    </message>
    <message>
        <source>Give up</source>
        <extracomment>button: the deal is given up</extracomment>
        <translation>Bırak</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>button: the deal is not given up</extracomment>
        <translation>Oyuna devam</translation>
    </message>
    <message>
        <source>{name} has to agree</source>
        <extracomment>the deal ends only if this player wants it too</extracomment>
        <translation>{name} kabul etmeli</translation>
    </message>
    <message>
        <source>{name} or {other} has to agree</source>
        <extracomment>the deal ends only if one of these players wants it too</extracomment>
        <translation>{name} ya da {other} kabul etmeli</translation>
    </message>
</context>
<context>
    <name>Graph</name>
    <message>
        <source>turning point</source>
        <extracomment>of a move: after it the other side wins</extracomment>
        <translation>dönüm noktası</translation>
    </message>
    <message>
        <source>Declarer&apos;s chance</source>
        <translation>Tek oyuncunun şansı</translation>
    </message>
    <message>
        <source>Card points with open cards</source>
        <translation>Açık kartlarla kart puanı</translation>
    </message>
</context>
<context>
    <name>GuideMark</name>
    <message>
        <source>Explain this</source>
        <extracomment>button on a panel: opens the guide at the chapter about it</extracomment>
        <translation>Bunu açıkla</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>{chapter} – Skatdesk guide</source>
        <extracomment>title of the guide&apos;s window; {chapter} is the title of a chapter</extracomment>
        <translation>{chapter} – Skatdesk kılavuzu</translation>
    </message>
    <message>
        <source>Not found in the guide</source>
        <translation>Kılavuzda bulunamadı</translation>
    </message>
    <message numerus="yes">
        <source>The first %n places</source>
        <comment>never 1</comment>
        <extracomment>guide: so many places are listed, there are more</extracomment>
        <translation>
            <numerusform>İlk %n yer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n time(s)</source>
        <translation>
            <numerusform>%n yerde bulundu</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>guide: to the chapter read before</extracomment>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>guide: to the chapter one has come back from</extracomment>
        <translation>İleri</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Yazıyı küçült</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Yazıyı büyüt</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Kılavuzda ara</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Bölümler</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Bulunan yerler</translation>
    </message>
</context>
<context>
    <name>HandCards</name>
    <message>
        <source>put away</source>
        <translation>bırakılan</translation>
    </message>
</context>
<context>
    <name>Headlines</name>
    <message>
        <source>Nobody leads alone</source>
        <translation>Kimse tek başına önde değil</translation>
    </message>
    <message>
        <source>{name} led from the first game on</source>
        <extracomment>Headline of the course of a list; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>İlk oyundan beri önde: {name}</translation>
    </message>
    <message>
        <source>{name} took the lead in game {game}</source>
        <extracomment>Headline of the course of a list; {game} is the number of its latest game; right also of &quot;You&quot;</extracomment>
        <translation>{game}. oyunda öne geçen: {name}</translation>
    </message>
    <message>
        <source>{name} took the lead in game {game} and kept it</source>
        <extracomment>Headline of the course of a list; {game} is the number of a game; right also of &quot;You&quot;</extracomment>
        <translation>{game}. oyunda öne geçip önde kalan: {name}</translation>
    </message>
    <message>
        <source>Running totals, Seeger-Fabian</source>
        <translation>Ara toplamlar, Seeger-Fabian</translation>
    </message>
    <message>
        <source>Running totals, Bierlachs</source>
        <translation>Ara toplamlar, Bierlachs</translation>
    </message>
    <message>
        <source>Running totals, classic list</source>
        <translation>Ara toplamlar, klasik liste</translation>
    </message>
    <message>
        <source>Won as declarer by game</source>
        <translation>Oyun türüne göre tek oynarken kazanma</translation>
    </message>
    <message>
        <source>Won as declarer by game; the line is the average, {share}</source>
        <extracomment>{share} is a share of games such as &quot;81%&quot;</extracomment>
        <translation>Oyun türüne göre tek oynarken kazanma; çizgi ortalama: {share}</translation>
    </message>
    <message>
        <source>Won and lost by game</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Oyun türüne göre kazanılan ve kaybedilen</translation>
    </message>
    <message>
        <source>{best}: {high} won. {weakest}: {low}</source>
        <extracomment>Headline of a chart; {high} and {low} are shares such as &quot;84%&quot;, {best} and {weakest} games</extracomment>
        <translation>{best}: {high} kazanma. {weakest}: {low}</translation>
    </message>
    <message>
        <source>How often the jacks decide</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Valeler ne kadar belirleyici</translation>
    </message>
    <message>
        <source>Share won in percent, by game and matadors; small figures are the number of games</source>
        <translation>Oyuna ve tepe kozlara göre kazanma yüzdesi; küçük sayılar oyun sayısıdır</translation>
    </message>
    <message>
        <source>Share won in percent, by game and seat; small figures are the number of games</source>
        <translation>Oyuna ve yere göre kazanma yüzdesi; küçük sayılar oyun sayısıdır</translation>
    </message>
    <message>
        <source>Won by seat and game</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Yere ve oyuna göre kazanılan</translation>
    </message>
    <message>
        <source>{seat} suits best: {share} won</source>
        <extracomment>Headline of a chart; {seat} is forehand, middlehand or rearhand</extracomment>
        <translation>En iyi yer {seat}: {share} kazanma</translation>
    </message>
    <message>
        <source>Declarer&apos;s card points, suit games and Grands whose points are known: {games}</source>
        <translation>Tek oyuncunun kart puanları, puanı bilinen simge oyunları ve Grandlar: {games}</translation>
    </message>
    <message>
        <source>Won and lost by card points</source>
        <translation>Kart puanına göre kazanılan ve kaybedilen</translation>
    </message>
    <message>
        <source>{share} are decided by ten card points or fewer</source>
        <extracomment>Headline of a chart; {share} is a share of games such as &quot;16%&quot;</extracomment>
        <translation>Oyunların {share} kadarında fark en çok on kart puanı</translation>
    </message>
    <message>
        <source>Won and lost by score</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Liste puanına göre kazanılan ve kaybedilen</translation>
    </message>
    <message>
        <source>A game brings {score} on average</source>
        <extracomment>Headline of a chart; {score} is an average list score such as &quot;+21&quot;</extracomment>
        <translation>Bir oyun ortalama {score} getiriyor</translation>
    </message>
    <message>
        <source>Now {now} in 36 games, {all} on average</source>
        <extracomment>Headline of a chart; both are points per 36 games, such as &quot;+912&quot;</extracomment>
        <translation>Son 36 oyunda {now}, ortalama {all}</translation>
    </message>
    <message numerus="yes">
        <source>The %n player(s) with most of these games; the pale bar holds the true form 95 times in 100</source>
        <extracomment>Below the headline of a chart in which only so many of all players are shown</extracomment>
        <translation>
            <numerusform>Bu oyunların en çoğunda yer alan %n oyuncu; soluk çubuk gerçek formu 100&apos;de 95 olasılıkla içerir</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: number {rank} of {count}</source>
        <extracomment>Headline of a chart: the player is {rank}th of {count} by points</extracomment>
        <translation>{name}: {count} oyuncu arasında {rank}. sıra</translation>
    </message>
    <message>
        <source>All figures: {name}</source>
        <extracomment>Headline of a list of figures</extracomment>
        <translation>{name}: tüm sayılar</translation>
    </message>
    <message>
        <source>the others: {figure}</source>
        <extracomment>Below a figure: the same figure, such as &quot;78%&quot;, of the others at the same tables</extracomment>
        <translation>diğerleri: {figure}</translation>
    </message>
    <message>
        <source>before: {figure}</source>
        <extracomment>Below a figure: what it was, such as &quot;78%&quot;, in the games before those that are shown</extracomment>
        <translation>önce: {figure}</translation>
    </message>
    <message>
        <source>up from {figure} before</source>
        <extracomment>Below a figure that is higher now: what it was, such as &quot;78%&quot;, in the games before</extracomment>
        <translation>yükseldi, önce {figure}</translation>
    </message>
    <message>
        <source>down from {figure} before</source>
        <extracomment>Below a figure that is lower now: what it was, such as &quot;78%&quot;, in the games before</extracomment>
        <translation>düştü, önce {figure}</translation>
    </message>
    <message>
        <source>All others at the same tables, in the games shown here</source>
        <translation>Burada gösterilen oyunlarda aynı masalardaki bütün diğer oyuncular</translation>
    </message>
    <message>
        <source>All lists and series before this one: {games}</source>
        <extracomment>{games} is &quot;210 games&quot;</extracomment>
        <translation>Bundan önceki bütün listeler ve seriler: {games}</translation>
    </message>
    <message>
        <source>From {first} to {last}: {games}</source>
        <extracomment>The time before the one that is shown; {games} is &quot;210 games&quot;</extracomment>
        <translation>{first} – {last}: {games}</translation>
    </message>
    <message>
        <source>Games declared by their score in the classic list: {games}</source>
        <translation>Tek oynanan oyunlar, klasik listedeki puanlarına göre: {games}</translation>
    </message>
    <message>
        <source>{points} points since the first game</source>
        <extracomment>Headline of a chart; {points} is a sum such as &quot;+12,340&quot;</extracomment>
        <translation>İlk oyundan beri {points} puan</translation>
    </message>
    <message>
        <source>All Seeger-Fabian points, game by game</source>
        <translation>Seeger-Fabian&apos;a göre tüm puanlar, oyun oyun</translation>
    </message>
    <message>
        <source>What the last 36 games come to in a series, by Seeger-Fabian; dashed: all games</source>
        <translation>Son 36 oyun bir seride ne eder, Seeger-Fabian&apos;a göre; kesik çizgi: tüm oyunlar</translation>
    </message>
    <message>
        <source>None of these deals has been reviewed yet</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Bu oyunların hiçbiri henüz analiz edilmedi</translation>
    </message>
    <message numerus="yes">
        <source>The last %n reviewed deal(s): {accuracy}</source>
        <extracomment>Headline of a chart: how accurately they were played; {accuracy} is such as &quot;91%&quot;</extracomment>
        <translation>
            <numerusform>Analiz edilen son %n oyun: {accuracy}</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy of each deal by what the player could know; the line is the mean of the last 20</source>
        <translation>Her oyunun isabeti, oyuncunun bilebildiğine göre; çizgi son 20 oyunun ortalaması</translation>
    </message>
    <message>
        <source>Bid to the right, list score upwards; on the dashed line a game brings what was bid</source>
        <translation>Sağa doğru teklif, yukarı doğru liste puanı; kesik çizgi üzerinde oyun teklif kadar getirir</translation>
    </message>
    <message>
        <source>Bid and result</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Teklif ve sonuç</translation>
    </message>
    <message>
        <source>The bids were {value} beyond the worth of the hands</source>
        <extracomment>Headline of a chart; an average of game values</extracomment>
        <translation>Teklifler kartların değerini {value} puan aştı</translation>
    </message>
    <message>
        <source>The hands were worth {value} more than was bid</source>
        <extracomment>Headline of a chart; an average of game values</extracomment>
        <translation>Kartlar tekliften {value} puan daha değerliydi</translation>
    </message>
    <message>
        <source>In the games shown here; the pale bar holds the true form 95 times in 100</source>
        <translation>Gösterilen oyunlara göre; soluk çubuk gerçek formu 100&apos;de 95 olasılıkla içerir</translation>
    </message>
    <message>
        <source>Players side by side</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Oyuncular yan yana</translation>
    </message>
    <message>
        <source>{games}, a third is par</source>
        <extracomment>Below the share of games a player declared: how many, and what would be usual among three</extracomment>
        <translation>{games}, beklenen üçte bir</translation>
    </message>
</context>
<context>
    <name>HeatChart</name>
    <message>
        <source>seat</source>
        <translation>yer</translation>
    </message>
    <message>
        <source>matadors</source>
        <translation>tepe kozlar</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>heads of columns in a file for spreadsheets: Clubs, Grand …; how often it was declared, and won</extracomment>
        <translation>oyun</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>tek oynama</translation>
    </message>
    <message>
        <source>won</source>
        <translation>kazanılan</translation>
    </message>
</context>
<context>
    <name>Helper</name>
    <message>
        <source>There are hints when it is your turn</source>
        <translation>İpucu sıra sendeyken verilir</translation>
    </message>
    <message>
        <source>The computer now plays for you</source>
        <translation>Artık bilgisayar senin yerine oynuyor</translation>
    </message>
    <message>
        <source>With help this game becomes practice: it stays in the list, but not in the statistics. Ask again if you want that</source>
        <translation>Yardım alırsan bu oyun alıştırma olur: listede kalır ama istatistiğe girmez. Yine de istiyorsan bir kez daha sor</translation>
    </message>
    <message>
        <source>One moment…</source>
        <extracomment>while the adviser thinks about a hint</extracomment>
        <translation>Bir saniye…</translation>
    </message>
    <message>
        <source>There is no hint for this</source>
        <translation>Bunun için ipucu yok</translation>
    </message>
</context>
<context>
    <name>HintSentences</name>
    <message>
        <source>Hint · {move}: {reason}</source>
        <extracomment>{move} is a card, a bid or another answer; {reason} follows as a sentence without a full stop</extracomment>
        <translation>İpucu · {move}: {reason}</translation>
    </message>
    <message>
        <source>Hint, for now by rules of thumb · {move}: {reason}</source>
        <extracomment>the strong player who gives the hints is not ready yet: another one sits in for it</extracomment>
        <translation>İpucu, şimdilik basit kurallara göre · {move}: {reason}</translation>
    </message>
    <message>
        <source>Hint · agree: there is nothing more to win in this deal</source>
        <translation>İpucu · kabul et: bu oyunda kazanılacak bir şey kalmadı</translation>
    </message>
    <message>
        <source>Hint · play on: this deal is not decided yet</source>
        <translation>İpucu · oynamaya devam et: bu oyunun sonucu henüz belli değil</translation>
    </message>
    <message>
        <source>Say {value}</source>
        <translation>{value} söyle</translation>
    </message>
    <message>
        <source>Hold {value}</source>
        <translation>{value} teklifini gör</translation>
    </message>
    <message>
        <source>Take the skat</source>
        <translation>Skat&apos;ı al</translation>
    </message>
    <message>
        <source>Push on</source>
        <translation>İlet</translation>
    </message>
    <message>
        <source>The cards as they lie now</source>
        <translation>Kartlar olduğu gibi</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Hayır</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>it looks best</source>
        <translation>en iyisi bu görünüyor</translation>
    </message>
    <message>
        <source>it promises most</source>
        <translation>en çok bu umut veriyor</translation>
    </message>
    <message>
        <source>{reason} ({game})</source>
        <extracomment>{reason} is a sentence, {game} the game in mind</extracomment>
        <translation>{reason} ({game})</translation>
    </message>
    <message>
        <source>{reason} ({game}, chance of winning about {share})</source>
        <extracomment>{reason} is a sentence, {game} the game in mind, {share} the chance of winning it: &quot;62%&quot;</extracomment>
        <translation>{reason} ({game}, kazanma şansı yaklaşık {share})</translation>
    </message>
    <message>
        <source>the points in these cards count for you and nobody can take them</source>
        <translation>bu kartların puanı sana sayılır, kimse onları alamaz</translation>
    </message>
    <message>
        <source>this hand is worth the bid</source>
        <translation>bu kartlar teklife değer</translation>
    </message>
    <message>
        <source>what this hand loses would cost more than its wins bring</source>
        <translation>bu kartlar kazandırdığından çok puan kaybettirir</translation>
    </message>
    <message>
        <source>otherwise there would be a Ramsch, and that promises this hand less</source>
        <translation>yoksa Ramş oynanır, o da bu kartlara daha az umut verir</translation>
    </message>
    <message>
        <source>a Ramsch promises this hand more</source>
        <translation>Ramş bu kartlara daha çok umut verir</translation>
    </message>
    <message>
        <source>there is nothing more to bid for</source>
        <translation>artık artırmak için bir neden yok</translation>
    </message>
    <message>
        <source>the two cards, and putting two away, make the hand better</source>
        <translation>Skat&apos;ın iki kartını alıp iki kart bırakmak elini güçlendirir</translation>
    </message>
    <message>
        <source>the ten cards that stay promise most</source>
        <translation>kalan on kart en çok umut veriyor</translation>
    </message>
    <message>
        <source>these cards would only lose tricks</source>
        <translation>bu kartlarla yalnızca el kaybedersin</translation>
    </message>
    <message>
        <source>with these cards you would be caught</source>
        <translation>bu kartlarla yakalanırsın</translation>
    </message>
    <message>
        <source>of the games that reach the bid this one promises most</source>
        <translation>teklifi karşılayan oyunlar içinde en çok bu umut veriyor</translation>
    </message>
    <message>
        <source>this game reaches the bid with Schneider, and no other promises more</source>
        <translation>bu oyun Terzi ile teklifi karşılıyor, başka hiçbiri daha çok umut vermiyor</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Oyuna devam</translation>
    </message>
    <message>
        <source>{reason} (chance of winning about {share}, {game})</source>
        <extracomment>{reason} is a sentence, {share} the chance of winning: &quot;62%&quot;, {game} is &quot;most likely Grand&quot;</extracomment>
        <translation>{reason} (kazanma şansı yaklaşık {share}, {game})</translation>
    </message>
    <message>
        <source>the others will hardly reach 31 card points</source>
        <translation>rakipler 31 kart puanına zor ulaşır</translation>
    </message>
    <message>
        <source>nobody can take a trick from this hand</source>
        <translation>bu kartlardan kimse el alamaz</translation>
    </message>
    <message>
        <source>nobody can force a trick on this hand</source>
        <translation>bu kartlara kimse zorla el aldıramaz</translation>
    </message>
    <message>
        <source>trumps enough to draw all others, and to keep the lowest for the end</source>
        <translation>bütün diğer kozları çekip en küçüğünü sona saklamaya yetecek kadar koz var</translation>
    </message>
    <message>
        <source>you are likely enough to win, and it counts double</source>
        <translation>kazanma olasılığın yeterince yüksek ve iki kat sayılır</translation>
    </message>
    <message>
        <source>it costs nothing if it fails</source>
        <translation>tutmazsa da bir şey kaybettirmez</translation>
    </message>
    <message>
        <source>the suits in which the declarer can be caught are in one hand</source>
        <translation>tek oyuncunun yakalanabileceği simgeler tek bir rakipte toplanır</translation>
    </message>
    <message>
        <source>with the cards sorted so, the declarer can be made to take a trick</source>
        <translation>böyle dizilince tek oyuncuya zorla el aldırılabilir</translation>
    </message>
    <message>
        <source>these two would cost you most points</source>
        <translation>bu ikisi sana en çok puana mal olur</translation>
    </message>
    <message>
        <source>the hand is dangerous: get rid of its two worst cards</source>
        <translation>kartların tehlikeli: en kötü ikisinden kurtul</translation>
    </message>
    <message>
        <source>a low card is least likely to take the trick</source>
        <translation>düşük kartın eli alma olasılığı en azdır</translation>
    </message>
    <message>
        <source>it stays below and takes nothing</source>
        <translation>altta kalır, bir şey almaz</translation>
    </message>
    <message>
        <source>a good moment to be rid of a dangerous card</source>
        <translation>tehlikeli bir karttan kurtulmanın tam zamanı</translation>
    </message>
    <message>
        <source>if you have to take it, then with what costs least</source>
        <translation>eli almak zorundaysan en ucuz kartla al</translation>
    </message>
    <message>
        <source>you cannot lose any more: another player has too many card points</source>
        <translation>artık kaybedemezsin: başka bir oyuncunun kart puanı çok fazla</translation>
    </message>
    <message>
        <source>every trick so far is yours, and with all ten you win</source>
        <translation>şimdiye kadar bütün eller senin, onunu da alırsan kazanırsın</translation>
    </message>
    <message>
        <source>it is sure to take a trick some time: better one that you choose</source>
        <translation>bu kart nasılsa bir el alacak: hangi eli alacağını sen seç</translation>
    </message>
    <message>
        <source>this trick does not go to whoever has most card points: keep yours for him</source>
        <translation>bu el, kart puanı en çok olana gitmiyor: puanlarını ona sakla</translation>
    </message>
    <message>
        <source>more cards are out above the one that you keep for the last trick</source>
        <translation>dışarıda, son ele sakladığın kartı geçecek daha çok kart var</translation>
    </message>
    <message>
        <source>so far this trick counts little: a good moment to be rid of a dangerous card</source>
        <translation>bu el şimdilik az puan tutuyor: tehlikeli bir karttan kurtulmanın tam zamanı</translation>
    </message>
    <message>
        <source>you keep a higher card, which may stop whoever has won every trick so far</source>
        <translation>daha yüksek bir kartı saklıyorsun: şimdiye kadar bütün elleri alanı belki durdurur</translation>
    </message>
    <message>
        <source>the rules allow no other card</source>
        <translation>kurallar başka karta izin vermiyor</translation>
    </message>
    <message>
        <source>the other cards would come to the same</source>
        <translation>diğer kartlar da aynı sonucu verir</translation>
    </message>
    <message>
        <source>against most of the hands the others may hold it comes out best</source>
        <translation>diğerlerinin elinde olabilecek dağılımların çoğuna karşı en iyisi bu</translation>
    </message>
    <message>
        <source>a card that loses anyway is best led while you can still come back</source>
        <translation>nasıl olsa kaybedecek kartla, eli geri alabilecekken çıkmak en iyisi</translation>
    </message>
    <message>
        <source>your partner can trump it, or throw points on it</source>
        <translation>ortağın ona koz çakabilir ya da üstüne puan verebilir</translation>
    </message>
    <message>
        <source>the suit will be gone, and you can trump it</source>
        <translation>bu simge elinde biter, sonra koz çakabilirsin</translation>
    </message>
    <message>
        <source>the last trumps of the others may fall together</source>
        <translation>diğerlerinin son kozları birlikte düşebilir</translation>
    </message>
    <message>
        <source>drive the higher trumps out: you have enough of them</source>
        <translation>yüksek kozları çıkarttır: sende yeterince koz var</translation>
    </message>
    <message>
        <source>a strong trump draws two others</source>
        <translation>güçlü bir koz iki koz birden çeker</translation>
    </message>
    <message>
        <source>a low trump of yours brings out higher ones of the others</source>
        <translation>senin düşük kozun diğerlerinden daha yüksek kozlar çıkarır</translation>
    </message>
    <message>
        <source>your last trump wins nothing by waiting</source>
        <translation>son kozunu bekletmek bir şey kazandırmaz</translation>
    </message>
    <message>
        <source>it is high, and the long suit behind it will be too</source>
        <translation>bu kart en yüksek, ardındaki uzun simgenin kartları da öyle olacak</translation>
    </message>
    <message>
        <source>the trumps are gone: now the weak cards can be given up</source>
        <translation>kozlar bitti: artık zayıf kartlar verilebilir</translation>
    </message>
    <message>
        <source>you have no points to lose in this suit</source>
        <translation>bu simgede kaybedecek puanın yok</translation>
    </message>
    <message>
        <source>it forces the others to play high, and you keep the lowest</source>
        <translation>diğerlerini yüksek oynamaya zorlar, en düşüğü sende kalır</translation>
    </message>
    <message>
        <source>more points of this suit are still out than you hold, and the declarer plays before your partner</source>
        <translation>bu simgenin dışarıdaki puanları elindekilerden fazla, tek oyuncu da ortağından önce oynar</translation>
    </message>
    <message>
        <source>the next card of the suit is high after it</source>
        <translation>ondan sonra simgenin sıradaki kartı en yüksek olur</translation>
    </message>
    <message>
        <source>the declarer has to spend a trump or give the trick away</source>
        <translation>tek oyuncu ya koz harcar ya da eli verir</translation>
    </message>
    <message>
        <source>it wins the trick</source>
        <translation>eli alır</translation>
    </message>
    <message>
        <source>it is among the weakest cards you can spare</source>
        <translation>vazgeçebileceğin en zayıf kartlardan biri</translation>
    </message>
    <message>
        <source>play low where there is nothing to win</source>
        <translation>kazanılacak bir şey yoksa düşük oyna</translation>
    </message>
    <message>
        <source>your lowest trump is enough</source>
        <translation>en düşük kozun yeter</translation>
    </message>
    <message>
        <source>the declarer would trump it later</source>
        <translation>tek oyuncu ona sonra koz çakardı</translation>
    </message>
    <message>
        <source>it takes the points that lie in the trick</source>
        <translation>masadaki puanları alır</translation>
    </message>
    <message>
        <source>its points count for you</source>
        <translation>puanları sana sayılır</translation>
    </message>
    <message>
        <source>it wins the trick, and its points count for you</source>
        <translation>eli alır, puanları da sana sayılır</translation>
    </message>
    <message>
        <source>the trick is your partner&apos;s: the points of this card count for you</source>
        <translation>el ortağının: bu kartın puanları size yazılır</translation>
    </message>
    <message>
        <source>it wins the trick, and you lead next</source>
        <translation>eli alır, sonra çıkış sende</translation>
    </message>
    <message>
        <source>nobody can beat it any more</source>
        <translation>artık kimse onu geçemez</translation>
    </message>
    <message>
        <source>it beats a strong trump</source>
        <translation>güçlü bir kozu geçer</translation>
    </message>
    <message>
        <source>the trick is worth a trump</source>
        <translation>bu el bir koza değer</translation>
    </message>
    <message>
        <source>its own points are safe in this trick</source>
        <translation>kendi puanları bu elde güvende</translation>
    </message>
    <message>
        <source>now its points are worth most</source>
        <translation>puanları en çok şimdi işe yarar</translation>
    </message>
    <message>
        <source>it gives no points away</source>
        <translation>puan kaptırmaz</translation>
    </message>
    <message>
        <source>with one card less in this suit you can soon trump it</source>
        <translation>bu simgeden bir kart eksilince yakında koz çakabilirsin</translation>
    </message>
    <message>
        <source>every trick that is left is yours, whatever you play</source>
        <translation>ne oynarsan oyna, kalan bütün eller senin</translation>
    </message>
    <message>
        <source>you keep a higher card for later</source>
        <translation>daha yüksek bir kartı sonraya saklarsın</translation>
    </message>
    <message>
        <source>you cannot take this trick, and it gives no points away</source>
        <translation>bu eli alamazsın, bu kart da puan kaptırmaz</translation>
    </message>
    <message>
        <source>the card you keep for the last trick beats more of those that are still out</source>
        <translation>son ele sakladığın kart, dışarıdaki kartların daha çoğunu alır</translation>
    </message>
    <message>
        <source>your partner may take this trick, and then the points of this card count for you</source>
        <translation>ortağın bu eli alabilir, o zaman bu kartın puanı size yazılır</translation>
    </message>
    <message>
        <source>no other card risks fewer card points</source>
        <translation>başka hiçbir kart daha az puanı tehlikeye atmaz</translation>
    </message>
    <message>
        <source>one higher card of the suit is out: once it is played, yours are the highest</source>
        <translation>bu simgede dışarıda tek bir yüksek kart var: o oynanınca en yüksekler sende</translation>
    </message>
    <message>
        <source>it is the only one of its suit: your other suits stay as long as they are</source>
        <translation>simgesinin tek kartı: diğer simgelerin kısalmaz</translation>
    </message>
    <message>
        <source>the declarer has to play before your partner</source>
        <translation>tek oyuncu ortağından önce oynamak zorunda</translation>
    </message>
    <message>
        <source>the declarer probably has to give up a trump for it</source>
        <translation>tek oyuncu bunun için büyük olasılıkla bir koz vermek zorunda</translation>
    </message>
    <message>
        <source>whoever wants this trick now has to play higher</source>
        <translation>bu eli isteyen artık daha yükseğini oynamak zorunda</translation>
    </message>
    <message>
        <source>it saves your trumps</source>
        <translation>kozlarını saklar</translation>
    </message>
    <message>
        <source>other cards would give points away</source>
        <translation>diğer kartlar puan kaptırırdı</translation>
    </message>
    <message>
        <source>it keeps your high cards for tricks that are worth more</source>
        <translation>yüksek kartlarını daha değerli ellere saklar</translation>
    </message>
    <message>
        <source>it keeps your high cards for later</source>
        <translation>yüksek kartlarını sonraya saklar</translation>
    </message>
    <message>
        <source>another suit might be trumped</source>
        <translation>başka bir simgeye koz çakılabilir</translation>
    </message>
    <message>
        <source>leading trumps would cost you as much as the others</source>
        <translation>kozla çıkmak sana da diğerleri kadar pahalıya gelir</translation>
    </message>
    <message>
        <source>the low cards are more useful later</source>
        <translation>düşük kartlar sonra daha çok işe yarar</translation>
    </message>
    <message>
        <source>it keeps your last trump</source>
        <translation>son kozunu saklar</translation>
    </message>
    <message>
        <source>the declarer could beat other cards</source>
        <translation>tek oyuncu diğer kartları geçebilir</translation>
    </message>
    <message>
        <source>it wins, and the surest card is kept</source>
        <translation>eli alır, en sağlam kart da sende kalır</translation>
    </message>
    <message>
        <source>it leaves your strong suit together</source>
        <translation>güçlü simgen bozulmadan kalır</translation>
    </message>
    <message>
        <source>hardly any cards of this suit are still out</source>
        <translation>bu simgeden dışarıda neredeyse hiç kart kalmadı</translation>
    </message>
    <message>
        <source>it gives the declarer no more room below</source>
        <translation>tek oyuncunun altta kalmasını kolaylaştırmaz</translation>
    </message>
    <message>
        <source>the declarer holds more cards of other suits: there yours are wanted</source>
        <translation>tek oyuncunun başka simgelerde daha çok kartı var: oradaki kartların gerekecek</translation>
    </message>
    <message>
        <source>on another suit the declarer could throw a bad card</source>
        <translation>tek oyuncu başka bir simgenin üstüne kötü bir kart atabilir</translation>
    </message>
    <message>
        <source>in this suit the open hand can be caught, but only with lower cards than this one</source>
        <translation>açık oynayan bu simgede yakalanabilir, ama yalnızca bundan düşük kartlarla</translation>
    </message>
    <message>
        <source>it will probably win the trick</source>
        <translation>büyük olasılıkla eli alır</translation>
    </message>
    <message>
        <source>your partner can probably trump it, or throw points on it</source>
        <translation>ortağın büyük olasılıkla ona koz çakabilir ya da üstüne puan verebilir</translation>
    </message>
    <message>
        <source>the declarer would probably trump it later</source>
        <translation>tek oyuncu ona sonra büyük olasılıkla koz çakardı</translation>
    </message>
    <message>
        <source>it will probably take the points that lie in the trick</source>
        <translation>büyük olasılıkla masadaki puanları alır</translation>
    </message>
    <message>
        <source>its points will probably count for you</source>
        <translation>puanları büyük olasılıkla sana sayılır</translation>
    </message>
    <message>
        <source>the declarer probably has to spend a trump or give the trick away</source>
        <translation>tek oyuncu büyük olasılıkla ya koz harcar ya da eli verir</translation>
    </message>
    <message>
        <source>the declarer probably does not have this suit</source>
        <translation>tek oyuncuda büyük olasılıkla bu simge yok</translation>
    </message>
    <message>
        <source>your partner can probably throw a card on it</source>
        <translation>ortağın büyük olasılıkla üstüne kart atabilir</translation>
    </message>
    <message>
        <source>your partner can probably stay below</source>
        <translation>ortağın büyük olasılıkla altta kalabilir</translation>
    </message>
    <message>
        <source>it leaves the pairs in the other suits together</source>
        <translation>diğer simgelerdeki çiftler bozulmadan kalır</translation>
    </message>
    <message>
        <source>the others wait with points in another suit</source>
        <translation>diğerleri başka bir simgede puanla bekliyor</translation>
    </message>
    <message>
        <source>so late, a losing card gives too much away</source>
        <translation>oyunun bu kadar sonunda kaybedecek kart çok şey kaptırır</translation>
    </message>
    <message>
        <source>the long suit can wait until it is high</source>
        <translation>uzun simge, kartları en yüksek olana kadar bekleyebilir</translation>
    </message>
    <message>
        <source>it opens no new suit for the others</source>
        <translation>diğerlerine yeni bir simge açmaz</translation>
    </message>
    <message>
        <source>others can still go above it</source>
        <translation>diğerleri hâlâ üstüne çıkabilir</translation>
    </message>
    <message>
        <source>the declarer may have to take this trick</source>
        <translation>bu eli tek oyuncu almak zorunda kalabilir</translation>
    </message>
    <message>
        <source>the rest of this suit stays safe</source>
        <translation>bu simgenin kalanı güvende</translation>
    </message>
    <message>
        <source>the other suits are more dangerous</source>
        <translation>diğer simgeler daha tehlikeli</translation>
    </message>
    <message>
        <source>you will hardly be left with the trick</source>
        <translation>el büyük olasılıkla sende kalmaz</translation>
    </message>
    <message>
        <source>it will not get safer than now</source>
        <translation>şimdikinden güvenli bir an gelmez</translation>
    </message>
    <message>
        <source>the low cards are wanted later</source>
        <translation>düşük kartlar sonra gerekecek</translation>
    </message>
    <message>
        <source>the lowest cards are wanted later</source>
        <translation>en düşük kartlar sonra gerekecek</translation>
    </message>
    <message>
        <source>nobody can go below it</source>
        <translation>kimse onun altına inemez</translation>
    </message>
    <message>
        <source>it is low enough</source>
        <translation>yeterince düşük</translation>
    </message>
    <message>
        <source>be rid of the highest while it is safe</source>
        <translation>güvenliyken en yüksekten kurtul</translation>
    </message>
    <message>
        <source>you keep lower cards of this suit</source>
        <translation>bu simgenin daha düşük kartları sende kalır</translation>
    </message>
    <message>
        <source>the suit will be gone, and you can throw others on it</source>
        <translation>bu simge elinde biter, sonra diğerlerini üstüne atabilirsin</translation>
    </message>
    <message>
        <source>hardly any game that reaches the bid can be won: this one costs least</source>
        <translation>teklifi karşılayan oyunların kazanılma umudu neredeyse yok: en az bu kaybettirir</translation>
    </message>
    <message>
        <source>{reason} (chance of winning the game about {share})</source>
        <extracomment>{reason} is a sentence, {share} the chance of winning the game: &quot;62%&quot;</extracomment>
        <translation>{reason} (oyunu kazanma şansı yaklaşık {share})</translation>
    </message>
    <message>
        <source>the others probably still have trumps, and a trick of trumps costs little</source>
        <translation>diğerlerinde büyük olasılıkla hâlâ koz var, kozlardan oluşan bir el de az puan tutar</translation>
    </message>
    <message>
        <source>the hand is strong enough as it is, and a Hand game counts more</source>
        <translation>kartların bu hâliyle yeterince güçlü, üstelik El oyunu daha çok sayılır</translation>
    </message>
    <message>
        <source>you can trump a suit you no longer hold</source>
        <translation>elinde kalmayan simgeye koz çakabilirsin</translation>
    </message>
    <message>
        <source>you are not likely enough to win, and it would count double</source>
        <translation>kazanma olasılığın yeterince yüksek değil ve iki kat sayılırdı</translation>
    </message>
    <message>
        <source>this hand takes few points, and a push doubles what the Ramsch costs</source>
        <translation>bu kartlar az puan alır, iletmek de Ramş&apos;ın bedelini ikiye katlar</translation>
    </message>
    <message>
        <source>draw trumps with the highest: what falls now can trump nothing of yours later</source>
        <translation>kozları en yükseğiyle çek: şimdi düşen kozlar sonra senin kartlarına çakılamaz</translation>
    </message>
    <message>
        <source>you have more trumps than the others together: draw them, and your last ones are the only ones</source>
        <translation>sende diğerlerinin toplamından çok koz var: kozları çek, sonunda koz yalnız sende kalır</translation>
    </message>
    <message>
        <source>nobody else has a higher card of the suit: take the points while the others must follow</source>
        <translation>bu simgede başka kimsede daha yükseği yok: diğerleri uymak zorundayken puanları al</translation>
    </message>
    <message>
        <source>it draws lower trumps out, which can trump nothing of yours any more</source>
        <translation>daha düşük kozları çeker, onlar artık senin kartlarına çakılamaz</translation>
    </message>
    <message>
        <source>it keeps the card of this suit that is worth many points for later</source>
        <translation>simgenin dolu kartını sonraya saklar</translation>
    </message>
    <message>
        <source>it goes on with the suit you have led before, and opens no new one</source>
        <translation>daha önce çıktığın simgeyi sürdürür, yeni bir simge açmaz</translation>
    </message>
    <message>
        <source>nobody else has a higher card of the suit led</source>
        <translation>çıkılan simgede başka kimsede daha yükseği yok</translation>
    </message>
    <message>
        <source>it can be spared, and the cards worth many points stay</source>
        <translation>ondan vazgeçilebilir, dolu kartlar kalır</translation>
    </message>
    <message>
        <source>the others hold many cards of this suit, and higher ones: later it would probably lose a trick</source>
        <translation>bu simgeden diğerlerinde çok kart var, daha yüksekleri de: bu kart sonra büyük olasılıkla el kaybettirir</translation>
    </message>
    <message>
        <source>it keeps your highest trump for later</source>
        <translation>en yüksek kozunu sonraya saklar</translation>
    </message>
    <message>
        <source>it leaves the card worth many points in another suit guarded</source>
        <translation>başka bir simgedeki dolu kart korumasız kalmaz</translation>
    </message>
    <message>
        <source>it risks no trump worth many points</source>
        <translation>dolu bir kozu tehlikeye atmaz</translation>
    </message>
    <message>
        <source>a trump you lead could be beaten: yours are better kept to trump with</source>
        <translation>çıkacağın koz alınabilir: kozlarını çakmak için saklamak daha iyi</translation>
    </message>
    <message>
        <source>the others have no trumps left: yours are worth more at the end</source>
        <translation>diğerlerinde koz kalmadı: seninkiler sonda daha değerli</translation>
    </message>
    <message>
        <source>your trumps can wait: the others have no more of them than you</source>
        <translation>kozların bekleyebilir: diğerlerinde senden çok koz yok</translation>
    </message>
    <message>
        <source>a card worth many points that can be beaten is not led</source>
        <translation>geçilebilecek dolu kartla çıkılmaz</translation>
    </message>
    <message>
        <source>the suit is soon gone</source>
        <translation>bu simge yakında biter</translation>
    </message>
    <message>
        <source>the long suit can afford it</source>
        <translation>uzun simge bunu kaldırır</translation>
    </message>
    <message>
        <source>the long suit can wait</source>
        <translation>uzun simge bekleyebilir</translation>
    </message>
    <message>
        <source>it takes the trick, and you lead next</source>
        <translation>eli alır, sonra çıkış sende</translation>
    </message>
    <message>
        <source>it does not take the trick</source>
        <translation>eli almaz</translation>
    </message>
    <message>
        <source>it does not take the trick off the declarer</source>
        <translation>eli almaz, el tek oyuncuda kalır</translation>
    </message>
    <message>
        <source>the declarer has to follow suit</source>
        <translation>tek oyuncu simgeye uymak zorunda</translation>
    </message>
    <message>
        <source>the declarer may hold cards of this suit</source>
        <translation>tek oyuncuda bu simgeden kart olabilir</translation>
    </message>
    <message>
        <source>the declarer does not have this suit</source>
        <translation>tek oyuncuda bu simge yok</translation>
    </message>
    <message>
        <source>your partner can throw a card on it</source>
        <translation>ortağın üstüne kart atabilir</translation>
    </message>
    <message>
        <source>your partner can stay below</source>
        <translation>ortağın altta kalabilir</translation>
    </message>
    <message>
        <source>your partner can take the trick over</source>
        <translation>ortağın seni geçip eli alabilir</translation>
    </message>
    <message>
        <source>the declarer has thrown from this suit: it was his weakness</source>
        <translation>tek oyuncu bu simgeden kart attı: zayıf yeri burasıydı</translation>
    </message>
    <message>
        <source>for the other suit it is too early</source>
        <translation>diğer simge için henüz erken</translation>
    </message>
    <message>
        <source>it needs your partner&apos;s help, so begin there</source>
        <translation>ortağının yardımı gerekiyor, o yüzden buradan başla</translation>
    </message>
    <message>
        <source>the card below the open hand is kept for later</source>
        <translation>açık kartların altındaki kart sonraya kalır</translation>
    </message>
    <message>
        <source>this card cannot catch the open hand any more</source>
        <translation>bu kart açık oynayanı artık yakalayamaz</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>{moment} · {name}</source>
        <extracomment>When a change was made and by whom</extracomment>
        <translation>{moment} · {name}</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Title of a page: every change of the list</extracomment>
        <translation>Geçmiş</translation>
    </message>
    <message>
        <source>Nothing has been written yet. Every change will be shown here</source>
        <translation>Henüz bir şey yazılmadı. Her değişiklik burada görünecek</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>Game {k} written: {after}</source>
        <translation>{k}. oyun yazıldı: {after}</translation>
    </message>
    <message>
        <source>Game {k} inserted: {after}</source>
        <translation>{k}. oyun araya eklendi: {after}</translation>
    </message>
    <message>
        <source>Remark on game {k} taken away: {remark}</source>
        <extracomment>Of a list: what somebody had written beside a game is there no more</extracomment>
        <translation>{k}. oyunun notu silindi: {remark}</translation>
    </message>
    <message>
        <source>Remark on game {k}: {remark}</source>
        <extracomment>Of a list: what somebody wrote beside a game</extracomment>
        <translation>{k}. oyuna not: {remark}</translation>
    </message>
    <message>
        <source>Game {k} changed: {before} became {after}</source>
        <translation>{k}. oyun değişti: önce {before}, şimdi {after}</translation>
    </message>
    <message>
        <source>Game {k} deleted: {before}</source>
        <translation>{k}. oyun silindi: {before}</translation>
    </message>
    <message>
        <source>Game {k} moved, now game {to}: {after}</source>
        <translation>{k}. oyun taşındı, şimdi {to}. oyun: {after}</translation>
    </message>
    <message>
        <source>Undone, game {k} taken out: {before}</source>
        <translation>Geri alındı, {k}. oyun çıkarıldı: {before}</translation>
    </message>
    <message>
        <source>Undone, game {k} is once more: {after}</source>
        <translation>Geri alındı, {k}. oyun yine: {after}</translation>
    </message>
    <message>
        <source>Redone, game {k} deleted: {before}</source>
        <translation>Yinelendi, {k}. oyun silindi: {before}</translation>
    </message>
    <message>
        <source>Redone, game {k} is: {after}</source>
        <translation>Yinelendi, {k}. oyun: {after}</translation>
    </message>
    <message>
        <source>{name}, {game}, {score}</source>
        <extracomment>A game of the list in few words: who declared, what, and what it brought</extracomment>
        <translation>{name}, {game}, {score}</translation>
    </message>
    <message>
        <source>dealt by {name}</source>
        <extracomment>Of a game of the list: {name} was the dealer</extracomment>
        <translation>dağıtan: {name}</translation>
    </message>
    <message>
        <source>without {name}</source>
        <extracomment>Of a game at a table of four: {name} was away</extracomment>
        <translation>{name} olmadan</translation>
    </message>
    <message>
        <source>Title, players or agreements changed</source>
        <extracomment>What was done to a list, where it is not kept what exactly</extracomment>
        <translation>Başlık, oyuncular ya da anlaşma değişti</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <extracomment>A change of the list was taken back; {what} says which</extracomment>
        <translation>Geri alındı: {what}</translation>
    </message>
    <message>
        <source>Redone: {what}</source>
        <extracomment>A change of the list was made again; {what} says which</extracomment>
        <translation>Yinelendi: {what}</translation>
    </message>
    <message>
        <source>New at the table: {name}</source>
        <extracomment>A fourth player sits down at a list of three</extracomment>
        <translation>Masaya yeni katılan: {name}</translation>
    </message>
    <message>
        <source>New name of {before}: {after}</source>
        <extracomment>A player of the list is called otherwise from now on; right also of &quot;You&quot;</extracomment>
        <translation>Yeni ad ({before}): {after}</translation>
    </message>
    <message>
        <source>Away from game {k} on: {name}</source>
        <extracomment>A player of four who is away; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>{k}. oyundan itibaren masada yok: {name}</translation>
    </message>
    <message>
        <source>There again from game {k} on: {name}</source>
        <extracomment>A player of four who was away; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>{k}. oyundan itibaren yine masada: {name}</translation>
    </message>
    <message>
        <source>{now} (before: {was})</source>
        <extracomment>Something of a list was changed: &quot;Length: 48 games (before: 36 games)&quot;</extracomment>
        <translation>{now} (önceki: {was})</translation>
    </message>
    <message>
        <source>Changed in the rules: {what}</source>
        <extracomment>The players&apos; own rules of a list were changed; {what} names the switches, as in the dialog of the rules</extracomment>
        <translation>Kurallarda değişenler: {what}</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>New series</source>
        <extracomment>home page, beside another button: at most about 14 letters</extracomment>
        <translation>Yeni seri</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>home page: button that opens the dialog for a new series</extracomment>
        <translation>Oyna</translation>
    </message>
    <message>
        <source>New series, for three or four</source>
        <translation>Yeni seri, üç ya da dört kişi</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>home page: button that opens the page with first game, exercises and guide</extracomment>
        <translation>Öğren</translation>
    </message>
    <message>
        <source>Step by step</source>
        <extracomment>home page, beside another button: at most about 16 letters</extracomment>
        <translation>Adım adım</translation>
    </message>
    <message>
        <source>A first game, exercises, the guide</source>
        <translation>İlk oyun, sorular, kılavuz</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>home page: button that opens the lists of games played with real cards</extracomment>
        <translation>Puan listesi</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>{list} · {game}</source>
        <extracomment>home page: {list} is its title, {game} the next one: &quot;Thursday round · Game 13 of 36&quot;</extracomment>
        <translation>{list} · {game}</translation>
    </message>
    <message>
        <source>Continue the list</source>
        <extracomment>home page: button that leads back to the score sheet somebody was writing</extracomment>
        <translation>Listeye devam et</translation>
    </message>
    <message>
        <source>For your own table</source>
        <translation>Kendi masan için</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>home page: button that opens the page with charts and averages</extracomment>
        <translation>İstatistik</translation>
    </message>
    <message>
        <source>How you play</source>
        <translation>Nasıl oynuyorsun</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <extracomment>home page: button that opens the puzzle that comes next</extracomment>
        <translation>Sıradaki bulmaca</translation>
    </message>
    <message>
        <source>The cards are shuffled, and somebody is waiting at the table</source>
        <translation>Kartlar karıştırıldı, masada seni bekleyen var</translation>
    </message>
    <message>
        <source>Your list waits for its next game</source>
        <translation>Listen sıradaki oyunu bekliyor</translation>
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
        <source>The strong players are being prepared, this once; until then others sit in for them</source>
        <translation>Güçlü oyuncular bir kereliğine hazırlanıyor; o zamana kadar yerlerine başkaları oynar</translation>
    </message>
    <message>
        <source>Version {version} · free software · all keys: {keys}</source>
        <translation>Sürüm {version} · özgür yazılım · tüm tuşlar: {keys}</translation>
    </message>
    <message>
        <source>New to Skat? Begin here</source>
        <extracomment>home page, below &quot;Learn&quot;, at the first start</extracomment>
        <translation>Skat&apos;ta yeni misin? Buradan başla</translation>
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
    <name>Joins</name>
    <message>
        <source>{name}: {value}</source>
        <extracomment>A name or caption and its value: &quot;Declarer: Ada&quot;</extracomment>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{several}, {next}</source>
        <extracomment>Goes on with an enumeration that has no &quot;and&quot;: &quot;1 Ada, 2 Ben, 3 Cem&quot;</extracomment>
        <translation>{several}, {next}</translation>
    </message>
    <message>
        <source>{several}; {next}</source>
        <extracomment>Goes on with a list whose parts may have commas of their own: &quot;Ada: 24, won; Ben: 0&quot;</extracomment>
        <translation>{several}; {next}</translation>
    </message>
    <message>
        <source>{several}. {next}</source>
        <extracomment>Two sentences, one after the other</extracomment>
        <translation>{several}. {next}</translation>
    </message>
</context>
<context>
    <name>KeyRows</name>
    <message>
        <source>To the next button or list</source>
        <extracomment>sheet of keys: the keyboard goes on to the next button, list or card</extracomment>
        <translation>Sonraki düğmeye ya da listeye</translation>
    </message>
    <message>
        <source>Press the button</source>
        <extracomment>sheet of keys: does what the button with the frame says</extracomment>
        <translation>Düğmeye bas</translation>
    </message>
    <message>
        <source>Close a dialog</source>
        <extracomment>sheet of keys</extracomment>
        <translation>İletişim kutusunu kapat</translation>
    </message>
    <message>
        <source>Home page: go on playing</source>
        <extracomment>sheet of keys: what the large door on the home page does</extracomment>
        <translation>Ana sayfa: oyuna devam</translation>
    </message>
    <message>
        <source>Home page: to its large buttons</source>
        <extracomment>sheet of keys: the large buttons are play, learn, score sheet, statistics, next puzzle</extracomment>
        <translation>Ana sayfa: büyük düğmelere</translation>
    </message>
    <message>
        <source>Move along the hand</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Kartların arasında gez</translation>
    </message>
    <message>
        <source>To the first or last card</source>
        <extracomment>sheet of keys</extracomment>
        <translation>İlk ya da son karta</translation>
    </message>
    <message>
        <source>Move the card in the hand</source>
        <extracomment>sheet of keys: puts the card one place further in the hand</extracomment>
        <translation>Kartın yerini değiştir</translation>
    </message>
    <message>
        <source>Play the card</source>
        <extracomment>sheet of keys: the card is the one reached with the arrow keys</extracomment>
        <translation>Kartı oyna</translation>
    </message>
    <message>
        <source>Play the first to tenth card</source>
        <extracomment>sheet of keys: the keys are 1 to 9 and 0</extracomment>
        <translation>1.–10. kartı oyna</translation>
    </message>
    <message>
        <source>Bidding: hold, or the next value</source>
        <extracomment>sheet of keys: says yes to a bid, or bids the next value</extracomment>
        <translation>Artırma: gör ya da sonraki değer</translation>
    </message>
    <message>
        <source>Bidding: pass</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Artırma: pas</translation>
    </message>
    <message>
        <source>Bidding: from game to game</source>
        <extracomment>sheet of keys: the list of games beside the bidding</extracomment>
        <translation>Artırma: oyundan oyuna</translation>
    </message>
    <message>
        <source>Discard: take a card back</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Kart bırakma: kartı geri al</translation>
    </message>
    <message>
        <source>Announcing: choose the game</source>
        <extracomment>sheet of keys: the keys are 1 to 6</extracomment>
        <translation>Anons: oyunu seç</translation>
    </message>
    <message>
        <source>Announcing: back to the discards</source>
        <extracomment>sheet of keys: from choosing the game back to the two cards put away</extracomment>
        <translation>Anons: bırakılan kartlara dön</translation>
    </message>
    <message>
        <source>From answer to answer</source>
        <extracomment>sheet of keys: between the buttons of what is asked over the table
----------
sheet of keys: score sheet</extracomment>
        <translation>Yanıttan yanıta</translation>
    </message>
    <message>
        <source>List: explain the value</source>
        <extracomment>sheet of keys: a line of the list beside the table</extracomment>
        <translation>Liste: değeri açıkla</translation>
    </message>
    <message>
        <source>Enter a game: the keys under the answers</source>
        <extracomment>sheet of keys: tells what was played; the keys stand under the answers</extracomment>
        <translation>Oyun girişi: yanıtların altındaki tuşlar</translation>
    </message>
    <message>
        <source>Write the game down</source>
        <extracomment>sheet of keys: score sheet; the result told last, won if nothing is told</extracomment>
        <translation>Oyunu yaz</translation>
    </message>
    <message>
        <source>One answer back</source>
        <extracomment>sheet of keys: score sheet</extracomment>
        <translation>Bir yanıt geri</translation>
    </message>
    <message>
        <source>Start the entry again, leave a game</source>
        <extracomment>sheet of keys: score sheet</extracomment>
        <translation>Girişe baştan başla, oyundan çık</translation>
    </message>
    <message>
        <source>Preview: page by page</source>
        <extracomment>sheet of keys: score sheet, the list as it will be printed</extracomment>
        <translation>Önizleme: sayfa sayfa</translation>
    </message>
    <message>
        <source>Preview: beginning, end</source>
        <extracomment>sheet of keys: score sheet, the list as it will be printed</extracomment>
        <translation>Önizleme: başı, sonu</translation>
    </message>
    <message>
        <source>Puzzle: open all hands after the answer</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Bulmaca: yanıttan sonra kartları aç</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>sheet of keys: score sheet, making a deal</extracomment>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Redo what was taken back</source>
        <extracomment>sheet of keys: score sheet, making a deal</extracomment>
        <translation>Geri alınanı yinele</translation>
    </message>
    <message>
        <source>To the games</source>
        <extracomment>sheet of keys: score sheet, the keyboard goes to the games written down</extracomment>
        <translation>Oyunlara</translation>
    </message>
    <message>
        <source>Next page of a dialog</source>
        <extracomment>sheet of keys: settings and other dialogs have several pages</extracomment>
        <translation>İletişim kutusunun sonraki sayfası</translation>
    </message>
    <message>
        <source>Hurry the cards, clear the trick</source>
        <extracomment>sheet of keys: cards on their way are there at once; a trick that lies complete goes to who took it</extracomment>
        <translation>Kartları hızlandır, eli kaldır</translation>
    </message>
    <message>
        <source>Say Kontra or Re</source>
        <extracomment>sheet of keys: Kontra doubles the score, Re doubles it again</extracomment>
        <translation>Kontra ya da Tekrar de</translation>
    </message>
    <message>
        <source>To the entry</source>
        <extracomment>sheet of keys: score sheet, the keyboard goes to where games are told</extracomment>
        <translation>Girişe</translation>
    </message>
    <message>
        <source>A player: there or away</source>
        <extracomment>sheet of keys: score sheet, the menu of a player; the keys are Alt+1 to Alt+4</extracomment>
        <translation>Bir oyuncu: masada mı, değil mi</translation>
    </message>
    <message>
        <source>New list</source>
        <extracomment>sheet of keys: begins a new score list</extracomment>
        <translation>Yeni liste</translation>
    </message>
    <message>
        <source>Search the lists</source>
        <extracomment>sheet of keys: score sheet, the keyboard goes to the search in the shelf</extracomment>
        <translation>Listelerde ara</translation>
    </message>
    <message>
        <source>Change the game</source>
        <extracomment>sheet of keys: a game of the score sheet</extracomment>
        <translation>Oyunu değiştir</translation>
    </message>
    <message>
        <source>Changing: enter the game anew</source>
        <extracomment>sheet of keys: score sheet, while a game is changed: empties the entry</extracomment>
        <translation>Değiştirirken: oyunu baştan gir</translation>
    </message>
    <message>
        <source>Changing: to player and game</source>
        <extracomment>sheet of keys: score sheet, while a game is changed: leads to answers that keys then tell again</extracomment>
        <translation>Değiştirirken: oyuncu, oyun</translation>
    </message>
    <message>
        <source>Insert a game before it</source>
        <extracomment>sheet of keys: a game of the score sheet</extracomment>
        <translation>Öncesine oyun ekle</translation>
    </message>
    <message>
        <source>Move the game</source>
        <extracomment>sheet of keys: a game of the score sheet</extracomment>
        <translation>Oyunu taşı</translation>
    </message>
    <message>
        <source>Delete the game or the list</source>
        <extracomment>sheet of keys: a game of the score sheet, or a list of the shelf</extracomment>
        <translation>Oyunu ya da listeyi sil</translation>
    </message>
    <message>
        <source>Menu of the game or the list</source>
        <extracomment>sheet of keys: a game of the score sheet, or a list of the shelf; a remark is written from its menu alone</extracomment>
        <translation>Oyunun ya da listenin menüsü</translation>
    </message>
    <message>
        <source>Print the list</source>
        <extracomment>sheet of keys: score sheet</extracomment>
        <translation>Listeyi yazdır</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <extracomment>sheet of keys: score sheet, all games to the clipboard</extracomment>
        <translation>Listeyi kopyala</translation>
    </message>
    <message>
        <source>Large sheet: full screen</source>
        <extracomment>sheet of keys: the sheet in large figures, in a window of its own</extracomment>
        <translation>Büyük liste: tam ekran</translation>
    </message>
    <message>
        <source>From value to value of a chart</source>
        <extracomment>sheet of keys: statistics</extracomment>
        <translation>Grafikte değerden değere</translation>
    </message>
    <message>
        <source>The game behind the value</source>
        <extracomment>sheet of keys: statistics</extracomment>
        <translation>Değerin ardındaki oyun</translation>
    </message>
    <message>
        <source>One card back or on</source>
        <extracomment>sheet of keys: a deal under review</extracomment>
        <translation>Bir kart geri ya da ileri</translation>
    </message>
    <message>
        <source>One trick back or on</source>
        <extracomment>sheet of keys: a deal under review</extracomment>
        <translation>Bir el geri ya da ileri</translation>
    </message>
    <message>
        <source>To the beginning or the end of the deal</source>
        <extracomment>sheet of keys: a deal under review</extracomment>
        <translation>Oyunun başına ya da sonuna</translation>
    </message>
    <message>
        <source>Play from here</source>
        <extracomment>sheet of keys: a deal under review</extracomment>
        <translation>Buradan oyna</translation>
    </message>
    <message>
        <source>From move to move, from game to game</source>
        <extracomment>sheet of keys: a deal under review, in the list of moves or the contract table</extracomment>
        <translation>Hamleden hamleye, oyundan oyuna</translation>
    </message>
    <message>
        <source>Learning: from card to card</source>
        <extracomment>sheet of keys: learning from mistakes, along the hand</extracomment>
        <translation>Öğrenme: karttan karta</translation>
    </message>
    <message>
        <source>Learning: try the card</source>
        <extracomment>sheet of keys: learning from mistakes</extracomment>
        <translation>Öğrenme: kartı dene</translation>
    </message>
    <message>
        <source>Learning: try the first to tenth card</source>
        <extracomment>sheet of keys: learning from mistakes; the keys are 1 to 9 and 0</extracomment>
        <translation>Öğrenme: 1.–10. kartı dene</translation>
    </message>
    <message>
        <source>Learn: to its large buttons</source>
        <extracomment>sheet of keys: the large buttons of the page &quot;Learn&quot;</extracomment>
        <translation>Öğren: büyük düğmelere</translation>
    </message>
    <message>
        <source>Give an answer, choose a card</source>
        <extracomment>sheet of keys: one of several answers, or a card of the hand</extracomment>
        <translation>Yanıt ver, kart seç</translation>
    </message>
    <message>
        <source>From card to card</source>
        <extracomment>sheet of keys: exercises and puzzles
----------
sheet of keys: making a deal</extracomment>
        <translation>Karttan karta</translation>
    </message>
    <message>
        <source>Check the answer, go on</source>
        <extracomment>sheet of keys: exercises and puzzles</extracomment>
        <translation>Yanıtı kontrol et, devam et</translation>
    </message>
    <message>
        <source>Puzzle: try again</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Bulmaca: bir daha dene</translation>
    </message>
    <message>
        <source>Puzzle: show the answer</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Bulmaca: yanıtı göster</translation>
    </message>
    <message>
        <source>Guide: search</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Kılavuz: ara</translation>
    </message>
    <message>
        <source>Guide: to the next place found</source>
        <extracomment>sheet of keys: to the place found next, with Shift to the one before</extracomment>
        <translation>Kılavuz: bulunan sonraki yere</translation>
    </message>
    <message>
        <source>Guide: back and on</source>
        <extracomment>sheet of keys: the chapters read before</extracomment>
        <translation>Kılavuz: geri ve ileri</translation>
    </message>
    <message>
        <source>Guide: larger, smaller</source>
        <extracomment>sheet of keys: the letters of the guide</extracomment>
        <translation>Kılavuz: büyüt, küçült</translation>
    </message>
    <message>
        <source>Leave the page</source>
        <extracomment>sheet of keys: back to where one came from</extracomment>
        <translation>Sayfadan çık</translation>
    </message>
    <message>
        <source>Choose a hand, or put the card there</source>
        <extracomment>sheet of keys: making a deal; three hands and the skat</extracomment>
        <translation>Yer seç ya da kartı oraya koy</translation>
    </message>
    <message>
        <source>Give the card to the hand</source>
        <extracomment>sheet of keys: making a deal; the hand is the one chosen</extracomment>
        <translation>Kartı seçili yere ver</translation>
    </message>
    <message>
        <source>Take the card from the hand</source>
        <extracomment>sheet of keys: making a deal</extracomment>
        <translation>Kartı yerinden al</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <extracomment>sheet of keys: making a deal; every card that lies nowhere yet is dealt at random</extracomment>
        <translation>Kalanı dağıt</translation>
    </message>
    <message>
        <source>Copy the number of the deal</source>
        <extracomment>sheet of keys: making a deal</extracomment>
        <translation>Dağıtımın numarasını kopyala</translation>
    </message>
    <message>
        <source>Paste a deal</source>
        <extracomment>sheet of keys: making a deal; its text or its number lies on the clipboard</extracomment>
        <translation>Dağıtım yapıştır</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>First game</source>
        <extracomment>page of learning: a whole game at the table in which every step is explained</extracomment>
        <translation>İlk oyun</translation>
    </message>
    <message>
        <source>A whole deal, every step explained as it comes</source>
        <translation>Baştan sona bir oyun, her adım sırası gelince açıklanır</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>page of learning: questions about the game with answers</extracomment>
        <translation>Sorular</translation>
    </message>
    <message>
        <source>Short questions about hands, tricks and scores</source>
        <translation>Kartlar, eller ve puanlar üzerine kısa sorular</translation>
    </message>
    <message>
        <source>Guide</source>
        <extracomment>page of learning: opens the guide to the game</extracomment>
        <translation>Kılavuz</translation>
    </message>
    <message>
        <source>The rules and how to play well, to read and to search</source>
        <translation>Kurallar ve iyi oynamanın yolları: oku, ara</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>title of the page with first game, exercises and guide</extracomment>
        <translation>Öğren</translation>
    </message>
    <message>
        <source>Learn Skat</source>
        <translation>Skat öğren</translation>
    </message>
    <message>
        <source>Try things out, take them back, ask again</source>
        <translation>Dene, geri al, bir daha sor</translation>
    </message>
</context>
<context>
    <name>LearnRoom</name>
    <message>
        <source>Next explanation</source>
        <extracomment>command: the next page of an explanation</extracomment>
        <translation>Sonraki açıklama</translation>
    </message>
    <message>
        <source>Previous explanation</source>
        <extracomment>command: the page before of an explanation</extracomment>
        <translation>Önceki açıklama</translation>
    </message>
    <message>
        <source>End the explanations</source>
        <extracomment>command: the deal goes on without explanations</extracomment>
        <translation>Açıklamaları bitir</translation>
    </message>
</context>
<context>
    <name>Length</name>
    <message>
        <source>Everybody deals equally often: at this table {k} or {n} games</source>
        <translation>Herkes eşit sayıda dağıtır: bu masada {k} ya da {n} oyun</translation>
    </message>
    <message>
        <source>Other</source>
        <extracomment>length of a series: a number to be typed</extracomment>
        <translation>Başka</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Oyun sayısı</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Learn from mistakes</source>
        <translation>Hatalardan öğren</translation>
    </message>
    <message>
        <source>Mistake {k} of {n} · {solved} answered correctly</source>
        <extracomment>{k} of {n} mistakes; {solved} of them were answered rightly</extracomment>
        <translation>Hata {k} / {n} · {solved} doğru yanıt</translation>
    </message>
    <message>
        <source>In the deal: {move}</source>
        <extracomment>what was done in the deal: &quot;You played: ten of hearts&quot;</extracomment>
        <translation>Oyunda: {move}</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Yanıtı göster</translation>
    </message>
    <message>
        <source>Back to the deal</source>
        <extracomment>button: back to the deal under review</extracomment>
        <translation>Oyuna dön</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>button: go to the next mistake without an answer</extracomment>
        <translation>Sonraki</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Atla</translation>
    </message>
    <message>
        <source>It is your turn. Which card do you play? Click it, or use the arrow keys and Enter</source>
        <translation>Sıra sende. Hangi kartı oynarsın? Tıkla ya da ok tuşları ve Enter ile seç</translation>
    </message>
    <message>
        <source>Which two cards do you put away? Click both, or use the arrow keys and Enter</source>
        <translation>Hangi iki kartı bırakırsın? İkisine de tıkla ya da ok tuşları ve Enter ile seç</translation>
    </message>
    <message>
        <source>Which game do you announce?</source>
        <translation>Hangi oyunu anons edersin?</translation>
    </message>
    <message>
        <source>What do you say in the bidding?</source>
        <translation>Açık artırmada ne dersin?</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Ne yaparsın?</translation>
    </message>
    <message>
        <source>The review is not complete yet</source>
        <translation>Analiz henüz bitmedi</translation>
    </message>
    <message>
        <source>No mistakes: you did well. Above you can choose another player</source>
        <extracomment>there is nothing to learn; the seat of another player can be chosen at the top of the page</extracomment>
        <translation>Hata yok: iyi oynadın. Yukarıdan başka bir oyuncu seçebilirsin</translation>
    </message>
    <message>
        <source>No mistakes: {name} did well. Above you can choose another player</source>
        <translation>Hata yok: {name} iyi oynadı. Yukarıdan başka bir oyuncu seçebilirsin</translation>
    </message>
    <message>
        <source>That was all: {right} of {total} answered correctly</source>
        <translation>Hepsi bu kadar: {total} sorudan {right} doğru</translation>
    </message>
    <message>
        <source>{move}: one moment…</source>
        <translation>{move}: bir saniye…</translation>
    </message>
    <message>
        <source>{move}: right</source>
        <translation>{move}: doğru</translation>
    </message>
    <message>
        <source>{move}: better, but not the best. Try again</source>
        <translation>{move}: daha iyi, ama en iyisi değil. Bir daha dene</translation>
    </message>
    <message>
        <source>{move}: this is what happened in the deal. Look for something better</source>
        <translation>{move}: oyunda da böyle oldu. Daha iyisini ara</translation>
    </message>
    <message>
        <source>{move}: no. Try again</source>
        <translation>{move}: olmadı. Bir daha dene</translation>
    </message>
    <message>
        <source>Best: {move}</source>
        <extracomment>{move} would have been best</extracomment>
        <translation>En iyisi: {move}</translation>
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
    <name>ListDialog</name>
    <message>
        <source>Nobody</source>
        <extracomment>In a list of the players: all are there, nobody is away</extracomment>
        <translation>Hiç kimse</translation>
    </message>
    <message>
        <source>Two players are called {name}</source>
        <translation>İki oyuncunun adı aynı: {name}</translation>
    </message>
    <message>
        <source>Every player needs a name</source>
        <translation>Her oyuncunun bir adı olmalı</translation>
    </message>
    <message>
        <source>Somebody would have played while sitting out</source>
        <translation>O zaman dağıtıcı olup oynamayan biri oynamış olurdu</translation>
    </message>
    <message>
        <source>The stake is an amount of money for one point, such as {example}</source>
        <translation>Bahis, bir puanın para karşılığıdır, örneğin {example}</translation>
    </message>
    <message>
        <source>New score list</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Yeni puan listesi</translation>
    </message>
    <message>
        <source>Details of the list</source>
        <translation>Liste bilgileri</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>what a score list is called</extracomment>
        <translation>Başlık</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>where people play</extracomment>
        <translation>Yer</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarih</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>how many play at the table</extracomment>
        <translation>Masa</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Oyuncular, saat yönünde</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>İlk dağıtıcı</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>how a list counts: classic, Seeger-Fabian, Bierlachs</extracomment>
        <translation>Puanlama</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>how many games a list has</extracomment>
        <translation>Uzunluk</translation>
    </message>
    <message>
        <source>Stake for one point</source>
        <extracomment>money for one point</extracomment>
        <translation>Puan başına bahis</translation>
    </message>
    <message>
        <source>Away from the next game on</source>
        <extracomment>at a table of four: the player who is not there from the next game on, or nobody</extracomment>
        <translation>Sonraki oyundan itibaren masada yok</translation>
    </message>
    <message>
        <source>Thursday round</source>
        <extracomment>shown in the empty field for a title</extracomment>
        <translation>Perşembe masası</translation>
    </message>
    <message>
        <source>may stay empty</source>
        <extracomment>shown in the empty field for the place where people play; may stay empty</extracomment>
        <translation>boş kalabilir</translation>
    </message>
    <message>
        <source>no money</source>
        <translation>parasız</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>pattern of a date in a field: d is the day, MMMM the month, yyyy the year; German &quot;d. MMMM yyyy&quot;</extracomment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Player {k}</source>
        <translation>Oyuncu {k}</translation>
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
        <source>A game was dealt out of turn: every game keeps its dealer</source>
        <translation>Bir oyun sırası dışında dağıtıldı: her oyun kendi dağıtıcısıyla kalır</translation>
    </message>
    <message>
        <source>The rules stay as they were at the first game</source>
        <translation>Kurallar ilk oyundaki gibi kalır</translation>
    </message>
    <message>
        <source>Currency</source>
        <extracomment>for screen readers: the sign of the money people play for</extracomment>
        <translation>Para birimi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>button: begins a new score list</extracomment>
        <translation>Başla</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>button: keeps the changed details of a list</extracomment>
        <translation>Kaydet</translation>
    </message>
</context>
<context>
    <name>ListFigures</name>
    <message>
        <source>Total</source>
        <extracomment>guide: last row of a list</extracomment>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>Settled</source>
        <extracomment>guide: row of a list: what each player gets or pays at a stake of 1 for a point</extracomment>
        <translation>Hesaplaşma</translation>
    </message>
    <message>
        <source>{name}: {contract}</source>
        <extracomment>guide: a game in a list: who declared it, and which game</extracomment>
        <translation>{name}: {contract}</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>guide: row of a table: what the players of a Ramsch have taken</extracomment>
        <translation>Kart puanı</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>guide: row of a table: what the players of a Ramsch write down</extracomment>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>guide: a rule that is in force</extracomment>
        <translation>Evet</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>guide: a rule that is not in force</extracomment>
        <translation>Hayır</translation>
    </message>
</context>
<context>
    <name>ListFiles</name>
    <message>
        <source>The list on paper (*.pdf)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Basılı liste (*.pdf)</translation>
    </message>
    <message>
        <source>Export the list</source>
        <extracomment>title of a dialog that asks for a file to write</extracomment>
        <translation>Listeyi dışa aktar</translation>
    </message>
    <message>
        <source>Score lists (*.json *.csv)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Puan listeleri (*.json *.csv)</translation>
    </message>
    <message>
        <source>Import a list</source>
        <extracomment>title of a dialog that asks for a file to read</extracomment>
        <translation>Liste içe aktar</translation>
    </message>
    <message>
        <source>Skatdesk list, with everything (*.json)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Skatdesk listesi, her şeyiyle (*.json)</translation>
    </message>
    <message>
        <source>Columns of the official list (*.csv)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Resmî listenin sütunları (*.csv)</translation>
    </message>
    <message>
        <source>This list does not fit into the official columns. Export it as JSON</source>
        <extracomment>a list that holds something the official columns have no room for; CSV and JSON are kinds of files</extracomment>
        <translation>Bu liste resmî sütunlara sığmıyor. JSON olarak dışa aktar</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Yazıldı: {path}</translation>
    </message>
    <message>
        <source>The printer refused. Is it switched on, and does it have paper?</source>
        <translation>Yazıcı yazdırmadı. Açık mı, kâğıdı var mı?</translation>
    </message>
    <message>
        <source>This computer has no printer. Save the list as a PDF</source>
        <translation>Bu bilgisayarın yazıcısı yok. Listeyi PDF olarak kaydet</translation>
    </message>
    <message>
        <source>{path} cannot be read. Is the file still there, and are you allowed to open it?</source>
        <translation>{path} okunamıyor. Dosya hâlâ yerinde mi, açma iznin var mı?</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}. This file was not imported</source>
        <extracomment>a file of a list cannot be read; {what} says why. Nothing has been changed by it</extracomment>
        <translation>{file}, {line}. satır: {what}. Bu dosya içe aktarılmadı</translation>
    </message>
    <message>
        <source>the file cannot be read here: a bracket, a comma or a quotation mark is missing, or there is one too many</source>
        <translation>dosya burada okunamıyor: bir ayraç, virgül ya da tırnak işareti eksik veya fazla</translation>
    </message>
    <message>
        <source>this is not text in {detail}. Save the file as {detail}</source>
        <extracomment>{detail} is how letters are written into a file: UTF-8</extracomment>
        <translation>bu, {detail} biçiminde bir metin değil. Dosyayı {detail} olarak kaydet</translation>
    </message>
    <message>
        <source>this is a file of another program. A spreadsheet can save the list as CSV</source>
        <extracomment>what was to be a list is no text at all; CSV is a kind of file</extracomment>
        <translation>bu, başka bir programın dosyası. Bir hesap tablosu programı listeyi CSV olarak kaydedebilir</translation>
    </message>
    <message>
        <source>the file is too large for a score list</source>
        <translation>dosya bir puan listesi için çok büyük</translation>
    </message>
    <message>
        <source>this is not a score list that this Skatdesk can read. Such a list begins with {detail}</source>
        <extracomment>{detail} is how such a file begins</extracomment>
        <translation>bu, elindeki Skatdesk&apos;in okuyabildiği bir puan listesi değil. Böyle bir liste şöyle başlar: {detail}</translation>
    </message>
    <message>
        <source>the list is from a newer Skatdesk. Bring this one up to date to read it</source>
        <translation>liste daha yeni bir Skatdesk ile kaydedilmiş. Okumak için elindekini güncelle</translation>
    </message>
    <message>
        <source>this line must have {detail} columns, empty ones included</source>
        <extracomment>a line of a table; {detail} is a number</extracomment>
        <translation>bu satırda boşlar dahil {detail} sütun olmalı</translation>
    </message>
    <message>
        <source>every player needs a name</source>
        <translation>her oyuncunun bir adı olmalı</translation>
    </message>
    <message>
        <source>two players are called {detail}</source>
        <translation>iki oyuncunun adı aynı: {detail}</translation>
    </message>
    <message>
        <source>there may be at most {detail} letters here</source>
        <extracomment>a text in a file is too long; {detail} is a number</extracomment>
        <translation>burada en çok {detail} harf olabilir</translation>
    </message>
    <message>
        <source>a player&apos;s name has at most {detail} letters</source>
        <extracomment>{detail} is a number</extracomment>
        <translation>bir oyuncunun adı en çok {detail} harf olabilir</translation>
    </message>
    <message>
        <source>the rules of this list are for {detail} players</source>
        <extracomment>{detail} is how many: 3 or 3 / 4</extracomment>
        <translation>bu listenin kuralları {detail} oyuncu için</translation>
    </message>
    <message>
        <source>whoever sits out or is away at a table of four cannot go here</source>
        <extracomment>something is written for somebody without cards</extracomment>
        <translation>dört kişilik masada oynamayan ya da masada olmayan buraya yazılamaz</translation>
    </message>
    <message>
        <source>{detail} is missing</source>
        <translation>{detail} eksik</translation>
    </message>
    <message>
        <source>{detail} is not known here</source>
        <translation>{detail} burada bilinmiyor</translation>
    </message>
    <message>
        <source>there is no such day</source>
        <translation>böyle bir gün yok</translation>
    </message>
    <message>
        <source>this should look like {detail}</source>
        <translation>şöyle olmalı: {detail}</translation>
    </message>
    <message>
        <source>possible are {detail}</source>
        <translation>olabilecekler: {detail}</translation>
    </message>
    <message>
        <source>there must be {detail} values here</source>
        <extracomment>{detail} is how many: 3, or 3 … 4</extracomment>
        <translation>burada {detail} değer olmalı</translation>
    </message>
    <message>
        <source>this does not fit the rest: it should be {detail}</source>
        <extracomment>{detail} is what should stand there instead: a number, a word, &quot;≠ 0&quot;, &quot;–&quot; for nothing</extracomment>
        <translation>bu, geri kalanla uyuşmuyor: {detail} olmalı</translation>
    </message>
    <message>
        <source>{where}: {what}</source>
        <extracomment>{where} is a column or a key of a file, {what} what is wrong with it</extracomment>
        <translation>{where}: {what}</translation>
    </message>
</context>
<context>
    <name>ListMenu</name>
    <message>
        <source>Show large in a window</source>
        <extracomment>menu of a score list: in a window of its own, for a second screen</extracomment>
        <translation>Ayrı pencerede büyük göster</translation>
    </message>
    <message>
        <source>Details…</source>
        <extracomment>menu of a score list: title, players, stake …</extracomment>
        <translation>Bilgiler…</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>menu of a score list: every change of it</extracomment>
        <translation>Geçmiş</translation>
    </message>
    <message>
        <source>New list with these players</source>
        <extracomment>menu of a score list: the same players and agreements, no games</extracomment>
        <translation>Bu oyuncularla yeni liste</translation>
    </message>
    <message>
        <source>Duplicate with all games</source>
        <extracomment>menu of a score list: a second one with the same games</extracomment>
        <translation>Tüm oyunlarıyla çoğalt</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Yazdır…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Dışa aktar…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>İçe aktar…</translation>
    </message>
    <message>
        <source>Put into the archive</source>
        <extracomment>menu of a score list: put it into the archive</extracomment>
        <translation>Arşive kaldır</translation>
    </message>
    <message>
        <source>Back on the shelf</source>
        <extracomment>menu of a score list: bring it back from the archive</extracomment>
        <translation>Arşivden çıkar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Sil</translation>
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
    <name>ListSystems</name>
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
</context>
<context>
    <name>ListWords</name>
    <message>
        <source>{rank}.</source>
        <extracomment>A rank: 1st, 2nd, 3rd, written with a figure only</extracomment>
        <translation>{rank}.</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <extracomment>{day} is a date, {time} a time of the day such as 20:15</extracomment>
        <translation>{day}, {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>at a table; 3 or 4</comment>
        <translation>
            <numerusform>%n oyuncu</numerusform>
        </translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>Of a list of games: all are written</extracomment>
        <translation>bitti</translation>
    </message>
    <message>
        <source>game {k}</source>
        <extracomment>The game that is due in a list without end</extracomment>
        <translation>oyun {k}</translation>
    </message>
    <message>
        <source>game {k} of {n}</source>
        <extracomment>The game that is due in a list</extracomment>
        <translation>oyun {k} / {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <comment>in a score list</comment>
        <translation>
            <numerusform>%n oyun</numerusform>
        </translation>
    </message>
    <message>
        <source>{k} of {n}</source>
        <extracomment>How many games of a list are written: &quot;24 of 36&quot;</extracomment>
        <translation>{k} / {n}</translation>
    </message>
    <message>
        <source>This moves Bock rounds. Later games keep the factor they were written with until changed</source>
        <translation>Çift puan turlarının yeri değişti. Sonraki oyunlar, sen değiştirene kadar yazıldıkları çarpanla kalır</translation>
    </message>
    <message>
        <source>This moves the turn to deal. Later games keep the dealers they were written with</source>
        <translation>Dağıtma sırası değişti. Sonraki oyunlar yazıldıkları dağıtıcıyla kalır</translation>
    </message>
    <message>
        <source>A Bock or Ramsch round is not played out: the list can be made longer in its details</source>
        <translation>Bir çift puan ya da Ramş turu bitmedi: liste, bilgilerinden uzatılabilir</translation>
    </message>
</context>
<context>
    <name>Lying</name>
    <message>
        <source>{claimed}: no play can change that · click or press Enter to go on</source>
        <extracomment>{claimed} is &quot;Ben claims the remaining tricks&quot;; Ben&apos;s cards lie open until then</extracomment>
        <translation>{claimed}: ne oynanırsa oynansın bu değişmez · devam etmek için tıkla ya da Enter&apos;a bas</translation>
    </message>
    <message>
        <source>{taken} · click or press Enter to go on</source>
        <extracomment>{taken} is &quot;Ben takes the trick&quot;; the trick lies until then</extracomment>
        <translation>{taken} · devam etmek için tıkla ya da Enter&apos;a bas</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Deals and files</source>
        <extracomment>menu: deals of one&apos;s own choice, games read from files and written to them</extracomment>
        <translation>Dağıtımlar ve dosyalar</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>menu: how everything looks: language, cards, colours, full screen</extracomment>
        <translation>Görünüm</translation>
    </message>
    <message>
        <source>New series…</source>
        <translation>Yeni seri…</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>menu: back to the first page</extracomment>
        <translation>Ana sayfa</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>menu: to the page with first game, exercises and guide</extracomment>
        <translation>Öğren</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>menu: to the lists of games played with real cards</extracomment>
        <translation>Puan listesi</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>menu: to the page with charts and averages</extracomment>
        <translation>İstatistik</translation>
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
        <source>To the result</source>
        <extracomment>command and button of who sits out at a table of four: the deal is played to its end without a pause</extracomment>
        <translation>Sonuca geç</translation>
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
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tam ekran</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>menu: opens the dialog of all options</extracomment>
        <translation>Ayarlar…</translation>
    </message>
    <message>
        <source>Guide</source>
        <extracomment>menu: opens the window of the guide, at the chapter that belongs to this place</extracomment>
        <translation>Kılavuz</translation>
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
    <name>Marks</name>
    <message>
        <source>Hint</source>
        <extracomment>On a tab at a card of the hand, at most about eight letters</extracomment>
        <translation>İpucu</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>End of the deal</source>
        <extracomment>last row of the list of moves</extracomment>
        <translation>Oyun sonu</translation>
    </message>
    <message>
        <source>{move}, turning point</source>
        <extracomment>read aloud behind a move after which the other side wins</extracomment>
        <translation>{move}, dönüm noktası</translation>
    </message>
</context>
<context>
    <name>NewSeriesDialog</name>
    <message>
        <source>Copied: whoever begins with this number gets the same deals</source>
        <translation>Kopyalandı: bu numarayla başlayan aynı kartları alır</translation>
    </message>
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
        <source>Scoring</source>
        <extracomment>how a list counts: classic, Seeger-Fabian, Bierlachs</extracomment>
        <translation>Puanlama</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>where the deals of a series come from</extracomment>
        <translation>Dağıtımlar</translation>
    </message>
    <message>
        <source>Own rules…</source>
        <extracomment>choice of rules: opens a dialog with every switch</extracomment>
        <translation>Özel kurallar…</translation>
    </message>
    <message>
        <source>For practice: with hints and taking back, outside the statistics</source>
        <extracomment>switch: a series with help</extracomment>
        <translation>Alıştırma: ipucu ve geri alma var, istatistiğe girmez</translation>
    </message>
    <message>
        <source>Starting ends the series you are playing</source>
        <translation>Başlarsan oynadığın seri sona erer</translation>
    </message>
    <message>
        <source>One deal by its number…</source>
        <translation>Numarayla tek dağıtım…</translation>
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
        <source>The same number deals the same cards: share it and compare your lists</source>
        <translation>Aynı numara aynı kartları dağıtır: paylaş ve listeleri karşılaştır</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Skatdesk, series number {number}: {rules}, {length}, {scoring}, {players} players</source>
        <extracomment>an invitation to be sent to friends: {rules} &quot;Official rules&quot;, {length} &quot;36 games&quot;, {scoring} &quot;Seeger-Fabian&quot;; {number} fixes the deals</extracomment>
        <translation>Skatdesk, seri numarası {number}: {rules}, {length}, {scoring}, {players} oyuncu</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>button: begins the series</extracomment>
        <translation>Başla</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Özel kurallar</translation>
    </message>
    <message numerus="yes">
        <source>{rules}, but for %n switch(es)</source>
        <extracomment>{rules} is the name of a rule set: &quot;Pub rules&quot;</extracomment>
        <translation>
            <numerusform>{rules}, %n farkla</numerusform>
        </translation>
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
    <name>NewSet</name>
    <message>
        <source>Which deals</source>
        <extracomment>what is asked: at random, by number, as last time, today&apos;s deals</extracomment>
        <translation>Hangi oyunlar</translation>
    </message>
    <message>
        <source>The same number deals the same cards: pass it on, and compare your results with your friends</source>
        <translation>Aynı numara aynı kartları dağıtır: arkadaşlarına ver, sonuçlarınızı karşılaştırın</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <comment>length of a set</comment>
        <translation>
            <numerusform>%n oyun</numerusform>
        </translation>
    </message>
    <message>
        <source>Length of the set</source>
        <translation>Set uzunluğu</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Diğer oyuncular</translation>
    </message>
    <message>
        <source>New set</source>
        <extracomment>button: begins a new set of deals</extracomment>
        <translation>Yeni set</translation>
    </message>
    <message>
        <source>Today everybody gets these cards: compare your results with your friends</source>
        <translation>Bugün herkes bu kartları alır: sonuçlarını arkadaşlarınınkilerle karşılaştır</translation>
    </message>
    <message>
        <source>Skatdesk, duplicate, number {number}: {boards}, {level}</source>
        <extracomment>an invitation to be sent to friends: {boards} &quot;12 deals&quot;, {level} &quot;Club player&quot;; {number} fixes the deals: the first figure after &quot;Skatdesk&quot;, where it is found when the invitation is pasted</extracomment>
        <translation>Skatdesk, karşılaştırma numarası {number}: {boards}, {level}</translation>
    </message>
    <message>
        <source>Copied: whoever begins with this number gets the same deals</source>
        <translation>Kopyalandı: bu numarayla başlayan aynı kartları alır</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: takes a message away</extracomment>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number}%</source>
        <extracomment>A share; put the sign where your language has it, with a narrow no-break space if it has one</extracomment>
        <translation>%{number}</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Level of opponent {k}</source>
        <translation>{k}. diğer oyuncunun düzeyi</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>more</source>
        <extracomment>Button: shows the rarer particulars of a game</extracomment>
        <translation>diğer</translation>
    </message>
    <message>
        <source>passed in</source>
        <extracomment>Button: nobody bid, the deal was passed in</extracomment>
        <translation>pas</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Button: the declarer won the game; it enters the game into the list</extracomment>
        <translation>kazandı</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Button: the declarer lost the game; it enters the game into the list</extracomment>
        <translation>kaybetti</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>Button: writes the Ramsch, or the deal that was passed in, into the list</extracomment>
        <translation>Yaz</translation>
    </message>
    <message>
        <source>{result} {score}</source>
        <extracomment>Button: won or lost, and the score: &quot;won +44&quot;, &quot;lost −88&quot;</extracomment>
        <translation>{result} {score}</translation>
    </message>
</context>
<context>
    <name>PageHead</name>
    <message>
        <source>Settle up</source>
        <extracomment>button: who pays whom after the list</extracomment>
        <translation>Hesaplaş</translation>
    </message>
    <message>
        <source>Print</source>
        <extracomment>button: the list on paper</extracomment>
        <translation>Yazdır</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>button: the list as a file</extracomment>
        <translation>Dışa aktar</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>tool tip: a menu with everything else</extracomment>
        <translation>Daha fazla</translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Print preview</source>
        <extracomment>Title of a page: the list as it will be printed</extracomment>
        <translation>Baskı önizlemesi</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <extracomment>button: writes the list on paper into a file; PDF is a kind of file</extracomment>
        <translation>PDF olarak kaydet…</translation>
    </message>
</context>
<context>
    <name>PaperWords</name>
    <message>
        <source>{amount} a point</source>
        <extracomment>On a printed list: how much money one point is; {amount} is &quot;0.01 €&quot;</extracomment>
        <translation>Puan başına {amount}</translation>
    </message>
    <message>
        <source>Players: {names}</source>
        <extracomment>On a printed list; {names} are all players of the list</extracomment>
        <translation>Oyuncular: {names}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a narrow column on a printed list: a player&apos;s points so far</extracomment>
        <translation>Puan</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Head of a very narrow column on a printed list, written upwards: how many games somebody has won</extracomment>
        <translation>kazanılan</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Head of a very narrow column on a printed list, written upwards: how many games somebody has lost</extracomment>
        <translation>kaybedilen</translation>
    </message>
    <message>
        <source>Carried forward</source>
        <extracomment>First line of a further page of a printed list: the points so far</extracomment>
        <translation>Devreden</translation>
    </message>
    <message>
        <source>without {name}</source>
        <extracomment>Remark on games of a printed list of four: {name} was away; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>{name} olmadan</translation>
    </message>
    <message>
        <source>{remark}: {numbers}</source>
        <extracomment>A remark below a printed list: {remark} is for instance &quot;overbid&quot;, {numbers} are the numbers of the games</extracomment>
        <translation>{remark}: {numbers}</translation>
    </message>
    <message>
        <source>Remarks (by game) – {remarks}</source>
        <extracomment>Below a printed list; {remarks} are like &quot;overbid: 3, 12 · agreed at the table: 7&quot; with numbers of games</extracomment>
        <translation>Notlar (oyun numarasıyla) – {remarks}</translation>
    </message>
    <message>
        <source>agreed at the table</source>
        <extracomment>Remark on games of a printed list: the table agreed on the score</extracomment>
        <translation>masada kararlaştırıldı</translation>
    </message>
    <message>
        <source>ended by an offence</source>
        <extracomment>Remark on games of a printed list: somebody broke a rule</extracomment>
        <translation>kural ihlaliyle bitti</translation>
    </message>
    <message>
        <source>overbid</source>
        <extracomment>Remark on games of a printed list: the bid was higher than the game&apos;s value</extracomment>
        <translation>aşırı artırma</translation>
    </message>
    <message>
        <source>– deals and sits out</source>
        <extracomment>Explains the mark of the dealer, a dash, on a printed list of four players</extracomment>
        <translation>– dağıtır, oynamaz</translation>
    </message>
    <message>
        <source>Game points</source>
        <extracomment>Line below a printed list: sum of the games, without bonuses</extracomment>
        <translation>Oyun puanı</translation>
    </message>
    <message>
        <source>(won − lost) × {bonus}</source>
        <extracomment>Line below a printed list: games won minus games lost, times {bonus}</extracomment>
        <translation>(kazanılan − kaybedilen) × {bonus}</translation>
    </message>
    <message>
        <source>Lost by others × {bonus}</source>
        <extracomment>Line below a printed list: games that other players declared and lost, times {bonus}</extracomment>
        <translation>Rakiplerin kaybettiği × {bonus}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Line below a printed list: what counts in the end</extracomment>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Line below a printed list: who is first, second, third</extracomment>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>Gets or pays</source>
        <extracomment>Line below a printed list: money, each with each</extracomment>
        <translation>Alır / öder</translation>
    </message>
    <message>
        <source>Into the cash box</source>
        <extracomment>Line below a printed list: money for the common box</extracomment>
        <translation>Kasaya</translation>
    </message>
    <message>
        <source>{payer} to {receiver}: {amount}</source>
        <extracomment>A payment, below a printed list; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>{payer} → {receiver}: {amount}</translation>
    </message>
    <message>
        <source>Signatures</source>
        <extracomment>On a printed list, over the lines on which the players sign</extracomment>
        <translation>İmzalar</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <extracomment>At the foot of a printed page</extracomment>
        <translation>Sayfa {page} / {pages}</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>Also played as {names}</source>
        <extracomment>Names that were joined into one player; {names} is a list of them</extracomment>
        <translation>Şu adlarla da oynadı: {names}</translation>
    </message>
    <message>
        <source>There is a player of this name. Merge the two if they are the same person</source>
        <translation>Bu adda bir oyuncu var. Aynı kişiyse ikisini birleştir</translation>
    </message>
    <message>
        <source>These two sat at one table: they cannot be the same person</source>
        <translation>Bu ikisi aynı masada oturdu: aynı kişi olamazlar</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>Names in the statistics; lists and series keep the names they were written with</source>
        <translation>İstatistikteki adlar; listeler ve seriler yazıldıkları adlarla kalır</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>button: give the player this name</extracomment>
        <translation>Adını değiştir</translation>
    </message>
    <message>
        <source>Merge</source>
        <extracomment>button: this player is the same person as the other one</extracomment>
        <translation>Birleştir</translation>
    </message>
    <message>
        <source>Separate</source>
        <extracomment>button: the players are different persons again</extracomment>
        <translation>Ayır</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>button: close the dialog</extracomment>
        <translation>Tamam</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Yeni ad</translation>
    </message>
    <message>
        <source>Merge into</source>
        <translation>Şununla birleştir</translation>
    </message>
</context>
<context>
    <name>PeriodDialog</name>
    <message>
        <source>From</source>
        <extracomment>over a field: the first day of a period</extracomment>
        <translation>Başlangıç</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>over a field: the last day of a period</extracomment>
        <translation>Bitiş</translation>
    </message>
    <message>
        <source>Show these games</source>
        <extracomment>button: show the games of this period</extracomment>
        <translation>Bu oyunları göster</translation>
    </message>
</context>
<context>
    <name>PlayDealDialog</name>
    <message>
        <source>Type the number of the deal</source>
        <translation>Dağıtımın numarasını yaz</translation>
    </message>
    <message>
        <source>Play a deal</source>
        <translation>Bir dağıtımı oyna</translation>
    </message>
    <message>
        <source>For practice: it goes into no list. The series you are playing waits meanwhile</source>
        <translation>Alıştırma için: hiçbir listeye yazılmaz. Oynadığın seri bu sırada bekler</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Dağıtım numarası</translation>
    </message>
    <message>
        <source>Your seat</source>
        <extracomment>which seat the user takes: forehand, middlehand or rearhand</extracomment>
        <translation>Yerin</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>such as {number}</source>
        <extracomment>shown in the empty field for the number of a deal</extracomment>
        <translation>örneğin {number}</translation>
    </message>
    <message>
        <source>Choose the cards…</source>
        <extracomment>button: to the page where one chooses all cards of a deal</extracomment>
        <translation>Kartları seç…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: deals these cards</extracomment>
        <translation>Oyna</translation>
    </message>
</context>
<context>
    <name>PlayOnButton</name>
    <message>
        <source>Play from here</source>
        <extracomment>button of the review: go on with the deal from the position shown, at the table, for practice</extracomment>
        <translation>Buradan oyna</translation>
    </message>
    <message>
        <source>Goes on from here at the table, for practice: you play the hand at the bottom</source>
        <translation>Buradan masada devam eder, alıştırma için: alttaki kartlarla sen oynarsın</translation>
    </message>
</context>
<context>
    <name>PlayerMenu</name>
    <message>
        <source>There</source>
        <extracomment>menu of a player in the score sheet: he is there in the game that is told</extracomment>
        <translation>Masada</translation>
    </message>
    <message>
        <source>Away in game {k} only</source>
        <extracomment>menu of a player in the score sheet: away in game {k}, there again after it</extracomment>
        <translation>Yalnız {k}. oyunda masada yok</translation>
    </message>
    <message>
        <source>Away from game {k} on</source>
        <extracomment>menu of a player in the score sheet: away in game {k} and all that follow</extracomment>
        <translation>{k}. oyundan itibaren masada yok</translation>
    </message>
    <message>
        <source>Deals game {k}</source>
        <extracomment>menu of a player in the score sheet: this game was or is dealt by him, also out of turn</extracomment>
        <translation>{k}. oyunu dağıtıyor</translation>
    </message>
    <message>
        <source>Other names, a fourth player…</source>
        <translation>Başka adlar, dördüncü oyuncu…</translation>
    </message>
    <message>
        <source>Other names…</source>
        <extracomment>menu of a player in the score sheet: opens the details of the list</extracomment>
        <translation>Başka adlar…</translation>
    </message>
</context>
<context>
    <name>PracticeRoom</name>
    <message>
        <source>Leave this deal</source>
        <extracomment>command: ends a deal for practice before it is over, where nothing waits behind it</extracomment>
        <translation>Bu dağıtımdan çık</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>command and button: what a strong player would do</extracomment>
        <translation>İpucu</translation>
    </message>
    <message>
        <source>Demo</source>
        <extracomment>command and button: the computer plays on for the user</extracomment>
        <translation>Demo</translation>
    </message>
    <message>
        <source>With help this game becomes practice: it stays in the list, but not in the statistics</source>
        <translation>Yardım alırsan bu oyun alıştırma olur: listede kalır ama istatistiğe girmez</translation>
    </message>
    <message>
        <source>Play a deal by its number…</source>
        <translation>Numarayla dağıtım oyna…</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Review again</source>
        <translation>Bir daha analiz et</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Analizin ilerlemesi</translation>
    </message>
    <message>
        <source>The strong players are being prepared; the review begins then</source>
        <translation>Güçlü oyuncular hazırlanıyor; analiz sonra başlayacak</translation>
    </message>
    <message>
        <source>{k} of {n}</source>
        <translation>{k} / {n}</translation>
    </message>
    <message>
        <source>The review was broken off</source>
        <translation>Analiz yarıda kesildi</translation>
    </message>
    <message>
        <source>This deal could not be reviewed</source>
        <translation>Bu oyun analiz edilemedi</translation>
    </message>
    <message>
        <source>The strong players cannot be prepared on this machine: there is no review</source>
        <translation>Güçlü oyuncular bu bilgisayarda hazırlanamıyor: analiz yapılamaz</translation>
    </message>
</context>
<context>
    <name>PutAway</name>
    <message>
        <source>Put away</source>
        <extracomment>Head beside the two cards the declarer has put away</extracomment>
        <translation>Bırakılan</translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message>
        <source>There are no games of yours yet: play some first</source>
        <translation>Henüz oynadığın bir oyun yok: önce birkaç oyun oyna</translation>
    </message>
    <message>
        <source>The strong players cannot be prepared on this machine: no games can be searched</source>
        <translation>Güçlü oyuncular bu bilgisayarda hazırlanamıyor: oyunlarda arama yapılamaz</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles from your games cannot be read and are left out. Search your games again to find them anew</source>
        <translation>
            <numerusform>Oyunlarından çıkan %n bulmaca okunamıyor ve burada yok. Yeniden bulmak için oyunlarında bir daha ara</numerusform>
        </translation>
    </message>
    <message>
        <source>{kind} · {grade}</source>
        <extracomment>home page, under &quot;Next puzzle&quot;: &quot;Which card? · Easy&quot;</extracomment>
        <translation>{kind} · {grade}</translation>
    </message>
    <message numerus="yes">
        <source>%n of your games cannot be read and were passed over</source>
        <translation>
            <numerusform>Oyunlarından %n tanesi okunamıyor ve atlandı</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>page of learning: positions with one right answer</extracomment>
        <translation>Bulmacalar</translation>
    </message>
    <message>
        <source>Find the right card, discard or bid; mistakes come again</source>
        <translation>Doğru kartı, bırakılacakları, teklifi bul; hatalar yeniden gelir</translation>
    </message>
</context>
<context>
    <name>PuzzleSheet</name>
    <message>
        <source>Put these away</source>
        <extracomment>button: these two cards go into the skat</extracomment>
        <translation>Kartları bırak</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Bir daha dene</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>button: tells the answer of a puzzle</extracomment>
        <translation>Göster</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>button: the next puzzle</extracomment>
        <translation>Sonraki</translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <extracomment>puzzles that were tried before and come again today</extracomment>
        <translation>
            <numerusform>bugün %n tekrar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>puzzles</comment>
        <extracomment>puzzles that were never tried</extracomment>
        <translation>
            <numerusform>%n yeni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <extracomment>on so many days in a row puzzles were tried; at least 2</extracomment>
        <translation>
            <numerusform>üst üste %n gün</numerusform>
        </translation>
    </message>
    <message>
        <source>{right} of {all} solved first time</source>
        <translation>ilk denemede çözülen: {right} / {all}</translation>
    </message>
    <message>
        <source>No such puzzles</source>
        <extracomment>there are no puzzles of the kind and grade that were chosen</extracomment>
        <translation>Böyle bulmaca yok</translation>
    </message>
    <message>
        <source>Choose another kind, or look for puzzles in your own games</source>
        <translation>Başka bir tür seç ya da kendi oyunlarında bulmaca ara</translation>
    </message>
    <message>
        <source>{kind} · {grade} · once more</source>
        <extracomment>above a puzzle: its kind and how hard it is; it was tried before</extracomment>
        <translation>{kind} · {grade} · bir daha</translation>
    </message>
    <message>
        <source>{kind} · {grade}</source>
        <extracomment>above a puzzle: its kind and how hard it is</extracomment>
        <translation>{kind} · {grade}</translation>
    </message>
    <message>
        <source>Choose a card with the mouse, the number keys or the arrows</source>
        <translation>Fareyle, sayı tuşlarıyla ya da oklarla bir kart seç</translation>
    </message>
    <message>
        <source>Choose two cards with the mouse, the number keys or the arrows</source>
        <translation>Fareyle, sayı tuşlarıyla ya da oklarla iki kart seç</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>a puzzle is solved</extracomment>
        <translation>Doğru</translation>
    </message>
    <message>
        <source>Not right</source>
        <extracomment>the answer to a puzzle is wrong</extracomment>
        <translation>Doğru değil</translation>
    </message>
    <message>
        <source>Right answer: {answer}</source>
        <extracomment>{answer} is a card, two cards, a player, a number, or what to say in the bidding</extracomment>
        <translation>Doğrusu: {answer}</translation>
    </message>
    <message>
        <source>Tried before ({answer}): {reason}</source>
        <extracomment>under the right answer to a puzzle: {answer} was tried before and is worse, {reason} tells why</extracomment>
        <translation>Önceki deneme ({answer}): {reason}</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>Which card?</source>
        <extracomment>kind of puzzle: choose a card, seeing one&apos;s own hand</extracomment>
        <translation>Hangi kart?</translation>
    </message>
    <message>
        <source>Which card, hands open?</source>
        <extracomment>kind of puzzle: choose a card, seeing all hands</extracomment>
        <translation>Kartlar açık: hangisi?</translation>
    </message>
    <message>
        <source>Which discard?</source>
        <extracomment>kind of puzzle: put two cards into the skat</extracomment>
        <translation>Ne bırakmalı?</translation>
    </message>
    <message>
        <source>Bid or pass?</source>
        <extracomment>kind of puzzle: bid on or pass</extracomment>
        <translation>Artırma mı, pas mı?</translation>
    </message>
    <message>
        <source>What do they hold?</source>
        <extracomment>kind of puzzle: find out by counting what another player holds</extracomment>
        <translation>Kimde ne var?</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>how hard puzzles are</extracomment>
        <translation>Kolay</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Orta</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Zor</translation>
    </message>
    <message>
        <source>Which card keeps you from losing?</source>
        <translation>Hangi kartla kaybetmezsin?</translation>
    </message>
    <message>
        <source>Only one card wins: which?</source>
        <translation>Yalnızca bir kart kazandırır: hangisi?</translation>
    </message>
    <message>
        <source>Which card wins most often?</source>
        <translation>Hangi kart en sık kazandırır?</translation>
    </message>
    <message>
        <source>Which two cards go into the skat?</source>
        <translation>Skat&apos;a hangi iki kart bırakılmalı?</translation>
    </message>
    <message>
        <source>Go on or pass?</source>
        <translation>Devam mı, pas mı?</translation>
    </message>
    <message>
        <source>Where is this card: {card}?</source>
        <translation>Bu kart nerede: {card}?</translation>
    </message>
    <message>
        <source>How many trumps does {name} hold?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>{name}: elinde kaç koz var?</translation>
    </message>
    <message>
        <source>How many cards of this suit does {name} hold: {suit}?</source>
        <extracomment>{suit} is a suit in the naming in use: Hearts</extracomment>
        <translation>{name}: elinde {suit} simgesinden kaç kart var?</translation>
    </message>
    <message>
        <source>The value in question: {value}</source>
        <translation>Söz konusu değer: {value}</translation>
    </message>
    <message>
        <source>You want to play {contract}; the bid was {value}</source>
        <translation>{contract} oynamak istiyorsun; teklif {value}</translation>
    </message>
    <message>
        <source>Ramsch: whoever takes most card points loses</source>
        <translation>Ramş: en çok kart puanı alan kaybeder</translation>
    </message>
    <message>
        <source>You play {contract} against both</source>
        <translation>İkisine karşı {contract} oynuyorsun</translation>
    </message>
    <message>
        <source>You defend against {name}, who plays {contract}</source>
        <translation>{name} {contract} oynuyor, sen savunuyorsun</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <extracomment>for screen readers: the cards of the trick</extracomment>
        <translation>Masada: {cards}</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <extracomment>for screen readers</extracomment>
        <translation>Kartların: {cards}</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <extracomment>for screen readers: another player&apos;s open hand</extracomment>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>In the skat</source>
        <extracomment>where a card may be: not in anybody&apos;s hand</extracomment>
        <translation>Skat&apos;ta</translation>
    </message>
    <message>
        <source>The right card wins in {best} of 100 lies of the cards, the next best in {next}</source>
        <translation>Doğru kart 100 dağılımın {best} tanesinde kazandırır, ikinci en iyisi {next} tanesinde</translation>
    </message>
    <message>
        <source>The right two win in {best} of 100 lies of the cards, the next best two in {next}</source>
        <translation>Doğru iki kart 100 dağılımın {best} tanesinde kazandırır, ikinci en iyi ikili {next} tanesinde</translation>
    </message>
    <message>
        <source>Played 100 times it is won {best} times, for {score} on average; mostly {contract}</source>
        <extracomment>{contract} is a game, {best} a count, {score} list score with its sign</extracomment>
        <translation>100 oyunda {best} kez kazanılır, ortalama {score}; çoğunlukla {contract}</translation>
    </message>
    <message>
        <source>Played 100 times it is won {best} times, for {score} on average with all bonuses, those of the others too; mostly {contract}</source>
        <extracomment>the same where the list adds points for games won and lost, and gives some to the others</extracomment>
        <translation>100 oyunda {best} kez kazanılır, diğerlerininki de dahil bütün ek puanlarla ortalama {score}; çoğunlukla {contract}</translation>
    </message>
    <message>
        <source>Every lie of the cards that fits what was played gives the same answer</source>
        <translation>Oynananlara uyan her dağılım aynı yanıtı verir</translation>
    </message>
    <message>
        <source>With the right card you end with {best} card points, with the next best with {next}</source>
        <translation>Doğru kartla {best}, ikinci en iyisiyle {next} kart puanına ulaşırsın</translation>
    </message>
    <message>
        <source>After every other card the game goes the other way, played best by all</source>
        <translation>Başka her kartta, herkes en iyisini oynarsa oyunun sonucu değişir</translation>
    </message>
    <message>
        <source>The declarer ends with {best} card points, after the next best card with {next}</source>
        <translation>Tek oyuncu {best} kart puanına ulaşır, ikinci en iyi karttan sonra {next} puana</translation>
    </message>
    <message>
        <source>Not seen yet: {cards}</source>
        <extracomment>{cards} are cards of one suit that nobody has played yet and the player does not hold</extracomment>
        <translation>Henüz görülmeyenler: {cards}</translation>
    </message>
    <message>
        <source>trumps</source>
        <extracomment>one of several suits in a list</extracomment>
        <translation>koz</translation>
    </message>
    <message>
        <source>{name} could not follow: {suits}</source>
        <extracomment>{name} is a player, {suits} what was led and he had none of: &quot;Hearts and trumps&quot;</extracomment>
        <translation>{name} şunlara uyamadı: {suits}</translation>
    </message>
</context>
<context>
    <name>QuestionSheet</name>
    <message>
        <source>Check</source>
        <extracomment>checks the cards that were chosen as the answer</extracomment>
        <translation>Kontrol et</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>goes on to the next exercise</extracomment>
        <translation>Sonraki</translation>
    </message>
    <message>
        <source>Once more: this one was not right before</source>
        <extracomment>above an exercise that was answered wrongly before</extracomment>
        <translation>Bir daha: bunu daha önce yanlış yanıtlamıştın</translation>
    </message>
    <message>
        <source>Choose every card that is allowed, with the mouse or the number keys, then check</source>
        <translation>İzin verilen bütün kartları fareyle ya da sayı tuşlarıyla seç, sonra kontrol et</translation>
    </message>
    <message>
        <source>Choose the card, with the mouse or the number keys</source>
        <translation>Kartı fareyle ya da sayı tuşlarıyla seç</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>the answer to an exercise is right</extracomment>
        <translation>Doğru</translation>
    </message>
    <message>
        <source>Not right. The answer is {answer}</source>
        <extracomment>the answer to an exercise is wrong; {answer} is a number, a card or several cards</extracomment>
        <translation>Doğru değil. Doğru yanıt: {answer}</translation>
    </message>
</context>
<context>
    <name>RaceChart</name>
    <message>
        <source>game</source>
        <extracomment>head of a column in a file for spreadsheets: after the first, the second … game of the list</extracomment>
        <translation>oyun</translation>
    </message>
</context>
<context>
    <name>RamschInputs</name>
    <message>
        <source>Card points of {name}</source>
        <extracomment>For screen readers: the field of a player&apos;s card points in a Ramsch</extracomment>
        <translation>Kart puanı: {name}</translation>
    </message>
    <message>
        <source>Skat</source>
        <extracomment>Label over the field of the skat&apos;s card points, which go to the loser of a Ramsch</extracomment>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Last trick</source>
        <extracomment>Label over the players&apos; names: who took the last trick of a Ramsch</extracomment>
        <translation>Son el</translation>
    </message>
    <message>
        <source>Pushed on</source>
        <extracomment>Label over the numbers 1 to 3: so many players passed the skat on unseen</extracomment>
        <translation>Kaç kez iletildi</translation>
    </message>
    <message>
        <source>Bock round</source>
        <extracomment>Button: a game of a Bock round, which counts double</extracomment>
        <translation>Çift puan turu</translation>
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
        <source>shared by {players}, {value} each</source>
        <extracomment>Several losers of a Ramsch share the loss; {value} is what each of them loses</extracomment>
        <translation>{players} oyuncuya bölündü, her birine {value}</translation>
    </message>
    <message numerus="yes">
        <source>Nobody loses: %n points each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>Kaybeden yok: herkese %n puan</numerusform>
        </translation>
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
    <name>RankingDialog</name>
    <message>
        <source>Lists</source>
        <extracomment>Head of a column of the ranking: in how many lists somebody played</extracomment>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>Head of a column of the ranking: the total that one list brought on average</extracomment>
        <translation>Ortalama</translation>
    </message>
    <message>
        <source>Best list</source>
        <extracomment>Head of a column of the ranking: the highest total in one list</extracomment>
        <translation>En iyi liste</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>Title of a dialog: the players of several score lists, the best first</extracomment>
        <translation>Sıralama</translation>
    </message>
    <message numerus="yes">
        <source>%n lists</source>
        <comment>put together</comment>
        <translation>
            <numerusform>%n liste</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The days of the first and of the last of several lists</extracomment>
        <translation>{first} – {last}</translation>
    </message>
</context>
<context>
    <name>RearrangePanel</name>
    <message>
        <source>Share your twenty cards out anew: a click hands a card over</source>
        <translation>İkinizin yirmi kartını yeniden paylaştır: tıkladığın kart el değiştirir</translation>
    </message>
    <message>
        <source>Play with these</source>
        <translation>Bunlarla oyna</translation>
    </message>
</context>
<context>
    <name>ReasonSentences</name>
    <message>
        <source>better to put away: {cards}</source>
        <translation>bırakmak için daha iyisi: {cards}</translation>
    </message>
    <message>
        <source>better to put away: {cards} ({contract})</source>
        <extracomment>{cards} are two cards, {contract} the game they are put away for</extracomment>
        <translation>bırakmak için daha iyisi: {cards} ({contract})</translation>
    </message>
    <message>
        <source>this hand is too weak to be played at {value}</source>
        <translation>bu kartlar {value} için fazla zayıf</translation>
    </message>
    <message>
        <source>this hand is worth {value} ({contract})</source>
        <extracomment>{value} is a bid, {contract} the game that the hand is good for</extracomment>
        <translation>bu kartlar {value} değerinde ({contract})</translation>
    </message>
    <message>
        <source>the hand was strong enough without the skat: {contract}</source>
        <extracomment>{contract} is a Hand game</extracomment>
        <translation>kartlar Skat olmadan da yeterince güçlüydü: {contract}</translation>
    </message>
    <message>
        <source>taking the skat promised more than a Hand game</source>
        <translation>Skat&apos;ı almak El oyunundan daha çok umut veriyordu</translation>
    </message>
    <message>
        <source>another game promised more: {contract}</source>
        <translation>başka bir oyun daha çok umut veriyordu: {contract}</translation>
    </message>
    <message>
        <source>better to lead trumps</source>
        <translation>kozla çıkmak daha iyiydi</translation>
    </message>
    <message>
        <source>better to part with a trump</source>
        <translation>bir kozdan vazgeçmek daha iyiydi</translation>
    </message>
    <message>
        <source>better to lead another suit: {suit}</source>
        <translation>başka bir simgeden çıkmak daha iyiydi: {suit}</translation>
    </message>
    <message>
        <source>better to throw off from another suit: {suit}</source>
        <translation>başka bir simgeden kart atmak daha iyiydi: {suit}</translation>
    </message>
    <message>
        <source>this trick should be taken: {better}</source>
        <translation>bu el alınmalıydı: {better}</translation>
    </message>
    <message>
        <source>the trump that takes this trick was held back: {better}</source>
        <translation>bu eli alacak koz saklandı: {better}</translation>
    </message>
    <message>
        <source>this trump would have forced a higher one: {better}</source>
        <extracomment>{better} is a trump</extracomment>
        <translation>bu koz daha yükseğini oynatırdı: {better}</translation>
    </message>
    <message>
        <source>a lower card would have taken the trick too: {better}</source>
        <translation>daha düşük bir kart da eli alırdı: {better}</translation>
    </message>
    <message>
        <source>a higher card was needed: {better}</source>
        <translation>daha yüksek bir kart gerekiyordu: {better}</translation>
    </message>
    <message>
        <source>this card was worth keeping: {card}</source>
        <translation>bu kart saklanmaya değerdi: {card}</translation>
    </message>
    <message>
        <source>a high trump was spent for nothing: {card}</source>
        <translation>yüksek bir koz boşa harcandı: {card}</translation>
    </message>
    <message>
        <source>this trick was better left to the others: {better}</source>
        <translation>bu eli diğerlerine bırakmak daha iyiydi: {better}</translation>
    </message>
    <message>
        <source>the last guard was thrown away: {card}; now this card can be caught: {cards}</source>
        <extracomment>{cards} is a ten, {card} the last card beside it</extracomment>
        <translation>son koruyucu kart atıldı: {card}; artık yakalanabilir: {cards}</translation>
    </message>
    <message>
        <source>too early for a trump: better {better}</source>
        <translation>koz için erken: {better} daha iyi</translation>
    </message>
    <message>
        <source>too many card points given: {better} was enough</source>
        <translation>fazla kart puanı verildi: {better} yeterdi</translation>
    </message>
    <message>
        <source>another card promised more: {better}</source>
        <translation>başka bir kart daha çok umut veriyordu: {better}</translation>
    </message>
    <message>
        <source>the partner could trump this suit: {suit}</source>
        <translation>ortak bu simgeye koz çakabilirdi: {suit}</translation>
    </message>
    <message>
        <source>the others still had trumps: draw them first</source>
        <translation>diğerlerinde hâlâ koz vardı: önce onlar çekilmeliydi</translation>
    </message>
    <message>
        <source>the others had no trumps left: there was nothing to draw</source>
        <translation>diğerlerinde koz kalmamıştı: çekilecek bir şey yoktu</translation>
    </message>
    <message>
        <source>a card worth many points in the defenders&apos; trick: {card}</source>
        <translation>rakiplerin aldığı ele dolu kart verildi: {card}</translation>
    </message>
    <message>
        <source>a card worth many points in the declarer&apos;s trick: {card}</source>
        <translation>tek oyuncunun aldığı ele dolu kart verildi: {card}</translation>
    </message>
    <message>
        <source>a card worth many points led into the declarer&apos;s trumps: {card}</source>
        <translation>tek oyuncunun kozlarına karşı dolu kartla çıkıldı: {card}</translation>
    </message>
    <message>
        <source>the declarer can trump this suit: {suit}</source>
        <translation>tek oyuncu bu simgeye koz çakabilir: {suit}</translation>
    </message>
    <message>
        <source>the trick was safe with the partner: put points on it ({better})</source>
        <translation>el ortakta güvendeydi: üstüne puan verilmeliydi ({better})</translation>
    </message>
    <message>
        <source>leading trumps does the declarer&apos;s work: better {better}</source>
        <extracomment>{better} is a card; to draw trumps is the declarer&apos;s work</extracomment>
        <translation>koz çıkmak tek oyuncunun işini kolaylaştırır: {better} daha iyi</translation>
    </message>
    <message>
        <source>this is the declarer&apos;s long suit: {suit}</source>
        <translation>tek oyuncunun uzun simgesi bu: {suit}</translation>
    </message>
    <message>
        <source>the trick was the partner&apos;s already: {card} took it away</source>
        <translation>el zaten ortaktaydı: {card} onun kartını geçti</translation>
    </message>
    <message>
        <source>it takes the trick: {better} stays below</source>
        <translation>bu kart eli alır: {better} altta kalır</translation>
    </message>
    <message>
        <source>the declarer led his own weak suit: {suit}</source>
        <translation>tek oyuncu kendi zayıf simgesinden çıktı: {suit}</translation>
    </message>
    <message>
        <source>the declarer is weaker in another suit: {suit}</source>
        <translation>tek oyuncu başka bir simgede daha zayıf: {suit}</translation>
    </message>
    <message>
        <source>the trick was the declarer&apos;s: {card} took it over</source>
        <translation>el tek oyuncudaydı: {card} onun kartını geçti</translation>
    </message>
    <message>
        <source>the declarer gets out below: {better} leaves less room</source>
        <translation>tek oyuncu altta kalıp kurtulur: {better} daha az yer bırakır</translation>
    </message>
    <message>
        <source>it takes the trick: {better} leaves it to the others</source>
        <translation>bu kart eli alır: {better} eli diğerlerine bırakır</translation>
    </message>
    <message>
        <source>the moment to be rid of a dangerous card: {better}</source>
        <translation>tehlikeli bir karttan kurtulmanın tam zamanıydı: {better}</translation>
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
        <source>Exactly two cards: take one back to choose another</source>
        <translation>Tam iki kart: başka bir kart seçmek için birini geri al</translation>
    </message>
    <message>
        <source>No {rank} may be given away: choose another card</source>
        <extracomment>{rank} is the word for jack; Schieberamsch, when cards are passed on or put away</extracomment>
        <translation>{rank} elden çıkarılamaz: başka bir kart seç</translation>
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
        <translation>Bu anonsu ancak bir rakip, kendi ilk kartından önce yapabilir</translation>
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
        <source>Only a declarer who can no longer make the announced game may throw the cards in</source>
        <translation>Kartlarını masaya yalnızca anons ettiği oyunu artık kazanamayacak olan tek oyuncu atabilir</translation>
    </message>
    <message>
        <source>There is nothing to claim in this game now</source>
        <translation>Bu oyunda şu anda kalan eller alınamaz</translation>
    </message>
    <message>
        <source>This cannot be proved against every play: please play on</source>
        <translation>Her olası oyuna karşı kanıtlanamıyor, oynamaya devam et</translation>
    </message>
</context>
<context>
    <name>RemarkDialog</name>
    <message>
        <source>Remark on game {k}</source>
        <translation>Oyun {k} için not</translation>
    </message>
    <message>
        <source>Cards were shown</source>
        <extracomment>shown in an empty field: an example of a remark on a game</extracomment>
        <translation>Kartlar gösterildi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>button: keeps what was written beside a game</extracomment>
        <translation>Kaydet</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore this backup?</source>
        <translation>Bu yedek geri yüklensin mi?</translation>
    </message>
    <message>
        <source>The games and lists of {file} take the place of those that are here now</source>
        <translation>{file} dosyasındaki oyunlar ve listeler, şu anda burada olanların yerini alır</translation>
    </message>
    <message>
        <source>What is here now is set aside in a file of its own; nothing is lost</source>
        <translation>Şu anda burada olanlar ayrı bir dosyada saklanır; hiçbir şey kaybolmaz</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>button: the backup takes the place of what is here</extracomment>
        <translation>Geri yükle</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>button: everything stays as it is</extracomment>
        <translation>İptal</translation>
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
        <source>The series is over</source>
        <translation>Seri bitti</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>Aynı kartlarla bir daha</translation>
    </message>
    <message>
        <source>From another seat</source>
        <extracomment>Button after a deal: play the same cards, each hand now at the next seat</extracomment>
        <translation>Başka bir yerden</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Button after a deal: what was right in it, and what was not</extracomment>
        <translation>Analiz</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button after a single deal: there is no next one</extracomment>
        <translation>Bitir</translation>
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
        <source>{contract}: </source>
        <extracomment>before the value of a game: &quot;Clubs: with 1, game 2 …&quot;</extracomment>
        <translation>{contract}: </translation>
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
        <source>The agreed minus is reached by {names}</source>
        <extracomment>A Bierlachs is over: {names} reached the agreed minus first, and pay</extracomment>
        <translation>Eksi sınırına ulaşan: {names}</translation>
    </message>
    <message>
        <source>First with {total}: {names}</source>
        <extracomment>A list is over: {names} are first with {total} points</extracomment>
        <translation>{total} ile birinci: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n Bock round(s) follow</source>
        <extracomment>After a game, or after its new total: it makes rounds of games that count double</extracomment>
        <translation>
            <numerusform>ardından %n çift puan turu</numerusform>
        </translation>
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
    <message>
        <source>{spitze} missed</source>
        <extracomment>{spitze} was to win the last trick with the lowest trump and did not; goes in place of {announced}</extracomment>
        <translation>{spitze} tutulmadı</translation>
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
        <translation>{name} süresi dolduğu için kaybetti</translation>
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
        <translation>Sen ve ortağın oyunu bıraktınız: {name} kazandı</translation>
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
        <translation>{leaver} için süre doldu: kazandın</translation>
    </message>
    <message>
        <source>{leaver} runs out of time: {name} wins</source>
        <translation>{leaver} için süre doldu: {name} kazandı</translation>
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
    <name>ReviewPage</name>
    <message>
        <source>What could be known</source>
        <extracomment>the judgement that counts only what the player could know</extracomment>
        <translation>Bilinebilenler</translation>
    </message>
    <message>
        <source>All cards open</source>
        <extracomment>the judgement with all cards open</extracomment>
        <translation>Tüm kartlar açık</translation>
    </message>
    <message>
        <source>Judged by</source>
        <translation>Ölçüt</translation>
    </message>
    <message>
        <source>All hands open</source>
        <extracomment>choice: which cards lie open on the board</extracomment>
        <translation>Herkesin kartları</translation>
    </message>
    <message>
        <source>One hand open</source>
        <translation>Bir yerin kartları</translation>
    </message>
    <message>
        <source>Hands closed</source>
        <translation>Kartlar kapalı</translation>
    </message>
    <message>
        <source>All moves</source>
        <extracomment>choice: which moves are listed</extracomment>
        <translation>Tüm hamleler</translation>
    </message>
    <message>
        <source>Moves of this seat</source>
        <translation>Bu yerin hamleleri</translation>
    </message>
    <message>
        <source>Mistakes only</source>
        <translation>Yalnızca hatalar</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Kartlar</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>Expected result over the deal</source>
        <translation>Oyun boyunca beklenen sonuç</translation>
    </message>
</context>
<context>
    <name>ReviewRoom</name>
    <message>
        <source>What is kept of this deal is damaged: it breaks the rules and cannot be reviewed</source>
        <translation>Bu oyunun kaydı bozulmuş: kurallara uymuyor, bu yüzden analiz edilemez</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>page of learning: what was right in a deal that was played, and what was not</extracomment>
        <translation>Analiz</translation>
    </message>
    <message>
        <source>A deal can be reviewed when it is over</source>
        <translation>Bir oyun ancak bittikten sonra analiz edilebilir</translation>
    </message>
    <message>
        <source>There is no deal here to review: play one, or open a game from a file</source>
        <translation>Burada analiz edilecek oyun yok: bir oyun oyna ya da dosyadan bir oyun aç</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <extracomment>command: what was right in the deal that is over</extracomment>
        <translation>Bu oyunu analiz et</translation>
    </message>
    <message>
        <source>What was right in your last deal, and why</source>
        <translation>Son oyununda doğru neydi ve neden</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Best</source>
        <extracomment>mark of a move: none was better</extracomment>
        <translation>En iyi</translation>
    </message>
    <message>
        <source>Fine</source>
        <extracomment>mark of a move: good enough</extracomment>
        <translation>İyi</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>mark of a move: a little worse than the best</extracomment>
        <translation>Kusurlu</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Hata</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>mark of a move: the worst one</extracomment>
        <translation>Vahim hata</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>henüz değerlendirilmedi</translation>
    </message>
    <message>
        <source>the bidding had gone too far already</source>
        <extracomment>of a bid that only goes on with what was a mistake before</extracomment>
        <translation>açık artırma daha önce zaten fazla ileri gitmişti</translation>
    </message>
    <message>
        <source>forced</source>
        <extracomment>of a move: the rules allowed nothing else</extracomment>
        <translation>zorunlu</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>Oyun bırakıldı</translation>
    </message>
    <message>
        <source>Claims to take no more tricks</source>
        <translation>Artık hiç el alınmayacağı gösterildi</translation>
    </message>
    <message>
        <source>Claims the remaining tricks</source>
        <translation>Kalan eller alındı</translation>
    </message>
    <message>
        <source>Throws the cards in</source>
        <translation>Kartlar masaya atıldı</translation>
    </message>
    <message>
        <source>Runs out of time</source>
        <translation>Süre doldu</translation>
    </message>
    <message>
        <source>Leaves the table</source>
        <translation>Masadan kalkıldı</translation>
    </message>
    <message>
        <source>Leaves the cards as they are</source>
        <extracomment>of a defender in a Revolution: he might have sorted the cards of both defenders, and did not, or did</extracomment>
        <translation>Kartlar olduğu gibi bırakıldı</translation>
    </message>
    <message>
        <source>Sorts the cards anew</source>
        <translation>Kartlar yeniden dizildi</translation>
    </message>
    <message>
        <source>No {doubling}</source>
        <extracomment>a player might have said it, and did not; {doubling} is Kontra, Re, Bock or Hirsch</extracomment>
        <translation>{doubling} yok</translation>
    </message>
    <message>
        <source>Trick {k} · {name}</source>
        <extracomment>heading over the three cards of a trick; {name} leads</extracomment>
        <translation>{k}. el · {name}</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Açık artırma</translation>
    </message>
    <message>
        <source>Skat and game</source>
        <extracomment>heading over discard, announcement, Kontra</extracomment>
        <translation>Skat ve oyun</translation>
    </message>
    <message>
        <source>made without a trick</source>
        <translation>hiç el almadan kazanılır</translation>
    </message>
    <message>
        <source>lost with a trick</source>
        <translation>el alınır, oyun kaybedilir</translation>
    </message>
    <message>
        <source>certain, however the hidden cards lie</source>
        <translation>gizli kartlar nasıl dağılırsa dağılsın kesin</translation>
    </message>
    <message>
        <source>from the experience of many hands; what may be chance does not count as lost</source>
        <translation>çok sayıda oyunun deneyimine göre; rastlantı olabilecek kısım kayıp sayılmaz</translation>
    </message>
    <message numerus="yes">
        <source>tried in %n lie(s) of the hidden cards; what may be chance does not count as lost</source>
        <translation>
            <numerusform>gizli kartların %n dağılımında denendi; rastlantı olabilecek kısım kayıp sayılmaz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>card points</comment>
        <translation>
            <numerusform>%n puan</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid {value}</source>
        <translation>Teklif {value}</translation>
    </message>
    <message>
        <source>Points {both}</source>
        <extracomment>card points so far, the declarer&apos;s first: &quot;Points 34 : 20&quot;</extracomment>
        <translation>Puan {both}</translation>
    </message>
    <message>
        <source>the declarer wins: {chance}</source>
        <extracomment>{chance} is &quot;62%&quot;</extracomment>
        <translation>tek oyuncu kazanır: {chance}</translation>
    </message>
    <message>
        <source>open cards: {result}</source>
        <extracomment>{result} is &quot;78 points&quot; or &quot;made without a trick&quot;</extracomment>
        <translation>açık kartlar: {result}</translation>
    </message>
    <message>
        <source>{score} in the list</source>
        <extracomment>what a move cost in the list: &quot;−31 in the list&quot;</extracomment>
        <translation>listede {score}</translation>
    </message>
    <message numerus="yes">
        <source>{points} card points</source>
        <extracomment>{points} has a sign: &quot;−7 card points&quot;</extracomment>
        <translation>
            <numerusform>{points} kart puanı</numerusform>
        </translation>
    </message>
    <message>
        <source>from the experience of many hands</source>
        <translation>çok sayıda oyunun deneyimine göre</translation>
    </message>
    <message numerus="yes">
        <source>tried in %n lie(s) of the hidden cards</source>
        <translation>
            <numerusform>gizli kartların %n dağılımında denendi</numerusform>
        </translation>
    </message>
    <message>
        <source>made</source>
        <extracomment>under a card or in a table, very short: the Null is made</extracomment>
        <translation>kaz.</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>kayb.</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Games</source>
        <extracomment>page of the rules: which games there are</extracomment>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>page of the rules: how games are counted</extracomment>
        <translation>Değerler</translation>
    </message>
    <message>
        <source>Kontra</source>
        <extracomment>page of the rules: doubling</extracomment>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <extracomment>page of the rules: everybody alone, few points win</extracomment>
        <translation>Ramş</translation>
    </message>
    <message>
        <source>Bock</source>
        <extracomment>page of the rules: rounds that count double</extracomment>
        <translation>Çift puan</translation>
    </message>
    <message>
        <source>Manners</source>
        <extracomment>page of the rules: what players may do and see</extracomment>
        <translation>Masa adabı</translation>
    </message>
    <message>
        <source>When everybody passes</source>
        <translation>Herkes pas geçince</translation>
    </message>
    <message>
        <source>Announcements need a Hand game</source>
        <translation>Anons için El oyunu gerekir</translation>
    </message>
    <message>
        <source>An open game is announced Schwarz, too</source>
        <translation>Açık oyunda Siyah da anons edilir</translation>
    </message>
    <message>
        <source>Schwarz announced contains Schneider announced</source>
        <translation>Siyah anonsu Terzi anonsunu içerir</translation>
    </message>
    <message>
        <source>Win the last trick with the lowest trump (Spitze)</source>
        <translation>Son eli en düşük kozla almak (Son el sözü)</translation>
    </message>
    <message>
        <source>Open Null in which the defenders sort their cards anew (Revolution)</source>
        <translation>Rakiplerin kartlarını yeniden dizdiği Sıfır Açık (Devrim)</translation>
    </message>
    <message>
        <source>Matadors that count in suit games</source>
        <translation>Simge oyunlarında sayılan tepe kozlar</translation>
    </message>
    <message>
        <source>An overbid game costs</source>
        <translation>Aşırı artırılmış oyunun bedeli</translation>
    </message>
    <message>
        <source>A Null worth less than the bid</source>
        <translation>Tekliften düşük değerli Sıfır</translation>
    </message>
    <message>
        <source>A lost Hand game</source>
        <translation>Kaybedilen El oyunu</translation>
    </message>
    <message>
        <source>Base value of an open Grand</source>
        <translation>Grand Açık için temel değer</translation>
    </message>
    <message>
        <source>Who may say Kontra</source>
        <translation>Kim Kontra diyebilir</translation>
    </message>
    <message>
        <source>How far doubling goes</source>
        <translation>Katlama nereye kadar gider</translation>
    </message>
    <message>
        <source>When Kontra is said</source>
        <translation>Kontra ne zaman söylenir</translation>
    </message>
    <message>
        <source>Re is possible in Null</source>
        <translation>Sıfır&apos;da Tekrar söylenebilir</translation>
    </message>
    <message>
        <source>Defenders may announce Schneider or Schwarz</source>
        <translation>Rakipler Terzi ya da Siyah anons edebilir</translation>
    </message>
    <message>
        <source>Who writes points in Ramsch</source>
        <translation>Ramş&apos;ta kime puan yazılır</translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation>Skat kime gider</translation>
    </message>
    <message>
        <source>Two tie for most points</source>
        <translation>En çok puan iki kişide eşitse</translation>
    </message>
    <message>
        <source>All three have 40 points</source>
        <translation>Üçünün de 40 puanı varsa</translation>
    </message>
    <message>
        <source>Somebody without a trick doubles the loss</source>
        <translation>El almayan biri kaybı ikiye katlar</translation>
    </message>
    <message>
        <source>All ten tricks in one hand</source>
        <translation>On elin hepsi tek kişide</translation>
    </message>
    <message>
        <source>The skat is passed on before play (Pass-along Ramsch)</source>
        <translation>Skat oyundan önce elden ele geçer (Elden ele Ramş)</translation>
    </message>
    <message>
        <source>Jacks may be passed on</source>
        <translation>Valeler iletilebilir</translation>
    </message>
    <message>
        <source>A Bock round follows when</source>
        <translation>Çift puan turu ne zaman gelir</translation>
    </message>
    <message>
        <source>A Ramsch round follows each Bock round</source>
        <translation>Her çift puan turunu bir Ramş turu izler</translation>
    </message>
    <message>
        <source>Grand Hand may be played instead of Ramsch</source>
        <translation>Ramş yerine Grand El oynanabilir</translation>
    </message>
    <message>
        <source>Moves may be taken back</source>
        <translation>Hamleler geri alınabilir</translation>
    </message>
    <message>
        <source>Card points may be counted on screen</source>
        <translation>Kart puanları ekranda sayılabilir</translation>
    </message>
    <message>
        <source>The last trick may be seen again</source>
        <translation>Son ele yeniden bakılabilir</translation>
    </message>
    <message>
        <source>The declarer may look at the cards put away</source>
        <translation>Tek oyuncu bıraktığı kartlara bakabilir</translation>
    </message>
    <message>
        <source>Giving up alone, with at least this many cards in hand</source>
        <translation>Oyunu tek başına bırakmak için elde en az bu kadar kart</translation>
    </message>
    <message>
        <source>Giving up counts</source>
        <translation>Bırakılan oyunda sayılan</translation>
    </message>
    <message>
        <source>Stake for one point</source>
        <translation>Puan başına bahis</translation>
    </message>
    <message>
        <source>No doubling</source>
        <translation>Katlama yok</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Kontra ve Tekrar</translation>
    </message>
    <message>
        <source>Kontra, Re and Bock</source>
        <translation>Kontra, Tekrar ve Bock</translation>
    </message>
    <message>
        <source>Kontra, Re, Bock and Hirsch</source>
        <translation>Kontra, Tekrar, Bock ve Hirsch</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Hayır</translation>
    </message>
    <message>
        <source>One step more</source>
        <translation>Bir basamak fazla</translation>
    </message>
    <message>
        <source>Two steps more</source>
        <translation>İki basamak fazla</translation>
    </message>
    <message>
        <source>All trumps in a row, 11 at most</source>
        <translation>Üstten kesintisiz tüm kozlar, en çok 11</translation>
    </message>
    <message>
        <source>Jacks only, 4 at most</source>
        <translation>Yalnızca valeler, en çok 4</translation>
    </message>
    <message>
        <source>Once its value</source>
        <extracomment>a lost Hand game costs once or twice its value</extracomment>
        <translation>Değeri kadar</translation>
    </message>
    <message>
        <source>Twice its value</source>
        <translation>Değerinin iki katı</translation>
    </message>
    <message>
        <source>No reward</source>
        <translation>Ödül yok</translation>
    </message>
    <message>
        <source>120 points for that player</source>
        <translation>O oyuncuya 120 puan</translation>
    </message>
    <message>
        <source>The next player deals</source>
        <translation>Sıradaki oyuncu dağıtır</translation>
    </message>
    <message>
        <source>Ramsch is played</source>
        <translation>Ramş oynanır</translation>
    </message>
    <message>
        <source>Twice the smallest multiple that reaches the bid</source>
        <translation>Teklife ulaşan en küçük katın iki katı</translation>
    </message>
    <message>
        <source>(Jacks + 3) × base value, once</source>
        <translation>Vale sayısı artı üç, çarpı temel değer, bir kez</translation>
    </message>
    <message>
        <source>Cannot be announced</source>
        <translation>Anons edilemez</translation>
    </message>
    <message>
        <source>Is lost, in multiples of 23</source>
        <translation>Kaybedilir, 23&apos;ün katı olarak</translation>
    </message>
    <message>
        <source>Counts as if the bid were reached</source>
        <translation>Teklife ulaşılmış gibi sayılır</translation>
    </message>
    <message>
        <source>The loser, as minus</source>
        <translation>Kaybedene, eksi olarak</translation>
    </message>
    <message>
        <source>Everybody their own, as minus</source>
        <translation>Herkese kendi puanı, eksi olarak</translation>
    </message>
    <message>
        <source>Whoever wins the last trick</source>
        <translation>Son eli alana</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Kaybedene</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>İkisi de kaybeder</translation>
    </message>
    <message>
        <source>Whoever won the last trick loses</source>
        <translation>Son eli alan kaybeder</translation>
    </message>
    <message>
        <source>They share the loss</source>
        <translation>Kaybı paylaşırlar</translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation>Kimse kaybetmez</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Herkes kaybeder</translation>
    </message>
    <message>
        <source>Until one&apos;s own card to the next trick is played</source>
        <translation>Sonraki ele kendi kartını oynayana kadar</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Her zaman</translation>
    </message>
    <message>
        <source>The plain game</source>
        <translation>Sade oyun</translation>
    </message>
    <message>
        <source>All tricks that are left</source>
        <translation>Kalan tüm eller</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Hiç kimse</translation>
    </message>
    <message>
        <source>Every defender</source>
        <translation>Her rakip</translation>
    </message>
    <message>
        <source>Defenders who have bid or held 18</source>
        <translation>18 demiş ya da görmüş rakipler</translation>
    </message>
    <message>
        <source>The same, and those who could no longer bid 18</source>
        <translation>Onlar, bir de artık 18 diyemeyecek olanlar</translation>
    </message>
    <message>
        <source>Before one&apos;s own first card</source>
        <translation>Kendi ilk kartından önce</translation>
    </message>
    <message>
        <source>Before the first lead</source>
        <translation>İlk çıkıştan önce</translation>
    </message>
    <message>
        <source>a game is lost with 60 points</source>
        <translation>oyun 60 puanla kaybedilince</translation>
    </message>
    <message>
        <source>a game is lost after Kontra</source>
        <translation>Kontra&apos;dan sonra oyun kaybedilince</translation>
    </message>
    <message>
        <source>Kontra and Re were said</source>
        <translation>Kontra ve Tekrar söylenince</translation>
    </message>
    <message>
        <source>a Grand Hand is won</source>
        <translation>Grand El kazanılınca</translation>
    </message>
    <message>
        <source>a Grand is lost</source>
        <translation>Grand kaybedilince</translation>
    </message>
    <message>
        <source>a game is worth 72 or more</source>
        <translation>oyunun değeri 72 ya da üstü olunca</translation>
    </message>
    <message>
        <source>a game is worth 96 or more</source>
        <translation>oyunun değeri 96 ya da üstü olunca</translation>
    </message>
    <message>
        <source>a total is a multiple of 100</source>
        <translation>toplam 100&apos;ün katı olunca</translation>
    </message>
    <message>
        <source>a total ends in three equal figures</source>
        <translation>toplam üç eşit rakamla bitince</translation>
    </message>
    <message>
        <source>nobody bids</source>
        <translation>kimse artırmayınca</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Own rules…</source>
        <extracomment>choice of rules: opens a dialog with every switch</extracomment>
        <translation>Özel kurallar…</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>The stake is an amount of money for one point</source>
        <translation>Bahis, bir puanın para karşılığıdır</translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es) differ from these rules</source>
        <extracomment>Under the choice of a rule set: how many switches are set differently from it</extracomment>
        <translation>
            <numerusform>%n ayar bu kurallardan farklı</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>Start from</source>
        <extracomment>before a choice of rule sets to begin with</extracomment>
        <translation>Temel alınacak kurallar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <extracomment>button: plays by these rules</extracomment>
        <translation>Bu kurallarla oyna</translation>
    </message>
</context>
<context>
    <name>SayButtons</name>
    <message>
        <source>You can also say: {words}</source>
        <extracomment>{words} are Kontra, Schneider, Schwarz or some of them, which may be said beside playing a card</extracomment>
        <translation>Ayrıca şunları söyleyebilirsin: {words}</translation>
    </message>
    <message>
        <source>Announce {level}</source>
        <extracomment>Button of a defender: the declarer will be held to Schneider, or will get no trick (Schwarz)</extracomment>
        <translation>{level} anons et</translation>
    </message>
</context>
<context>
    <name>ScoreSheetRoom</name>
    <message>
        <source>The list {title} was deleted</source>
        <translation>Liste silindi: {title}</translation>
    </message>
    <message>
        <source>The list {title} was here already</source>
        <translation>Bu liste zaten buradaydı: {title}</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>Agreed minus</source>
        <translation>Eksi sınırı</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <extracomment>For screen readers and under the pointer: the small button in a field in which one searches</extracomment>
        <translation>Aramayı temizle</translation>
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
        <extracomment>Of a defender who is asked whether he doubles; {kontra} is Kontra, or what defenders say later (Bock)</extracomment>
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
        <source>your partner</source>
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
        <source>plays on</source>
        <extracomment>Of a player who leaves it at Ramsch, where others are still asked whether they play Grand Hand</extracomment>
        <translation>devam ediyor</translation>
    </message>
    <message>
        <source>has pushed</source>
        <extracomment>Schieberamsch: the skat went on unseen</extracomment>
        <translation>Skat&apos;ı iletti</translation>
    </message>
    <message>
        <source>passed cards on</source>
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
    <name>SeriesShown</name>
    <message>
        <source>Continue practice</source>
        <translation>Alıştırmaya devam</translation>
    </message>
    <message>
        <source>Continue game {k}</source>
        <translation>Devam et: oyun {k}</translation>
    </message>
    <message>
        <source>Continue game {k} of {n}</source>
        <translation>Devam et: oyun {k} / {n}</translation>
    </message>
    <message>
        <source>A deal for practice is on the table; your series goes on after it</source>
        <translation>Masada alıştırma için bir dağıtım var, ardından serin devam eder</translation>
    </message>
    <message>
        <source>A deal for practice is on the table</source>
        <translation>Masada alıştırma için bir dağıtım var</translation>
    </message>
    <message>
        <source>Your series goes on where you left off</source>
        <translation>Seri, bıraktığın yerden devam ediyor</translation>
    </message>
    <message numerus="yes">
        <source>You are %n points ahead of {name}</source>
        <comment>list points</comment>
        <extracomment>home page: points of the list; {name} is the best of the others</extracomment>
        <translation>
            <numerusform>{name} oyuncusunun %n puan önündesin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n points behind {name}</source>
        <comment>list points</comment>
        <extracomment>home page: points of the list; {name} is the best of the others</extracomment>
        <translation>
            <numerusform>{name} oyuncusunun %n puan gerisindesin</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {name} are level</source>
        <extracomment>home page: both have the same points in the list; {name} is the best of the others</extracomment>
        <translation>{name} ile başa başsın</translation>
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
        <source>As in tournaments: no Kontra, no Ramsch, no taking back. When everybody passes, the next player deals. Seeger-Fabian list.</source>
        <translation>Turnuvalardaki gibi: Kontra, Ramş ve geri alma yok. Herkes pas geçince kartları sıradaki oyuncu dağıtır. Seeger-Fabian listesi.</translation>
    </message>
    <message>
        <source>Own rules</source>
        <extracomment>name of a rule set: any other, with switches set by the user</extracomment>
        <translation>Özel kurallar</translation>
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
        <source>Beginner</source>
        <extracomment>level of a computer player, the weakest of five</extracomment>
        <translation>Acemi</translation>
    </message>
    <message>
        <source>Casual player</source>
        <extracomment>level of a computer player, the second of five: plays now and then</extracomment>
        <translation>Amatör</translation>
    </message>
    <message>
        <source>Club player</source>
        <extracomment>level of a computer player, the third of five: plays in a club</extracomment>
        <translation>Kulüp üyesi</translation>
    </message>
    <message>
        <source>Tournament player</source>
        <extracomment>level of a computer player, the fourth of five: plays tournaments</extracomment>
        <translation>Turnuvacı</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>level of a computer player, the strongest of five</extracomment>
        <translation>Usta</translation>
    </message>
    <message>
        <source>By the book</source>
        <extracomment>a computer player that goes by fixed maxims; short, it stands beside a name</extracomment>
        <translation>Kuralcı</translation>
    </message>
    <message>
        <source>Plays anything</source>
        <translation>Rastgele</translation>
    </message>
    <message>
        <source>loves Grand</source>
        <extracomment>style of a computer player, after its name</extracomment>
        <translation>Grand sever</translation>
    </message>
    <message>
        <source>cautious</source>
        <extracomment>style of a computer player, after its name</extracomment>
        <translation>temkinli</translation>
    </message>
    <message>
        <source>bold</source>
        <extracomment>style of a computer player, after its name</extracomment>
        <translation>atak</translation>
    </message>
    <message>
        <source>{name}, {style}</source>
        <extracomment>a computer player and its style: &quot;Wilma, cautious&quot;</extracomment>
        <translation>{name}, {style}</translation>
    </message>
    <message>
        <source>Ben, Clara, Felix, Ida, Oscar, Ruth</source>
        <extracomment>First names of computer players, separated by commas: six short ones that are common in your language, but not Wilma, Karl, Greta, Emil or Rosa</extracomment>
        <translation>Ali, Ece, Kaan, Lale, Mert, Nur</translation>
    </message>
</context>
<context>
    <name>SetAside</name>
    <message>
        <source>on</source>
        <extracomment>value of a setting that is a switch</extracomment>
        <translation>açık</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>value of a setting that is a switch</extracomment>
        <translation>kapalı</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>title of a note at the start: the file with everything that was chosen could not be used</extracomment>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>title of a note at the start: the file with everything that was played could not be used</extracomment>
        <translation>Kayıtlı oyunlar</translation>
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
        <extracomment>settings: what the table looks like</extracomment>
        <translation>Masa</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <extracomment>choice of a language: the one the desktop uses
----------
choice of colours: what the desktop uses
----------
choice of animation speed: normal, or off where the desktop asks for less motion</extracomment>
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
        <source>Text size</source>
        <extracomment>settings: how large words and controls are</extracomment>
        <translation>Yazı boyutu</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>choice of text size: 15 % larger</extracomment>
        <translation>Büyük</translation>
    </message>
    <message>
        <source>Very large</source>
        <extracomment>choice of text size: 30 % larger</extracomment>
        <translation>Çok büyük</translation>
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
        <source>German</source>
        <extracomment>choice of card faces: acorns, leaves, hearts, bells with king, Ober and Unter</extracomment>
        <translation>Alman</translation>
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
        <source>Off, without a pause</source>
        <extracomment>choice of animation speed: cards do not move, and nothing waits for the user to have seen it</extracomment>
        <translation>Kapalı, beklemeden</translation>
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
        <source>Count card points, where the rules allow it</source>
        <extracomment>settings: switch; card points taken so far are shown. What stands before the comma is its name in the guide</extracomment>
        <translation>Kart puanlarını say, kurallar izin verirse</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>choice of text size: as large as the window is drawn for
----------
choice of animation speed</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <extracomment>choice of animation speed</extracomment>
        <translation>Sakin</translation>
    </message>
    <message>
        <source>A complete trick lies</source>
        <extracomment>settings: how long the three cards of a trick lie on the table</extracomment>
        <translation>Tamamlanan el masada kalır</translation>
    </message>
    <message>
        <source>For a moment</source>
        <extracomment>choice of how long a trick lies</extracomment>
        <translation>Kısa bir süre</translation>
    </message>
    <message>
        <source>Until I click or press Enter</source>
        <extracomment>choice of how long a trick lies</extracomment>
        <translation>Tıklayana ya da Enter&apos;a basana kadar</translation>
    </message>
    <message>
        <source>The only card allowed plays itself</source>
        <extracomment>settings: switch; a card of the user is played without a click where the rules allow no other</extracomment>
        <translation>Oynanabilecek tek kart kendiliğinden oynanır</translation>
    </message>
    <message>
        <source>Computer players claim a decided deal</source>
        <extracomment>settings: switch; who can prove that the remaining tricks are decided lays his cards open, and the deal ends</extracomment>
        <translation>Bilgisayar oyuncuları kesinleşen elleri alır</translation>
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
        <source>As I last arranged it</source>
        <extracomment>choice of hand order: suits, jacks and direction as the user last arranged a hand with the mouse</extracomment>
        <translation>Son dizdiğim gibi</translation>
    </message>
    <message>
        <source>Sorted for</source>
        <extracomment>settings: jacks stand with the trumps, or as in Null between queen and ten</extracomment>
        <translation>Neye göre dizilsin</translation>
    </message>
    <message>
        <source>The game announced</source>
        <extracomment>choice of what the hand is sorted for: jacks first, and anew when the game is announced</extracomment>
        <translation>Anons edilen oyun</translation>
    </message>
    <message>
        <source>Null, until a game is announced</source>
        <extracomment>choice of what the hand is sorted for: the game announced, and Null as long as none is</extracomment>
        <translation>Anonsa kadar Sıfır</translation>
    </message>
    <message>
        <source>Always jacks first</source>
        <extracomment>choice of what the hand is sorted for: jacks first, whatever is announced</extracomment>
        <translation>Hep önce valeler</translation>
    </message>
    <message>
        <source>Jacks and trumps on the right</source>
        <extracomment>settings: switch; jacks and trumps stand at the right end of the hand</extracomment>
        <translation>Valeler ve kozlar sağda</translation>
    </message>
    <message>
        <source>Low cards on the left</source>
        <extracomment>settings: switch; in every suit the low cards stand on the left</extracomment>
        <translation>Düşük kartlar solda</translation>
    </message>
    <message>
        <source>Felt</source>
        <extracomment>choice of table: green cloth with a fine inlay</extracomment>
        <translation>Çuha</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>choice of table: one quiet colour without ornament</extracomment>
        <translation>Düz</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>settings: switch; cards, tricks and the own turn are heard</extracomment>
        <translation>Sesler</translation>
    </message>
    <message>
        <source>Urdu headings in Nastaliq</source>
        <extracomment>settings: switch; headings of the Urdu interface in the sloping script of Urdu books, Nastaliq</extracomment>
        <translation>Urduca başlıklar nestalik yazıyla</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>Save a backup…</source>
        <extracomment>button: all games and lists go into one file</extracomment>
        <translation>Yedek kaydet…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <extracomment>button: all games and lists come from such a file</extracomment>
        <translation>Yedeği geri yükle…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>For sounds, install an add-on first: {command}</source>
        <extracomment>settings, under the switch for sounds; {command} is typed into a terminal</extracomment>
        <translation>Sesler için önce bir eklenti kur: {command}</translation>
    </message>
</context>
<context>
    <name>SettlementPage</name>
    <message>
        <source>Total</source>
        <extracomment>Head of a column of the settlement: list score</extracomment>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>Gets or pays</source>
        <extracomment>Head of a column of the settlement: what somebody gets or pays</extracomment>
        <translation>Alır / öder</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <extracomment>Button: how the list stands and who pays whom, as a text to be sent to others</extracomment>
        <translation>Sonucu kopyala</translation>
    </message>
    <message>
        <source>Nobody owes anything</source>
        <translation>Kimsenin borcu yok</translation>
    </message>
    <message>
        <source>Who pays</source>
        <extracomment>Head of the list of payments</extracomment>
        <translation>Kim öder</translation>
    </message>
    <message>
        <source>{payer} to {receiver}: {amount}</source>
        <extracomment>One payment after the list, below &quot;Who pays&quot;; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>{payer} → {receiver}: {amount}</translation>
    </message>
    <message>
        <source>{payer} into the cash box: {amount}</source>
        <extracomment>One payment after the list, below &quot;Who pays&quot;; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>{payer} → kasa: {amount}</translation>
    </message>
    <message>
        <source>This list has no stake. It can be given one in the list&apos;s details</source>
        <translation>Bu listede bahis yok. Liste bilgilerinden eklenebilir</translation>
    </message>
    <message>
        <source>Each pair of players settles the difference of their totals, {stake} for a point</source>
        <translation>Oyuncular ikişer ikişer, toplamlarının farkı üzerinden hesaplaşır: puan başına {stake}</translation>
    </message>
    <message>
        <source>Everybody pays {stake} for each point behind the first</source>
        <translation>Herkes birincinin gerisinde kaldığı her puan için {stake} öder</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>Button: the result is on the clipboard now</extracomment>
        <translation>Kopyalandı</translation>
    </message>
    <message>
        <source>Settlement</source>
        <extracomment>Title of a page: who pays whom</extracomment>
        <translation>Hesaplaşma</translation>
    </message>
    <message>
        <source>Each against each</source>
        <extracomment>A way to settle: every two players with each other</extracomment>
        <translation>Herkes herkesle</translation>
    </message>
    <message>
        <source>Cash box</source>
        <extracomment>A way to settle: everybody pays into a common box</extracomment>
        <translation>Kasa</translation>
    </message>
</context>
<context>
    <name>SheetHead</name>
    <message>
        <source>Click: there or away, other names</source>
        <extracomment>tool tip of a player&apos;s name over his column</extracomment>
        <translation>Tıkla: masada mı, değil mi, başka adlar</translation>
    </message>
    <message>
        <source>deals</source>
        <extracomment>Under the name of the player who deals the next game</extracomment>
        <translation>dağıtıyor</translation>
    </message>
    <message>
        <source>away</source>
        <extracomment>Under the name of a player who is not there</extracomment>
        <translation>masada yok</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>Dealt out of turn; the turn was with: {name}</source>
        <extracomment>Of a game in the score sheet; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>Sırası dışında dağıtıldı; sıra şu oyuncudaydı: {name}</translation>
    </message>
    <message>
        <source>By the games before it, this one would count {factor}</source>
        <extracomment>Of a game in the score sheet; {factor} is &quot;× 1&quot; or &quot;× 2&quot;</extracomment>
        <translation>Önceki oyunlara göre bu oyun {factor} sayılır</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a narrow column of the score sheet: the running number of a game</extracomment>
        <translation>No</translation>
    </message>
    <message>
        <source>ann.</source>
        <extracomment>Head of a narrow column, beside Schneider and Schwarz: this level was announced; 5 letters at most</extracomment>
        <translation>an.</translation>
    </message>
    <message>
        <source>Number of the game</source>
        <translation>Oyun numarası</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column of the score sheet: who declared; 8 letters at most</extracomment>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Head of a column of the score sheet: what was played</extracomment>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Base</source>
        <extracomment>Head of a narrow column of the score sheet: the base value of the game, 9 to 24; 6 letters at most</extracomment>
        <translation>Temel</translation>
    </message>
    <message>
        <source>Remark: {remark}</source>
        <extracomment>Of a game in the score sheet: what somebody wrote beside it</extracomment>
        <translation>Not: {remark}</translation>
    </message>
    <message>
        <source>Away: {name}</source>
        <extracomment>Of a game of four; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>Masada yok: {name}</translation>
    </message>
    <message>
        <source>Bock</source>
        <extracomment>Head of a narrow column of the score sheet: the game counts double; 6 letters at most</extracomment>
        <translation>Çift</translation>
    </message>
    <message>
        <source>Base value</source>
        <extracomment>Whole head of a column of the score sheet, on paper and in a tip: 9 to 24, of a Null what it is worth</extracomment>
        <translation>Temel değer</translation>
    </message>
    <message>
        <source>with</source>
        <extracomment>Head of a narrow column of the score sheet: with so many matadors; 6 letters at most</extracomment>
        <translation>var</translation>
    </message>
    <message>
        <source>w/o</source>
        <extracomment>Head of a narrow column of the score sheet: without so many matadors; 6 letters at most</extracomment>
        <translation>yok</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>Head of a narrow column of the score sheet: what the declarer had bid; 6 letters at most</extracomment>
        <translation>Teklif</translation>
    </message>
    <message>
        <source>Bock round</source>
        <extracomment>Whole head of a column of the score sheet, on paper and in a tip: the game counts double</extracomment>
        <translation>Çift puan turu</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Kazanılan</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kaybedilen</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>This list is over: no game is entered any more</source>
        <translation>Bu liste bitti: artık oyun yazılmaz</translation>
    </message>
    <message>
        <source>This list is a copy. The statistics count its games as they were first written</source>
        <translation>Bu liste bir kopyadır. İstatistik, oyunlarını ilk yazıldıkları gibi sayar</translation>
    </message>
    <message>
        <source>Copied: all games, as a table</source>
        <translation>Kopyalandı: tüm oyunlar, tablo olarak</translation>
    </message>
    <message>
        <source>{name}: there or away…</source>
        <extracomment>menu: whether a player of four is there, or away for some games</extracomment>
        <translation>{name}: masada mı, değil mi…</translation>
    </message>
    <message>
        <source>copy</source>
        <extracomment>Of a list: its games are those of another list, or of a series that was played here</extracomment>
        <translation>kopya</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <extracomment>menu of a score list: all its games to the clipboard</extracomment>
        <translation>Tablo olarak kopyala</translation>
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
        <source>Score sheet</source>
        <translation>Puan listesi</translation>
    </message>
    <message>
        <source>Totals of the list</source>
        <translation>Liste toplamları</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Double click: change; right click: insert, move, delete, write a remark</source>
        <extracomment>tool tip of a game in the score sheet</extracomment>
        <translation>Çift tıkla: değiştir; sağ tıkla: araya ekle, taşı, sil, not yaz</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>No list has these words</source>
        <translation>Bu sözcükleri içeren liste yok</translation>
    </message>
    <message>
        <source>The archive is empty. Lists you do not need every day can be put here</source>
        <translation>Arşiv boş. Her gün gerekmeyen listeleri buraya koyabilirsin</translation>
    </message>
    <message>
        <source>All lists are in the archive. The button below shows them</source>
        <translation>Bütün listeler arşivde. Aşağıdaki düğme onları gösterir</translation>
    </message>
    <message>
        <source>No list yet. Begin one, and write the first game</source>
        <translation>Henüz liste yok. Bir tane başlat ve ilk oyunu yaz</translation>
    </message>
    <message>
        <source>Score lists</source>
        <extracomment>Title of the shelf with all score lists</extracomment>
        <translation>Puan listeleri</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Title of the shelf with the score lists that were put away</extracomment>
        <translation>Arşiv</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>button: the players of all lists shown, the best first</extracomment>
        <translation>Sıralama</translation>
    </message>
    <message>
        <source>How everybody stands in the lists shown here, all of them added up</source>
        <translation>Burada görünen listelerin toplamında herkesin yeri</translation>
    </message>
    <message>
        <source>New list</source>
        <extracomment>button: begins a new score list</extracomment>
        <translation>Yeni liste</translation>
    </message>
    <message>
        <source>Fold the lists away</source>
        <translation>Listeleri gizle</translation>
    </message>
    <message>
        <source>Show all lists</source>
        <translation>Tüm listeleri göster</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Program</source>
        <extracomment>tab of the sheet of keys: what works everywhere</extracomment>
        <translation>Program</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>tab of the sheet of keys: where the cards are</extracomment>
        <translation>Masa</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>tab of the sheet of keys</extracomment>
        <translation>Puan listesi</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>tab of the sheet of keys</extracomment>
        <translation>İstatistik</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>tab of the sheet of keys: the page that shows what was right in a deal</extracomment>
        <translation>Analiz</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>tab of the sheet of keys: exercises, puzzles, duplicate, guide</extracomment>
        <translation>Öğren</translation>
    </message>
    <message>
        <source>Any deal</source>
        <extracomment>tab of the sheet of keys: the page where a deal is made: any cards, as one likes</extracomment>
        <translation>İstediğin dağıtım</translation>
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
    <name>SidePage</name>
    <message>
        <source>Back to the sheet</source>
        <extracomment>the way back from a page that lies over the score sheet</extracomment>
        <translation>Listeye dön</translation>
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
    <name>SpokenCards</name>
    <message>
        <source>{place} of {count} in your hand</source>
        <extracomment>For screen readers: which card of the hand this is; &quot;3 of 10 in your hand&quot;</extracomment>
        <translation>elinde {place}. kart, toplam {count}</translation>
    </message>
    <message>
        <source>played by {name}</source>
        <extracomment>For screen readers, about a card of the trick</extracomment>
        <translation>oynayan: {name}</translation>
    </message>
    <message>
        <source>in the hand of {name}</source>
        <extracomment>For screen readers, about a card of a hand that lies open</extracomment>
        <translation>{name} oyuncusunun elinde</translation>
    </message>
</context>
<context>
    <name>SpreadView</name>
    <message>
        <source>Results of the games played</source>
        <translation>Oynanan oyunların sonuçları</translation>
    </message>
    <message>
        <source>{seat}, {game}</source>
        <extracomment>a player&apos;s seat and the game he declared: &quot;Forehand, Grand&quot;</extracomment>
        <translation>{seat}, {game}</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Diğer oyunlar</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>Herkes pas geçti</translation>
    </message>
    <message>
        <source>{times}, won {share}</source>
        <extracomment>how often a game was played: &quot;28 ×&quot;, and the share of these that was won: &quot;50%&quot;</extracomment>
        <translation>{times}, kaz. {share}</translation>
    </message>
    <message numerus="yes">
        <source>%n ×</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n ×</numerusform>
        </translation>
    </message>
    <message>
        <source>Card points of the declarer</source>
        <translation>Tek oyuncunun kart puanı</translation>
    </message>
    <message>
        <source>List score of each seat, on average</source>
        <translation>Yerlerin ortalama liste puanı</translation>
    </message>
</context>
<context>
    <name>StatisticsInWindow</name>
    <message>
        <source>{games}, {share} won as declarer</source>
        <extracomment>home page, under &quot;Statistics&quot;: {games} is &quot;210 games&quot;, {share} of those he declared the user won</extracomment>
        <translation>{games}, tek oynarken kazanma {share}</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Yazıldı: {path}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>İstatistik</translation>
    </message>
</context>
<context>
    <name>StatisticsRoom</name>
    <message>
        <source>Reading the games…</source>
        <translation>Oyunlar okunuyor…</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Sort the cards</source>
        <extracomment>Button, while the player has arranged his cards by hand: sorts them again</extracomment>
        <translation>Kartları sırala</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>{k} of {n}</source>
        <extracomment>{k} of {n} moves of the deal have been done</extracomment>
        <translation>{k} / {n}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Başa</translation>
    </message>
    <message>
        <source>Trick back</source>
        <translation>Bir el geri</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Bir kart geri</translation>
    </message>
    <message>
        <source>Card on</source>
        <translation>Bir kart ileri</translation>
    </message>
    <message>
        <source>Trick on</source>
        <translation>Bir el ileri</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Sona</translation>
    </message>
</context>
<context>
    <name>StrongPlayers</name>
    <message>
        <source>The strong players are ready</source>
        <translation>Güçlü oyuncular hazır</translation>
    </message>
    <message>
        <source>Strong players</source>
        <extracomment>title of a note: the players who search could not be prepared</extracomment>
        <translation>Güçlü oyuncular</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>{name} does not agree: play goes on</source>
        <translation>{name} kabul etmiyor: oyun sürüyor</translation>
    </message>
    <message>
        <source>The others do not agree: play goes on</source>
        <translation>Diğerleri kabul etmiyor: oyun sürüyor</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Your cards</source>
        <extracomment>For screen readers: the part of the table where keys move along the own cards</extracomment>
        <translation>Kartların</translation>
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
    <message numerus="yes">
        <source>%n earlier game(s) to read</source>
        <extracomment>While games of an earlier version of the program are read: how many are left</extracomment>
        <translation>
            <numerusform>%n eski oyun okunacak</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>button with a menu: save charts or games as files</extracomment>
        <translation>Dışa aktar</translation>
    </message>
    <message>
        <source>Games as a table (CSV)…</source>
        <translation>Oyunlar tablo olarak (CSV)…</translation>
    </message>
    <message>
        <source>All charts as pictures (PNG)…</source>
        <translation>Tüm grafikler resim olarak (PNG)…</translation>
    </message>
    <message>
        <source>All charts as drawings (SVG)…</source>
        <translation>Tüm grafikler çizim olarak (SVG)…</translation>
    </message>
    <message>
        <source>Rename or merge players</source>
        <translation>Oyuncuları yeniden adlandır ya da birleştir</translation>
    </message>
    <message>
        <source>Any deal</source>
        <extracomment>headline of the page where a deal is made: any cards, as one likes</extracomment>
        <translation>İstediğin dağıtım</translation>
    </message>
    <message>
        <source>From a record…</source>
        <extracomment>button: takes the cards of a recorded game</extracomment>
        <translation>Kayıttan…</translation>
    </message>
    <message>
        <source>Lay out the cards of a game of the International Skat Server</source>
        <translation>International Skat Server oyunlarından birinin kartlarını yerleştir</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>button: takes what the clipboard says</extracomment>
        <translation>Yapıştır</translation>
    </message>
    <message>
        <source>A deal number, a record or cards from the clipboard</source>
        <translation>Panodaki dağıtım numarası, kayıt ya da kartlar</translation>
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
        <source>Clear</source>
        <extracomment>button: takes all cards back</extracomment>
        <translation>Temizle</translation>
    </message>
</context>
<context>
    <name>TopLine</name>
    <message>
        <source>Puzzles</source>
        <extracomment>title of the page with puzzles</extracomment>
        <translation>Bulmacalar</translation>
    </message>
    <message>
        <source>All kinds</source>
        <extracomment>choice: puzzles of every kind</extracomment>
        <translation>Her tür</translation>
    </message>
    <message>
        <source>From my games</source>
        <translation>Oyunlarımdan</translation>
    </message>
    <message>
        <source>All grades</source>
        <extracomment>choice: puzzles however hard they are</extracomment>
        <translation>Her zorluk</translation>
    </message>
    <message>
        <source>Kind of puzzle</source>
        <translation>Bulmaca türü</translation>
    </message>
    <message>
        <source>How hard</source>
        <translation>Zorluk</translation>
    </message>
    <message>
        <source>All hands</source>
        <extracomment>switch: after the answer all three hands lie open</extracomment>
        <translation>Herkesin kartları</translation>
    </message>
    <message>
        <source>Shows all hands once the answer is given</source>
        <translation>Yanıt görününce herkesin kartlarını gösterir</translation>
    </message>
    <message>
        <source>Search my games</source>
        <extracomment>button: look for puzzles in the games the user has played</extracomment>
        <translation>Oyunlarımda ara</translation>
    </message>
    <message numerus="yes">
        <source>%n new puzzles · Search again</source>
        <extracomment>button: the search in the user&apos;s games has brought so many puzzles; pressing it searches once more</extracomment>
        <translation>
            <numerusform>%n yeni bulmaca · Yeniden ara</numerusform>
        </translation>
    </message>
    <message>
        <source>The strong players are being prepared</source>
        <translation>Güçlü oyuncular hazırlanıyor</translation>
    </message>
    <message>
        <source>{k} of {n} games, {found} new · Cancel</source>
        <extracomment>how far the search for puzzles in the user&apos;s games is; pressing it stops the search</extracomment>
        <translation>{k} / {n} oyun, {found} yeni · İptal</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Aramayı durdur</translation>
    </message>
    <message>
        <source>Looks for puzzles in your games</source>
        <translation>Oyunlarında bulmaca arar</translation>
    </message>
</context>
<context>
    <name>TopLines</name>
    <message>
        <source>Review</source>
        <extracomment>title of the page that shows what was right in a deal</extracomment>
        <translation>Analiz</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>tab: the course of the deal</extracomment>
        <translation>Oyun akışı</translation>
    </message>
    <message>
        <source>Contract table</source>
        <extracomment>tab: what each seat could have played</extracomment>
        <translation>Oyun tablosu</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Hatalardan öğren</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <extracomment>before the players and their shares in percent: how well each of them did</extracomment>
        <translation>İsabet</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Dağıtım {number}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopyalandı</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Dağıtım numarasını kopyala</translation>
    </message>
    <message>
        <source>The deal was broken off</source>
        <translation>Oyun yarım kaldı</translation>
    </message>
    <message>
        <source>See the deal from this seat</source>
        <translation>Oyuna bu yerden bak</translation>
    </message>
</context>
<context>
    <name>TotalsModel</name>
    <message>
        <source>Game points</source>
        <extracomment>Head in the footer of the score sheet: sum of the games, without bonuses</extracomment>
        <translation>Oyun puanı</translation>
    </message>
    <message>
        <source>Won / lost</source>
        <extracomment>Head in the footer of the score sheet: own games won and lost, &quot;7 / 1&quot;</extracomment>
        <translation>Kaz. / kayb.</translation>
    </message>
    <message>
        <source>Lost by others</source>
        <extracomment>Head in the footer of the score sheet: how many games the other players lost</extracomment>
        <translation>Rakiplerin kaybettiği</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head in the footer of the score sheet: what counts in the end</extracomment>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head in the footer of the score sheet: first, second, third</extracomment>
        <translation>Sıra</translation>
    </message>
</context>
<context>
    <name>TrialsPanel</name>
    <message>
        <source>Stop</source>
        <extracomment>button: ends the games the computer plays in the background</extracomment>
        <translation>Durdur</translation>
    </message>
    <message numerus="yes">
        <source>Play it %n times</source>
        <comment>button</comment>
        <extracomment>button: the computer plays the deal so often; never 1</extracomment>
        <translation>
            <numerusform>%n kez oynat</numerusform>
        </translation>
    </message>
    <message>
        <source>When all cards are dealt, the deal can be played</source>
        <translation>Bütün kartlar dağıtılınca oynanabilir</translation>
    </message>
    <message>
        <source>{k} of {n} games. The strong players are still being prepared; meanwhile one who plays by the book sits in for them, and plays the same every time</source>
        <translation>{k} / {n} oyun. Güçlü oyuncular hâlâ hazırlanıyor; o zamana kadar yerlerine kuralcı bir oyuncu oynuyor ve her seferinde aynısını yapıyor</translation>
    </message>
    <message>
        <source>A player could not decide in game {k}, and the games ended. Begin again, or let others play</source>
        <translation>Bir oyuncu {k}. oyunda karar veremedi ve oyunlar orada bitti. Yeniden başlat ya da başkalarına oynat</translation>
    </message>
    <message>
        <source>{k} of {n} games</source>
        <translation>{k} / {n} oyun</translation>
    </message>
    <message>
        <source>{rules}. {dealer} deals. For practice: it goes into no list</source>
        <extracomment>{rules} is a rule set, such as &quot;Official rules&quot;; the seat deals the cards</extracomment>
        <translation>{rules}. Dağıtan: {dealer}. Alıştırma için: hiçbir listeye yazılmaz</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>headline: what to do with the deal, and with which seat</extracomment>
        <translation>Oyna</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Yerin</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: deals these cards</extracomment>
        <translation>Oyna</translation>
    </message>
    <message>
        <source>Who plays it again and again</source>
        <translation>Tekrar tekrar oynayacaklar</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Oynanan oyunlar</translation>
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
    <message>
        <source>No trick was played out in this deal</source>
        <translation>Bu oyunda hiçbir el sonuna kadar oynanmadı</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>Another Skatdesk is running: games played here are not kept. Close this one and play in the other</source>
        <translation>Başka bir Skatdesk çalışıyor: burada oynanan oyunlar kaydedilmez. Bunu kapat ve diğerinde oyna</translation>
    </message>
    <message>
        <source>This game cannot be written to {path}. Is the disk full or protected? Play goes on</source>
        <translation>Bu oyun kaydedilemiyor: {path}. Disk dolu ya da korumalı mı? Oyun sürüyor</translation>
    </message>
    <message>
        <source>The saved games in {path} cannot be read. They are left as they are</source>
        <translation>Kayıtlı oyunlar okunamıyor: {path}. Olduğu gibi bırakıldı</translation>
    </message>
    <message>
        <source>The saved games in {path} are from a newer Skatdesk. They are left as they are</source>
        <translation>Kayıtlı oyunlar daha yeni bir Skatdesk&apos;e ait: {path}. Olduğu gibi bırakıldı</translation>
    </message>
    <message>
        <source>{path} cannot be written: the list is as it was before. Is the disk full or protected? Make room or allow writing there, then try again</source>
        <translation>{path} dosyasına yazılamıyor: liste önceki gibi kaldı. Disk dolu ya da korumalı mı? Orada yer aç ya da yazmaya izin ver, sonra yeniden dene</translation>
    </message>
    <message>
        <source>The saved games in {path} cannot be opened: nothing that is played or written now is kept. Is the disk full or protected? Make room or allow writing there, then start Skatdesk again</source>
        <translation>{path} içindeki kayıtlı oyunlar açılamıyor: şimdi oynanan ve yazılan hiçbir şey saklanmaz. Disk dolu ya da korumalı mı? Orada yer aç ya da yazmaya izin ver, sonra programı yeniden başlat</translation>
    </message>
    <message>
        <source>The saved games are from a newer Skatdesk: they were kept as {path}</source>
        <translation>Kayıtlı oyunlar daha yeni bir Skatdesk&apos;e ait: {path} adıyla saklandı</translation>
    </message>
    <message>
        <source>The backup is in use now. What was here before was kept as {path}</source>
        <translation>Yedek artık kullanımda. Önceden burada olanlar {path} olarak saklandı</translation>
    </message>
    <message>
        <source>The saved games were no longer there. Skatdesk goes on with its copy of {day}; what was played and written after that is not in it</source>
        <translation>Kayıtlı oyunlar artık yerinde değildi. Skatdesk {day} tarihli kopyasıyla devam ediyor; ondan sonra oynananlar ve yazılanlar bu kopyada yok</translation>
    </message>
    <message>
        <source>The saved games were damaged and were kept as {path}. Skatdesk goes on with its copy of {day}; what was played and written after that is not in it</source>
        <translation>Kayıtlı oyunlar hasarlıydı ve {path} olarak saklandı. Skatdesk {day} tarihli kopyasıyla devam ediyor; ondan sonra oynananlar ve yazılanlar bu kopyada yok</translation>
    </message>
    <message>
        <source>Skatdesk cannot keep its files in {path}. Is the disk full or protected, or is a file in the way? Make room or allow writing there, then start Skatdesk again</source>
        <translation>Skatdesk dosyalarını {path} içine kaydedemiyor. Disk dolu ya da korumalı mı, yoksa orada aynı adlı bir dosya mı var? Orada yer aç ya da yazmaya izin ver, sonra programı yeniden başlat</translation>
    </message>
    <message>
        <source>Some settings could not be understood and are as at the first start: {options}. The file as it was is kept as {path}</source>
        <extracomment>{options} are settings with the values they have now, such as &quot;Card faces: French; Sounds: off&quot;</extracomment>
        <translation>Bazı ayarlar anlaşılamadı ve ilk açılıştaki gibi: {options}. Dosyanın eski hâli {path} adıyla saklandı</translation>
    </message>
    <message>
        <source>The saved games were damaged: they were kept as {path}, and new ones begun</source>
        <translation>Kayıtlı oyunlar bozulmuş: {path} adıyla saklandı, yeni kayıt başlatıldı</translation>
    </message>
    <message>
        <source>The settings were damaged: they were kept as {path}, and everything is set as at the first start</source>
        <translation>Ayarlar bozulmuş: {path} adıyla saklandı, her şey ilk açılıştaki gibi</translation>
    </message>
    <message>
        <source>The settings cannot be saved. Is the disk full or protected? They hold until you quit</source>
        <translation>Ayarlar kaydedilemiyor. Disk dolu ya da korumalı mı? Ayarlar programdan çıkana kadar geçerli</translation>
    </message>
    <message>
        <source>{path} cannot be written. Is the disk full or protected, or is its folder gone?</source>
        <translation>{path} yazılamıyor. Disk dolu ya da korumalı mı, yoksa klasör artık yok mu?</translation>
    </message>
    <message>
        <source>The strong players could not be prepared, and others sit in for them. Is the disk full or protected? Make room in {path} or allow writing there, then start Skatdesk again</source>
        <translation>Güçlü oyuncular hazırlanamadı, yerlerine başkaları oynuyor. Disk dolu ya da korumalı mı? {path} konumunda yer aç ya da oraya yazmaya izin ver, sonra programı yeniden başlat</translation>
    </message>
    <message>
        <source>Something went wrong in Skatdesk. The game is saved; details are in {path}</source>
        <translation>Skatdesk&apos;te bir sorun çıktı. Oyun kaydedildi; ayrıntılar burada: {path}</translation>
    </message>
    <message>
        <source>The series you left cannot be taken up again. It is kept as it is; begin a new one</source>
        <translation>Bıraktığın seriye devam edilemiyor. Olduğu gibi saklanıyor; yeni bir seri başlat</translation>
    </message>
</context>
<context>
    <name>User</name>
    <message>
        <source>You</source>
        <extracomment>name of the user at the table and on lists, when no other is typed</extracomment>
        <translation>Sen</translation>
    </message>
    <message>
        <source>Player {k}</source>
        <extracomment>a player of a recorded game who has no name; {k} counts from forehand</extracomment>
        <translation>Oyuncu {k}</translation>
    </message>
</context>
<context>
    <name>ValueChart</name>
    <message>
        <source>from</source>
        <extracomment>heads of columns in a file for spreadsheets: from this score to that one</extracomment>
        <translation>alt sınır</translation>
    </message>
    <message>
        <source>to</source>
        <translation>üst sınır</translation>
    </message>
    <message>
        <source>games</source>
        <translation>oyun</translation>
    </message>
    <message>
        <source>won</source>
        <translation>kazanılan</translation>
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
        <source>{counted}, {step}</source>
        <extracomment>One more step of counting out a game: {counted} &quot;with 2, game 3&quot;, {step} &quot;Hand 4&quot;</extracomment>
        <translation>{counted}, {step}</translation>
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
<context>
    <name>Verdict</name>
    <message>
        <source>{name}: {move}</source>
        <extracomment>a player and what he does: &quot;Ada: ten of hearts&quot;</extracomment>
        <translation>{name}: {move}</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <extracomment>title at the end of a deal under review</extracomment>
        <translation>Oyun sonu</translation>
    </message>
    <message>
        <source>Turning points: {moves}</source>
        <extracomment>{moves} are the moves with which the deal changed side</extracomment>
        <translation>Dönüm noktaları: {moves}</translation>
    </message>
    <message>
        <source>The deal never changed side</source>
        <translation>Üstünlük hiç el değiştirmedi</translation>
    </message>
    <message>
        <source>Why: {reason}</source>
        <extracomment>{reason} is why a move was not the best, without a full stop</extracomment>
        <translation>Neden: {reason}</translation>
    </message>
    <message>
        <source>Better: {move} – {reason}</source>
        <extracomment>{move} is the better card or bid, {reason} says why it is good</extracomment>
        <translation>Daha iyi: {move} – {reason}</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>heads over figures: chance of winning, expected change of the list</extracomment>
        <translation>Kazanma</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Does not lose</source>
        <extracomment>head over figures: the chance of not being the loser of a Ramsch</extracomment>
        <translation>Kaybetmeme</translation>
    </message>
    <message>
        <source>A pass leads to a Ramsch here: in the long run it comes to about the same as bidding</source>
        <translation>Pas geçmek burada Ramş demektir: uzun vadede artırmakla aşağı yukarı aynı kapıya çıkar</translation>
    </message>
    <message>
        <source>After a pass nobody plays and nothing is scored: in the long run that comes to about the same as bidding</source>
        <translation>Burada pas geçilirse kimse oynamaz, puan da yazılmaz: uzun vadede artırmakla aşağı yukarı aynı kapıya çıkar</translation>
    </message>
    <message>
        <source>A pass scores nothing here, but leaves the game to the others: in the long run it comes to about the same as bidding</source>
        <translation>Pas geçmek burada 0 puan sayılır ama oyunu diğerlerine bırakır: uzun vadede artırmakla aşağı yukarı aynı kapıya çıkar</translation>
    </message>
    <message>
        <source>The cards of a game with Spitze are not judged</source>
        <translation>Son el sözü verilen bir oyunda kartlar değerlendirilmez</translation>
    </message>
    <message>
        <source>There are no exact figures while one player has every trick: all ten would win</source>
        <translation>Bütün eller aynı oyuncuda olduğu sürece kesin sayı yoktur: onunu da alırsa kazanır</translation>
    </message>
    <message>
        <source>In a Ramsch there are exact figures once nobody holds more than {n} cards</source>
        <translation>Ramş&apos;ta kesin sayılar, kimsenin elinde {n} karttan fazlası kalmayınca başlar</translation>
    </message>
    <message>
        <source>There are exact figures for cards only</source>
        <translation>Kesin sayılar yalnızca kartlar içindir</translation>
    </message>
    <message>
        <source>There are exact figures for cards only; for games, see the contract table</source>
        <translation>Kesin sayılar yalnızca kartlar içindir; oyunların değeri oyun tablosunda</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>bir şey kaybettirmez</translation>
    </message>
    <message>
        <source>Declarer</source>
        <extracomment>head over figures: how the deal ends for the declarer after this card</extracomment>
        <translation>Tek oyuncu</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>head over figures: card points of the three players at the end of a Ramsch</extracomment>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Exact, if everybody sees all cards from here on; nobody could know that</source>
        <translation>Kesin sonuç, herkes bundan sonra bütün kartları görürse; bunu kimse bilemezdi</translation>
    </message>
</context>
<context>
    <name>WayBack</name>
    <message>
        <source>Back to the review</source>
        <extracomment>Button of a deal that was played on from the middle of another one</extracomment>
        <translation>Analize dön</translation>
    </message>
    <message>
        <source>Back to the series</source>
        <extracomment>Button of a deal that is played beside a series</extracomment>
        <translation>Seriye dön</translation>
    </message>
    <message>
        <source>Back to learning</source>
        <extracomment>Button of the game that is explained to beginners</extracomment>
        <translation>Öğrenmeye dön</translation>
    </message>
</context>
<context>
    <name>WishPanel</name>
    <message>
        <source>None of the {n} hands tried would do. There may be such a deal, but it is rare: ask for a little less, or deal again</source>
        <translation>Denenen {n} dağıtımın hiçbiri uymadı. Böyle bir dağıtım olabilir ama seyrektir: biraz daha azını iste ya da yeniden dağıt</translation>
    </message>
    <message>
        <source>There is no such deal: take a card away</source>
        <translation>Böyle bir dağıtım yok: bir kart çıkar</translation>
    </message>
    <message>
        <source>The marked wish cannot be fulfilled: change it</source>
        <translation>İşaretli istek karşılanamaz: onu değiştir</translation>
    </message>
    <message>
        <source>With the fixed cards nobody can fulfil the marked wish: change it, or take cards away</source>
        <translation>Sabit kartlarla işaretli istek karşılanamaz: onu değiştir ya da kart çıkar</translation>
    </message>
    <message>
        <source>No deal fulfils the marked wishes together: change one of them</source>
        <translation>İşaretli istekleri birlikte karşılayan dağıtım yok: birini değiştir</translation>
    </message>
    <message>
        <source>All cards are fixed: take some away, and they can be dealt anew</source>
        <translation>Bütün kartlar sabit: birkaçını çıkar ki yeniden dağıtılabilsin</translation>
    </message>
    <message>
        <source>Deal the rest anew</source>
        <extracomment>button: deals the loose cards once more</extracomment>
        <translation>Kalanı yeniden dağıt</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <extracomment>button: deals the cards that lie nowhere yet</extracomment>
        <translation>Kalanı dağıt</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <extracomment>button: ends the search for a deal that fulfils the wishes</extracomment>
        <translation>Aramayı durdur</translation>
    </message>
    <message>
        <source>Wishes</source>
        <extracomment>headline over what a random deal shall have: two jacks in forehand&apos;s hand …</extracomment>
        <translation>İstekler</translation>
    </message>
    <message>
        <source>Add a wish</source>
        <extracomment>button: one more wish</extracomment>
        <translation>İstek ekle</translation>
    </message>
    <message>
        <source>Nothing is wished for: the rest is dealt at random. Wish for cards, many trumps, a hand worth a bid</source>
        <translation>İstek yok: kalan kartlar rastgele dağıtılır. Belirli kartlar, çok koz ya da artırmaya değer el kartları isteyebilirsin</translation>
    </message>
</context>
<context>
    <name>WishRow</name>
    <message>
        <source>cannot be fulfilled</source>
        <translation>karşılanamaz</translation>
    </message>
    <message>
        <source>Whose cards</source>
        <translation>Kimin kartları</translation>
    </message>
    <message>
        <source>What is wished</source>
        <translation>Ne isteniyor</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Kaç tane</translation>
    </message>
    <message>
        <source>Take this wish away</source>
        <translation>Bu isteği kaldır</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>Game {k} is as it was: nothing has changed</source>
        <translation>{k}. oyun olduğu gibi kaldı: hiçbir şey değişmedi</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ur_PK" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Skatdesk</source>
        <translation>پروگرام Skatdesk کا تعارف</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>ورژن {version}</translation>
    </message>
    <message>
        <source>Skat, the German card game for three, and its score list</source>
        <translation>اسکاٹ: تین کھلاڑیوں کے لیے تاش کا جرمن کھیل، اور اس کی اسکور شیٹ</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, share it, change it. Its cards are its own</source>
        <translation>آزاد سافٹ ویئر، MIT لائسنس کے تحت: استعمال کریں، دوسروں کو دیں، بدلیں۔ پتوں کی تصویریں اس کی اپنی ہیں</translation>
    </message>
    <message>
        <source>It stands on {names}, with thanks to all who make them</source>
        <translation>اس کی بنیاد {names} پر ہے؛ ان سب کے بنانے والوں کا شکریہ</translation>
    </message>
    <message>
        <source>Details for a report</source>
        <translation>رپورٹ کے لیے تفصیل</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>تفصیل نقل کریں</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>button: the details are on the clipboard now</extracomment>
        <translation>نقل ہو گئی</translation>
    </message>
</context>
<context>
    <name>Account</name>
    <message>
        <source>Dealer, sitting out: {name}</source>
        <extracomment>Right also where somebody is called &quot;You&quot;</extracomment>
        <translation>بانٹنے والا، باہر: {name}</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <extracomment>Right also where somebody is called &quot;You&quot;</extracomment>
        <translation>بانٹنے والا: {name}</translation>
    </message>
    <message>
        <source>Away: {name}</source>
        <extracomment>Right also where somebody is called &quot;You&quot;</extracomment>
        <translation>غیر حاضر: {name}</translation>
    </message>
    <message>
        <source>Ramsch round</source>
        <translation>رامش کا دور</translation>
    </message>
    <message>
        <source>Bock round: counts double</source>
        <translation>دگنا دور: اسکور دگنا</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) left</source>
        <comment>of a Bock or Ramsch round, the one that is told included</comment>
        <translation>
            <numerusform>%n کھیل باقی</numerusform>
            <numerusform>%n کھیل باقی</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n more Bock round(s)</source>
        <comment>that were made in this Bock round</comment>
        <translation>
            <numerusform>پھر %n دگنا دور اور</numerusform>
            <numerusform>پھر %n دگنے دور اور</numerusform>
        </translation>
    </message>
    <message>
        <source>agreed {score}</source>
        <extracomment>The table agreed on this score, whatever the cards were worth: &quot;agreed +48&quot;</extracomment>
        <translation>طے شدہ {score}</translation>
    </message>
    <message>
        <source>{points} left of 120</source>
        <extracomment>Ramsch: card points that no player has been given yet, or that are too many (negative)</extracomment>
        <translation>120 میں سے {points} باقی</translation>
    </message>
    <message>
        <source>Passed in: nobody scores, the deal counts as a game</source>
        <translation>سب پاس: کوئی اسکور نہیں، مگر ایک کھیل شمار ہوگا</translation>
    </message>
    <message>
        <source>{name} then {total}</source>
        <extracomment>A player&apos;s running total after the game that is being entered: &quot;Ben then 206&quot;</extracomment>
        <translation>پھر {name}: {total}</translation>
    </message>
</context>
<context>
    <name>AccuracyChart</name>
    <message>
        <source>deal</source>
        <extracomment>heads of columns in a file for spreadsheets: the first, the second … deal reviewed</extracomment>
        <translation>بانٹ</translation>
    </message>
    <message>
        <source>date</source>
        <translation>تاریخ</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>درستی</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>اوسط</translation>
    </message>
</context>
<context>
    <name>Additions</name>
    <message>
        <source>First choose a game</source>
        <translation>پہلے کھیل چنیں</translation>
    </message>
    <message>
        <source>Only with {games}</source>
        <extracomment>tool tip of an addition such as ouvert, which the game chosen does not have; {games} are those that have it</extracomment>
        <translation>صرف {games} کے ساتھ</translation>
    </message>
</context>
<context>
    <name>AmountControl</name>
    <message>
        <source>no money</source>
        <translation>بغیر رقم</translation>
    </message>
</context>
<context>
    <name>AnnouncePanel</name>
    <message>
        <source>Which game do you play?</source>
        <translation>آپ کا کھیل کون سا ہے؟</translation>
    </message>
    <message>
        <source>Your bid is {bid}. Announce a game that is worth at least that</source>
        <translation>آپ کی بولی {bid} ہے۔ ایسے کھیل کا اعلان کریں جس کی قیمت کم از کم اتنی ہو</translation>
    </message>
    <message>
        <source>Other discards</source>
        <extracomment>Button: the two cards come back into the hand, and others may be put away</extracomment>
        <translation>دوسرے پتے الگ رکھیں</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>اعلان کریں</translation>
    </message>
    <message>
        <source>Choose a game to see what it is worth</source>
        <translation>قیمت دیکھنے کے لیے کھیل چنیں</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Series not continued</source>
        <extracomment>title of a note at the start: the series that was left cannot be played on</extracomment>
        <translation>سلسلہ آگے نہیں چل سکتا</translation>
    </message>
    <message>
        <source>{name} could not decide; a plain move was played instead</source>
        <translation>{name} سے فیصلہ نہ ہو سکا؛ اس کی جگہ ایک سادہ چال چلی گئی</translation>
    </message>
</context>
<context>
    <name>BackButton</name>
    <message>
        <source>Back</source>
        <extracomment>button with an arrow: to the page one came from</extracomment>
        <translation>واپس جائیں</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message>
        <source>Save a backup</source>
        <extracomment>title of a dialog that asks for a file to write</extracomment>
        <translation>بیک اپ محفوظ کریں</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <extracomment>title of a dialog that asks for a file to read</extracomment>
        <translation>بیک اپ واپس لائیں</translation>
    </message>
    <message>
        <source>Backups of Skatdesk (*.skatdesk)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Skatdesk کے بیک اپ (*.skatdesk)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>تمام فائلیں (*)</translation>
    </message>
    <message>
        <source>All games and lists are in {path}. The settings are not among them</source>
        <translation>تمام کھیل اور فہرستیں {path} میں ہیں۔ ترتیبات ان میں شامل نہیں</translation>
    </message>
    <message>
        <source>Now quit Skatdesk and start it again</source>
        <translation>اب Skatdesk بند کر کے دوبارہ شروع کریں</translation>
    </message>
    <message>
        <source>{path} is used by Skatdesk itself. Choose another name or folder</source>
        <translation>{path} خود Skatdesk کے استعمال میں ہے۔ کوئی اور نام یا فولڈر چنیں</translation>
    </message>
    <message>
        <source>{path} is not a backup of Skatdesk, or it is damaged. Nothing was changed</source>
        <translation>فائل {path} پروگرام Skatdesk کا بیک اپ نہیں، یا خراب ہے۔ کچھ نہیں بدلا گیا</translation>
    </message>
    <message>
        <source>{path} is from a newer Skatdesk. Install that here first</source>
        <translation>فائل {path} کسی نئے Skatdesk کی ہے۔ پہلے وہ Skatdesk یہاں انسٹال کریں</translation>
    </message>
    <message>
        <source>{path} cannot be written or read. Is the disk full or protected?</source>
        <translation>یہ فائل لکھی یا پڑھی نہیں جا سکی: {path}۔ کیا ڈسک بھر گئی ہے یا اس پر لکھنا منع ہے؟</translation>
    </message>
</context>
<context>
    <name>BidChart</name>
    <message>
        <source>bid</source>
        <extracomment>heads of columns in a file for spreadsheets</extracomment>
        <translation>بولی</translation>
    </message>
    <message>
        <source>score</source>
        <translation>اسکور</translation>
    </message>
    <message>
        <source>games</source>
        <translation>کھیل</translation>
    </message>
</context>
<context>
    <name>BiddingPanel</name>
    <message>
        <source>Hold {value}</source>
        <translation>{value} کے برابر بولیں</translation>
    </message>
    <message>
        <source>Say {value}</source>
        <translation>{value} بولیں</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>پاس</translation>
    </message>
    <message>
        <source>or jump to</source>
        <translation>یا سیدھا بولیں</translation>
    </message>
    <message>
        <source>Lower values</source>
        <extracomment>Button in the bidding: shows lower values to jump to</extracomment>
        <translation>چھوٹی بولیاں</translation>
    </message>
    <message>
        <source>Higher values</source>
        <extracomment>Button in the bidding: shows higher values to jump to</extracomment>
        <translation>بڑی بولیاں</translation>
    </message>
    <message>
        <source>Both have passed</source>
        <translation>باقی دونوں نے پاس کیا</translation>
    </message>
    <message>
        <source>You speak, {name} listens</source>
        <translation>بولی آپ کی، جواب {name} کا</translation>
    </message>
    <message>
        <source>{name} speaks, you listen</source>
        <translation>بولی {name} کی، جواب آپ کا</translation>
    </message>
    <message>
        <source>{name} speaks, {other} listens</source>
        <translation>بولی {name} کی، جواب {other} کا</translation>
    </message>
    <message>
        <source>Wait: {name} holds {value}, or passes</source>
        <extracomment>In the bidding, while another player thinks about the value he was named</extracomment>
        <translation>انتظار کریں: {name} کو {value} پر برابر بولنا یا پاس کرنا ہے</translation>
    </message>
    <message>
        <source>Wait: {name} names a value, or passes</source>
        <extracomment>In the bidding, while another player thinks about the value he will name</extracomment>
        <translation>انتظار کریں: {name} کو بولی دینی یا پاس کرنا ہے</translation>
    </message>
    <message>
        <source>Play at 18, or pass</source>
        <translation>18 پر کھیلیں یا پاس کریں</translation>
    </message>
    <message>
        <source>Play at 18, or pass: then there is a {ramsch}</source>
        <extracomment>Asked of the last of three who could bid; {ramsch} is Ramsch or Schieberamsch</extracomment>
        <translation>18 پر کھیلیں یا پاس کریں؛ پاس پر {ramsch} ہوگا</translation>
    </message>
    <message>
        <source>{name} says {value}. Hold it, or pass</source>
        <translation>{name} کی بولی {value} ہے۔ برابر بولیں یا پاس کریں</translation>
    </message>
    <message>
        <source>The bid stands at {value}. Name a higher value to {name}, or pass</source>
        <translation>بولی {value} پر ہے۔ {name} کے سامنے اس سے زیادہ بولیں یا پاس کریں</translation>
    </message>
    <message>
        <source>Name a value to {name}, or pass</source>
        <translation>{name} کے سامنے بولی دیں یا پاس کریں</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Seats</source>
        <extracomment>small button of a chart: by seat (forehand, middlehand, rearhand)</extracomment>
        <translation>نشستیں</translation>
    </message>
    <message>
        <source>Matadors</source>
        <extracomment>small button of a chart: by matadors</extracomment>
        <translation>میٹاڈور</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>small button of a chart: by list score</extracomment>
        <translation>اسکور</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>small button of a chart: by card points</extracomment>
        <translation>پتوں کے پوائنٹس</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>small button of a chart: of the last 36 games</extracomment>
        <translation>فارم</translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>small button of a chart: the sum of all points</extracomment>
        <translation>کل</translation>
    </message>
    <message numerus="yes">
        <source>%n list(s)</source>
        <translation>
            <numerusform>%n فہرست</numerusform>
            <numerusform>%n فہرستیں</numerusform>
        </translation>
    </message>
    <message>
        <source>{lists}, {number} passed in</source>
        <extracomment>Below the number of games: {lists} is &quot;36 lists&quot;, {number} deals nobody bid on</extracomment>
        <translation>{lists}، {number} بار سب پاس</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>name of a large figure</extracomment>
        <translation>کھیل</translation>
    </message>
    <message>
        <source>Declared</source>
        <extracomment>name of a large figure: share of games in which the player was declarer</extracomment>
        <translation>اکیلے کھیل</translation>
    </message>
    <message>
        <source>in defence {share}</source>
        <extracomment>Below the share of games won as declarer; {share} of the games against a declarer he was beaten</extracomment>
        <translation>دفاع میں {share}</translation>
    </message>
    <message>
        <source>Won as declarer</source>
        <extracomment>name of a large figure: share of games won as declarer</extracomment>
        <translation>اکیلے کھیل میں جیت</translation>
    </message>
    <message>
        <source>{error}, 95 times in 100</source>
        <extracomment>How sure a figure is: {error} is &quot;± 143&quot;</extracomment>
        <translation>{error}، 100 میں سے 95 بار</translation>
    </message>
    <message>
        <source>too few games</source>
        <translation>کھیل ابھی بہت کم</translation>
    </message>
    <message>
        <source>Points per 36 games</source>
        <extracomment>name of a large figure: points by Seeger-Fabian, for 36 games</extracomment>
        <translation>پوائنٹس فی 36 کھیل</translation>
    </message>
    <message>
        <source>Latest lists</source>
        <extracomment>name of a small chart of up to ten lists</extracomment>
        <translation>حالیہ فہرستیں</translation>
    </message>
    <message>
        <source>too few lists</source>
        <translation>فہرستیں ابھی بہت کم</translation>
    </message>
    <message numerus="yes">
        <source>%n above the average</source>
        <comment>of the latest lists</comment>
        <translation>
            <numerusform>%n اوسط سے اوپر</numerusform>
            <numerusform>%n اوسط سے اوپر</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} is full: take a card away first, or drag the new one onto another to exchange them</source>
        <translation>{place}: جگہ نہیں۔ پہلے ایک پتا ہٹائیں، یا نیا پتا کسی پتے پر کھینچ کر دونوں بدل لیں</translation>
    </message>
    <message>
        <source>A click chooses a card, a double click or Del takes it back. Cards with a bar stay when the rest is dealt anew</source>
        <translation>کلک سے پتا چنا جاتا ہے، دو بار کلک یا Del سے واپس جاتا ہے۔ پٹی والے پتے اپنی جگہ رہتے ہیں جب باقی نئے سرے سے بانٹے جائیں</translation>
    </message>
    <message>
        <source>Cards that can be dealt</source>
        <translation>پتے جو بانٹے جا سکتے ہیں</translation>
    </message>
    <message>
        <source>A click deals the card to the hand being filled, 1 to 4 to a hand or the skat. Or drag it</source>
        <translation>کلک سے پتا اس ہاتھ میں جاتا ہے جو بھرا جا رہا ہے، 1 سے 4 دبائیں تو اس نمبر کے ہاتھ یا اسکاٹ میں۔ یا پتا کھینچیں</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>اسکاٹ</translation>
    </message>
</context>
<context>
    <name>Calculator</name>
    <message>
        <source>Count</source>
        <translation>شمار</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>قیمت</translation>
    </message>
    <message>
        <source>What your hand is worth</source>
        <translation>آپ کے پتوں کی قیمت</translation>
    </message>
</context>
<context>
    <name>CalculatorSentences</name>
    <message>
        <source>{game}: {worth}; {hand}: {hand_value}</source>
        <extracomment>A game with its value counted out, and what it counts as a Hand game</extracomment>
        <translation>{game}: {worth}؛ {hand}: {hand_value}</translation>
    </message>
    <message>
        <source>{row}; less than the bid</source>
        <extracomment>{row} is a game with its values: &quot;Clubs: with 2, game 3, × 12 = 36; Hand: 48&quot;</extracomment>
        <translation>{row}؛ بولی سے کم</translation>
    </message>
    <message>
        <source>with {game} up to {value}, skat aside</source>
        <extracomment>{game} is a game such as Hearts, played without two jacks or more, one of which may lie in the skat</extracomment>
        <translation>{game}: {value} تک، اسکاٹ کے علاوہ</translation>
    </message>
    <message>
        <source>with {game} safe up to {value}</source>
        <extracomment>{game} is a game such as Hearts or Null ouvert</extracomment>
        <translation>{game}: {value} تک محفوظ</translation>
    </message>
    <message>
        <source>you must not take a trick</source>
        <translation>آپ کو کوئی سر نہیں لینی</translation>
    </message>
    <message>
        <source>{need}, the last trick with the lowest trump</source>
        <extracomment>{need} is what the declarer needs besides: &quot;you need 61 points&quot; or &quot;you need all ten tricks&quot;</extracomment>
        <translation>{need}، آخری سر سب سے چھوٹے ترپ سے</translation>
    </message>
    <message>
        <source>you need all ten tricks</source>
        <translation>آپ کو دسوں سریں چاہییں</translation>
    </message>
    <message numerus="yes">
        <source>you need %n points</source>
        <comment>card points; 61 or 90</comment>
        <translation>
            <numerusform>آپ کو %n پوائنٹ چاہیے</numerusform>
            <numerusform>آپ کو %n پوائنٹس چاہییں</numerusform>
        </translation>
    </message>
    <message>
        <source>{outlook}, skat aside</source>
        <extracomment>{outlook} is &quot;your bid 30 is reached&quot;, or that it is not; a jack in the skat of a Hand game may change that</extracomment>
        <translation>{outlook}، اسکاٹ کے علاوہ</translation>
    </message>
    <message>
        <source>your bid {bid} is reached</source>
        <translation>آپ کی بولی {bid} پوری ہوتی ہے</translation>
    </message>
    <message>
        <source>this game cannot reach your bid {bid}</source>
        <translation>یہ کھیل آپ کی بولی {bid} تک نہیں پہنچ سکتا</translation>
    </message>
    <message>
        <source>your bid {bid} is reached only with {level}</source>
        <extracomment>{level} is Schneider or Schwarz</extracomment>
        <translation>آپ کی بولی {bid} صرف {level} سے پوری ہوتی ہے</translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message>
        <source>Skat</source>
        <translation>اسکاٹ</translation>
    </message>
    <message>
        <source>deals and sits out</source>
        <translation>پتے بانٹ کر باہر</translation>
    </message>
    <message>
        <source>deals</source>
        <extracomment>For screen readers, about a player</extracomment>
        <translation>بانٹنے والا</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a player&apos;s hand</comment>
        <translation>
            <numerusform>%n پتا</numerusform>
            <numerusform>%n پتے</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n سر</numerusform>
            <numerusform>%n سریں</numerusform>
        </translation>
    </message>
    <message>
        <source>{tricks} · {points}</source>
        <extracomment>Under the tricks a player has won: how many, and their card points</extracomment>
        <translation>{tricks} · {points}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>بانٹ {number}</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>آپ اکیلے کھلاڑی ہیں</translation>
    </message>
    <message>
        <source>Declarer {name}</source>
        <translation>اکیلا کھلاڑی {name}</translation>
    </message>
    <message>
        <source>You play alone at {value}</source>
        <translation>آپ اکیلے کھلاڑی ہیں، بولی {value}</translation>
    </message>
    <message>
        <source>· bid {value}</source>
        <translation>· بولی {value}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>مشق</translation>
    </message>
    <message>
        <source>Game {k}</source>
        <translation>کھیل {k}</translation>
    </message>
    <message>
        <source>Game {k} of {n}</source>
        <translation>کھیل {k} از {n}</translation>
    </message>
    <message>
        <source>{game} · practice</source>
        <extracomment>{game} is &quot;Game 7 of 36&quot;; the user was helped in it, so it stays out of the statistics</extracomment>
        <translation>{game} · مشق</translation>
    </message>
    <message>
        <source>{game} · Bock round</source>
        <extracomment>{game} is &quot;Game 7 of 36&quot;; in a Bock round everything counts double</extracomment>
        <translation>{game} · دگنا دور</translation>
    </message>
    <message>
        <source>{game} · Ramsch round</source>
        <extracomment>{game} is &quot;Game 7 of 36&quot;; in a Ramsch round nobody bids</extracomment>
        <translation>{game} · رامش کا دور</translation>
    </message>
    <message>
        <source>{name} plays alone at {value}</source>
        <translation>اکیلا کھلاڑی {name}، بولی {value}</translation>
    </message>
    <message>
        <source>Bidding · highest bid {value}</source>
        <translation>بولی · سب سے بڑی بولی {value}</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>بولی</translation>
    </message>
    <message>
        <source>you deal and watch this game</source>
        <translation>اس بار بانٹنے والے آپ ہیں، کھیل صرف دیکھنا ہے</translation>
    </message>
</context>
<context>
    <name>CardCells</name>
    <message>
        <source>empty</source>
        <translation>خالی</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>most likely {game}</source>
        <extracomment>{game} is a game that a hand may become: &quot;most likely Grand&quot;</extracomment>
        <translation>سب سے زیادہ امکان: {game}</translation>
    </message>
    <message>
        <source>{several} and {last}</source>
        <extracomment>Joins the last of several cards or players: &quot;ten of hearts, ace of spades and jack of clubs&quot;</extracomment>
        <translation>{several} اور {last}</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <extracomment>Joins the last of several cards to choose from: &quot;ten of hearts, ace of spades or jack of clubs&quot;</extracomment>
        <translation>{several} یا {last}</translation>
    </message>
    <message>
        <source>{several}, {next}</source>
        <extracomment>Joins several cards or players but for the last: &quot;ten of hearts, ace of spades&quot;</extracomment>
        <translation>{several}، {next}</translation>
    </message>
</context>
<context>
    <name>ChangeLine</name>
    <message>
        <source>Game {k} is being changed</source>
        <translation>کھیل {k} بدلا جا رہا ہے</translation>
    </message>
    <message>
        <source>A game is being inserted before game {k}</source>
        <translation>کھیل {k} سے پہلے ایک کھیل ڈالا جا رہا ہے</translation>
    </message>
    <message>
        <source>Enter anew</source>
        <extracomment>button while a game of the list is changed: empties the entry, so that the game is told like a new one</extracomment>
        <translation>نئے سرے سے درج کریں</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>منسوخ</translation>
    </message>
</context>
<context>
    <name>ChartCard</name>
    <message>
        <source>Save as picture (PNG)…</source>
        <extracomment>menu of a chart</extracomment>
        <translation>تصویر محفوظ کریں (PNG) …</translation>
    </message>
    <message>
        <source>Save as drawing (SVG)…</source>
        <extracomment>menu of a chart</extracomment>
        <translation>خاکہ محفوظ کریں (SVG) …</translation>
    </message>
    <message>
        <source>Save the figures (CSV)…</source>
        <extracomment>menu of a chart</extracomment>
        <translation>اعداد محفوظ کریں (CSV) …</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <extracomment>button with three dots beside a chart</extracomment>
        <translation>چارٹ محفوظ کریں</translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message>
        <source>of {number}</source>
        <extracomment>Beside a share of games, &quot;84%&quot;: how many games there are in all</extracomment>
        <translation>از {number}</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <extracomment>a period from one day to another</extracomment>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>Series of {day}</source>
        <extracomment>A series played in this program on {day}</extracomment>
        <translation>سلسلہ، {day}</translation>
    </message>
    <message>
        <source>List of {day}</source>
        <extracomment>A written list without a title</extracomment>
        <translation>فہرست، {day}</translation>
    </message>
    <message>
        <source>{title}, {day}</source>
        <translation>{title}، {day}</translation>
    </message>
    <message>
        <source>Game {number} of {day}</source>
        <extracomment>Title: the {number}th game of the series played on {day}</extracomment>
        <translation>کھیل {number}، {day}</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>In the tip of a chart: which game of its list or series it is; the game itself follows</extracomment>
        <translation>کھیل {number}</translation>
    </message>
    <message>
        <source>latest: {game}</source>
        <extracomment>In the tip of a chart: the latest of several games</extracomment>
        <translation>تازہ ترین: {game}</translation>
    </message>
    <message>
        <source>bid {value}</source>
        <extracomment>What a game was bought at: &quot;bid 24&quot;</extracomment>
        <translation>بولی {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n کھیل</numerusform>
            <numerusform>%n کھیل</numerusform>
        </translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>chart: games lost are on this side</extracomment>
        <translation>ہار</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>chart: games won are on this side</extracomment>
        <translation>جیت</translation>
    </message>
    <message>
        <source>No such games yet</source>
        <extracomment>in place of a chart: none of the games chosen belongs into it</extracomment>
        <translation>ابھی ایسا کوئی کھیل نہیں</translation>
    </message>
    <message>
        <source>Review a deal after playing it: from then on it shows here how accurately you played</source>
        <translation>کسی کھیل کے بعد اس کا جائزہ لیں: پھر یہاں نظر آئے گا کہ آپ کا کھیل کتنا درست تھا</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost</source>
        <extracomment>Two numbers of games</extracomment>
        <translation>{won} جیت، {lost} ہار</translation>
    </message>
    <message>
        <source>average {score}</source>
        <extracomment>{score} is the average list score of some games</extracomment>
        <translation>اوسط {score}</translation>
    </message>
    <message>
        <source>Best game {score}</source>
        <extracomment>button that opens the game with the highest score</extracomment>
        <translation>بہترین کھیل {score}</translation>
    </message>
    <message>
        <source>Worst game {score}</source>
        <extracomment>button that opens the game with the lowest score</extracomment>
        <translation>بدترین کھیل {score}</translation>
    </message>
    <message>
        <source>without {matadors}</source>
        <extracomment>head of a column: games without this many matadors</extracomment>
        <translation>{matadors} کے بغیر</translation>
    </message>
    <message>
        <source>with {matadors}</source>
        <extracomment>head of a column: games with this many matadors</extracomment>
        <translation>{matadors} کے ساتھ</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>head of a narrow column: number of games</extracomment>
        <translation>کھیل</translation>
    </message>
    <message>
        <source>Declared</source>
        <extracomment>head of a narrow column: share of games the player declared</extracomment>
        <translation>اکیلے</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>head of a narrow column: share of declared games that were won</extracomment>
        <translation>جیت</translation>
    </message>
    <message>
        <source>Defended</source>
        <extracomment>head of a narrow column: share of games against a declarer in which he lost</extracomment>
        <translation>دفاع</translation>
    </message>
    <message>
        <source>Points per 36 games</source>
        <extracomment>head of a column: points by Seeger-Fabian</extracomment>
        <translation>پوائنٹس فی 36 کھیل</translation>
    </message>
    <message>
        <source>{score} or less</source>
        <translation>{score} یا کم</translation>
    </message>
    <message>
        <source>{score} or more</source>
        <translation>{score} یا زیادہ</translation>
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message>
        <source>You play alone at {value}</source>
        <translation>آپ اکیلے کھلاڑی ہیں، بولی {value}</translation>
    </message>
    <message>
        <source>Take the two cards of the skat, or leave them unseen and play Hand</source>
        <translation>اسکاٹ کے دو پتے اٹھائیں، یا انہیں دیکھے بغیر چھوڑیں اور ہینڈ کھیلیں</translation>
    </message>
    <message>
        <source>Take the skat</source>
        <translation>اسکاٹ اٹھائیں</translation>
    </message>
    <message>
        <source>Take the skat and pass two cards on, or push it on unseen and double the loss</source>
        <translation>اسکاٹ اٹھا کر دو پتے آگے دیں، یا دیکھے بغیر آگے بڑھائیں: نقصان دگنا</translation>
    </message>
    <message>
        <source>Take the skat and put two cards away, or leave it unseen and double the loss</source>
        <extracomment>Schieberamsch: asked of rearhand, behind whom nobody gets the cards</extracomment>
        <translation>اسکاٹ اٹھا کر دو پتے الگ رکھیں، یا اسے دیکھے بغیر چھوڑ دیں: نقصان دگنا</translation>
    </message>
    <message>
        <source>Push on</source>
        <translation>آگے بڑھائیں</translation>
    </message>
    <message>
        <source>Ramsch round</source>
        <translation>رامش کا دور</translation>
    </message>
    <message>
        <source>Everybody plays alone for the fewest points, unless somebody plays Grand Hand</source>
        <translation>ہر کوئی اکیلا، کم سے کم پوائنٹس کے لیے، جب تک کوئی گرینڈ ہینڈ نہ کھیلے</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>کھیل جاری رکھیں</translation>
    </message>
    <message>
        <source>?</source>
        <translation>؟</translation>
    </message>
    <message>
        <source>{contract}: {doubling} multiplies the score by {factor}</source>
        <translation>{contract}: {doubling} سے اسکور {factor} گنا ہو جاتا ہے</translation>
    </message>
    <message>
        <source>No</source>
        <translation>نہیں</translation>
    </message>
    <message>
        <source>{name} wants to give up</source>
        <translation>{name} کی طرف سے ہار ماننے کی پیشکش</translation>
    </message>
    <message>
        <source>Do you agree? Otherwise play goes on</source>
        <translation>کیا آپ کو منظور ہے؟ ورنہ کھیل جاری رہے گا</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>منظور ہے</translation>
    </message>
</context>
<context>
    <name>ComparisonChart</name>
    <message>
        <source>player</source>
        <extracomment>heads of columns in a file for spreadsheets, down to the error</extracomment>
        <translation>کھلاڑی</translation>
    </message>
    <message>
        <source>computer</source>
        <extracomment>which computer player it was</extracomment>
        <translation>کمپیوٹر</translation>
    </message>
    <message>
        <source>games</source>
        <translation>کھیل</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>اکیلے کھیل</translation>
    </message>
    <message>
        <source>won</source>
        <translation>جیت</translation>
    </message>
    <message>
        <source>defended</source>
        <extracomment>games against a declarer</extracomment>
        <translation>دفاع</translation>
    </message>
    <message>
        <source>beaten in defence</source>
        <extracomment>games against a declarer in which he lost</extracomment>
        <translation>دفاع میں جیت</translation>
    </message>
    <message>
        <source>points per 36 games</source>
        <translation>پوائنٹس فی 36 کھیل</translation>
    </message>
    <message>
        <source>Error (95 of 100)</source>
        <extracomment>how sure the average is</extracomment>
        <translation>ممکنہ فرق (100 میں سے 95)</translation>
    </message>
</context>
<context>
    <name>ContractView</name>
    <message>
        <source>What could have been played</source>
        <translation>کیا کھیلا جا سکتا تھا</translation>
    </message>
    <message>
        <source>If the seat takes the skat, puts the best two cards away, and everybody sees all cards</source>
        <translation>اگر اس نشست کا کھلاڑی اسکاٹ اٹھائے، بہترین دو پتے الگ رکھے، اور سب کو تمام پتے نظر آئیں</translation>
    </message>
    <message>
        <source>Play this hand</source>
        <extracomment>button: play one&apos;s luck with the hand chosen in the table; the others pass</extracomment>
        <translation>یہ پتے کھیلیں</translation>
    </message>
    <message>
        <source>At the table, for practice: the others pass, and you play alone</source>
        <translation>میز پر، مشق کے لیے: باقی پاس کرتے ہیں اور آپ اکیلے کھلاڑی ہیں</translation>
    </message>
    <message>
        <source>Large: the declarer&apos;s card points. Below: the list score against each of the others at a bid of 18</source>
        <extracomment>explains the figures in the table: card points, and below them what the declarer wins or loses in the list against each of the others, at the lowest bid; what these get for a game he loses is in it</extracomment>
        <translation>بڑا عدد: اکیلے کھلاڑی کے پوائنٹس۔ نیچے: 18 کی بولی پر باقی ہر کھلاڑی کے مقابلے میں فہرست کا اسکور</translation>
    </message>
    <message>
        <source>In a Ramsch round nobody bids: there is no contract table</source>
        <translation>رامش کے دور میں بولی نہیں لگتی: کھیلوں کا جدول نہیں ہے</translation>
    </message>
    <message>
        <source>The review is not complete yet</source>
        <translation>جائزہ ابھی مکمل نہیں</translation>
    </message>
    <message>
        <source>Best bid</source>
        <extracomment>head of a column: the highest bid a seat can reach with a game it wins</extracomment>
        <translation>بہترین بولی</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>read aloud in the column of best bids: this seat wins no game</extracomment>
        <translation>پاس</translation>
    </message>
    <message>
        <source>won</source>
        <translation>جیت</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>ہار</translation>
    </message>
    <message>
        <source>With all cards open nobody wins a game: all would pass</source>
        <translation>سب پتے کھلے ہوتے تو کوئی کھیل نہ جیتا جاتا: سب پاس کرتے</translation>
    </message>
    <message>
        <source>With all cards open, in the bidding too: </source>
        <extracomment>what comes out when everybody knows all cards, in the bidding too</extracomment>
        <translation>سب پتے کھلے، بولی میں بھی: </translation>
    </message>
    <message>
        <source>you play {contract} at {bid}, {score}</source>
        <extracomment>{contract} is played at the bid {bid}, which changes the list by {score}</extracomment>
        <translation>آپ کا کھیل {contract}، بولی {bid}، {score}</translation>
    </message>
    <message>
        <source>{name} plays {contract} at {bid}, {score}</source>
        <translation>{name}: {contract}، بولی {bid}، {score}</translation>
    </message>
    <message>
        <source>{name}: {contract}</source>
        <extracomment>a player and a game: &quot;Ada: Grand&quot;</extracomment>
        <translation>{name}: {contract}</translation>
    </message>
    <message>
        <source>game value {value}</source>
        <translation>کھیل کی قیمت {value}</translation>
    </message>
    <message>
        <source>best of all discards</source>
        <extracomment>the discard was found by comparing all of them</extracomment>
        <translation>الگ رکھے پتے: تمام جوڑیوں میں بہترین</translation>
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
        <translation>نقل کریں</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Button: what was right in the game, and what was not</extracomment>
        <translation>جائزہ</translation>
    </message>
    <message>
        <source>List of the series</source>
        <translation>سلسلے کی فہرست</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
</context>
<context>
    <name>DealNumber</name>
    <message>
        <source>Type the number of a deal</source>
        <translation>بانٹ کا نمبر لکھیں</translation>
    </message>
    <message>
        <source>A deal&apos;s number has digits only; spaces and dots between them do no harm</source>
        <translation>بانٹ کے نمبر میں صرف ہندسے ہوتے ہیں؛ بیچ کے فاصلوں اور نقطوں سے فرق نہیں پڑتا</translation>
    </message>
    <message>
        <source>There are deals from 1 to {last}, and no others</source>
        <translation>بانٹ کا نمبر 1 سے {last} تک ہوتا ہے</translation>
    </message>
    <message>
        <source>cards missing: {n}</source>
        <extracomment>in the empty field for the number of a deal: so many cards lie nowhere yet; {n} is never 0</extracomment>
        <translation>باقی پتے: {n}</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>بانٹ کا نمبر</translation>
    </message>
    <message>
        <source>Load</source>
        <extracomment>button: lays out the deal whose number was typed</extracomment>
        <translation>کھولیں</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>بانٹ کا نمبر نقل کریں</translation>
    </message>
</context>
<context>
    <name>DealSource</name>
    <message>
        <source>At random</source>
        <extracomment>where the deals of a series come from</extracomment>
        <translation>اتفاقی</translation>
    </message>
    <message>
        <source>By number</source>
        <extracomment>where the deals of a series come from: a number that is typed</extracomment>
        <translation>نمبر سے</translation>
    </message>
    <message>
        <source>As last time</source>
        <extracomment>where the deals of a series come from: the deals of the series before, once more</extracomment>
        <translation>پچھلی بار والی</translation>
    </message>
    <message>
        <source>No series was played here yet</source>
        <extracomment>why &quot;As last time&quot; cannot be chosen</extracomment>
        <translation>یہاں ابھی تک کوئی سلسلہ نہیں کھیلا گیا</translation>
    </message>
    <message>
        <source>Today&apos;s</source>
        <extracomment>where the deals of a set come from: those of the day, which are the same for everybody</extracomment>
        <translation>آج کی</translation>
    </message>
    <message>
        <source>Series number</source>
        <translation>سلسلے کا نمبر</translation>
    </message>
    <message>
        <source>Draw another number</source>
        <translation>دوسرا نمبر نکالیں</translation>
    </message>
    <message>
        <source>Copy an invitation with this number</source>
        <translation>اس نمبر کا دعوت نامہ نقل کریں</translation>
    </message>
</context>
<context>
    <name>DealWords</name>
    <message>
        <source>Skat</source>
        <extracomment>the two cards that lie face down</extracomment>
        <translation>اسکاٹ</translation>
    </message>
    <message>
        <source>Trumps in the longest suit</source>
        <extracomment>of a hand: jacks and the cards of its longest suit</extracomment>
        <translation>سب سے لمبے رنگ کے ترپ</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>پتوں کے پوائنٹس</translation>
    </message>
    <message>
        <source>Worth a bid of</source>
        <extracomment>of a hand: how high the computer would bid with it</extracomment>
        <translation>ہاتھ کے لائق بولی</translation>
    </message>
    <message>
        <source>A suit game to bid for</source>
        <translation>رنگ کے کھیل کے پتے</translation>
    </message>
    <message>
        <source>{game} to bid for</source>
        <extracomment>{game} is Grand, Null or a suit: a hand good enough to bid for that game</extracomment>
        <translation>{game} کے پتے</translation>
    </message>
    <message>
        <source>Trumps in {suit}</source>
        <extracomment>{suit} is a suit: the four jacks and the seven other cards of that suit</extracomment>
        <translation>ترپ، رنگ {suit}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <extracomment>two ranks, such as ace and ten: cards of either</extracomment>
        <translation>{one} یا {other}</translation>
    </message>
    <message>
        <source>exactly {n}</source>
        <extracomment>how many cards or card points are wished; short</extracomment>
        <translation>ٹھیک {n}</translation>
    </message>
    <message>
        <source>at most {n}</source>
        <extracomment>how many cards or card points are wished; short, such as &quot;bis 2&quot; in German</extracomment>
        <translation>{n} تک</translation>
    </message>
    <message>
        <source>at least {n}</source>
        <extracomment>how many cards, card points or what bid is wished; short, such as &quot;ab 2&quot; in German</extracomment>
        <translation>کم از کم {n}</translation>
    </message>
    <message>
        <source>{place}: {what}</source>
        <extracomment>{place} is a hand or the skat, {what} a kind of game or of cards</extracomment>
        <translation>{place}: {what}</translation>
    </message>
    <message>
        <source>{place}: {what}, {amount}</source>
        <extracomment>{place} is a hand or the skat, {what} a kind of cards, {amount} such as &quot;at least 2&quot;</extracomment>
        <translation>{place}: {what}، {amount}</translation>
    </message>
</context>
<context>
    <name>DealsPage</name>
    <message>
        <source>No game of this record can be read</source>
        <translation>اس ریکارڈ کا کوئی کھیل پڑھا نہیں جا سکا</translation>
    </message>
    <message>
        <source>This card is dealt twice: {card}</source>
        <extracomment>of a deal that was typed or pasted</extracomment>
        <translation>یہ پتا دو بار بانٹا گیا ہے: {card}</translation>
    </message>
    <message>
        <source>A deal has three hands of ten cards and two in the skat, not {counts}</source>
        <extracomment>of a deal that was typed or pasted; {counts} is &quot;10 | 10 | 9 | 2&quot;</extracomment>
        <translation>ایک بانٹ میں تین ہاتھوں میں دس دس اور اسکاٹ میں دو پتے ہوتے ہیں، {counts} نہیں</translation>
    </message>
    <message>
        <source>First choose the hand that these cards go to</source>
        <translation>پہلے وہ ہاتھ چنیں جسے یہ پتے ملیں</translation>
    </message>
    <message>
        <source>Nothing here names cards. Give a deal number, a record, or cards such as {cards}</source>
        <extracomment>{cards} are two cards in short</extracomment>
        <translation>اس میں کوئی پتا نہیں۔ بانٹ کا نمبر، ریکارڈ یا پتے دیں، مثلاً {cards}</translation>
    </message>
    <message>
        <source>No card is called {word}. Write {cards}, or names with commas between</source>
        <extracomment>{cards} are two cards in short</extracomment>
        <translation>اس نام کا کوئی پتا نہیں: {word}۔ یوں لکھیں: {cards}، یا پتوں کے نام، بیچ میں کوما</translation>
    </message>
    <message>
        <source>No game in {file} can be read</source>
        <translation>فائل {file} کا کوئی کھیل پڑھا نہیں جا سکا</translation>
    </message>
    <message>
        <source>Game {k} of {n}</source>
        <extracomment>several games were read; {k} of {n} is laid out</extracomment>
        <translation>کھیل {k} از {n}</translation>
    </message>
    <message>
        <source>Game {k} of the first {n} in the file</source>
        <extracomment>the same of a file that has more games than are read</extracomment>
        <translation>کھیل {k} از {n} (فائل میں اور بھی ہیں)</translation>
    </message>
    <message>
        <source>Choose a hand, then click its cards. Or click a card, then the hand</source>
        <translation>ہاتھ چنیں، پھر اس کے پتوں پر کلک کریں۔ یا پتے پر کلک کریں، پھر ہاتھ پر</translation>
    </message>
    <message>
        <source>Copied: deal {number}</source>
        <translation>نقل ہو گئی: بانٹ {number}</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <extracomment>in the empty field for cards; {place} is the hand that gets them, {cards} an example</extracomment>
        <translation>{place}: {cards}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>پتے</translation>
    </message>
    <message>
        <source>Type cards</source>
        <translation>پتے لکھیں</translation>
    </message>
    <message>
        <source>Previous game</source>
        <translation>پچھلا کھیل</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>اگلا کھیل</translation>
    </message>
</context>
<context>
    <name>DealsRoom</name>
    <message>
        <source>Any deal</source>
        <extracomment>page of learning: opens the page where one makes any deal</extracomment>
        <translation>مرضی کی بانٹ</translation>
    </message>
    <message>
        <source>Lay out cards, wish for a hand, play it as often as you like</source>
        <translation>پتے چنیں، ہاتھ کی فرمائش کریں، جتنی بار چاہیں کھیلیں</translation>
    </message>
    <message>
        <source>Any deal…</source>
        <extracomment>command: opens the page where one makes any deal</extracomment>
        <translation>مرضی کی بانٹ …</translation>
    </message>
</context>
<context>
    <name>DealtHands</name>
    <message numerus="yes">
        <source>%n points</source>
        <comment>card points</comment>
        <translation>
            <numerusform>%n پوائنٹ</numerusform>
            <numerusform>%n پوائنٹس</numerusform>
        </translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>اکیلا کھلاڑی</translation>
    </message>
    <message>
        <source>away</source>
        <translation>الگ</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>اسکاٹ</translation>
    </message>
    <message>
        <source>Put away</source>
        <extracomment>Head over two cards: put away by the declarer, or passed on in Schieberamsch</extracomment>
        <translation>الگ رکھے پتے</translation>
    </message>
    <message>
        <source>Passed on</source>
        <translation>آگے دیے گئے پتے</translation>
    </message>
</context>
<context>
    <name>DeletedLists</name>
    <message>
        <source>Deleted lists</source>
        <extracomment>Menu of the lists that were deleted; choosing one brings it back</extracomment>
        <translation>حذف کی گئی فہرستیں</translation>
    </message>
</context>
<context>
    <name>DiscardPanel</name>
    <message>
        <source>Pass two cards on</source>
        <translation>دو پتے آگے دیں</translation>
    </message>
    <message>
        <source>Put two cards away</source>
        <translation>دو پتے الگ رکھیں</translation>
    </message>
    <message>
        <source>Choose two cards of your hand: click them or drag them up</source>
        <translation>اپنے ہاتھ کے دو پتے چنیں: ان پر کلک کریں یا انہیں اوپر کھینچیں</translation>
    </message>
    <message>
        <source>Card points passed on</source>
        <translation>آگے دیے گئے پتوں کے پوائنٹس</translation>
    </message>
    <message>
        <source>Card points put away; they count for you</source>
        <translation>الگ رکھے پتوں کے پوائنٹس؛ یہ آپ کے حق میں گنے جائیں گے</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>واپس لیں</translation>
    </message>
    <message>
        <source>Pass them on</source>
        <translation>آگے دیں</translation>
    </message>
    <message>
        <source>Put them away</source>
        <translation>پتے الگ رکھیں</translation>
    </message>
    <message>
        <source>Card points put into the skat</source>
        <extracomment>Schieberamsch: rearhand&apos;s two cards become the skat</extracomment>
        <translation>اسکاٹ میں رکھے گئے پتوں کے پوائنٹس</translation>
    </message>
    <message>
        <source>Enter passes them on, Backspace takes the last one back</source>
        <extracomment>For screen readers, when two cards are chosen in Schieberamsch</extracomment>
        <translation>Enter سے پتے آگے دیں، Backspace سے آخری پتا واپس لیں</translation>
    </message>
    <message>
        <source>Enter puts them away, Backspace takes the last one back</source>
        <extracomment>For screen readers, when two cards are chosen for the skat</extracomment>
        <translation>Enter سے پتے الگ رکھیں، Backspace سے آخری پتا واپس لیں</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>پہلا پتا</translation>
    </message>
    <message>
        <source>Second card</source>
        <translation>دوسرا پتا</translation>
    </message>
    <message>
        <source>of 120</source>
        <translation>از 120</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>List</source>
        <extracomment>Tab of the dock: the list of the games played</extracomment>
        <translation>فہرست</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>Tab of the dock: the tricks of this deal</extracomment>
        <translation>سریں</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>میز کے ساتھ</translation>
    </message>
    <message>
        <source>Fold list and tricks away</source>
        <translation>فہرست اور سریں سمیٹیں</translation>
    </message>
    <message>
        <source>Show list and tricks</source>
        <translation>فہرست اور سریں دکھائیں</translation>
    </message>
</context>
<context>
    <name>DuplicatePage</name>
    <message>
        <source>You play a set of deals; an expert plays the same cards in your seat, against the same players</source>
        <translation>آپ کچھ بانٹیں کھیلتے ہیں؛ ایک ماہر آپ کی جگہ وہی پتے انہی مخالفین کے خلاف کھیلتا ہے</translation>
    </message>
    <message>
        <source>The first deals will be compared here when both have played them</source>
        <translation>جب پہلی بانٹیں آپ اور ماہر دونوں کھیل لیں گے تو ان کا موازنہ یہاں نظر آئے گا</translation>
    </message>
    <message>
        <source>{k} of {n} deals compared; you against the expert: {points}</source>
        <extracomment>{k} of {n} deals are played by both; {points} is list points with sign</extracomment>
        <translation>بانٹوں کا موازنہ: {n} میں سے {k}؛ ماہر کے مقابلے میں آپ: {points}</translation>
    </message>
    <message>
        <source>The strong players are being prepared; the expert plays then</source>
        <translation>مضبوط کھلاڑی تیار ہو رہے ہیں؛ ماہر اس کے بعد کھیلے گا</translation>
    </message>
    <message>
        <source>The strong players cannot be prepared on this machine: the expert does not play along</source>
        <translation>مضبوط کھلاڑی اس کمپیوٹر پر تیار نہیں ہو سکتے: ماہر نہیں کھیلے گا</translation>
    </message>
    <message>
        <source>The expert could not play one of the deals</source>
        <translation>ماہر ایک بانٹ نہ کھیل سکا</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>in a table of games: who declared, at the user&apos;s place the user</extracomment>
        <translation>آپ</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>in a table of games: who declared, at the user&apos;s place the expert</extracomment>
        <translation>ماہر</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>in place of a game that is not finished yet</extracomment>
        <translation>ابھی نہیں</translation>
    </message>
    <message>
        <source>{name}: {game}</source>
        <extracomment>{name} declared, {game} is what was played</extracomment>
        <translation>{name}: {game}</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>title of the page: the same deals are played by the user and by an expert</extracomment>
        <translation>ماہر سے مقابلہ</translation>
    </message>
    <message>
        <source>The same deals, you and an expert</source>
        <translation>وہی پتے، آپ اور ایک ماہر</translation>
    </message>
    <message>
        <source>A new set ends the series you are playing</source>
        <translation>نئے مقابلے سے آپ کا جاری سلسلہ ختم ہو جائے گا</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>button: back to the table</extracomment>
        <translation>کھیل جاری رکھیں</translation>
    </message>
    <message>
        <source>Deals of the set</source>
        <translation>مقابلے کی بانٹیں</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>heading of a column: number of the deal</extracomment>
        <translation>بانٹ</translation>
    </message>
    <message>
        <source>With you</source>
        <extracomment>heading of a column: what was played when the user sat there</extracomment>
        <translation>آپ کا کھیل</translation>
    </message>
    <message>
        <source>Your points</source>
        <extracomment>heading of a column: list points of the user</extracomment>
        <translation>آپ کے پوائنٹس</translation>
    </message>
    <message>
        <source>With the expert</source>
        <extracomment>heading of a column: what was played when the expert sat there</extracomment>
        <translation>ماہر کا کھیل</translation>
    </message>
    <message>
        <source>Expert&apos;s points</source>
        <extracomment>heading of a column: list points of the expert</extracomment>
        <translation>ماہر کے پوائنٹس</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>heading of a column: own points less the expert&apos;s</extracomment>
        <translation>فرق</translation>
    </message>
</context>
<context>
    <name>DuplicateRoom</name>
    <message>
        <source>Duplicate</source>
        <extracomment>page of learning: the same deals are played by the user and by an expert</extracomment>
        <translation>ماہر سے مقابلہ</translation>
    </message>
    <message>
        <source>Play a set of deals that an expert plays too</source>
        <translation>کچھ بانٹیں کھیلیں جو ایک ماہر بھی کھیلتا ہے</translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>New series</source>
        <extracomment>Button: asks for a new series against computer players</extracomment>
        <translation>نیا سلسلہ</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>Button: to the lists of games played with real cards</extracomment>
        <translation>اسکور شیٹ</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>تمام کھیل دکھائیں</translation>
    </message>
    <message>
        <source>No game passes these filters</source>
        <translation>اس انتخاب میں کوئی کھیل نہیں</translation>
    </message>
    <message>
        <source>Change the filters above</source>
        <translation>اوپر کا انتخاب بدلیں</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>ابھی کوئی کھیل نہیں</translation>
    </message>
    <message>
        <source>Play a series or enter games in the score sheet: every finished game but practice counts here</source>
        <translation>کوئی سلسلہ کھیلیں یا اسکور شیٹ میں کھیل درج کریں: مشق کے سوا ہر مکمل کھیل یہاں خود بخود شمار ہوگا</translation>
    </message>
    <message>
        <source>The score sheet for your table</source>
        <translation>آپ کی میز کی اسکور شیٹ</translation>
    </message>
    <message>
        <source>You play with real cards, and Skatdesk keeps the list: values, bonuses and totals are reckoned as you write. Every game is on the disk at once, and every step can be taken back</source>
        <translation>آپ اصلی پتوں سے کھیلیں، فہرست Skatdesk رکھے گا: قیمتیں، اضافی پوائنٹس اور کل لکھتے ہی نکل آتے ہیں۔ ہر کھیل فوراً ڈسک پر محفوظ ہوتا ہے، اور ہر قدم واپس لیا جا سکتا ہے</translation>
    </message>
    <message>
        <source>Lists cannot be kept just now: another Skatdesk is running, or the disk is full or protected. Mend that and start again, so that no game is lost</source>
        <translation>اس وقت فہرستیں محفوظ نہیں ہو سکتیں: ایک اور Skatdesk چل رہا ہے، یا ڈسک بھری ہوئی ہے یا اس پر لکھنا منع ہے۔ اسے ٹھیک کر کے پروگرام دوبارہ کھولیں، تاکہ کوئی کھیل ضائع نہ ہو</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>نئی فہرست</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>فائل درآمد کریں …</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>The series is over</source>
        <translation>سلسلہ مکمل ہو گیا</translation>
    </message>
    <message>
        <source>Quick entry</source>
        <extracomment>Label over the line in which a whole game is typed</extracomment>
        <translation>فوری اندراج</translation>
    </message>
    <message>
        <source>Entry of a game</source>
        <translation>کھیل کا اندراج</translation>
    </message>
</context>
<context>
    <name>EntrySentences</name>
    <message>
        <source>passed in</source>
        <extracomment>In the list of games, instead of a game&apos;s name: nobody bid</extracomment>
        <translation>سب پاس</translation>
    </message>
    <message>
        <source>passed in: nobody bid</source>
        <translation>سب پاس: کسی نے بولی نہیں دی</translation>
    </message>
    <message>
        <source>{name}: {contract}</source>
        <extracomment>Head of the account of a game in the list: the player who declared it, and the game</extracomment>
        <translation>{name}: {contract}</translation>
    </message>
    <message>
        <source>ended by an offence</source>
        <extracomment>The deal ended because somebody broke a rule; it counts without Schneider and Schwarz</extracomment>
        <translation>خلاف ورزی پر ختم ہوا</translation>
    </message>
    <message>
        <source>agreed at the table</source>
        <extracomment>The table agreed on the score, whatever the cards were worth</extracomment>
        <translation>میز پر طے ہوا</translation>
    </message>
</context>
<context>
    <name>EntryWords</name>
    <message>
        <source>with</source>
        <extracomment>Button: the declarer has the top trumps, &quot;with 2&quot;; also typed in the quick entry</extracomment>
        <translation>ساتھ</translation>
    </message>
    <message>
        <source>without</source>
        <extracomment>Button: the declarer lacks the top trumps, &quot;without 2&quot;; also typed in the quick entry</extracomment>
        <translation>بغیر</translation>
    </message>
    <message>
        <source>ann.</source>
        <extracomment>Button beside &quot;Schneider&quot; and &quot;Schwarz&quot;: that it was announced; as short as the column of a score list</extracomment>
        <translation>اعلان</translation>
    </message>
    <message>
        <source>w</source>
        <extracomment>Quick entry, one letter: with matadors (&quot;w2&quot;); differs from the letter of &quot;without&quot;</extracomment>
        <translation>س</translation>
    </message>
    <message>
        <source>o</source>
        <extracomment>Quick entry, one letter: without matadors (&quot;o2&quot;); differs from the letter of &quot;with&quot;</extracomment>
        <translation>غ</translation>
    </message>
    <message>
        <source>h</source>
        <extracomment>Key and quick entry, one letter: Hand; differs from the letters s a z u b k p l</extracomment>
        <translation>ہ</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>Key and quick entry, one letter: Schneider; differs from the letters h a z u b k p l</extracomment>
        <translation>ش</translation>
    </message>
    <message>
        <source>z</source>
        <extracomment>Key and quick entry, one letter: Schwarz; differs from the letters h s a u b k p l</extracomment>
        <translation>و</translation>
    </message>
    <message>
        <source>u</source>
        <extracomment>Key and quick entry, one letter: Ouvert; differs from the letters h s a z b k p l</extracomment>
        <translation>ک</translation>
    </message>
    <message>
        <source>a</source>
        <extracomment>Key and quick entry, one letter: announced (&quot;sa&quot; Schneider announced); differs from h s z u b k p l</extracomment>
        <translation>ع</translation>
    </message>
    <message>
        <source>b</source>
        <extracomment>Key and quick entry, one letter: the bid (&quot;b24&quot;); differs from the letters h s a z u k p l</extracomment>
        <translation>ب</translation>
    </message>
    <message>
        <source>k</source>
        <extracomment>Key and quick entry, one letter: Kontra, twice for Re; differs from the letters h s a z u b p l</extracomment>
        <translation>ن</translation>
    </message>
    <message>
        <source>p</source>
        <extracomment>Key and quick entry, one letter: card points (&quot;p60&quot;); differs from the letters h s a z u b k l</extracomment>
        <translation>پ</translation>
    </message>
    <message>
        <source>w</source>
        <comment>won</comment>
        <extracomment>Key and quick entry, one letter: won; differs from the letters h s a z u b k p l</extracomment>
        <translation>ج</translation>
    </message>
    <message>
        <source>l</source>
        <extracomment>Key and quick entry, one letter: lost; differs from the letters h s a z u b k p w</extracomment>
        <translation>ر</translation>
    </message>
    <message>
        <source>v</source>
        <extracomment>Quick entry of a Ramsch, one letter: the player without a trick (&quot;v3&quot;); differs from m and x</extracomment>
        <translation>ب</translation>
    </message>
    <message>
        <source>m</source>
        <extracomment>Quick entry of a Ramsch, one letter: the player with all tricks (&quot;m1&quot;); differs from v and x</extracomment>
        <translation>ت</translation>
    </message>
    <message>
        <source>x</source>
        <extracomment>Quick entry of a Ramsch, one letter: so many pushed the skat on (&quot;x2&quot;); differs from v and m</extracomment>
        <translation>آ</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Quick entry, a whole word that may be typed: the declarer won the game; as on the button</extracomment>
        <translation>جیت</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Quick entry, a whole word that may be typed: the declarer lost the game; as on the button</extracomment>
        <translation>ہار</translation>
    </message>
    <message>
        <source>Who plays alone?</source>
        <translation>اکیلا کون کھیلا؟</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>کون سا کھیل؟</translation>
    </message>
    <message>
        <source>With or without how many?</source>
        <translation>کتنے کے ساتھ یا بغیر؟</translation>
    </message>
    <message>
        <source>The game that was begun cannot be played in this Ramsch round</source>
        <extracomment>A game was begun; then games before it were corrected, and now a Ramsch round&apos;s deal is due</extracomment>
        <translation>شروع کیا گیا کھیل رامش کے اس دور میں نہیں کھیلا جا سکتا</translation>
    </message>
    <message>
        <source>The game that was begun goes by other rules</source>
        <extracomment>A game was begun; then other rules were agreed on</extracomment>
        <translation>شروع کیا گیا کھیل دوسرے اصولوں کے مطابق درج ہوا تھا</translation>
    </message>
    <message>
        <source>The dealer sits out this game. If somebody else dealt, click that name above</source>
        <translation>بانٹنے والا اس کھیل میں باہر ہے۔ اگر کسی اور نے بانٹا ہو تو اوپر اس کے نام پر کلک کریں</translation>
    </message>
    <message>
        <source>Whoever is away does not play this game</source>
        <translation>جو موجود نہیں وہ یہ کھیل نہیں کھیلتا</translation>
    </message>
    <message>
        <source>Ramsch round: only a Grand Hand can be played instead</source>
        <translation>رامش کا دور: اس کی جگہ صرف گرینڈ ہینڈ کھیلا جا سکتا ہے</translation>
    </message>
    <message>
        <source>Ramsch round: only Ramsch is played</source>
        <translation>رامش کا دور: صرف رامش کھیلا جاتا ہے</translation>
    </message>
    <message>
        <source>Instead of a Ramsch only a Grand Hand can be played</source>
        <translation>رامش کی جگہ صرف گرینڈ ہینڈ کھیلا جا سکتا ہے</translation>
    </message>
    <message>
        <source>The rules of this list do not allow that with this game</source>
        <translation>اس فہرست کے اصولوں میں اس کھیل کے ساتھ یہ نہیں ہوتا</translation>
    </message>
    <message>
        <source>In a Ramsch round nobody bids</source>
        <translation>رامش کے دور میں بولی نہیں ہوتی</translation>
    </message>
    <message>
        <source>The rules of this list have no such doubling</source>
        <translation>اس فہرست کے اصولوں میں یہ دگنا کرنا شامل نہیں</translation>
    </message>
    <message>
        <source>By the rules of this list a closed Null is doubled only once</source>
        <translation>اس فہرست کے اصولوں میں بند نول صرف ایک بار دگنا ہوتا ہے</translation>
    </message>
    <message>
        <source>The rules of this list have no Ramsch</source>
        <translation>اس فہرست کے اصولوں میں رامش شامل نہیں</translation>
    </message>
    <message>
        <source>By the rules of this list a Ramsch is played when all pass</source>
        <translation>اس فہرست کے اصولوں میں سب پاس ہوں تو رامش ہوتا ہے</translation>
    </message>
    <message>
        <source>Null has a fixed value: matadors do not count</source>
        <translation>نول کی قیمت مقرر ہے: میٹاڈور نہیں گنے جاتے</translation>
    </message>
    <message>
        <source>Null has a fixed value: there is no Schneider and no Schwarz</source>
        <translation>نول کی قیمت مقرر ہے: اس میں شنائیڈر اور شوارتس نہیں ہوتے</translation>
    </message>
    <message>
        <source>A Grand is played with or without four at most</source>
        <translation>گرینڈ زیادہ سے زیادہ چار کے ساتھ یا بغیر ہوتا ہے</translation>
    </message>
    <message>
        <source>A game is played with or without one to eleven</source>
        <translation>کھیل ایک سے گیارہ کے ساتھ یا بغیر ہوتا ہے</translation>
    </message>
    <message>
        <source>What was announced counts in any case</source>
        <translation>جس کا اعلان ہوا وہ ہر حال میں گنا جاتا ہے</translation>
    </message>
    <message>
        <source>A game ended by an offence counts without Schneider and Schwarz</source>
        <translation>خلاف ورزی پر ختم ہونے والا کھیل شنائیڈر اور شوارتس کے بغیر گنا جاتا ہے</translation>
    </message>
    <message>
        <source>{bid} cannot be bid: no game is worth that</source>
        <translation>{bid} کی بولی نہیں ہو سکتی: کسی کھیل کی اتنی قیمت نہیں</translation>
    </message>
    <message>
        <source>{bid} alone is no bid</source>
        <extracomment>{bid} is what has been typed of a bid so far: 2, of 24</extracomment>
        <translation>صرف {bid} کی بولی نہیں ہوتی</translation>
    </message>
    <message>
        <source>Overbid: the value does not reach the bid, so the game is lost</source>
        <translation>حد سے زیادہ بولی: قیمت بولی تک نہیں پہنچتی، اس لیے کھیل ہارا ہوا ہے</translation>
    </message>
    <message>
        <source>Something is still missing</source>
        <translation>ابھی کچھ باقی ہے</translation>
    </message>
    <message>
        <source>In Null only tricks count, not card points</source>
        <translation>نول میں صرف سریں گنی جاتی ہیں، پتوں کے پوائنٹس نہیں</translation>
    </message>
    <message>
        <source>Card points are between 0 and 120</source>
        <translation>پتوں کے پوائنٹس 0 سے 120 تک ہوتے ہیں</translation>
    </message>
    <message>
        <source>Schneider or Schwarz does not go with these card points</source>
        <extracomment>One of the two was told beside card points by which nobody can be that</extracomment>
        <translation>شنائیڈر یا شوارتس ان پوائنٹس سے میل نہیں کھاتا</translation>
    </message>
    <message>
        <source>The skat has at most 22 card points</source>
        <extracomment>two cards have at most 22 card points</extracomment>
        <translation>اسکاٹ میں زیادہ سے زیادہ 22 پوائنٹس ہوتے ہیں</translation>
    </message>
    <message>
        <source>An agreed score is between 1 and {most}</source>
        <translation>طے شدہ اسکور 1 سے {most} تک ہوتا ہے</translation>
    </message>
    <message>
        <source>With these card points the game is lost</source>
        <translation>ان پوائنٹس سے کھیل ہارا ہوا ہے</translation>
    </message>
    <message>
        <source>With these card points the game is won</source>
        <translation>ان پوائنٹس سے کھیل جیتا ہوا ہے</translation>
    </message>
    <message>
        <source>Who was Schneider? The declarer&apos;s card points tell</source>
        <extracomment>Overbid or with Spitze, a game was lost and Schneider, as the defenders had said: by 90, or by 30</extracomment>
        <translation>شنائیڈر کون ہوا؟ یہ اکیلے کھلاڑی کے پتوں کے پوائنٹس بتاتے ہیں</translation>
    </message>
    <message>
        <source>The card points of all must come to 120</source>
        <translation>سب کے پتوں کے پوائنٹس مل کر 120 ہونے چاہییں</translation>
    </message>
    <message>
        <source>Whoever has card points has a trick</source>
        <translation>جس کے پاس پوائنٹس ہوں، اس کے پاس سر بھی ہوتی ہے</translation>
    </message>
    <message>
        <source>Two have most points, and the last trick decides: who took it?</source>
        <translation>سب سے زیادہ پوائنٹس دو کے ہیں، فیصلہ آخری سر کا ہے: وہ کس نے لی؟</translation>
    </message>
    <message>
        <source>One player has all the tricks</source>
        <translation>تمام سریں ایک ہی کھلاڑی کی ہیں</translation>
    </message>
    <message>
        <source>{word} is not a player. Begin with {players}</source>
        <extracomment>{word} was typed where a player is wanted; {players} is &quot;1 Ada, 2 Ben, 3 Cem&quot;</extracomment>
        <translation>{word} کوئی کھلاڑی نہیں۔ شروع میں لکھیں: {players}</translation>
    </message>
    <message>
        <source>{word} is not a player. Begin with {players}, or 0 for passed in</source>
        <extracomment>{word} was typed where a player is wanted; {players} is &quot;1 Ada, 2 Ben, 3 Cem&quot;</extracomment>
        <translation>{word} کوئی کھلاڑی نہیں۔ شروع میں لکھیں: {players}، یا سب پاس کے لیے 0</translation>
    </message>
    <message>
        <source>{word} can be several players. Type more of the name, or {players}</source>
        <extracomment>{word} is the beginning of two names; {players} is &quot;1 Ada, 2 Ben, 3 Cem&quot;</extracomment>
        <translation>{word} کئی کھلاڑی ہو سکتے ہیں۔ نام کے مزید حروف لکھیں، یا: {players}</translation>
    </message>
    <message>
        <source>A player must follow {word}: {players}</source>
        <extracomment>{word} was typed and needs a player after it; {players} is &quot;1 Ada, 2 Ben, 3 Cem&quot;</extracomment>
        <translation>{word} کے بعد کھلاڑی ہونا چاہیے: {players}</translation>
    </message>
    <message>
        <source>{word} is not a game. Type {games}</source>
        <extracomment>{word} was typed where a game is wanted; {games} is &quot;c Clubs, s Spades …&quot;</extracomment>
        <translation>{word} کوئی کھیل نہیں۔ لکھیں: {games}</translation>
    </message>
    <message>
        <source>A number must follow {word}</source>
        <extracomment>{word} was typed and needs a number after it, such as &quot;b&quot; and then 24</extracomment>
        <translation>{word} کے بعد عدد ہونا چاہیے</translation>
    </message>
    <message>
        <source>{number} cannot go here. Type a bid as {example}</source>
        <extracomment>{number} was typed where no number can stand; {example} is &quot;b24&quot;, the letter of the bid and a bid</extracomment>
        <translation>{number} یہاں نہیں آ سکتا۔ بولی یوں لکھیں: {example}</translation>
    </message>
    <message>
        <source>{word} means nothing here. Type {letters}</source>
        <extracomment>{word} was typed and means nothing here; {letters} is &quot;h Hand, s Schneider …&quot;</extracomment>
        <translation>{word} کا یہاں کوئی مطلب نہیں۔ لکھیں: {letters}</translation>
    </message>
</context>
<context>
    <name>EventSentences</name>
    <message>
        <source>Pass</source>
        <extracomment>Said at the table: bids no more</extracomment>
        <translation>پاس</translation>
    </message>
    <message>
        <source>Push</source>
        <extracomment>Said at the table: passes the skat on unseen (Schieberamsch)</extracomment>
        <translation>آگے</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <extracomment>Said at the table by who lays his cards open: all remaining tricks are his</extracomment>
        <translation>باقی سریں میری</translation>
    </message>
    <message>
        <source>I take no trick</source>
        <extracomment>The same in Null, where he must not take a trick</extracomment>
        <translation>کوئی سر میری نہیں</translation>
    </message>
    <message>
        <source>Back in your hand: {cards}</source>
        <extracomment>For screen readers, after a move was taken back</extracomment>
        <translation>پھر سے آپ کے ہاتھ میں: {cards}</translation>
    </message>
    <message>
        <source>you {card}</source>
        <extracomment>A player and the card played to a trick, in the middle of a sentence</extracomment>
        <translation>آپ: {card}</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{plays}, {play}</source>
        <extracomment>Joins the plays of a trick</extracomment>
        <translation>{plays}، {play}</translation>
    </message>
    <message>
        <source>Trick {number}: {plays}. {end}</source>
        <extracomment>{number} counts the tricks, {plays} are the cards played, {end} tells who takes the trick</extracomment>
        <translation>سر {number}۔ {plays}۔ {end}</translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation>سر آپ کی</translation>
    </message>
    <message>
        <source>{name} takes the trick</source>
        <translation>سر ملی: {name}</translation>
    </message>
    <message numerus="yes">
        <source>You take the trick with %n points</source>
        <comment>card points; 0 but never 1</comment>
        <translation>
            <numerusform>سر آپ کی، %n پوائنٹ</numerusform>
            <numerusform>سر آپ کی، %n پوائنٹس</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the trick with %n points</source>
        <comment>card points; 0 but never 1</comment>
        <translation>
            <numerusform>سر ملی: {name}، %n پوائنٹ</numerusform>
            <numerusform>سر ملی: {name}، %n پوائنٹس</numerusform>
        </translation>
    </message>
    <message>
        <source>You bid {bid}</source>
        <translation>آپ کی بولی {bid}</translation>
    </message>
    <message>
        <source>{name} bids {bid}</source>
        <translation>{name}: بولی {bid}</translation>
    </message>
    <message>
        <source>You hold {bid}</source>
        <translation>آپ {bid} کے برابر بولے</translation>
    </message>
    <message>
        <source>{name} holds {bid}</source>
        <translation>{name}: {bid} کے برابر</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>آپ نے پاس کیا</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name}: پاس</translation>
    </message>
    <message>
        <source>You play alone at {bid}</source>
        <translation>آپ اکیلے کھلاڑی ہیں، بولی {bid}</translation>
    </message>
    <message>
        <source>{name} plays alone at {bid}</source>
        <translation>اکیلا کھلاڑی {name}، بولی {bid}</translation>
    </message>
    <message>
        <source>You take the skat: {cards}</source>
        <translation>آپ نے اسکاٹ اٹھایا: {cards}</translation>
    </message>
    <message>
        <source>You take the skat</source>
        <translation>آپ نے اسکاٹ اٹھایا</translation>
    </message>
    <message>
        <source>{name} takes the skat</source>
        <translation>{name} نے اسکاٹ اٹھایا</translation>
    </message>
    <message>
        <source>You play {hand}</source>
        <extracomment>{hand} is the word for a Hand game: the skat stays unseen</extracomment>
        <translation>آپ نے {hand} چنا</translation>
    </message>
    <message>
        <source>{name} plays {hand}</source>
        <translation>{name} نے {hand} چنا</translation>
    </message>
    <message>
        <source>You push the skat on unseen</source>
        <translation>آپ نے اسکاٹ دیکھے بغیر آگے بڑھایا</translation>
    </message>
    <message>
        <source>{name} pushes the skat on unseen</source>
        <translation>{name} نے اسکاٹ دیکھے بغیر آگے بڑھایا</translation>
    </message>
    <message>
        <source>You pass on {cards}</source>
        <extracomment>Schieberamsch: to the next player</extracomment>
        <translation>آپ نے یہ پتے آگے دیے: {cards}</translation>
    </message>
    <message>
        <source>You pass two cards on</source>
        <translation>آپ نے دو پتے آگے دیے</translation>
    </message>
    <message>
        <source>{name} passes two cards on</source>
        <translation>{name} نے دو پتے آگے دیے</translation>
    </message>
    <message>
        <source>You put away {cards}</source>
        <translation>آپ نے یہ پتے الگ رکھے: {cards}</translation>
    </message>
    <message>
        <source>{name} puts away {cards}</source>
        <translation>{name} نے یہ پتے الگ رکھے: {cards}</translation>
    </message>
    <message>
        <source>You put two cards away</source>
        <translation>آپ نے دو پتے الگ رکھے</translation>
    </message>
    <message>
        <source>{name} puts two cards away</source>
        <translation>{name} نے دو پتے الگ رکھے</translation>
    </message>
    <message>
        <source>{game}: everybody plays alone</source>
        <extracomment>{game} is Ramsch</extracomment>
        <translation>{game}: ہر کوئی اکیلا کھیلے گا</translation>
    </message>
    <message>
        <source>You announce {contract}</source>
        <extracomment>{contract} is a game with everything announced: &quot;Clubs Hand, Schneider announced&quot;</extracomment>
        <translation>آپ کا اعلان: {contract}</translation>
    </message>
    <message>
        <source>{name} announces {contract}</source>
        <translation>{name} کا اعلان: {contract}</translation>
    </message>
    <message>
        <source>You say {doubling}</source>
        <extracomment>{doubling} is Kontra, Re, Bock or Hirsch</extracomment>
        <translation>آپ نے {doubling} کہا</translation>
    </message>
    <message>
        <source>{name} says {doubling}</source>
        <translation>{name} نے {doubling} کہا</translation>
    </message>
    <message>
        <source>You announce {level} for the defenders</source>
        <extracomment>A defender announces to hold the declarer to Schneider or Schwarz</extracomment>
        <translation>آپ نے مخالف فریق کی طرف سے {level} کا اعلان کیا</translation>
    </message>
    <message>
        <source>{name} announces {level} for the defenders</source>
        <translation>{name} نے مخالف فریق کی طرف سے {level} کا اعلان کیا</translation>
    </message>
    <message>
        <source>Your cards lie open</source>
        <translation>آپ کے پتے کھلے ہیں</translation>
    </message>
    <message>
        <source>{name}&apos;s cards lie open: {cards}</source>
        <extracomment>{cards} are all cards of an open hand</extracomment>
        <translation>{name} کے پتے کھلے ہیں: {cards}</translation>
    </message>
    <message>
        <source>The defenders have sorted their cards</source>
        <translation>مخالف فریق نے اپنے پتے نئے سرے سے بانٹ لیے</translation>
    </message>
    <message>
        <source>You play {card}</source>
        <translation>آپ کی چال: {card}</translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation>{name} کی چال: {card}</translation>
    </message>
    <message>
        <source>{name} gives up, and you agree</source>
        <translation>{name} نے ہار مانی اور آپ نے منظور کیا</translation>
    </message>
    <message>
        <source>You give up, and {other} agrees</source>
        <extracomment>{other} is the player whose consent was needed</extracomment>
        <translation>آپ نے ہار مانی اور {other} نے منظور کیا</translation>
    </message>
    <message>
        <source>{name} gives up, and {other} agrees</source>
        <translation>{name} نے ہار مانی اور {other} نے منظور کیا</translation>
    </message>
    <message>
        <source>You give up</source>
        <translation>آپ نے ہار مانی</translation>
    </message>
    <message>
        <source>{name} gives up</source>
        <translation>{name} نے ہار مانی</translation>
    </message>
    <message>
        <source>You claim to take no more tricks</source>
        <extracomment>Null: the declarer can prove that he will not take a trick, and the deal ends</extracomment>
        <translation>آپ نے دکھایا کہ اب آپ کوئی سر نہیں لیں گے</translation>
    </message>
    <message>
        <source>{name} claims to take no more tricks</source>
        <translation>{name} نے دکھایا کہ اب اس کے پاس کوئی سر نہیں آئے گی</translation>
    </message>
    <message>
        <source>You claim the remaining tricks</source>
        <translation>آپ نے کہا: باقی سریں میری</translation>
    </message>
    <message>
        <source>{name} claims the remaining tricks</source>
        <translation>{name} نے کہا: باقی سریں میری</translation>
    </message>
    <message>
        <source>You throw the cards in</source>
        <translation>آپ نے پتے میز پر ڈال دیے</translation>
    </message>
    <message>
        <source>{name} throws the cards in</source>
        <translation>{name} نے پتے میز پر ڈال دیے</translation>
    </message>
    <message>
        <source>You have run out of time</source>
        <translation>آپ کا وقت ختم ہو گیا</translation>
    </message>
    <message>
        <source>{name} has run out of time</source>
        <translation>{name} کا وقت ختم ہو گیا</translation>
    </message>
    <message>
        <source>You have left the table</source>
        <translation>آپ نے میز چھوڑ دی</translation>
    </message>
    <message>
        <source>{name} has left the table</source>
        <translation>{name} نے میز چھوڑ دی</translation>
    </message>
</context>
<context>
    <name>ExercisePage</name>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>exercises answered so far: &quot;7 of 9 right&quot;</extracomment>
        <translation>{all} میں سے {right} درست</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>page with questions about the game</extracomment>
        <translation>مشقیں</translation>
    </message>
    <message>
        <source>Kind of exercise</source>
        <translation>مشق کی قسم</translation>
    </message>
</context>
<context>
    <name>ExerciseWords</name>
    <message>
        <source>What is this hand worth?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>ان پتوں کی قیمت کیا ہے؟</translation>
    </message>
    <message>
        <source>Which values can be bid?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>کون سی بولیاں ہو سکتی ہیں؟</translation>
    </message>
    <message>
        <source>Which cards may you play?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>آپ کون سے پتے چل سکتے ہیں؟</translation>
    </message>
    <message>
        <source>Who takes the trick?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>سر کس کی ہے؟</translation>
    </message>
    <message>
        <source>How many points are these?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>یہ کتنے پوائنٹس ہیں؟</translation>
    </message>
    <message>
        <source>What does this game count?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>اس کھیل کا اسکور کیا ہے؟</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>choice of exercises: all kinds in turn</extracomment>
        <translation>ملی جلی</translation>
    </message>
    <message>
        <source>Examples from guides</source>
        <extracomment>choice of exercises: examples that four guides for beginners use</extracomment>
        <translation>گائیڈوں کی مثالیں</translation>
    </message>
    <message>
        <source>Example from a beginners&apos; guide: {languages}</source>
        <extracomment>Of an exercise: {languages} are names of languages, such as &quot;Deutsch and Türkçe&quot;</extracomment>
        <translation>نئے کھلاڑیوں کی گائیڈ سے مثال: {languages}</translation>
    </message>
    <message>
        <source>{bid} has been said. What is the next value?</source>
        <translation>بولی {bid} پر ہے۔ اگلی بولی کیا ہے؟</translation>
    </message>
    <message>
        <source>Which of these values can nobody bid?</source>
        <translation>ان میں سے کون سی بولی کوئی نہیں دے سکتا؟</translation>
    </message>
    <message>
        <source>Which of your cards may you play?</source>
        <translation>آپ اپنے کون سے پتے چل سکتے ہیں؟</translation>
    </message>
    <message>
        <source>Which card takes the trick?</source>
        <translation>سر کون سا پتا لیتا ہے؟</translation>
    </message>
    <message numerus="yes">
        <source>How many points do these %n cards count?</source>
        <comment>card points</comment>
        <translation>
            <numerusform>اس %n پتے کے کتنے پوائنٹس ہیں؟</numerusform>
            <numerusform>ان %n پتوں کے کتنے پوائنٹس ہیں؟</numerusform>
        </translation>
    </message>
    <message>
        <source>What does the declarer write in the list?</source>
        <translation>اکیلا کھلاڑی فہرست میں کیا لکھے گا؟</translation>
    </message>
    <message>
        <source>You want to play {game}. With or without how many matadors?</source>
        <extracomment>{game} is a game such as Hearts; matadors are the highest trumps in an unbroken line</extracomment>
        <translation>آپ {game} کھیلنا چاہتے ہیں۔ کتنے میٹاڈوروں کے ساتھ یا بغیر؟</translation>
    </message>
    <message>
        <source>You could play {first} or {second}. How far may you bid?</source>
        <extracomment>{first} and {second} are games such as Hearts or Null ouvert</extracomment>
        <translation>آپ {first} یا {second} کھیل سکتے ہیں۔ کہاں تک بول سکتے ہیں؟</translation>
    </message>
    <message>
        <source>You want to play {game}. What is this hand worth?</source>
        <extracomment>{game} is a game such as Hearts or Clubs Hand</extracomment>
        <translation>آپ {game} کھیلنا چاہتے ہیں۔ ان پتوں کی قیمت کیا ہے؟</translation>
    </message>
    <message>
        <source>{game} is played, and {card} was led</source>
        <extracomment>{game} is a game such as Hearts, {card} the card another player has led</extracomment>
        <translation>کھیل {game} ہے، اور پہلا پتا {card} تھا</translation>
    </message>
    <message>
        <source>{game} is played; the card on the left was led</source>
        <extracomment>{game} is a game such as Hearts; the cards lie in the order in which they were played</extracomment>
        <translation>کھیل {game} ہے؛ پہلا پتا بائیں طرف والا ہے</translation>
    </message>
    <message>
        <source>{game}, with {matadors}</source>
        <translation>{game}، {matadors} کے ساتھ</translation>
    </message>
    <message>
        <source>{game}, without {matadors}</source>
        <extracomment>{game} is the declarer&apos;s game, {matadors} a number: &quot;Hearts, without 2&quot;</extracomment>
        <translation>{game}، {matadors} کے بغیر</translation>
    </message>
    <message>
        <source>The declarer takes a trick</source>
        <translation>اکیلے کھلاڑی نے سر لی</translation>
    </message>
    <message>
        <source>The declarer takes no trick</source>
        <translation>اکیلے کھلاڑی نے کوئی سر نہیں لی</translation>
    </message>
    <message>
        <source>The declarer takes all ten tricks</source>
        <translation>دسوں سریں اکیلے کھلاڑی کی</translation>
    </message>
    <message numerus="yes">
        <source>The declarer has %n points, the skat included</source>
        <comment>card points</comment>
        <translation>
            <numerusform>اکیلے کھلاڑی کا %n پوائنٹ، اسکاٹ سمیت</numerusform>
            <numerusform>اکیلے کھلاڑی کے %n پوائنٹس، اسکاٹ سمیت</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid: {bid}</source>
        <translation>بولی: {bid}</translation>
    </message>
    <message>
        <source>List: {system}</source>
        <extracomment>{system} is the way a list counts: Seeger-Fabian</extracomment>
        <translation>فہرست: {system}</translation>
    </message>
    <message>
        <source>with {matadors}</source>
        <extracomment>{matadors} is a number: how many of the highest trumps a player holds</extracomment>
        <translation>{matadors} کے ساتھ</translation>
    </message>
    <message>
        <source>without {matadors}</source>
        <extracomment>{matadors} is a number: how many of the highest trumps a player lacks</extracomment>
        <translation>{matadors} کے بغیر</translation>
    </message>
    <message>
        <source>or type the number</source>
        <extracomment>before a field in which the answer, a number, can be typed instead of pressing one of four buttons</extracomment>
        <translation>یا عدد لکھیں</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>You hold {cards}; {gap} is missing: with {matadors}</source>
        <extracomment>{cards} are the highest trumps of a hand, {gap} is the first trump it lacks</extracomment>
        <translation>آپ کے پاس {cards}، مگر {gap} نہیں: {matadors} کے ساتھ</translation>
    </message>
    <message>
        <source>You hold every trump: with {matadors}</source>
        <translation>تمام ترپ آپ کے پاس ہیں: {matadors} کے ساتھ</translation>
    </message>
    <message>
        <source>Missing are {cards}; your highest trump is {top}: without {matadors}</source>
        <extracomment>{cards} are the highest trumps, which the hand lacks, {top} is the first trump it has</extracomment>
        <translation>آپ کے پاس نہیں: {cards}؛ آپ کا سب سے بڑا ترپ {top} ہے: {matadors} کے بغیر</translation>
    </message>
    <message>
        <source>Missing is {cards}; your highest trump is {top}: without {matadors}</source>
        <extracomment>{cards} is the highest trump, which the hand lacks, {top} is the first trump it has</extracomment>
        <translation>آپ کے پاس {cards} نہیں؛ آپ کا سب سے بڑا ترپ {top} ہے: {matadors} کے بغیر</translation>
    </message>
    <message>
        <source>{game}: {worth}</source>
        <extracomment>{game} is a game, {worth} its value counted out: &quot;Clubs: with 2, game 3, × 12 = 36&quot;</extracomment>
        <translation>{game}: {worth}</translation>
    </message>
    <message>
        <source>After {bid} comes {next}: {reason}</source>
        <extracomment>{bid} and {next} are neighbours on the ladder of bids, {reason} why: &quot;3 × 9 = 27&quot;</extracomment>
        <translation>{bid} کے بعد {next}: {reason}</translation>
    </message>
    <message>
        <source>No game is worth {value}: the lowest bid is {lowest}</source>
        <translation>کسی کھیل کی قیمت {value} نہیں: سب سے چھوٹی بولی {lowest} ہے</translation>
    </message>
    <message>
        <source>No game is worth {value}: after {below} comes {above}</source>
        <extracomment>{below} and {above} are the bids next to {value}, which is none</extracomment>
        <translation>کسی کھیل کی قیمت {value} نہیں: {below} کے بعد {above} ہے</translation>
    </message>
    <message>
        <source>{game}, {product}</source>
        <extracomment>{game} is a game, {product} its value: &quot;Hearts, 3 × 10 = 30&quot;</extracomment>
        <translation>{game}، {product}</translation>
    </message>
    <message>
        <source>You hold nothing of what was led: any card may be played</source>
        <translation>پہلے پتے کا رنگ آپ کے پاس نہیں: کوئی بھی پتا چل سکتے ہیں</translation>
    </message>
    <message>
        <source>A trump was led, {card}: trumps must follow, here {cards}</source>
        <extracomment>{card} was led, {cards} are the trumps of the hand</extracomment>
        <translation>پہلا پتا ترپ تھا، {card}: ترپ ہی چلنا ہوگا، یہاں {cards}</translation>
    </message>
    <message>
        <source>{suit} was led and must be followed: {cards}</source>
        <extracomment>{suit} is the suit led, {cards} are the cards of it in the hand</extracomment>
        <translation>پہلا پتا {suit} کا تھا، وہی رنگ چلنا ہوگا: {cards}</translation>
    </message>
    <message>
        <source>Only trumps follow {card}, not the other cards of its suit</source>
        <extracomment>{card} is a jack that was led</extracomment>
        <translation>{card} ترپ ہے: اس کے ساتھ صرف ترپ چلتے ہیں، اس کے اپنے رنگ کے دوسرے پتے نہیں</translation>
    </message>
    <message>
        <source>Your {card} belongs to the trumps, not to its suit</source>
        <extracomment>{card} is a jack</extracomment>
        <translation>آپ کے ہاتھ میں {card} ترپ ہے، اپنے رنگ کا پتا نہیں</translation>
    </message>
    <message>
        <source>Any trump beats every other card, and there is only one: {card}</source>
        <translation>ترپ صرف ایک ہے، {card}، اور ہر ترپ باقی تمام پتوں سے بڑا ہے</translation>
    </message>
    <message>
        <source>The highest trump takes the trick: {card}</source>
        <translation>سب سے بڑا ترپ {card} ہے</translation>
    </message>
    <message>
        <source>{suit} was led, and the highest of the suit takes the trick: {card}</source>
        <translation>پہلا پتا {suit} کا تھا، اور اس رنگ کا سب سے بڑا پتا {card} ہے</translation>
    </message>
    <message>
        <source>Nobody followed suit, and nobody played a trump: the card led takes the trick, {card}</source>
        <translation>نہ کسی نے وہ رنگ چلا نہ ترپ لگایا: سر پہلا پتا ہی لیتا ہے، {card}</translation>
    </message>
    <message>
        <source>In every suit, highest first: {order}</source>
        <extracomment>{order} are the seven ranks but for the jack, from the ace down</extracomment>
        <translation>ہر رنگ میں بڑے سے چھوٹا: {order}</translation>
    </message>
    <message>
        <source>Card points: {counts}; the others count none</source>
        <extracomment>{counts} are ranks with their card points: &quot;Ace 11, Ten 10&quot;</extracomment>
        <translation>پوائنٹس: {counts}؛ باقی پتوں کے صفر</translation>
    </message>
    <message>
        <source>The trick counts {sum}</source>
        <extracomment>{sum} is &quot;11 + 10 + 4 = 25&quot;, the card points of a trick</extracomment>
        <translation>سر کے پوائنٹس: {sum}</translation>
    </message>
    <message>
        <source>Matadors are the highest trumps in one unbroken line, all held or all missing</source>
        <translation>میٹاڈور سب سے بڑے لگاتار ترپ ہیں: یا سب آپ کے پاس ہوں یا کوئی بھی نہیں</translation>
    </message>
    <message>
        <source>The order in this game, lowest first: {order}</source>
        <extracomment>{order} are the eight ranks from the seven up to the ace</extracomment>
        <translation>اس کھیل میں چھوٹے سے بڑا: {order}</translation>
    </message>
    <message>
        <source>for the game won {bonus}: {sum}</source>
        <extracomment>Seeger-Fabian: 50 for each game won, −50 for each lost; {sum} is &quot;36 + 50 = 86&quot;</extracomment>
        <translation>جیتے ہوئے کھیل کے {bonus}: {sum}</translation>
    </message>
    <message>
        <source>for the game lost {bonus}: {sum}</source>
        <translation>ہارے ہوئے کھیل کے {bonus}: {sum}</translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message>
        <source>Games with cards in hand</source>
        <translation>کھیل جن میں شرکت کی</translation>
    </message>
    <message>
        <source>Lists and series</source>
        <translation>فہرستیں اور سلسلے</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>سب پاس</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>اکیلے کھیل</translation>
    </message>
    <message>
        <source>Declared, {seat}</source>
        <extracomment>A share of games declared in a seat; {seat} is forehand, middlehand or rearhand</extracomment>
        <translation>اکیلے کھیل، {seat}</translation>
    </message>
    <message>
        <source>Won as declarer</source>
        <translation>اکیلے کھیل میں جیت</translation>
    </message>
    <message>
        <source>Played Hand</source>
        <translation>ہینڈ کھیلے</translation>
    </message>
    <message>
        <source>Average game value</source>
        <translation>کھیل کی اوسط قیمت</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>اوسط اسکور</translation>
    </message>
    <message>
        <source>Won with Schneider</source>
        <translation>شنائیڈر کے ساتھ جیت</translation>
    </message>
    <message>
        <source>Lost in Schneider</source>
        <translation>شنائیڈر میں ہار</translation>
    </message>
    <message>
        <source>Overbid</source>
        <translation>حد سے زیادہ بولی</translation>
    </message>
    <message>
        <source>Average bid</source>
        <translation>اوسط بولی</translation>
    </message>
    <message>
        <source>Worth of the hand beyond the bid</source>
        <extracomment>The average of game value minus bid</extracomment>
        <translation>بولی سے اوپر پتوں کی قیمت</translation>
    </message>
    <message>
        <source>Declarer beaten in defence</source>
        <extracomment>Share of games against a declarer in which he lost</extracomment>
        <translation>دفاع میں جیت</translation>
    </message>
    <message>
        <source>Longest run of games won</source>
        <translation>لگاتار جیتیں، سب سے زیادہ</translation>
    </message>
    <message>
        <source>Longest run of games lost</source>
        <translation>لگاتار ہاریں، سب سے زیادہ</translation>
    </message>
    <message>
        <source>Current run</source>
        <extracomment>How many games in a row were won (+) or lost (−) last</extracomment>
        <translation>لگاتار، اس وقت</translation>
    </message>
    <message>
        <source>Seeger-Fabian points</source>
        <translation>سیگر فابیان پوائنٹس</translation>
    </message>
    <message>
        <source>figure</source>
        <extracomment>heads of columns in a file for spreadsheets: name of a figure; it, or a part; the whole of that part</extracomment>
        <translation>مد</translation>
    </message>
    <message>
        <source>part</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>of</source>
        <translation>کل</translation>
    </message>
    <message>
        <source>Watched</source>
        <extracomment>games in which the player sat out</extracomment>
        <translation>صرف دیکھے</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>پوائنٹس</translation>
    </message>
    <message>
        <source>Points per 36 games</source>
        <translation>پوائنٹس فی 36 کھیل</translation>
    </message>
    <message>
        <source>Error (95 of 100)</source>
        <extracomment>how sure the average of points is</extracomment>
        <translation>ممکنہ فرق (100 میں سے 95)</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Dealer</source>
        <extracomment>guide: at a table of four, over the place of the player who deals and sits out</extracomment>
        <translation>بانٹنے والا</translation>
    </message>
    <message>
        <source>Led</source>
        <extracomment>guide: the first card of a trick, over its picture</extracomment>
        <translation>پہلا پتا</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>guide: the cards a player still holds, over their picture</extracomment>
        <translation>آپ کے پتے</translation>
    </message>
    <message>
        <source>You may play {cards}.</source>
        <extracomment>guide: {cards} are the cards that the rules let you play, joined by &quot;or&quot;</extracomment>
        <translation>آپ یہ چل سکتے ہیں: {cards}۔</translation>
    </message>
    <message>
        <source>You may play any card.</source>
        <translation>آپ کوئی بھی پتا چل سکتے ہیں۔</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>guide: head of a table: what a Null game counts when it is won, and when it is lost</extracomment>
        <translation>کھیل</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>جیت</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>ہار</translation>
    </message>
    <message>
        <source>Matadors</source>
        <extracomment>guide: head of a table with the values of games by their matadors</extracomment>
        <translation>میٹاڈور</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>guide: head of a table: a bid, and the games that are worth just that</extracomment>
        <translation>بولی</translation>
    </message>
    <message>
        <source>Games of just this value</source>
        <translation>ٹھیک اتنی قیمت کے کھیل</translation>
    </message>
    <message>
        <source>Passed in</source>
        <extracomment>guide: end of a bidding in which all three have passed</extracomment>
        <translation>سب پاس</translation>
    </message>
    <message numerus="yes">
        <source>%n card points</source>
        <comment>guide: of the declarer; never 1</comment>
        <translation>
            <numerusform>%n پوائنٹ</numerusform>
            <numerusform>%n پوائنٹس</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <comment>guide: of the declarer</comment>
        <translation>
            <numerusform>%n سر</numerusform>
            <numerusform>%n سریں</numerusform>
        </translation>
    </message>
    <message>
        <source>bid {value}</source>
        <extracomment>guide: the value at which the declarer bought the game</extracomment>
        <translation>بولی {value}</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>All lists</source>
        <translation>تمام فہرستیں</translation>
    </message>
    <message>
        <source>Played and entered</source>
        <extracomment>filter: games played in this program as well as games written down</extracomment>
        <translation>کھیلے اور درج کیے</translation>
    </message>
    <message>
        <source>Played here</source>
        <extracomment>filter: only games played in this program</extracomment>
        <translation>یہاں کھیلے گئے</translation>
    </message>
    <message>
        <source>Entered</source>
        <extracomment>filter: only games with real cards, entered in a list</extracomment>
        <translation>درج کیے گئے</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <extracomment>filter: whoever sat at the table</extracomment>
        <translation>کوئی بھی مخالف</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>اصولوں کے تمام مجموعے</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>filter: whatever was played, clubs, Grand, Null …</extracomment>
        <translation>تمام کھیل</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>کھلاڑی</translation>
    </message>
    <message>
        <source>Period</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>عرصہ</translation>
    </message>
    <message>
        <source>List or series</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>فہرست یا سلسلہ</translation>
    </message>
    <message>
        <source>Played or entered</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>کھیلے یا درج کیے</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>مخالف</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>اصولوں کا مجموعہ</translation>
    </message>
    <message>
        <source>Type of game</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>کھیل کی قسم</translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>filter: games of any time</extracomment>
        <translation>تمام عرصہ</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>اس سال</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>پچھلے سال</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>پچھلے 90 دن</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>پچھلے 30 دن</translation>
    </message>
    <message>
        <source>Other days…</source>
        <extracomment>filter: opens a dialog for the first and the last day</extracomment>
        <translation>دوسرے دن …</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>The explanations are over: play on as you like</source>
        <translation>وضاحتیں ختم ہوئیں: اب جیسے چاہیں کھیلیں</translation>
    </message>
</context>
<context>
    <name>FirstGameCard</name>
    <message>
        <source>Previous page</source>
        <extracomment>button at an explanation: the page before</extracomment>
        <translation>پچھلا صفحہ</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>button at an explanation: the next page</extracomment>
        <translation>اگلا صفحہ</translation>
    </message>
    <message>
        <source>Back to learning</source>
        <extracomment>button at an explanation: leave the table for the page of learning</extracomment>
        <translation>واپس سیکھنے پر</translation>
    </message>
    <message>
        <source>Play on without explanations</source>
        <extracomment>button at an explanation: the deal goes on without explanations</extracomment>
        <translation>وضاحت کے بغیر کھیلیں</translation>
    </message>
</context>
<context>
    <name>FirstGameWords</name>
    <message>
        <source>Your cards</source>
        <translation>آپ کے پتے</translation>
    </message>
    <message>
        <source>What the hand is worth</source>
        <translation>ہاتھ کی قیمت</translation>
    </message>
    <message>
        <source>Bidding</source>
        <extracomment>headline of a page of the first game: who plays alone is found out</extracomment>
        <translation>بولی</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>آپ اکیلے کھلاڑی ہیں</translation>
    </message>
    <message>
        <source>Putting away</source>
        <extracomment>headline of a page of the first game: two cards are put away</extracomment>
        <translation>پتے الگ رکھنا</translation>
    </message>
    <message>
        <source>Naming the game</source>
        <extracomment>headline of a page of the first game: the declarer names the game</extracomment>
        <translation>کھیل کا اعلان</translation>
    </message>
    <message>
        <source>What it takes to win</source>
        <extracomment>headline of a page of the first game: what both sides need to win</extracomment>
        <translation>جیت کے لیے کیا چاہیے</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>پہلا پتا آپ کا</translation>
    </message>
    <message>
        <source>Following suit</source>
        <extracomment>headline of a page of the first game: which cards may be played</extracomment>
        <translation>رنگ چلنا</translation>
    </message>
    <message>
        <source>One plays alone against the two others: whoever bids most</source>
        <translation>ایک کھلاڑی باقی دو کے خلاف اکیلا کھیلتا ہے: وہ جس کی بولی سب سے بڑی ہو</translation>
    </message>
    <message>
        <source>Of these you hold {cards}</source>
        <extracomment>{cards} are the jacks of a hand</extracomment>
        <translation>ان میں سے آپ کے پاس: {cards}</translation>
    </message>
    <message>
        <source>Of these you hold none</source>
        <translation>ان میں سے آپ کے پاس کوئی نہیں</translation>
    </message>
    <message>
        <source>{game}: {worth}</source>
        <extracomment>{game} is a game, {worth} its value counted out: &quot;Clubs: with 2, game 3, × 12 = 36&quot;</extracomment>
        <translation>{game}: {worth}</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>headline of the first page of the first game: what Skat is about</extracomment>
        <translation>کھیل</translation>
    </message>
    <message>
        <source>Order and points</source>
        <extracomment>headline of a page of the first game: which card is higher, and what each counts</extracomment>
        <translation>ترتیب اور پوائنٹس</translation>
    </message>
    <message>
        <source>Each lays one card; whoever lays the highest takes all three: a trick</source>
        <translation>ہر کوئی ایک پتا چلتا ہے؛ جس کا سب سے بڑا ہو، تینوں لے جاتا ہے: یہ ایک سر ہے</translation>
    </message>
    <message>
        <source>Trumps beat all other cards; whoever plays alone says which suit is trumps</source>
        <translation>ترپ باقی سب پتوں سے بڑے ہیں؛ کون سا رنگ ترپ ہو، یہ اکیلا کھیلنے والا بتاتا ہے</translation>
    </message>
    <message>
        <source>Most cards count points, {all} in all: whoever plays alone needs {points}</source>
        <translation>زیادہ تر پتوں کے پوائنٹس ہیں، کل {all}: اکیلے کھیلنے والے کو {points} چاہییں</translation>
    </message>
    <message>
        <source>Four cards are always the highest trumps, in this order: {cards}</source>
        <extracomment>{cards} are the four jacks, highest first</extracomment>
        <translation>چار پتے ہمیشہ سب سے بڑے ترپ ہیں، اسی ترتیب سے: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>With {game} all cards of that suit are trumps too: you would have %n of the eleven</source>
        <extracomment>{game} is a suit game such as Hearts; %n is how many trumps the hand would have in it</extracomment>
        <translation>
            <numerusform>کھیل {game} ہو تو اس رنگ کے سب پتے بھی ترپ ہیں: گیارہ میں سے %n ترپ آپ کے پاس ہوگا</numerusform>
            <numerusform>کھیل {game} ہو تو اس رنگ کے سب پتے بھی ترپ ہیں: گیارہ میں سے %n ترپ آپ کے پاس ہوں گے</numerusform>
        </translation>
    </message>
    <message>
        <source>You may bid that far</source>
        <translation>آپ یہاں تک بول سکتے ہیں</translation>
    </message>
    <message>
        <source>“With” and “without” count matadors: the highest trumps in an unbroken line, held or missing; one is added for the game</source>
        <translation>”کے ساتھ“ اور ”کے بغیر“ میٹاڈور گنتے ہیں: وہ سب سے بڑے ترپ جو لگاتار آپ کے پاس ہوں، یا نہ ہوں؛ ان میں ایک کھیل کا جمع ہوتا ہے</translation>
    </message>
    <message>
        <source>Hold it if your hand is worth {bid}: you need not go higher than the other</source>
        <translation>آپ کے پتوں کی قیمت {bid} ہو تو برابر بولیں: دوسرے سے آگے جانا ضروری نہیں</translation>
    </message>
    <message>
        <source>Both others have passed: you may play at 18, or pass too</source>
        <translation>باقی دونوں نے پاس کیا: آپ 18 پر کھیل سکتے ہیں، یا آپ بھی پاس کریں</translation>
    </message>
    <message>
        <source>You name values to {name}, from the lowest up: say no more than you must</source>
        <extracomment>{name} is the player who answers the bids</extracomment>
        <translation>{name} کے سامنے آپ بولیں گے، سب سے چھوٹی بولی سے اوپر کی طرف: ضرورت سے زیادہ نہ بولیں</translation>
    </message>
    <message>
        <source>Go on as far as your hand is worth it</source>
        <translation>جہاں تک آپ کے پتوں کی قیمت ہو، بولتے جائیں</translation>
    </message>
    <message>
        <source>Whoever passes is out of the bidding, but plays on as a defender</source>
        <translation>جو پاس کرے وہ بولی سے باہر ہے، مگر کھیل میں رہتا ہے، مخالف کھلاڑی کے طور پر</translation>
    </message>
    <message>
        <source>Nobody bids more than {bid}: the two cards in the middle, the skat, are yours</source>
        <translation>{bid} سے آگے کوئی نہیں بولا: بیچ کے دو پتے، یعنی اسکاٹ، آپ کے ہیں</translation>
    </message>
    <message>
        <source>Take them and put two away, or leave them unseen: {hand} counts one step more</source>
        <extracomment>{hand} is the word for a game in which the skat stays unseen</extracomment>
        <translation>انہیں اٹھا کر دو پتے الگ رکھیں، یا دیکھے بغیر چھوڑ دیں: {hand} کا ایک درجہ زیادہ ملتا ہے</translation>
    </message>
    <message>
        <source>In the skat lay {cards}</source>
        <extracomment>{cards} are the two cards of the skat</extracomment>
        <translation>اسکاٹ میں یہ تھے: {cards}</translation>
    </message>
    <message>
        <source>Put any two cards away: their points are yours</source>
        <translation>کوئی بھی دو پتے الگ رکھیں: ان کے پوائنٹس آپ کے ہیں</translation>
    </message>
    <message>
        <source>Best are cards that lose tricks, and whole suits: what you lack you can trump</source>
        <translation>وہ پتے بہتر ہیں جن پر سر جاتی ہو، یا کوئی پورا رنگ: جو رنگ آپ کے پاس نہ ہو، اس پر ترپ لگا سکتے ہیں</translation>
    </message>
    <message>
        <source>Name the game you want to play: its value must reach your bid, {bid}</source>
        <translation>جو کھیل کھیلنا ہے اس کا اعلان کریں: اس کی قیمت آپ کی بولی تک پہنچنی چاہیے، {bid}</translation>
    </message>
    <message>
        <source>You have the most trumps in {game}: {worth}</source>
        <extracomment>{game} is the game in which the hand has most trumps, {worth} its value counted out</extracomment>
        <translation>آپ کے سب سے زیادہ ترپ اس کھیل میں ہیں: {game}، {worth}</translation>
    </message>
    <message>
        <source>Everybody plays alone: take as few points as you can</source>
        <translation>ہر کوئی اکیلا کھیلتا ہے: کم سے کم پوائنٹس لیں</translation>
    </message>
    <message>
        <source>You play {game}: take no trick at all. There are no trumps</source>
        <translation>آپ کا کھیل {game} ہے: ایک بھی سر نہ لیں۔ ترپ کوئی نہیں</translation>
    </message>
    <message>
        <source>{name} plays {game} and must not take a trick: try to make that happen</source>
        <translation>اکیلا کھلاڑی {name}، کھیل {game}۔ اسے ایک بھی سر نہیں لینی: کوشش کریں کہ لینی پڑ جائے</translation>
    </message>
    <message>
        <source>You play {game}</source>
        <translation>آپ کا کھیل {game} ہے</translation>
    </message>
    <message>
        <source>{name} plays {game} alone</source>
        <translation>اکیلا کھلاڑی {name}، کھیل {game}</translation>
    </message>
    <message numerus="yes">
        <source>With the cards you put away you have {points} points, %n are missing</source>
        <translation>
            <numerusform>الگ رکھے ہوئے پتوں سمیت آپ کے {points} پوائنٹس ہیں، %n کم ہے</numerusform>
            <numerusform>الگ رکھے ہوئے پتوں سمیت آپ کے {points} پوائنٹس ہیں، %n کم ہیں</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without the skat you have {points} points, %n are missing</source>
        <translation>
            <numerusform>اسکاٹ کے بغیر آپ کے {points} پوائنٹس ہیں، %n کم ہے</numerusform>
            <numerusform>اسکاٹ کے بغیر آپ کے {points} پوائنٹس ہیں، %n کم ہیں</numerusform>
        </translation>
    </message>
    <message>
        <source>There are 120 points in the cards: the declarer wins with {points}, the others with {rest}</source>
        <translation>پتوں میں کل 120 پوائنٹس ہیں: اکیلا کھلاڑی {points} پر جیتتا ہے، باقی دو {rest} پر</translation>
    </message>
    <message>
        <source>The declarer wins only with all ten tricks</source>
        <translation>اکیلا کھلاڑی صرف دسوں سریں لے کر جیتتا ہے</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n of the trumps</source>
        <translation>
            <numerusform>آپ کے پاس %n ترپ ہے</numerusform>
            <numerusform>آپ کے پاس %n ترپ ہیں</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {name} play together</source>
        <extracomment>{name} is the other defender</extracomment>
        <translation>آپ اور {name} ساتھی ہیں</translation>
    </message>
    <message>
        <source>You may lead any card</source>
        <translation>پہلا پتا آپ کوئی بھی چل سکتے ہیں</translation>
    </message>
    <message>
        <source>Declarers begin with trumps: the others must follow, and cannot trump your aces later</source>
        <translation>اکیلا کھلاڑی ترپ سے شروع کرتا ہے: دوسروں کو بھی ترپ دینا پڑتا ہے، اور بعد میں اکّوں پر ترپ نہیں لگتا</translation>
    </message>
    <message>
        <source>Defenders begin with a suit in which the declarer may have to lose points</source>
        <translation>مخالف کھلاڑی اس رنگ سے شروع کرتے ہیں جس میں شاید اکیلے کھلاڑی کے پوائنٹس جائیں</translation>
    </message>
    <message>
        <source>A trump was led, and you have none: play what you can spare</source>
        <translation>پہلا پتا ترپ تھا اور آپ کے پاس ترپ نہیں: وہ پتا چلیں جو فالتو ہو</translation>
    </message>
    <message>
        <source>You have no {suit}: play any card, no other suit takes the trick</source>
        <extracomment>{suit} is the suit led; a game without trumps</extracomment>
        <translation>آپ کے پاس یہ رنگ نہیں: {suit}۔ کوئی بھی پتا چلیں، دوسرا رنگ سر نہیں لیتا</translation>
    </message>
    <message>
        <source>You have no {suit} and no trump: play what you can spare</source>
        <extracomment>{suit} is the suit led</extracomment>
        <translation>آپ کے پاس یہ رنگ نہیں: {suit}۔ ترپ بھی نہیں: وہ پتا چلیں جو فالتو ہو</translation>
    </message>
    <message>
        <source>You have no {suit}: you may trump, or throw any other card</source>
        <extracomment>{suit} is the suit led</extracomment>
        <translation>آپ کے پاس یہ رنگ نہیں: {suit}۔ ترپ لگا سکتے ہیں، یا کوئی دوسرا پتا پھینک سکتے ہیں</translation>
    </message>
    <message>
        <source>A trump was led, so you must play a trump: {cards}</source>
        <extracomment>{cards} are the trumps of the hand</extracomment>
        <translation>پہلا پتا ترپ تھا، اس لیے آپ کو ترپ چلنا ہوگا: {cards}</translation>
    </message>
    <message>
        <source>{suit} was led, and you must follow: {cards}</source>
        <extracomment>{suit} is the suit led, {cards} are the cards of it in the hand</extracomment>
        <translation>پہلا پتا {suit} کا تھا، آپ کو وہی رنگ چلنا ہوگا: {cards}</translation>
    </message>
    <message>
        <source>This is your last card: nothing is left to choose</source>
        <translation>یہ آپ کا آخری پتا ہے: اب چننے کو کچھ نہیں</translation>
    </message>
    <message>
        <source>A trick for you</source>
        <translation>سر آپ کی</translation>
    </message>
    <message>
        <source>A trick for your side</source>
        <extracomment>headline of a page of the first game: the other defender has taken a trick</extracomment>
        <translation>سر آپ کے فریق کی</translation>
    </message>
    <message>
        <source>A trick for the others</source>
        <translation>سر دوسروں کی</translation>
    </message>
    <message>
        <source>An ace takes the trick if everybody follows suit: play it while they still can</source>
        <translation>سب وہی رنگ چلیں تو اکّا سر لیتا ہے: جب تک ان کے پاس وہ رنگ ہے، اسے چل دیں</translation>
    </message>
    <message>
        <source>Even an ace falls to a trump: that is why trumps are drawn first</source>
        <translation>اکّا بھی ترپ سے مات کھاتا ہے: اسی لیے پہلے ترپ نکلوائے جاتے ہیں</translation>
    </message>
    <message>
        <source>Whoever has nothing of the suit led may take the trick with a trump</source>
        <translation>جس کے پاس پہلے پتے کا رنگ نہ ہو، وہ ترپ لگا کر سر لے سکتا ہے</translation>
    </message>
    <message>
        <source>The cards of the trick are yours, and whoever takes a trick leads to the next one</source>
        <translation>سر کے پتے آپ کے ہوئے، اور جو سر لے، اگلی سر کا پہلا پتا بھی وہی چلتا ہے</translation>
    </message>
    <message>
        <source>Nobody wins every trick: let the others have those that count little</source>
        <translation>ہر سر کوئی نہیں جیتتا: جن میں پوائنٹس کم ہوں، وہ دوسروں کو لینے دیں</translation>
    </message>
    <message>
        <source>You and {name} have {points} points, {rest} are enough</source>
        <translation>آپ اور {name}: مل کر {points} پوائنٹس، {rest} کافی ہیں</translation>
    </message>
    <message>
        <source>You have {points} points and have won</source>
        <translation>آپ کے {points} پوائنٹس ہیں، یعنی جیت آپ کی</translation>
    </message>
    <message>
        <source>You have {points} points and have won; {most} would be {schneider}</source>
        <extracomment>{schneider} is what the declarer makes with 90 points</extracomment>
        <translation>آپ کے {points} پوائنٹس ہیں، یعنی جیت آپ کی؛ {most} ہوں تو {schneider}</translation>
    </message>
    <message>
        <source>Nobody played</source>
        <extracomment>headline of the last page of the first game</extracomment>
        <translation>کوئی نہیں کھیلا</translation>
    </message>
    <message>
        <source>Everybody has passed: the next player deals, nothing is written</source>
        <translation>سب نے پاس کیا: اگلا کھلاڑی بانٹے گا، کچھ نہیں لکھا جاتا</translation>
    </message>
    <message>
        <source>Your tricks brought {tricks} points and the cards you put away {skat}: {all} together</source>
        <translation>آپ کی سروں سے {tricks} پوائنٹس آئے اور الگ رکھے ہوئے پتوں سے {skat}: کل {all}</translation>
    </message>
    <message>
        <source>The declarer writes what the game is worth: {worth}</source>
        <extracomment>{worth} is a value counted out: &quot;with 1, game 2, × 11 = 22&quot;</extracomment>
        <translation>اکیلا کھلاڑی کھیل کی قیمت لکھتا ہے: {worth}</translation>
    </message>
    <message>
        <source>A lost game costs twice its value: {worth}</source>
        <translation>ہارے ہوئے کھیل پر قیمت کا دگنا جاتا ہے: {worth}</translation>
    </message>
    <message>
        <source>Above is what each player held; “Review” tells which cards would have done better</source>
        <translation>ہر کھلاڑی کے پتے اوپر ہیں؛ ”جائزہ“ بتاتا ہے کہ کوئی دوسرا پتا کہاں بہتر رہتا</translation>
    </message>
    <message>
        <source>That was a whole deal</source>
        <translation>یہ ایک پورا کھیل تھا</translation>
    </message>
</context>
<context>
    <name>FooterModel</name>
    <message>
        <source>Total</source>
        <extracomment>Last line below a list: what counts in the end</extracomment>
        <translation>کل</translation>
    </message>
    <message>
        <source>Won − lost</source>
        <extracomment>Line below a list: games won and games lost as declarer, &quot;3 − 1&quot;</extracomment>
        <translation>جیت − ہار</translation>
    </message>
    <message>
        <source>Others lost × {bonus}</source>
        <extracomment>Line below a list: what Seeger-Fabian pays for the games the other players lost; {bonus} is 40 or 30</extracomment>
        <translation>دیگر × {bonus}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Line below a list: sum of the games, without the bonuses of Seeger-Fabian</extracomment>
        <translation>پوائنٹس</translation>
    </message>
</context>
<context>
    <name>FormChart</name>
    <message>
        <source>game</source>
        <extracomment>heads of columns in a file for spreadsheets: after the first, the second … game</extracomment>
        <translation>کھیل</translation>
    </message>
    <message>
        <source>points</source>
        <translation>پوائنٹس</translation>
    </message>
</context>
<context>
    <name>GameChart</name>
    <message>
        <source>declared</source>
        <translation>اکیلے کھیل</translation>
    </message>
    <message>
        <source>won</source>
        <translation>جیت</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>ہار</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>ہینڈ</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>اوسط اسکور</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>head of a column in a file for spreadsheets: Clubs, Grand …</extracomment>
        <translation>کھیل</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save games</source>
        <extracomment>title of a dialog that asks for a file to write</extracomment>
        <translation>کھیل محفوظ کریں</translation>
    </message>
    <message>
        <source>Open games</source>
        <extracomment>title of a dialog that asks for a file to read</extracomment>
        <translation>کھیل کھولیں</translation>
    </message>
    <message>
        <source>Games as on the International Skat Server (*.sgf *.iss *.txt)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>بین الاقوامی اسکاٹ سرور کی شکل میں کھیل (*.sgf *.iss *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>تمام فائلیں (*)</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>محفوظ ہو گئی: {path}</translation>
    </message>
    <message>
        <source>{folder} is a folder. Drop the files that are in it</source>
        <extracomment>a folder was let go over the window; {folder} is its name</extracomment>
        <translation>{folder} ایک فولڈر ہے۔ اس کی فائلیں یہاں لا کر چھوڑیں</translation>
    </message>
    <message>
        <source>{file} is too large: cut it into smaller files</source>
        <translation>فائل {file} بہت بڑی ہے: اسے چھوٹی فائلوں میں بانٹ لیں</translation>
    </message>
    <message>
        <source>{path} cannot be read. Is the file still there, and are you allowed to open it?</source>
        <translation>یہ فائل پڑھی نہیں جا سکی: {path}۔ کیا یہ اب بھی وہیں ہے، اور کیا آپ کو اسے کھولنے کی اجازت ہے؟</translation>
    </message>
    <message>
        <source>There are no games in {file}. Records begin with {mark}</source>
        <translation>فائل {file} میں کوئی کھیل نہیں۔ ریکارڈ {mark} سے شروع ہوتے ہیں</translation>
    </message>
</context>
<context>
    <name>GameInputs</name>
    <message>
        <source>Declarer</source>
        <translation>اکیلا کھلاڑی</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label over the buttons ♣ ♠ ♥ ♦ Grand Null</extracomment>
        <translation>کھیل</translation>
    </message>
    <message>
        <source>Number of matadors</source>
        <extracomment>For screen readers: the field where five and more matadors are typed</extracomment>
        <translation>میٹاڈوروں کی تعداد</translation>
    </message>
    <message>
        <source>Win levels</source>
        <extracomment>Label over the buttons Hand, Schneider, Schwarz, Ouvert</extracomment>
        <translation>جیت کے درجے</translation>
    </message>
    <message>
        <source>Also announced</source>
        <extracomment>Label over the house rules&apos; buttons Spitze, Revolution, Schneider announced by the defenders</extracomment>
        <translation>مزید اعلان</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Labels of a game&apos;s rarer particulars</extracomment>
        <translation>کیفیت</translation>
    </message>
    <message>
        <source>Offence</source>
        <extracomment>Button: somebody broke a rule and ended the game</extracomment>
        <translation>خلاف ورزی</translation>
    </message>
    <message>
        <source>Bock round</source>
        <extracomment>Button: a game of a Bock round, which counts double</extracomment>
        <translation>دگنا دور</translation>
    </message>
    <message>
        <source>Agreed score</source>
        <extracomment>Label over a field: the list score the players agreed on, without sign</extracomment>
        <translation>طے شدہ قیمت</translation>
    </message>
    <message>
        <source>In a Ramsch everybody plays alone</source>
        <extracomment>Why no declarer can be chosen</extracomment>
        <translation>رامش میں ہر کھلاڑی اکیلا کھیلتا ہے</translation>
    </message>
    <message>
        <source>5 to 11 matadors</source>
        <extracomment>Tip of the field where five and more matadors are typed</extracomment>
        <translation>5 سے 11 میٹاڈور</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>Label over the field of the bid</extracomment>
        <translation>بولی</translation>
    </message>
    <message>
        <source>Not needed; tells whether the game is overbid</source>
        <extracomment>Tip of the field of the bid</extracomment>
        <translation>ضروری نہیں؛ بتاتی ہے کہ بولی حد سے زیادہ تو نہیں</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>Label over the field of the declarer&apos;s card points</extracomment>
        <translation>پتوں کے پوائنٹس</translation>
    </message>
    <message>
        <source>Not needed; lost with exactly 60, a Bock round follows</source>
        <extracomment>Tip of the field of card points, where a Bock round is played after that</extracomment>
        <translation>ضروری نہیں؛ ٹھیک 60 پر ہار ہو تو دگنا دور آتا ہے</translation>
    </message>
    <message>
        <source>The list score the table agreed on; it counts instead of the value</source>
        <extracomment>Tip of the field for an agreed score</extracomment>
        <translation>وہ اسکور جو میز پر طے ہوا؛ قیمت کی جگہ یہی گنا جائے گا</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Change…</source>
        <extracomment>menu of a game in the score sheet</extracomment>
        <translation>بدلیں …</translation>
    </message>
    <message>
        <source>Remark…</source>
        <extracomment>menu of a game in the score sheet: a few words beside it</extracomment>
        <translation>کیفیت …</translation>
    </message>
    <message>
        <source>Insert a game before…</source>
        <extracomment>menu of a game in the score sheet: write a forgotten game before this one</extracomment>
        <translation>اس سے پہلے کھیل ڈالیں …</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>اوپر لے جائیں</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>نیچے لے جائیں</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف کریں</translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message>
        <source>Skat, deal {number}</source>
        <translation>اسکاٹ، بانٹ {number}</translation>
    </message>
    <message>
        <source>{name} ({seat}): {cards}</source>
        <extracomment>a player, the seat (forehand, middlehand, rearhand) and the ten cards dealt</extracomment>
        <translation>{name} ({seat}): {cards}</translation>
    </message>
    <message>
        <source>Skat: {cards}</source>
        <extracomment>the two cards of the skat, as dealt</extracomment>
        <translation>اسکاٹ: {cards}</translation>
    </message>
</context>
<context>
    <name>GamesBehindDialog</name>
    <message>
        <source>Games: {what}</source>
        <extracomment>Title of a list of games; {what} is what they have in common: Clubs, &quot;bid 24 → +36&quot;</extracomment>
        <translation>کھیل: {what}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>head of a column: whether the game was won or lost</extracomment>
        <translation>نتیجہ</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Your seat</source>
        <translation>آپ کی نشست</translation>
    </message>
    <message>
        <source>Games in {file}</source>
        <translation>فائل {file} کے کھیل</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n کھیل</numerusform>
            <numerusform>%n کھیل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be read</source>
        <extracomment>after the number of games of a file that can be read</extracomment>
        <translation>
            <numerusform>%n پڑھا نہیں جا سکا</numerusform>
            <numerusform>%n پڑھے نہیں جا سکے</numerusform>
        </translation>
    </message>
    <message>
        <source>there are more in the file: cut it into smaller files</source>
        <extracomment>after the number of games of a file: only so many are read</extracomment>
        <translation>فائل میں اور بھی ہیں: اسے چھوٹی فائلوں میں بانٹ لیں</translation>
    </message>
    <message>
        <source>#</source>
        <extracomment>head of a column: number of the game</extracomment>
        <translation>نمبر</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>head of a column: what was played</extracomment>
        <translation>کھیل</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>head of a column: change of the list</extracomment>
        <translation>اسکور</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>کھیل</translation>
    </message>
    <message>
        <source>Your seat, to play the same cards yourself</source>
        <translation>آپ کی نشست، انہی پتوں سے خود کھیلنے کے لیے</translation>
    </message>
    <message>
        <source>Play these cards</source>
        <translation>ان پتوں سے کھیلیں</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>button: what was right in the game, and what was not</extracomment>
        <translation>جائزہ</translation>
    </message>
    <message>
        <source>Show the game</source>
        <extracomment>button: the game is shown as it was played</extracomment>
        <translation>کھیل دکھائیں</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
    <message>
        <source>Line {line} cannot be read</source>
        <translation>سطر {line} پڑھی نہیں جا سکی</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>ادھورا</translation>
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
        <translation>کھیل ختم ہونے پر ہی محفوظ اور نقل ہو سکتا ہے</translation>
    </message>
    <message>
        <source>No game of this series is over yet</source>
        <translation>اس سلسلے کا کوئی کھیل ابھی ختم نہیں ہوا</translation>
    </message>
    <message>
        <source>Copied: the whole game, in words and as a record</source>
        <translation>نقل ہو گیا: پورا کھیل، لفظوں میں اور ریکارڈ کے طور پر</translation>
    </message>
    <message>
        <source>Copied: deal {number}</source>
        <translation>نقل ہو گئی: بانٹ {number}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>کھیل</translation>
    </message>
    <message>
        <source>Open games…</source>
        <translation>کھیل کھولیں …</translation>
    </message>
    <message>
        <source>Save this game…</source>
        <translation>یہ کھیل محفوظ کریں …</translation>
    </message>
    <message>
        <source>Save the games of the series…</source>
        <translation>سلسلے کے کھیل محفوظ کریں …</translation>
    </message>
    <message>
        <source>Copy the game as text</source>
        <translation>کھیل متن کے طور پر نقل کریں</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>date</source>
        <translation>تاریخ</translation>
    </message>
    <message>
        <source>list</source>
        <translation>فہرست</translation>
    </message>
    <message>
        <source>number</source>
        <extracomment>heads of columns in a file for spreadsheets: which game of the list it was</extracomment>
        <translation>نمبر</translation>
    </message>
    <message>
        <source>players</source>
        <translation>کھلاڑی</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>بانٹنے والا</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>اکیلا کھلاڑی</translation>
    </message>
    <message>
        <source>game</source>
        <translation>کھیل</translation>
    </message>
    <message>
        <source>matadors</source>
        <translation>میٹاڈور</translation>
    </message>
    <message>
        <source>hand</source>
        <extracomment>played without the skat: 1 or 0</extracomment>
        <translation>ہینڈ</translation>
    </message>
    <message>
        <source>ouvert</source>
        <translation>کھلا</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>بولی</translation>
    </message>
    <message>
        <source>value</source>
        <translation>قیمت</translation>
    </message>
    <message>
        <source>won</source>
        <translation>جیت</translation>
    </message>
    <message>
        <source>overbid</source>
        <translation>حد سے زیادہ بولی</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>پتوں کے پوائنٹس</translation>
    </message>
    <message>
        <source>score</source>
        <translation>اسکور</translation>
    </message>
    <message>
        <source>change</source>
        <extracomment>what the game changed for the player of the statistics</extracomment>
        <translation>تبدیلی</translation>
    </message>
    <message>
        <source>Seeger-Fabian</source>
        <translation>سیگر فابیان</translation>
    </message>
</context>
<context>
    <name>GiveUpDialog</name>
    <message>
        <source>Give up this deal?</source>
        <translation>اس کھیل میں ہار مانیں؟</translation>
    </message>
    <message>
        <source>Unless you have already won it, you lose it</source>
        <translation>اگر آپ اسے پہلے ہی جیت نہیں چکے تو ہار جائیں گے</translation>
    </message>
    <message>
        <source>Give up</source>
        <extracomment>button: the deal is given up</extracomment>
        <translation>ہار مانیں</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>button: the deal is not given up</extracomment>
        <translation>کھیل جاری رکھیں</translation>
    </message>
    <message>
        <source>{name} has to agree</source>
        <extracomment>the deal ends only if this player wants it too</extracomment>
        <translation>{name} کی رضامندی ضروری ہے</translation>
    </message>
    <message>
        <source>{name} or {other} has to agree</source>
        <extracomment>the deal ends only if one of these players wants it too</extracomment>
        <translation>{name} یا {other} کی رضامندی ضروری ہے</translation>
    </message>
</context>
<context>
    <name>Graph</name>
    <message>
        <source>turning point</source>
        <extracomment>of a move: after it the other side wins</extracomment>
        <translation>فیصلہ کن موڑ</translation>
    </message>
    <message>
        <source>Declarer&apos;s chance</source>
        <translation>اکیلے کھلاڑی کی جیت کا امکان</translation>
    </message>
    <message>
        <source>Card points with open cards</source>
        <translation>کھلے پتوں سے پوائنٹس</translation>
    </message>
</context>
<context>
    <name>GuideMark</name>
    <message>
        <source>Explain this</source>
        <extracomment>button on a panel: opens the guide at the chapter about it</extracomment>
        <translation>اس کی وضاحت</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>{chapter} – Skatdesk guide</source>
        <extracomment>title of the guide&apos;s window; {chapter} is the title of a chapter</extracomment>
        <translation>{chapter} – Skatdesk گائیڈ</translation>
    </message>
    <message>
        <source>Not found in the guide</source>
        <translation>گائیڈ میں نہیں ملا</translation>
    </message>
    <message numerus="yes">
        <source>The first %n places</source>
        <comment>never 1</comment>
        <extracomment>guide: so many places are listed, there are more</extracomment>
        <translation>
            <numerusform>پہلی %n جگہ</numerusform>
            <numerusform>پہلی %n جگہیں</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n time(s)</source>
        <translation>
            <numerusform>%n جگہ ملی</numerusform>
            <numerusform>%n جگہیں ملیں</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>guide: to the chapter read before</extracomment>
        <translation>واپس</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>guide: to the chapter one has come back from</extracomment>
        <translation>آگے</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>لکھائی چھوٹی</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>لکھائی بڑی</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>گائیڈ میں تلاش</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>ابواب</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>ملی ہوئی جگہیں</translation>
    </message>
</context>
<context>
    <name>HandCards</name>
    <message>
        <source>put away</source>
        <translation>الگ رکھا</translation>
    </message>
</context>
<context>
    <name>Headlines</name>
    <message>
        <source>Nobody leads alone</source>
        <translation>کوئی اکیلا آگے نہیں</translation>
    </message>
    <message>
        <source>{name} led from the first game on</source>
        <extracomment>Headline of the course of a list; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>پہلے ہی کھیل سے {name} آگے</translation>
    </message>
    <message>
        <source>{name} took the lead in game {game}</source>
        <extracomment>Headline of the course of a list; {game} is the number of its latest game; right also of &quot;You&quot;</extracomment>
        <translation>کھیل {game} میں {name} کو برتری ملی</translation>
    </message>
    <message>
        <source>{name} took the lead in game {game} and kept it</source>
        <extracomment>Headline of the course of a list; {game} is the number of a game; right also of &quot;You&quot;</extracomment>
        <translation>کھیل {game} سے آخر تک {name} آگے</translation>
    </message>
    <message>
        <source>Running totals, Seeger-Fabian</source>
        <translation>سیگر فابیان، جاری کل</translation>
    </message>
    <message>
        <source>Running totals, Bierlachs</source>
        <translation>بیئرلاکس، جاری کل</translation>
    </message>
    <message>
        <source>Running totals, classic list</source>
        <translation>سادہ فہرست، جاری کل</translation>
    </message>
    <message>
        <source>Won as declarer by game</source>
        <translation>اکیلے کھیل میں جیت، کھیل کے لحاظ سے</translation>
    </message>
    <message>
        <source>Won as declarer by game; the line is the average, {share}</source>
        <extracomment>{share} is a share of games such as &quot;81%&quot;</extracomment>
        <translation>اکیلے کھیل میں جیت، کھیل کے لحاظ سے؛ لکیر اوسط ہے، {share}</translation>
    </message>
    <message>
        <source>Won and lost by game</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>کھیل کے لحاظ سے جیت اور ہار</translation>
    </message>
    <message>
        <source>{best}: {high} won. {weakest}: {low}</source>
        <extracomment>Headline of a chart; {high} and {low} are shares such as &quot;84%&quot;, {best} and {weakest} games</extracomment>
        <translation>{best}: {high} جیت۔ {weakest}: {low}</translation>
    </message>
    <message>
        <source>How often the jacks decide</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>غلام کتنی بار فیصلہ کرتے ہیں</translation>
    </message>
    <message>
        <source>Share won in percent, by game and matadors; small figures are the number of games</source>
        <translation>کھیل اور میٹاڈور کے لحاظ سے جیت کا فیصد؛ چھوٹے ہندسے کھیلوں کی تعداد ہیں</translation>
    </message>
    <message>
        <source>Share won in percent, by game and seat; small figures are the number of games</source>
        <translation>کھیل اور نشست کے لحاظ سے جیت کا فیصد؛ چھوٹے ہندسے کھیلوں کی تعداد ہیں</translation>
    </message>
    <message>
        <source>Won by seat and game</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>نشست اور کھیل کے لحاظ سے جیت</translation>
    </message>
    <message>
        <source>{seat} suits best: {share} won</source>
        <extracomment>Headline of a chart; {seat} is forehand, middlehand or rearhand</extracomment>
        <translation>{seat} سب سے موافق: {share} جیت</translation>
    </message>
    <message>
        <source>Declarer&apos;s card points, suit games and Grands whose points are known: {games}</source>
        <translation>اکیلے کھلاڑی کے پوائنٹس، رنگ کے کھیل اور گرینڈ جن کے پوائنٹس معلوم ہیں: {games}</translation>
    </message>
    <message>
        <source>Won and lost by card points</source>
        <translation>پوائنٹس کے لحاظ سے جیت اور ہار</translation>
    </message>
    <message>
        <source>{share} are decided by ten card points or fewer</source>
        <extracomment>Headline of a chart; {share} is a share of games such as &quot;16%&quot;</extracomment>
        <translation>{share} کا فیصلہ دس یا کم پوائنٹس سے</translation>
    </message>
    <message>
        <source>Won and lost by score</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>اسکور کے لحاظ سے جیت اور ہار</translation>
    </message>
    <message>
        <source>A game brings {score} on average</source>
        <extracomment>Headline of a chart; {score} is an average list score such as &quot;+21&quot;</extracomment>
        <translation>ایک کھیل سے اوسطاً {score}</translation>
    </message>
    <message>
        <source>Now {now} in 36 games, {all} on average</source>
        <extracomment>Headline of a chart; both are points per 36 games, such as &quot;+912&quot;</extracomment>
        <translation>اب 36 کھیلوں میں {now}، اوسطاً {all}</translation>
    </message>
    <message numerus="yes">
        <source>The %n player(s) with most of these games; the pale bar holds the true form 95 times in 100</source>
        <extracomment>Below the headline of a chart in which only so many of all players are shown</extracomment>
        <translation>
            <numerusform>وہ کھلاڑی جو ان میں سے سب سے زیادہ کھیلوں میں شریک تھا؛ اصل فارم 100 میں سے 95 بار ہلکی پٹی کے اندر ہوتی ہے</numerusform>
            <numerusform>وہ %n کھلاڑی جو ان میں سے سب سے زیادہ کھیلوں میں شریک تھے؛ اصل فارم 100 میں سے 95 بار ہلکی پٹی کے اندر ہوتی ہے</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: number {rank} of {count}</source>
        <extracomment>Headline of a chart: the player is {rank}th of {count} by points</extracomment>
        <translation>{name}: {count} میں سے درجہ {rank}</translation>
    </message>
    <message>
        <source>All figures: {name}</source>
        <extracomment>Headline of a list of figures</extracomment>
        <translation>تمام اعداد: {name}</translation>
    </message>
    <message>
        <source>the others: {figure}</source>
        <extracomment>Below a figure: the same figure, such as &quot;78%&quot;, of the others at the same tables</extracomment>
        <translation>دوسرے: {figure}</translation>
    </message>
    <message>
        <source>before: {figure}</source>
        <extracomment>Below a figure: what it was, such as &quot;78%&quot;, in the games before those that are shown</extracomment>
        <translation>پہلے: {figure}</translation>
    </message>
    <message>
        <source>up from {figure} before</source>
        <extracomment>Below a figure that is higher now: what it was, such as &quot;78%&quot;, in the games before</extracomment>
        <translation>اضافہ، پہلے {figure}</translation>
    </message>
    <message>
        <source>down from {figure} before</source>
        <extracomment>Below a figure that is lower now: what it was, such as &quot;78%&quot;, in the games before</extracomment>
        <translation>کمی، پہلے {figure}</translation>
    </message>
    <message>
        <source>All others at the same tables, in the games shown here</source>
        <translation>یہاں دکھائے گئے کھیلوں میں انہی میزوں کے باقی سب کھلاڑی</translation>
    </message>
    <message>
        <source>All lists and series before this one: {games}</source>
        <extracomment>{games} is &quot;210 games&quot;</extracomment>
        <translation>اس سے پہلے کی تمام فہرستیں اور سلسلے: {games}</translation>
    </message>
    <message>
        <source>From {first} to {last}: {games}</source>
        <extracomment>The time before the one that is shown; {games} is &quot;210 games&quot;</extracomment>
        <translation>{first} سے {last} تک: {games}</translation>
    </message>
    <message>
        <source>Games declared by their score in the classic list: {games}</source>
        <translation>اکیلے کھیل، سادہ فہرست کے اسکور کے لحاظ سے: {games}</translation>
    </message>
    <message>
        <source>{points} points since the first game</source>
        <extracomment>Headline of a chart; {points} is a sum such as &quot;+12,340&quot;</extracomment>
        <translation>پہلے کھیل سے اب تک {points} پوائنٹس</translation>
    </message>
    <message>
        <source>All Seeger-Fabian points, game by game</source>
        <translation>سیگر فابیان کے تمام پوائنٹس، کھیل بہ کھیل</translation>
    </message>
    <message>
        <source>What the last 36 games come to in a series, by Seeger-Fabian; dashed: all games</source>
        <translation>ایک سلسلے میں آخری 36 کھیلوں کے سیگر فابیان پوائنٹس؛ ٹوٹی لکیر: تمام کھیل</translation>
    </message>
    <message>
        <source>None of these deals has been reviewed yet</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>ان میں سے کسی کھیل کا ابھی جائزہ نہیں ہوا</translation>
    </message>
    <message numerus="yes">
        <source>The last %n reviewed deal(s): {accuracy}</source>
        <extracomment>Headline of a chart: how accurately they were played; {accuracy} is such as &quot;91%&quot;</extracomment>
        <translation>
            <numerusform>آخری جائزہ شدہ کھیل: {accuracy}</numerusform>
            <numerusform>آخری %n جائزہ شدہ کھیل: {accuracy}</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy of each deal by what the player could know; the line is the mean of the last 20</source>
        <translation>ہر کھیل کی درستی، اس لحاظ سے کہ کھلاڑی کو کیا معلوم ہو سکتا تھا؛ لکیر آخری 20 کا اوسط ہے</translation>
    </message>
    <message>
        <source>Bid to the right, list score upwards; on the dashed line a game brings what was bid</source>
        <translation>دائیں طرف بولی، اوپر اسکور؛ ٹوٹی لکیر پر کھیل سے وہی ملتا ہے جو بولا گیا</translation>
    </message>
    <message>
        <source>Bid and result</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>بولی اور نتیجہ</translation>
    </message>
    <message>
        <source>The bids were {value} beyond the worth of the hands</source>
        <extracomment>Headline of a chart; an average of game values</extracomment>
        <translation>بولیاں پتوں کی قیمت سے {value} زیادہ تھیں</translation>
    </message>
    <message>
        <source>The hands were worth {value} more than was bid</source>
        <extracomment>Headline of a chart; an average of game values</extracomment>
        <translation>پتوں کی قیمت بولی سے {value} زیادہ تھی</translation>
    </message>
    <message>
        <source>In the games shown here; the pale bar holds the true form 95 times in 100</source>
        <translation>یہاں دکھائے گئے کھیلوں میں؛ اصل فارم 100 میں سے 95 بار ہلکی پٹی کے اندر ہوتی ہے</translation>
    </message>
    <message>
        <source>Players side by side</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>کھلاڑیوں کا موازنہ</translation>
    </message>
    <message>
        <source>{games}, a third is par</source>
        <extracomment>Below the share of games a player declared: how many, and what would be usual among three</extracomment>
        <translation>{games}، ایک تہائی معمول ہے</translation>
    </message>
</context>
<context>
    <name>HeatChart</name>
    <message>
        <source>seat</source>
        <translation>نشست</translation>
    </message>
    <message>
        <source>matadors</source>
        <translation>میٹاڈور</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>heads of columns in a file for spreadsheets: Clubs, Grand …; how often it was declared, and won</extracomment>
        <translation>کھیل</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>اکیلے کھیل</translation>
    </message>
    <message>
        <source>won</source>
        <translation>جیت</translation>
    </message>
</context>
<context>
    <name>Helper</name>
    <message>
        <source>There are hints when it is your turn</source>
        <translation>اشارے آپ کی باری پر ملتے ہیں</translation>
    </message>
    <message>
        <source>The computer now plays for you</source>
        <translation>اب کمپیوٹر آپ کی جگہ کھیل رہا ہے</translation>
    </message>
    <message>
        <source>With help this game becomes practice: it stays in the list, but not in the statistics. Ask again if you want that</source>
        <translation>مدد لینے سے یہ کھیل مشق بن جاتا ہے: فہرست میں رہے گا مگر اعداد و شمار میں نہیں۔ اگر یہی چاہتے ہیں تو دوبارہ پوچھیں</translation>
    </message>
    <message>
        <source>One moment…</source>
        <extracomment>while the adviser thinks about a hint</extracomment>
        <translation>ایک لمحہ …</translation>
    </message>
    <message>
        <source>There is no hint for this</source>
        <translation>اس کے لیے کوئی اشارہ نہیں</translation>
    </message>
</context>
<context>
    <name>HintSentences</name>
    <message>
        <source>Hint · {move}: {reason}</source>
        <extracomment>{move} is a card, a bid or another answer; {reason} follows as a sentence without a full stop</extracomment>
        <translation>اشارہ · {move}: {reason}</translation>
    </message>
    <message>
        <source>Hint, for now by rules of thumb · {move}: {reason}</source>
        <extracomment>the strong player who gives the hints is not ready yet: another one sits in for it</extracomment>
        <translation>اشارہ، فی الحال سادہ اصولوں سے · {move}: {reason}</translation>
    </message>
    <message>
        <source>Hint · agree: there is nothing more to win in this deal</source>
        <translation>اشارہ · منظور کریں: اس کھیل میں جیتنے کو اب کچھ نہیں رہا</translation>
    </message>
    <message>
        <source>Hint · play on: this deal is not decided yet</source>
        <translation>اشارہ · کھیل جاری رکھیں: ابھی فیصلہ نہیں ہوا</translation>
    </message>
    <message>
        <source>Say {value}</source>
        <translation>{value} بولیں</translation>
    </message>
    <message>
        <source>Hold {value}</source>
        <translation>{value} کے برابر بولیں</translation>
    </message>
    <message>
        <source>Take the skat</source>
        <translation>اسکاٹ اٹھائیں</translation>
    </message>
    <message>
        <source>Push on</source>
        <translation>آگے بڑھائیں</translation>
    </message>
    <message>
        <source>The cards as they lie now</source>
        <translation>پتے جیسے اس وقت رکھے ہیں</translation>
    </message>
    <message>
        <source>No</source>
        <translation>نہیں</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>پاس</translation>
    </message>
    <message>
        <source>it looks best</source>
        <translation>یہی سب سے بہتر لگتا ہے</translation>
    </message>
    <message>
        <source>it promises most</source>
        <translation>اس سے سب سے زیادہ امید ہے</translation>
    </message>
    <message>
        <source>{reason} ({game})</source>
        <extracomment>{reason} is a sentence, {game} the game in mind</extracomment>
        <translation>{reason} ({game})</translation>
    </message>
    <message>
        <source>{reason} ({game}, chance of winning about {share})</source>
        <extracomment>{reason} is a sentence, {game} the game in mind, {share} the chance of winning it: &quot;62%&quot;</extracomment>
        <translation>{reason} ({game}، جیت کا امکان تقریباً {share})</translation>
    </message>
    <message>
        <source>the points in these cards count for you and nobody can take them</source>
        <translation>ان پتوں کے پوائنٹس آپ کے حق میں گنے جائیں گے اور کوئی انہیں لے نہیں سکتا</translation>
    </message>
    <message>
        <source>this hand is worth the bid</source>
        <translation>ان پتوں کی قیمت بولی کے لائق ہے</translation>
    </message>
    <message>
        <source>what this hand loses would cost more than its wins bring</source>
        <translation>ان پتوں سے جیت میں جو ملے گا، ہار میں نقصان اس سے زیادہ ہوگا</translation>
    </message>
    <message>
        <source>otherwise there would be a Ramsch, and that promises this hand less</source>
        <translation>ورنہ رامش ہوگا، اور اس میں ان پتوں سے کم امید ہے</translation>
    </message>
    <message>
        <source>a Ramsch promises this hand more</source>
        <translation>رامش میں ان پتوں سے زیادہ امید ہے</translation>
    </message>
    <message>
        <source>there is nothing more to bid for</source>
        <translation>بولنے کو اب کچھ نہیں رہا</translation>
    </message>
    <message>
        <source>the two cards, and putting two away, make the hand better</source>
        <translation>دو پتے ملنے اور دو الگ رکھنے سے ہاتھ بہتر ہو جاتا ہے</translation>
    </message>
    <message>
        <source>the ten cards that stay promise most</source>
        <translation>بچنے والے دس پتوں سے سب سے زیادہ امید ہے</translation>
    </message>
    <message>
        <source>these cards would only lose tricks</source>
        <translation>ان پتوں سے سریں ہی جائیں گی</translation>
    </message>
    <message>
        <source>with these cards you would be caught</source>
        <translation>یہ پتے ہوں تو آپ پھنس جائیں گے</translation>
    </message>
    <message>
        <source>of the games that reach the bid this one promises most</source>
        <translation>بولی کے لائق کھیلوں میں اس سے سب سے زیادہ امید ہے</translation>
    </message>
    <message>
        <source>this game reaches the bid with Schneider, and no other promises more</source>
        <translation>شنائیڈر کے ساتھ یہ کھیل بولی کے لائق ہے، اور کسی اور سے اس سے زیادہ امید نہیں</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>کھیل جاری رکھیں</translation>
    </message>
    <message>
        <source>{reason} (chance of winning about {share}, {game})</source>
        <extracomment>{reason} is a sentence, {share} the chance of winning: &quot;62%&quot;, {game} is &quot;most likely Grand&quot;</extracomment>
        <translation>{reason} (جیت کا امکان تقریباً {share}، {game})</translation>
    </message>
    <message>
        <source>the others will hardly reach 31 card points</source>
        <translation>دوسرے مشکل سے 31 پوائنٹس تک پہنچیں گے</translation>
    </message>
    <message>
        <source>nobody can take a trick from this hand</source>
        <translation>ان پتوں کے خلاف کوئی ایک سر بھی نہیں لے سکتا</translation>
    </message>
    <message>
        <source>nobody can force a trick on this hand</source>
        <translation>ان پتوں پر کوئی سر تھوپ نہیں سکتا</translation>
    </message>
    <message>
        <source>trumps enough to draw all others, and to keep the lowest for the end</source>
        <translation>اتنے ترپ ہیں کہ باقی سب نکلوا کر سب سے چھوٹا آخر تک بچا رہے</translation>
    </message>
    <message>
        <source>you are likely enough to win, and it counts double</source>
        <translation>جیت کا امکان اچھا ہے، اور اسکور دگنا ہوتا ہے</translation>
    </message>
    <message>
        <source>it costs nothing if it fails</source>
        <translation>ناکام ہو تو بھی کوئی نقصان نہیں</translation>
    </message>
    <message>
        <source>the suits in which the declarer can be caught are in one hand</source>
        <translation>جن رنگوں میں اکیلا کھلاڑی پھنس سکتا ہے، وہ ایک ہاتھ میں آ جاتے ہیں</translation>
    </message>
    <message>
        <source>with the cards sorted so, the declarer can be made to take a trick</source>
        <translation>پتے یوں بانٹے جائیں تو اکیلے کھلاڑی پر ایک سر تھوپی جا سکتی ہے</translation>
    </message>
    <message>
        <source>these two would cost you most points</source>
        <translation>سب سے زیادہ پوائنٹس انہی دو پتوں سے آپ پر آتے</translation>
    </message>
    <message>
        <source>the hand is dangerous: get rid of its two worst cards</source>
        <translation>ہاتھ خطرناک ہے: سب سے برے دو پتے نکال دیں</translation>
    </message>
    <message>
        <source>a low card is least likely to take the trick</source>
        <translation>چھوٹے پتے پر سر آنے کا امکان سب سے کم ہے</translation>
    </message>
    <message>
        <source>it stays below and takes nothing</source>
        <translation>یہ نیچے رہتا ہے اور سر نہیں آتی</translation>
    </message>
    <message>
        <source>a good moment to be rid of a dangerous card</source>
        <translation>خطرناک پتے سے جان چھڑانے کا اچھا موقع</translation>
    </message>
    <message>
        <source>if you have to take it, then with what costs least</source>
        <translation>سر لینی ہی پڑے تو سب سے کم نقصان میں لیں</translation>
    </message>
    <message>
        <source>you cannot lose any more: another player has too many card points</source>
        <translation>اب آپ ہار نہیں سکتے: کسی اور کھلاڑی کے پوائنٹس بہت زیادہ ہیں</translation>
    </message>
    <message>
        <source>every trick so far is yours, and with all ten you win</source>
        <translation>اب تک ہر سر آپ کی ہے، اور دسوں سریں لینے پر آپ جیتتے ہیں</translation>
    </message>
    <message>
        <source>it is sure to take a trick some time: better one that you choose</source>
        <translation>اس پتے پر کبھی نہ کبھی سر ضرور آئے گی: بہتر ہے وہ آپ خود چنیں</translation>
    </message>
    <message>
        <source>this trick does not go to whoever has most card points: keep yours for him</source>
        <translation>یہ سر اس کی نہیں جس کے پوائنٹس سب سے زیادہ ہیں: اپنے پوائنٹس اسی کے لیے بچا رکھیں</translation>
    </message>
    <message>
        <source>more cards are out above the one that you keep for the last trick</source>
        <translation>آخری سر کے لیے بچنے والے پتے سے بڑے پتے زیادہ باقی ہیں</translation>
    </message>
    <message>
        <source>so far this trick counts little: a good moment to be rid of a dangerous card</source>
        <translation>ابھی اس سر میں کم پوائنٹس ہیں: خطرناک پتے سے جان چھڑانے کا اچھا موقع</translation>
    </message>
    <message>
        <source>you keep a higher card, which may stop whoever has won every trick so far</source>
        <translation>آپ بڑا پتا بچا رکھتے ہیں: شاید وہ اسے روک دے جس نے اب تک ہر سر لی ہے</translation>
    </message>
    <message>
        <source>the rules allow no other card</source>
        <translation>اصول کسی اور پتے کی اجازت نہیں دیتے</translation>
    </message>
    <message>
        <source>the other cards would come to the same</source>
        <translation>دوسرے پتوں سے بھی نتیجہ یہی رہے گا</translation>
    </message>
    <message>
        <source>against most of the hands the others may hold it comes out best</source>
        <translation>دوسروں کے زیادہ تر ممکنہ ہاتھوں کے خلاف نتیجہ اسی سے بہترین ہے</translation>
    </message>
    <message>
        <source>a card that loses anyway is best led while you can still come back</source>
        <translation>جس پتے پر سر جانی ہی ہے اسے تب چلیں جب آپ سنبھل سکتے ہوں</translation>
    </message>
    <message>
        <source>your partner can trump it, or throw points on it</source>
        <translation>آپ کا ساتھی اس پر ترپ لگا سکتا ہے یا پوائنٹس دے سکتا ہے</translation>
    </message>
    <message>
        <source>the suit will be gone, and you can trump it</source>
        <translation>یہ رنگ ختم ہو جائے گا اور آپ اس پر ترپ لگا سکیں گے</translation>
    </message>
    <message>
        <source>the last trumps of the others may fall together</source>
        <translation>ممکن ہے دوسروں کے آخری ترپ ایک ساتھ گریں</translation>
    </message>
    <message>
        <source>drive the higher trumps out: you have enough of them</source>
        <translation>بڑے ترپ نکلوا دیں: آپ کے پاس کافی ہیں</translation>
    </message>
    <message>
        <source>a strong trump draws two others</source>
        <translation>ایک مضبوط ترپ دو اور ترپ نکلوا لیتا ہے</translation>
    </message>
    <message>
        <source>a low trump of yours brings out higher ones of the others</source>
        <translation>آپ کا چھوٹا ترپ دوسروں سے بڑے ترپ نکلواتا ہے</translation>
    </message>
    <message>
        <source>your last trump wins nothing by waiting</source>
        <translation>آخری ترپ روک رکھنے سے کچھ حاصل نہیں</translation>
    </message>
    <message>
        <source>it is high, and the long suit behind it will be too</source>
        <translation>یہ سب سے بڑا ہے، اور پیچھے کا لمبا رنگ بھی بڑا ہو جائے گا</translation>
    </message>
    <message>
        <source>the trumps are gone: now the weak cards can be given up</source>
        <translation>ترپ ختم ہو گئے: اب کمزور پتے دیے جا سکتے ہیں</translation>
    </message>
    <message>
        <source>you have no points to lose in this suit</source>
        <translation>اس رنگ میں آپ کے پاس گنوانے کو پوائنٹس نہیں</translation>
    </message>
    <message>
        <source>it forces the others to play high, and you keep the lowest</source>
        <translation>دوسروں کو بڑے پتے چلنے پڑتے ہیں، سب سے چھوٹا آپ کے پاس رہتا ہے</translation>
    </message>
    <message>
        <source>more points of this suit are still out than you hold, and the declarer plays before your partner</source>
        <translation>اس رنگ کے جتنے پوائنٹس آپ کے پاس ہیں ان سے زیادہ باقی پتوں میں ہیں، اور اکیلا کھلاڑی آپ کے ساتھی سے پہلے پتا ڈالے گا</translation>
    </message>
    <message>
        <source>the next card of the suit is high after it</source>
        <translation>اس کے بعد رنگ کا اگلا پتا سب سے بڑا ہوگا</translation>
    </message>
    <message>
        <source>the declarer has to spend a trump or give the trick away</source>
        <translation>اکیلے کھلاڑی کو ترپ لگانا ہوگا یا سر چھوڑنی ہوگی</translation>
    </message>
    <message>
        <source>it wins the trick</source>
        <translation>اس سے سر مل جاتی ہے</translation>
    </message>
    <message>
        <source>it is among the weakest cards you can spare</source>
        <translation>یہ آپ کے سب سے کمزور فالتو پتوں میں سے ہے</translation>
    </message>
    <message>
        <source>play low where there is nothing to win</source>
        <translation>جہاں جیتنے کو کچھ نہ ہو وہاں چھوٹا پتا چلیں</translation>
    </message>
    <message>
        <source>your lowest trump is enough</source>
        <translation>آپ کا سب سے چھوٹا ترپ کافی ہے</translation>
    </message>
    <message>
        <source>the declarer would trump it later</source>
        <translation>بعد میں اکیلا کھلاڑی اس پر ترپ لگا دے گا</translation>
    </message>
    <message>
        <source>it takes the points that lie in the trick</source>
        <translation>سر میں پڑے پوائنٹس مل جاتے ہیں</translation>
    </message>
    <message>
        <source>its points count for you</source>
        <translation>اس کے پوائنٹس آپ کو ملتے ہیں</translation>
    </message>
    <message>
        <source>it wins the trick, and its points count for you</source>
        <translation>اس سے سر مل جاتی ہے، اور اس کے پوائنٹس بھی آپ کو ملتے ہیں</translation>
    </message>
    <message>
        <source>the trick is your partner&apos;s: the points of this card count for you</source>
        <translation>سر آپ کے ساتھی کی ہے: اس پتے کے پوائنٹس آپ کے فریق کے ہیں</translation>
    </message>
    <message>
        <source>it wins the trick, and you lead next</source>
        <translation>اس سے سر ملتی ہے اور اگلا پتا آپ چلیں گے</translation>
    </message>
    <message>
        <source>nobody can beat it any more</source>
        <translation>اب کوئی اس سے بڑا پتا نہیں چل سکتا</translation>
    </message>
    <message>
        <source>it beats a strong trump</source>
        <translation>یہ ایک مضبوط ترپ کو مات دیتا ہے</translation>
    </message>
    <message>
        <source>the trick is worth a trump</source>
        <translation>سر اس لائق ہے کہ ترپ لگایا جائے</translation>
    </message>
    <message>
        <source>its own points are safe in this trick</source>
        <translation>اس کے اپنے پوائنٹس اس سر میں محفوظ ہیں</translation>
    </message>
    <message>
        <source>now its points are worth most</source>
        <translation>اس کے پوائنٹس کا بہترین موقع یہی ہے</translation>
    </message>
    <message>
        <source>it gives no points away</source>
        <translation>اس سے پوائنٹس نہیں جاتے</translation>
    </message>
    <message>
        <source>with one card less in this suit you can soon trump it</source>
        <translation>اس رنگ کا ایک پتا کم ہوا تو آپ جلد اس پر ترپ لگا سکیں گے</translation>
    </message>
    <message>
        <source>every trick that is left is yours, whatever you play</source>
        <translation>آپ جو بھی چلیں، باقی سب سریں آپ ہی کی ہیں</translation>
    </message>
    <message>
        <source>you keep a higher card for later</source>
        <translation>ایک بڑا پتا بعد کے لیے بچ جاتا ہے</translation>
    </message>
    <message>
        <source>you cannot take this trick, and it gives no points away</source>
        <translation>یہ سر آپ نہیں لے سکتے، اور اس پتے سے پوائنٹس نہیں جاتے</translation>
    </message>
    <message>
        <source>the card you keep for the last trick beats more of those that are still out</source>
        <translation>آخری سر کے لیے بچنے والا پتا باقی پتوں میں سے زیادہ کو ہراتا ہے</translation>
    </message>
    <message>
        <source>your partner may take this trick, and then the points of this card count for you</source>
        <translation>شاید آپ کا ساتھی یہ سر لے لے، تب اس پتے کے پوائنٹس آپ کے فریق کے ہوں گے</translation>
    </message>
    <message>
        <source>no other card risks fewer card points</source>
        <translation>کسی اور پتے سے اس سے کم پوائنٹس داؤ پر نہیں لگتے</translation>
    </message>
    <message>
        <source>one higher card of the suit is out: once it is played, yours are the highest</source>
        <translation>اس رنگ کا ایک ہی بڑا پتا باقی ہے: وہ نکل گیا تو سب سے بڑے آپ کے ہوں گے</translation>
    </message>
    <message>
        <source>it is the only one of its suit: your other suits stay as long as they are</source>
        <translation>اپنے رنگ کا یہ اکیلا پتا ہے: آپ کے دوسرے رنگ چھوٹے نہیں ہوتے</translation>
    </message>
    <message>
        <source>the declarer has to play before your partner</source>
        <translation>اکیلے کھلاڑی کو آپ کے ساتھی سے پہلے پتا ڈالنا ہے</translation>
    </message>
    <message>
        <source>the declarer probably has to give up a trump for it</source>
        <translation>اس پر اکیلے کھلاڑی کو غالباً ایک ترپ دینا ہوگا</translation>
    </message>
    <message>
        <source>whoever wants this trick now has to play higher</source>
        <translation>جو یہ سر چاہے اسے اب اس سے بڑا پتا ڈالنا ہوگا</translation>
    </message>
    <message>
        <source>it saves your trumps</source>
        <translation>آپ کے ترپ بچ جاتے ہیں</translation>
    </message>
    <message>
        <source>other cards would give points away</source>
        <translation>دوسرے پتوں سے پوائنٹس چلے جاتے</translation>
    </message>
    <message>
        <source>it keeps your high cards for tricks that are worth more</source>
        <translation>بڑے پتے زیادہ قیمتی سروں کے لیے بچ جاتے ہیں</translation>
    </message>
    <message>
        <source>it keeps your high cards for later</source>
        <translation>بڑے پتے بعد کے لیے بچ جاتے ہیں</translation>
    </message>
    <message>
        <source>another suit might be trumped</source>
        <translation>دوسرے رنگ پر ترپ لگ سکتا ہے</translation>
    </message>
    <message>
        <source>leading trumps would cost you as much as the others</source>
        <translation>ترپ چلنے سے آپ کا بھی اتنا ہی نقصان ہوگا جتنا دوسروں کا</translation>
    </message>
    <message>
        <source>the low cards are more useful later</source>
        <translation>چھوٹے پتے بعد میں زیادہ کام آئیں گے</translation>
    </message>
    <message>
        <source>it keeps your last trump</source>
        <translation>آپ کا آخری ترپ بچ جاتا ہے</translation>
    </message>
    <message>
        <source>the declarer could beat other cards</source>
        <translation>دوسرے پتوں کو اکیلا کھلاڑی مات دے سکتا ہے</translation>
    </message>
    <message>
        <source>it wins, and the surest card is kept</source>
        <translation>سر ملتی ہے اور سب سے پکا پتا بچ جاتا ہے</translation>
    </message>
    <message>
        <source>it leaves your strong suit together</source>
        <translation>آپ کا مضبوط رنگ سالم رہتا ہے</translation>
    </message>
    <message>
        <source>hardly any cards of this suit are still out</source>
        <translation>اس رنگ کے پتے دوسروں کے پاس مشکل ہی سے باقی ہیں</translation>
    </message>
    <message>
        <source>it gives the declarer no more room below</source>
        <translation>اس سے اکیلے کھلاڑی کے لیے نیچے رہنا آسان نہیں ہوتا</translation>
    </message>
    <message>
        <source>the declarer holds more cards of other suits: there yours are wanted</source>
        <translation>اکیلے کھلاڑی کے پاس دوسرے رنگوں کے زیادہ پتے ہیں: وہاں آپ کے پتے کام آئیں گے</translation>
    </message>
    <message>
        <source>on another suit the declarer could throw a bad card</source>
        <translation>کسی اور رنگ پر اکیلا کھلاڑی برا پتا پھینک سکتا ہے</translation>
    </message>
    <message>
        <source>in this suit the open hand can be caught, but only with lower cards than this one</source>
        <translation>اس رنگ میں کھلا ہاتھ پھنس سکتا ہے، مگر صرف اس سے چھوٹے پتوں سے</translation>
    </message>
    <message>
        <source>it will probably win the trick</source>
        <translation>اس سے غالباً سر مل جائے گی</translation>
    </message>
    <message>
        <source>your partner can probably trump it, or throw points on it</source>
        <translation>آپ کا ساتھی غالباً اس پر ترپ لگا سکتا ہے یا پوائنٹس دے سکتا ہے</translation>
    </message>
    <message>
        <source>the declarer would probably trump it later</source>
        <translation>بعد میں اکیلا کھلاڑی غالباً اس پر ترپ لگا دے گا</translation>
    </message>
    <message>
        <source>it will probably take the points that lie in the trick</source>
        <translation>سر میں پڑے پوائنٹس غالباً مل جائیں گے</translation>
    </message>
    <message>
        <source>its points will probably count for you</source>
        <translation>اس کے پوائنٹس غالباً آپ کو ملیں گے</translation>
    </message>
    <message>
        <source>the declarer probably has to spend a trump or give the trick away</source>
        <translation>اکیلے کھلاڑی کو غالباً ترپ لگانا ہوگا یا سر چھوڑنی ہوگی</translation>
    </message>
    <message>
        <source>the declarer probably does not have this suit</source>
        <translation>اکیلے کھلاڑی کے پاس غالباً یہ رنگ نہیں</translation>
    </message>
    <message>
        <source>your partner can probably throw a card on it</source>
        <translation>آپ کا ساتھی غالباً اس پر پتا پھینک سکتا ہے</translation>
    </message>
    <message>
        <source>your partner can probably stay below</source>
        <translation>آپ کا ساتھی غالباً نیچے رہ سکتا ہے</translation>
    </message>
    <message>
        <source>it leaves the pairs in the other suits together</source>
        <translation>دوسرے رنگوں کے جوڑے سالم رہتے ہیں</translation>
    </message>
    <message>
        <source>the others wait with points in another suit</source>
        <translation>دوسرے رنگ میں مخالفین پوائنٹس لیے بیٹھے ہیں</translation>
    </message>
    <message>
        <source>so late, a losing card gives too much away</source>
        <translation>اب آخر میں ہارنے والا پتا بہت کچھ گنوا دے گا</translation>
    </message>
    <message>
        <source>the long suit can wait until it is high</source>
        <translation>لمبا رنگ تب تک رک سکتا ہے جب تک بڑا نہ ہو جائے</translation>
    </message>
    <message>
        <source>it opens no new suit for the others</source>
        <translation>دوسروں کے لیے نیا رنگ نہیں کھلتا</translation>
    </message>
    <message>
        <source>others can still go above it</source>
        <translation>دوسرے ابھی اس سے بڑا پتا چل سکتے ہیں</translation>
    </message>
    <message>
        <source>the declarer may have to take this trick</source>
        <translation>ممکن ہے یہ سر اکیلے کھلاڑی کو لینی پڑے</translation>
    </message>
    <message>
        <source>the rest of this suit stays safe</source>
        <translation>اس رنگ کے باقی پتے محفوظ رہتے ہیں</translation>
    </message>
    <message>
        <source>the other suits are more dangerous</source>
        <translation>دوسرے رنگ زیادہ خطرناک ہیں</translation>
    </message>
    <message>
        <source>you will hardly be left with the trick</source>
        <translation>غالباً سر آپ کے پاس نہیں رہے گی</translation>
    </message>
    <message>
        <source>it will not get safer than now</source>
        <translation>اس سے محفوظ موقع پھر نہیں آئے گا</translation>
    </message>
    <message>
        <source>the low cards are wanted later</source>
        <translation>چھوٹے پتے بعد میں چاہیے ہوں گے</translation>
    </message>
    <message>
        <source>the lowest cards are wanted later</source>
        <translation>سب سے چھوٹے پتے بعد میں چاہیے ہوں گے</translation>
    </message>
    <message>
        <source>nobody can go below it</source>
        <translation>اس سے نیچے کوئی نہیں جا سکتا</translation>
    </message>
    <message>
        <source>it is low enough</source>
        <translation>یہ کافی چھوٹا ہے</translation>
    </message>
    <message>
        <source>be rid of the highest while it is safe</source>
        <translation>سب سے بڑے پتے سے ابھی جان چھڑائیں، جب تک خطرہ نہیں</translation>
    </message>
    <message>
        <source>you keep lower cards of this suit</source>
        <translation>اس رنگ کے چھوٹے پتے آپ کے پاس رہتے ہیں</translation>
    </message>
    <message>
        <source>the suit will be gone, and you can throw others on it</source>
        <translation>یہ رنگ ختم ہو جائے گا اور آپ اس پر دوسرے پتے پھینک سکیں گے</translation>
    </message>
    <message>
        <source>hardly any game that reaches the bid can be won: this one costs least</source>
        <translation>بولی کے لائق کھیلوں میں شاید ہی کوئی جیتا جا سکے: اس میں نقصان سب سے کم ہے</translation>
    </message>
    <message>
        <source>{reason} (chance of winning the game about {share})</source>
        <extracomment>{reason} is a sentence, {share} the chance of winning the game: &quot;62%&quot;</extracomment>
        <translation>{reason} (کھیل جیتنے کا امکان تقریباً {share})</translation>
    </message>
    <message>
        <source>the others probably still have trumps, and a trick of trumps costs little</source>
        <translation>دوسروں کے پاس غالباً اب بھی ترپ ہیں، اور ترپوں کی سر میں کم پوائنٹس آتے ہیں</translation>
    </message>
    <message>
        <source>the hand is strong enough as it is, and a Hand game counts more</source>
        <translation>پتے جیسے ہیں ویسے ہی کافی مضبوط ہیں، اور ہینڈ کی قیمت زیادہ ہے</translation>
    </message>
    <message>
        <source>you can trump a suit you no longer hold</source>
        <translation>جو رنگ آپ کے پاس نہ رہے اس پر ترپ لگا سکتے ہیں</translation>
    </message>
    <message>
        <source>you are not likely enough to win, and it would count double</source>
        <translation>جیت کا امکان اتنا اچھا نہیں، اور اسکور دگنا ہوتا</translation>
    </message>
    <message>
        <source>this hand takes few points, and a push doubles what the Ramsch costs</source>
        <translation>ان پتوں پر کم پوائنٹس آئیں گے، اور آگے بڑھانے سے رامش کا نقصان دگنا ہوتا ہے</translation>
    </message>
    <message>
        <source>draw trumps with the highest: what falls now can trump nothing of yours later</source>
        <translation>سب سے بڑے سے ترپ نکلوائیں: جو ابھی گریں وہ بعد میں آپ کے پتوں پر نہیں لگ سکتے</translation>
    </message>
    <message>
        <source>you have more trumps than the others together: draw them, and your last ones are the only ones</source>
        <translation>باقی دونوں کے ترپ ملا کر بھی آپ کے ترپ زیادہ ہیں: نکلوا لیں، آخر میں ترپ صرف آپ کے پاس ہوں گے</translation>
    </message>
    <message>
        <source>nobody else has a higher card of the suit: take the points while the others must follow</source>
        <translation>اس رنگ میں کسی اور کے پاس اس سے بڑا پتا نہیں: جب تک دوسروں کو یہی رنگ چلنا ہے، پوائنٹس لے لیں</translation>
    </message>
    <message>
        <source>it draws lower trumps out, which can trump nothing of yours any more</source>
        <translation>اس سے چھوٹے ترپ نکل آتے ہیں، جو پھر آپ کے پتوں پر نہیں لگ سکتے</translation>
    </message>
    <message>
        <source>it keeps the card of this suit that is worth many points for later</source>
        <translation>اس رنگ کا قیمتی پتا بعد کے لیے بچ جاتا ہے</translation>
    </message>
    <message>
        <source>it goes on with the suit you have led before, and opens no new one</source>
        <translation>یہ آپ کا پہلے چلا ہوا رنگ ہے، نیا رنگ نہیں کھلتا</translation>
    </message>
    <message>
        <source>nobody else has a higher card of the suit led</source>
        <translation>پہلے پتے کے رنگ میں کسی اور کے پاس اس سے بڑا پتا نہیں</translation>
    </message>
    <message>
        <source>it can be spared, and the cards worth many points stay</source>
        <translation>اس کے بغیر کام چل سکتا ہے، قیمتی پتے بچ جاتے ہیں</translation>
    </message>
    <message>
        <source>the others hold many cards of this suit, and higher ones: later it would probably lose a trick</source>
        <translation>دوسروں کے پاس اس رنگ کے بہت پتے ہیں، اس سے بڑے بھی: بعد میں اس پتے سے غالباً سر جائے گی</translation>
    </message>
    <message>
        <source>it keeps your highest trump for later</source>
        <translation>آپ کا سب سے بڑا ترپ بعد کے لیے بچ جاتا ہے</translation>
    </message>
    <message>
        <source>it leaves the card worth many points in another suit guarded</source>
        <translation>دوسرے رنگ کا قیمتی پتا محفوظ رہتا ہے</translation>
    </message>
    <message>
        <source>it risks no trump worth many points</source>
        <translation>کوئی قیمتی ترپ خطرے میں نہیں پڑتا</translation>
    </message>
    <message>
        <source>a trump you lead could be beaten: yours are better kept to trump with</source>
        <translation>چلا ہوا ترپ مات کھا سکتا ہے: اپنے ترپ لگانے کے لیے بچا رکھنا بہتر ہے</translation>
    </message>
    <message>
        <source>the others have no trumps left: yours are worth more at the end</source>
        <translation>دوسروں کے پاس ترپ نہیں رہے: آپ کے ترپ آخر میں زیادہ کام آئیں گے</translation>
    </message>
    <message>
        <source>your trumps can wait: the others have no more of them than you</source>
        <translation>آپ کے ترپ انتظار کر سکتے ہیں: دوسروں کے پاس آپ سے زیادہ نہیں</translation>
    </message>
    <message>
        <source>a card worth many points that can be beaten is not led</source>
        <translation>جس قیمتی پتے کو مات ہو سکتی ہو اسے پہلے نہیں چلتے</translation>
    </message>
    <message>
        <source>the suit is soon gone</source>
        <translation>یہ رنگ جلد ختم ہو جائے گا</translation>
    </message>
    <message>
        <source>the long suit can afford it</source>
        <translation>لمبے رنگ میں اس کی گنجائش ہے</translation>
    </message>
    <message>
        <source>the long suit can wait</source>
        <translation>لمبا رنگ رک سکتا ہے</translation>
    </message>
    <message>
        <source>it takes the trick, and you lead next</source>
        <translation>اس سے سر آتی ہے اور اگلا پتا آپ چلیں گے</translation>
    </message>
    <message>
        <source>it does not take the trick</source>
        <translation>اس پر سر نہیں آتی</translation>
    </message>
    <message>
        <source>it does not take the trick off the declarer</source>
        <translation>اکیلا کھلاڑی اس سر سے نہیں بچتا</translation>
    </message>
    <message>
        <source>the declarer has to follow suit</source>
        <translation>اکیلے کھلاڑی کو وہی رنگ چلنا ہوگا</translation>
    </message>
    <message>
        <source>the declarer may hold cards of this suit</source>
        <translation>اکیلے کھلاڑی کے پاس اس رنگ کے پتے ہو سکتے ہیں</translation>
    </message>
    <message>
        <source>the declarer does not have this suit</source>
        <translation>اکیلے کھلاڑی کے پاس یہ رنگ نہیں</translation>
    </message>
    <message>
        <source>your partner can throw a card on it</source>
        <translation>آپ کا ساتھی اس پر پتا پھینک سکتا ہے</translation>
    </message>
    <message>
        <source>your partner can stay below</source>
        <translation>آپ کا ساتھی نیچے رہ سکتا ہے</translation>
    </message>
    <message>
        <source>your partner can take the trick over</source>
        <translation>آپ کا ساتھی یہ سر خود لے سکتا ہے</translation>
    </message>
    <message>
        <source>the declarer has thrown from this suit: it was his weakness</source>
        <translation>اکیلے کھلاڑی نے اس رنگ کا پتا پھینکا: یہی اس کی کمزوری تھی</translation>
    </message>
    <message>
        <source>for the other suit it is too early</source>
        <translation>دوسرے رنگ کے لیے ابھی جلدی ہے</translation>
    </message>
    <message>
        <source>it needs your partner&apos;s help, so begin there</source>
        <translation>اس میں ساتھی کی مدد چاہیے، اس لیے وہیں سے شروع کریں</translation>
    </message>
    <message>
        <source>the card below the open hand is kept for later</source>
        <translation>کھلے ہاتھ سے نیچے کا پتا بعد کے لیے بچ جاتا ہے</translation>
    </message>
    <message>
        <source>this card cannot catch the open hand any more</source>
        <translation>یہ پتا اب کھلے ہاتھ کو نہیں پھنسا سکتا</translation>
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
        <translation>تبدیلیاں</translation>
    </message>
    <message>
        <source>Nothing has been written yet. Every change will be shown here</source>
        <translation>ابھی کچھ درج نہیں ہوا۔ ہر تبدیلی یہاں نظر آئے گی</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>Game {k} written: {after}</source>
        <translation>کھیل {k} درج ہوا: {after}</translation>
    </message>
    <message>
        <source>Game {k} inserted: {after}</source>
        <translation>کھیل {k} بیچ میں ڈالا گیا: {after}</translation>
    </message>
    <message>
        <source>Remark on game {k} taken away: {remark}</source>
        <extracomment>Of a list: what somebody had written beside a game is there no more</extracomment>
        <translation>کھیل {k} کی کیفیت ہٹا دی گئی: {remark}</translation>
    </message>
    <message>
        <source>Remark on game {k}: {remark}</source>
        <extracomment>Of a list: what somebody wrote beside a game</extracomment>
        <translation>کھیل {k} کی کیفیت: {remark}</translation>
    </message>
    <message>
        <source>Game {k} changed: {before} became {after}</source>
        <translation>کھیل {k} بدلا گیا: پہلے {before}، اب {after}</translation>
    </message>
    <message>
        <source>Game {k} deleted: {before}</source>
        <translation>کھیل {k} حذف ہوا: {before}</translation>
    </message>
    <message>
        <source>Game {k} moved, now game {to}: {after}</source>
        <translation>کھیل {k} کی جگہ بدلی، اب کھیل {to}: {after}</translation>
    </message>
    <message>
        <source>Undone, game {k} taken out: {before}</source>
        <translation>واپس، کھیل {k} ہٹایا گیا: {before}</translation>
    </message>
    <message>
        <source>Undone, game {k} is once more: {after}</source>
        <translation>واپس، کھیل {k} پھر سے: {after}</translation>
    </message>
    <message>
        <source>Redone, game {k} deleted: {before}</source>
        <translation>دوبارہ، کھیل {k} حذف ہوا: {before}</translation>
    </message>
    <message>
        <source>Redone, game {k} is: {after}</source>
        <translation>دوبارہ، کھیل {k} اب: {after}</translation>
    </message>
    <message>
        <source>{name}, {game}, {score}</source>
        <extracomment>A game of the list in few words: who declared, what, and what it brought</extracomment>
        <translation>{name}، {game}، {score}</translation>
    </message>
    <message>
        <source>dealt by {name}</source>
        <extracomment>Of a game of the list: {name} was the dealer</extracomment>
        <translation>بانٹنے والا: {name}</translation>
    </message>
    <message>
        <source>without {name}</source>
        <extracomment>Of a game at a table of four: {name} was away</extracomment>
        <translation>{name} غیر حاضر</translation>
    </message>
    <message>
        <source>Title, players or agreements changed</source>
        <extracomment>What was done to a list, where it is not kept what exactly</extracomment>
        <translation>عنوان، کھلاڑی یا طے شدہ باتیں بدلی گئیں</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <extracomment>A change of the list was taken back; {what} says which</extracomment>
        <translation>واپس: {what}</translation>
    </message>
    <message>
        <source>Redone: {what}</source>
        <extracomment>A change of the list was made again; {what} says which</extracomment>
        <translation>دوبارہ: {what}</translation>
    </message>
    <message>
        <source>New at the table: {name}</source>
        <extracomment>A fourth player sits down at a list of three</extracomment>
        <translation>میز پر نیا کھلاڑی: {name}</translation>
    </message>
    <message>
        <source>New name of {before}: {after}</source>
        <extracomment>A player of the list is called otherwise from now on; right also of &quot;You&quot;</extracomment>
        <translation>{before} کا نیا نام: {after}</translation>
    </message>
    <message>
        <source>Away from game {k} on: {name}</source>
        <extracomment>A player of four who is away; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>کھیل {k} سے غیر حاضر: {name}</translation>
    </message>
    <message>
        <source>There again from game {k} on: {name}</source>
        <extracomment>A player of four who was away; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>کھیل {k} سے پھر حاضر: {name}</translation>
    </message>
    <message>
        <source>{now} (before: {was})</source>
        <extracomment>Something of a list was changed: &quot;Length: 48 games (before: 36 games)&quot;</extracomment>
        <translation>{now} (پہلے: {was})</translation>
    </message>
    <message>
        <source>Changed in the rules: {what}</source>
        <extracomment>The players&apos; own rules of a list were changed; {what} names the switches, as in the dialog of the rules</extracomment>
        <translation>اصولوں میں تبدیلی: {what}</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>New series</source>
        <extracomment>home page, beside another button: at most about 14 letters</extracomment>
        <translation>نیا سلسلہ</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>home page: button that opens the dialog for a new series</extracomment>
        <translation>کھیلیں</translation>
    </message>
    <message>
        <source>New series, for three or four</source>
        <translation>نیا سلسلہ، تین یا چار کھلاڑی</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>home page: button that opens the page with first game, exercises and guide</extracomment>
        <translation>سیکھیں</translation>
    </message>
    <message>
        <source>Step by step</source>
        <extracomment>home page, beside another button: at most about 16 letters</extracomment>
        <translation>قدم بہ قدم</translation>
    </message>
    <message>
        <source>A first game, exercises, the guide</source>
        <translation>پہلا کھیل، مشقیں، گائیڈ</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>home page: button that opens the lists of games played with real cards</extracomment>
        <translation>اسکور شیٹ</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>مینو</translation>
    </message>
    <message>
        <source>{list} · {game}</source>
        <extracomment>home page: {list} is its title, {game} the next one: &quot;Thursday round · Game 13 of 36&quot;</extracomment>
        <translation>{list} · {game}</translation>
    </message>
    <message>
        <source>Continue the list</source>
        <extracomment>home page: button that leads back to the score sheet somebody was writing</extracomment>
        <translation>فہرست جاری رکھیں</translation>
    </message>
    <message>
        <source>For your own table</source>
        <translation>اپنی میز کے لیے</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>home page: button that opens the page with charts and averages</extracomment>
        <translation>اعداد و شمار</translation>
    </message>
    <message>
        <source>How you play</source>
        <translation>آپ کا کھیل کیسا ہے</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <extracomment>home page: button that opens the puzzle that comes next</extracomment>
        <translation>اگلا معمّا</translation>
    </message>
    <message>
        <source>The cards are shuffled, and somebody is waiting at the table</source>
        <translation>پتے پھینٹے جا چکے ہیں اور میز پر آپ کا انتظار ہے</translation>
    </message>
    <message>
        <source>Your list waits for its next game</source>
        <translation>آپ کی فہرست اگلے کھیل کی منتظر ہے</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>کس پتے کے کتنے پوائنٹس</translation>
    </message>
    <message>
        <source>{all} card points in all, {won} win</source>
        <translation>کل {all} پوائنٹس، {won} پر جیت</translation>
    </message>
    <message>
        <source>The highest trumps, in this order: ♣ ♠ ♥ ♦</source>
        <translation>سب سے بڑے ترپ: پہلے ♣، پھر ♠، پھر ♥، پھر ♦</translation>
    </message>
    <message>
        <source>The strong players are being prepared, this once; until then others sit in for them</source>
        <translation>مضبوط کھلاڑی تیار ہو رہے ہیں، صرف اس بار؛ تب تک ان کی جگہ دوسرے کھیلیں گے</translation>
    </message>
    <message>
        <source>Version {version} · free software · all keys: {keys}</source>
        <translation>ورژن {version} · آزاد سافٹ ویئر · تمام کنجیاں: {keys}</translation>
    </message>
    <message>
        <source>New to Skat? Begin here</source>
        <extracomment>home page, below &quot;Learn&quot;, at the first start</extracomment>
        <translation>نئے ہیں؟ یہاں سے شروع کریں</translation>
    </message>
    <message>
        <source>Welcome back, {name}</source>
        <translation>واپسی پر خوش آمدید، {name}</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>خوش آمدید</translation>
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
        <translation>{several}، {next}</translation>
    </message>
    <message>
        <source>{several}; {next}</source>
        <extracomment>Goes on with a list whose parts may have commas of their own: &quot;Ada: 24, won; Ben: 0&quot;</extracomment>
        <translation>{several}؛ {next}</translation>
    </message>
    <message>
        <source>{several}. {next}</source>
        <extracomment>Two sentences, one after the other</extracomment>
        <translation>{several}۔ {next}</translation>
    </message>
</context>
<context>
    <name>KeyRows</name>
    <message>
        <source>To the next button or list</source>
        <extracomment>sheet of keys: the keyboard goes on to the next button, list or card</extracomment>
        <translation>اگلے بٹن یا فہرست پر جائیں</translation>
    </message>
    <message>
        <source>Press the button</source>
        <extracomment>sheet of keys: does what the button with the frame says</extracomment>
        <translation>بٹن دبائیں</translation>
    </message>
    <message>
        <source>Close a dialog</source>
        <extracomment>sheet of keys</extracomment>
        <translation>کھڑکی بند کریں</translation>
    </message>
    <message>
        <source>Home page: go on playing</source>
        <extracomment>sheet of keys: what the large door on the home page does</extracomment>
        <translation>پہلا صفحہ: کھیل جاری رکھیں</translation>
    </message>
    <message>
        <source>Home page: to its large buttons</source>
        <extracomment>sheet of keys: the large buttons are play, learn, score sheet, statistics, next puzzle</extracomment>
        <translation>پہلا صفحہ: بڑے بٹنوں پر جائیں</translation>
    </message>
    <message>
        <source>Move along the hand</source>
        <extracomment>sheet of keys</extracomment>
        <translation>ہاتھ کے پتوں پر آگے پیچھے</translation>
    </message>
    <message>
        <source>To the first or last card</source>
        <extracomment>sheet of keys</extracomment>
        <translation>پہلے یا آخری پتے پر جائیں</translation>
    </message>
    <message>
        <source>Move the card in the hand</source>
        <extracomment>sheet of keys: puts the card one place further in the hand</extracomment>
        <translation>ہاتھ میں پتے کی جگہ بدلیں</translation>
    </message>
    <message>
        <source>Play the card</source>
        <extracomment>sheet of keys: the card is the one reached with the arrow keys</extracomment>
        <translation>پتا چلیں</translation>
    </message>
    <message>
        <source>Play the first to tenth card</source>
        <extracomment>sheet of keys: the keys are 1 to 9 and 0</extracomment>
        <translation>پہلے سے دسویں تک کوئی پتا چلیں</translation>
    </message>
    <message>
        <source>Bidding: hold, or the next value</source>
        <extracomment>sheet of keys: says yes to a bid, or bids the next value</extracomment>
        <translation>بولی: برابر بولیں یا اگلی بولی دیں</translation>
    </message>
    <message>
        <source>Bidding: pass</source>
        <extracomment>sheet of keys</extracomment>
        <translation>بولی: پاس کریں</translation>
    </message>
    <message>
        <source>Bidding: from game to game</source>
        <extracomment>sheet of keys: the list of games beside the bidding</extracomment>
        <translation>بولی: کھیل سے کھیل پر جائیں</translation>
    </message>
    <message>
        <source>Discard: take a card back</source>
        <extracomment>sheet of keys</extracomment>
        <translation>پتے الگ رکھنا: ایک پتا واپس لیں</translation>
    </message>
    <message>
        <source>Announcing: choose the game</source>
        <extracomment>sheet of keys: the keys are 1 to 6</extracomment>
        <translation>اعلان: کھیل چنیں</translation>
    </message>
    <message>
        <source>Announcing: back to the discards</source>
        <extracomment>sheet of keys: from choosing the game back to the two cards put away</extracomment>
        <translation>اعلان: واپس الگ رکھے پتوں پر</translation>
    </message>
    <message>
        <source>From answer to answer</source>
        <extracomment>sheet of keys: between the buttons of what is asked over the table
----------
sheet of keys: score sheet</extracomment>
        <translation>جواب سے جواب پر جائیں</translation>
    </message>
    <message>
        <source>List: explain the value</source>
        <extracomment>sheet of keys: a line of the list beside the table</extracomment>
        <translation>فہرست: قیمت کی وضاحت</translation>
    </message>
    <message>
        <source>Enter a game: the keys under the answers</source>
        <extracomment>sheet of keys: tells what was played; the keys stand under the answers</extracomment>
        <translation>کھیل کا اندراج: جواب کے نیچے لکھی کنجی</translation>
    </message>
    <message>
        <source>Write the game down</source>
        <extracomment>sheet of keys: score sheet; the result told last, won if nothing is told</extracomment>
        <translation>کھیل درج کریں</translation>
    </message>
    <message>
        <source>One answer back</source>
        <extracomment>sheet of keys: score sheet</extracomment>
        <translation>ایک جواب پیچھے</translation>
    </message>
    <message>
        <source>Start the entry again, leave a game</source>
        <extracomment>sheet of keys: score sheet</extracomment>
        <translation>کھیل نئے سرے سے بتائیں، یا چھوڑیں</translation>
    </message>
    <message>
        <source>Preview: page by page</source>
        <extracomment>sheet of keys: score sheet, the list as it will be printed</extracomment>
        <translation>پیش منظر: صفحہ بہ صفحہ</translation>
    </message>
    <message>
        <source>Preview: beginning, end</source>
        <extracomment>sheet of keys: score sheet, the list as it will be printed</extracomment>
        <translation>پیش منظر: شروع، آخر</translation>
    </message>
    <message>
        <source>Puzzle: open all hands after the answer</source>
        <extracomment>sheet of keys</extracomment>
        <translation>معمّا: جواب کے بعد سب ہاتھ کھولیں</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>sheet of keys: score sheet, making a deal</extracomment>
        <translation>واپس لیں</translation>
    </message>
    <message>
        <source>Redo what was taken back</source>
        <extracomment>sheet of keys: score sheet, making a deal</extracomment>
        <translation>واپس لیا ہوا دوبارہ کریں</translation>
    </message>
    <message>
        <source>To the games</source>
        <extracomment>sheet of keys: score sheet, the keyboard goes to the games written down</extracomment>
        <translation>کھیلوں پر جائیں</translation>
    </message>
    <message>
        <source>Next page of a dialog</source>
        <extracomment>sheet of keys: settings and other dialogs have several pages</extracomment>
        <translation>کھڑکی کا اگلا صفحہ</translation>
    </message>
    <message>
        <source>Hurry the cards, clear the trick</source>
        <extracomment>sheet of keys: cards on their way are there at once; a trick that lies complete goes to who took it</extracomment>
        <translation>پتے جلدی پہنچائیں، سر اٹھائیں</translation>
    </message>
    <message>
        <source>Say Kontra or Re</source>
        <extracomment>sheet of keys: Kontra doubles the score, Re doubles it again</extracomment>
        <translation>کونٹرا یا ری کہیں</translation>
    </message>
    <message>
        <source>To the entry</source>
        <extracomment>sheet of keys: score sheet, the keyboard goes to where games are told</extracomment>
        <translation>اندراج پر جائیں</translation>
    </message>
    <message>
        <source>A player: there or away</source>
        <extracomment>sheet of keys: score sheet, the menu of a player; the keys are Alt+1 to Alt+4</extracomment>
        <translation>کوئی کھلاڑی: حاضر یا غیر حاضر</translation>
    </message>
    <message>
        <source>New list</source>
        <extracomment>sheet of keys: begins a new score list</extracomment>
        <translation>نئی فہرست</translation>
    </message>
    <message>
        <source>Search the lists</source>
        <extracomment>sheet of keys: score sheet, the keyboard goes to the search in the shelf</extracomment>
        <translation>فہرستوں میں تلاش کریں</translation>
    </message>
    <message>
        <source>Change the game</source>
        <extracomment>sheet of keys: a game of the score sheet</extracomment>
        <translation>کھیل بدلیں</translation>
    </message>
    <message>
        <source>Changing: enter the game anew</source>
        <extracomment>sheet of keys: score sheet, while a game is changed: empties the entry</extracomment>
        <translation>بدلتے ہوئے: کھیل نئے سرے سے درج کریں</translation>
    </message>
    <message>
        <source>Changing: to player and game</source>
        <extracomment>sheet of keys: score sheet, while a game is changed: leads to answers that keys then tell again</extracomment>
        <translation>بدلتے ہوئے: کھلاڑی، کھیل</translation>
    </message>
    <message>
        <source>Insert a game before it</source>
        <extracomment>sheet of keys: a game of the score sheet</extracomment>
        <translation>اس سے پہلے کھیل ڈالیں</translation>
    </message>
    <message>
        <source>Move the game</source>
        <extracomment>sheet of keys: a game of the score sheet</extracomment>
        <translation>کھیل کی جگہ بدلیں</translation>
    </message>
    <message>
        <source>Delete the game or the list</source>
        <extracomment>sheet of keys: a game of the score sheet, or a list of the shelf</extracomment>
        <translation>کھیل یا فہرست حذف کریں</translation>
    </message>
    <message>
        <source>Menu of the game or the list</source>
        <extracomment>sheet of keys: a game of the score sheet, or a list of the shelf; a remark is written from its menu alone</extracomment>
        <translation>کھیل یا فہرست کا مینو</translation>
    </message>
    <message>
        <source>Print the list</source>
        <extracomment>sheet of keys: score sheet</extracomment>
        <translation>فہرست پرنٹ کریں</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <extracomment>sheet of keys: score sheet, all games to the clipboard</extracomment>
        <translation>فہرست نقل کریں</translation>
    </message>
    <message>
        <source>Large sheet: full screen</source>
        <extracomment>sheet of keys: the sheet in large figures, in a window of its own</extracomment>
        <translation>بڑی شیٹ: پوری اسکرین</translation>
    </message>
    <message>
        <source>From value to value of a chart</source>
        <extracomment>sheet of keys: statistics</extracomment>
        <translation>چارٹ میں ایک عدد سے دوسرے پر</translation>
    </message>
    <message>
        <source>The game behind the value</source>
        <extracomment>sheet of keys: statistics</extracomment>
        <translation>اس عدد کا کھیل</translation>
    </message>
    <message>
        <source>One card back or on</source>
        <extracomment>sheet of keys: a deal under review</extracomment>
        <translation>ایک پتا پیچھے یا آگے</translation>
    </message>
    <message>
        <source>One trick back or on</source>
        <extracomment>sheet of keys: a deal under review</extracomment>
        <translation>ایک سر پیچھے یا آگے</translation>
    </message>
    <message>
        <source>To the beginning or the end of the deal</source>
        <extracomment>sheet of keys: a deal under review</extracomment>
        <translation>بانٹ کے شروع یا آخر پر</translation>
    </message>
    <message>
        <source>Play from here</source>
        <extracomment>sheet of keys: a deal under review</extracomment>
        <translation>یہاں سے کھیلیں</translation>
    </message>
    <message>
        <source>From move to move, from game to game</source>
        <extracomment>sheet of keys: a deal under review, in the list of moves or the contract table</extracomment>
        <translation>چال سے چال پر، کھیل سے کھیل پر</translation>
    </message>
    <message>
        <source>Learning: from card to card</source>
        <extracomment>sheet of keys: learning from mistakes, along the hand</extracomment>
        <translation>سیکھنا: پتے سے پتے پر</translation>
    </message>
    <message>
        <source>Learning: try the card</source>
        <extracomment>sheet of keys: learning from mistakes</extracomment>
        <translation>سیکھنا: پتا آزمائیں</translation>
    </message>
    <message>
        <source>Learning: try the first to tenth card</source>
        <extracomment>sheet of keys: learning from mistakes; the keys are 1 to 9 and 0</extracomment>
        <translation>سیکھنا: پہلے سے دسویں تک کوئی پتا آزمائیں</translation>
    </message>
    <message>
        <source>Learn: to its large buttons</source>
        <extracomment>sheet of keys: the large buttons of the page &quot;Learn&quot;</extracomment>
        <translation>سیکھیں: بڑے بٹنوں پر جائیں</translation>
    </message>
    <message>
        <source>Give an answer, choose a card</source>
        <extracomment>sheet of keys: one of several answers, or a card of the hand</extracomment>
        <translation>جواب دیں، پتا چنیں</translation>
    </message>
    <message>
        <source>From card to card</source>
        <extracomment>sheet of keys: exercises and puzzles
----------
sheet of keys: making a deal</extracomment>
        <translation>پتے سے پتے پر جائیں</translation>
    </message>
    <message>
        <source>Check the answer, go on</source>
        <extracomment>sheet of keys: exercises and puzzles</extracomment>
        <translation>جواب جانچیں، آگے چلیں</translation>
    </message>
    <message>
        <source>Puzzle: try again</source>
        <extracomment>sheet of keys</extracomment>
        <translation>معمّا: پھر کوشش کریں</translation>
    </message>
    <message>
        <source>Puzzle: show the answer</source>
        <extracomment>sheet of keys</extracomment>
        <translation>معمّا: جواب دکھائیں</translation>
    </message>
    <message>
        <source>Guide: search</source>
        <extracomment>sheet of keys</extracomment>
        <translation>گائیڈ: تلاش کریں</translation>
    </message>
    <message>
        <source>Guide: to the next place found</source>
        <extracomment>sheet of keys: to the place found next, with Shift to the one before</extracomment>
        <translation>گائیڈ: ملنے والی اگلی جگہ پر</translation>
    </message>
    <message>
        <source>Guide: back and on</source>
        <extracomment>sheet of keys: the chapters read before</extracomment>
        <translation>گائیڈ: پیچھے اور آگے</translation>
    </message>
    <message>
        <source>Guide: larger, smaller</source>
        <extracomment>sheet of keys: the letters of the guide</extracomment>
        <translation>گائیڈ: بڑا، چھوٹا</translation>
    </message>
    <message>
        <source>Leave the page</source>
        <extracomment>sheet of keys: back to where one came from</extracomment>
        <translation>صفحہ چھوڑیں</translation>
    </message>
    <message>
        <source>Choose a hand, or put the card there</source>
        <extracomment>sheet of keys: making a deal; three hands and the skat</extracomment>
        <translation>ہاتھ چنیں، یا پتا وہاں رکھیں</translation>
    </message>
    <message>
        <source>Give the card to the hand</source>
        <extracomment>sheet of keys: making a deal; the hand is the one chosen</extracomment>
        <translation>پتا ہاتھ کو دیں</translation>
    </message>
    <message>
        <source>Take the card from the hand</source>
        <extracomment>sheet of keys: making a deal</extracomment>
        <translation>پتا ہاتھ سے واپس لیں</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <extracomment>sheet of keys: making a deal; every card that lies nowhere yet is dealt at random</extracomment>
        <translation>باقی بانٹیں</translation>
    </message>
    <message>
        <source>Copy the number of the deal</source>
        <extracomment>sheet of keys: making a deal</extracomment>
        <translation>بانٹ کا نمبر نقل کریں</translation>
    </message>
    <message>
        <source>Paste a deal</source>
        <extracomment>sheet of keys: making a deal; its text or its number lies on the clipboard</extracomment>
        <translation>بانٹ چسپاں کریں</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>First game</source>
        <extracomment>page of learning: a whole game at the table in which every step is explained</extracomment>
        <translation>پہلا کھیل</translation>
    </message>
    <message>
        <source>A whole deal, every step explained as it comes</source>
        <translation>ایک پورا کھیل، ہر قدم پر وضاحت کے ساتھ</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>page of learning: questions about the game with answers</extracomment>
        <translation>مشقیں</translation>
    </message>
    <message>
        <source>Short questions about hands, tricks and scores</source>
        <translation>پتوں، سروں اور اسکور کے چھوٹے چھوٹے سوال</translation>
    </message>
    <message>
        <source>Guide</source>
        <extracomment>page of learning: opens the guide to the game</extracomment>
        <translation>گائیڈ</translation>
    </message>
    <message>
        <source>The rules and how to play well, to read and to search</source>
        <translation>اصول اور اچھا کھیل: پڑھیں اور تلاش کریں</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>title of the page with first game, exercises and guide</extracomment>
        <translation>سیکھیں</translation>
    </message>
    <message>
        <source>Learn Skat</source>
        <translation>اسکاٹ سیکھیں</translation>
    </message>
    <message>
        <source>Try things out, take them back, ask again</source>
        <translation>آزمائیں، واپس لیں، دوبارہ پوچھیں</translation>
    </message>
</context>
<context>
    <name>LearnRoom</name>
    <message>
        <source>Next explanation</source>
        <extracomment>command: the next page of an explanation</extracomment>
        <translation>اگلی وضاحت</translation>
    </message>
    <message>
        <source>Previous explanation</source>
        <extracomment>command: the page before of an explanation</extracomment>
        <translation>پچھلی وضاحت</translation>
    </message>
    <message>
        <source>End the explanations</source>
        <extracomment>command: the deal goes on without explanations</extracomment>
        <translation>وضاحتیں ختم کریں</translation>
    </message>
</context>
<context>
    <name>Length</name>
    <message>
        <source>Everybody deals equally often: at this table {k} or {n} games</source>
        <translation>سب کی بانٹنے کی باریاں برابر: اس میز پر {k} یا {n} کھیل</translation>
    </message>
    <message>
        <source>Other</source>
        <extracomment>length of a series: a number to be typed</extracomment>
        <translation>دیگر</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>کھیلوں کی تعداد</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Learn from mistakes</source>
        <translation>غلطیوں سے سیکھیں</translation>
    </message>
    <message>
        <source>Mistake {k} of {n} · {solved} answered correctly</source>
        <extracomment>{k} of {n} mistakes; {solved} of them were answered rightly</extracomment>
        <translation>غلطی {k} از {n} · درست جواب: {solved}</translation>
    </message>
    <message>
        <source>In the deal: {move}</source>
        <extracomment>what was done in the deal: &quot;You played: ten of hearts&quot;</extracomment>
        <translation>اصل کھیل میں: {move}</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>جواب دکھائیں</translation>
    </message>
    <message>
        <source>Back to the deal</source>
        <extracomment>button: back to the deal under review</extracomment>
        <translation>واپس کھیل پر</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>button: go to the next mistake without an answer</extracomment>
        <translation>اگلی</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>چھوڑیں</translation>
    </message>
    <message>
        <source>It is your turn. Which card do you play? Click it, or use the arrow keys and Enter</source>
        <translation>آپ کی باری ہے۔ کون سا پتا چلیں گے؟ اس پر کلک کریں، یا تیر کی کنجیاں اور Enter دبائیں</translation>
    </message>
    <message>
        <source>Which two cards do you put away? Click both, or use the arrow keys and Enter</source>
        <translation>آپ کون سے دو پتے الگ رکھیں گے؟ دونوں پر کلک کریں، یا تیر کی کنجیاں اور Enter دبائیں</translation>
    </message>
    <message>
        <source>Which game do you announce?</source>
        <translation>آپ کس کھیل کا اعلان کریں گے؟</translation>
    </message>
    <message>
        <source>What do you say in the bidding?</source>
        <translation>بولی میں آپ کیا کہیں گے؟</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>آپ کیا کریں گے؟</translation>
    </message>
    <message>
        <source>The review is not complete yet</source>
        <translation>جائزہ ابھی مکمل نہیں</translation>
    </message>
    <message>
        <source>No mistakes: you did well. Above you can choose another player</source>
        <extracomment>there is nothing to learn; the seat of another player can be chosen at the top of the page</extracomment>
        <translation>کوئی غلطی نہیں: آپ کا کھیل اچھا رہا۔ اوپر دوسرا کھلاڑی چنا جا سکتا ہے</translation>
    </message>
    <message>
        <source>No mistakes: {name} did well. Above you can choose another player</source>
        <translation>{name}: کوئی غلطی نہیں، کھیل اچھا رہا۔ اوپر دوسرا کھلاڑی چنا جا سکتا ہے</translation>
    </message>
    <message>
        <source>That was all: {right} of {total} answered correctly</source>
        <translation>سب ہو گئیں: {total} میں سے {right} کا درست جواب</translation>
    </message>
    <message>
        <source>{move}: one moment…</source>
        <translation>{move}: ایک لمحہ …</translation>
    </message>
    <message>
        <source>{move}: right</source>
        <translation>{move}: درست</translation>
    </message>
    <message>
        <source>{move}: better, but not the best. Try again</source>
        <translation>{move}: پہلے سے بہتر، مگر بہترین نہیں۔ پھر کوشش کریں</translation>
    </message>
    <message>
        <source>{move}: this is what happened in the deal. Look for something better</source>
        <translation>{move}: کھیل میں یہی ہوا تھا۔ اس سے بہتر ڈھونڈیں</translation>
    </message>
    <message>
        <source>{move}: no. Try again</source>
        <translation>{move}: نہیں۔ پھر کوشش کریں</translation>
    </message>
    <message>
        <source>Best: {move}</source>
        <extracomment>{move} would have been best</extracomment>
        <translation>بہترین: {move}</translation>
    </message>
</context>
<context>
    <name>ListChange</name>
    <message>
        <source>Score list</source>
        <translation>اسکور شیٹ</translation>
    </message>
</context>
<context>
    <name>ListDialog</name>
    <message>
        <source>Nobody</source>
        <extracomment>In a list of the players: all are there, nobody is away</extracomment>
        <translation>کوئی نہیں</translation>
    </message>
    <message>
        <source>Two players are called {name}</source>
        <translation>دو کھلاڑیوں کا نام {name} ہے</translation>
    </message>
    <message>
        <source>Every player needs a name</source>
        <translation>ہر کھلاڑی کا نام چاہیے</translation>
    </message>
    <message>
        <source>Somebody would have played while sitting out</source>
        <translation>تب کوئی ایسا کھلاڑی کھیلا ہوتا جو پتے بانٹ کر باہر تھا</translation>
    </message>
    <message>
        <source>The stake is an amount of money for one point, such as {example}</source>
        <translation>فی پوائنٹ رقم لکھیں، مثلاً {example}</translation>
    </message>
    <message>
        <source>New score list</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>نئی فہرست</translation>
    </message>
    <message>
        <source>Details of the list</source>
        <translation>فہرست کی تفصیل</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>what a score list is called</extracomment>
        <translation>عنوان</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>where people play</extracomment>
        <translation>جگہ</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>تاریخ</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>how many play at the table</extracomment>
        <translation>میز</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>کھلاڑی، گھڑی کے رخ پر</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>پہلے کون بانٹے</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>اصول</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>how a list counts: classic, Seeger-Fabian, Bierlachs</extracomment>
        <translation>حساب</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>how many games a list has</extracomment>
        <translation>کتنے کھیل</translation>
    </message>
    <message>
        <source>Stake for one point</source>
        <extracomment>money for one point</extracomment>
        <translation>فی پوائنٹ رقم</translation>
    </message>
    <message>
        <source>Away from the next game on</source>
        <extracomment>at a table of four: the player who is not there from the next game on, or nobody</extracomment>
        <translation>اگلے کھیل سے غیر حاضر</translation>
    </message>
    <message>
        <source>Thursday round</source>
        <extracomment>shown in the empty field for a title</extracomment>
        <translation>جمعرات کی محفل</translation>
    </message>
    <message>
        <source>may stay empty</source>
        <extracomment>shown in the empty field for the place where people play; may stay empty</extracomment>
        <translation>خالی رہ سکتا ہے</translation>
    </message>
    <message>
        <source>no money</source>
        <translation>بغیر رقم</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>pattern of a date in a field: d is the day, MMMM the month, yyyy the year; German &quot;d. MMMM yyyy&quot;</extracomment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Player {k}</source>
        <translation>کھلاڑی {k}</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>تین</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>چار</translation>
    </message>
    <message>
        <source>A game was dealt out of turn: every game keeps its dealer</source>
        <translation>ایک کھیل میں باری کے بغیر پتے بانٹے گئے: ہر کھیل کا بانٹنے والا وہی رہتا ہے</translation>
    </message>
    <message>
        <source>The rules stay as they were at the first game</source>
        <translation>اصول وہی رہتے ہیں جو پہلے کھیل میں تھے</translation>
    </message>
    <message>
        <source>Currency</source>
        <extracomment>for screen readers: the sign of the money people play for</extracomment>
        <translation>کرنسی</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>منسوخ</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>button: begins a new score list</extracomment>
        <translation>شروع کریں</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>button: keeps the changed details of a list</extracomment>
        <translation>محفوظ کریں</translation>
    </message>
</context>
<context>
    <name>ListFigures</name>
    <message>
        <source>Total</source>
        <extracomment>guide: last row of a list</extracomment>
        <translation>کل</translation>
    </message>
    <message>
        <source>Settled</source>
        <extracomment>guide: row of a list: what each player gets or pays at a stake of 1 for a point</extracomment>
        <translation>رقم کا حساب</translation>
    </message>
    <message>
        <source>{name}: {contract}</source>
        <extracomment>guide: a game in a list: who declared it, and which game</extracomment>
        <translation>{name}: {contract}</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>guide: row of a table: what the players of a Ramsch have taken</extracomment>
        <translation>پتوں کے پوائنٹس</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>guide: row of a table: what the players of a Ramsch write down</extracomment>
        <translation>فہرست</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>guide: a rule that is in force</extracomment>
        <translation>ہاں</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>guide: a rule that is not in force</extracomment>
        <translation>نہیں</translation>
    </message>
</context>
<context>
    <name>ListFiles</name>
    <message>
        <source>The list on paper (*.pdf)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>کاغذ پر فہرست (*.pdf)</translation>
    </message>
    <message>
        <source>Export the list</source>
        <extracomment>title of a dialog that asks for a file to write</extracomment>
        <translation>فہرست برآمد کریں</translation>
    </message>
    <message>
        <source>Score lists (*.json *.csv)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>اسکور کی فہرستیں (*.json *.csv)</translation>
    </message>
    <message>
        <source>Import a list</source>
        <extracomment>title of a dialog that asks for a file to read</extracomment>
        <translation>فہرست درآمد کریں</translation>
    </message>
    <message>
        <source>Skatdesk list, with everything (*.json)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Skatdesk فہرست، ہر چیز کے ساتھ (*.json)</translation>
    </message>
    <message>
        <source>Columns of the official list (*.csv)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>سرکاری فہرست کے کالم (*.csv)</translation>
    </message>
    <message>
        <source>This list does not fit into the official columns. Export it as JSON</source>
        <extracomment>a list that holds something the official columns have no room for; CSV and JSON are kinds of files</extracomment>
        <translation>یہ فہرست سرکاری کالموں میں پوری نہیں آتی۔ اسے JSON میں برآمد کریں</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>محفوظ ہو گئی: {path}</translation>
    </message>
    <message>
        <source>The printer refused. Is it switched on, and does it have paper?</source>
        <translation>پرنٹر نے کام نہیں کیا۔ کیا وہ آن ہے اور اس میں کاغذ ہے؟</translation>
    </message>
    <message>
        <source>This computer has no printer. Save the list as a PDF</source>
        <translation>اس کمپیوٹر کا کوئی پرنٹر نہیں۔ فہرست بطور PDF محفوظ کریں</translation>
    </message>
    <message>
        <source>{path} cannot be read. Is the file still there, and are you allowed to open it?</source>
        <translation>یہ فائل پڑھی نہیں جا سکی: {path}۔ کیا یہ اب بھی وہیں ہے، اور کیا آپ کو اسے کھولنے کی اجازت ہے؟</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}. This file was not imported</source>
        <extracomment>a file of a list cannot be read; {what} says why. Nothing has been changed by it</extracomment>
        <translation>فائل {file}، سطر {line}: {what}۔ یہ فائل درآمد نہیں ہوئی</translation>
    </message>
    <message>
        <source>the file cannot be read here: a bracket, a comma or a quotation mark is missing, or there is one too many</source>
        <translation>فائل یہاں پڑھی نہیں جا سکتی: کوئی بریکٹ، کوما یا واوین کا نشان کم ہے، یا زیادہ ہے</translation>
    </message>
    <message>
        <source>this is not text in {detail}. Save the file as {detail}</source>
        <extracomment>{detail} is how letters are written into a file: UTF-8</extracomment>
        <translation>یہ {detail} میں لکھا متن نہیں۔ فائل کو {detail} کے طور پر محفوظ کریں</translation>
    </message>
    <message>
        <source>this is a file of another program. A spreadsheet can save the list as CSV</source>
        <extracomment>what was to be a list is no text at all; CSV is a kind of file</extracomment>
        <translation>یہ کسی اور پروگرام کی فائل ہے۔ اسپریڈشیٹ پروگرام فہرست کو CSV کے طور پر محفوظ کر سکتا ہے</translation>
    </message>
    <message>
        <source>the file is too large for a score list</source>
        <translation>فائل اسکور کی فہرست کے لیے بہت بڑی ہے</translation>
    </message>
    <message>
        <source>this is not a score list that this Skatdesk can read. Such a list begins with {detail}</source>
        <extracomment>{detail} is how such a file begins</extracomment>
        <translation>یہ ایسی فہرست نہیں جسے یہ Skatdesk پڑھ سکے۔ ایسی فہرست یوں شروع ہوتی ہے: {detail}</translation>
    </message>
    <message>
        <source>the list is from a newer Skatdesk. Bring this one up to date to read it</source>
        <translation>یہ فہرست کسی نئے Skatdesk کی ہے۔ اسے پڑھنے کے لیے اپنا Skatdesk اپ ڈیٹ کریں</translation>
    </message>
    <message>
        <source>this line must have {detail} columns, empty ones included</source>
        <extracomment>a line of a table; {detail} is a number</extracomment>
        <translation>اس سطر میں {detail} کالم ہونے چاہییں، خالی کالم بھی گنے جاتے ہیں</translation>
    </message>
    <message>
        <source>every player needs a name</source>
        <translation>ہر کھلاڑی کا نام چاہیے</translation>
    </message>
    <message>
        <source>two players are called {detail}</source>
        <translation>دو کھلاڑیوں کا نام {detail} ہے</translation>
    </message>
    <message>
        <source>there may be at most {detail} letters here</source>
        <extracomment>a text in a file is too long; {detail} is a number</extracomment>
        <translation>یہاں زیادہ سے زیادہ {detail} حروف ہو سکتے ہیں</translation>
    </message>
    <message>
        <source>a player&apos;s name has at most {detail} letters</source>
        <extracomment>{detail} is a number</extracomment>
        <translation>کھلاڑی کے نام میں زیادہ سے زیادہ {detail} حروف ہو سکتے ہیں</translation>
    </message>
    <message>
        <source>the rules of this list are for {detail} players</source>
        <extracomment>{detail} is how many: 3 or 3 / 4</extracomment>
        <translation>اس فہرست کے اصول {detail} کھلاڑیوں کے لیے ہیں</translation>
    </message>
    <message>
        <source>whoever sits out or is away at a table of four cannot go here</source>
        <extracomment>something is written for somebody without cards</extracomment>
        <translation>چار کی میز پر جو باہر بیٹھا ہے یا موجود نہیں، یہاں نہیں آ سکتا</translation>
    </message>
    <message>
        <source>{detail} is missing</source>
        <translation>یہ موجود نہیں: {detail}</translation>
    </message>
    <message>
        <source>{detail} is not known here</source>
        <translation>یہ یہاں معلوم نہیں: {detail}</translation>
    </message>
    <message>
        <source>there is no such day</source>
        <translation>ایسا کوئی دن نہیں</translation>
    </message>
    <message>
        <source>this should look like {detail}</source>
        <translation>یہ یوں ہونا چاہیے: {detail}</translation>
    </message>
    <message>
        <source>possible are {detail}</source>
        <translation>ممکن ہیں: {detail}</translation>
    </message>
    <message>
        <source>there must be {detail} values here</source>
        <extracomment>{detail} is how many: 3, or 3 … 4</extracomment>
        <translation>یہاں {detail} قدریں ہونی چاہییں</translation>
    </message>
    <message>
        <source>this does not fit the rest: it should be {detail}</source>
        <extracomment>{detail} is what should stand there instead: a number, a word, &quot;≠ 0&quot;, &quot;–&quot; for nothing</extracomment>
        <translation>یہ باقی سے میل نہیں کھاتا: یہاں {detail} ہونا چاہیے</translation>
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
        <translation>الگ کھڑکی میں بڑا دکھائیں</translation>
    </message>
    <message>
        <source>Details…</source>
        <extracomment>menu of a score list: title, players, stake …</extracomment>
        <translation>تفصیل …</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>menu of a score list: every change of it</extracomment>
        <translation>تبدیلیاں</translation>
    </message>
    <message>
        <source>New list with these players</source>
        <extracomment>menu of a score list: the same players and agreements, no games</extracomment>
        <translation>انہی کھلاڑیوں کی نئی فہرست</translation>
    </message>
    <message>
        <source>Duplicate with all games</source>
        <extracomment>menu of a score list: a second one with the same games</extracomment>
        <translation>تمام کھیلوں کے ساتھ نقل بنائیں</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>پرنٹ کریں …</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>برآمد کریں …</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>درآمد کریں …</translation>
    </message>
    <message>
        <source>Put into the archive</source>
        <extracomment>menu of a score list: put it into the archive</extracomment>
        <translation>پرانی فہرستوں میں رکھیں</translation>
    </message>
    <message>
        <source>Back on the shelf</source>
        <extracomment>menu of a score list: bring it back from the archive</extracomment>
        <translation>پرانی فہرستوں سے نکالیں</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف کریں</translation>
    </message>
</context>
<context>
    <name>ListModel</name>
    <message>
        <source>Number</source>
        <translation>نمبر</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>کھیل</translation>
    </message>
    <message>
        <source>#</source>
        <extracomment>Head of the narrow column with the running number of a game</extracomment>
        <translation>نمبر</translation>
    </message>
</context>
<context>
    <name>ListPage</name>
    <message>
        <source>List of games</source>
        <translation>کھیلوں کی فہرست</translation>
    </message>
    <message>
        <source>Totals of the list</source>
        <translation>فہرست کے کل</translation>
    </message>
</context>
<context>
    <name>ListSystems</name>
    <message>
        <source>Seeger-Fabian</source>
        <extracomment>A way of scoring lists</extracomment>
        <translation>سیگر فابیان</translation>
    </message>
    <message>
        <source>Classic list</source>
        <extracomment>A way of scoring lists: the declarer&apos;s points, nothing else</extracomment>
        <translation>سادہ فہرست</translation>
    </message>
    <message>
        <source>Bierlachs</source>
        <extracomment>A way of scoring lists: minus points only</extracomment>
        <translation>بیئرلاکس</translation>
    </message>
    <message>
        <source>Bierlachs to {limit}</source>
        <extracomment>{limit} is the agreed minus, for instance −301: who gets there first has lost</extracomment>
        <translation>بیئرلاکس، حد {limit}</translation>
    </message>
</context>
<context>
    <name>ListWords</name>
    <message>
        <source>{rank}.</source>
        <extracomment>A rank: 1st, 2nd, 3rd, written with a figure only</extracomment>
        <translation>{rank}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <extracomment>{day} is a date, {time} a time of the day such as 20:15</extracomment>
        <translation>{day}، {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>at a table; 3 or 4</comment>
        <translation>
            <numerusform>%n کھلاڑی</numerusform>
            <numerusform>%n کھلاڑی</numerusform>
        </translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>Of a list of games: all are written</extracomment>
        <translation>مکمل</translation>
    </message>
    <message>
        <source>game {k}</source>
        <extracomment>The game that is due in a list without end</extracomment>
        <translation>کھیل {k}</translation>
    </message>
    <message>
        <source>game {k} of {n}</source>
        <extracomment>The game that is due in a list</extracomment>
        <translation>کھیل {k} از {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <comment>in a score list</comment>
        <translation>
            <numerusform>%n کھیل</numerusform>
            <numerusform>%n کھیل</numerusform>
        </translation>
    </message>
    <message>
        <source>{k} of {n}</source>
        <extracomment>How many games of a list are written: &quot;24 of 36&quot;</extracomment>
        <translation>{k} از {n}</translation>
    </message>
    <message>
        <source>This moves Bock rounds. Later games keep the factor they were written with until changed</source>
        <translation>اس سے دگنے دوروں کی جگہ بدل گئی۔ بعد کے کھیل اسی ضارب پر رہتے ہیں جس پر درج ہوئے، جب تک آپ انہیں نہ بدلیں</translation>
    </message>
    <message>
        <source>This moves the turn to deal. Later games keep the dealers they were written with</source>
        <translation>اس سے پتے بانٹنے کی باری بدل گئی۔ بعد کے کھیل اسی بانٹنے والے کے ساتھ رہتے ہیں جس کے ساتھ درج ہوئے</translation>
    </message>
    <message>
        <source>A Bock or Ramsch round is not played out: the list can be made longer in its details</source>
        <translation>دگنا دور یا رامش کا دور پورا نہیں ہوا: فہرست کی تفصیل میں اسے لمبا کیا جا سکتا ہے</translation>
    </message>
</context>
<context>
    <name>Lying</name>
    <message>
        <source>{claimed}: no play can change that · click or press Enter to go on</source>
        <extracomment>{claimed} is &quot;Ben claims the remaining tricks&quot;; Ben&apos;s cards lie open until then</extracomment>
        <translation>{claimed} · اسے کوئی چال نہیں بدل سکتی · آگے بڑھنے کے لیے کلک کریں یا Enter دبائیں</translation>
    </message>
    <message>
        <source>{taken} · click or press Enter to go on</source>
        <extracomment>{taken} is &quot;Ben takes the trick&quot;; the trick lies until then</extracomment>
        <translation>{taken} · آگے بڑھنے کے لیے کلک کریں یا Enter دبائیں</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Deals and files</source>
        <extracomment>menu: deals of one&apos;s own choice, games read from files and written to them</extracomment>
        <translation>بانٹ اور فائلیں</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>menu: how everything looks: language, cards, colours, full screen</extracomment>
        <translation>منظر</translation>
    </message>
    <message>
        <source>New series…</source>
        <translation>نیا سلسلہ …</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>menu: back to the first page</extracomment>
        <translation>پہلا صفحہ</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>menu: to the page with first game, exercises and guide</extracomment>
        <translation>سیکھیں</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>menu: to the lists of games played with real cards</extracomment>
        <translation>اسکور شیٹ</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>menu: to the page with charts and averages</extracomment>
        <translation>اعداد و شمار</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>واپس</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>دوبارہ</translation>
    </message>
    <message>
        <source>Give up this deal</source>
        <translation>اس کھیل میں ہار مانیں</translation>
    </message>
    <message>
        <source>Throw the cards in</source>
        <extracomment>menu: the declarer ends a deal he cannot win any more, with what he has taken so far</extracomment>
        <translation>پتے میز پر ڈال دیں</translation>
    </message>
    <message>
        <source>Claim the remaining tricks</source>
        <translation>باقی سریں میری</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>پچھلی سر</translation>
    </message>
    <message>
        <source>To the result</source>
        <extracomment>command and button of who sits out at a table of four: the deal is played to its end without a pause</extracomment>
        <translation>سیدھے نتیجے پر</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>بانٹ کا نمبر نقل کریں</translation>
    </message>
    <message>
        <source>Score list beside the table</source>
        <translation>میز کے ساتھ فہرست</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>مینو</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>پوری اسکرین</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>menu: opens the dialog of all options</extracomment>
        <translation>ترتیبات …</translation>
    </message>
    <message>
        <source>Guide</source>
        <extracomment>menu: opens the window of the guide, at the chapter that belongs to this place</extracomment>
        <translation>گائیڈ</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>کنجیاں</translation>
    </message>
    <message>
        <source>About Skatdesk</source>
        <translation>پروگرام Skatdesk کا تعارف</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>menu: end the program</extracomment>
        <translation>بند کریں</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Hint</source>
        <extracomment>On a tab at a card of the hand, at most about eight letters</extracomment>
        <translation>اشارہ</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>End of the deal</source>
        <extracomment>last row of the list of moves</extracomment>
        <translation>کھیل کا اختتام</translation>
    </message>
    <message>
        <source>{move}, turning point</source>
        <extracomment>read aloud behind a move after which the other side wins</extracomment>
        <translation>{move}، فیصلہ کن موڑ</translation>
    </message>
</context>
<context>
    <name>NewSeriesDialog</name>
    <message>
        <source>Copied: whoever begins with this number gets the same deals</source>
        <translation>نقل ہو گیا: اس نمبر سے شروع کرنے والے کو یہی پتے ملیں گے</translation>
    </message>
    <message>
        <source>New series</source>
        <translation>نیا سلسلہ</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>آپ کا نام</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>how many play at the table</extracomment>
        <translation>میز</translation>
    </message>
    <message>
        <source>Opponents, clockwise from your left</source>
        <translation>مخالفین، آپ کے بائیں سے گھڑی کے رخ پر</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>اصول</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>how many games a series has</extracomment>
        <translation>کتنے کھیل</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>how a list counts: classic, Seeger-Fabian, Bierlachs</extracomment>
        <translation>حساب</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>where the deals of a series come from</extracomment>
        <translation>پتوں کی بانٹ</translation>
    </message>
    <message>
        <source>Own rules…</source>
        <extracomment>choice of rules: opens a dialog with every switch</extracomment>
        <translation>اپنے اصول …</translation>
    </message>
    <message>
        <source>For practice: with hints and taking back, outside the statistics</source>
        <extracomment>switch: a series with help</extracomment>
        <translation>مشق کے لیے: اشاروں اور چال کی واپسی کے ساتھ، اعداد و شمار سے باہر</translation>
    </message>
    <message>
        <source>Starting ends the series you are playing</source>
        <translation>شروع کرنے سے آپ کا جاری سلسلہ ختم ہو جائے گا</translation>
    </message>
    <message>
        <source>One deal by its number…</source>
        <translation>نمبر سے ایک بانٹ …</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>تین</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>چار</translation>
    </message>
    <message>
        <source>The same number deals the same cards: share it and compare your lists</source>
        <translation>ایک ہی نمبر سے وہی پتے بٹتے ہیں: دوستوں کو دیں اور فہرستوں کا موازنہ کریں</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>منسوخ</translation>
    </message>
    <message>
        <source>Skatdesk, series number {number}: {rules}, {length}, {scoring}, {players} players</source>
        <extracomment>an invitation to be sent to friends: {rules} &quot;Official rules&quot;, {length} &quot;36 games&quot;, {scoring} &quot;Seeger-Fabian&quot;; {number} fixes the deals</extracomment>
        <translation>پروگرام Skatdesk، سلسلہ نمبر {number}: {rules}، {length}، {scoring}، {players} کھلاڑی</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>button: begins the series</extracomment>
        <translation>شروع کریں</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>اپنے اصول</translation>
    </message>
    <message numerus="yes">
        <source>{rules}, but for %n switch(es)</source>
        <extracomment>{rules} is the name of a rule set: &quot;Pub rules&quot;</extracomment>
        <translation>
            <numerusform>{rules}، مگر %n فرق کے ساتھ</numerusform>
            <numerusform>{rules}، مگر %n فرق کے ساتھ</numerusform>
        </translation>
    </message>
    <message>
        <source>Two players are called {name}</source>
        <translation>دو کھلاڑیوں کا نام {name} ہے</translation>
    </message>
    <message>
        <source>Type a series number, or draw one</source>
        <translation>سلسلے کا نمبر لکھیں یا نکالیں</translation>
    </message>
</context>
<context>
    <name>NewSet</name>
    <message>
        <source>Which deals</source>
        <extracomment>what is asked: at random, by number, as last time, today&apos;s deals</extracomment>
        <translation>کون سی بانٹیں</translation>
    </message>
    <message>
        <source>The same number deals the same cards: pass it on, and compare your results with your friends</source>
        <translation>ایک ہی نمبر سے وہی پتے بٹتے ہیں: دوستوں کو دیں اور نتیجوں کا موازنہ کریں</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <comment>length of a set</comment>
        <translation>
            <numerusform>%n بانٹ</numerusform>
            <numerusform>%n بانٹیں</numerusform>
        </translation>
    </message>
    <message>
        <source>Length of the set</source>
        <translation>کتنی بانٹیں</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>مخالفین</translation>
    </message>
    <message>
        <source>New set</source>
        <extracomment>button: begins a new set of deals</extracomment>
        <translation>نیا مقابلہ</translation>
    </message>
    <message>
        <source>Today everybody gets these cards: compare your results with your friends</source>
        <translation>آج سب کو یہی پتے ملتے ہیں: دوستوں کے ساتھ نتیجوں کا موازنہ کریں</translation>
    </message>
    <message>
        <source>Skatdesk, duplicate, number {number}: {boards}, {level}</source>
        <extracomment>an invitation to be sent to friends: {boards} &quot;12 deals&quot;, {level} &quot;Club player&quot;; {number} fixes the deals: the first figure after &quot;Skatdesk&quot;, where it is found when the invitation is pasted</extracomment>
        <translation>پروگرام Skatdesk، ماہر سے مقابلہ نمبر {number}: {boards}، {level}</translation>
    </message>
    <message>
        <source>Copied: whoever begins with this number gets the same deals</source>
        <translation>نقل ہو گیا: اس نمبر سے شروع کرنے والے کو یہی پتے ملیں گے</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Undo</source>
        <translation>واپس</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: takes a message away</extracomment>
        <translation>بند کریں</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number}%</source>
        <extracomment>A share; put the sign where your language has it, with a narrow no-break space if it has one</extracomment>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Level of opponent {k}</source>
        <translation>مخالف {k} کی سطح</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>more</source>
        <extracomment>Button: shows the rarer particulars of a game</extracomment>
        <translation>مزید</translation>
    </message>
    <message>
        <source>passed in</source>
        <extracomment>Button: nobody bid, the deal was passed in</extracomment>
        <translation>سب پاس</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Button: the declarer won the game; it enters the game into the list</extracomment>
        <translation>جیت</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Button: the declarer lost the game; it enters the game into the list</extracomment>
        <translation>ہار</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>Button: writes the Ramsch, or the deal that was passed in, into the list</extracomment>
        <translation>درج کریں</translation>
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
        <translation>حساب کریں</translation>
    </message>
    <message>
        <source>Print</source>
        <extracomment>button: the list on paper</extracomment>
        <translation>پرنٹ کریں</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>button: the list as a file</extracomment>
        <translation>برآمد کریں</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>tool tip: a menu with everything else</extracomment>
        <translation>مزید</translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Print preview</source>
        <extracomment>Title of a page: the list as it will be printed</extracomment>
        <translation>پرنٹ کا پیش منظر</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <extracomment>button: writes the list on paper into a file; PDF is a kind of file</extracomment>
        <translation>بطور PDF محفوظ کریں …</translation>
    </message>
</context>
<context>
    <name>PaperWords</name>
    <message>
        <source>{amount} a point</source>
        <extracomment>On a printed list: how much money one point is; {amount} is &quot;0.01 €&quot;</extracomment>
        <translation>فی پوائنٹ {amount}</translation>
    </message>
    <message>
        <source>Players: {names}</source>
        <extracomment>On a printed list; {names} are all players of the list</extracomment>
        <translation>کھلاڑی: {names}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a narrow column on a printed list: a player&apos;s points so far</extracomment>
        <translation>پوائنٹس</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Head of a very narrow column on a printed list, written upwards: how many games somebody has won</extracomment>
        <translation>جیت</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Head of a very narrow column on a printed list, written upwards: how many games somebody has lost</extracomment>
        <translation>ہار</translation>
    </message>
    <message>
        <source>Carried forward</source>
        <extracomment>First line of a further page of a printed list: the points so far</extracomment>
        <translation>پچھلے صفحے سے</translation>
    </message>
    <message>
        <source>without {name}</source>
        <extracomment>Remark on games of a printed list of four: {name} was away; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>{name} غیر حاضر</translation>
    </message>
    <message>
        <source>{remark}: {numbers}</source>
        <extracomment>A remark below a printed list: {remark} is for instance &quot;overbid&quot;, {numbers} are the numbers of the games</extracomment>
        <translation>{remark}: {numbers}</translation>
    </message>
    <message>
        <source>Remarks (by game) – {remarks}</source>
        <extracomment>Below a printed list; {remarks} are like &quot;overbid: 3, 12 · agreed at the table: 7&quot; with numbers of games</extracomment>
        <translation>کیفیت (کھیل کے نمبر سے) – {remarks}</translation>
    </message>
    <message>
        <source>agreed at the table</source>
        <extracomment>Remark on games of a printed list: the table agreed on the score</extracomment>
        <translation>میز پر طے ہوا</translation>
    </message>
    <message>
        <source>ended by an offence</source>
        <extracomment>Remark on games of a printed list: somebody broke a rule</extracomment>
        <translation>خلاف ورزی پر ختم ہوا</translation>
    </message>
    <message>
        <source>overbid</source>
        <extracomment>Remark on games of a printed list: the bid was higher than the game&apos;s value</extracomment>
        <translation>حد سے زیادہ بولی</translation>
    </message>
    <message>
        <source>– deals and sits out</source>
        <extracomment>Explains the mark of the dealer, a dash, on a printed list of four players</extracomment>
        <translation>– پتے بانٹ کر باہر</translation>
    </message>
    <message>
        <source>Game points</source>
        <extracomment>Line below a printed list: sum of the games, without bonuses</extracomment>
        <translation>کھیل کے پوائنٹس</translation>
    </message>
    <message>
        <source>(won − lost) × {bonus}</source>
        <extracomment>Line below a printed list: games won minus games lost, times {bonus}</extracomment>
        <translation>(جیت − ہار) × {bonus}</translation>
    </message>
    <message>
        <source>Lost by others × {bonus}</source>
        <extracomment>Line below a printed list: games that other players declared and lost, times {bonus}</extracomment>
        <translation>دوسروں کی ہاریں × {bonus}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Line below a printed list: what counts in the end</extracomment>
        <translation>کل</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Line below a printed list: who is first, second, third</extracomment>
        <translation>درجہ</translation>
    </message>
    <message>
        <source>Gets or pays</source>
        <extracomment>Line below a printed list: money, each with each</extracomment>
        <translation>لینا یا دینا</translation>
    </message>
    <message>
        <source>Into the cash box</source>
        <extracomment>Line below a printed list: money for the common box</extracomment>
        <translation>صندوقچی میں</translation>
    </message>
    <message>
        <source>{payer} to {receiver}: {amount}</source>
        <extracomment>A payment, below a printed list; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>{payer} سے {receiver} کو {amount}</translation>
    </message>
    <message>
        <source>Signatures</source>
        <extracomment>On a printed list, over the lines on which the players sign</extracomment>
        <translation>دستخط</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <extracomment>At the foot of a printed page</extracomment>
        <translation>صفحہ {page} از {pages}</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>Also played as {names}</source>
        <extracomment>Names that were joined into one player; {names} is a list of them</extracomment>
        <translation>یہ نام بھی: {names}</translation>
    </message>
    <message>
        <source>There is a player of this name. Merge the two if they are the same person</source>
        <translation>اس نام کا کھلاڑی موجود ہے۔ اگر دونوں ایک ہی شخص ہیں تو انہیں ملا دیں</translation>
    </message>
    <message>
        <source>These two sat at one table: they cannot be the same person</source>
        <translation>یہ دونوں ایک میز پر بیٹھے تھے: ایک ہی شخص نہیں ہو سکتے</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>کھلاڑی</translation>
    </message>
    <message>
        <source>Names in the statistics; lists and series keep the names they were written with</source>
        <translation>اعداد و شمار کے نام؛ فہرستوں اور سلسلوں میں وہی نام رہتے ہیں جو لکھے گئے تھے</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>button: give the player this name</extracomment>
        <translation>نام بدلیں</translation>
    </message>
    <message>
        <source>Merge</source>
        <extracomment>button: this player is the same person as the other one</extracomment>
        <translation>ملائیں</translation>
    </message>
    <message>
        <source>Separate</source>
        <extracomment>button: the players are different persons again</extracomment>
        <translation>الگ کریں</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>button: close the dialog</extracomment>
        <translation>ہو گیا</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>کھلاڑی</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>نیا نام</translation>
    </message>
    <message>
        <source>Merge into</source>
        <translation>کس سے ملائیں</translation>
    </message>
</context>
<context>
    <name>PeriodDialog</name>
    <message>
        <source>From</source>
        <extracomment>over a field: the first day of a period</extracomment>
        <translation>پہلا دن</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>over a field: the last day of a period</extracomment>
        <translation>آخری دن</translation>
    </message>
    <message>
        <source>Show these games</source>
        <extracomment>button: show the games of this period</extracomment>
        <translation>یہ کھیل دکھائیں</translation>
    </message>
</context>
<context>
    <name>PlayDealDialog</name>
    <message>
        <source>Type the number of the deal</source>
        <translation>بانٹ کا نمبر لکھیں</translation>
    </message>
    <message>
        <source>Play a deal</source>
        <translation>ایک بانٹ کھیلیں</translation>
    </message>
    <message>
        <source>For practice: it goes into no list. The series you are playing waits meanwhile</source>
        <translation>مشق کے لیے: یہ کسی فہرست میں نہیں آتا۔ آپ کا جاری سلسلہ اتنی دیر رکا رہے گا</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>بانٹ کا نمبر</translation>
    </message>
    <message>
        <source>Your seat</source>
        <extracomment>which seat the user takes: forehand, middlehand or rearhand</extracomment>
        <translation>آپ کی نشست</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>اصول</translation>
    </message>
    <message>
        <source>such as {number}</source>
        <extracomment>shown in the empty field for the number of a deal</extracomment>
        <translation>مثلاً {number}</translation>
    </message>
    <message>
        <source>Choose the cards…</source>
        <extracomment>button: to the page where one chooses all cards of a deal</extracomment>
        <translation>پتے چنیں …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>منسوخ</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: deals these cards</extracomment>
        <translation>کھیلیں</translation>
    </message>
</context>
<context>
    <name>PlayOnButton</name>
    <message>
        <source>Play from here</source>
        <extracomment>button of the review: go on with the deal from the position shown, at the table, for practice</extracomment>
        <translation>یہاں سے کھیلیں</translation>
    </message>
    <message>
        <source>Goes on from here at the table, for practice: you play the hand at the bottom</source>
        <translation>کھیل یہیں سے میز پر آگے چلتا ہے، مشق کے لیے: نیچے والے پتے آپ کھیلتے ہیں</translation>
    </message>
</context>
<context>
    <name>PlayerMenu</name>
    <message>
        <source>There</source>
        <extracomment>menu of a player in the score sheet: he is there in the game that is told</extracomment>
        <translation>حاضر</translation>
    </message>
    <message>
        <source>Away in game {k} only</source>
        <extracomment>menu of a player in the score sheet: away in game {k}, there again after it</extracomment>
        <translation>صرف کھیل {k} میں غیر حاضر</translation>
    </message>
    <message>
        <source>Away from game {k} on</source>
        <extracomment>menu of a player in the score sheet: away in game {k} and all that follow</extracomment>
        <translation>کھیل {k} سے غیر حاضر</translation>
    </message>
    <message>
        <source>Deals game {k}</source>
        <extracomment>menu of a player in the score sheet: this game was or is dealt by him, also out of turn</extracomment>
        <translation>کھیل {k} کا بانٹنے والا</translation>
    </message>
    <message>
        <source>Other names, a fourth player…</source>
        <translation>دوسرے نام، چوتھا کھلاڑی …</translation>
    </message>
    <message>
        <source>Other names…</source>
        <extracomment>menu of a player in the score sheet: opens the details of the list</extracomment>
        <translation>دوسرے نام …</translation>
    </message>
</context>
<context>
    <name>PracticeRoom</name>
    <message>
        <source>Leave this deal</source>
        <extracomment>command: ends a deal for practice before it is over, where nothing waits behind it</extracomment>
        <translation>یہ بانٹ چھوڑیں</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>command and button: what a strong player would do</extracomment>
        <translation>اشارہ</translation>
    </message>
    <message>
        <source>Demo</source>
        <extracomment>command and button: the computer plays on for the user</extracomment>
        <translation>ڈیمو</translation>
    </message>
    <message>
        <source>With help this game becomes practice: it stays in the list, but not in the statistics</source>
        <translation>مدد لینے سے یہ کھیل مشق بن جاتا ہے: فہرست میں رہے گا مگر اعداد و شمار میں نہیں</translation>
    </message>
    <message>
        <source>Play a deal by its number…</source>
        <translation>نمبر سے ایک بانٹ کھیلیں …</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Cancel</source>
        <translation>منسوخ</translation>
    </message>
    <message>
        <source>Review again</source>
        <translation>جائزہ دوبارہ لیں</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>جائزہ کہاں تک پہنچا</translation>
    </message>
    <message>
        <source>The strong players are being prepared; the review begins then</source>
        <translation>مضبوط کھلاڑی تیار ہو رہے ہیں؛ جائزہ اس کے بعد شروع ہوگا</translation>
    </message>
    <message>
        <source>{k} of {n}</source>
        <translation>{k} از {n}</translation>
    </message>
    <message>
        <source>The review was broken off</source>
        <translation>جائزہ بیچ میں روک دیا گیا</translation>
    </message>
    <message>
        <source>This deal could not be reviewed</source>
        <translation>اس کھیل کا جائزہ نہ ہو سکا</translation>
    </message>
    <message>
        <source>The strong players cannot be prepared on this machine: there is no review</source>
        <translation>مضبوط کھلاڑی اس کمپیوٹر پر تیار نہیں ہو سکتے: جائزہ ممکن نہیں</translation>
    </message>
</context>
<context>
    <name>PutAway</name>
    <message>
        <source>Put away</source>
        <extracomment>Head beside the two cards the declarer has put away</extracomment>
        <translation>الگ رکھے پتے</translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message>
        <source>There are no games of yours yet: play some first</source>
        <translation>ابھی آپ کا کوئی کھیل نہیں: پہلے کچھ کھیل کھیلیں</translation>
    </message>
    <message>
        <source>The strong players cannot be prepared on this machine: no games can be searched</source>
        <translation>مضبوط کھلاڑی اس کمپیوٹر پر تیار نہیں ہو سکتے: کھیلوں میں تلاش ممکن نہیں</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles from your games cannot be read and are left out. Search your games again to find them anew</source>
        <translation>
            <numerusform>آپ کے کھیلوں کا %n معمّا پڑھا نہیں جا سکا اور یہاں شامل نہیں۔ اسے دوبارہ پانے کے لیے اپنے کھیلوں میں پھر تلاش کریں</numerusform>
            <numerusform>آپ کے کھیلوں کے %n معمّے پڑھے نہیں جا سکے اور یہاں شامل نہیں۔ انہیں دوبارہ پانے کے لیے اپنے کھیلوں میں پھر تلاش کریں</numerusform>
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
            <numerusform>آپ کا %n کھیل پڑھا نہیں جا سکا اور چھوڑ دیا گیا</numerusform>
            <numerusform>آپ کے %n کھیل پڑھے نہیں جا سکے اور چھوڑ دیے گئے</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>page of learning: positions with one right answer</extracomment>
        <translation>معمّے</translation>
    </message>
    <message>
        <source>Find the right card, discard or bid; mistakes come again</source>
        <translation>درست پتا، الگ رکھنے کے پتے یا بولی ڈھونڈیں؛ غلطیاں دوبارہ آتی ہیں</translation>
    </message>
</context>
<context>
    <name>PuzzleSheet</name>
    <message>
        <source>Put these away</source>
        <extracomment>button: these two cards go into the skat</extracomment>
        <translation>یہ پتے الگ رکھیں</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>پھر کوشش کریں</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>button: tells the answer of a puzzle</extracomment>
        <translation>دکھائیں</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>button: the next puzzle</extracomment>
        <translation>اگلا</translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <extracomment>puzzles that were tried before and come again today</extracomment>
        <translation>
            <numerusform>آج کے لیے %n</numerusform>
            <numerusform>آج کے لیے %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>puzzles</comment>
        <extracomment>puzzles that were never tried</extracomment>
        <translation>
            <numerusform>%n نیا</numerusform>
            <numerusform>%n نئے</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <extracomment>on so many days in a row puzzles were tried; at least 2</extracomment>
        <translation>
            <numerusform>لگاتار %n دن</numerusform>
            <numerusform>لگاتار %n دن</numerusform>
        </translation>
    </message>
    <message>
        <source>{right} of {all} solved first time</source>
        <translation>{all} میں سے {right} پہلی بار میں حل</translation>
    </message>
    <message>
        <source>No such puzzles</source>
        <extracomment>there are no puzzles of the kind and grade that were chosen</extracomment>
        <translation>ایسا کوئی معمّا نہیں</translation>
    </message>
    <message>
        <source>Choose another kind, or look for puzzles in your own games</source>
        <translation>کوئی اور قسم چنیں، یا اپنے کھیلوں میں معمّے تلاش کریں</translation>
    </message>
    <message>
        <source>{kind} · {grade} · once more</source>
        <extracomment>above a puzzle: its kind and how hard it is; it was tried before</extracomment>
        <translation>{kind} · {grade} · دوبارہ</translation>
    </message>
    <message>
        <source>{kind} · {grade}</source>
        <extracomment>above a puzzle: its kind and how hard it is</extracomment>
        <translation>{kind} · {grade}</translation>
    </message>
    <message>
        <source>Choose a card with the mouse, the number keys or the arrows</source>
        <translation>پتا چنیں: ماؤس، ہندسوں یا تیر کی کنجیوں سے</translation>
    </message>
    <message>
        <source>Choose two cards with the mouse, the number keys or the arrows</source>
        <translation>دو پتے چنیں: ماؤس، ہندسوں یا تیر کی کنجیوں سے</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>a puzzle is solved</extracomment>
        <translation>درست</translation>
    </message>
    <message>
        <source>Not right</source>
        <extracomment>the answer to a puzzle is wrong</extracomment>
        <translation>درست نہیں</translation>
    </message>
    <message>
        <source>Right answer: {answer}</source>
        <extracomment>{answer} is a card, two cards, a player, a number, or what to say in the bidding</extracomment>
        <translation>درست جواب: {answer}</translation>
    </message>
    <message>
        <source>Tried before ({answer}): {reason}</source>
        <extracomment>under the right answer to a puzzle: {answer} was tried before and is worse, {reason} tells why</extracomment>
        <translation>پچھلی کوشش ({answer}): {reason}</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>Which card?</source>
        <extracomment>kind of puzzle: choose a card, seeing one&apos;s own hand</extracomment>
        <translation>کون سا پتا؟</translation>
    </message>
    <message>
        <source>Which card, hands open?</source>
        <extracomment>kind of puzzle: choose a card, seeing all hands</extracomment>
        <translation>کون سا پتا، سب پتے کھلے؟</translation>
    </message>
    <message>
        <source>Which discard?</source>
        <extracomment>kind of puzzle: put two cards into the skat</extracomment>
        <translation>کون سے پتے الگ رکھیں؟</translation>
    </message>
    <message>
        <source>Bid or pass?</source>
        <extracomment>kind of puzzle: bid on or pass</extracomment>
        <translation>بولی یا پاس؟</translation>
    </message>
    <message>
        <source>What do they hold?</source>
        <extracomment>kind of puzzle: find out by counting what another player holds</extracomment>
        <translation>ان کے پاس کیا ہے؟</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>how hard puzzles are</extracomment>
        <translation>آسان</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>درمیانہ</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>مشکل</translation>
    </message>
    <message>
        <source>Which card keeps you from losing?</source>
        <translation>کون سا پتا آپ کو ہار سے بچاتا ہے؟</translation>
    </message>
    <message>
        <source>Only one card wins: which?</source>
        <translation>جیت صرف ایک پتے سے ہے: کون سا؟</translation>
    </message>
    <message>
        <source>Which card wins most often?</source>
        <translation>کس پتے سے سب سے زیادہ بار جیت ہوتی ہے؟</translation>
    </message>
    <message>
        <source>Which two cards go into the skat?</source>
        <translation>کون سے دو پتے اسکاٹ میں جائیں؟</translation>
    </message>
    <message>
        <source>Go on or pass?</source>
        <translation>بولی جاری رکھیں یا پاس؟</translation>
    </message>
    <message>
        <source>Where is this card: {card}?</source>
        <translation>یہ پتا کہاں ہے: {card}؟</translation>
    </message>
    <message>
        <source>How many trumps does {name} hold?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>{name} کے پاس کتنے ترپ ہیں؟</translation>
    </message>
    <message>
        <source>How many cards of this suit does {name} hold: {suit}?</source>
        <extracomment>{suit} is a suit in the naming in use: Hearts</extracomment>
        <translation>{name} کے پاس اس رنگ کے کتنے پتے ہیں: {suit}؟</translation>
    </message>
    <message>
        <source>The value in question: {value}</source>
        <translation>سوال اس بولی کا ہے: {value}</translation>
    </message>
    <message>
        <source>You want to play {contract}; the bid was {value}</source>
        <translation>آپ {contract} کھیلنا چاہتے ہیں؛ بولی {value} تھی</translation>
    </message>
    <message>
        <source>Ramsch: whoever takes most card points loses</source>
        <translation>رامش: سب سے زیادہ پوائنٹس والا ہارتا ہے</translation>
    </message>
    <message>
        <source>You play {contract} against both</source>
        <translation>آپ دونوں کے خلاف کھیل رہے ہیں: {contract}</translation>
    </message>
    <message>
        <source>You defend against {name}, who plays {contract}</source>
        <translation>آپ دفاع میں ہیں، اکیلا کھلاڑی {name}، کھیل {contract}</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <extracomment>for screen readers: the cards of the trick</extracomment>
        <translation>میز پر: {cards}</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <extracomment>for screen readers</extracomment>
        <translation>آپ کے پتے: {cards}</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <extracomment>for screen readers: another player&apos;s open hand</extracomment>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>In the skat</source>
        <extracomment>where a card may be: not in anybody&apos;s hand</extracomment>
        <translation>اسکاٹ میں</translation>
    </message>
    <message>
        <source>The right card wins in {best} of 100 lies of the cards, the next best in {next}</source>
        <translation>پتوں کی 100 میں سے {best} تقسیموں میں درست پتے سے جیت، اگلے بہترین سے {next} میں</translation>
    </message>
    <message>
        <source>The right two win in {best} of 100 lies of the cards, the next best two in {next}</source>
        <translation>پتوں کی 100 میں سے {best} تقسیموں میں درست دو پتوں سے جیت، اگلے بہترین دو سے {next} میں</translation>
    </message>
    <message>
        <source>Played 100 times it is won {best} times, for {score} on average; mostly {contract}</source>
        <extracomment>{contract} is a game, {best} a count, {score} list score with its sign</extracomment>
        <translation>100 بار کھیلیں تو {best} بار جیت، اوسط اسکور {score}؛ زیادہ تر {contract}</translation>
    </message>
    <message>
        <source>Played 100 times it is won {best} times, for {score} on average with all bonuses, those of the others too; mostly {contract}</source>
        <extracomment>the same where the list adds points for games won and lost, and gives some to the others</extracomment>
        <translation>100 بار کھیلیں تو {best} بار جیت، دوسروں کے پوائنٹس سمیت تمام اضافی پوائنٹس کے ساتھ اوسط اسکور {score}؛ زیادہ تر {contract}</translation>
    </message>
    <message>
        <source>Every lie of the cards that fits what was played gives the same answer</source>
        <translation>جو کھیلا جا چکا اس سے میل کھانے والی ہر تقسیم میں جواب یہی ہے</translation>
    </message>
    <message>
        <source>With the right card you end with {best} card points, with the next best with {next}</source>
        <translation>درست پتے سے آپ کے آخر میں {best} پوائنٹس، اگلے بہترین سے {next}</translation>
    </message>
    <message>
        <source>After every other card the game goes the other way, played best by all</source>
        <translation>کسی بھی دوسرے پتے سے نتیجہ الٹ جاتا ہے، اگر سب بہترین کھیلیں</translation>
    </message>
    <message>
        <source>The declarer ends with {best} card points, after the next best card with {next}</source>
        <translation>آخر میں اکیلے کھلاڑی کے {best} پوائنٹس، اگلے بہترین پتے کے بعد {next}</translation>
    </message>
    <message>
        <source>Not seen yet: {cards}</source>
        <extracomment>{cards} are cards of one suit that nobody has played yet and the player does not hold</extracomment>
        <translation>ابھی سامنے نہیں آئے: {cards}</translation>
    </message>
    <message>
        <source>trumps</source>
        <extracomment>one of several suits in a list</extracomment>
        <translation>ترپ</translation>
    </message>
    <message>
        <source>{name} could not follow: {suits}</source>
        <extracomment>{name} is a player, {suits} what was led and he had none of: &quot;Hearts and trumps&quot;</extracomment>
        <translation>{name} کے پاس یہ نہیں تھا: {suits}</translation>
    </message>
</context>
<context>
    <name>QuestionSheet</name>
    <message>
        <source>Check</source>
        <extracomment>checks the cards that were chosen as the answer</extracomment>
        <translation>جانچیں</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>goes on to the next exercise</extracomment>
        <translation>اگلی</translation>
    </message>
    <message>
        <source>Once more: this one was not right before</source>
        <extracomment>above an exercise that was answered wrongly before</extracomment>
        <translation>ایک بار پھر: اس کا جواب پہلے درست نہیں تھا</translation>
    </message>
    <message>
        <source>Choose every card that is allowed, with the mouse or the number keys, then check</source>
        <translation>ہر وہ پتا چنیں جس کی اجازت ہے، ماؤس یا ہندسوں کی کنجیوں سے، پھر جانچیں</translation>
    </message>
    <message>
        <source>Choose the card, with the mouse or the number keys</source>
        <translation>پتا چنیں، ماؤس یا ہندسوں کی کنجیوں سے</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>the answer to an exercise is right</extracomment>
        <translation>درست</translation>
    </message>
    <message>
        <source>Not right. The answer is {answer}</source>
        <extracomment>the answer to an exercise is wrong; {answer} is a number, a card or several cards</extracomment>
        <translation>درست نہیں۔ درست جواب: {answer}</translation>
    </message>
</context>
<context>
    <name>RaceChart</name>
    <message>
        <source>game</source>
        <extracomment>head of a column in a file for spreadsheets: after the first, the second … game of the list</extracomment>
        <translation>کھیل</translation>
    </message>
</context>
<context>
    <name>RamschInputs</name>
    <message>
        <source>Card points of {name}</source>
        <extracomment>For screen readers: the field of a player&apos;s card points in a Ramsch</extracomment>
        <translation>پتوں کے پوائنٹس: {name}</translation>
    </message>
    <message>
        <source>Skat</source>
        <extracomment>Label over the field of the skat&apos;s card points, which go to the loser of a Ramsch</extracomment>
        <translation>اسکاٹ</translation>
    </message>
    <message>
        <source>Last trick</source>
        <extracomment>Label over the players&apos; names: who took the last trick of a Ramsch</extracomment>
        <translation>آخری سر</translation>
    </message>
    <message>
        <source>Pushed on</source>
        <extracomment>Label over the numbers 1 to 3: so many players passed the skat on unseen</extracomment>
        <translation>آگے بڑھایا</translation>
    </message>
    <message>
        <source>Bock round</source>
        <extracomment>Button: a game of a Bock round, which counts double</extracomment>
        <translation>دگنا دور</translation>
    </message>
</context>
<context>
    <name>RamschSentences</name>
    <message>
        <source>You take all ten tricks: {march}</source>
        <extracomment>{march} is the term for taking all tricks of a Ramsch</extracomment>
        <translation>دسوں سریں آپ کی: {march}</translation>
    </message>
    <message>
        <source>{name} takes all ten tricks: {march}</source>
        <translation>دسوں سریں: {name} ({march})</translation>
    </message>
    <message>
        <source>{march} for {name}, {value}</source>
        <extracomment>{march} is the term for taking all tricks of a Ramsch, {value} what that scores</extracomment>
        <translation>{march}: {name}، {value}</translation>
    </message>
    <message>
        <source>everybody writes down their own points</source>
        <extracomment>Beginners&apos; Ramsch: there is no single loser</extracomment>
        <translation>ہر کوئی اپنے پوائنٹس لکھے</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>card points of the loser of a Ramsch</comment>
        <translation>
            <numerusform>%n پوائنٹ</numerusform>
            <numerusform>%n پوائنٹس</numerusform>
        </translation>
    </message>
    <message>
        <source>shared by {players}, {value} each</source>
        <extracomment>Several losers of a Ramsch share the loss; {value} is what each of them loses</extracomment>
        <translation>{players} کھلاڑیوں میں تقسیم، ہر ایک {value}</translation>
    </message>
    <message numerus="yes">
        <source>Nobody loses: %n points each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>کسی کی ہار نہیں: ہر ایک کا %n پوائنٹ</numerusform>
            <numerusform>کسی کی ہار نہیں: ہر ایک کے %n پوائنٹس</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All three lose with %n points</source>
        <comment>card points of each</comment>
        <translation>
            <numerusform>تینوں کی ہار، ہر ایک کا %n پوائنٹ</numerusform>
            <numerusform>تینوں کی ہار، ہر ایک کے %n پوائنٹس</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {name} lose with %n points each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>آپ کی اور {name} کی ہار، ہر ایک کا %n پوائنٹ</numerusform>
            <numerusform>آپ کی اور {name} کی ہار، ہر ایک کے %n پوائنٹس</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} lose with %n points each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>ہار: {first} اور {second}، ہر ایک کا %n پوائنٹ</numerusform>
            <numerusform>ہار: {first} اور {second}، ہر ایک کے %n پوائنٹس</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>آپ کی ہار، %n پوائنٹ</numerusform>
            <numerusform>آپ کی ہار، %n پوائنٹس</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>ہار: {name}، %n پوائنٹ</numerusform>
            <numerusform>ہار: {name}، %n پوائنٹس</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {name} have most points: %n each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>سب سے زیادہ پوائنٹس آپ کے اور {name} کے: ہر ایک %n</numerusform>
            <numerusform>سب سے زیادہ پوائنٹس آپ کے اور {name} کے: ہر ایک %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} have most points: %n each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>سب سے زیادہ پوائنٹس: {first} اور {second}، ہر ایک کے %n</numerusform>
            <numerusform>سب سے زیادہ پوائنٹس: {first} اور {second}، ہر ایک کے %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have most points: %n</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>سب سے زیادہ پوائنٹس آپ کے: %n</numerusform>
            <numerusform>سب سے زیادہ پوائنٹس آپ کے: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has most points: %n</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>سب سے زیادہ پوائنٹس: {name}، %n</numerusform>
            <numerusform>سب سے زیادہ پوائنٹس: {name}، %n</numerusform>
        </translation>
    </message>
    <message>
        <source>pushed on unseen, {product}</source>
        <extracomment>The skat was passed on unseen, by one player or several; {product} is &quot;4 × 50 = 200&quot;</extracomment>
        <translation>دیکھے بغیر آگے بڑھایا، {product}</translation>
    </message>
    <message>
        <source>{virgin} for {name}, {product}</source>
        <extracomment>{virgin} is the term for a player without a trick in Ramsch; {product} is &quot;2 × 50 = 100&quot;</extracomment>
        <translation>{virgin}: {name}، {product}</translation>
    </message>
    <message>
        <source>Bock round, {product}</source>
        <extracomment>{product} is &quot;2 × 48 = 96&quot;: in a Bock round everything counts double</extracomment>
        <translation>دگنا دور، {product}</translation>
    </message>
    <message>
        <source>everything times {factor}</source>
        <extracomment>Everybody&apos;s loss is multiplied</extracomment>
        <translation>سب کچھ {factor} گنا</translation>
    </message>
</context>
<context>
    <name>RankingDialog</name>
    <message>
        <source>Lists</source>
        <extracomment>Head of a column of the ranking: in how many lists somebody played</extracomment>
        <translation>فہرستیں</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>Head of a column of the ranking: the total that one list brought on average</extracomment>
        <translation>اوسط</translation>
    </message>
    <message>
        <source>Best list</source>
        <extracomment>Head of a column of the ranking: the highest total in one list</extracomment>
        <translation>بہترین فہرست</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>Title of a dialog: the players of several score lists, the best first</extracomment>
        <translation>درجہ بندی</translation>
    </message>
    <message numerus="yes">
        <source>%n lists</source>
        <comment>put together</comment>
        <translation>
            <numerusform>%n فہرست</numerusform>
            <numerusform>%n فہرستیں</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The days of the first and of the last of several lists</extracomment>
        <translation>{first} تا {last}</translation>
    </message>
</context>
<context>
    <name>RearrangePanel</name>
    <message>
        <source>Share your twenty cards out anew: a click hands a card over</source>
        <translation>اپنے بیس پتے نئے سرے سے بانٹیں: کلک سے پتا دوسرے کو ملتا ہے</translation>
    </message>
    <message>
        <source>Play with these</source>
        <translation>ان سے کھیلیں</translation>
    </message>
</context>
<context>
    <name>ReasonSentences</name>
    <message>
        <source>better to put away: {cards}</source>
        <translation>یہ پتے الگ رکھنا بہتر تھا: {cards}</translation>
    </message>
    <message>
        <source>better to put away: {cards} ({contract})</source>
        <extracomment>{cards} are two cards, {contract} the game they are put away for</extracomment>
        <translation>یہ پتے الگ رکھنا بہتر تھا: {cards} ({contract})</translation>
    </message>
    <message>
        <source>this hand is too weak to be played at {value}</source>
        <translation>{value} پر کھیلنے کے لیے یہ پتے کمزور ہیں</translation>
    </message>
    <message>
        <source>this hand is worth {value} ({contract})</source>
        <extracomment>{value} is a bid, {contract} the game that the hand is good for</extracomment>
        <translation>ان پتوں کی قیمت {value} تک ہے ({contract})</translation>
    </message>
    <message>
        <source>the hand was strong enough without the skat: {contract}</source>
        <extracomment>{contract} is a Hand game</extracomment>
        <translation>پتے اسکاٹ کے بغیر بھی کافی مضبوط تھے: {contract}</translation>
    </message>
    <message>
        <source>taking the skat promised more than a Hand game</source>
        <translation>اسکاٹ اٹھانے میں ہینڈ سے زیادہ امید تھی</translation>
    </message>
    <message>
        <source>another game promised more: {contract}</source>
        <translation>دوسرے کھیل میں زیادہ امید تھی: {contract}</translation>
    </message>
    <message>
        <source>better to lead trumps</source>
        <translation>ترپ چلنا بہتر تھا</translation>
    </message>
    <message>
        <source>better to part with a trump</source>
        <translation>ترپ دے دینا بہتر تھا</translation>
    </message>
    <message>
        <source>better to lead another suit: {suit}</source>
        <translation>دوسرے رنگ کا پتا چلنا بہتر تھا: {suit}</translation>
    </message>
    <message>
        <source>better to throw off from another suit: {suit}</source>
        <translation>دوسرے رنگ کا پتا پھینکنا بہتر تھا: {suit}</translation>
    </message>
    <message>
        <source>this trick should be taken: {better}</source>
        <translation>یہ سر لینی چاہیے تھی: {better}</translation>
    </message>
    <message>
        <source>the trump that takes this trick was held back: {better}</source>
        <translation>سر لینے والا ترپ روک لیا گیا: {better}</translation>
    </message>
    <message>
        <source>this trump would have forced a higher one: {better}</source>
        <extracomment>{better} is a trump</extracomment>
        <translation>اس ترپ کے لیے اس سے بڑا ترپ لگانا پڑتا: {better}</translation>
    </message>
    <message>
        <source>a lower card would have taken the trick too: {better}</source>
        <translation>سر چھوٹے پتے سے بھی مل جاتی: {better}</translation>
    </message>
    <message>
        <source>a higher card was needed: {better}</source>
        <translation>بڑا پتا چاہیے تھا: {better}</translation>
    </message>
    <message>
        <source>this card was worth keeping: {card}</source>
        <translation>یہ پتا بچا رکھنے کا تھا: {card}</translation>
    </message>
    <message>
        <source>a high trump was spent for nothing: {card}</source>
        <translation>بڑا ترپ بے فائدہ خرچ ہوا: {card}</translation>
    </message>
    <message>
        <source>this trick was better left to the others: {better}</source>
        <translation>یہ سر دوسروں کے لیے چھوڑنا بہتر تھا: {better}</translation>
    </message>
    <message>
        <source>the last guard was thrown away: {card}; now this card can be caught: {cards}</source>
        <extracomment>{cards} is a ten, {card} the last card beside it</extracomment>
        <translation>بچاؤ کا آخری پتا پھینک دیا گیا: {card}؛ اب یہ پتا پکڑا جا سکتا ہے: {cards}</translation>
    </message>
    <message>
        <source>too early for a trump: better {better}</source>
        <translation>ترپ کے لیے ابھی جلدی تھی: بہتر {better}</translation>
    </message>
    <message>
        <source>too many card points given: {better} was enough</source>
        <translation>بہت زیادہ پوائنٹس دے دیے، یہ پتا کافی تھا: {better}</translation>
    </message>
    <message>
        <source>another card promised more: {better}</source>
        <translation>دوسرے پتے سے زیادہ امید تھی: {better}</translation>
    </message>
    <message>
        <source>the partner could trump this suit: {suit}</source>
        <translation>ساتھی اس رنگ پر ترپ لگا سکتا تھا: {suit}</translation>
    </message>
    <message>
        <source>the others still had trumps: draw them first</source>
        <translation>دوسروں کے پاس ابھی ترپ تھے: پہلے انہیں نکلوانا تھا</translation>
    </message>
    <message>
        <source>the others had no trumps left: there was nothing to draw</source>
        <translation>دوسروں کے پاس ترپ نہیں رہے تھے: نکلوانے کو کچھ نہ تھا</translation>
    </message>
    <message>
        <source>a card worth many points in the defenders&apos; trick: {card}</source>
        <translation>مخالف فریق کی سر میں قیمتی پتا: {card}</translation>
    </message>
    <message>
        <source>a card worth many points in the declarer&apos;s trick: {card}</source>
        <translation>اکیلے کھلاڑی کی سر میں قیمتی پتا: {card}</translation>
    </message>
    <message>
        <source>a card worth many points led into the declarer&apos;s trumps: {card}</source>
        <translation>اکیلے کھلاڑی کے ترپوں کے سامنے قیمتی پتا چلا گیا: {card}</translation>
    </message>
    <message>
        <source>the declarer can trump this suit: {suit}</source>
        <translation>اکیلا کھلاڑی اس رنگ پر ترپ لگا سکتا ہے: {suit}</translation>
    </message>
    <message>
        <source>the trick was safe with the partner: put points on it ({better})</source>
        <translation>سر ساتھی کی پکی تھی: اس پر پوائنٹس دینے تھے ({better})</translation>
    </message>
    <message>
        <source>leading trumps does the declarer&apos;s work: better {better}</source>
        <extracomment>{better} is a card; to draw trumps is the declarer&apos;s work</extracomment>
        <translation>ترپ چلنے سے اکیلے کھلاڑی کا کام ہو جاتا ہے: بہتر {better}</translation>
    </message>
    <message>
        <source>this is the declarer&apos;s long suit: {suit}</source>
        <translation>یہ اکیلے کھلاڑی کا لمبا رنگ ہے: {suit}</translation>
    </message>
    <message>
        <source>the trick was the partner&apos;s already: {card} took it away</source>
        <translation>سر پہلے ہی ساتھی کی تھی، اس پتے نے چھین لی: {card}</translation>
    </message>
    <message>
        <source>it takes the trick: {better} stays below</source>
        <translation>اس سے سر آتی ہے، نیچے رہنے والا پتا: {better}</translation>
    </message>
    <message>
        <source>the declarer led his own weak suit: {suit}</source>
        <translation>اکیلے کھلاڑی نے اپنا کمزور رنگ چلا: {suit}</translation>
    </message>
    <message>
        <source>the declarer is weaker in another suit: {suit}</source>
        <translation>اکیلا کھلاڑی دوسرے رنگ میں زیادہ کمزور ہے: {suit}</translation>
    </message>
    <message>
        <source>the trick was the declarer&apos;s: {card} took it over</source>
        <translation>سر اکیلے کھلاڑی پر جا رہی تھی، اس پتے نے لے لی: {card}</translation>
    </message>
    <message>
        <source>the declarer gets out below: {better} leaves less room</source>
        <translation>اکیلا کھلاڑی نیچے سے نکل جاتا ہے، اس پتے سے اسے کم گنجائش ملتی: {better}</translation>
    </message>
    <message>
        <source>it takes the trick: {better} leaves it to the others</source>
        <translation>اس سے سر آتی ہے، دوسروں پر چھوڑنے والا پتا: {better}</translation>
    </message>
    <message>
        <source>the moment to be rid of a dangerous card: {better}</source>
        <translation>خطرناک پتے سے جان چھڑانے کا موقع: {better}</translation>
    </message>
</context>
<context>
    <name>RefusalSentences</name>
    <message>
        <source>This deal is over</source>
        <translation>یہ کھیل ختم ہو چکا ہے</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn</source>
        <translation>باری {name} کی ہے</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>آپ کی باری نہیں ہے</translation>
    </message>
    <message>
        <source>That is not possible now</source>
        <translation>یہ اس وقت ممکن نہیں</translation>
    </message>
    <message>
        <source>The bidding comes first</source>
        <translation>پہلے بولی ہوگی</translation>
    </message>
    <message>
        <source>First everybody says {contract} or passes</source>
        <extracomment>{contract} is Grand Hand, which may be played instead of a compulsory Ramsch</extracomment>
        <translation>پہلے ہر کوئی {contract} کہے یا پاس کرے</translation>
    </message>
    <message>
        <source>Pass two cards on</source>
        <translation>دو پتے آگے دیں</translation>
    </message>
    <message>
        <source>Take the skat, or push it on unseen</source>
        <translation>اسکاٹ اٹھائیں، یا اسے دیکھے بغیر آگے بڑھائیں</translation>
    </message>
    <message>
        <source>Take the skat, or play {hand}</source>
        <translation>اسکاٹ اٹھائیں یا {hand} کھیلیں</translation>
    </message>
    <message>
        <source>Put two cards away</source>
        <translation>دو پتے الگ رکھیں</translation>
    </message>
    <message>
        <source>The game has to be announced first</source>
        <translation>پہلے کھیل کا اعلان ہونا ہے</translation>
    </message>
    <message>
        <source>The defenders are sorting their cards</source>
        <translation>مخالف فریق اپنے پتے نئے سرے سے بانٹ رہا ہے</translation>
    </message>
    <message>
        <source>The cards are being played</source>
        <translation>اس وقت کھیل چل رہا ہے</translation>
    </message>
    <message>
        <source>The lead is {suit}: follow with {cards}</source>
        <extracomment>{suit} is the suit led, {cards} what may be played: &quot;king of hearts or eight of hearts&quot;</extracomment>
        <translation>پہلا پتا {suit} کا ہے، آپ کو یہ چلنا ہوگا: {cards}</translation>
    </message>
    <message>
        <source>The lead is a trump: follow with {cards}</source>
        <extracomment>{cards} are the trumps held: &quot;jack of clubs or seven of hearts&quot;</extracomment>
        <translation>پہلا پتا ترپ ہے، آپ کو یہ چلنا ہوگا: {cards}</translation>
    </message>
    <message>
        <source>You do not hold {cards}</source>
        <translation>یہ پتا آپ کے ہاتھ میں نہیں: {cards}</translation>
    </message>
    <message>
        <source>Exactly two cards: take one back to choose another</source>
        <translation>پورے دو پتے: دوسرا پتا چننے کے لیے ایک واپس لیں</translation>
    </message>
    <message>
        <source>No {rank} may be given away: choose another card</source>
        <extracomment>{rank} is the word for jack; Schieberamsch, when cards are passed on or put away</extracomment>
        <translation>کوئی {rank} ہاتھ سے نہیں دیا جا سکتا: کوئی اور پتا چنیں</translation>
    </message>
    <message>
        <source>Take ten of the defenders&apos; twenty cards</source>
        <translation>مخالف فریق کے بیس پتوں میں سے دس لیں</translation>
    </message>
    <message>
        <source>The bidding is over</source>
        <translation>بولی ختم ہو چکی ہے</translation>
    </message>
    <message>
        <source>You have passed and are out of the bidding</source>
        <translation>آپ نے پاس کیا، اب آپ بولی سے باہر ہیں</translation>
    </message>
    <message>
        <source>There is no value to hold: name one or pass</source>
        <translation>ابھی کوئی بولی نہیں جس کے برابر بولیں: بولی دیں یا پاس کریں</translation>
    </message>
    <message>
        <source>Hold {bid} or pass</source>
        <translation>{bid} کے برابر بولیں یا پاس کریں</translation>
    </message>
    <message>
        <source>No game is worth this value, so it cannot be bid</source>
        <translation>کسی کھیل کی اتنی قیمت نہیں، اس لیے یہ بولی نہیں دی جا سکتی</translation>
    </message>
    <message>
        <source>Name a value above {bid}, or pass</source>
        <translation>{bid} سے زیادہ بولیں یا پاس کریں</translation>
    </message>
    <message>
        <source>Both others have passed: play at 18 or pass</source>
        <translation>باقی دونوں نے پاس کیا: 18 پر کھیلیں یا پاس کریں</translation>
    </message>
    <message>
        <source>Only {contract} may take the place of {ramsch}</source>
        <extracomment>{contract} is Grand Hand, {ramsch} the game of a compulsory Ramsch round</extracomment>
        <translation>{ramsch} کی جگہ صرف {contract} کی اجازت ہے</translation>
    </message>
    <message>
        <source>You left the skat unseen: announce {hand}</source>
        <extracomment>{hand} is the word for a Hand game</extracomment>
        <translation>آپ نے اسکاٹ نہیں دیکھا: {hand} کا اعلان کریں</translation>
    </message>
    <message>
        <source>You have taken the skat: {hand} is no longer possible</source>
        <translation>آپ نے اسکاٹ اٹھا لیا: اب {hand} ممکن نہیں</translation>
    </message>
    <message>
        <source>{spitze} needs the lowest trump, and is not for {grand} with all four trumps</source>
        <extracomment>{spitze} promises to win the last trick with the lowest trump; {grand} is the game</extracomment>
        <translation>{spitze}: اس کے لیے سب سے چھوٹا ترپ چاہیے، اور {grand} میں چاروں ترپ ہوں تو اجازت نہیں</translation>
    </message>
    <message>
        <source>This {null} game is worth less than your bid {bid}</source>
        <extracomment>{null} is the game Null</extracomment>
        <translation>{null} کے اس کھیل کی قیمت آپ کی بولی {bid} سے کم ہے</translation>
    </message>
    <message>
        <source>{schneider}, {schwarz} and {ouvert} can be announced only together with {hand}</source>
        <translation>صرف {hand} کے ساتھ یہ اعلان ہو سکتے ہیں: {schneider}، {schwarz}، {ouvert}</translation>
    </message>
    <message>
        <source>The rules do not allow this announcement, or it leaves out one that belongs to it</source>
        <translation>اصول اس اعلان کی اجازت نہیں دیتے، یا اس کے ساتھ کا کوئی اعلان رہ گیا ہے</translation>
    </message>
    <message>
        <source>You have no right to {kontra} in this deal</source>
        <translation>اس کھیل میں آپ کو {kontra} کا حق نہیں</translation>
    </message>
    <message>
        <source>{kontra} has been said already</source>
        <translation>{kontra} پہلے ہی کہا جا چکا ہے</translation>
    </message>
    <message>
        <source>{kontra} had to be said before the first card</source>
        <translation>{kontra} پہلے پتے سے پہلے کہنا تھا</translation>
    </message>
    <message>
        <source>{kontra} is said in turn, before your own first card</source>
        <translation>{kontra} اپنی باری پر، اپنے پہلے پتے سے پہلے کہا جاتا ہے</translation>
    </message>
    <message>
        <source>A defender can announce this only before playing a card</source>
        <translation>مخالف کھلاڑی یہ اعلان صرف اپنا پہلا پتا چلنے سے پہلے کر سکتا ہے</translation>
    </message>
    <message>
        <source>The question about {kontra} has to be answered first</source>
        <translation>پہلے {kontra} کے سوال کا جواب دینا ہے</translation>
    </message>
    <message>
        <source>You can give up now only if a defender agrees</source>
        <translation>اب ہار ماننے کے لیے کسی مخالف کھلاڑی کی منظوری چاہیے</translation>
    </message>
    <message>
        <source>You can give up now only if your partner agrees</source>
        <translation>اب ہار ماننے کے لیے آپ کے ساتھی کی منظوری چاہیے</translation>
    </message>
    <message>
        <source>This deal cannot be given up now</source>
        <translation>اس وقت اس کھیل میں ہار نہیں مانی جا سکتی</translation>
    </message>
    <message>
        <source>In {ramsch} everybody plays alone: nobody can give up</source>
        <translation>{ramsch} میں ہر کوئی اکیلا کھیلتا ہے: کوئی ہار نہیں مان سکتا</translation>
    </message>
    <message>
        <source>Only a declarer who can no longer make the announced game may throw the cards in</source>
        <translation>پتے میز پر صرف وہ اکیلا کھلاڑی ڈال سکتا ہے جس کا اعلان کیا ہوا کھیل اب پورا نہ ہو سکے</translation>
    </message>
    <message>
        <source>There is nothing to claim in this game now</source>
        <translation>اس وقت اس کھیل میں باقی سریں نہیں مانگی جا سکتیں</translation>
    </message>
    <message>
        <source>This cannot be proved against every play: please play on</source>
        <translation>ہر چال کے خلاف ثابت نہیں: کھیل جاری رکھیں</translation>
    </message>
</context>
<context>
    <name>RemarkDialog</name>
    <message>
        <source>Remark on game {k}</source>
        <translation>کھیل {k} کی کیفیت</translation>
    </message>
    <message>
        <source>Cards were shown</source>
        <extracomment>shown in an empty field: an example of a remark on a game</extracomment>
        <translation>پتے دکھائے گئے</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>منسوخ</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>button: keeps what was written beside a game</extracomment>
        <translation>محفوظ کریں</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore this backup?</source>
        <translation>یہ بیک اپ واپس لائیں؟</translation>
    </message>
    <message>
        <source>The games and lists of {file} take the place of those that are here now</source>
        <translation>{file} کے کھیل اور فہرستیں ان کی جگہ لے لیں گی جو ابھی یہاں ہیں</translation>
    </message>
    <message>
        <source>What is here now is set aside in a file of its own; nothing is lost</source>
        <translation>جو ابھی یہاں ہے وہ الگ فائل میں رکھ لیا جائے گا؛ کچھ ضائع نہیں ہوگا</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>button: the backup takes the place of what is here</extracomment>
        <translation>واپس لائیں</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>button: everything stays as it is</extracomment>
        <translation>منسوخ</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>The hands as dealt, numbered by trick</source>
        <translation>بانٹے گئے پتے، سر کے نمبر کے ساتھ</translation>
    </message>
    <message>
        <source>The hands as dealt</source>
        <translation>بانٹے گئے پتے</translation>
    </message>
    <message>
        <source>The series is over</source>
        <translation>سلسلہ مکمل ہو گیا</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>وہی پتے دوبارہ</translation>
    </message>
    <message>
        <source>From another seat</source>
        <extracomment>Button after a deal: play the same cards, each hand now at the next seat</extracomment>
        <translation>دوسری نشست سے</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Button after a deal: what was right in it, and what was not</extracomment>
        <translation>جائزہ</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button after a single deal: there is no next one</extracomment>
        <translation>ہو گیا</translation>
    </message>
    <message>
        <source>End of the series</source>
        <translation>سلسلے کا اختتام</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>اگلا کھیل</translation>
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
        <translation>سب پاس: کسی نے بولی نہیں دی</translation>
    </message>
    <message>
        <source>You have left the table: the deal does not count</source>
        <translation>آپ نے میز چھوڑ دی: یہ کھیل شمار نہیں ہوگا</translation>
    </message>
    <message>
        <source>{name} has left the table: the deal does not count</source>
        <translation>{name} نے میز چھوڑ دی: یہ کھیل شمار نہیں ہوگا</translation>
    </message>
    <message>
        <source>The agreed minus is reached by {names}</source>
        <extracomment>A Bierlachs is over: {names} reached the agreed minus first, and pay</extracomment>
        <translation>منفی حد پوری: {names}</translation>
    </message>
    <message>
        <source>First with {total}: {names}</source>
        <extracomment>A list is over: {names} are first with {total} points</extracomment>
        <translation>{total} پوائنٹس سے اول: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n Bock round(s) follow</source>
        <extracomment>After a game, or after its new total: it makes rounds of games that count double</extracomment>
        <translation>
            <numerusform>اس کے بعد دگنا دور</numerusform>
            <numerusform>اس کے بعد %n دگنے دور</numerusform>
        </translation>
    </message>
    <message>
        <source>You {points}</source>
        <extracomment>A player and the card points of that side</extracomment>
        <translation>آپ {points}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>You and {name} {points}</source>
        <extracomment>Both defenders and their card points</extracomment>
        <translation>آپ اور {name} {points}</translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points: overbid</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>آپ کی ہار، %n پوائنٹ: حد سے زیادہ بولی</numerusform>
            <numerusform>آپ کی ہار، %n پوائنٹس: حد سے زیادہ بولی</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points: overbid</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} کی ہار، %n پوائنٹ: حد سے زیادہ بولی</numerusform>
            <numerusform>{name} کی ہار، %n پوائنٹس: حد سے زیادہ بولی</numerusform>
        </translation>
    </message>
    <message>
        <source>You win all ten tricks</source>
        <translation>آپ کی جیت، دسوں سریں</translation>
    </message>
    <message>
        <source>{name} wins all ten tricks</source>
        <translation>{name} کی جیت، دسوں سریں</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>آپ کی جیت، %n پوائنٹ</numerusform>
            <numerusform>آپ کی جیت، %n پوائنٹس</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} کی جیت، %n پوائنٹ</numerusform>
            <numerusform>{name} کی جیت، %n پوائنٹس</numerusform>
        </translation>
    </message>
    <message>
        <source>{spitze} missed</source>
        <extracomment>{spitze} was to win the last trick with the lowest trump and did not; goes in place of {announced}</extracomment>
        <translation>{spitze} پورا نہ ہوا</translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points: {announced}</source>
        <comment>card points; never 1</comment>
        <extracomment>{announced} is what was announced and not made: &quot;Schneider announced&quot;</extracomment>
        <translation>
            <numerusform>آپ کی ہار، %n پوائنٹ: {announced}</numerusform>
            <numerusform>آپ کی ہار، %n پوائنٹس: {announced}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points: {announced}</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} کی ہار، %n پوائنٹ: {announced}</numerusform>
            <numerusform>{name} کی ہار، %n پوائنٹس: {announced}</numerusform>
        </translation>
    </message>
    <message>
        <source>{ratio}, you lose</source>
        <extracomment>{ratio} is 60 : 60, the nearest a game can be lost by</extracomment>
        <translation>{ratio}، آپ کی ہار</translation>
    </message>
    <message>
        <source>{ratio}, {name} loses</source>
        <translation>{ratio}، {name} کی ہار</translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>آپ کی ہار، %n پوائنٹ</numerusform>
            <numerusform>آپ کی ہار، %n پوائنٹس</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} کی ہار، %n پوائنٹ</numerusform>
            <numerusform>{name} کی ہار، %n پوائنٹس</numerusform>
        </translation>
    </message>
    <message>
        <source>You win without a trick</source>
        <translation>آپ کی جیت، کوئی سر نہیں لی</translation>
    </message>
    <message>
        <source>{name} wins without a trick</source>
        <translation>{name} کی جیت، کوئی سر نہیں لی</translation>
    </message>
    <message>
        <source>You lose: overbid</source>
        <translation>آپ کی ہار: حد سے زیادہ بولی</translation>
    </message>
    <message>
        <source>{name} loses: overbid</source>
        <translation>{name} کی ہار: حد سے زیادہ بولی</translation>
    </message>
    <message>
        <source>You take a trick and lose</source>
        <extracomment>Null: the first trick of the declarer ends the game</extracomment>
        <translation>سر لینے پر آپ کی ہار</translation>
    </message>
    <message>
        <source>{name} takes a trick and loses</source>
        <translation>سر لینے پر {name} کی ہار</translation>
    </message>
    <message>
        <source>You give up and lose</source>
        <translation>آپ نے ہار مان لی</translation>
    </message>
    <message>
        <source>{name} gives up and loses</source>
        <translation>{name} نے ہار مان لی</translation>
    </message>
    <message>
        <source>You throw the cards in and lose</source>
        <translation>پتے میز پر ڈالنے سے آپ کی ہار</translation>
    </message>
    <message>
        <source>{name} throws the cards in and loses</source>
        <translation>پتے میز پر ڈالنے سے {name} کی ہار</translation>
    </message>
    <message>
        <source>You run out of time and lose</source>
        <translation>وقت ختم ہونے پر آپ کی ہار</translation>
    </message>
    <message>
        <source>{name} runs out of time and loses</source>
        <translation>وقت ختم ہونے پر {name} کی ہار</translation>
    </message>
    <message>
        <source>You leave the table and lose</source>
        <translation>میز چھوڑنے پر آپ کی ہار</translation>
    </message>
    <message>
        <source>{name} leaves the table and loses</source>
        <translation>میز چھوڑنے پر {name} کی ہار</translation>
    </message>
    <message>
        <source>Your side gives up: {name} wins</source>
        <translation>آپ کے فریق نے ہار مانی: {name} کی جیت</translation>
    </message>
    <message>
        <source>The defenders give up: you win</source>
        <translation>مخالف فریق نے ہار مانی: آپ کی جیت</translation>
    </message>
    <message>
        <source>The defenders give up: {name} wins</source>
        <translation>مخالف فریق نے ہار مانی: {name} کی جیت</translation>
    </message>
    <message>
        <source>You run out of time: {name} wins</source>
        <translation>آپ کا وقت ختم: {name} کی جیت</translation>
    </message>
    <message>
        <source>You leave the table: {name} wins</source>
        <translation>آپ نے میز چھوڑ دی: {name} کی جیت</translation>
    </message>
    <message>
        <source>{leaver} runs out of time: you win</source>
        <translation>{leaver} کا وقت ختم: آپ کی جیت</translation>
    </message>
    <message>
        <source>{leaver} runs out of time: {name} wins</source>
        <translation>{leaver} کا وقت ختم: {name} کی جیت</translation>
    </message>
    <message>
        <source>{leaver} leaves the table: you win</source>
        <translation>{leaver} نے میز چھوڑ دی: آپ کی جیت</translation>
    </message>
    <message>
        <source>{leaver} leaves the table: {name} wins</source>
        <translation>{leaver} نے میز چھوڑ دی: {name} کی جیت</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>What could be known</source>
        <extracomment>the judgement that counts only what the player could know</extracomment>
        <translation>جو معلوم ہو سکتا تھا</translation>
    </message>
    <message>
        <source>All cards open</source>
        <extracomment>the judgement with all cards open</extracomment>
        <translation>سب پتے کھلے</translation>
    </message>
    <message>
        <source>Judged by</source>
        <translation>جانچ کی بنیاد</translation>
    </message>
    <message>
        <source>All hands open</source>
        <extracomment>choice: which cards lie open on the board</extracomment>
        <translation>سب ہاتھ کھلے</translation>
    </message>
    <message>
        <source>One hand open</source>
        <translation>ایک ہاتھ کھلا</translation>
    </message>
    <message>
        <source>Hands closed</source>
        <translation>ہاتھ بند</translation>
    </message>
    <message>
        <source>All moves</source>
        <extracomment>choice: which moves are listed</extracomment>
        <translation>تمام چالیں</translation>
    </message>
    <message>
        <source>Moves of this seat</source>
        <translation>اس نشست کی چالیں</translation>
    </message>
    <message>
        <source>Mistakes only</source>
        <translation>صرف غلطیاں</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>ہاتھ</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>چالیں</translation>
    </message>
    <message>
        <source>Expected result over the deal</source>
        <translation>کھیل کے دوران متوقع نتیجہ</translation>
    </message>
</context>
<context>
    <name>ReviewRoom</name>
    <message>
        <source>What is kept of this deal is damaged: it breaks the rules and cannot be reviewed</source>
        <translation>اس کھیل کا محفوظ ریکارڈ خراب ہے: یہ اصولوں کے خلاف ہے، اس لیے اس کا جائزہ نہیں لیا جا سکتا</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>page of learning: what was right in a deal that was played, and what was not</extracomment>
        <translation>جائزہ</translation>
    </message>
    <message>
        <source>A deal can be reviewed when it is over</source>
        <translation>کھیل ختم ہونے پر ہی اس کا جائزہ ہو سکتا ہے</translation>
    </message>
    <message>
        <source>There is no deal here to review: play one, or open a game from a file</source>
        <translation>یہاں جائزے کے لیے کوئی کھیل نہیں: ایک کھیل کھیلیں، یا فائل سے کوئی کھیل کھولیں</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <extracomment>command: what was right in the deal that is over</extracomment>
        <translation>اس کھیل کا جائزہ</translation>
    </message>
    <message>
        <source>What was right in your last deal, and why</source>
        <translation>آپ کے پچھلے کھیل میں کیا درست تھا، اور کیوں</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Best</source>
        <extracomment>mark of a move: none was better</extracomment>
        <translation>بہترین</translation>
    </message>
    <message>
        <source>Fine</source>
        <extracomment>mark of a move: good enough</extracomment>
        <translation>ٹھیک</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>mark of a move: a little worse than the best</extracomment>
        <translation>معمولی غلطی</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>غلطی</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>mark of a move: the worst one</extracomment>
        <translation>بڑی غلطی</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>ابھی جانچا نہیں گیا</translation>
    </message>
    <message>
        <source>the bidding had gone too far already</source>
        <extracomment>of a bid that only goes on with what was a mistake before</extracomment>
        <translation>بولی پہلے ہی حد سے آگے جا چکی تھی</translation>
    </message>
    <message>
        <source>forced</source>
        <extracomment>of a move: the rules allowed nothing else</extracomment>
        <translation>مجبوری</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>ہار مانی</translation>
    </message>
    <message>
        <source>Claims to take no more tricks</source>
        <translation>اب کوئی سر نہیں آئے گی</translation>
    </message>
    <message>
        <source>Claims the remaining tricks</source>
        <translation>باقی سریں میری</translation>
    </message>
    <message>
        <source>Throws the cards in</source>
        <translation>پتے میز پر ڈال دیے</translation>
    </message>
    <message>
        <source>Runs out of time</source>
        <translation>وقت ختم</translation>
    </message>
    <message>
        <source>Leaves the table</source>
        <translation>میز چھوڑ دی</translation>
    </message>
    <message>
        <source>Leaves the cards as they are</source>
        <extracomment>of a defender in a Revolution: he might have sorted the cards of both defenders, and did not, or did</extracomment>
        <translation>پتے جوں کے توں رہنے دیے</translation>
    </message>
    <message>
        <source>Sorts the cards anew</source>
        <translation>پتے نئے سرے سے بانٹے</translation>
    </message>
    <message>
        <source>No {doubling}</source>
        <extracomment>a player might have said it, and did not; {doubling} is Kontra, Re, Bock or Hirsch</extracomment>
        <translation>{doubling} نہیں</translation>
    </message>
    <message>
        <source>Trick {k} · {name}</source>
        <extracomment>heading over the three cards of a trick; {name} leads</extracomment>
        <translation>سر {k} · {name}</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>بولی</translation>
    </message>
    <message>
        <source>Skat and game</source>
        <extracomment>heading over discard, announcement, Kontra</extracomment>
        <translation>اسکاٹ اور کھیل</translation>
    </message>
    <message>
        <source>made without a trick</source>
        <translation>جیت، کوئی سر نہیں</translation>
    </message>
    <message>
        <source>lost with a trick</source>
        <translation>ہار، ایک سر آتی ہے</translation>
    </message>
    <message>
        <source>certain, however the hidden cards lie</source>
        <translation>چھپے پتے جیسے بھی بٹے ہوں، یہ یقینی ہے</translation>
    </message>
    <message>
        <source>from the experience of many hands; what may be chance does not count as lost</source>
        <translation>بہت سے ہاتھوں کے تجربے سے؛ جو اتفاق ہو سکتا ہے وہ نقصان میں شمار نہیں ہوتا</translation>
    </message>
    <message numerus="yes">
        <source>tried in %n lie(s) of the hidden cards; what may be chance does not count as lost</source>
        <translation>
            <numerusform>چھپے پتوں کی %n ممکنہ تقسیم میں آزمایا گیا؛ جو اتفاق ہو سکتا ہے وہ نقصان میں شمار نہیں ہوتا</numerusform>
            <numerusform>چھپے پتوں کی %n ممکنہ تقسیموں میں آزمایا گیا؛ جو اتفاق ہو سکتا ہے وہ نقصان میں شمار نہیں ہوتا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>card points</comment>
        <translation>
            <numerusform>%n پوائنٹ</numerusform>
            <numerusform>%n پوائنٹس</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid {value}</source>
        <translation>بولی {value}</translation>
    </message>
    <message>
        <source>Points {both}</source>
        <extracomment>card points so far, the declarer&apos;s first: &quot;Points 34 : 20&quot;</extracomment>
        <translation>پوائنٹس {both}</translation>
    </message>
    <message>
        <source>the declarer wins: {chance}</source>
        <extracomment>{chance} is &quot;62%&quot;</extracomment>
        <translation>اکیلے کھلاڑی کی جیت: {chance}</translation>
    </message>
    <message>
        <source>open cards: {result}</source>
        <extracomment>{result} is &quot;78 points&quot; or &quot;made without a trick&quot;</extracomment>
        <translation>کھلے پتے: {result}</translation>
    </message>
    <message>
        <source>{score} in the list</source>
        <extracomment>what a move cost in the list: &quot;−31 in the list&quot;</extracomment>
        <translation>فہرست میں {score}</translation>
    </message>
    <message numerus="yes">
        <source>{points} card points</source>
        <extracomment>{points} has a sign: &quot;−7 card points&quot;</extracomment>
        <translation>
            <numerusform>{points} پوائنٹ</numerusform>
            <numerusform>{points} پوائنٹس</numerusform>
        </translation>
    </message>
    <message>
        <source>from the experience of many hands</source>
        <translation>بہت سے ہاتھوں کے تجربے سے</translation>
    </message>
    <message numerus="yes">
        <source>tried in %n lie(s) of the hidden cards</source>
        <translation>
            <numerusform>چھپے پتوں کی %n ممکنہ تقسیم میں آزمایا گیا</numerusform>
            <numerusform>چھپے پتوں کی %n ممکنہ تقسیموں میں آزمایا گیا</numerusform>
        </translation>
    </message>
    <message>
        <source>made</source>
        <extracomment>under a card or in a table, very short: the Null is made</extracomment>
        <translation>جیت</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>ہار</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Games</source>
        <extracomment>page of the rules: which games there are</extracomment>
        <translation>کھیل</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>page of the rules: how games are counted</extracomment>
        <translation>قیمتیں</translation>
    </message>
    <message>
        <source>Kontra</source>
        <extracomment>page of the rules: doubling</extracomment>
        <translation>کونٹرا</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <extracomment>page of the rules: everybody alone, few points win</extracomment>
        <translation>رامش</translation>
    </message>
    <message>
        <source>Bock</source>
        <extracomment>page of the rules: rounds that count double</extracomment>
        <translation>دگنے دور</translation>
    </message>
    <message>
        <source>Manners</source>
        <extracomment>page of the rules: what players may do and see</extracomment>
        <translation>آداب</translation>
    </message>
    <message>
        <source>When everybody passes</source>
        <translation>جب سب پاس کریں</translation>
    </message>
    <message>
        <source>Announcements need a Hand game</source>
        <translation>اعلان کے لیے ہینڈ ضروری ہے</translation>
    </message>
    <message>
        <source>An open game is announced Schwarz, too</source>
        <translation>کھلے کھیل میں شوارتس کا اعلان بھی ہوتا ہے</translation>
    </message>
    <message>
        <source>Schwarz announced contains Schneider announced</source>
        <translation>شوارتس کے اعلان میں شنائیڈر کا اعلان شامل ہے</translation>
    </message>
    <message>
        <source>Win the last trick with the lowest trump (Spitze)</source>
        <translation>آخری سر کا وعدہ: سب سے چھوٹے ترپ سے</translation>
    </message>
    <message>
        <source>Open Null in which the defenders sort their cards anew (Revolution)</source>
        <translation>کھلا نول جس میں مخالف فریق اپنے پتے نئے سرے سے بانٹے (انقلاب)</translation>
    </message>
    <message>
        <source>Matadors that count in suit games</source>
        <translation>رنگ کے کھیل میں گنے جانے والے میٹاڈور</translation>
    </message>
    <message>
        <source>An overbid game costs</source>
        <translation>حد سے زیادہ بولی کا نقصان</translation>
    </message>
    <message>
        <source>A Null worth less than the bid</source>
        <translation>بولی سے کم قیمت کا نول</translation>
    </message>
    <message>
        <source>A lost Hand game</source>
        <translation>ہارا ہوا ہینڈ کھیل</translation>
    </message>
    <message>
        <source>Base value of an open Grand</source>
        <translation>کھلے گرینڈ کی بنیادی قیمت</translation>
    </message>
    <message>
        <source>Who may say Kontra</source>
        <translation>کونٹرا کون کہہ سکتا ہے</translation>
    </message>
    <message>
        <source>How far doubling goes</source>
        <translation>دگنا کہاں تک ہوتا ہے</translation>
    </message>
    <message>
        <source>When Kontra is said</source>
        <translation>کونٹرا کب کہا جاتا ہے</translation>
    </message>
    <message>
        <source>Re is possible in Null</source>
        <translation>نول میں ری ممکن ہے</translation>
    </message>
    <message>
        <source>Defenders may announce Schneider or Schwarz</source>
        <translation>مخالف فریق شنائیڈر یا شوارتس کا اعلان کر سکتا ہے</translation>
    </message>
    <message>
        <source>Who writes points in Ramsch</source>
        <translation>رامش میں پوائنٹس کون لکھے</translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation>اسکاٹ کسے ملے</translation>
    </message>
    <message>
        <source>Two tie for most points</source>
        <translation>جب دو کے پوائنٹس برابر ہوں</translation>
    </message>
    <message>
        <source>All three have 40 points</source>
        <translation>جب تینوں کے 40 پوائنٹس ہوں</translation>
    </message>
    <message>
        <source>Somebody without a trick doubles the loss</source>
        <translation>کسی کی کوئی سر نہ ہو تو نقصان دگنا</translation>
    </message>
    <message>
        <source>All ten tricks in one hand</source>
        <translation>دسوں سریں ایک ہاتھ میں</translation>
    </message>
    <message>
        <source>The skat is passed on before play (Pass-along Ramsch)</source>
        <translation>کھیل سے پہلے اسکاٹ آگے دیا جاتا ہے (آگے بڑھانے والا رامش)</translation>
    </message>
    <message>
        <source>Jacks may be passed on</source>
        <translation>غلام آگے دیے جا سکتے ہیں</translation>
    </message>
    <message>
        <source>A Bock round follows when</source>
        <translation>دگنا دور تب آتا ہے جب</translation>
    </message>
    <message>
        <source>A Ramsch round follows each Bock round</source>
        <translation>ہر دگنے دور کے بعد رامش کا دور</translation>
    </message>
    <message>
        <source>Grand Hand may be played instead of Ramsch</source>
        <translation>رامش کی جگہ گرینڈ ہینڈ کھیلا جا سکتا ہے</translation>
    </message>
    <message>
        <source>Moves may be taken back</source>
        <translation>چال واپس لی جا سکتی ہے</translation>
    </message>
    <message>
        <source>Card points may be counted on screen</source>
        <translation>پتوں کے پوائنٹس اسکرین پر گنے جا سکتے ہیں</translation>
    </message>
    <message>
        <source>The last trick may be seen again</source>
        <translation>پچھلی سر دوبارہ دیکھی جا سکتی ہے</translation>
    </message>
    <message>
        <source>The declarer may look at the cards put away</source>
        <translation>اکیلا کھلاڑی الگ رکھے ہوئے پتے دیکھ سکتا ہے</translation>
    </message>
    <message>
        <source>Giving up alone, with at least this many cards in hand</source>
        <translation>اکیلے ہار ماننے کے لیے ہاتھ میں کم سے کم پتے</translation>
    </message>
    <message>
        <source>Giving up counts</source>
        <translation>ہار ماننے پر کیا گنا جائے</translation>
    </message>
    <message>
        <source>Stake for one point</source>
        <translation>فی پوائنٹ رقم</translation>
    </message>
    <message>
        <source>No doubling</source>
        <translation>دگنا نہیں ہوتا</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>کونٹرا اور ری</translation>
    </message>
    <message>
        <source>Kontra, Re and Bock</source>
        <translation>کونٹرا، ری اور بوک</translation>
    </message>
    <message>
        <source>Kontra, Re, Bock and Hirsch</source>
        <translation>کونٹرا، ری، بوک اور ہرش</translation>
    </message>
    <message>
        <source>No</source>
        <translation>نہیں</translation>
    </message>
    <message>
        <source>One step more</source>
        <translation>ایک درجہ زیادہ</translation>
    </message>
    <message>
        <source>Two steps more</source>
        <translation>دو درجے زیادہ</translation>
    </message>
    <message>
        <source>All trumps in a row, 11 at most</source>
        <translation>لگاتار تمام ترپ، زیادہ سے زیادہ 11</translation>
    </message>
    <message>
        <source>Jacks only, 4 at most</source>
        <translation>صرف غلام، زیادہ سے زیادہ 4</translation>
    </message>
    <message>
        <source>Once its value</source>
        <extracomment>a lost Hand game costs once or twice its value</extracomment>
        <translation>قیمت کے برابر</translation>
    </message>
    <message>
        <source>Twice its value</source>
        <translation>قیمت کا دگنا</translation>
    </message>
    <message>
        <source>No reward</source>
        <translation>کوئی انعام نہیں</translation>
    </message>
    <message>
        <source>120 points for that player</source>
        <translation>اس کھلاڑی کو 120 پوائنٹس</translation>
    </message>
    <message>
        <source>The next player deals</source>
        <translation>اگلا کھلاڑی بانٹے</translation>
    </message>
    <message>
        <source>Ramsch is played</source>
        <translation>رامش کھیلا جائے</translation>
    </message>
    <message>
        <source>Twice the smallest multiple that reaches the bid</source>
        <translation>پہاڑے میں بولی تک پہنچنے والے پہلے عدد کا دگنا</translation>
    </message>
    <message>
        <source>(Jacks + 3) × base value, once</source>
        <translation>غلام اور تین مزید، ضرب بنیادی قیمت، ایک گنا</translation>
    </message>
    <message>
        <source>Cannot be announced</source>
        <translation>اعلان نہیں ہو سکتا</translation>
    </message>
    <message>
        <source>Is lost, in multiples of 23</source>
        <translation>ہار، 23 کے پہاڑے میں</translation>
    </message>
    <message>
        <source>Counts as if the bid were reached</source>
        <translation>جیسے بولی پوری ہوئی ہو</translation>
    </message>
    <message>
        <source>The loser, as minus</source>
        <translation>ہارنے والا، منفی میں</translation>
    </message>
    <message>
        <source>Everybody their own, as minus</source>
        <translation>ہر کوئی اپنے، منفی میں</translation>
    </message>
    <message>
        <source>Whoever wins the last trick</source>
        <translation>آخری سر جیتنے والے کو</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>ہارنے والے کو</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>دونوں ہاریں</translation>
    </message>
    <message>
        <source>Whoever won the last trick loses</source>
        <translation>آخری سر والا ہارے</translation>
    </message>
    <message>
        <source>They share the loss</source>
        <translation>نقصان آدھا آدھا</translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation>کوئی نہ ہارے</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>تینوں ہاریں</translation>
    </message>
    <message>
        <source>Until one&apos;s own card to the next trick is played</source>
        <translation>اگلی سر میں اپنا پتا چلنے تک</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>کسی بھی وقت</translation>
    </message>
    <message>
        <source>The plain game</source>
        <translation>صرف کھیل</translation>
    </message>
    <message>
        <source>All tricks that are left</source>
        <translation>باقی تمام سریں بھی</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>کوئی نہیں</translation>
    </message>
    <message>
        <source>Every defender</source>
        <translation>ہر مخالف کھلاڑی</translation>
    </message>
    <message>
        <source>Defenders who have bid or held 18</source>
        <translation>18 بولنے یا برابر بولنے والے مخالف کھلاڑی</translation>
    </message>
    <message>
        <source>The same, and those who could no longer bid 18</source>
        <translation>وہی، اور جنہیں 18 بولنے کا موقع نہ ملا</translation>
    </message>
    <message>
        <source>Before one&apos;s own first card</source>
        <translation>اپنے پہلے پتے سے پہلے</translation>
    </message>
    <message>
        <source>Before the first lead</source>
        <translation>سب سے پہلے پتے سے پہلے</translation>
    </message>
    <message>
        <source>a game is lost with 60 points</source>
        <translation>کھیل 60 پوائنٹس پر ہارا جائے</translation>
    </message>
    <message>
        <source>a game is lost after Kontra</source>
        <translation>کھیل کونٹرا کے بعد ہارا جائے</translation>
    </message>
    <message>
        <source>Kontra and Re were said</source>
        <translation>کونٹرا اور ری کہے جائیں</translation>
    </message>
    <message>
        <source>a Grand Hand is won</source>
        <translation>گرینڈ ہینڈ جیتا جائے</translation>
    </message>
    <message>
        <source>a Grand is lost</source>
        <translation>گرینڈ ہارا جائے</translation>
    </message>
    <message>
        <source>a game is worth 72 or more</source>
        <translation>کھیل کی قیمت 72 یا زیادہ ہو</translation>
    </message>
    <message>
        <source>a game is worth 96 or more</source>
        <translation>کھیل کی قیمت 96 یا زیادہ ہو</translation>
    </message>
    <message>
        <source>a total is a multiple of 100</source>
        <translation>کسی کا کل 100 پر تقسیم ہو</translation>
    </message>
    <message>
        <source>a total ends in three equal figures</source>
        <translation>کسی کے کل کے آخری تین ہندسے ایک جیسے ہوں</translation>
    </message>
    <message>
        <source>nobody bids</source>
        <translation>کوئی بولی نہ دے</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Own rules…</source>
        <extracomment>choice of rules: opens a dialog with every switch</extracomment>
        <translation>اپنے اصول …</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>The stake is an amount of money for one point</source>
        <translation>فی پوائنٹ رقم درست نہیں</translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es) differ from these rules</source>
        <extracomment>Under the choice of a rule set: how many switches are set differently from it</extracomment>
        <translation>
            <numerusform>ان اصولوں سے %n فرق</numerusform>
            <numerusform>ان اصولوں سے %n فرق</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>اصول</translation>
    </message>
    <message>
        <source>Start from</source>
        <extracomment>before a choice of rule sets to begin with</extracomment>
        <translation>ان اصولوں سے شروع</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>منسوخ</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <extracomment>button: plays by these rules</extracomment>
        <translation>ان اصولوں سے کھیلیں</translation>
    </message>
</context>
<context>
    <name>SayButtons</name>
    <message>
        <source>You can also say: {words}</source>
        <extracomment>{words} are Kontra, Schneider, Schwarz or some of them, which may be said beside playing a card</extracomment>
        <translation>آپ یہ بھی کہہ سکتے ہیں: {words}</translation>
    </message>
    <message>
        <source>Announce {level}</source>
        <extracomment>Button of a defender: the declarer will be held to Schneider, or will get no trick (Schwarz)</extracomment>
        <translation>{level} کا اعلان</translation>
    </message>
</context>
<context>
    <name>ScoreSheetRoom</name>
    <message>
        <source>The list {title} was deleted</source>
        <translation>فہرست {title} حذف ہو گئی</translation>
    </message>
    <message>
        <source>The list {title} was here already</source>
        <translation>فہرست {title} پہلے سے موجود تھی</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>Agreed minus</source>
        <translation>منفی حد</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <extracomment>For screen readers and under the pointer: the small button in a field in which one searches</extracomment>
        <translation>تلاش صاف کریں</translation>
    </message>
</context>
<context>
    <name>SeatSentences</name>
    <message>
        <source>sorts the cards</source>
        <extracomment>Of a defender, before a Revolution</extracomment>
        <translation>پتے پھر سے بانٹنے ہیں</translation>
    </message>
    <message>
        <source>asked about {kontra}</source>
        <extracomment>Of a defender who is asked whether he doubles; {kontra} is Kontra, or what defenders say later (Bock)</extracomment>
        <translation>{kontra} کا سوال</translation>
    </message>
    <message>
        <source>plays against both</source>
        <extracomment>In Ramsch, where nobody has a partner</extracomment>
        <translation>دونوں کے خلاف</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>دفاع میں</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>آپ کا ساتھی</translation>
    </message>
    <message>
        <source>You sit this deal out</source>
        <extracomment>The dealer at a table of four</extracomment>
        <translation>اس کھیل میں آپ باہر ہیں</translation>
    </message>
    <message>
        <source>{seat} · {what}</source>
        <extracomment>{seat} is Forehand, Middlehand or Rearhand</extracomment>
        <translation>{seat} · {what}</translation>
    </message>
    <message>
        <source>deal finished</source>
        <translation>کھیل ختم</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>آپ کی باری</translation>
    </message>
    <message>
        <source>you have passed</source>
        <translation>آپ نے پاس کیا</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} کی باری</translation>
    </message>
    <message>
        <source>has passed</source>
        <extracomment>Of a player who bids no more</extracomment>
        <translation>پاس کر دیا</translation>
    </message>
    <message>
        <source>speaks</source>
        <extracomment>Of the player who names values in the bidding</extracomment>
        <translation>بولی دینی ہے</translation>
    </message>
    <message>
        <source>listens</source>
        <extracomment>Of the player who answers in the bidding</extracomment>
        <translation>جواب دینا ہے</translation>
    </message>
    <message>
        <source>speaks next</source>
        <extracomment>Of rearhand, who goes on speaking when one of the others has passed</extracomment>
        <translation>پھر بولی دینی ہے</translation>
    </message>
    <message>
        <source>decides</source>
        <extracomment>Of a player who thinks about Grand Hand or about the skat</extracomment>
        <translation>فیصلہ کرنا ہے</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>Of a player whose turn comes later</extracomment>
        <translation>باری کا انتظار</translation>
    </message>
    <message>
        <source>plays on</source>
        <extracomment>Of a player who leaves it at Ramsch, where others are still asked whether they play Grand Hand</extracomment>
        <translation>کھیل جاری</translation>
    </message>
    <message>
        <source>has pushed</source>
        <extracomment>Schieberamsch: the skat went on unseen</extracomment>
        <translation>آگے بڑھا دیا</translation>
    </message>
    <message>
        <source>passed cards on</source>
        <extracomment>Schieberamsch: took the skat and passed two cards on</extracomment>
        <translation>پتے آگے دے دیے</translation>
    </message>
    <message>
        <source>has the skat</source>
        <extracomment>Of the declarer, who takes the skat or plays Hand</extracomment>
        <translation>اسکاٹ مل گیا</translation>
    </message>
    <message>
        <source>discards</source>
        <extracomment>Of the declarer, who puts two cards away</extracomment>
        <translation>دو پتے الگ رکھنے ہیں</translation>
    </message>
    <message>
        <source>announces</source>
        <extracomment>Of the declarer, who chooses the game</extracomment>
        <translation>اعلان کرنا ہے</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>اکیلا کھلاڑی</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>جیت</translation>
    </message>
    <message>
        <source>has lost</source>
        <translation>ہار</translation>
    </message>
    <message>
        <source>defended</source>
        <extracomment>Of a defender, when the deal is over</extracomment>
        <translation>دفاع کیا</translation>
    </message>
    <message>
        <source>has not lost</source>
        <translation>ہار نہیں ہوئی</translation>
    </message>
</context>
<context>
    <name>SeriesShown</name>
    <message>
        <source>Continue practice</source>
        <translation>مشق جاری رکھیں</translation>
    </message>
    <message>
        <source>Continue game {k}</source>
        <translation>کھیل {k} جاری رکھیں</translation>
    </message>
    <message>
        <source>Continue game {k} of {n}</source>
        <translation>کھیل {k} از {n} جاری رکھیں</translation>
    </message>
    <message>
        <source>A deal for practice is on the table; your series goes on after it</source>
        <translation>میز پر مشق کی ایک بانٹ ہے، اس کے بعد آپ کا سلسلہ جاری رہے گا</translation>
    </message>
    <message>
        <source>A deal for practice is on the table</source>
        <translation>میز پر مشق کی ایک بانٹ ہے</translation>
    </message>
    <message>
        <source>Your series goes on where you left off</source>
        <translation>آپ کا سلسلہ وہیں سے جاری ہے جہاں چھوڑا تھا</translation>
    </message>
    <message numerus="yes">
        <source>You are %n points ahead of {name}</source>
        <comment>list points</comment>
        <extracomment>home page: points of the list; {name} is the best of the others</extracomment>
        <translation>
            <numerusform>آپ {name} سے %n پوائنٹ آگے ہیں</numerusform>
            <numerusform>آپ {name} سے %n پوائنٹس آگے ہیں</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n points behind {name}</source>
        <comment>list points</comment>
        <extracomment>home page: points of the list; {name} is the best of the others</extracomment>
        <translation>
            <numerusform>آپ {name} سے %n پوائنٹ پیچھے ہیں</numerusform>
            <numerusform>آپ {name} سے %n پوائنٹس پیچھے ہیں</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {name} are level</source>
        <extracomment>home page: both have the same points in the list; {name} is the best of the others</extracomment>
        <translation>آپ اور {name} برابر ہیں</translation>
    </message>
</context>
<context>
    <name>SeriesWords</name>
    <message>
        <source>Pub rules</source>
        <extracomment>name of a rule set: as played in pubs and at home</extracomment>
        <translation>گھریلو اصول</translation>
    </message>
    <message>
        <source>Kontra and Re, Ramsch when everybody passes, Bock rounds. You may take moves back and count points. Classic list.</source>
        <translation>کونٹرا اور ری، سب پاس ہوں تو رامش، دگنے دور۔ چال واپس لینے اور پوائنٹس گننے کی اجازت ہے۔ سادہ فہرست۔</translation>
    </message>
    <message>
        <source>Beginners&apos; guide</source>
        <extracomment>name of a rule set: simpler, as in a guide for beginners</extracomment>
        <translation>نئے کھلاڑیوں کی گائیڈ</translation>
    </message>
    <message>
        <source>Simpler counting: only jacks count as matadors, and announcements need no Hand. Kontra and Ramsch. Three players, classic list.</source>
        <translation>آسان گنتی: میٹاڈور صرف غلام، اعلان کے لیے ہینڈ ضروری نہیں۔ کونٹرا اور رامش۔ تین کھلاڑی، سادہ فہرست۔</translation>
    </message>
    <message>
        <source>Official rules</source>
        <extracomment>name of a rule set: the International Skat Order, as in tournaments</extracomment>
        <translation>سرکاری اصول</translation>
    </message>
    <message>
        <source>As in tournaments: no Kontra, no Ramsch, no taking back. When everybody passes, the next player deals. Seeger-Fabian list.</source>
        <translation>ٹورنامنٹ کی طرح: نہ کونٹرا، نہ رامش، نہ چال کی واپسی۔ سب پاس ہوں تو اگلا بانٹتا ہے۔ سیگر فابیان فہرست۔</translation>
    </message>
    <message>
        <source>Own rules</source>
        <extracomment>name of a rule set: any other, with switches set by the user</extracomment>
        <translation>اپنے اصول</translation>
    </message>
    <message>
        <source>No end</source>
        <extracomment>length of a series: until the players stop</extracomment>
        <translation>جب تک چاہیں</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <comment>length of a series; never 1</comment>
        <translation>
            <numerusform>%n کھیل</numerusform>
            <numerusform>%n کھیل</numerusform>
        </translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>level of a computer player, the weakest of five</extracomment>
        <translation>نیا کھلاڑی</translation>
    </message>
    <message>
        <source>Casual player</source>
        <extracomment>level of a computer player, the second of five: plays now and then</extracomment>
        <translation>شوقیہ کھلاڑی</translation>
    </message>
    <message>
        <source>Club player</source>
        <extracomment>level of a computer player, the third of five: plays in a club</extracomment>
        <translation>کلب کھلاڑی</translation>
    </message>
    <message>
        <source>Tournament player</source>
        <extracomment>level of a computer player, the fourth of five: plays tournaments</extracomment>
        <translation>ٹورنامنٹ کھلاڑی</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>level of a computer player, the strongest of five</extracomment>
        <translation>ماہر</translation>
    </message>
    <message>
        <source>By the book</source>
        <extracomment>a computer player that goes by fixed maxims; short, it stands beside a name</extracomment>
        <translation>کتابی کھلاڑی</translation>
    </message>
    <message>
        <source>Plays anything</source>
        <translation>بے سوچے سمجھے</translation>
    </message>
    <message>
        <source>loves Grand</source>
        <extracomment>style of a computer player, after its name</extracomment>
        <translation>گرینڈ کا شوق</translation>
    </message>
    <message>
        <source>cautious</source>
        <extracomment>style of a computer player, after its name</extracomment>
        <translation>محتاط</translation>
    </message>
    <message>
        <source>bold</source>
        <extracomment>style of a computer player, after its name</extracomment>
        <translation>دلیر</translation>
    </message>
    <message>
        <source>{name}, {style}</source>
        <extracomment>a computer player and its style: &quot;Wilma, cautious&quot;</extracomment>
        <translation>{name}، {style}</translation>
    </message>
    <message>
        <source>Ben, Clara, Felix, Ida, Oscar, Ruth</source>
        <extracomment>First names of computer players, separated by commas: six short ones that are common in your language, but not Wilma, Karl, Greta, Emil or Rosa</extracomment>
        <translation>ثنا، علی، حنا، بلال، مریم، زید</translation>
    </message>
</context>
<context>
    <name>SetAside</name>
    <message>
        <source>on</source>
        <extracomment>value of a setting that is a switch</extracomment>
        <translation>چالو</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>value of a setting that is a switch</extracomment>
        <translation>بند</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>title of a note at the start: the file with everything that was chosen could not be used</extracomment>
        <translation>ترتیبات</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>title of a note at the start: the file with everything that was played could not be used</extracomment>
        <translation>محفوظ کھیل</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>General</source>
        <translation>عمومی</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>پتے</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>settings: what the table looks like</extracomment>
        <translation>میز</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <extracomment>choice of a language: the one the desktop uses
----------
choice of colours: what the desktop uses
----------
choice of animation speed: normal, or off where the desktop asks for less motion</extracomment>
        <translation>سسٹم کے مطابق</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>settings: the user&apos;s name at the table and on lists</extracomment>
        <translation>آپ کا نام</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>settings: language of menus and messages</extracomment>
        <translation>زبان</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>settings: light or dark colours</extracomment>
        <translation>اسکرین کے رنگ</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>choice of colours</extracomment>
        <translation>ہلکے</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>choice of colours</extracomment>
        <translation>گہرے</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>choice of colours</extracomment>
        <translation>زیادہ کنٹراسٹ</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>settings: how large words and controls are</extracomment>
        <translation>لکھائی کی جسامت</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>choice of text size: 15 % larger</extracomment>
        <translation>بڑی</translation>
    </message>
    <message>
        <source>Very large</source>
        <extracomment>choice of text size: 30 % larger</extracomment>
        <translation>بہت بڑی</translation>
    </message>
    <message>
        <source>Card words</source>
        <extracomment>settings: the language in which cards and games are called</extracomment>
        <translation>پتوں کے نام</translation>
    </message>
    <message>
        <source>Words of the German-suited pack</source>
        <extracomment>settings: switch; cards are called as in a German-suited pack: acorns, leaves, hearts, bells</extracomment>
        <translation>جرمن گڈی کے نام</translation>
    </message>
    <message>
        <source>Corner letters</source>
        <extracomment>settings: which letters stand in the corners of the cards</extracomment>
        <translation>کونوں کے حروف</translation>
    </message>
    <message>
        <source>As usually printed</source>
        <extracomment>choice of corner letters: those found on real packs</extracomment>
        <translation>جیسے چھپتے ہیں</translation>
    </message>
    <message>
        <source>As spoken</source>
        <extracomment>choice of corner letters: initials of the card words</extracomment>
        <translation>جیسے بولے جاتے ہیں</translation>
    </message>
    <message>
        <source>Card faces</source>
        <extracomment>settings: which pictures the cards have</extracomment>
        <translation>پتوں کی تصویریں</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>choice of card faces: a French-suited deck in two colours</extracomment>
        <translation>فرانسیسی</translation>
    </message>
    <message>
        <source>German</source>
        <extracomment>choice of card faces: acorns, leaves, hearts, bells with king, Ober and Unter</extracomment>
        <translation>جرمن</translation>
    </message>
    <message>
        <source>Tournament, four colours</source>
        <extracomment>choice of card faces: French shapes in four colours, as used in tournaments</extracomment>
        <translation>ٹورنامنٹ، چار رنگی</translation>
    </message>
    <message>
        <source>Card backs</source>
        <extracomment>settings: the backs of the cards</extracomment>
        <translation>پتوں کی پشت</translation>
    </message>
    <message>
        <source>Blue lattice</source>
        <extracomment>choice of card back</extracomment>
        <translation>نیلی جالی</translation>
    </message>
    <message>
        <source>Red rosette</source>
        <extracomment>choice of card back</extracomment>
        <translation>سرخ گل نما</translation>
    </message>
    <message>
        <source>Plum scales</source>
        <extracomment>choice of card back</extracomment>
        <translation>جامنی کھپریل</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>settings: how fast cards move</extracomment>
        <translation>پتوں کی حرکت</translation>
    </message>
    <message>
        <source>Off, without a pause</source>
        <extracomment>choice of animation speed: cards do not move, and nothing waits for the user to have seen it</extracomment>
        <translation>بند، بغیر وقفے کے</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>choice of animation speed: cards do not move, they are just there</extracomment>
        <translation>بند</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>choice of animation speed</extracomment>
        <translation>تیز</translation>
    </message>
    <message>
        <source>Count card points, where the rules allow it</source>
        <extracomment>settings: switch; card points taken so far are shown. What stands before the comma is its name in the guide</extracomment>
        <translation>پتوں کے پوائنٹس گنیں، جہاں اصول اجازت دیں</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>choice of text size: as large as the window is drawn for
----------
choice of animation speed</extracomment>
        <translation>معمول کی</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <extracomment>choice of animation speed</extracomment>
        <translation>آہستہ</translation>
    </message>
    <message>
        <source>A complete trick lies</source>
        <extracomment>settings: how long the three cards of a trick lie on the table</extracomment>
        <translation>پوری سر میز پر رہے</translation>
    </message>
    <message>
        <source>For a moment</source>
        <extracomment>choice of how long a trick lies</extracomment>
        <translation>ذرا دیر</translation>
    </message>
    <message>
        <source>Until I click or press Enter</source>
        <extracomment>choice of how long a trick lies</extracomment>
        <translation>جب تک کلک نہ کروں یا Enter نہ دباؤں</translation>
    </message>
    <message>
        <source>The only card allowed plays itself</source>
        <extracomment>settings: switch; a card of the user is played without a click where the rules allow no other</extracomment>
        <translation>جب ایک ہی پتا چلا جا سکے تو وہ خود چل جائے</translation>
    </message>
    <message>
        <source>Computer players claim a decided deal</source>
        <extracomment>settings: switch; who can prove that the remaining tricks are decided lays his cards open, and the deal ends</extracomment>
        <translation>کمپیوٹر کھلاڑی طے شدہ باقی سریں لے لیں</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <extracomment>settings: how the cards of the hand are sorted</extracomment>
        <translation>ہاتھ کے پتوں کی ترتیب</translation>
    </message>
    <message>
        <source>Colours alternate</source>
        <extracomment>choice of hand order: black and red suits in turn</extracomment>
        <translation>کالے اور لال باری باری</translation>
    </message>
    <message>
        <source>Suits by rank</source>
        <extracomment>choice of hand order: clubs, spades, hearts, diamonds</extracomment>
        <translation>رنگ ترتیب سے</translation>
    </message>
    <message>
        <source>As I last arranged it</source>
        <extracomment>choice of hand order: suits, jacks and direction as the user last arranged a hand with the mouse</extracomment>
        <translation>جیسے میں نے رکھے تھے</translation>
    </message>
    <message>
        <source>Sorted for</source>
        <extracomment>settings: jacks stand with the trumps, or as in Null between queen and ten</extracomment>
        <translation>ترتیب کس کے لیے</translation>
    </message>
    <message>
        <source>The game announced</source>
        <extracomment>choice of what the hand is sorted for: jacks first, and anew when the game is announced</extracomment>
        <translation>اعلان شدہ کھیل</translation>
    </message>
    <message>
        <source>Null, until a game is announced</source>
        <extracomment>choice of what the hand is sorted for: the game announced, and Null as long as none is</extracomment>
        <translation>اعلان ہونے تک نول</translation>
    </message>
    <message>
        <source>Always jacks first</source>
        <extracomment>choice of what the hand is sorted for: jacks first, whatever is announced</extracomment>
        <translation>غلام ہمیشہ پہلے</translation>
    </message>
    <message>
        <source>Jacks and trumps on the right</source>
        <extracomment>settings: switch; jacks and trumps stand at the right end of the hand</extracomment>
        <translation>غلام اور ترپ دائیں طرف</translation>
    </message>
    <message>
        <source>Low cards on the left</source>
        <extracomment>settings: switch; in every suit the low cards stand on the left</extracomment>
        <translation>چھوٹے پتے بائیں طرف</translation>
    </message>
    <message>
        <source>Felt</source>
        <extracomment>choice of table: green cloth with a fine inlay</extracomment>
        <translation>سبز کپڑا</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>choice of table: one quiet colour without ornament</extracomment>
        <translation>سادہ</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>settings: switch; cards, tricks and the own turn are heard</extracomment>
        <translation>آوازیں</translation>
    </message>
    <message>
        <source>Urdu headings in Nastaliq</source>
        <extracomment>settings: switch; headings of the Urdu interface in the sloping script of Urdu books, Nastaliq</extracomment>
        <translation>اردو سرخیاں نستعلیق میں</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>ترتیبات</translation>
    </message>
    <message>
        <source>Save a backup…</source>
        <extracomment>button: all games and lists go into one file</extracomment>
        <translation>بیک اپ محفوظ کریں …</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <extracomment>button: all games and lists come from such a file</extracomment>
        <translation>بیک اپ واپس لائیں …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
    <message>
        <source>For sounds, install an add-on first: {command}</source>
        <extracomment>settings, under the switch for sounds; {command} is typed into a terminal</extracomment>
        <translation>آوازوں کے لیے پہلے ایک اضافی پیکج انسٹال کریں: {command}</translation>
    </message>
</context>
<context>
    <name>SettlementPage</name>
    <message>
        <source>Total</source>
        <extracomment>Head of a column of the settlement: list score</extracomment>
        <translation>کل</translation>
    </message>
    <message>
        <source>Gets or pays</source>
        <extracomment>Head of a column of the settlement: what somebody gets or pays</extracomment>
        <translation>لینا یا دینا</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>کھلاڑی</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <extracomment>Button: how the list stands and who pays whom, as a text to be sent to others</extracomment>
        <translation>نتیجہ نقل کریں</translation>
    </message>
    <message>
        <source>Nobody owes anything</source>
        <translation>کسی پر کچھ واجب نہیں</translation>
    </message>
    <message>
        <source>Who pays</source>
        <extracomment>Head of the list of payments</extracomment>
        <translation>کون کسے دے</translation>
    </message>
    <message>
        <source>{payer} to {receiver}: {amount}</source>
        <extracomment>One payment after the list, below &quot;Who pays&quot;; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>{payer} سے {receiver} کو {amount}</translation>
    </message>
    <message>
        <source>{payer} into the cash box: {amount}</source>
        <extracomment>One payment after the list, below &quot;Who pays&quot;; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>{payer} سے صندوقچی میں {amount}</translation>
    </message>
    <message>
        <source>This list has no stake. It can be given one in the list&apos;s details</source>
        <translation>اس فہرست میں رقم طے نہیں۔ فہرست کی تفصیل میں طے کی جا سکتی ہے</translation>
    </message>
    <message>
        <source>Each pair of players settles the difference of their totals, {stake} for a point</source>
        <translation>ہر دو کھلاڑی اپنے کل کا فرق آپس میں چکائیں، فی پوائنٹ {stake}</translation>
    </message>
    <message>
        <source>Everybody pays {stake} for each point behind the first</source>
        <translation>جو اول سے جتنے پوائنٹس پیچھے ہو، وہ فی پوائنٹ {stake} دے</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>Button: the result is on the clipboard now</extracomment>
        <translation>نقل ہو گیا</translation>
    </message>
    <message>
        <source>Settlement</source>
        <extracomment>Title of a page: who pays whom</extracomment>
        <translation>رقم کا حساب</translation>
    </message>
    <message>
        <source>Each against each</source>
        <extracomment>A way to settle: every two players with each other</extracomment>
        <translation>ہر ایک بمقابلہ ہر ایک</translation>
    </message>
    <message>
        <source>Cash box</source>
        <extracomment>A way to settle: everybody pays into a common box</extracomment>
        <translation>صندوقچی</translation>
    </message>
</context>
<context>
    <name>SheetHead</name>
    <message>
        <source>Click: there or away, other names</source>
        <extracomment>tool tip of a player&apos;s name over his column</extracomment>
        <translation>کلک: حاضر یا غیر حاضر، دوسرے نام</translation>
    </message>
    <message>
        <source>deals</source>
        <extracomment>Under the name of the player who deals the next game</extracomment>
        <translation>بانٹنے والا</translation>
    </message>
    <message>
        <source>away</source>
        <extracomment>Under the name of a player who is not there</extracomment>
        <translation>غیر حاضر</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>Dealt out of turn; the turn was with: {name}</source>
        <extracomment>Of a game in the score sheet; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>باری کے بغیر پتے بانٹے گئے؛ باری تھی: {name}</translation>
    </message>
    <message>
        <source>By the games before it, this one would count {factor}</source>
        <extracomment>Of a game in the score sheet; {factor} is &quot;× 1&quot; or &quot;× 2&quot;</extracomment>
        <translation>پچھلے کھیلوں کے مطابق یہ کھیل {factor} گنا جاتا ہے</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a narrow column of the score sheet: the running number of a game</extracomment>
        <translation>نمبر</translation>
    </message>
    <message>
        <source>ann.</source>
        <extracomment>Head of a narrow column, beside Schneider and Schwarz: this level was announced; 5 letters at most</extracomment>
        <translation>اعلان</translation>
    </message>
    <message>
        <source>Number of the game</source>
        <translation>کھیل کا نمبر</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column of the score sheet: who declared; 8 letters at most</extracomment>
        <translation>کھلاڑی</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Head of a column of the score sheet: what was played</extracomment>
        <translation>کھیل</translation>
    </message>
    <message>
        <source>Base</source>
        <extracomment>Head of a narrow column of the score sheet: the base value of the game, 9 to 24; 6 letters at most</extracomment>
        <translation>بنیاد</translation>
    </message>
    <message>
        <source>Remark: {remark}</source>
        <extracomment>Of a game in the score sheet: what somebody wrote beside it</extracomment>
        <translation>کیفیت: {remark}</translation>
    </message>
    <message>
        <source>Away: {name}</source>
        <extracomment>Of a game of four; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>غیر حاضر: {name}</translation>
    </message>
    <message>
        <source>Bock</source>
        <extracomment>Head of a narrow column of the score sheet: the game counts double; 6 letters at most</extracomment>
        <translation>دگنا</translation>
    </message>
    <message>
        <source>Base value</source>
        <extracomment>Whole head of a column of the score sheet, on paper and in a tip: 9 to 24, of a Null what it is worth</extracomment>
        <translation>بنیادی قیمت</translation>
    </message>
    <message>
        <source>with</source>
        <extracomment>Head of a narrow column of the score sheet: with so many matadors; 6 letters at most</extracomment>
        <translation>ساتھ</translation>
    </message>
    <message>
        <source>w/o</source>
        <extracomment>Head of a narrow column of the score sheet: without so many matadors; 6 letters at most</extracomment>
        <translation>بغیر</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>Head of a narrow column of the score sheet: what the declarer had bid; 6 letters at most</extracomment>
        <translation>بولی</translation>
    </message>
    <message>
        <source>Bock round</source>
        <extracomment>Whole head of a column of the score sheet, on paper and in a tip: the game counts double</extracomment>
        <translation>دگنا دور</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>جیت</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>ہار</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>This list is over: no game is entered any more</source>
        <translation>یہ فہرست ختم ہو چکی ہے: اب کوئی کھیل درج نہیں ہوتا</translation>
    </message>
    <message>
        <source>This list is a copy. The statistics count its games as they were first written</source>
        <translation>یہ فہرست ایک نقل ہے۔ اعداد و شمار میں اس کے کھیل ویسے ہی گنے جاتے ہیں جیسے پہلے لکھے گئے تھے</translation>
    </message>
    <message>
        <source>Copied: all games, as a table</source>
        <translation>نقل ہو گئے: تمام کھیل، جدول کے طور پر</translation>
    </message>
    <message>
        <source>{name}: there or away…</source>
        <extracomment>menu: whether a player of four is there, or away for some games</extracomment>
        <translation>{name}: حاضر یا غیر حاضر …</translation>
    </message>
    <message>
        <source>copy</source>
        <extracomment>Of a list: its games are those of another list, or of a series that was played here</extracomment>
        <translation>نقل</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <extracomment>menu of a score list: all its games to the clipboard</extracomment>
        <translation>جدول کے طور پر نقل کریں</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>واپس</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>دوبارہ</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>اسکور شیٹ</translation>
    </message>
    <message>
        <source>Totals of the list</source>
        <translation>فہرست کے کل</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Double click: change; right click: insert, move, delete, write a remark</source>
        <extracomment>tool tip of a game in the score sheet</extracomment>
        <translation>دو بار کلک: بدلیں؛ دایاں کلک: ڈالیں، جگہ بدلیں، حذف کریں، کیفیت لکھیں</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>No list has these words</source>
        <translation>کسی فہرست میں یہ الفاظ نہیں</translation>
    </message>
    <message>
        <source>The archive is empty. Lists you do not need every day can be put here</source>
        <translation>پرانی فہرستوں میں ابھی کچھ نہیں۔ جو فہرستیں روز نہیں چاہییں، یہاں رکھی جا سکتی ہیں</translation>
    </message>
    <message>
        <source>All lists are in the archive. The button below shows them</source>
        <translation>سب فہرستیں پرانی فہرستوں میں ہیں۔ نیچے کا بٹن انہیں دکھاتا ہے</translation>
    </message>
    <message>
        <source>No list yet. Begin one, and write the first game</source>
        <translation>ابھی کوئی فہرست نہیں۔ ایک شروع کریں اور پہلا کھیل درج کریں</translation>
    </message>
    <message>
        <source>Score lists</source>
        <extracomment>Title of the shelf with all score lists</extracomment>
        <translation>فہرستیں</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Title of the shelf with the score lists that were put away</extracomment>
        <translation>پرانی فہرستیں</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>تلاش</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>button: the players of all lists shown, the best first</extracomment>
        <translation>درجہ بندی</translation>
    </message>
    <message>
        <source>How everybody stands in the lists shown here, all of them added up</source>
        <translation>یہاں دکھائی گئی تمام فہرستوں کو ملا کر کون کہاں ہے</translation>
    </message>
    <message>
        <source>New list</source>
        <extracomment>button: begins a new score list</extracomment>
        <translation>نئی فہرست</translation>
    </message>
    <message>
        <source>Fold the lists away</source>
        <translation>فہرستیں سمیٹیں</translation>
    </message>
    <message>
        <source>Show all lists</source>
        <translation>تمام فہرستیں دکھائیں</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Program</source>
        <extracomment>tab of the sheet of keys: what works everywhere</extracomment>
        <translation>پروگرام</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>tab of the sheet of keys: where the cards are</extracomment>
        <translation>میز</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>tab of the sheet of keys</extracomment>
        <translation>اسکور شیٹ</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>tab of the sheet of keys</extracomment>
        <translation>اعداد و شمار</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>tab of the sheet of keys: the page that shows what was right in a deal</extracomment>
        <translation>جائزہ</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>tab of the sheet of keys: exercises, puzzles, duplicate, guide</extracomment>
        <translation>سیکھیں</translation>
    </message>
    <message>
        <source>Any deal</source>
        <extracomment>tab of the sheet of keys: the page where a deal is made: any cards, as one likes</extracomment>
        <translation>مرضی کی بانٹ</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>کنجیاں</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
</context>
<context>
    <name>SidePage</name>
    <message>
        <source>Back to the sheet</source>
        <extracomment>the way back from a page that lies over the score sheet</extracomment>
        <translation>واپس اسکور شیٹ پر</translation>
    </message>
</context>
<context>
    <name>Slot</name>
    <message>
        <source>Skat</source>
        <translation>اسکاٹ</translation>
    </message>
</context>
<context>
    <name>SpokenCards</name>
    <message>
        <source>{place} of {count} in your hand</source>
        <extracomment>For screen readers: which card of the hand this is; &quot;3 of 10 in your hand&quot;</extracomment>
        <translation>آپ کے ہاتھ میں {place} از {count}</translation>
    </message>
    <message>
        <source>played by {name}</source>
        <extracomment>For screen readers, about a card of the trick</extracomment>
        <translation>چال: {name}</translation>
    </message>
    <message>
        <source>in the hand of {name}</source>
        <extracomment>For screen readers, about a card of a hand that lies open</extracomment>
        <translation>{name} کے ہاتھ میں</translation>
    </message>
</context>
<context>
    <name>SpreadView</name>
    <message>
        <source>Results of the games played</source>
        <translation>کھیلے گئے کھیلوں کے نتیجے</translation>
    </message>
    <message>
        <source>{seat}, {game}</source>
        <extracomment>a player&apos;s seat and the game he declared: &quot;Forehand, Grand&quot;</extracomment>
        <translation>{seat}، {game}</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>دوسرے کھیل</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>سب پاس</translation>
    </message>
    <message>
        <source>{times}, won {share}</source>
        <extracomment>how often a game was played: &quot;28 ×&quot;, and the share of these that was won: &quot;50%&quot;</extracomment>
        <translation>{times}، جیت {share}</translation>
    </message>
    <message numerus="yes">
        <source>%n ×</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n بار</numerusform>
            <numerusform>%n بار</numerusform>
        </translation>
    </message>
    <message>
        <source>Card points of the declarer</source>
        <translation>اکیلے کھلاڑی کے پوائنٹس</translation>
    </message>
    <message>
        <source>List score of each seat, on average</source>
        <translation>ہر نشست کا اوسط اسکور</translation>
    </message>
</context>
<context>
    <name>StatisticsInWindow</name>
    <message>
        <source>{games}, {share} won as declarer</source>
        <extracomment>home page, under &quot;Statistics&quot;: {games} is &quot;210 games&quot;, {share} of those he declared the user won</extracomment>
        <translation>{games}، اکیلے کھیل میں جیت {share}</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>محفوظ ہو گئی: {path}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>اعداد و شمار</translation>
    </message>
</context>
<context>
    <name>StatisticsRoom</name>
    <message>
        <source>Reading the games…</source>
        <translation>کھیل پڑھے جا رہے ہیں …</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Sort the cards</source>
        <extracomment>Button, while the player has arranged his cards by hand: sorts them again</extracomment>
        <translation>پتے ترتیب دیں</translation>
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
        <translation>شروع پر</translation>
    </message>
    <message>
        <source>Trick back</source>
        <translation>ایک سر پیچھے</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>ایک پتا پیچھے</translation>
    </message>
    <message>
        <source>Card on</source>
        <translation>ایک پتا آگے</translation>
    </message>
    <message>
        <source>Trick on</source>
        <translation>ایک سر آگے</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>آخر پر</translation>
    </message>
</context>
<context>
    <name>StrongPlayers</name>
    <message>
        <source>The strong players are ready</source>
        <translation>مضبوط کھلاڑی تیار ہیں</translation>
    </message>
    <message>
        <source>Strong players</source>
        <extracomment>title of a note: the players who search could not be prepared</extracomment>
        <translation>مضبوط کھلاڑی</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>{name} does not agree: play goes on</source>
        <translation>{name} کو منظور نہیں: کھیل جاری ہے</translation>
    </message>
    <message>
        <source>The others do not agree: play goes on</source>
        <translation>باقی کھلاڑیوں کو منظور نہیں: کھیل جاری ہے</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Your cards</source>
        <extracomment>For screen readers: the part of the table where keys move along the own cards</extracomment>
        <translation>آپ کے پتے</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>مینو</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>بانٹ کا نمبر نقل کریں</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier game(s) to read</source>
        <extracomment>While games of an earlier version of the program are read: how many are left</extracomment>
        <translation>
            <numerusform>پہلے کا %n کھیل ابھی پڑھنا ہے</numerusform>
            <numerusform>پہلے کے %n کھیل ابھی پڑھنے ہیں</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>button with a menu: save charts or games as files</extracomment>
        <translation>برآمد کریں</translation>
    </message>
    <message>
        <source>Games as a table (CSV)…</source>
        <translation>کھیل جدول میں (CSV) …</translation>
    </message>
    <message>
        <source>All charts as pictures (PNG)…</source>
        <translation>تمام چارٹ تصویروں میں (PNG) …</translation>
    </message>
    <message>
        <source>All charts as drawings (SVG)…</source>
        <translation>تمام چارٹ خاکوں میں (SVG) …</translation>
    </message>
    <message>
        <source>Rename or merge players</source>
        <translation>کھلاڑیوں کے نام بدلیں یا ملائیں</translation>
    </message>
    <message>
        <source>Any deal</source>
        <extracomment>headline of the page where a deal is made: any cards, as one likes</extracomment>
        <translation>مرضی کی بانٹ</translation>
    </message>
    <message>
        <source>From a record…</source>
        <extracomment>button: takes the cards of a recorded game</extracomment>
        <translation>ریکارڈ سے …</translation>
    </message>
    <message>
        <source>Lay out the cards of a game of the International Skat Server</source>
        <translation>بین الاقوامی اسکاٹ سرور کے کسی کھیل کے پتے لائیں</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>button: takes what the clipboard says</extracomment>
        <translation>چسپاں کریں</translation>
    </message>
    <message>
        <source>A deal number, a record or cards from the clipboard</source>
        <translation>نقل کیا ہوا بانٹ کا نمبر، ریکارڈ یا پتے</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>واپس</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>دوبارہ</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>button: takes all cards back</extracomment>
        <translation>صاف کریں</translation>
    </message>
</context>
<context>
    <name>TopLine</name>
    <message>
        <source>Puzzles</source>
        <extracomment>title of the page with puzzles</extracomment>
        <translation>معمّے</translation>
    </message>
    <message>
        <source>All kinds</source>
        <extracomment>choice: puzzles of every kind</extracomment>
        <translation>تمام قسمیں</translation>
    </message>
    <message>
        <source>From my games</source>
        <translation>میرے کھیلوں سے</translation>
    </message>
    <message>
        <source>All grades</source>
        <extracomment>choice: puzzles however hard they are</extracomment>
        <translation>تمام سطحیں</translation>
    </message>
    <message>
        <source>Kind of puzzle</source>
        <translation>معمّے کی قسم</translation>
    </message>
    <message>
        <source>How hard</source>
        <translation>کتنا مشکل</translation>
    </message>
    <message>
        <source>All hands</source>
        <extracomment>switch: after the answer all three hands lie open</extracomment>
        <translation>سب ہاتھ</translation>
    </message>
    <message>
        <source>Shows all hands once the answer is given</source>
        <translation>جواب کے بعد تینوں ہاتھ دکھاتا ہے</translation>
    </message>
    <message>
        <source>Search my games</source>
        <extracomment>button: look for puzzles in the games the user has played</extracomment>
        <translation>میرے کھیلوں میں تلاش</translation>
    </message>
    <message numerus="yes">
        <source>%n new puzzles · Search again</source>
        <extracomment>button: the search in the user&apos;s games has brought so many puzzles; pressing it searches once more</extracomment>
        <translation>
            <numerusform>%n نیا معمّا · پھر تلاش کریں</numerusform>
            <numerusform>%n نئے معمّے · پھر تلاش کریں</numerusform>
        </translation>
    </message>
    <message>
        <source>The strong players are being prepared</source>
        <translation>مضبوط کھلاڑی تیار ہو رہے ہیں</translation>
    </message>
    <message>
        <source>{k} of {n} games, {found} new · Cancel</source>
        <extracomment>how far the search for puzzles in the user&apos;s games is; pressing it stops the search</extracomment>
        <translation>کھیل {k} از {n}، نئے {found} · منسوخ</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>تلاش روکیں</translation>
    </message>
    <message>
        <source>Looks for puzzles in your games</source>
        <translation>آپ کے کھیلوں میں معمّے تلاش کرتا ہے</translation>
    </message>
</context>
<context>
    <name>TopLines</name>
    <message>
        <source>Review</source>
        <extracomment>title of the page that shows what was right in a deal</extracomment>
        <translation>جائزہ</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>tab: the course of the deal</extracomment>
        <translation>کھیل</translation>
    </message>
    <message>
        <source>Contract table</source>
        <extracomment>tab: what each seat could have played</extracomment>
        <translation>کھیلوں کا جدول</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>غلطیوں سے سیکھیں</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <extracomment>before the players and their shares in percent: how well each of them did</extracomment>
        <translation>درستی</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>بانٹ {number}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>نقل ہو گیا</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>بانٹ کا نمبر نقل کریں</translation>
    </message>
    <message>
        <source>The deal was broken off</source>
        <translation>کھیل ادھورا رہ گیا</translation>
    </message>
    <message>
        <source>See the deal from this seat</source>
        <translation>کھیل اس نشست سے دیکھیں</translation>
    </message>
</context>
<context>
    <name>TotalsModel</name>
    <message>
        <source>Game points</source>
        <extracomment>Head in the footer of the score sheet: sum of the games, without bonuses</extracomment>
        <translation>کھیل کے پوائنٹس</translation>
    </message>
    <message>
        <source>Won / lost</source>
        <extracomment>Head in the footer of the score sheet: own games won and lost, &quot;7 / 1&quot;</extracomment>
        <translation>جیت / ہار</translation>
    </message>
    <message>
        <source>Lost by others</source>
        <extracomment>Head in the footer of the score sheet: how many games the other players lost</extracomment>
        <translation>دوسروں کی ہاریں</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head in the footer of the score sheet: what counts in the end</extracomment>
        <translation>کل</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head in the footer of the score sheet: first, second, third</extracomment>
        <translation>درجہ</translation>
    </message>
</context>
<context>
    <name>TrialsPanel</name>
    <message>
        <source>Stop</source>
        <extracomment>button: ends the games the computer plays in the background</extracomment>
        <translation>روکیں</translation>
    </message>
    <message numerus="yes">
        <source>Play it %n times</source>
        <comment>button</comment>
        <extracomment>button: the computer plays the deal so often; never 1</extracomment>
        <translation>
            <numerusform>%n بار کھلوائیں</numerusform>
            <numerusform>%n بار کھلوائیں</numerusform>
        </translation>
    </message>
    <message>
        <source>When all cards are dealt, the deal can be played</source>
        <translation>تمام پتے بٹ جائیں تو یہ بانٹ کھیلی جا سکتی ہے</translation>
    </message>
    <message>
        <source>{k} of {n} games. The strong players are still being prepared; meanwhile one who plays by the book sits in for them, and plays the same every time</source>
        <translation>کھیل {k} از {n}۔ مضبوط کھلاڑی ابھی تیار ہو رہے ہیں؛ تب تک ان کی جگہ کتابی کھلاڑی کھیلتا ہے، اور ہر بار ایک ہی طرح</translation>
    </message>
    <message>
        <source>A player could not decide in game {k}, and the games ended. Begin again, or let others play</source>
        <translation>کھیل {k} میں ایک کھلاڑی سے فیصلہ نہ ہو سکا اور سب رک گیا۔ دوبارہ شروع کریں، یا دوسرے کھلاڑی چنیں</translation>
    </message>
    <message>
        <source>{k} of {n} games</source>
        <translation>کھیل {k} از {n}</translation>
    </message>
    <message>
        <source>{rules}. {dealer} deals. For practice: it goes into no list</source>
        <extracomment>{rules} is a rule set, such as &quot;Official rules&quot;; the seat deals the cards</extracomment>
        <translation>{rules}۔ بانٹنے والا: {dealer}۔ مشق کے لیے: یہ کسی فہرست میں نہیں آتا</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>headline: what to do with the deal, and with which seat</extracomment>
        <translation>یہ پتے کھیلیں</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>آپ کی نشست</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: deals these cards</extracomment>
        <translation>کھیلیں</translation>
    </message>
    <message>
        <source>Who plays it again and again</source>
        <translation>بار بار کون کھیلے</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>کھیلے گئے کھیل</translation>
    </message>
</context>
<context>
    <name>TricksPage</name>
    <message>
        <source>Tricks of this deal</source>
        <translation>اس کھیل کی سریں</translation>
    </message>
    <message>
        <source>The tricks appear here as they are played</source>
        <translation>سریں کھیلے جانے کے ساتھ ساتھ یہاں نظر آئیں گی</translation>
    </message>
    <message>
        <source>The last trick may be seen again until you have played to the next one</source>
        <translation>پچھلی سر تب تک دوبارہ دیکھی جا سکتی ہے جب تک آپ اگلی سر میں پتا نہ چلیں</translation>
    </message>
    <message>
        <source>No trick was played out in this deal</source>
        <translation>اس کھیل میں کوئی سر پوری نہیں کھیلی گئی</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>Another Skatdesk is running: games played here are not kept. Close this one and play in the other</source>
        <translation>ایک اور Skatdesk چل رہا ہے: یہاں کے کھیل محفوظ نہیں ہوں گے۔ اسے بند کریں اور دوسرے میں کھیلیں</translation>
    </message>
    <message>
        <source>This game cannot be written to {path}. Is the disk full or protected? Play goes on</source>
        <translation>یہ کھیل {path} میں محفوظ نہیں ہو سکا۔ کیا ڈسک بھر گئی ہے یا اس پر لکھنا منع ہے؟ کھیل جاری ہے</translation>
    </message>
    <message>
        <source>The saved games in {path} cannot be read. They are left as they are</source>
        <translation>محفوظ کیے گئے کھیل {path} سے پڑھے نہیں جا سکے۔ انہیں جوں کا توں چھوڑ دیا گیا ہے</translation>
    </message>
    <message>
        <source>The saved games in {path} are from a newer Skatdesk. They are left as they are</source>
        <translation>محفوظ کیے گئے کھیل {path} میں کسی نئے Skatdesk کے ہیں۔ انہیں جوں کا توں چھوڑ دیا گیا ہے</translation>
    </message>
    <message>
        <source>{path} cannot be written: the list is as it was before. Is the disk full or protected? Make room or allow writing there, then try again</source>
        <translation>{path} میں لکھا نہیں جا سکتا: فہرست پہلے جیسی ہے۔ کیا ڈسک بھر گئی ہے یا اس پر لکھنا منع ہے؟ وہاں جگہ بنائیں یا لکھنے کی اجازت دیں، پھر دوبارہ کوشش کریں</translation>
    </message>
    <message>
        <source>The saved games in {path} cannot be opened: nothing that is played or written now is kept. Is the disk full or protected? Make room or allow writing there, then start Skatdesk again</source>
        <translation>{path} میں محفوظ کھیل کھل نہیں سکتے: اب جو کھیلا یا لکھا جائے گا وہ محفوظ نہیں رہے گا۔ کیا ڈسک بھر گئی ہے یا اس پر لکھنا منع ہے؟ وہاں جگہ بنائیں یا لکھنے کی اجازت دیں، پھر Skatdesk دوبارہ شروع کریں</translation>
    </message>
    <message>
        <source>The saved games are from a newer Skatdesk: they were kept as {path}</source>
        <translation>محفوظ کیے گئے کھیل کسی نئے Skatdesk کے ہیں: انہیں {path} کے نام سے رکھ دیا گیا ہے</translation>
    </message>
    <message>
        <source>The backup is in use now. What was here before was kept as {path}</source>
        <translation>اب بیک اپ استعمال میں ہے۔ پہلے جو یہاں تھا اسے {path} کے نام سے رکھ لیا گیا ہے</translation>
    </message>
    <message>
        <source>The saved games were no longer there. Skatdesk goes on with its copy of {day}; what was played and written after that is not in it</source>
        <translation>محفوظ کھیل وہاں نہیں رہے تھے۔ Skatdesk اب {day} کی اپنی نقل سے آگے بڑھے گا؛ اس کے بعد جو کھیلا یا لکھا گیا وہ اس میں نہیں</translation>
    </message>
    <message>
        <source>The saved games were damaged and were kept as {path}. Skatdesk goes on with its copy of {day}; what was played and written after that is not in it</source>
        <translation>محفوظ کھیل خراب ہو گئے تھے اور {path} کے نام سے رکھ لیے گئے ہیں۔ Skatdesk اب {day} کی اپنی نقل سے آگے بڑھے گا؛ اس کے بعد جو کھیلا یا لکھا گیا وہ اس میں نہیں</translation>
    </message>
    <message>
        <source>Skatdesk cannot keep its files in {path}. Is the disk full or protected, or is a file in the way? Make room or allow writing there, then start Skatdesk again</source>
        <translation>Skatdesk اپنی فائلیں {path} میں محفوظ نہیں کر سکتا۔ کیا ڈسک بھر گئی ہے، اس پر لکھنا منع ہے یا وہاں اسی نام کی کوئی فائل موجود ہے؟ وہاں جگہ بنائیں یا لکھنے کی اجازت دیں، پھر Skatdesk دوبارہ شروع کریں</translation>
    </message>
    <message>
        <source>Some settings could not be understood and are as at the first start: {options}. The file as it was is kept as {path}</source>
        <extracomment>{options} are settings with the values they have now, such as &quot;Card faces: French; Sounds: off&quot;</extracomment>
        <translation>کچھ ترتیبات سمجھ میں نہیں آئیں اور پہلی بار کی طرح ہیں: {options}۔ فائل جیسی تھی ویسی {path} کے نام سے رکھی گئی ہے</translation>
    </message>
    <message>
        <source>The saved games were damaged: they were kept as {path}, and new ones begun</source>
        <translation>محفوظ کیے گئے کھیل خراب تھے: انہیں {path} کے نام سے رکھ کر نئی فائل شروع کی گئی ہے</translation>
    </message>
    <message>
        <source>The settings were damaged: they were kept as {path}, and everything is set as at the first start</source>
        <translation>ترتیبات خراب تھیں: انہیں {path} کے نام سے رکھا گیا ہے، اور سب کچھ پہلی بار کی طرح ہے</translation>
    </message>
    <message>
        <source>The settings cannot be saved. Is the disk full or protected? They hold until you quit</source>
        <translation>ترتیبات محفوظ نہیں ہو سکیں۔ کیا ڈسک بھر گئی ہے یا اس پر لکھنا منع ہے؟ پروگرام بند ہونے تک یہی ترتیبات رہیں گی</translation>
    </message>
    <message>
        <source>{path} cannot be written. Is the disk full or protected, or is its folder gone?</source>
        <translation>یہ فائل لکھی نہیں جا سکی: {path}۔ کیا ڈسک بھر گئی ہے، اس پر لکھنا منع ہے یا وہ فولڈر اب موجود نہیں؟</translation>
    </message>
    <message>
        <source>The strong players could not be prepared, and others sit in for them. Is the disk full or protected? Make room in {path} or allow writing there, then start Skatdesk again</source>
        <translation>مضبوط کھلاڑی تیار نہیں ہو سکے، ان کی جگہ دوسرے کھیل رہے ہیں۔ کیا ڈسک بھر گئی ہے یا اس پر لکھنا منع ہے؟ {path} میں جگہ بنائیں یا وہاں لکھنے کی اجازت دیں، پھر Skatdesk دوبارہ شروع کریں</translation>
    </message>
    <message>
        <source>Something went wrong in Skatdesk. The game is saved; details are in {path}</source>
        <translation>پروگرام Skatdesk میں کوئی خرابی ہوئی۔ کھیل محفوظ ہے؛ تفصیل {path} میں ہے</translation>
    </message>
    <message>
        <source>The series you left cannot be taken up again. It is kept as it is; begin a new one</source>
        <translation>آپ کا چھوڑا ہوا سلسلہ آگے نہیں چل سکتا۔ اسے جوں کا توں رکھا گیا ہے؛ نیا سلسلہ شروع کریں</translation>
    </message>
</context>
<context>
    <name>User</name>
    <message>
        <source>You</source>
        <extracomment>name of the user at the table and on lists, when no other is typed</extracomment>
        <translation>آپ</translation>
    </message>
    <message>
        <source>Player {k}</source>
        <extracomment>a player of a recorded game who has no name; {k} counts from forehand</extracomment>
        <translation>کھلاڑی {k}</translation>
    </message>
</context>
<context>
    <name>ValueChart</name>
    <message>
        <source>from</source>
        <extracomment>heads of columns in a file for spreadsheets: from this score to that one</extracomment>
        <translation>کم از کم</translation>
    </message>
    <message>
        <source>to</source>
        <translation>زیادہ سے زیادہ</translation>
    </message>
    <message>
        <source>games</source>
        <translation>کھیل</translation>
    </message>
    <message>
        <source>won</source>
        <translation>جیت</translation>
    </message>
</context>
<context>
    <name>ValueSentences</name>
    <message>
        <source>fixed value</source>
        <extracomment>Of a Null game, whose value is not counted out: &quot;fixed value 23&quot; without the number</extracomment>
        <translation>مقررہ قیمت</translation>
    </message>
    <message>
        <source>with {matadors}</source>
        <extracomment>Start of counting out a game: &quot;with 2, game 3, × 12 = 36&quot;</extracomment>
        <translation>{matadors} کے ساتھ</translation>
    </message>
    <message>
        <source>without {matadors}</source>
        <extracomment>Start of counting out a game: &quot;without 2, game 3, × 12 = 36&quot;</extracomment>
        <translation>{matadors} کے بغیر</translation>
    </message>
    <message>
        <source>{counted}, {step}</source>
        <extracomment>One more step of counting out a game: {counted} &quot;with 2, game 3&quot;, {step} &quot;Hand 4&quot;</extracomment>
        <translation>{counted}، {step}</translation>
    </message>
    <message>
        <source>fixed value {value}</source>
        <extracomment>Of a Null game, whose value is not counted out</extracomment>
        <translation>مقررہ قیمت {value}</translation>
    </message>
    <message>
        <source>{counted}, {product}</source>
        <extracomment>End of counting out a game: &quot;with 2, game 3&quot; and then &quot;× 12 = 36&quot;</extracomment>
        <translation>{counted}، پھر {product}</translation>
    </message>
    <message>
        <source>your bid {bid} is not reached</source>
        <translation>آپ کی بولی {bid} پوری نہیں ہوئی</translation>
    </message>
    <message>
        <source>the bid {bid} is not reached</source>
        <translation>بولی {bid} پوری نہیں ہوئی</translation>
    </message>
    <message>
        <source>your bid {bid} is reached</source>
        <translation>آپ کی بولی {bid} پوری ہوئی</translation>
    </message>
    <message>
        <source>the bid {bid} is reached</source>
        <translation>بولی {bid} پوری ہوئی</translation>
    </message>
    <message>
        <source>overbid, {product}</source>
        <extracomment>{product} is &quot;(1 + 3) × 10 = 40&quot;: the matadors and three more times the base value</extracomment>
        <translation>حد سے زیادہ بولی، {product}</translation>
    </message>
    <message>
        <source>overbid, smallest multiple of {base} that reaches {bid} = {value}</source>
        <translation>حد سے زیادہ بولی، {base} کے پہاڑے میں {bid} تک پہنچنے والا پہلا عدد: {value}</translation>
    </message>
    <message>
        <source>lost, {product}</source>
        <extracomment>{product} is &quot;2 × 48 = 96&quot;: a lost game costs twice its value</extracomment>
        <translation>ہار، {product}</translation>
    </message>
    <message>
        <source>lost, {value}</source>
        <translation>ہار، {value}</translation>
    </message>
    <message>
        <source>{doubling}, {product}</source>
        <extracomment>{doubling} is Kontra, Re …, {product} &quot;2 × 48 = 96&quot;</extracomment>
        <translation>{doubling}، {product}</translation>
    </message>
    <message>
        <source>Bock round, {product}</source>
        <extracomment>{product} is &quot;2 × 48 = 96&quot;: in a Bock round everything counts double</extracomment>
        <translation>دگنا دور، {product}</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>اسکور {score}</translation>
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
        <translation>کھیل کا اختتام</translation>
    </message>
    <message>
        <source>Turning points: {moves}</source>
        <extracomment>{moves} are the moves with which the deal changed side</extracomment>
        <translation>فیصلہ کن موڑ: {moves}</translation>
    </message>
    <message>
        <source>The deal never changed side</source>
        <translation>کھیل کا پلڑا شروع سے آخر تک ایک ہی طرف رہا</translation>
    </message>
    <message>
        <source>Why: {reason}</source>
        <extracomment>{reason} is why a move was not the best, without a full stop</extracomment>
        <translation>وجہ: {reason}</translation>
    </message>
    <message>
        <source>Better: {move} – {reason}</source>
        <extracomment>{move} is the better card or bid, {reason} says why it is good</extracomment>
        <translation>بہتر: {move} – {reason}</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>heads over figures: chance of winning, expected change of the list</extracomment>
        <translation>جیت</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>اسکور</translation>
    </message>
    <message>
        <source>Does not lose</source>
        <extracomment>head over figures: the chance of not being the loser of a Ramsch</extracomment>
        <translation>نہ ہارنا</translation>
    </message>
    <message>
        <source>A pass leads to a Ramsch here: in the long run it comes to about the same as bidding</source>
        <translation>یہاں پاس کرنے سے رامش ہوتا ہے: طویل مدت میں یہ بولی دینے کے تقریباً برابر ہے</translation>
    </message>
    <message>
        <source>After a pass nobody plays and nothing is scored: in the long run that comes to about the same as bidding</source>
        <translation>یہاں پاس کرنے سے کوئی نہیں کھیلتا اور کوئی اسکور نہیں: طویل مدت میں یہ بولی دینے کے تقریباً برابر ہے</translation>
    </message>
    <message>
        <source>A pass scores nothing here, but leaves the game to the others: in the long run it comes to about the same as bidding</source>
        <translation>پاس کرنے کا یہاں کوئی اسکور نہیں، مگر کھیل دوسروں کو مل جاتا ہے: طویل مدت میں یہ بولی دینے کے تقریباً برابر ہے</translation>
    </message>
    <message>
        <source>The cards of a game with Spitze are not judged</source>
        <translation>آخری سر کے وعدے والے کھیل کے پتے جانچے نہیں جاتے</translation>
    </message>
    <message>
        <source>There are no exact figures while one player has every trick: all ten would win</source>
        <translation>جب تک ہر سر ایک ہی کھلاڑی کے پاس ہو قطعی اعداد نہیں ملتے: دسوں سریں لینے پر وہ جیت جائے گا</translation>
    </message>
    <message>
        <source>In a Ramsch there are exact figures once nobody holds more than {n} cards</source>
        <translation>رامش میں قطعی اعداد تب ملتے ہیں جب کسی کے پاس {n} سے زیادہ پتے نہ رہیں</translation>
    </message>
    <message>
        <source>There are exact figures for cards only</source>
        <translation>قطعی اعداد صرف پتوں کے ہیں</translation>
    </message>
    <message>
        <source>There are exact figures for cards only; for games, see the contract table</source>
        <translation>قطعی اعداد صرف پتوں کے ہیں؛ کھیلوں کے لیے کھیلوں کا جدول دیکھیں</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>کوئی نقصان نہیں</translation>
    </message>
    <message>
        <source>Declarer</source>
        <extracomment>head over figures: how the deal ends for the declarer after this card</extracomment>
        <translation>اکیلا کھلاڑی</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>head over figures: card points of the three players at the end of a Ramsch</extracomment>
        <translation>پوائنٹس</translation>
    </message>
    <message>
        <source>Exact, if everybody sees all cards from here on; nobody could know that</source>
        <translation>قطعی نتیجہ، اگر یہاں سے سب کو تمام پتے نظر آئیں؛ یہ کوئی جان نہیں سکتا تھا</translation>
    </message>
</context>
<context>
    <name>WayBack</name>
    <message>
        <source>Back to the review</source>
        <extracomment>Button of a deal that was played on from the middle of another one</extracomment>
        <translation>واپس جائزے پر</translation>
    </message>
    <message>
        <source>Back to the series</source>
        <extracomment>Button of a deal that is played beside a series</extracomment>
        <translation>واپس سلسلے پر</translation>
    </message>
    <message>
        <source>Back to learning</source>
        <extracomment>Button of the game that is explained to beginners</extracomment>
        <translation>واپس سیکھنے پر</translation>
    </message>
</context>
<context>
    <name>WishPanel</name>
    <message>
        <source>None of the {n} hands tried would do. There may be such a deal, but it is rare: ask for a little less, or deal again</source>
        <translation>{n} ہاتھ آزمائے، کوئی پورا نہیں اترا۔ شاید ایسی بانٹ ہو، مگر ہے کم یاب: فرمائش کچھ کم کریں، یا دوبارہ بانٹیں</translation>
    </message>
    <message>
        <source>There is no such deal: take a card away</source>
        <translation>ایسی بانٹ ممکن نہیں: ایک پتا ہٹائیں</translation>
    </message>
    <message>
        <source>The marked wish cannot be fulfilled: change it</source>
        <translation>نشان زدہ فرمائش پوری نہیں ہو سکتی: اسے بدلیں</translation>
    </message>
    <message>
        <source>With the fixed cards nobody can fulfil the marked wish: change it, or take cards away</source>
        <translation>ان مقررہ پتوں کے ساتھ نشان زدہ فرمائش پوری نہیں ہو سکتی: اسے بدلیں، یا پتے ہٹائیں</translation>
    </message>
    <message>
        <source>No deal fulfils the marked wishes together: change one of them</source>
        <translation>نشان زدہ فرمائشیں ایک ساتھ پوری نہیں ہو سکتیں: کوئی ایک بدلیں</translation>
    </message>
    <message>
        <source>All cards are fixed: take some away, and they can be dealt anew</source>
        <translation>تمام پتے مقرر ہیں: کچھ ہٹائیں تو نئے سرے سے بٹ سکیں گے</translation>
    </message>
    <message>
        <source>Deal the rest anew</source>
        <extracomment>button: deals the loose cards once more</extracomment>
        <translation>باقی نئے سرے سے بانٹیں</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <extracomment>button: deals the cards that lie nowhere yet</extracomment>
        <translation>باقی بانٹیں</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <extracomment>button: ends the search for a deal that fulfils the wishes</extracomment>
        <translation>تلاش روکیں</translation>
    </message>
    <message>
        <source>Wishes</source>
        <extracomment>headline over what a random deal shall have: two jacks in forehand&apos;s hand …</extracomment>
        <translation>فرمائشیں</translation>
    </message>
    <message>
        <source>Add a wish</source>
        <extracomment>button: one more wish</extracomment>
        <translation>فرمائش بڑھائیں</translation>
    </message>
    <message>
        <source>Nothing is wished for: the rest is dealt at random. Wish for cards, many trumps, a hand worth a bid</source>
        <translation>کوئی فرمائش نہیں: باقی پتے اتفاق سے بٹیں گے۔ خاص پتوں، بہت سے ترپوں یا بولی کے لائق ہاتھ کی فرمائش کریں</translation>
    </message>
</context>
<context>
    <name>WishRow</name>
    <message>
        <source>cannot be fulfilled</source>
        <translation>پوری نہیں ہو سکتی</translation>
    </message>
    <message>
        <source>Whose cards</source>
        <translation>کس کے پتے</translation>
    </message>
    <message>
        <source>What is wished</source>
        <translation>کیا چاہیے</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>کتنے</translation>
    </message>
    <message>
        <source>Take this wish away</source>
        <translation>یہ فرمائش ہٹائیں</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>Game {k} is as it was: nothing has changed</source>
        <translation>کھیل {k} ویسا ہی ہے: کچھ نہیں بدلا</translation>
    </message>
</context>
</TS>

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
        <source>Continue game {k}</source>
        <translation>کھیل {k} جاری رکھیں</translation>
    </message>
    <message>
        <source>Continue game {k} of {n}</source>
        <translation>کھیل {k} از {n} جاری رکھیں</translation>
    </message>
    <message>
        <source>Copied: deal {number}</source>
        <translation>نقل ہو گئی: بانٹ {number}</translation>
    </message>
    <message>
        <source>{name} could not decide; a plain move was played instead</source>
        <translation>{name} سے فیصلہ نہ ہو سکا؛ اس کی جگہ ایک سادہ چال چلی گئی</translation>
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
        <source>Wait for your turn</source>
        <translation>اپنی باری کا انتظار کریں</translation>
    </message>
    <message>
        <source>Play at 18, or pass</source>
        <translation>18 پر کھیلیں یا پاس کریں</translation>
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
        <source>with {game} safe up to {value}</source>
        <extracomment>{game} is a game such as Hearts or Null ouvert</extracomment>
        <translation>{game}: {value} تک محفوظ</translation>
    </message>
    <message>
        <source>you must not take a trick</source>
        <translation>آپ کو کوئی سر نہیں لینی</translation>
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
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n سر</numerusform>
            <numerusform>%n سریں</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>بانٹ {number}</translation>
    </message>
    <message>
        <source>· bid {value}</source>
        <translation>· بولی {value}</translation>
    </message>
    <message>
        <source>you play alone</source>
        <translation>آپ اکیلے کھلاڑی ہیں</translation>
    </message>
    <message>
        <source>declarer {name}</source>
        <translation>اکیلا کھلاڑی {name}</translation>
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
        <source>you play alone at {value}</source>
        <translation>آپ اکیلے کھلاڑی ہیں، بولی {value}</translation>
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
        <translation>اس بار آپ بانٹیں اور کھیل دیکھیں</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
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
        <source>Push on</source>
        <translation>آگے بڑھائیں</translation>
    </message>
    <message>
        <source>Ramsch round</source>
        <translation>رامش کا دور</translation>
    </message>
    <message>
        <source>Everybody plays alone for the fewest points, unless somebody plays Grand Hand</source>
        <translation>ہر کوئی اکیلا، مقصد کم سے کم پوائنٹس، اگر کوئی گرینڈ ہینڈ نہ کھیلے</translation>
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
        <source>{contract}: {doubling} makes the score count {factor} times</source>
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
        <translation>رکھا گیا</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>اسکاٹ</translation>
    </message>
    <message>
        <source>Put away</source>
        <extracomment>Head over two cards: put away by the declarer, or passed on in Schieberamsch</extracomment>
        <translation>رکھے ہوئے پتے</translation>
    </message>
    <message>
        <source>Passed on</source>
        <translation>آگے دیے گئے پتے</translation>
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
        <translation>دو پتے رکھیں</translation>
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
        <translation>رکھے ہوئے پتوں کے پوائنٹس؛ یہ آپ کے حق میں گنے جائیں گے</translation>
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
        <translation>پتے رکھیں</translation>
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
        <translation>سر {name} کی</translation>
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
            <numerusform>سر {name} کی، %n پوائنٹ</numerusform>
            <numerusform>سر {name} کی، %n پوائنٹس</numerusform>
        </translation>
    </message>
    <message>
        <source>You bid {bid}</source>
        <translation>آپ کی بولی {bid}</translation>
    </message>
    <message>
        <source>{name} bids {bid}</source>
        <translation>{name} کی بولی {bid}</translation>
    </message>
    <message>
        <source>You hold {bid}</source>
        <translation>آپ نے {bid} کے برابر بولا</translation>
    </message>
    <message>
        <source>{name} holds {bid}</source>
        <translation>{name} نے {bid} کے برابر بولا</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>آپ نے پاس کیا</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} نے پاس کیا</translation>
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
        <source>You put away {cards}</source>
        <translation>آپ نے یہ پتے رکھے: {cards}</translation>
    </message>
    <message>
        <source>You put two cards away</source>
        <translation>آپ نے دو پتے رکھے</translation>
    </message>
    <message>
        <source>{name} puts two cards away</source>
        <translation>{name} نے دو پتے رکھے</translation>
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
        <translation>مخالف فریق نے اپنے پتے ترتیب دے لیے</translation>
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
        <source>You claim the remaining tricks</source>
        <translation>آپ نے کہا: باقی سریں میری</translation>
    </message>
    <message>
        <source>{name} claims the remaining tricks</source>
        <translation>{name} نے کہا: باقی سریں میری</translation>
    </message>
    <message>
        <source>You throw the cards in</source>
        <translation>آپ نے پتے پھینک دیے</translation>
    </message>
    <message>
        <source>{name} throws the cards in</source>
        <translation>{name} نے پتے پھینک دیے</translation>
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
    <name>FooterModel</name>
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
    <name>HomePage</name>
    <message>
        <source>Play</source>
        <extracomment>home page: button that opens the dialog for a new table</extracomment>
        <translation>کھیلیں</translation>
    </message>
    <message>
        <source>New table, three or four</source>
        <translation>نئی میز، تین یا چار کھلاڑی</translation>
    </message>
    <message>
        <source>Your series goes on where you left it</source>
        <translation>آپ کا سلسلہ وہیں سے جاری ہے جہاں چھوڑا تھا</translation>
    </message>
    <message>
        <source>The cards are shuffled, and somebody is waiting at the table</source>
        <translation>پتے پھینٹے جا چکے ہیں اور میز پر آپ کا انتظار ہے</translation>
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
        <source>Version {version} · free software · all keys: {keys}</source>
        <translation>ورژن {version} · آزاد سافٹ ویئر · تمام کنجیاں: {keys}</translation>
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
    <name>ListChange</name>
    <message>
        <source>Score list</source>
        <translation>اسکور شیٹ</translation>
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
        <translation>فہرست کا حساب</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>New series …</source>
        <translation>نیا سلسلہ …</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>menu: back to the first page</extracomment>
        <translation>پہلا صفحہ</translation>
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
        <translation>پتے پھینک دیں</translation>
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
        <source>Copy the deal number</source>
        <translation>بانٹ کا نمبر نقل کریں</translation>
    </message>
    <message>
        <source>Score list beside the table</source>
        <translation>میز کے ساتھ اسکور شیٹ</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>پوری اسکرین</translation>
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
    <name>NewSeriesDialog</name>
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
        <source>Series number</source>
        <extracomment>a number that fixes all deals of a series</extracomment>
        <translation>سلسلے کا نمبر</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>name of the user at the table and on the list, when no other is typed</extracomment>
        <translation>آپ</translation>
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
        <source>Computer players who bid and play by the usual maxims</source>
        <translation>کمپیوٹر کھلاڑی، آزمودہ طریقوں سے بولی دیتے اور کھیلتے ہیں</translation>
    </message>
    <message>
        <source>The same number deals the same cards: share it and compare your lists</source>
        <translation>ایک ہی نمبر سے وہی پتے بٹتے ہیں: دوستوں کو دیں اور فہرستیں ملائیں</translation>
    </message>
    <message>
        <source>Draw another number</source>
        <translation>دوسرا نمبر نکالیں</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>منسوخ</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>button: begins the series</extracomment>
        <translation>شروع کریں</translation>
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
    <name>RamschSentences</name>
    <message>
        <source>You take all ten tricks: {march}</source>
        <extracomment>{march} is the term for taking all tricks of a Ramsch</extracomment>
        <translation>دسوں سریں آپ کی: {march}</translation>
    </message>
    <message>
        <source>{name} takes all ten tricks: {march}</source>
        <translation>دسوں سریں {name} کی: {march}</translation>
    </message>
    <message>
        <source>Nobody loses: 40 points each</source>
        <translation>کسی کی ہار نہیں: ہر ایک کے 40 پوائنٹس</translation>
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
        <source>shared by {players}, {value}</source>
        <extracomment>Several losers of a Ramsch share the loss; {value} is what each of them loses</extracomment>
        <translation>{players} کھلاڑیوں میں تقسیم، ہر ایک {value}</translation>
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
            <numerusform>{first} اور {second} کی ہار، ہر ایک کا %n پوائنٹ</numerusform>
            <numerusform>{first} اور {second} کی ہار، ہر ایک کے %n پوائنٹس</numerusform>
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
            <numerusform>{name} کی ہار، %n پوائنٹ</numerusform>
            <numerusform>{name} کی ہار، %n پوائنٹس</numerusform>
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
            <numerusform>سب سے زیادہ پوائنٹس {first} اور {second} کے: ہر ایک %n</numerusform>
            <numerusform>سب سے زیادہ پوائنٹس {first} اور {second} کے: ہر ایک %n</numerusform>
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
            <numerusform>سب سے زیادہ پوائنٹس {name} کے: %n</numerusform>
            <numerusform>سب سے زیادہ پوائنٹس {name} کے: %n</numerusform>
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
        <translation>دو پتے رکھیں</translation>
    </message>
    <message>
        <source>The game has to be announced first</source>
        <translation>پہلے کھیل کا اعلان ہونا ہے</translation>
    </message>
    <message>
        <source>The defenders are sorting their cards</source>
        <translation>مخالف فریق اپنے پتے ترتیب دے رہا ہے</translation>
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
        <source>Exactly two cards are put away</source>
        <translation>پورے دو پتے رکھنے ہوتے ہیں</translation>
    </message>
    <message>
        <source>No card of this rank may be passed on: {rank}</source>
        <extracomment>{rank} is the word for jack; Schieberamsch</extracomment>
        <translation>اس درجے کا کوئی پتا آگے نہیں دیا جا سکتا: {rank}</translation>
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
        <source>Only a declarer who can no longer win may throw the cards in</source>
        <translation>پتے صرف وہ اکیلا کھلاڑی پھینک سکتا ہے جس کی جیت اب ممکن نہ ہو</translation>
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
        <source>Same cards again</source>
        <translation>وہی پتے دوبارہ</translation>
    </message>
    <message>
        <source>End of the series</source>
        <translation>سلسلہ ختم کریں</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>اگلا کھیل</translation>
    </message>
    <message>
        <source>Seeger-Fabian</source>
        <translation>سیگر فابیان</translation>
    </message>
    <message>
        <source>Bierlachs</source>
        <translation>بیئرلاکس</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>سادہ</translation>
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
        <translation>پتے پھینکنے پر آپ کی ہار</translation>
    </message>
    <message>
        <source>{name} throws the cards in and loses</source>
        <translation>پتے پھینکنے پر {name} کی ہار</translation>
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
    <name>SayButtons</name>
    <message>
        <source>Announce {level}</source>
        <extracomment>Button of a defender: the declarer will be held to Schneider, or will get no trick (Schwarz)</extracomment>
        <translation>{level} کا اعلان</translation>
    </message>
</context>
<context>
    <name>SeatSentences</name>
    <message>
        <source>sorts the cards</source>
        <extracomment>Of a defender, before a Revolution</extracomment>
        <translation>پتے ترتیب دینے ہیں</translation>
    </message>
    <message>
        <source>asked about {kontra}</source>
        <extracomment>Of a player who is asked whether he doubles; {kontra} is the first doubling</extracomment>
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
        <source>defends with you</source>
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
        <source>has pushed</source>
        <extracomment>Schieberamsch: the skat went on unseen</extracomment>
        <translation>آگے بڑھا دیا</translation>
    </message>
    <message>
        <source>has passed cards on</source>
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
        <translation>دو پتے رکھنے ہیں</translation>
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
        <source>As in tournaments: no Kontra, no Ramsch, no taking back. When everybody passes, the next player deals. List after Seeger-Fabian.</source>
        <translation>ٹورنامنٹ کی طرح: نہ کونٹرا، نہ رامش، نہ چال کی واپسی۔ سب پاس ہوں تو اگلا بانٹتا ہے۔ سیگر فابیان فہرست۔</translation>
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
        <source>Ben, Clara, Emil, Ida, Oscar, Rosa</source>
        <extracomment>First names of computer players, separated by commas: six short ones that are common in your language</extracomment>
        <translation>ثنا، علی، حنا، بلال، مریم، زید</translation>
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
        <translation>میز</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>choice of a language: the one the desktop uses
----------
choice of colours: what the desktop uses</extracomment>
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
        <translation>تیز تضاد</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>settings: switch</extracomment>
        <translation>آوازیں</translation>
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
        <translation>سرخ گلاب</translation>
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
        <source>Normal</source>
        <extracomment>choice of animation speed</extracomment>
        <translation>معمول کی</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <extracomment>choice of animation speed</extracomment>
        <translation>آہستہ</translation>
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
        <source>Count card points</source>
        <extracomment>settings: switch; card points taken so far are shown, where the rules allow it</extracomment>
        <translation>پتوں کے پوائنٹس گنیں</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Arrow keys</source>
        <translation>تیر کی کنجیاں</translation>
    </message>
    <message>
        <source>Move along the hand</source>
        <extracomment>sheet of keys</extracomment>
        <translation>ہاتھ کے پتوں پر آگے پیچھے جائیں</translation>
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
        <source>Keys</source>
        <translation>کنجیاں</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
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
    <name>TableController</name>
    <message>
        <source>The others do not agree: play goes on</source>
        <translation>باقی کھلاڑیوں کو منظور نہیں: کھیل جاری ہے</translation>
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
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>Another Skatdesk is running: games played here are not kept. Close one of the two</source>
        <translation>ایک اور Skatdesk چل رہا ہے: یہاں کے کھیل محفوظ نہیں ہوں گے۔ دونوں میں سے ایک بند کریں</translation>
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
        <source>The saved games are from a newer Skatdesk: they were kept as {path}</source>
        <translation>محفوظ کیے گئے کھیل کسی نئے Skatdesk کے ہیں: انہیں {path} کے نام سے رکھ دیا گیا ہے</translation>
    </message>
    <message>
        <source>The saved games were damaged: they were kept as {path}, and new ones begun</source>
        <translation>محفوظ کیے گئے کھیل خراب تھے: انہیں {path} کے نام سے رکھ کر نئی فائل شروع کی گئی ہے</translation>
    </message>
    <message>
        <source>The settings cannot be saved. Is the disk full or protected? They hold until you quit</source>
        <translation>ترتیبات محفوظ نہیں ہو سکیں۔ کیا ڈسک بھر گئی ہے یا اس پر لکھنا منع ہے؟ پروگرام بند ہونے تک یہی ترتیبات رہیں گی</translation>
    </message>
    <message>
        <source>Something went wrong in Skatdesk. The game is saved; details are in {path}</source>
        <translation>پروگرام Skatdesk میں کوئی خرابی ہوئی۔ کھیل محفوظ ہے؛ تفصیل {path} میں ہے</translation>
    </message>
    <message>
        <source>The series you left cannot be taken up again. It is kept as it is; begin a new one</source>
        <translation>آپ کا چھوڑا ہوا سلسلہ دوبارہ جاری نہیں ہو سکتا۔ اسے جوں کا توں رکھا گیا ہے؛ نیا سلسلہ شروع کریں</translation>
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
        <source>{counted}, {level} {sum}</source>
        <extracomment>One more step of counting out a game: &quot;with 2, game 3&quot; and then &quot;Hand 4&quot;</extracomment>
        <translation>{counted}، {level} {sum}</translation>
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
</TS>

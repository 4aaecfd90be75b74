<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Skatdesk</source>
        <translation>Über Skatdesk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Skat, the German card game for three, and its score list</source>
        <translation>Skat, das deutsche Kartenspiel für drei, und die Spielliste dazu</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, share it, change it. Its cards are its own</source>
        <translation>Freie Software unter der MIT-Lizenz: Nutze sie, gib sie weiter, ändere sie. Die Karten sind eigens dafür gezeichnet</translation>
    </message>
    <message>
        <source>It stands on {names}, with thanks to all who make them</source>
        <translation>Sie baut auf {names} auf. Dank an alle, die daran arbeiten</translation>
    </message>
    <message>
        <source>Details for a report</source>
        <translation>Angaben für eine Fehlermeldung</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Angaben kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>button: the details are on the clipboard now</extracomment>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>AnnouncePanel</name>
    <message>
        <source>Which game do you play?</source>
        <translation>Welches Spiel spielst du?</translation>
    </message>
    <message>
        <source>Your bid is {bid}. Announce a game that is worth at least that</source>
        <translation>Du hast bis {bid} gereizt. Sag ein Spiel an, das mindestens so viel wert ist</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Choose a game to see what it is worth</source>
        <translation>Wähle ein Spiel, dann siehst du seinen Wert</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Continue game {k}</source>
        <translation>Weiter mit Spiel {k}</translation>
    </message>
    <message>
        <source>Continue game {k} of {n}</source>
        <translation>Weiter mit Spiel {k} von {n}</translation>
    </message>
    <message>
        <source>Copied: deal {number}</source>
        <translation>Kopiert: Verteilung {number}</translation>
    </message>
    <message>
        <source>{name} could not decide; a plain move was played instead</source>
        <translation>{name} konnte sich nicht entscheiden; stattdessen kam ein einfacher Zug</translation>
    </message>
</context>
<context>
    <name>BiddingPanel</name>
    <message>
        <source>Hold {value}</source>
        <translation>{value} halten</translation>
    </message>
    <message>
        <source>Say {value}</source>
        <translation>{value} sagen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>or jump to</source>
        <translation>oder springen auf</translation>
    </message>
    <message>
        <source>Both have passed</source>
        <translation>Beide haben gepasst</translation>
    </message>
    <message>
        <source>You speak, {name} listens</source>
        <translation>Du sagst, {name} hört</translation>
    </message>
    <message>
        <source>{name} speaks, you listen</source>
        <translation>{name} sagt, du hörst</translation>
    </message>
    <message>
        <source>{name} speaks, {other} listens</source>
        <translation>{name} sagt, {other} hört</translation>
    </message>
    <message>
        <source>Wait for your turn</source>
        <translation>Warte, bis du dran bist</translation>
    </message>
    <message>
        <source>Play at 18, or pass</source>
        <translation>Spiele für 18 oder passe</translation>
    </message>
    <message>
        <source>{name} says {value}. Hold it, or pass</source>
        <translation>{name} sagt {value}. Halte oder passe</translation>
    </message>
    <message>
        <source>The bid stands at {value}. Name a higher value to {name}, or pass</source>
        <translation>Gereizt ist bis {value}. Nenne {name} einen höheren Wert oder passe</translation>
    </message>
    <message>
        <source>Name a value to {name}, or pass</source>
        <translation>Nenne {name} einen Wert oder passe</translation>
    </message>
</context>
<context>
    <name>Calculator</name>
    <message>
        <source>Count</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>What your hand is worth</source>
        <translation>Was dein Blatt wert ist</translation>
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
        <translation>mit {game} sicher bis {value}</translation>
    </message>
    <message>
        <source>you must not take a trick</source>
        <translation>du darfst keinen Stich machen</translation>
    </message>
    <message>
        <source>you need all ten tricks</source>
        <translation>du brauchst alle zehn Stiche</translation>
    </message>
    <message numerus="yes">
        <source>you need %n points</source>
        <comment>card points; 61 or 90</comment>
        <translation>
            <numerusform>du brauchst %n Auge</numerusform>
            <numerusform>du brauchst %n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>your bid {bid} is reached</source>
        <translation>dein Reizwert {bid} ist erreicht</translation>
    </message>
    <message>
        <source>this game cannot reach your bid {bid}</source>
        <translation>dieses Spiel erreicht deinen Reizwert {bid} nicht</translation>
    </message>
    <message>
        <source>your bid {bid} is reached only with {level}</source>
        <extracomment>{level} is Schneider or Schwarz</extracomment>
        <translation>dein Reizwert {bid} ist nur mit {level} zu erreichen</translation>
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
        <translation>setzt aus</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>Verteilung {number}</translation>
    </message>
    <message>
        <source>· bid {value}</source>
        <translation>· gereizt bis {value}</translation>
    </message>
    <message>
        <source>you play alone</source>
        <translation>du spielst allein</translation>
    </message>
    <message>
        <source>declarer {name}</source>
        <translation>{name} spielt allein</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Game {k}</source>
        <translation>Spiel {k}</translation>
    </message>
    <message>
        <source>Game {k} of {n}</source>
        <translation>Spiel {k} von {n}</translation>
    </message>
    <message>
        <source>{game} · Bock round</source>
        <extracomment>{game} is &quot;Game 7 of 36&quot;; in a Bock round everything counts double</extracomment>
        <translation>{game} · Bockrunde</translation>
    </message>
    <message>
        <source>{game} · Ramsch round</source>
        <extracomment>{game} is &quot;Game 7 of 36&quot;; in a Ramsch round nobody bids</extracomment>
        <translation>{game} · Ramschrunde</translation>
    </message>
    <message>
        <source>you play alone at {value}</source>
        <translation>du spielst allein für {value}</translation>
    </message>
    <message>
        <source>{name} plays alone at {value}</source>
        <translation>{name} spielt allein für {value}</translation>
    </message>
    <message>
        <source>Bidding · highest bid {value}</source>
        <translation>Reizen · höchstes Gebot {value}</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>you deal and watch this game</source>
        <translation>du gibst und schaust diesmal zu</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>{several} and {last}</source>
        <extracomment>Joins the last of several cards or players: &quot;ten of hearts, ace of spades and jack of clubs&quot;</extracomment>
        <translation>{several} und {last}</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <extracomment>Joins the last of several cards to choose from: &quot;ten of hearts, ace of spades or jack of clubs&quot;</extracomment>
        <translation>{several} oder {last}</translation>
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
        <translation>Du spielst allein für {value}</translation>
    </message>
    <message>
        <source>Take the two cards of the skat, or leave them unseen and play Hand</source>
        <translation>Nimm den Skat auf, oder lass ihn liegen und spiel Hand</translation>
    </message>
    <message>
        <source>Take the skat</source>
        <translation>Skat aufnehmen</translation>
    </message>
    <message>
        <source>Take the skat and pass two cards on, or push it on unseen and double the loss</source>
        <translation>Nimm den Skat auf und gib zwei Karten weiter, oder schieb ihn ungesehen und verdopple den Verlust</translation>
    </message>
    <message>
        <source>Push on</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Ramsch round</source>
        <translation>Ramschrunde</translation>
    </message>
    <message>
        <source>Everybody plays alone for the fewest points, unless somebody plays Grand Hand</source>
        <translation>Alle spielen für sich und um die wenigsten Augen, sofern niemand Grand Hand spielt</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>{contract}: {doubling} makes the score count {factor} times</source>
        <translation>{contract}: Mit {doubling} zählt das Spiel {factor}-fach</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>{name} wants to give up</source>
        <translation>{name} möchte aufgeben</translation>
    </message>
    <message>
        <source>Do you agree? Otherwise play goes on</source>
        <translation>Bist du einverstanden? Sonst wird weitergespielt</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>Einverstanden</translation>
    </message>
</context>
<context>
    <name>DealtHands</name>
    <message numerus="yes">
        <source>%n points</source>
        <comment>card points</comment>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>away</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Put away</source>
        <extracomment>Head over two cards: put away by the declarer, or passed on in Schieberamsch</extracomment>
        <translation>Gedrückt</translation>
    </message>
    <message>
        <source>Passed on</source>
        <translation>Weitergegeben</translation>
    </message>
</context>
<context>
    <name>DiscardPanel</name>
    <message>
        <source>Pass two cards on</source>
        <translation>Zwei Karten weitergeben</translation>
    </message>
    <message>
        <source>Put two cards away</source>
        <translation>Zwei Karten drücken</translation>
    </message>
    <message>
        <source>Choose two cards of your hand: click them or drag them up</source>
        <translation>Wähle zwei Karten aus deinem Blatt: anklicken oder nach oben ziehen</translation>
    </message>
    <message>
        <source>Card points passed on</source>
        <translation>Weitergegebene Augen</translation>
    </message>
    <message>
        <source>Card points put away; they count for you</source>
        <translation>Gedrückte Augen; sie zählen für dich</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Pass them on</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>Put them away</source>
        <translation>Drücken</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>1. Karte</translation>
    </message>
    <message>
        <source>Second card</source>
        <translation>2. Karte</translation>
    </message>
    <message>
        <source>of 120</source>
        <translation>von 120</translation>
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
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Neben dem Tisch</translation>
    </message>
    <message>
        <source>Fold list and tricks away</source>
        <translation>Liste und Stiche einklappen</translation>
    </message>
    <message>
        <source>Show list and tricks</source>
        <translation>Liste und Stiche zeigen</translation>
    </message>
</context>
<context>
    <name>EntrySentences</name>
    <message>
        <source>passed in</source>
        <extracomment>In the list of games, instead of a game&apos;s name: nobody bid</extracomment>
        <translation>eingepasst</translation>
    </message>
    <message>
        <source>passed in: nobody bid</source>
        <translation>eingepasst: Niemand hat gereizt</translation>
    </message>
    <message>
        <source>{name}: {contract}</source>
        <extracomment>Head of the account of a game in the list: the player who declared it, and the game</extracomment>
        <translation>{name}: {contract}</translation>
    </message>
    <message>
        <source>ended by an offence</source>
        <extracomment>The deal ended because somebody broke a rule; it counts without Schneider and Schwarz</extracomment>
        <translation>durch Regelverstoß beendet</translation>
    </message>
    <message>
        <source>agreed at the table</source>
        <extracomment>The table agreed on the score, whatever the cards were worth</extracomment>
        <translation>am Tisch vereinbart</translation>
    </message>
</context>
<context>
    <name>EventSentences</name>
    <message>
        <source>Pass</source>
        <extracomment>Said at the table: bids no more</extracomment>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Push</source>
        <extracomment>Said at the table: passes the skat on unseen (Schieberamsch)</extracomment>
        <translation>Schiebe</translation>
    </message>
    <message>
        <source>you {card}</source>
        <extracomment>A player and the card played to a trick, in the middle of a sentence</extracomment>
        <translation>du {card}</translation>
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
        <translation>Stich {number}: {plays}. {end}</translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation>Du machst den Stich</translation>
    </message>
    <message>
        <source>{name} takes the trick</source>
        <translation>{name} macht den Stich</translation>
    </message>
    <message numerus="yes">
        <source>You take the trick with %n points</source>
        <comment>card points; 0 but never 1</comment>
        <translation>
            <numerusform>Du machst den Stich mit %n Auge</numerusform>
            <numerusform>Du machst den Stich mit %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the trick with %n points</source>
        <comment>card points; 0 but never 1</comment>
        <translation>
            <numerusform>{name} macht den Stich mit %n Auge</numerusform>
            <numerusform>{name} macht den Stich mit %n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>You bid {bid}</source>
        <translation>Du sagst {bid}</translation>
    </message>
    <message>
        <source>{name} bids {bid}</source>
        <translation>{name} sagt {bid}</translation>
    </message>
    <message>
        <source>You hold {bid}</source>
        <translation>Du hältst {bid}</translation>
    </message>
    <message>
        <source>{name} holds {bid}</source>
        <translation>{name} hält {bid}</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Du passt</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passt</translation>
    </message>
    <message>
        <source>You play alone at {bid}</source>
        <translation>Du spielst allein für {bid}</translation>
    </message>
    <message>
        <source>{name} plays alone at {bid}</source>
        <translation>{name} spielt allein für {bid}</translation>
    </message>
    <message>
        <source>You take the skat: {cards}</source>
        <translation>Du nimmst den Skat auf: {cards}</translation>
    </message>
    <message>
        <source>You take the skat</source>
        <translation>Du nimmst den Skat auf</translation>
    </message>
    <message>
        <source>{name} takes the skat</source>
        <translation>{name} nimmt den Skat auf</translation>
    </message>
    <message>
        <source>You play {hand}</source>
        <extracomment>{hand} is the word for a Hand game: the skat stays unseen</extracomment>
        <translation>Du spielst {hand}</translation>
    </message>
    <message>
        <source>{name} plays {hand}</source>
        <translation>{name} spielt {hand}</translation>
    </message>
    <message>
        <source>You push the skat on unseen</source>
        <translation>Du schiebst den Skat ungesehen</translation>
    </message>
    <message>
        <source>{name} pushes the skat on unseen</source>
        <translation>{name} schiebt den Skat ungesehen</translation>
    </message>
    <message>
        <source>You put away {cards}</source>
        <translation>Du drückst {cards}</translation>
    </message>
    <message>
        <source>You put two cards away</source>
        <translation>Du drückst zwei Karten</translation>
    </message>
    <message>
        <source>{name} puts two cards away</source>
        <translation>{name} drückt zwei Karten</translation>
    </message>
    <message>
        <source>{game}: everybody plays alone</source>
        <extracomment>{game} is Ramsch</extracomment>
        <translation>{game}: Alle spielen für sich</translation>
    </message>
    <message>
        <source>You announce {contract}</source>
        <extracomment>{contract} is a game with everything announced: &quot;Clubs Hand, Schneider announced&quot;</extracomment>
        <translation>Du sagst an: {contract}</translation>
    </message>
    <message>
        <source>{name} announces {contract}</source>
        <translation>{name} sagt an: {contract}</translation>
    </message>
    <message>
        <source>You say {doubling}</source>
        <extracomment>{doubling} is Kontra, Re, Bock or Hirsch</extracomment>
        <translation>Du sagst {doubling}</translation>
    </message>
    <message>
        <source>{name} says {doubling}</source>
        <translation>{name} sagt {doubling}</translation>
    </message>
    <message>
        <source>You announce {level} for the defenders</source>
        <extracomment>A defender announces to hold the declarer to Schneider or Schwarz</extracomment>
        <translation>Du sagst für die Gegenpartei {level} an</translation>
    </message>
    <message>
        <source>{name} announces {level} for the defenders</source>
        <translation>{name} sagt für die Gegenpartei {level} an</translation>
    </message>
    <message>
        <source>Your cards lie open</source>
        <translation>Deine Karten liegen offen</translation>
    </message>
    <message>
        <source>{name}&apos;s cards lie open: {cards}</source>
        <extracomment>{cards} are all cards of an open hand</extracomment>
        <translation>Die Karten von {name} liegen offen: {cards}</translation>
    </message>
    <message>
        <source>The defenders have sorted their cards</source>
        <translation>Die Gegenpartei hat ihre Karten neu verteilt</translation>
    </message>
    <message>
        <source>You play {card}</source>
        <translation>Du spielst {card}</translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation>{name} spielt {card}</translation>
    </message>
    <message>
        <source>{name} gives up, and you agree</source>
        <translation>{name} gibt auf, und du bist einverstanden</translation>
    </message>
    <message>
        <source>You give up, and {other} agrees</source>
        <extracomment>{other} is the player whose consent was needed</extracomment>
        <translation>Du gibst auf, und {other} ist einverstanden</translation>
    </message>
    <message>
        <source>{name} gives up, and {other} agrees</source>
        <translation>{name} gibt auf, und {other} ist einverstanden</translation>
    </message>
    <message>
        <source>You give up</source>
        <translation>Du gibst auf</translation>
    </message>
    <message>
        <source>{name} gives up</source>
        <translation>{name} gibt auf</translation>
    </message>
    <message>
        <source>You claim the remaining tricks</source>
        <translation>Du beanspruchst die restlichen Stiche</translation>
    </message>
    <message>
        <source>{name} claims the remaining tricks</source>
        <translation>{name} beansprucht die restlichen Stiche</translation>
    </message>
    <message>
        <source>You throw the cards in</source>
        <translation>Du wirfst die Karten hin</translation>
    </message>
    <message>
        <source>{name} throws the cards in</source>
        <translation>{name} wirft die Karten hin</translation>
    </message>
    <message>
        <source>You have run out of time</source>
        <translation>Deine Zeit ist abgelaufen</translation>
    </message>
    <message>
        <source>{name} has run out of time</source>
        <translation>Die Zeit von {name} ist abgelaufen</translation>
    </message>
    <message>
        <source>You have left the table</source>
        <translation>Du hast den Tisch verlassen</translation>
    </message>
    <message>
        <source>{name} has left the table</source>
        <translation>{name} hat den Tisch verlassen</translation>
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
        <translation>Klassische Liste</translation>
    </message>
    <message>
        <source>Bierlachs</source>
        <extracomment>A way of scoring lists: minus points only</extracomment>
        <translation>Bierlachs</translation>
    </message>
    <message>
        <source>Bierlachs to {limit}</source>
        <extracomment>{limit} is the agreed minus, for instance −301: who gets there first has lost</extracomment>
        <translation>Bierlachs bis {limit}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Last line below a list: what counts in the end</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Won − lost</source>
        <extracomment>Line below a list: games won and games lost as declarer, &quot;3 − 1&quot;</extracomment>
        <translation>Gew. − verl.</translation>
    </message>
    <message>
        <source>Others lost × {bonus}</source>
        <extracomment>Line below a list: what Seeger-Fabian pays for the games the other players lost; {bonus} is 40 or 30</extracomment>
        <translation>Verl. and. × {bonus}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Line below a list: sum of the games, without the bonuses of Seeger-Fabian</extracomment>
        <translation>Spielpunkte</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Play</source>
        <extracomment>home page: button that opens the dialog for a new table</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>New table, three or four</source>
        <translation>Neuer Tisch, zu dritt oder zu viert</translation>
    </message>
    <message>
        <source>Your series goes on where you left it</source>
        <translation>Deine Serie geht dort weiter, wo du aufgehört hast</translation>
    </message>
    <message>
        <source>The cards are shuffled, and somebody is waiting at the table</source>
        <translation>Die Karten sind gemischt, und am Tisch wartet schon jemand</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Was die Karten zählen</translation>
    </message>
    <message>
        <source>{all} card points in all, {won} win</source>
        <translation>{all} Augen insgesamt, {won} reichen zum Sieg</translation>
    </message>
    <message>
        <source>The highest trumps, in this order: ♣ ♠ ♥ ♦</source>
        <translation>Die höchsten Trümpfe, in dieser Reihenfolge: ♣ ♠ ♥ ♦</translation>
    </message>
    <message>
        <source>Version {version} · free software · all keys: {keys}</source>
        <translation>Version {version} · freie Software · alle Tasten: {keys}</translation>
    </message>
    <message>
        <source>Welcome back, {name}</source>
        <translation>Willkommen zurück, {name}</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
</context>
<context>
    <name>ListChange</name>
    <message>
        <source>Score list</source>
        <translation>Spielliste</translation>
    </message>
</context>
<context>
    <name>ListModel</name>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>#</source>
        <extracomment>Head of the narrow column with the running number of a game</extracomment>
        <translation>Nr.</translation>
    </message>
</context>
<context>
    <name>ListPage</name>
    <message>
        <source>List of games</source>
        <translation>Liste der Spiele</translation>
    </message>
    <message>
        <source>Totals of the list</source>
        <translation>Gesamtstände der Liste</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>New series …</source>
        <translation>Neue Serie …</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>menu: back to the first page</extracomment>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Give up this deal</source>
        <translation>Dieses Spiel aufgeben</translation>
    </message>
    <message>
        <source>Throw the cards in</source>
        <extracomment>menu: the declarer ends a deal he cannot win any more, with what he has taken so far</extracomment>
        <translation>Karten hinwerfen</translation>
    </message>
    <message>
        <source>Claim the remaining tricks</source>
        <translation>Rest beanspruchen</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Verteilung kopieren</translation>
    </message>
    <message>
        <source>Score list beside the table</source>
        <translation>Spielliste neben dem Tisch</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>About Skatdesk</source>
        <translation>Über Skatdesk</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>menu: end the program</extracomment>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>NewSeriesDialog</name>
    <message>
        <source>New series</source>
        <translation>Neue Serie</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>how many play at the table</extracomment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Opponents, clockwise from your left</source>
        <translation>Mitspieler, von links im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>how many games a series has</extracomment>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Series number</source>
        <extracomment>a number that fixes all deals of a series</extracomment>
        <translation>Nummer der Serie</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>name of the user at the table and on the list, when no other is typed</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Zu dritt</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Zu viert</translation>
    </message>
    <message>
        <source>Computer players who bid and play by the usual maxims</source>
        <translation>Computerspieler, die nach den üblichen Faustregeln reizen und spielen</translation>
    </message>
    <message>
        <source>The same number deals the same cards: share it and compare your lists</source>
        <translation>Gleiche Nummer, gleiche Karten: Gib sie weiter und vergleicht eure Listen</translation>
    </message>
    <message>
        <source>Draw another number</source>
        <translation>Andere Nummer ziehen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>button: begins the series</extracomment>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Two players are called {name}</source>
        <translation>Zwei am Tisch heißen {name}</translation>
    </message>
    <message>
        <source>Type a series number, or draw one</source>
        <translation>Gib eine Nummer ein oder zieh eine</translation>
    </message>
</context>
<context>
    <name>RamschSentences</name>
    <message>
        <source>You take all ten tricks: {march}</source>
        <extracomment>{march} is the term for taking all tricks of a Ramsch</extracomment>
        <translation>Du machst alle zehn Stiche: {march}</translation>
    </message>
    <message>
        <source>{name} takes all ten tricks: {march}</source>
        <translation>{name} macht alle zehn Stiche: {march}</translation>
    </message>
    <message>
        <source>Nobody loses: 40 points each</source>
        <translation>Niemand verliert: je 40 Augen</translation>
    </message>
    <message>
        <source>{march} for {name}, {value}</source>
        <extracomment>{march} is the term for taking all tricks of a Ramsch, {value} what that scores</extracomment>
        <translation>{march}: {name}, {value}</translation>
    </message>
    <message>
        <source>everybody writes down their own points</source>
        <extracomment>Beginners&apos; Ramsch: there is no single loser</extracomment>
        <translation>alle schreiben ihre eigenen Augen an</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>card points of the loser of a Ramsch</comment>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>shared by {players}, {value}</source>
        <extracomment>Several losers of a Ramsch share the loss; {value} is what each of them loses</extracomment>
        <translation>auf {players} verteilt, je {value}</translation>
    </message>
    <message numerus="yes">
        <source>All three lose with %n points</source>
        <comment>card points of each</comment>
        <translation>
            <numerusform>Alle drei verlieren mit %n Auge</numerusform>
            <numerusform>Alle drei verlieren mit %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {name} lose with %n points each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>Du und {name} verliert mit je %n Auge</numerusform>
            <numerusform>Du und {name} verliert mit je %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} lose with %n points each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{first} und {second} verlieren mit je %n Auge</numerusform>
            <numerusform>{first} und {second} verlieren mit je %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>Du verlierst mit %n Auge</numerusform>
            <numerusform>Du verlierst mit %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} verliert mit %n Auge</numerusform>
            <numerusform>{name} verliert mit %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {name} have most points: %n each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>Du und {name} habt die meisten Augen: je %n</numerusform>
            <numerusform>Du und {name} habt die meisten Augen: je %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} have most points: %n each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{first} und {second} haben die meisten Augen: je %n</numerusform>
            <numerusform>{first} und {second} haben die meisten Augen: je %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have most points: %n</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>Du hast die meisten Augen: %n</numerusform>
            <numerusform>Du hast die meisten Augen: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has most points: %n</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} hat die meisten Augen: %n</numerusform>
            <numerusform>{name} hat die meisten Augen: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>pushed on unseen, {product}</source>
        <extracomment>The skat was passed on unseen, by one player or several; {product} is &quot;4 × 50 = 200&quot;</extracomment>
        <translation>ungesehen geschoben, {product}</translation>
    </message>
    <message>
        <source>{virgin} for {name}, {product}</source>
        <extracomment>{virgin} is the term for a player without a trick in Ramsch; {product} is &quot;2 × 50 = 100&quot;</extracomment>
        <translation>{virgin}: {name}, {product}</translation>
    </message>
    <message>
        <source>Bock round, {product}</source>
        <extracomment>{product} is &quot;2 × 48 = 96&quot;: in a Bock round everything counts double</extracomment>
        <translation>Bockrunde, {product}</translation>
    </message>
    <message>
        <source>everything times {factor}</source>
        <extracomment>Everybody&apos;s loss is multiplied</extracomment>
        <translation>alles mal {factor}</translation>
    </message>
</context>
<context>
    <name>RearrangePanel</name>
    <message>
        <source>Share your twenty cards out anew: a click hands a card over</source>
        <translation>Verteile eure zwanzig Karten neu: Ein Klick gibt eine Karte hinüber</translation>
    </message>
    <message>
        <source>Play with these</source>
        <translation>So spielen</translation>
    </message>
</context>
<context>
    <name>RefusalSentences</name>
    <message>
        <source>This deal is over</source>
        <translation>Dieses Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>Du bist nicht dran</translation>
    </message>
    <message>
        <source>That is not possible now</source>
        <translation>Das geht jetzt nicht</translation>
    </message>
    <message>
        <source>The bidding comes first</source>
        <translation>Zuerst wird gereizt</translation>
    </message>
    <message>
        <source>First everybody says {contract} or passes</source>
        <extracomment>{contract} is Grand Hand, which may be played instead of a compulsory Ramsch</extracomment>
        <translation>Zuerst sagen alle {contract} oder passen</translation>
    </message>
    <message>
        <source>Pass two cards on</source>
        <translation>Gib zwei Karten weiter</translation>
    </message>
    <message>
        <source>Take the skat, or push it on unseen</source>
        <translation>Nimm den Skat auf oder schieb ihn ungesehen</translation>
    </message>
    <message>
        <source>Take the skat, or play {hand}</source>
        <translation>Nimm den Skat auf oder spiel {hand}</translation>
    </message>
    <message>
        <source>Put two cards away</source>
        <translation>Drück zwei Karten</translation>
    </message>
    <message>
        <source>The game has to be announced first</source>
        <translation>Zuerst muss das Spiel angesagt werden</translation>
    </message>
    <message>
        <source>The defenders are sorting their cards</source>
        <translation>Die Gegenpartei verteilt gerade ihre Karten neu</translation>
    </message>
    <message>
        <source>The cards are being played</source>
        <translation>Jetzt wird gespielt</translation>
    </message>
    <message>
        <source>The lead is {suit}: follow with {cards}</source>
        <extracomment>{suit} is the suit led, {cards} what may be played: &quot;king of hearts or eight of hearts&quot;</extracomment>
        <translation>Ausgespielt ist {suit}: Bediene mit {cards}</translation>
    </message>
    <message>
        <source>The lead is a trump: follow with {cards}</source>
        <extracomment>{cards} are the trumps held: &quot;jack of clubs or seven of hearts&quot;</extracomment>
        <translation>Ausgespielt ist Trumpf: Bediene mit {cards}</translation>
    </message>
    <message>
        <source>You do not hold {cards}</source>
        <translation>Du hast {cards} nicht auf der Hand</translation>
    </message>
    <message>
        <source>Exactly two cards are put away</source>
        <translation>Gedrückt werden genau zwei Karten</translation>
    </message>
    <message>
        <source>No card of this rank may be passed on: {rank}</source>
        <extracomment>{rank} is the word for jack; Schieberamsch</extracomment>
        <translation>Karten dieses Werts dürfen nicht weitergegeben werden: {rank}</translation>
    </message>
    <message>
        <source>Take ten of the defenders&apos; twenty cards</source>
        <translation>Nimm zehn der zwanzig Karten der Gegenpartei</translation>
    </message>
    <message>
        <source>The bidding is over</source>
        <translation>Das Reizen ist vorbei</translation>
    </message>
    <message>
        <source>You have passed and are out of the bidding</source>
        <translation>Du hast gepasst und reizt nicht mehr mit</translation>
    </message>
    <message>
        <source>There is no value to hold: name one or pass</source>
        <translation>Es gibt noch keinen Wert zu halten: Nenne einen oder passe</translation>
    </message>
    <message>
        <source>Hold {bid} or pass</source>
        <translation>Halte {bid} oder passe</translation>
    </message>
    <message>
        <source>No game is worth this value, so it cannot be bid</source>
        <translation>Kein Spiel hat diesen Wert, also lässt er sich nicht reizen</translation>
    </message>
    <message>
        <source>Name a value above {bid}, or pass</source>
        <translation>Nenne einen Wert über {bid} oder passe</translation>
    </message>
    <message>
        <source>Both others have passed: play at 18 or pass</source>
        <translation>Die beiden anderen haben gepasst: Spiele für 18 oder passe</translation>
    </message>
    <message>
        <source>Only {contract} may take the place of {ramsch}</source>
        <extracomment>{contract} is Grand Hand, {ramsch} the game of a compulsory Ramsch round</extracomment>
        <translation>An die Stelle von {ramsch} darf nur {contract} treten</translation>
    </message>
    <message>
        <source>You left the skat unseen: announce {hand}</source>
        <extracomment>{hand} is the word for a Hand game</extracomment>
        <translation>Du hast den Skat liegen lassen: Sag {hand} an</translation>
    </message>
    <message>
        <source>You have taken the skat: {hand} is no longer possible</source>
        <translation>Du hast den Skat aufgenommen: {hand} ist nicht mehr möglich</translation>
    </message>
    <message>
        <source>{spitze} needs the lowest trump, and is not for {grand} with all four trumps</source>
        <extracomment>{spitze} promises to win the last trick with the lowest trump; {grand} is the game</extracomment>
        <translation>{spitze} geht nur mit dem niedrigsten Trumpf, und nicht bei {grand} mit allen vier Trümpfen</translation>
    </message>
    <message>
        <source>This {null} game is worth less than your bid {bid}</source>
        <extracomment>{null} is the game Null</extracomment>
        <translation>Mit dieser Ansage ist {null} weniger wert als dein Reizwert {bid}</translation>
    </message>
    <message>
        <source>{schneider}, {schwarz} and {ouvert} can be announced only together with {hand}</source>
        <translation>{schneider}, {schwarz} und {ouvert} kannst du nur zusammen mit {hand} ansagen</translation>
    </message>
    <message>
        <source>The rules do not allow this announcement, or it leaves out one that belongs to it</source>
        <translation>Diese Ansage ist nach den Regeln nicht erlaubt, oder es fehlt eine, die dazugehört</translation>
    </message>
    <message>
        <source>You have no right to {kontra} in this deal</source>
        <translation>In diesem Spiel darfst du nicht {kontra} sagen</translation>
    </message>
    <message>
        <source>{kontra} has been said already</source>
        <translation>{kontra} ist schon gesagt</translation>
    </message>
    <message>
        <source>{kontra} had to be said before the first card</source>
        <translation>{kontra} musste vor der ersten Karte gesagt werden</translation>
    </message>
    <message>
        <source>{kontra} is said in turn, before your own first card</source>
        <translation>{kontra} sagst du, wenn du dran bist, vor deiner ersten Karte</translation>
    </message>
    <message>
        <source>A defender can announce this only before playing a card</source>
        <translation>Im Gegenspiel kannst du das nur ansagen, bevor du eine Karte spielst</translation>
    </message>
    <message>
        <source>The question about {kontra} has to be answered first</source>
        <translation>Erst muss die Frage nach {kontra} beantwortet werden</translation>
    </message>
    <message>
        <source>You can give up now only if a defender agrees</source>
        <translation>Aufgeben kannst du jetzt nur, wenn ein Gegenspieler zustimmt</translation>
    </message>
    <message>
        <source>You can give up now only if your partner agrees</source>
        <translation>Aufgeben kannst du jetzt nur, wenn dein Partner zustimmt</translation>
    </message>
    <message>
        <source>This deal cannot be given up now</source>
        <translation>Dieses Spiel lässt sich jetzt nicht aufgeben</translation>
    </message>
    <message>
        <source>In {ramsch} everybody plays alone: nobody can give up</source>
        <translation>Bei {ramsch} spielen alle für sich: Niemand kann aufgeben</translation>
    </message>
    <message>
        <source>Only a declarer who can no longer win may throw the cards in</source>
        <translation>Die Karten hinwerfen darf nur, wer allein spielt und nicht mehr gewinnen kann</translation>
    </message>
    <message>
        <source>There is nothing to claim in this game now</source>
        <translation>In diesem Spiel gibt es jetzt nichts zu beanspruchen</translation>
    </message>
    <message>
        <source>This cannot be proved against every play: please play on</source>
        <translation>Das lässt sich nicht gegen jede Spielweise beweisen: Bitte spiel weiter</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>The hands as dealt, numbered by trick</source>
        <translation>Die ausgeteilten Blätter, nach Stichen nummeriert</translation>
    </message>
    <message>
        <source>The hands as dealt</source>
        <translation>Die ausgeteilten Blätter</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>Gleiche Karten noch einmal</translation>
    </message>
    <message>
        <source>End of the series</source>
        <translation>Ende der Serie</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächstes Spiel</translation>
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
        <translation>Klassisch</translation>
    </message>
</context>
<context>
    <name>ResultSentences</name>
    <message>
        <source>Passed in: nobody bid</source>
        <translation>Eingepasst: Niemand hat gereizt</translation>
    </message>
    <message>
        <source>You have left the table: the deal does not count</source>
        <translation>Du hast den Tisch verlassen: Das Spiel zählt nicht</translation>
    </message>
    <message>
        <source>{name} has left the table: the deal does not count</source>
        <translation>{name} hat den Tisch verlassen: Das Spiel zählt nicht</translation>
    </message>
    <message>
        <source>You {points}</source>
        <extracomment>A player and the card points of that side</extracomment>
        <translation>Du {points}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>You and {name} {points}</source>
        <extracomment>Both defenders and their card points</extracomment>
        <translation>Du und {name} {points}</translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points: overbid</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>Du verlierst mit %n Auge: überreizt</numerusform>
            <numerusform>Du verlierst mit %n Augen: überreizt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points: overbid</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} verliert mit %n Auge: überreizt</numerusform>
            <numerusform>{name} verliert mit %n Augen: überreizt</numerusform>
        </translation>
    </message>
    <message>
        <source>You win all ten tricks</source>
        <translation>Du gewinnst mit allen zehn Stichen</translation>
    </message>
    <message>
        <source>{name} wins all ten tricks</source>
        <translation>{name} gewinnt mit allen zehn Stichen</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>Du gewinnst mit %n Auge</numerusform>
            <numerusform>Du gewinnst mit %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} gewinnt mit %n Auge</numerusform>
            <numerusform>{name} gewinnt mit %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points: {announced}</source>
        <comment>card points; never 1</comment>
        <extracomment>{announced} is what was announced and not made: &quot;Schneider announced&quot;</extracomment>
        <translation>
            <numerusform>Du verlierst mit %n Auge: {announced}</numerusform>
            <numerusform>Du verlierst mit %n Augen: {announced}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points: {announced}</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} verliert mit %n Auge: {announced}</numerusform>
            <numerusform>{name} verliert mit %n Augen: {announced}</numerusform>
        </translation>
    </message>
    <message>
        <source>{ratio}, you lose</source>
        <extracomment>{ratio} is 60 : 60, the nearest a game can be lost by</extracomment>
        <translation>{ratio}, du verlierst</translation>
    </message>
    <message>
        <source>{ratio}, {name} loses</source>
        <translation>{ratio}, {name} verliert</translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>Du verlierst mit %n Auge</numerusform>
            <numerusform>Du verlierst mit %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} verliert mit %n Auge</numerusform>
            <numerusform>{name} verliert mit %n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>You win without a trick</source>
        <translation>Du gewinnst ohne einen Stich</translation>
    </message>
    <message>
        <source>{name} wins without a trick</source>
        <translation>{name} gewinnt ohne einen Stich</translation>
    </message>
    <message>
        <source>You lose: overbid</source>
        <translation>Du verlierst: überreizt</translation>
    </message>
    <message>
        <source>{name} loses: overbid</source>
        <translation>{name} verliert: überreizt</translation>
    </message>
    <message>
        <source>You take a trick and lose</source>
        <extracomment>Null: the first trick of the declarer ends the game</extracomment>
        <translation>Du machst einen Stich und verlierst</translation>
    </message>
    <message>
        <source>{name} takes a trick and loses</source>
        <translation>{name} macht einen Stich und verliert</translation>
    </message>
    <message>
        <source>You give up and lose</source>
        <translation>Du gibst auf und verlierst</translation>
    </message>
    <message>
        <source>{name} gives up and loses</source>
        <translation>{name} gibt auf und verliert</translation>
    </message>
    <message>
        <source>You throw the cards in and lose</source>
        <translation>Du wirfst die Karten hin und verlierst</translation>
    </message>
    <message>
        <source>{name} throws the cards in and loses</source>
        <translation>{name} wirft die Karten hin und verliert</translation>
    </message>
    <message>
        <source>You run out of time and lose</source>
        <translation>Deine Zeit ist um: Du verlierst</translation>
    </message>
    <message>
        <source>{name} runs out of time and loses</source>
        <translation>Die Zeit ist um: {name} verliert</translation>
    </message>
    <message>
        <source>You leave the table and lose</source>
        <translation>Du verlässt den Tisch und verlierst</translation>
    </message>
    <message>
        <source>{name} leaves the table and loses</source>
        <translation>{name} verlässt den Tisch und verliert</translation>
    </message>
    <message>
        <source>Your side gives up: {name} wins</source>
        <translation>Deine Partei gibt auf: {name} gewinnt</translation>
    </message>
    <message>
        <source>The defenders give up: you win</source>
        <translation>Die Gegenpartei gibt auf: Du gewinnst</translation>
    </message>
    <message>
        <source>The defenders give up: {name} wins</source>
        <translation>Die Gegenpartei gibt auf: {name} gewinnt</translation>
    </message>
    <message>
        <source>You run out of time: {name} wins</source>
        <translation>Deine Zeit ist um: {name} gewinnt</translation>
    </message>
    <message>
        <source>You leave the table: {name} wins</source>
        <translation>Du verlässt den Tisch: {name} gewinnt</translation>
    </message>
    <message>
        <source>{leaver} runs out of time: you win</source>
        <translation>Die Zeit von {leaver} ist um: Du gewinnst</translation>
    </message>
    <message>
        <source>{leaver} runs out of time: {name} wins</source>
        <translation>Die Zeit von {leaver} ist um: {name} gewinnt</translation>
    </message>
    <message>
        <source>{leaver} leaves the table: you win</source>
        <translation>{leaver} verlässt den Tisch: Du gewinnst</translation>
    </message>
    <message>
        <source>{leaver} leaves the table: {name} wins</source>
        <translation>{leaver} verlässt den Tisch: {name} gewinnt</translation>
    </message>
</context>
<context>
    <name>SayButtons</name>
    <message>
        <source>Announce {level}</source>
        <extracomment>Button of a defender: the declarer will be held to Schneider, or will get no trick (Schwarz)</extracomment>
        <translation>{level} ansagen</translation>
    </message>
</context>
<context>
    <name>SeatSentences</name>
    <message>
        <source>sorts the cards</source>
        <extracomment>Of a defender, before a Revolution</extracomment>
        <translation>ordnet Karten</translation>
    </message>
    <message>
        <source>asked about {kontra}</source>
        <extracomment>Of a player who is asked whether he doubles; {kontra} is the first doubling</extracomment>
        <translation>{kontra}?</translation>
    </message>
    <message>
        <source>plays against both</source>
        <extracomment>In Ramsch, where nobody has a partner</extracomment>
        <translation>gegen beide</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>im Gegenspiel</translation>
    </message>
    <message>
        <source>defends with you</source>
        <translation>spielt mit dir</translation>
    </message>
    <message>
        <source>You sit this deal out</source>
        <extracomment>The dealer at a table of four</extracomment>
        <translation>Du setzt dieses Spiel aus</translation>
    </message>
    <message>
        <source>{seat} · {what}</source>
        <extracomment>{seat} is Forehand, Middlehand or Rearhand</extracomment>
        <translation>{seat} · {what}</translation>
    </message>
    <message>
        <source>deal finished</source>
        <translation>Spiel beendet</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>you have passed</source>
        <translation>du hast gepasst</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
    <message>
        <source>has passed</source>
        <extracomment>Of a player who bids no more</extracomment>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>speaks</source>
        <extracomment>Of the player who names values in the bidding</extracomment>
        <translation>sagt</translation>
    </message>
    <message>
        <source>listens</source>
        <extracomment>Of the player who answers in the bidding</extracomment>
        <translation>hört</translation>
    </message>
    <message>
        <source>speaks next</source>
        <extracomment>Of rearhand, who goes on speaking when one of the others has passed</extracomment>
        <translation>sagt weiter</translation>
    </message>
    <message>
        <source>decides</source>
        <extracomment>Of a player who thinks about Grand Hand or about the skat</extracomment>
        <translation>überlegt</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>Of a player whose turn comes later</extracomment>
        <translation>wartet</translation>
    </message>
    <message>
        <source>has pushed</source>
        <extracomment>Schieberamsch: the skat went on unseen</extracomment>
        <translation>hat geschoben</translation>
    </message>
    <message>
        <source>has passed cards on</source>
        <extracomment>Schieberamsch: took the skat and passed two cards on</extracomment>
        <translation>gab weiter</translation>
    </message>
    <message>
        <source>has the skat</source>
        <extracomment>Of the declarer, who takes the skat or plays Hand</extracomment>
        <translation>hat den Skat</translation>
    </message>
    <message>
        <source>discards</source>
        <extracomment>Of the declarer, who puts two cards away</extracomment>
        <translation>drückt</translation>
    </message>
    <message>
        <source>announces</source>
        <extracomment>Of the declarer, who chooses the game</extracomment>
        <translation>sagt an</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>spielt allein</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>hat gewonnen</translation>
    </message>
    <message>
        <source>has lost</source>
        <translation>hat verloren</translation>
    </message>
    <message>
        <source>defended</source>
        <extracomment>Of a defender, when the deal is over</extracomment>
        <translation>im Gegenspiel</translation>
    </message>
    <message>
        <source>has not lost</source>
        <translation>nicht verloren</translation>
    </message>
</context>
<context>
    <name>SeriesWords</name>
    <message>
        <source>Pub rules</source>
        <extracomment>name of a rule set: as played in pubs and at home</extracomment>
        <translation>Kneipenskat</translation>
    </message>
    <message>
        <source>Kontra and Re, Ramsch when everybody passes, Bock rounds. You may take moves back and count points. Classic list.</source>
        <translation>Kontra und Re, Bockrunden, und Ramsch, wenn alle passen. Du darfst Züge zurücknehmen und Augen mitzählen lassen. Klassische Liste.</translation>
    </message>
    <message>
        <source>Beginners&apos; guide</source>
        <extracomment>name of a rule set: simpler, as in a guide for beginners</extracomment>
        <translation>Einsteigerheft</translation>
    </message>
    <message>
        <source>Simpler counting: only jacks count as matadors, and announcements need no Hand. Kontra and Ramsch. Three players, classic list.</source>
        <translation>Einfacher zu rechnen: Nur Buben zählen als Spitzen, und Ansagen gehen auch ohne Hand. Kontra und Ramsch. Zu dritt, klassische Liste.</translation>
    </message>
    <message>
        <source>Official rules</source>
        <extracomment>name of a rule set: the International Skat Order, as in tournaments</extracomment>
        <translation>Offiziell (ISkO)</translation>
    </message>
    <message>
        <source>As in tournaments: no Kontra, no Ramsch, no taking back. When everybody passes, the next player deals. List after Seeger-Fabian.</source>
        <translation>Wie im Turnier: kein Kontra, kein Ramsch, kein Zurücknehmen. Passen alle, folgt das nächste Spiel. Liste nach Seeger-Fabian.</translation>
    </message>
    <message>
        <source>No end</source>
        <extracomment>length of a series: until the players stop</extracomment>
        <translation>Ohne Ende</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <comment>length of a series; never 1</comment>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Ben, Clara, Emil, Ida, Oscar, Rosa</source>
        <extracomment>First names of computer players, separated by commas: six short ones that are common in your language</extracomment>
        <translation>Ben, Klara, Emil, Ida, Oskar, Rosa</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>choice of a language: the one the desktop uses
----------
choice of colours: what the desktop uses</extracomment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>settings: the user&apos;s name at the table and on lists</extracomment>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>settings: language of menus and messages</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>settings: light or dark colours</extracomment>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>choice of colours</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>choice of colours</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>choice of colours</extracomment>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>settings: switch</extracomment>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Card words</source>
        <extracomment>settings: the language in which cards and games are called</extracomment>
        <translation>Kartennamen</translation>
    </message>
    <message>
        <source>Words of the German-suited pack</source>
        <extracomment>settings: switch; cards are called as in a German-suited pack: acorns, leaves, hearts, bells</extracomment>
        <translation>Namen des deutschen Blatts</translation>
    </message>
    <message>
        <source>Corner letters</source>
        <extracomment>settings: which letters stand in the corners of the cards</extracomment>
        <translation>Eckbuchstaben</translation>
    </message>
    <message>
        <source>As usually printed</source>
        <extracomment>choice of corner letters: those found on real packs</extracomment>
        <translation>Wie üblich gedruckt</translation>
    </message>
    <message>
        <source>As spoken</source>
        <extracomment>choice of corner letters: initials of the card words</extracomment>
        <translation>Wie gesprochen</translation>
    </message>
    <message>
        <source>Card faces</source>
        <extracomment>settings: which pictures the cards have</extracomment>
        <translation>Kartenbild</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>choice of card faces: a French-suited deck in two colours</extracomment>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>Tournament, four colours</source>
        <extracomment>choice of card faces: French shapes in four colours, as used in tournaments</extracomment>
        <translation>Turnier, vierfarbig</translation>
    </message>
    <message>
        <source>Card backs</source>
        <extracomment>settings: the backs of the cards</extracomment>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Blue lattice</source>
        <extracomment>choice of card back</extracomment>
        <translation>Blaues Gitter</translation>
    </message>
    <message>
        <source>Red rosette</source>
        <extracomment>choice of card back</extracomment>
        <translation>Rote Rosette</translation>
    </message>
    <message>
        <source>Plum scales</source>
        <extracomment>choice of card back</extracomment>
        <translation>Violette Schuppen</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>settings: how fast cards move</extracomment>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>choice of animation speed: cards do not move, they are just there</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>choice of animation speed</extracomment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>choice of animation speed</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <extracomment>choice of animation speed</extracomment>
        <translation>Gemütlich</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <extracomment>settings: how the cards of the hand are sorted</extracomment>
        <translation>Ordnung des Blatts</translation>
    </message>
    <message>
        <source>Colours alternate</source>
        <extracomment>choice of hand order: black and red suits in turn</extracomment>
        <translation>Schwarz und Rot im Wechsel</translation>
    </message>
    <message>
        <source>Suits by rank</source>
        <extracomment>choice of hand order: clubs, spades, hearts, diamonds</extracomment>
        <translation>Farben nach Rang</translation>
    </message>
    <message>
        <source>Count card points</source>
        <extracomment>settings: switch; card points taken so far are shown, where the rules allow it</extracomment>
        <translation>Augen mitzählen</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move along the hand</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Im Blatt wandern</translation>
    </message>
    <message>
        <source>Play the card</source>
        <extracomment>sheet of keys: the card is the one reached with the arrow keys</extracomment>
        <translation>Karte spielen</translation>
    </message>
    <message>
        <source>Play the first to tenth card</source>
        <extracomment>sheet of keys: the keys are 1 to 9 and 0</extracomment>
        <translation>Erste bis zehnte Karte spielen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <translation>Die anderen sind nicht einverstanden: Es wird weitergespielt</translation>
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
        <translation>Nummer der Verteilung kopieren</translation>
    </message>
</context>
<context>
    <name>TricksPage</name>
    <message>
        <source>Tricks of this deal</source>
        <translation>Stiche dieses Spiels</translation>
    </message>
    <message>
        <source>The tricks appear here as they are played</source>
        <translation>Hier erscheinen die Stiche, sobald sie gespielt sind</translation>
    </message>
    <message>
        <source>The last trick may be seen again until you have played to the next one</source>
        <translation>Den letzten Stich darfst du noch einmal ansehen, bis du zum nächsten eine Karte gespielt hast</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>Another Skatdesk is running: games played here are not kept. Close one of the two</source>
        <translation>Skatdesk läuft schon ein zweites Mal: Was du hier spielst, wird nicht gespeichert. Beende eines der beiden</translation>
    </message>
    <message>
        <source>This game cannot be written to {path}. Is the disk full or protected? Play goes on</source>
        <translation>Dieses Spiel lässt sich nicht in {path} speichern. Ist der Datenträger voll oder schreibgeschützt? Du kannst weiterspielen</translation>
    </message>
    <message>
        <source>The saved games in {path} cannot be read. They are left as they are</source>
        <translation>Die gespeicherten Spiele in {path} sind nicht lesbar. Sie bleiben unverändert</translation>
    </message>
    <message>
        <source>The saved games in {path} are from a newer Skatdesk. They are left as they are</source>
        <translation>Die gespeicherten Spiele in {path} stammen von einem neueren Skatdesk. Sie bleiben unverändert</translation>
    </message>
    <message>
        <source>The saved games are from a newer Skatdesk: they were kept as {path}</source>
        <translation>Die gespeicherten Spiele stammen von einem neueren Skatdesk: Sie sind als {path} aufgehoben</translation>
    </message>
    <message>
        <source>The saved games were damaged: they were kept as {path}, and new ones begun</source>
        <translation>Die gespeicherten Spiele waren beschädigt: Sie sind als {path} aufgehoben, neue werden ab jetzt gespeichert</translation>
    </message>
    <message>
        <source>The settings cannot be saved. Is the disk full or protected? They hold until you quit</source>
        <translation>Die Einstellungen lassen sich nicht speichern. Ist der Datenträger voll oder schreibgeschützt? Sie gelten, bis du Skatdesk beendest</translation>
    </message>
    <message>
        <source>Something went wrong in Skatdesk. The game is saved; details are in {path}</source>
        <translation>In Skatdesk ist ein Fehler aufgetreten. Das Spiel ist gespeichert; Einzelheiten stehen in {path}</translation>
    </message>
    <message>
        <source>The series you left cannot be taken up again. It is kept as it is; begin a new one</source>
        <translation>Deine angefangene Serie lässt sich nicht fortsetzen. Sie bleibt erhalten, wie sie ist; beginne eine neue</translation>
    </message>
</context>
<context>
    <name>ValueSentences</name>
    <message>
        <source>fixed value</source>
        <extracomment>Of a Null game, whose value is not counted out: &quot;fixed value 23&quot; without the number</extracomment>
        <translation>fester Wert</translation>
    </message>
    <message>
        <source>with {matadors}</source>
        <extracomment>Start of counting out a game: &quot;with 2, game 3, × 12 = 36&quot;</extracomment>
        <translation>mit {matadors}</translation>
    </message>
    <message>
        <source>without {matadors}</source>
        <extracomment>Start of counting out a game: &quot;without 2, game 3, × 12 = 36&quot;</extracomment>
        <translation>ohne {matadors}</translation>
    </message>
    <message>
        <source>{counted}, {level} {sum}</source>
        <extracomment>One more step of counting out a game: &quot;with 2, game 3&quot; and then &quot;Hand 4&quot;</extracomment>
        <translation>{counted}, {level} {sum}</translation>
    </message>
    <message>
        <source>fixed value {value}</source>
        <extracomment>Of a Null game, whose value is not counted out</extracomment>
        <translation>fester Wert {value}</translation>
    </message>
    <message>
        <source>{counted}, {product}</source>
        <extracomment>End of counting out a game: &quot;with 2, game 3&quot; and then &quot;× 12 = 36&quot;</extracomment>
        <translation>{counted}, {product}</translation>
    </message>
    <message>
        <source>your bid {bid} is not reached</source>
        <translation>dein Reizwert {bid} ist nicht erreicht</translation>
    </message>
    <message>
        <source>the bid {bid} is not reached</source>
        <translation>der Reizwert {bid} ist nicht erreicht</translation>
    </message>
    <message>
        <source>your bid {bid} is reached</source>
        <translation>dein Reizwert {bid} ist erreicht</translation>
    </message>
    <message>
        <source>the bid {bid} is reached</source>
        <translation>der Reizwert {bid} ist erreicht</translation>
    </message>
    <message>
        <source>overbid, {product}</source>
        <extracomment>{product} is &quot;(1 + 3) × 10 = 40&quot;: the matadors and three more times the base value</extracomment>
        <translation>überreizt, {product}</translation>
    </message>
    <message>
        <source>overbid, smallest multiple of {base} that reaches {bid} = {value}</source>
        <translation>überreizt, kleinstes Vielfaches von {base} ab {bid} = {value}</translation>
    </message>
    <message>
        <source>lost, {product}</source>
        <extracomment>{product} is &quot;2 × 48 = 96&quot;: a lost game costs twice its value</extracomment>
        <translation>verloren, {product}</translation>
    </message>
    <message>
        <source>lost, {value}</source>
        <translation>verloren, {value}</translation>
    </message>
    <message>
        <source>{doubling}, {product}</source>
        <extracomment>{doubling} is Kontra, Re …, {product} &quot;2 × 48 = 96&quot;</extracomment>
        <translation>{doubling}, {product}</translation>
    </message>
    <message>
        <source>Bock round, {product}</source>
        <extracomment>{product} is &quot;2 × 48 = 96&quot;: in a Bock round everything counts double</extracomment>
        <translation>Bockrunde, {product}</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>Spielpunkte {score}</translation>
    </message>
</context>
</TS>

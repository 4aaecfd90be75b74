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
    <name>Account</name>
    <message>
        <source>Dealer, sitting out: {name}</source>
        <extracomment>Right also where somebody is called &quot;You&quot;</extracomment>
        <translation>Geber, setzt aus: {name}</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <extracomment>Right also where somebody is called &quot;You&quot;</extracomment>
        <translation>Geber: {name}</translation>
    </message>
    <message>
        <source>Away: {name}</source>
        <extracomment>Right also where somebody is called &quot;You&quot;</extracomment>
        <translation>Nicht da: {name}</translation>
    </message>
    <message>
        <source>Ramsch round</source>
        <translation>Ramschrunde</translation>
    </message>
    <message>
        <source>Bock round: counts double</source>
        <translation>Bockrunde: zählt doppelt</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) left</source>
        <comment>of a Bock or Ramsch round, the one that is told included</comment>
        <translation>
            <numerusform>noch %n Spiel</numerusform>
            <numerusform>noch %n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n more Bock round(s)</source>
        <comment>that were made in this Bock round</comment>
        <translation>
            <numerusform>danach noch %n Bockrunde</numerusform>
            <numerusform>danach noch %n Bockrunden</numerusform>
        </translation>
    </message>
    <message>
        <source>agreed {score}</source>
        <extracomment>The table agreed on this score, whatever the cards were worth: &quot;agreed +48&quot;</extracomment>
        <translation>vereinbart {score}</translation>
    </message>
    <message>
        <source>{points} left of 120</source>
        <extracomment>Ramsch: card points that no player has been given yet, or that are too many (negative)</extracomment>
        <translation>noch {points} von 120</translation>
    </message>
    <message>
        <source>Passed in: nobody scores, the deal counts as a game</source>
        <translation>Eingepasst: keine Punkte, das Spiel zählt mit</translation>
    </message>
    <message>
        <source>{name} then {total}</source>
        <extracomment>A player&apos;s running total after the game that is being entered: &quot;Ben then 206&quot;</extracomment>
        <translation>{name} dann {total}</translation>
    </message>
</context>
<context>
    <name>AccuracyChart</name>
    <message>
        <source>deal</source>
        <extracomment>heads of columns in a file for spreadsheets: the first, the second … deal reviewed</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
</context>
<context>
    <name>Additions</name>
    <message>
        <source>First choose a game</source>
        <translation>Wähle zuerst ein Spiel</translation>
    </message>
    <message>
        <source>Only with {games}</source>
        <extracomment>tool tip of an addition such as ouvert, which the game chosen does not have; {games} are those that have it</extracomment>
        <translation>Nur mit {games}</translation>
    </message>
</context>
<context>
    <name>AmountControl</name>
    <message>
        <source>no money</source>
        <translation>kein Geld</translation>
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
        <source>Other discards</source>
        <extracomment>Button: the two cards come back into the hand, and others may be put away</extracomment>
        <translation>Anders drücken</translation>
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
        <source>Series not continued</source>
        <extracomment>title of a note at the start: the series that was left cannot be played on</extracomment>
        <translation>Serie nicht fortgesetzt</translation>
    </message>
    <message>
        <source>{name} could not decide; a plain move was played instead</source>
        <translation>{name} konnte sich nicht entscheiden; stattdessen kam ein einfacher Zug</translation>
    </message>
</context>
<context>
    <name>BackButton</name>
    <message>
        <source>Back</source>
        <extracomment>button with an arrow: to the page one came from</extracomment>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message>
        <source>Save a backup</source>
        <extracomment>title of a dialog that asks for a file to write</extracomment>
        <translation>Sicherung speichern</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <extracomment>title of a dialog that asks for a file to read</extracomment>
        <translation>Sicherung zurückholen</translation>
    </message>
    <message>
        <source>Backups of Skatdesk (*.skatdesk)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Sicherungen von Skatdesk (*.skatdesk)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>All games and lists are in {path}. The settings are not among them</source>
        <translation>Alle Spiele und Listen sind in {path}. Die Einstellungen gehören nicht dazu</translation>
    </message>
    <message>
        <source>Now quit Skatdesk and start it again</source>
        <translation>Beende Skatdesk jetzt und starte es neu</translation>
    </message>
    <message>
        <source>{path} is used by Skatdesk itself. Choose another name or folder</source>
        <translation>{path} wird von Skatdesk selbst benutzt. Wähle einen anderen Namen oder Ordner</translation>
    </message>
    <message>
        <source>{path} is not a backup of Skatdesk, or it is damaged. Nothing was changed</source>
        <translation>{path} ist keine Sicherung von Skatdesk oder beschädigt. Es wurde nichts geändert</translation>
    </message>
    <message>
        <source>{path} is from a newer Skatdesk. Install that here first</source>
        <translation>{path} stammt von einem neueren Skatdesk. Installiere hier zuerst die neuere Version</translation>
    </message>
    <message>
        <source>{path} cannot be written or read. Is the disk full or protected?</source>
        <translation>{path} lässt sich nicht schreiben oder lesen. Ist der Datenträger voll oder schreibgeschützt?</translation>
    </message>
</context>
<context>
    <name>BidChart</name>
    <message>
        <source>bid</source>
        <extracomment>heads of columns in a file for spreadsheets</extracomment>
        <translation>Reizwert</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Spiele</translation>
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
        <source>Lower values</source>
        <extracomment>Button in the bidding: shows lower values to jump to</extracomment>
        <translation>Niedrigere Werte</translation>
    </message>
    <message>
        <source>Higher values</source>
        <extracomment>Button in the bidding: shows higher values to jump to</extracomment>
        <translation>Höhere Werte</translation>
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
        <source>Wait: {name} holds {value}, or passes</source>
        <extracomment>In the bidding, while another player thinks about the value he was named</extracomment>
        <translation>Warte: {name} hält {value} oder passt</translation>
    </message>
    <message>
        <source>Wait: {name} names a value, or passes</source>
        <extracomment>In the bidding, while another player thinks about the value he will name</extracomment>
        <translation>Warte: {name} nennt einen Wert oder passt</translation>
    </message>
    <message>
        <source>Play at 18, or pass</source>
        <translation>Spiel für 18 oder passe</translation>
    </message>
    <message>
        <source>Play at 18, or pass: then there is a {ramsch}</source>
        <extracomment>Asked of the last of three who could bid; {ramsch} is Ramsch or Schieberamsch</extracomment>
        <translation>Spiel für 18 oder passe: Dann gibt es {ramsch}</translation>
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
    <name>Board</name>
    <message>
        <source>Seats</source>
        <extracomment>small button of a chart: by seat (forehand, middlehand, rearhand)</extracomment>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Matadors</source>
        <extracomment>small button of a chart: by matadors</extracomment>
        <translation>Spitzen</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>small button of a chart: by list score</extracomment>
        <translation>Spielpunkte</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>small button of a chart: by card points</extracomment>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>small button of a chart: of the last 36 games</extracomment>
        <translation>Form</translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>small button of a chart: the sum of all points</extracomment>
        <translation>Summe</translation>
    </message>
    <message numerus="yes">
        <source>%n list(s)</source>
        <translation>
            <numerusform>%n Liste</numerusform>
            <numerusform>%n Listen</numerusform>
        </translation>
    </message>
    <message>
        <source>{lists}, {number} passed in</source>
        <extracomment>Below the number of games: {lists} is &quot;36 lists&quot;, {number} deals nobody bid on</extracomment>
        <translation>{lists}, {number} eingepasst</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>name of a large figure</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Declared</source>
        <extracomment>name of a large figure: share of games in which the player was declarer</extracomment>
        <translation>Alleinspiele</translation>
    </message>
    <message>
        <source>in defence {share}</source>
        <extracomment>Below the share of games won as declarer; {share} of the games against a declarer he was beaten</extracomment>
        <translation>im Gegenspiel {share}</translation>
    </message>
    <message>
        <source>Won as declarer</source>
        <extracomment>name of a large figure: share of games won as declarer</extracomment>
        <translation>Allein gewonnen</translation>
    </message>
    <message>
        <source>{error}, 95 times in 100</source>
        <extracomment>How sure a figure is: {error} is &quot;± 143&quot;</extracomment>
        <translation>{error}, in 95 von 100 Fällen</translation>
    </message>
    <message>
        <source>too few games</source>
        <translation>zu wenige Spiele</translation>
    </message>
    <message>
        <source>Points per 36 games</source>
        <extracomment>name of a large figure: points by Seeger-Fabian, for 36 games</extracomment>
        <translation>Punkte auf 36 Spiele</translation>
    </message>
    <message>
        <source>Latest lists</source>
        <extracomment>name of a small chart of up to ten lists</extracomment>
        <translation>Letzte Listen</translation>
    </message>
    <message>
        <source>too few lists</source>
        <translation>zu wenige Listen</translation>
    </message>
    <message numerus="yes">
        <source>%n above the average</source>
        <comment>of the latest lists</comment>
        <translation>
            <numerusform>%n über dem Schnitt</numerusform>
            <numerusform>%n über dem Schnitt</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} is full: take a card away first, or drag the new one onto another to exchange them</source>
        <translation>{place}: Hier ist kein Platz mehr. Nimm erst eine Karte weg, oder zieh die neue zum Tausch auf eine andere</translation>
    </message>
    <message>
        <source>A click chooses a card, a double click or Del takes it back. Cards with a bar stay when the rest is dealt anew</source>
        <translation>Ein Klick wählt eine Karte, ein Doppelklick oder Entf nimmt sie zurück. Karten mit Balken bleiben, wenn der Rest neu verteilt wird</translation>
    </message>
    <message>
        <source>Cards that can be dealt</source>
        <translation>Noch nicht verteilte Karten</translation>
    </message>
    <message>
        <source>A click deals the card to the hand being filled, 1 to 4 to a hand or the skat. Or drag it</source>
        <translation>Ein Klick gibt die Karte in das Blatt, das gerade gefüllt wird, 1 bis 4 in ein Blatt oder den Skat. Oder zieh sie hin</translation>
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
        <source>{row}; less than the bid</source>
        <extracomment>{row} is a game with its values: &quot;Clubs: with 2, game 3, × 12 = 36; Hand: 48&quot;</extracomment>
        <translation>{row}; unter dem Gebot</translation>
    </message>
    <message>
        <source>with {game} up to {value}, skat aside</source>
        <extracomment>{game} is a game such as Hearts, played without two jacks or more, one of which may lie in the skat</extracomment>
        <translation>mit {game} bis {value}, ohne Skat gerechnet</translation>
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
        <source>{need}, the last trick with the lowest trump</source>
        <extracomment>{need} is what the declarer needs besides: &quot;you need 61 points&quot; or &quot;you need all ten tricks&quot;</extracomment>
        <translation>{need}, den letzten Stich mit dem niedrigsten Trumpf</translation>
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
        <source>{outlook}, skat aside</source>
        <extracomment>{outlook} is &quot;your bid 30 is reached&quot;, or that it is not; a jack in the skat of a Hand game may change that</extracomment>
        <translation>{outlook}, ohne Skat gerechnet</translation>
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
    <message>
        <source>deals</source>
        <extracomment>For screen readers, about a player</extracomment>
        <translation>gibt</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a player&apos;s hand</comment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>{tricks} · {points}</source>
        <extracomment>Under the tricks a player has won: how many, and their card points</extracomment>
        <translation>{tricks} · {points}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Verteilung {number}</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Du spielst allein</translation>
    </message>
    <message>
        <source>Declarer {name}</source>
        <translation>{name} spielt allein</translation>
    </message>
    <message>
        <source>You play alone at {value}</source>
        <translation>Du spielst allein für {value}</translation>
    </message>
    <message>
        <source>· bid {value}</source>
        <translation>· gereizt bis {value}</translation>
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
        <source>{game} · practice</source>
        <extracomment>{game} is &quot;Game 7 of 36&quot;; the user was helped in it, so it stays out of the statistics</extracomment>
        <translation>{game} · Übung</translation>
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
    <name>CardCells</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>most likely {game}</source>
        <extracomment>{game} is a game that a hand may become: &quot;most likely Grand&quot;</extracomment>
        <translation>am ehesten {game}</translation>
    </message>
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
    <name>ChangeLine</name>
    <message>
        <source>Game {k} is being changed</source>
        <translation>Spiel {k} wird geändert</translation>
    </message>
    <message>
        <source>A game is being inserted before game {k}</source>
        <translation>Vor Spiel {k} wird ein Spiel eingefügt</translation>
    </message>
    <message>
        <source>Enter anew</source>
        <extracomment>button while a game of the list is changed: empties the entry, so that the game is told like a new one</extracomment>
        <translation>Neu eingeben</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ChartCard</name>
    <message>
        <source>Save as picture (PNG)…</source>
        <extracomment>menu of a chart</extracomment>
        <translation>Als Bild speichern (PNG)&#xa0;…</translation>
    </message>
    <message>
        <source>Save as drawing (SVG)…</source>
        <extracomment>menu of a chart</extracomment>
        <translation>Als Vektorgrafik speichern (SVG)&#xa0;…</translation>
    </message>
    <message>
        <source>Save the figures (CSV)…</source>
        <extracomment>menu of a chart</extracomment>
        <translation>Zahlen speichern (CSV)&#xa0;…</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <extracomment>button with three dots beside a chart</extracomment>
        <translation>Diagramm speichern</translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message>
        <source>of {number}</source>
        <extracomment>Beside a share of games, &quot;84%&quot;: how many games there are in all</extracomment>
        <translation>von {number}</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <extracomment>a period from one day to another</extracomment>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>Series of {day}</source>
        <extracomment>A series played in this program on {day}</extracomment>
        <translation>Serie vom {day}</translation>
    </message>
    <message>
        <source>List of {day}</source>
        <extracomment>A written list without a title</extracomment>
        <translation>Liste vom {day}</translation>
    </message>
    <message>
        <source>{title}, {day}</source>
        <translation>{title}, {day}</translation>
    </message>
    <message>
        <source>Game {number} of {day}</source>
        <extracomment>Title: the {number}th game of the series played on {day}</extracomment>
        <translation>Spiel {number} vom {day}</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>In the tip of a chart: which game of its list or series it is; the game itself follows</extracomment>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>latest: {game}</source>
        <extracomment>In the tip of a chart: the latest of several games</extracomment>
        <translation>zuletzt: {game}</translation>
    </message>
    <message>
        <source>bid {value}</source>
        <extracomment>What a game was bought at: &quot;bid 24&quot;</extracomment>
        <translation>gereizt {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>chart: games lost are on this side</extracomment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>chart: games won are on this side</extracomment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>No such games yet</source>
        <extracomment>in place of a chart: none of the games chosen belongs into it</extracomment>
        <translation>Noch keine solchen Spiele</translation>
    </message>
    <message>
        <source>Review a deal after playing it: from then on it shows here how accurately you played</source>
        <translation>Analysiere ein Spiel, nachdem du es gespielt hast: Danach steht hier, wie genau du gespielt hast</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost</source>
        <extracomment>Two numbers of games</extracomment>
        <translation>{won} gewonnen, {lost} verloren</translation>
    </message>
    <message>
        <source>average {score}</source>
        <extracomment>{score} is the average list score of some games</extracomment>
        <translation>im Schnitt {score}</translation>
    </message>
    <message>
        <source>Best game {score}</source>
        <extracomment>button that opens the game with the highest score</extracomment>
        <translation>Bestes Spiel {score}</translation>
    </message>
    <message>
        <source>Worst game {score}</source>
        <extracomment>button that opens the game with the lowest score</extracomment>
        <translation>Schlechtestes Spiel {score}</translation>
    </message>
    <message>
        <source>without {matadors}</source>
        <extracomment>head of a column: games without this many matadors</extracomment>
        <translation>ohne {matadors}</translation>
    </message>
    <message>
        <source>with {matadors}</source>
        <extracomment>head of a column: games with this many matadors</extracomment>
        <translation>mit {matadors}</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>head of a narrow column: number of games</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Declared</source>
        <extracomment>head of a narrow column: share of games the player declared</extracomment>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>head of a narrow column: share of declared games that were won</extracomment>
        <translation>Gew.</translation>
    </message>
    <message>
        <source>Defended</source>
        <extracomment>head of a narrow column: share of games against a declarer in which he lost</extracomment>
        <translation>Gegensp.</translation>
    </message>
    <message>
        <source>Points per 36 games</source>
        <extracomment>head of a column: points by Seeger-Fabian</extracomment>
        <translation>Punkte auf 36 Spiele</translation>
    </message>
    <message>
        <source>{score} or less</source>
        <translation>{score} oder weniger</translation>
    </message>
    <message>
        <source>{score} or more</source>
        <translation>{score} oder mehr</translation>
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
        <source>Take the skat and put two cards away, or leave it unseen and double the loss</source>
        <extracomment>Schieberamsch: asked of rearhand, behind whom nobody gets the cards</extracomment>
        <translation>Nimm den Skat auf und drück zwei Karten, oder lass ihn ungesehen liegen und verdopple den Verlust</translation>
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
        <source>{contract}: {doubling} multiplies the score by {factor}</source>
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
    <name>ComparisonChart</name>
    <message>
        <source>player</source>
        <extracomment>heads of columns in a file for spreadsheets, down to the error</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>computer</source>
        <extracomment>which computer player it was</extracomment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>Alleinspiele</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>defended</source>
        <extracomment>games against a declarer</extracomment>
        <translation>Gegenspiele</translation>
    </message>
    <message>
        <source>beaten in defence</source>
        <extracomment>games against a declarer in which he lost</extracomment>
        <translation>Gegenspiele gewonnen</translation>
    </message>
    <message>
        <source>points per 36 games</source>
        <translation>Punkte auf 36 Spiele</translation>
    </message>
    <message>
        <source>Error (95 of 100)</source>
        <extracomment>how sure the average is</extracomment>
        <translation>Fehlergrenze (95 von 100)</translation>
    </message>
</context>
<context>
    <name>ContractView</name>
    <message>
        <source>What could have been played</source>
        <translation>Was möglich gewesen wäre</translation>
    </message>
    <message>
        <source>If the seat takes the skat, puts the best two cards away, and everybody sees all cards</source>
        <translation>Wenn man auf diesem Platz den Skat aufnimmt und die besten zwei Karten drückt, alles bei offenen Karten</translation>
    </message>
    <message>
        <source>Play this hand</source>
        <extracomment>button: play one&apos;s luck with the hand chosen in the table; the others pass</extracomment>
        <translation>Dieses Blatt spielen</translation>
    </message>
    <message>
        <source>At the table, for practice: the others pass, and you play alone</source>
        <translation>Am Tisch, zur Übung: Die anderen passen, und du spielst allein</translation>
    </message>
    <message>
        <source>Large: the declarer&apos;s card points. Below: the list score against each of the others at a bid of 18</source>
        <extracomment>explains the figures in the table: card points, and below them what the declarer wins or loses in the list against each of the others, at the lowest bid; what these get for a game he loses is in it</extracomment>
        <translation>Groß: Augen des Alleinspielers. Darunter: Spielpunkte gegenüber jedem der anderen beim Reizwert 18</translation>
    </message>
    <message>
        <source>In a Ramsch round nobody bids: there is no contract table</source>
        <translation>In einer Ramschrunde wird nicht gereizt: Hier gibt es keine Tabelle</translation>
    </message>
    <message>
        <source>The review is not complete yet</source>
        <translation>Die Analyse ist noch nicht fertig</translation>
    </message>
    <message>
        <source>Best bid</source>
        <extracomment>head of a column: the highest bid a seat can reach with a game it wins</extracomment>
        <translation>Reizen bis</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>read aloud in the column of best bids: this seat wins no game</extracomment>
        <translation>Passe</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>With all cards open nobody wins a game: all would pass</source>
        <translation>Bei offenen Karten gewinnt niemand ein Spiel: Alle würden passen</translation>
    </message>
    <message>
        <source>With all cards open, in the bidding too: </source>
        <extracomment>what comes out when everybody knows all cards, in the bidding too</extracomment>
        <translation>Bei offenen Karten, auch schon beim Reizen: </translation>
    </message>
    <message>
        <source>you play {contract} at {bid}, {score}</source>
        <extracomment>{contract} is played at the bid {bid}, which changes the list by {score}</extracomment>
        <translation>du spielst {contract} für {bid}, {score}</translation>
    </message>
    <message>
        <source>{name} plays {contract} at {bid}, {score}</source>
        <translation>{name} spielt {contract} für {bid}, {score}</translation>
    </message>
    <message>
        <source>{name}: {contract}</source>
        <extracomment>a player and a game: &quot;Ada: Grand&quot;</extracomment>
        <translation>{name}: {contract}</translation>
    </message>
    <message>
        <source>game value {value}</source>
        <translation>Spielwert {value}</translation>
    </message>
    <message>
        <source>best of all discards</source>
        <extracomment>the discard was found by comparing all of them</extracomment>
        <translation>alle möglichen Drückungen verglichen</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>Pattern of a date: d is the day, MMM the short name of the month, yyyy the year; German &quot;d. MMM yyyy&quot;</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>first of a month</comment>
        <extracomment>Pattern of a date that is the first of a month; other letters stand for themselves: French &quot;1er déc. 2026&quot;</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Copy</source>
        <extracomment>Button: puts the text of the whole game into the clipboard</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Button: what was right in the game, and what was not</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>List of the series</source>
        <translation>Liste der Serie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>DealNumber</name>
    <message>
        <source>Type the number of a deal</source>
        <translation>Gib die Nummer einer Verteilung ein</translation>
    </message>
    <message>
        <source>A deal&apos;s number has digits only; spaces and dots between them do no harm</source>
        <translation>Die Nummer einer Verteilung besteht nur aus Ziffern; Leerzeichen und Punkte dazwischen stören nicht</translation>
    </message>
    <message>
        <source>There are deals from 1 to {last}, and no others</source>
        <translation>Es gibt nur die Verteilungen 1 bis {last}</translation>
    </message>
    <message>
        <source>cards missing: {n}</source>
        <extracomment>in the empty field for the number of a deal: so many cards lie nowhere yet; {n} is never 0</extracomment>
        <translation>fehlende Karten: {n}</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Nummer der Verteilung</translation>
    </message>
    <message>
        <source>Load</source>
        <extracomment>button: lays out the deal whose number was typed</extracomment>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Nummer der Verteilung kopieren</translation>
    </message>
</context>
<context>
    <name>DealSource</name>
    <message>
        <source>At random</source>
        <extracomment>where the deals of a series come from</extracomment>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>By number</source>
        <extracomment>where the deals of a series come from: a number that is typed</extracomment>
        <translation>Nach Nummer</translation>
    </message>
    <message>
        <source>As last time</source>
        <extracomment>where the deals of a series come from: the deals of the series before, once more</extracomment>
        <translation>Wie zuletzt</translation>
    </message>
    <message>
        <source>No series was played here yet</source>
        <extracomment>why &quot;As last time&quot; cannot be chosen</extracomment>
        <translation>Hier wurde noch keine Serie gespielt</translation>
    </message>
    <message>
        <source>Today&apos;s</source>
        <extracomment>where the deals of a set come from: those of the day, which are the same for everybody</extracomment>
        <translation>Von heute</translation>
    </message>
    <message>
        <source>Series number</source>
        <translation>Nummer der Serie</translation>
    </message>
    <message>
        <source>Draw another number</source>
        <translation>Andere Nummer ziehen</translation>
    </message>
    <message>
        <source>Copy an invitation with this number</source>
        <translation>Einladung mit dieser Nummer kopieren</translation>
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
        <translation>Trümpfe in der längsten Farbe</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Worth a bid of</source>
        <extracomment>of a hand: how high the computer would bid with it</extracomment>
        <translation>Reizwert</translation>
    </message>
    <message>
        <source>A suit game to bid for</source>
        <translation>Farbspiel-Blatt</translation>
    </message>
    <message>
        <source>{game} to bid for</source>
        <extracomment>{game} is Grand, Null or a suit: a hand good enough to bid for that game</extracomment>
        <translation>{game}-Blatt</translation>
    </message>
    <message>
        <source>Trumps in {suit}</source>
        <extracomment>{suit} is a suit: the four jacks and the seven other cards of that suit</extracomment>
        <translation>Trümpfe bei {suit}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <extracomment>two ranks, such as ace and ten: cards of either</extracomment>
        <translation>{one} oder {other}</translation>
    </message>
    <message>
        <source>exactly {n}</source>
        <extracomment>how many cards or card points are wished; short</extracomment>
        <translation>genau {n}</translation>
    </message>
    <message>
        <source>at most {n}</source>
        <extracomment>how many cards or card points are wished; short, such as &quot;bis 2&quot; in German</extracomment>
        <translation>bis {n}</translation>
    </message>
    <message>
        <source>at least {n}</source>
        <extracomment>how many cards, card points or what bid is wished; short, such as &quot;ab 2&quot; in German</extracomment>
        <translation>ab {n}</translation>
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
        <translation>In dieser Aufzeichnung ist kein Spiel lesbar</translation>
    </message>
    <message>
        <source>This card is dealt twice: {card}</source>
        <extracomment>of a deal that was typed or pasted</extracomment>
        <translation>Diese Karte steht zweimal in der Verteilung: {card}</translation>
    </message>
    <message>
        <source>A deal has three hands of ten cards and two in the skat, not {counts}</source>
        <extracomment>of a deal that was typed or pasted; {counts} is &quot;10 | 10 | 9 | 2&quot;</extracomment>
        <translation>Zu einer Verteilung gehören drei Blätter mit je zehn Karten und zwei Karten im Skat, nicht {counts}</translation>
    </message>
    <message>
        <source>First choose the hand that these cards go to</source>
        <translation>Wähle zuerst das Blatt, das diese Karten bekommen soll</translation>
    </message>
    <message>
        <source>Nothing here names cards. Give a deal number, a record, or cards such as {cards}</source>
        <extracomment>{cards} are two cards in short</extracomment>
        <translation>Hier stehen keine Karten. Möglich: Nummer einer Verteilung, Aufzeichnung oder Karten wie {cards}</translation>
    </message>
    <message>
        <source>No card is called {word}. Write {cards}, or names with commas between</source>
        <extracomment>{cards} are two cards in short</extracomment>
        <translation>Keine Karte heißt {word}. Schreib {cards} oder Namen mit Kommas dazwischen</translation>
    </message>
    <message>
        <source>No game in {file} can be read</source>
        <translation>In {file} ist kein Spiel lesbar</translation>
    </message>
    <message>
        <source>Game {k} of {n}</source>
        <extracomment>several games were read; {k} of {n} is laid out</extracomment>
        <translation>Spiel {k} von {n}</translation>
    </message>
    <message>
        <source>Game {k} of the first {n} in the file</source>
        <extracomment>the same of a file that has more games than are read</extracomment>
        <translation>Spiel {k} der ersten {n} in der Datei</translation>
    </message>
    <message>
        <source>Choose a hand, then click its cards. Or click a card, then the hand</source>
        <translation>Wähle ein Blatt und klick dann seine Karten an. Oder klick eine Karte an und dann das Blatt</translation>
    </message>
    <message>
        <source>Copied: deal {number}</source>
        <translation>Kopiert: Verteilung {number}</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <extracomment>in the empty field for cards; {place} is the hand that gets them, {cards} an example</extracomment>
        <translation>{place}: {cards}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Type cards</source>
        <translation>Karten eintippen</translation>
    </message>
    <message>
        <source>Previous game</source>
        <translation>Voriges Spiel</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächstes Spiel</translation>
    </message>
</context>
<context>
    <name>DealsRoom</name>
    <message>
        <source>Any deal</source>
        <extracomment>page of learning: opens the page where one makes any deal</extracomment>
        <translation>Beliebige Verteilung</translation>
    </message>
    <message>
        <source>Lay out cards, wish for a hand, play it as often as you like</source>
        <translation>Karten auslegen, ein Blatt wünschen, beliebig oft spielen</translation>
    </message>
    <message>
        <source>Any deal…</source>
        <extracomment>command: opens the page where one makes any deal</extracomment>
        <translation>Beliebige Verteilung&#xa0;…</translation>
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
    <name>DeletedLists</name>
    <message>
        <source>Deleted lists</source>
        <extracomment>Menu of the lists that were deleted; choosing one brings it back</extracomment>
        <translation>Gelöschte Listen</translation>
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
        <source>Card points put into the skat</source>
        <extracomment>Schieberamsch: rearhand&apos;s two cards become the skat</extracomment>
        <translation>In den Skat gelegte Augen</translation>
    </message>
    <message>
        <source>Enter passes them on, Backspace takes the last one back</source>
        <extracomment>For screen readers, when two cards are chosen in Schieberamsch</extracomment>
        <translation>Die Eingabetaste gibt sie weiter, die Rücktaste nimmt die letzte zurück</translation>
    </message>
    <message>
        <source>Enter puts them away, Backspace takes the last one back</source>
        <extracomment>For screen readers, when two cards are chosen for the skat</extracomment>
        <translation>Die Eingabetaste drückt sie, die Rücktaste nimmt die letzte zurück</translation>
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
    <name>DuplicatePage</name>
    <message>
        <source>You play a set of deals; an expert plays the same cards in your seat, against the same players</source>
        <translation>Du spielst einen Satz Spiele; ein Experte spielt auf deinem Platz die gleichen Karten, mit denselben Mitspielern</translation>
    </message>
    <message>
        <source>The first deals will be compared here when both have played them</source>
        <translation>Hier werden die ersten Spiele verglichen, sobald ihr beide sie gespielt habt</translation>
    </message>
    <message>
        <source>{k} of {n} deals compared; you against the expert: {points}</source>
        <extracomment>{k} of {n} deals are played by both; {points} is list points with sign</extracomment>
        <translation>{k} von {n} Spielen verglichen; du gegen den Experten: {points}</translation>
    </message>
    <message>
        <source>The strong players are being prepared; the expert plays then</source>
        <translation>Die starken Spieler werden vorbereitet; dann spielt der Experte</translation>
    </message>
    <message>
        <source>The strong players cannot be prepared on this machine: the expert does not play along</source>
        <translation>Die starken Spieler lassen sich auf diesem Rechner nicht vorbereiten: Der Experte spielt nicht mit</translation>
    </message>
    <message>
        <source>The expert could not play one of the deals</source>
        <translation>Der Experte konnte eine der Verteilungen nicht spielen</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>in a table of games: who declared, at the user&apos;s place the user</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>in a table of games: who declared, at the user&apos;s place the expert</extracomment>
        <translation>Experte</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>in place of a game that is not finished yet</extracomment>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>{name}: {game}</source>
        <extracomment>{name} declared, {game} is what was played</extracomment>
        <translation>{name}: {game}</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>title of the page: the same deals are played by the user and by an expert</extracomment>
        <translation>Vergleichsspiel</translation>
    </message>
    <message>
        <source>The same deals, you and an expert</source>
        <translation>Die gleichen Karten, für dich und einen Experten</translation>
    </message>
    <message>
        <source>A new set ends the series you are playing</source>
        <translation>Mit einem neuen Satz endet die Serie, die du gerade spielst</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>button: back to the table</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Deals of the set</source>
        <translation>Spiele des Satzes</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>heading of a column: number of the deal</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>With you</source>
        <extracomment>heading of a column: what was played when the user sat there</extracomment>
        <translation>Bei dir</translation>
    </message>
    <message>
        <source>Your points</source>
        <extracomment>heading of a column: list points of the user</extracomment>
        <translation>Deine Punkte</translation>
    </message>
    <message>
        <source>With the expert</source>
        <extracomment>heading of a column: what was played when the expert sat there</extracomment>
        <translation>Beim Experten</translation>
    </message>
    <message>
        <source>Expert&apos;s points</source>
        <extracomment>heading of a column: list points of the expert</extracomment>
        <translation>Seine Punkte</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>heading of a column: own points less the expert&apos;s</extracomment>
        <translation>Differenz</translation>
    </message>
</context>
<context>
    <name>DuplicateRoom</name>
    <message>
        <source>Duplicate</source>
        <extracomment>page of learning: the same deals are played by the user and by an expert</extracomment>
        <translation>Vergleichsspiel</translation>
    </message>
    <message>
        <source>Play a set of deals that an expert plays too</source>
        <translation>Spiel die gleichen Karten wie ein Experte</translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>New series</source>
        <extracomment>Button: asks for a new series against computer players</extracomment>
        <translation>Neue Serie</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>Button: to the lists of games played with real cards</extracomment>
        <translation>Spielliste</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle Spiele zeigen</translation>
    </message>
    <message>
        <source>No game passes these filters</source>
        <translation>Zu diesen Filtern passt kein Spiel</translation>
    </message>
    <message>
        <source>Change the filters above</source>
        <translation>Ändere die Filter oben</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Spiele</translation>
    </message>
    <message>
        <source>Play a series or enter games in the score sheet: every finished game but practice counts here</source>
        <translation>Spiel eine Serie oder trag Spiele in die Spielliste ein: Jedes beendete Spiel zählt hier von selbst, nur Übung nicht</translation>
    </message>
    <message>
        <source>The score sheet for your table</source>
        <translation>Die Spielliste für euren Tisch</translation>
    </message>
    <message>
        <source>You play with real cards, and Skatdesk keeps the list: values, bonuses and totals are reckoned as you write. Every game is on the disk at once, and every step can be taken back</source>
        <translation>Ihr spielt mit echten Karten, und Skatdesk führt die Liste: Spielwerte, Wertungspunkte und Gesamtstände sind beim Eintragen schon ausgerechnet. Jedes Spiel ist sofort gespeichert, und jeder Schritt lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>Lists cannot be kept just now: another Skatdesk is running, or the disk is full or protected. Mend that and start again, so that no game is lost</source>
        <translation>Listen lassen sich gerade nicht speichern: Skatdesk ist schon in einem anderen Fenster offen, oder der Datenträger ist voll oder schreibgeschützt. Behebe das und starte neu, damit kein Spiel verloren geht</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Neue Liste</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Datei importieren&#xa0;…</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>The series is over</source>
        <translation>Die Serie ist zu Ende</translation>
    </message>
    <message>
        <source>Quick entry</source>
        <extracomment>Label over the line in which a whole game is typed</extracomment>
        <translation>Schnelleingabe</translation>
    </message>
    <message>
        <source>Entry of a game</source>
        <translation>Eingabe eines Spiels</translation>
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
    <name>EntryWords</name>
    <message>
        <source>with</source>
        <extracomment>Button: the declarer has the top trumps, &quot;with 2&quot;; also typed in the quick entry</extracomment>
        <translation>mit</translation>
    </message>
    <message>
        <source>without</source>
        <extracomment>Button: the declarer lacks the top trumps, &quot;without 2&quot;; also typed in the quick entry</extracomment>
        <translation>ohne</translation>
    </message>
    <message>
        <source>ann.</source>
        <extracomment>Button beside &quot;Schneider&quot; and &quot;Schwarz&quot;: that it was announced; as short as the column of a score list</extracomment>
        <translation>ang.</translation>
    </message>
    <message>
        <source>w</source>
        <extracomment>Quick entry, one letter: with matadors (&quot;w2&quot;); differs from the letter of &quot;without&quot;</extracomment>
        <translation>m</translation>
    </message>
    <message>
        <source>o</source>
        <extracomment>Quick entry, one letter: without matadors (&quot;o2&quot;); differs from the letter of &quot;with&quot;</extracomment>
        <translation>o</translation>
    </message>
    <message>
        <source>h</source>
        <extracomment>Key and quick entry, one letter: Hand; differs from the letters s a z u b k p l</extracomment>
        <translation>h</translation>
    </message>
    <message>
        <source>s</source>
        <extracomment>Key and quick entry, one letter: Schneider; differs from the letters h a z u b k p l</extracomment>
        <translation>s</translation>
    </message>
    <message>
        <source>z</source>
        <extracomment>Key and quick entry, one letter: Schwarz; differs from the letters h s a u b k p l</extracomment>
        <translation>z</translation>
    </message>
    <message>
        <source>u</source>
        <extracomment>Key and quick entry, one letter: Ouvert; differs from the letters h s a z b k p l</extracomment>
        <translation>u</translation>
    </message>
    <message>
        <source>a</source>
        <extracomment>Key and quick entry, one letter: announced (&quot;sa&quot; Schneider announced); differs from h s z u b k p l</extracomment>
        <translation>a</translation>
    </message>
    <message>
        <source>b</source>
        <extracomment>Key and quick entry, one letter: the bid (&quot;b24&quot;); differs from the letters h s a z u k p l</extracomment>
        <translation>r</translation>
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
        <translation>g</translation>
    </message>
    <message>
        <source>l</source>
        <extracomment>Key and quick entry, one letter: lost; differs from the letters h s a z u b k p w</extracomment>
        <translation>v</translation>
    </message>
    <message>
        <source>v</source>
        <extracomment>Quick entry of a Ramsch, one letter: the player without a trick (&quot;v3&quot;); differs from m and x</extracomment>
        <translation>j</translation>
    </message>
    <message>
        <source>m</source>
        <extracomment>Quick entry of a Ramsch, one letter: the player with all tricks (&quot;m1&quot;); differs from v and x</extracomment>
        <translation>d</translation>
    </message>
    <message>
        <source>x</source>
        <extracomment>Quick entry of a Ramsch, one letter: so many pushed the skat on (&quot;x2&quot;); differs from v and m</extracomment>
        <translation>x</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Quick entry, a whole word that may be typed: the declarer won the game; as on the button</extracomment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Quick entry, a whole word that may be typed: the declarer lost the game; as on the button</extracomment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Who plays alone?</source>
        <translation>Wer spielt allein?</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Welches Spiel?</translation>
    </message>
    <message>
        <source>With or without how many?</source>
        <translation>Mit oder ohne wie viele?</translation>
    </message>
    <message>
        <source>The game that was begun cannot be played in this Ramsch round</source>
        <extracomment>A game was begun; then games before it were corrected, and now a Ramsch round&apos;s deal is due</extracomment>
        <translation>Das begonnene Spiel kann in dieser Ramschrunde nicht gespielt werden</translation>
    </message>
    <message>
        <source>The game that was begun goes by other rules</source>
        <extracomment>A game was begun; then other rules were agreed on</extracomment>
        <translation>Das begonnene Spiel war nach anderen Regeln eingegeben</translation>
    </message>
    <message>
        <source>The dealer sits out this game. If somebody else dealt, click that name above</source>
        <translation>Wer gibt, setzt in diesem Spiel aus. Hat jemand anders gegeben, klick oben auf den Namen</translation>
    </message>
    <message>
        <source>Whoever is away does not play this game</source>
        <translation>Wer nicht da ist, spielt dieses Spiel nicht mit</translation>
    </message>
    <message>
        <source>Ramsch round: only a Grand Hand can be played instead</source>
        <translation>Ramschrunde: Statt Ramsch ist nur Grand Hand möglich</translation>
    </message>
    <message>
        <source>Ramsch round: only Ramsch is played</source>
        <translation>Ramschrunde: Es wird nur Ramsch gespielt</translation>
    </message>
    <message>
        <source>Instead of a Ramsch only a Grand Hand can be played</source>
        <translation>Statt Ramsch ist nur Grand Hand möglich</translation>
    </message>
    <message>
        <source>The rules of this list do not allow that with this game</source>
        <translation>Das gibt es bei diesem Spiel nach den Regeln dieser Liste nicht</translation>
    </message>
    <message>
        <source>In a Ramsch round nobody bids</source>
        <translation>In einer Ramschrunde wird nicht gereizt</translation>
    </message>
    <message>
        <source>The rules of this list have no such doubling</source>
        <translation>Diese Verdopplung gibt es nach den Regeln dieser Liste nicht</translation>
    </message>
    <message>
        <source>By the rules of this list a closed Null is doubled only once</source>
        <translation>Nach den Regeln dieser Liste wird ein verdeckter Null nur einmal verdoppelt</translation>
    </message>
    <message>
        <source>The rules of this list have no Ramsch</source>
        <translation>Nach den Regeln dieser Liste gibt es keinen Ramsch</translation>
    </message>
    <message>
        <source>By the rules of this list a Ramsch is played when all pass</source>
        <translation>Nach den Regeln dieser Liste wird Ramsch gespielt, wenn alle passen</translation>
    </message>
    <message>
        <source>Null has a fixed value: matadors do not count</source>
        <translation>Null hat einen festen Wert: Spitzen zählen nicht</translation>
    </message>
    <message>
        <source>Null has a fixed value: there is no Schneider and no Schwarz</source>
        <translation>Null hat einen festen Wert: Schneider und Schwarz gibt es nicht</translation>
    </message>
    <message>
        <source>A Grand is played with or without four at most</source>
        <translation>Ein Grand zählt höchstens mit oder ohne vier</translation>
    </message>
    <message>
        <source>A game is played with or without one to eleven</source>
        <translation>Ein Spiel zählt mit oder ohne eins bis elf</translation>
    </message>
    <message>
        <source>What was announced counts in any case</source>
        <translation>Was angesagt ist, zählt auf jeden Fall</translation>
    </message>
    <message>
        <source>A game ended by an offence counts without Schneider and Schwarz</source>
        <translation>Ein durch Regelverstoß beendetes Spiel zählt ohne Schneider und Schwarz</translation>
    </message>
    <message>
        <source>{bid} cannot be bid: no game is worth that</source>
        <translation>{bid} lässt sich nicht reizen: Kein Spiel hat diesen Wert</translation>
    </message>
    <message>
        <source>{bid} alone is no bid</source>
        <extracomment>{bid} is what has been typed of a bid so far: 2, of 24</extracomment>
        <translation>{bid} allein ist kein Reizwert</translation>
    </message>
    <message>
        <source>Overbid: the value does not reach the bid, so the game is lost</source>
        <translation>Überreizt: Der Spielwert erreicht den Reizwert nicht, also ist das Spiel verloren</translation>
    </message>
    <message>
        <source>Something is still missing</source>
        <translation>Es fehlt noch etwas</translation>
    </message>
    <message>
        <source>In Null only tricks count, not card points</source>
        <translation>Bei Null zählen nur Stiche, keine Augen</translation>
    </message>
    <message>
        <source>Card points are between 0 and 120</source>
        <translation>Augen gibt es von 0 bis 120</translation>
    </message>
    <message>
        <source>Schneider or Schwarz does not go with these card points</source>
        <extracomment>One of the two was told beside card points by which nobody can be that</extracomment>
        <translation>Zu diesen Augen passt Schneider oder Schwarz nicht</translation>
    </message>
    <message>
        <source>The skat has at most 22 card points</source>
        <extracomment>two cards have at most 22 card points</extracomment>
        <translation>Im Skat liegen höchstens 22 Augen</translation>
    </message>
    <message>
        <source>An agreed score is between 1 and {most}</source>
        <translation>Vereinbart werden 1 bis {most} Punkte</translation>
    </message>
    <message>
        <source>With these card points the game is lost</source>
        <translation>Mit diesen Augen ist das Spiel verloren</translation>
    </message>
    <message>
        <source>With these card points the game is won</source>
        <translation>Mit diesen Augen ist das Spiel gewonnen</translation>
    </message>
    <message>
        <source>Who was Schneider? The declarer&apos;s card points tell</source>
        <extracomment>Overbid or with Spitze, a game was lost and Schneider, as the defenders had said: by 90, or by 30</extracomment>
        <translation>Wer war Schneider? Das sagen die Augen des Alleinspielers</translation>
    </message>
    <message>
        <source>The card points of all must come to 120</source>
        <translation>Die Augen aller müssen zusammen 120 ergeben</translation>
    </message>
    <message>
        <source>Whoever has card points has a trick</source>
        <translation>Wer Augen hat, hat auch einen Stich</translation>
    </message>
    <message>
        <source>Two have most points, and the last trick decides: who took it?</source>
        <translation>Zwei haben die meisten Augen, und der letzte Stich entscheidet: Wer hat ihn gemacht?</translation>
    </message>
    <message>
        <source>One player has all the tricks</source>
        <translation>Alle Stiche sind in einer Hand</translation>
    </message>
    <message>
        <source>{word} is not a player. Begin with {players}</source>
        <extracomment>{word} was typed where a player is wanted; {players} is &quot;1 Ada, 2 Ben, 3 Cem&quot;</extracomment>
        <translation>{word} spielt hier nicht mit. Beginne mit {players}</translation>
    </message>
    <message>
        <source>{word} is not a player. Begin with {players}, or 0 for passed in</source>
        <extracomment>{word} was typed where a player is wanted; {players} is &quot;1 Ada, 2 Ben, 3 Cem&quot;</extracomment>
        <translation>{word} spielt hier nicht mit. Beginne mit {players} oder 0 für eingepasst</translation>
    </message>
    <message>
        <source>{word} can be several players. Type more of the name, or {players}</source>
        <extracomment>{word} is the beginning of two names; {players} is &quot;1 Ada, 2 Ben, 3 Cem&quot;</extracomment>
        <translation>{word} passt auf mehrere Namen. Tipp mehr vom Namen oder {players}</translation>
    </message>
    <message>
        <source>A player must follow {word}: {players}</source>
        <extracomment>{word} was typed and needs a player after it; {players} is &quot;1 Ada, 2 Ben, 3 Cem&quot;</extracomment>
        <translation>Nach {word} muss ein Spieler folgen: {players}</translation>
    </message>
    <message>
        <source>{word} is not a game. Type {games}</source>
        <extracomment>{word} was typed where a game is wanted; {games} is &quot;c Clubs, s Spades …&quot;</extracomment>
        <translation>{word} ist kein Spiel. Möglich: {games}</translation>
    </message>
    <message>
        <source>A number must follow {word}</source>
        <extracomment>{word} was typed and needs a number after it, such as &quot;b&quot; and then 24</extracomment>
        <translation>Nach {word} muss eine Zahl folgen</translation>
    </message>
    <message>
        <source>{number} cannot go here. Type a bid as {example}</source>
        <extracomment>{number} was typed where no number can stand; {example} is &quot;b24&quot;, the letter of the bid and a bid</extracomment>
        <translation>{number} passt hier nicht. Den Reizwert gibst du als {example} ein</translation>
    </message>
    <message>
        <source>{word} means nothing here. Type {letters}</source>
        <extracomment>{word} was typed and means nothing here; {letters} is &quot;h Hand, s Schneider …&quot;</extracomment>
        <translation>{word} bedeutet hier nichts. Möglich: {letters}</translation>
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
        <source>The rest is mine</source>
        <extracomment>Said at the table by who lays his cards open: all remaining tricks are his</extracomment>
        <translation>Der Rest gehört mir</translation>
    </message>
    <message>
        <source>I take no trick</source>
        <extracomment>The same in Null, where he must not take a trick</extracomment>
        <translation>Ich bekomme keinen Stich</translation>
    </message>
    <message>
        <source>Back in your hand: {cards}</source>
        <extracomment>For screen readers, after a move was taken back</extracomment>
        <translation>Wieder auf deiner Hand: {cards}</translation>
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
        <source>You pass on {cards}</source>
        <extracomment>Schieberamsch: to the next player</extracomment>
        <translation>Du gibst {cards} weiter</translation>
    </message>
    <message>
        <source>You pass two cards on</source>
        <translation>Du gibst zwei Karten weiter</translation>
    </message>
    <message>
        <source>{name} passes two cards on</source>
        <translation>{name} gibt zwei Karten weiter</translation>
    </message>
    <message>
        <source>You put away {cards}</source>
        <translation>Du drückst {cards}</translation>
    </message>
    <message>
        <source>{name} puts away {cards}</source>
        <translation>{name} drückt {cards}</translation>
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
        <source>You claim to take no more tricks</source>
        <extracomment>Null: the declarer can prove that he will not take a trick, and the deal ends</extracomment>
        <translation>Du zeigst, dass du keinen Stich mehr bekommst</translation>
    </message>
    <message>
        <source>{name} claims to take no more tricks</source>
        <translation>{name} zeigt, dass kein Stich mehr kommt</translation>
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
    <name>ExercisePage</name>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>exercises answered so far: &quot;7 of 9 right&quot;</extracomment>
        <translation>{right} von {all} richtig</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>page with questions about the game</extracomment>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>Kind of exercise</source>
        <translation>Art der Übung</translation>
    </message>
</context>
<context>
    <name>ExerciseWords</name>
    <message>
        <source>What is this hand worth?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>Was ist dieses Blatt wert?</translation>
    </message>
    <message>
        <source>Which values can be bid?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>Welche Werte kann man reizen?</translation>
    </message>
    <message>
        <source>Which cards may you play?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>Welche Karten darfst du spielen?</translation>
    </message>
    <message>
        <source>Who takes the trick?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>Wer macht den Stich?</translation>
    </message>
    <message>
        <source>How many points are these?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>Wie viele Augen sind das?</translation>
    </message>
    <message>
        <source>What does this game count?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>Was zählt dieses Spiel?</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>choice of exercises: all kinds in turn</extracomment>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Examples from guides</source>
        <extracomment>choice of exercises: examples that four guides for beginners use</extracomment>
        <translation>Beispiele aus Einsteigerheften</translation>
    </message>
    <message>
        <source>Example from a beginners&apos; guide: {languages}</source>
        <extracomment>Of an exercise: {languages} are names of languages, such as &quot;Deutsch and Türkçe&quot;</extracomment>
        <translation>Beispiel aus einem Einsteigerheft: {languages}</translation>
    </message>
    <message>
        <source>{bid} has been said. What is the next value?</source>
        <translation>Gesagt ist {bid}. Was ist der nächste Wert?</translation>
    </message>
    <message>
        <source>Which of these values can nobody bid?</source>
        <translation>Welchen dieser Werte kann niemand reizen?</translation>
    </message>
    <message>
        <source>Which of your cards may you play?</source>
        <translation>Welche deiner Karten darfst du spielen?</translation>
    </message>
    <message>
        <source>Which card takes the trick?</source>
        <translation>Welche Karte macht den Stich?</translation>
    </message>
    <message numerus="yes">
        <source>How many points do these %n cards count?</source>
        <comment>card points</comment>
        <translation>
            <numerusform>Wie viele Augen zählt diese Karte?</numerusform>
            <numerusform>Wie viele Augen zählen diese %n Karten?</numerusform>
        </translation>
    </message>
    <message>
        <source>What does the declarer write in the list?</source>
        <translation>Was schreibt der Alleinspieler in die Liste?</translation>
    </message>
    <message>
        <source>You want to play {game}. With or without how many matadors?</source>
        <extracomment>{game} is a game such as Hearts; matadors are the highest trumps in an unbroken line</extracomment>
        <translation>Du willst {game} spielen. Mit oder ohne wie viele Spitzen?</translation>
    </message>
    <message>
        <source>You could play {first} or {second}. How far may you bid?</source>
        <extracomment>{first} and {second} are games such as Hearts or Null ouvert</extracomment>
        <translation>Du könntest {first} oder {second} spielen. Wie weit darfst du reizen?</translation>
    </message>
    <message>
        <source>You want to play {game}. What is this hand worth?</source>
        <extracomment>{game} is a game such as Hearts or Clubs Hand</extracomment>
        <translation>Du willst {game} spielen. Was ist dieses Blatt wert?</translation>
    </message>
    <message>
        <source>{game} is played, and {card} was led</source>
        <extracomment>{game} is a game such as Hearts, {card} the card another player has led</extracomment>
        <translation>Gespielt wird {game}, ausgespielt ist {card}</translation>
    </message>
    <message>
        <source>{game} is played; the card on the left was led</source>
        <extracomment>{game} is a game such as Hearts; the cards lie in the order in which they were played</extracomment>
        <translation>Gespielt wird {game}; die Karte links ist ausgespielt</translation>
    </message>
    <message>
        <source>{game}, with {matadors}</source>
        <translation>{game}, mit {matadors}</translation>
    </message>
    <message>
        <source>{game}, without {matadors}</source>
        <extracomment>{game} is the declarer&apos;s game, {matadors} a number: &quot;Hearts, without 2&quot;</extracomment>
        <translation>{game}, ohne {matadors}</translation>
    </message>
    <message>
        <source>The declarer takes a trick</source>
        <translation>Der Alleinspieler macht einen Stich</translation>
    </message>
    <message>
        <source>The declarer takes no trick</source>
        <translation>Der Alleinspieler macht keinen Stich</translation>
    </message>
    <message>
        <source>The declarer takes all ten tricks</source>
        <translation>Der Alleinspieler macht alle zehn Stiche</translation>
    </message>
    <message numerus="yes">
        <source>The declarer has %n points, the skat included</source>
        <comment>card points</comment>
        <translation>
            <numerusform>Der Alleinspieler hat %n Auge, mit Skat</numerusform>
            <numerusform>Der Alleinspieler hat %n Augen, mit Skat</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid: {bid}</source>
        <translation>Reizwert: {bid}</translation>
    </message>
    <message>
        <source>List: {system}</source>
        <extracomment>{system} is the way a list counts: Seeger-Fabian</extracomment>
        <translation>Liste: {system}</translation>
    </message>
    <message>
        <source>with {matadors}</source>
        <extracomment>{matadors} is a number: how many of the highest trumps a player holds</extracomment>
        <translation>mit {matadors}</translation>
    </message>
    <message>
        <source>without {matadors}</source>
        <extracomment>{matadors} is a number: how many of the highest trumps a player lacks</extracomment>
        <translation>ohne {matadors}</translation>
    </message>
    <message>
        <source>or type the number</source>
        <extracomment>before a field in which the answer, a number, can be typed instead of pressing one of four buttons</extracomment>
        <translation>oder Zahl eintippen</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>You hold {cards}; {gap} is missing: with {matadors}</source>
        <extracomment>{cards} are the highest trumps of a hand, {gap} is the first trump it lacks</extracomment>
        <translation>Du hast {cards}; es fehlt {gap}: mit {matadors}</translation>
    </message>
    <message>
        <source>You hold every trump: with {matadors}</source>
        <translation>Du hast alle Trümpfe: mit {matadors}</translation>
    </message>
    <message>
        <source>Missing are {cards}; your highest trump is {top}: without {matadors}</source>
        <extracomment>{cards} are the highest trumps, which the hand lacks, {top} is the first trump it has</extracomment>
        <translation>Es fehlen {cards}; dein höchster Trumpf ist {top}: ohne {matadors}</translation>
    </message>
    <message>
        <source>Missing is {cards}; your highest trump is {top}: without {matadors}</source>
        <extracomment>{cards} is the highest trump, which the hand lacks, {top} is the first trump it has</extracomment>
        <translation>Es fehlt {cards}; dein höchster Trumpf ist {top}: ohne {matadors}</translation>
    </message>
    <message>
        <source>{game}: {worth}</source>
        <extracomment>{game} is a game, {worth} its value counted out: &quot;Clubs: with 2, game 3, × 12 = 36&quot;</extracomment>
        <translation>{game}: {worth}</translation>
    </message>
    <message>
        <source>After {bid} comes {next}: {reason}</source>
        <extracomment>{bid} and {next} are neighbours on the ladder of bids, {reason} why: &quot;3 × 9 = 27&quot;</extracomment>
        <translation>Nach {bid} kommt {next}: {reason}</translation>
    </message>
    <message>
        <source>No game is worth {value}: the lowest bid is {lowest}</source>
        <translation>Kein Spiel hat den Wert {value}: Der niedrigste Reizwert ist {lowest}</translation>
    </message>
    <message>
        <source>No game is worth {value}: after {below} comes {above}</source>
        <extracomment>{below} and {above} are the bids next to {value}, which is none</extracomment>
        <translation>Kein Spiel hat den Wert {value}: Nach {below} kommt {above}</translation>
    </message>
    <message>
        <source>{game}, {product}</source>
        <extracomment>{game} is a game, {product} its value: &quot;Hearts, 3 × 10 = 30&quot;</extracomment>
        <translation>{game}, {product}</translation>
    </message>
    <message>
        <source>You hold nothing of what was led: any card may be played</source>
        <translation>Du kannst nicht bedienen: Jede Karte ist erlaubt</translation>
    </message>
    <message>
        <source>A trump was led, {card}: trumps must follow, here {cards}</source>
        <extracomment>{card} was led, {cards} are the trumps of the hand</extracomment>
        <translation>Ausgespielt ist ein Trumpf, {card}: Bedient wird mit Trumpf, hier {cards}</translation>
    </message>
    <message>
        <source>{suit} was led and must be followed: {cards}</source>
        <extracomment>{suit} is the suit led, {cards} are the cards of it in the hand</extracomment>
        <translation>Ausgespielt ist {suit}, und das muss bedient werden: {cards}</translation>
    </message>
    <message>
        <source>Only trumps follow {card}, not the other cards of its suit</source>
        <extracomment>{card} is a jack that was led</extracomment>
        <translation>Auf {card} wird nur Trumpf bedient, nicht die Farbe dieser Karte</translation>
    </message>
    <message>
        <source>Your {card} belongs to the trumps, not to its suit</source>
        <extracomment>{card} is a jack</extracomment>
        <translation>{card} in deinem Blatt gehört zum Trumpf, nicht zur Farbe</translation>
    </message>
    <message>
        <source>Any trump beats every other card, and there is only one: {card}</source>
        <translation>Der einzige Trumpf ist {card}, und Trumpf schlägt jede andere Karte</translation>
    </message>
    <message>
        <source>The highest trump takes the trick: {card}</source>
        <translation>Der höchste Trumpf ist {card}</translation>
    </message>
    <message>
        <source>{suit} was led, and the highest of the suit takes the trick: {card}</source>
        <translation>Ausgespielt ist {suit}, und {card} ist die höchste Karte der Farbe</translation>
    </message>
    <message>
        <source>Nobody followed suit, and nobody played a trump: the card led takes the trick, {card}</source>
        <translation>Niemand hat bedient und niemand gestochen: Die ausgespielte Karte macht den Stich, {card}</translation>
    </message>
    <message>
        <source>In every suit, highest first: {order}</source>
        <extracomment>{order} are the seven ranks but for the jack, from the ace down</extracomment>
        <translation>In jeder Farbe, die höchste zuerst: {order}</translation>
    </message>
    <message>
        <source>Card points: {counts}; the others count none</source>
        <extracomment>{counts} are ranks with their card points: &quot;Ace 11, Ten 10&quot;</extracomment>
        <translation>Augen: {counts}; die übrigen zählen keine</translation>
    </message>
    <message>
        <source>The trick counts {sum}</source>
        <extracomment>{sum} is &quot;11 + 10 + 4 = 25&quot;, the card points of a trick</extracomment>
        <translation>Der Stich zählt {sum}</translation>
    </message>
    <message>
        <source>Matadors are the highest trumps in one unbroken line, all held or all missing</source>
        <translation>Spitzen sind die höchsten Trümpfe in lückenloser Folge, die du alle hast oder die dir alle fehlen</translation>
    </message>
    <message>
        <source>The order in this game, lowest first: {order}</source>
        <extracomment>{order} are the eight ranks from the seven up to the ace</extracomment>
        <translation>Die Reihenfolge in diesem Spiel, die niedrigste zuerst: {order}</translation>
    </message>
    <message>
        <source>for the game won {bonus}: {sum}</source>
        <extracomment>Seeger-Fabian: 50 for each game won, −50 for each lost; {sum} is &quot;36 + 50 = 86&quot;</extracomment>
        <translation>für das gewonnene Spiel {bonus}: {sum}</translation>
    </message>
    <message>
        <source>for the game lost {bonus}: {sum}</source>
        <translation>für das verlorene Spiel {bonus}: {sum}</translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message>
        <source>Games with cards in hand</source>
        <translation>Mitgespielte Spiele</translation>
    </message>
    <message>
        <source>Lists and series</source>
        <translation>Listen und Serien</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>Eingepasst</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Alleinspiele</translation>
    </message>
    <message>
        <source>Declared, {seat}</source>
        <extracomment>A share of games declared in a seat; {seat} is forehand, middlehand or rearhand</extracomment>
        <translation>Alleinspiele, {seat}</translation>
    </message>
    <message>
        <source>Won as declarer</source>
        <translation>Allein gewonnen</translation>
    </message>
    <message>
        <source>Played Hand</source>
        <translation>Hand gespielt</translation>
    </message>
    <message>
        <source>Average game value</source>
        <translation>Mittlerer Spielwert</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Mittlere Spielpunkte</translation>
    </message>
    <message>
        <source>Won with Schneider</source>
        <translation>Mit Schneider gewonnen</translation>
    </message>
    <message>
        <source>Lost in Schneider</source>
        <translation>Im Schneider verloren</translation>
    </message>
    <message>
        <source>Overbid</source>
        <translation>Überreizt</translation>
    </message>
    <message>
        <source>Average bid</source>
        <translation>Mittlerer Reizwert</translation>
    </message>
    <message>
        <source>Worth of the hand beyond the bid</source>
        <extracomment>The average of game value minus bid</extracomment>
        <translation>Blattwert über Reizwert</translation>
    </message>
    <message>
        <source>Declarer beaten in defence</source>
        <extracomment>Share of games against a declarer in which he lost</extracomment>
        <translation>Gegenspiele gewonnen</translation>
    </message>
    <message>
        <source>Longest run of games won</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Longest run of games lost</source>
        <translation>Längste Verlustserie</translation>
    </message>
    <message>
        <source>Current run</source>
        <extracomment>How many games in a row were won (+) or lost (−) last</extracomment>
        <translation>Zurzeit in Folge</translation>
    </message>
    <message>
        <source>Seeger-Fabian points</source>
        <translation>Punkte nach Seeger-Fabian</translation>
    </message>
    <message>
        <source>figure</source>
        <extracomment>heads of columns in a file for spreadsheets: name of a figure; it, or a part; the whole of that part</extracomment>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>part</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>of</source>
        <translation>von</translation>
    </message>
    <message>
        <source>Watched</source>
        <extracomment>games in which the player sat out</extracomment>
        <translation>Zugeschaut</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points per 36 games</source>
        <translation>Punkte auf 36 Spiele</translation>
    </message>
    <message>
        <source>Error (95 of 100)</source>
        <extracomment>how sure the average of points is</extracomment>
        <translation>Fehlergrenze (95 von 100)</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Dealer</source>
        <extracomment>guide: at a table of four, over the place of the player who deals and sits out</extracomment>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Led</source>
        <extracomment>guide: the first card of a trick, over its picture</extracomment>
        <translation>Ausgespielt</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>guide: the cards a player still holds, over their picture</extracomment>
        <translation>Dein Blatt</translation>
    </message>
    <message>
        <source>You may play {cards}.</source>
        <extracomment>guide: {cards} are the cards that the rules let you play, joined by &quot;or&quot;</extracomment>
        <translation>Erlaubt: {cards}.</translation>
    </message>
    <message>
        <source>You may play any card.</source>
        <translation>Du darfst jede Karte spielen.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>guide: head of a table: what a Null game counts when it is won, and when it is lost</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Matadors</source>
        <extracomment>guide: head of a table with the values of games by their matadors</extracomment>
        <translation>Spitzen</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>guide: head of a table: a bid, and the games that are worth just that</extracomment>
        <translation>Reizwert</translation>
    </message>
    <message>
        <source>Games of just this value</source>
        <translation>Spiele mit genau diesem Wert</translation>
    </message>
    <message>
        <source>Passed in</source>
        <extracomment>guide: end of a bidding in which all three have passed</extracomment>
        <translation>Eingepasst</translation>
    </message>
    <message numerus="yes">
        <source>%n card points</source>
        <comment>guide: of the declarer; never 1</comment>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <comment>guide: of the declarer</comment>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>bid {value}</source>
        <extracomment>guide: the value at which the declarer bought the game</extracomment>
        <translation>gereizt bis {value}</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>All lists</source>
        <translation>Alle Listen</translation>
    </message>
    <message>
        <source>Played and entered</source>
        <extracomment>filter: games played in this program as well as games written down</extracomment>
        <translation>Alle Quellen</translation>
    </message>
    <message>
        <source>Played here</source>
        <extracomment>filter: only games played in this program</extracomment>
        <translation>Hier gespielt</translation>
    </message>
    <message>
        <source>Entered</source>
        <extracomment>filter: only games with real cards, entered in a list</extracomment>
        <translation>Eingetragen</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <extracomment>filter: whoever sat at the table</extracomment>
        <translation>Alle Mitspieler</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>filter: whatever was played, clubs, Grand, Null …</extracomment>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Period</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>List or series</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Liste oder Serie</translation>
    </message>
    <message>
        <source>Played or entered</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Gespielt oder eingetragen</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Type of game</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>filter: games of any time</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>Letzte 90 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Other days…</source>
        <extracomment>filter: opens a dialog for the first and the last day</extracomment>
        <translation>Andere Tage&#xa0;…</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>The explanations are over: play on as you like</source>
        <translation>Das waren die Erklärungen: Spiel weiter, wie du magst</translation>
    </message>
</context>
<context>
    <name>FirstGameCard</name>
    <message>
        <source>Previous page</source>
        <extracomment>button at an explanation: the page before</extracomment>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>button at an explanation: the next page</extracomment>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Back to learning</source>
        <extracomment>button at an explanation: leave the table for the page of learning</extracomment>
        <translation>Zurück zum Lernen</translation>
    </message>
    <message>
        <source>Play on without explanations</source>
        <extracomment>button at an explanation: the deal goes on without explanations</extracomment>
        <translation>Ohne Erklärungen weiterspielen</translation>
    </message>
</context>
<context>
    <name>FirstGameWords</name>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>What the hand is worth</source>
        <translation>Was das Blatt wert ist</translation>
    </message>
    <message>
        <source>Bidding</source>
        <extracomment>headline of a page of the first game: who plays alone is found out</extracomment>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Du spielst allein</translation>
    </message>
    <message>
        <source>Putting away</source>
        <extracomment>headline of a page of the first game: two cards are put away</extracomment>
        <translation>Drücken</translation>
    </message>
    <message>
        <source>Naming the game</source>
        <extracomment>headline of a page of the first game: the declarer names the game</extracomment>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>What it takes to win</source>
        <extracomment>headline of a page of the first game: what both sides need to win</extracomment>
        <translation>Was zum Sieg nötig ist</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Du spielst aus</translation>
    </message>
    <message>
        <source>Following suit</source>
        <extracomment>headline of a page of the first game: which cards may be played</extracomment>
        <translation>Bedienen</translation>
    </message>
    <message>
        <source>One plays alone against the two others: whoever bids most</source>
        <translation>Einer spielt allein gegen die beiden anderen: wer am höchsten reizt</translation>
    </message>
    <message>
        <source>Of these you hold {cards}</source>
        <extracomment>{cards} are the jacks of a hand</extracomment>
        <translation>Davon hast du: {cards}</translation>
    </message>
    <message>
        <source>Of these you hold none</source>
        <translation>Davon hast du keinen</translation>
    </message>
    <message>
        <source>{game}: {worth}</source>
        <extracomment>{game} is a game, {worth} its value counted out: &quot;Clubs: with 2, game 3, × 12 = 36&quot;</extracomment>
        <translation>{game}: {worth}</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>headline of the first page of the first game: what Skat is about</extracomment>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Order and points</source>
        <extracomment>headline of a page of the first game: which card is higher, and what each counts</extracomment>
        <translation>Reihenfolge und Augen</translation>
    </message>
    <message>
        <source>Each lays one card; whoever lays the highest takes all three: a trick</source>
        <translation>Jeder legt eine Karte, die höchste gewinnt alle drei: Das ist ein Stich</translation>
    </message>
    <message>
        <source>Trumps beat all other cards; whoever plays alone says which suit is trumps</source>
        <translation>Trümpfe stechen alle anderen Karten; welche Farbe Trumpf ist, sagt, wer allein spielt</translation>
    </message>
    <message>
        <source>Most cards count points, {all} in all: whoever plays alone needs {points}</source>
        <translation>Die meisten Karten zählen Augen, zusammen {all}: Wer allein spielt, braucht {points}</translation>
    </message>
    <message>
        <source>Four cards are always the highest trumps, in this order: {cards}</source>
        <extracomment>{cards} are the four jacks, highest first</extracomment>
        <translation>Vier Karten sind immer die höchsten Trümpfe, in dieser Reihenfolge: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>With {game} all cards of that suit are trumps too: you would have %n of the eleven</source>
        <extracomment>{game} is a suit game such as Hearts; %n is how many trumps the hand would have in it</extracomment>
        <translation>
            <numerusform>Bei {game} ist auch die ganze Farbe Trumpf: Du hättest %n von elf Trümpfen</numerusform>
            <numerusform>Bei {game} ist auch die ganze Farbe Trumpf: Du hättest %n von elf Trümpfen</numerusform>
        </translation>
    </message>
    <message>
        <source>You may bid that far</source>
        <translation>So weit darfst du reizen</translation>
    </message>
    <message>
        <source>“With” and “without” count matadors: the highest trumps in an unbroken line, held or missing; one is added for the game</source>
        <translation>„Mit“ und „ohne“ zählen die Spitzen: die höchsten Trümpfe in lückenloser Folge, die du hast oder die dir fehlen; eins kommt für das Spiel dazu</translation>
    </message>
    <message>
        <source>Hold it if your hand is worth {bid}: you need not go higher than the other</source>
        <translation>Halte, wenn dein Blatt {bid} wert ist: Höher gehen musst du dazu nicht</translation>
    </message>
    <message>
        <source>Both others have passed: you may play at 18, or pass too</source>
        <translation>Die beiden anderen haben gepasst: Du darfst für 18 spielen oder auch passen</translation>
    </message>
    <message>
        <source>You name values to {name}, from the lowest up: say no more than you must</source>
        <extracomment>{name} is the player who answers the bids</extracomment>
        <translation>Du sagst, {name} hört: Nenne Werte von unten an, nie mehr als nötig</translation>
    </message>
    <message>
        <source>Go on as far as your hand is worth it</source>
        <translation>Mach weiter, solange dein Blatt es wert ist</translation>
    </message>
    <message>
        <source>Whoever passes is out of the bidding, but plays on as a defender</source>
        <translation>Wer passt, reizt nicht mehr mit, spielt aber als Gegenspieler weiter</translation>
    </message>
    <message>
        <source>Nobody bids more than {bid}: the two cards in the middle, the skat, are yours</source>
        <translation>Niemand reizt höher als {bid}: Die zwei Karten in der Mitte, der Skat, gehören dir</translation>
    </message>
    <message>
        <source>Take them and put two away, or leave them unseen: {hand} counts one step more</source>
        <extracomment>{hand} is the word for a game in which the skat stays unseen</extracomment>
        <translation>Nimm sie auf und drück zwei, oder lass sie ungesehen liegen: {hand} zählt eine Stufe mehr</translation>
    </message>
    <message>
        <source>In the skat lay {cards}</source>
        <extracomment>{cards} are the two cards of the skat</extracomment>
        <translation>Im Skat lagen {cards}</translation>
    </message>
    <message>
        <source>Put any two cards away: their points are yours</source>
        <translation>Drück zwei beliebige Karten: Ihre Augen gehören dir</translation>
    </message>
    <message>
        <source>Best are cards that lose tricks, and whole suits: what you lack you can trump</source>
        <translation>Am besten drückst du Karten, die nur Stiche verlieren, oder gleich eine ganze Farbe: Was dir fehlt, kannst du stechen</translation>
    </message>
    <message>
        <source>Name the game you want to play: its value must reach your bid, {bid}</source>
        <translation>Sag an, was du spielen willst: Der Spielwert muss mindestens deinen Reizwert {bid} erreichen</translation>
    </message>
    <message>
        <source>You have the most trumps in {game}: {worth}</source>
        <extracomment>{game} is the game in which the hand has most trumps, {worth} its value counted out</extracomment>
        <translation>Die meisten Trümpfe hast du bei {game}: {worth}</translation>
    </message>
    <message>
        <source>Everybody plays alone: take as few points as you can</source>
        <translation>Alle spielen für sich: Mach so wenige Augen, wie du kannst</translation>
    </message>
    <message>
        <source>You play {game}: take no trick at all. There are no trumps</source>
        <translation>Du spielst {game}: Mach keinen einzigen Stich. Trumpf gibt es nicht</translation>
    </message>
    <message>
        <source>{name} plays {game} and must not take a trick: try to make that happen</source>
        <translation>{name} spielt {game} und darf keinen Stich machen: Versucht, einen zu erzwingen</translation>
    </message>
    <message>
        <source>You play {game}</source>
        <translation>Du spielst {game}</translation>
    </message>
    <message>
        <source>{name} plays {game} alone</source>
        <translation>{name} spielt {game} allein</translation>
    </message>
    <message numerus="yes">
        <source>With the cards you put away you have {points} points, %n are missing</source>
        <translation>
            <numerusform>Mit den gedrückten Karten hast du {points} Augen, %n fehlt noch</numerusform>
            <numerusform>Mit den gedrückten Karten hast du {points} Augen, %n fehlen noch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without the skat you have {points} points, %n are missing</source>
        <translation>
            <numerusform>Ohne den Skat hast du {points} Augen, %n fehlt noch</numerusform>
            <numerusform>Ohne den Skat hast du {points} Augen, %n fehlen noch</numerusform>
        </translation>
    </message>
    <message>
        <source>There are 120 points in the cards: the declarer wins with {points}, the others with {rest}</source>
        <translation>In den Karten stecken 120 Augen: Der Alleinspieler gewinnt mit {points}, die anderen mit {rest}</translation>
    </message>
    <message>
        <source>The declarer wins only with all ten tricks</source>
        <translation>Der Alleinspieler gewinnt nur mit allen zehn Stichen</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n of the trumps</source>
        <translation>
            <numerusform>Du hast %n Trumpf</numerusform>
            <numerusform>Du hast %n Trümpfe</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {name} play together</source>
        <extracomment>{name} is the other defender</extracomment>
        <translation>Du und {name} spielt zusammen</translation>
    </message>
    <message>
        <source>You may lead any card</source>
        <translation>Du darfst jede Karte ausspielen</translation>
    </message>
    <message>
        <source>Declarers begin with trumps: the others must follow, and cannot trump your aces later</source>
        <translation>Fang als Alleinspieler mit Trumpf an: Die anderen müssen bedienen und können deine Asse später nicht stechen</translation>
    </message>
    <message>
        <source>Defenders begin with a suit in which the declarer may have to lose points</source>
        <translation>Fang als Gegenspieler mit einer Farbe an, in der der Alleinspieler vielleicht Augen verliert</translation>
    </message>
    <message>
        <source>A trump was led, and you have none: play what you can spare</source>
        <translation>Ausgespielt ist Trumpf, und du hast keinen: Spiel, was du entbehren kannst</translation>
    </message>
    <message>
        <source>You have no {suit}: play any card, no other suit takes the trick</source>
        <extracomment>{suit} is the suit led; a game without trumps</extracomment>
        <translation>{suit} hast du nicht: Spiel irgendeine Karte, keine andere Farbe macht den Stich</translation>
    </message>
    <message>
        <source>You have no {suit} and no trump: play what you can spare</source>
        <extracomment>{suit} is the suit led</extracomment>
        <translation>{suit} hast du nicht, Trumpf auch nicht: Spiel, was du entbehren kannst</translation>
    </message>
    <message>
        <source>You have no {suit}: you may trump, or throw any other card</source>
        <extracomment>{suit} is the suit led</extracomment>
        <translation>{suit} hast du nicht: Du darfst stechen oder eine beliebige andere Karte abwerfen</translation>
    </message>
    <message>
        <source>A trump was led, so you must play a trump: {cards}</source>
        <extracomment>{cards} are the trumps of the hand</extracomment>
        <translation>Ausgespielt ist Trumpf, also musst du Trumpf bedienen: {cards}</translation>
    </message>
    <message>
        <source>{suit} was led, and you must follow: {cards}</source>
        <extracomment>{suit} is the suit led, {cards} are the cards of it in the hand</extracomment>
        <translation>Ausgespielt ist {suit}, und du musst bedienen: {cards}</translation>
    </message>
    <message>
        <source>This is your last card: nothing is left to choose</source>
        <translation>Das ist deine letzte Karte: Zu wählen gibt es nichts mehr</translation>
    </message>
    <message>
        <source>A trick for you</source>
        <translation>Ein Stich für dich</translation>
    </message>
    <message>
        <source>A trick for your side</source>
        <extracomment>headline of a page of the first game: the other defender has taken a trick</extracomment>
        <translation>Ein Stich für euch</translation>
    </message>
    <message>
        <source>A trick for the others</source>
        <translation>Ein Stich für die anderen</translation>
    </message>
    <message>
        <source>An ace takes the trick if everybody follows suit: play it while they still can</source>
        <translation>Ein Ass macht den Stich, wenn alle bedienen: Spiel es, solange sie das noch können</translation>
    </message>
    <message>
        <source>Even an ace falls to a trump: that is why trumps are drawn first</source>
        <translation>Auch ein Ass lässt sich stechen: Darum zieht man zuerst Trumpf</translation>
    </message>
    <message>
        <source>Whoever has nothing of the suit led may take the trick with a trump</source>
        <translation>Wer nichts von der ausgespielten Farbe hat, darf mit Trumpf stechen</translation>
    </message>
    <message>
        <source>The cards of the trick are yours, and whoever takes a trick leads to the next one</source>
        <translation>Die Karten des Stichs gehören dir, und wer einen Stich macht, spielt zum nächsten aus</translation>
    </message>
    <message>
        <source>Nobody wins every trick: let the others have those that count little</source>
        <translation>Niemand gewinnt jeden Stich: Lass den anderen die, die wenig zählen</translation>
    </message>
    <message>
        <source>You and {name} have {points} points, {rest} are enough</source>
        <translation>Du und {name} habt {points} Augen, {rest} genügen</translation>
    </message>
    <message>
        <source>You have {points} points and have won</source>
        <translation>Du hast {points} Augen und damit gewonnen</translation>
    </message>
    <message>
        <source>You have {points} points and have won; {most} would be {schneider}</source>
        <extracomment>{schneider} is what the declarer makes with 90 points</extracomment>
        <translation>Du hast {points} Augen und damit gewonnen; mit {most} wäre es {schneider}</translation>
    </message>
    <message>
        <source>Nobody played</source>
        <extracomment>headline of the last page of the first game</extracomment>
        <translation>Niemand hat gespielt</translation>
    </message>
    <message>
        <source>Everybody has passed: the next player deals, nothing is written</source>
        <translation>Alle haben gepasst: Das nächste Spiel wird gegeben, angeschrieben wird nichts</translation>
    </message>
    <message>
        <source>Your tricks brought {tricks} points and the cards you put away {skat}: {all} together</source>
        <translation>Deine Stiche brachten {tricks} Augen und die gedrückten Karten {skat}: zusammen {all}</translation>
    </message>
    <message>
        <source>The declarer writes what the game is worth: {worth}</source>
        <extracomment>{worth} is a value counted out: &quot;with 1, game 2, × 11 = 22&quot;</extracomment>
        <translation>Der Alleinspieler schreibt an, was das Spiel wert ist: {worth}</translation>
    </message>
    <message>
        <source>A lost game costs twice its value: {worth}</source>
        <translation>Ein verlorenes Spiel kostet den doppelten Wert: {worth}</translation>
    </message>
    <message>
        <source>Above is what each player held; “Review” tells which cards would have done better</source>
        <translation>Oben steht, was alle auf der Hand hatten; „Analyse“ sagt, wo eine andere Karte besser gewesen wäre</translation>
    </message>
    <message>
        <source>That was a whole deal</source>
        <translation>Das war ein ganzes Spiel</translation>
    </message>
</context>
<context>
    <name>FooterModel</name>
    <message>
        <source>Total</source>
        <extracomment>Last line below a list: what counts in the end</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Won − lost</source>
        <extracomment>Line below a list: games won and games lost as declarer, &quot;3 − 1&quot;</extracomment>
        <translation>Bilanz</translation>
    </message>
    <message>
        <source>Others lost × {bonus}</source>
        <extracomment>Line below a list: what Seeger-Fabian pays for the games the other players lost; {bonus} is 40 or 30</extracomment>
        <translation>Verl. Gegner × {bonus}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Line below a list: sum of the games, without the bonuses of Seeger-Fabian</extracomment>
        <translation>Spielpunkte</translation>
    </message>
</context>
<context>
    <name>FormChart</name>
    <message>
        <source>game</source>
        <extracomment>heads of columns in a file for spreadsheets: after the first, the second … game</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>GameChart</name>
    <message>
        <source>declared</source>
        <translation>Alleinspiele</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>mittlere Spielpunkte</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>head of a column in a file for spreadsheets: Clubs, Grand …</extracomment>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save games</source>
        <extracomment>title of a dialog that asks for a file to write</extracomment>
        <translation>Spiele speichern</translation>
    </message>
    <message>
        <source>Open games</source>
        <extracomment>title of a dialog that asks for a file to read</extracomment>
        <translation>Spiele öffnen</translation>
    </message>
    <message>
        <source>Games as on the International Skat Server (*.sgf *.iss *.txt)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Spiele wie auf dem International Skat Server (*.sgf *.iss *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Gespeichert: {path}</translation>
    </message>
    <message>
        <source>{folder} is a folder. Drop the files that are in it</source>
        <extracomment>a folder was let go over the window; {folder} is its name</extracomment>
        <translation>{folder} ist ein Ordner. Zieh die Dateien hierher, die darin liegen</translation>
    </message>
    <message>
        <source>{file} is too large: cut it into smaller files</source>
        <translation>{file} ist zu groß: Teile die Datei auf</translation>
    </message>
    <message>
        <source>{path} cannot be read. Is the file still there, and are you allowed to open it?</source>
        <translation>{path} ist nicht lesbar. Ist die Datei noch da, und darfst du sie öffnen?</translation>
    </message>
    <message>
        <source>There are no games in {file}. Records begin with {mark}</source>
        <translation>In {file} sind keine Spiele. Ein Spiel beginnt mit {mark}</translation>
    </message>
</context>
<context>
    <name>GameInputs</name>
    <message>
        <source>Declarer</source>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label over the buttons ♣ ♠ ♥ ♦ Grand Null</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Number of matadors</source>
        <extracomment>For screen readers: the field where five and more matadors are typed</extracomment>
        <translation>Anzahl der Spitzen</translation>
    </message>
    <message>
        <source>Win levels</source>
        <extracomment>Label over the buttons Hand, Schneider, Schwarz, Ouvert</extracomment>
        <translation>Gewinnstufen</translation>
    </message>
    <message>
        <source>Also announced</source>
        <extracomment>Label over the house rules&apos; buttons Spitze, Revolution, Schneider announced by the defenders</extracomment>
        <translation>Außerdem angesagt</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Labels of a game&apos;s rarer particulars</extracomment>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Offence</source>
        <extracomment>Button: somebody broke a rule and ended the game</extracomment>
        <translation>Regelverstoß</translation>
    </message>
    <message>
        <source>Bock round</source>
        <extracomment>Button: a game of a Bock round, which counts double</extracomment>
        <translation>Bockrunde</translation>
    </message>
    <message>
        <source>Agreed score</source>
        <extracomment>Label over a field: the list score the players agreed on, without sign</extracomment>
        <translation>Vereinbarte Spielpunkte</translation>
    </message>
    <message>
        <source>In a Ramsch everybody plays alone</source>
        <extracomment>Why no declarer can be chosen</extracomment>
        <translation>Im Ramsch spielt jeder für sich</translation>
    </message>
    <message>
        <source>5 to 11 matadors</source>
        <extracomment>Tip of the field where five and more matadors are typed</extracomment>
        <translation>5 bis 11 Spitzen</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>Label over the field of the bid</extracomment>
        <translation>Reizwert</translation>
    </message>
    <message>
        <source>Not needed; tells whether the game is overbid</source>
        <extracomment>Tip of the field of the bid</extracomment>
        <translation>Nicht nötig; zeigt, ob das Spiel überreizt ist</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>Label over the field of the declarer&apos;s card points</extracomment>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Not needed; lost with exactly 60, a Bock round follows</source>
        <extracomment>Tip of the field of card points, where a Bock round is played after that</extracomment>
        <translation>Nicht nötig; auf eine Niederlage mit genau 60 folgt eine Bockrunde</translation>
    </message>
    <message>
        <source>The list score the table agreed on; it counts instead of the value</source>
        <extracomment>Tip of the field for an agreed score</extracomment>
        <translation>Die am Tisch vereinbarten Spielpunkte; sie gelten statt des Spielwerts</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Change…</source>
        <extracomment>menu of a game in the score sheet</extracomment>
        <translation>Ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Remark…</source>
        <extracomment>menu of a game in the score sheet: a few words beside it</extracomment>
        <translation>Bemerkung&#xa0;…</translation>
    </message>
    <message>
        <source>Insert a game before…</source>
        <extracomment>menu of a game in the score sheet: write a forgotten game before this one</extracomment>
        <translation>Spiel davor einfügen&#xa0;…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message>
        <source>Skat, deal {number}</source>
        <translation>Skat, Verteilung {number}</translation>
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
        <translation>Spiele: {what}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>head of a column: whether the game was won or lost</extracomment>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Your seat</source>
        <translation>Dein Platz</translation>
    </message>
    <message>
        <source>Games in {file}</source>
        <translation>Spiele in {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be read</source>
        <extracomment>after the number of games of a file that can be read</extracomment>
        <translation>
            <numerusform>%n nicht lesbar</numerusform>
            <numerusform>%n nicht lesbar</numerusform>
        </translation>
    </message>
    <message>
        <source>there are more in the file: cut it into smaller files</source>
        <extracomment>after the number of games of a file: only so many are read</extracomment>
        <translation>in der Datei sind noch mehr: Teile sie auf</translation>
    </message>
    <message>
        <source>#</source>
        <extracomment>head of a column: number of the game</extracomment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>head of a column: what was played</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>head of a column: change of the list</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Your seat, to play the same cards yourself</source>
        <translation>Dein Platz, um selbst mit den gleichen Karten zu spielen</translation>
    </message>
    <message>
        <source>Play these cards</source>
        <translation>Diese Karten spielen</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>button: what was right in the game, and what was not</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Show the game</source>
        <extracomment>button: the game is shown as it was played</extracomment>
        <translation>Spiel zeigen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Line {line} cannot be read</source>
        <translation>Zeile {line} ist nicht lesbar</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>abgebrochen</translation>
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
        <translation>Ein Spiel lässt sich speichern und kopieren, sobald es zu Ende ist</translation>
    </message>
    <message>
        <source>No game of this series is over yet</source>
        <translation>Noch ist kein Spiel dieser Serie zu Ende</translation>
    </message>
    <message>
        <source>Copied: the whole game, in words and as a record</source>
        <translation>Kopiert: das ganze Spiel, in Worten und als Aufzeichnung</translation>
    </message>
    <message>
        <source>Copied: deal {number}</source>
        <translation>Kopiert: Verteilung {number}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Open games…</source>
        <translation>Spiele öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Save this game…</source>
        <translation>Dieses Spiel speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save the games of the series…</source>
        <translation>Spiele der Serie speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Copy the game as text</source>
        <translation>Spiel als Text kopieren</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>number</source>
        <extracomment>heads of columns in a file for spreadsheets: which game of the list it was</extracomment>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>matadors</source>
        <translation>Spitzen</translation>
    </message>
    <message>
        <source>hand</source>
        <extracomment>played without the skat: 1 or 0</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>ouvert</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>Reizwert</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>overbid</source>
        <translation>überreizt</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>change</source>
        <extracomment>what the game changed for the player of the statistics</extracomment>
        <translation>Änderung</translation>
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
        <translation>Dieses Spiel aufgeben?</translation>
    </message>
    <message>
        <source>Unless you have already won it, you lose it</source>
        <translation>Wenn du es nicht schon gewonnen hast, verlierst du es</translation>
    </message>
    <message>
        <source>Give up</source>
        <extracomment>button: the deal is given up</extracomment>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>button: the deal is not given up</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>{name} has to agree</source>
        <extracomment>the deal ends only if this player wants it too</extracomment>
        <translation>{name} muss zustimmen</translation>
    </message>
    <message>
        <source>{name} or {other} has to agree</source>
        <extracomment>the deal ends only if one of these players wants it too</extracomment>
        <translation>{name} oder {other} muss zustimmen</translation>
    </message>
</context>
<context>
    <name>Graph</name>
    <message>
        <source>turning point</source>
        <extracomment>of a move: after it the other side wins</extracomment>
        <translation>Wendepunkt</translation>
    </message>
    <message>
        <source>Declarer&apos;s chance</source>
        <translation>Alleinspieler gewinnt</translation>
    </message>
    <message>
        <source>Card points with open cards</source>
        <translation>Augen bei offenen Karten</translation>
    </message>
</context>
<context>
    <name>GuideMark</name>
    <message>
        <source>Explain this</source>
        <extracomment>button on a panel: opens the guide at the chapter about it</extracomment>
        <translation>Erklären</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>{chapter} – Skatdesk guide</source>
        <extracomment>title of the guide&apos;s window; {chapter} is the title of a chapter</extracomment>
        <translation>{chapter} – Skatdesk-Anleitung</translation>
    </message>
    <message>
        <source>Not found in the guide</source>
        <translation>In der Anleitung nicht gefunden</translation>
    </message>
    <message numerus="yes">
        <source>The first %n places</source>
        <comment>never 1</comment>
        <extracomment>guide: so many places are listed, there are more</extracomment>
        <translation>
            <numerusform>Die ersten %n Fundstellen</numerusform>
            <numerusform>Die ersten %n Fundstellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n time(s)</source>
        <translation>
            <numerusform>%n Fundstelle</numerusform>
            <numerusform>%n Fundstellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>guide: to the chapter read before</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>guide: to the chapter one has come back from</extracomment>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Anleitung durchsuchen</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Fundstellen</translation>
    </message>
</context>
<context>
    <name>HandCards</name>
    <message>
        <source>put away</source>
        <translation>gedrückt</translation>
    </message>
</context>
<context>
    <name>Headlines</name>
    <message>
        <source>Nobody leads alone</source>
        <translation>Niemand führt allein</translation>
    </message>
    <message>
        <source>{name} led from the first game on</source>
        <extracomment>Headline of the course of a list; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>Von Anfang an vorn: {name}</translation>
    </message>
    <message>
        <source>{name} took the lead in game {game}</source>
        <extracomment>Headline of the course of a list; {game} is the number of its latest game; right also of &quot;You&quot;</extracomment>
        <translation>Nach Spiel {game} vorn: {name}</translation>
    </message>
    <message>
        <source>{name} took the lead in game {game} and kept it</source>
        <extracomment>Headline of the course of a list; {game} is the number of a game; right also of &quot;You&quot;</extracomment>
        <translation>Seit Spiel {game} vorn: {name}</translation>
    </message>
    <message>
        <source>Running totals, Seeger-Fabian</source>
        <translation>Zwischenstände nach Seeger-Fabian</translation>
    </message>
    <message>
        <source>Running totals, Bierlachs</source>
        <translation>Zwischenstände, Bierlachs</translation>
    </message>
    <message>
        <source>Running totals, classic list</source>
        <translation>Zwischenstände, klassische Liste</translation>
    </message>
    <message>
        <source>Won as declarer by game</source>
        <translation>Gewonnene Alleinspiele nach Spielart</translation>
    </message>
    <message>
        <source>Won as declarer by game; the line is the average, {share}</source>
        <extracomment>{share} is a share of games such as &quot;81%&quot;</extracomment>
        <translation>Gewonnene Alleinspiele nach Spielart; die Linie ist der Schnitt, {share}</translation>
    </message>
    <message>
        <source>Won and lost by game</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Gewonnen und verloren nach Spielart</translation>
    </message>
    <message>
        <source>{best}: {high} won. {weakest}: {low}</source>
        <extracomment>Headline of a chart; {high} and {low} are shares such as &quot;84%&quot;, {best} and {weakest} games</extracomment>
        <translation>{best}: {high} gewonnen. {weakest}: {low}</translation>
    </message>
    <message>
        <source>How often the jacks decide</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Wie oft die Buben entscheiden</translation>
    </message>
    <message>
        <source>Share won in percent, by game and matadors; small figures are the number of games</source>
        <translation>Gewonnen in Prozent, nach Spielart und Spitzen; klein: Zahl der Spiele</translation>
    </message>
    <message>
        <source>Share won in percent, by game and seat; small figures are the number of games</source>
        <translation>Gewonnen in Prozent, nach Spielart und Platz; klein: Zahl der Spiele</translation>
    </message>
    <message>
        <source>Won by seat and game</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Gewonnen nach Platz und Spielart</translation>
    </message>
    <message>
        <source>{seat} suits best: {share} won</source>
        <extracomment>Headline of a chart; {seat} is forehand, middlehand or rearhand</extracomment>
        <translation>{seat} am besten: {share} gewonnen</translation>
    </message>
    <message>
        <source>Declarer&apos;s card points, suit games and Grands whose points are known: {games}</source>
        <translation>Augen des Alleinspielers in Farbspielen und Grands, soweit bekannt: {games}</translation>
    </message>
    <message>
        <source>Won and lost by card points</source>
        <translation>Gewonnen und verloren nach Augen</translation>
    </message>
    <message>
        <source>{share} are decided by ten card points or fewer</source>
        <extracomment>Headline of a chart; {share} is a share of games such as &quot;16%&quot;</extracomment>
        <translation>Bei {share} entscheiden höchstens zehn Augen</translation>
    </message>
    <message>
        <source>Won and lost by score</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Gewonnen und verloren nach Spielpunkten</translation>
    </message>
    <message>
        <source>A game brings {score} on average</source>
        <extracomment>Headline of a chart; {score} is an average list score such as &quot;+21&quot;</extracomment>
        <translation>Ein Spiel bringt im Schnitt {score}</translation>
    </message>
    <message>
        <source>Now {now} in 36 games, {all} on average</source>
        <extracomment>Headline of a chart; both are points per 36 games, such as &quot;+912&quot;</extracomment>
        <translation>Jetzt {now} in 36 Spielen, im Schnitt {all}</translation>
    </message>
    <message numerus="yes">
        <source>The %n player(s) with most of these games; the pale bar holds the true form 95 times in 100</source>
        <extracomment>Below the headline of a chart in which only so many of all players are shown</extracomment>
        <translation>
            <numerusform>Der Spieler mit den meisten dieser Spiele; der helle Balken enthält die wahre Form in 95 von 100 Fällen</numerusform>
            <numerusform>Die %n Spieler mit den meisten dieser Spiele; der helle Balken enthält die wahre Form in 95 von 100 Fällen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: number {rank} of {count}</source>
        <extracomment>Headline of a chart: the player is {rank}th of {count} by points</extracomment>
        <translation>{name}: Platz {rank} von {count}</translation>
    </message>
    <message>
        <source>All figures: {name}</source>
        <extracomment>Headline of a list of figures</extracomment>
        <translation>Alle Zahlen: {name}</translation>
    </message>
    <message>
        <source>the others: {figure}</source>
        <extracomment>Below a figure: the same figure, such as &quot;78%&quot;, of the others at the same tables</extracomment>
        <translation>die anderen: {figure}</translation>
    </message>
    <message>
        <source>before: {figure}</source>
        <extracomment>Below a figure: what it was, such as &quot;78%&quot;, in the games before those that are shown</extracomment>
        <translation>davor: {figure}</translation>
    </message>
    <message>
        <source>up from {figure} before</source>
        <extracomment>Below a figure that is higher now: what it was, such as &quot;78%&quot;, in the games before</extracomment>
        <translation>gestiegen, davor {figure}</translation>
    </message>
    <message>
        <source>down from {figure} before</source>
        <extracomment>Below a figure that is lower now: what it was, such as &quot;78%&quot;, in the games before</extracomment>
        <translation>gesunken, davor {figure}</translation>
    </message>
    <message>
        <source>All others at the same tables, in the games shown here</source>
        <translation>Alle anderen an denselben Tischen, in diesen Spielen</translation>
    </message>
    <message>
        <source>All lists and series before this one: {games}</source>
        <extracomment>{games} is &quot;210 games&quot;</extracomment>
        <translation>Alle Listen und Serien vor dieser: {games}</translation>
    </message>
    <message>
        <source>From {first} to {last}: {games}</source>
        <extracomment>The time before the one that is shown; {games} is &quot;210 games&quot;</extracomment>
        <translation>Vom {first} bis zum {last}: {games}</translation>
    </message>
    <message>
        <source>Games declared by their score in the classic list: {games}</source>
        <translation>Alleinspiele nach Spielpunkten der klassischen Liste: {games}</translation>
    </message>
    <message>
        <source>{points} points since the first game</source>
        <extracomment>Headline of a chart; {points} is a sum such as &quot;+12,340&quot;</extracomment>
        <translation>{points} Punkte seit dem ersten Spiel</translation>
    </message>
    <message>
        <source>All Seeger-Fabian points, game by game</source>
        <translation>Alle Punkte nach Seeger-Fabian, Spiel für Spiel</translation>
    </message>
    <message>
        <source>What the last 36 games come to in a series, by Seeger-Fabian; dashed: all games</source>
        <translation>Was die letzten 36 Spiele in einer Serie ergeben, nach Seeger-Fabian; gestrichelt: alle Spiele</translation>
    </message>
    <message>
        <source>None of these deals has been reviewed yet</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Von diesen Spielen ist noch keines analysiert</translation>
    </message>
    <message numerus="yes">
        <source>The last %n reviewed deal(s): {accuracy}</source>
        <extracomment>Headline of a chart: how accurately they were played; {accuracy} is such as &quot;91%&quot;</extracomment>
        <translation>
            <numerusform>Das letzte analysierte Spiel: {accuracy}</numerusform>
            <numerusform>Die letzten %n analysierten Spiele: {accuracy}</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy of each deal by what the player could know; the line is the mean of the last 20</source>
        <translation>Genauigkeit jedes Spiels nach dem, was man wissen konnte; die Linie ist der Schnitt der letzten 20</translation>
    </message>
    <message>
        <source>Bid to the right, list score upwards; on the dashed line a game brings what was bid</source>
        <translation>Reizwert nach rechts, Spielpunkte nach oben; auf der gestrichelten Linie bringt ein Spiel den Reizwert</translation>
    </message>
    <message>
        <source>Bid and result</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Reizwert und Ergebnis</translation>
    </message>
    <message>
        <source>The bids were {value} beyond the worth of the hands</source>
        <extracomment>Headline of a chart; an average of game values</extracomment>
        <translation>Gereizt wurde {value} über dem Wert der Blätter</translation>
    </message>
    <message>
        <source>The hands were worth {value} more than was bid</source>
        <extracomment>Headline of a chart; an average of game values</extracomment>
        <translation>Die Blätter waren {value} mehr wert als gereizt</translation>
    </message>
    <message>
        <source>In the games shown here; the pale bar holds the true form 95 times in 100</source>
        <translation>In diesen Spielen; der helle Balken enthält die wahre Form in 95 von 100 Fällen</translation>
    </message>
    <message>
        <source>Players side by side</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Die Spieler im Vergleich</translation>
    </message>
    <message>
        <source>{games}, a third is par</source>
        <extracomment>Below the share of games a player declared: how many, and what would be usual among three</extracomment>
        <translation>{games}, üblich: 1/3</translation>
    </message>
</context>
<context>
    <name>HeatChart</name>
    <message>
        <source>seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>matadors</source>
        <translation>Spitzen</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>heads of columns in a file for spreadsheets: Clubs, Grand …; how often it was declared, and won</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>Alleinspiele</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
</context>
<context>
    <name>Helper</name>
    <message>
        <source>There are hints when it is your turn</source>
        <translation>Tipps gibt es, wenn du dran bist</translation>
    </message>
    <message>
        <source>The computer now plays for you</source>
        <translation>Der Computer spielt jetzt für dich</translation>
    </message>
    <message>
        <source>With help this game becomes practice: it stays in the list, but not in the statistics. Ask again if you want that</source>
        <translation>Mit Hilfe wird dieses Spiel zur Übung: Es bleibt in der Liste, zählt aber nicht in der Statistik. Frag noch einmal, wenn du das willst</translation>
    </message>
    <message>
        <source>One moment…</source>
        <extracomment>while the adviser thinks about a hint</extracomment>
        <translation>Einen Moment&#xa0;…</translation>
    </message>
    <message>
        <source>There is no hint for this</source>
        <translation>Dafür gibt es keinen Tipp</translation>
    </message>
</context>
<context>
    <name>HintSentences</name>
    <message>
        <source>Hint · {move}: {reason}</source>
        <extracomment>{move} is a card, a bid or another answer; {reason} follows as a sentence without a full stop</extracomment>
        <translation>Tipp · {move}: {reason}</translation>
    </message>
    <message>
        <source>Hint, for now by rules of thumb · {move}: {reason}</source>
        <extracomment>the strong player who gives the hints is not ready yet: another one sits in for it</extracomment>
        <translation>Tipp, vorerst nach Faustregeln · {move}: {reason}</translation>
    </message>
    <message>
        <source>Hint · agree: there is nothing more to win in this deal</source>
        <translation>Tipp · zustimmen: In diesem Spiel ist nichts mehr zu gewinnen</translation>
    </message>
    <message>
        <source>Hint · play on: this deal is not decided yet</source>
        <translation>Tipp · weiterspielen: Dieses Spiel ist noch nicht entschieden</translation>
    </message>
    <message>
        <source>Say {value}</source>
        <translation>{value} sagen</translation>
    </message>
    <message>
        <source>Hold {value}</source>
        <translation>{value} halten</translation>
    </message>
    <message>
        <source>Take the skat</source>
        <translation>Skat aufnehmen</translation>
    </message>
    <message>
        <source>Push on</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>The cards as they lie now</source>
        <translation>Die Karten, wie sie jetzt liegen</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>it looks best</source>
        <translation>Das sieht am besten aus</translation>
    </message>
    <message>
        <source>it promises most</source>
        <translation>Das verspricht am meisten</translation>
    </message>
    <message>
        <source>{reason} ({game})</source>
        <extracomment>{reason} is a sentence, {game} the game in mind</extracomment>
        <translation>{reason} ({game})</translation>
    </message>
    <message>
        <source>{reason} ({game}, chance of winning about {share})</source>
        <extracomment>{reason} is a sentence, {game} the game in mind, {share} the chance of winning it: &quot;62%&quot;</extracomment>
        <translation>{reason} ({game}, Gewinnaussicht etwa {share})</translation>
    </message>
    <message>
        <source>the points in these cards count for you and nobody can take them</source>
        <translation>Diese Augen zählen für dich, und niemand kann sie dir nehmen</translation>
    </message>
    <message>
        <source>this hand is worth the bid</source>
        <translation>Das Blatt ist das Gebot wert</translation>
    </message>
    <message>
        <source>what this hand loses would cost more than its wins bring</source>
        <translation>Mit diesem Blatt kosten verlorene Spiele mehr, als gewonnene bringen</translation>
    </message>
    <message>
        <source>otherwise there would be a Ramsch, and that promises this hand less</source>
        <translation>Sonst gäbe es einen Ramsch, und der verspricht diesem Blatt weniger</translation>
    </message>
    <message>
        <source>a Ramsch promises this hand more</source>
        <translation>Ein Ramsch verspricht diesem Blatt mehr</translation>
    </message>
    <message>
        <source>there is nothing more to bid for</source>
        <translation>Zu reizen gibt es nichts mehr</translation>
    </message>
    <message>
        <source>the two cards, and putting two away, make the hand better</source>
        <translation>Die zwei Karten und das Drücken machen das Blatt besser</translation>
    </message>
    <message>
        <source>the ten cards that stay promise most</source>
        <translation>Die zehn Karten, die bleiben, versprechen am meisten</translation>
    </message>
    <message>
        <source>these cards would only lose tricks</source>
        <translation>Diese Karten würden nur Stiche verlieren</translation>
    </message>
    <message>
        <source>with these cards you would be caught</source>
        <translation>Mit diesen Karten bliebst du auf einem Stich sitzen</translation>
    </message>
    <message>
        <source>of the games that reach the bid this one promises most</source>
        <translation>Von den Spielen, die das Gebot wert sind, verspricht dieses am meisten</translation>
    </message>
    <message>
        <source>this game reaches the bid with Schneider, and no other promises more</source>
        <translation>Dieses Spiel ist das Gebot mit Schneider wert, und kein anderes verspricht mehr</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>{reason} (chance of winning about {share}, {game})</source>
        <extracomment>{reason} is a sentence, {share} the chance of winning: &quot;62%&quot;, {game} is &quot;most likely Grand&quot;</extracomment>
        <translation>{reason} (Gewinnaussicht etwa {share}, {game})</translation>
    </message>
    <message>
        <source>the others will hardly reach 31 card points</source>
        <translation>Die anderen erreichen kaum 31 Augen</translation>
    </message>
    <message>
        <source>nobody can take a trick from this hand</source>
        <translation>Gegen dieses Blatt macht niemand einen Stich</translation>
    </message>
    <message>
        <source>nobody can force a trick on this hand</source>
        <translation>Diesem Blatt kann niemand einen Stich aufzwingen</translation>
    </message>
    <message>
        <source>trumps enough to draw all others, and to keep the lowest for the end</source>
        <translation>Trumpf genug, um alle anderen zu ziehen und den kleinsten bis zuletzt zu behalten</translation>
    </message>
    <message>
        <source>you are likely enough to win, and it counts double</source>
        <translation>Deine Gewinnaussicht reicht, und es zählt doppelt</translation>
    </message>
    <message>
        <source>it costs nothing if it fails</source>
        <translation>Wenn es misslingt, kostet es nichts</translation>
    </message>
    <message>
        <source>the suits in which the declarer can be caught are in one hand</source>
        <translation>Die Farben, in denen der Alleinspieler zu fangen ist, sind in einer Hand</translation>
    </message>
    <message>
        <source>with the cards sorted so, the declarer can be made to take a trick</source>
        <translation>So verteilt lässt sich der Alleinspieler zu einem Stich zwingen</translation>
    </message>
    <message>
        <source>these two would cost you most points</source>
        <translation>Diese zwei würden dich die meisten Augen kosten</translation>
    </message>
    <message>
        <source>the hand is dangerous: get rid of its two worst cards</source>
        <translation>Das Blatt ist gefährlich: Gib die zwei schlimmsten Karten weg</translation>
    </message>
    <message>
        <source>a low card is least likely to take the trick</source>
        <translation>Eine niedrige Karte macht den Stich am seltensten</translation>
    </message>
    <message>
        <source>it stays below and takes nothing</source>
        <translation>Damit bleibst du drunter und machst keinen Stich</translation>
    </message>
    <message>
        <source>a good moment to be rid of a dangerous card</source>
        <translation>Eine gute Gelegenheit, eine gefährliche Karte loszuwerden</translation>
    </message>
    <message>
        <source>if you have to take it, then with what costs least</source>
        <translation>Wenn du den Stich schon machen musst, dann so billig wie möglich</translation>
    </message>
    <message>
        <source>you cannot lose any more: another player has too many card points</source>
        <translation>Du kannst nicht mehr verlieren: Jemand anders hat zu viele Augen</translation>
    </message>
    <message>
        <source>every trick so far is yours, and with all ten you win</source>
        <translation>Bisher sind alle Stiche deine, und mit allen zehn gewinnst du</translation>
    </message>
    <message>
        <source>it is sure to take a trick some time: better one that you choose</source>
        <translation>Diese Karte macht irgendwann sicher einen Stich: besser einen, den du dir aussuchst</translation>
    </message>
    <message>
        <source>this trick does not go to whoever has most card points: keep yours for him</source>
        <translation>Diesen Stich macht nicht, wer die meisten Augen hat: Heb deine für ihn auf</translation>
    </message>
    <message>
        <source>more cards are out above the one that you keep for the last trick</source>
        <translation>Über der Karte, die du für den letzten Stich behältst, sind noch mehr draußen</translation>
    </message>
    <message>
        <source>so far this trick counts little: a good moment to be rid of a dangerous card</source>
        <translation>Bisher zählt dieser Stich wenig: eine gute Gelegenheit, eine gefährliche Karte loszuwerden</translation>
    </message>
    <message>
        <source>you keep a higher card, which may stop whoever has won every trick so far</source>
        <translation>Du behältst eine höhere Karte: Vielleicht stoppt sie den, der bisher alle Stiche hat</translation>
    </message>
    <message>
        <source>the rules allow no other card</source>
        <translation>Eine andere Karte erlauben die Regeln nicht</translation>
    </message>
    <message>
        <source>the other cards would come to the same</source>
        <translation>Die anderen Karten kämen aufs Gleiche hinaus</translation>
    </message>
    <message>
        <source>against most of the hands the others may hold it comes out best</source>
        <translation>Gegen die meisten möglichen Blätter der anderen ist das am besten</translation>
    </message>
    <message>
        <source>a card that loses anyway is best led while you can still come back</source>
        <translation>Was ohnehin verliert, spielst du besser aus, solange du wieder ans Spiel kommst</translation>
    </message>
    <message>
        <source>your partner can trump it, or throw points on it</source>
        <translation>Dein Partner kann stechen oder schmieren</translation>
    </message>
    <message>
        <source>the suit will be gone, and you can trump it</source>
        <translation>Danach bist du die Farbe los und kannst sie stechen</translation>
    </message>
    <message>
        <source>the last trumps of the others may fall together</source>
        <translation>Vielleicht fallen die letzten Trümpfe der anderen zusammen</translation>
    </message>
    <message>
        <source>drive the higher trumps out: you have enough of them</source>
        <translation>Treib die höheren Trümpfe heraus: Du hast genug</translation>
    </message>
    <message>
        <source>a strong trump draws two others</source>
        <translation>Ein starker Trumpf zieht zwei andere</translation>
    </message>
    <message>
        <source>a low trump of yours brings out higher ones of the others</source>
        <translation>Ein kleiner Trumpf von dir holt bei den anderen größere heraus</translation>
    </message>
    <message>
        <source>your last trump wins nothing by waiting</source>
        <translation>Dein letzter Trumpf gewinnt durch Warten nichts</translation>
    </message>
    <message>
        <source>it is high, and the long suit behind it will be too</source>
        <translation>Die Karte ist hoch, und die lange Farbe dahinter wird es auch</translation>
    </message>
    <message>
        <source>the trumps are gone: now the weak cards can be given up</source>
        <translation>Die Trümpfe sind weg: Jetzt können die schwachen Karten gehen</translation>
    </message>
    <message>
        <source>you have no points to lose in this suit</source>
        <translation>In dieser Farbe hast du keine Augen zu verlieren</translation>
    </message>
    <message>
        <source>it forces the others to play high, and you keep the lowest</source>
        <translation>Die anderen müssen hoch spielen, und du behältst die niedrigste</translation>
    </message>
    <message>
        <source>more points of this suit are still out than you hold, and the declarer plays before your partner</source>
        <translation>Von dieser Farbe sind mehr Augen draußen, als du hältst, und der Alleinspieler gibt vor deinem Partner zu</translation>
    </message>
    <message>
        <source>the next card of the suit is high after it</source>
        <translation>Danach ist die nächste Karte der Farbe hoch</translation>
    </message>
    <message>
        <source>the declarer has to spend a trump or give the trick away</source>
        <translation>Der Alleinspieler muss einen Trumpf opfern oder den Stich hergeben</translation>
    </message>
    <message>
        <source>it wins the trick</source>
        <translation>Damit machst du den Stich</translation>
    </message>
    <message>
        <source>it is among the weakest cards you can spare</source>
        <translation>Das ist eine der schwächsten Karten, die du entbehren kannst</translation>
    </message>
    <message>
        <source>play low where there is nothing to win</source>
        <translation>Spiel niedrig, wo nichts zu gewinnen ist</translation>
    </message>
    <message>
        <source>your lowest trump is enough</source>
        <translation>Dein niedrigster Trumpf genügt</translation>
    </message>
    <message>
        <source>the declarer would trump it later</source>
        <translation>Später würde der Alleinspieler stechen</translation>
    </message>
    <message>
        <source>it takes the points that lie in the trick</source>
        <translation>Damit holst du die Augen, die im Stich liegen</translation>
    </message>
    <message>
        <source>its points count for you</source>
        <translation>Die Augen dieser Karte zählen für dich</translation>
    </message>
    <message>
        <source>it wins the trick, and its points count for you</source>
        <translation>Damit machst du den Stich, und die Augen dieser Karte zählen für dich</translation>
    </message>
    <message>
        <source>the trick is your partner&apos;s: the points of this card count for you</source>
        <translation>Der Stich gehört deinem Partner: Die Augen dieser Karte zählen für euch</translation>
    </message>
    <message>
        <source>it wins the trick, and you lead next</source>
        <translation>Damit machst du den Stich und spielst selbst aus</translation>
    </message>
    <message>
        <source>nobody can beat it any more</source>
        <translation>Darüber kommt niemand mehr</translation>
    </message>
    <message>
        <source>it beats a strong trump</source>
        <translation>Damit schlägst du einen starken Trumpf</translation>
    </message>
    <message>
        <source>the trick is worth a trump</source>
        <translation>Der Stich ist einen Trumpf wert</translation>
    </message>
    <message>
        <source>its own points are safe in this trick</source>
        <translation>In diesem Stich sind die Augen dieser Karte sicher</translation>
    </message>
    <message>
        <source>now its points are worth most</source>
        <translation>Jetzt sind diese Augen am meisten wert</translation>
    </message>
    <message>
        <source>it gives no points away</source>
        <translation>Damit gibst du keine Augen weg</translation>
    </message>
    <message>
        <source>with one card less in this suit you can soon trump it</source>
        <translation>Mit einer Karte weniger in dieser Farbe kannst du sie bald stechen</translation>
    </message>
    <message>
        <source>every trick that is left is yours, whatever you play</source>
        <translation>Alle restlichen Stiche gehören dir, was du auch spielst</translation>
    </message>
    <message>
        <source>you keep a higher card for later</source>
        <translation>So behältst du eine höhere Karte für später</translation>
    </message>
    <message>
        <source>you cannot take this trick, and it gives no points away</source>
        <translation>Diesen Stich kannst du nicht machen, und so gibst du keine Augen weg</translation>
    </message>
    <message>
        <source>the card you keep for the last trick beats more of those that are still out</source>
        <translation>Die Karte, die du für den letzten Stich behältst, schlägt mehr von denen, die noch draußen sind</translation>
    </message>
    <message>
        <source>your partner may take this trick, and then the points of this card count for you</source>
        <translation>Dein Partner macht diesen Stich vielleicht, dann zählen die Augen dieser Karte für euch</translation>
    </message>
    <message>
        <source>no other card risks fewer card points</source>
        <translation>Keine andere Karte setzt weniger Augen aufs Spiel</translation>
    </message>
    <message>
        <source>one higher card of the suit is out: once it is played, yours are the highest</source>
        <translation>Nur noch eine höhere Karte der Farbe ist draußen: Ist sie gefallen, hast du die höchsten</translation>
    </message>
    <message>
        <source>it is the only one of its suit: your other suits stay as long as they are</source>
        <translation>Es ist die einzige ihrer Farbe: Deine anderen Farben bleiben so lang, wie sie sind</translation>
    </message>
    <message>
        <source>the declarer has to play before your partner</source>
        <translation>Der Alleinspieler muss vor deinem Partner zugeben</translation>
    </message>
    <message>
        <source>the declarer probably has to give up a trump for it</source>
        <translation>Der Alleinspieler muss dafür wahrscheinlich einen Trumpf hergeben</translation>
    </message>
    <message>
        <source>whoever wants this trick now has to play higher</source>
        <translation>Wer diesen Stich jetzt will, muss höher spielen</translation>
    </message>
    <message>
        <source>it saves your trumps</source>
        <translation>Das spart deine Trümpfe</translation>
    </message>
    <message>
        <source>other cards would give points away</source>
        <translation>Mit anderen Karten gäbst du Augen weg</translation>
    </message>
    <message>
        <source>it keeps your high cards for tricks that are worth more</source>
        <translation>So bleiben deine hohen Karten für wertvollere Stiche</translation>
    </message>
    <message>
        <source>it keeps your high cards for later</source>
        <translation>So bleiben deine hohen Karten für später</translation>
    </message>
    <message>
        <source>another suit might be trumped</source>
        <translation>Eine andere Farbe könnte gestochen werden</translation>
    </message>
    <message>
        <source>leading trumps would cost you as much as the others</source>
        <translation>Trumpf auszuspielen würde dich so viel kosten wie die anderen</translation>
    </message>
    <message>
        <source>the low cards are more useful later</source>
        <translation>Die niedrigen Karten nützen später mehr</translation>
    </message>
    <message>
        <source>it keeps your last trump</source>
        <translation>So behältst du deinen letzten Trumpf</translation>
    </message>
    <message>
        <source>the declarer could beat other cards</source>
        <translation>Andere Karten könnte der Alleinspieler schlagen</translation>
    </message>
    <message>
        <source>it wins, and the surest card is kept</source>
        <translation>Das reicht, und die sicherste Karte bleibt dir</translation>
    </message>
    <message>
        <source>it leaves your strong suit together</source>
        <translation>So bleibt deine starke Farbe beisammen</translation>
    </message>
    <message>
        <source>hardly any cards of this suit are still out</source>
        <translation>Von dieser Farbe sind kaum noch Karten draußen</translation>
    </message>
    <message>
        <source>it gives the declarer no more room below</source>
        <translation>Damit bekommt der Alleinspieler nicht mehr Platz nach unten</translation>
    </message>
    <message>
        <source>the declarer holds more cards of other suits: there yours are wanted</source>
        <translation>Von anderen Farben hat der Alleinspieler mehr Karten: Dort werden deine noch gebraucht</translation>
    </message>
    <message>
        <source>on another suit the declarer could throw a bad card</source>
        <translation>Auf eine andere Farbe könnte der Alleinspieler eine schlechte Karte abwerfen</translation>
    </message>
    <message>
        <source>in this suit the open hand can be caught, but only with lower cards than this one</source>
        <translation>In dieser Farbe ist das offene Blatt zu fangen, aber nur mit niedrigeren Karten als dieser</translation>
    </message>
    <message>
        <source>it will probably win the trick</source>
        <translation>Damit machst du wahrscheinlich den Stich</translation>
    </message>
    <message>
        <source>your partner can probably trump it, or throw points on it</source>
        <translation>Dein Partner kann wahrscheinlich stechen oder schmieren</translation>
    </message>
    <message>
        <source>the declarer would probably trump it later</source>
        <translation>Später würde der Alleinspieler wahrscheinlich stechen</translation>
    </message>
    <message>
        <source>it will probably take the points that lie in the trick</source>
        <translation>Damit holst du wahrscheinlich die Augen, die im Stich liegen</translation>
    </message>
    <message>
        <source>its points will probably count for you</source>
        <translation>Die Augen dieser Karte zählen wahrscheinlich für dich</translation>
    </message>
    <message>
        <source>the declarer probably has to spend a trump or give the trick away</source>
        <translation>Der Alleinspieler muss wahrscheinlich einen Trumpf opfern oder den Stich hergeben</translation>
    </message>
    <message>
        <source>the declarer probably does not have this suit</source>
        <translation>Diese Farbe hat der Alleinspieler wahrscheinlich nicht</translation>
    </message>
    <message>
        <source>your partner can probably throw a card on it</source>
        <translation>Dein Partner kann darauf wahrscheinlich eine Karte abwerfen</translation>
    </message>
    <message>
        <source>your partner can probably stay below</source>
        <translation>Dein Partner kann wahrscheinlich darunter bleiben</translation>
    </message>
    <message>
        <source>it leaves the pairs in the other suits together</source>
        <translation>So bleiben die Paare in den anderen Farben beisammen</translation>
    </message>
    <message>
        <source>the others wait with points in another suit</source>
        <translation>In einer anderen Farbe warten die anderen mit Augen</translation>
    </message>
    <message>
        <source>so late, a losing card gives too much away</source>
        <translation>So spät gibt eine schwache Karte zu viel weg</translation>
    </message>
    <message>
        <source>the long suit can wait until it is high</source>
        <translation>Die lange Farbe kann warten, bis sie hoch ist</translation>
    </message>
    <message>
        <source>it opens no new suit for the others</source>
        <translation>Damit öffnest du den anderen keine neue Farbe</translation>
    </message>
    <message>
        <source>others can still go above it</source>
        <translation>Die anderen können noch darüber gehen</translation>
    </message>
    <message>
        <source>the declarer may have to take this trick</source>
        <translation>Vielleicht muss der Alleinspieler diesen Stich nehmen</translation>
    </message>
    <message>
        <source>the rest of this suit stays safe</source>
        <translation>Der Rest dieser Farbe bleibt sicher</translation>
    </message>
    <message>
        <source>the other suits are more dangerous</source>
        <translation>Die anderen Farben sind gefährlicher</translation>
    </message>
    <message>
        <source>you will hardly be left with the trick</source>
        <translation>Auf diesem Stich bleibst du kaum sitzen</translation>
    </message>
    <message>
        <source>it will not get safer than now</source>
        <translation>Sicherer als jetzt wird es nicht</translation>
    </message>
    <message>
        <source>the low cards are wanted later</source>
        <translation>Die niedrigen Karten brauchst du später</translation>
    </message>
    <message>
        <source>the lowest cards are wanted later</source>
        <translation>Die niedrigsten Karten brauchst du später</translation>
    </message>
    <message>
        <source>nobody can go below it</source>
        <translation>Darunter kommt niemand</translation>
    </message>
    <message>
        <source>it is low enough</source>
        <translation>Das ist niedrig genug</translation>
    </message>
    <message>
        <source>be rid of the highest while it is safe</source>
        <translation>Gib die höchste weg, solange es gefahrlos geht</translation>
    </message>
    <message>
        <source>you keep lower cards of this suit</source>
        <translation>Du behältst niedrigere Karten dieser Farbe</translation>
    </message>
    <message>
        <source>the suit will be gone, and you can throw others on it</source>
        <translation>Danach bist du die Farbe los und kannst auf sie abwerfen</translation>
    </message>
    <message>
        <source>hardly any game that reaches the bid can be won: this one costs least</source>
        <translation>Kaum ein Spiel, das das Gebot wert ist, lässt sich gewinnen: Dieses kostet am wenigsten</translation>
    </message>
    <message>
        <source>{reason} (chance of winning the game about {share})</source>
        <extracomment>{reason} is a sentence, {share} the chance of winning the game: &quot;62%&quot;</extracomment>
        <translation>{reason} (Aussicht, das Spiel zu gewinnen, etwa {share})</translation>
    </message>
    <message>
        <source>the others probably still have trumps, and a trick of trumps costs little</source>
        <translation>Die anderen haben wohl noch Trümpfe, und ein Stich aus Trümpfen kostet wenig</translation>
    </message>
    <message>
        <source>the hand is strong enough as it is, and a Hand game counts more</source>
        <translation>Das Blatt ist so schon stark genug, und ein Handspiel zählt mehr</translation>
    </message>
    <message>
        <source>you can trump a suit you no longer hold</source>
        <translation>Eine Farbe, die du nicht mehr hast, kannst du stechen</translation>
    </message>
    <message>
        <source>you are not likely enough to win, and it would count double</source>
        <translation>Deine Gewinnaussicht reicht dafür nicht, und es würde doppelt zählen</translation>
    </message>
    <message>
        <source>this hand takes few points, and a push doubles what the Ramsch costs</source>
        <translation>Dieses Blatt bekommt wenige Augen, und Schieben verdoppelt, was der Ramsch kostet</translation>
    </message>
    <message>
        <source>draw trumps with the highest: what falls now can trump nothing of yours later</source>
        <translation>Zieh die Trümpfe mit dem höchsten: Was jetzt fällt, kann dir später nichts mehr abstechen</translation>
    </message>
    <message>
        <source>you have more trumps than the others together: draw them, and your last ones are the only ones</source>
        <translation>Du hast mehr Trümpfe als die anderen zusammen: Zieh sie, dann hast zuletzt nur du noch welche</translation>
    </message>
    <message>
        <source>nobody else has a higher card of the suit: take the points while the others must follow</source>
        <translation>Niemand sonst hat eine höhere Karte dieser Farbe: Nimm die Augen mit, solange die anderen bedienen müssen</translation>
    </message>
    <message>
        <source>it draws lower trumps out, which can trump nothing of yours any more</source>
        <translation>Das zieht niedrigere Trümpfe heraus, die dir dann nichts mehr stechen</translation>
    </message>
    <message>
        <source>it keeps the card of this suit that is worth many points for later</source>
        <translation>Damit behältst du die Volle dieser Farbe für später</translation>
    </message>
    <message>
        <source>it goes on with the suit you have led before, and opens no new one</source>
        <translation>Damit spielst du deine Farbe nach und öffnest keine neue</translation>
    </message>
    <message>
        <source>nobody else has a higher card of the suit led</source>
        <translation>Niemand sonst hat eine höhere Karte der ausgespielten Farbe</translation>
    </message>
    <message>
        <source>it can be spared, and the cards worth many points stay</source>
        <translation>Das ist entbehrlich, und die Vollen bleiben</translation>
    </message>
    <message>
        <source>the others hold many cards of this suit, and higher ones: later it would probably lose a trick</source>
        <translation>Die anderen haben noch viele Karten dieser Farbe, auch höhere: Mit dieser verlierst du später wahrscheinlich einen Stich</translation>
    </message>
    <message>
        <source>it keeps your highest trump for later</source>
        <translation>So bleibt dein höchster Trumpf für später</translation>
    </message>
    <message>
        <source>it leaves the card worth many points in another suit guarded</source>
        <translation>So bleibt die Volle einer anderen Farbe gedeckt</translation>
    </message>
    <message>
        <source>it risks no trump worth many points</source>
        <translation>So riskierst du keinen vollen Trumpf</translation>
    </message>
    <message>
        <source>a trump you lead could be beaten: yours are better kept to trump with</source>
        <translation>Ein ausgespielter Trumpf könnte geschlagen werden: Heb deine lieber zum Stechen auf</translation>
    </message>
    <message>
        <source>the others have no trumps left: yours are worth more at the end</source>
        <translation>Die anderen haben keine Trümpfe mehr: Deine sind am Ende mehr wert</translation>
    </message>
    <message>
        <source>your trumps can wait: the others have no more of them than you</source>
        <translation>Deine Trümpfe können warten: Die anderen haben nicht mehr davon als du</translation>
    </message>
    <message>
        <source>a card worth many points that can be beaten is not led</source>
        <translation>Eine Volle, die zu schlagen ist, spielt man nicht aus</translation>
    </message>
    <message>
        <source>the suit is soon gone</source>
        <translation>Die Farbe bist du bald los</translation>
    </message>
    <message>
        <source>the long suit can afford it</source>
        <translation>Die lange Farbe verträgt das</translation>
    </message>
    <message>
        <source>the long suit can wait</source>
        <translation>Die lange Farbe kann warten</translation>
    </message>
    <message>
        <source>it takes the trick, and you lead next</source>
        <translation>Damit machst du den Stich und spielst selbst aus</translation>
    </message>
    <message>
        <source>it does not take the trick</source>
        <translation>Damit machst du den Stich nicht</translation>
    </message>
    <message>
        <source>it does not take the trick off the declarer</source>
        <translation>Damit nimmst du dem Alleinspieler den Stich nicht ab</translation>
    </message>
    <message>
        <source>the declarer has to follow suit</source>
        <translation>Der Alleinspieler muss bedienen</translation>
    </message>
    <message>
        <source>the declarer may hold cards of this suit</source>
        <translation>Der Alleinspieler hat vielleicht Karten dieser Farbe</translation>
    </message>
    <message>
        <source>the declarer does not have this suit</source>
        <translation>Diese Farbe hat der Alleinspieler nicht</translation>
    </message>
    <message>
        <source>your partner can throw a card on it</source>
        <translation>Dein Partner kann darauf eine Karte abwerfen</translation>
    </message>
    <message>
        <source>your partner can stay below</source>
        <translation>Dein Partner kann darunter bleiben</translation>
    </message>
    <message>
        <source>your partner can take the trick over</source>
        <translation>Dein Partner kann den Stich übernehmen</translation>
    </message>
    <message>
        <source>the declarer has thrown from this suit: it was his weakness</source>
        <translation>Von dieser Farbe hat der Alleinspieler abgeworfen: Da war er schwach</translation>
    </message>
    <message>
        <source>for the other suit it is too early</source>
        <translation>Für die andere Farbe ist es zu früh</translation>
    </message>
    <message>
        <source>it needs your partner&apos;s help, so begin there</source>
        <translation>Dazu brauchst du deinen Partner, also fang damit an</translation>
    </message>
    <message>
        <source>the card below the open hand is kept for later</source>
        <translation>Die Karte unter dem offenen Blatt hebst du dir auf</translation>
    </message>
    <message>
        <source>this card cannot catch the open hand any more</source>
        <translation>Mit dieser Karte ist das offene Blatt nicht mehr zu fangen</translation>
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
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Nothing has been written yet. Every change will be shown here</source>
        <translation>Noch ist nichts eingetragen. Jede Änderung wird hier stehen</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>Game {k} written: {after}</source>
        <translation>Spiel {k} eingetragen: {after}</translation>
    </message>
    <message>
        <source>Game {k} inserted: {after}</source>
        <translation>Spiel {k} eingefügt: {after}</translation>
    </message>
    <message>
        <source>Remark on game {k} taken away: {remark}</source>
        <extracomment>Of a list: what somebody had written beside a game is there no more</extracomment>
        <translation>Bemerkung zu Spiel {k} gestrichen: {remark}</translation>
    </message>
    <message>
        <source>Remark on game {k}: {remark}</source>
        <extracomment>Of a list: what somebody wrote beside a game</extracomment>
        <translation>Bemerkung zu Spiel {k}: {remark}</translation>
    </message>
    <message>
        <source>Game {k} changed: {before} became {after}</source>
        <translation>Spiel {k} geändert: aus {before} wurde {after}</translation>
    </message>
    <message>
        <source>Game {k} deleted: {before}</source>
        <translation>Spiel {k} gelöscht: {before}</translation>
    </message>
    <message>
        <source>Game {k} moved, now game {to}: {after}</source>
        <translation>Spiel {k} verschoben, jetzt Spiel {to}: {after}</translation>
    </message>
    <message>
        <source>Undone, game {k} taken out: {before}</source>
        <translation>Rückgängig, Spiel {k} entfernt: {before}</translation>
    </message>
    <message>
        <source>Undone, game {k} is once more: {after}</source>
        <translation>Rückgängig, Spiel {k} ist wieder: {after}</translation>
    </message>
    <message>
        <source>Redone, game {k} deleted: {before}</source>
        <translation>Wiederholt, Spiel {k} gelöscht: {before}</translation>
    </message>
    <message>
        <source>Redone, game {k} is: {after}</source>
        <translation>Wiederholt, Spiel {k} ist: {after}</translation>
    </message>
    <message>
        <source>{name}, {game}, {score}</source>
        <extracomment>A game of the list in few words: who declared, what, and what it brought</extracomment>
        <translation>{name}, {game}, {score}</translation>
    </message>
    <message>
        <source>dealt by {name}</source>
        <extracomment>Of a game of the list: {name} was the dealer</extracomment>
        <translation>Geber: {name}</translation>
    </message>
    <message>
        <source>without {name}</source>
        <extracomment>Of a game at a table of four: {name} was away</extracomment>
        <translation>{name} nicht da</translation>
    </message>
    <message>
        <source>Title, players or agreements changed</source>
        <extracomment>What was done to a list, where it is not kept what exactly</extracomment>
        <translation>Titel, Spieler oder Vereinbarungen geändert</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <extracomment>A change of the list was taken back; {what} says which</extracomment>
        <translation>Rückgängig: {what}</translation>
    </message>
    <message>
        <source>Redone: {what}</source>
        <extracomment>A change of the list was made again; {what} says which</extracomment>
        <translation>Wiederholt: {what}</translation>
    </message>
    <message>
        <source>New at the table: {name}</source>
        <extracomment>A fourth player sits down at a list of three</extracomment>
        <translation>Neu am Tisch: {name}</translation>
    </message>
    <message>
        <source>New name of {before}: {after}</source>
        <extracomment>A player of the list is called otherwise from now on; right also of &quot;You&quot;</extracomment>
        <translation>{before} heißt jetzt {after}</translation>
    </message>
    <message>
        <source>Away from game {k} on: {name}</source>
        <extracomment>A player of four who is away; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>Ab Spiel {k} nicht da: {name}</translation>
    </message>
    <message>
        <source>There again from game {k} on: {name}</source>
        <extracomment>A player of four who was away; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>Ab Spiel {k} wieder da: {name}</translation>
    </message>
    <message>
        <source>{now} (before: {was})</source>
        <extracomment>Something of a list was changed: &quot;Length: 48 games (before: 36 games)&quot;</extracomment>
        <translation>{now} (vorher: {was})</translation>
    </message>
    <message>
        <source>Changed in the rules: {what}</source>
        <extracomment>The players&apos; own rules of a list were changed; {what} names the switches, as in the dialog of the rules</extracomment>
        <translation>In den Regeln geändert: {what}</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>New series</source>
        <extracomment>home page, beside another button: at most about 14 letters</extracomment>
        <translation>Neue Serie</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>home page: button that opens the dialog for a new series</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>New series, for three or four</source>
        <translation>Neue Serie, zu dritt oder zu viert</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>home page: button that opens the page with first game, exercises and guide</extracomment>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Step by step</source>
        <extracomment>home page, beside another button: at most about 16 letters</extracomment>
        <translation>Von Anfang an</translation>
    </message>
    <message>
        <source>A first game, exercises, the guide</source>
        <translation>Ein erstes Spiel, Übungen, die Anleitung</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>home page: button that opens the lists of games played with real cards</extracomment>
        <translation>Spielliste</translation>
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
        <translation>Weiter mit der Liste</translation>
    </message>
    <message>
        <source>For your own table</source>
        <translation>Für euren Tisch</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>home page: button that opens the page with charts and averages</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>How you play</source>
        <translation>Wie du spielst</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <extracomment>home page: button that opens the puzzle that comes next</extracomment>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>The cards are shuffled, and somebody is waiting at the table</source>
        <translation>Die Karten sind gemischt, und am Tisch wartet schon jemand</translation>
    </message>
    <message>
        <source>Your list waits for its next game</source>
        <translation>Eure Liste wartet auf das nächste Spiel</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Was die Karten zählen</translation>
    </message>
    <message>
        <source>{all} card points in all, {won} win</source>
        <translation>{all} Augen insgesamt, {won} gewinnen</translation>
    </message>
    <message>
        <source>The highest trumps, in this order: ♣ ♠ ♥ ♦</source>
        <translation>Die höchsten Trümpfe, in dieser Reihenfolge: ♣ ♠ ♥ ♦</translation>
    </message>
    <message>
        <source>The strong players are being prepared, this once; until then others sit in for them</source>
        <translation>Die starken Spieler werden vorbereitet, nur dieses eine Mal; so lange springen andere ein</translation>
    </message>
    <message>
        <source>Version {version} · free software · all keys: {keys}</source>
        <translation>Version {version} · freie Software · alle Tasten: {keys}</translation>
    </message>
    <message>
        <source>New to Skat? Begin here</source>
        <extracomment>home page, below &quot;Learn&quot;, at the first start</extracomment>
        <translation>Neu beim Skat? Hier geht es los</translation>
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
        <translation>Zur nächsten Schaltfläche oder Liste</translation>
    </message>
    <message>
        <source>Press the button</source>
        <extracomment>sheet of keys: does what the button with the frame says</extracomment>
        <translation>Schaltfläche drücken</translation>
    </message>
    <message>
        <source>Close a dialog</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Dialog schließen</translation>
    </message>
    <message>
        <source>Home page: go on playing</source>
        <extracomment>sheet of keys: what the large door on the home page does</extracomment>
        <translation>Startseite: weiterspielen</translation>
    </message>
    <message>
        <source>Home page: to its large buttons</source>
        <extracomment>sheet of keys: the large buttons are play, learn, score sheet, statistics, next puzzle</extracomment>
        <translation>Startseite: zu den großen Feldern</translation>
    </message>
    <message>
        <source>Move along the hand</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Im Blatt wandern</translation>
    </message>
    <message>
        <source>To the first or last card</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Zur ersten oder letzten Karte</translation>
    </message>
    <message>
        <source>Move the card in the hand</source>
        <extracomment>sheet of keys: puts the card one place further in the hand</extracomment>
        <translation>Karte im Blatt verschieben</translation>
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
        <source>Bidding: hold, or the next value</source>
        <extracomment>sheet of keys: says yes to a bid, or bids the next value</extracomment>
        <translation>Reizen: halten oder nächster Wert</translation>
    </message>
    <message>
        <source>Bidding: pass</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Reizen: passen</translation>
    </message>
    <message>
        <source>Bidding: from game to game</source>
        <extracomment>sheet of keys: the list of games beside the bidding</extracomment>
        <translation>Reizen: von Spiel zu Spiel</translation>
    </message>
    <message>
        <source>Discard: take a card back</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Drücken: Karte zurücknehmen</translation>
    </message>
    <message>
        <source>Announcing: choose the game</source>
        <extracomment>sheet of keys: the keys are 1 to 6</extracomment>
        <translation>Ansagen: Spiel wählen</translation>
    </message>
    <message>
        <source>Announcing: back to the discards</source>
        <extracomment>sheet of keys: from choosing the game back to the two cards put away</extracomment>
        <translation>Ansagen: zurück zum Drücken</translation>
    </message>
    <message>
        <source>From answer to answer</source>
        <extracomment>sheet of keys: between the buttons of what is asked over the table
----------
sheet of keys: score sheet</extracomment>
        <translation>Von Antwort zu Antwort</translation>
    </message>
    <message>
        <source>List: explain the value</source>
        <extracomment>sheet of keys: a line of the list beside the table</extracomment>
        <translation>Liste: Wert erklären</translation>
    </message>
    <message>
        <source>Enter a game: the keys under the answers</source>
        <extracomment>sheet of keys: tells what was played; the keys stand under the answers</extracomment>
        <translation>Spiel eingeben: Tasten unter den Antworten</translation>
    </message>
    <message>
        <source>Write the game down</source>
        <extracomment>sheet of keys: score sheet; the result told last, won if nothing is told</extracomment>
        <translation>Spiel eintragen</translation>
    </message>
    <message>
        <source>One answer back</source>
        <extracomment>sheet of keys: score sheet</extracomment>
        <translation>Eine Antwort zurück</translation>
    </message>
    <message>
        <source>Start the entry again, leave a game</source>
        <extracomment>sheet of keys: score sheet</extracomment>
        <translation>Eingabe neu beginnen, Spiel verlassen</translation>
    </message>
    <message>
        <source>Preview: page by page</source>
        <extracomment>sheet of keys: score sheet, the list as it will be printed</extracomment>
        <translation>Vorschau: Seite um Seite</translation>
    </message>
    <message>
        <source>Preview: beginning, end</source>
        <extracomment>sheet of keys: score sheet, the list as it will be printed</extracomment>
        <translation>Vorschau: Anfang, Ende</translation>
    </message>
    <message>
        <source>Puzzle: open all hands after the answer</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Aufgabe: nach der Lösung Blätter aufdecken</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>sheet of keys: score sheet, making a deal</extracomment>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo what was taken back</source>
        <extracomment>sheet of keys: score sheet, making a deal</extracomment>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>To the games</source>
        <extracomment>sheet of keys: score sheet, the keyboard goes to the games written down</extracomment>
        <translation>Zu den Spielen</translation>
    </message>
    <message>
        <source>Next page of a dialog</source>
        <extracomment>sheet of keys: settings and other dialogs have several pages</extracomment>
        <translation>Nächste Seite eines Dialogs</translation>
    </message>
    <message>
        <source>Hurry the cards, clear the trick</source>
        <extracomment>sheet of keys: cards on their way are there at once; a trick that lies complete goes to who took it</extracomment>
        <translation>Karten beschleunigen, Stich wegräumen</translation>
    </message>
    <message>
        <source>Say Kontra or Re</source>
        <extracomment>sheet of keys: Kontra doubles the score, Re doubles it again</extracomment>
        <translation>Kontra oder Re sagen</translation>
    </message>
    <message>
        <source>To the entry</source>
        <extracomment>sheet of keys: score sheet, the keyboard goes to where games are told</extracomment>
        <translation>Zur Eingabe</translation>
    </message>
    <message>
        <source>A player: there or away</source>
        <extracomment>sheet of keys: score sheet, the menu of a player; the keys are Alt+1 to Alt+4</extracomment>
        <translation>Ein Spieler: da oder nicht da</translation>
    </message>
    <message>
        <source>New list</source>
        <extracomment>sheet of keys: begins a new score list</extracomment>
        <translation>Neue Liste</translation>
    </message>
    <message>
        <source>Search the lists</source>
        <extracomment>sheet of keys: score sheet, the keyboard goes to the search in the shelf</extracomment>
        <translation>Listen durchsuchen</translation>
    </message>
    <message>
        <source>Change the game</source>
        <extracomment>sheet of keys: a game of the score sheet</extracomment>
        <translation>Spiel ändern</translation>
    </message>
    <message>
        <source>Changing: enter the game anew</source>
        <extracomment>sheet of keys: score sheet, while a game is changed: empties the entry</extracomment>
        <translation>Ändern: Spiel neu eingeben</translation>
    </message>
    <message>
        <source>Changing: to player and game</source>
        <extracomment>sheet of keys: score sheet, while a game is changed: leads to answers that keys then tell again</extracomment>
        <translation>Ändern: zu Spieler und Spiel</translation>
    </message>
    <message>
        <source>Insert a game before it</source>
        <extracomment>sheet of keys: a game of the score sheet</extracomment>
        <translation>Spiel davor einfügen</translation>
    </message>
    <message>
        <source>Move the game</source>
        <extracomment>sheet of keys: a game of the score sheet</extracomment>
        <translation>Spiel verschieben</translation>
    </message>
    <message>
        <source>Delete the game or the list</source>
        <extracomment>sheet of keys: a game of the score sheet, or a list of the shelf</extracomment>
        <translation>Spiel oder Liste löschen</translation>
    </message>
    <message>
        <source>Menu of the game or the list</source>
        <extracomment>sheet of keys: a game of the score sheet, or a list of the shelf; a remark is written from its menu alone</extracomment>
        <translation>Menü von Spiel oder Liste</translation>
    </message>
    <message>
        <source>Print the list</source>
        <extracomment>sheet of keys: score sheet</extracomment>
        <translation>Liste drucken</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <extracomment>sheet of keys: score sheet, all games to the clipboard</extracomment>
        <translation>Die Liste kopieren</translation>
    </message>
    <message>
        <source>Large sheet: full screen</source>
        <extracomment>sheet of keys: the sheet in large figures, in a window of its own</extracomment>
        <translation>Große Liste: Vollbild</translation>
    </message>
    <message>
        <source>From value to value of a chart</source>
        <extracomment>sheet of keys: statistics</extracomment>
        <translation>Im Diagramm von Wert zu Wert</translation>
    </message>
    <message>
        <source>The game behind the value</source>
        <extracomment>sheet of keys: statistics</extracomment>
        <translation>Spiel hinter dem Wert</translation>
    </message>
    <message>
        <source>One card back or on</source>
        <extracomment>sheet of keys: a deal under review</extracomment>
        <translation>Eine Karte zurück oder vor</translation>
    </message>
    <message>
        <source>One trick back or on</source>
        <extracomment>sheet of keys: a deal under review</extracomment>
        <translation>Einen Stich zurück oder vor</translation>
    </message>
    <message>
        <source>To the beginning or the end of the deal</source>
        <extracomment>sheet of keys: a deal under review</extracomment>
        <translation>Zum Anfang oder Ende des Spiels</translation>
    </message>
    <message>
        <source>Play from here</source>
        <extracomment>sheet of keys: a deal under review</extracomment>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>From move to move, from game to game</source>
        <extracomment>sheet of keys: a deal under review, in the list of moves or the contract table</extracomment>
        <translation>Von Zug zu Zug, von Spiel zu Spiel</translation>
    </message>
    <message>
        <source>Learning: from card to card</source>
        <extracomment>sheet of keys: learning from mistakes, along the hand</extracomment>
        <translation>Fehler: von Karte zu Karte</translation>
    </message>
    <message>
        <source>Learning: try the card</source>
        <extracomment>sheet of keys: learning from mistakes</extracomment>
        <translation>Fehler: Karte probieren</translation>
    </message>
    <message>
        <source>Learning: try the first to tenth card</source>
        <extracomment>sheet of keys: learning from mistakes; the keys are 1 to 9 and 0</extracomment>
        <translation>Fehler: Karte 1 bis 10 probieren</translation>
    </message>
    <message>
        <source>Learn: to its large buttons</source>
        <extracomment>sheet of keys: the large buttons of the page &quot;Learn&quot;</extracomment>
        <translation>Lernen: zu den großen Feldern</translation>
    </message>
    <message>
        <source>Give an answer, choose a card</source>
        <extracomment>sheet of keys: one of several answers, or a card of the hand</extracomment>
        <translation>Antwort geben, Karte wählen</translation>
    </message>
    <message>
        <source>From card to card</source>
        <extracomment>sheet of keys: exercises and puzzles
----------
sheet of keys: making a deal</extracomment>
        <translation>Von Karte zu Karte</translation>
    </message>
    <message>
        <source>Check the answer, go on</source>
        <extracomment>sheet of keys: exercises and puzzles</extracomment>
        <translation>Antwort prüfen, weiter</translation>
    </message>
    <message>
        <source>Puzzle: try again</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Aufgabe: noch einmal</translation>
    </message>
    <message>
        <source>Puzzle: show the answer</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Aufgabe: Lösung zeigen</translation>
    </message>
    <message>
        <source>Guide: search</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Anleitung: suchen</translation>
    </message>
    <message>
        <source>Guide: to the next place found</source>
        <extracomment>sheet of keys: to the place found next, with Shift to the one before</extracomment>
        <translation>Anleitung: zur nächsten Fundstelle</translation>
    </message>
    <message>
        <source>Guide: back and on</source>
        <extracomment>sheet of keys: the chapters read before</extracomment>
        <translation>Anleitung: zurück und vor</translation>
    </message>
    <message>
        <source>Guide: larger, smaller</source>
        <extracomment>sheet of keys: the letters of the guide</extracomment>
        <translation>Anleitung: größer, kleiner</translation>
    </message>
    <message>
        <source>Leave the page</source>
        <extracomment>sheet of keys: back to where one came from</extracomment>
        <translation>Seite verlassen</translation>
    </message>
    <message>
        <source>Choose a hand, or put the card there</source>
        <extracomment>sheet of keys: making a deal; three hands and the skat</extracomment>
        <translation>Blatt wählen oder Karte dorthin legen</translation>
    </message>
    <message>
        <source>Give the card to the hand</source>
        <extracomment>sheet of keys: making a deal; the hand is the one chosen</extracomment>
        <translation>Karte dem Blatt geben</translation>
    </message>
    <message>
        <source>Take the card from the hand</source>
        <extracomment>sheet of keys: making a deal</extracomment>
        <translation>Karte dem Blatt nehmen</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <extracomment>sheet of keys: making a deal; every card that lies nowhere yet is dealt at random</extracomment>
        <translation>Rest verteilen</translation>
    </message>
    <message>
        <source>Copy the number of the deal</source>
        <extracomment>sheet of keys: making a deal</extracomment>
        <translation>Nummer der Verteilung kopieren</translation>
    </message>
    <message>
        <source>Paste a deal</source>
        <extracomment>sheet of keys: making a deal; its text or its number lies on the clipboard</extracomment>
        <translation>Verteilung einfügen</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>First game</source>
        <extracomment>page of learning: a whole game at the table in which every step is explained</extracomment>
        <translation>Erstes Spiel</translation>
    </message>
    <message>
        <source>A whole deal, every step explained as it comes</source>
        <translation>Ein ganzes Spiel, jeder Schritt wird erklärt</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>page of learning: questions about the game with answers</extracomment>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>Short questions about hands, tricks and scores</source>
        <translation>Kurze Fragen zu Blättern, Stichen und Werten</translation>
    </message>
    <message>
        <source>Guide</source>
        <extracomment>page of learning: opens the guide to the game</extracomment>
        <translation>Anleitung</translation>
    </message>
    <message>
        <source>The rules and how to play well, to read and to search</source>
        <translation>Die Regeln und wie man gut spielt, zum Lesen und Suchen</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>title of the page with first game, exercises and guide</extracomment>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Learn Skat</source>
        <translation>Skat lernen</translation>
    </message>
    <message>
        <source>Try things out, take them back, ask again</source>
        <translation>Probier aus, nimm zurück, frag noch einmal</translation>
    </message>
</context>
<context>
    <name>LearnRoom</name>
    <message>
        <source>Next explanation</source>
        <extracomment>command: the next page of an explanation</extracomment>
        <translation>Nächste Erklärung</translation>
    </message>
    <message>
        <source>Previous explanation</source>
        <extracomment>command: the page before of an explanation</extracomment>
        <translation>Vorige Erklärung</translation>
    </message>
    <message>
        <source>End the explanations</source>
        <extracomment>command: the deal goes on without explanations</extracomment>
        <translation>Erklärungen beenden</translation>
    </message>
</context>
<context>
    <name>Length</name>
    <message>
        <source>Everybody deals equally often: at this table {k} or {n} games</source>
        <translation>Alle geben gleich oft: an diesem Tisch {k} oder {n} Spiele</translation>
    </message>
    <message>
        <source>Other</source>
        <extracomment>length of a series: a number to be typed</extracomment>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Anzahl der Spiele</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Learn from mistakes</source>
        <translation>Aus Fehlern lernen</translation>
    </message>
    <message>
        <source>Mistake {k} of {n} · {solved} answered correctly</source>
        <extracomment>{k} of {n} mistakes; {solved} of them were answered rightly</extracomment>
        <translation>Fehler {k} von {n} · {solved} richtig gelöst</translation>
    </message>
    <message>
        <source>In the deal: {move}</source>
        <extracomment>what was done in the deal: &quot;You played: ten of hearts&quot;</extracomment>
        <translation>Im Spiel: {move}</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Back to the deal</source>
        <extracomment>button: back to the deal under review</extracomment>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>button: go to the next mistake without an answer</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>It is your turn. Which card do you play? Click it, or use the arrow keys and Enter</source>
        <translation>Du bist dran. Welche Karte spielst du? Klick sie an, oder nimm Pfeiltasten und Eingabetaste</translation>
    </message>
    <message>
        <source>Which two cards do you put away? Click both, or use the arrow keys and Enter</source>
        <translation>Welche zwei Karten drückst du? Klick beide an, oder nimm Pfeiltasten und Eingabetaste</translation>
    </message>
    <message>
        <source>Which game do you announce?</source>
        <translation>Welches Spiel sagst du an?</translation>
    </message>
    <message>
        <source>What do you say in the bidding?</source>
        <translation>Was sagst du beim Reizen?</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Was tust du?</translation>
    </message>
    <message>
        <source>The review is not complete yet</source>
        <translation>Die Analyse ist noch nicht fertig</translation>
    </message>
    <message>
        <source>No mistakes: you did well. Above you can choose another player</source>
        <extracomment>there is nothing to learn; the seat of another player can be chosen at the top of the page</extracomment>
        <translation>Keine Fehler: Das hast du gut gemacht. Oben kannst du einen anderen Platz wählen</translation>
    </message>
    <message>
        <source>No mistakes: {name} did well. Above you can choose another player</source>
        <translation>Keine Fehler: {name} hat gut gespielt. Oben kannst du einen anderen Platz wählen</translation>
    </message>
    <message>
        <source>That was all: {right} of {total} answered correctly</source>
        <translation>Das war alles: {right} von {total} richtig gelöst</translation>
    </message>
    <message>
        <source>{move}: one moment…</source>
        <translation>{move}: einen Moment&#xa0;…</translation>
    </message>
    <message>
        <source>{move}: right</source>
        <translation>{move}: richtig</translation>
    </message>
    <message>
        <source>{move}: better, but not the best. Try again</source>
        <translation>{move}: besser, aber nicht das Beste. Versuch es noch einmal</translation>
    </message>
    <message>
        <source>{move}: this is what happened in the deal. Look for something better</source>
        <translation>{move}: So war es im Spiel. Such etwas Besseres</translation>
    </message>
    <message>
        <source>{move}: no. Try again</source>
        <translation>{move}: nein. Versuch es noch einmal</translation>
    </message>
    <message>
        <source>Best: {move}</source>
        <extracomment>{move} would have been best</extracomment>
        <translation>Am besten: {move}</translation>
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
    <name>ListDialog</name>
    <message>
        <source>Nobody</source>
        <extracomment>In a list of the players: all are there, nobody is away</extracomment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Two players are called {name}</source>
        <translation>Zwei am Tisch heißen {name}</translation>
    </message>
    <message>
        <source>Every player needs a name</source>
        <translation>Alle am Tisch brauchen einen Namen</translation>
    </message>
    <message>
        <source>Somebody would have played while sitting out</source>
        <translation>Dann hätte jemand gespielt, der als Geber aussetzt</translation>
    </message>
    <message>
        <source>The stake is an amount of money for one point, such as {example}</source>
        <translation>Der Einsatz ist ein Geldbetrag je Punkt, zum Beispiel {example}</translation>
    </message>
    <message>
        <source>New score list</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Neue Spielliste</translation>
    </message>
    <message>
        <source>Details of the list</source>
        <translation>Angaben zur Liste</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>what a score list is called</extracomment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>where people play</extracomment>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>how many play at the table</extracomment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Spieler, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Gibt zuerst</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>how a list counts: classic, Seeger-Fabian, Bierlachs</extracomment>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>how many games a list has</extracomment>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Stake for one point</source>
        <extracomment>money for one point</extracomment>
        <translation>Einsatz je Punkt</translation>
    </message>
    <message>
        <source>Away from the next game on</source>
        <extracomment>at a table of four: the player who is not there from the next game on, or nobody</extracomment>
        <translation>Ab dem nächsten Spiel nicht da</translation>
    </message>
    <message>
        <source>Thursday round</source>
        <extracomment>shown in the empty field for a title</extracomment>
        <translation>Donnerstagsrunde</translation>
    </message>
    <message>
        <source>may stay empty</source>
        <extracomment>shown in the empty field for the place where people play; may stay empty</extracomment>
        <translation>darf leer bleiben</translation>
    </message>
    <message>
        <source>no money</source>
        <translation>kein Geld</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>pattern of a date in a field: d is the day, MMMM the month, yyyy the year; German &quot;d. MMMM yyyy&quot;</extracomment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>Player {k}</source>
        <translation>Spieler {k}</translation>
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
        <source>A game was dealt out of turn: every game keeps its dealer</source>
        <translation>Ein Spiel wurde außer der Reihe gegeben: Jedes Spiel behält seinen Geber</translation>
    </message>
    <message>
        <source>The rules stay as they were at the first game</source>
        <translation>Die Regeln bleiben so, wie sie beim ersten Spiel waren</translation>
    </message>
    <message>
        <source>Currency</source>
        <extracomment>for screen readers: the sign of the money people play for</extracomment>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>button: begins a new score list</extracomment>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>button: keeps the changed details of a list</extracomment>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>ListFigures</name>
    <message>
        <source>Total</source>
        <extracomment>guide: last row of a list</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Settled</source>
        <extracomment>guide: row of a list: what each player gets or pays at a stake of 1 for a point</extracomment>
        <translation>Abgerechnet</translation>
    </message>
    <message>
        <source>{name}: {contract}</source>
        <extracomment>guide: a game in a list: who declared it, and which game</extracomment>
        <translation>{name}: {contract}</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>guide: row of a table: what the players of a Ramsch have taken</extracomment>
        <translation>Augen</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>guide: row of a table: what the players of a Ramsch write down</extracomment>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>guide: a rule that is in force</extracomment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>guide: a rule that is not in force</extracomment>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>ListFiles</name>
    <message>
        <source>The list on paper (*.pdf)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Die Liste auf Papier (*.pdf)</translation>
    </message>
    <message>
        <source>Export the list</source>
        <extracomment>title of a dialog that asks for a file to write</extracomment>
        <translation>Liste exportieren</translation>
    </message>
    <message>
        <source>Score lists (*.json *.csv)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Spiellisten (*.json *.csv)</translation>
    </message>
    <message>
        <source>Import a list</source>
        <extracomment>title of a dialog that asks for a file to read</extracomment>
        <translation>Liste importieren</translation>
    </message>
    <message>
        <source>Skatdesk list, with everything (*.json)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Skatdesk-Liste, mit allem (*.json)</translation>
    </message>
    <message>
        <source>Columns of the official list (*.csv)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Spalten der offiziellen Liste (*.csv)</translation>
    </message>
    <message>
        <source>This list does not fit into the official columns. Export it as JSON</source>
        <extracomment>a list that holds something the official columns have no room for; CSV and JSON are kinds of files</extracomment>
        <translation>Diese Liste passt nicht in die offiziellen Spalten. Exportiere sie als JSON</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Gespeichert: {path}</translation>
    </message>
    <message>
        <source>The printer refused. Is it switched on, and does it have paper?</source>
        <translation>Der Drucker nimmt den Auftrag nicht an. Ist er eingeschaltet, und hat er Papier?</translation>
    </message>
    <message>
        <source>This computer has no printer. Save the list as a PDF</source>
        <translation>Dieser Computer hat keinen Drucker. Die Liste lässt sich als PDF speichern</translation>
    </message>
    <message>
        <source>{path} cannot be read. Is the file still there, and are you allowed to open it?</source>
        <translation>{path} ist nicht lesbar. Ist die Datei noch da, und darfst du sie öffnen?</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}. This file was not imported</source>
        <extracomment>a file of a list cannot be read; {what} says why. Nothing has been changed by it</extracomment>
        <translation>{file}, Zeile {line}: {what}. Diese Datei wurde nicht importiert</translation>
    </message>
    <message>
        <source>the file cannot be read here: a bracket, a comma or a quotation mark is missing, or there is one too many</source>
        <translation>Die Datei ist hier nicht lesbar; eine Klammer, ein Komma oder ein Anführungszeichen fehlt oder ist zu viel</translation>
    </message>
    <message>
        <source>this is not text in {detail}. Save the file as {detail}</source>
        <extracomment>{detail} is how letters are written into a file: UTF-8</extracomment>
        <translation>Das ist kein Text in {detail}. Speichere die Datei als {detail}</translation>
    </message>
    <message>
        <source>this is a file of another program. A spreadsheet can save the list as CSV</source>
        <extracomment>what was to be a list is no text at all; CSV is a kind of file</extracomment>
        <translation>Das ist eine Datei eines anderen Programms. Eine Tabellenkalkulation kann die Liste als CSV speichern</translation>
    </message>
    <message>
        <source>the file is too large for a score list</source>
        <translation>Die Datei ist für eine Spielliste zu groß</translation>
    </message>
    <message>
        <source>this is not a score list that this Skatdesk can read. Such a list begins with {detail}</source>
        <extracomment>{detail} is how such a file begins</extracomment>
        <translation>Das ist keine Spielliste, die dieses Skatdesk lesen kann. Eine solche beginnt mit {detail}</translation>
    </message>
    <message>
        <source>the list is from a newer Skatdesk. Bring this one up to date to read it</source>
        <translation>Die Liste stammt aus einem neueren Skatdesk. Aktualisiere dieses, um sie zu lesen</translation>
    </message>
    <message>
        <source>this line must have {detail} columns, empty ones included</source>
        <extracomment>a line of a table; {detail} is a number</extracomment>
        <translation>Diese Zeile muss {detail} Spalten haben, leere mitgezählt</translation>
    </message>
    <message>
        <source>every player needs a name</source>
        <translation>Alle am Tisch brauchen einen Namen</translation>
    </message>
    <message>
        <source>two players are called {detail}</source>
        <translation>Zwei am Tisch heißen {detail}</translation>
    </message>
    <message>
        <source>there may be at most {detail} letters here</source>
        <extracomment>a text in a file is too long; {detail} is a number</extracomment>
        <translation>Hier dürfen höchstens {detail} Buchstaben stehen</translation>
    </message>
    <message>
        <source>a player&apos;s name has at most {detail} letters</source>
        <extracomment>{detail} is a number</extracomment>
        <translation>Ein Name hat höchstens {detail} Buchstaben</translation>
    </message>
    <message>
        <source>the rules of this list are for {detail} players</source>
        <extracomment>{detail} is how many: 3 or 3 / 4</extracomment>
        <translation>Die Regeln dieser Liste gelten an einem Tisch mit {detail} Spielern</translation>
    </message>
    <message>
        <source>whoever sits out or is away at a table of four cannot go here</source>
        <extracomment>something is written for somebody without cards</extracomment>
        <translation>Wer am Vierertisch aussetzt oder nicht da ist, kann hier nicht stehen</translation>
    </message>
    <message>
        <source>{detail} is missing</source>
        <translation>{detail} fehlt</translation>
    </message>
    <message>
        <source>{detail} is not known here</source>
        <translation>{detail} ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>there is no such day</source>
        <translation>Diesen Tag gibt es nicht</translation>
    </message>
    <message>
        <source>this should look like {detail}</source>
        <translation>sollte aussehen wie {detail}</translation>
    </message>
    <message>
        <source>possible are {detail}</source>
        <translation>zulässig sind {detail}</translation>
    </message>
    <message>
        <source>there must be {detail} values here</source>
        <extracomment>{detail} is how many: 3, or 3 … 4</extracomment>
        <translation>Hier müssen {detail} Werte stehen</translation>
    </message>
    <message>
        <source>this does not fit the rest: it should be {detail}</source>
        <extracomment>{detail} is what should stand there instead: a number, a word, &quot;≠ 0&quot;, &quot;–&quot; for nothing</extracomment>
        <translation>passt nicht zum Übrigen: Es müsste {detail} heißen</translation>
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
        <translation>Groß in eigenem Fenster zeigen</translation>
    </message>
    <message>
        <source>Details…</source>
        <extracomment>menu of a score list: title, players, stake …</extracomment>
        <translation>Angaben&#xa0;…</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>menu of a score list: every change of it</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>New list with these players</source>
        <extracomment>menu of a score list: the same players and agreements, no games</extracomment>
        <translation>Neue Liste mit diesen Spielern</translation>
    </message>
    <message>
        <source>Duplicate with all games</source>
        <extracomment>menu of a score list: a second one with the same games</extracomment>
        <translation>Mit allen Spielen duplizieren</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Put into the archive</source>
        <extracomment>menu of a score list: put it into the archive</extracomment>
        <translation>Ins Archiv legen</translation>
    </message>
    <message>
        <source>Back on the shelf</source>
        <extracomment>menu of a score list: bring it back from the archive</extracomment>
        <translation>Aus dem Archiv holen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
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
    <name>ListSystems</name>
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
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>Of a list of games: all are written</extracomment>
        <translation>beendet</translation>
    </message>
    <message>
        <source>game {k}</source>
        <extracomment>The game that is due in a list without end</extracomment>
        <translation>Spiel {k}</translation>
    </message>
    <message>
        <source>game {k} of {n}</source>
        <extracomment>The game that is due in a list</extracomment>
        <translation>Spiel {k} von {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <comment>in a score list</comment>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>{k} of {n}</source>
        <extracomment>How many games of a list are written: &quot;24 of 36&quot;</extracomment>
        <translation>{k} von {n}</translation>
    </message>
    <message>
        <source>This moves Bock rounds. Later games keep the factor they were written with until changed</source>
        <translation>Damit verschieben sich Bockrunden. Spätere Spiele behalten den Faktor, mit dem sie eingetragen sind, bis du sie änderst</translation>
    </message>
    <message>
        <source>This moves the turn to deal. Later games keep the dealers they were written with</source>
        <translation>Damit verschiebt sich, wer gibt. Spätere Spiele behalten den Geber, mit dem sie eingetragen sind</translation>
    </message>
    <message>
        <source>A Bock or Ramsch round is not played out: the list can be made longer in its details</source>
        <translation>Eine Bock- oder Ramschrunde ist nicht ausgespielt: In den Angaben lässt sich die Liste verlängern</translation>
    </message>
</context>
<context>
    <name>Lying</name>
    <message>
        <source>{claimed}: no play can change that · click or press Enter to go on</source>
        <extracomment>{claimed} is &quot;Ben claims the remaining tricks&quot;; Ben&apos;s cards lie open until then</extracomment>
        <translation>{claimed}: Daran ändert keine Spielweise mehr etwas · weiter mit Klick oder Eingabetaste</translation>
    </message>
    <message>
        <source>{taken} · click or press Enter to go on</source>
        <extracomment>{taken} is &quot;Ben takes the trick&quot;; the trick lies until then</extracomment>
        <translation>{taken} · weiter mit Klick oder Eingabetaste</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Deals and files</source>
        <extracomment>menu: deals of one&apos;s own choice, games read from files and written to them</extracomment>
        <translation>Verteilungen und Dateien</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>menu: how everything looks: language, cards, colours, full screen</extracomment>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>New series…</source>
        <translation>Neue Serie&#xa0;…</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>menu: back to the first page</extracomment>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>menu: to the page with first game, exercises and guide</extracomment>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>menu: to the lists of games played with real cards</extracomment>
        <translation>Spielliste</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>menu: to the page with charts and averages</extracomment>
        <translation>Statistik</translation>
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
        <source>To the result</source>
        <extracomment>command and button of who sits out at a table of four: the deal is played to its end without a pause</extracomment>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Nummer der Verteilung kopieren</translation>
    </message>
    <message>
        <source>Score list beside the table</source>
        <translation>Spielliste neben dem Tisch</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>menu: opens the dialog of all options</extracomment>
        <translation>Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Guide</source>
        <extracomment>menu: opens the window of the guide, at the chapter that belongs to this place</extracomment>
        <translation>Anleitung</translation>
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
    <name>Marks</name>
    <message>
        <source>Hint</source>
        <extracomment>On a tab at a card of the hand, at most about eight letters</extracomment>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>End of the deal</source>
        <extracomment>last row of the list of moves</extracomment>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>{move}, turning point</source>
        <extracomment>read aloud behind a move after which the other side wins</extracomment>
        <translation>{move}, Wendepunkt</translation>
    </message>
</context>
<context>
    <name>NewSeriesDialog</name>
    <message>
        <source>Copied: whoever begins with this number gets the same deals</source>
        <translation>Kopiert: Wer mit dieser Nummer beginnt, bekommt die gleichen Verteilungen</translation>
    </message>
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
        <source>Scoring</source>
        <extracomment>how a list counts: classic, Seeger-Fabian, Bierlachs</extracomment>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>where the deals of a series come from</extracomment>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Own rules…</source>
        <extracomment>choice of rules: opens a dialog with every switch</extracomment>
        <translation>Eigene Regeln&#xa0;…</translation>
    </message>
    <message>
        <source>For practice: with hints and taking back, outside the statistics</source>
        <extracomment>switch: a series with help</extracomment>
        <translation>Zur Übung: mit Tipps und Zurücknehmen, ohne Statistik</translation>
    </message>
    <message>
        <source>Starting ends the series you are playing</source>
        <translation>Mit dem Start endet die Serie, die du gerade spielst</translation>
    </message>
    <message>
        <source>One deal by its number…</source>
        <translation>Eine Verteilung nach Nummer&#xa0;…</translation>
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
        <source>The same number deals the same cards: share it and compare your lists</source>
        <translation>Gleiche Nummer, gleiche Karten: Gib sie weiter und vergleicht eure Listen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Skatdesk, series number {number}: {rules}, {length}, {scoring}, {players} players</source>
        <extracomment>an invitation to be sent to friends: {rules} &quot;Official rules&quot;, {length} &quot;36 games&quot;, {scoring} &quot;Seeger-Fabian&quot;; {number} fixes the deals</extracomment>
        <translation>Skatdesk, Serie Nummer {number}: {rules}, {length}, {scoring}, {players} Spieler</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>button: begins the series</extracomment>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message numerus="yes">
        <source>{rules}, but for %n switch(es)</source>
        <extracomment>{rules} is the name of a rule set: &quot;Pub rules&quot;</extracomment>
        <translation>
            <numerusform>{rules}, bis auf %n Schalter</numerusform>
            <numerusform>{rules}, bis auf %n Schalter</numerusform>
        </translation>
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
    <name>NewSet</name>
    <message>
        <source>Which deals</source>
        <extracomment>what is asked: at random, by number, as last time, today&apos;s deals</extracomment>
        <translation>Welche Spiele</translation>
    </message>
    <message>
        <source>The same number deals the same cards: pass it on, and compare your results with your friends</source>
        <translation>Gleiche Nummer, gleiche Karten: Gib sie an Freunde weiter und vergleicht eure Ergebnisse</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <comment>length of a set</comment>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Length of the set</source>
        <translation>Länge des Satzes</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Mitspieler</translation>
    </message>
    <message>
        <source>New set</source>
        <extracomment>button: begins a new set of deals</extracomment>
        <translation>Neuer Satz</translation>
    </message>
    <message>
        <source>Today everybody gets these cards: compare your results with your friends</source>
        <translation>Heute bekommen alle diese Karten: Vergleicht unter Freunden eure Ergebnisse</translation>
    </message>
    <message>
        <source>Skatdesk, duplicate, number {number}: {boards}, {level}</source>
        <extracomment>an invitation to be sent to friends: {boards} &quot;12 deals&quot;, {level} &quot;Club player&quot;; {number} fixes the deals: the first figure after &quot;Skatdesk&quot;, where it is found when the invitation is pasted</extracomment>
        <translation>Skatdesk, Vergleichsspiel Nummer {number}: {boards}, {level}</translation>
    </message>
    <message>
        <source>Copied: whoever begins with this number gets the same deals</source>
        <translation>Kopiert: Wer mit dieser Nummer beginnt, bekommt die gleichen Verteilungen</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: takes a message away</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number}%</source>
        <extracomment>A share; put the sign where your language has it, with a narrow no-break space if it has one</extracomment>
        <translation>{number}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>Level of opponent {k}</source>
        <translation>Spielstärke von Mitspieler {k}</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>more</source>
        <extracomment>Button: shows the rarer particulars of a game</extracomment>
        <translation>mehr</translation>
    </message>
    <message>
        <source>passed in</source>
        <extracomment>Button: nobody bid, the deal was passed in</extracomment>
        <translation>eingepasst</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Button: the declarer won the game; it enters the game into the list</extracomment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Button: the declarer lost the game; it enters the game into the list</extracomment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>Button: writes the Ramsch, or the deal that was passed in, into the list</extracomment>
        <translation>Eintragen</translation>
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
        <translation>Abrechnen</translation>
    </message>
    <message>
        <source>Print</source>
        <extracomment>button: the list on paper</extracomment>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>button: the list as a file</extracomment>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>tool tip: a menu with everything else</extracomment>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Print preview</source>
        <extracomment>Title of a page: the list as it will be printed</extracomment>
        <translation>Druckvorschau</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <extracomment>button: writes the list on paper into a file; PDF is a kind of file</extracomment>
        <translation>Als PDF speichern&#xa0;…</translation>
    </message>
</context>
<context>
    <name>PaperWords</name>
    <message>
        <source>{amount} a point</source>
        <extracomment>On a printed list: how much money one point is; {amount} is &quot;0.01 €&quot;</extracomment>
        <translation>{amount} je Punkt</translation>
    </message>
    <message>
        <source>Players: {names}</source>
        <extracomment>On a printed list; {names} are all players of the list</extracomment>
        <translation>Spieler: {names}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a narrow column on a printed list: a player&apos;s points so far</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Head of a very narrow column on a printed list, written upwards: how many games somebody has won</extracomment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Head of a very narrow column on a printed list, written upwards: how many games somebody has lost</extracomment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>Carried forward</source>
        <extracomment>First line of a further page of a printed list: the points so far</extracomment>
        <translation>Übertrag</translation>
    </message>
    <message>
        <source>without {name}</source>
        <extracomment>Remark on games of a printed list of four: {name} was away; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>{name} nicht da</translation>
    </message>
    <message>
        <source>{remark}: {numbers}</source>
        <extracomment>A remark below a printed list: {remark} is for instance &quot;overbid&quot;, {numbers} are the numbers of the games</extracomment>
        <translation>{remark}: {numbers}</translation>
    </message>
    <message>
        <source>Remarks (by game) – {remarks}</source>
        <extracomment>Below a printed list; {remarks} are like &quot;overbid: 3, 12 · agreed at the table: 7&quot; with numbers of games</extracomment>
        <translation>Bemerkungen (nach Spielen) – {remarks}</translation>
    </message>
    <message>
        <source>agreed at the table</source>
        <extracomment>Remark on games of a printed list: the table agreed on the score</extracomment>
        <translation>am Tisch vereinbart</translation>
    </message>
    <message>
        <source>ended by an offence</source>
        <extracomment>Remark on games of a printed list: somebody broke a rule</extracomment>
        <translation>durch Regelverstoß beendet</translation>
    </message>
    <message>
        <source>overbid</source>
        <extracomment>Remark on games of a printed list: the bid was higher than the game&apos;s value</extracomment>
        <translation>überreizt</translation>
    </message>
    <message>
        <source>– deals and sits out</source>
        <extracomment>Explains the mark of the dealer, a dash, on a printed list of four players</extracomment>
        <translation>– gibt und setzt aus</translation>
    </message>
    <message>
        <source>Game points</source>
        <extracomment>Line below a printed list: sum of the games, without bonuses</extracomment>
        <translation>Spielpunkte</translation>
    </message>
    <message>
        <source>(won − lost) × {bonus}</source>
        <extracomment>Line below a printed list: games won minus games lost, times {bonus}</extracomment>
        <translation>(gewonnen − verloren) × {bonus}</translation>
    </message>
    <message>
        <source>Lost by others × {bonus}</source>
        <extracomment>Line below a printed list: games that other players declared and lost, times {bonus}</extracomment>
        <translation>Verlorene der Gegner × {bonus}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Line below a printed list: what counts in the end</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Line below a printed list: who is first, second, third</extracomment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Gets or pays</source>
        <extracomment>Line below a printed list: money, each with each</extracomment>
        <translation>Bekommt oder zahlt</translation>
    </message>
    <message>
        <source>Into the cash box</source>
        <extracomment>Line below a printed list: money for the common box</extracomment>
        <translation>In die Kasse</translation>
    </message>
    <message>
        <source>{payer} to {receiver}: {amount}</source>
        <extracomment>A payment, below a printed list; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>{payer} → {receiver}: {amount}</translation>
    </message>
    <message>
        <source>Signatures</source>
        <extracomment>On a printed list, over the lines on which the players sign</extracomment>
        <translation>Unterschriften</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <extracomment>At the foot of a printed page</extracomment>
        <translation>Seite {page} von {pages}</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>Also played as {names}</source>
        <extracomment>Names that were joined into one player; {names} is a list of them</extracomment>
        <translation>Spielte auch als {names}</translation>
    </message>
    <message>
        <source>There is a player of this name. Merge the two if they are the same person</source>
        <translation>Diesen Namen gibt es schon. Lege beide zusammen, wenn es dieselbe Person ist</translation>
    </message>
    <message>
        <source>These two sat at one table: they cannot be the same person</source>
        <translation>Diese beiden saßen an einem Tisch: Es kann nicht dieselbe Person sein</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Names in the statistics; lists and series keep the names they were written with</source>
        <translation>Namen in der Statistik; Listen und Serien behalten die Namen, mit denen sie geschrieben wurden</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>button: give the player this name</extracomment>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Merge</source>
        <extracomment>button: this player is the same person as the other one</extracomment>
        <translation>Zusammenlegen</translation>
    </message>
    <message>
        <source>Separate</source>
        <extracomment>button: the players are different persons again</extracomment>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>button: close the dialog</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>Merge into</source>
        <translation>Zusammenlegen mit</translation>
    </message>
</context>
<context>
    <name>PeriodDialog</name>
    <message>
        <source>From</source>
        <extracomment>over a field: the first day of a period</extracomment>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>over a field: the last day of a period</extracomment>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Show these games</source>
        <extracomment>button: show the games of this period</extracomment>
        <translation>Diese Spiele zeigen</translation>
    </message>
</context>
<context>
    <name>PlayDealDialog</name>
    <message>
        <source>Type the number of the deal</source>
        <translation>Gib die Nummer der Verteilung ein</translation>
    </message>
    <message>
        <source>Play a deal</source>
        <translation>Eine Verteilung spielen</translation>
    </message>
    <message>
        <source>For practice: it goes into no list. The series you are playing waits meanwhile</source>
        <translation>Zur Übung, ohne Liste. Deine laufende Serie wartet so lange</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Nummer der Verteilung</translation>
    </message>
    <message>
        <source>Your seat</source>
        <extracomment>which seat the user takes: forehand, middlehand or rearhand</extracomment>
        <translation>Dein Platz</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>such as {number}</source>
        <extracomment>shown in the empty field for the number of a deal</extracomment>
        <translation>zum Beispiel {number}</translation>
    </message>
    <message>
        <source>Choose the cards…</source>
        <extracomment>button: to the page where one chooses all cards of a deal</extracomment>
        <translation>Karten wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: deals these cards</extracomment>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>PlayOnButton</name>
    <message>
        <source>Play from here</source>
        <extracomment>button of the review: go on with the deal from the position shown, at the table, for practice</extracomment>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Goes on from here at the table, for practice: you play the hand at the bottom</source>
        <translation>Geht von hier aus am Tisch weiter, zur Übung: Du spielst das Blatt unten</translation>
    </message>
</context>
<context>
    <name>PlayerMenu</name>
    <message>
        <source>There</source>
        <extracomment>menu of a player in the score sheet: he is there in the game that is told</extracomment>
        <translation>Da</translation>
    </message>
    <message>
        <source>Away in game {k} only</source>
        <extracomment>menu of a player in the score sheet: away in game {k}, there again after it</extracomment>
        <translation>Nur in Spiel {k} nicht da</translation>
    </message>
    <message>
        <source>Away from game {k} on</source>
        <extracomment>menu of a player in the score sheet: away in game {k} and all that follow</extracomment>
        <translation>Ab Spiel {k} nicht da</translation>
    </message>
    <message>
        <source>Deals game {k}</source>
        <extracomment>menu of a player in the score sheet: this game was or is dealt by him, also out of turn</extracomment>
        <translation>Gibt Spiel {k}</translation>
    </message>
    <message>
        <source>Other names, a fourth player…</source>
        <translation>Andere Namen, ein vierter Spieler&#xa0;…</translation>
    </message>
    <message>
        <source>Other names…</source>
        <extracomment>menu of a player in the score sheet: opens the details of the list</extracomment>
        <translation>Andere Namen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>PracticeRoom</name>
    <message>
        <source>Leave this deal</source>
        <extracomment>command: ends a deal for practice before it is over, where nothing waits behind it</extracomment>
        <translation>Dieses Spiel verlassen</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>command and button: what a strong player would do</extracomment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Demo</source>
        <extracomment>command and button: the computer plays on for the user</extracomment>
        <translation>Vorspielen</translation>
    </message>
    <message>
        <source>With help this game becomes practice: it stays in the list, but not in the statistics</source>
        <translation>Mit Hilfe wird dieses Spiel zur Übung: Es bleibt in der Liste, zählt aber nicht in der Statistik</translation>
    </message>
    <message>
        <source>Play a deal by its number…</source>
        <translation>Verteilung nach Nummer spielen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Review again</source>
        <translation>Noch einmal analysieren</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Fortschritt der Analyse</translation>
    </message>
    <message>
        <source>The strong players are being prepared; the review begins then</source>
        <translation>Die starken Spieler werden vorbereitet; dann beginnt die Analyse</translation>
    </message>
    <message>
        <source>{k} of {n}</source>
        <translation>{k} von {n}</translation>
    </message>
    <message>
        <source>The review was broken off</source>
        <translation>Die Analyse wurde abgebrochen</translation>
    </message>
    <message>
        <source>This deal could not be reviewed</source>
        <translation>Dieses Spiel ließ sich nicht analysieren</translation>
    </message>
    <message>
        <source>The strong players cannot be prepared on this machine: there is no review</source>
        <translation>Die starken Spieler lassen sich auf diesem Rechner nicht vorbereiten: Es gibt keine Analyse</translation>
    </message>
</context>
<context>
    <name>PutAway</name>
    <message>
        <source>Put away</source>
        <extracomment>Head beside the two cards the declarer has put away</extracomment>
        <translation>Gedrückt</translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message>
        <source>There are no games of yours yet: play some first</source>
        <translation>Von dir gibt es noch keine Spiele: Spiel erst einige</translation>
    </message>
    <message>
        <source>The strong players cannot be prepared on this machine: no games can be searched</source>
        <translation>Die starken Spieler lassen sich auf diesem Rechner nicht vorbereiten: Spiele können nicht durchsucht werden</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles from your games cannot be read and are left out. Search your games again to find them anew</source>
        <translation>
            <numerusform>%n Aufgabe aus deinen Spielen ist nicht lesbar und fehlt hier. Durchsuche deine Spiele noch einmal, dann wird sie neu gefunden</numerusform>
            <numerusform>%n Aufgaben aus deinen Spielen sind nicht lesbar und fehlen hier. Durchsuche deine Spiele noch einmal, dann werden sie neu gefunden</numerusform>
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
            <numerusform>%n deiner Spiele ist nicht lesbar und wurde übergangen</numerusform>
            <numerusform>%n deiner Spiele sind nicht lesbar und wurden übergangen</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>page of learning: positions with one right answer</extracomment>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Find the right card, discard or bid; mistakes come again</source>
        <translation>Richtig spielen, drücken und reizen; Fehler kommen wieder</translation>
    </message>
</context>
<context>
    <name>PuzzleSheet</name>
    <message>
        <source>Put these away</source>
        <extracomment>button: these two cards go into the skat</extracomment>
        <translation>Diese drücken</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>button: tells the answer of a puzzle</extracomment>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>button: the next puzzle</extracomment>
        <translation>Weiter</translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <extracomment>puzzles that were tried before and come again today</extracomment>
        <translation>
            <numerusform>%n heute fällig</numerusform>
            <numerusform>%n heute fällig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>puzzles</comment>
        <extracomment>puzzles that were never tried</extracomment>
        <translation>
            <numerusform>%n neu</numerusform>
            <numerusform>%n neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <extracomment>on so many days in a row puzzles were tried; at least 2</extracomment>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>{right} of {all} solved first time</source>
        <translation>{right} von {all} auf Anhieb gelöst</translation>
    </message>
    <message>
        <source>No such puzzles</source>
        <extracomment>there are no puzzles of the kind and grade that were chosen</extracomment>
        <translation>Keine solchen Aufgaben</translation>
    </message>
    <message>
        <source>Choose another kind, or look for puzzles in your own games</source>
        <translation>Wähle eine andere Art, oder such Aufgaben in deinen eigenen Spielen</translation>
    </message>
    <message>
        <source>{kind} · {grade} · once more</source>
        <extracomment>above a puzzle: its kind and how hard it is; it was tried before</extracomment>
        <translation>{kind} · {grade} · noch einmal</translation>
    </message>
    <message>
        <source>{kind} · {grade}</source>
        <extracomment>above a puzzle: its kind and how hard it is</extracomment>
        <translation>{kind} · {grade}</translation>
    </message>
    <message>
        <source>Choose a card with the mouse, the number keys or the arrows</source>
        <translation>Wähle eine Karte mit der Maus, den Zifferntasten oder den Pfeilen</translation>
    </message>
    <message>
        <source>Choose two cards with the mouse, the number keys or the arrows</source>
        <translation>Wähle zwei Karten mit der Maus, den Zifferntasten oder den Pfeilen</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>a puzzle is solved</extracomment>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Not right</source>
        <extracomment>the answer to a puzzle is wrong</extracomment>
        <translation>Nicht richtig</translation>
    </message>
    <message>
        <source>Right answer: {answer}</source>
        <extracomment>{answer} is a card, two cards, a player, a number, or what to say in the bidding</extracomment>
        <translation>Richtig ist: {answer}</translation>
    </message>
    <message>
        <source>Tried before ({answer}): {reason}</source>
        <extracomment>under the right answer to a puzzle: {answer} was tried before and is worse, {reason} tells why</extracomment>
        <translation>Vorher versucht ({answer}): {reason}</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>Which card?</source>
        <extracomment>kind of puzzle: choose a card, seeing one&apos;s own hand</extracomment>
        <translation>Welche Karte?</translation>
    </message>
    <message>
        <source>Which card, hands open?</source>
        <extracomment>kind of puzzle: choose a card, seeing all hands</extracomment>
        <translation>Welche Karte, offen?</translation>
    </message>
    <message>
        <source>Which discard?</source>
        <extracomment>kind of puzzle: put two cards into the skat</extracomment>
        <translation>Was drücken?</translation>
    </message>
    <message>
        <source>Bid or pass?</source>
        <extracomment>kind of puzzle: bid on or pass</extracomment>
        <translation>Reizen oder passen?</translation>
    </message>
    <message>
        <source>What do they hold?</source>
        <extracomment>kind of puzzle: find out by counting what another player holds</extracomment>
        <translation>Was haben die anderen?</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>how hard puzzles are</extracomment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Which card keeps you from losing?</source>
        <translation>Mit welcher Karte verlierst du nicht?</translation>
    </message>
    <message>
        <source>Only one card wins: which?</source>
        <translation>Nur eine Karte gewinnt: Welche?</translation>
    </message>
    <message>
        <source>Which card wins most often?</source>
        <translation>Welche Karte gewinnt am häufigsten?</translation>
    </message>
    <message>
        <source>Which two cards go into the skat?</source>
        <translation>Welche zwei Karten drückst du?</translation>
    </message>
    <message>
        <source>Go on or pass?</source>
        <translation>Weiterreizen oder passen?</translation>
    </message>
    <message>
        <source>Where is this card: {card}?</source>
        <translation>Wo ist diese Karte: {card}?</translation>
    </message>
    <message>
        <source>How many trumps does {name} hold?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>Wie viele Trümpfe hat {name}?</translation>
    </message>
    <message>
        <source>How many cards of this suit does {name} hold: {suit}?</source>
        <extracomment>{suit} is a suit in the naming in use: Hearts</extracomment>
        <translation>Wie viele Karten dieser Farbe hat {name}: {suit}?</translation>
    </message>
    <message>
        <source>The value in question: {value}</source>
        <translation>Es geht um den Wert {value}</translation>
    </message>
    <message>
        <source>You want to play {contract}; the bid was {value}</source>
        <translation>Du willst {contract} spielen; gereizt ist bis {value}</translation>
    </message>
    <message>
        <source>Ramsch: whoever takes most card points loses</source>
        <translation>Ramsch: Wer die meisten Augen macht, verliert</translation>
    </message>
    <message>
        <source>You play {contract} against both</source>
        <translation>Du spielst {contract} gegen beide</translation>
    </message>
    <message>
        <source>You defend against {name}, who plays {contract}</source>
        <translation>Du spielst gegen {name}, angesagt ist {contract}</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <extracomment>for screen readers: the cards of the trick</extracomment>
        <translation>Auf dem Tisch: {cards}</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <extracomment>for screen readers</extracomment>
        <translation>Dein Blatt: {cards}</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <extracomment>for screen readers: another player&apos;s open hand</extracomment>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>In the skat</source>
        <extracomment>where a card may be: not in anybody&apos;s hand</extracomment>
        <translation>Im Skat</translation>
    </message>
    <message>
        <source>The right card wins in {best} of 100 lies of the cards, the next best in {next}</source>
        <translation>Die richtige Karte gewinnt bei {best} von 100 Verteilungen, die nächstbeste bei {next}</translation>
    </message>
    <message>
        <source>The right two win in {best} of 100 lies of the cards, the next best two in {next}</source>
        <translation>Die richtigen zwei gewinnen bei {best} von 100 Verteilungen, die nächstbesten bei {next}</translation>
    </message>
    <message>
        <source>Played 100 times it is won {best} times, for {score} on average; mostly {contract}</source>
        <extracomment>{contract} is a game, {best} a count, {score} list score with its sign</extracomment>
        <translation>Von 100 Spielen werden {best} gewonnen, im Schnitt {score}; meistens {contract}</translation>
    </message>
    <message>
        <source>Played 100 times it is won {best} times, for {score} on average with all bonuses, those of the others too; mostly {contract}</source>
        <extracomment>the same where the list adds points for games won and lost, and gives some to the others</extracomment>
        <translation>Von 100 Spielen werden {best} gewonnen, im Schnitt {score} mit allen Wertungspunkten, auch denen der anderen; meistens {contract}</translation>
    </message>
    <message>
        <source>Every lie of the cards that fits what was played gives the same answer</source>
        <translation>Jede Verteilung, die zu den gespielten Karten passt, führt zur gleichen Antwort</translation>
    </message>
    <message>
        <source>With the right card you end with {best} card points, with the next best with {next}</source>
        <translation>Mit der richtigen Karte kommst du auf {best} Augen, mit der nächstbesten auf {next}</translation>
    </message>
    <message>
        <source>After every other card the game goes the other way, played best by all</source>
        <translation>Nach jeder anderen Karte geht das Spiel anders aus, wenn alle bestmöglich spielen</translation>
    </message>
    <message>
        <source>The declarer ends with {best} card points, after the next best card with {next}</source>
        <translation>Der Alleinspieler kommt auf {best} Augen, nach der nächstbesten Karte auf {next}</translation>
    </message>
    <message>
        <source>Not seen yet: {cards}</source>
        <extracomment>{cards} are cards of one suit that nobody has played yet and the player does not hold</extracomment>
        <translation>Noch nicht gesehen: {cards}</translation>
    </message>
    <message>
        <source>trumps</source>
        <extracomment>one of several suits in a list</extracomment>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>{name} could not follow: {suits}</source>
        <extracomment>{name} is a player, {suits} what was led and he had none of: &quot;Hearts and trumps&quot;</extracomment>
        <translation>{name} konnte nicht bedienen: {suits}</translation>
    </message>
</context>
<context>
    <name>QuestionSheet</name>
    <message>
        <source>Check</source>
        <extracomment>checks the cards that were chosen as the answer</extracomment>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>goes on to the next exercise</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Once more: this one was not right before</source>
        <extracomment>above an exercise that was answered wrongly before</extracomment>
        <translation>Noch einmal: Das war vorhin nicht richtig</translation>
    </message>
    <message>
        <source>Choose every card that is allowed, with the mouse or the number keys, then check</source>
        <translation>Wähle mit der Maus oder den Zifferntasten jede erlaubte Karte, dann prüfe</translation>
    </message>
    <message>
        <source>Choose the card, with the mouse or the number keys</source>
        <translation>Wähle die Karte mit der Maus oder den Zifferntasten</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>the answer to an exercise is right</extracomment>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Not right. The answer is {answer}</source>
        <extracomment>the answer to an exercise is wrong; {answer} is a number, a card or several cards</extracomment>
        <translation>Nicht richtig. Richtig ist: {answer}</translation>
    </message>
</context>
<context>
    <name>RaceChart</name>
    <message>
        <source>game</source>
        <extracomment>head of a column in a file for spreadsheets: after the first, the second … game of the list</extracomment>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>RamschInputs</name>
    <message>
        <source>Card points of {name}</source>
        <extracomment>For screen readers: the field of a player&apos;s card points in a Ramsch</extracomment>
        <translation>Augen: {name}</translation>
    </message>
    <message>
        <source>Skat</source>
        <extracomment>Label over the field of the skat&apos;s card points, which go to the loser of a Ramsch</extracomment>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Last trick</source>
        <extracomment>Label over the players&apos; names: who took the last trick of a Ramsch</extracomment>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Pushed on</source>
        <extracomment>Label over the numbers 1 to 3: so many players passed the skat on unseen</extracomment>
        <translation>Geschoben</translation>
    </message>
    <message>
        <source>Bock round</source>
        <extracomment>Button: a game of a Bock round, which counts double</extracomment>
        <translation>Bockrunde</translation>
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
        <source>shared by {players}, {value} each</source>
        <extracomment>Several losers of a Ramsch share the loss; {value} is what each of them loses</extracomment>
        <translation>auf {players} verteilt, je {value}</translation>
    </message>
    <message numerus="yes">
        <source>Nobody loses: %n points each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>Niemand verliert: je %n Auge</numerusform>
            <numerusform>Niemand verliert: je %n Augen</numerusform>
        </translation>
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
    <name>RankingDialog</name>
    <message>
        <source>Lists</source>
        <extracomment>Head of a column of the ranking: in how many lists somebody played</extracomment>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>Head of a column of the ranking: the total that one list brought on average</extracomment>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Best list</source>
        <extracomment>Head of a column of the ranking: the highest total in one list</extracomment>
        <translation>Beste Liste</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>Title of a dialog: the players of several score lists, the best first</extracomment>
        <translation>Rangliste</translation>
    </message>
    <message numerus="yes">
        <source>%n lists</source>
        <comment>put together</comment>
        <translation>
            <numerusform>%n Liste</numerusform>
            <numerusform>%n Listen</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The days of the first and of the last of several lists</extracomment>
        <translation>{first} bis {last}</translation>
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
    <name>ReasonSentences</name>
    <message>
        <source>better to put away: {cards}</source>
        <translation>Besser drückt man {cards}</translation>
    </message>
    <message>
        <source>better to put away: {cards} ({contract})</source>
        <extracomment>{cards} are two cards, {contract} the game they are put away for</extracomment>
        <translation>Besser drückt man {cards} ({contract})</translation>
    </message>
    <message>
        <source>this hand is too weak to be played at {value}</source>
        <translation>Für {value} ist dieses Blatt zu schwach</translation>
    </message>
    <message>
        <source>this hand is worth {value} ({contract})</source>
        <extracomment>{value} is a bid, {contract} the game that the hand is good for</extracomment>
        <translation>Dieses Blatt ist {value} wert ({contract})</translation>
    </message>
    <message>
        <source>the hand was strong enough without the skat: {contract}</source>
        <extracomment>{contract} is a Hand game</extracomment>
        <translation>Das Blatt war ohne Skat stark genug: {contract}</translation>
    </message>
    <message>
        <source>taking the skat promised more than a Hand game</source>
        <translation>Den Skat aufzunehmen versprach mehr als ein Handspiel</translation>
    </message>
    <message>
        <source>another game promised more: {contract}</source>
        <translation>Ein anderes Spiel versprach mehr: {contract}</translation>
    </message>
    <message>
        <source>better to lead trumps</source>
        <translation>Besser spielt man Trumpf aus</translation>
    </message>
    <message>
        <source>better to part with a trump</source>
        <translation>Besser trennt man sich von einem Trumpf</translation>
    </message>
    <message>
        <source>better to lead another suit: {suit}</source>
        <translation>Besser spielt man eine andere Farbe aus: {suit}</translation>
    </message>
    <message>
        <source>better to throw off from another suit: {suit}</source>
        <translation>Besser wirft man von einer anderen Farbe ab: {suit}</translation>
    </message>
    <message>
        <source>this trick should be taken: {better}</source>
        <translation>Diesen Stich sollte man machen: {better}</translation>
    </message>
    <message>
        <source>the trump that takes this trick was held back: {better}</source>
        <translation>Der Trumpf für diesen Stich blieb auf der Hand: {better}</translation>
    </message>
    <message>
        <source>this trump would have forced a higher one: {better}</source>
        <extracomment>{better} is a trump</extracomment>
        <translation>Dieser Trumpf hätte einen höheren erzwungen: {better}</translation>
    </message>
    <message>
        <source>a lower card would have taken the trick too: {better}</source>
        <translation>Eine niedrigere Karte hätte den Stich auch gemacht: {better}</translation>
    </message>
    <message>
        <source>a higher card was needed: {better}</source>
        <translation>Nötig war eine höhere Karte: {better}</translation>
    </message>
    <message>
        <source>this card was worth keeping: {card}</source>
        <translation>Diese Karte sollte man behalten: {card}</translation>
    </message>
    <message>
        <source>a high trump was spent for nothing: {card}</source>
        <translation>Ein hoher Trumpf für nichts: {card}</translation>
    </message>
    <message>
        <source>this trick was better left to the others: {better}</source>
        <translation>Diesen Stich überlässt man besser den anderen: {better}</translation>
    </message>
    <message>
        <source>the last guard was thrown away: {card}; now this card can be caught: {cards}</source>
        <extracomment>{cards} is a ten, {card} the last card beside it</extracomment>
        <translation>Die letzte Deckung ist weg: {card}; jetzt ist diese Karte zu fangen: {cards}</translation>
    </message>
    <message>
        <source>too early for a trump: better {better}</source>
        <translation>Zu früh für Trumpf: besser {better}</translation>
    </message>
    <message>
        <source>too many card points given: {better} was enough</source>
        <translation>Zu viele Augen hergegeben: {better} genügte</translation>
    </message>
    <message>
        <source>another card promised more: {better}</source>
        <translation>Eine andere Karte versprach mehr: {better}</translation>
    </message>
    <message>
        <source>the partner could trump this suit: {suit}</source>
        <translation>Der Partner konnte diese Farbe stechen: {suit}</translation>
    </message>
    <message>
        <source>the others still had trumps: draw them first</source>
        <translation>Die anderen hatten noch Trümpfe: Die zieht man zuerst</translation>
    </message>
    <message>
        <source>the others had no trumps left: there was nothing to draw</source>
        <translation>Die anderen hatten keine Trümpfe mehr: Es gab nichts zu ziehen</translation>
    </message>
    <message>
        <source>a card worth many points in the defenders&apos; trick: {card}</source>
        <translation>Eine Volle im Stich der Gegenpartei: {card}</translation>
    </message>
    <message>
        <source>a card worth many points in the declarer&apos;s trick: {card}</source>
        <translation>Eine Volle im Stich des Alleinspielers: {card}</translation>
    </message>
    <message>
        <source>a card worth many points led into the declarer&apos;s trumps: {card}</source>
        <translation>Eine Volle in die Trümpfe des Alleinspielers gespielt: {card}</translation>
    </message>
    <message>
        <source>the declarer can trump this suit: {suit}</source>
        <translation>Der Alleinspieler kann diese Farbe stechen: {suit}</translation>
    </message>
    <message>
        <source>the trick was safe with the partner: put points on it ({better})</source>
        <translation>Der Stich war dem Partner sicher: Da schmiert man ({better})</translation>
    </message>
    <message>
        <source>leading trumps does the declarer&apos;s work: better {better}</source>
        <extracomment>{better} is a card; to draw trumps is the declarer&apos;s work</extracomment>
        <translation>Trumpf auszuspielen nimmt dem Alleinspieler die Arbeit ab: besser {better}</translation>
    </message>
    <message>
        <source>this is the declarer&apos;s long suit: {suit}</source>
        <translation>Das ist die lange Farbe des Alleinspielers: {suit}</translation>
    </message>
    <message>
        <source>the trick was the partner&apos;s already: {card} took it away</source>
        <translation>Der Stich gehörte schon dem Partner: {card} nahm ihn weg</translation>
    </message>
    <message>
        <source>it takes the trick: {better} stays below</source>
        <translation>Das macht den Stich: {better} bleibt darunter</translation>
    </message>
    <message>
        <source>the declarer led his own weak suit: {suit}</source>
        <translation>Der Alleinspieler hat die eigene schwache Farbe ausgespielt: {suit}</translation>
    </message>
    <message>
        <source>the declarer is weaker in another suit: {suit}</source>
        <translation>In einer anderen Farbe ist der Alleinspieler schwächer: {suit}</translation>
    </message>
    <message>
        <source>the trick was the declarer&apos;s: {card} took it over</source>
        <translation>Der Stich gehörte dem Alleinspieler: {card} übernahm ihn</translation>
    </message>
    <message>
        <source>the declarer gets out below: {better} leaves less room</source>
        <translation>Der Alleinspieler kommt darunter: {better} lässt weniger Platz</translation>
    </message>
    <message>
        <source>it takes the trick: {better} leaves it to the others</source>
        <translation>Das macht den Stich: {better} überlässt ihn den anderen</translation>
    </message>
    <message>
        <source>the moment to be rid of a dangerous card: {better}</source>
        <translation>Die Gelegenheit, eine gefährliche Karte loszuwerden: {better}</translation>
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
        <source>Exactly two cards: take one back to choose another</source>
        <translation>Genau zwei Karten: Nimm eine zurück, um eine andere zu wählen</translation>
    </message>
    <message>
        <source>No {rank} may be given away: choose another card</source>
        <extracomment>{rank} is the word for jack; Schieberamsch, when cards are passed on or put away</extracomment>
        <translation>Kein {rank} darf abgegeben werden: Wähle eine andere Karte</translation>
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
        <translation>Die beiden anderen haben gepasst: Spiel für 18 oder passe</translation>
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
        <source>Only a declarer who can no longer make the announced game may throw the cards in</source>
        <translation>Die Karten hinwerfen darf nur, wer allein spielt und das angesagte Spiel nicht mehr schaffen kann</translation>
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
    <name>RemarkDialog</name>
    <message>
        <source>Remark on game {k}</source>
        <translation>Bemerkung zu Spiel {k}</translation>
    </message>
    <message>
        <source>Cards were shown</source>
        <extracomment>shown in an empty field: an example of a remark on a game</extracomment>
        <translation>Karten wurden gezeigt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>button: keeps what was written beside a game</extracomment>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore this backup?</source>
        <translation>Diese Sicherung zurückholen?</translation>
    </message>
    <message>
        <source>The games and lists of {file} take the place of those that are here now</source>
        <translation>Die Spiele und Listen aus {file} treten an die Stelle derer, die jetzt hier sind</translation>
    </message>
    <message>
        <source>What is here now is set aside in a file of its own; nothing is lost</source>
        <translation>Was jetzt hier ist, wird in einer eigenen Datei aufbewahrt; nichts geht verloren</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>button: the backup takes the place of what is here</extracomment>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>button: everything stays as it is</extracomment>
        <translation>Abbrechen</translation>
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
        <source>The series is over</source>
        <translation>Die Serie ist zu Ende</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>Gleiche Karten noch einmal</translation>
    </message>
    <message>
        <source>From another seat</source>
        <extracomment>Button after a deal: play the same cards, each hand now at the next seat</extracomment>
        <translation>Auf anderem Platz</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Button after a deal: what was right in it, and what was not</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button after a single deal: there is no next one</extracomment>
        <translation>Fertig</translation>
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
        <source>{contract}: </source>
        <extracomment>before the value of a game: &quot;Clubs: with 1, game 2 …&quot;</extracomment>
        <translation>{contract}: </translation>
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
        <source>The agreed minus is reached by {names}</source>
        <extracomment>A Bierlachs is over: {names} reached the agreed minus first, and pay</extracomment>
        <translation>Das vereinbarte Minus ist erreicht: {names}</translation>
    </message>
    <message>
        <source>First with {total}: {names}</source>
        <extracomment>A list is over: {names} are first with {total} points</extracomment>
        <translation>Vorn mit {total}: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n Bock round(s) follow</source>
        <extracomment>After a game, or after its new total: it makes rounds of games that count double</extracomment>
        <translation>
            <numerusform>danach Bockrunde</numerusform>
            <numerusform>danach %n Bockrunden</numerusform>
        </translation>
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
    <message>
        <source>{spitze} missed</source>
        <extracomment>{spitze} was to win the last trick with the lowest trump and did not; goes in place of {announced}</extracomment>
        <translation>{spitze} verfehlt</translation>
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
    <name>ReviewPage</name>
    <message>
        <source>What could be known</source>
        <extracomment>the judgement that counts only what the player could know</extracomment>
        <translation>Was man wissen konnte</translation>
    </message>
    <message>
        <source>All cards open</source>
        <extracomment>the judgement with all cards open</extracomment>
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>Judged by</source>
        <translation>Beurteilt nach</translation>
    </message>
    <message>
        <source>All hands open</source>
        <extracomment>choice: which cards lie open on the board</extracomment>
        <translation>Alle Blätter offen</translation>
    </message>
    <message>
        <source>One hand open</source>
        <translation>Ein Blatt offen</translation>
    </message>
    <message>
        <source>Hands closed</source>
        <translation>Blätter verdeckt</translation>
    </message>
    <message>
        <source>All moves</source>
        <extracomment>choice: which moves are listed</extracomment>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>Moves of this seat</source>
        <translation>Züge dieses Platzes</translation>
    </message>
    <message>
        <source>Mistakes only</source>
        <translation>Nur Fehler</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Expected result over the deal</source>
        <translation>Erwartetes Ergebnis im Lauf des Spiels</translation>
    </message>
</context>
<context>
    <name>ReviewRoom</name>
    <message>
        <source>What is kept of this deal is damaged: it breaks the rules and cannot be reviewed</source>
        <translation>Die Aufzeichnung dieses Spiels ist beschädigt: Sie verstößt gegen die Regeln und lässt sich nicht analysieren</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>page of learning: what was right in a deal that was played, and what was not</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>A deal can be reviewed when it is over</source>
        <translation>Ein Spiel lässt sich analysieren, sobald es zu Ende ist</translation>
    </message>
    <message>
        <source>There is no deal here to review: play one, or open a game from a file</source>
        <translation>Hier gibt es kein Spiel zu analysieren: Spiel eins, oder öffne ein Spiel aus einer Datei</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <extracomment>command: what was right in the deal that is over</extracomment>
        <translation>Dieses Spiel analysieren</translation>
    </message>
    <message>
        <source>What was right in your last deal, and why</source>
        <translation>Was in deinem letzten Spiel richtig war, und warum</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Best</source>
        <extracomment>mark of a move: none was better</extracomment>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Fine</source>
        <extracomment>mark of a move: good enough</extracomment>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>mark of a move: a little worse than the best</extracomment>
        <translation>Ungenau</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>mark of a move: the worst one</extracomment>
        <translation>Grober Fehler</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>noch nicht beurteilt</translation>
    </message>
    <message>
        <source>the bidding had gone too far already</source>
        <extracomment>of a bid that only goes on with what was a mistake before</extracomment>
        <translation>das Reizen war schon vorher zu weit gegangen</translation>
    </message>
    <message>
        <source>forced</source>
        <extracomment>of a move: the rules allowed nothing else</extracomment>
        <translation>erzwungen</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>Gibt auf</translation>
    </message>
    <message>
        <source>Claims to take no more tricks</source>
        <translation>Zeigt, dass kein Stich mehr kommt</translation>
    </message>
    <message>
        <source>Claims the remaining tricks</source>
        <translation>Beansprucht die restlichen Stiche</translation>
    </message>
    <message>
        <source>Throws the cards in</source>
        <translation>Wirft die Karten hin</translation>
    </message>
    <message>
        <source>Runs out of time</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>Leaves the table</source>
        <translation>Verlässt den Tisch</translation>
    </message>
    <message>
        <source>Leaves the cards as they are</source>
        <extracomment>of a defender in a Revolution: he might have sorted the cards of both defenders, and did not, or did</extracomment>
        <translation>Lässt die Karten, wie sie sind</translation>
    </message>
    <message>
        <source>Sorts the cards anew</source>
        <translation>Verteilt die Karten neu</translation>
    </message>
    <message>
        <source>No {doubling}</source>
        <extracomment>a player might have said it, and did not; {doubling} is Kontra, Re, Bock or Hirsch</extracomment>
        <translation>Kein {doubling}</translation>
    </message>
    <message>
        <source>Trick {k} · {name}</source>
        <extracomment>heading over the three cards of a trick; {name} leads</extracomment>
        <translation>Stich {k} · {name}</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>Skat and game</source>
        <extracomment>heading over discard, announcement, Kontra</extracomment>
        <translation>Skat und Ansage</translation>
    </message>
    <message>
        <source>made without a trick</source>
        <translation>ohne Stich gewonnen</translation>
    </message>
    <message>
        <source>lost with a trick</source>
        <translation>mit einem Stich verloren</translation>
    </message>
    <message>
        <source>certain, however the hidden cards lie</source>
        <translation>sicher, wie auch immer die verdeckten Karten liegen</translation>
    </message>
    <message>
        <source>from the experience of many hands; what may be chance does not count as lost</source>
        <translation>nach der Erfahrung mit vielen Blättern; was Zufall sein kann, zählt nicht als Verlust</translation>
    </message>
    <message numerus="yes">
        <source>tried in %n lie(s) of the hidden cards; what may be chance does not count as lost</source>
        <translation>
            <numerusform>erprobt an %n Verteilung der verdeckten Karten; was Zufall sein kann, zählt nicht als Verlust</numerusform>
            <numerusform>erprobt an %n Verteilungen der verdeckten Karten; was Zufall sein kann, zählt nicht als Verlust</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>card points</comment>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid {value}</source>
        <translation>Reizwert {value}</translation>
    </message>
    <message>
        <source>Points {both}</source>
        <extracomment>card points so far, the declarer&apos;s first: &quot;Points 34 : 20&quot;</extracomment>
        <translation>Augen {both}</translation>
    </message>
    <message>
        <source>the declarer wins: {chance}</source>
        <extracomment>{chance} is &quot;62%&quot;</extracomment>
        <translation>der Alleinspieler gewinnt: {chance}</translation>
    </message>
    <message>
        <source>open cards: {result}</source>
        <extracomment>{result} is &quot;78 points&quot; or &quot;made without a trick&quot;</extracomment>
        <translation>offene Karten: {result}</translation>
    </message>
    <message>
        <source>{score} in the list</source>
        <extracomment>what a move cost in the list: &quot;−31 in the list&quot;</extracomment>
        <translation>{score} in der Liste</translation>
    </message>
    <message numerus="yes">
        <source>{points} card points</source>
        <extracomment>{points} has a sign: &quot;−7 card points&quot;</extracomment>
        <translation>
            <numerusform>{points} Auge</numerusform>
            <numerusform>{points} Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>from the experience of many hands</source>
        <translation>nach der Erfahrung mit vielen Blättern</translation>
    </message>
    <message numerus="yes">
        <source>tried in %n lie(s) of the hidden cards</source>
        <translation>
            <numerusform>erprobt an %n Verteilung der verdeckten Karten</numerusform>
            <numerusform>erprobt an %n Verteilungen der verdeckten Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>made</source>
        <extracomment>under a card or in a table, very short: the Null is made</extracomment>
        <translation>gew.</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verl.</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Games</source>
        <extracomment>page of the rules: which games there are</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>page of the rules: how games are counted</extracomment>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Kontra</source>
        <extracomment>page of the rules: doubling</extracomment>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <extracomment>page of the rules: everybody alone, few points win</extracomment>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Bock</source>
        <extracomment>page of the rules: rounds that count double</extracomment>
        <translation>Bock</translation>
    </message>
    <message>
        <source>Manners</source>
        <extracomment>page of the rules: what players may do and see</extracomment>
        <translation>Tischsitten</translation>
    </message>
    <message>
        <source>When everybody passes</source>
        <translation>Wenn alle passen</translation>
    </message>
    <message>
        <source>Announcements need a Hand game</source>
        <translation>Ansagen nur im Handspiel</translation>
    </message>
    <message>
        <source>An open game is announced Schwarz, too</source>
        <translation>Ouvert gilt auch als Schwarz angesagt</translation>
    </message>
    <message>
        <source>Schwarz announced contains Schneider announced</source>
        <translation>Schwarz angesagt schließt Schneider angesagt ein</translation>
    </message>
    <message>
        <source>Win the last trick with the lowest trump (Spitze)</source>
        <translation>Letzter Stich mit dem niedrigsten Trumpf (Spitze)</translation>
    </message>
    <message>
        <source>Open Null in which the defenders sort their cards anew (Revolution)</source>
        <translation>Null ouvert, bei dem die Gegenpartei ihre Karten neu verteilt (Revolution)</translation>
    </message>
    <message>
        <source>Matadors that count in suit games</source>
        <translation>Spitzen, die im Farbspiel zählen</translation>
    </message>
    <message>
        <source>An overbid game costs</source>
        <translation>Ein überreiztes Spiel kostet</translation>
    </message>
    <message>
        <source>A Null worth less than the bid</source>
        <translation>Ein Null unter dem Reizwert</translation>
    </message>
    <message>
        <source>A lost Hand game</source>
        <translation>Ein verlorenes Handspiel</translation>
    </message>
    <message>
        <source>Base value of an open Grand</source>
        <translation>Grundwert von Grand ouvert</translation>
    </message>
    <message>
        <source>Who may say Kontra</source>
        <translation>Wer Kontra sagen darf</translation>
    </message>
    <message>
        <source>How far doubling goes</source>
        <translation>Wie weit verdoppelt wird</translation>
    </message>
    <message>
        <source>When Kontra is said</source>
        <translation>Wann Kontra gesagt wird</translation>
    </message>
    <message>
        <source>Re is possible in Null</source>
        <translation>Re ist auch bei Null möglich</translation>
    </message>
    <message>
        <source>Defenders may announce Schneider or Schwarz</source>
        <translation>Gegenspieler dürfen Schneider oder Schwarz ansagen</translation>
    </message>
    <message>
        <source>Who writes points in Ramsch</source>
        <translation>Wer im Ramsch Punkte schreibt</translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation>Wer den Skat bekommt</translation>
    </message>
    <message>
        <source>Two tie for most points</source>
        <translation>Zwei haben die meisten Augen</translation>
    </message>
    <message>
        <source>All three have 40 points</source>
        <translation>Alle drei haben 40 Augen</translation>
    </message>
    <message>
        <source>Somebody without a trick doubles the loss</source>
        <translation>Wer keinen Stich macht, verdoppelt den Verlust</translation>
    </message>
    <message>
        <source>All ten tricks in one hand</source>
        <translation>Alle zehn Stiche in einer Hand</translation>
    </message>
    <message>
        <source>The skat is passed on before play (Pass-along Ramsch)</source>
        <translation>Der Skat wird vor dem Spiel geschoben (Schieberamsch)</translation>
    </message>
    <message>
        <source>Jacks may be passed on</source>
        <translation>Buben dürfen weitergegeben werden</translation>
    </message>
    <message>
        <source>A Bock round follows when</source>
        <translation>Eine Bockrunde folgt, wenn</translation>
    </message>
    <message>
        <source>A Ramsch round follows each Bock round</source>
        <translation>Auf jede Bockrunde folgt eine Ramschrunde</translation>
    </message>
    <message>
        <source>Grand Hand may be played instead of Ramsch</source>
        <translation>Statt Ramsch ist Grand Hand erlaubt</translation>
    </message>
    <message>
        <source>Moves may be taken back</source>
        <translation>Züge dürfen zurückgenommen werden</translation>
    </message>
    <message>
        <source>Card points may be counted on screen</source>
        <translation>Augen dürfen angezeigt werden</translation>
    </message>
    <message>
        <source>The last trick may be seen again</source>
        <translation>Letzter Stich darf angesehen werden</translation>
    </message>
    <message>
        <source>The declarer may look at the cards put away</source>
        <translation>Gedrückte Karten darf der Alleinspieler ansehen</translation>
    </message>
    <message>
        <source>Giving up alone, with at least this many cards in hand</source>
        <translation>Allein aufgeben mit mindestens so vielen Karten auf der Hand</translation>
    </message>
    <message>
        <source>Giving up counts</source>
        <translation>Aufgeben zählt</translation>
    </message>
    <message>
        <source>Stake for one point</source>
        <translation>Einsatz je Punkt</translation>
    </message>
    <message>
        <source>No doubling</source>
        <translation>Keine Verdopplung</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Kontra und Re</translation>
    </message>
    <message>
        <source>Kontra, Re and Bock</source>
        <translation>Kontra, Re und Bock</translation>
    </message>
    <message>
        <source>Kontra, Re, Bock and Hirsch</source>
        <translation>Kontra, Re, Bock und Hirsch</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>One step more</source>
        <translation>Eine Stufe mehr</translation>
    </message>
    <message>
        <source>Two steps more</source>
        <translation>Zwei Stufen mehr</translation>
    </message>
    <message>
        <source>All trumps in a row, 11 at most</source>
        <translation>Alle Trümpfe in Folge, höchstens 11</translation>
    </message>
    <message>
        <source>Jacks only, 4 at most</source>
        <translation>Nur Buben, höchstens 4</translation>
    </message>
    <message>
        <source>Once its value</source>
        <extracomment>a lost Hand game costs once or twice its value</extracomment>
        <translation>Einfacher Wert</translation>
    </message>
    <message>
        <source>Twice its value</source>
        <translation>Doppelter Wert</translation>
    </message>
    <message>
        <source>No reward</source>
        <translation>Keine Belohnung</translation>
    </message>
    <message>
        <source>120 points for that player</source>
        <translation>120 Punkte für diesen Spieler</translation>
    </message>
    <message>
        <source>The next player deals</source>
        <translation>Das nächste Spiel wird gegeben</translation>
    </message>
    <message>
        <source>Ramsch is played</source>
        <translation>Es wird Ramsch gespielt</translation>
    </message>
    <message>
        <source>Twice the smallest multiple that reaches the bid</source>
        <translation>Kleinstes Vielfaches ab dem Reizwert, doppelt</translation>
    </message>
    <message>
        <source>(Jacks + 3) × base value, once</source>
        <translation>(Buben + 3) × Grundwert, einfach</translation>
    </message>
    <message>
        <source>Cannot be announced</source>
        <translation>Lässt sich nicht ansagen</translation>
    </message>
    <message>
        <source>Is lost, in multiples of 23</source>
        <translation>Ist verloren, in Vielfachen von 23</translation>
    </message>
    <message>
        <source>Counts as if the bid were reached</source>
        <translation>Zählt, als wäre der Reizwert erreicht</translation>
    </message>
    <message>
        <source>The loser, as minus</source>
        <translation>Wer verliert, als Minus</translation>
    </message>
    <message>
        <source>Everybody their own, as minus</source>
        <translation>Alle die eigenen, als Minus</translation>
    </message>
    <message>
        <source>Whoever wins the last trick</source>
        <translation>Wer den letzten Stich macht</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Wer verliert</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>Beide verlieren</translation>
    </message>
    <message>
        <source>Whoever won the last trick loses</source>
        <translation>Wer den letzten Stich gemacht hat, verliert</translation>
    </message>
    <message>
        <source>They share the loss</source>
        <translation>Sie teilen den Verlust</translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation>Niemand verliert</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Alle verlieren</translation>
    </message>
    <message>
        <source>Until one&apos;s own card to the next trick is played</source>
        <translation>Bis zur eigenen Karte im nächsten Stich</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>The plain game</source>
        <translation>Das einfache Spiel</translation>
    </message>
    <message>
        <source>All tricks that are left</source>
        <translation>Alle übrigen Stiche</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Every defender</source>
        <translation>Alle Gegenspieler</translation>
    </message>
    <message>
        <source>Defenders who have bid or held 18</source>
        <translation>Gegenspieler, die 18 gesagt oder gehalten haben</translation>
    </message>
    <message>
        <source>The same, and those who could no longer bid 18</source>
        <translation>Dieselben und wer 18 nicht mehr sagen konnte</translation>
    </message>
    <message>
        <source>Before one&apos;s own first card</source>
        <translation>Vor der eigenen ersten Karte</translation>
    </message>
    <message>
        <source>Before the first lead</source>
        <translation>Vor dem ersten Ausspielen</translation>
    </message>
    <message>
        <source>a game is lost with 60 points</source>
        <translation>ein Spiel mit 60 Augen verloren wird</translation>
    </message>
    <message>
        <source>a game is lost after Kontra</source>
        <translation>ein Spiel nach Kontra verloren wird</translation>
    </message>
    <message>
        <source>Kontra and Re were said</source>
        <translation>Kontra und Re gesagt wurden</translation>
    </message>
    <message>
        <source>a Grand Hand is won</source>
        <translation>ein Grand Hand gewonnen wird</translation>
    </message>
    <message>
        <source>a Grand is lost</source>
        <translation>ein Grand verloren wird</translation>
    </message>
    <message>
        <source>a game is worth 72 or more</source>
        <translation>ein Spiel 72 oder mehr wert ist</translation>
    </message>
    <message>
        <source>a game is worth 96 or more</source>
        <translation>ein Spiel 96 oder mehr wert ist</translation>
    </message>
    <message>
        <source>a total is a multiple of 100</source>
        <translation>ein Gesamtstand ein Vielfaches von 100 ist</translation>
    </message>
    <message>
        <source>a total ends in three equal figures</source>
        <translation>ein Gesamtstand auf drei gleiche Ziffern endet</translation>
    </message>
    <message>
        <source>nobody bids</source>
        <translation>niemand reizt</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Own rules…</source>
        <extracomment>choice of rules: opens a dialog with every switch</extracomment>
        <translation>Eigene Regeln&#xa0;…</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>The stake is an amount of money for one point</source>
        <translation>Der Einsatz ist ein Geldbetrag je Punkt</translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es) differ from these rules</source>
        <extracomment>Under the choice of a rule set: how many switches are set differently from it</extracomment>
        <translation>
            <numerusform>%n Schalter weicht von diesen Regeln ab</numerusform>
            <numerusform>%n Schalter weichen von diesen Regeln ab</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Start from</source>
        <extracomment>before a choice of rule sets to begin with</extracomment>
        <translation>Ausgehen von</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <extracomment>button: plays by these rules</extracomment>
        <translation>Diese Regeln nehmen</translation>
    </message>
</context>
<context>
    <name>SayButtons</name>
    <message>
        <source>You can also say: {words}</source>
        <extracomment>{words} are Kontra, Schneider, Schwarz or some of them, which may be said beside playing a card</extracomment>
        <translation>Du kannst auch ansagen: {words}</translation>
    </message>
    <message>
        <source>Announce {level}</source>
        <extracomment>Button of a defender: the declarer will be held to Schneider, or will get no trick (Schwarz)</extracomment>
        <translation>{level} ansagen</translation>
    </message>
</context>
<context>
    <name>ScoreSheetRoom</name>
    <message>
        <source>The list {title} was deleted</source>
        <translation>Die Liste {title} wurde gelöscht</translation>
    </message>
    <message>
        <source>The list {title} was here already</source>
        <translation>Die Liste {title} war schon da</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>Agreed minus</source>
        <translation>Vereinbartes Minus</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <extracomment>For screen readers and under the pointer: the small button in a field in which one searches</extracomment>
        <translation>Suche leeren</translation>
    </message>
</context>
<context>
    <name>SeatSentences</name>
    <message>
        <source>sorts the cards</source>
        <extracomment>Of a defender, before a Revolution</extracomment>
        <translation>verteilt neu</translation>
    </message>
    <message>
        <source>asked about {kontra}</source>
        <extracomment>Of a defender who is asked whether he doubles; {kontra} is Kontra, or what defenders say later (Bock)</extracomment>
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
        <source>your partner</source>
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
        <source>plays on</source>
        <extracomment>Of a player who leaves it at Ramsch, where others are still asked whether they play Grand Hand</extracomment>
        <translation>spielt weiter</translation>
    </message>
    <message>
        <source>has pushed</source>
        <extracomment>Schieberamsch: the skat went on unseen</extracomment>
        <translation>hat geschoben</translation>
    </message>
    <message>
        <source>passed cards on</source>
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
    <name>SeriesShown</name>
    <message>
        <source>Continue practice</source>
        <translation>Übung fortsetzen</translation>
    </message>
    <message>
        <source>Continue game {k}</source>
        <translation>Weiter mit Spiel {k}</translation>
    </message>
    <message>
        <source>Continue game {k} of {n}</source>
        <translation>Weiter mit Spiel {k} von {n}</translation>
    </message>
    <message>
        <source>A deal for practice is on the table; your series goes on after it</source>
        <translation>Ein Spiel zum Üben liegt auf dem Tisch, danach deine Serie</translation>
    </message>
    <message>
        <source>A deal for practice is on the table</source>
        <translation>Ein Spiel zum Üben liegt auf dem Tisch</translation>
    </message>
    <message>
        <source>Your series goes on where you left off</source>
        <translation>Deine Serie geht dort weiter, wo du aufgehört hast</translation>
    </message>
    <message numerus="yes">
        <source>You are %n points ahead of {name}</source>
        <comment>list points</comment>
        <extracomment>home page: points of the list; {name} is the best of the others</extracomment>
        <translation>
            <numerusform>Du liegst %n Punkt vor {name}</numerusform>
            <numerusform>Du liegst %n Punkte vor {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n points behind {name}</source>
        <comment>list points</comment>
        <extracomment>home page: points of the list; {name} is the best of the others</extracomment>
        <translation>
            <numerusform>Du liegst %n Punkt hinter {name}</numerusform>
            <numerusform>Du liegst %n Punkte hinter {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {name} are level</source>
        <extracomment>home page: both have the same points in the list; {name} is the best of the others</extracomment>
        <translation>Du und {name} liegt gleichauf</translation>
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
        <translation>Kontra und Re, Bockrunden; Ramsch, wenn alle passen. Du darfst Züge zurücknehmen und Augen mitzählen lassen. Klassische Liste.</translation>
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
        <source>As in tournaments: no Kontra, no Ramsch, no taking back. When everybody passes, the next player deals. Seeger-Fabian list.</source>
        <translation>Wie im Turnier: kein Kontra, kein Ramsch, kein Zurücknehmen. Passen alle, folgt das nächste Spiel. Liste nach Seeger-Fabian.</translation>
    </message>
    <message>
        <source>Own rules</source>
        <extracomment>name of a rule set: any other, with switches set by the user</extracomment>
        <translation>Eigene Regeln</translation>
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
        <source>Beginner</source>
        <extracomment>level of a computer player, the weakest of five</extracomment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual player</source>
        <extracomment>level of a computer player, the second of five: plays now and then</extracomment>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Club player</source>
        <extracomment>level of a computer player, the third of five: plays in a club</extracomment>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>Tournament player</source>
        <extracomment>level of a computer player, the fourth of five: plays tournaments</extracomment>
        <translation>Turnierspieler</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>level of a computer player, the strongest of five</extracomment>
        <translation>Experte</translation>
    </message>
    <message>
        <source>By the book</source>
        <extracomment>a computer player that goes by fixed maxims; short, it stands beside a name</extracomment>
        <translation>Faustregel</translation>
    </message>
    <message>
        <source>Plays anything</source>
        <translation>Zufallszüge</translation>
    </message>
    <message>
        <source>loves Grand</source>
        <extracomment>style of a computer player, after its name</extracomment>
        <translation>liebt Grand</translation>
    </message>
    <message>
        <source>cautious</source>
        <extracomment>style of a computer player, after its name</extracomment>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>bold</source>
        <extracomment>style of a computer player, after its name</extracomment>
        <translation>mutig</translation>
    </message>
    <message>
        <source>{name}, {style}</source>
        <extracomment>a computer player and its style: &quot;Wilma, cautious&quot;</extracomment>
        <translation>{name}, {style}</translation>
    </message>
    <message>
        <source>Ben, Clara, Felix, Ida, Oscar, Ruth</source>
        <extracomment>First names of computer players, separated by commas: six short ones that are common in your language, but not Wilma, Karl, Greta, Emil or Rosa</extracomment>
        <translation>Ben, Klara, Felix, Ida, Oskar, Ruth</translation>
    </message>
</context>
<context>
    <name>SetAside</name>
    <message>
        <source>on</source>
        <extracomment>value of a setting that is a switch</extracomment>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>value of a setting that is a switch</extracomment>
        <translation>aus</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>title of a note at the start: the file with everything that was chosen could not be used</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>title of a note at the start: the file with everything that was played could not be used</extracomment>
        <translation>Gespeicherte Spiele</translation>
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
        <extracomment>settings: what the table looks like</extracomment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <extracomment>choice of a language: the one the desktop uses
----------
choice of colours: what the desktop uses
----------
choice of animation speed: normal, or off where the desktop asks for less motion</extracomment>
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
        <source>Text size</source>
        <extracomment>settings: how large words and controls are</extracomment>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>choice of text size: 15 % larger</extracomment>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Very large</source>
        <extracomment>choice of text size: 30 % larger</extracomment>
        <translation>Sehr groß</translation>
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
        <source>German</source>
        <extracomment>choice of card faces: acorns, leaves, hearts, bells with king, Ober and Unter</extracomment>
        <translation>Deutsch</translation>
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
        <source>Off, without a pause</source>
        <extracomment>choice of animation speed: cards do not move, and nothing waits for the user to have seen it</extracomment>
        <translation>Aus, ohne Pausen</translation>
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
        <source>Count card points, where the rules allow it</source>
        <extracomment>settings: switch; card points taken so far are shown. What stands before the comma is its name in the guide</extracomment>
        <translation>Augen mitzählen, wo die Regeln es erlauben</translation>
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
        <translation>Gemütlich</translation>
    </message>
    <message>
        <source>A complete trick lies</source>
        <extracomment>settings: how long the three cards of a trick lie on the table</extracomment>
        <translation>Ein vollständiger Stich liegt</translation>
    </message>
    <message>
        <source>For a moment</source>
        <extracomment>choice of how long a trick lies</extracomment>
        <translation>Einen Augenblick</translation>
    </message>
    <message>
        <source>Until I click or press Enter</source>
        <extracomment>choice of how long a trick lies</extracomment>
        <translation>Bis ich klicke oder die Eingabetaste drücke</translation>
    </message>
    <message>
        <source>The only card allowed plays itself</source>
        <extracomment>settings: switch; a card of the user is played without a click where the rules allow no other</extracomment>
        <translation>Die einzige erlaubte Karte spielt sich von selbst</translation>
    </message>
    <message>
        <source>Computer players claim a decided deal</source>
        <extracomment>settings: switch; who can prove that the remaining tricks are decided lays his cards open, and the deal ends</extracomment>
        <translation>Computer beanspruchen einen sicheren Rest</translation>
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
        <source>As I last arranged it</source>
        <extracomment>choice of hand order: suits, jacks and direction as the user last arranged a hand with the mouse</extracomment>
        <translation>Wie zuletzt gesteckt</translation>
    </message>
    <message>
        <source>Sorted for</source>
        <extracomment>settings: jacks stand with the trumps, or as in Null between queen and ten</extracomment>
        <translation>Geordnet für</translation>
    </message>
    <message>
        <source>The game announced</source>
        <extracomment>choice of what the hand is sorted for: jacks first, and anew when the game is announced</extracomment>
        <translation>Das angesagte Spiel</translation>
    </message>
    <message>
        <source>Null, until a game is announced</source>
        <extracomment>choice of what the hand is sorted for: the game announced, and Null as long as none is</extracomment>
        <translation>Null, bis ein Spiel angesagt ist</translation>
    </message>
    <message>
        <source>Always jacks first</source>
        <extracomment>choice of what the hand is sorted for: jacks first, whatever is announced</extracomment>
        <translation>Immer Buben zuerst</translation>
    </message>
    <message>
        <source>Jacks and trumps on the right</source>
        <extracomment>settings: switch; jacks and trumps stand at the right end of the hand</extracomment>
        <translation>Buben und Trümpfe rechts</translation>
    </message>
    <message>
        <source>Low cards on the left</source>
        <extracomment>settings: switch; in every suit the low cards stand on the left</extracomment>
        <translation>Niedrige Karten links</translation>
    </message>
    <message>
        <source>Felt</source>
        <extracomment>choice of table: green cloth with a fine inlay</extracomment>
        <translation>Filz</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>choice of table: one quiet colour without ornament</extracomment>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>settings: switch; cards, tricks and the own turn are heard</extracomment>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Urdu headings in Nastaliq</source>
        <extracomment>settings: switch; headings of the Urdu interface in the sloping script of Urdu books, Nastaliq</extracomment>
        <translation>Urdu-Überschriften in Nastaliq</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Save a backup…</source>
        <extracomment>button: all games and lists go into one file</extracomment>
        <translation>Sicherung speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <extracomment>button: all games and lists come from such a file</extracomment>
        <translation>Sicherung zurückholen&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>For sounds, install an add-on first: {command}</source>
        <extracomment>settings, under the switch for sounds; {command} is typed into a terminal</extracomment>
        <translation>Für den Ton installiere erst eine Erweiterung: {command}</translation>
    </message>
</context>
<context>
    <name>SettlementPage</name>
    <message>
        <source>Total</source>
        <extracomment>Head of a column of the settlement: list score</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Gets or pays</source>
        <extracomment>Head of a column of the settlement: what somebody gets or pays</extracomment>
        <translation>Bekommt oder zahlt</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <extracomment>Button: how the list stands and who pays whom, as a text to be sent to others</extracomment>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Nobody owes anything</source>
        <translation>Niemand schuldet jemandem etwas</translation>
    </message>
    <message>
        <source>Who pays</source>
        <extracomment>Head of the list of payments</extracomment>
        <translation>Wer zahlt</translation>
    </message>
    <message>
        <source>{payer} to {receiver}: {amount}</source>
        <extracomment>One payment after the list, below &quot;Who pays&quot;; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>{payer} → {receiver}: {amount}</translation>
    </message>
    <message>
        <source>{payer} into the cash box: {amount}</source>
        <extracomment>One payment after the list, below &quot;Who pays&quot;; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>{payer} in die Kasse: {amount}</translation>
    </message>
    <message>
        <source>This list has no stake. It can be given one in the list&apos;s details</source>
        <translation>Diese Liste hat keinen Einsatz. Er lässt sich in den Angaben zur Liste festlegen</translation>
    </message>
    <message>
        <source>Each pair of players settles the difference of their totals, {stake} for a point</source>
        <translation>Je zwei gleichen die Differenz ihrer Gesamtstände aus, {stake} je Punkt</translation>
    </message>
    <message>
        <source>Everybody pays {stake} for each point behind the first</source>
        <translation>Alle zahlen {stake} für jeden Punkt Rückstand auf den ersten Platz</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>Button: the result is on the clipboard now</extracomment>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Settlement</source>
        <extracomment>Title of a page: who pays whom</extracomment>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Each against each</source>
        <extracomment>A way to settle: every two players with each other</extracomment>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Cash box</source>
        <extracomment>A way to settle: everybody pays into a common box</extracomment>
        <translation>Kasse</translation>
    </message>
</context>
<context>
    <name>SheetHead</name>
    <message>
        <source>Click: there or away, other names</source>
        <extracomment>tool tip of a player&apos;s name over his column</extracomment>
        <translation>Klick: da oder nicht da, andere Namen</translation>
    </message>
    <message>
        <source>deals</source>
        <extracomment>Under the name of the player who deals the next game</extracomment>
        <translation>gibt</translation>
    </message>
    <message>
        <source>away</source>
        <extracomment>Under the name of a player who is not there</extracomment>
        <translation>nicht da</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>Dealt out of turn; the turn was with: {name}</source>
        <extracomment>Of a game in the score sheet; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>Außer der Reihe gegeben; an der Reihe war: {name}</translation>
    </message>
    <message>
        <source>By the games before it, this one would count {factor}</source>
        <extracomment>Of a game in the score sheet; {factor} is &quot;× 1&quot; or &quot;× 2&quot;</extracomment>
        <translation>Nach den Spielen davor würde dieses {factor} zählen</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a narrow column of the score sheet: the running number of a game</extracomment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>ann.</source>
        <extracomment>Head of a narrow column, beside Schneider and Schwarz: this level was announced; 5 letters at most</extracomment>
        <translation>ang.</translation>
    </message>
    <message>
        <source>Number of the game</source>
        <translation>Nummer des Spiels</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column of the score sheet: who declared; 8 letters at most</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Head of a column of the score sheet: what was played</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Base</source>
        <extracomment>Head of a narrow column of the score sheet: the base value of the game, 9 to 24; 6 letters at most</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Remark: {remark}</source>
        <extracomment>Of a game in the score sheet: what somebody wrote beside it</extracomment>
        <translation>Bemerkung: {remark}</translation>
    </message>
    <message>
        <source>Away: {name}</source>
        <extracomment>Of a game of four; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>Nicht da: {name}</translation>
    </message>
    <message>
        <source>Bock</source>
        <extracomment>Head of a narrow column of the score sheet: the game counts double; 6 letters at most</extracomment>
        <translation>Bock</translation>
    </message>
    <message>
        <source>Base value</source>
        <extracomment>Whole head of a column of the score sheet, on paper and in a tip: 9 to 24, of a Null what it is worth</extracomment>
        <translation>Grundwert</translation>
    </message>
    <message>
        <source>with</source>
        <extracomment>Head of a narrow column of the score sheet: with so many matadors; 6 letters at most</extracomment>
        <translation>mit</translation>
    </message>
    <message>
        <source>w/o</source>
        <extracomment>Head of a narrow column of the score sheet: without so many matadors; 6 letters at most</extracomment>
        <translation>ohne</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>Head of a narrow column of the score sheet: what the declarer had bid; 6 letters at most</extracomment>
        <translation>Reizw.</translation>
    </message>
    <message>
        <source>Bock round</source>
        <extracomment>Whole head of a column of the score sheet, on paper and in a tip: the game counts double</extracomment>
        <translation>Bockrunde</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>This list is over: no game is entered any more</source>
        <translation>Diese Liste ist zu Ende: Es wird kein Spiel mehr eingetragen</translation>
    </message>
    <message>
        <source>This list is a copy. The statistics count its games as they were first written</source>
        <translation>Diese Liste ist eine Kopie. Die Statistik zählt ihre Spiele so, wie sie zuerst aufgeschrieben wurden</translation>
    </message>
    <message>
        <source>Copied: all games, as a table</source>
        <translation>Kopiert: alle Spiele als Tabelle</translation>
    </message>
    <message>
        <source>{name}: there or away…</source>
        <extracomment>menu: whether a player of four is there, or away for some games</extracomment>
        <translation>{name}: da oder nicht da&#xa0;…</translation>
    </message>
    <message>
        <source>copy</source>
        <extracomment>Of a list: its games are those of another list, or of a series that was played here</extracomment>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <extracomment>menu of a score list: all its games to the clipboard</extracomment>
        <translation>Als Tabelle kopieren</translation>
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
        <source>Score sheet</source>
        <translation>Spielliste</translation>
    </message>
    <message>
        <source>Totals of the list</source>
        <translation>Gesamtstände der Liste</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Double click: change; right click: insert, move, delete, write a remark</source>
        <extracomment>tool tip of a game in the score sheet</extracomment>
        <translation>Doppelklick: ändern; Rechtsklick: einfügen, verschieben, löschen, Bemerkung schreiben</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>No list has these words</source>
        <translation>Keine Liste enthält diese Wörter</translation>
    </message>
    <message>
        <source>The archive is empty. Lists you do not need every day can be put here</source>
        <translation>Das Archiv ist leer. Hier ist Platz für Listen, die du nicht jeden Tag brauchst</translation>
    </message>
    <message>
        <source>All lists are in the archive. The button below shows them</source>
        <translation>Alle Listen sind im Archiv. Die Schaltfläche unten zeigt sie</translation>
    </message>
    <message>
        <source>No list yet. Begin one, and write the first game</source>
        <translation>Noch keine Liste. Beginne eine und trag das erste Spiel ein</translation>
    </message>
    <message>
        <source>Score lists</source>
        <extracomment>Title of the shelf with all score lists</extracomment>
        <translation>Spiellisten</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Title of the shelf with the score lists that were put away</extracomment>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>button: the players of all lists shown, the best first</extracomment>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>How everybody stands in the lists shown here, all of them added up</source>
        <translation>Wie alle in den hier gezeigten Listen stehen, zusammengezählt</translation>
    </message>
    <message>
        <source>New list</source>
        <extracomment>button: begins a new score list</extracomment>
        <translation>Neue Liste</translation>
    </message>
    <message>
        <source>Fold the lists away</source>
        <translation>Listen einklappen</translation>
    </message>
    <message>
        <source>Show all lists</source>
        <translation>Alle Listen zeigen</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Program</source>
        <extracomment>tab of the sheet of keys: what works everywhere</extracomment>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>tab of the sheet of keys: where the cards are</extracomment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>tab of the sheet of keys</extracomment>
        <translation>Spielliste</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>tab of the sheet of keys</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>tab of the sheet of keys: the page that shows what was right in a deal</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>tab of the sheet of keys: exercises, puzzles, duplicate, guide</extracomment>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Any deal</source>
        <extracomment>tab of the sheet of keys: the page where a deal is made: any cards, as one likes</extracomment>
        <translation>Beliebige Verteilung</translation>
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
    <name>SidePage</name>
    <message>
        <source>Back to the sheet</source>
        <extracomment>the way back from a page that lies over the score sheet</extracomment>
        <translation>Zurück zur Liste</translation>
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
        <translation>{place} von {count} in deinem Blatt</translation>
    </message>
    <message>
        <source>played by {name}</source>
        <extracomment>For screen readers, about a card of the trick</extracomment>
        <translation>gespielt: {name}</translation>
    </message>
    <message>
        <source>in the hand of {name}</source>
        <extracomment>For screen readers, about a card of a hand that lies open</extracomment>
        <translation>im Blatt von {name}</translation>
    </message>
</context>
<context>
    <name>SpreadView</name>
    <message>
        <source>Results of the games played</source>
        <translation>Ergebnisse der gespielten Spiele</translation>
    </message>
    <message>
        <source>{seat}, {game}</source>
        <extracomment>a player&apos;s seat and the game he declared: &quot;Forehand, Grand&quot;</extracomment>
        <translation>{seat}, {game}</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Andere Spiele</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>Alle haben gepasst</translation>
    </message>
    <message>
        <source>{times}, won {share}</source>
        <extracomment>how often a game was played: &quot;28 ×&quot;, and the share of these that was won: &quot;50%&quot;</extracomment>
        <translation>{times}, gew. {share}</translation>
    </message>
    <message numerus="yes">
        <source>%n ×</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n ×</numerusform>
            <numerusform>%n ×</numerusform>
        </translation>
    </message>
    <message>
        <source>Card points of the declarer</source>
        <translation>Augen des Alleinspielers</translation>
    </message>
    <message>
        <source>List score of each seat, on average</source>
        <translation>Mittlere Spielpunkte je Platz</translation>
    </message>
</context>
<context>
    <name>StatisticsInWindow</name>
    <message>
        <source>{games}, {share} won as declarer</source>
        <extracomment>home page, under &quot;Statistics&quot;: {games} is &quot;210 games&quot;, {share} of those he declared the user won</extracomment>
        <translation>{games}, allein {share} gewonnen</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Gespeichert: {path}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>StatisticsRoom</name>
    <message>
        <source>Reading the games…</source>
        <translation>Die Spiele werden gelesen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Sort the cards</source>
        <extracomment>Button, while the player has arranged his cards by hand: sorts them again</extracomment>
        <translation>Karten ordnen</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>{k} of {n}</source>
        <extracomment>{k} of {n} moves of the deal have been done</extracomment>
        <translation>{k} von {n}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Trick back</source>
        <translation>Stich zurück</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Karte zurück</translation>
    </message>
    <message>
        <source>Card on</source>
        <translation>Karte vor</translation>
    </message>
    <message>
        <source>Trick on</source>
        <translation>Stich vor</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
</context>
<context>
    <name>StrongPlayers</name>
    <message>
        <source>The strong players are ready</source>
        <translation>Die starken Spieler sind bereit</translation>
    </message>
    <message>
        <source>Strong players</source>
        <extracomment>title of a note: the players who search could not be prepared</extracomment>
        <translation>Starke Spieler</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>{name} does not agree: play goes on</source>
        <translation>{name} ist nicht einverstanden: Es wird weitergespielt</translation>
    </message>
    <message>
        <source>The others do not agree: play goes on</source>
        <translation>Die anderen sind nicht einverstanden: Es wird weitergespielt</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Your cards</source>
        <extracomment>For screen readers: the part of the table where keys move along the own cards</extracomment>
        <translation>Deine Karten</translation>
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
    <message numerus="yes">
        <source>%n earlier game(s) to read</source>
        <extracomment>While games of an earlier version of the program are read: how many are left</extracomment>
        <translation>
            <numerusform>Noch %n früheres Spiel zu lesen</numerusform>
            <numerusform>Noch %n frühere Spiele zu lesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>button with a menu: save charts or games as files</extracomment>
        <translation>Export</translation>
    </message>
    <message>
        <source>Games as a table (CSV)…</source>
        <translation>Spiele als Tabelle (CSV)&#xa0;…</translation>
    </message>
    <message>
        <source>All charts as pictures (PNG)…</source>
        <translation>Alle Diagramme als Bilder (PNG)&#xa0;…</translation>
    </message>
    <message>
        <source>All charts as drawings (SVG)…</source>
        <translation>Alle Diagramme als Vektorgrafiken (SVG)&#xa0;…</translation>
    </message>
    <message>
        <source>Rename or merge players</source>
        <translation>Spieler umbenennen oder zusammenlegen</translation>
    </message>
    <message>
        <source>Any deal</source>
        <extracomment>headline of the page where a deal is made: any cards, as one likes</extracomment>
        <translation>Beliebige Verteilung</translation>
    </message>
    <message>
        <source>From a record…</source>
        <extracomment>button: takes the cards of a recorded game</extracomment>
        <translation>Aus Aufzeichnung&#xa0;…</translation>
    </message>
    <message>
        <source>Lay out the cards of a game of the International Skat Server</source>
        <translation>Die Karten eines Spiels vom International Skat Server auslegen</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>button: takes what the clipboard says</extracomment>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>A deal number, a record or cards from the clipboard</source>
        <translation>Nummer einer Verteilung, Aufzeichnung oder Karten aus der Zwischenablage</translation>
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
        <source>Clear</source>
        <extracomment>button: takes all cards back</extracomment>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>TopLine</name>
    <message>
        <source>Puzzles</source>
        <extracomment>title of the page with puzzles</extracomment>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>All kinds</source>
        <extracomment>choice: puzzles of every kind</extracomment>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>From my games</source>
        <translation>Aus meinen Spielen</translation>
    </message>
    <message>
        <source>All grades</source>
        <extracomment>choice: puzzles however hard they are</extracomment>
        <translation>Alle Stufen</translation>
    </message>
    <message>
        <source>Kind of puzzle</source>
        <translation>Art der Aufgabe</translation>
    </message>
    <message>
        <source>How hard</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>All hands</source>
        <extracomment>switch: after the answer all three hands lie open</extracomment>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>Shows all hands once the answer is given</source>
        <translation>Zeigt alle Blätter, sobald die Lösung da ist</translation>
    </message>
    <message>
        <source>Search my games</source>
        <extracomment>button: look for puzzles in the games the user has played</extracomment>
        <translation>Meine Spiele durchsuchen</translation>
    </message>
    <message numerus="yes">
        <source>%n new puzzles · Search again</source>
        <extracomment>button: the search in the user&apos;s games has brought so many puzzles; pressing it searches once more</extracomment>
        <translation>
            <numerusform>%n neue Aufgabe · Noch einmal suchen</numerusform>
            <numerusform>%n neue Aufgaben · Noch einmal suchen</numerusform>
        </translation>
    </message>
    <message>
        <source>The strong players are being prepared</source>
        <translation>Die starken Spieler werden vorbereitet</translation>
    </message>
    <message>
        <source>{k} of {n} games, {found} new · Cancel</source>
        <extracomment>how far the search for puzzles in the user&apos;s games is; pressing it stops the search</extracomment>
        <translation>{k} von {n} Spielen, {found} neu · Abbrechen</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <source>Looks for puzzles in your games</source>
        <translation>Sucht Aufgaben in deinen Spielen</translation>
    </message>
</context>
<context>
    <name>TopLines</name>
    <message>
        <source>Review</source>
        <extracomment>title of the page that shows what was right in a deal</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>The deal</source>
        <extracomment>tab: the course of the deal</extracomment>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Contract table</source>
        <extracomment>tab: what each seat could have played</extracomment>
        <translation>Mögliche Spiele</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Aus Fehlern lernen</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <extracomment>before the players and their shares in percent: how well each of them did</extracomment>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Verteilung {number}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Nummer der Verteilung kopieren</translation>
    </message>
    <message>
        <source>The deal was broken off</source>
        <translation>Das Spiel wurde abgebrochen</translation>
    </message>
    <message>
        <source>See the deal from this seat</source>
        <translation>Das Spiel von diesem Platz aus sehen</translation>
    </message>
</context>
<context>
    <name>TotalsModel</name>
    <message>
        <source>Game points</source>
        <extracomment>Head in the footer of the score sheet: sum of the games, without bonuses</extracomment>
        <translation>Spielpunkte</translation>
    </message>
    <message>
        <source>Won / lost</source>
        <extracomment>Head in the footer of the score sheet: own games won and lost, &quot;7 / 1&quot;</extracomment>
        <translation>Gew. / verl.</translation>
    </message>
    <message>
        <source>Lost by others</source>
        <extracomment>Head in the footer of the score sheet: how many games the other players lost</extracomment>
        <translation>Verl. der Gegner</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head in the footer of the score sheet: what counts in the end</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head in the footer of the score sheet: first, second, third</extracomment>
        <translation>Platz</translation>
    </message>
</context>
<context>
    <name>TrialsPanel</name>
    <message>
        <source>Stop</source>
        <extracomment>button: ends the games the computer plays in the background</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message numerus="yes">
        <source>Play it %n times</source>
        <comment>button</comment>
        <extracomment>button: the computer plays the deal so often; never 1</extracomment>
        <translation>
            <numerusform>%n-mal spielen</numerusform>
            <numerusform>%n-mal spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>When all cards are dealt, the deal can be played</source>
        <translation>Sobald alle Karten verteilt sind, kann gespielt werden</translation>
    </message>
    <message>
        <source>{k} of {n} games. The strong players are still being prepared; meanwhile one who plays by the book sits in for them, and plays the same every time</source>
        <translation>{k} von {n} Spielen. Die starken Spieler werden noch vorbereitet; so lange springt einer ein, der nach Faustregeln und jedes Mal gleich spielt</translation>
    </message>
    <message>
        <source>A player could not decide in game {k}, and the games ended. Begin again, or let others play</source>
        <translation>In Spiel {k} konnte sich ein Spieler nicht entscheiden, und damit war Schluss. Beginne noch einmal oder lass andere spielen</translation>
    </message>
    <message>
        <source>{k} of {n} games</source>
        <translation>{k} von {n} Spielen</translation>
    </message>
    <message>
        <source>{rules}. {dealer} deals. For practice: it goes into no list</source>
        <extracomment>{rules} is a rule set, such as &quot;Official rules&quot;; the seat deals the cards</extracomment>
        <translation>{rules}. {dealer} gibt. Zur Übung, ohne Liste</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>headline: what to do with the deal, and with which seat</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Dein Platz</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: deals these cards</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Who plays it again and again</source>
        <translation>Wer immer wieder spielt</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Spiele</translation>
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
    <message>
        <source>No trick was played out in this deal</source>
        <translation>In diesem Spiel wurde kein Stich zu Ende gespielt</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>Another Skatdesk is running: games played here are not kept. Close this one and play in the other</source>
        <translation>Skatdesk ist schon in einem anderen Fenster offen: Was du hier spielst, wird nicht gespeichert. Schließ dieses und spiel im anderen</translation>
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
        <source>{path} cannot be written: the list is as it was before. Is the disk full or protected? Make room or allow writing there, then try again</source>
        <translation>In {path} lässt sich nicht schreiben: Die Liste ist so, wie sie vorher war. Ist der Datenträger voll oder schreibgeschützt? Schaff dort Platz oder erlaube das Schreiben und versuch es dann noch einmal</translation>
    </message>
    <message>
        <source>The saved games in {path} cannot be opened: nothing that is played or written now is kept. Is the disk full or protected? Make room or allow writing there, then start Skatdesk again</source>
        <translation>Die gespeicherten Spiele in {path} lassen sich nicht öffnen: Was du jetzt spielst oder einträgst, wird nicht gespeichert. Ist der Datenträger voll oder schreibgeschützt? Schaff dort Platz oder erlaube das Schreiben und starte Skatdesk dann neu</translation>
    </message>
    <message>
        <source>The saved games are from a newer Skatdesk: they were kept as {path}</source>
        <translation>Die gespeicherten Spiele stammen von einem neueren Skatdesk: Sie liegen jetzt in {path}</translation>
    </message>
    <message>
        <source>The backup is in use now. What was here before was kept as {path}</source>
        <translation>Die Sicherung ist jetzt in Gebrauch. Was vorher hier war, liegt jetzt in {path}</translation>
    </message>
    <message>
        <source>The saved games were no longer there. Skatdesk goes on with its copy of {day}; what was played and written after that is not in it</source>
        <translation>Die gespeicherten Spiele waren nicht mehr da. Skatdesk macht mit seiner Kopie vom {day} weiter; was danach gespielt und eingetragen wurde, fehlt darin</translation>
    </message>
    <message>
        <source>The saved games were damaged and were kept as {path}. Skatdesk goes on with its copy of {day}; what was played and written after that is not in it</source>
        <translation>Die gespeicherten Spiele waren beschädigt und liegen jetzt in {path}. Skatdesk macht mit seiner Kopie vom {day} weiter; was danach gespielt und eingetragen wurde, fehlt darin</translation>
    </message>
    <message>
        <source>Skatdesk cannot keep its files in {path}. Is the disk full or protected, or is a file in the way? Make room or allow writing there, then start Skatdesk again</source>
        <translation>Skatdesk kann seine Dateien in {path} nicht anlegen. Ist der Datenträger voll oder schreibgeschützt, oder liegt dort eine Datei im Weg? Schaff dort Platz oder erlaube das Schreiben und starte Skatdesk dann neu</translation>
    </message>
    <message>
        <source>Some settings could not be understood and are as at the first start: {options}. The file as it was is kept as {path}</source>
        <extracomment>{options} are settings with the values they have now, such as &quot;Card faces: French; Sounds: off&quot;</extracomment>
        <translation>Einige Einstellungen waren unverständlich und stehen wie beim ersten Start: {options}. Die Datei, wie sie war, liegt jetzt in {path}</translation>
    </message>
    <message>
        <source>The saved games were damaged: they were kept as {path}, and new ones begun</source>
        <translation>Die gespeicherten Spiele waren beschädigt: Sie liegen jetzt in {path}, neue werden ab jetzt gespeichert</translation>
    </message>
    <message>
        <source>The settings were damaged: they were kept as {path}, and everything is set as at the first start</source>
        <translation>Die Einstellungen waren beschädigt: Sie liegen jetzt in {path}, und alles steht wie beim ersten Start</translation>
    </message>
    <message>
        <source>The settings cannot be saved. Is the disk full or protected? They hold until you quit</source>
        <translation>Die Einstellungen lassen sich nicht speichern. Ist der Datenträger voll oder schreibgeschützt? Sie gelten, bis du Skatdesk beendest</translation>
    </message>
    <message>
        <source>{path} cannot be written. Is the disk full or protected, or is its folder gone?</source>
        <translation>{path} lässt sich nicht schreiben. Ist der Datenträger voll oder schreibgeschützt, oder fehlt der Ordner?</translation>
    </message>
    <message>
        <source>The strong players could not be prepared, and others sit in for them. Is the disk full or protected? Make room in {path} or allow writing there, then start Skatdesk again</source>
        <translation>Die starken Spieler konnten nicht vorbereitet werden, andere springen für sie ein. Ist der Datenträger voll oder schreibgeschützt? Schaff Platz in {path} oder erlaube das Schreiben dort und starte Skatdesk dann neu</translation>
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
    <name>User</name>
    <message>
        <source>You</source>
        <extracomment>name of the user at the table and on lists, when no other is typed</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player {k}</source>
        <extracomment>a player of a recorded game who has no name; {k} counts from forehand</extracomment>
        <translation>Spieler {k}</translation>
    </message>
</context>
<context>
    <name>ValueChart</name>
    <message>
        <source>from</source>
        <extracomment>heads of columns in a file for spreadsheets: from this score to that one</extracomment>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
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
        <source>{counted}, {step}</source>
        <extracomment>One more step of counting out a game: {counted} &quot;with 2, game 3&quot;, {step} &quot;Hand 4&quot;</extracomment>
        <translation>{counted}, {step}</translation>
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
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>Turning points: {moves}</source>
        <extracomment>{moves} are the moves with which the deal changed side</extracomment>
        <translation>Wendepunkte: {moves}</translation>
    </message>
    <message>
        <source>The deal never changed side</source>
        <translation>Das Spiel ist nie gekippt</translation>
    </message>
    <message>
        <source>Why: {reason}</source>
        <extracomment>{reason} is why a move was not the best, without a full stop</extracomment>
        <translation>Warum: {reason}</translation>
    </message>
    <message>
        <source>Better: {move} – {reason}</source>
        <extracomment>{move} is the better card or bid, {reason} says why it is good</extracomment>
        <translation>Besser: {move}. {reason}</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>heads over figures: chance of winning, expected change of the list</extracomment>
        <translation>Gewinnt</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Does not lose</source>
        <extracomment>head over figures: the chance of not being the loser of a Ramsch</extracomment>
        <translation>Verliert nicht</translation>
    </message>
    <message>
        <source>A pass leads to a Ramsch here: in the long run it comes to about the same as bidding</source>
        <translation>Passen führt hier zu einem Ramsch: Auf lange Sicht kommt er etwa auf dasselbe hinaus wie Reizen</translation>
    </message>
    <message>
        <source>After a pass nobody plays and nothing is scored: in the long run that comes to about the same as bidding</source>
        <translation>Nach einem Pass spielt niemand, und nichts wird angeschrieben: Auf lange Sicht kommt das etwa auf dasselbe hinaus wie Reizen</translation>
    </message>
    <message>
        <source>A pass scores nothing here, but leaves the game to the others: in the long run it comes to about the same as bidding</source>
        <translation>Passen bringt hier nichts ein, überlässt das Spiel aber den anderen: Auf lange Sicht kommt es etwa auf dasselbe hinaus wie Reizen</translation>
    </message>
    <message>
        <source>The cards of a game with Spitze are not judged</source>
        <translation>Die Karten eines Spiels mit Spitze werden nicht beurteilt</translation>
    </message>
    <message>
        <source>There are no exact figures while one player has every trick: all ten would win</source>
        <translation>Genaue Zahlen gibt es nicht, solange ein Spieler alle Stiche hat: Mit allen zehn würde er gewinnen</translation>
    </message>
    <message>
        <source>In a Ramsch there are exact figures once nobody holds more than {n} cards</source>
        <translation>Im Ramsch gibt es genaue Zahlen, sobald niemand mehr als {n} Karten hat</translation>
    </message>
    <message>
        <source>There are exact figures for cards only</source>
        <translation>Genaue Zahlen gibt es nur für Karten</translation>
    </message>
    <message>
        <source>There are exact figures for cards only; for games, see the contract table</source>
        <translation>Genaue Zahlen gibt es nur für Karten; was die Ansagen wert sind, steht unter „Mögliche Spiele“</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>kostet nichts</translation>
    </message>
    <message>
        <source>Declarer</source>
        <extracomment>head over figures: how the deal ends for the declarer after this card</extracomment>
        <translation>Alleinsp.</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>head over figures: card points of the three players at the end of a Ramsch</extracomment>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Exact, if everybody sees all cards from here on; nobody could know that</source>
        <translation>Genau, wenn ab hier alle Karten offen liegen; wissen konnte das niemand</translation>
    </message>
</context>
<context>
    <name>WayBack</name>
    <message>
        <source>Back to the review</source>
        <extracomment>Button of a deal that was played on from the middle of another one</extracomment>
        <translation>Zurück zur Analyse</translation>
    </message>
    <message>
        <source>Back to the series</source>
        <extracomment>Button of a deal that is played beside a series</extracomment>
        <translation>Zurück zur Serie</translation>
    </message>
    <message>
        <source>Back to learning</source>
        <extracomment>Button of the game that is explained to beginners</extracomment>
        <translation>Zurück zum Lernen</translation>
    </message>
</context>
<context>
    <name>WishPanel</name>
    <message>
        <source>None of the {n} hands tried would do. There may be such a deal, but it is rare: ask for a little less, or deal again</source>
        <translation>Von {n} probierten Blättern passte keines. Vielleicht gibt es eine solche Verteilung, aber sie ist selten: Wünsch dir etwas weniger oder verteil noch einmal</translation>
    </message>
    <message>
        <source>There is no such deal: take a card away</source>
        <translation>Eine solche Verteilung gibt es nicht: Nimm eine Karte weg</translation>
    </message>
    <message>
        <source>The marked wish cannot be fulfilled: change it</source>
        <translation>Der markierte Wunsch ist nicht zu erfüllen: Ändere ihn</translation>
    </message>
    <message>
        <source>With the fixed cards nobody can fulfil the marked wish: change it, or take cards away</source>
        <translation>Mit den festen Karten lässt sich der markierte Wunsch nicht erfüllen: Ändere ihn oder nimm Karten weg</translation>
    </message>
    <message>
        <source>No deal fulfils the marked wishes together: change one of them</source>
        <translation>Keine Verteilung erfüllt die markierten Wünsche zusammen: Ändere einen davon</translation>
    </message>
    <message>
        <source>All cards are fixed: take some away, and they can be dealt anew</source>
        <translation>Alle Karten liegen fest: Nimm einige weg, dann lassen sie sich neu verteilen</translation>
    </message>
    <message>
        <source>Deal the rest anew</source>
        <extracomment>button: deals the loose cards once more</extracomment>
        <translation>Rest neu verteilen</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <extracomment>button: deals the cards that lie nowhere yet</extracomment>
        <translation>Rest verteilen</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <extracomment>button: ends the search for a deal that fulfils the wishes</extracomment>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <source>Wishes</source>
        <extracomment>headline over what a random deal shall have: two jacks in forehand&apos;s hand …</extracomment>
        <translation>Wünsche</translation>
    </message>
    <message>
        <source>Add a wish</source>
        <extracomment>button: one more wish</extracomment>
        <translation>Wunsch hinzufügen</translation>
    </message>
    <message>
        <source>Nothing is wished for: the rest is dealt at random. Wish for cards, many trumps, a hand worth a bid</source>
        <translation>Nichts ist gewünscht: Der Rest wird zufällig verteilt. Wünsch dir bestimmte Karten, viele Trümpfe oder ein Blatt, das zum Reizen taugt</translation>
    </message>
</context>
<context>
    <name>WishRow</name>
    <message>
        <source>cannot be fulfilled</source>
        <translation>nicht erfüllbar</translation>
    </message>
    <message>
        <source>Whose cards</source>
        <translation>Wessen Karten</translation>
    </message>
    <message>
        <source>What is wished</source>
        <translation>Was gewünscht ist</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Take this wish away</source>
        <translation>Diesen Wunsch entfernen</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>Game {k} is as it was: nothing has changed</source>
        <translation>Spiel {k} bleibt, wie es war: Es hat sich nichts geändert</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Skatdesk</source>
        <translation>À propos de Skatdesk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Skat, the German card game for three, and its score list</source>
        <translation>Le Skat, jeu de cartes allemand à trois, et sa feuille de marque</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, share it, change it. Its cards are its own</source>
        <translation>Logiciel libre sous licence MIT&#xa0;: à utiliser, à partager, à modifier. Ses cartes ont été dessinées pour lui</translation>
    </message>
    <message>
        <source>It stands on {names}, with thanks to all who make them</source>
        <translation>Il s’appuie sur {names}&#x202f;; merci à toutes les personnes qui y travaillent</translation>
    </message>
    <message>
        <source>Details for a report</source>
        <translation>Détails pour un signalement</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>button: the details are on the clipboard now</extracomment>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>Account</name>
    <message>
        <source>Dealer, sitting out: {name}</source>
        <extracomment>Right also where somebody is called &quot;You&quot;</extracomment>
        <translation>Donneur, ne joue pas&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Dealer: {name}</source>
        <extracomment>Right also where somebody is called &quot;You&quot;</extracomment>
        <translation>Donneur&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Away: {name}</source>
        <extracomment>Right also where somebody is called &quot;You&quot;</extracomment>
        <translation>Absent&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Ramsch round</source>
        <translation>Tour de Ramsch</translation>
    </message>
    <message>
        <source>Bock round: counts double</source>
        <translation>Tour double&#xa0;: score doublé</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) left</source>
        <comment>of a Bock or Ramsch round, the one that is told included</comment>
        <translation>
            <numerusform>encore %n partie</numerusform>
            <numerusform>encore %n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n more Bock round(s)</source>
        <comment>that were made in this Bock round</comment>
        <translation>
            <numerusform>puis encore %n tour double</numerusform>
            <numerusform>puis encore %n tours doubles</numerusform>
        </translation>
    </message>
    <message>
        <source>agreed {score}</source>
        <extracomment>The table agreed on this score, whatever the cards were worth: &quot;agreed +48&quot;</extracomment>
        <translation>convenu {score}</translation>
    </message>
    <message>
        <source>{points} left of 120</source>
        <extracomment>Ramsch: card points that no player has been given yet, or that are too many (negative)</extracomment>
        <translation>reste {points} sur 120</translation>
    </message>
    <message>
        <source>Passed in: nobody scores, the deal counts as a game</source>
        <translation>Donne passée&#xa0;: personne ne marque, la donne compte comme une partie</translation>
    </message>
    <message>
        <source>{name} then {total}</source>
        <extracomment>A player&apos;s running total after the game that is being entered: &quot;Ben then 206&quot;</extracomment>
        <translation>{name} alors à {total}</translation>
    </message>
</context>
<context>
    <name>AccuracyChart</name>
    <message>
        <source>deal</source>
        <extracomment>heads of columns in a file for spreadsheets: the first, the second … deal reviewed</extracomment>
        <translation>donne</translation>
    </message>
    <message>
        <source>date</source>
        <translation>date</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>précision</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
</context>
<context>
    <name>Additions</name>
    <message>
        <source>First choose a game</source>
        <translation>Choisissez d’abord un jeu</translation>
    </message>
    <message>
        <source>Only with {games}</source>
        <extracomment>tool tip of an addition such as ouvert, which the game chosen does not have; {games} are those that have it</extracomment>
        <translation>Seulement avec {games}</translation>
    </message>
</context>
<context>
    <name>AmountControl</name>
    <message>
        <source>no money</source>
        <translation>sans argent</translation>
    </message>
</context>
<context>
    <name>AnnouncePanel</name>
    <message>
        <source>Which game do you play?</source>
        <translation>Quel jeu jouez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Your bid is {bid}. Announce a game that is worth at least that</source>
        <translation>Votre enchère est de {bid}. Annoncez un jeu qui vaut au moins autant</translation>
    </message>
    <message>
        <source>Other discards</source>
        <extracomment>Button: the two cards come back into the hand, and others may be put away</extracomment>
        <translation>Autre écart</translation>
    </message>
    <message>
        <source>Announce</source>
        <translation>Annoncer</translation>
    </message>
    <message>
        <source>Choose a game to see what it is worth</source>
        <translation>Choisissez un jeu pour voir ce qu’il vaut</translation>
    </message>
</context>
<context>
    <name>Application</name>
    <message>
        <source>Series not continued</source>
        <extracomment>title of a note at the start: the series that was left cannot be played on</extracomment>
        <translation>Série non reprise</translation>
    </message>
    <message>
        <source>{name} could not decide; a plain move was played instead</source>
        <translation>{name} n’a pas su se décider&#x202f;; un coup simple a été joué à la place</translation>
    </message>
</context>
<context>
    <name>BackButton</name>
    <message>
        <source>Back</source>
        <extracomment>button with an arrow: to the page one came from</extracomment>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>Backup</name>
    <message>
        <source>Save a backup</source>
        <extracomment>title of a dialog that asks for a file to write</extracomment>
        <translation>Enregistrer une sauvegarde</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <extracomment>title of a dialog that asks for a file to read</extracomment>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Backups of Skatdesk (*.skatdesk)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Sauvegardes de Skatdesk (*.skatdesk)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>All games and lists are in {path}. The settings are not among them</source>
        <translation>Toutes les parties et toutes les feuilles sont dans {path}. Les paramètres n’en font pas partie</translation>
    </message>
    <message>
        <source>Now quit Skatdesk and start it again</source>
        <translation>Quittez maintenant Skatdesk et relancez-le</translation>
    </message>
    <message>
        <source>{path} is used by Skatdesk itself. Choose another name or folder</source>
        <translation>{path} sert à Skatdesk lui-même. Choisissez un autre nom ou un autre dossier</translation>
    </message>
    <message>
        <source>{path} is not a backup of Skatdesk, or it is damaged. Nothing was changed</source>
        <translation>{path} n’est pas une sauvegarde de Skatdesk, ou est endommagé. Rien n’a été modifié</translation>
    </message>
    <message>
        <source>{path} is from a newer Skatdesk. Install that here first</source>
        <translation>{path} vient d’un Skatdesk plus récent. Installez d’abord ici la version plus récente</translation>
    </message>
    <message>
        <source>{path} cannot be written or read. Is the disk full or protected?</source>
        <translation>{path} ne peut être ni écrit ni lu. Le disque est-il plein ou protégé&#x202f;?</translation>
    </message>
</context>
<context>
    <name>BidChart</name>
    <message>
        <source>bid</source>
        <extracomment>heads of columns in a file for spreadsheets</extracomment>
        <translation>enchère</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
</context>
<context>
    <name>BiddingPanel</name>
    <message>
        <source>Hold {value}</source>
        <translation>Tenir {value}</translation>
    </message>
    <message>
        <source>Say {value}</source>
        <translation>Annoncer {value}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>or jump to</source>
        <translation>ou sauter à</translation>
    </message>
    <message>
        <source>Lower values</source>
        <extracomment>Button in the bidding: shows lower values to jump to</extracomment>
        <translation>Valeurs plus basses</translation>
    </message>
    <message>
        <source>Higher values</source>
        <extracomment>Button in the bidding: shows higher values to jump to</extracomment>
        <translation>Valeurs plus hautes</translation>
    </message>
    <message>
        <source>Both have passed</source>
        <translation>Les deux autres ont passé</translation>
    </message>
    <message>
        <source>You speak, {name} listens</source>
        <translation>Vous annoncez, {name} écoute</translation>
    </message>
    <message>
        <source>{name} speaks, you listen</source>
        <translation>{name} annonce, vous écoutez</translation>
    </message>
    <message>
        <source>{name} speaks, {other} listens</source>
        <translation>{name} annonce, {other} écoute</translation>
    </message>
    <message>
        <source>Wait: {name} holds {value}, or passes</source>
        <extracomment>In the bidding, while another player thinks about the value he was named</extracomment>
        <translation>Attendez&#xa0;: {name} tient {value} ou passe</translation>
    </message>
    <message>
        <source>Wait: {name} names a value, or passes</source>
        <extracomment>In the bidding, while another player thinks about the value he will name</extracomment>
        <translation>Attendez&#xa0;: {name} annonce une valeur ou passe</translation>
    </message>
    <message>
        <source>Play at 18, or pass</source>
        <translation>Jouez à 18 ou passez</translation>
    </message>
    <message>
        <source>Play at 18, or pass: then there is a {ramsch}</source>
        <extracomment>Asked of the last of three who could bid; {ramsch} is Ramsch or Schieberamsch</extracomment>
        <translation>Jouez à 18 ou passez&#xa0;: ce sera alors un {ramsch}</translation>
    </message>
    <message>
        <source>{name} says {value}. Hold it, or pass</source>
        <translation>{name} annonce {value}. Tenez ou passez</translation>
    </message>
    <message>
        <source>The bid stands at {value}. Name a higher value to {name}, or pass</source>
        <translation>L’enchère est à {value}. Annoncez plus à {name} ou passez</translation>
    </message>
    <message>
        <source>Name a value to {name}, or pass</source>
        <translation>Annoncez une valeur à {name} ou passez</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Seats</source>
        <extracomment>small button of a chart: by seat (forehand, middlehand, rearhand)</extracomment>
        <translation>Places</translation>
    </message>
    <message>
        <source>Matadors</source>
        <extracomment>small button of a chart: by matadors</extracomment>
        <translation>Matadors</translation>
    </message>
    <message>
        <source>Scores</source>
        <extracomment>small button of a chart: by list score</extracomment>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>small button of a chart: by card points</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Form</source>
        <extracomment>small button of a chart: of the last 36 games</extracomment>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Sum</source>
        <extracomment>small button of a chart: the sum of all points</extracomment>
        <translation>Somme</translation>
    </message>
    <message numerus="yes">
        <source>%n list(s)</source>
        <translation>
            <numerusform>%n feuille</numerusform>
            <numerusform>%n feuilles</numerusform>
        </translation>
    </message>
    <message>
        <source>{lists}, {number} passed in</source>
        <extracomment>Below the number of games: {lists} is &quot;36 lists&quot;, {number} deals nobody bid on</extracomment>
        <translation>{lists}, donnes passées&#xa0;: {number}</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>name of a large figure</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Declared</source>
        <extracomment>name of a large figure: share of games in which the player was declarer</extracomment>
        <translation>Déclarant</translation>
    </message>
    <message>
        <source>in defence {share}</source>
        <extracomment>Below the share of games won as declarer; {share} of the games against a declarer he was beaten</extracomment>
        <translation>en défense {share}</translation>
    </message>
    <message>
        <source>Won as declarer</source>
        <extracomment>name of a large figure: share of games won as declarer</extracomment>
        <translation>Gagnés en déclarant</translation>
    </message>
    <message>
        <source>{error}, 95 times in 100</source>
        <extracomment>How sure a figure is: {error} is &quot;± 143&quot;</extracomment>
        <translation>{error}, 95 fois sur 100</translation>
    </message>
    <message>
        <source>too few games</source>
        <translation>trop peu de parties</translation>
    </message>
    <message>
        <source>Points per 36 games</source>
        <extracomment>name of a large figure: points by Seeger-Fabian, for 36 games</extracomment>
        <translation>Points pour 36 parties</translation>
    </message>
    <message>
        <source>Latest lists</source>
        <extracomment>name of a small chart of up to ten lists</extracomment>
        <translation>Dernières feuilles</translation>
    </message>
    <message>
        <source>too few lists</source>
        <translation>trop peu de feuilles</translation>
    </message>
    <message numerus="yes">
        <source>%n above the average</source>
        <comment>of the latest lists</comment>
        <translation>
            <numerusform>%n au-dessus de la moyenne</numerusform>
            <numerusform>%n au-dessus de la moyenne</numerusform>
        </translation>
    </message>
    <message>
        <source>{place} is full: take a card away first, or drag the new one onto another to exchange them</source>
        <translation>{place}&#xa0;: complet. Retirez d’abord une carte, ou glissez la nouvelle sur une autre pour les échanger</translation>
    </message>
    <message>
        <source>A click chooses a card, a double click or Del takes it back. Cards with a bar stay when the rest is dealt anew</source>
        <translation>Un clic choisit une carte, un double-clic ou Suppr la reprend. Les cartes avec une barre restent quand le reste est redonné</translation>
    </message>
    <message>
        <source>Cards that can be dealt</source>
        <translation>Cartes à donner</translation>
    </message>
    <message>
        <source>A click deals the card to the hand being filled, 1 to 4 to a hand or the skat. Or drag it</source>
        <translation>Un clic donne la carte à la main en cours, 1 à 4 à une main ou au skat. Ou glissez-la</translation>
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
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>What your hand is worth</source>
        <translation>Ce que vaut votre main</translation>
    </message>
</context>
<context>
    <name>CalculatorSentences</name>
    <message>
        <source>{game}: {worth}; {hand}: {hand_value}</source>
        <extracomment>A game with its value counted out, and what it counts as a Hand game</extracomment>
        <translation>{game}&#xa0;: {worth}&#x202f;; {hand}&#xa0;: {hand_value}</translation>
    </message>
    <message>
        <source>{row}; less than the bid</source>
        <extracomment>{row} is a game with its values: &quot;Clubs: with 2, game 3, × 12 = 36; Hand: 48&quot;</extracomment>
        <translation>{row}&#x202f;; moins que l’enchère</translation>
    </message>
    <message>
        <source>with {game} up to {value}, skat aside</source>
        <extracomment>{game} is a game such as Hearts, played without two jacks or more, one of which may lie in the skat</extracomment>
        <translation>avec {game}, jusqu’à {value} hors skat</translation>
    </message>
    <message>
        <source>with {game} safe up to {value}</source>
        <extracomment>{game} is a game such as Hearts or Null ouvert</extracomment>
        <translation>avec {game}, sûr jusqu’à {value}</translation>
    </message>
    <message>
        <source>you must not take a trick</source>
        <translation>vous ne devez faire aucun pli</translation>
    </message>
    <message>
        <source>{need}, the last trick with the lowest trump</source>
        <extracomment>{need} is what the declarer needs besides: &quot;you need 61 points&quot; or &quot;you need all ten tricks&quot;</extracomment>
        <translation>{need}, le dernier pli avec le plus petit atout</translation>
    </message>
    <message>
        <source>you need all ten tricks</source>
        <translation>il vous faut les dix plis</translation>
    </message>
    <message numerus="yes">
        <source>you need %n points</source>
        <comment>card points; 61 or 90</comment>
        <translation>
            <numerusform>il vous faut %n point</numerusform>
            <numerusform>il vous faut %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{outlook}, skat aside</source>
        <extracomment>{outlook} is &quot;your bid 30 is reached&quot;, or that it is not; a jack in the skat of a Hand game may change that</extracomment>
        <translation>{outlook}, hors skat</translation>
    </message>
    <message>
        <source>your bid {bid} is reached</source>
        <translation>votre enchère de {bid} est atteinte</translation>
    </message>
    <message>
        <source>this game cannot reach your bid {bid}</source>
        <translation>ce jeu n’atteint pas votre enchère de {bid}</translation>
    </message>
    <message>
        <source>your bid {bid} is reached only with {level}</source>
        <extracomment>{level} is Schneider or Schwarz</extracomment>
        <translation>votre enchère de {bid} n’est atteinte qu’avec {level}</translation>
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
        <translation>ne joue pas</translation>
    </message>
    <message>
        <source>deals</source>
        <extracomment>For screen readers, about a player</extracomment>
        <translation>donne les cartes</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a player&apos;s hand</comment>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>{tricks} · {points}</source>
        <extracomment>Under the tricks a player has won: how many, and their card points</extracomment>
        <translation>{tricks} · {points}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Déclarant&#xa0;: vous</translation>
    </message>
    <message>
        <source>Declarer {name}</source>
        <translation>Déclarant&#xa0;: {name}</translation>
    </message>
    <message>
        <source>You play alone at {value}</source>
        <translation>Vous avez l’enchère à {value}</translation>
    </message>
    <message>
        <source>· bid {value}</source>
        <translation>· enchère {value}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Game {k}</source>
        <translation>Partie {k}</translation>
    </message>
    <message>
        <source>Game {k} of {n}</source>
        <translation>Partie {k} sur {n}</translation>
    </message>
    <message>
        <source>{game} · practice</source>
        <extracomment>{game} is &quot;Game 7 of 36&quot;; the user was helped in it, so it stays out of the statistics</extracomment>
        <translation>{game} · entraînement</translation>
    </message>
    <message>
        <source>{game} · Bock round</source>
        <extracomment>{game} is &quot;Game 7 of 36&quot;; in a Bock round everything counts double</extracomment>
        <translation>{game} · tour double</translation>
    </message>
    <message>
        <source>{game} · Ramsch round</source>
        <extracomment>{game} is &quot;Game 7 of 36&quot;; in a Ramsch round nobody bids</extracomment>
        <translation>{game} · tour de Ramsch</translation>
    </message>
    <message>
        <source>{name} plays alone at {value}</source>
        <translation>{name} a l’enchère à {value}</translation>
    </message>
    <message>
        <source>Bidding · highest bid {value}</source>
        <translation>Enchères · la plus forte&#xa0;: {value}</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>you deal and watch this game</source>
        <translation>vous donnez et regardez cette partie</translation>
    </message>
</context>
<context>
    <name>CardCells</name>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>most likely {game}</source>
        <extracomment>{game} is a game that a hand may become: &quot;most likely Grand&quot;</extracomment>
        <translation>le plus souvent {game}</translation>
    </message>
    <message>
        <source>{several} and {last}</source>
        <extracomment>Joins the last of several cards or players: &quot;ten of hearts, ace of spades and jack of clubs&quot;</extracomment>
        <translation>{several} et {last}</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <extracomment>Joins the last of several cards to choose from: &quot;ten of hearts, ace of spades or jack of clubs&quot;</extracomment>
        <translation>{several} ou {last}</translation>
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
        <translation>Modification de la partie {k}</translation>
    </message>
    <message>
        <source>A game is being inserted before game {k}</source>
        <translation>Insertion d’une partie avant la partie {k}</translation>
    </message>
    <message>
        <source>Enter anew</source>
        <extracomment>button while a game of the list is changed: empties the entry, so that the game is told like a new one</extracomment>
        <translation>Ressaisir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ChartCard</name>
    <message>
        <source>Save as picture (PNG)…</source>
        <extracomment>menu of a chart</extracomment>
        <translation>Enregistrer comme image (PNG)…</translation>
    </message>
    <message>
        <source>Save as drawing (SVG)…</source>
        <extracomment>menu of a chart</extracomment>
        <translation>Enregistrer comme dessin (SVG)…</translation>
    </message>
    <message>
        <source>Save the figures (CSV)…</source>
        <extracomment>menu of a chart</extracomment>
        <translation>Enregistrer les chiffres (CSV)…</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <extracomment>button with three dots beside a chart</extracomment>
        <translation>Enregistrer le graphique</translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message>
        <source>of {number}</source>
        <extracomment>Beside a share of games, &quot;84%&quot;: how many games there are in all</extracomment>
        <translation>sur {number}</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <extracomment>a period from one day to another</extracomment>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>Series of {day}</source>
        <extracomment>A series played in this program on {day}</extracomment>
        <translation>Série du {day}</translation>
    </message>
    <message>
        <source>List of {day}</source>
        <extracomment>A written list without a title</extracomment>
        <translation>Feuille du {day}</translation>
    </message>
    <message>
        <source>{title}, {day}</source>
        <translation>{title}, {day}</translation>
    </message>
    <message>
        <source>Game {number} of {day}</source>
        <extracomment>Title: the {number}th game of the series played on {day}</extracomment>
        <translation>Partie {number} du {day}</translation>
    </message>
    <message>
        <source>game {number}</source>
        <extracomment>In the tip of a chart: which game of its list or series it is; the game itself follows</extracomment>
        <translation>partie {number}</translation>
    </message>
    <message>
        <source>latest: {game}</source>
        <extracomment>In the tip of a chart: the latest of several games</extracomment>
        <translation>dernière&#xa0;: {game}</translation>
    </message>
    <message>
        <source>bid {value}</source>
        <extracomment>What a game was bought at: &quot;bid 24&quot;</extracomment>
        <translation>enchère {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>chart: games lost are on this side</extracomment>
        <translation>perdus</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>chart: games won are on this side</extracomment>
        <translation>gagnés</translation>
    </message>
    <message>
        <source>No such games yet</source>
        <extracomment>in place of a chart: none of the games chosen belongs into it</extracomment>
        <translation>Pas encore de parties de ce type</translation>
    </message>
    <message>
        <source>Review a deal after playing it: from then on it shows here how accurately you played</source>
        <translation>Analysez une donne après l’avoir jouée&#xa0;: la précision de votre jeu s’affichera ici</translation>
    </message>
    <message>
        <source>{won} won, {lost} lost</source>
        <extracomment>Two numbers of games</extracomment>
        <translation>gagnés&#xa0;: {won}, perdus&#xa0;: {lost}</translation>
    </message>
    <message>
        <source>average {score}</source>
        <extracomment>{score} is the average list score of some games</extracomment>
        <translation>moyenne {score}</translation>
    </message>
    <message>
        <source>Best game {score}</source>
        <extracomment>button that opens the game with the highest score</extracomment>
        <translation>Meilleure partie {score}</translation>
    </message>
    <message>
        <source>Worst game {score}</source>
        <extracomment>button that opens the game with the lowest score</extracomment>
        <translation>Pire partie {score}</translation>
    </message>
    <message>
        <source>without {matadors}</source>
        <extracomment>head of a column: games without this many matadors</extracomment>
        <translation>sans {matadors}</translation>
    </message>
    <message>
        <source>with {matadors}</source>
        <extracomment>head of a column: games with this many matadors</extracomment>
        <translation>avec {matadors}</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>head of a narrow column: number of games</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Declared</source>
        <extracomment>head of a narrow column: share of games the player declared</extracomment>
        <translation>Décl.</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>head of a narrow column: share of declared games that were won</extracomment>
        <translation>Gagnés</translation>
    </message>
    <message>
        <source>Defended</source>
        <extracomment>head of a narrow column: share of games against a declarer in which he lost</extracomment>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Points per 36 games</source>
        <extracomment>head of a column: points by Seeger-Fabian</extracomment>
        <translation>Points pour 36</translation>
    </message>
    <message>
        <source>{score} or less</source>
        <translation>{score} ou moins</translation>
    </message>
    <message>
        <source>{score} or more</source>
        <translation>{score} ou plus</translation>
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message>
        <source>You play alone at {value}</source>
        <translation>Vous remportez l’enchère à {value}</translation>
    </message>
    <message>
        <source>Take the two cards of the skat, or leave them unseen and play Hand</source>
        <translation>Prenez les deux cartes du skat, ou jouez main sans les voir</translation>
    </message>
    <message>
        <source>Take the skat</source>
        <translation>Prendre le skat</translation>
    </message>
    <message>
        <source>Take the skat and pass two cards on, or push it on unseen and double the loss</source>
        <translation>Prenez le skat et transmettez deux cartes, ou poussez-le sans le voir et doublez la perte</translation>
    </message>
    <message>
        <source>Take the skat and put two cards away, or leave it unseen and double the loss</source>
        <extracomment>Schieberamsch: asked of rearhand, behind whom nobody gets the cards</extracomment>
        <translation>Prenez le skat et écartez deux cartes, ou laissez-le sans le voir et doublez la perte</translation>
    </message>
    <message>
        <source>Push on</source>
        <translation>Pousser</translation>
    </message>
    <message>
        <source>Ramsch round</source>
        <translation>Tour de Ramsch</translation>
    </message>
    <message>
        <source>Everybody plays alone for the fewest points, unless somebody plays Grand Hand</source>
        <translation>Chacun joue pour soi et vise le moins de points, sauf si quelqu’un joue Grand main</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>?</source>
        <translation>&#x202f;?</translation>
    </message>
    <message>
        <source>{contract}: {doubling} multiplies the score by {factor}</source>
        <translation>{contract}&#xa0;: {doubling} multiplie le score par {factor}</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>{name} wants to give up</source>
        <translation>{name} veut abandonner</translation>
    </message>
    <message>
        <source>Do you agree? Otherwise play goes on</source>
        <translation>Êtes-vous d’accord&#x202f;? Sinon, le jeu continue</translation>
    </message>
    <message>
        <source>I agree</source>
        <translation>D’accord</translation>
    </message>
</context>
<context>
    <name>ComparisonChart</name>
    <message>
        <source>player</source>
        <extracomment>heads of columns in a file for spreadsheets, down to the error</extracomment>
        <translation>joueur</translation>
    </message>
    <message>
        <source>computer</source>
        <extracomment>which computer player it was</extracomment>
        <translation>ordinateur</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>jeux en déclarant</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnés</translation>
    </message>
    <message>
        <source>defended</source>
        <extracomment>games against a declarer</extracomment>
        <translation>en défense</translation>
    </message>
    <message>
        <source>beaten in defence</source>
        <extracomment>games against a declarer in which he lost</extracomment>
        <translation>déclarant battu en défense</translation>
    </message>
    <message>
        <source>points per 36 games</source>
        <translation>points pour 36 parties</translation>
    </message>
    <message>
        <source>Error (95 of 100)</source>
        <extracomment>how sure the average is</extracomment>
        <translation>Marge d’erreur (95 sur 100)</translation>
    </message>
</context>
<context>
    <name>ContractView</name>
    <message>
        <source>What could have been played</source>
        <translation>Ce qu’on aurait pu jouer</translation>
    </message>
    <message>
        <source>If the seat takes the skat, puts the best two cards away, and everybody sees all cards</source>
        <translation>Si l’on prend le skat et fait le meilleur écart, à cartes ouvertes</translation>
    </message>
    <message>
        <source>Play this hand</source>
        <extracomment>button: play one&apos;s luck with the hand chosen in the table; the others pass</extracomment>
        <translation>Jouer cette main</translation>
    </message>
    <message>
        <source>At the table, for practice: the others pass, and you play alone</source>
        <translation>À la table, pour l’entraînement&#xa0;: les autres passent, et vous êtes le déclarant</translation>
    </message>
    <message>
        <source>Large: the declarer&apos;s card points. Below: the list score against each of the others at a bid of 18</source>
        <extracomment>explains the figures in the table: card points, and below them what the declarer wins or loses in the list against each of the others, at the lowest bid; what these get for a game he loses is in it</extracomment>
        <translation>En grand&#xa0;: les points du déclarant. Dessous&#xa0;: le score face à chacun des autres pour une enchère de 18</translation>
    </message>
    <message>
        <source>In a Ramsch round nobody bids: there is no contract table</source>
        <translation>Dans un tour de Ramsch, il n’y a pas d’enchères&#xa0;: il n’y a pas de tableau des jeux</translation>
    </message>
    <message>
        <source>The review is not complete yet</source>
        <translation>L’analyse n’est pas encore complète</translation>
    </message>
    <message>
        <source>Best bid</source>
        <extracomment>head of a column: the highest bid a seat can reach with a game it wins</extracomment>
        <translation>Enchère max.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>read aloud in the column of best bids: this seat wins no game</extracomment>
        <translation>Passe</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>With all cards open nobody wins a game: all would pass</source>
        <translation>À cartes ouvertes, personne ne gagne de jeu&#xa0;: tout le monde passerait</translation>
    </message>
    <message>
        <source>With all cards open, in the bidding too: </source>
        <extracomment>what comes out when everybody knows all cards, in the bidding too</extracomment>
        <translation>À cartes ouvertes, dès les enchères&#xa0;: </translation>
    </message>
    <message>
        <source>you play {contract} at {bid}, {score}</source>
        <extracomment>{contract} is played at the bid {bid}, which changes the list by {score}</extracomment>
        <translation>vous jouez {contract} à {bid}, {score}</translation>
    </message>
    <message>
        <source>{name} plays {contract} at {bid}, {score}</source>
        <translation>{name} joue {contract} à {bid}, {score}</translation>
    </message>
    <message>
        <source>{name}: {contract}</source>
        <extracomment>a player and a game: &quot;Ada: Grand&quot;</extracomment>
        <translation>{name}&#xa0;: {contract}</translation>
    </message>
    <message>
        <source>game value {value}</source>
        <translation>valeur du jeu {value}</translation>
    </message>
    <message>
        <source>best of all discards</source>
        <extracomment>the discard was found by comparing all of them</extracomment>
        <translation>meilleur de tous les écarts</translation>
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
        <translation>der MMM yyyy</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>Copy</source>
        <extracomment>Button: puts the text of the whole game into the clipboard</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Button: what was right in the game, and what was not</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>List of the series</source>
        <translation>Feuille de la série</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>DealNumber</name>
    <message>
        <source>Type the number of a deal</source>
        <translation>Saisissez le numéro d’une donne</translation>
    </message>
    <message>
        <source>A deal&apos;s number has digits only; spaces and dots between them do no harm</source>
        <translation>Un numéro de donne ne contient que des chiffres&#x202f;; espaces et points entre eux ne gênent pas</translation>
    </message>
    <message>
        <source>There are deals from 1 to {last}, and no others</source>
        <translation>Les donnes vont de 1 à {last}, il n’y en a pas d’autres</translation>
    </message>
    <message>
        <source>cards missing: {n}</source>
        <extracomment>in the empty field for the number of a deal: so many cards lie nowhere yet; {n} is never 0</extracomment>
        <translation>cartes manquantes&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Numéro de la donne</translation>
    </message>
    <message>
        <source>Load</source>
        <extracomment>button: lays out the deal whose number was typed</extracomment>
        <translation>Charger</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Copier le numéro de la donne</translation>
    </message>
</context>
<context>
    <name>DealSource</name>
    <message>
        <source>At random</source>
        <extracomment>where the deals of a series come from</extracomment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>By number</source>
        <extracomment>where the deals of a series come from: a number that is typed</extracomment>
        <translation>Par numéro</translation>
    </message>
    <message>
        <source>As last time</source>
        <extracomment>where the deals of a series come from: the deals of the series before, once more</extracomment>
        <translation>Les mêmes</translation>
    </message>
    <message>
        <source>No series was played here yet</source>
        <extracomment>why &quot;As last time&quot; cannot be chosen</extracomment>
        <translation>Aucune série n’a encore été jouée ici</translation>
    </message>
    <message>
        <source>Today&apos;s</source>
        <extracomment>where the deals of a set come from: those of the day, which are the same for everybody</extracomment>
        <translation>Du jour</translation>
    </message>
    <message>
        <source>Series number</source>
        <translation>Numéro de la série</translation>
    </message>
    <message>
        <source>Draw another number</source>
        <translation>Tirer un autre numéro</translation>
    </message>
    <message>
        <source>Copy an invitation with this number</source>
        <translation>Copier une invitation avec ce numéro</translation>
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
        <translation>Atouts dans la couleur la plus longue</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Worth a bid of</source>
        <extracomment>of a hand: how high the computer would bid with it</extracomment>
        <translation>Enchère possible</translation>
    </message>
    <message>
        <source>A suit game to bid for</source>
        <translation>Jeu à la couleur jouable</translation>
    </message>
    <message>
        <source>{game} to bid for</source>
        <extracomment>{game} is Grand, Null or a suit: a hand good enough to bid for that game</extracomment>
        <translation>{game} jouable</translation>
    </message>
    <message>
        <source>Trumps in {suit}</source>
        <extracomment>{suit} is a suit: the four jacks and the seven other cards of that suit</extracomment>
        <translation>Atouts à {suit}</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <extracomment>two ranks, such as ace and ten: cards of either</extracomment>
        <translation>{one} ou {other}</translation>
    </message>
    <message>
        <source>exactly {n}</source>
        <extracomment>how many cards or card points are wished; short</extracomment>
        <translation>juste {n}</translation>
    </message>
    <message>
        <source>at most {n}</source>
        <extracomment>how many cards or card points are wished; short, such as &quot;bis 2&quot; in German</extracomment>
        <translation>max. {n}</translation>
    </message>
    <message>
        <source>at least {n}</source>
        <extracomment>how many cards, card points or what bid is wished; short, such as &quot;ab 2&quot; in German</extracomment>
        <translation>min. {n}</translation>
    </message>
    <message>
        <source>{place}: {what}</source>
        <extracomment>{place} is a hand or the skat, {what} a kind of game or of cards</extracomment>
        <translation>{place}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{place}: {what}, {amount}</source>
        <extracomment>{place} is a hand or the skat, {what} a kind of cards, {amount} such as &quot;at least 2&quot;</extracomment>
        <translation>{place}&#xa0;: {what}, {amount}</translation>
    </message>
</context>
<context>
    <name>DealsPage</name>
    <message>
        <source>No game of this record can be read</source>
        <translation>Aucune partie lisible dans cet enregistrement</translation>
    </message>
    <message>
        <source>This card is dealt twice: {card}</source>
        <extracomment>of a deal that was typed or pasted</extracomment>
        <translation>Cette carte est donnée deux fois&#xa0;: {card}</translation>
    </message>
    <message>
        <source>A deal has three hands of ten cards and two in the skat, not {counts}</source>
        <extracomment>of a deal that was typed or pasted; {counts} is &quot;10 | 10 | 9 | 2&quot;</extracomment>
        <translation>Une donne compte trois mains de dix cartes et deux cartes au skat, et non {counts}</translation>
    </message>
    <message>
        <source>First choose the hand that these cards go to</source>
        <translation>Choisissez d’abord la main qui recevra ces cartes</translation>
    </message>
    <message>
        <source>Nothing here names cards. Give a deal number, a record, or cards such as {cards}</source>
        <extracomment>{cards} are two cards in short</extracomment>
        <translation>Aucune carte reconnue. Donnez un numéro de donne, un enregistrement, ou des cartes comme {cards}</translation>
    </message>
    <message>
        <source>No card is called {word}. Write {cards}, or names with commas between</source>
        <extracomment>{cards} are two cards in short</extracomment>
        <translation>Aucune carte ne s’appelle {word}. Écrivez {cards}, ou des noms séparés par des virgules</translation>
    </message>
    <message>
        <source>No game in {file} can be read</source>
        <translation>Aucune partie lisible dans {file}</translation>
    </message>
    <message>
        <source>Game {k} of {n}</source>
        <extracomment>several games were read; {k} of {n} is laid out</extracomment>
        <translation>Partie {k} sur {n}</translation>
    </message>
    <message>
        <source>Game {k} of the first {n} in the file</source>
        <extracomment>the same of a file that has more games than are read</extracomment>
        <translation>Partie {k} des {n} premières du fichier</translation>
    </message>
    <message>
        <source>Choose a hand, then click its cards. Or click a card, then the hand</source>
        <translation>Choisissez une main, puis cliquez sur ses cartes. Ou cliquez sur une carte, puis sur la main</translation>
    </message>
    <message>
        <source>Copied: deal {number}</source>
        <translation>Copié&#xa0;: donne {number}</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <extracomment>in the empty field for cards; {place} is the hand that gets them, {cards} an example</extracomment>
        <translation>{place}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Type cards</source>
        <translation>Saisir des cartes</translation>
    </message>
    <message>
        <source>Previous game</source>
        <translation>Partie précédente</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Partie suivante</translation>
    </message>
</context>
<context>
    <name>DealsRoom</name>
    <message>
        <source>Any deal</source>
        <extracomment>page of learning: opens the page where one makes any deal</extracomment>
        <translation>Une donne au choix</translation>
    </message>
    <message>
        <source>Lay out cards, wish for a hand, play it as often as you like</source>
        <translation>Disposez les cartes, souhaitez une main, jouez-la à volonté</translation>
    </message>
    <message>
        <source>Any deal…</source>
        <extracomment>command: opens the page where one makes any deal</extracomment>
        <translation>Donne au choix…</translation>
    </message>
</context>
<context>
    <name>DealtHands</name>
    <message numerus="yes">
        <source>%n points</source>
        <comment>card points</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>déclarant</translation>
    </message>
    <message>
        <source>away</source>
        <translation>écart</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Put away</source>
        <extracomment>Head over two cards: put away by the declarer, or passed on in Schieberamsch</extracomment>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Passed on</source>
        <translation>Transmis</translation>
    </message>
</context>
<context>
    <name>DeletedLists</name>
    <message>
        <source>Deleted lists</source>
        <extracomment>Menu of the lists that were deleted; choosing one brings it back</extracomment>
        <translation>Feuilles supprimées</translation>
    </message>
</context>
<context>
    <name>DiscardPanel</name>
    <message>
        <source>Pass two cards on</source>
        <translation>Transmettez deux cartes</translation>
    </message>
    <message>
        <source>Put two cards away</source>
        <translation>Écartez deux cartes</translation>
    </message>
    <message>
        <source>Choose two cards of your hand: click them or drag them up</source>
        <translation>Choisissez deux cartes de votre main&#xa0;: cliquez dessus ou glissez-les vers le haut</translation>
    </message>
    <message>
        <source>Card points passed on</source>
        <translation>Points des cartes transmises</translation>
    </message>
    <message>
        <source>Card points put away; they count for you</source>
        <translation>Points de l’écart&#x202f;; ils comptent pour vous</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Pass them on</source>
        <translation>Transmettre</translation>
    </message>
    <message>
        <source>Put them away</source>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Card points put into the skat</source>
        <extracomment>Schieberamsch: rearhand&apos;s two cards become the skat</extracomment>
        <translation>Points des cartes mises au skat</translation>
    </message>
    <message>
        <source>Enter passes them on, Backspace takes the last one back</source>
        <extracomment>For screen readers, when two cards are chosen in Schieberamsch</extracomment>
        <translation>Entrée les transmet, Retour arrière reprend la dernière</translation>
    </message>
    <message>
        <source>Enter puts them away, Backspace takes the last one back</source>
        <extracomment>For screen readers, when two cards are chosen for the skat</extracomment>
        <translation>Entrée les écarte, Retour arrière reprend la dernière</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Carte 1</translation>
    </message>
    <message>
        <source>Second card</source>
        <translation>Carte 2</translation>
    </message>
    <message>
        <source>of 120</source>
        <translation>sur 120</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>List</source>
        <extracomment>Tab of the dock: the list of the games played</extracomment>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>Tab of the dock: the tricks of this deal</extracomment>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>À côté de la table</translation>
    </message>
    <message>
        <source>Fold list and tricks away</source>
        <translation>Replier la feuille et les plis</translation>
    </message>
    <message>
        <source>Show list and tricks</source>
        <translation>Afficher la feuille et les plis</translation>
    </message>
</context>
<context>
    <name>DuplicatePage</name>
    <message>
        <source>You play a set of deals; an expert plays the same cards in your seat, against the same players</source>
        <translation>Vous jouez un lot de donnes&#x202f;; un expert joue les mêmes cartes à votre place, contre les mêmes adversaires</translation>
    </message>
    <message>
        <source>The first deals will be compared here when both have played them</source>
        <translation>Les premières donnes seront comparées ici quand l’expert et vous les aurez jouées</translation>
    </message>
    <message>
        <source>{k} of {n} deals compared; you against the expert: {points}</source>
        <extracomment>{k} of {n} deals are played by both; {points} is list points with sign</extracomment>
        <translation>Donnes comparées&#xa0;: {k} sur {n}&#x202f;; vous contre l’expert&#xa0;: {points}</translation>
    </message>
    <message>
        <source>The strong players are being prepared; the expert plays then</source>
        <translation>Les joueurs forts se préparent&#x202f;; l’expert jouera ensuite</translation>
    </message>
    <message>
        <source>The strong players cannot be prepared on this machine: the expert does not play along</source>
        <translation>Les joueurs forts ne peuvent pas être préparés sur cette machine&#xa0;: l’expert ne joue pas</translation>
    </message>
    <message>
        <source>The expert could not play one of the deals</source>
        <translation>L’expert n’a pas pu jouer une des donnes</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>in a table of games: who declared, at the user&apos;s place the user</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>in a table of games: who declared, at the user&apos;s place the expert</extracomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>in place of a game that is not finished yet</extracomment>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>{name}: {game}</source>
        <extracomment>{name} declared, {game} is what was played</extracomment>
        <translation>{name}&#xa0;: {game}</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>title of the page: the same deals are played by the user and by an expert</extracomment>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>The same deals, you and an expert</source>
        <translation>Les mêmes donnes, l’expert et vous</translation>
    </message>
    <message>
        <source>A new set ends the series you are playing</source>
        <translation>Un nouveau lot met fin à la série en cours</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>button: back to the table</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Deals of the set</source>
        <translation>Donnes du lot</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>heading of a column: number of the deal</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>With you</source>
        <extracomment>heading of a column: what was played when the user sat there</extracomment>
        <translation>Avec vous</translation>
    </message>
    <message>
        <source>Your points</source>
        <extracomment>heading of a column: list points of the user</extracomment>
        <translation>Vos points</translation>
    </message>
    <message>
        <source>With the expert</source>
        <extracomment>heading of a column: what was played when the expert sat there</extracomment>
        <translation>Avec l’expert</translation>
    </message>
    <message>
        <source>Expert&apos;s points</source>
        <extracomment>heading of a column: list points of the expert</extracomment>
        <translation>Points de l’expert</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>heading of a column: own points less the expert&apos;s</extracomment>
        <translation>Différence</translation>
    </message>
</context>
<context>
    <name>DuplicateRoom</name>
    <message>
        <source>Duplicate</source>
        <extracomment>page of learning: the same deals are played by the user and by an expert</extracomment>
        <translation>Duplicate</translation>
    </message>
    <message>
        <source>Play a set of deals that an expert plays too</source>
        <translation>Jouez un lot de donnes qu’un expert joue aussi</translation>
    </message>
</context>
<context>
    <name>EmptyPage</name>
    <message>
        <source>New series</source>
        <extracomment>Button: asks for a new series against computer players</extracomment>
        <translation>Nouvelle série</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>Button: to the lists of games played with real cards</extracomment>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Afficher toutes les parties</translation>
    </message>
    <message>
        <source>No game passes these filters</source>
        <translation>Aucune partie ne correspond à ces filtres</translation>
    </message>
    <message>
        <source>Change the filters above</source>
        <translation>Modifiez les filtres ci-dessus</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Pas encore de parties</translation>
    </message>
    <message>
        <source>Play a series or enter games in the score sheet: every finished game but practice counts here</source>
        <translation>Jouez une série ou saisissez des parties dans la feuille de marque&#xa0;: chaque partie terminée compte ici d’elle-même, sauf les entraînements</translation>
    </message>
    <message>
        <source>The score sheet for your table</source>
        <translation>La feuille de marque de votre table</translation>
    </message>
    <message>
        <source>You play with real cards, and Skatdesk keeps the list: values, bonuses and totals are reckoned as you write. Every game is on the disk at once, and every step can be taken back</source>
        <translation>Vous jouez avec de vraies cartes, Skatdesk tient la feuille&#xa0;: valeurs, bonifications et totaux se calculent à mesure que vous écrivez. Chaque partie est aussitôt enregistrée, et chaque saisie peut être annulée</translation>
    </message>
    <message>
        <source>Lists cannot be kept just now: another Skatdesk is running, or the disk is full or protected. Mend that and start again, so that no game is lost</source>
        <translation>Impossible de tenir des feuilles pour l’instant&#xa0;: un autre Skatdesk est ouvert, ou le disque est plein ou protégé. Remédiez-y et relancez le programme, pour qu’aucune partie ne se perde</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Nouvelle feuille</translation>
    </message>
    <message>
        <source>Import a file…</source>
        <translation>Importer un fichier…</translation>
    </message>
</context>
<context>
    <name>EntryPanel</name>
    <message>
        <source>The series is over</source>
        <translation>La série est terminée</translation>
    </message>
    <message>
        <source>Quick entry</source>
        <extracomment>Label over the line in which a whole game is typed</extracomment>
        <translation>Saisie rapide</translation>
    </message>
    <message>
        <source>Entry of a game</source>
        <translation>Saisie d’une partie</translation>
    </message>
</context>
<context>
    <name>EntrySentences</name>
    <message>
        <source>passed in</source>
        <extracomment>In the list of games, instead of a game&apos;s name: nobody bid</extracomment>
        <translation>passé</translation>
    </message>
    <message>
        <source>passed in: nobody bid</source>
        <translation>donne passée&#xa0;: aucune enchère</translation>
    </message>
    <message>
        <source>{name}: {contract}</source>
        <extracomment>Head of the account of a game in the list: the player who declared it, and the game</extracomment>
        <translation>{name}&#xa0;: {contract}</translation>
    </message>
    <message>
        <source>ended by an offence</source>
        <extracomment>The deal ended because somebody broke a rule; it counts without Schneider and Schwarz</extracomment>
        <translation>partie terminée par une faute</translation>
    </message>
    <message>
        <source>agreed at the table</source>
        <extracomment>The table agreed on the score, whatever the cards were worth</extracomment>
        <translation>résultat convenu à la table</translation>
    </message>
</context>
<context>
    <name>EntryWords</name>
    <message>
        <source>with</source>
        <extracomment>Button: the declarer has the top trumps, &quot;with 2&quot;; also typed in the quick entry</extracomment>
        <translation>avec</translation>
    </message>
    <message>
        <source>without</source>
        <extracomment>Button: the declarer lacks the top trumps, &quot;without 2&quot;; also typed in the quick entry</extracomment>
        <translation>sans</translation>
    </message>
    <message>
        <source>ann.</source>
        <extracomment>Button beside &quot;Schneider&quot; and &quot;Schwarz&quot;: that it was announced; as short as the column of a score list</extracomment>
        <translation>ann.</translation>
    </message>
    <message>
        <source>w</source>
        <extracomment>Quick entry, one letter: with matadors (&quot;w2&quot;); differs from the letter of &quot;without&quot;</extracomment>
        <translation>a</translation>
    </message>
    <message>
        <source>o</source>
        <extracomment>Quick entry, one letter: without matadors (&quot;o2&quot;); differs from the letter of &quot;with&quot;</extracomment>
        <translation>s</translation>
    </message>
    <message>
        <source>h</source>
        <extracomment>Key and quick entry, one letter: Hand; differs from the letters s a z u b k p l</extracomment>
        <translation>m</translation>
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
        <translation>o</translation>
    </message>
    <message>
        <source>a</source>
        <extracomment>Key and quick entry, one letter: announced (&quot;sa&quot; Schneider announced); differs from h s z u b k p l</extracomment>
        <translation>a</translation>
    </message>
    <message>
        <source>b</source>
        <extracomment>Key and quick entry, one letter: the bid (&quot;b24&quot;); differs from the letters h s a z u k p l</extracomment>
        <translation>e</translation>
    </message>
    <message>
        <source>k</source>
        <extracomment>Key and quick entry, one letter: Kontra, twice for Re; differs from the letters h s a z u b p l</extracomment>
        <translation>c</translation>
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
        <translation>d</translation>
    </message>
    <message>
        <source>v</source>
        <extracomment>Quick entry of a Ramsch, one letter: the player without a trick (&quot;v3&quot;); differs from m and x</extracomment>
        <translation>v</translation>
    </message>
    <message>
        <source>m</source>
        <extracomment>Quick entry of a Ramsch, one letter: the player with all tricks (&quot;m1&quot;); differs from v and x</extracomment>
        <translation>c</translation>
    </message>
    <message>
        <source>x</source>
        <extracomment>Quick entry of a Ramsch, one letter: so many pushed the skat on (&quot;x2&quot;); differs from v and m</extracomment>
        <translation>x</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Quick entry, a whole word that may be typed: the declarer won the game; as on the button</extracomment>
        <translation>gagné</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Quick entry, a whole word that may be typed: the declarer lost the game; as on the button</extracomment>
        <translation>perdu</translation>
    </message>
    <message>
        <source>Who plays alone?</source>
        <translation>Qui est déclarant&#x202f;?</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Quel jeu&#x202f;?</translation>
    </message>
    <message>
        <source>With or without how many?</source>
        <translation>Avec ou sans combien&#x202f;?</translation>
    </message>
    <message>
        <source>The game that was begun cannot be played in this Ramsch round</source>
        <extracomment>A game was begun; then games before it were corrected, and now a Ramsch round&apos;s deal is due</extracomment>
        <translation>La partie commencée ne peut pas se jouer dans ce tour de Ramsch</translation>
    </message>
    <message>
        <source>The game that was begun goes by other rules</source>
        <extracomment>A game was begun; then other rules were agreed on</extracomment>
        <translation>La partie commencée avait été saisie selon d’autres règles</translation>
    </message>
    <message>
        <source>The dealer sits out this game. If somebody else dealt, click that name above</source>
        <translation>Le donneur ne joue pas cette partie. Si un autre a donné, cliquez en haut sur son nom</translation>
    </message>
    <message>
        <source>Whoever is away does not play this game</source>
        <translation>Qui est absent ne joue pas cette partie</translation>
    </message>
    <message>
        <source>Ramsch round: only a Grand Hand can be played instead</source>
        <translation>Tour de Ramsch&#xa0;: seul un Grand main peut le remplacer</translation>
    </message>
    <message>
        <source>Ramsch round: only Ramsch is played</source>
        <translation>Tour de Ramsch&#xa0;: on ne joue que le Ramsch</translation>
    </message>
    <message>
        <source>Instead of a Ramsch only a Grand Hand can be played</source>
        <translation>Seul un Grand main peut remplacer un Ramsch</translation>
    </message>
    <message>
        <source>The rules of this list do not allow that with this game</source>
        <translation>Les règles de cette feuille ne le prévoient pas avec ce jeu</translation>
    </message>
    <message>
        <source>In a Ramsch round nobody bids</source>
        <translation>Pas d’enchères dans un tour de Ramsch</translation>
    </message>
    <message>
        <source>The rules of this list have no such doubling</source>
        <translation>Les règles de cette feuille ne prévoient pas ce contre</translation>
    </message>
    <message>
        <source>By the rules of this list a closed Null is doubled only once</source>
        <translation>Selon les règles de cette feuille, un Nul non ouvert ne se double qu’une fois</translation>
    </message>
    <message>
        <source>The rules of this list have no Ramsch</source>
        <translation>Les règles de cette feuille ne prévoient pas de Ramsch</translation>
    </message>
    <message>
        <source>By the rules of this list a Ramsch is played when all pass</source>
        <translation>Selon les règles de cette feuille, on joue un Ramsch quand tout le monde passe</translation>
    </message>
    <message>
        <source>Null has a fixed value: matadors do not count</source>
        <translation>Le Nul a une valeur fixe&#xa0;: les matadors ne comptent pas</translation>
    </message>
    <message>
        <source>Null has a fixed value: there is no Schneider and no Schwarz</source>
        <translation>Le Nul a une valeur fixe&#xa0;: il n’y a ni Schneider ni Schwarz</translation>
    </message>
    <message>
        <source>A Grand is played with or without four at most</source>
        <translation>Un Grand se joue avec ou sans quatre au plus</translation>
    </message>
    <message>
        <source>A game is played with or without one to eleven</source>
        <translation>Un jeu se joue avec ou sans un à onze</translation>
    </message>
    <message>
        <source>What was announced counts in any case</source>
        <translation>Ce qui a été annoncé compte dans tous les cas</translation>
    </message>
    <message>
        <source>A game ended by an offence counts without Schneider and Schwarz</source>
        <translation>Une partie terminée par une faute compte sans Schneider ni Schwarz</translation>
    </message>
    <message>
        <source>{bid} cannot be bid: no game is worth that</source>
        <translation>{bid} ne s’annonce pas&#xa0;: aucun jeu n’a cette valeur</translation>
    </message>
    <message>
        <source>{bid} alone is no bid</source>
        <extracomment>{bid} is what has been typed of a bid so far: 2, of 24</extracomment>
        <translation>{bid} seul n’est pas une enchère</translation>
    </message>
    <message>
        <source>Overbid: the value does not reach the bid, so the game is lost</source>
        <translation>Enchère dépassée&#xa0;: la valeur n’atteint pas l’enchère, le jeu est perdu</translation>
    </message>
    <message>
        <source>Something is still missing</source>
        <translation>Il manque encore quelque chose</translation>
    </message>
    <message>
        <source>In Null only tricks count, not card points</source>
        <translation>Au Nul, seuls les plis comptent, pas les points des cartes</translation>
    </message>
    <message>
        <source>Card points are between 0 and 120</source>
        <translation>Les points des cartes vont de 0 à 120</translation>
    </message>
    <message>
        <source>Schneider or Schwarz does not go with these card points</source>
        <extracomment>One of the two was told beside card points by which nobody can be that</extracomment>
        <translation>Schneider ou Schwarz ne va pas avec ces points</translation>
    </message>
    <message>
        <source>The skat has at most 22 card points</source>
        <extracomment>two cards have at most 22 card points</extracomment>
        <translation>Le skat contient au plus 22 points</translation>
    </message>
    <message>
        <source>An agreed score is between 1 and {most}</source>
        <translation>Un score convenu est compris entre 1 et {most}</translation>
    </message>
    <message>
        <source>With these card points the game is lost</source>
        <translation>Avec ces points, le jeu est perdu</translation>
    </message>
    <message>
        <source>With these card points the game is won</source>
        <translation>Avec ces points, le jeu est gagné</translation>
    </message>
    <message>
        <source>Who was Schneider? The declarer&apos;s card points tell</source>
        <extracomment>Overbid or with Spitze, a game was lost and Schneider, as the defenders had said: by 90, or by 30</extracomment>
        <translation>Qui est Schneider&#x202f;? Les points du déclarant le disent</translation>
    </message>
    <message>
        <source>The card points of all must come to 120</source>
        <translation>Les points de tout le monde doivent faire 120</translation>
    </message>
    <message>
        <source>Whoever has card points has a trick</source>
        <translation>Qui a des points a fait un pli</translation>
    </message>
    <message>
        <source>Two have most points, and the last trick decides: who took it?</source>
        <translation>Égalité en tête, le dernier pli décide&#xa0;: qui l’a fait&#x202f;?</translation>
    </message>
    <message>
        <source>One player has all the tricks</source>
        <translation>Tous les plis sont dans une seule main</translation>
    </message>
    <message>
        <source>{word} is not a player. Begin with {players}</source>
        <extracomment>{word} was typed where a player is wanted; {players} is &quot;1 Ada, 2 Ben, 3 Cem&quot;</extracomment>
        <translation>{word} ne désigne personne. Commencez par {players}</translation>
    </message>
    <message>
        <source>{word} is not a player. Begin with {players}, or 0 for passed in</source>
        <extracomment>{word} was typed where a player is wanted; {players} is &quot;1 Ada, 2 Ben, 3 Cem&quot;</extracomment>
        <translation>{word} ne désigne personne. Commencez par {players}, ou 0 pour une donne passée</translation>
    </message>
    <message>
        <source>{word} can be several players. Type more of the name, or {players}</source>
        <extracomment>{word} is the beginning of two names; {players} is &quot;1 Ada, 2 Ben, 3 Cem&quot;</extracomment>
        <translation>{word} peut désigner plusieurs personnes. Complétez le nom, ou tapez {players}</translation>
    </message>
    <message>
        <source>A player must follow {word}: {players}</source>
        <extracomment>{word} was typed and needs a player after it; {players} is &quot;1 Ada, 2 Ben, 3 Cem&quot;</extracomment>
        <translation>Il faut un joueur après {word}&#xa0;: {players}</translation>
    </message>
    <message>
        <source>{word} is not a game. Type {games}</source>
        <extracomment>{word} was typed where a game is wanted; {games} is &quot;c Clubs, s Spades …&quot;</extracomment>
        <translation>{word} n’est pas un jeu. Tapez {games}</translation>
    </message>
    <message>
        <source>A number must follow {word}</source>
        <extracomment>{word} was typed and needs a number after it, such as &quot;b&quot; and then 24</extracomment>
        <translation>Il faut un nombre après {word}</translation>
    </message>
    <message>
        <source>{number} cannot go here. Type a bid as {example}</source>
        <extracomment>{number} was typed where no number can stand; {example} is &quot;b24&quot;, the letter of the bid and a bid</extracomment>
        <translation>{number} ne va pas ici. Une enchère se tape {example}</translation>
    </message>
    <message>
        <source>{word} means nothing here. Type {letters}</source>
        <extracomment>{word} was typed and means nothing here; {letters} is &quot;h Hand, s Schneider …&quot;</extracomment>
        <translation>{word} ne veut rien dire ici. Tapez {letters}</translation>
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
        <translation>Je pousse</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <extracomment>Said at the table by who lays his cards open: all remaining tricks are his</extracomment>
        <translation>Le reste est à moi</translation>
    </message>
    <message>
        <source>I take no trick</source>
        <extracomment>The same in Null, where he must not take a trick</extracomment>
        <translation>Je ne fais aucun pli</translation>
    </message>
    <message>
        <source>Back in your hand: {cards}</source>
        <extracomment>For screen readers, after a move was taken back</extracomment>
        <translation>De retour dans votre main&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>you {card}</source>
        <extracomment>A player and the card played to a trick, in the middle of a sentence</extracomment>
        <translation>{card} (vous)</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation>{card} ({name})</translation>
    </message>
    <message>
        <source>{plays}, {play}</source>
        <extracomment>Joins the plays of a trick</extracomment>
        <translation>{plays}, {play}</translation>
    </message>
    <message>
        <source>Trick {number}: {plays}. {end}</source>
        <extracomment>{number} counts the tricks, {plays} are the cards played, {end} tells who takes the trick</extracomment>
        <translation>Pli {number}&#xa0;: {plays}. {end}</translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation>Vous faites le pli</translation>
    </message>
    <message>
        <source>{name} takes the trick</source>
        <translation>{name} fait le pli</translation>
    </message>
    <message numerus="yes">
        <source>You take the trick with %n points</source>
        <comment>card points; 0 but never 1</comment>
        <translation>
            <numerusform>Vous faites le pli avec %n point</numerusform>
            <numerusform>Vous faites le pli avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the trick with %n points</source>
        <comment>card points; 0 but never 1</comment>
        <translation>
            <numerusform>{name} fait le pli avec %n point</numerusform>
            <numerusform>{name} fait le pli avec %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>You bid {bid}</source>
        <translation>Vous annoncez {bid}</translation>
    </message>
    <message>
        <source>{name} bids {bid}</source>
        <translation>{name} annonce {bid}</translation>
    </message>
    <message>
        <source>You hold {bid}</source>
        <translation>Vous tenez {bid}</translation>
    </message>
    <message>
        <source>{name} holds {bid}</source>
        <translation>{name} tient {bid}</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Vous passez</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} passe</translation>
    </message>
    <message>
        <source>You play alone at {bid}</source>
        <translation>Vous remportez l’enchère à {bid}</translation>
    </message>
    <message>
        <source>{name} plays alone at {bid}</source>
        <translation>{name} remporte l’enchère à {bid}</translation>
    </message>
    <message>
        <source>You take the skat: {cards}</source>
        <translation>Vous prenez le skat&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>You take the skat</source>
        <translation>Vous prenez le skat</translation>
    </message>
    <message>
        <source>{name} takes the skat</source>
        <translation>{name} prend le skat</translation>
    </message>
    <message>
        <source>You play {hand}</source>
        <extracomment>{hand} is the word for a Hand game: the skat stays unseen</extracomment>
        <translation>Vous jouez {hand}</translation>
    </message>
    <message>
        <source>{name} plays {hand}</source>
        <translation>{name} joue {hand}</translation>
    </message>
    <message>
        <source>You push the skat on unseen</source>
        <translation>Vous poussez le skat sans le voir</translation>
    </message>
    <message>
        <source>{name} pushes the skat on unseen</source>
        <translation>{name} pousse le skat sans le voir</translation>
    </message>
    <message>
        <source>You pass on {cards}</source>
        <extracomment>Schieberamsch: to the next player</extracomment>
        <translation>Vous transmettez&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>You pass two cards on</source>
        <translation>Vous transmettez deux cartes</translation>
    </message>
    <message>
        <source>{name} passes two cards on</source>
        <translation>{name} transmet deux cartes</translation>
    </message>
    <message>
        <source>You put away {cards}</source>
        <translation>Vous écartez&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{name} puts away {cards}</source>
        <translation>{name} écarte&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>You put two cards away</source>
        <translation>Vous écartez deux cartes</translation>
    </message>
    <message>
        <source>{name} puts two cards away</source>
        <translation>{name} écarte deux cartes</translation>
    </message>
    <message>
        <source>{game}: everybody plays alone</source>
        <extracomment>{game} is Ramsch</extracomment>
        <translation>{game}&#xa0;: chacun joue pour soi</translation>
    </message>
    <message>
        <source>You announce {contract}</source>
        <extracomment>{contract} is a game with everything announced: &quot;Clubs Hand, Schneider announced&quot;</extracomment>
        <translation>Vous annoncez {contract}</translation>
    </message>
    <message>
        <source>{name} announces {contract}</source>
        <translation>{name} annonce {contract}</translation>
    </message>
    <message>
        <source>You say {doubling}</source>
        <extracomment>{doubling} is Kontra, Re, Bock or Hirsch</extracomment>
        <translation>Vous dites {doubling}</translation>
    </message>
    <message>
        <source>{name} says {doubling}</source>
        <translation>{name} dit {doubling}</translation>
    </message>
    <message>
        <source>You announce {level} for the defenders</source>
        <extracomment>A defender announces to hold the declarer to Schneider or Schwarz</extracomment>
        <translation>Vous annoncez {level} pour la défense</translation>
    </message>
    <message>
        <source>{name} announces {level} for the defenders</source>
        <translation>{name} annonce {level} pour la défense</translation>
    </message>
    <message>
        <source>Your cards lie open</source>
        <translation>Vos cartes sont étalées</translation>
    </message>
    <message>
        <source>{name}&apos;s cards lie open: {cards}</source>
        <extracomment>{cards} are all cards of an open hand</extracomment>
        <translation>{name} étale ses cartes&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>The defenders have sorted their cards</source>
        <translation>La défense a réparti ses cartes</translation>
    </message>
    <message>
        <source>You play {card}</source>
        <translation>Vous jouez&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation>{name} joue&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{name} gives up, and you agree</source>
        <translation>{name} abandonne avec votre accord</translation>
    </message>
    <message>
        <source>You give up, and {other} agrees</source>
        <extracomment>{other} is the player whose consent was needed</extracomment>
        <translation>Vous abandonnez, {other} est d’accord</translation>
    </message>
    <message>
        <source>{name} gives up, and {other} agrees</source>
        <translation>{name} abandonne, {other} est d’accord</translation>
    </message>
    <message>
        <source>You give up</source>
        <translation>Vous abandonnez</translation>
    </message>
    <message>
        <source>{name} gives up</source>
        <translation>{name} abandonne</translation>
    </message>
    <message>
        <source>You claim to take no more tricks</source>
        <extracomment>Null: the declarer can prove that he will not take a trick, and the deal ends</extracomment>
        <translation>Vous montrez que vous ne ferez plus aucun pli</translation>
    </message>
    <message>
        <source>{name} claims to take no more tricks</source>
        <translation>{name} montre que plus aucun pli ne lui reviendra</translation>
    </message>
    <message>
        <source>You claim the remaining tricks</source>
        <translation>Vous réclamez les plis restants</translation>
    </message>
    <message>
        <source>{name} claims the remaining tricks</source>
        <translation>{name} réclame les plis restants</translation>
    </message>
    <message>
        <source>You throw the cards in</source>
        <translation>Vous jetez vos cartes</translation>
    </message>
    <message>
        <source>{name} throws the cards in</source>
        <translation>{name} jette ses cartes</translation>
    </message>
    <message>
        <source>You have run out of time</source>
        <translation>Votre temps est écoulé</translation>
    </message>
    <message>
        <source>{name} has run out of time</source>
        <translation>Temps écoulé pour {name}</translation>
    </message>
    <message>
        <source>You have left the table</source>
        <translation>Vous avez quitté la table</translation>
    </message>
    <message>
        <source>{name} has left the table</source>
        <translation>{name} a quitté la table</translation>
    </message>
</context>
<context>
    <name>ExercisePage</name>
    <message>
        <source>{right} of {all} right</source>
        <extracomment>exercises answered so far: &quot;7 of 9 right&quot;</extracomment>
        <translation>Justes&#xa0;: {right} sur {all}</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>page with questions about the game</extracomment>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Kind of exercise</source>
        <translation>Type d’exercice</translation>
    </message>
</context>
<context>
    <name>ExerciseWords</name>
    <message>
        <source>What is this hand worth?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>Que vaut cette main&#x202f;?</translation>
    </message>
    <message>
        <source>Which values can be bid?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>Quelles valeurs annoncer&#x202f;?</translation>
    </message>
    <message>
        <source>Which cards may you play?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>Quelles cartes peut-on jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Who takes the trick?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>Qui fait le pli&#x202f;?</translation>
    </message>
    <message>
        <source>How many points are these?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>Combien de points&#x202f;?</translation>
    </message>
    <message>
        <source>What does this game count?</source>
        <extracomment>kind of exercise</extracomment>
        <translation>Combien compte ce jeu&#x202f;?</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>choice of exercises: all kinds in turn</extracomment>
        <translation>Mélange</translation>
    </message>
    <message>
        <source>Examples from guides</source>
        <extracomment>choice of exercises: examples that four guides for beginners use</extracomment>
        <translation>Exemples tirés de guides</translation>
    </message>
    <message>
        <source>Example from a beginners&apos; guide: {languages}</source>
        <extracomment>Of an exercise: {languages} are names of languages, such as &quot;Deutsch and Türkçe&quot;</extracomment>
        <translation>Exemple d’un guide du débutant&#xa0;: {languages}</translation>
    </message>
    <message>
        <source>{bid} has been said. What is the next value?</source>
        <translation>L’enchère est à {bid}. Quelle est la valeur suivante&#x202f;?</translation>
    </message>
    <message>
        <source>Which of these values can nobody bid?</source>
        <translation>Laquelle de ces valeurs ne peut pas être annoncée&#x202f;?</translation>
    </message>
    <message>
        <source>Which of your cards may you play?</source>
        <translation>Lesquelles de vos cartes pouvez-vous jouer&#x202f;?</translation>
    </message>
    <message>
        <source>Which card takes the trick?</source>
        <translation>Quelle carte fait le pli&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>How many points do these %n cards count?</source>
        <comment>card points</comment>
        <translation>
            <numerusform>Combien de points compte cette carte&#x202f;?</numerusform>
            <numerusform>Combien de points comptent ces %n cartes&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>What does the declarer write in the list?</source>
        <translation>Qu’inscrit le déclarant sur la feuille&#x202f;?</translation>
    </message>
    <message>
        <source>You want to play {game}. With or without how many matadors?</source>
        <extracomment>{game} is a game such as Hearts; matadors are the highest trumps in an unbroken line</extracomment>
        <translation>Vous voulez jouer {game}. Avec ou sans combien de matadors&#x202f;?</translation>
    </message>
    <message>
        <source>You could play {first} or {second}. How far may you bid?</source>
        <extracomment>{first} and {second} are games such as Hearts or Null ouvert</extracomment>
        <translation>Vous pourriez jouer {first} ou {second}. Jusqu’où pouvez-vous enchérir&#x202f;?</translation>
    </message>
    <message>
        <source>You want to play {game}. What is this hand worth?</source>
        <extracomment>{game} is a game such as Hearts or Clubs Hand</extracomment>
        <translation>Vous voulez jouer {game}. Que vaut cette main&#x202f;?</translation>
    </message>
    <message>
        <source>{game} is played, and {card} was led</source>
        <extracomment>{game} is a game such as Hearts, {card} the card another player has led</extracomment>
        <translation>Jeu&#xa0;: {game}&#x202f;; entame&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{game} is played; the card on the left was led</source>
        <extracomment>{game} is a game such as Hearts; the cards lie in the order in which they were played</extracomment>
        <translation>Jeu&#xa0;: {game}&#x202f;; la carte de gauche est l’entame</translation>
    </message>
    <message>
        <source>{game}, with {matadors}</source>
        <translation>{game}, avec {matadors}</translation>
    </message>
    <message>
        <source>{game}, without {matadors}</source>
        <extracomment>{game} is the declarer&apos;s game, {matadors} a number: &quot;Hearts, without 2&quot;</extracomment>
        <translation>{game}, sans {matadors}</translation>
    </message>
    <message>
        <source>The declarer takes a trick</source>
        <translation>Le déclarant fait un pli</translation>
    </message>
    <message>
        <source>The declarer takes no trick</source>
        <translation>Le déclarant ne fait aucun pli</translation>
    </message>
    <message>
        <source>The declarer takes all ten tricks</source>
        <translation>Le déclarant fait les dix plis</translation>
    </message>
    <message numerus="yes">
        <source>The declarer has %n points, the skat included</source>
        <comment>card points</comment>
        <translation>
            <numerusform>Le déclarant a %n point, skat compris</numerusform>
            <numerusform>Le déclarant a %n points, skat compris</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid: {bid}</source>
        <translation>Enchère&#xa0;: {bid}</translation>
    </message>
    <message>
        <source>List: {system}</source>
        <extracomment>{system} is the way a list counts: Seeger-Fabian</extracomment>
        <translation>Marque&#xa0;: {system}</translation>
    </message>
    <message>
        <source>with {matadors}</source>
        <extracomment>{matadors} is a number: how many of the highest trumps a player holds</extracomment>
        <translation>avec {matadors}</translation>
    </message>
    <message>
        <source>without {matadors}</source>
        <extracomment>{matadors} is a number: how many of the highest trumps a player lacks</extracomment>
        <translation>sans {matadors}</translation>
    </message>
    <message>
        <source>or type the number</source>
        <extracomment>before a field in which the answer, a number, can be typed instead of pressing one of four buttons</extracomment>
        <translation>ou tapez le nombre</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>You hold {cards}; {gap} is missing: with {matadors}</source>
        <extracomment>{cards} are the highest trumps of a hand, {gap} is the first trump it lacks</extracomment>
        <translation>En main&#xa0;: {cards}. Il manque&#xa0;: {gap}. Donc avec&#xa0;{matadors}</translation>
    </message>
    <message>
        <source>You hold every trump: with {matadors}</source>
        <translation>Vous avez tous les atouts&#xa0;: avec {matadors}</translation>
    </message>
    <message>
        <source>Missing are {cards}; your highest trump is {top}: without {matadors}</source>
        <extracomment>{cards} are the highest trumps, which the hand lacks, {top} is the first trump it has</extracomment>
        <translation>Il manque&#xa0;: {cards}. Votre plus fort atout&#xa0;: {top}. Donc sans&#xa0;{matadors}</translation>
    </message>
    <message>
        <source>Missing is {cards}; your highest trump is {top}: without {matadors}</source>
        <extracomment>{cards} is the highest trump, which the hand lacks, {top} is the first trump it has</extracomment>
        <translation>Il manque&#xa0;: {cards}. Votre plus fort atout&#xa0;: {top}. Donc sans&#xa0;{matadors}</translation>
    </message>
    <message>
        <source>{game}: {worth}</source>
        <extracomment>{game} is a game, {worth} its value counted out: &quot;Clubs: with 2, game 3, × 12 = 36&quot;</extracomment>
        <translation>{game}&#xa0;: {worth}</translation>
    </message>
    <message>
        <source>After {bid} comes {next}: {reason}</source>
        <extracomment>{bid} and {next} are neighbours on the ladder of bids, {reason} why: &quot;3 × 9 = 27&quot;</extracomment>
        <translation>Après {bid} vient {next}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>No game is worth {value}: the lowest bid is {lowest}</source>
        <translation>Aucun jeu ne vaut {value}&#xa0;: la plus petite enchère est {lowest}</translation>
    </message>
    <message>
        <source>No game is worth {value}: after {below} comes {above}</source>
        <extracomment>{below} and {above} are the bids next to {value}, which is none</extracomment>
        <translation>Aucun jeu ne vaut {value}&#xa0;: après {below} vient {above}</translation>
    </message>
    <message>
        <source>{game}, {product}</source>
        <extracomment>{game} is a game, {product} its value: &quot;Hearts, 3 × 10 = 30&quot;</extracomment>
        <translation>{game}, {product}</translation>
    </message>
    <message>
        <source>You hold nothing of what was led: any card may be played</source>
        <translation>Vous n’avez rien de la couleur demandée&#xa0;: toute carte est permise</translation>
    </message>
    <message>
        <source>A trump was led, {card}: trumps must follow, here {cards}</source>
        <extracomment>{card} was led, {cards} are the trumps of the hand</extracomment>
        <translation>Atout demandé, {card}&#xa0;: il faut fournir de l’atout, ici {cards}</translation>
    </message>
    <message>
        <source>{suit} was led and must be followed: {cards}</source>
        <extracomment>{suit} is the suit led, {cards} are the cards of it in the hand</extracomment>
        <translation>Couleur demandée&#xa0;: {suit}. À fournir&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Only trumps follow {card}, not the other cards of its suit</source>
        <extracomment>{card} is a jack that was led</extracomment>
        <translation>Sur {card}, on fournit de l’atout, pas les autres cartes de sa couleur</translation>
    </message>
    <message>
        <source>Your {card} belongs to the trumps, not to its suit</source>
        <extracomment>{card} is a jack</extracomment>
        <translation>Votre {card} compte parmi les atouts, pas dans sa couleur</translation>
    </message>
    <message>
        <source>Any trump beats every other card, and there is only one: {card}</source>
        <translation>Un seul atout, {card}&#xa0;: un atout bat toute autre carte</translation>
    </message>
    <message>
        <source>The highest trump takes the trick: {card}</source>
        <translation>Le plus fort des atouts&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{suit} was led, and the highest of the suit takes the trick: {card}</source>
        <translation>Couleur demandée&#xa0;: {suit}&#x202f;; la plus forte&#xa0;: {card}</translation>
    </message>
    <message>
        <source>Nobody followed suit, and nobody played a trump: the card led takes the trick, {card}</source>
        <translation>Personne n’a fourni ni coupé&#xa0;: la carte entamée fait le pli, {card}</translation>
    </message>
    <message>
        <source>In every suit, highest first: {order}</source>
        <extracomment>{order} are the seven ranks but for the jack, from the ace down</extracomment>
        <translation>Dans chaque couleur, la plus forte d’abord&#xa0;: {order}</translation>
    </message>
    <message>
        <source>Card points: {counts}; the others count none</source>
        <extracomment>{counts} are ranks with their card points: &quot;Ace 11, Ten 10&quot;</extracomment>
        <translation>Points des cartes&#xa0;: {counts}&#x202f;; les autres n’en comptent aucun</translation>
    </message>
    <message>
        <source>The trick counts {sum}</source>
        <extracomment>{sum} is &quot;11 + 10 + 4 = 25&quot;, the card points of a trick</extracomment>
        <translation>Points du pli&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>Matadors are the highest trumps in one unbroken line, all held or all missing</source>
        <translation>Les matadors sont les plus forts atouts à la suite&#xa0;: tous en main, ou tous manquants</translation>
    </message>
    <message>
        <source>The order in this game, lowest first: {order}</source>
        <extracomment>{order} are the eight ranks from the seven up to the ace</extracomment>
        <translation>L’ordre dans ce jeu, la plus faible d’abord&#xa0;: {order}</translation>
    </message>
    <message>
        <source>for the game won {bonus}: {sum}</source>
        <extracomment>Seeger-Fabian: 50 for each game won, −50 for each lost; {sum} is &quot;36 + 50 = 86&quot;</extracomment>
        <translation>pour le jeu gagné {bonus}&#xa0;: {sum}</translation>
    </message>
    <message>
        <source>for the game lost {bonus}: {sum}</source>
        <translation>pour le jeu perdu {bonus}&#xa0;: {sum}</translation>
    </message>
</context>
<context>
    <name>FigureList</name>
    <message>
        <source>Games with cards in hand</source>
        <translation>Parties avec cartes en main</translation>
    </message>
    <message>
        <source>Lists and series</source>
        <translation>Feuilles et séries</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>Donnes passées</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Jeux en déclarant</translation>
    </message>
    <message>
        <source>Declared, {seat}</source>
        <extracomment>A share of games declared in a seat; {seat} is forehand, middlehand or rearhand</extracomment>
        <translation>En déclarant, {seat}</translation>
    </message>
    <message>
        <source>Won as declarer</source>
        <translation>Gagnés en déclarant</translation>
    </message>
    <message>
        <source>Played Hand</source>
        <translation>Joués main</translation>
    </message>
    <message>
        <source>Average game value</source>
        <translation>Valeur moyenne du jeu</translation>
    </message>
    <message>
        <source>Average score</source>
        <translation>Score moyen</translation>
    </message>
    <message>
        <source>Won with Schneider</source>
        <translation>Gagnés avec Schneider</translation>
    </message>
    <message>
        <source>Lost in Schneider</source>
        <translation>Perdus en étant Schneider</translation>
    </message>
    <message>
        <source>Overbid</source>
        <translation>Enchères dépassées</translation>
    </message>
    <message>
        <source>Average bid</source>
        <translation>Enchère moyenne</translation>
    </message>
    <message>
        <source>Worth of the hand beyond the bid</source>
        <extracomment>The average of game value minus bid</extracomment>
        <translation>Valeur au-delà de l’enchère</translation>
    </message>
    <message>
        <source>Declarer beaten in defence</source>
        <extracomment>Share of games against a declarer in which he lost</extracomment>
        <translation>Déclarant battu en défense</translation>
    </message>
    <message>
        <source>Longest run of games won</source>
        <translation>Plus longue série de gains</translation>
    </message>
    <message>
        <source>Longest run of games lost</source>
        <translation>Plus longue série de pertes</translation>
    </message>
    <message>
        <source>Current run</source>
        <extracomment>How many games in a row were won (+) or lost (−) last</extracomment>
        <translation>D’affilée en ce moment</translation>
    </message>
    <message>
        <source>Seeger-Fabian points</source>
        <translation>Points selon Seeger-Fabian</translation>
    </message>
    <message>
        <source>figure</source>
        <extracomment>heads of columns in a file for spreadsheets: name of a figure; it, or a part; the whole of that part</extracomment>
        <translation>chiffre</translation>
    </message>
    <message>
        <source>part</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>of</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>Watched</source>
        <extracomment>games in which the player sat out</extracomment>
        <translation>Regardées</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points per 36 games</source>
        <translation>Points pour 36 parties</translation>
    </message>
    <message>
        <source>Error (95 of 100)</source>
        <extracomment>how sure the average of points is</extracomment>
        <translation>Marge d’erreur (95 sur 100)</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Dealer</source>
        <extracomment>guide: at a table of four, over the place of the player who deals and sits out</extracomment>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>Led</source>
        <extracomment>guide: the first card of a trick, over its picture</extracomment>
        <translation>Entame</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>guide: the cards a player still holds, over their picture</extracomment>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>You may play {cards}.</source>
        <extracomment>guide: {cards} are the cards that the rules let you play, joined by &quot;or&quot;</extracomment>
        <translation>Cartes permises&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>You may play any card.</source>
        <translation>Toute carte est permise.</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>guide: head of a table: what a Null game counts when it is won, and when it is lost</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Matadors</source>
        <extracomment>guide: head of a table with the values of games by their matadors</extracomment>
        <translation>Matadors</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>guide: head of a table: a bid, and the games that are worth just that</extracomment>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>Games of just this value</source>
        <translation>Jeux de cette valeur exacte</translation>
    </message>
    <message>
        <source>Passed in</source>
        <extracomment>guide: end of a bidding in which all three have passed</extracomment>
        <translation>Donne passée</translation>
    </message>
    <message numerus="yes">
        <source>%n card points</source>
        <comment>guide: of the declarer; never 1</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <comment>guide: of the declarer</comment>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>bid {value}</source>
        <extracomment>guide: the value at which the declarer bought the game</extracomment>
        <translation>enchère {value}</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>All lists</source>
        <translation>Toutes les feuilles</translation>
    </message>
    <message>
        <source>Played and entered</source>
        <extracomment>filter: games played in this program as well as games written down</extracomment>
        <translation>Jouées et saisies</translation>
    </message>
    <message>
        <source>Played here</source>
        <extracomment>filter: only games played in this program</extracomment>
        <translation>Jouées ici</translation>
    </message>
    <message>
        <source>Entered</source>
        <extracomment>filter: only games with real cards, entered in a list</extracomment>
        <translation>Saisies</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <extracomment>filter: whoever sat at the table</extracomment>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>filter: whatever was played, clubs, Grand, Null …</extracomment>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Period</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Période</translation>
    </message>
    <message>
        <source>List or series</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Feuille ou série</translation>
    </message>
    <message>
        <source>Played or entered</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Jouées ou saisies</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Rule set</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Jeu de règles</translation>
    </message>
    <message>
        <source>Type of game</source>
        <extracomment>accessible name of a filter</extracomment>
        <translation>Type de jeu</translation>
    </message>
    <message>
        <source>All time</source>
        <extracomment>filter: games of any time</extracomment>
        <translation>Depuis toujours</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>L’an dernier</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>90 derniers jours</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Other days…</source>
        <extracomment>filter: opens a dialog for the first and the last day</extracomment>
        <translation>D’autres jours…</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>The explanations are over: play on as you like</source>
        <translation>Les explications sont terminées&#xa0;: continuez comme vous voulez</translation>
    </message>
</context>
<context>
    <name>FirstGameCard</name>
    <message>
        <source>Previous page</source>
        <extracomment>button at an explanation: the page before</extracomment>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <extracomment>button at an explanation: the next page</extracomment>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Back to learning</source>
        <extracomment>button at an explanation: leave the table for the page of learning</extracomment>
        <translation>Retour à l’apprentissage</translation>
    </message>
    <message>
        <source>Play on without explanations</source>
        <extracomment>button at an explanation: the deal goes on without explanations</extracomment>
        <translation>Continuer sans explications</translation>
    </message>
</context>
<context>
    <name>FirstGameWords</name>
    <message>
        <source>Your cards</source>
        <translation>Vos cartes</translation>
    </message>
    <message>
        <source>What the hand is worth</source>
        <translation>Ce que vaut la main</translation>
    </message>
    <message>
        <source>Bidding</source>
        <extracomment>headline of a page of the first game: who plays alone is found out</extracomment>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>You play alone</source>
        <translation>Vous avez l’enchère</translation>
    </message>
    <message>
        <source>Putting away</source>
        <extracomment>headline of a page of the first game: two cards are put away</extracomment>
        <translation>L’écart</translation>
    </message>
    <message>
        <source>Naming the game</source>
        <extracomment>headline of a page of the first game: the declarer names the game</extracomment>
        <translation>L’annonce du jeu</translation>
    </message>
    <message>
        <source>What it takes to win</source>
        <extracomment>headline of a page of the first game: what both sides need to win</extracomment>
        <translation>Ce qu’il faut pour gagner</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>À vous d’entamer</translation>
    </message>
    <message>
        <source>Following suit</source>
        <extracomment>headline of a page of the first game: which cards may be played</extracomment>
        <translation>Fournir</translation>
    </message>
    <message>
        <source>One plays alone against the two others: whoever bids most</source>
        <translation>Un joueur joue seul contre les deux autres&#xa0;: celui qui enchérit le plus haut</translation>
    </message>
    <message>
        <source>Of these you hold {cards}</source>
        <extracomment>{cards} are the jacks of a hand</extracomment>
        <translation>Parmi eux, vous avez {cards}</translation>
    </message>
    <message>
        <source>Of these you hold none</source>
        <translation>Vous n’en avez aucun</translation>
    </message>
    <message>
        <source>{game}: {worth}</source>
        <extracomment>{game} is a game, {worth} its value counted out: &quot;Clubs: with 2, game 3, × 12 = 36&quot;</extracomment>
        <translation>{game}&#xa0;: {worth}</translation>
    </message>
    <message>
        <source>The game</source>
        <extracomment>headline of the first page of the first game: what Skat is about</extracomment>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>Order and points</source>
        <extracomment>headline of a page of the first game: which card is higher, and what each counts</extracomment>
        <translation>Ordre et points</translation>
    </message>
    <message>
        <source>Each lays one card; whoever lays the highest takes all three: a trick</source>
        <translation>Chacun joue une carte, la plus forte emporte les trois&#xa0;: c’est un pli</translation>
    </message>
    <message>
        <source>Trumps beat all other cards; whoever plays alone says which suit is trumps</source>
        <translation>Les atouts battent toutes les autres cartes&#x202f;; qui joue seul dit quelle couleur est atout</translation>
    </message>
    <message>
        <source>Most cards count points, {all} in all: whoever plays alone needs {points}</source>
        <translation>La plupart des cartes comptent des points, {all} en tout&#xa0;: qui joue seul doit en faire {points}</translation>
    </message>
    <message>
        <source>Four cards are always the highest trumps, in this order: {cards}</source>
        <extracomment>{cards} are the four jacks, highest first</extracomment>
        <translation>Quatre cartes sont toujours les plus forts atouts, dans cet ordre&#xa0;: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>With {game} all cards of that suit are trumps too: you would have %n of the eleven</source>
        <extracomment>{game} is a suit game such as Hearts; %n is how many trumps the hand would have in it</extracomment>
        <translation>
            <numerusform>Avec {game}, toute la couleur est aussi atout&#xa0;: vous auriez %n des onze atouts</numerusform>
            <numerusform>Avec {game}, toute la couleur est aussi atout&#xa0;: vous auriez %n des onze atouts</numerusform>
        </translation>
    </message>
    <message>
        <source>You may bid that far</source>
        <translation>Vous pouvez enchérir jusque-là</translation>
    </message>
    <message>
        <source>“With” and “without” count matadors: the highest trumps in an unbroken line, held or missing; one is added for the game</source>
        <translation>«&#x202f;Avec&#x202f;» et «&#x202f;sans&#x202f;» comptent les matadors&#xa0;: les plus forts atouts à la suite, en main ou manquants&#x202f;; on y ajoute 1 pour le jeu</translation>
    </message>
    <message>
        <source>Hold it if your hand is worth {bid}: you need not go higher than the other</source>
        <translation>Tenez si votre main vaut {bid}&#xa0;: inutile de monter plus haut que l’autre</translation>
    </message>
    <message>
        <source>Both others have passed: you may play at 18, or pass too</source>
        <translation>Les deux autres ont passé&#xa0;: vous pouvez jouer à 18, ou passer aussi</translation>
    </message>
    <message>
        <source>You name values to {name}, from the lowest up: say no more than you must</source>
        <extracomment>{name} is the player who answers the bids</extracomment>
        <translation>Vous annoncez des valeurs à {name}, en partant du bas&#xa0;: n’en dites pas plus qu’il ne faut</translation>
    </message>
    <message>
        <source>Go on as far as your hand is worth it</source>
        <translation>Continuez tant que votre main le vaut</translation>
    </message>
    <message>
        <source>Whoever passes is out of the bidding, but plays on as a defender</source>
        <translation>Qui passe quitte les enchères, mais joue ensuite en défense</translation>
    </message>
    <message>
        <source>Nobody bids more than {bid}: the two cards in the middle, the skat, are yours</source>
        <translation>Personne n’annonce plus de {bid}&#xa0;: les deux cartes du milieu, le skat, sont à vous</translation>
    </message>
    <message>
        <source>Take them and put two away, or leave them unseen: {hand} counts one step more</source>
        <extracomment>{hand} is the word for a game in which the skat stays unseen</extracomment>
        <translation>Prenez-les et écartez-en deux, ou laissez-les cachées&#xa0;: {hand} compte un degré de plus</translation>
    </message>
    <message>
        <source>In the skat lay {cards}</source>
        <extracomment>{cards} are the two cards of the skat</extracomment>
        <translation>Dans le skat&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Put any two cards away: their points are yours</source>
        <translation>Écartez deux cartes de votre choix&#xa0;: leurs points sont à vous</translation>
    </message>
    <message>
        <source>Best are cards that lose tricks, and whole suits: what you lack you can trump</source>
        <translation>De préférence des cartes perdantes, et des couleurs entières&#xa0;: vous pourrez les couper</translation>
    </message>
    <message>
        <source>Name the game you want to play: its value must reach your bid, {bid}</source>
        <translation>Annoncez le jeu que vous voulez jouer&#xa0;: sa valeur doit atteindre votre enchère, {bid}</translation>
    </message>
    <message>
        <source>You have the most trumps in {game}: {worth}</source>
        <extracomment>{game} is the game in which the hand has most trumps, {worth} its value counted out</extracomment>
        <translation>Le jeu où vous avez le plus d’atouts est {game}&#xa0;: {worth}</translation>
    </message>
    <message>
        <source>Everybody plays alone: take as few points as you can</source>
        <translation>Chacun joue pour soi&#xa0;: faites le moins de points possible</translation>
    </message>
    <message>
        <source>You play {game}: take no trick at all. There are no trumps</source>
        <translation>Vous jouez {game}&#xa0;: ne faites aucun pli. Il n’y a pas d’atout</translation>
    </message>
    <message>
        <source>{name} plays {game} and must not take a trick: try to make that happen</source>
        <translation>{name} joue {game} et ne doit faire aucun pli&#xa0;: essayez de l’y forcer</translation>
    </message>
    <message>
        <source>You play {game}</source>
        <translation>Vous jouez {game}</translation>
    </message>
    <message>
        <source>{name} plays {game} alone</source>
        <translation>{name} joue {game} contre les deux autres</translation>
    </message>
    <message numerus="yes">
        <source>With the cards you put away you have {points} points, %n are missing</source>
        <translation>
            <numerusform>Avec les cartes écartées, vous avez {points} points, il en manque %n</numerusform>
            <numerusform>Avec les cartes écartées, vous avez {points} points, il en manque %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without the skat you have {points} points, %n are missing</source>
        <translation>
            <numerusform>Sans le skat, vous avez {points} points, il en manque %n</numerusform>
            <numerusform>Sans le skat, vous avez {points} points, il en manque %n</numerusform>
        </translation>
    </message>
    <message>
        <source>There are 120 points in the cards: the declarer wins with {points}, the others with {rest}</source>
        <translation>Il y a 120 points dans les cartes&#xa0;: le déclarant gagne avec {points}, la défense avec {rest}</translation>
    </message>
    <message>
        <source>The declarer wins only with all ten tricks</source>
        <translation>Le déclarant ne gagne qu’avec les dix plis</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n of the trumps</source>
        <translation>
            <numerusform>Vous avez %n atout en main</numerusform>
            <numerusform>Vous avez %n atouts en main</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {name} play together</source>
        <extracomment>{name} is the other defender</extracomment>
        <translation>{name} et vous jouez ensemble</translation>
    </message>
    <message>
        <source>You may lead any card</source>
        <translation>Vous pouvez entamer avec la carte de votre choix</translation>
    </message>
    <message>
        <source>Declarers begin with trumps: the others must follow, and cannot trump your aces later</source>
        <translation>Le déclarant commence par les atouts&#xa0;: les autres doivent fournir et ne pourront plus couper vos as</translation>
    </message>
    <message>
        <source>Defenders begin with a suit in which the declarer may have to lose points</source>
        <translation>La défense commence par une couleur où le déclarant risque de perdre des points</translation>
    </message>
    <message>
        <source>A trump was led, and you have none: play what you can spare</source>
        <translation>Atout demandé, et vous n’en avez pas&#xa0;: jouez ce dont vous pouvez vous passer</translation>
    </message>
    <message>
        <source>You have no {suit}: play any card, no other suit takes the trick</source>
        <extracomment>{suit} is the suit led; a game without trumps</extracomment>
        <translation>Couleur demandée&#xa0;: {suit}. Vous n’en avez pas&#xa0;: jouez ce que vous voulez, aucune autre couleur ne fait le pli</translation>
    </message>
    <message>
        <source>You have no {suit} and no trump: play what you can spare</source>
        <extracomment>{suit} is the suit led</extracomment>
        <translation>Couleur demandée&#xa0;: {suit}. Vous n’avez ni cette couleur ni atout&#xa0;: jouez ce dont vous pouvez vous passer</translation>
    </message>
    <message>
        <source>You have no {suit}: you may trump, or throw any other card</source>
        <extracomment>{suit} is the suit led</extracomment>
        <translation>Couleur demandée&#xa0;: {suit}. Vous n’en avez pas&#xa0;: vous pouvez couper, ou vous défausser d’une autre carte</translation>
    </message>
    <message>
        <source>A trump was led, so you must play a trump: {cards}</source>
        <extracomment>{cards} are the trumps of the hand</extracomment>
        <translation>Atout demandé, vous devez donc jouer atout&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{suit} was led, and you must follow: {cards}</source>
        <extracomment>{suit} is the suit led, {cards} are the cards of it in the hand</extracomment>
        <translation>Couleur demandée&#xa0;: {suit}. Vous devez fournir&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>This is your last card: nothing is left to choose</source>
        <translation>C’est votre dernière carte&#xa0;: il n’y a plus rien à choisir</translation>
    </message>
    <message>
        <source>A trick for you</source>
        <translation>Un pli pour vous</translation>
    </message>
    <message>
        <source>A trick for your side</source>
        <extracomment>headline of a page of the first game: the other defender has taken a trick</extracomment>
        <translation>Un pli pour votre camp</translation>
    </message>
    <message>
        <source>A trick for the others</source>
        <translation>Un pli pour les autres</translation>
    </message>
    <message>
        <source>An ace takes the trick if everybody follows suit: play it while they still can</source>
        <translation>Un as fait le pli si tout le monde fournit&#xa0;: jouez-le tant qu’il en est encore temps</translation>
    </message>
    <message>
        <source>Even an ace falls to a trump: that is why trumps are drawn first</source>
        <translation>Même un as tombe sous un atout&#xa0;: c’est pourquoi on fait d’abord tomber les atouts</translation>
    </message>
    <message>
        <source>Whoever has nothing of the suit led may take the trick with a trump</source>
        <translation>Qui n’a rien de la couleur demandée peut prendre le pli avec un atout</translation>
    </message>
    <message>
        <source>The cards of the trick are yours, and whoever takes a trick leads to the next one</source>
        <translation>Les cartes du pli sont à vous, et qui fait un pli entame le suivant</translation>
    </message>
    <message>
        <source>Nobody wins every trick: let the others have those that count little</source>
        <translation>Personne ne gagne tous les plis&#xa0;: laissez aux autres ceux qui comptent peu</translation>
    </message>
    <message>
        <source>You and {name} have {points} points, {rest} are enough</source>
        <translation>{name} et vous&#xa0;: {points} points, {rest} suffisent</translation>
    </message>
    <message>
        <source>You have {points} points and have won</source>
        <translation>Vous avez {points} points et avez gagné</translation>
    </message>
    <message>
        <source>You have {points} points and have won; {most} would be {schneider}</source>
        <extracomment>{schneider} is what the declarer makes with 90 points</extracomment>
        <translation>Vous avez {points} points et avez gagné&#x202f;; à {most}, ce serait {schneider}</translation>
    </message>
    <message>
        <source>Nobody played</source>
        <extracomment>headline of the last page of the first game</extracomment>
        <translation>Personne n’a joué</translation>
    </message>
    <message>
        <source>Everybody has passed: the next player deals, nothing is written</source>
        <translation>Tout le monde a passé&#xa0;: le joueur suivant donne, on n’inscrit rien</translation>
    </message>
    <message>
        <source>Your tricks brought {tricks} points and the cards you put away {skat}: {all} together</source>
        <translation>Vos plis ont rapporté {tricks} points et votre écart {skat}&#xa0;: {all} au total</translation>
    </message>
    <message>
        <source>The declarer writes what the game is worth: {worth}</source>
        <extracomment>{worth} is a value counted out: &quot;with 1, game 2, × 11 = 22&quot;</extracomment>
        <translation>Le déclarant inscrit ce que vaut le jeu&#xa0;: {worth}</translation>
    </message>
    <message>
        <source>A lost game costs twice its value: {worth}</source>
        <translation>Un jeu perdu coûte deux fois sa valeur&#xa0;: {worth}</translation>
    </message>
    <message>
        <source>Above is what each player held; “Review” tells which cards would have done better</source>
        <translation>Toutes les mains sont montrées en haut&#x202f;; «&#x202f;Analyse&#x202f;» dit où une autre carte aurait mieux valu</translation>
    </message>
    <message>
        <source>That was a whole deal</source>
        <translation>C’était une donne entière</translation>
    </message>
</context>
<context>
    <name>FooterModel</name>
    <message>
        <source>Total</source>
        <extracomment>Last line below a list: what counts in the end</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Won − lost</source>
        <extracomment>Line below a list: games won and games lost as declarer, &quot;3 − 1&quot;</extracomment>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Others lost × {bonus}</source>
        <extracomment>Line below a list: what Seeger-Fabian pays for the games the other players lost; {bonus} is 40 or 30</extracomment>
        <translation>Perdus (autres) ×&#xa0;{bonus}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Line below a list: sum of the games, without the bonuses of Seeger-Fabian</extracomment>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>FormChart</name>
    <message>
        <source>game</source>
        <extracomment>heads of columns in a file for spreadsheets: after the first, the second … game</extracomment>
        <translation>partie</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
</context>
<context>
    <name>GameChart</name>
    <message>
        <source>declared</source>
        <translation>jeux en déclarant</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnés</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdus</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>main</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>score moyen</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>head of a column in a file for spreadsheets: Clubs, Grand …</extracomment>
        <translation>jeu</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save games</source>
        <extracomment>title of a dialog that asks for a file to write</extracomment>
        <translation>Enregistrer des parties</translation>
    </message>
    <message>
        <source>Open games</source>
        <extracomment>title of a dialog that asks for a file to read</extracomment>
        <translation>Ouvrir des parties</translation>
    </message>
    <message>
        <source>Games as on the International Skat Server (*.sgf *.iss *.txt)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Parties au format de l’International Skat Server (*.sgf *.iss *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Enregistré&#xa0;: {path}</translation>
    </message>
    <message>
        <source>{folder} is a folder. Drop the files that are in it</source>
        <extracomment>a folder was let go over the window; {folder} is its name</extracomment>
        <translation>{folder} est un dossier. Déposez ici les fichiers qu’il contient</translation>
    </message>
    <message>
        <source>{file} is too large: cut it into smaller files</source>
        <translation>{file} est trop volumineux&#xa0;: divisez-le en fichiers plus petits</translation>
    </message>
    <message>
        <source>{path} cannot be read. Is the file still there, and are you allowed to open it?</source>
        <translation>Impossible de lire {path}. Le fichier est-il toujours là, et avez-vous le droit de l’ouvrir&#x202f;?</translation>
    </message>
    <message>
        <source>There are no games in {file}. Records begin with {mark}</source>
        <translation>Il n’y a aucune partie dans {file}. Un enregistrement commence par {mark}</translation>
    </message>
</context>
<context>
    <name>GameInputs</name>
    <message>
        <source>Declarer</source>
        <translation>Déclarant</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Label over the buttons ♣ ♠ ♥ ♦ Grand Null</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Number of matadors</source>
        <extracomment>For screen readers: the field where five and more matadors are typed</extracomment>
        <translation>Nombre de matadors</translation>
    </message>
    <message>
        <source>Win levels</source>
        <extracomment>Label over the buttons Hand, Schneider, Schwarz, Ouvert</extracomment>
        <translation>Degrés de gain</translation>
    </message>
    <message>
        <source>Also announced</source>
        <extracomment>Label over the house rules&apos; buttons Spitze, Revolution, Schneider announced by the defenders</extracomment>
        <translation>Annoncé en plus</translation>
    </message>
    <message>
        <source>Remarks</source>
        <extracomment>Labels of a game&apos;s rarer particulars</extracomment>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Offence</source>
        <extracomment>Button: somebody broke a rule and ended the game</extracomment>
        <translation>Faute</translation>
    </message>
    <message>
        <source>Bock round</source>
        <extracomment>Button: a game of a Bock round, which counts double</extracomment>
        <translation>Tour double</translation>
    </message>
    <message>
        <source>Agreed score</source>
        <extracomment>Label over a field: the list score the players agreed on, without sign</extracomment>
        <translation>Score convenu</translation>
    </message>
    <message>
        <source>In a Ramsch everybody plays alone</source>
        <extracomment>Why no declarer can be chosen</extracomment>
        <translation>Au Ramsch, chacun joue pour soi</translation>
    </message>
    <message>
        <source>5 to 11 matadors</source>
        <extracomment>Tip of the field where five and more matadors are typed</extracomment>
        <translation>5 à 11 matadors</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>Label over the field of the bid</extracomment>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>Not needed; tells whether the game is overbid</source>
        <extracomment>Tip of the field of the bid</extracomment>
        <translation>Facultatif&#x202f;; montre si l’enchère est dépassée</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>Label over the field of the declarer&apos;s card points</extracomment>
        <translation>Points des cartes</translation>
    </message>
    <message>
        <source>Not needed; lost with exactly 60, a Bock round follows</source>
        <extracomment>Tip of the field of card points, where a Bock round is played after that</extracomment>
        <translation>Facultatif&#x202f;; perdu avec exactement 60, un tour double suit</translation>
    </message>
    <message>
        <source>The list score the table agreed on; it counts instead of the value</source>
        <extracomment>Tip of the field for an agreed score</extracomment>
        <translation>Le score convenu à la table&#x202f;; il remplace la valeur</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Change…</source>
        <extracomment>menu of a game in the score sheet</extracomment>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Remark…</source>
        <extracomment>menu of a game in the score sheet: a few words beside it</extracomment>
        <translation>Remarque…</translation>
    </message>
    <message>
        <source>Insert a game before…</source>
        <extracomment>menu of a game in the score sheet: write a forgotten game before this one</extracomment>
        <translation>Insérer une partie avant…</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message>
        <source>Skat, deal {number}</source>
        <translation>Skat, donne {number}</translation>
    </message>
    <message>
        <source>{name} ({seat}): {cards}</source>
        <extracomment>a player, the seat (forehand, middlehand, rearhand) and the ten cards dealt</extracomment>
        <translation>{name} ({seat})&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Skat: {cards}</source>
        <extracomment>the two cards of the skat, as dealt</extracomment>
        <translation>Skat&#xa0;: {cards}</translation>
    </message>
</context>
<context>
    <name>GamesBehindDialog</name>
    <message>
        <source>Games: {what}</source>
        <extracomment>Title of a list of games; {what} is what they have in common: Clubs, &quot;bid 24 → +36&quot;</extracomment>
        <translation>Parties&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>head of a column: whether the game was won or lost</extracomment>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Your seat</source>
        <translation>Votre place</translation>
    </message>
    <message>
        <source>Games in {file}</source>
        <translation>Parties dans {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be read</source>
        <extracomment>after the number of games of a file that can be read</extracomment>
        <translation>
            <numerusform>%n illisible</numerusform>
            <numerusform>%n illisibles</numerusform>
        </translation>
    </message>
    <message>
        <source>there are more in the file: cut it into smaller files</source>
        <extracomment>after the number of games of a file: only so many are read</extracomment>
        <translation>le fichier en contient d’autres&#xa0;: divisez-le en fichiers plus petits</translation>
    </message>
    <message>
        <source>#</source>
        <extracomment>head of a column: number of the game</extracomment>
        <translation>N°</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>head of a column: what was played</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>head of a column: change of the list</extracomment>
        <translation>Score</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Your seat, to play the same cards yourself</source>
        <translation>Votre place, pour jouer vous-même ces cartes</translation>
    </message>
    <message>
        <source>Play these cards</source>
        <translation>Jouer ces cartes</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>button: what was right in the game, and what was not</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Show the game</source>
        <extracomment>button: the game is shown as it was played</extracomment>
        <translation>Voir la partie</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Line {line} cannot be read</source>
        <translation>La ligne {line} est illisible</translation>
    </message>
    <message>
        <source>broken off</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>{name}: {contract}</source>
        <extracomment>who played alone, and which game: &quot;Ada: Clubs Hand&quot;</extracomment>
        <translation>{name}&#xa0;: {contract}</translation>
    </message>
</context>
<context>
    <name>GamesRoom</name>
    <message>
        <source>A game can be saved and copied when it is over</source>
        <translation>Une partie peut être enregistrée et copiée une fois terminée</translation>
    </message>
    <message>
        <source>No game of this series is over yet</source>
        <translation>Aucune partie de cette série n’est encore terminée</translation>
    </message>
    <message>
        <source>Copied: the whole game, in words and as a record</source>
        <translation>Copié&#xa0;: toute la partie, en toutes lettres et sous forme d’enregistrement</translation>
    </message>
    <message>
        <source>Copied: deal {number}</source>
        <translation>Copié&#xa0;: donne {number}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Open games…</source>
        <translation>Ouvrir des parties…</translation>
    </message>
    <message>
        <source>Save this game…</source>
        <translation>Enregistrer cette partie…</translation>
    </message>
    <message>
        <source>Save the games of the series…</source>
        <translation>Enregistrer les parties de la série…</translation>
    </message>
    <message>
        <source>Copy the game as text</source>
        <translation>Copier la partie sous forme de texte</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>date</source>
        <translation>date</translation>
    </message>
    <message>
        <source>list</source>
        <translation>feuille</translation>
    </message>
    <message>
        <source>number</source>
        <extracomment>heads of columns in a file for spreadsheets: which game of the list it was</extracomment>
        <translation>numéro</translation>
    </message>
    <message>
        <source>players</source>
        <translation>joueurs</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>déclarant</translation>
    </message>
    <message>
        <source>game</source>
        <translation>jeu</translation>
    </message>
    <message>
        <source>matadors</source>
        <translation>matadors</translation>
    </message>
    <message>
        <source>hand</source>
        <extracomment>played without the skat: 1 or 0</extracomment>
        <translation>main</translation>
    </message>
    <message>
        <source>ouvert</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>enchère</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>overbid</source>
        <translation>enchère dépassée</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>points des cartes</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>change</source>
        <extracomment>what the game changed for the player of the statistics</extracomment>
        <translation>variation</translation>
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
        <translation>Abandonner cette donne&#x202f;?</translation>
    </message>
    <message>
        <source>Unless you have already won it, you lose it</source>
        <translation>À moins de l’avoir déjà gagnée, vous la perdez</translation>
    </message>
    <message>
        <source>Give up</source>
        <extracomment>button: the deal is given up</extracomment>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>button: the deal is not given up</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>{name} has to agree</source>
        <extracomment>the deal ends only if this player wants it too</extracomment>
        <translation>{name} doit être d’accord</translation>
    </message>
    <message>
        <source>{name} or {other} has to agree</source>
        <extracomment>the deal ends only if one of these players wants it too</extracomment>
        <translation>{name} ou {other} doit être d’accord</translation>
    </message>
</context>
<context>
    <name>Graph</name>
    <message>
        <source>turning point</source>
        <extracomment>of a move: after it the other side wins</extracomment>
        <translation>tournant</translation>
    </message>
    <message>
        <source>Declarer&apos;s chance</source>
        <translation>Chances du déclarant</translation>
    </message>
    <message>
        <source>Card points with open cards</source>
        <translation>Points à cartes ouvertes</translation>
    </message>
</context>
<context>
    <name>GuideMark</name>
    <message>
        <source>Explain this</source>
        <extracomment>button on a panel: opens the guide at the chapter about it</extracomment>
        <translation>Expliquer</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>{chapter} – Skatdesk guide</source>
        <extracomment>title of the guide&apos;s window; {chapter} is the title of a chapter</extracomment>
        <translation>{chapter} – Guide de Skatdesk</translation>
    </message>
    <message>
        <source>Not found in the guide</source>
        <translation>Introuvable dans le guide</translation>
    </message>
    <message numerus="yes">
        <source>The first %n places</source>
        <comment>never 1</comment>
        <extracomment>guide: so many places are listed, there are more</extracomment>
        <translation>
            <numerusform>Le premier passage</numerusform>
            <numerusform>Les %n premiers passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n time(s)</source>
        <translation>
            <numerusform>Trouvé %n fois</numerusform>
            <numerusform>Trouvé %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>guide: to the chapter read before</extracomment>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>guide: to the chapter one has come back from</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texte plus petit</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texte plus grand</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Rechercher dans le guide</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Chapitres</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Passages trouvés</translation>
    </message>
</context>
<context>
    <name>HandCards</name>
    <message>
        <source>put away</source>
        <translation>écart</translation>
    </message>
</context>
<context>
    <name>Headlines</name>
    <message>
        <source>Nobody leads alone</source>
        <translation>Égalité en tête</translation>
    </message>
    <message>
        <source>{name} led from the first game on</source>
        <extracomment>Headline of the course of a list; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>En tête depuis la première partie&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name} took the lead in game {game}</source>
        <extracomment>Headline of the course of a list; {game} is the number of its latest game; right also of &quot;You&quot;</extracomment>
        <translation>En tête à la partie {game}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{name} took the lead in game {game} and kept it</source>
        <extracomment>Headline of the course of a list; {game} is the number of a game; right also of &quot;You&quot;</extracomment>
        <translation>En tête depuis la partie {game}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Running totals, Seeger-Fabian</source>
        <translation>Cumuls selon Seeger-Fabian</translation>
    </message>
    <message>
        <source>Running totals, Bierlachs</source>
        <translation>Cumuls, Bierlachs</translation>
    </message>
    <message>
        <source>Running totals, classic list</source>
        <translation>Cumuls, marque classique</translation>
    </message>
    <message>
        <source>Won as declarer by game</source>
        <translation>Gagnés en déclarant, par type de jeu</translation>
    </message>
    <message>
        <source>Won as declarer by game; the line is the average, {share}</source>
        <extracomment>{share} is a share of games such as &quot;81%&quot;</extracomment>
        <translation>Gagnés en déclarant, par type de jeu&#x202f;; la ligne marque la moyenne, {share}</translation>
    </message>
    <message>
        <source>Won and lost by game</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Gagnés et perdus par type de jeu</translation>
    </message>
    <message>
        <source>{best}: {high} won. {weakest}: {low}</source>
        <extracomment>Headline of a chart; {high} and {low} are shares such as &quot;84%&quot;, {best} and {weakest} games</extracomment>
        <translation>{best}&#xa0;: {high} gagnés. {weakest}&#xa0;: {low}</translation>
    </message>
    <message>
        <source>How often the jacks decide</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Quand les valets décident</translation>
    </message>
    <message>
        <source>Share won in percent, by game and matadors; small figures are the number of games</source>
        <translation>% gagnés par jeu et matadors&#x202f;; en petit, le nombre de parties</translation>
    </message>
    <message>
        <source>Share won in percent, by game and seat; small figures are the number of games</source>
        <translation>% gagnés par jeu et place&#x202f;; en petit, le nombre de parties</translation>
    </message>
    <message>
        <source>Won by seat and game</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Gagnés par place et par jeu</translation>
    </message>
    <message>
        <source>{seat} suits best: {share} won</source>
        <extracomment>Headline of a chart; {seat} is forehand, middlehand or rearhand</extracomment>
        <translation>Meilleure place&#xa0;: {seat}, {share} gagnés</translation>
    </message>
    <message>
        <source>Declarer&apos;s card points, suit games and Grands whose points are known: {games}</source>
        <translation>Points du déclarant, jeux à la couleur et Grands dont les points sont connus&#xa0;: {games}</translation>
    </message>
    <message>
        <source>Won and lost by card points</source>
        <translation>Gagnés et perdus selon les points des cartes</translation>
    </message>
    <message>
        <source>{share} are decided by ten card points or fewer</source>
        <extracomment>Headline of a chart; {share} is a share of games such as &quot;16%&quot;</extracomment>
        <translation>{share} se décident à dix points ou moins</translation>
    </message>
    <message>
        <source>Won and lost by score</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Gagnés et perdus selon le score</translation>
    </message>
    <message>
        <source>A game brings {score} on average</source>
        <extracomment>Headline of a chart; {score} is an average list score such as &quot;+21&quot;</extracomment>
        <translation>Une partie rapporte {score} en moyenne</translation>
    </message>
    <message>
        <source>Now {now} in 36 games, {all} on average</source>
        <extracomment>Headline of a chart; both are points per 36 games, such as &quot;+912&quot;</extracomment>
        <translation>Forme actuelle {now}, moyenne {all}</translation>
    </message>
    <message numerus="yes">
        <source>The %n player(s) with most of these games; the pale bar holds the true form 95 times in 100</source>
        <extracomment>Below the headline of a chart in which only so many of all players are shown</extracomment>
        <translation>
            <numerusform>Le joueur présent dans le plus de ces parties&#x202f;; la barre pâle contient la vraie forme 95 fois sur 100</numerusform>
            <numerusform>Les %n joueurs présents dans le plus de ces parties&#x202f;; la barre pâle contient la vraie forme 95 fois sur 100</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: number {rank} of {count}</source>
        <extracomment>Headline of a chart: the player is {rank}th of {count} by points</extracomment>
        <translation>{name}&#xa0;: n°&#xa0;{rank} sur {count}</translation>
    </message>
    <message>
        <source>All figures: {name}</source>
        <extracomment>Headline of a list of figures</extracomment>
        <translation>Tous les chiffres&#xa0;: {name}</translation>
    </message>
    <message>
        <source>the others: {figure}</source>
        <extracomment>Below a figure: the same figure, such as &quot;78%&quot;, of the others at the same tables</extracomment>
        <translation>les autres&#xa0;: {figure}</translation>
    </message>
    <message>
        <source>before: {figure}</source>
        <extracomment>Below a figure: what it was, such as &quot;78%&quot;, in the games before those that are shown</extracomment>
        <translation>avant&#xa0;: {figure}</translation>
    </message>
    <message>
        <source>up from {figure} before</source>
        <extracomment>Below a figure that is higher now: what it was, such as &quot;78%&quot;, in the games before</extracomment>
        <translation>en hausse, avant {figure}</translation>
    </message>
    <message>
        <source>down from {figure} before</source>
        <extracomment>Below a figure that is lower now: what it was, such as &quot;78%&quot;, in the games before</extracomment>
        <translation>en baisse, avant {figure}</translation>
    </message>
    <message>
        <source>All others at the same tables, in the games shown here</source>
        <translation>Tous les autres aux mêmes tables, dans les parties affichées</translation>
    </message>
    <message>
        <source>All lists and series before this one: {games}</source>
        <extracomment>{games} is &quot;210 games&quot;</extracomment>
        <translation>Toutes les feuilles et séries d’avant&#xa0;: {games}</translation>
    </message>
    <message>
        <source>From {first} to {last}: {games}</source>
        <extracomment>The time before the one that is shown; {games} is &quot;210 games&quot;</extracomment>
        <translation>Du {first} au {last}&#xa0;: {games}</translation>
    </message>
    <message>
        <source>Games declared by their score in the classic list: {games}</source>
        <translation>Jeux en déclarant, selon leur score en marque classique&#xa0;: {games}</translation>
    </message>
    <message>
        <source>{points} points since the first game</source>
        <extracomment>Headline of a chart; {points} is a sum such as &quot;+12,340&quot;</extracomment>
        <translation>{points} points depuis la première partie</translation>
    </message>
    <message>
        <source>All Seeger-Fabian points, game by game</source>
        <translation>Tous les points selon Seeger-Fabian, partie après partie</translation>
    </message>
    <message>
        <source>What the last 36 games come to in a series, by Seeger-Fabian; dashed: all games</source>
        <translation>Les 36 dernières parties comptées comme une série, selon Seeger-Fabian&#x202f;; tirets&#xa0;: toutes</translation>
    </message>
    <message>
        <source>None of these deals has been reviewed yet</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Aucune de ces donnes n’a encore été analysée</translation>
    </message>
    <message numerus="yes">
        <source>The last %n reviewed deal(s): {accuracy}</source>
        <extracomment>Headline of a chart: how accurately they were played; {accuracy} is such as &quot;91%&quot;</extracomment>
        <translation>
            <numerusform>La dernière donne analysée&#xa0;: {accuracy}</numerusform>
            <numerusform>Les %n dernières donnes analysées&#xa0;: {accuracy}</numerusform>
        </translation>
    </message>
    <message>
        <source>Accuracy of each deal by what the player could know; the line is the mean of the last 20</source>
        <translation>Précision de chaque donne d’après ce que le joueur pouvait savoir&#x202f;; la ligne est la moyenne des 20 dernières</translation>
    </message>
    <message>
        <source>Bid to the right, list score upwards; on the dashed line a game brings what was bid</source>
        <translation>Enchère à droite, score en haut&#x202f;; en tirets&#xa0;: le score égale l’enchère</translation>
    </message>
    <message>
        <source>Bid and result</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Enchère et résultat</translation>
    </message>
    <message>
        <source>The bids were {value} beyond the worth of the hands</source>
        <extracomment>Headline of a chart; an average of game values</extracomment>
        <translation>Les enchères dépassaient de {value} la valeur des mains</translation>
    </message>
    <message>
        <source>The hands were worth {value} more than was bid</source>
        <extracomment>Headline of a chart; an average of game values</extracomment>
        <translation>Les mains valaient {value} de plus que les enchères</translation>
    </message>
    <message>
        <source>In the games shown here; the pale bar holds the true form 95 times in 100</source>
        <translation>Dans les parties affichées&#x202f;; la barre pâle contient la vraie forme 95 fois sur 100</translation>
    </message>
    <message>
        <source>Players side by side</source>
        <extracomment>Headline of a chart</extracomment>
        <translation>Les joueurs côte à côte</translation>
    </message>
    <message>
        <source>{games}, a third is par</source>
        <extracomment>Below the share of games a player declared: how many, and what would be usual among three</extracomment>
        <translation>{games}, norme&#xa0;: 1/3</translation>
    </message>
</context>
<context>
    <name>HeatChart</name>
    <message>
        <source>seat</source>
        <translation>place</translation>
    </message>
    <message>
        <source>matadors</source>
        <translation>matadors</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>heads of columns in a file for spreadsheets: Clubs, Grand …; how often it was declared, and won</extracomment>
        <translation>jeu</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>jeux en déclarant</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnés</translation>
    </message>
</context>
<context>
    <name>Helper</name>
    <message>
        <source>There are hints when it is your turn</source>
        <translation>Vous aurez des conseils quand ce sera à vous de jouer</translation>
    </message>
    <message>
        <source>The computer now plays for you</source>
        <translation>L’ordinateur joue maintenant à votre place</translation>
    </message>
    <message>
        <source>With help this game becomes practice: it stays in the list, but not in the statistics. Ask again if you want that</source>
        <translation>Avec de l’aide, cette partie devient un entraînement&#xa0;: elle reste sur la feuille, mais pas dans les statistiques. Redemandez si c’est ce que vous voulez</translation>
    </message>
    <message>
        <source>One moment…</source>
        <extracomment>while the adviser thinks about a hint</extracomment>
        <translation>Un instant…</translation>
    </message>
    <message>
        <source>There is no hint for this</source>
        <translation>Pas de conseil pour cela</translation>
    </message>
</context>
<context>
    <name>HintSentences</name>
    <message>
        <source>Hint · {move}: {reason}</source>
        <extracomment>{move} is a card, a bid or another answer; {reason} follows as a sentence without a full stop</extracomment>
        <translation>Conseil · {move}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Hint, for now by rules of thumb · {move}: {reason}</source>
        <extracomment>the strong player who gives the hints is not ready yet: another one sits in for it</extracomment>
        <translation>Conseil, pour l’instant selon des règles simples · {move}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Hint · agree: there is nothing more to win in this deal</source>
        <translation>Conseil · acceptez&#xa0;: il n’y a plus rien à gagner dans cette donne</translation>
    </message>
    <message>
        <source>Hint · play on: this deal is not decided yet</source>
        <translation>Conseil · continuez&#xa0;: cette donne n’est pas encore décidée</translation>
    </message>
    <message>
        <source>Say {value}</source>
        <translation>Annoncer {value}</translation>
    </message>
    <message>
        <source>Hold {value}</source>
        <translation>Tenir {value}</translation>
    </message>
    <message>
        <source>Take the skat</source>
        <translation>Prendre le skat</translation>
    </message>
    <message>
        <source>Push on</source>
        <translation>Pousser</translation>
    </message>
    <message>
        <source>The cards as they lie now</source>
        <translation>Les cartes telles quelles</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>it looks best</source>
        <translation>cela semble le mieux</translation>
    </message>
    <message>
        <source>it promises most</source>
        <translation>c’est le plus prometteur</translation>
    </message>
    <message>
        <source>{reason} ({game})</source>
        <extracomment>{reason} is a sentence, {game} the game in mind</extracomment>
        <translation>{reason} ({game})</translation>
    </message>
    <message>
        <source>{reason} ({game}, chance of winning about {share})</source>
        <extracomment>{reason} is a sentence, {game} the game in mind, {share} the chance of winning it: &quot;62%&quot;</extracomment>
        <translation>{reason} ({game}, environ {share} de chances de gagner)</translation>
    </message>
    <message>
        <source>the points in these cards count for you and nobody can take them</source>
        <translation>les points de ces cartes comptent pour vous et personne ne peut les prendre</translation>
    </message>
    <message>
        <source>this hand is worth the bid</source>
        <translation>cette main vaut l’enchère</translation>
    </message>
    <message>
        <source>what this hand loses would cost more than its wins bring</source>
        <translation>avec cette main, les jeux perdus coûteraient plus que les jeux gagnés ne rapporteraient</translation>
    </message>
    <message>
        <source>otherwise there would be a Ramsch, and that promises this hand less</source>
        <translation>sinon il y aurait un Ramsch, qui promet moins à cette main</translation>
    </message>
    <message>
        <source>a Ramsch promises this hand more</source>
        <translation>un Ramsch promet plus à cette main</translation>
    </message>
    <message>
        <source>there is nothing more to bid for</source>
        <translation>surenchérir ne servirait plus à rien</translation>
    </message>
    <message>
        <source>the two cards, and putting two away, make the hand better</source>
        <translation>avec le skat et un bon écart, la main s’améliore</translation>
    </message>
    <message>
        <source>the ten cards that stay promise most</source>
        <translation>les dix cartes qui restent sont les plus prometteuses</translation>
    </message>
    <message>
        <source>these cards would only lose tricks</source>
        <translation>ces cartes ne feraient que perdre des plis</translation>
    </message>
    <message>
        <source>with these cards you would be caught</source>
        <translation>ces cartes risquent de vous faire prendre un pli</translation>
    </message>
    <message>
        <source>of the games that reach the bid this one promises most</source>
        <translation>c’est le plus prometteur des jeux qui valent l’enchère</translation>
    </message>
    <message>
        <source>this game reaches the bid with Schneider, and no other promises more</source>
        <translation>avec un Schneider, ce jeu vaut l’enchère, et aucun autre ne promet davantage</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>{reason} (chance of winning about {share}, {game})</source>
        <extracomment>{reason} is a sentence, {share} the chance of winning: &quot;62%&quot;, {game} is &quot;most likely Grand&quot;</extracomment>
        <translation>{reason} (environ {share} de chances de gagner, {game})</translation>
    </message>
    <message>
        <source>the others will hardly reach 31 card points</source>
        <translation>l’autre camp aura du mal à atteindre 31 points</translation>
    </message>
    <message>
        <source>nobody can take a trick from this hand</source>
        <translation>personne ne peut prendre de pli à cette main</translation>
    </message>
    <message>
        <source>nobody can force a trick on this hand</source>
        <translation>personne ne peut forcer cette main à faire un pli</translation>
    </message>
    <message>
        <source>trumps enough to draw all others, and to keep the lowest for the end</source>
        <translation>assez d’atouts pour faire tomber tous les autres et garder le plus petit pour la fin</translation>
    </message>
    <message>
        <source>you are likely enough to win, and it counts double</source>
        <translation>vos chances de gagner suffisent, et cela compte double</translation>
    </message>
    <message>
        <source>it costs nothing if it fails</source>
        <translation>un échec ne coûte rien</translation>
    </message>
    <message>
        <source>the suits in which the declarer can be caught are in one hand</source>
        <translation>les couleurs où le déclarant peut être pris sont dans une seule main</translation>
    </message>
    <message>
        <source>with the cards sorted so, the declarer can be made to take a trick</source>
        <translation>avec les cartes ainsi réparties, on peut forcer le déclarant à faire un pli</translation>
    </message>
    <message>
        <source>these two would cost you most points</source>
        <translation>ces deux cartes vous coûteraient le plus de points</translation>
    </message>
    <message>
        <source>the hand is dangerous: get rid of its two worst cards</source>
        <translation>la main est dangereuse&#xa0;: débarrassez-la de ses deux pires cartes</translation>
    </message>
    <message>
        <source>a low card is least likely to take the trick</source>
        <translation>une petite carte risque le moins de prendre le pli</translation>
    </message>
    <message>
        <source>it stays below and takes nothing</source>
        <translation>cette carte reste dessous et ne prend rien</translation>
    </message>
    <message>
        <source>a good moment to be rid of a dangerous card</source>
        <translation>bon moment pour se débarrasser d’une carte dangereuse</translation>
    </message>
    <message>
        <source>if you have to take it, then with what costs least</source>
        <translation>s’il faut prendre, autant que ce soit au moindre coût</translation>
    </message>
    <message>
        <source>you cannot lose any more: another player has too many card points</source>
        <translation>vous ne pouvez plus perdre&#xa0;: un autre joueur a trop de points</translation>
    </message>
    <message>
        <source>every trick so far is yours, and with all ten you win</source>
        <translation>tous les plis sont à vous jusqu’ici, et avec les dix vous gagnez</translation>
    </message>
    <message>
        <source>it is sure to take a trick some time: better one that you choose</source>
        <translation>cette carte fera forcément un pli tôt ou tard&#xa0;: mieux vaut le choisir vous-même</translation>
    </message>
    <message>
        <source>this trick does not go to whoever has most card points: keep yours for him</source>
        <translation>ce pli ne va pas à celui qui a le plus de points&#xa0;: gardez-lui les vôtres</translation>
    </message>
    <message>
        <source>more cards are out above the one that you keep for the last trick</source>
        <translation>davantage de cartes restent au-dessus de celle que vous gardez pour le dernier pli</translation>
    </message>
    <message>
        <source>so far this trick counts little: a good moment to be rid of a dangerous card</source>
        <translation>ce pli vaut peu jusqu’ici&#xa0;: bon moment pour se débarrasser d’une carte dangereuse</translation>
    </message>
    <message>
        <source>you keep a higher card, which may stop whoever has won every trick so far</source>
        <translation>vous gardez une carte plus forte, qui arrêtera peut-être celui qui a fait tous les plis</translation>
    </message>
    <message>
        <source>the rules allow no other card</source>
        <translation>les règles n’autorisent aucune autre carte</translation>
    </message>
    <message>
        <source>the other cards would come to the same</source>
        <translation>les autres cartes reviendraient au même</translation>
    </message>
    <message>
        <source>against most of the hands the others may hold it comes out best</source>
        <translation>c’est le meilleur choix contre la plupart des mains que les autres peuvent avoir</translation>
    </message>
    <message>
        <source>a card that loses anyway is best led while you can still come back</source>
        <translation>mieux vaut entamer une carte perdante tant que vous pouvez reprendre la main</translation>
    </message>
    <message>
        <source>your partner can trump it, or throw points on it</source>
        <translation>votre partenaire peut la couper ou y charger des points</translation>
    </message>
    <message>
        <source>the suit will be gone, and you can trump it</source>
        <translation>la couleur sera épuisée, et vous pourrez la couper</translation>
    </message>
    <message>
        <source>the last trumps of the others may fall together</source>
        <translation>les derniers atouts des autres peuvent tomber ensemble</translation>
    </message>
    <message>
        <source>drive the higher trumps out: you have enough of them</source>
        <translation>faites sortir les atouts supérieurs&#xa0;: vous en avez assez</translation>
    </message>
    <message>
        <source>a strong trump draws two others</source>
        <translation>un gros atout en fait tomber deux autres</translation>
    </message>
    <message>
        <source>a low trump of yours brings out higher ones of the others</source>
        <translation>un petit atout de votre main en fait sortir de plus gros chez les autres</translation>
    </message>
    <message>
        <source>your last trump wins nothing by waiting</source>
        <translation>votre dernier atout ne gagne rien à attendre</translation>
    </message>
    <message>
        <source>it is high, and the long suit behind it will be too</source>
        <translation>cette carte est maîtresse, et la longue derrière elle le deviendra</translation>
    </message>
    <message>
        <source>the trumps are gone: now the weak cards can be given up</source>
        <translation>les atouts sont tombés&#xa0;: les cartes faibles peuvent être cédées</translation>
    </message>
    <message>
        <source>you have no points to lose in this suit</source>
        <translation>vous n’avez pas de points à perdre dans cette couleur</translation>
    </message>
    <message>
        <source>it forces the others to play high, and you keep the lowest</source>
        <translation>les autres doivent monter, et vous gardez la plus petite</translation>
    </message>
    <message>
        <source>more points of this suit are still out than you hold, and the declarer plays before your partner</source>
        <translation>il reste dehors plus de points de cette couleur que dans votre main, et le déclarant joue avant votre partenaire</translation>
    </message>
    <message>
        <source>the next card of the suit is high after it</source>
        <translation>la carte suivante de la couleur sera ensuite maîtresse</translation>
    </message>
    <message>
        <source>the declarer has to spend a trump or give the trick away</source>
        <translation>le déclarant doit dépenser un atout ou céder le pli</translation>
    </message>
    <message>
        <source>it wins the trick</source>
        <translation>cette carte fait le pli</translation>
    </message>
    <message>
        <source>it is among the weakest cards you can spare</source>
        <translation>c’est l’une des plus faibles cartes dont vous pouvez vous passer</translation>
    </message>
    <message>
        <source>play low where there is nothing to win</source>
        <translation>jouez petit quand il n’y a rien à gagner</translation>
    </message>
    <message>
        <source>your lowest trump is enough</source>
        <translation>votre plus petit atout suffit</translation>
    </message>
    <message>
        <source>the declarer would trump it later</source>
        <translation>le déclarant couperait cette carte plus tard</translation>
    </message>
    <message>
        <source>it takes the points that lie in the trick</source>
        <translation>cette carte prend les points du pli</translation>
    </message>
    <message>
        <source>its points count for you</source>
        <translation>ses points comptent pour vous</translation>
    </message>
    <message>
        <source>it wins the trick, and its points count for you</source>
        <translation>cette carte fait le pli, et ses points comptent pour vous</translation>
    </message>
    <message>
        <source>the trick is your partner&apos;s: the points of this card count for you</source>
        <translation>le pli est à votre partenaire&#xa0;: les points de cette carte comptent pour vous</translation>
    </message>
    <message>
        <source>it wins the trick, and you lead next</source>
        <translation>cette carte fait le pli, et vous entamez le suivant</translation>
    </message>
    <message>
        <source>nobody can beat it any more</source>
        <translation>plus personne ne peut battre cette carte</translation>
    </message>
    <message>
        <source>it beats a strong trump</source>
        <translation>cette carte bat un gros atout</translation>
    </message>
    <message>
        <source>the trick is worth a trump</source>
        <translation>le pli vaut bien un atout</translation>
    </message>
    <message>
        <source>its own points are safe in this trick</source>
        <translation>ses propres points sont à l’abri dans ce pli</translation>
    </message>
    <message>
        <source>now its points are worth most</source>
        <translation>c’est maintenant que ses points valent le plus</translation>
    </message>
    <message>
        <source>it gives no points away</source>
        <translation>cette carte ne donne aucun point</translation>
    </message>
    <message>
        <source>with one card less in this suit you can soon trump it</source>
        <translation>avec une carte de moins dans cette couleur, vous pourrez bientôt la couper</translation>
    </message>
    <message>
        <source>every trick that is left is yours, whatever you play</source>
        <translation>tous les plis qui restent sont à vous, quoi que vous jouiez</translation>
    </message>
    <message>
        <source>you keep a higher card for later</source>
        <translation>une carte plus haute reste pour plus tard</translation>
    </message>
    <message>
        <source>you cannot take this trick, and it gives no points away</source>
        <translation>vous ne pouvez pas prendre ce pli, et cette carte ne donne aucun point</translation>
    </message>
    <message>
        <source>the card you keep for the last trick beats more of those that are still out</source>
        <translation>la carte que vous gardez pour le dernier pli en bat davantage parmi celles qui restent</translation>
    </message>
    <message>
        <source>your partner may take this trick, and then the points of this card count for you</source>
        <translation>votre partenaire fera peut-être ce pli, et les points de cette carte seront pour vous</translation>
    </message>
    <message>
        <source>no other card risks fewer card points</source>
        <translation>aucune autre carte ne risque moins de points</translation>
    </message>
    <message>
        <source>one higher card of the suit is out: once it is played, yours are the highest</source>
        <translation>une seule carte plus forte reste dans la couleur&#xa0;: une fois jouée, les vôtres sont les plus fortes</translation>
    </message>
    <message>
        <source>it is the only one of its suit: your other suits stay as long as they are</source>
        <translation>c’est la seule de sa couleur&#xa0;: vos autres couleurs gardent leur longueur</translation>
    </message>
    <message>
        <source>the declarer has to play before your partner</source>
        <translation>le déclarant doit jouer avant votre partenaire</translation>
    </message>
    <message>
        <source>the declarer probably has to give up a trump for it</source>
        <translation>le déclarant devra sans doute y laisser un atout</translation>
    </message>
    <message>
        <source>whoever wants this trick now has to play higher</source>
        <translation>pour prendre ce pli, il faut maintenant jouer plus fort</translation>
    </message>
    <message>
        <source>it saves your trumps</source>
        <translation>cela épargne vos atouts</translation>
    </message>
    <message>
        <source>other cards would give points away</source>
        <translation>d’autres cartes donneraient des points</translation>
    </message>
    <message>
        <source>it keeps your high cards for tricks that are worth more</source>
        <translation>vos cartes fortes restent pour des plis plus riches</translation>
    </message>
    <message>
        <source>it keeps your high cards for later</source>
        <translation>vos cartes fortes restent pour plus tard</translation>
    </message>
    <message>
        <source>another suit might be trumped</source>
        <translation>une autre couleur pourrait être coupée</translation>
    </message>
    <message>
        <source>leading trumps would cost you as much as the others</source>
        <translation>jouer atout vous coûterait autant qu’aux autres</translation>
    </message>
    <message>
        <source>the low cards are more useful later</source>
        <translation>les petites cartes seront plus utiles plus tard</translation>
    </message>
    <message>
        <source>it keeps your last trump</source>
        <translation>votre dernier atout reste en main</translation>
    </message>
    <message>
        <source>the declarer could beat other cards</source>
        <translation>le déclarant pourrait battre d’autres cartes</translation>
    </message>
    <message>
        <source>it wins, and the surest card is kept</source>
        <translation>cette carte gagne, et la plus sûre reste en main</translation>
    </message>
    <message>
        <source>it leaves your strong suit together</source>
        <translation>votre couleur forte reste entière</translation>
    </message>
    <message>
        <source>hardly any cards of this suit are still out</source>
        <translation>il ne reste presque plus de cartes de cette couleur dehors</translation>
    </message>
    <message>
        <source>it gives the declarer no more room below</source>
        <translation>cela ne donne pas plus de place au déclarant pour rester dessous</translation>
    </message>
    <message>
        <source>the declarer holds more cards of other suits: there yours are wanted</source>
        <translation>le déclarant a plus de cartes dans d’autres couleurs&#xa0;: c’est là que les vôtres serviront</translation>
    </message>
    <message>
        <source>on another suit the declarer could throw a bad card</source>
        <translation>sur une autre couleur, le déclarant pourrait se défausser d’une mauvaise carte</translation>
    </message>
    <message>
        <source>in this suit the open hand can be caught, but only with lower cards than this one</source>
        <translation>dans cette couleur, la main étalée peut être prise, mais seulement par des cartes plus petites que celle-ci</translation>
    </message>
    <message>
        <source>it will probably win the trick</source>
        <translation>cette carte fera probablement le pli</translation>
    </message>
    <message>
        <source>your partner can probably trump it, or throw points on it</source>
        <translation>votre partenaire peut probablement la couper ou y charger des points</translation>
    </message>
    <message>
        <source>the declarer would probably trump it later</source>
        <translation>le déclarant couperait probablement cette carte plus tard</translation>
    </message>
    <message>
        <source>it will probably take the points that lie in the trick</source>
        <translation>cette carte prendra probablement les points du pli</translation>
    </message>
    <message>
        <source>its points will probably count for you</source>
        <translation>ses points compteront probablement pour vous</translation>
    </message>
    <message>
        <source>the declarer probably has to spend a trump or give the trick away</source>
        <translation>le déclarant doit probablement dépenser un atout ou céder le pli</translation>
    </message>
    <message>
        <source>the declarer probably does not have this suit</source>
        <translation>le déclarant n’a probablement pas cette couleur</translation>
    </message>
    <message>
        <source>your partner can probably throw a card on it</source>
        <translation>votre partenaire peut probablement s’y défausser</translation>
    </message>
    <message>
        <source>your partner can probably stay below</source>
        <translation>votre partenaire peut probablement rester dessous</translation>
    </message>
    <message>
        <source>it leaves the pairs in the other suits together</source>
        <translation>les paires des autres couleurs restent entières</translation>
    </message>
    <message>
        <source>the others wait with points in another suit</source>
        <translation>les autres attendent avec des points dans une autre couleur</translation>
    </message>
    <message>
        <source>so late, a losing card gives too much away</source>
        <translation>si tard, une carte perdante coûte trop</translation>
    </message>
    <message>
        <source>the long suit can wait until it is high</source>
        <translation>la longue peut attendre d’être maîtresse</translation>
    </message>
    <message>
        <source>it opens no new suit for the others</source>
        <translation>cela n’ouvre pas de nouvelle couleur aux autres</translation>
    </message>
    <message>
        <source>others can still go above it</source>
        <translation>d’autres peuvent encore monter</translation>
    </message>
    <message>
        <source>the declarer may have to take this trick</source>
        <translation>le déclarant devra peut-être prendre ce pli</translation>
    </message>
    <message>
        <source>the rest of this suit stays safe</source>
        <translation>le reste de la couleur demeure à l’abri</translation>
    </message>
    <message>
        <source>the other suits are more dangerous</source>
        <translation>les autres couleurs sont plus dangereuses</translation>
    </message>
    <message>
        <source>you will hardly be left with the trick</source>
        <translation>ce pli ne vous restera sans doute pas</translation>
    </message>
    <message>
        <source>it will not get safer than now</source>
        <translation>cette carte ne sera jamais plus sûre que maintenant</translation>
    </message>
    <message>
        <source>the low cards are wanted later</source>
        <translation>les petites cartes serviront plus tard</translation>
    </message>
    <message>
        <source>the lowest cards are wanted later</source>
        <translation>les plus petites cartes serviront plus tard</translation>
    </message>
    <message>
        <source>nobody can go below it</source>
        <translation>personne ne peut jouer plus bas</translation>
    </message>
    <message>
        <source>it is low enough</source>
        <translation>cette carte est assez petite</translation>
    </message>
    <message>
        <source>be rid of the highest while it is safe</source>
        <translation>débarrassez-vous de la plus forte tant que c’est sans danger</translation>
    </message>
    <message>
        <source>you keep lower cards of this suit</source>
        <translation>vous gardez de plus petites cartes de cette couleur</translation>
    </message>
    <message>
        <source>the suit will be gone, and you can throw others on it</source>
        <translation>la couleur sera épuisée, et vous pourrez vous y défausser</translation>
    </message>
    <message>
        <source>hardly any game that reaches the bid can be won: this one costs least</source>
        <translation>presque aucun jeu qui vaut l’enchère ne peut être gagné&#xa0;: celui-ci coûte le moins</translation>
    </message>
    <message>
        <source>{reason} (chance of winning the game about {share})</source>
        <extracomment>{reason} is a sentence, {share} the chance of winning the game: &quot;62%&quot;</extracomment>
        <translation>{reason} (environ {share} de chances de gagner la partie)</translation>
    </message>
    <message>
        <source>the others probably still have trumps, and a trick of trumps costs little</source>
        <translation>les autres ont sans doute encore des atouts, et un pli d’atouts coûte peu</translation>
    </message>
    <message>
        <source>the hand is strong enough as it is, and a Hand game counts more</source>
        <translation>la main est assez forte telle quelle, et un jeu main compte davantage</translation>
    </message>
    <message>
        <source>you can trump a suit you no longer hold</source>
        <translation>une couleur que vous n’avez plus, vous pourrez la couper</translation>
    </message>
    <message>
        <source>you are not likely enough to win, and it would count double</source>
        <translation>vos chances de gagner ne suffisent pas, et cela compterait double</translation>
    </message>
    <message>
        <source>this hand takes few points, and a push doubles what the Ramsch costs</source>
        <translation>cette main prend peu de points, et pousser double ce que coûte le Ramsch</translation>
    </message>
    <message>
        <source>draw trumps with the highest: what falls now can trump nothing of yours later</source>
        <translation>faites tomber les atouts avec le plus fort&#xa0;: ceux qui tombent ne couperont plus vos cartes</translation>
    </message>
    <message>
        <source>you have more trumps than the others together: draw them, and your last ones are the only ones</source>
        <translation>vous avez plus d’atouts que les autres réunis&#xa0;: faites-les tomber, et il n’en restera qu’à vous</translation>
    </message>
    <message>
        <source>nobody else has a higher card of the suit: take the points while the others must follow</source>
        <translation>personne d’autre n’a plus fort dans cette couleur&#xa0;: prenez les points tant que les autres doivent fournir</translation>
    </message>
    <message>
        <source>it draws lower trumps out, which can trump nothing of yours any more</source>
        <translation>cette carte fait tomber de plus petits atouts, qui ne couperont plus vos cartes</translation>
    </message>
    <message>
        <source>it keeps the card of this suit that is worth many points for later</source>
        <translation>la carte riche de la couleur reste pour plus tard</translation>
    </message>
    <message>
        <source>it goes on with the suit you have led before, and opens no new one</source>
        <translation>cela poursuit la couleur que vous avez entamée, sans en ouvrir une nouvelle</translation>
    </message>
    <message>
        <source>nobody else has a higher card of the suit led</source>
        <translation>personne d’autre n’a de carte plus forte dans la couleur demandée</translation>
    </message>
    <message>
        <source>it can be spared, and the cards worth many points stay</source>
        <translation>vous pouvez vous en passer, et les cartes riches restent</translation>
    </message>
    <message>
        <source>the others hold many cards of this suit, and higher ones: later it would probably lose a trick</source>
        <translation>les autres ont beaucoup de cartes de cette couleur, et de plus hautes&#xa0;: elle perdrait probablement un pli plus tard</translation>
    </message>
    <message>
        <source>it keeps your highest trump for later</source>
        <translation>votre plus gros atout reste pour plus tard</translation>
    </message>
    <message>
        <source>it leaves the card worth many points in another suit guarded</source>
        <translation>la carte riche d’une autre couleur reste gardée</translation>
    </message>
    <message>
        <source>it risks no trump worth many points</source>
        <translation>aucun atout riche n’est mis en danger</translation>
    </message>
    <message>
        <source>a trump you lead could be beaten: yours are better kept to trump with</source>
        <translation>un atout entamé pourrait être battu&#xa0;: gardez plutôt les vôtres pour couper</translation>
    </message>
    <message>
        <source>the others have no trumps left: yours are worth more at the end</source>
        <translation>les autres n’ont plus d’atouts&#xa0;: les vôtres vaudront plus à la fin</translation>
    </message>
    <message>
        <source>your trumps can wait: the others have no more of them than you</source>
        <translation>vos atouts peuvent attendre&#xa0;: les autres n’en ont pas plus que vous</translation>
    </message>
    <message>
        <source>a card worth many points that can be beaten is not led</source>
        <translation>on n’entame pas une carte riche qui peut être battue</translation>
    </message>
    <message>
        <source>the suit is soon gone</source>
        <translation>la couleur sera bientôt épuisée</translation>
    </message>
    <message>
        <source>the long suit can afford it</source>
        <translation>la longue peut se le permettre</translation>
    </message>
    <message>
        <source>the long suit can wait</source>
        <translation>la longue peut attendre</translation>
    </message>
    <message>
        <source>it takes the trick, and you lead next</source>
        <translation>cette carte prend le pli, et vous entamez le suivant</translation>
    </message>
    <message>
        <source>it does not take the trick</source>
        <translation>cette carte ne prend pas le pli</translation>
    </message>
    <message>
        <source>it does not take the trick off the declarer</source>
        <translation>cela laisse le pli au déclarant</translation>
    </message>
    <message>
        <source>the declarer has to follow suit</source>
        <translation>le déclarant doit fournir</translation>
    </message>
    <message>
        <source>the declarer may hold cards of this suit</source>
        <translation>le déclarant a peut-être des cartes de cette couleur</translation>
    </message>
    <message>
        <source>the declarer does not have this suit</source>
        <translation>le déclarant n’a pas cette couleur</translation>
    </message>
    <message>
        <source>your partner can throw a card on it</source>
        <translation>votre partenaire peut s’y défausser</translation>
    </message>
    <message>
        <source>your partner can stay below</source>
        <translation>votre partenaire peut rester dessous</translation>
    </message>
    <message>
        <source>your partner can take the trick over</source>
        <translation>votre partenaire peut reprendre le pli</translation>
    </message>
    <message>
        <source>the declarer has thrown from this suit: it was his weakness</source>
        <translation>le déclarant s’est défaussé de cette couleur&#xa0;: c’était son point faible</translation>
    </message>
    <message>
        <source>for the other suit it is too early</source>
        <translation>pour l’autre couleur, il est trop tôt</translation>
    </message>
    <message>
        <source>it needs your partner&apos;s help, so begin there</source>
        <translation>cela demande l’aide de votre partenaire, commencez donc par là</translation>
    </message>
    <message>
        <source>the card below the open hand is kept for later</source>
        <translation>la carte inférieure à celles de la main étalée reste pour plus tard</translation>
    </message>
    <message>
        <source>this card cannot catch the open hand any more</source>
        <translation>cette carte ne peut plus piéger la main étalée</translation>
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
        <translation>Historique</translation>
    </message>
    <message>
        <source>Nothing has been written yet. Every change will be shown here</source>
        <translation>Rien n’est encore inscrit. Chaque changement figurera ici</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>Game {k} written: {after}</source>
        <translation>Partie {k} inscrite&#xa0;: {after}</translation>
    </message>
    <message>
        <source>Game {k} inserted: {after}</source>
        <translation>Partie {k} insérée&#xa0;: {after}</translation>
    </message>
    <message>
        <source>Remark on game {k} taken away: {remark}</source>
        <extracomment>Of a list: what somebody had written beside a game is there no more</extracomment>
        <translation>Remarque sur la partie {k} supprimée&#xa0;: {remark}</translation>
    </message>
    <message>
        <source>Remark on game {k}: {remark}</source>
        <extracomment>Of a list: what somebody wrote beside a game</extracomment>
        <translation>Remarque sur la partie {k}&#xa0;: {remark}</translation>
    </message>
    <message>
        <source>Game {k} changed: {before} became {after}</source>
        <translation>Partie {k} modifiée&#xa0;: {before} devient {after}</translation>
    </message>
    <message>
        <source>Game {k} deleted: {before}</source>
        <translation>Partie {k} supprimée&#xa0;: {before}</translation>
    </message>
    <message>
        <source>Game {k} moved, now game {to}: {after}</source>
        <translation>Partie {k} déplacée, maintenant partie {to}&#xa0;: {after}</translation>
    </message>
    <message>
        <source>Undone, game {k} taken out: {before}</source>
        <translation>Annulé, partie {k} retirée&#xa0;: {before}</translation>
    </message>
    <message>
        <source>Undone, game {k} is once more: {after}</source>
        <translation>Annulé, partie {k} de nouveau&#xa0;: {after}</translation>
    </message>
    <message>
        <source>Redone, game {k} deleted: {before}</source>
        <translation>Rétabli, partie {k} supprimée&#xa0;: {before}</translation>
    </message>
    <message>
        <source>Redone, game {k} is: {after}</source>
        <translation>Rétabli, partie {k}&#xa0;: {after}</translation>
    </message>
    <message>
        <source>{name}, {game}, {score}</source>
        <extracomment>A game of the list in few words: who declared, what, and what it brought</extracomment>
        <translation>{name}, {game}, {score}</translation>
    </message>
    <message>
        <source>dealt by {name}</source>
        <extracomment>Of a game of the list: {name} was the dealer</extracomment>
        <translation>donné par {name}</translation>
    </message>
    <message>
        <source>without {name}</source>
        <extracomment>Of a game at a table of four: {name} was away</extracomment>
        <translation>sans {name}</translation>
    </message>
    <message>
        <source>Title, players or agreements changed</source>
        <extracomment>What was done to a list, where it is not kept what exactly</extracomment>
        <translation>Titre, joueurs ou conventions modifiés</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <extracomment>A change of the list was taken back; {what} says which</extracomment>
        <translation>Annulé&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Redone: {what}</source>
        <extracomment>A change of the list was made again; {what} says which</extracomment>
        <translation>Rétabli&#xa0;: {what}</translation>
    </message>
    <message>
        <source>New at the table: {name}</source>
        <extracomment>A fourth player sits down at a list of three</extracomment>
        <translation>Nouveau à la table&#xa0;: {name}</translation>
    </message>
    <message>
        <source>New name of {before}: {after}</source>
        <extracomment>A player of the list is called otherwise from now on; right also of &quot;You&quot;</extracomment>
        <translation>Nouveau nom pour {before}&#xa0;: {after}</translation>
    </message>
    <message>
        <source>Away from game {k} on: {name}</source>
        <extracomment>A player of four who is away; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>Absent dès la partie {k}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>There again from game {k} on: {name}</source>
        <extracomment>A player of four who was away; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>De retour dès la partie {k}&#xa0;: {name}</translation>
    </message>
    <message>
        <source>{now} (before: {was})</source>
        <extracomment>Something of a list was changed: &quot;Length: 48 games (before: 36 games)&quot;</extracomment>
        <translation>{now} (avant&#xa0;: {was})</translation>
    </message>
    <message>
        <source>Changed in the rules: {what}</source>
        <extracomment>The players&apos; own rules of a list were changed; {what} names the switches, as in the dialog of the rules</extracomment>
        <translation>Changé dans les règles&#xa0;: {what}</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>New series</source>
        <extracomment>home page, beside another button: at most about 14 letters</extracomment>
        <translation>Nouvelle série</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>home page: button that opens the dialog for a new series</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>New series, for three or four</source>
        <translation>Nouvelle série, à trois ou à quatre</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>home page: button that opens the page with first game, exercises and guide</extracomment>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Step by step</source>
        <extracomment>home page, beside another button: at most about 16 letters</extracomment>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>A first game, exercises, the guide</source>
        <translation>Première partie, exercices, guide</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>home page: button that opens the lists of games played with real cards</extracomment>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>{list} · {game}</source>
        <extracomment>home page: {list} is its title, {game} the next one: &quot;Thursday round · Game 13 of 36&quot;</extracomment>
        <translation>{list} · {game}</translation>
    </message>
    <message>
        <source>Continue the list</source>
        <extracomment>home page: button that leads back to the score sheet somebody was writing</extracomment>
        <translation>Reprendre la feuille</translation>
    </message>
    <message>
        <source>For your own table</source>
        <translation>Pour votre table</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>home page: button that opens the page with charts and averages</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>How you play</source>
        <translation>Votre jeu</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <extracomment>home page: button that opens the puzzle that comes next</extracomment>
        <translation>Prochain problème</translation>
    </message>
    <message>
        <source>The cards are shuffled, and somebody is waiting at the table</source>
        <translation>Les cartes sont mélangées, on vous attend à la table</translation>
    </message>
    <message>
        <source>Your list waits for its next game</source>
        <translation>Votre feuille attend la prochaine partie</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Ce que valent les cartes</translation>
    </message>
    <message>
        <source>{all} card points in all, {won} win</source>
        <translation>{all} points en tout, {won} pour gagner</translation>
    </message>
    <message>
        <source>The highest trumps, in this order: ♣ ♠ ♥ ♦</source>
        <translation>Les plus forts atouts, dans cet ordre&#xa0;: ♣ ♠ ♥ ♦</translation>
    </message>
    <message>
        <source>The strong players are being prepared, this once; until then others sit in for them</source>
        <translation>Les joueurs forts se préparent, une seule fois&#x202f;; d’ici là, d’autres les remplacent</translation>
    </message>
    <message>
        <source>Version {version} · free software · all keys: {keys}</source>
        <translation>Version {version} · logiciel libre · raccourcis&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>New to Skat? Begin here</source>
        <extracomment>home page, below &quot;Learn&quot;, at the first start</extracomment>
        <translation>Vous débutez&#x202f;? Commencez ici</translation>
    </message>
    <message>
        <source>Welcome back, {name}</source>
        <translation>Ravi de vous revoir, {name}</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
</context>
<context>
    <name>Joins</name>
    <message>
        <source>{name}: {value}</source>
        <extracomment>A name or caption and its value: &quot;Declarer: Ada&quot;</extracomment>
        <translation>{name}&#xa0;: {value}</translation>
    </message>
    <message>
        <source>{several}, {next}</source>
        <extracomment>Goes on with an enumeration that has no &quot;and&quot;: &quot;1 Ada, 2 Ben, 3 Cem&quot;</extracomment>
        <translation>{several}, {next}</translation>
    </message>
    <message>
        <source>{several}; {next}</source>
        <extracomment>Goes on with a list whose parts may have commas of their own: &quot;Ada: 24, won; Ben: 0&quot;</extracomment>
        <translation>{several}&#x202f;; {next}</translation>
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
        <translation>Au bouton suivant ou à la liste suivante</translation>
    </message>
    <message>
        <source>Press the button</source>
        <extracomment>sheet of keys: does what the button with the frame says</extracomment>
        <translation>Activer le bouton</translation>
    </message>
    <message>
        <source>Close a dialog</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Fermer un dialogue</translation>
    </message>
    <message>
        <source>Home page: go on playing</source>
        <extracomment>sheet of keys: what the large door on the home page does</extracomment>
        <translation>Accueil&#xa0;: continuer à jouer</translation>
    </message>
    <message>
        <source>Home page: to its large buttons</source>
        <extracomment>sheet of keys: the large buttons are play, learn, score sheet, statistics, next puzzle</extracomment>
        <translation>Accueil&#xa0;: vers ses grands boutons</translation>
    </message>
    <message>
        <source>Move along the hand</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Parcourir la main</translation>
    </message>
    <message>
        <source>To the first or last card</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Première ou dernière carte</translation>
    </message>
    <message>
        <source>Move the card in the hand</source>
        <extracomment>sheet of keys: puts the card one place further in the hand</extracomment>
        <translation>Déplacer la carte dans la main</translation>
    </message>
    <message>
        <source>Play the card</source>
        <extracomment>sheet of keys: the card is the one reached with the arrow keys</extracomment>
        <translation>Jouer la carte</translation>
    </message>
    <message>
        <source>Play the first to tenth card</source>
        <extracomment>sheet of keys: the keys are 1 to 9 and 0</extracomment>
        <translation>Jouer une carte, de la 1re à la 10e</translation>
    </message>
    <message>
        <source>Bidding: hold, or the next value</source>
        <extracomment>sheet of keys: says yes to a bid, or bids the next value</extracomment>
        <translation>Enchères&#xa0;: tenir, ou valeur suivante</translation>
    </message>
    <message>
        <source>Bidding: pass</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Enchères&#xa0;: passer</translation>
    </message>
    <message>
        <source>Bidding: from game to game</source>
        <extracomment>sheet of keys: the list of games beside the bidding</extracomment>
        <translation>Enchères&#xa0;: d’un jeu à l’autre</translation>
    </message>
    <message>
        <source>Discard: take a card back</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Écart&#xa0;: reprendre une carte</translation>
    </message>
    <message>
        <source>Announcing: choose the game</source>
        <extracomment>sheet of keys: the keys are 1 to 6</extracomment>
        <translation>Annonce&#xa0;: choisir le jeu</translation>
    </message>
    <message>
        <source>Announcing: back to the discards</source>
        <extracomment>sheet of keys: from choosing the game back to the two cards put away</extracomment>
        <translation>Annonce&#xa0;: retour à l’écart</translation>
    </message>
    <message>
        <source>From answer to answer</source>
        <extracomment>sheet of keys: between the buttons of what is asked over the table
----------
sheet of keys: score sheet</extracomment>
        <translation>D’une réponse à l’autre</translation>
    </message>
    <message>
        <source>List: explain the value</source>
        <extracomment>sheet of keys: a line of the list beside the table</extracomment>
        <translation>Feuille&#xa0;: expliquer la valeur</translation>
    </message>
    <message>
        <source>Enter a game: the keys under the answers</source>
        <extracomment>sheet of keys: tells what was played; the keys stand under the answers</extracomment>
        <translation>Saisir une partie&#xa0;: touches sous les réponses</translation>
    </message>
    <message>
        <source>Write the game down</source>
        <extracomment>sheet of keys: score sheet; the result told last, won if nothing is told</extracomment>
        <translation>Inscrire la partie</translation>
    </message>
    <message>
        <source>One answer back</source>
        <extracomment>sheet of keys: score sheet</extracomment>
        <translation>Revenir d’une réponse</translation>
    </message>
    <message>
        <source>Start the entry again, leave a game</source>
        <extracomment>sheet of keys: score sheet</extracomment>
        <translation>Recommencer la saisie, quitter une partie</translation>
    </message>
    <message>
        <source>Preview: page by page</source>
        <extracomment>sheet of keys: score sheet, the list as it will be printed</extracomment>
        <translation>Aperçu&#xa0;: page par page</translation>
    </message>
    <message>
        <source>Preview: beginning, end</source>
        <extracomment>sheet of keys: score sheet, the list as it will be printed</extracomment>
        <translation>Aperçu&#xa0;: début, fin</translation>
    </message>
    <message>
        <source>Puzzle: open all hands after the answer</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Problème&#xa0;: montrer les mains après la réponse</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>sheet of keys: score sheet, making a deal</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo what was taken back</source>
        <extracomment>sheet of keys: score sheet, making a deal</extracomment>
        <translation>Rétablir ce qui a été annulé</translation>
    </message>
    <message>
        <source>To the games</source>
        <extracomment>sheet of keys: score sheet, the keyboard goes to the games written down</extracomment>
        <translation>Vers les parties</translation>
    </message>
    <message>
        <source>Next page of a dialog</source>
        <extracomment>sheet of keys: settings and other dialogs have several pages</extracomment>
        <translation>Page suivante d’un dialogue</translation>
    </message>
    <message>
        <source>Hurry the cards, clear the trick</source>
        <extracomment>sheet of keys: cards on their way are there at once; a trick that lies complete goes to who took it</extracomment>
        <translation>Accélérer, ramasser le pli</translation>
    </message>
    <message>
        <source>Say Kontra or Re</source>
        <extracomment>sheet of keys: Kontra doubles the score, Re doubles it again</extracomment>
        <translation>Contrer, ou surcontrer</translation>
    </message>
    <message>
        <source>To the entry</source>
        <extracomment>sheet of keys: score sheet, the keyboard goes to where games are told</extracomment>
        <translation>Vers la saisie</translation>
    </message>
    <message>
        <source>A player: there or away</source>
        <extracomment>sheet of keys: score sheet, the menu of a player; the keys are Alt+1 to Alt+4</extracomment>
        <translation>Un joueur&#xa0;: présent ou absent</translation>
    </message>
    <message>
        <source>New list</source>
        <extracomment>sheet of keys: begins a new score list</extracomment>
        <translation>Nouvelle feuille</translation>
    </message>
    <message>
        <source>Search the lists</source>
        <extracomment>sheet of keys: score sheet, the keyboard goes to the search in the shelf</extracomment>
        <translation>Chercher dans les feuilles</translation>
    </message>
    <message>
        <source>Change the game</source>
        <extracomment>sheet of keys: a game of the score sheet</extracomment>
        <translation>Modifier la partie</translation>
    </message>
    <message>
        <source>Changing: enter the game anew</source>
        <extracomment>sheet of keys: score sheet, while a game is changed: empties the entry</extracomment>
        <translation>Modification&#xa0;: ressaisir la partie</translation>
    </message>
    <message>
        <source>Changing: to player and game</source>
        <extracomment>sheet of keys: score sheet, while a game is changed: leads to answers that keys then tell again</extracomment>
        <translation>Modification&#xa0;: joueur, jeu</translation>
    </message>
    <message>
        <source>Insert a game before it</source>
        <extracomment>sheet of keys: a game of the score sheet</extracomment>
        <translation>Insérer une partie avant</translation>
    </message>
    <message>
        <source>Move the game</source>
        <extracomment>sheet of keys: a game of the score sheet</extracomment>
        <translation>Déplacer la partie</translation>
    </message>
    <message>
        <source>Delete the game or the list</source>
        <extracomment>sheet of keys: a game of the score sheet, or a list of the shelf</extracomment>
        <translation>Supprimer la partie ou la feuille</translation>
    </message>
    <message>
        <source>Menu of the game or the list</source>
        <extracomment>sheet of keys: a game of the score sheet, or a list of the shelf; a remark is written from its menu alone</extracomment>
        <translation>Menu de partie ou de feuille</translation>
    </message>
    <message>
        <source>Print the list</source>
        <extracomment>sheet of keys: score sheet</extracomment>
        <translation>Imprimer la feuille</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <extracomment>sheet of keys: score sheet, all games to the clipboard</extracomment>
        <translation>Copier la feuille</translation>
    </message>
    <message>
        <source>Large sheet: full screen</source>
        <extracomment>sheet of keys: the sheet in large figures, in a window of its own</extracomment>
        <translation>Grande feuille&#xa0;: plein écran</translation>
    </message>
    <message>
        <source>From value to value of a chart</source>
        <extracomment>sheet of keys: statistics</extracomment>
        <translation>D’une valeur à l’autre d’un graphique</translation>
    </message>
    <message>
        <source>The game behind the value</source>
        <extracomment>sheet of keys: statistics</extracomment>
        <translation>La partie derrière la valeur</translation>
    </message>
    <message>
        <source>One card back or on</source>
        <extracomment>sheet of keys: a deal under review</extracomment>
        <translation>Une carte en arrière ou en avant</translation>
    </message>
    <message>
        <source>One trick back or on</source>
        <extracomment>sheet of keys: a deal under review</extracomment>
        <translation>Un pli en arrière ou en avant</translation>
    </message>
    <message>
        <source>To the beginning or the end of the deal</source>
        <extracomment>sheet of keys: a deal under review</extracomment>
        <translation>Au début ou à la fin de la donne</translation>
    </message>
    <message>
        <source>Play from here</source>
        <extracomment>sheet of keys: a deal under review</extracomment>
        <translation>Reprendre ici</translation>
    </message>
    <message>
        <source>From move to move, from game to game</source>
        <extracomment>sheet of keys: a deal under review, in the list of moves or the contract table</extracomment>
        <translation>D’un coup à l’autre, d’un jeu à l’autre</translation>
    </message>
    <message>
        <source>Learning: from card to card</source>
        <extracomment>sheet of keys: learning from mistakes, along the hand</extracomment>
        <translation>Leçon&#xa0;: d’une carte à l’autre</translation>
    </message>
    <message>
        <source>Learning: try the card</source>
        <extracomment>sheet of keys: learning from mistakes</extracomment>
        <translation>Leçon&#xa0;: essayer la carte</translation>
    </message>
    <message>
        <source>Learning: try the first to tenth card</source>
        <extracomment>sheet of keys: learning from mistakes; the keys are 1 to 9 and 0</extracomment>
        <translation>Leçon&#xa0;: essayer une carte, de la 1re à la 10e</translation>
    </message>
    <message>
        <source>Learn: to its large buttons</source>
        <extracomment>sheet of keys: the large buttons of the page &quot;Learn&quot;</extracomment>
        <translation>Apprendre&#xa0;: vers ses grands boutons</translation>
    </message>
    <message>
        <source>Give an answer, choose a card</source>
        <extracomment>sheet of keys: one of several answers, or a card of the hand</extracomment>
        <translation>Répondre, choisir une carte</translation>
    </message>
    <message>
        <source>From card to card</source>
        <extracomment>sheet of keys: exercises and puzzles
----------
sheet of keys: making a deal</extracomment>
        <translation>D’une carte à l’autre</translation>
    </message>
    <message>
        <source>Check the answer, go on</source>
        <extracomment>sheet of keys: exercises and puzzles</extracomment>
        <translation>Vérifier la réponse, continuer</translation>
    </message>
    <message>
        <source>Puzzle: try again</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Problème&#xa0;: réessayer</translation>
    </message>
    <message>
        <source>Puzzle: show the answer</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Problème&#xa0;: montrer la réponse</translation>
    </message>
    <message>
        <source>Guide: search</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Guide&#xa0;: chercher</translation>
    </message>
    <message>
        <source>Guide: to the next place found</source>
        <extracomment>sheet of keys: to the place found next, with Shift to the one before</extracomment>
        <translation>Guide&#xa0;: au résultat suivant</translation>
    </message>
    <message>
        <source>Guide: back and on</source>
        <extracomment>sheet of keys: the chapters read before</extracomment>
        <translation>Guide&#xa0;: précédent et suivant</translation>
    </message>
    <message>
        <source>Guide: larger, smaller</source>
        <extracomment>sheet of keys: the letters of the guide</extracomment>
        <translation>Guide&#xa0;: plus grand, plus petit</translation>
    </message>
    <message>
        <source>Leave the page</source>
        <extracomment>sheet of keys: back to where one came from</extracomment>
        <translation>Quitter la page</translation>
    </message>
    <message>
        <source>Choose a hand, or put the card there</source>
        <extracomment>sheet of keys: making a deal; three hands and the skat</extracomment>
        <translation>Choisir une main, ou y mettre la carte</translation>
    </message>
    <message>
        <source>Give the card to the hand</source>
        <extracomment>sheet of keys: making a deal; the hand is the one chosen</extracomment>
        <translation>Donner la carte à la main</translation>
    </message>
    <message>
        <source>Take the card from the hand</source>
        <extracomment>sheet of keys: making a deal</extracomment>
        <translation>Retirer la carte de la main</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <extracomment>sheet of keys: making a deal; every card that lies nowhere yet is dealt at random</extracomment>
        <translation>Donner le reste</translation>
    </message>
    <message>
        <source>Copy the number of the deal</source>
        <extracomment>sheet of keys: making a deal</extracomment>
        <translation>Copier le numéro de la donne</translation>
    </message>
    <message>
        <source>Paste a deal</source>
        <extracomment>sheet of keys: making a deal; its text or its number lies on the clipboard</extracomment>
        <translation>Coller une donne</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>First game</source>
        <extracomment>page of learning: a whole game at the table in which every step is explained</extracomment>
        <translation>Première partie</translation>
    </message>
    <message>
        <source>A whole deal, every step explained as it comes</source>
        <translation>Une donne entière, chaque étape expliquée</translation>
    </message>
    <message>
        <source>Exercises</source>
        <extracomment>page of learning: questions about the game with answers</extracomment>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Short questions about hands, tricks and scores</source>
        <translation>Petites questions sur les mains, les plis et la marque</translation>
    </message>
    <message>
        <source>Guide</source>
        <extracomment>page of learning: opens the guide to the game</extracomment>
        <translation>Guide</translation>
    </message>
    <message>
        <source>The rules and how to play well, to read and to search</source>
        <translation>Les règles et l’art de bien jouer, à lire et à consulter</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>title of the page with first game, exercises and guide</extracomment>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Learn Skat</source>
        <translation>Apprendre le Skat</translation>
    </message>
    <message>
        <source>Try things out, take them back, ask again</source>
        <translation>Essayez, reprenez vos coups, redemandez</translation>
    </message>
</context>
<context>
    <name>LearnRoom</name>
    <message>
        <source>Next explanation</source>
        <extracomment>command: the next page of an explanation</extracomment>
        <translation>Explication suivante</translation>
    </message>
    <message>
        <source>Previous explanation</source>
        <extracomment>command: the page before of an explanation</extracomment>
        <translation>Explication précédente</translation>
    </message>
    <message>
        <source>End the explanations</source>
        <extracomment>command: the deal goes on without explanations</extracomment>
        <translation>Arrêter les explications</translation>
    </message>
</context>
<context>
    <name>Length</name>
    <message>
        <source>Everybody deals equally often: at this table {k} or {n} games</source>
        <translation>Chacun donne le même nombre de fois&#xa0;: à cette table, {k} ou {n} parties</translation>
    </message>
    <message>
        <source>Other</source>
        <extracomment>length of a series: a number to be typed</extracomment>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Nombre de parties</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Learn from mistakes</source>
        <translation>Apprendre de ses erreurs</translation>
    </message>
    <message>
        <source>Mistake {k} of {n} · {solved} answered correctly</source>
        <extracomment>{k} of {n} mistakes; {solved} of them were answered rightly</extracomment>
        <translation>Erreur {k} sur {n} · bonnes réponses&#xa0;: {solved}</translation>
    </message>
    <message>
        <source>In the deal: {move}</source>
        <extracomment>what was done in the deal: &quot;You played: ten of hearts&quot;</extracomment>
        <translation>Dans la donne&#xa0;: {move}</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Voir la réponse</translation>
    </message>
    <message>
        <source>Back to the deal</source>
        <extracomment>button: back to the deal under review</extracomment>
        <translation>Retour à la donne</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>button: go to the next mistake without an answer</extracomment>
        <translation>Suivante</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Sauter</translation>
    </message>
    <message>
        <source>It is your turn. Which card do you play? Click it, or use the arrow keys and Enter</source>
        <translation>C’est à vous. Quelle carte jouez-vous&#x202f;? Cliquez dessus, ou utilisez les flèches et Entrée</translation>
    </message>
    <message>
        <source>Which two cards do you put away? Click both, or use the arrow keys and Enter</source>
        <translation>Quelles cartes écartez-vous&#x202f;? Cliquez sur les deux, ou utilisez les flèches et Entrée</translation>
    </message>
    <message>
        <source>Which game do you announce?</source>
        <translation>Quel jeu annoncez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>What do you say in the bidding?</source>
        <translation>Que dites-vous aux enchères&#x202f;?</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Que faites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>The review is not complete yet</source>
        <translation>L’analyse n’est pas encore complète</translation>
    </message>
    <message>
        <source>No mistakes: you did well. Above you can choose another player</source>
        <extracomment>there is nothing to learn; the seat of another player can be chosen at the top of the page</extracomment>
        <translation>Aucune erreur&#xa0;: vous avez bien joué. En haut, vous pouvez choisir quelqu’un d’autre</translation>
    </message>
    <message>
        <source>No mistakes: {name} did well. Above you can choose another player</source>
        <translation>Aucune erreur&#xa0;: {name} a bien joué. En haut, vous pouvez choisir quelqu’un d’autre</translation>
    </message>
    <message>
        <source>That was all: {right} of {total} answered correctly</source>
        <translation>C’est tout. Bonnes réponses&#xa0;: {right} sur {total}</translation>
    </message>
    <message>
        <source>{move}: one moment…</source>
        <translation>{move}&#xa0;: un instant…</translation>
    </message>
    <message>
        <source>{move}: right</source>
        <translation>{move}&#xa0;: juste</translation>
    </message>
    <message>
        <source>{move}: better, but not the best. Try again</source>
        <translation>{move}&#xa0;: mieux, mais pas le meilleur choix. Essayez encore</translation>
    </message>
    <message>
        <source>{move}: this is what happened in the deal. Look for something better</source>
        <translation>{move}&#xa0;: c’est ce qui s’est passé dans la donne. Cherchez mieux</translation>
    </message>
    <message>
        <source>{move}: no. Try again</source>
        <translation>{move}&#xa0;: non. Essayez encore</translation>
    </message>
    <message>
        <source>Best: {move}</source>
        <extracomment>{move} would have been best</extracomment>
        <translation>Le mieux&#xa0;: {move}</translation>
    </message>
</context>
<context>
    <name>ListChange</name>
    <message>
        <source>Score list</source>
        <translation>Feuille de marque</translation>
    </message>
</context>
<context>
    <name>ListDialog</name>
    <message>
        <source>Nobody</source>
        <extracomment>In a list of the players: all are there, nobody is away</extracomment>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Two players are called {name}</source>
        <translation>Deux joueurs s’appellent {name}</translation>
    </message>
    <message>
        <source>Every player needs a name</source>
        <translation>Chaque joueur a besoin d’un nom</translation>
    </message>
    <message>
        <source>Somebody would have played while sitting out</source>
        <translation>Une partie inscrite aurait alors été jouée par un donneur qui ne jouait pas</translation>
    </message>
    <message>
        <source>The stake is an amount of money for one point, such as {example}</source>
        <translation>La mise est une somme d’argent par point, comme {example}</translation>
    </message>
    <message>
        <source>New score list</source>
        <extracomment>Title of a dialog</extracomment>
        <translation>Nouvelle feuille de marque</translation>
    </message>
    <message>
        <source>Details of the list</source>
        <translation>Détails de la feuille</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>what a score list is called</extracomment>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Where</source>
        <extracomment>where people play</extracomment>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>how many play at the table</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Joueurs, sens horaire</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Donne en premier</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>how a list counts: classic, Seeger-Fabian, Bierlachs</extracomment>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>how many games a list has</extracomment>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Stake for one point</source>
        <extracomment>money for one point</extracomment>
        <translation>Mise par point</translation>
    </message>
    <message>
        <source>Away from the next game on</source>
        <extracomment>at a table of four: the player who is not there from the next game on, or nobody</extracomment>
        <translation>Absent dès la prochaine partie</translation>
    </message>
    <message>
        <source>Thursday round</source>
        <extracomment>shown in the empty field for a title</extracomment>
        <translation>Soirée du jeudi</translation>
    </message>
    <message>
        <source>may stay empty</source>
        <extracomment>shown in the empty field for the place where people play; may stay empty</extracomment>
        <translation>facultatif</translation>
    </message>
    <message>
        <source>no money</source>
        <translation>sans argent</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>pattern of a date in a field: d is the day, MMMM the month, yyyy the year; German &quot;d. MMMM yyyy&quot;</extracomment>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Player {k}</source>
        <translation>Joueur {k}</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>À trois</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>À quatre</translation>
    </message>
    <message>
        <source>A game was dealt out of turn: every game keeps its dealer</source>
        <translation>Une partie a été donnée hors tour&#xa0;: chaque partie garde son donneur</translation>
    </message>
    <message>
        <source>The rules stay as they were at the first game</source>
        <translation>Les règles restent celles de la première partie</translation>
    </message>
    <message>
        <source>Currency</source>
        <extracomment>for screen readers: the sign of the money people play for</extracomment>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>button: begins a new score list</extracomment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>button: keeps the changed details of a list</extracomment>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>ListFigures</name>
    <message>
        <source>Total</source>
        <extracomment>guide: last row of a list</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Settled</source>
        <extracomment>guide: row of a list: what each player gets or pays at a stake of 1 for a point</extracomment>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>{name}: {contract}</source>
        <extracomment>guide: a game in a list: who declared it, and which game</extracomment>
        <translation>{name}&#xa0;: {contract}</translation>
    </message>
    <message>
        <source>Card points</source>
        <extracomment>guide: row of a table: what the players of a Ramsch have taken</extracomment>
        <translation>Points des cartes</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>guide: row of a table: what the players of a Ramsch write down</extracomment>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>guide: a rule that is in force</extracomment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>guide: a rule that is not in force</extracomment>
        <translation>Non</translation>
    </message>
</context>
<context>
    <name>ListFiles</name>
    <message>
        <source>The list on paper (*.pdf)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>La feuille sur papier (*.pdf)</translation>
    </message>
    <message>
        <source>Export the list</source>
        <extracomment>title of a dialog that asks for a file to write</extracomment>
        <translation>Exporter la feuille</translation>
    </message>
    <message>
        <source>Score lists (*.json *.csv)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Feuilles de marque (*.json *.csv)</translation>
    </message>
    <message>
        <source>Import a list</source>
        <extracomment>title of a dialog that asks for a file to read</extracomment>
        <translation>Importer une feuille</translation>
    </message>
    <message>
        <source>Skatdesk list, with everything (*.json)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Feuille Skatdesk, complète (*.json)</translation>
    </message>
    <message>
        <source>Columns of the official list (*.csv)</source>
        <extracomment>kind of file; keep the part in brackets</extracomment>
        <translation>Colonnes de la feuille officielle (*.csv)</translation>
    </message>
    <message>
        <source>This list does not fit into the official columns. Export it as JSON</source>
        <extracomment>a list that holds something the official columns have no room for; CSV and JSON are kinds of files</extracomment>
        <translation>Cette feuille ne tient pas dans les colonnes officielles. Exportez-la en JSON</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Enregistré&#xa0;: {path}</translation>
    </message>
    <message>
        <source>The printer refused. Is it switched on, and does it have paper?</source>
        <translation>L’imprimante refuse. Est-elle allumée, a-t-elle du papier&#x202f;?</translation>
    </message>
    <message>
        <source>This computer has no printer. Save the list as a PDF</source>
        <translation>Cet ordinateur n’a pas d’imprimante. Enregistrez la feuille en PDF</translation>
    </message>
    <message>
        <source>{path} cannot be read. Is the file still there, and are you allowed to open it?</source>
        <translation>Impossible de lire {path}. Le fichier est-il toujours là, et avez-vous le droit de l’ouvrir&#x202f;?</translation>
    </message>
    <message>
        <source>{file}, line {line}: {what}. This file was not imported</source>
        <extracomment>a file of a list cannot be read; {what} says why. Nothing has been changed by it</extracomment>
        <translation>{file}, ligne {line}&#xa0;: {what}. Ce fichier n’a pas été importé</translation>
    </message>
    <message>
        <source>the file cannot be read here: a bracket, a comma or a quotation mark is missing, or there is one too many</source>
        <translation>ce fichier ne peut pas être lu ici&#xa0;: il manque un crochet, une virgule ou un guillemet, ou il y en a un de trop</translation>
    </message>
    <message>
        <source>this is not text in {detail}. Save the file as {detail}</source>
        <extracomment>{detail} is how letters are written into a file: UTF-8</extracomment>
        <translation>ce n’est pas un texte en {detail}. Enregistrez le fichier en {detail}</translation>
    </message>
    <message>
        <source>this is a file of another program. A spreadsheet can save the list as CSV</source>
        <extracomment>what was to be a list is no text at all; CSV is a kind of file</extracomment>
        <translation>c’est un fichier d’un autre programme. Un tableur peut enregistrer la feuille en CSV</translation>
    </message>
    <message>
        <source>the file is too large for a score list</source>
        <translation>ce fichier est trop volumineux pour une feuille de marque</translation>
    </message>
    <message>
        <source>this is not a score list that this Skatdesk can read. Such a list begins with {detail}</source>
        <extracomment>{detail} is how such a file begins</extracomment>
        <translation>ce n’est pas une feuille de marque que ce Skatdesk sait lire. Une telle feuille commence par {detail}</translation>
    </message>
    <message>
        <source>the list is from a newer Skatdesk. Bring this one up to date to read it</source>
        <translation>la feuille vient d’un Skatdesk plus récent. Mettez celui-ci à jour pour la lire</translation>
    </message>
    <message>
        <source>this line must have {detail} columns, empty ones included</source>
        <extracomment>a line of a table; {detail} is a number</extracomment>
        <translation>cette ligne doit avoir {detail} colonnes, colonnes vides comprises</translation>
    </message>
    <message>
        <source>every player needs a name</source>
        <translation>chaque joueur a besoin d’un nom</translation>
    </message>
    <message>
        <source>two players are called {detail}</source>
        <translation>deux joueurs s’appellent {detail}</translation>
    </message>
    <message>
        <source>there may be at most {detail} letters here</source>
        <extracomment>a text in a file is too long; {detail} is a number</extracomment>
        <translation>il peut y avoir ici au plus {detail} lettres</translation>
    </message>
    <message>
        <source>a player&apos;s name has at most {detail} letters</source>
        <extracomment>{detail} is a number</extracomment>
        <translation>le nom d’un joueur a au plus {detail} lettres</translation>
    </message>
    <message>
        <source>the rules of this list are for {detail} players</source>
        <extracomment>{detail} is how many: 3 or 3 / 4</extracomment>
        <translation>les règles de cette feuille valent pour {detail} joueurs</translation>
    </message>
    <message>
        <source>whoever sits out or is away at a table of four cannot go here</source>
        <extracomment>something is written for somebody without cards</extracomment>
        <translation>à une table de quatre, qui ne joue pas ou est absent ne peut pas figurer ici</translation>
    </message>
    <message>
        <source>{detail} is missing</source>
        <translation>il manque {detail}</translation>
    </message>
    <message>
        <source>{detail} is not known here</source>
        <translation>{detail} n’est pas connu ici</translation>
    </message>
    <message>
        <source>there is no such day</source>
        <translation>ce jour n’existe pas</translation>
    </message>
    <message>
        <source>this should look like {detail}</source>
        <translation>forme attendue&#xa0;: {detail}</translation>
    </message>
    <message>
        <source>possible are {detail}</source>
        <translation>valeurs possibles&#xa0;: {detail}</translation>
    </message>
    <message>
        <source>there must be {detail} values here</source>
        <extracomment>{detail} is how many: 3, or 3 … 4</extracomment>
        <translation>il faut ici {detail} valeurs</translation>
    </message>
    <message>
        <source>this does not fit the rest: it should be {detail}</source>
        <extracomment>{detail} is what should stand there instead: a number, a word, &quot;≠ 0&quot;, &quot;–&quot; for nothing</extracomment>
        <translation>cela ne s’accorde pas avec le reste&#xa0;: il faudrait {detail}</translation>
    </message>
    <message>
        <source>{where}: {what}</source>
        <extracomment>{where} is a column or a key of a file, {what} what is wrong with it</extracomment>
        <translation>{where}&#xa0;: {what}</translation>
    </message>
</context>
<context>
    <name>ListMenu</name>
    <message>
        <source>Show large in a window</source>
        <extracomment>menu of a score list: in a window of its own, for a second screen</extracomment>
        <translation>Afficher en grand dans une fenêtre</translation>
    </message>
    <message>
        <source>Details…</source>
        <extracomment>menu of a score list: title, players, stake …</extracomment>
        <translation>Détails…</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>menu of a score list: every change of it</extracomment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>New list with these players</source>
        <extracomment>menu of a score list: the same players and agreements, no games</extracomment>
        <translation>Nouvelle feuille avec ces joueurs</translation>
    </message>
    <message>
        <source>Duplicate with all games</source>
        <extracomment>menu of a score list: a second one with the same games</extracomment>
        <translation>Dupliquer avec toutes les parties</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Put into the archive</source>
        <extracomment>menu of a score list: put it into the archive</extracomment>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>Back on the shelf</source>
        <extracomment>menu of a score list: bring it back from the archive</extracomment>
        <translation>Sortir des archives</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>ListModel</name>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>#</source>
        <extracomment>Head of the narrow column with the running number of a game</extracomment>
        <translation>N°</translation>
    </message>
</context>
<context>
    <name>ListPage</name>
    <message>
        <source>List of games</source>
        <translation>Liste des parties</translation>
    </message>
    <message>
        <source>Totals of the list</source>
        <translation>Totaux de la feuille</translation>
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
        <translation>Marque classique</translation>
    </message>
    <message>
        <source>Bierlachs</source>
        <extracomment>A way of scoring lists: minus points only</extracomment>
        <translation>Bierlachs</translation>
    </message>
    <message>
        <source>Bierlachs to {limit}</source>
        <extracomment>{limit} is the agreed minus, for instance −301: who gets there first has lost</extracomment>
        <translation>Bierlachs jusqu’à {limit}</translation>
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
        <translation>{day}, {time}</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <comment>at a table; 3 or 4</comment>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>Of a list of games: all are written</extracomment>
        <translation>terminée</translation>
    </message>
    <message>
        <source>game {k}</source>
        <extracomment>The game that is due in a list without end</extracomment>
        <translation>partie {k}</translation>
    </message>
    <message>
        <source>game {k} of {n}</source>
        <extracomment>The game that is due in a list</extracomment>
        <translation>partie {k} sur {n}</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <comment>in a score list</comment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>{k} of {n}</source>
        <extracomment>How many games of a list are written: &quot;24 of 36&quot;</extracomment>
        <translation>{k} sur {n}</translation>
    </message>
    <message>
        <source>This moves Bock rounds. Later games keep the factor they were written with until changed</source>
        <translation>Cela déplace des tours doubles. Les parties suivantes gardent le facteur inscrit, jusqu’à ce que vous les modifiiez</translation>
    </message>
    <message>
        <source>This moves the turn to deal. Later games keep the dealers they were written with</source>
        <translation>Cela déplace le tour de donne. Les parties suivantes gardent le donneur inscrit</translation>
    </message>
    <message>
        <source>A Bock or Ramsch round is not played out: the list can be made longer in its details</source>
        <translation>Un tour double ou de Ramsch n’est pas terminé&#xa0;: la feuille peut être allongée dans ses détails</translation>
    </message>
</context>
<context>
    <name>Lying</name>
    <message>
        <source>{claimed}: no play can change that · click or press Enter to go on</source>
        <extracomment>{claimed} is &quot;Ben claims the remaining tricks&quot;; Ben&apos;s cards lie open until then</extracomment>
        <translation>{claimed}&#xa0;: quoi qu’on joue, cela ne change plus · un clic ou Entrée pour continuer</translation>
    </message>
    <message>
        <source>{taken} · click or press Enter to go on</source>
        <extracomment>{taken} is &quot;Ben takes the trick&quot;; the trick lies until then</extracomment>
        <translation>{taken} · un clic ou Entrée pour continuer</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Deals and files</source>
        <extracomment>menu: deals of one&apos;s own choice, games read from files and written to them</extracomment>
        <translation>Donnes et fichiers</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>menu: how everything looks: language, cards, colours, full screen</extracomment>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>New series…</source>
        <translation>Nouvelle série…</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>menu: back to the first page</extracomment>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>menu: to the page with first game, exercises and guide</extracomment>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>menu: to the lists of games played with real cards</extracomment>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>menu: to the page with charts and averages</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler le coup</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir le coup</translation>
    </message>
    <message>
        <source>Give up this deal</source>
        <translation>Abandonner cette donne</translation>
    </message>
    <message>
        <source>Throw the cards in</source>
        <extracomment>menu: the declarer ends a deal he cannot win any more, with what he has taken so far</extracomment>
        <translation>Jeter les cartes</translation>
    </message>
    <message>
        <source>Claim the remaining tricks</source>
        <translation>Réclamer les plis restants</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>To the result</source>
        <extracomment>command and button of who sits out at a table of four: the deal is played to its end without a pause</extracomment>
        <translation>Aller au résultat</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Copier le numéro de la donne</translation>
    </message>
    <message>
        <source>Score list beside the table</source>
        <translation>Feuille à côté de la table</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>menu: opens the dialog of all options</extracomment>
        <translation>Paramètres…</translation>
    </message>
    <message>
        <source>Guide</source>
        <extracomment>menu: opens the window of the guide, at the chapter that belongs to this place</extracomment>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>About Skatdesk</source>
        <translation>À propos de Skatdesk</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>menu: end the program</extracomment>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>Marks</name>
    <message>
        <source>Hint</source>
        <extracomment>On a tab at a card of the hand, at most about eight letters</extracomment>
        <translation>Conseil</translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>End of the deal</source>
        <extracomment>last row of the list of moves</extracomment>
        <translation>Fin de la donne</translation>
    </message>
    <message>
        <source>{move}, turning point</source>
        <extracomment>read aloud behind a move after which the other side wins</extracomment>
        <translation>{move}, tournant</translation>
    </message>
</context>
<context>
    <name>NewSeriesDialog</name>
    <message>
        <source>Copied: whoever begins with this number gets the same deals</source>
        <translation>Copié&#xa0;: qui commence avec ce numéro reçoit les mêmes donnes</translation>
    </message>
    <message>
        <source>New series</source>
        <translation>Nouvelle série</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>how many play at the table</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Opponents, clockwise from your left</source>
        <translation>Adversaires, dans le sens horaire depuis votre gauche</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>how many games a series has</extracomment>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>how a list counts: classic, Seeger-Fabian, Bierlachs</extracomment>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>where the deals of a series come from</extracomment>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Own rules…</source>
        <extracomment>choice of rules: opens a dialog with every switch</extracomment>
        <translation>Personnalisées…</translation>
    </message>
    <message>
        <source>For practice: with hints and taking back, outside the statistics</source>
        <extracomment>switch: a series with help</extracomment>
        <translation>Pour s’entraîner&#xa0;: avec conseils et reprises de coup, hors statistiques</translation>
    </message>
    <message>
        <source>Starting ends the series you are playing</source>
        <translation>Commencer met fin à la série en cours</translation>
    </message>
    <message>
        <source>One deal by its number…</source>
        <translation>Une donne par son numéro…</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>À trois</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>À quatre</translation>
    </message>
    <message>
        <source>The same number deals the same cards: share it and compare your lists</source>
        <translation>Le même numéro donne les mêmes cartes&#xa0;: partagez-le et comparez vos feuilles</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Skatdesk, series number {number}: {rules}, {length}, {scoring}, {players} players</source>
        <extracomment>an invitation to be sent to friends: {rules} &quot;Official rules&quot;, {length} &quot;36 games&quot;, {scoring} &quot;Seeger-Fabian&quot;; {number} fixes the deals</extracomment>
        <translation>Skatdesk, série n°&#xa0;{number}&#xa0;: {rules}, {length}, {scoring}, {players} joueurs</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>button: begins the series</extracomment>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Règles personnalisées</translation>
    </message>
    <message numerus="yes">
        <source>{rules}, but for %n switch(es)</source>
        <extracomment>{rules} is the name of a rule set: &quot;Pub rules&quot;</extracomment>
        <translation>
            <numerusform>{rules}, à %n option près</numerusform>
            <numerusform>{rules}, à %n options près</numerusform>
        </translation>
    </message>
    <message>
        <source>Two players are called {name}</source>
        <translation>Deux joueurs s’appellent {name}</translation>
    </message>
    <message>
        <source>Type a series number, or draw one</source>
        <translation>Saisissez un numéro pour la série, ou tirez-en un</translation>
    </message>
</context>
<context>
    <name>NewSet</name>
    <message>
        <source>Which deals</source>
        <extracomment>what is asked: at random, by number, as last time, today&apos;s deals</extracomment>
        <translation>Quelles donnes</translation>
    </message>
    <message>
        <source>The same number deals the same cards: pass it on, and compare your results with your friends</source>
        <translation>Le même numéro donne les mêmes cartes&#xa0;: partagez-le et comparez vos résultats entre amis</translation>
    </message>
    <message numerus="yes">
        <source>%n deals</source>
        <comment>length of a set</comment>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>Length of the set</source>
        <translation>Taille du lot</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>New set</source>
        <extracomment>button: begins a new set of deals</extracomment>
        <translation>Nouveau lot</translation>
    </message>
    <message>
        <source>Today everybody gets these cards: compare your results with your friends</source>
        <translation>Aujourd’hui, tout le monde reçoit ces cartes&#xa0;: comparez vos résultats entre amis</translation>
    </message>
    <message>
        <source>Skatdesk, duplicate, number {number}: {boards}, {level}</source>
        <extracomment>an invitation to be sent to friends: {boards} &quot;12 deals&quot;, {level} &quot;Club player&quot;; {number} fixes the deals: the first figure after &quot;Skatdesk&quot;, where it is found when the invitation is pasted</extracomment>
        <translation>Skatdesk, duplicate n°&#xa0;{number}&#xa0;: {boards}, {level}</translation>
    </message>
    <message>
        <source>Copied: whoever begins with this number gets the same deals</source>
        <translation>Copié&#xa0;: qui commence avec ce numéro reçoit les mêmes donnes</translation>
    </message>
</context>
<context>
    <name>NoteDialog</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Undo</source>
        <translation>Annuler l’action</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: takes a message away</extracomment>
        <translation>Fermer</translation>
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
        <translation>Niveau de l’adversaire {k}</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>more</source>
        <extracomment>Button: shows the rarer particulars of a game</extracomment>
        <translation>plus</translation>
    </message>
    <message>
        <source>passed in</source>
        <extracomment>Button: nobody bid, the deal was passed in</extracomment>
        <translation>passé</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Button: the declarer won the game; it enters the game into the list</extracomment>
        <translation>gagné</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Button: the declarer lost the game; it enters the game into the list</extracomment>
        <translation>perdu</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>Button: writes the Ramsch, or the deal that was passed in, into the list</extracomment>
        <translation>Inscrire</translation>
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
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Print</source>
        <extracomment>button: the list on paper</extracomment>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>button: the list as a file</extracomment>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>tool tip: a menu with everything else</extracomment>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>PaperPage</name>
    <message>
        <source>Print preview</source>
        <extracomment>Title of a page: the list as it will be printed</extracomment>
        <translation>Aperçu avant impression</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <extracomment>button: writes the list on paper into a file; PDF is a kind of file</extracomment>
        <translation>Enregistrer en PDF…</translation>
    </message>
</context>
<context>
    <name>PaperWords</name>
    <message>
        <source>{amount} a point</source>
        <extracomment>On a printed list: how much money one point is; {amount} is &quot;0.01 €&quot;</extracomment>
        <translation>{amount} le point</translation>
    </message>
    <message>
        <source>Players: {names}</source>
        <extracomment>On a printed list; {names} are all players of the list</extracomment>
        <translation>Joueurs&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of a narrow column on a printed list: a player&apos;s points so far</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Head of a very narrow column on a printed list, written upwards: how many games somebody has won</extracomment>
        <translation>gagnés</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Head of a very narrow column on a printed list, written upwards: how many games somebody has lost</extracomment>
        <translation>perdus</translation>
    </message>
    <message>
        <source>Carried forward</source>
        <extracomment>First line of a further page of a printed list: the points so far</extracomment>
        <translation>Report</translation>
    </message>
    <message>
        <source>without {name}</source>
        <extracomment>Remark on games of a printed list of four: {name} was away; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>sans {name}</translation>
    </message>
    <message>
        <source>{remark}: {numbers}</source>
        <extracomment>A remark below a printed list: {remark} is for instance &quot;overbid&quot;, {numbers} are the numbers of the games</extracomment>
        <translation>{remark}&#xa0;: {numbers}</translation>
    </message>
    <message>
        <source>Remarks (by game) – {remarks}</source>
        <extracomment>Below a printed list; {remarks} are like &quot;overbid: 3, 12 · agreed at the table: 7&quot; with numbers of games</extracomment>
        <translation>Remarques (par partie) – {remarks}</translation>
    </message>
    <message>
        <source>agreed at the table</source>
        <extracomment>Remark on games of a printed list: the table agreed on the score</extracomment>
        <translation>convenu à la table</translation>
    </message>
    <message>
        <source>ended by an offence</source>
        <extracomment>Remark on games of a printed list: somebody broke a rule</extracomment>
        <translation>terminé par une faute</translation>
    </message>
    <message>
        <source>overbid</source>
        <extracomment>Remark on games of a printed list: the bid was higher than the game&apos;s value</extracomment>
        <translation>enchère dépassée</translation>
    </message>
    <message>
        <source>– deals and sits out</source>
        <extracomment>Explains the mark of the dealer, a dash, on a printed list of four players</extracomment>
        <translation>– donne et ne joue pas</translation>
    </message>
    <message>
        <source>Game points</source>
        <extracomment>Line below a printed list: sum of the games, without bonuses</extracomment>
        <translation>Points de jeu</translation>
    </message>
    <message>
        <source>(won − lost) × {bonus}</source>
        <extracomment>Line below a printed list: games won minus games lost, times {bonus}</extracomment>
        <translation>(gagnés − perdus) × {bonus}</translation>
    </message>
    <message>
        <source>Lost by others × {bonus}</source>
        <extracomment>Line below a printed list: games that other players declared and lost, times {bonus}</extracomment>
        <translation>Perdus par les autres × {bonus}</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Line below a printed list: what counts in the end</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Line below a printed list: who is first, second, third</extracomment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Gets or pays</source>
        <extracomment>Line below a printed list: money, each with each</extracomment>
        <translation>Reçoit ou paie</translation>
    </message>
    <message>
        <source>Into the cash box</source>
        <extracomment>Line below a printed list: money for the common box</extracomment>
        <translation>Dans la caisse</translation>
    </message>
    <message>
        <source>{payer} to {receiver}: {amount}</source>
        <extracomment>A payment, below a printed list; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>{payer} à {receiver}&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>Signatures</source>
        <extracomment>On a printed list, over the lines on which the players sign</extracomment>
        <translation>Signatures</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <extracomment>At the foot of a printed page</extracomment>
        <translation>Page {page} sur {pages}</translation>
    </message>
</context>
<context>
    <name>PeopleDialog</name>
    <message>
        <source>Also played as {names}</source>
        <extracomment>Names that were joined into one player; {names} is a list of them</extracomment>
        <translation>A aussi joué sous les noms&#xa0;: {names}</translation>
    </message>
    <message>
        <source>There is a player of this name. Merge the two if they are the same person</source>
        <translation>Ce nom existe déjà. Fusionnez les deux s’il s’agit de la même personne</translation>
    </message>
    <message>
        <source>These two sat at one table: they cannot be the same person</source>
        <translation>Ces deux noms étaient à la même table&#xa0;: ce ne peut pas être la même personne</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Names in the statistics; lists and series keep the names they were written with</source>
        <translation>Noms dans les statistiques&#x202f;; feuilles et séries gardent les noms inscrits</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>button: give the player this name</extracomment>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Merge</source>
        <extracomment>button: this player is the same person as the other one</extracomment>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>Separate</source>
        <extracomment>button: the players are different persons again</extracomment>
        <translation>Séparer</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>button: close the dialog</extracomment>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nouveau nom</translation>
    </message>
    <message>
        <source>Merge into</source>
        <translation>Fusionner avec</translation>
    </message>
</context>
<context>
    <name>PeriodDialog</name>
    <message>
        <source>From</source>
        <extracomment>over a field: the first day of a period</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>over a field: the last day of a period</extracomment>
        <translation>Au</translation>
    </message>
    <message>
        <source>Show these games</source>
        <extracomment>button: show the games of this period</extracomment>
        <translation>Afficher ces parties</translation>
    </message>
</context>
<context>
    <name>PlayDealDialog</name>
    <message>
        <source>Type the number of the deal</source>
        <translation>Saisissez le numéro de la donne</translation>
    </message>
    <message>
        <source>Play a deal</source>
        <translation>Jouer une donne</translation>
    </message>
    <message>
        <source>For practice: it goes into no list. The series you are playing waits meanwhile</source>
        <translation>Pour s’entraîner&#xa0;: hors feuille. La série en cours vous attend</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Numéro de la donne</translation>
    </message>
    <message>
        <source>Your seat</source>
        <extracomment>which seat the user takes: forehand, middlehand or rearhand</extracomment>
        <translation>Votre place</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>such as {number}</source>
        <extracomment>shown in the empty field for the number of a deal</extracomment>
        <translation>par exemple {number}</translation>
    </message>
    <message>
        <source>Choose the cards…</source>
        <extracomment>button: to the page where one chooses all cards of a deal</extracomment>
        <translation>Choisir les cartes…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: deals these cards</extracomment>
        <translation>Jouer</translation>
    </message>
</context>
<context>
    <name>PlayOnButton</name>
    <message>
        <source>Play from here</source>
        <extracomment>button of the review: go on with the deal from the position shown, at the table, for practice</extracomment>
        <translation>Reprendre ici</translation>
    </message>
    <message>
        <source>Goes on from here at the table, for practice: you play the hand at the bottom</source>
        <translation>La donne reprend ici, à la table, pour l’entraînement&#xa0;: vous jouez la main du bas</translation>
    </message>
</context>
<context>
    <name>PlayerMenu</name>
    <message>
        <source>There</source>
        <extracomment>menu of a player in the score sheet: he is there in the game that is told</extracomment>
        <translation>Présent</translation>
    </message>
    <message>
        <source>Away in game {k} only</source>
        <extracomment>menu of a player in the score sheet: away in game {k}, there again after it</extracomment>
        <translation>Absent à la partie {k} seulement</translation>
    </message>
    <message>
        <source>Away from game {k} on</source>
        <extracomment>menu of a player in the score sheet: away in game {k} and all that follow</extracomment>
        <translation>Absent dès la partie {k}</translation>
    </message>
    <message>
        <source>Deals game {k}</source>
        <extracomment>menu of a player in the score sheet: this game was or is dealt by him, also out of turn</extracomment>
        <translation>Donne la partie {k}</translation>
    </message>
    <message>
        <source>Other names, a fourth player…</source>
        <translation>Autres noms, un quatrième joueur…</translation>
    </message>
    <message>
        <source>Other names…</source>
        <extracomment>menu of a player in the score sheet: opens the details of the list</extracomment>
        <translation>Autres noms…</translation>
    </message>
</context>
<context>
    <name>PracticeRoom</name>
    <message>
        <source>Leave this deal</source>
        <extracomment>command: ends a deal for practice before it is over, where nothing waits behind it</extracomment>
        <translation>Quitter cette donne</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>command and button: what a strong player would do</extracomment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Demo</source>
        <extracomment>command and button: the computer plays on for the user</extracomment>
        <translation>Démo</translation>
    </message>
    <message>
        <source>With help this game becomes practice: it stays in the list, but not in the statistics</source>
        <translation>Avec de l’aide, cette partie devient un entraînement&#xa0;: elle reste sur la feuille, mais pas dans les statistiques</translation>
    </message>
    <message>
        <source>Play a deal by its number…</source>
        <translation>Jouer une donne par son numéro…</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Review again</source>
        <translation>Analyser à nouveau</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Progression de l’analyse</translation>
    </message>
    <message>
        <source>The strong players are being prepared; the review begins then</source>
        <translation>Les joueurs forts se préparent&#x202f;; l’analyse commencera ensuite</translation>
    </message>
    <message>
        <source>{k} of {n}</source>
        <translation>{k} sur {n}</translation>
    </message>
    <message>
        <source>The review was broken off</source>
        <translation>L’analyse a été interrompue</translation>
    </message>
    <message>
        <source>This deal could not be reviewed</source>
        <translation>Cette donne n’a pas pu être analysée</translation>
    </message>
    <message>
        <source>The strong players cannot be prepared on this machine: there is no review</source>
        <translation>Les joueurs forts ne peuvent pas être préparés sur cette machine&#xa0;: pas d’analyse</translation>
    </message>
</context>
<context>
    <name>PutAway</name>
    <message>
        <source>Put away</source>
        <extracomment>Head beside the two cards the declarer has put away</extracomment>
        <translation>Écart</translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message>
        <source>There are no games of yours yet: play some first</source>
        <translation>Vous n’avez pas encore de parties&#xa0;: jouez d’abord</translation>
    </message>
    <message>
        <source>The strong players cannot be prepared on this machine: no games can be searched</source>
        <translation>Les joueurs forts ne peuvent pas être préparés sur cette machine&#xa0;: recherche impossible dans les parties</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles from your games cannot be read and are left out. Search your games again to find them anew</source>
        <translation>
            <numerusform>%n problème tiré de vos parties est illisible et a été laissé de côté. Cherchez de nouveau dans vos parties pour le retrouver</numerusform>
            <numerusform>%n problèmes tirés de vos parties sont illisibles et ont été laissés de côté. Cherchez de nouveau dans vos parties pour les retrouver</numerusform>
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
            <numerusform>%n de vos parties est illisible et a été laissée de côté</numerusform>
            <numerusform>%n de vos parties sont illisibles et ont été laissées de côté</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <extracomment>page of learning: positions with one right answer</extracomment>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Find the right card, discard or bid; mistakes come again</source>
        <translation>Trouvez carte, écart et enchère&#x202f;; les erreurs reviennent</translation>
    </message>
</context>
<context>
    <name>PuzzleSheet</name>
    <message>
        <source>Put these away</source>
        <extracomment>button: these two cards go into the skat</extracomment>
        <translation>Les écarter</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>button: tells the answer of a puzzle</extracomment>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>button: the next puzzle</extracomment>
        <translation>Suivant</translation>
    </message>
    <message numerus="yes">
        <source>%n due today</source>
        <extracomment>puzzles that were tried before and come again today</extracomment>
        <translation>
            <numerusform>%n pour aujourd’hui</numerusform>
            <numerusform>%n pour aujourd’hui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>puzzles</comment>
        <extracomment>puzzles that were never tried</extracomment>
        <translation>
            <numerusform>%n nouveau</numerusform>
            <numerusform>%n nouveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <extracomment>on so many days in a row puzzles were tried; at least 2</extracomment>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>{right} of {all} solved first time</source>
        <translation>{right} sur {all} du premier coup</translation>
    </message>
    <message>
        <source>No such puzzles</source>
        <extracomment>there are no puzzles of the kind and grade that were chosen</extracomment>
        <translation>Aucun problème de ce type</translation>
    </message>
    <message>
        <source>Choose another kind, or look for puzzles in your own games</source>
        <translation>Choisissez un autre type, ou cherchez des problèmes dans vos propres parties</translation>
    </message>
    <message>
        <source>{kind} · {grade} · once more</source>
        <extracomment>above a puzzle: its kind and how hard it is; it was tried before</extracomment>
        <translation>{kind} · {grade} · à nouveau</translation>
    </message>
    <message>
        <source>{kind} · {grade}</source>
        <extracomment>above a puzzle: its kind and how hard it is</extracomment>
        <translation>{kind} · {grade}</translation>
    </message>
    <message>
        <source>Choose a card with the mouse, the number keys or the arrows</source>
        <translation>Choisissez une carte avec la souris, les chiffres ou les flèches</translation>
    </message>
    <message>
        <source>Choose two cards with the mouse, the number keys or the arrows</source>
        <translation>Choisissez deux cartes avec la souris, les chiffres ou les flèches</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>a puzzle is solved</extracomment>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Not right</source>
        <extracomment>the answer to a puzzle is wrong</extracomment>
        <translation>Faux</translation>
    </message>
    <message>
        <source>Right answer: {answer}</source>
        <extracomment>{answer} is a card, two cards, a player, a number, or what to say in the bidding</extracomment>
        <translation>Bonne réponse&#xa0;: {answer}</translation>
    </message>
    <message>
        <source>Tried before ({answer}): {reason}</source>
        <extracomment>under the right answer to a puzzle: {answer} was tried before and is worse, {reason} tells why</extracomment>
        <translation>Essai précédent ({answer})&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>PuzzleWords</name>
    <message>
        <source>Which card?</source>
        <extracomment>kind of puzzle: choose a card, seeing one&apos;s own hand</extracomment>
        <translation>Quelle carte&#x202f;?</translation>
    </message>
    <message>
        <source>Which card, hands open?</source>
        <extracomment>kind of puzzle: choose a card, seeing all hands</extracomment>
        <translation>Quelle carte, mains visibles&#x202f;?</translation>
    </message>
    <message>
        <source>Which discard?</source>
        <extracomment>kind of puzzle: put two cards into the skat</extracomment>
        <translation>Quel écart&#x202f;?</translation>
    </message>
    <message>
        <source>Bid or pass?</source>
        <extracomment>kind of puzzle: bid on or pass</extracomment>
        <translation>Enchérir ou passer&#x202f;?</translation>
    </message>
    <message>
        <source>What do they hold?</source>
        <extracomment>kind of puzzle: find out by counting what another player holds</extracomment>
        <translation>Qu’ont-ils en main&#x202f;?</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>how hard puzzles are</extracomment>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Which card keeps you from losing?</source>
        <translation>Quelle carte vous évite de perdre&#x202f;?</translation>
    </message>
    <message>
        <source>Only one card wins: which?</source>
        <translation>Une seule carte gagne&#xa0;: laquelle&#x202f;?</translation>
    </message>
    <message>
        <source>Which card wins most often?</source>
        <translation>Quelle carte gagne le plus souvent&#x202f;?</translation>
    </message>
    <message>
        <source>Which two cards go into the skat?</source>
        <translation>Quelles cartes mettre dans le skat&#x202f;?</translation>
    </message>
    <message>
        <source>Go on or pass?</source>
        <translation>Continuer ou passer&#x202f;?</translation>
    </message>
    <message>
        <source>Where is this card: {card}?</source>
        <translation>Où est cette carte&#xa0;: {card}&#x202f;?</translation>
    </message>
    <message>
        <source>How many trumps does {name} hold?</source>
        <extracomment>{name} is a player</extracomment>
        <translation>Combien d’atouts a {name}&#x202f;?</translation>
    </message>
    <message>
        <source>How many cards of this suit does {name} hold: {suit}?</source>
        <extracomment>{suit} is a suit in the naming in use: Hearts</extracomment>
        <translation>{suit}&#xa0;: combien de cartes a {name}&#x202f;?</translation>
    </message>
    <message>
        <source>The value in question: {value}</source>
        <translation>La valeur en question&#xa0;: {value}</translation>
    </message>
    <message>
        <source>You want to play {contract}; the bid was {value}</source>
        <translation>Vous voulez jouer {contract}&#x202f;; l’enchère était de {value}</translation>
    </message>
    <message>
        <source>Ramsch: whoever takes most card points loses</source>
        <translation>Ramsch&#xa0;: qui fait le plus de points perd</translation>
    </message>
    <message>
        <source>You play {contract} against both</source>
        <translation>Vous jouez {contract} contre les deux autres</translation>
    </message>
    <message>
        <source>You defend against {name}, who plays {contract}</source>
        <translation>Vous défendez contre {name}, qui joue {contract}</translation>
    </message>
    <message>
        <source>On the table: {cards}</source>
        <extracomment>for screen readers: the cards of the trick</extracomment>
        <translation>Sur la table&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <extracomment>for screen readers</extracomment>
        <translation>Votre main&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <extracomment>for screen readers: another player&apos;s open hand</extracomment>
        <translation>{name}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>In the skat</source>
        <extracomment>where a card may be: not in anybody&apos;s hand</extracomment>
        <translation>Dans le skat</translation>
    </message>
    <message>
        <source>The right card wins in {best} of 100 lies of the cards, the next best in {next}</source>
        <translation>La bonne carte gagne dans {best} répartitions sur 100, la suivante dans {next}</translation>
    </message>
    <message>
        <source>The right two win in {best} of 100 lies of the cards, the next best two in {next}</source>
        <translation>Le bon écart gagne dans {best} répartitions sur 100, le suivant dans {next}</translation>
    </message>
    <message>
        <source>Played 100 times it is won {best} times, for {score} on average; mostly {contract}</source>
        <extracomment>{contract} is a game, {best} a count, {score} list score with its sign</extracomment>
        <translation>Sur 100 essais, gagné {best} fois, score moyen {score}&#x202f;; le plus souvent {contract}</translation>
    </message>
    <message>
        <source>Played 100 times it is won {best} times, for {score} on average with all bonuses, those of the others too; mostly {contract}</source>
        <extracomment>the same where the list adds points for games won and lost, and gives some to the others</extracomment>
        <translation>Sur 100 essais, gagné {best} fois, score moyen {score} avec toutes les bonifications, y compris celles des autres&#x202f;; le plus souvent {contract}</translation>
    </message>
    <message>
        <source>Every lie of the cards that fits what was played gives the same answer</source>
        <translation>Toute répartition conforme aux cartes jouées donne la même réponse</translation>
    </message>
    <message>
        <source>With the right card you end with {best} card points, with the next best with {next}</source>
        <translation>Avec la bonne carte, vous finissez à {best} points, avec la suivante à {next}</translation>
    </message>
    <message>
        <source>After every other card the game goes the other way, played best by all</source>
        <translation>Après toute autre carte, le jeu bascule, si chacun joue au mieux</translation>
    </message>
    <message>
        <source>The declarer ends with {best} card points, after the next best card with {next}</source>
        <translation>Le déclarant finit à {best} points, après la deuxième meilleure carte à {next}</translation>
    </message>
    <message>
        <source>Not seen yet: {cards}</source>
        <extracomment>{cards} are cards of one suit that nobody has played yet and the player does not hold</extracomment>
        <translation>Pas encore vues&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>trumps</source>
        <extracomment>one of several suits in a list</extracomment>
        <translation>atout</translation>
    </message>
    <message>
        <source>{name} could not follow: {suits}</source>
        <extracomment>{name} is a player, {suits} what was led and he had none of: &quot;Hearts and trumps&quot;</extracomment>
        <translation>{name} n’a pas pu fournir&#xa0;: {suits}</translation>
    </message>
</context>
<context>
    <name>QuestionSheet</name>
    <message>
        <source>Check</source>
        <extracomment>checks the cards that were chosen as the answer</extracomment>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>goes on to the next exercise</extracomment>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Once more: this one was not right before</source>
        <extracomment>above an exercise that was answered wrongly before</extracomment>
        <translation>À nouveau&#xa0;: la dernière réponse était fausse</translation>
    </message>
    <message>
        <source>Choose every card that is allowed, with the mouse or the number keys, then check</source>
        <translation>Choisissez toutes les cartes permises, avec la souris ou les chiffres, puis vérifiez</translation>
    </message>
    <message>
        <source>Choose the card, with the mouse or the number keys</source>
        <translation>Choisissez la carte, avec la souris ou les chiffres</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>the answer to an exercise is right</extracomment>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Not right. The answer is {answer}</source>
        <extracomment>the answer to an exercise is wrong; {answer} is a number, a card or several cards</extracomment>
        <translation>Faux. Bonne réponse&#xa0;: {answer}</translation>
    </message>
</context>
<context>
    <name>RaceChart</name>
    <message>
        <source>game</source>
        <extracomment>head of a column in a file for spreadsheets: after the first, the second … game of the list</extracomment>
        <translation>partie</translation>
    </message>
</context>
<context>
    <name>RamschInputs</name>
    <message>
        <source>Card points of {name}</source>
        <extracomment>For screen readers: the field of a player&apos;s card points in a Ramsch</extracomment>
        <translation>Points des cartes&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Skat</source>
        <extracomment>Label over the field of the skat&apos;s card points, which go to the loser of a Ramsch</extracomment>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Last trick</source>
        <extracomment>Label over the players&apos; names: who took the last trick of a Ramsch</extracomment>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Pushed on</source>
        <extracomment>Label over the numbers 1 to 3: so many players passed the skat on unseen</extracomment>
        <translation>Poussé</translation>
    </message>
    <message>
        <source>Bock round</source>
        <extracomment>Button: a game of a Bock round, which counts double</extracomment>
        <translation>Tour double</translation>
    </message>
</context>
<context>
    <name>RamschSentences</name>
    <message>
        <source>You take all ten tricks: {march}</source>
        <extracomment>{march} is the term for taking all tricks of a Ramsch</extracomment>
        <translation>Vous faites les dix plis&#xa0;: {march}</translation>
    </message>
    <message>
        <source>{name} takes all ten tricks: {march}</source>
        <translation>{name} fait les dix plis&#xa0;: {march}</translation>
    </message>
    <message>
        <source>{march} for {name}, {value}</source>
        <extracomment>{march} is the term for taking all tricks of a Ramsch, {value} what that scores</extracomment>
        <translation>{march} pour {name}, {value}</translation>
    </message>
    <message>
        <source>everybody writes down their own points</source>
        <extracomment>Beginners&apos; Ramsch: there is no single loser</extracomment>
        <translation>chacun inscrit ses propres points</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>card points of the loser of a Ramsch</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>shared by {players}, {value} each</source>
        <extracomment>Several losers of a Ramsch share the loss; {value} is what each of them loses</extracomment>
        <translation>partagé à {players}, {value} chacun</translation>
    </message>
    <message numerus="yes">
        <source>Nobody loses: %n points each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>Personne ne perd&#xa0;: %n point partout</numerusform>
            <numerusform>Personne ne perd&#xa0;: %n points partout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All three lose with %n points</source>
        <comment>card points of each</comment>
        <translation>
            <numerusform>Tout le monde perd avec %n point</numerusform>
            <numerusform>Tout le monde perd avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {name} lose with %n points each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} et vous perdez à égalité avec %n point</numerusform>
            <numerusform>{name} et vous perdez à égalité avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} lose with %n points each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{first} et {second} perdent à égalité avec %n point</numerusform>
            <numerusform>{first} et {second} perdent à égalité avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>Vous perdez avec %n point</numerusform>
            <numerusform>Vous perdez avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} perd avec %n point</numerusform>
            <numerusform>{name} perd avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {name} have most points: %n each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} et vous avez le plus de points, à égalité&#xa0;: %n</numerusform>
            <numerusform>{name} et vous avez le plus de points, à égalité&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} have most points: %n each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{first} et {second} ont le plus de points, à égalité&#xa0;: %n</numerusform>
            <numerusform>{first} et {second} ont le plus de points, à égalité&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have most points: %n</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>Vous avez le plus de points&#xa0;: %n</numerusform>
            <numerusform>Vous avez le plus de points&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has most points: %n</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} a le plus de points&#xa0;: %n</numerusform>
            <numerusform>{name} a le plus de points&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>pushed on unseen, {product}</source>
        <extracomment>The skat was passed on unseen, by one player or several; {product} is &quot;4 × 50 = 200&quot;</extracomment>
        <translation>poussé sans voir, {product}</translation>
    </message>
    <message>
        <source>{virgin} for {name}, {product}</source>
        <extracomment>{virgin} is the term for a player without a trick in Ramsch; {product} is &quot;2 × 50 = 100&quot;</extracomment>
        <translation>{virgin} pour {name}, {product}</translation>
    </message>
    <message>
        <source>Bock round, {product}</source>
        <extracomment>{product} is &quot;2 × 48 = 96&quot;: in a Bock round everything counts double</extracomment>
        <translation>tour double, {product}</translation>
    </message>
    <message>
        <source>everything times {factor}</source>
        <extracomment>Everybody&apos;s loss is multiplied</extracomment>
        <translation>le tout multiplié par {factor}</translation>
    </message>
</context>
<context>
    <name>RankingDialog</name>
    <message>
        <source>Lists</source>
        <extracomment>Head of a column of the ranking: in how many lists somebody played</extracomment>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>Head of a column of the ranking: the total that one list brought on average</extracomment>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Best list</source>
        <extracomment>Head of a column of the ranking: the highest total in one list</extracomment>
        <translation>Meilleure feuille</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>Title of a dialog: the players of several score lists, the best first</extracomment>
        <translation>Classement</translation>
    </message>
    <message numerus="yes">
        <source>%n lists</source>
        <comment>put together</comment>
        <translation>
            <numerusform>%n feuille</numerusform>
            <numerusform>%n feuilles</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <extracomment>The days of the first and of the last of several lists</extracomment>
        <translation>du {first} au {last}</translation>
    </message>
</context>
<context>
    <name>RearrangePanel</name>
    <message>
        <source>Share your twenty cards out anew: a click hands a card over</source>
        <translation>Répartissez vos vingt cartes&#xa0;: un clic fait changer une carte de main</translation>
    </message>
    <message>
        <source>Play with these</source>
        <translation>Jouer ainsi</translation>
    </message>
</context>
<context>
    <name>ReasonSentences</name>
    <message>
        <source>better to put away: {cards}</source>
        <translation>mieux valait écarter&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>better to put away: {cards} ({contract})</source>
        <extracomment>{cards} are two cards, {contract} the game they are put away for</extracomment>
        <translation>mieux valait écarter&#xa0;: {cards} ({contract})</translation>
    </message>
    <message>
        <source>this hand is too weak to be played at {value}</source>
        <translation>cette main est trop faible pour jouer à {value}</translation>
    </message>
    <message>
        <source>this hand is worth {value} ({contract})</source>
        <extracomment>{value} is a bid, {contract} the game that the hand is good for</extracomment>
        <translation>cette main vaut {value} ({contract})</translation>
    </message>
    <message>
        <source>the hand was strong enough without the skat: {contract}</source>
        <extracomment>{contract} is a Hand game</extracomment>
        <translation>la main était assez forte sans le skat&#xa0;: {contract}</translation>
    </message>
    <message>
        <source>taking the skat promised more than a Hand game</source>
        <translation>prendre le skat promettait plus qu’un jeu main</translation>
    </message>
    <message>
        <source>another game promised more: {contract}</source>
        <translation>un autre jeu promettait plus&#xa0;: {contract}</translation>
    </message>
    <message>
        <source>better to lead trumps</source>
        <translation>mieux valait jouer atout</translation>
    </message>
    <message>
        <source>better to part with a trump</source>
        <translation>mieux valait se défaire d’un atout</translation>
    </message>
    <message>
        <source>better to lead another suit: {suit}</source>
        <translation>mieux valait entamer une autre couleur&#xa0;: {suit}</translation>
    </message>
    <message>
        <source>better to throw off from another suit: {suit}</source>
        <translation>mieux valait se défausser d’une autre couleur&#xa0;: {suit}</translation>
    </message>
    <message>
        <source>this trick should be taken: {better}</source>
        <translation>il fallait prendre ce pli&#xa0;: {better}</translation>
    </message>
    <message>
        <source>the trump that takes this trick was held back: {better}</source>
        <translation>l’atout qui prend ce pli est resté en main&#xa0;: {better}</translation>
    </message>
    <message>
        <source>this trump would have forced a higher one: {better}</source>
        <extracomment>{better} is a trump</extracomment>
        <translation>cet atout en aurait exigé un plus fort&#xa0;: {better}</translation>
    </message>
    <message>
        <source>a lower card would have taken the trick too: {better}</source>
        <translation>une carte plus petite aurait aussi pris le pli&#xa0;: {better}</translation>
    </message>
    <message>
        <source>a higher card was needed: {better}</source>
        <translation>il fallait une carte plus forte&#xa0;: {better}</translation>
    </message>
    <message>
        <source>this card was worth keeping: {card}</source>
        <translation>cette carte méritait d’être gardée&#xa0;: {card}</translation>
    </message>
    <message>
        <source>a high trump was spent for nothing: {card}</source>
        <translation>un gros atout dépensé pour rien&#xa0;: {card}</translation>
    </message>
    <message>
        <source>this trick was better left to the others: {better}</source>
        <translation>mieux valait laisser ce pli aux autres&#xa0;: {better}</translation>
    </message>
    <message>
        <source>the last guard was thrown away: {card}; now this card can be caught: {cards}</source>
        <extracomment>{cards} is a ten, {card} the last card beside it</extracomment>
        <translation>la dernière garde a été jetée&#xa0;: {card}&#x202f;; cette carte peut maintenant être prise&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>too early for a trump: better {better}</source>
        <translation>trop tôt pour un atout&#xa0;: plutôt {better}</translation>
    </message>
    <message>
        <source>too many card points given: {better} was enough</source>
        <translation>trop de points donnés&#xa0;: {better} suffisait</translation>
    </message>
    <message>
        <source>another card promised more: {better}</source>
        <translation>une autre carte promettait plus&#xa0;: {better}</translation>
    </message>
    <message>
        <source>the partner could trump this suit: {suit}</source>
        <translation>le partenaire pouvait couper cette couleur&#xa0;: {suit}</translation>
    </message>
    <message>
        <source>the others still had trumps: draw them first</source>
        <translation>les autres avaient encore des atouts&#xa0;: il fallait d’abord les faire tomber</translation>
    </message>
    <message>
        <source>the others had no trumps left: there was nothing to draw</source>
        <translation>les autres n’avaient plus d’atouts&#xa0;: il n’y avait rien à faire tomber</translation>
    </message>
    <message>
        <source>a card worth many points in the defenders&apos; trick: {card}</source>
        <translation>une carte riche dans le pli de la défense&#xa0;: {card}</translation>
    </message>
    <message>
        <source>a card worth many points in the declarer&apos;s trick: {card}</source>
        <translation>une carte riche dans le pli du déclarant&#xa0;: {card}</translation>
    </message>
    <message>
        <source>a card worth many points led into the declarer&apos;s trumps: {card}</source>
        <translation>une carte riche entamée, que le déclarant peut couper&#xa0;: {card}</translation>
    </message>
    <message>
        <source>the declarer can trump this suit: {suit}</source>
        <translation>le déclarant peut couper cette couleur&#xa0;: {suit}</translation>
    </message>
    <message>
        <source>the trick was safe with the partner: put points on it ({better})</source>
        <translation>le pli était acquis au partenaire&#xa0;: il fallait le charger ({better})</translation>
    </message>
    <message>
        <source>leading trumps does the declarer&apos;s work: better {better}</source>
        <extracomment>{better} is a card; to draw trumps is the declarer&apos;s work</extracomment>
        <translation>jouer atout, c’est faire le travail du déclarant&#xa0;: plutôt {better}</translation>
    </message>
    <message>
        <source>this is the declarer&apos;s long suit: {suit}</source>
        <translation>c’est la longue du déclarant&#xa0;: {suit}</translation>
    </message>
    <message>
        <source>the trick was the partner&apos;s already: {card} took it away</source>
        <translation>le pli était déjà au partenaire&#xa0;: {card} le lui a repris</translation>
    </message>
    <message>
        <source>it takes the trick: {better} stays below</source>
        <translation>cette carte prend le pli&#xa0;: {better} reste dessous</translation>
    </message>
    <message>
        <source>the declarer led his own weak suit: {suit}</source>
        <translation>le déclarant a entamé sa propre couleur faible&#xa0;: {suit}</translation>
    </message>
    <message>
        <source>the declarer is weaker in another suit: {suit}</source>
        <translation>le déclarant est plus faible dans une autre couleur&#xa0;: {suit}</translation>
    </message>
    <message>
        <source>the trick was the declarer&apos;s: {card} took it over</source>
        <translation>le pli était au déclarant&#xa0;: {card} l’a repris</translation>
    </message>
    <message>
        <source>the declarer gets out below: {better} leaves less room</source>
        <translation>le déclarant passe dessous&#xa0;: {better} lui laisse moins de place</translation>
    </message>
    <message>
        <source>it takes the trick: {better} leaves it to the others</source>
        <translation>cette carte prend le pli&#xa0;: {better} le laisse aux autres</translation>
    </message>
    <message>
        <source>the moment to be rid of a dangerous card: {better}</source>
        <translation>c’était le moment de se débarrasser d’une carte dangereuse&#xa0;: {better}</translation>
    </message>
</context>
<context>
    <name>RefusalSentences</name>
    <message>
        <source>This deal is over</source>
        <translation>Cette donne est terminée</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn</source>
        <translation>C’est à {name} de jouer</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>Ce n’est pas à vous de jouer</translation>
    </message>
    <message>
        <source>That is not possible now</source>
        <translation>Ce n’est pas possible maintenant</translation>
    </message>
    <message>
        <source>The bidding comes first</source>
        <translation>Les enchères d’abord</translation>
    </message>
    <message>
        <source>First everybody says {contract} or passes</source>
        <extracomment>{contract} is Grand Hand, which may be played instead of a compulsory Ramsch</extracomment>
        <translation>D’abord, chacun dit {contract} ou passe</translation>
    </message>
    <message>
        <source>Pass two cards on</source>
        <translation>Transmettez deux cartes</translation>
    </message>
    <message>
        <source>Take the skat, or push it on unseen</source>
        <translation>Prenez le skat ou poussez-le sans le voir</translation>
    </message>
    <message>
        <source>Take the skat, or play {hand}</source>
        <translation>Prenez le skat ou jouez {hand}</translation>
    </message>
    <message>
        <source>Put two cards away</source>
        <translation>Écartez deux cartes</translation>
    </message>
    <message>
        <source>The game has to be announced first</source>
        <translation>Il faut d’abord annoncer le jeu</translation>
    </message>
    <message>
        <source>The defenders are sorting their cards</source>
        <translation>La défense répartit ses cartes</translation>
    </message>
    <message>
        <source>The cards are being played</source>
        <translation>Le jeu de la carte est en cours</translation>
    </message>
    <message>
        <source>The lead is {suit}: follow with {cards}</source>
        <extracomment>{suit} is the suit led, {cards} what may be played: &quot;king of hearts or eight of hearts&quot;</extracomment>
        <translation>Couleur demandée&#xa0;: {suit}. À fournir&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>The lead is a trump: follow with {cards}</source>
        <extracomment>{cards} are the trumps held: &quot;jack of clubs or seven of hearts&quot;</extracomment>
        <translation>Atout demandé. À fournir&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>You do not hold {cards}</source>
        <translation>Vous n’avez pas en main&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Exactly two cards: take one back to choose another</source>
        <translation>Exactement deux cartes&#xa0;: reprenez-en une pour en choisir une autre</translation>
    </message>
    <message>
        <source>No {rank} may be given away: choose another card</source>
        <extracomment>{rank} is the word for jack; Schieberamsch, when cards are passed on or put away</extracomment>
        <translation>Aucun {rank} ne peut être cédé&#xa0;: choisissez une autre carte</translation>
    </message>
    <message>
        <source>Take ten of the defenders&apos; twenty cards</source>
        <translation>Prenez dix des vingt cartes de la défense</translation>
    </message>
    <message>
        <source>The bidding is over</source>
        <translation>Les enchères sont terminées</translation>
    </message>
    <message>
        <source>You have passed and are out of the bidding</source>
        <translation>Vous avez passé et ne participez plus aux enchères</translation>
    </message>
    <message>
        <source>There is no value to hold: name one or pass</source>
        <translation>Aucune valeur à tenir&#xa0;: annoncez-en une ou passez</translation>
    </message>
    <message>
        <source>Hold {bid} or pass</source>
        <translation>Tenez {bid} ou passez</translation>
    </message>
    <message>
        <source>No game is worth this value, so it cannot be bid</source>
        <translation>Aucun jeu n’a cette valeur&#xa0;: elle ne s’annonce pas</translation>
    </message>
    <message>
        <source>Name a value above {bid}, or pass</source>
        <translation>Annoncez plus de {bid} ou passez</translation>
    </message>
    <message>
        <source>Both others have passed: play at 18 or pass</source>
        <translation>Les deux autres ont passé&#xa0;: jouez à 18 ou passez</translation>
    </message>
    <message>
        <source>Only {contract} may take the place of {ramsch}</source>
        <extracomment>{contract} is Grand Hand, {ramsch} the game of a compulsory Ramsch round</extracomment>
        <translation>Seul le jeu {contract} peut remplacer {ramsch}</translation>
    </message>
    <message>
        <source>You left the skat unseen: announce {hand}</source>
        <extracomment>{hand} is the word for a Hand game</extracomment>
        <translation>Vous avez laissé le skat caché&#xa0;: annoncez {hand}</translation>
    </message>
    <message>
        <source>You have taken the skat: {hand} is no longer possible</source>
        <translation>Vous avez pris le skat&#xa0;: {hand} n’est plus possible</translation>
    </message>
    <message>
        <source>{spitze} needs the lowest trump, and is not for {grand} with all four trumps</source>
        <extracomment>{spitze} promises to win the last trick with the lowest trump; {grand} is the game</extracomment>
        <translation>{spitze} exige l’atout le plus bas et ne vaut pas pour {grand} avec les quatre atouts</translation>
    </message>
    <message>
        <source>This {null} game is worth less than your bid {bid}</source>
        <extracomment>{null} is the game Null</extracomment>
        <translation>{null} vaut ici moins que votre enchère de {bid}</translation>
    </message>
    <message>
        <source>{schneider}, {schwarz} and {ouvert} can be announced only together with {hand}</source>
        <translation>{schneider}, {schwarz} et {ouvert} ne s’annoncent qu’avec {hand}</translation>
    </message>
    <message>
        <source>The rules do not allow this announcement, or it leaves out one that belongs to it</source>
        <translation>Les règles ne permettent pas cette annonce, ou il y manque une annonce obligatoire</translation>
    </message>
    <message>
        <source>You have no right to {kontra} in this deal</source>
        <translation>Vous ne pouvez pas dire {kontra} dans cette donne</translation>
    </message>
    <message>
        <source>{kontra} has been said already</source>
        <translation>{kontra} a déjà été dit</translation>
    </message>
    <message>
        <source>{kontra} had to be said before the first card</source>
        <translation>Il fallait dire {kontra} avant la première carte</translation>
    </message>
    <message>
        <source>{kontra} is said in turn, before your own first card</source>
        <translation>On dit {kontra} à son tour, avant de jouer sa première carte</translation>
    </message>
    <message>
        <source>A defender can announce this only before playing a card</source>
        <translation>Un défenseur ne peut l’annoncer qu’avant d’avoir joué une carte</translation>
    </message>
    <message>
        <source>The question about {kontra} has to be answered first</source>
        <translation>Répondez d’abord&#xa0;: {kontra} ou non</translation>
    </message>
    <message>
        <source>You can give up now only if a defender agrees</source>
        <translation>Vous ne pouvez abandonner maintenant qu’avec l’accord d’un défenseur</translation>
    </message>
    <message>
        <source>You can give up now only if your partner agrees</source>
        <translation>Vous ne pouvez abandonner maintenant qu’avec l’accord de votre partenaire</translation>
    </message>
    <message>
        <source>This deal cannot be given up now</source>
        <translation>Cette donne ne peut pas être abandonnée maintenant</translation>
    </message>
    <message>
        <source>In {ramsch} everybody plays alone: nobody can give up</source>
        <translation>{ramsch}&#xa0;: chacun joue pour soi, personne ne peut abandonner</translation>
    </message>
    <message>
        <source>Only a declarer who can no longer make the announced game may throw the cards in</source>
        <translation>Seul un déclarant qui ne peut plus réussir le jeu annoncé a le droit de jeter ses cartes</translation>
    </message>
    <message>
        <source>There is nothing to claim in this game now</source>
        <translation>Il n’y a rien à réclamer dans ce jeu maintenant</translation>
    </message>
    <message>
        <source>This cannot be proved against every play: please play on</source>
        <translation>Non démontrable quoi que jouent les autres&#xa0;: continuez à jouer</translation>
    </message>
</context>
<context>
    <name>RemarkDialog</name>
    <message>
        <source>Remark on game {k}</source>
        <translation>Remarque sur la partie {k}</translation>
    </message>
    <message>
        <source>Cards were shown</source>
        <extracomment>shown in an empty field: an example of a remark on a game</extracomment>
        <translation>Des cartes ont été montrées</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>button: keeps what was written beside a game</extracomment>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore this backup?</source>
        <translation>Restaurer cette sauvegarde&#x202f;?</translation>
    </message>
    <message>
        <source>The games and lists of {file} take the place of those that are here now</source>
        <translation>Les parties et les feuilles du fichier {file} remplacent celles qui sont ici maintenant</translation>
    </message>
    <message>
        <source>What is here now is set aside in a file of its own; nothing is lost</source>
        <translation>Ce qui est ici maintenant est mis de côté dans un fichier à part&#x202f;; rien n’est perdu</translation>
    </message>
    <message>
        <source>Restore</source>
        <extracomment>button: the backup takes the place of what is here</extracomment>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>button: everything stays as it is</extracomment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>The hands as dealt, numbered by trick</source>
        <translation>Les mains distribuées, numérotées par pli</translation>
    </message>
    <message>
        <source>The hands as dealt</source>
        <translation>Les mains distribuées</translation>
    </message>
    <message>
        <source>The series is over</source>
        <translation>La série est terminée</translation>
    </message>
    <message>
        <source>Same cards again</source>
        <translation>Rejouer les mêmes cartes</translation>
    </message>
    <message>
        <source>From another seat</source>
        <extracomment>Button after a deal: play the same cards, each hand now at the next seat</extracomment>
        <translation>D’une autre place</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Button after a deal: what was right in it, and what was not</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button after a single deal: there is no next one</extracomment>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>End of the series</source>
        <translation>Fin de la série</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>{contract}: </source>
        <extracomment>before the value of a game: &quot;Clubs: with 1, game 2 …&quot;</extracomment>
        <translation>{contract}&#xa0;: </translation>
    </message>
</context>
<context>
    <name>ResultSentences</name>
    <message>
        <source>Passed in: nobody bid</source>
        <translation>Donne passée&#xa0;: aucune enchère</translation>
    </message>
    <message>
        <source>You have left the table: the deal does not count</source>
        <translation>Vous avez quitté la table&#xa0;: la donne ne compte pas</translation>
    </message>
    <message>
        <source>{name} has left the table: the deal does not count</source>
        <translation>{name} a quitté la table&#xa0;: la donne ne compte pas</translation>
    </message>
    <message>
        <source>The agreed minus is reached by {names}</source>
        <extracomment>A Bierlachs is over: {names} reached the agreed minus first, and pay</extracomment>
        <translation>Limite convenue atteinte&#xa0;: {names}</translation>
    </message>
    <message>
        <source>First with {total}: {names}</source>
        <extracomment>A list is over: {names} are first with {total} points</extracomment>
        <translation>En tête avec {total}&#xa0;: {names}</translation>
    </message>
    <message numerus="yes">
        <source>%n Bock round(s) follow</source>
        <extracomment>After a game, or after its new total: it makes rounds of games that count double</extracomment>
        <translation>
            <numerusform>un tour double suit</numerusform>
            <numerusform>%n tours doubles suivent</numerusform>
        </translation>
    </message>
    <message>
        <source>You {points}</source>
        <extracomment>A player and the card points of that side</extracomment>
        <translation>Vous {points}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>You and {name} {points}</source>
        <extracomment>Both defenders and their card points</extracomment>
        <translation>{name} et vous {points}</translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points: overbid</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>Vous perdez avec %n point&#xa0;: enchère dépassée</numerusform>
            <numerusform>Vous perdez avec %n points&#xa0;: enchère dépassée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points: overbid</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} perd avec %n point&#xa0;: enchère dépassée</numerusform>
            <numerusform>{name} perd avec %n points&#xa0;: enchère dépassée</numerusform>
        </translation>
    </message>
    <message>
        <source>You win all ten tricks</source>
        <translation>Vous gagnez les dix plis</translation>
    </message>
    <message>
        <source>{name} wins all ten tricks</source>
        <translation>{name} gagne les dix plis</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>Vous gagnez avec %n point</numerusform>
            <numerusform>Vous gagnez avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} gagne avec %n point</numerusform>
            <numerusform>{name} gagne avec %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{spitze} missed</source>
        <extracomment>{spitze} was to win the last trick with the lowest trump and did not; goes in place of {announced}</extracomment>
        <translation>{spitze} manquée</translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points: {announced}</source>
        <comment>card points; never 1</comment>
        <extracomment>{announced} is what was announced and not made: &quot;Schneider announced&quot;</extracomment>
        <translation>
            <numerusform>Vous perdez avec %n point&#xa0;: {announced}</numerusform>
            <numerusform>Vous perdez avec %n points&#xa0;: {announced}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points: {announced}</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} perd avec %n point&#xa0;: {announced}</numerusform>
            <numerusform>{name} perd avec %n points&#xa0;: {announced}</numerusform>
        </translation>
    </message>
    <message>
        <source>{ratio}, you lose</source>
        <extracomment>{ratio} is 60 : 60, the nearest a game can be lost by</extracomment>
        <translation>{ratio}, vous perdez</translation>
    </message>
    <message>
        <source>{ratio}, {name} loses</source>
        <translation>{ratio}, {name} perd</translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>Vous perdez avec %n point</numerusform>
            <numerusform>Vous perdez avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} perd avec %n point</numerusform>
            <numerusform>{name} perd avec %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>You win without a trick</source>
        <translation>Vous gagnez sans faire de pli</translation>
    </message>
    <message>
        <source>{name} wins without a trick</source>
        <translation>{name} gagne sans faire de pli</translation>
    </message>
    <message>
        <source>You lose: overbid</source>
        <translation>Vous perdez&#xa0;: enchère dépassée</translation>
    </message>
    <message>
        <source>{name} loses: overbid</source>
        <translation>{name} perd&#xa0;: enchère dépassée</translation>
    </message>
    <message>
        <source>You take a trick and lose</source>
        <extracomment>Null: the first trick of the declarer ends the game</extracomment>
        <translation>Vous faites un pli et perdez</translation>
    </message>
    <message>
        <source>{name} takes a trick and loses</source>
        <translation>{name} fait un pli et perd</translation>
    </message>
    <message>
        <source>You give up and lose</source>
        <translation>Vous abandonnez et perdez</translation>
    </message>
    <message>
        <source>{name} gives up and loses</source>
        <translation>{name} abandonne et perd</translation>
    </message>
    <message>
        <source>You throw the cards in and lose</source>
        <translation>Vous jetez vos cartes et perdez</translation>
    </message>
    <message>
        <source>{name} throws the cards in and loses</source>
        <translation>{name} jette ses cartes et perd</translation>
    </message>
    <message>
        <source>You run out of time and lose</source>
        <translation>Vous perdez au temps</translation>
    </message>
    <message>
        <source>{name} runs out of time and loses</source>
        <translation>{name} perd au temps</translation>
    </message>
    <message>
        <source>You leave the table and lose</source>
        <translation>Vous quittez la table et perdez</translation>
    </message>
    <message>
        <source>{name} leaves the table and loses</source>
        <translation>{name} quitte la table et perd</translation>
    </message>
    <message>
        <source>Your side gives up: {name} wins</source>
        <translation>Votre camp abandonne&#xa0;: {name} gagne</translation>
    </message>
    <message>
        <source>The defenders give up: you win</source>
        <translation>La défense abandonne&#xa0;: vous gagnez</translation>
    </message>
    <message>
        <source>The defenders give up: {name} wins</source>
        <translation>La défense abandonne&#xa0;: {name} gagne</translation>
    </message>
    <message>
        <source>You run out of time: {name} wins</source>
        <translation>Votre temps est écoulé&#xa0;: {name} gagne</translation>
    </message>
    <message>
        <source>You leave the table: {name} wins</source>
        <translation>Vous quittez la table&#xa0;: {name} gagne</translation>
    </message>
    <message>
        <source>{leaver} runs out of time: you win</source>
        <translation>Temps écoulé pour {leaver}&#xa0;: vous gagnez</translation>
    </message>
    <message>
        <source>{leaver} runs out of time: {name} wins</source>
        <translation>Temps écoulé pour {leaver}&#xa0;: {name} gagne</translation>
    </message>
    <message>
        <source>{leaver} leaves the table: you win</source>
        <translation>{leaver} quitte la table&#xa0;: vous gagnez</translation>
    </message>
    <message>
        <source>{leaver} leaves the table: {name} wins</source>
        <translation>{leaver} quitte la table&#xa0;: {name} gagne</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>What could be known</source>
        <extracomment>the judgement that counts only what the player could know</extracomment>
        <translation>Ce qu’on pouvait savoir</translation>
    </message>
    <message>
        <source>All cards open</source>
        <extracomment>the judgement with all cards open</extracomment>
        <translation>Cartes ouvertes</translation>
    </message>
    <message>
        <source>Judged by</source>
        <translation>Jugé selon</translation>
    </message>
    <message>
        <source>All hands open</source>
        <extracomment>choice: which cards lie open on the board</extracomment>
        <translation>Mains visibles</translation>
    </message>
    <message>
        <source>One hand open</source>
        <translation>Une main visible</translation>
    </message>
    <message>
        <source>Hands closed</source>
        <translation>Mains cachées</translation>
    </message>
    <message>
        <source>All moves</source>
        <extracomment>choice: which moves are listed</extracomment>
        <translation>Tous les coups</translation>
    </message>
    <message>
        <source>Moves of this seat</source>
        <translation>Coups de cette place</translation>
    </message>
    <message>
        <source>Mistakes only</source>
        <translation>Erreurs seulement</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Expected result over the deal</source>
        <translation>Résultat attendu au fil de la donne</translation>
    </message>
</context>
<context>
    <name>ReviewRoom</name>
    <message>
        <source>What is kept of this deal is damaged: it breaks the rules and cannot be reviewed</source>
        <translation>L’enregistrement de cette donne est endommagé&#xa0;: il enfreint les règles et ne peut pas être analysé</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>page of learning: what was right in a deal that was played, and what was not</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>A deal can be reviewed when it is over</source>
        <translation>Une donne peut être analysée une fois terminée</translation>
    </message>
    <message>
        <source>There is no deal here to review: play one, or open a game from a file</source>
        <translation>Il n’y a ici aucune donne à analyser&#xa0;: jouez-en une, ou ouvrez une partie enregistrée dans un fichier</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <extracomment>command: what was right in the deal that is over</extracomment>
        <translation>Analyser cette donne</translation>
    </message>
    <message>
        <source>What was right in your last deal, and why</source>
        <translation>Ce qui était juste dans votre dernière donne, et pourquoi</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>Best</source>
        <extracomment>mark of a move: none was better</extracomment>
        <translation>Optimal</translation>
    </message>
    <message>
        <source>Fine</source>
        <extracomment>mark of a move: good enough</extracomment>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <extracomment>mark of a move: a little worse than the best</extracomment>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Blunder</source>
        <extracomment>mark of a move: the worst one</extracomment>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>not judged yet</source>
        <translation>pas encore jugé</translation>
    </message>
    <message>
        <source>the bidding had gone too far already</source>
        <extracomment>of a bid that only goes on with what was a mistake before</extracomment>
        <translation>les enchères étaient déjà allées trop loin</translation>
    </message>
    <message>
        <source>forced</source>
        <extracomment>of a move: the rules allowed nothing else</extracomment>
        <translation>forcé</translation>
    </message>
    <message>
        <source>Gives up</source>
        <translation>Abandonne</translation>
    </message>
    <message>
        <source>Claims to take no more tricks</source>
        <translation>Montre que plus aucun pli ne lui reviendra</translation>
    </message>
    <message>
        <source>Claims the remaining tricks</source>
        <translation>Réclame les plis restants</translation>
    </message>
    <message>
        <source>Throws the cards in</source>
        <translation>Jette ses cartes</translation>
    </message>
    <message>
        <source>Runs out of time</source>
        <translation>Temps écoulé</translation>
    </message>
    <message>
        <source>Leaves the table</source>
        <translation>Quitte la table</translation>
    </message>
    <message>
        <source>Leaves the cards as they are</source>
        <extracomment>of a defender in a Revolution: he might have sorted the cards of both defenders, and did not, or did</extracomment>
        <translation>Laisse les cartes telles quelles</translation>
    </message>
    <message>
        <source>Sorts the cards anew</source>
        <translation>Répartit les cartes à nouveau</translation>
    </message>
    <message>
        <source>No {doubling}</source>
        <extracomment>a player might have said it, and did not; {doubling} is Kontra, Re, Bock or Hirsch</extracomment>
        <translation>Pas de {doubling}</translation>
    </message>
    <message>
        <source>Trick {k} · {name}</source>
        <extracomment>heading over the three cards of a trick; {name} leads</extracomment>
        <translation>Pli {k} · {name}</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Skat and game</source>
        <extracomment>heading over discard, announcement, Kontra</extracomment>
        <translation>Skat et jeu</translation>
    </message>
    <message>
        <source>made without a trick</source>
        <translation>réussi sans pli</translation>
    </message>
    <message>
        <source>lost with a trick</source>
        <translation>un pli de trop</translation>
    </message>
    <message>
        <source>certain, however the hidden cards lie</source>
        <translation>certain, quelle que soit la répartition des cartes cachées</translation>
    </message>
    <message>
        <source>from the experience of many hands; what may be chance does not count as lost</source>
        <translation>d’après l’expérience de nombreuses mains&#x202f;; ce qui peut tenir au hasard ne compte pas comme perte</translation>
    </message>
    <message numerus="yes">
        <source>tried in %n lie(s) of the hidden cards; what may be chance does not count as lost</source>
        <translation>
            <numerusform>essayé dans %n répartition des cartes cachées&#x202f;; ce qui peut tenir au hasard ne compte pas comme perte</numerusform>
            <numerusform>essayé dans %n répartitions des cartes cachées&#x202f;; ce qui peut tenir au hasard ne compte pas comme perte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>card points</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid {value}</source>
        <translation>Enchère {value}</translation>
    </message>
    <message>
        <source>Points {both}</source>
        <extracomment>card points so far, the declarer&apos;s first: &quot;Points 34 : 20&quot;</extracomment>
        <translation>Points {both}</translation>
    </message>
    <message>
        <source>the declarer wins: {chance}</source>
        <extracomment>{chance} is &quot;62%&quot;</extracomment>
        <translation>le déclarant gagne&#xa0;: {chance}</translation>
    </message>
    <message>
        <source>open cards: {result}</source>
        <extracomment>{result} is &quot;78 points&quot; or &quot;made without a trick&quot;</extracomment>
        <translation>cartes ouvertes&#xa0;: {result}</translation>
    </message>
    <message>
        <source>{score} in the list</source>
        <extracomment>what a move cost in the list: &quot;−31 in the list&quot;</extracomment>
        <translation>{score} sur la feuille</translation>
    </message>
    <message numerus="yes">
        <source>{points} card points</source>
        <extracomment>{points} has a sign: &quot;−7 card points&quot;</extracomment>
        <translation>
            <numerusform>{points} point</numerusform>
            <numerusform>{points} points</numerusform>
        </translation>
    </message>
    <message>
        <source>from the experience of many hands</source>
        <translation>d’après l’expérience de nombreuses mains</translation>
    </message>
    <message numerus="yes">
        <source>tried in %n lie(s) of the hidden cards</source>
        <translation>
            <numerusform>essayé dans %n répartition des cartes cachées</numerusform>
            <numerusform>essayé dans %n répartitions des cartes cachées</numerusform>
        </translation>
    </message>
    <message>
        <source>made</source>
        <extracomment>under a card or in a table, very short: the Null is made</extracomment>
        <translation>réussi</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Games</source>
        <extracomment>page of the rules: which games there are</extracomment>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Values</source>
        <extracomment>page of the rules: how games are counted</extracomment>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Kontra</source>
        <extracomment>page of the rules: doubling</extracomment>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <extracomment>page of the rules: everybody alone, few points win</extracomment>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Bock</source>
        <extracomment>page of the rules: rounds that count double</extracomment>
        <translation>Tours doubles</translation>
    </message>
    <message>
        <source>Manners</source>
        <extracomment>page of the rules: what players may do and see</extracomment>
        <translation>Usages</translation>
    </message>
    <message>
        <source>When everybody passes</source>
        <translation>Quand tout le monde passe</translation>
    </message>
    <message>
        <source>Announcements need a Hand game</source>
        <translation>Les annonces exigent de jouer main</translation>
    </message>
    <message>
        <source>An open game is announced Schwarz, too</source>
        <translation>Un jeu ouvert s’annonce aussi Schwarz</translation>
    </message>
    <message>
        <source>Schwarz announced contains Schneider announced</source>
        <translation>Schwarz annoncé comprend Schneider annoncé</translation>
    </message>
    <message>
        <source>Win the last trick with the lowest trump (Spitze)</source>
        <translation>Faire le dernier pli avec le plus petit atout (Pointe)</translation>
    </message>
    <message>
        <source>Open Null in which the defenders sort their cards anew (Revolution)</source>
        <translation>Nul ouvert où la défense répartit ses cartes (Révolution)</translation>
    </message>
    <message>
        <source>Matadors that count in suit games</source>
        <translation>Matadors comptés dans les jeux à la couleur</translation>
    </message>
    <message>
        <source>An overbid game costs</source>
        <translation>Une enchère dépassée coûte</translation>
    </message>
    <message>
        <source>A Null worth less than the bid</source>
        <translation>Un Nul inférieur à l’enchère</translation>
    </message>
    <message>
        <source>A lost Hand game</source>
        <translation>Un jeu main perdu</translation>
    </message>
    <message>
        <source>Base value of an open Grand</source>
        <translation>Valeur de base du Grand ouvert</translation>
    </message>
    <message>
        <source>Who may say Kontra</source>
        <translation>Qui peut contrer</translation>
    </message>
    <message>
        <source>How far doubling goes</source>
        <translation>Jusqu’où l’on double</translation>
    </message>
    <message>
        <source>When Kontra is said</source>
        <translation>Quand on peut contrer</translation>
    </message>
    <message>
        <source>Re is possible in Null</source>
        <translation>Surcontre possible au Nul</translation>
    </message>
    <message>
        <source>Defenders may announce Schneider or Schwarz</source>
        <translation>La défense peut annoncer Schneider ou Schwarz</translation>
    </message>
    <message>
        <source>Who writes points in Ramsch</source>
        <translation>Qui inscrit des points au Ramsch</translation>
    </message>
    <message>
        <source>The skat goes to</source>
        <translation>Qui reçoit le skat</translation>
    </message>
    <message>
        <source>Two tie for most points</source>
        <translation>Deux à égalité en tête</translation>
    </message>
    <message>
        <source>All three have 40 points</source>
        <translation>Tous les trois ont 40 points</translation>
    </message>
    <message>
        <source>Somebody without a trick doubles the loss</source>
        <translation>Une main sans aucun pli double la perte</translation>
    </message>
    <message>
        <source>All ten tricks in one hand</source>
        <translation>Les dix plis dans une seule main</translation>
    </message>
    <message>
        <source>The skat is passed on before play (Pass-along Ramsch)</source>
        <translation>Le skat passe de main en main avant le jeu (Ramsch poussé)</translation>
    </message>
    <message>
        <source>Jacks may be passed on</source>
        <translation>Les valets peuvent être transmis</translation>
    </message>
    <message>
        <source>A Bock round follows when</source>
        <translation>Un tour double suit quand</translation>
    </message>
    <message>
        <source>A Ramsch round follows each Bock round</source>
        <translation>Un tour de Ramsch suit chaque tour double</translation>
    </message>
    <message>
        <source>Grand Hand may be played instead of Ramsch</source>
        <translation>Grand main possible à la place du Ramsch</translation>
    </message>
    <message>
        <source>Moves may be taken back</source>
        <translation>On peut reprendre ses coups</translation>
    </message>
    <message>
        <source>Card points may be counted on screen</source>
        <translation>Les points peuvent être comptés à l’écran</translation>
    </message>
    <message>
        <source>The last trick may be seen again</source>
        <translation>Le dernier pli peut être revu</translation>
    </message>
    <message>
        <source>The declarer may look at the cards put away</source>
        <translation>Le déclarant peut revoir son écart</translation>
    </message>
    <message>
        <source>Giving up alone, with at least this many cards in hand</source>
        <translation>Abandon sans accord, avec au moins tant de cartes en main</translation>
    </message>
    <message>
        <source>Giving up counts</source>
        <translation>L’abandon compte</translation>
    </message>
    <message>
        <source>Stake for one point</source>
        <translation>Mise par point</translation>
    </message>
    <message>
        <source>No doubling</source>
        <translation>Aucun contre</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Contre et surcontre</translation>
    </message>
    <message>
        <source>Kontra, Re and Bock</source>
        <translation>Contre, surcontre et Bock</translation>
    </message>
    <message>
        <source>Kontra, Re, Bock and Hirsch</source>
        <translation>Contre, surcontre, Bock et Hirsch</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>One step more</source>
        <translation>Un degré de plus</translation>
    </message>
    <message>
        <source>Two steps more</source>
        <translation>Deux degrés de plus</translation>
    </message>
    <message>
        <source>All trumps in a row, 11 at most</source>
        <translation>Tous les atouts à la suite, 11 au plus</translation>
    </message>
    <message>
        <source>Jacks only, 4 at most</source>
        <translation>Les valets seulement, 4 au plus</translation>
    </message>
    <message>
        <source>Once its value</source>
        <extracomment>a lost Hand game costs once or twice its value</extracomment>
        <translation>Une fois sa valeur</translation>
    </message>
    <message>
        <source>Twice its value</source>
        <translation>Deux fois sa valeur</translation>
    </message>
    <message>
        <source>No reward</source>
        <translation>Aucune récompense</translation>
    </message>
    <message>
        <source>120 points for that player</source>
        <translation>120 points pour cette main</translation>
    </message>
    <message>
        <source>The next player deals</source>
        <translation>Le joueur suivant donne</translation>
    </message>
    <message>
        <source>Ramsch is played</source>
        <translation>On joue un Ramsch</translation>
    </message>
    <message>
        <source>Twice the smallest multiple that reaches the bid</source>
        <translation>Deux fois le premier multiple qui atteint l’enchère</translation>
    </message>
    <message>
        <source>(Jacks + 3) × base value, once</source>
        <translation>Une fois (valets + 3) × la valeur de base</translation>
    </message>
    <message>
        <source>Cannot be announced</source>
        <translation>Ne peut pas être annoncé</translation>
    </message>
    <message>
        <source>Is lost, in multiples of 23</source>
        <translation>Est perdu, en multiples de 23</translation>
    </message>
    <message>
        <source>Counts as if the bid were reached</source>
        <translation>Compte comme si l’enchère était atteinte</translation>
    </message>
    <message>
        <source>The loser, as minus</source>
        <translation>Le perdant, en moins</translation>
    </message>
    <message>
        <source>Everybody their own, as minus</source>
        <translation>Chacun les siens, en moins</translation>
    </message>
    <message>
        <source>Whoever wins the last trick</source>
        <translation>Qui fait le dernier pli</translation>
    </message>
    <message>
        <source>The loser</source>
        <translation>Le perdant</translation>
    </message>
    <message>
        <source>Both lose</source>
        <translation>Les deux perdent</translation>
    </message>
    <message>
        <source>Whoever won the last trick loses</source>
        <translation>Qui a fait le dernier pli perd</translation>
    </message>
    <message>
        <source>They share the loss</source>
        <translation>La perte est partagée</translation>
    </message>
    <message>
        <source>Nobody loses</source>
        <translation>Personne ne perd</translation>
    </message>
    <message>
        <source>All lose</source>
        <translation>Tout le monde perd</translation>
    </message>
    <message>
        <source>Until one&apos;s own card to the next trick is played</source>
        <translation>Jusqu’à sa propre carte au pli suivant</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>À tout moment</translation>
    </message>
    <message>
        <source>The plain game</source>
        <translation>Le jeu simple</translation>
    </message>
    <message>
        <source>All tricks that are left</source>
        <translation>Tous les plis restants</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Every defender</source>
        <translation>Chaque défenseur</translation>
    </message>
    <message>
        <source>Defenders who have bid or held 18</source>
        <translation>Les défenseurs qui ont annoncé ou tenu 18</translation>
    </message>
    <message>
        <source>The same, and those who could no longer bid 18</source>
        <translation>Les mêmes, et ceux qui ne pouvaient plus annoncer 18</translation>
    </message>
    <message>
        <source>Before one&apos;s own first card</source>
        <translation>Avant sa première carte</translation>
    </message>
    <message>
        <source>Before the first lead</source>
        <translation>Avant la première entame</translation>
    </message>
    <message>
        <source>a game is lost with 60 points</source>
        <translation>un jeu est perdu avec 60 points</translation>
    </message>
    <message>
        <source>a game is lost after Kontra</source>
        <translation>un jeu contré est perdu</translation>
    </message>
    <message>
        <source>Kontra and Re were said</source>
        <translation>contre et surcontre ont été dits</translation>
    </message>
    <message>
        <source>a Grand Hand is won</source>
        <translation>un Grand main est gagné</translation>
    </message>
    <message>
        <source>a Grand is lost</source>
        <translation>un Grand est perdu</translation>
    </message>
    <message>
        <source>a game is worth 72 or more</source>
        <translation>un jeu vaut 72 ou plus</translation>
    </message>
    <message>
        <source>a game is worth 96 or more</source>
        <translation>un jeu vaut 96 ou plus</translation>
    </message>
    <message>
        <source>a total is a multiple of 100</source>
        <translation>un total est un multiple de 100</translation>
    </message>
    <message>
        <source>a total ends in three equal figures</source>
        <translation>un total finit par trois chiffres identiques</translation>
    </message>
    <message>
        <source>nobody bids</source>
        <translation>personne n’enchérit</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>Own rules…</source>
        <extracomment>choice of rules: opens a dialog with every switch</extracomment>
        <translation>Personnalisées…</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>The stake is an amount of money for one point</source>
        <translation>La mise est une somme d’argent par point</translation>
    </message>
    <message numerus="yes">
        <source>%n switch(es) differ from these rules</source>
        <extracomment>Under the choice of a rule set: how many switches are set differently from it</extracomment>
        <translation>
            <numerusform>%n option diffère de ces règles</numerusform>
            <numerusform>%n options diffèrent de ces règles</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Start from</source>
        <extracomment>before a choice of rule sets to begin with</extracomment>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <extracomment>button: plays by these rules</extracomment>
        <translation>Adopter ces règles</translation>
    </message>
</context>
<context>
    <name>SayButtons</name>
    <message>
        <source>You can also say: {words}</source>
        <extracomment>{words} are Kontra, Schneider, Schwarz or some of them, which may be said beside playing a card</extracomment>
        <translation>Vous pouvez aussi annoncer&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Announce {level}</source>
        <extracomment>Button of a defender: the declarer will be held to Schneider, or will get no trick (Schwarz)</extracomment>
        <translation>Annoncer {level}</translation>
    </message>
</context>
<context>
    <name>ScoreSheetRoom</name>
    <message>
        <source>The list {title} was deleted</source>
        <translation>La feuille {title} a été supprimée</translation>
    </message>
    <message>
        <source>The list {title} was here already</source>
        <translation>La feuille {title} était déjà là</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>Agreed minus</source>
        <translation>Limite convenue</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <extracomment>For screen readers and under the pointer: the small button in a field in which one searches</extracomment>
        <translation>Effacer la recherche</translation>
    </message>
</context>
<context>
    <name>SeatSentences</name>
    <message>
        <source>sorts the cards</source>
        <extracomment>Of a defender, before a Revolution</extracomment>
        <translation>répartit les cartes</translation>
    </message>
    <message>
        <source>asked about {kontra}</source>
        <extracomment>Of a defender who is asked whether he doubles; {kontra} is Kontra, or what defenders say later (Bock)</extracomment>
        <translation>peut dire {kontra}</translation>
    </message>
    <message>
        <source>plays against both</source>
        <extracomment>In Ramsch, where nobody has a partner</extracomment>
        <translation>joue pour soi</translation>
    </message>
    <message>
        <source>defends</source>
        <translation>défend</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>You sit this deal out</source>
        <extracomment>The dealer at a table of four</extracomment>
        <translation>Vous ne jouez pas cette donne</translation>
    </message>
    <message>
        <source>{seat} · {what}</source>
        <extracomment>{seat} is Forehand, Middlehand or Rearhand</extracomment>
        <translation>{seat} · {what}</translation>
    </message>
    <message>
        <source>deal finished</source>
        <translation>donne terminée</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous de jouer</translation>
    </message>
    <message>
        <source>you have passed</source>
        <translation>vous avez passé</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>à {name} de jouer</translation>
    </message>
    <message>
        <source>has passed</source>
        <extracomment>Of a player who bids no more</extracomment>
        <translation>a passé</translation>
    </message>
    <message>
        <source>speaks</source>
        <extracomment>Of the player who names values in the bidding</extracomment>
        <translation>annonce</translation>
    </message>
    <message>
        <source>listens</source>
        <extracomment>Of the player who answers in the bidding</extracomment>
        <translation>écoute</translation>
    </message>
    <message>
        <source>speaks next</source>
        <extracomment>Of rearhand, who goes on speaking when one of the others has passed</extracomment>
        <translation>poursuit</translation>
    </message>
    <message>
        <source>decides</source>
        <extracomment>Of a player who thinks about Grand Hand or about the skat</extracomment>
        <translation>décide</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>Of a player whose turn comes later</extracomment>
        <translation>attend</translation>
    </message>
    <message>
        <source>plays on</source>
        <extracomment>Of a player who leaves it at Ramsch, where others are still asked whether they play Grand Hand</extracomment>
        <translation>continue</translation>
    </message>
    <message>
        <source>has pushed</source>
        <extracomment>Schieberamsch: the skat went on unseen</extracomment>
        <translation>a poussé</translation>
    </message>
    <message>
        <source>passed cards on</source>
        <extracomment>Schieberamsch: took the skat and passed two cards on</extracomment>
        <translation>a transmis</translation>
    </message>
    <message>
        <source>has the skat</source>
        <extracomment>Of the declarer, who takes the skat or plays Hand</extracomment>
        <translation>a le skat</translation>
    </message>
    <message>
        <source>discards</source>
        <extracomment>Of the declarer, who puts two cards away</extracomment>
        <translation>écarte</translation>
    </message>
    <message>
        <source>announces</source>
        <extracomment>Of the declarer, who chooses the game</extracomment>
        <translation>choisit le jeu</translation>
    </message>
    <message>
        <source>plays alone</source>
        <translation>déclarant</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>a gagné</translation>
    </message>
    <message>
        <source>has lost</source>
        <translation>a perdu</translation>
    </message>
    <message>
        <source>defended</source>
        <extracomment>Of a defender, when the deal is over</extracomment>
        <translation>a défendu</translation>
    </message>
    <message>
        <source>has not lost</source>
        <translation>n’a pas perdu</translation>
    </message>
</context>
<context>
    <name>SeriesShown</name>
    <message>
        <source>Continue practice</source>
        <translation>Reprendre l’entraînement</translation>
    </message>
    <message>
        <source>Continue game {k}</source>
        <translation>Reprendre à la partie {k}</translation>
    </message>
    <message>
        <source>Continue game {k} of {n}</source>
        <translation>Reprendre à la partie {k} sur {n}</translation>
    </message>
    <message>
        <source>A deal for practice is on the table; your series goes on after it</source>
        <translation>Une donne d’entraînement est sur la table, puis votre série reprend</translation>
    </message>
    <message>
        <source>A deal for practice is on the table</source>
        <translation>Une donne d’entraînement est sur la table</translation>
    </message>
    <message>
        <source>Your series goes on where you left off</source>
        <translation>Votre série vous attend là où vous l’avez laissée</translation>
    </message>
    <message numerus="yes">
        <source>You are %n points ahead of {name}</source>
        <comment>list points</comment>
        <extracomment>home page: points of the list; {name} is the best of the others</extracomment>
        <translation>
            <numerusform>Vous avez %n point d’avance sur {name}</numerusform>
            <numerusform>Vous avez %n points d’avance sur {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n points behind {name}</source>
        <comment>list points</comment>
        <extracomment>home page: points of the list; {name} is the best of the others</extracomment>
        <translation>
            <numerusform>Vous avez %n point de retard sur {name}</numerusform>
            <numerusform>Vous avez %n points de retard sur {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {name} are level</source>
        <extracomment>home page: both have the same points in the list; {name} is the best of the others</extracomment>
        <translation>Vous êtes à égalité avec {name}</translation>
    </message>
</context>
<context>
    <name>SeriesWords</name>
    <message>
        <source>Pub rules</source>
        <extracomment>name of a rule set: as played in pubs and at home</extracomment>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Kontra and Re, Ramsch when everybody passes, Bock rounds. You may take moves back and count points. Classic list.</source>
        <translation>Contre et surcontre, Ramsch quand tout le monde passe, tours doubles. On peut reprendre ses coups et compter les points. Marque classique.</translation>
    </message>
    <message>
        <source>Beginners&apos; guide</source>
        <extracomment>name of a rule set: simpler, as in a guide for beginners</extracomment>
        <translation>Guide du débutant</translation>
    </message>
    <message>
        <source>Simpler counting: only jacks count as matadors, and announcements need no Hand. Kontra and Ramsch. Three players, classic list.</source>
        <translation>Comptage plus simple&#xa0;: seuls les valets comptent comme matadors, et les annonces n’exigent pas de jouer main. Contre et Ramsch. Trois joueurs, marque classique.</translation>
    </message>
    <message>
        <source>Official rules</source>
        <extracomment>name of a rule set: the International Skat Order, as in tournaments</extracomment>
        <translation>Règles officielles</translation>
    </message>
    <message>
        <source>As in tournaments: no Kontra, no Ramsch, no taking back. When everybody passes, the next player deals. Seeger-Fabian list.</source>
        <translation>Comme en tournoi&#xa0;: ni contre, ni Ramsch, ni reprise de coup. Quand tout le monde passe, le joueur suivant donne. Marque Seeger-Fabian.</translation>
    </message>
    <message>
        <source>Own rules</source>
        <extracomment>name of a rule set: any other, with switches set by the user</extracomment>
        <translation>Règles personnalisées</translation>
    </message>
    <message>
        <source>No end</source>
        <extracomment>length of a series: until the players stop</extracomment>
        <translation>Sans fin</translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <comment>length of a series; never 1</comment>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Beginner</source>
        <extracomment>level of a computer player, the weakest of five</extracomment>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Casual player</source>
        <extracomment>level of a computer player, the second of five: plays now and then</extracomment>
        <translation>Occasionnel</translation>
    </message>
    <message>
        <source>Club player</source>
        <extracomment>level of a computer player, the third of five: plays in a club</extracomment>
        <translation>Club</translation>
    </message>
    <message>
        <source>Tournament player</source>
        <extracomment>level of a computer player, the fourth of five: plays tournaments</extracomment>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>level of a computer player, the strongest of five</extracomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>By the book</source>
        <extracomment>a computer player that goes by fixed maxims; short, it stands beside a name</extracomment>
        <translation>Méthodique</translation>
    </message>
    <message>
        <source>Plays anything</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>loves Grand</source>
        <extracomment>style of a computer player, after its name</extracomment>
        <translation>adore le Grand</translation>
    </message>
    <message>
        <source>cautious</source>
        <extracomment>style of a computer player, after its name</extracomment>
        <translation>style prudent</translation>
    </message>
    <message>
        <source>bold</source>
        <extracomment>style of a computer player, after its name</extracomment>
        <translation>style audacieux</translation>
    </message>
    <message>
        <source>{name}, {style}</source>
        <extracomment>a computer player and its style: &quot;Wilma, cautious&quot;</extracomment>
        <translation>{name}, {style}</translation>
    </message>
    <message>
        <source>Ben, Clara, Felix, Ida, Oscar, Ruth</source>
        <extracomment>First names of computer players, separated by commas: six short ones that are common in your language, but not Wilma, Karl, Greta, Emil or Rosa</extracomment>
        <translation>Léa, Hugo, Zoé, Paul, Emma, Luc</translation>
    </message>
</context>
<context>
    <name>SetAside</name>
    <message>
        <source>on</source>
        <extracomment>value of a setting that is a switch</extracomment>
        <translation>activé</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>value of a setting that is a switch</extracomment>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>title of a note at the start: the file with everything that was chosen could not be used</extracomment>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Saved games</source>
        <extracomment>title of a note at the start: the file with everything that was played could not be used</extracomment>
        <translation>Parties enregistrées</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>settings: what the table looks like</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <extracomment>choice of a language: the one the desktop uses
----------
choice of colours: what the desktop uses
----------
choice of animation speed: normal, or off where the desktop asks for less motion</extracomment>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>settings: the user&apos;s name at the table and on lists</extracomment>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>settings: language of menus and messages</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>settings: light or dark colours</extracomment>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>choice of colours</extracomment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>choice of colours</extracomment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>choice of colours</extracomment>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>settings: how large words and controls are</extracomment>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>choice of text size: 15 % larger</extracomment>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Very large</source>
        <extracomment>choice of text size: 30 % larger</extracomment>
        <translation>Très grande</translation>
    </message>
    <message>
        <source>Card words</source>
        <extracomment>settings: the language in which cards and games are called</extracomment>
        <translation>Noms des cartes</translation>
    </message>
    <message>
        <source>Words of the German-suited pack</source>
        <extracomment>settings: switch; cards are called as in a German-suited pack: acorns, leaves, hearts, bells</extracomment>
        <translation>Noms du jeu allemand</translation>
    </message>
    <message>
        <source>Corner letters</source>
        <extracomment>settings: which letters stand in the corners of the cards</extracomment>
        <translation>Lettres des coins</translation>
    </message>
    <message>
        <source>As usually printed</source>
        <extracomment>choice of corner letters: those found on real packs</extracomment>
        <translation>Comme sur les vrais jeux</translation>
    </message>
    <message>
        <source>As spoken</source>
        <extracomment>choice of corner letters: initials of the card words</extracomment>
        <translation>Initiales des noms</translation>
    </message>
    <message>
        <source>Card faces</source>
        <extracomment>settings: which pictures the cards have</extracomment>
        <translation>Dessin des cartes</translation>
    </message>
    <message>
        <source>French</source>
        <extracomment>choice of card faces: a French-suited deck in two colours</extracomment>
        <translation>Français</translation>
    </message>
    <message>
        <source>German</source>
        <extracomment>choice of card faces: acorns, leaves, hearts, bells with king, Ober and Unter</extracomment>
        <translation>Allemand</translation>
    </message>
    <message>
        <source>Tournament, four colours</source>
        <extracomment>choice of card faces: French shapes in four colours, as used in tournaments</extracomment>
        <translation>Tournoi 4 couleurs</translation>
    </message>
    <message>
        <source>Card backs</source>
        <extracomment>settings: the backs of the cards</extracomment>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>Blue lattice</source>
        <extracomment>choice of card back</extracomment>
        <translation>Treillis bleu</translation>
    </message>
    <message>
        <source>Red rosette</source>
        <extracomment>choice of card back</extracomment>
        <translation>Rosace rouge</translation>
    </message>
    <message>
        <source>Plum scales</source>
        <extracomment>choice of card back</extracomment>
        <translation>Écailles prune</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>settings: how fast cards move</extracomment>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Off, without a pause</source>
        <extracomment>choice of animation speed: cards do not move, and nothing waits for the user to have seen it</extracomment>
        <translation>Aucune, sans pause</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>choice of animation speed: cards do not move, they are just there</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Quick</source>
        <extracomment>choice of animation speed</extracomment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Count card points, where the rules allow it</source>
        <extracomment>settings: switch; card points taken so far are shown. What stands before the comma is its name in the guide</extracomment>
        <translation>Compter les points, si les règles le permettent</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>choice of text size: as large as the window is drawn for
----------
choice of animation speed</extracomment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <extracomment>choice of animation speed</extracomment>
        <translation>Tranquille</translation>
    </message>
    <message>
        <source>A complete trick lies</source>
        <extracomment>settings: how long the three cards of a trick lie on the table</extracomment>
        <translation>Un pli complet reste</translation>
    </message>
    <message>
        <source>For a moment</source>
        <extracomment>choice of how long a trick lies</extracomment>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>Until I click or press Enter</source>
        <extracomment>choice of how long a trick lies</extracomment>
        <translation>Jusqu’à un clic ou Entrée</translation>
    </message>
    <message>
        <source>The only card allowed plays itself</source>
        <extracomment>settings: switch; a card of the user is played without a click where the rules allow no other</extracomment>
        <translation>La seule carte permise se joue d’elle-même</translation>
    </message>
    <message>
        <source>Computer players claim a decided deal</source>
        <extracomment>settings: switch; who can prove that the remaining tricks are decided lays his cards open, and the deal ends</extracomment>
        <translation>L’ordinateur réclame un reste certain</translation>
    </message>
    <message>
        <source>Order of the hand</source>
        <extracomment>settings: how the cards of the hand are sorted</extracomment>
        <translation>Ordre de la main</translation>
    </message>
    <message>
        <source>Colours alternate</source>
        <extracomment>choice of hand order: black and red suits in turn</extracomment>
        <translation>Noir et rouge alternés</translation>
    </message>
    <message>
        <source>Suits by rank</source>
        <extracomment>choice of hand order: clubs, spades, hearts, diamonds</extracomment>
        <translation>Couleurs par rang</translation>
    </message>
    <message>
        <source>As I last arranged it</source>
        <extracomment>choice of hand order: suits, jacks and direction as the user last arranged a hand with the mouse</extracomment>
        <translation>Mon dernier rangement</translation>
    </message>
    <message>
        <source>Sorted for</source>
        <extracomment>settings: jacks stand with the trumps, or as in Null between queen and ten</extracomment>
        <translation>Tri pour</translation>
    </message>
    <message>
        <source>The game announced</source>
        <extracomment>choice of what the hand is sorted for: jacks first, and anew when the game is announced</extracomment>
        <translation>Le jeu annoncé</translation>
    </message>
    <message>
        <source>Null, until a game is announced</source>
        <extracomment>choice of what the hand is sorted for: the game announced, and Null as long as none is</extracomment>
        <translation>Nul, jusqu’à l’annonce d’un jeu</translation>
    </message>
    <message>
        <source>Always jacks first</source>
        <extracomment>choice of what the hand is sorted for: jacks first, whatever is announced</extracomment>
        <translation>Toujours valets d’abord</translation>
    </message>
    <message>
        <source>Jacks and trumps on the right</source>
        <extracomment>settings: switch; jacks and trumps stand at the right end of the hand</extracomment>
        <translation>Valets et atouts à droite</translation>
    </message>
    <message>
        <source>Low cards on the left</source>
        <extracomment>settings: switch; in every suit the low cards stand on the left</extracomment>
        <translation>Petites cartes à gauche</translation>
    </message>
    <message>
        <source>Felt</source>
        <extracomment>choice of table: green cloth with a fine inlay</extracomment>
        <translation>Feutrine</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>choice of table: one quiet colour without ornament</extracomment>
        <translation>Uni</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>settings: switch; cards, tricks and the own turn are heard</extracomment>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Urdu headings in Nastaliq</source>
        <extracomment>settings: switch; headings of the Urdu interface in the sloping script of Urdu books, Nastaliq</extracomment>
        <translation>Titres ourdous en nastaliq</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Save a backup…</source>
        <extracomment>button: all games and lists go into one file</extracomment>
        <translation>Enregistrer une sauvegarde…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <extracomment>button: all games and lists come from such a file</extracomment>
        <translation>Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>For sounds, install an add-on first: {command}</source>
        <extracomment>settings, under the switch for sounds; {command} is typed into a terminal</extracomment>
        <translation>Pour les sons, installez d’abord un complément&#xa0;: {command}</translation>
    </message>
</context>
<context>
    <name>SettlementPage</name>
    <message>
        <source>Total</source>
        <extracomment>Head of a column of the settlement: list score</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Gets or pays</source>
        <extracomment>Head of a column of the settlement: what somebody gets or pays</extracomment>
        <translation>Reçoit ou paie</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <extracomment>Button: how the list stands and who pays whom, as a text to be sent to others</extracomment>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <source>Nobody owes anything</source>
        <translation>Personne ne doit rien</translation>
    </message>
    <message>
        <source>Who pays</source>
        <extracomment>Head of the list of payments</extracomment>
        <translation>Qui paie</translation>
    </message>
    <message>
        <source>{payer} to {receiver}: {amount}</source>
        <extracomment>One payment after the list, below &quot;Who pays&quot;; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>{payer} à {receiver}&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>{payer} into the cash box: {amount}</source>
        <extracomment>One payment after the list, below &quot;Who pays&quot;; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>{payer} dans la caisse&#xa0;: {amount}</translation>
    </message>
    <message>
        <source>This list has no stake. It can be given one in the list&apos;s details</source>
        <translation>Cette feuille n’a pas de mise. Ses détails permettent d’en fixer une</translation>
    </message>
    <message>
        <source>Each pair of players settles the difference of their totals, {stake} for a point</source>
        <translation>Les joueurs règlent deux à deux la différence de leurs totaux, {stake} le point</translation>
    </message>
    <message>
        <source>Everybody pays {stake} for each point behind the first</source>
        <translation>Chacun paie {stake} par point de retard sur la première place</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>Button: the result is on the clipboard now</extracomment>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Settlement</source>
        <extracomment>Title of a page: who pays whom</extracomment>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Each against each</source>
        <extracomment>A way to settle: every two players with each other</extracomment>
        <translation>Chacun contre chacun</translation>
    </message>
    <message>
        <source>Cash box</source>
        <extracomment>A way to settle: everybody pays into a common box</extracomment>
        <translation>Caisse</translation>
    </message>
</context>
<context>
    <name>SheetHead</name>
    <message>
        <source>Click: there or away, other names</source>
        <extracomment>tool tip of a player&apos;s name over his column</extracomment>
        <translation>Clic&#xa0;: présent ou absent, autres noms</translation>
    </message>
    <message>
        <source>deals</source>
        <extracomment>Under the name of the player who deals the next game</extracomment>
        <translation>donne</translation>
    </message>
    <message>
        <source>away</source>
        <extracomment>Under the name of a player who is not there</extracomment>
        <translation>absent</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>Dealt out of turn; the turn was with: {name}</source>
        <extracomment>Of a game in the score sheet; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>Donne hors tour&#x202f;; c’était le tour de&#xa0;: {name}</translation>
    </message>
    <message>
        <source>By the games before it, this one would count {factor}</source>
        <extracomment>Of a game in the score sheet; {factor} is &quot;× 1&quot; or &quot;× 2&quot;</extracomment>
        <translation>D’après les parties précédentes, celle-ci compterait {factor}</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>Head of a narrow column of the score sheet: the running number of a game</extracomment>
        <translation>N°</translation>
    </message>
    <message>
        <source>ann.</source>
        <extracomment>Head of a narrow column, beside Schneider and Schwarz: this level was announced; 5 letters at most</extracomment>
        <translation>ann.</translation>
    </message>
    <message>
        <source>Number of the game</source>
        <translation>Numéro de la partie</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Head of a column of the score sheet: who declared; 8 letters at most</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Head of a column of the score sheet: what was played</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Base</source>
        <extracomment>Head of a narrow column of the score sheet: the base value of the game, 9 to 24; 6 letters at most</extracomment>
        <translation>Base</translation>
    </message>
    <message>
        <source>Remark: {remark}</source>
        <extracomment>Of a game in the score sheet: what somebody wrote beside it</extracomment>
        <translation>Remarque&#xa0;: {remark}</translation>
    </message>
    <message>
        <source>Away: {name}</source>
        <extracomment>Of a game of four; right also where somebody is called &quot;You&quot;</extracomment>
        <translation>Absent&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Bock</source>
        <extracomment>Head of a narrow column of the score sheet: the game counts double; 6 letters at most</extracomment>
        <translation>Dbl.</translation>
    </message>
    <message>
        <source>Base value</source>
        <extracomment>Whole head of a column of the score sheet, on paper and in a tip: 9 to 24, of a Null what it is worth</extracomment>
        <translation>Valeur de base</translation>
    </message>
    <message>
        <source>with</source>
        <extracomment>Head of a narrow column of the score sheet: with so many matadors; 6 letters at most</extracomment>
        <translation>avec</translation>
    </message>
    <message>
        <source>w/o</source>
        <extracomment>Head of a narrow column of the score sheet: without so many matadors; 6 letters at most</extracomment>
        <translation>sans</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>Head of a narrow column of the score sheet: what the declarer had bid; 6 letters at most</extracomment>
        <translation>Ench.</translation>
    </message>
    <message>
        <source>Bock round</source>
        <extracomment>Whole head of a column of the score sheet, on paper and in a tip: the game counts double</extracomment>
        <translation>Tour double</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
</context>
<context>
    <name>SheetPage</name>
    <message>
        <source>This list is over: no game is entered any more</source>
        <translation>Cette feuille est terminée&#xa0;: aucune partie n’y est plus inscrite</translation>
    </message>
    <message>
        <source>This list is a copy. The statistics count its games as they were first written</source>
        <translation>Cette feuille est une copie. Les statistiques comptent ses parties telles qu’elles ont d’abord été inscrites</translation>
    </message>
    <message>
        <source>Copied: all games, as a table</source>
        <translation>Copié&#xa0;: toutes les parties, sous forme de tableau</translation>
    </message>
    <message>
        <source>{name}: there or away…</source>
        <extracomment>menu: whether a player of four is there, or away for some games</extracomment>
        <translation>{name}&#xa0;: présent ou absent…</translation>
    </message>
    <message>
        <source>copy</source>
        <extracomment>Of a list: its games are those of another list, or of a series that was played here</extracomment>
        <translation>copie</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <extracomment>menu of a score list: all its games to the clipboard</extracomment>
        <translation>Copier sous forme de tableau</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler la saisie</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir la saisie</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Totals of the list</source>
        <translation>Totaux de la feuille</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Double click: change; right click: insert, move, delete, write a remark</source>
        <extracomment>tool tip of a game in the score sheet</extracomment>
        <translation>Double-clic&#xa0;: modifier&#x202f;; clic droit&#xa0;: insérer, déplacer, supprimer, écrire une remarque</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>No list has these words</source>
        <translation>Aucune feuille ne contient ces mots</translation>
    </message>
    <message>
        <source>The archive is empty. Lists you do not need every day can be put here</source>
        <translation>Les archives sont vides. On peut y ranger les feuilles qui ne servent pas tous les jours</translation>
    </message>
    <message>
        <source>All lists are in the archive. The button below shows them</source>
        <translation>Toutes les feuilles sont dans les archives. Le bouton en bas les affiche</translation>
    </message>
    <message>
        <source>No list yet. Begin one, and write the first game</source>
        <translation>Pas encore de feuille. Commencez-en une et inscrivez la première partie</translation>
    </message>
    <message>
        <source>Score lists</source>
        <extracomment>Title of the shelf with all score lists</extracomment>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Archive</source>
        <extracomment>Title of the shelf with the score lists that were put away</extracomment>
        <translation>Archives</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>button: the players of all lists shown, the best first</extracomment>
        <translation>Classement</translation>
    </message>
    <message>
        <source>How everybody stands in the lists shown here, all of them added up</source>
        <translation>Où en est chacun, toutes les feuilles affichées ici additionnées</translation>
    </message>
    <message>
        <source>New list</source>
        <extracomment>button: begins a new score list</extracomment>
        <translation>Nouvelle feuille</translation>
    </message>
    <message>
        <source>Fold the lists away</source>
        <translation>Replier les feuilles</translation>
    </message>
    <message>
        <source>Show all lists</source>
        <translation>Afficher toutes les feuilles</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Program</source>
        <extracomment>tab of the sheet of keys: what works everywhere</extracomment>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>tab of the sheet of keys: where the cards are</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>tab of the sheet of keys</extracomment>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>tab of the sheet of keys</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>tab of the sheet of keys: the page that shows what was right in a deal</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Learn</source>
        <extracomment>tab of the sheet of keys: exercises, puzzles, duplicate, guide</extracomment>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Any deal</source>
        <extracomment>tab of the sheet of keys: the page where a deal is made: any cards, as one likes</extracomment>
        <translation>Donne au choix</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>SidePage</name>
    <message>
        <source>Back to the sheet</source>
        <extracomment>the way back from a page that lies over the score sheet</extracomment>
        <translation>Retour à la feuille</translation>
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
        <translation>{place} sur {count} dans votre main</translation>
    </message>
    <message>
        <source>played by {name}</source>
        <extracomment>For screen readers, about a card of the trick</extracomment>
        <translation>carte jouée par {name}</translation>
    </message>
    <message>
        <source>in the hand of {name}</source>
        <extracomment>For screen readers, about a card of a hand that lies open</extracomment>
        <translation>en main chez {name}</translation>
    </message>
</context>
<context>
    <name>SpreadView</name>
    <message>
        <source>Results of the games played</source>
        <translation>Résultats des parties jouées</translation>
    </message>
    <message>
        <source>{seat}, {game}</source>
        <extracomment>a player&apos;s seat and the game he declared: &quot;Forehand, Grand&quot;</extracomment>
        <translation>{seat}, {game}</translation>
    </message>
    <message>
        <source>Other games</source>
        <translation>Autres jeux</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>Donne passée</translation>
    </message>
    <message>
        <source>{times}, won {share}</source>
        <extracomment>how often a game was played: &quot;28 ×&quot;, and the share of these that was won: &quot;50%&quot;</extracomment>
        <translation>{times}, gains {share}</translation>
    </message>
    <message numerus="yes">
        <source>%n ×</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n&#xa0;×</numerusform>
            <numerusform>%n&#xa0;×</numerusform>
        </translation>
    </message>
    <message>
        <source>Card points of the declarer</source>
        <translation>Points du déclarant</translation>
    </message>
    <message>
        <source>List score of each seat, on average</source>
        <translation>Score moyen de chaque place</translation>
    </message>
</context>
<context>
    <name>StatisticsInWindow</name>
    <message>
        <source>{games}, {share} won as declarer</source>
        <extracomment>home page, under &quot;Statistics&quot;: {games} is &quot;210 games&quot;, {share} of those he declared the user won</extracomment>
        <translation>{games}, {share} gagnées en déclarant</translation>
    </message>
    <message>
        <source>Written: {path}</source>
        <translation>Enregistré&#xa0;: {path}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
</context>
<context>
    <name>StatisticsRoom</name>
    <message>
        <source>Reading the games…</source>
        <translation>Lecture des parties…</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Sort the cards</source>
        <extracomment>Button, while the player has arranged his cards by hand: sorts them again</extracomment>
        <translation>Trier les cartes</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>{k} of {n}</source>
        <extracomment>{k} of {n} moves of the deal have been done</extracomment>
        <translation>{k} sur {n}</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Trick back</source>
        <translation>Pli précédent</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Carte précédente</translation>
    </message>
    <message>
        <source>Card on</source>
        <translation>Carte suivante</translation>
    </message>
    <message>
        <source>Trick on</source>
        <translation>Pli suivant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
</context>
<context>
    <name>StrongPlayers</name>
    <message>
        <source>The strong players are ready</source>
        <translation>Les joueurs forts sont prêts</translation>
    </message>
    <message>
        <source>Strong players</source>
        <extracomment>title of a note: the players who search could not be prepared</extracomment>
        <translation>Joueurs forts</translation>
    </message>
</context>
<context>
    <name>TableController</name>
    <message>
        <source>{name} does not agree: play goes on</source>
        <translation>{name} n’est pas d’accord&#xa0;: le jeu continue</translation>
    </message>
    <message>
        <source>The others do not agree: play goes on</source>
        <translation>Les autres ne sont pas d’accord&#xa0;: le jeu continue</translation>
    </message>
</context>
<context>
    <name>TableWidget</name>
    <message>
        <source>Your cards</source>
        <extracomment>For screen readers: the part of the table where keys move along the own cards</extracomment>
        <translation>Vos cartes</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Copier le numéro de la donne</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier game(s) to read</source>
        <extracomment>While games of an earlier version of the program are read: how many are left</extracomment>
        <translation>
            <numerusform>%n ancienne partie à lire</numerusform>
            <numerusform>%n anciennes parties à lire</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <extracomment>button with a menu: save charts or games as files</extracomment>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Games as a table (CSV)…</source>
        <translation>Parties en tableau (CSV)…</translation>
    </message>
    <message>
        <source>All charts as pictures (PNG)…</source>
        <translation>Tous les graphiques en images (PNG)…</translation>
    </message>
    <message>
        <source>All charts as drawings (SVG)…</source>
        <translation>Tous les graphiques en dessins (SVG)…</translation>
    </message>
    <message>
        <source>Rename or merge players</source>
        <translation>Renommer ou fusionner des joueurs</translation>
    </message>
    <message>
        <source>Any deal</source>
        <extracomment>headline of the page where a deal is made: any cards, as one likes</extracomment>
        <translation>Donne au choix</translation>
    </message>
    <message>
        <source>From a record…</source>
        <extracomment>button: takes the cards of a recorded game</extracomment>
        <translation>D’un enregistrement…</translation>
    </message>
    <message>
        <source>Lay out the cards of a game of the International Skat Server</source>
        <translation>Reprendre les cartes d’une partie de l’International Skat Server</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>button: takes what the clipboard says</extracomment>
        <translation>Coller</translation>
    </message>
    <message>
        <source>A deal number, a record or cards from the clipboard</source>
        <translation>Un numéro de donne, un enregistrement ou des cartes du presse-papiers</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler l’action</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>button: takes all cards back</extracomment>
        <translation>Vider</translation>
    </message>
</context>
<context>
    <name>TopLine</name>
    <message>
        <source>Puzzles</source>
        <extracomment>title of the page with puzzles</extracomment>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>All kinds</source>
        <extracomment>choice: puzzles of every kind</extracomment>
        <translation>Tous types</translation>
    </message>
    <message>
        <source>From my games</source>
        <translation>De mes parties</translation>
    </message>
    <message>
        <source>All grades</source>
        <extracomment>choice: puzzles however hard they are</extracomment>
        <translation>Tous niveaux</translation>
    </message>
    <message>
        <source>Kind of puzzle</source>
        <translation>Type de problème</translation>
    </message>
    <message>
        <source>How hard</source>
        <translation>Difficulté</translation>
    </message>
    <message>
        <source>All hands</source>
        <extracomment>switch: after the answer all three hands lie open</extracomment>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>Shows all hands once the answer is given</source>
        <translation>Montre toutes les mains une fois la réponse donnée</translation>
    </message>
    <message>
        <source>Search my games</source>
        <extracomment>button: look for puzzles in the games the user has played</extracomment>
        <translation>Chercher dans mes parties</translation>
    </message>
    <message numerus="yes">
        <source>%n new puzzles · Search again</source>
        <extracomment>button: the search in the user&apos;s games has brought so many puzzles; pressing it searches once more</extracomment>
        <translation>
            <numerusform>%n nouveau · Chercher encore</numerusform>
            <numerusform>%n nouveaux · Chercher encore</numerusform>
        </translation>
    </message>
    <message>
        <source>The strong players are being prepared</source>
        <translation>Les joueurs forts se préparent</translation>
    </message>
    <message>
        <source>{k} of {n} games, {found} new · Cancel</source>
        <extracomment>how far the search for puzzles in the user&apos;s games is; pressing it stops the search</extracomment>
        <translation>Parties&#xa0;: {k} sur {n}, nouveaux&#xa0;: {found} · Annuler</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Arrêter la recherche</translation>
    </message>
    <message>
        <source>Looks for puzzles in your games</source>
        <translation>Cherche des problèmes dans vos parties</translation>
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
        <translation>La donne</translation>
    </message>
    <message>
        <source>Contract table</source>
        <extracomment>tab: what each seat could have played</extracomment>
        <translation>Tableau des jeux</translation>
    </message>
    <message>
        <source>Learn from mistakes</source>
        <translation>Apprendre de ses erreurs</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <extracomment>before the players and their shares in percent: how well each of them did</extracomment>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy the deal number</source>
        <translation>Copier le numéro de la donne</translation>
    </message>
    <message>
        <source>The deal was broken off</source>
        <translation>La donne a été interrompue</translation>
    </message>
    <message>
        <source>See the deal from this seat</source>
        <translation>Voir la donne depuis cette place</translation>
    </message>
</context>
<context>
    <name>TotalsModel</name>
    <message>
        <source>Game points</source>
        <extracomment>Head in the footer of the score sheet: sum of the games, without bonuses</extracomment>
        <translation>Points de jeu</translation>
    </message>
    <message>
        <source>Won / lost</source>
        <extracomment>Head in the footer of the score sheet: own games won and lost, &quot;7 / 1&quot;</extracomment>
        <translation>Gagnés / perdus</translation>
    </message>
    <message>
        <source>Lost by others</source>
        <extracomment>Head in the footer of the score sheet: how many games the other players lost</extracomment>
        <translation>Perdus (autres)</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Head in the footer of the score sheet: what counts in the end</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Head in the footer of the score sheet: first, second, third</extracomment>
        <translation>Rang</translation>
    </message>
</context>
<context>
    <name>TrialsPanel</name>
    <message>
        <source>Stop</source>
        <extracomment>button: ends the games the computer plays in the background</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message numerus="yes">
        <source>Play it %n times</source>
        <comment>button</comment>
        <extracomment>button: the computer plays the deal so often; never 1</extracomment>
        <translation>
            <numerusform>Jouer %n fois</numerusform>
            <numerusform>Jouer %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>When all cards are dealt, the deal can be played</source>
        <translation>Quand toutes les cartes sont données, la donne peut être jouée</translation>
    </message>
    <message>
        <source>{k} of {n} games. The strong players are still being prepared; meanwhile one who plays by the book sits in for them, and plays the same every time</source>
        <translation>Parties&#xa0;: {k} sur {n}. Les joueurs forts se préparent encore&#x202f;; d’ici là, un joueur méthodique les remplace et joue chaque fois la même chose</translation>
    </message>
    <message>
        <source>A player could not decide in game {k}, and the games ended. Begin again, or let others play</source>
        <translation>Un joueur n’a pas su se décider à la partie {k}, et tout s’est arrêté là. Recommencez, ou faites jouer quelqu’un d’autre</translation>
    </message>
    <message>
        <source>{k} of {n} games</source>
        <translation>Parties&#xa0;: {k} sur {n}</translation>
    </message>
    <message>
        <source>{rules}. {dealer} deals. For practice: it goes into no list</source>
        <extracomment>{rules} is a rule set, such as &quot;Official rules&quot;; the seat deals the cards</extracomment>
        <translation>{rules}. Donneur&#xa0;: {dealer}. Pour s’entraîner&#xa0;: hors feuille</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>headline: what to do with the deal, and with which seat</extracomment>
        <translation>Jouer la donne</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Votre place</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>button: deals these cards</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Who plays it again and again</source>
        <translation>Qui la joue encore et encore</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
</context>
<context>
    <name>TricksPage</name>
    <message>
        <source>Tricks of this deal</source>
        <translation>Plis de cette donne</translation>
    </message>
    <message>
        <source>The tricks appear here as they are played</source>
        <translation>Les plis s’affichent ici au fil du jeu</translation>
    </message>
    <message>
        <source>The last trick may be seen again until you have played to the next one</source>
        <translation>Le dernier pli peut être revu tant que vous n’avez pas joué au suivant</translation>
    </message>
    <message>
        <source>No trick was played out in this deal</source>
        <translation>Aucun pli n’a été joué jusqu’au bout dans cette donne</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>Another Skatdesk is running: games played here are not kept. Close this one and play in the other</source>
        <translation>Un autre Skatdesk est ouvert&#xa0;: les parties jouées ici ne sont pas conservées. Fermez celui-ci et jouez dans l’autre</translation>
    </message>
    <message>
        <source>This game cannot be written to {path}. Is the disk full or protected? Play goes on</source>
        <translation>Cette partie ne peut pas être écrite dans {path}. Le disque est-il plein ou protégé&#x202f;? Le jeu continue</translation>
    </message>
    <message>
        <source>The saved games in {path} cannot be read. They are left as they are</source>
        <translation>Les parties enregistrées dans {path} sont illisibles. Elles sont laissées telles quelles</translation>
    </message>
    <message>
        <source>The saved games in {path} are from a newer Skatdesk. They are left as they are</source>
        <translation>Les parties enregistrées dans {path} viennent d’un Skatdesk plus récent. Elles sont laissées telles quelles</translation>
    </message>
    <message>
        <source>{path} cannot be written: the list is as it was before. Is the disk full or protected? Make room or allow writing there, then try again</source>
        <translation>Impossible d’écrire dans {path}&#xa0;: la feuille est restée comme avant. Le disque est-il plein ou protégé&#x202f;? Faites-y de la place ou autorisez-y l’écriture, puis réessayez</translation>
    </message>
    <message>
        <source>The saved games in {path} cannot be opened: nothing that is played or written now is kept. Is the disk full or protected? Make room or allow writing there, then start Skatdesk again</source>
        <translation>Les parties enregistrées dans {path} ne peuvent pas être ouvertes&#xa0;: rien de ce qui est joué ou noté maintenant n’est conservé. Le disque est-il plein ou protégé&#x202f;? Faites-y de la place ou autorisez-y l’écriture, puis relancez Skatdesk</translation>
    </message>
    <message>
        <source>The saved games are from a newer Skatdesk: they were kept as {path}</source>
        <translation>Les parties enregistrées viennent d’un Skatdesk plus récent&#xa0;: elles sont conservées sous {path}</translation>
    </message>
    <message>
        <source>The backup is in use now. What was here before was kept as {path}</source>
        <translation>La sauvegarde est maintenant en place. Ce qui était ici avant a été conservé sous {path}</translation>
    </message>
    <message>
        <source>The saved games were no longer there. Skatdesk goes on with its copy of {day}; what was played and written after that is not in it</source>
        <translation>Les parties enregistrées n’étaient plus là. Skatdesk continue avec sa copie du {day}&#x202f;; ce qui a été joué et noté depuis n’y figure pas</translation>
    </message>
    <message>
        <source>The saved games were damaged and were kept as {path}. Skatdesk goes on with its copy of {day}; what was played and written after that is not in it</source>
        <translation>Les parties enregistrées étaient endommagées et ont été conservées sous {path}. Skatdesk continue avec sa copie du {day}&#x202f;; ce qui a été joué et noté depuis n’y figure pas</translation>
    </message>
    <message>
        <source>Skatdesk cannot keep its files in {path}. Is the disk full or protected, or is a file in the way? Make room or allow writing there, then start Skatdesk again</source>
        <translation>Skatdesk ne peut pas conserver ses fichiers dans {path}. Le disque est-il plein ou protégé, ou un fichier du même nom s’y trouve-t-il&#x202f;? Faites-y de la place ou autorisez-y l’écriture, puis relancez Skatdesk</translation>
    </message>
    <message>
        <source>Some settings could not be understood and are as at the first start: {options}. The file as it was is kept as {path}</source>
        <extracomment>{options} are settings with the values they have now, such as &quot;Card faces: French; Sounds: off&quot;</extracomment>
        <translation>Certains paramètres n’ont pas pu être compris et sont réglés comme au premier démarrage&#xa0;: {options}. Le fichier tel qu’il était est conservé sous {path}</translation>
    </message>
    <message>
        <source>The saved games were damaged: they were kept as {path}, and new ones begun</source>
        <translation>Les parties enregistrées étaient endommagées&#xa0;: elles sont conservées sous {path}, et un nouveau fichier est commencé</translation>
    </message>
    <message>
        <source>The settings were damaged: they were kept as {path}, and everything is set as at the first start</source>
        <translation>Les paramètres étaient endommagés&#xa0;: ils sont conservés sous {path}, et tout est réglé comme au premier démarrage</translation>
    </message>
    <message>
        <source>The settings cannot be saved. Is the disk full or protected? They hold until you quit</source>
        <translation>Les paramètres ne peuvent pas être enregistrés. Le disque est-il plein ou protégé&#x202f;? Ils restent valables jusqu’à la fermeture</translation>
    </message>
    <message>
        <source>{path} cannot be written. Is the disk full or protected, or is its folder gone?</source>
        <translation>Impossible d’écrire {path}. Le disque est-il plein ou protégé, ou le dossier n’existe-t-il plus&#x202f;?</translation>
    </message>
    <message>
        <source>The strong players could not be prepared, and others sit in for them. Is the disk full or protected? Make room in {path} or allow writing there, then start Skatdesk again</source>
        <translation>Les joueurs forts n’ont pas pu être préparés, d’autres les remplacent. Le disque est-il plein ou protégé&#x202f;? Faites de la place dans {path} ou autorisez-y l’écriture, puis relancez Skatdesk</translation>
    </message>
    <message>
        <source>Something went wrong in Skatdesk. The game is saved; details are in {path}</source>
        <translation>Un problème est survenu dans Skatdesk. La partie est enregistrée&#x202f;; les détails sont dans {path}</translation>
    </message>
    <message>
        <source>The series you left cannot be taken up again. It is kept as it is; begin a new one</source>
        <translation>La série quittée ne peut pas être reprise. Elle est conservée telle quelle&#x202f;; commencez-en une nouvelle</translation>
    </message>
</context>
<context>
    <name>User</name>
    <message>
        <source>You</source>
        <extracomment>name of the user at the table and on lists, when no other is typed</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Player {k}</source>
        <extracomment>a player of a recorded game who has no name; {k} counts from forehand</extracomment>
        <translation>Joueur {k}</translation>
    </message>
</context>
<context>
    <name>ValueChart</name>
    <message>
        <source>from</source>
        <extracomment>heads of columns in a file for spreadsheets: from this score to that one</extracomment>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnés</translation>
    </message>
</context>
<context>
    <name>ValueSentences</name>
    <message>
        <source>fixed value</source>
        <extracomment>Of a Null game, whose value is not counted out: &quot;fixed value 23&quot; without the number</extracomment>
        <translation>valeur fixe</translation>
    </message>
    <message>
        <source>with {matadors}</source>
        <extracomment>Start of counting out a game: &quot;with 2, game 3, × 12 = 36&quot;</extracomment>
        <translation>avec {matadors}</translation>
    </message>
    <message>
        <source>without {matadors}</source>
        <extracomment>Start of counting out a game: &quot;without 2, game 3, × 12 = 36&quot;</extracomment>
        <translation>sans {matadors}</translation>
    </message>
    <message>
        <source>{counted}, {step}</source>
        <extracomment>One more step of counting out a game: {counted} &quot;with 2, game 3&quot;, {step} &quot;Hand 4&quot;</extracomment>
        <translation>{counted}, {step}</translation>
    </message>
    <message>
        <source>fixed value {value}</source>
        <extracomment>Of a Null game, whose value is not counted out</extracomment>
        <translation>valeur fixe {value}</translation>
    </message>
    <message>
        <source>{counted}, {product}</source>
        <extracomment>End of counting out a game: &quot;with 2, game 3&quot; and then &quot;× 12 = 36&quot;</extracomment>
        <translation>{counted}, {product}</translation>
    </message>
    <message>
        <source>your bid {bid} is not reached</source>
        <translation>votre enchère de {bid} n’est pas atteinte</translation>
    </message>
    <message>
        <source>the bid {bid} is not reached</source>
        <translation>l’enchère de {bid} n’est pas atteinte</translation>
    </message>
    <message>
        <source>your bid {bid} is reached</source>
        <translation>votre enchère de {bid} est atteinte</translation>
    </message>
    <message>
        <source>the bid {bid} is reached</source>
        <translation>l’enchère de {bid} est atteinte</translation>
    </message>
    <message>
        <source>overbid, {product}</source>
        <extracomment>{product} is &quot;(1 + 3) × 10 = 40&quot;: the matadors and three more times the base value</extracomment>
        <translation>enchère dépassée, {product}</translation>
    </message>
    <message>
        <source>overbid, smallest multiple of {base} that reaches {bid} = {value}</source>
        <translation>enchère dépassée, plus petit multiple de {base} qui atteint {bid} = {value}</translation>
    </message>
    <message>
        <source>lost, {product}</source>
        <extracomment>{product} is &quot;2 × 48 = 96&quot;: a lost game costs twice its value</extracomment>
        <translation>perdu, {product}</translation>
    </message>
    <message>
        <source>lost, {value}</source>
        <translation>perdu, {value}</translation>
    </message>
    <message>
        <source>{doubling}, {product}</source>
        <extracomment>{doubling} is Kontra, Re …, {product} &quot;2 × 48 = 96&quot;</extracomment>
        <translation>{doubling}, {product}</translation>
    </message>
    <message>
        <source>Bock round, {product}</source>
        <extracomment>{product} is &quot;2 × 48 = 96&quot;: in a Bock round everything counts double</extracomment>
        <translation>tour double, {product}</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>score {score}</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>{name}: {move}</source>
        <extracomment>a player and what he does: &quot;Ada: ten of hearts&quot;</extracomment>
        <translation>{name}&#xa0;: {move}</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <extracomment>title at the end of a deal under review</extracomment>
        <translation>Fin de la donne</translation>
    </message>
    <message>
        <source>Turning points: {moves}</source>
        <extracomment>{moves} are the moves with which the deal changed side</extracomment>
        <translation>Tournants&#xa0;: {moves}</translation>
    </message>
    <message>
        <source>The deal never changed side</source>
        <translation>La donne n’a jamais basculé</translation>
    </message>
    <message>
        <source>Why: {reason}</source>
        <extracomment>{reason} is why a move was not the best, without a full stop</extracomment>
        <translation>Pourquoi&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Better: {move} – {reason}</source>
        <extracomment>{move} is the better card or bid, {reason} says why it is good</extracomment>
        <translation>Mieux&#xa0;: {move} – {reason}</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>heads over figures: chance of winning, expected change of the list</extracomment>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Does not lose</source>
        <extracomment>head over figures: the chance of not being the loser of a Ramsch</extracomment>
        <translation>Ne perd pas</translation>
    </message>
    <message>
        <source>A pass leads to a Ramsch here: in the long run it comes to about the same as bidding</source>
        <translation>Passer mène ici à un Ramsch&#xa0;: à la longue, cela revient à peu près au même qu’enchérir</translation>
    </message>
    <message>
        <source>After a pass nobody plays and nothing is scored: in the long run that comes to about the same as bidding</source>
        <translation>Si l’on passe ici, personne ne joue et rien n’est inscrit&#xa0;: à la longue, cela revient à peu près au même qu’enchérir</translation>
    </message>
    <message>
        <source>A pass scores nothing here, but leaves the game to the others: in the long run it comes to about the same as bidding</source>
        <translation>Passer ne rapporte rien ici, mais laisse le jeu aux autres&#xa0;: à la longue, cela revient à peu près au même qu’enchérir</translation>
    </message>
    <message>
        <source>The cards of a game with Spitze are not judged</source>
        <translation>Les cartes d’un jeu avec Pointe ne sont pas jugées</translation>
    </message>
    <message>
        <source>There are no exact figures while one player has every trick: all ten would win</source>
        <translation>Il n’y a pas de chiffres exacts tant qu’un joueur a tous les plis&#xa0;: avec les dix, il gagnerait</translation>
    </message>
    <message>
        <source>In a Ramsch there are exact figures once nobody holds more than {n} cards</source>
        <translation>Au Ramsch, il y a des chiffres exacts dès que personne n’a plus de {n} cartes en main</translation>
    </message>
    <message>
        <source>There are exact figures for cards only</source>
        <translation>Il n’y a de chiffres exacts que pour les cartes</translation>
    </message>
    <message>
        <source>There are exact figures for cards only; for games, see the contract table</source>
        <translation>Il n’y a de chiffres exacts que pour les cartes&#x202f;; pour les jeux, voyez le tableau des jeux</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>ne coûte rien</translation>
    </message>
    <message>
        <source>Declarer</source>
        <extracomment>head over figures: how the deal ends for the declarer after this card</extracomment>
        <translation>Déclarant</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>head over figures: card points of the three players at the end of a Ramsch</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Exact, if everybody sees all cards from here on; nobody could know that</source>
        <translation>Exact si chacun voit désormais toutes les cartes&#x202f;; personne ne pouvait le savoir</translation>
    </message>
</context>
<context>
    <name>WayBack</name>
    <message>
        <source>Back to the review</source>
        <extracomment>Button of a deal that was played on from the middle of another one</extracomment>
        <translation>Retour à l’analyse</translation>
    </message>
    <message>
        <source>Back to the series</source>
        <extracomment>Button of a deal that is played beside a series</extracomment>
        <translation>Retour à la série</translation>
    </message>
    <message>
        <source>Back to learning</source>
        <extracomment>Button of the game that is explained to beginners</extracomment>
        <translation>Retour à l’apprentissage</translation>
    </message>
</context>
<context>
    <name>WishPanel</name>
    <message>
        <source>None of the {n} hands tried would do. There may be such a deal, but it is rare: ask for a little less, or deal again</source>
        <translation>Aucune des {n} mains essayées ne convient. Une telle donne existe peut-être, mais elle est rare&#xa0;: demandez un peu moins, ou redonnez</translation>
    </message>
    <message>
        <source>There is no such deal: take a card away</source>
        <translation>Une telle donne n’existe pas&#xa0;: retirez une carte</translation>
    </message>
    <message>
        <source>The marked wish cannot be fulfilled: change it</source>
        <translation>Le souhait marqué est irréalisable&#xa0;: modifiez-le</translation>
    </message>
    <message>
        <source>With the fixed cards nobody can fulfil the marked wish: change it, or take cards away</source>
        <translation>Avec les cartes fixées, le souhait marqué est irréalisable&#xa0;: modifiez-le, ou retirez des cartes</translation>
    </message>
    <message>
        <source>No deal fulfils the marked wishes together: change one of them</source>
        <translation>Aucune donne ne réunit tous les souhaits marqués&#xa0;: modifiez-en un</translation>
    </message>
    <message>
        <source>All cards are fixed: take some away, and they can be dealt anew</source>
        <translation>Toutes les cartes sont fixées&#xa0;: retirez-en, et elles pourront être redonnées</translation>
    </message>
    <message>
        <source>Deal the rest anew</source>
        <extracomment>button: deals the loose cards once more</extracomment>
        <translation>Redonner le reste</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <extracomment>button: deals the cards that lie nowhere yet</extracomment>
        <translation>Donner le reste</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <extracomment>button: ends the search for a deal that fulfils the wishes</extracomment>
        <translation>Arrêter la recherche</translation>
    </message>
    <message>
        <source>Wishes</source>
        <extracomment>headline over what a random deal shall have: two jacks in forehand&apos;s hand …</extracomment>
        <translation>Souhaits</translation>
    </message>
    <message>
        <source>Add a wish</source>
        <extracomment>button: one more wish</extracomment>
        <translation>Ajouter un souhait</translation>
    </message>
    <message>
        <source>Nothing is wished for: the rest is dealt at random. Wish for cards, many trumps, a hand worth a bid</source>
        <translation>Aucun souhait&#xa0;: le reste est donné au hasard. Souhaitez certaines cartes, beaucoup d’atouts ou une main qui vaut une enchère</translation>
    </message>
</context>
<context>
    <name>WishRow</name>
    <message>
        <source>cannot be fulfilled</source>
        <translation>irréalisable</translation>
    </message>
    <message>
        <source>Whose cards</source>
        <translation>Les cartes de qui</translation>
    </message>
    <message>
        <source>What is wished</source>
        <translation>Ce qui est souhaité</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Take this wish away</source>
        <translation>Retirer ce souhait</translation>
    </message>
</context>
<context>
    <name>Writing</name>
    <message>
        <source>Game {k} is as it was: nothing has changed</source>
        <translation>La partie {k} reste telle quelle&#xa0;: rien n’a changé</translation>
    </message>
</context>
</TS>

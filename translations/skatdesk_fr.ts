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
        <translation>Logiciel libre sous licence MIT&#xa0;: utilisez-le, partagez-le, modifiez-le. Ses cartes ont été dessinées pour lui</translation>
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
        <source>Continue game {k}</source>
        <translation>Reprendre au jeu {k}</translation>
    </message>
    <message>
        <source>Continue game {k} of {n}</source>
        <translation>Reprendre au jeu {k} sur {n}</translation>
    </message>
    <message>
        <source>Copied: deal {number}</source>
        <translation>Copié&#xa0;: donne {number}</translation>
    </message>
    <message>
        <source>{name} could not decide; a plain move was played instead</source>
        <translation>{name} n’a pas su se décider&#x202f;; un coup simple a été joué à la place</translation>
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
        <source>Wait for your turn</source>
        <translation>Attendez votre tour</translation>
    </message>
    <message>
        <source>Play at 18, or pass</source>
        <translation>Jouez à 18 ou passez</translation>
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
        <source>with {game} safe up to {value}</source>
        <extracomment>{game} is a game such as Hearts or Null ouvert</extracomment>
        <translation>avec {game}, sûr jusqu’à {value}</translation>
    </message>
    <message>
        <source>you must not take a trick</source>
        <translation>vous ne devez faire aucun pli</translation>
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
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>donne {number}</translation>
    </message>
    <message>
        <source>· bid {value}</source>
        <translation>· enchère {value}</translation>
    </message>
    <message>
        <source>you play alone</source>
        <translation>déclarant&#xa0;: vous</translation>
    </message>
    <message>
        <source>declarer {name}</source>
        <translation>déclarant&#xa0;: {name}</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Game {k}</source>
        <translation>Jeu {k}</translation>
    </message>
    <message>
        <source>Game {k} of {n}</source>
        <translation>Jeu {k} sur {n}</translation>
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
        <source>you play alone at {value}</source>
        <translation>vous avez l’enchère à {value}</translation>
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
        <translation>vous donnez et regardez ce jeu</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
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
        <source>{contract}: {doubling} makes the score count {factor} times</source>
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
        <translation>jeu terminé par une faute</translation>
    </message>
    <message>
        <source>agreed at the table</source>
        <extracomment>The table agreed on the score, whatever the cards were worth</extracomment>
        <translation>résultat convenu à la table</translation>
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
        <source>you {card}</source>
        <extracomment>A player and the card played to a trick, in the middle of a sentence</extracomment>
        <translation>vous {card}</translation>
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
        <source>You put away {cards}</source>
        <translation>Vous écartez&#xa0;: {cards}</translation>
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
        <translation>Vous avez dépassé le temps</translation>
    </message>
    <message>
        <source>{name} has run out of time</source>
        <translation>{name} a dépassé le temps</translation>
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
    <name>FooterModel</name>
    <message>
        <source>Seeger-Fabian</source>
        <extracomment>A way of scoring lists</extracomment>
        <translation>Seeger-Fabian</translation>
    </message>
    <message>
        <source>Classic list</source>
        <extracomment>A way of scoring lists: the declarer&apos;s points, nothing else</extracomment>
        <translation>Liste classique</translation>
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
        <translation>Adv. ×&#xa0;{bonus}</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Line below a list: sum of the games, without the bonuses of Seeger-Fabian</extracomment>
        <translation>Points de jeu</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Play</source>
        <extracomment>home page: button that opens the dialog for a new table</extracomment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>New table, three or four</source>
        <translation>Nouvelle table, à trois ou à quatre</translation>
    </message>
    <message>
        <source>Your series goes on where you left it</source>
        <translation>Votre série vous attend là où vous l’avez laissée</translation>
    </message>
    <message>
        <source>The cards are shuffled, and somebody is waiting at the table</source>
        <translation>Les cartes sont mélangées, on vous attend à la table</translation>
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
        <source>Version {version} · free software · all keys: {keys}</source>
        <translation>Version {version} · logiciel libre · raccourcis&#xa0;: {keys}</translation>
    </message>
    <message>
        <source>Welcome back, {name}</source>
        <translation>Bon retour, {name}</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
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
        <translation>Liste des jeux</translation>
    </message>
    <message>
        <source>Totals of the list</source>
        <translation>Totaux de la feuille</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>New series …</source>
        <translation>Nouvelle série…</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>menu: back to the first page</extracomment>
        <translation>Accueil</translation>
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
        <source>Copy the deal number</source>
        <translation>Copier le numéro de la donne</translation>
    </message>
    <message>
        <source>Score list beside the table</source>
        <translation>Feuille à côté de la table</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
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
    <name>NewSeriesDialog</name>
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
        <source>Series number</source>
        <extracomment>a number that fixes all deals of a series</extracomment>
        <translation>Numéro de la série</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>name of the user at the table and on the list, when no other is typed</extracomment>
        <translation>Vous</translation>
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
        <source>Computer players who bid and play by the usual maxims</source>
        <translation>Joués par l’ordinateur, qui annonce et joue selon les principes habituels</translation>
    </message>
    <message>
        <source>The same number deals the same cards: share it and compare your lists</source>
        <translation>Le même numéro donne les mêmes cartes&#xa0;: partagez-le et comparez vos feuilles</translation>
    </message>
    <message>
        <source>Draw another number</source>
        <translation>Tirer un autre numéro</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>button: begins the series</extracomment>
        <translation>Commencer</translation>
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
        <source>Nobody loses: 40 points each</source>
        <translation>Personne ne perd&#xa0;: 40 points partout</translation>
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
        <source>shared by {players}, {value}</source>
        <extracomment>Several losers of a Ramsch share the loss; {value} is what each of them loses</extracomment>
        <translation>partagé à {players}, {value}</translation>
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
        <translation>le tout fois {factor}</translation>
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
        <source>Exactly two cards are put away</source>
        <translation>On écarte exactement deux cartes</translation>
    </message>
    <message>
        <source>No card of this rank may be passed on: {rank}</source>
        <extracomment>{rank} is the word for jack; Schieberamsch</extracomment>
        <translation>Cette carte ne peut pas être transmise&#xa0;: {rank}</translation>
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
        <source>Only a declarer who can no longer win may throw the cards in</source>
        <translation>Seul un déclarant qui ne peut plus gagner a le droit de jeter ses cartes</translation>
    </message>
    <message>
        <source>There is nothing to claim in this game now</source>
        <translation>Il n’y a rien à réclamer dans ce jeu maintenant</translation>
    </message>
    <message>
        <source>This cannot be proved against every play: please play on</source>
        <translation>Non démontrable contre tout jeu&#xa0;: continuez à jouer</translation>
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
        <source>Same cards again</source>
        <translation>Rejouer les mêmes cartes</translation>
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
        <source>Seeger-Fabian</source>
        <translation>Seeger-Fabian</translation>
    </message>
    <message>
        <source>Bierlachs</source>
        <translation>Bierlachs</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
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
        <translation>Vous dépassez le temps et perdez</translation>
    </message>
    <message>
        <source>{name} runs out of time and loses</source>
        <translation>{name} dépasse le temps et perd</translation>
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
        <translation>Vous dépassez le temps&#xa0;: {name} gagne</translation>
    </message>
    <message>
        <source>You leave the table: {name} wins</source>
        <translation>Vous quittez la table&#xa0;: {name} gagne</translation>
    </message>
    <message>
        <source>{leaver} runs out of time: you win</source>
        <translation>{leaver} dépasse le temps&#xa0;: vous gagnez</translation>
    </message>
    <message>
        <source>{leaver} runs out of time: {name} wins</source>
        <translation>{leaver} dépasse le temps&#xa0;: {name} gagne</translation>
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
    <name>SayButtons</name>
    <message>
        <source>Announce {level}</source>
        <extracomment>Button of a defender: the declarer will be held to Schneider, or will get no trick (Schwarz)</extracomment>
        <translation>Annoncer {level}</translation>
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
        <extracomment>Of a player who is asked whether he doubles; {kontra} is the first doubling</extracomment>
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
        <source>defends with you</source>
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
        <source>has pushed</source>
        <extracomment>Schieberamsch: the skat went on unseen</extracomment>
        <translation>a poussé</translation>
    </message>
    <message>
        <source>has passed cards on</source>
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
    <name>SeriesWords</name>
    <message>
        <source>Pub rules</source>
        <extracomment>name of a rule set: as played in pubs and at home</extracomment>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Kontra and Re, Ramsch when everybody passes, Bock rounds. You may take moves back and count points. Classic list.</source>
        <translation>Contre et surcontre, Ramsch quand tout le monde passe, tours doubles. On peut reprendre ses coups et compter les points. Liste classique.</translation>
    </message>
    <message>
        <source>Beginners&apos; guide</source>
        <extracomment>name of a rule set: simpler, as in a guide for beginners</extracomment>
        <translation>Guide du débutant</translation>
    </message>
    <message>
        <source>Simpler counting: only jacks count as matadors, and announcements need no Hand. Kontra and Ramsch. Three players, classic list.</source>
        <translation>Comptage plus simple&#xa0;: seuls les valets comptent comme matadors, et les annonces n’exigent pas de jouer main. Contre et Ramsch. Trois joueurs, liste classique.</translation>
    </message>
    <message>
        <source>Official rules</source>
        <extracomment>name of a rule set: the International Skat Order, as in tournaments</extracomment>
        <translation>Règles officielles</translation>
    </message>
    <message>
        <source>As in tournaments: no Kontra, no Ramsch, no taking back. When everybody passes, the next player deals. List after Seeger-Fabian.</source>
        <translation>Comme en tournoi&#xa0;: ni contre, ni Ramsch, ni reprise de coup. Quand tout le monde passe, le joueur suivant donne. Liste selon Seeger-Fabian.</translation>
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
            <numerusform>%n jeu</numerusform>
            <numerusform>%n jeux</numerusform>
        </translation>
    </message>
    <message>
        <source>Ben, Clara, Emil, Ida, Oscar, Rosa</source>
        <extracomment>First names of computer players, separated by commas: six short ones that are common in your language</extracomment>
        <translation>Léa, Hugo, Zoé, Paul, Emma, Luc</translation>
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
        <translation>Table</translation>
    </message>
    <message>
        <source>As the system</source>
        <extracomment>choice of a language: the one the desktop uses
----------
choice of colours: what the desktop uses</extracomment>
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
        <source>Sounds</source>
        <extracomment>settings: switch</extracomment>
        <translation>Sons</translation>
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
        <source>Normal</source>
        <extracomment>choice of animation speed</extracomment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <extracomment>choice of animation speed</extracomment>
        <translation>Tranquille</translation>
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
        <source>Count card points</source>
        <extracomment>settings: switch; card points taken so far are shown, where the rules allow it</extracomment>
        <translation>Compter les points</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Move along the hand</source>
        <extracomment>sheet of keys</extracomment>
        <translation>Parcourir la main</translation>
    </message>
    <message>
        <source>Play the card</source>
        <extracomment>sheet of keys: the card is the one reached with the arrow keys</extracomment>
        <translation>Jouer la carte</translation>
    </message>
    <message>
        <source>Play the first to tenth card</source>
        <extracomment>sheet of keys: the keys are 1 to 9 and 0</extracomment>
        <translation>Jouer la carte n°&#xa0;1 à 10</translation>
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
        <translation>Les autres ne sont pas d’accord&#xa0;: le jeu continue</translation>
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
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>Another Skatdesk is running: games played here are not kept. Close one of the two</source>
        <translation>Un autre Skatdesk est ouvert&#xa0;: les parties jouées ici ne sont pas conservées. Fermez l’un des deux</translation>
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
        <source>The saved games are from a newer Skatdesk: they were kept as {path}</source>
        <translation>Les parties enregistrées viennent d’un Skatdesk plus récent&#xa0;: elles sont conservées sous {path}</translation>
    </message>
    <message>
        <source>The saved games were damaged: they were kept as {path}, and new ones begun</source>
        <translation>Les parties enregistrées étaient endommagées&#xa0;: elles sont conservées sous {path}, et un nouveau fichier est commencé</translation>
    </message>
    <message>
        <source>The settings cannot be saved. Is the disk full or protected? They hold until you quit</source>
        <translation>Les paramètres ne peuvent pas être enregistrés. Le disque est-il plein ou protégé&#x202f;? Ils valent jusqu’à la fermeture</translation>
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
        <source>{counted}, {level} {sum}</source>
        <extracomment>One more step of counting out a game: &quot;with 2, game 3&quot; and then &quot;Hand 4&quot;</extracomment>
        <translation>{counted}, {level} {sum}</translation>
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
</TS>

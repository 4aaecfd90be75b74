<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>Account</name>
    <message numerus="yes">
        <source>%n game(s) left</source>
        <comment>of a Bock or Ramsch round, the one that is told included</comment>
        <translation>
            <numerusform>%n game left</numerusform>
            <numerusform>%n games left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n more Bock round(s)</source>
        <comment>that were made in this Bock round</comment>
        <translation>
            <numerusform>then %n more Bock round</numerusform>
            <numerusform>then %n more Bock rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message numerus="yes">
        <source>%n list(s)</source>
        <translation>
            <numerusform>%n list</numerusform>
            <numerusform>%n lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n above the average</source>
        <comment>of the latest lists</comment>
        <translation>
            <numerusform>%n above the average</numerusform>
            <numerusform>%n above the average</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CalculatorSentences</name>
    <message numerus="yes">
        <source>you need %n points</source>
        <comment>card points; 61 or 90</comment>
        <translation>
            <numerusform>you need %n point</numerusform>
            <numerusform>you need %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Captions</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in a player&apos;s hand</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartWords</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
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
</context>
<context>
    <name>EventSentences</name>
    <message numerus="yes">
        <source>You take the trick with %n points</source>
        <comment>card points; 0 but never 1</comment>
        <translation>
            <numerusform>You take the trick with %n point</numerusform>
            <numerusform>You take the trick with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the trick with %n points</source>
        <comment>card points; 0 but never 1</comment>
        <translation>
            <numerusform>{name} takes the trick with %n point</numerusform>
            <numerusform>{name} takes the trick with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExerciseWords</name>
    <message numerus="yes">
        <source>How many points do these %n cards count?</source>
        <comment>card points</comment>
        <translation>
            <numerusform>How many points does this card count?</numerusform>
            <numerusform>How many points do these %n cards count?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declarer has %n points, the skat included</source>
        <comment>card points</comment>
        <translation>
            <numerusform>The declarer has %n point, the skat included</numerusform>
            <numerusform>The declarer has %n points, the skat included</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n card points</source>
        <comment>guide: of the declarer; never 1</comment>
        <translation>
            <numerusform>%n card point</numerusform>
            <numerusform>%n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <comment>guide: of the declarer</comment>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FirstGameWords</name>
    <message numerus="yes">
        <source>With {game} all cards of that suit are trumps too: you would have %n of the eleven</source>
        <extracomment>{game} is a suit game such as Hearts; %n is how many trumps the hand would have in it</extracomment>
        <translation>
            <numerusform>With {game} all cards of that suit are trumps too: you would have %n of the eleven</numerusform>
            <numerusform>With {game} all cards of that suit are trumps too: you would have %n of the eleven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n of the trumps</source>
        <translation>
            <numerusform>You hold %n of the trumps</numerusform>
            <numerusform>You hold %n of the trumps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the cards you put away you have {points} points, %n are missing</source>
        <translation>
            <numerusform>With the cards you put away you have {points} points, %n is missing</numerusform>
            <numerusform>With the cards you put away you have {points} points, %n are missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without the skat you have {points} points, %n are missing</source>
        <translation>
            <numerusform>Without the skat you have {points} points, %n is missing</numerusform>
            <numerusform>Without the skat you have {points} points, %n are missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be read</source>
        <extracomment>after the number of games of a file that can be read</extracomment>
        <translation>
            <numerusform>%n cannot be read</numerusform>
            <numerusform>%n cannot be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message numerus="yes">
        <source>The first %n places</source>
        <comment>never 1</comment>
        <extracomment>guide: so many places are listed, there are more</extracomment>
        <translation>
            <numerusform>The first %n place</numerusform>
            <numerusform>The first %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %n time(s)</source>
        <translation>
            <numerusform>Found once</numerusform>
            <numerusform>Found %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Headlines</name>
    <message numerus="yes">
        <source>The last %n reviewed deal(s): {accuracy}</source>
        <extracomment>Headline of a chart: how accurately they were played; {accuracy} is such as &quot;91%&quot;</extracomment>
        <translation>
            <numerusform>The last reviewed deal: {accuracy}</numerusform>
            <numerusform>The last %n reviewed deals: {accuracy}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n player(s) with most of these games; the pale bar holds the true form 95 times in 100</source>
        <extracomment>Below the headline of a chart in which only so many of all players are shown</extracomment>
        <translation>
            <numerusform>The player with most of these games; the pale bar holds the true form 95 times in 100</numerusform>
            <numerusform>The %n players with most of these games; the pale bar holds the true form 95 times in 100</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListWords</name>
    <message numerus="yes">
        <source>%n players</source>
        <comment>at a table; 3 or 4</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <comment>in a score list</comment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewSeriesDialog</name>
    <message numerus="yes">
        <source>{rules}, but for %n switch(es)</source>
        <extracomment>{rules} is the name of a rule set: &quot;Pub rules&quot;</extracomment>
        <translation>
            <numerusform>{rules}, but for %n switch</numerusform>
            <numerusform>{rules}, but for %n switches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewSet</name>
    <message numerus="yes">
        <source>%n deals</source>
        <comment>length of a set</comment>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message numerus="yes">
        <source>%n puzzles from your games cannot be read and are left out. Search your games again to find them anew</source>
        <translation>
            <numerusform>%n puzzle from your games cannot be read and is left out. Search your games again to find it anew</numerusform>
            <numerusform>%n puzzles from your games cannot be read and are left out. Search your games again to find them anew</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your games cannot be read and were passed over</source>
        <translation>
            <numerusform>%n of your games cannot be read and was passed over</numerusform>
            <numerusform>%n of your games cannot be read and were passed over</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleSheet</name>
    <message numerus="yes">
        <source>%n due today</source>
        <extracomment>puzzles that were tried before and come again today</extracomment>
        <translation>
            <numerusform>%n due today</numerusform>
            <numerusform>%n due today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>puzzles</comment>
        <extracomment>puzzles that were never tried</extracomment>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row</source>
        <extracomment>on so many days in a row puzzles were tried; at least 2</extracomment>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RamschSentences</name>
    <message numerus="yes">
        <source>Nobody loses: %n points each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>Nobody loses: %n point each</numerusform>
            <numerusform>Nobody loses: %n points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <comment>card points of the loser of a Ramsch</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All three lose with %n points</source>
        <comment>card points of each</comment>
        <translation>
            <numerusform>All three lose with %n point</numerusform>
            <numerusform>All three lose with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {name} lose with %n points each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>You and {name} lose with %n point each</numerusform>
            <numerusform>You and {name} lose with %n points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} lose with %n points each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{first} and {second} lose with %n point each</numerusform>
            <numerusform>{first} and {second} lose with %n points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>You lose with %n point</numerusform>
            <numerusform>You lose with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} loses with %n point</numerusform>
            <numerusform>{name} loses with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and {name} have most points: %n each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>You and {name} have most points: %n each</numerusform>
            <numerusform>You and {name} have most points: %n each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{first} and {second} have most points: %n each</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{first} and {second} have most points: %n each</numerusform>
            <numerusform>{first} and {second} have most points: %n each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have most points: %n</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>You have most points: %n</numerusform>
            <numerusform>You have most points: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has most points: %n</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} has most points: %n</numerusform>
            <numerusform>{name} has most points: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RankingDialog</name>
    <message numerus="yes">
        <source>%n lists</source>
        <comment>put together</comment>
        <translation>
            <numerusform>%n list</numerusform>
            <numerusform>%n lists</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultSentences</name>
    <message numerus="yes">
        <source>%n Bock round(s) follow</source>
        <extracomment>After a game, or after its new total: it makes rounds of games that count double</extracomment>
        <translation>
            <numerusform>a Bock round follows</numerusform>
            <numerusform>%n Bock rounds follow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points: overbid</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>You lose with %n point: overbid</numerusform>
            <numerusform>You lose with %n points: overbid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points: overbid</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} loses with %n point: overbid</numerusform>
            <numerusform>{name} loses with %n points: overbid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>You win with %n point</numerusform>
            <numerusform>You win with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} wins with %n point</numerusform>
            <numerusform>{name} wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points: {announced}</source>
        <comment>card points; never 1</comment>
        <extracomment>{announced} is what was announced and not made: &quot;Schneider announced&quot;</extracomment>
        <translation>
            <numerusform>You lose with %n point: {announced}</numerusform>
            <numerusform>You lose with %n points: {announced}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points: {announced}</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} loses with %n point: {announced}</numerusform>
            <numerusform>{name} loses with %n points: {announced}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>You lose with %n point</numerusform>
            <numerusform>You lose with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses with %n points</source>
        <comment>card points; never 1</comment>
        <translation>
            <numerusform>{name} loses with %n point</numerusform>
            <numerusform>{name} loses with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message numerus="yes">
        <source>{points} card points</source>
        <extracomment>{points} has a sign: &quot;−7 card points&quot;</extracomment>
        <translation>
            <numerusform>{points} card point</numerusform>
            <numerusform>{points} card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tried in %n lie(s) of the hidden cards; what may be chance does not count as lost</source>
        <translation>
            <numerusform>tried in %n lie of the hidden cards; what may be chance does not count as lost</numerusform>
            <numerusform>tried in %n lies of the hidden cards; what may be chance does not count as lost</numerusform>
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
    <message numerus="yes">
        <source>tried in %n lie(s) of the hidden cards</source>
        <translation>
            <numerusform>tried in %n lie of the hidden cards</numerusform>
            <numerusform>tried in %n lies of the hidden cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message numerus="yes">
        <source>%n switch(es) differ from these rules</source>
        <extracomment>Under the choice of a rule set: how many switches are set differently from it</extracomment>
        <translation>
            <numerusform>%n switch differs from these rules</numerusform>
            <numerusform>%n switches differ from these rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeriesShown</name>
    <message numerus="yes">
        <source>You are %n points ahead of {name}</source>
        <comment>list points</comment>
        <extracomment>home page: points of the list; {name} is the best of the others</extracomment>
        <translation>
            <numerusform>You are %n point ahead of {name}</numerusform>
            <numerusform>You are %n points ahead of {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n points behind {name}</source>
        <comment>list points</comment>
        <extracomment>home page: points of the list; {name} is the best of the others</extracomment>
        <translation>
            <numerusform>You are %n point behind {name}</numerusform>
            <numerusform>You are %n points behind {name}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeriesWords</name>
    <message numerus="yes">
        <source>%n games</source>
        <comment>length of a series; never 1</comment>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpreadView</name>
    <message numerus="yes">
        <source>%n ×</source>
        <comment>how often</comment>
        <translation>
            <numerusform>%n ×</numerusform>
            <numerusform>%n ×</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message numerus="yes">
        <source>%n earlier game(s) to read</source>
        <extracomment>While games of an earlier version of the program are read: how many are left</extracomment>
        <translation>
            <numerusform>%n earlier game to read</numerusform>
            <numerusform>%n earlier games to read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopLine</name>
    <message numerus="yes">
        <source>%n new puzzles · Search again</source>
        <extracomment>button: the search in the user&apos;s games has brought so many puzzles; pressing it searches once more</extracomment>
        <translation>
            <numerusform>%n new puzzle · Search again</numerusform>
            <numerusform>%n new puzzles · Search again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrialsPanel</name>
    <message numerus="yes">
        <source>Play it %n times</source>
        <comment>button</comment>
        <extracomment>button: the computer plays the deal so often; never 1</extracomment>
        <translation>
            <numerusform>Play it %n time</numerusform>
            <numerusform>Play it %n times</numerusform>
        </translation>
    </message>
</context>
</TS>

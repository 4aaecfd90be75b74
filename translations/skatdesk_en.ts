<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
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
    <name>RamschSentences</name>
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
    <name>ResultSentences</name>
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
</TS>

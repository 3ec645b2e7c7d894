//! Artifact Stack's help pages in English.

use super::Topic;

pub(super) const fn page(topic: Topic) -> &'static str {
    match topic {
        Topic::Goal => {
            "[card:statue] [card:jewel] [card:porcelain] [star]\n\
             Two old temples are full of artifacts that lie on top of each other. You take them one by \
             one, build sets and hire helpers [helper]. At the end cards, helpers and silver [silver] \
             are worth points [points], and the most stars [star] bring more. The most points win."
        }
        Topic::TurnInShort => {
            "One action a turn:\n\
             [temple] Take a card from the temple. It is free if nothing lies on it; otherwise you dig for \
             silver.\n\
             [helper] Or hire a helper for {hire} silver.\n\
             [lock] At any time in your turn you may turn over 2 or 3 open cards of a deck for their bonus. They \
             are safe from thieves then."
        }
        Topic::TempleInShort => {
            "[temple] Three levels: fifteen cards at the bottom, eight on them, three on top. The number on a \
             card is what digging it out costs; a tick means it is free.\n\
             [hidden] Some cards lie face down. For {look} silver you may look at one, alone.\n\
             [end] When the temple is empty, a second one is built and the order is reversed."
        }
        Topic::FirstBonus => {
            "[card:manuscript] [card:manuscript]\n\
             Two open manuscripts: turn them over and you have {manuscript2} more {manuscript2|action|actions} \
             at once. With three it would be {manuscript3}. Turned cards are used up but keep their points, and \
             nobody can steal them. Waiting may pay, but weapons are about."
        }
        Topic::SignsOfDecks => {
            "[statue] Statues.\n[coin] Coins.\n[weapon] Weapons.\n[manuscript] Manuscripts.\n\
             [jewel] Jewels.\n[relic] Relics.\n[porcelain] Porcelain.\n[monster] Vampire and mummy.\n\
             [curse] Curse and blessing.\n[treasure] Treasure."
        }
        Topic::SignsOfScreens => {
            "[temple] Cards left in the temple.\n[silver] Silver.\n[star] A star.\n\
             [helper] Helpers beside the temple.\n[lock] Bonuses, and secured cards.\n\
             [areas] Everybody's area.\n[end] End of the turn.\n[hidden] A card that lies face down.\n\
             [eye] A look.\n[points] Points."
        }
        Topic::SignsOfHelpers => {
            "[sculptor] Sculptor.\n[numismatist] Numismatist.\n[armourer] Armourer.\n[scribe] Scribe.\n\
             [jeweller] Jeweller.\n[priest] Priest.\n[butler] Butler.\n[monsterhunter] Monster hunter.\n\
             [exorcist] Exorcist.\n[treasurehunter] Treasure hunter.\n[astronomer] Astronomer.\n\
             [curator] Curator."
        }
        Topic::Turn => {
            "You have one action: take a card from the temple or hire a helper. Before it and after it \
             you may trigger bonuses as often as you can. Everybody looks on; only a look at a hidden \
             card is behind a curtain. When nothing is left to choose, the turn ends by itself."
        }
        Topic::Take => {
            "A card with nothing on it costs nothing. It goes to your area and lies open. Curses, \
             blessings and some treasures act at once and are turned over. A hidden card is turned up \
             when it is taken. There is always a free card."
        }
        Topic::Dig => {
            "A card that lies under others is dug out: {dig} silver for every card that lies on it, even partly. \
             The cards above stay where they are. Red frames show what you would pay for. If you have too little \
             silver, the number of the cost is red."
        }
        Topic::Look => {
            "[hidden] For {look} silver you may look at a card that lies face down. It is no action, and you \
             need not take the card. Only you see it: take the device, press A at the curtain, put it down \
             again. A mark in your colour shows that you know the card; you may look again for nothing."
        }
        Topic::Hire => {
            "[helper] Instead of taking a card you may pay {hire} silver and choose one of the helpers beside \
             the temple. A helper brings points at the end for what you have collected. The list shows what it \
             would be now. Helpers cannot be stolen."
        }
        Topic::Bonus => {
            "[lock] Coins, weapons, manuscripts and jewels have a bonus: turn over exactly 2 or 3 open \
             cards of the deck, and it happens at once. Statues and porcelain are secured in the same \
             way. You may do it at any time in your turn. What a bonus brings must be taken."
        }
        Topic::Turned => {
            "[lock] Turned cards are safe: nobody can steal them and no curse takes them. They cannot be \
             used for another bonus or added to another set. They still score at the end, and their \
             stars count. The areas show open cards white and secured ones dark."
        }
        Topic::EndOfTurn => {
            "[end] The turn ends after the action. It ends by itself if nothing else can be chosen. If a \
             bonus is possible or actions are left, you end it here. Additional actions may be left \
             unused; the first one may not."
        }
        Topic::Temple => {
            "[temple] Fifteen cards in three rows, eight on them in two rows, three on top, each level \
             half a card off. Some lie face down. B shows the plan from above. A card in the middle of \
             the base lies under five others at the start."
        }
        Topic::SecondTemple => {
            "[temple] When the last card of the first temple is taken, the second is built from the rest \
             of the cards; two are left over. The order is reversed: whoever was last begins. Open \
             cards, helpers and silver stay with you."
        }
        Topic::EndOfGame => {
            "The game ends when the second temple is empty. Then points are counted: cards, helpers, \
             silver and awards. With equal points more artifacts decide, then more silver."
        }
        Topic::Scoring => {
            "[points] Cards score by their deck, open or turned. Sets that lie open are grouped in the best way \
             for you. Helpers bring what they say. Each silver is {silverpoint} {silverpoint|point|points}. The \
             most stars bring {moststars}, the most relics {mostrelics}, the fewest {fewestrelics}. All who are \
             equal get it."
        }
        Topic::Stars => {
            "[star] Many cards bear a star, also some curses. Whoever has the most stars at the end gets \
             {moststars} {moststars|point|points}; if several are equal, each of them does. Turned cards count \
             too."
        }
        Topic::Statues => {
            "[statue] The more statues in one set, the better: {statue1}, {statue2}, {statue3}, {statue4}, \
             {statue5} points and so on. Those that lie open at the end are one set. Two or more may be turned \
             over as a set: they are safe then, but it does not grow any more.\n\
             [deck:statue]"
        }
        Topic::Coins => {
            "[coin] Each coin is {coin} {coin|point|points}. Bonus: turn over 2 for {coin2} silver from the \
             bank, or 3 for {coin3} silver.\n\
             [deck:coin]"
        }
        Topic::Weapons => {
            "[weapon] Each weapon is {weapon} {weapon|point|points}. Bonus: turn over 2 to steal {weapon2} open \
             {weapon2|card|cards}, or 3 to steal {weapon3}, from one player or from several. A stolen card lies \
             open before you and may complete a set.\n\
             [deck:weapon]"
        }
        Topic::Manuscripts => {
            "[manuscript] Each manuscript is {manuscript} {manuscript|point|points}. Bonus: turn over 2 for \
             {manuscript2} more {manuscript2|action|actions} in this turn, or 3 for {manuscript3}. They lapse \
             when the temple is empty.\n\
             [deck:manuscript]"
        }
        Topic::Jewels => {
            "[jewel] Each jewel is {jewel} {jewel|point|points}. Bonus: turn over 2 for {jewel2} \
             {jewel2|helper|helpers} of your choice, or 3 for {jewel3}. They cost nothing and are no action.\n\
             [deck:jewel]"
        }
        Topic::Relics => {
            "[relic] Each relic is {relic} {relic|point|points}. At the end the most bring {mostrelics}, the \
             fewest {fewestrelics}. None at all is fewest. If all have equally many, nothing happens.\n\
             [deck:relic]"
        }
        Topic::Porcelain => {
            "[porcelain] Each piece has a letter. A piece alone is {single} {single|point|points}, two of a \
             letter are {pair}, three are {triple}, and A, B and C together {mixed}. Two or three of one letter \
             may be secured. A, B and C stay open and count at the end.\n\
             [deck:porcelain]"
        }
        Topic::VampireMummy => {
            "[monster] Alone, a vampire or a mummy counts {alone}, a silver cross {cross}, a coffin {coffin}. \
             Vampire and cross are {vampirecross}, mummy and coffin {mummycoffin}. Both monsters with a cross or \
             a coffin are {trio}. They cannot be secured; the best way counts at the end.\n\
             [deck:monster]"
        }
        Topic::CurseBlessing => {
            "[curse] All of them lie face down. Whoever takes one does at once what it says, good or bad, and \
             turns it over. It is worth no points, but its star counts. A curse never leads to debts: what \
             cannot be done is left out.\n\
             [deck:curse]"
        }
        Topic::Treasure => {
            "[treasure] Some treasures bring points at the end and lie open until then: they can be stolen. \
             Others bring silver, actions or helpers at once and are turned over.\n\
             [deck:treasure]"
        }
        Topic::EffectPoints => {
            "[treasure] The number on the card is what it is worth at the end. Until then it lies open \
             and can be stolen or given away."
        }
        Topic::EffectSilver => {
            "[silver] You take the silver from the bank at once, as much as it has. The card is turned \
             over."
        }
        Topic::EffectActions => {
            "You have as many more actions in this turn as the card says: take another card or hire a helper. \
             You may leave them unused. They lapse if the temple is empty."
        }
        Topic::EffectHelper => {
            "[helper] You choose as many of the helpers beside the temple as the card says, for nothing. If none \
             is left, nothing happens."
        }
        Topic::EffectOthersGive => {
            "[silver] Each other player gives you as much silver as the card says. Whoever has less gives what \
             there is."
        }
        Topic::EffectPay => {
            "[curse] You pay silver to the bank: as much as the card says, but never more than you have."
        }
        Topic::EffectGive => {
            "[curse] You choose as many of your open artifacts as the card says and give them to the player on \
             your left. Without an open one nothing happens. The left is the same in both temples."
        }
        Topic::EffectRemove => {
            "[curse] You choose as many of your open artifacts as the card says: they leave the game for good. \
             Without an open one nothing happens."
        }
        Topic::EffectOthersTake => {
            "[curse] Each other player takes as much silver from the bank as the card says. You get none."
        }
        Topic::Sculptor => {
            "[sculptor] {sculptor}. This is counted at the end, for open and turned cards."
        }
        Topic::Numismatist => {
            "[numismatist] {numismatist}. This is counted at the end, for open and turned cards."
        }
        Topic::Armourer => {
            "[armourer] {armourer}. This is counted at the end, for open and turned cards."
        }
        Topic::Scribe => {
            "[scribe] {scribe}. This is counted at the end, for open and turned cards."
        }
        Topic::Jeweller => {
            "[jeweller] {jeweller}. This is counted at the end, for open and turned cards."
        }
        Topic::Priest => {
            "[priest] {priest}. This is counted at the end, apart from the award for the most."
        }
        Topic::Butler => {
            "[butler] {butler}. This is counted at the end. Letters do not matter to the butler."
        }
        Topic::MonsterHunter => {
            "[monsterhunter] {monsterhunter}, instead of {alone}. Combinations count as ever."
        }
        Topic::Exorcist => {
            "[exorcist] {exorcist}. This is counted at the end. Blessings do not count."
        }
        Topic::TreasureHunter => {
            "[treasurehunter] {treasurehunter}. This is counted at the end. Those that acted at once count too."
        }
        Topic::Astronomer => {
            "[astronomer] {astronomer}. This is counted at the end. The helper is in every game."
        }
        Topic::Curator => {
            "[curator] {curator}. This is counted at the end. The helper is in every game."
        }
        Topic::Books => {
            "[silver] Everybody's silver, stars and cards by deck: open ones bright, turned ones in a frame. On \
             brass, a set can be turned over. Who has the most stars or relics is underlined.\n\
             [temple] The levels of the temple side by side, base, middle, top, with what digging costs. \
             The cursor stops where something can be entered: A takes the card, B looks at one that lies \
             face down, if you moved there. Below the top: [helper] helpers, [lock] bonuses, [end] the end of the turn.\n\
             Else B takes the last entry back. X puts a number right."
        }
        Topic::LayingOut => {
            "If the device deals, sort the cards that are played by deck. It says card by card what lies \
             where. For a card that lies face down take any card that is not played: which it really is, the \
             device says when it is taken, and alone to who looks.\n\
             If you deal from the box, shuffle, lay out the temple and say what lies open. What lies face down \
             stays unknown to the device until somebody says it."
        }
        Topic::Setup => {
            "Six of the ten decks are played: chance picks them, or you choose by hand. Helpers of decks that \
             are out stay in the box. Everybody begins with {start} silver. The start player is drawn by chance \
             unless you choose one. X on a deck explains it."
        }
        Topic::DigRule => {
            "The rules can be read in two ways. Usually every card above counts, on any level: a card in the \
             middle of the base costs {dig5}. Or only those count that touch the card: the level right above, \
             and the top only where nothing is left between."
        }
        Topic::PrintedValues => {
            "Not all numbers of the box are known here. Who owns it can set stars, which cards lie face \
             down, letters, effects, what helpers bring and all points as they are printed. What is \
             changed is kept with the game."
        }
    }
}

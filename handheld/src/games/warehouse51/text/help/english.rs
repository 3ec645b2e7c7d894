//! Warehouse 51's help pages in English.

use super::Topic;

pub(super) const fn page(topic: Topic) -> &'static str {
    match topic {
        Topic::Goal => {
            "[blue] [green] [yellow] [red]\nA museum's secret store is sold, relic by relic. Collect the \
             highest totals in each colour, sets of four colours, and keep some gold. But some relics are \
             counterfeits, and each player knows only of a few. The most points win."
        }
        Topic::AuctionInShort => {
            "[stack] The winner of the last auction picks a stack; its top relic is sold.\n[gavel] Most \
             are sold in the open: raise or pass, round and round.\n[fist] Weapons are sold with fists: \
             all choose in secret, then open.\n[gold] The price goes to the left neighbour, not to the \
             bank.\n[blessing] What a relic does begins when it is bought."
        }
        Topic::Counterfeits => {
            "[mask] Before the game, cards lie between neighbours: {three} each at three players, {four} at \
             four, {five} at five. They name relics that are false.\n\
             Both neighbours may read them at any time, in private: table, own row, A, A. At the end they are \
             revealed, and those relics leave."
        }
        Topic::Signs => {
            "[blue] Blue: tales of the West.\n[green] Green: Europe's myths.\n[yellow] Yellow: the Near \
             East.\n[red] Red: the Far East.\n[blessing] Blessed.\n[curse] Cursed.\n[gavel] Open auction, \
             or the lead.\n[fist] Fist auction, or a closed fist.\n[gold] Gold.\n[bank] The bank.\n[pawn] The \
             pawnshop.\n[certificate] A certificate.\n[mask] A counterfeit.\nOn a player in an auction: + a \
             relic that helps there, - one that hinders, [curse] may not bid."
        }
        Topic::Stacks => {
            "The winner of the last auction picks a stack and reveals its top relic; the youngest or a \
             chosen player begins. If nobody bids, the relic leaves the game and the same player reveals \
             again. When all stacks are empty, the end begins."
        }
        Topic::OpenAuction => {
            "[gavel] From the revealer's left, each raises or passes for good. Nobody bids more than they \
             hold, and at least 1. The last one left pays the bid to the left neighbour and takes the \
             relic.\nUp and down change the bid by one, left and right by five. Below the least bid: \
             pass, pawn, look at counterfeits."
        }
        Topic::FistAuction => {
            "[fist] Each in turn takes the device and closes a fist on some gold, or on none, in private. \
             Then all open together. The highest bid wins; of equal ones the first clockwise from the \
             revealer, who counts first. If all are empty, nobody bid.\nThe dial begins at another place \
             each time, so that presses tell nothing."
        }
        Topic::Paying => {
            "[gold] The price goes to the left neighbour, the next player clockwise. The bank gets \
             nothing. So gold stays in the game, and a high price makes a neighbour rich. With the Flying \
             Carpet it may go to the right."
        }
        Topic::Pawnshop => {
            "[pawn] Whoever holds fewer than {below} gold may pawn a relic at any time for {pays} gold, as long \
             as a tile is free and the bank can pay. Asked players find it below the bids; others in the menu, \
             out of turn.\n\
             A pawned relic does not count and loses its blessing, but keeps its curse. At the end it costs \
             {buyback} to buy back."
        }
        Topic::Marks => {
            "[blessing] A blessing helps its owner. Pawned, it is off.\n[curse] A curse harms its owner, \
             pawned or not. Some act at once, some last, some act at the end or in the scoring. What must \
             be done is done; only what says may is a choice."
        }
        Topic::EndSteps => {
            "[pawn] Whoever can still pawn is asked once more, then relics are bought \
             back.\n[certificate] Certificates are assigned.\n[mask] The counterfeits are revealed; those \
             relics leave with their effects. Then it is scored. Everything goes round from the last \
             winner on."
        }
        Topic::Certificates => {
            "[certificate] The Holy Grail and the Ark of the Covenant each carry one. Their owners put it \
             on any own relic that is not pawned: its counterfeit card does not count. A certificate \
             whose carrier is pawned is void."
        }
        Topic::Scoring => {
            "[places]\n\
             In each colour, values are added up; first and second place score. A set of four different colours \
             is worth {set} {set|point|points}, and every {gold} gold a point. A total of nothing never scores."
        }
        Topic::Ties => {
            "Two who share a place both get the points of the lower one of the places they take up; three \
             or more get nothing. Yata no Kagami wins every tie, the Shirt of Nessus loses every one. If \
             the winners are still equal, they share the victory."
        }
        Topic::Setup => {
            "Three to five play. Each has {purse} gold, the bank {bank}. The 26 relics lie in four stacks by \
             colour. Counterfeit cards lie between neighbours, who may look at them. The youngest or a player \
             picked by chance reveals first."
        }
        Topic::PrintedValues => {
            "Not every number of the box is known to us. What differs on a real box can be set here, \
             relic by relic: colour, value, mark, auction, effect and whether a counterfeit exists. A \
             game keeps the values that it began with."
        }
        Topic::Books => {
            "[gavel] Bids are called out; who keeps the books enters them. Left and right: which kind; up and \
             down: how much; A enters, B takes back. Below stands who would win and pay whom.\n[fist] Fists: \
             opened on the table and entered, or closed here in private.\n[pawn] Anybody may pawn.\n[mask] The \
             eye: one player reads alone. Counterfeits that stay in the box are told at the end.\nThe flag: who \
             reveals. X puts right what differs."
        }
        Topic::Excalibur => {
            "[relic:excalibur]\nThe sword that only Arthur could draw from the stone. A weapon: it is \
             sold with closed fists."
        }
        Topic::HolyGrail => {
            "[relic:grail]\nThe cup that the knights of the Round Table sought all their lives. No \
             counterfeit of it is known. In the pawnshop its certificate is void."
        }
        Topic::SevenLeagueBoots => {
            "[relic:boots]\nOne step in them is as far as a rider gets in a day. Whoever wears them is \
             first at every stack, even if somebody else won."
        }
        Topic::PhilosophersStone => {
            "[relic:stone]\nThe alchemists' stone turns lead into gold. With it, less gold makes a point. \
             The curse of the Nibelung's ring is stronger."
        }
        Topic::MalleusMaleficarum => {
            "[relic:malleus]\nThe book of the witch hunters. Its buyer picks two other neighbours and \
             reads their counterfeits in private. They stay readable under Counterfeits."
        }
        Topic::UnicornHorn => {
            "[relic:horn]\nIt finds every poison. At the end, when all counterfeits lie open, its owner \
             may save one relic, also somebody else's. If the horn itself is false, it saves nothing."
        }
        Topic::WilliamTellsCrossbow => {
            "[relic:crossbow]\nOne bolt for the apple, one for the bailiff. A weapon: it is sold with \
             closed fists."
        }
        Topic::SnowWhitesMirror => {
            "[relic:mirror]\nIt cannot lie, and neither can its owner: in a fist auction the bid is said \
             aloud before the others choose. The curse stays in the pawnshop too."
        }
        Topic::Mjollnir => {
            "[relic:hammer]\nThor's hammer always comes back to the hand. In open auctions its owner \
             leads with an equal bid. In fist auctions ties have a rule of their own."
        }
        Topic::GoldenFleece => {
            "[relic:fleece]\nJason and the Argonauts sailed to the end of the world for it. It has no \
             effect, but a high value, and is sold in the open."
        }
        Topic::PandorasBox => {
            "[relic:pandora]\nWhoever opens it lets all evils out. After paying, a part of the gold that \
             is left goes to the bank, rounded down."
        }
        Topic::Cornucopia => {
            "[relic:cornucopia]\nThe horn of plenty is never empty. Every later auction that its owner \
             wins brings gold from the bank, after the effect of what was bought."
        }
        Topic::ShirtOfNessus => {
            "[relic:shirt]\nThe poisoned shirt that Heracles could not take off. Its owner loses every \
             tie for a place and for the victory. With Yata no Kagami both cancel out."
        }
        Topic::RingOfTheNibelung => {
            "[relic:ring]\nRhinegold, forged and cursed. The gold of its owner gives no points at the \
             end, not even with the Philosopher's Stone."
        }
        Topic::BabaYagasMortar => {
            "[relic:mortar]\nThe witch flies through the wood in it and sees everything from above. \
             Whoever reveals looks at the top of every stack first, in private. What was seen stays \
             readable."
        }
        Topic::AladdinsLamp => {
            "[relic:lamp]\nRub it, and the spirit brings gold. It brings what the bank has, up to its \
             number, and only once."
        }
        Topic::FlyingCarpet => {
            "[relic:carpet]\nIt takes its owner wherever they wish, also over the table: after a win, the \
             price may go to the right neighbour. Otherwise it goes to the left."
        }
        Topic::ArkOfTheCovenant => {
            "[relic:ark]\nThe chest of the tablets of the law. No counterfeit of it is known. In the \
             pawnshop its certificate is void."
        }
        Topic::DavidsHarp => {
            "[relic:harp]\nIts sound drove Saul's evil spirit away. As long as it is not pawned, no curse \
             of the own relics has any effect."
        }
        Topic::GoliathsSword => {
            "[relic:sword]\nDavid cut off the giant's head with it. A weapon: it is sold with closed \
             fists."
        }
        Topic::BookOfThoth => {
            "[relic:thoth]\nIt holds all the spells of the gods, and they do not stay secret: everyone \
             sees the counterfeits on the buyer's left and right. They lie open from then on."
        }
        Topic::YataNoKagami => {
            "[relic:yata]\nThe mirror that brought the sun goddess out of her cave. Its owner wins every \
             tie for a place and for the victory. With the Shirt of Nessus both cancel out."
        }
        Topic::Amenonuhoko => {
            "[relic:spear]\nThe spear with which the gods stirred Japan out of the sea. A weapon: it is \
             sold with closed fists."
        }
        Topic::PeachesOfImmortality => {
            "[relic:peaches]\nThey ripen once in three thousand years. With them, pawned relics come back \
             cheaply at the end. If they are pawned themselves, they do not help."
        }
        Topic::Tamatebako => {
            "[relic:tamatebako]\nUrashima was told not to open this box, and was old at once. Its buyer \
             sits out the next auction. After the last auction nothing happens."
        }
        Topic::CintamaniJewel => {
            "[relic:jewel]\nThe jewel that grants every wish. In a set of four it stands for the colour \
             that is missing; its value stays red."
        }
    }
}

//! Artifact's help pages in English.

use super::Topic;

pub(super) const fn page(topic: Topic) -> &'static str {
    match topic {
        Topic::Goal => {
            "[card:africa:vase] [card:america:vase] [card:east:vase] [tile]\n\
             Dig up artifacts all over the world, ship them home and show sets of them to the \
             public. An exhibition pays coins [coin] every round and points [points] at the end. \
             Money left over is worth points too. The most points win."
        }
        Topic::YearInShort => {
            "[year] A round is a year, and there are usually nine. It begins with income: everyone \
             gets the base income, and what the own exhibitions pay.\n\
             [museum] Then turns go round until all have passed. Actions use up the markers on the \
             own mat, usually six.\n\
             [ship] Whoever has passed takes markers again. Before the next year all mats are filled \
             up."
        }
        Topic::TurnInShort => {
            "One action, two actions, or passing. Each action uses a marker:\n\
             [museum] Research: the first hut at another site. Or an exhibition.\n\
             [worker:africa] Hire: another hut at that site. A new hut turns up a card.\n\
             [ship] Ship: a card to the hand for each own hut there. Or sell and buy.\n\
             [coin] The marker goes back to its track; the number it covers there is the price."
        }
        Topic::FirstExhibition => {
            "[card:africa:gem] [card:america:gem] [card:east:gem]\n\
             Three gems, from whatever sites: that is a set. A museum marker turns it \
             into an exhibition. One of the cards goes back to the hand, the others stay under the \
             tile. Larger sets are worth more. Other tiles ask for 4 or 5 cards from one site; \
             these lie on the income track, and taking one may lower the base income."
        }
        Topic::SignsOfTheBoard => {
            "[museum] Museum marker: research, exhibition.\n\
             [ship] Ship: shipping, selling, buying.\n\
             [worker] Hiring. [worker:africa] [worker:asia] [worker:america] [worker:east] Workers, by the shape of the site.\n\
             [joker] Joker: any marker for another.\n\
             [hut] Hut, in the colour of the player.\n\
             [coin] Coins.\n\
             [points] Points.\n\
             [year] The year.\n\
             [market] Black market, and the table.\n\
             [card] A card.\n\
             [tile] The tile of 3 different sites.\n\
             [cards] The tile of 5 different types."
        }
        Topic::SignsOfCards => {
            "[africa] Africa.\n[asia] Asia.\n[america] America.\n[east] Middle East.\n\
             [temple] Architecture.\n[bust] Sculpture.\n[vase] Pottery.\n[gem] Jewellery.\n\
             [sword] Weapons.\n[alone] Stand-alone artifact.\n[gold] Gold discovered.\n\
             [fragments] Fragments.\n[cursed] Cursed artifact.\n[manuscript] Manuscript."
        }
        Topic::SignsOfRoles => {
            "[research] A research marker.\n[paris] Paris: keep two cards.\n\
             [london] London: ship and draw unseen.\n[berlin] Berlin: sell for more.\n\
             [newyork] New York: one card is a joker.\n[andersson] Andersson: a free action.\n\
             [carter] Carter: research two spaces.\n[judd] Judd: research and draw unseen.\n\
             [morley] Morley: hire two huts."
        }
        Topic::Setup => {
            "Say who plays, in clockwise order, and who begins. Each expansion is switched on by \
             itself. The quick start gives everyone the first huts; without it everyone places \
             two. With three players one site stays out. The printed values only need a change if \
             a real box shows other numbers."
        }
        Topic::FirstHuts => {
            "Everyone places two huts, one at a time in two rounds. Each comes with a worker \
             marker of its site. Both huts may go to the same site. The very first hut at a site \
             digs up nothing, every later one turns up a card. Then one player after the other \
             fills the mat with markers of choice. With the quick start the huts are given and \
             only these last markers are chosen."
        }
        Topic::PlayerCount => {
            "With five players everything is used. With four, each track lacks its cheapest \
             marker, with three its two cheapest. With three players one site is left out as \
             well, with its workers, its cards and its two tiles. The base income then starts \
             further down."
        }
        Topic::Round => {
            "A round is a year. First everyone collects income. Then turns go round clockwise, \
             beginning with the start player, until all have passed. At the end of the round the \
             mats are filled up again. The usual game lasts nine years, from 1920 to 1928, unless \
             something ends it earlier."
        }
        Topic::Income => {
            "Everyone gets the same base income: the number left of the tiles on the income \
             track. When a tile is taken from there, the others close up, and sooner or later the \
             base income falls for all. Own exhibitions add their bonus on top. Money never drops \
             below zero and has no limit."
        }
        Topic::Turn => {
            "A turn is one action, two actions, or passing. Every action uses one marker from the \
             mat. Museum markers are for research and exhibitions. Ships are for shipping, \
             selling and buying. Workers hire at their own site. The marker goes back to the \
             board, and the number it covers is the price."
        }
        Topic::Markers => {
            "A marker that goes back to its track covers the highest free number there, and that \
             many coins are paid. So the more markers lie on a track, the cheaper its next action. \
             Taking a marker frees the lowest covered number and makes the track dearer again. A \
             mat usually holds six markers."
        }
        Topic::Joker => {
            "Any marker can stand in for another one. It still goes back to its own track, but \
             the action costs the joker price, usually 6 coins, instead of the number covered. \
             Both actions of a turn can be done that way. For selling and buying there is no \
             joker."
        }
        Topic::Research => {
            "Opens a site: a first own hut, where the player has none now. It uses a museum marker \
             and a hut from the reserve. If any hut stands there already, a card is turned up. \
             With expansion I the player's research marker there moves up one space."
        }
        Topic::Hire => {
            "Adds a hut at a site where the player has one already, and turns up a card there. It \
             uses a worker of that very site and a hut from the reserve. Once the deck is empty, \
             no card comes."
        }
        Topic::Ship => {
            "Brings face-up cards of one site to the hand, one for each own hut there, by choice. \
             If nobody else has a hut there, it is one card fewer. If fewer cards lie there, all \
             of them come along. Then all own huts of that site return to the reserve. It uses a \
             ship. A cursed card must be taken first."
        }
        Topic::Exhibition => {
            "Takes a tile for a set of cards. It uses a museum marker. Exactly the cards that the \
             tile asks for are shown from the hand. One of them goes back to the hand, the others \
             stay under the tile. From then on the tile pays its bonus every round, and its \
             points count at the end. A tile from the income track also brings the base income \
             closer to its next fall."
        }
        Topic::Sell => {
            "Puts a card from the hand on the black market, at the right. A fourth card pushes \
             the leftmost one out of the game. It uses a ship, never a joker or a free action. The \
             coins printed above the space that the ship covers are received; nothing is paid."
        }
        Topic::Buy => {
            "Takes any card of the black market to the hand. It uses a ship, never a joker or a \
             free action. The price is printed above the space that the ship covers, not on it."
        }
        Topic::Passing => {
            "Passing ends a player's actions for this round; it is only possible in a turn without \
             an action. At once, and in every later turn, the player may take one marker from the \
             board, exchange one, or do nothing. A full mat takes no more. In the last round \
             nobody takes or exchanges markers."
        }
        Topic::EndOfRound => {
            "When everyone has passed, the last one to pass becomes start player. From there on, \
             one player after the other fills the mat up again, usually to six markers. Nothing \
             can be exchanged now. Then the next year begins."
        }
        Topic::EndOfGame => {
            "Four things make a round the last: the income track is empty, all three tiles of two \
             types are gone, the last card of a site is drawn, or the last year has come. The \
             round is played to its end. Mats are not filled any more. Then comes the scoring."
        }
        Topic::Scoring => {
            "Points come from exhibition tiles and from money, usually one for 5 coins. Expansion \
             I adds stand-alone exhibitions and research. In a tie more exhibitions win, then more \
             money. If even that is equal, the victory is shared."
        }
        Topic::AllTiles => {
            "In each row: points at the end, and the coins of every round behind the plus.\n\
             [tiles:head]\n[tiles:temple]\n[tiles:bust]\n[tiles:vase]\n[tiles:gem]\n[tiles:sword]\n\
             [tiles:africa]\n[tiles:asia]\n[tiles:america]\n[tiles:east]\n[tiles:sites]\n[tiles:types]"
        }
        Topic::TypeTiles => {
            "Each of the five types has three tiles: for 3, 4 and 5 artifacts of that type, from \
             any sites. They do not lie on the income track, so the base income stays as it is. \
             When two types have no tile left, the round becomes the last."
        }
        Topic::SiteTiles => {
            "Each site has two tiles: for 4 and for 5 artifacts from there, of any types. They lie \
             on the income track. Taking one makes the others close up, and the base income may fall \
             for everyone."
        }
        Topic::DifferentSites => {
            "This tile asks for 3 artifacts, each from another site. The types do not matter. It \
             lies on the income track, so the base income may fall when it is taken."
        }
        Topic::DifferentTypes => {
            "This tile asks for 5 artifacts, one of each type. The sites do not matter. It lies on \
             the income track, so the base income may fall when it is taken."
        }
        Topic::Artifacts => {
            "An artifact has a site and one of five types: architecture, sculpture, pottery, \
             jewellery, weapons. Tiles ask for one or the other. Usually there are four of each \
             type at each site. Artifacts can also be sold on the black market."
        }
        Topic::ResearchTracks => {
            "Expansion I: everyone has a research marker at each site, at first on the lowest \
             space. Each research there moves it up one space, as far as the top. At the end a \
             single marker scores: with three players the lowest one, with four or five the \
             second lowest. So it pays to research everywhere."
        }
        Topic::StandAlone => {
            "This special artifact is an exhibition all by itself. It uses a museum marker, but \
             no tile and no other card. It usually brings 1 coin each round and 1 point. No card \
             is kept. In a tie it counts as an exhibition, and with expansion II a role is chosen \
             afterwards."
        }
        Topic::Gold => {
            "In the own turn, before passing, gold can be thrown away for any card of the black \
             market. That costs no coins and no marker, and it is not an action. Gold is never \
             part of an exhibition."
        }
        Topic::Fragments => {
            "In an exhibition, fragments stand for an artifact of any type, but of their own site. \
             If the set-up says so, they stand for any site as well. They always stay under the \
             tile and never return to the hand."
        }
        Topic::Cursed => {
            "A cursed artifact is never exhibited. Where it lies face up, it is the first card to \
             be shipped, takes up one card of the load and then leaves the game. Drawn unseen, it \
             is shown and leaves the game; no other card is drawn for it."
        }
        Topic::Manuscript => {
            "Kept in hand until the end, each manuscript moves one own research marker up one \
             space before the scoring. The player chooses which. Carter does not double it. A \
             manuscript is never part of an exhibition."
        }
        Topic::Roles => {
            "Expansion II: after every exhibition the player places or moves one of two role \
             markers. One can be on a city, one on an archaeologist. Several players may have the \
             same role. It helps from the next action on, for as long as the marker stays there."
        }
        Topic::Paris => {
            "Exhibition: two cards of the set may go back to the hand instead of one. The first \
             must be kept, the second may be. Fragments never return."
        }
        Topic::London => {
            "Ship: after shipping, the player may also draw the top card of that site's deck \
             without showing it. A cursed card is shown and leaves the game. An empty deck gives \
             nothing."
        }
        Topic::Berlin => "Sell: a sale on the black market brings extra coins, usually 3 more.",
        Topic::NewYork => {
            "Exhibition: one card of the set stands for any type or any site. It may even be the \
             card that is kept."
        }
        Topic::Andersson => {
            "Once a round, when all markers of the mat are used and before passing, one more \
             action is free: no marker, no coins. It counts as one of the two actions of that \
             turn. Selling and buying are not possible with it."
        }
        Topic::Carter => {
            "Research: the research marker moves up two spaces instead of one, but not beyond the \
             top. Manuscripts still move one space. Without expansion I there is nothing to \
             move."
        }
        Topic::Judd => {
            "Research: the player may also draw the top card of that site's deck without showing \
             it. A cursed card is shown and leaves the game. An empty deck gives nothing."
        }
        Topic::Morley => {
            "Hire: two huts instead of one, and two cards are turned up. It uses one worker, but \
             the price is paid twice, with a joker too. Two huts must be in reserve. Hiring just \
             one is still possible."
        }
        Topic::PrintedValues => {
            "Some numbers on board and tiles are not known for sure. The owner of a real box can \
             change them here, so that the device plays by that box. They are fixed once the game \
             has begun."
        }
    }
}

//! The help pages that every game has, in English.

use super::Topic;

pub(super) const fn page(topic: Topic) -> &'static str {
    match topic {
        Topic::Buttons => {
            "The joystick moves. A does what is selected, B goes back. X explains what is \
             selected, Y opens the menu. The bottom line of every screen says what the buttons \
             do there. A dim entry is not possible now; the line below it says why."
        }
        Topic::ButtonsWide => {
            "X moves up, Y moves down. A does what is selected, B goes back. Hold X for help and \
             Y for the menu; upside down, X and Y swap. Where there is more or less to choose, \
             hold A for more and B for less. The bottom line of every screen says what the buttons do there."
        }
        Topic::Signs => {
            "[resume] On with the game.\n[undo] Undo.\n[unasked] Something out of turn.\n\
             [rules] Rules.\n[standings] Standings.\n[history] History.\n[settings] Settings.\n\
             [quit] Save and quit.\n[winner] In front.\n[battery] Runs on the battery.\n\
             [usb] Power from USB."
        }
        Topic::Undo => {
            "Undo takes back one step after the other within a turn. It stops where a hidden card \
             has been revealed and where the device has been passed on. The friendly undo in the \
             settings also goes back past revealed cards, if everyone agrees."
        }
        Topic::Secrets => {
            "A mark in the corner says whether a screen is public or for one player only. Before \
             anything private a curtain asks to pass the device on, and a press lifts it. A hand \
             hides itself after a while. The menu, the table and the history show only what \
             everyone may know."
        }
        Topic::FairChance => {
            "Before the first card the device fixes a secret and shows a code for it. Every \
             card follows from what was fixed then, so nothing can be chosen later. Undoing and playing \
             again turns up the same card. After the game the secret is shown, and a computer can \
             check every card."
        }
        Topic::Lots => {
            "For any other game: cards by number, dice, a coin, who begins and who sits where. \
             A draws what is chosen, Y tosses a coin. What can be set stands below what was drawn; right \
             opens it without drawing. A deck has 2 to 120 cards; they stay out until the deck \
             is shuffled, or are put back each time. A number is turned with up and down by one, to \
             the right by ten. Nothing here has to do with the game that is saved, and a deck is \
             still there after switching off."
        }
        Topic::Bots => {
            "A seat can be played by a bot: easy, medium or hard. It sees what that seat may see, and nothing \
             else. While one thinks, A lets it move at once. In the menu of a game, a person takes a seat over, or \
             gives it back. How long its deeds stand on the screen is in the \
             settings. In the own turn the menu gives advice: a flag marks it, and it is counted."
        }
        Topic::AtTheTable => {
            "With the real box, one person keeps the books on the device: it knows money, prices, turns, \
             the end and the score. The device can be the shuffled deck and say which card to take, or \
             you deal and say what came up. What is secret is read behind a curtain. What went wrong is \
             put right from the menu. You can change between the table and the device at any time. \
             Settings have a clock: it takes the time of the turn and of each player, here and at the \
             table, and stands still in the menu."
        }
        Topic::ScoreOnly => {
            "For a game that was played without this device. Choose the game and how it was played, then \
             enter what lies before each player: up and down choose a row, left and right change its \
             number, Y adds ten, A goes on to the next player. With four buttons, up and down turn the first \
             number, tens and then ones; below it A adds one, and goes down where few have two. \
             Holding Y goes on to the next player. \
             The points show at once; the result names the winner and what decided a tie. Nothing is \
             kept, and the saved game stays as it is."
        }
        Topic::Saving => {
            "Every step is saved as soon as it is confirmed. After switching off, even by \
             accident, Resume goes on at the same place. A resumed game always begins behind the \
             curtain."
        }
        Topic::TakingHome => {
            "After a game its result is a QR code: a phone reads it, and the app BG Stats logs names, points \
             and winner. The whole game is a row of codes: from their texts a computer tells it and checks every card. Turn the light up and hold the phone a hand's width away. Whoever takes a result \
             home closes the game: nothing is taken back any more."
        }
    }
}

//! The words of scoring without books. Names are as in [`ui`](super::ui).

use super::texts;

texts! {
    /// The words of scoring without books.
    pub enum ScoreText {
        ScoreOnly: "Score only", "Nur werten", "Alleen tellen";
        ScoreOnlyDetail: "Played without this device", "Ohne dieses Gerät gespielt", "Zonder apparaat gespeeld";
        NextPlayer: "Next: {0}", "Weiter: {0}", "Volgende: {0}";
        NextPlayerDetail: "When all of it is entered", "Wenn alles eingegeben ist", "Als alles ingevoerd is";
        Result: "Result", "Ergebnis", "Uitslag";
        ResultDetail: "Who wins, and by what", "Wer gewinnt, und wodurch", "Wie wint, en waardoor";
        WithDetail: "With {0}", "Bei {0}", "Bij {0}";
        AllTakenDetail: "Others have all of it", "Haben alles die anderen", "Anderen hebben alles";
        TensDetail: "Up, down: tens", "Hoch, runter: Zehner", "Op, neer: tientallen";
        OnesDetail: "Up, down: ones", "Hoch, runter: Einer", "Op, neer: eenheden";
    }
}

//! The page's server, as a browser meets it.
#![allow(clippy::unwrap_used)] // tests may fail loudly

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::thread;
use std::time::Duration;

use engine::artifact::{Artifact, Setup};
use engine::chance::{Cuts, Reveal, Secret};
use engine::game::Actor;
use engine::record::Record;
use engine::verify::context;
use handheld::board::Board;
use handheld::play::{Dealing, LOG, Shell};
use handheld::save;
use handheld::settings::Roster;
use serde_json::Value;
use simulator::device::Device;
use simulator::entropy::Seeded;
use simulator::server::{Server, Stage};
use simulator::storage::MemoryStorage;

/// A server on any port that is free, with a device of its own.
fn start() -> SocketAddr {
    let server = Server::bind("cargo run", [0], |_| {}).unwrap();
    let address = server.address();
    let device = || Device::new(Board::SQUARE, MemoryStorage::default(), Seeded::new(7));
    let stage = Stage::start(move || Ok(device()?)).unwrap();
    thread::spawn(move || server.serve(stage));
    address
}

fn connect(address: SocketAddr, request: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    let patience = Some(Duration::from_secs(20));
    stream.set_read_timeout(patience).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    stream
}

/// The whole answer to a request.
fn answer(address: SocketAddr, request: &str) -> String {
    let mut text = String::new();
    connect(address, request).read_to_string(&mut text).unwrap();
    text
}

fn get(address: SocketAddr, path: &str, headers: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\n{headers}\r\n");
    answer(address, &request)
}

fn post(address: SocketAddr, path: &str, headers: &str, body: &str) -> String {
    let length = body.len();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\n{headers}Content-Length: {length}\r\n\r\n{body}"
    );
    answer(address, &request)
}

/// A page that is open.
struct Page(BufReader<TcpStream>);

impl Page {
    fn open(address: SocketAddr) -> Self {
        let request = format!("GET /events HTTP/1.1\r\nHost: {address}\r\n\r\n");
        Self(BufReader::new(connect(address, &request)))
    }

    /// The next frame.
    fn frame(&mut self) -> Value {
        loop {
            let mut line = String::new();
            assert_ne!(self.0.read_line(&mut line).unwrap(), 0, "the events ended");
            if let Some(json) = line.strip_prefix("data: {") {
                return serde_json::from_str(&format!("{{{json}")).unwrap();
            }
        }
    }

    /// The next frame that is as wanted.
    fn frame_with(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let frame = self.frame();
            if wanted(&frame) {
                return frame;
            }
        }
    }
}

fn assert_refused(answer: &str) {
    assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
}

fn assert_done(answer: &str) {
    assert!(answer.starts_with("HTTP/1.1 204"), "{answer}");
}

#[test]
fn the_page_needs_nothing_from_elsewhere() {
    let page = get(start(), "/", "");
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(page.contains("default-src 'none'"));
    for outside in [
        "src=\"http",
        "href=\"http",
        "@import",
        "{{version}}",
        "{{command}}",
    ] {
        assert!(!page.contains(outside), "{outside}");
    }
}

#[test]
fn a_foreign_origin_is_refused_and_presses_nothing() {
    let address = start();
    let first = Page::open(address).frame();
    for origin in [
        "http://example.com",
        "https://127.0.0.1",
        "http://127.0.0.1:1",
        "null",
    ] {
        let header = format!("Origin: {origin}\r\n");
        assert_refused(&get(address, "/", &header));
        assert_refused(&get(address, "/events", &header));
        assert_refused(&post(address, "/input", &header, "down down"));
        assert_refused(&post(address, "/power", &header, ""));
    }
    assert_eq!(Page::open(address).frame()["words"], first["words"]);
}

#[test]
fn a_foreign_name_for_this_machine_is_refused() {
    let address = start();
    for host in ["Host: example.com\r\n", "Host: 127.0.0.1\r\n", ""] {
        assert_refused(&answer(address, &format!("GET / HTTP/1.1\r\n{host}\r\n")));
    }
}

#[test]
fn a_foreign_page_may_link_to_the_page_but_use_nothing_of_it() {
    let address = start();
    let foreign = "Sec-Fetch-Site: cross-site\r\n";
    assert!(get(address, "/", foreign).starts_with("HTTP/1.1 200"));
    assert_refused(&get(address, "/events", foreign));
    assert_refused(&post(address, "/input", foreign, "down A"));
}

#[test]
fn its_own_page_is_answered_by_number_and_by_name() {
    let address = start();
    let port = address.port();
    for host in [format!("127.0.0.1:{port}"), format!("localhost:{port}")] {
        let request = format!(
            "POST /input HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n\
             Sec-Fetch-Site: same-origin\r\nContent-Length: 6\r\n\r\nup all"
        );
        assert_done(&answer(address, &request));
    }
}

#[test]
fn what_is_not_known_is_refused() {
    let address = start();
    assert!(get(address, "/other", "").starts_with("HTTP/1.1 404"));
    assert!(get(address, "/../Cargo.toml", "").starts_with("HTTP/1.1 404"));
    assert!(get(address, "/input", "").starts_with("HTTP/1.1 405"));
    assert!(post(address, "/", "", "").starts_with("HTTP/1.1 405"));
    for body in ["down Start", "down", "sideways A", "down A\nup"] {
        assert!(post(address, "/input", "", body).starts_with("HTTP/1.1 400"));
    }
    assert!(post(address, "/board", "", "round").starts_with("HTTP/1.1 400"));
    let long = "up all\n".repeat(500);
    assert!(post(address, "/input", "", &long).starts_with("HTTP/1.1 413"));
}

#[test]
fn a_press_changes_the_frame_for_all_pages() {
    let address = start();
    let (mut one, mut two) = (Page::open(address), Page::open(address));
    let before = one.frame();
    assert_done(&post(address, "/input", "", "down down"));
    let differs = |frame: &Value| frame["picture"] != before["picture"];
    let after = one.frame_with(differs);
    assert_eq!(after["picture"], two.frame_with(differs)["picture"]);
    assert_done(&post(address, "/input", "", "up down"));
}

#[test]
fn a_page_that_comes_later_sees_the_same_frame() {
    let address = start();
    let mut early = Page::open(address);
    let first = early.frame();
    assert_done(&post(address, "/input", "", "down down\nup down"));
    let seen = early.frame_with(|frame| frame["picture"] != first["picture"]);
    assert_eq!(Page::open(address).frame()["picture"], seen["picture"]);
}

#[test]
fn the_other_board_has_the_other_screen() {
    let address = start();
    let mut page = Page::open(address);
    assert_eq!(page.frame()["width"], 240);
    assert_done(&post(address, "/board", "", "wide"));
    let wide = page.frame_with(|frame| frame["board"] == "wide");
    assert_eq!(
        (&wide["width"], &wide["height"]),
        (&320.into(), &240.into())
    );
}

#[test]
fn a_busy_port_is_told_and_the_next_one_taken() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let mut busy = Vec::new();
    let server = Server::bind("cargo run", [port, 0], |port| busy.push(port)).unwrap();
    assert_eq!(busy, [port]);
    assert_ne!(server.address().port(), port);
    assert!(server.address().ip().is_loopback());
    assert!(Server::bind("cargo run", [port], |_| {}).is_err());
}

#[test]
fn an_address_with_a_question_is_the_page_too() {
    assert!(get(start(), "/?x=1", "").starts_with("HTTP/1.1 200"));
}

#[test]
fn two_headers_of_a_kind_are_refused() {
    let address = start();
    for twice in [
        format!("Host: {address}\r\n"),
        format!("Origin: http://{address}\r\nOrigin: http://example.com\r\n"),
        "Sec-Fetch-Site: same-origin\r\nSec-Fetch-Site: cross-site\r\n".to_owned(),
    ] {
        assert_refused(&get(address, "/", &twice));
    }
}

#[test]
fn what_is_too_large_is_refused() {
    let address = start();
    let is_refused = |answer: String| {
        let status = answer.split(' ').nth(1).unwrap_or("").to_owned();
        assert!(["413", "414", "431"].contains(&&*status), "{answer}");
    };
    is_refused(get(address, &format!("/{}", "x".repeat(40_000)), ""));
    is_refused(get(address, "/", &"a: b\r\n".repeat(65)));
    is_refused(post(address, "/board", "", &"x".repeat(1025)));
}

/// What an answer says behind its headers.
fn body(answer: &str) -> &str {
    answer.split_once("\r\n\r\n").unwrap().1
}

#[test]
fn a_box_is_given_with_every_name_and_taken_as_a_text() {
    let address = start();
    let form = || -> Value { serde_json::from_str(body(&get(address, "/box", ""))).unwrap() };
    let before = form();
    let games = before["games"].as_array().unwrap();
    assert_eq!(games.len(), 3);
    let fields = |game: &Value| -> Vec<Value> {
        let groups = game["groups"].as_array().unwrap().iter();
        let values = groups.flat_map(|group| group["values"].as_array().unwrap());
        values.cloned().collect()
    };
    for game in games {
        for field in fields(game) {
            assert_eq!(field["value"], field["supplied"], "{field}");
            assert_ne!(field["label"], "", "{field}");
            let name = field["name"].as_str().unwrap();
            let is_in_text = game["text"].as_str().unwrap().contains(name);
            // A helper counts several together only if it says so.
            assert!(is_in_text || name.ends_with("/of"), "{field}");
        }
    }
    let relic: Vec<Value> = fields(&games[1])
        .into_iter()
        .filter(|field| field["name"].as_str().unwrap().contains("excalibur"))
        .collect();
    assert_eq!(relic.len(), 7);
    assert_done(&post(
        address,
        "/box",
        "",
        "game artifact\nvalues/huts = 7\n",
    ));
    let artifact = form()["games"][0].clone();
    let huts = fields(&artifact)
        .into_iter()
        .find(|field| field["name"] == "values/huts");
    assert_eq!(huts.unwrap()["value"], "7");
    assert!(
        artifact["text"]
            .as_str()
            .unwrap()
            .contains("\nvalues/huts = 7\n")
    );
}

#[test]
fn a_box_that_cannot_be_is_refused_line_by_line() {
    let address = start();
    let text = "game artifact\nvalues/huts = 700\nvalues/money = 3\nvalues/rounds = 0\n";
    let refused = post(address, "/box", "", text);
    assert!(refused.starts_with("HTTP/1.1 422"), "{refused}");
    let told: Vec<&str> = body(&refused).lines().collect();
    assert_eq!(told.len(), 3, "{told:?}");
    assert_eq!(told[0], "line 2: expected a number from 0 to 255");
    assert!(told[1].starts_with("line 4: values/rounds: "), "{told:?}");
    assert!(!get(address, "/box", "").contains("\\nvalues/money = 3"));
    let foreign = post(
        address,
        "/box",
        "Origin: http://example.org\r\n",
        "game stack\n",
    );
    assert_refused(&foreign);
    let long = post(address, "/box", "", &"#".repeat(70_000));
    assert!(long.starts_with("HTTP/1.1 413"), "{long}");
}

#[test]
fn what_was_kept_of_a_game_is_judged_in_a_sentence() {
    let address = start();
    let refused = post(address, "/verify", "", "something else");
    assert!(refused.starts_with("HTTP/1.1 422"), "{refused}");
    assert!(body(&refused).contains("no game"), "{refused}");
    // As much as `log` tells of a long game, and more.
    let kept = post(
        address,
        "/verify",
        "",
        &"event 1 something\n".repeat(14_000),
    );
    assert!(kept.starts_with("HTTP/1.1 422"), "{kept}");
    for too_much in [256 * 1024 + 1, 3_000_000] {
        let long = post(address, "/verify", "", &"#".repeat(too_much));
        assert!(long.starts_with("HTTP/1.1 413"), "{long}");
        assert!(body(&long).contains("less than 256 KB"), "{long}");
    }
    let no_text = [b"PM1:".as_slice(), &[0xFF; 4]].concat();
    let request = format!("POST /verify HTTP/1.1\r\nHost: {address}\r\nContent-Length: 8\r\n\r\n");
    let mut stream = connect(address, &request);
    stream.write_all(&no_text).unwrap();
    let mut refused = String::new();
    stream.read_to_string(&mut refused).unwrap();
    assert!(body(&refused).contains("does not understand"), "{refused}");
}

/// What `log` tells of a game that the device dealt from one opening, and that says it was another; and the words
/// that the device shows before the first card of the one it says.
fn kept(dealt: &Reveal, said: Reveal) -> (String, String) {
    let game = Artifact::new(Setup::base(3)).unwrap();
    let mut record: Box<Record<Artifact, LOG>> = Box::new(Record::new(game));
    let seed = dealt.secret.seed(&context(&game), &dealt.cuts);
    for _ in 0..40 {
        match record.actor() {
            Actor::Chance => record.deal(&mut engine::dealer::Seeded(seed)).unwrap(),
            Actor::Seat(seat) => {
                let action = record.legal(seat).nth(0).unwrap();
                record.decide(seat, action).map(|_| ()).unwrap();
            }
            other => assert_eq!(other, Actor::Chance, "at the beginning of a game"),
        }
    }
    let commitment = said.secret.commit(&context(&game));
    let shell = Shell {
        opening: Some(said),
        ..Shell::new(Roster::default(), Dealing::Device(seed))
    };
    let header = save::header_of(&game, &shell).unwrap();
    let save = [header.as_slice(), record.entries()].concat();
    let lines = save.chunks(64).map(|row| {
        let digits: String = row.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("save {digits}\n")
    });
    let words = [0, 1, 2, 3].map(|place| commitment.word(place).as_str().to_owned());
    (lines.collect(), words.join(" "))
}

#[test]
fn a_game_is_judged_by_the_words_that_were_noted_and_by_every_card() {
    let address = start();
    let opening = |cut: u16| Reveal {
        secret: Secret([3; 32]),
        cuts: Cuts::from_array([12, 98, cut]),
    };
    let (fair, words) = kept(&opening(0), opening(0));
    let verdict = |noted: &str, kept: &str| {
        let mark = match noted {
            "" => String::new(),
            noted => format!("commitment: {noted}\n"),
        };
        post(address, "/verify", "", &format!("{mark}{kept}"))
    };
    let without = verdict("", &fair);
    assert!(without.starts_with("HTTP/1.1 200"), "{without}");
    assert!(body(&without).contains(&words), "{without}");
    for noted in [words.clone(), words.to_uppercase()] {
        let with = verdict(&noted, &fair);
        assert!(with.starts_with("HTTP/1.1 200"), "{with}");
        assert!(body(&with).contains("words that were noted"), "{with}");
    }
    let others = verdict("lusab babad gutih tugad", &fair);
    assert!(others.starts_with("HTTP/1.1 422"), "{others}");
    assert!(body(&others).contains("bound by other words"), "{others}");
    // The words are right, but other cuts were dealt from.
    let (changed, words) = kept(&opening(0), opening(1));
    let unfair = verdict(&words, &changed);
    assert!(unfair.starts_with("HTTP/1.1 422"), "{unfair}");
    assert!(body(&unfair).contains("Not fair: at byte"), "{unfair}");
}

#[test]
fn what_is_no_request_is_refused() {
    let address = start();
    for nonsense in ["nonsense\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n"] {
        assert!(answer(address, nonsense).starts_with("HTTP/1.1 400"));
    }
}

#[test]
fn who_is_slow_does_not_hold_up_the_others_and_is_not_waited_for() {
    let address = start();
    let unfinished = [
        format!("GET / HTTP/1.1\r\nHost: {address}\r\n"),
        format!("POST /input HTTP/1.1\r\nHost: {address}\r\nContent-Length: 6\r\n\r\nup"),
    ];
    let slow = unfinished.map(|request| connect(address, &request));
    assert!(get(address, "/", "").starts_with("HTTP/1.1 200"));
    for mut stream in slow {
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        assert!(
            text.is_empty() || text.starts_with("HTTP/1.1 408"),
            "{text}"
        );
    }
}

#[test]
fn one_page_too_many_is_told_so_until_another_closes() {
    let address = start();
    let mut open: Vec<_> = (0..64).map(|_| Page::open(address)).collect();
    for page in &mut open {
        page.frame();
    }
    assert!(get(address, "/", "").starts_with("HTTP/1.1 503"));
    open.clear();
    let again = (0..100).any(|_| {
        thread::sleep(Duration::from_millis(100));
        get(address, "/", "").starts_with("HTTP/1.1 200")
    });
    assert!(again);
}

#[test]
fn no_press_is_lost_however_quickly_they_come() {
    let address = start();
    let mut page = Page::open(address);
    let selected = |frame: &Value| {
        let words = frame["words"].as_array().unwrap();
        let at = words.iter().position(|word| word["is"] == "selected");
        words[at.unwrap() + 1].clone()
    };
    let menu = page.frame();
    let mut entries = vec![selected(&menu)];
    // One at a time to learn what the menu holds, until it begins again.
    loop {
        assert_done(&post(address, "/input", "", "down down\nup down"));
        let last = entries.last().unwrap().clone();
        let next = selected(&page.frame_with(|frame| selected(frame) != last));
        if next == entries[0] {
            break;
        }
        entries.push(next);
    }
    let taps = entries.len() * 3 + 2;
    assert_done(&post(
        address,
        "/input",
        "",
        &"down down\nup down\n".repeat(taps),
    ));
    let mut seen = 0;
    while seen < taps {
        let now = selected(&page.frame());
        let expected = &entries[(seen + 1) % entries.len()];
        if now == *expected {
            seen += 1;
        } else {
            assert_eq!(now, entries[seen % entries.len()], "after {seen} taps");
        }
    }
}

#[test]
fn names_can_be_typed() {
    let address = start();
    let mut page = Page::open(address);
    // New game, Artifact, down to the names, the first of them.
    let presses = ["A", "A", "down", "down", "A", "A"];
    let taps = presses.map(|button| format!("down {button}\nup {button}\n"));
    assert_done(&post(address, "/input", "", &taps.concat()));
    page.frame_with(|frame| frame["writing"] == true);
    let name = "type Z\ntype ö\ntype x\ntype €\ndelete";
    assert_done(&post(address, "/input", "", name));
    assert_done(&post(address, "/input", "", "done"));
    let players = page.frame_with(|frame| frame["writing"] == false);
    let words = players["words"].as_array().unwrap();
    assert!(words.contains(&"Zö".into()), "{words:?}");
}

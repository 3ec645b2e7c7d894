use bots::*;
use engine::artifact::*;
use engine::each::Member;
use engine::game::*;
use engine::seat::*;
use rand_xoshiro::Xoroshiro64StarStar;
use rand_xoshiro::rand_core::SeedableRng;
fn feats(g: &Artifact, s: &State, seat: Seat) -> Vec<i32> {
    let t = s.table();
    let p = &t.players[seat];
    let hand = s.hand(seat);
    let sc = g.score(t, seat);
    let mut v = vec![
        t.round as i32,
        (sc.tile_points + sc.stand_alone_points) as i32,
        p.money as i32,
        g.bonus_income(t, seat) as i32,
    ];
    let mut b = [0i32; 4];
    let mut n = [0i32; 4];
    for tile in t.tiles.iter() {
        let m = g.missing_for(&hand, p, tile) as usize;
        if m < 4 {
            let x = g.values().tiles[tile].points as i32;
            b[m] = b[m].max(x);
            n[m] += 1;
        }
    }
    v.extend(b);
    v.extend(n);
    let c = |f: Face| {
        Site::ALL
            .iter()
            .map(|x| hand.count(Card::new(*x, f)) as i32)
            .sum::<i32>()
    };
    let ord = ArtifactType::ALL
        .iter()
        .map(|k| c(Face::of(*k)))
        .sum::<i32>();
    v.extend([
        ord,
        c(Face::StandAlone),
        c(Face::Fragments),
        c(Face::Manuscript),
        c(Face::Gold),
    ]);
    let load: i32 = Site::ALL
        .iter()
        .map(|x| g.ship_load(t, seat, *x) as i32)
        .sum();
    let big: i32 = Site::ALL
        .iter()
        .map(|x| g.ship_load(t, seat, *x) as i32)
        .max()
        .unwrap();
    let huts: i32 = Site::ALL.iter().map(|x| p.huts[*x] as i32).sum();
    let mut r = *p.research.values();
    r.sort();
    v.extend([
        load,
        big,
        huts,
        r[1] as i32,
        r.iter().map(|x| *x as i32).sum::<i32>(),
        p.mat[Track::Museum] as i32,
        p.mat[Track::Ship] as i32,
        (p.city.is_some() as i32),
        p.archaeologist.is_some() as i32,
    ]);
    v
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let players: u8 = a[1].parse().unwrap();
    let from: u64 = a[2].parse().unwrap();
    let to: u64 = a[3].parse().unwrap();
    let calls: u32 = a[4].parse().unwrap();
    let g = Artifact::new(Setup {
        expansions: Expansions::BOTH,
        ..Setup::base(players)
    })
    .unwrap();
    let mut pool = Pool::new();
    for seed in from..to {
        let mut rng = Xoroshiro64StarStar::seed_from_u64(seed);
        let mut st = g.start();
        let mut last = 0;
        let mut rows: Vec<(Seat, Vec<i32>)> = vec![];
        let mut k = 0;
        loop {
            let seat = match g.actor(&st) {
                Actor::Nobody => break,
                Actor::Chance => {
                    g.roll(&mut st, &mut rng);
                    continue;
                }
                Actor::Seat(s) => s,
                _ => unreachable!(),
            };
            if st.table().round != last {
                last = st.table().round;
                for s in Seat::first(players) {
                    rows.push((s, feats(&g, &st, s)));
                }
            }
            let view = g.view(&st, Observer::Seat(seat));
            let legal = g.legal(&st, seat);
            k += 1;
            let mut plan = Artifact::plan(Level::Medium);
            if calls > 0 {
                plan.calls = calls;
            }
            // some randomness for variety
            if seed % 4 == (seat as u64) && k % 9 == 0 {
                plan = Artifact::plan(Level::Easy)
            }
            let mut th = Thinker::start(
                &g,
                seat,
                &view,
                &legal,
                plan,
                BotSeed(seed * 100000 + k),
                &mut pool,
            )
            .unwrap();
            let Thought::Decided(act) = th.step(&g, &mut pool, u32::MAX) else {
                panic!()
            };
            g.act(&mut st, seat, act, &mut Unwatched);
        }
        for (s, f) in rows {
            println!(
                "{} {} {}",
                seed,
                g.tiers(&st, s)[0],
                f.iter()
                    .map(|x| x.to_string())
                    .collect::<Vec<_>>()
                    .join(" ")
            );
        }
    }
}

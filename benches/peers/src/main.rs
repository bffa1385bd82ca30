use std::time::Duration;
use tricklaw::bridge::solve::Solver;
use tricklaw::bridge::{BySeat, Denomination, Seat};
use tricklaw::cards::{Card, CardSet, Source, Suit};

fn cpu() -> Duration {
    let mut t = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut t) };
    Duration::new(t.tv_sec as u64, t.tv_nsec as u32)
}

fn deal(source: &mut Source) -> BySeat<CardSet> {
    let mut cards: Vec<Card> = Card::all().collect();
    source.shuffle(&mut cards);
    BySeat([0, 1, 2, 3].map(|i| cards[13 * i..13 * i + 13].iter().copied().collect()))
}

fn dds_deal(hands: &BySeat<CardSet>) -> dds_bridge_sys::DdTableDeal {
    let mut deal = dds_bridge_sys::DdTableDeal::default();
    for seat in Seat::ALL {
        for suit in Suit::ALL {
            deal.cards[seat.index()][3 - suit.index()] = u32::from(hands[seat].ranks(suit)) << 2;
        }
    }
    deal
}

/// Tricks by denomination (C D H S NT) and declarer.
type Table = [[u8; 4]; 5];

struct Dds(*mut dds_bridge_sys::DdsSolverContext);

impl Dds {
    fn new() -> Dds {
        let config =
            dds_bridge_sys::DdsSolverConfig { tt_kind: 2, tt_mem_default_mb: 0, tt_mem_maximum_mb: 0 };
        Dds(unsafe { dds_bridge_sys::dds_solver_context_new(&config) })
    }
    fn table(&mut self, hands: &BySeat<CardSet>) -> Table {
        let deal = dds_deal(hands);
        let mut out = dds_bridge_sys::DdTableResults::default();
        let status = unsafe { dds_bridge_sys::dds_calc_dd_table(self.0, &deal, &mut out) };
        assert_eq!(status, 1);
        let mut table = Table::default();
        for d in 0..5 {
            for s in 0..4 {
                table[d][s] = out.res_table[if d == 4 { 4 } else { 3 - d }][s] as u8;
            }
        }
        table
    }
}

fn pbn(hands: &BySeat<CardSet>) -> String {
    let mut text = String::from("N:");
    for seat in Seat::ALL {
        for suit in Suit::ALL.into_iter().rev() {
            for card in hands[seat].of_suit(suit).iter().rev() {
                text.push(card.rank().letter());
            }
            if suit != Suit::Clubs {
                text.push('.');
            }
        }
        if seat != Seat::West {
            text.push(' ');
        }
    }
    text
}

struct Pons(Vec<(usize, contract_bridge::Strain)>);

impl Pons {
    fn new() -> Pons {
        use contract_bridge::Strain::*;
        Pons([Clubs, Diamonds, Hearts, Spades, Notrump].into_iter().enumerate().collect())
    }
    fn table(&mut self, hands: &BySeat<CardSet>) -> Table {
        let deal: pons_dds::FullDeal = pbn(hands).parse().unwrap();
        let mut solver = pons_dds::Solver::new(contract_bridge::Strain::Notrump);
        let out = pons_dds::solve_deal_on(&mut solver, deal);
        let mut table = Table::default();
        for &(d, strain) in &self.0 {
            use contract_bridge::Seat::*;
            for (s, seat) in [North, East, South, West].into_iter().enumerate() {
                table[d][s] = out[strain].get(seat).get();
            }
        }
        table
    }
}

fn row(name: &str, times: &[f64], base: &[f64]) {
    let stat = |times: &[f64]| {
        let mut t = times.to_vec();
        t.sort_by(f64::total_cmp);
        let n = t.len();
        (t[n / 2], t.iter().sum::<f64>() / n as f64, t[(n * 99 / 100).min(n - 1)], t[n - 1])
    };
    let (a, b, c, d) = stat(times);
    let (e, f, ..) = stat(base);
    println!("{name:10} {a:9.2} {b:9.2} {c:9.2} {d:9.2}   {:5.2} {:5.2}", a / e, b / f);
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let count: usize = args.get(1).map_or(50, |n| n.parse().unwrap());
    let seed: u64 = args.get(2).map_or(1, |n| n.parse().unwrap());
    let who = args.get(3).map_or("tdp".to_string(), |s| s.clone());
    let mut source = Source::from_seed(seed);
    let deals: Vec<_> = (0..count).map(|_| deal(&mut source)).collect();
    let (mut ours, mut dds, mut pons) = (Vec::new(), Vec::new(), Vec::new());
    let mut solver = Solver::new(24 << 20);
    let mut d = Dds::new();
    let mut p = Pons::new();
    let mut wrong = 0;
    for hands in &deals {
        let time = |times: &mut Vec<f64>, f: &mut dyn FnMut() -> Table| {
            let start = cpu();
            let table = f();
            times.push((cpu() - start).as_secs_f64() * 1e3);
            table
        };
        let mut results = Vec::new();
        if who.contains('t') {
            results.push(time(&mut ours, &mut || solver.table(*hands)));
        }
        if who.contains('d') {
            results.push(time(&mut dds, &mut || d.table(hands)));
        }
        if who.contains('p') {
            results.push(time(&mut pons, &mut || p.table(hands)));
        }
        if results.iter().any(|r| *r != results[0]) {
            wrong += 1;
            println!("DIFFER {}", pbn(hands));
            for (i, den) in Denomination::ALL.into_iter().enumerate() {
                println!("  {den} {:?}", results.iter().map(|r| r[i]).collect::<Vec<_>>());
            }
        }
    }
    println!("{count} deals, ms CPU: median mean p99 max, and median and mean against DDS; {wrong} differ");
    let base = if dds.is_empty() { &ours } else { &dds };
    for (name, times) in [("tricklaw", &ours), ("DDS 3", &dds), ("pons-dds", &pons)] {
        if !times.is_empty() {
            row(name, times, base);
        }
    }
    let (probes, scans, clears) = solver.stats();
    println!(
        "nodes/deal {} searches/deal {:.1} probes {} scan/probe {:.2} clears {clears}",
        solver.nodes / count as u64,
        solver.searches as f64 / count as f64,
        probes / count as u64,
        scans as f64 / probes as f64
    );
}

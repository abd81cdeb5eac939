import { beforeAll, expect, it } from 'vitest';
import { skewOf } from './device-clock.ts';
import { makeGateBook } from './gate-book.ts';
import type { GateChanges, SentScan, WirePass, WireScan } from './gate-wire.ts';
import { judgeAtGate } from './judge-at-gate.ts';
import { rankScans } from './rank-scans.ts';
import { codeOf, makePassPress, peopleOf } from './test-pass-press.ts';

// A festival: 20,000 passes, eight telephones without a line for half an hour, three of a hundred
// passes shown a second time, clocks wrong by ten minutes and two that change meanwhile. Whatever
// the gates say is compared with a list of what truly happened.

const passCount = 20_000;
const gateCount = 8;
const minute = 60_000;
const opens = Date.UTC(2026, 8, 4, 12, 0);
const window = { from: opens, until: opens + 60 * minute };
/** Scans come for so long; without a line from minute 5 to 35. */
const lasting = 45 * minute;
const isOffline = (time: number) => time >= opens + 5 * minute && time < opens + 35 * minute;

type Presented = { time: number; pass: number; gate: number };

let random: () => number;
let press: Awaited<ReturnType<typeof makePassPress>>;

beforeAll(async () => {
  press = await makePassPress('feast', window);
  random = seeded(7);
});

/** What the office gave each telephone when it was paired. */
const list = {
  titles: ['Family pass'],
  times: [[opens / minute, 60, []] as const],
  passes: Array.from({ length: passCount }, (_, at): WirePass => {
    return [codeOf(at), 10_001 + at, 'family', peopleOf(at), 0, 0, 0];
  }),
};

/** The site: stores each scan once by its nonce, and knows which of a pass are doubles. */
function makeOffice() {
  const byNonce = new Map<string, SentScan & { id: number; gate: number }>();
  return {
    receive: (gate: number, scans: readonly SentScan[]) => {
      for (const scan of scans) {
        const known = byNonce.get(scan.nonce);
        if (known) known.undone ||= scan.undone;
        else byNonce.set(scan.nonce, { ...scan, gate, id: byNonce.size + 1 });
      }
    },
    changes: (gate: number): GateChanges => ({
      ...{ titles: [], times: [], passes: [] },
      scans: [...byNonce.values()].map((scan): WireScan => {
        const nonce = scan.gate === gate ? scan.nonce : null;
        return [scan.id, scan.code, scan.gate, scan.at, scan.undone ? 'undone' : 'in', nonce];
      }),
    }),
    results: () => {
      const groups = Map.groupBy(byNonce.values(), ({ code }) => code);
      return [...groups].map(([code, scans]) => ({ code, results: rankScans(scans) }));
    },
  };
}

type Office = ReturnType<typeof makeOffice>;

function makeTelephone(gate: number, office: Office) {
  const book = makeGateBook();
  book.apply({ ...list, scans: [] });
  const waiting: SentScan[] = [];
  // Wrong by up to ten minutes; compared at the pairing, over a line that is slow one way.
  let error = (random() * 20 - 10) * minute;
  const trip = random() * 2_000;
  const now = (time: number) => time + error;
  const skew = skewOf({ sent: now(opens), received: now(opens + trip), now: opens + random() * trip }) ?? 0;
  return {
    gate,
    book,
    /** Somebody, or the telephone itself, sets its clock. */
    setClock: (by: number) => {
      error += by;
    },
    show: async (token: string, time: number, code: string, people: number) => {
      const verdict = await judgeAtGate(token, {
        ...{ keys: press.keys, event: press.mark, gate, book },
        now: now(time) + skew,
      });
      if (verdict.light === 'green') {
        const scan = { nonce: `${gate}-${code}-${time}`, code, at: Math.round(now(time) + skew) };
        waiting.push({ ...scan, offline: isOffline(time), undone: false });
        book.scan({ key: scan.nonce, code, gate, at: scan.at, undone: false }, people);
      }
      return verdict;
    },
    /** One of four answers is lost on its way: the scans are sent again. */
    meet: () => {
      office.receive(gate, waiting);
      if (random() < 0.25) return;
      waiting.length = 0;
      book.apply(office.changes(gate));
    },
  };
}

it('refuses no valid pass, finds every double, and counts the same at every gate', async () => {
  const presented: Presented[] = [];
  for (let pass = 0; pass < passCount; pass += 1) {
    const time = opens + Math.floor(random() * lasting);
    presented.push({ time, pass, gate: Math.floor(random() * gateCount) });
    if (random() >= 0.03) continue;
    const again = Math.min(time + Math.floor(random() * 20 * minute), opens + lasting);
    presented.push({ time: again + 1, pass, gate: Math.floor(random() * gateCount) });
  }
  presented.sort((one, other) => one.time - other.time);

  const office = makeOffice();
  const telephones = Array.from({ length: gateCount }, (_, gate) => makeTelephone(gate + 1, office));
  const letIn: Presented[] = [];
  const inside = new Set<number>();
  const wrongly: string[] = [];
  let nextMeeting = opens;
  let changed = false;
  for (const each of presented) {
    if (each.time >= nextMeeting) {
      if (!isOffline(each.time)) for (const telephone of telephones) telephone.meet();
      nextMeeting = each.time + 5 * minute;
    }
    if (!changed && each.time > opens + 15 * minute) {
      changed = true;
      telephones[2]?.setClock(10 * minute - 5_000);
      telephones[5]?.setClock(-10 * minute + 5_000);
    }
    const facts = press.facts(each.pass);
    const verdict = await telephones[each.gate]?.show(
      press.token(each.pass),
      each.time,
      facts.code,
      facts.people,
    );
    if (verdict?.light === 'green') letIn.push(each);
    else if (!inside.has(each.pass)) wrongly.push(`${each.pass} ${verdict?.reason}`);
    inside.add(each.pass);
  }
  expect(wrongly).toEqual([]);
  // All meet until nothing is left to say.
  for (let round = 0; round < 20; round += 1) for (const telephone of telephones) telephone.meet();
  for (const telephone of telephones) telephone.book.apply(office.changes(telephone.gate));

  const naive = Map.groupBy(letIn, ({ pass }) => pass);
  const doubled = [...naive].filter(([, scans]) => scans.length > 1);
  expect(doubled.length).toBeGreaterThan(100);
  const extra = doubled.reduce((sum, [, scans]) => sum + scans.length - 1, 0);
  const people = [...naive.keys()].reduce((sum, pass) => sum + press.facts(pass).people, 0);

  const codes = doubled.map(([pass]) => codeOf(pass)).sort();
  const atOffice = office.results().filter(({ results }) => results.includes('double'));
  expect(atOffice.map(({ code }) => code).sort()).toEqual(codes);
  expect(office.results().every(({ results }) => results.filter((one) => one === 'in').length === 1)).toBe(
    true,
  );
  let here = 0;
  for (const { gate, book } of telephones) {
    const found = book.doubles();
    expect(found.map(({ code }) => code).sort()).toEqual(codes);
    expect(book.counts(gate)).toMatchObject({ doubles: extra, everywhere: people });
    here += book.counts(gate).here;
  }
  expect(people).toBe(here);
}, 300_000);

/** Park and Miller's generator. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

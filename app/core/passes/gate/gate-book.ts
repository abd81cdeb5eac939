import type { PassUse } from '../judge-pass.ts';
import type { PassFacts } from '../pass-bytes.ts';
import type { GateChanges, ScanResult, WireTime } from './gate-wire.ts';
import { rankScans } from './rank-scans.ts';

/** A pass as a gate has heard of it; the key that signed it is not needed to judge it. */
export type BookPass = {
  facts: PassFacts;
  number: number;
  title: string;
  isVoid: boolean;
};

/** A scan of this gate or of another; `people` and `title` as the pass said. */
export type BookScan = {
  /** Of this telephone: its nonce; of another: the number that the site gave it. */
  key: string;
  code: string;
  gate: number;
  at: number;
  undone: boolean;
};

export type Double = { code: string; scans: { gate: number; at: number; result: ScanResult }[] };
export type GateCounts = { here: number; everywhere: number; doubles: number };

/** What a gate remembers: every pass it heard of, and every scan. Nothing of it names a person. */
export type GateBook = ReturnType<typeof makeGateBook>;

export function makeGateBook() {
  const passes = new Map<string, BookPass>();
  const codeOf = new Map<number, string>();
  const scansOf = new Map<string, Map<string, BookScan>>();
  /** People of passes that the site has not told of: they were read from the pass itself. */
  const peopleOf = new Map<string, number>();

  /** Scans beyond the first of their pass; counted as they come, since each answer shows it. */
  let doubled = 0;

  const put = (scan: BookScan): void => {
    const before = extraOf(scan.code);
    const scans = scansOf.get(scan.code) ?? new Map<string, BookScan>();
    // An undone scan stays undone, in whatever order it is heard of.
    const undone = scan.undone || scans.get(scan.key)?.undone === true;
    scansOf.set(scan.code, scans.set(scan.key, { ...scan, undone }));
    doubled += extraOf(scan.code) - before;
  };
  const extraOf = (code: string): number => Math.max(0, liveOf(code).length - 1);
  const liveOf = (code: string): BookScan[] =>
    [...(scansOf.get(code)?.values() ?? [])]
      .filter(({ undone }) => !undone)
      .sort((one, other) => one.at - other.at);

  return {
    /** Enters what the site said; again or in another order comes to the same. */
    apply: ({ titles, times, passes: changed, scans }: GateChanges): void => {
      for (const [code, number, kind, people, title, time, isVoid] of changed) {
        const facts = { ...timeOf(times[time]), keyId: '', event: '', code, kind, people };
        passes.set(code, { facts, number, title: titles[title] ?? '', isVoid: isVoid === 1 });
        codeOf.set(number, code);
      }
      for (const [id, code, gate, at, result, nonce] of scans)
        put({ key: nonce ?? `#${id}`, code, gate, at, undone: result === 'undone' });
    },
    /** Enters a scan of this telephone; the same nonce again changes it. */
    scan: (scan: BookScan, people: number): void => {
      peopleOf.set(scan.code, people);
      put(scan);
    },
    /** Forgets a scan that the site does not know as one of this event. */
    drop: (code: string, key: string): void => {
      const before = extraOf(code);
      scansOf.get(code)?.delete(key);
      doubled += extraOf(code) - before;
    },
    doubleCount: (): number => doubled,
    isVoid: (code: string): boolean => passes.get(code)?.isVoid === true,
    /** The first scan that let this pass in; null: it has not come in, as far as is known. */
    usedAt: (code: string): PassUse | null => {
      const [first] = liveOf(code);
      return first ? { at: new Date(first.at), gate: first.gate } : null;
    },
    find: (code: string): BookPass | null => passes.get(code) ?? null,
    byNumber: (number: number): BookPass | null => passes.get(codeOf.get(number) ?? '') ?? null,
    size: (): number => passes.size,
    /** People who came in, each pass once, at the gate where it came in first. */
    counts: (gate: number): GateCounts => {
      const counts = { here: 0, everywhere: 0, doubles: doubled };
      for (const code of scansOf.keys()) {
        const [first] = liveOf(code);
        if (!first) continue;
        const people = passes.get(code)?.facts.people ?? peopleOf.get(code) ?? 0;
        counts.everywhere += people;
        if (first.gate === gate) counts.here += people;
      }
      return counts;
    },
    /** Passes that came in more than once, the latest of them first. */
    doubles: (): Double[] => {
      const found = [...scansOf.keys()]
        .map((code) => ({ code, scans: liveOf(code) }))
        .filter(({ scans }) => scans.length > 1)
        .map(({ code, scans }) => {
          const results = rankScans(scans);
          return {
            code,
            scans: scans.map(({ gate, at }, place) => ({ gate, at, result: results[place] ?? 'double' })),
          };
        });
      const last = ({ scans }: Double) => scans.at(-1)?.at ?? 0;
      return found.sort((one, other) => last(other) - last(one));
    },
  };
}

const minute = 60_000;

function timeOf(time: WireTime | undefined): Pick<PassFacts, 'from' | 'until' | 'gates'> {
  const [from, minutes, gates] = time ?? [0, 1, []];
  return { from: new Date(from * minute), until: new Date((from + minutes) * minute), gates };
}

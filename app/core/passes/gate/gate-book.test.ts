import { beforeAll, describe, expect, it } from 'vitest';
import { type GateBook, makeGateBook } from './gate-book.ts';
import type { GateChanges, WirePass } from './gate-wire.ts';
import { judgeAtGate } from './judge-at-gate.ts';
import { rankScans } from './rank-scans.ts';
import { codeOf, makePassPress } from './test-pass-press.ts';

const at = (time: string) => Date.UTC(2026, 8, 4, Number(time.slice(0, 2)), Number(time.slice(3)));
const slot = { from: at('12:00'), until: at('13:00') };

describe('the scans of one pass', () => {
  it.each([
    ['one', [[5, false]], ['in']],
    [
      'a later one',
      [
        [5, false],
        [6, false],
      ],
      ['in', 'double'],
    ],
    [
      'an earlier one that came later',
      [
        [6, false],
        [5, false],
      ],
      ['double', 'in'],
    ],
    [
      'two of one moment',
      [
        [5, false],
        [5, false],
      ],
      ['in', 'double'],
    ],
    [
      'the first undone',
      [
        [5, true],
        [6, false],
      ],
      ['undone', 'in'],
    ],
    [
      'all undone',
      [
        [5, true],
        [6, true],
      ],
      ['undone', 'undone'],
    ],
    ['none', [], []],
  ] as const)('%s', (_, scans, results) =>
    expect(rankScans(scans.map(([time, undone]) => ({ at: time, undone })))).toEqual(results),
  );
});

describe('a book', () => {
  const pass = (place: number, isVoid: 0 | 1 = 0): WirePass => [
    codeOf(place),
    10_000 + place,
    'family',
    4,
    0,
    0,
    isVoid,
  ];
  const told = (change: Partial<GateChanges>): GateChanges => ({
    ...{ titles: ['Family pass'], times: [[slot.from / 60_000, 60, []]], passes: [], scans: [] },
    ...change,
  });
  let book: GateBook;
  const fresh = () => {
    book = makeGateBook();
    book.apply(told({ passes: [pass(1), pass(2), pass(3, 1)] }));
  };
  const own = (key: string, place: number, time: number, undone = false) =>
    book.scan({ key, code: codeOf(place), gate: 1, at: time, undone }, 4);

  it('knows a scan of its own that comes back from the site as the same', () => {
    fresh();
    own('n1', 1, 5);
    book.apply(told({ scans: [[7, codeOf(1), 1, 5, 'in', 'n1']] }));
    expect(book.counts(1)).toEqual({ here: 4, everywhere: 4, doubles: 0 });
  });

  it('counts a pass once, at the gate where it came in first, whatever is heard first', () => {
    fresh();
    own('n1', 1, 9);
    book.apply(
      told({
        scans: [
          [7, codeOf(1), 2, 5, 'in', null],
          [8, codeOf(2), 2, 6, 'in', null],
        ],
      }),
    );
    expect(book.counts(1)).toEqual({ here: 0, everywhere: 8, doubles: 1 });
    expect(book.usedAt(codeOf(1))).toEqual({ gate: 2, at: new Date(5) });
    expect(book.doubles()).toEqual([
      {
        code: codeOf(1),
        scans: [
          { gate: 2, at: 5, result: 'in' },
          { gate: 1, at: 9, result: 'double' },
        ],
      },
    ]);
  });

  it('does not count what was undone, also when an older word of it comes later', () => {
    fresh();
    own('n1', 1, 5);
    own('n1', 1, 5, true);
    book.apply(told({ scans: [[7, codeOf(1), 1, 5, 'in', 'n1']] }));
    expect(book.usedAt(codeOf(1))).toBeNull();
    book.apply(told({ scans: [[9, codeOf(2), 2, 5, 'in', null]] }));
    book.apply(told({ scans: [[9, codeOf(2), 2, 5, 'undone', null]] }));
    expect(book.counts(2)).toEqual({ here: 0, everywhere: 0, doubles: 0 });
  });

  it('forgets a scan that the site did not take, and counts passes that it never heard of', () => {
    fresh();
    own('n1', 77, 5);
    expect(book.counts(1).everywhere).toBe(4);
    book.drop(codeOf(77), 'n1');
    expect(book.counts(1).everywhere).toBe(0);
  });

  describe('judges', () => {
    let press: Awaited<ReturnType<typeof makePassPress>>;
    beforeAll(async () => {
      press = await makePassPress('feast', slot);
    });
    const judge = async (read: string, now = at('12:30')) => {
      const { light, reason } = await judgeAtGate(read, {
        ...{ keys: press.keys, event: press.mark, gate: 1, now, book },
      });
      return `${light} ${reason}`;
    };
    it.each([
      ['10001', 'amber typed'],
      [' 10 001 ', 'amber typed'],
      ['१०००१', 'amber typed'],
      ['10003', 'red void'],
      ['10002', 'red used'],
      ['10009', 'red unknown-number'],
      ['1'.repeat(13), 'red not-a-pass'],
      ['', 'red not-a-pass'],
      ['-10001', 'red not-a-pass'],
    ])('the number "%s": %s', async (read, verdict) => {
      fresh();
      own('n2', 2, 5);
      expect(await judge(read)).toBe(verdict);
    });
    it('a number outside of its time as the pass itself', async () => {
      fresh();
      expect(await judge('10001', at('14:00'))).toBe('red wrong-slot');
      expect(await judge('10001', at('13:30'))).toBe('amber too-late');
    });
    it('a pass of which it never heard by itself, and one that it heard is void as void', async () => {
      fresh();
      expect(await judge(press.token(55))).toBe('green welcome');
      expect(await judge(press.token(3))).toBe('red void');
    });
  });
});

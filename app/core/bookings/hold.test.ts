import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HoldLine, type Move, planConfirm, planHold, planRelease, type Unit } from './hold.ts';

const unit = (onHand: number, held = 0, id = 'a'): Unit => ({ id, onHand, held });
const line = (quantity: number, state: HoldLine['state'] = 'held', unitId = 'a'): HoldLine => ({
  unitId,
  quantity,
  state,
});

describe('holding', () => {
  it('holds what is free, all or nothing, and names how many are left', () => {
    const requested = [
      { unitId: 'a', quantity: 2 },
      { unitId: 'b', quantity: 3 },
    ];
    expect(planHold(requested, [], [unit(2), unit(4, 2, 'b')])).toEqual({
      ok: false,
      code: 'short',
      shortages: [{ unitId: 'b', wanted: 3, left: 2 }],
    });
    expect(planHold(requested, [], [unit(2), unit(5, 2, 'b')])).toMatchObject({
      ok: true,
      value: [{ held: 2 }, { held: 3 }],
    });
  });

  it('a retry holds nothing more than the holder already has', () => {
    expect(planHold([{ unitId: 'a', quantity: 2 }], [line(2)], [unit(2, 2)])).toMatchObject({
      value: [{ held: 0, line: { quantity: 2, state: 'held' } }],
    });
  });

  it('releases what is no longer requested and holds only what is missing', () => {
    const planned = planHold([{ unitId: 'b', quantity: 1 }], [line(2)], [unit(2, 2), unit(1, 0, 'b')]);
    expect(planned).toMatchObject({
      value: [
        { unitId: 'b', held: 1 },
        { unitId: 'a', held: -2 },
      ],
    });
  });

  it('an unknown unit is short, not free', () => {
    expect(planHold([{ unitId: 'x', quantity: 1 }], [], [])).toMatchObject({
      shortages: [{ unitId: 'x', wanted: 1, left: 0 }],
    });
  });

  it.each([0, -1, 1.5, Number.NaN, 1e21])('%d is no quantity', (quantity) => {
    expect(() => planHold([{ unitId: 'a', quantity }], [], [unit(5)])).toThrow(RangeError);
  });
});

describe('confirming', () => {
  it('takes what is held, and after expiry what is still free', () => {
    expect(planConfirm([line(2)], [unit(2, 2)])).toMatchObject({ value: [{ onHand: -2, held: -2 }] });
    expect(planConfirm([line(2, 'released')], [unit(2, 0)])).toMatchObject({
      value: [{ onHand: -2, held: 0 }],
    });
  });

  it('is short when others have it by now, and releases the rest', () => {
    const mine = [line(1, 'released'), line(2, 'held', 'b')];
    expect(planConfirm(mine, [unit(1, 1), unit(2, 2, 'b')])).toEqual({
      ok: false,
      code: 'short',
      shortages: [{ unitId: 'a', wanted: 1, left: 0 }],
      moves: [{ unitId: 'b', onHand: 0, held: -2, line: { unitId: 'b', quantity: 2, state: 'released' } }],
    });
  });

  it('a repeat changes nothing', () => {
    expect(planConfirm([line(2, 'taken')], [unit(0)])).toEqual({ ok: true, value: [] });
    expect(planRelease([line(2, 'taken'), line(1, 'released', 'b')])).toEqual([]);
  });
});

it('no sequence of calls by five holders ever holds or takes more than there is', () => {
  const step = fc.record({
    holder: fc.nat(4),
    what: fc.constantFrom('hold', 'confirm', 'release', 'expire'),
    a: fc.nat(3),
    b: fc.nat(3),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const units = [unit(6), unit(4, 0, 'b')];
      const lines: HoldLine[][] = [[], [], [], [], []];
      const apply = (holder: number, moves: readonly Move[]) => {
        for (const { unitId, onHand, held, line: after } of moves) {
          const one = units.find(({ id }) => id === unitId) as Unit;
          one.onHand += onHand;
          one.held += held;
          const mine = lines[holder] as HoldLine[];
          lines[holder] = [...mine.filter((known) => known.unitId !== unitId), after];
        }
      };
      for (const { holder, what, a, b } of steps) {
        const mine = lines[holder] as HoldLine[];
        const requested = [
          { unitId: 'a', quantity: a },
          { unitId: 'b', quantity: b },
        ].filter(({ quantity }) => quantity > 0);
        if (what === 'hold' && requested.length > 0) {
          const planned = planHold(requested, mine, units);
          if (planned.ok) apply(holder, planned.value);
        }
        if (what === 'confirm') {
          const planned = planConfirm(mine, units);
          apply(holder, planned.ok ? planned.value : planned.moves);
        }
        if (what === 'release' || what === 'expire') apply(holder, planRelease(mine));
        const sum = (id: string, state: HoldLine['state']) =>
          lines
            .flat()
            .reduce((n, one) => n + (one.unitId === id && one.state === state ? one.quantity : 0), 0);
        for (const { id, onHand, held } of units) {
          expect(held).toBe(sum(id, 'held'));
          expect(onHand).toBe((id === 'a' ? 6 : 4) - sum(id, 'taken'));
          expect(held).toBeLessThanOrEqual(onHand);
        }
      }
    }),
    { seed: 6, numRuns: 300 },
  );
});

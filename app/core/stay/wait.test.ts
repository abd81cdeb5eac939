import { describe, expect, it } from 'vitest';
import type { MoneyState } from '#core/purchases/money-state.ts';
import { type StayStage, stayHeldUntil } from './stay-stage.ts';
import { waitShown } from './wait.ts';

const begun = new Date('2026-11-20T06:00:00Z');
const at = (minutes: number) => new Date(begun.getTime() + minutes * 60_000);

describe('how long an unpaid stay is held', () => {
  it.each([
    ['a hold of its own', null, 0, 15],
    ['pressed again', 15, 10, 25],
    ['an offer of twelve hours: as long as it can be paid', 720, 0, 120],
    ['the same, pressed again', 120, 30, 120],
    ['an offer that ends in half an hour', 30, 0, 30],
    ['an offer that ends at once', 2, 0, 15],
    ['pressed at the very end', 120, 119, 134],
  ])('%s', (_, promised, now, held) => {
    const until = promised === null ? null : at(promised);
    expect(stayHeldUntil(begun, until, at(now))).toEqual(at(held));
  });
});

describe('what an entry whose offer was booked says', () => {
  it.each<[StayStage, MoneyState, number, string]>([
    ['open', 'created', 10, 'unpaid'],
    ['open', 'failed', 10, 'unpaid'],
    ['open', 'review', 200, 'unpaid'],
    ['open', 'created', 120, 'lapsed'],
    ['cancelled', 'expired', 1_500, 'lapsed'],
    ['cancelled', 'refunded', 1_500, 'cancelled'],
    ['short', 'refund_pending', 1_500, 'cancelled'],
    ['booked', 'paid', 10, 'taken'],
    ['left', 'paid', 10_000, 'taken'],
  ])('%s, %s after %i minutes: %s', (stage, state, minutes, shown) => {
    const stay = { stage, state, pay_by: 'gateway' as const, created_at: begun };
    expect(waitShown({ state: 'taken', offerUntil: at(720), stay }, at(minutes))).toBe(shown);
  });

  it('an offer lapses when its time is over', () => {
    const offered = { state: 'offered' as const, offerUntil: at(720), stay: null };
    expect(waitShown(offered, at(719))).toBe('offered');
    expect(waitShown(offered, at(720))).toBe('lapsed');
  });
});

import { heldUntil } from '#core/bookings/hold.ts';
import { isOpen, type MoneyState } from '#core/purchases/money-state.ts';

/** How far a booking of paid seats has come (docs/decisions/paid-seats.md). */
export const seatStages = ['open', 'booked', 'cancelled', 'short'] as const;
export type SeatStage = (typeof seatStages)[number];

/** What seats are of: a course of lessons, or a day on which a tour leaves. */
export type SeatUnit = { kind: 'class' | 'departure'; id: string };

/** How long after its beginning a booking may be paid, in hours, as a stay may. */
const payWithinHours = 2;

/** How long a seat of the waiting list waits for its payment, in hours. */
const offeredForHours = 72;

export function seatPayUntil(now: Date, offered: boolean): Date {
  return new Date(now.getTime() + (offered ? offeredForHours : payWithinHours) * 3_600_000);
}

/** Until when a press on 'Pay' now holds the seats; never for less than was promised before. */
export function seatHeldUntil(promised: Date | null, now: Date): Date {
  return new Date(Math.max(promised?.getTime() ?? 0, heldUntil(now).getTime()));
}

type Payable = { state: MoneyState; stage: SeatStage; pay_until: Date };

/**
 * Whether the buyer may (again) be sent to pay. A later payment still takes seats that are free.
 */
export function mayPaySeat({ state, stage, pay_until }: Payable, now: Date): boolean {
  return stage === 'open' && isOpen(state) && now < pay_until;
}

/** Unguessable ids as `services.ids` makes them; other text never reaches the database. */
export function isSeatId(text: string): boolean {
  return /^sea_[\w-]{22}$/.test(text);
}

/** What a buyer reads: one word from the states of money and seats. */
export type SeatState =
  | 'created'
  | 'waiting'
  | 'failed'
  | 'lapsed'
  | 'booked'
  | 'cancelled'
  | 'short'
  | 'called-off'
  | 'refunded';

/** `calledOff`: the class or departure does not take place, and was not cancelled before. */
export function seatState(seat: Payable, now: Date, calledOff: boolean): SeatState {
  const { state, stage } = seat;
  if (calledOff) return 'called-off';
  if (state === 'refunded') return 'refunded';
  if (stage === 'cancelled' && state === 'expired') return 'lapsed';
  if (stage !== 'open') return stage;
  if (state === 'attempted' || state === 'review') return 'waiting';
  if (!mayPaySeat(seat, now)) return 'lapsed';
  return state === 'failed' ? 'failed' : 'created';
}

/** How good a state is, for buyer and office: their badges have the colour of it. */
export const seatTones: Record<SeatStage | SeatState, 'wait' | 'good' | 'info' | 'bad'> = {
  ...{ open: 'wait', created: 'wait', waiting: 'wait', failed: 'bad', lapsed: 'info', booked: 'good' },
  ...{ cancelled: 'info', short: 'bad', refunded: 'info', 'called-off': 'bad' },
};

import { heldUntil } from '#core/bookings/hold.ts';
import { isOpen, type MoneyState } from '#core/purchases/money-state.ts';

/** How far a stay has come (docs/decisions/stays.md); 'paid': what paid the rest of another. */
export const stayStages = [
  'open',
  'booked',
  'in-house',
  'left',
  'no-show',
  'cancelled',
  'short',
  'paid',
] as const;
export type StayStage = (typeof stayStages)[number];

const nextStages: Record<StayStage, readonly StayStage[]> = {
  open: ['booked', 'short', 'cancelled', 'paid'],
  booked: ['in-house', 'no-show', 'cancelled'],
  'in-house': ['left'],
  left: [],
  'no-show': [],
  cancelled: [],
  short: ['cancelled'],
  paid: ['cancelled'],
};

export function mayMoveStay(from: StayStage, to: StayStage): boolean {
  return nextStages[from].includes(to);
}

/**
 * How long after its beginning a stay may be paid, in hours: rooms are not kept for a whole day.
 */
export const payWithinHours = 2;

function payableUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + payWithinHours * 3_600_000);
}

/**
 * Until when a press on 'Pay' now holds the rooms: as every hold (rule F23), or until `promised`
 * where that is later, but not when the stay cannot be paid any more.
 */
export function stayHeldUntil(createdAt: Date, promised: Date | null, now: Date): Date {
  const promisedUntil = Math.min(promised?.getTime() ?? 0, payableUntil(createdAt).getTime());
  return new Date(Math.max(promisedUntil, heldUntil(now).getTime()));
}

export type Payable = {
  state: MoneyState;
  stage: StayStage;
  pay_by: 'gateway' | 'desk' | 'nothing';
  created_at: Date;
};

/**
 * Whether the guest may (again) be sent to pay. A later payment still takes rooms that are free.
 */
export function mayPayStay({ state, stage, pay_by, created_at }: Payable, now: Date): boolean {
  const late = now >= payableUntil(created_at);
  return pay_by === 'gateway' && stage === 'open' && isOpen(state) && !late;
}

/**
 * Whether what is left of a stay may be paid on the site, wherever it was booked; until it is over.
 */
export function mayPayRest(
  { stage, departure, rest_of }: Pick<Payable, 'stage'> & { departure: string; rest_of: string | null },
  today: string,
): boolean {
  const coming = stage === 'booked' || stage === 'in-house';
  return coming && rest_of === null && today <= departure;
}

/** Unguessable ids as `services.ids` makes them; other text never reaches the database. */
export function isStayId(text: string): boolean {
  return /^sty_[\w-]{22}$/.test(text);
}

/** What a guest reads: one word from the states of money and stay. */
export const stayStates = [
  'created',
  'waiting',
  'failed',
  'booked',
  'in-house',
  'left',
  'no-show',
  'cancelled',
  'short',
  'paid',
  'refunded',
] as const;
export type StayState = (typeof stayStates)[number];

export function stayState({ state, stage }: { state: MoneyState; stage: StayStage }): StayState {
  // Booked all the same: its nights cost nothing any more.
  if (state === 'refunded' && stage !== 'booked') return 'refunded';
  if (stage !== 'open') return stage;
  if (state === 'attempted' || state === 'review') return 'waiting';
  if (state === 'failed') return 'failed';
  return state === 'expired' || state === 'cancelled' ? 'cancelled' : 'created';
}

import { heldUntil } from '#core/bookings/hold.ts';
import { isOpen, type MoneyState } from '#core/purchases/money-state.ts';

/** How far a booking of passes has come (docs/decisions/passes.md). */
export const passStages = ['open', 'asked', 'confirmed', 'short', 'cancelled'] as const;
export type PassStage = (typeof passStages)[number];

/** For how many hours a booking may be paid: from its beginning, and from its approval. */
export const payWithinHours = { begun: 2, approved: 48 } as const;

/** For so many days the office may answer what was asked for. Our assumption. */
const answerWithinDays = 30;

/** Until when the office may answer a booking that was asked for. */
export function answerUntil(asked: Date): Date {
  return new Date(asked.getTime() + answerWithinDays * 86_400_000);
}

/** Those that were asked for before then have had no answer in time. */
export function unansweredBefore(now: Date): Date {
  return new Date(now.getTime() - answerWithinDays * 86_400_000);
}

export type PayablePasses = {
  state: MoneyState;
  stage: PassStage;
  pay_by: 'gateway' | 'desk' | 'nothing';
  created_at: Date;
  approved_at: Date | null;
};

type Begun = Pick<PayablePasses, 'created_at' | 'approved_at'>;

/** From when the time to pay counts: from the approval where the booking was asked for. */
export function payableFrom({ created_at, approved_at }: Begun): Date {
  return approved_at ?? created_at;
}

/** Until when a booking may be paid. */
export function payablePassesUntil(begun: Begun): Date {
  const hours = payWithinHours[begun.approved_at ? 'approved' : 'begun'];
  return new Date(payableFrom(begun).getTime() + hours * 3_600_000);
}

/**
 * Until when a press on 'Pay' now holds the places: as every hold (rule F23), or until `promised`
 * where that is later, but not when the booking cannot be paid any more.
 */
export function passesHeldUntil(begun: Begun, promised: Date | null, now: Date): Date {
  const promisedUntil = Math.min(promised?.getTime() ?? 0, payablePassesUntil(begun).getTime());
  return new Date(Math.max(promisedUntil, heldUntil(now).getTime()));
}

/**
 * Whether the holder may (again) be sent to pay. A later payment still takes places that are free.
 */
export function mayPayPasses({ state, stage, pay_by, ...begun }: PayablePasses, now: Date): boolean {
  return pay_by === 'gateway' && stage === 'open' && isOpen(state) && now < payablePassesUntil(begun);
}

/** Unguessable ids as `services.ids` makes them; other text never reaches the database. */
export function isPassBookingId(text: string): boolean {
  return /^psb_[\w-]{22}$/.test(text);
}

/** What a holder reads: one word from the states of money and booking. */
export const passBookingStates = [
  'created',
  'waiting',
  'failed',
  'asked',
  'confirmed',
  'cancelled',
  'short',
  'refunded',
] as const;
export type PassBookingState = (typeof passBookingStates)[number];

export function passBookingState({
  state,
  stage,
}: {
  state: MoneyState;
  stage: PassStage;
}): PassBookingState {
  // Confirmed all the same: the passes that cost nothing are valid.
  if (state === 'refunded' && stage !== 'confirmed') return 'refunded';
  if (stage !== 'open') return stage;
  if (state === 'attempted' || state === 'review') return 'waiting';
  if (state === 'failed') return 'failed';
  return state === 'expired' || state === 'cancelled' ? 'cancelled' : 'created';
}

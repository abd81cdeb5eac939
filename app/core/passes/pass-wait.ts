import { readConsent } from '#core/fields/consent.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { type FormOutcome, invalid } from '#core/result.ts';
import type { WaitEntry } from '#core/waits/wait-state.ts';
import { type PassHolder, type PassRules, readHolder } from './book-passes.ts';
import { notOffered } from './event-passes.ts';

/** Unguessable ids as `services.ids` makes them; other text never reaches the database. */
export function isPassWaitId(text: string): boolean {
  return /^pwt_[\w-]{22}$/.test(text);
}

export const passWaitFields = ['product', 'slot', 'quantity', 'name', 'phone', 'email', 'consent'] as const;
export type TypedPassWait = Record<(typeof passWaitFields)[number], string>;

export type NewPassWait = PassHolder & { productId: string; slotId: string | null; quantity: number };

/** What who waits asks for; refused where it could not be booked even if there were places. */
export function readPassWait(typed: TypedPassWait, rules: PassRules): FormOutcome<NewPassWait> {
  const form = new FormReader();
  const product = rules.products.find(({ id }) => id === typed.product);
  if (rules.closed) form.refuse('product', 'passes-closed');
  else if (!product) form.refuse('product', 'choice-invalid');
  const why = product && notOffered(product, rules);
  if (why) form.refuse('product', why);
  const slot = rules.slots.find(({ id }) => id === typed.slot) ?? null;
  if (rules.slots.length > 0 && !slot) form.refuse('slot', 'passes-slot-none');
  if (slot && slot.endsAt <= rules.now) form.refuse('slot', 'passes-slot-over');
  // Of an unknown product as many as of any.
  const limits = (product ? [product] : rules.products).map(({ familyLimit }) => familyLimit);
  const quantity = form.whole('quantity', typed.quantity || '1', { min: 1, max: Math.max(1, ...limits) });
  const holder = readHolder(form, typed);
  form.read('consent', readConsent(typed.consent));
  if (!product || !form.clean) return invalid(form.problems);
  return form.answer({ ...holder, productId: product.id, slotId: slot?.id ?? null, quantity });
}

/** An entry as its holder and the office see it. */
export type PassWaitView = WaitEntry & {
  event: { id: string; title: string; startsAt: Date };
  productId: string;
  productTitle: string;
  quantity: number;
  slot: { id: string; startsAt: Date; endsAt: Date } | null;
  bookingId: string | null;
};

/** What who waits reads: an offer whose time is over has lapsed before the job says so. */
export function passWaitShown({ state, offerUntil }: Pick<PassWaitView, 'state' | 'offerUntil'>, now: Date) {
  return state === 'offered' && (offerUntil === null || offerUntil <= now) ? 'lapsed' : state;
}

import { readConsent } from '#core/fields/consent.ts';
import { readEmail } from '#core/fields/email.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readName } from '#core/fields/name.ts';
import { readPhone } from '#core/fields/phone.ts';
import { awaitsAnswer } from '#core/purchases/money-state.ts';
import { type FormOutcome, invalid } from '#core/result.ts';
import type { WaitEntry, WaitState } from '#core/waits/wait-state.ts';
import { type BookRules, readPrice, readSearch, type StaySearch } from './book-stay.ts';
import { searchFields } from './stay-input.ts';
import { mayPayStay, type Payable } from './stay-stage.ts';

export const waitFields = ['kind', ...searchFields, 'name', 'phone', 'email', 'consent'] as const;
export type TypedWait = Record<(typeof waitFields)[number], string>;

export type NewWait = StaySearch & { kindId: string; name: string; phone: string; email: string | null };

/**
 * What who waits asks for; refused where these nights could not be booked even if they were free.
 */
export function readWait(typed: TypedWait, rules: BookRules): FormOutcome<NewWait> {
  const form = new FormReader();
  const kind = rules.kinds.find(({ id }) => id === typed.kind);
  if (!kind) form.refuse('kind', 'choice-invalid');
  const search = readSearch(form, typed, rules.days);
  const name = form.read('name', readName(typed.name)) ?? '';
  const phone = form.read('phone', readPhone(typed.phone)) ?? '';
  const email = typed.email.trim() === '' ? null : form.read('email', readEmail(typed.email));
  form.read('consent', readConsent(typed.consent));
  if (kind && search) readPrice(form, kind, search, rules);
  if (!kind || !search || !form.clean) return invalid(form.problems);
  return form.answer({ ...search, kindId: kind.id, name, phone, email });
}

/** An entry as its guest and the office see it. */
export type WaitView = WaitEntry &
  StaySearch & {
    kindId: string;
    kindTitle: string;
    stayId: string | null;
    /** Of the stay that was booked. */
    stay: Payable | null;
  };

/** What who waits reads of an entry: of one that was taken, also what became of its stay. */
export type WaitShown = WaitState | 'unpaid' | 'cancelled';

/**
 * An offer whose time is over has lapsed before the job says so; so has a stay that nobody paid.
 */
export function waitShown(
  { state, offerUntil, stay }: Pick<WaitView, 'state' | 'offerUntil' | 'stay'>,
  now: Date,
): WaitShown {
  if (state === 'offered') return offerUntil !== null && offerUntil > now ? 'offered' : 'lapsed';
  if (state !== 'taken' || stay === null) return state;
  if (stay.stage === 'open') return mayPayStay(stay, now) || awaitsAnswer(stay.state) ? 'unpaid' : 'lapsed';
  if (stay.state === 'expired') return 'lapsed';
  return stay.stage === 'cancelled' || stay.stage === 'short' ? 'cancelled' : 'taken';
}

/** Unguessable ids as `services.ids` makes them; other text never reaches the database. */
export function isWaitId(text: string): boolean {
  return /^swt_[\w-]{22}$/.test(text);
}

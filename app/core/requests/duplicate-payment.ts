import { readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { readUtr } from '#core/fields/utr.ts';
import { formatRupees, type Paise, parseRupees, zeroPaise } from '#core/money/paise.ts';
import { type FormOutcome, invalid } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { readSender } from './read-sender.ts';
import { dayAfter, windowInWords } from './request-days.ts';
import type { RequestFact, RequestOf, RequestWords } from './request-parts.ts';

/** A duplicate payment as its donor reports it (rule S81). */
export type DuplicatePaymentDetails = {
  /** Receipt or donation number, as printed. */
  paidFor: string;
  utr: string | null;
  paidOn: string;
  amount: Paise;
  reason: string;
};

export const duplicateFields = [
  'name',
  'email',
  'phone',
  'paidFor',
  'utr',
  'paidOn',
  'amount',
  'reason',
] as const;
type TypedDuplicate = Record<(typeof duplicateFields)[number], string>;

/** Banks answer for about this long; an older one needs a letter. Our assumption. */
const reportedWithin = 365;

/**
 * Reads the report (rule F18). It moves no money: two members of the staff decide over a verified
 * duplicate.
 */
export function readDuplicateReport(
  typed: TypedDuplicate,
  now: Date,
): FormOutcome<RequestOf<'duplicate-payment', DuplicatePaymentDetails>> {
  const form = new FormReader();
  const sender = readSender(form, typed, { email: 'optional', phone: 'required' });
  const paidFor = form.text('paidFor', typed.paidFor, { min: 4, max: 60 });
  const utr = typed.utr.trim() === '' ? null : form.read('utr', readUtr(typed.utr));
  const today = templeDay(now);
  const days = { from: dayAfter(today, -reportedWithin), to: today };
  const paidOn = form.read('paidOn', readDate(typed.paidOn, days), windowInWords(days)) ?? '';
  const amount = form.read('amount', parseRupees(typed.amount));
  if (amount !== null && amount <= zeroPaise) form.refuse('amount', 'amount-too-small');
  const reason = form.text('reason', typed.reason, { min: 10, max: 500, lines: 'many' });
  if (!form.clean || !sender || amount === null) return invalid(form.problems);
  const details = { paidFor, utr, paidOn, amount, reason };
  return form.answer({ kind: 'duplicate-payment', sender, subject: 'A payment taken twice', details });
}

export function duplicatePaymentFacts(details: DuplicatePaymentDetails, m: RequestWords): RequestFact[] {
  return [
    { label: m.paidFor, value: details.paidFor },
    ...(details.utr ? [{ label: m.bankReference, value: details.utr }] : []),
    { label: m.paidOn, value: details.paidOn },
    { label: m.amount, value: formatRupees(details.amount) },
    { label: m.whatHappened, value: details.reason },
  ];
}

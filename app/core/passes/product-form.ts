import { readChoice } from '#core/fields/choice.ts';
import { type DateWindow, readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { type Paise, parseRupees, zeroPaise } from '#core/money/paise.ts';
import { dayAfter, windowInWords } from '#core/requests/request-days.ts';
import { type FormOutcome, invalid } from '#core/result.ts';
import { templeDay, templeDayStart } from '#core/time/temple-day.ts';
import type { PassQuestion } from './event-passes.ts';
import { type PassKind, passKinds } from './pass-kind.ts';
import { readQuestions } from './pass-questions.ts';

export const productFields = [
  ...(['title', 'kind', 'price', 'early', 'earlyUntil', 'people', 'familyLimit', 'quota'] as const),
  ...([
    'leastAge',
    'mostAge',
    'questions',
    'membersUntil',
    'approval',
    'membersFree',
    'onSale',
    'position',
  ] as const),
] as const;
export type TypedProduct = Record<(typeof productFields)[number], string>;

export type ProductInput = {
  title: string;
  kind: PassKind;
  price: Paise;
  /** What it costs until then. */
  early: Paise | null;
  earlyUntil: Date | null;
  people: number;
  familyLimit: number;
  leastAge: number | null;
  mostAge: number | null;
  questions: PassQuestion[];
  membersUntil: Date | null;
  needsApproval: boolean;
  /** Members may take it with a free pass of their year. */
  membersFree: boolean;
  onSale: boolean;
  quota: number;
  position: number;
};

/** Most passes of a product, and people in a slot: a great festival. */
export const largestQuota = 200_000;
/** As for rooms: less than a house. */
const highestPrice = 100_000_000;

/**
 * Reads the form of a product, every problem at once. Sums are in rupees; a day 'until' is included
 * and the temple's. `days` are those on which passes may be sold; `before`: its questions so far,
 * which keep their ids; `taken`: those of the event's other questions.
 */
export function readProduct(
  typed: TypedProduct,
  {
    days,
    before,
    taken = [],
  }: { days: DateWindow; before: readonly PassQuestion[]; taken?: readonly string[] },
): FormOutcome<ProductInput> {
  const form = new FormReader();
  const kind = form.read('kind', readChoice(typed.kind, passKinds));
  const title = form.text('title', typed.title, { min: 2, max: 60 });
  const price = readPrice(form, 'price', typed.price) ?? zeroPaise;
  if (kind === 'free' && price > 0) form.refuse('price', 'product-free-price');
  if (kind === 'seat' && price === 0 && form.clean) form.refuse('price', 'product-seat-price');
  const early = typed.early.trim() === '' ? null : readPrice(form, 'early', typed.early);
  const earlyUntil = readLastDay(form, 'earlyUntil', typed.earlyUntil, days);
  if (early !== null && (early === 0 || early >= price)) form.refuse('early', 'product-early-price');
  if (early !== null && typed.earlyUntil.trim() === '') form.refuse('earlyUntil', 'product-early-day');
  if (earlyUntil !== null && typed.early.trim() === '') form.refuse('early', 'product-early-missing');
  const leastAge = readAge(form, 'leastAge', typed.leastAge);
  const mostAge = readAge(form, 'mostAge', typed.mostAge);
  if (leastAge !== null && mostAge !== null && mostAge < leastAge) form.refuse('mostAge', 'product-ages');
  const product = {
    ...{ title, price, early, earlyUntil, leastAge, mostAge },
    people: form.whole('people', typed.people, { min: 1, max: 255 }),
    familyLimit: form.whole('familyLimit', typed.familyLimit, { min: 1, max: 50 }),
    questions: form.read('questions', readQuestions(typed.questions, before, taken)) ?? [],
    membersUntil: readLastDay(form, 'membersUntil', typed.membersUntil, days),
    needsApproval: typed.approval === 'on',
    membersFree: typed.membersFree === 'on',
    onSale: typed.onSale === 'on',
    quota: form.whole('quota', typed.quota, { min: 1, max: largestQuota }),
    position: form.whole('position', typed.position.trim() || '0', { min: 0, max: 999 }),
  };
  return kind === null ? invalid(form.problems) : form.answer({ ...product, kind });
}

function readPrice(form: FormReader, field: string, typed: string): Paise | null {
  const price = form.read(field, parseRupees(typed));
  if (price === null || price <= highestPrice) return price;
  form.refuse(field, 'amount-malformed');
  return null;
}

function readAge(form: FormReader, field: string, typed: string): number | null {
  return typed.trim() === '' ? null : form.whole(field, typed, { min: 0, max: 120 });
}

/** The moment at which a typed day is over; null where none is typed. */
function readLastDay(form: FormReader, field: string, typed: string, days: DateWindow): Date | null {
  if (typed.trim() === '') return null;
  const day = form.read(field, readDate(typed, days), windowInWords(days));
  return day === null ? null : templeDayStart(dayAfter(day, 1));
}

/** The day that such a moment ends: what the field says. */
export function lastDayOf(until: Date | null): string {
  return until === null ? '' : templeDay(new Date(until.getTime() - 1));
}

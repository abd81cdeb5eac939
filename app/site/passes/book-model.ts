import { addPaise, formatRupees, type Paise, paise, timesPaise } from '#core/money/paise.ts';
import { isFree, notOffered, type PassProduct, type PassSlot, priceNow } from '#core/passes/event-passes.ts';
import { shareFree } from '#core/passes/free-passes.ts';
import { answerField, countField, type PassInput, shownField } from '#core/passes/pass-input.ts';
import { passMessageFor } from '#core/passes/pass-messages.ts';
import type { Problem } from '#core/result.ts';
import { clockTime, longDate, longDay, span } from '#core/time/date-words.ts';
import type { ReadInEnglish } from '#core/translations/read-in-english.ts';
import * as m from '#messages/passes.ts';
import type { ShownPasses } from '#server/passes/queries/event-passes.ts';
import type { PurchaseForm, WordedProblem } from '#site/checkout-parts/purchase-form.ts';

/** A product as the form shows it; the words are of this moment. */
export type ShownProduct = ReadInEnglish & {
  id: string;
  title: string;
  price: Paise;
  /** The full price, and when it begins, where the early one is in force. */
  later: { price: Paise; from: string } | null;
  notes: string[];
  /** The office agrees first. */
  asks: boolean;
  /** 0 where it cannot be booked: `notes` say why. */
  most: number;
  questions: PassProduct['questions'];
  /** Members may take it with a free pass. */
  membersFree: boolean;
};

export type ShownSlot = { id: string; label: string; note: string; open: boolean };

export type BookModel = PurchaseForm<{ payable: boolean; total: Paise }, PassInput> & {
  event: { id: string; title: string; when: string; location: string };
  products: ShownProduct[];
  slots: ShownSlot[];
  /** The day of all times, where it is one. */
  day: string | null;
  /** Something of it is full: the waiting list is offered. */
  waits: boolean;
  /** Free passes that the visitor's membership has left, where some of these can be had so. */
  free: { left: number } | null;
  /** Of an offer of the waiting list that is answered. */
  offer: { id: string; key: string } | null;
  /** Where a place in the line is taken, for a form that came without one. */
  line: string | null;
};

/** The form as typed; only fields of these products and their questions are read. */
export function readBookForm(form: FormData, products: readonly PassProduct[]): PassInput {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const by = (ids: readonly string[], field: (id: string) => string) =>
    Object.fromEntries(ids.map((id) => [id, text(field(id))]));
  const ids = products.map(({ id }) => id);
  const asked = products.flatMap(({ questions }) => questions.map(({ id }) => id));
  return {
    ...{ intentKey: text('intentKey'), slot: text('slot') },
    ...{ counts: by(ids, countField), shown: by(ids, shownField), answers: by(asked, answerField) },
    ...{ name: text('name'), phone: text('phone'), email: text('email'), consent: text('consent') },
    freePasses: text('freePasses'),
  };
}

export const nothingTyped: PassInput = {
  ...{ intentKey: '', slot: '', counts: {}, shown: {}, answers: {} },
  ...{ name: '', phone: '', email: '', consent: '' },
};

type Rules = ShownPasses & { member: boolean; free: { left: number } | null; now: Date };

/** What the page shows for what is typed so far. */
export function toBookModel(
  { event, products, slots, member, free, now }: Rules,
  texts: PassInput,
): Omit<BookModel, 'intentKey' | 'problems' | 'offer' | 'line'> {
  const shown = products
    .filter(({ onSale }) => onSale)
    .map((product) => showProduct(product, { member, now }));
  const days = new Set(slots.flatMap(({ startsAt, endsAt }) => [longDay(startsAt), longDay(endsAt)]));
  const [day = null] = days.size === 1 ? days : [];
  const times = slots.map((slot) => showSlot(slot, { now, day }));
  const someFree = shown.some(({ membersFree, price, most }) => membersFree && price > 0 && most > 0);
  const ofMember = free && someFree ? { left: free.left } : null;
  const { total } = sumOf(shown, texts.counts, texts.freePasses ? (ofMember?.left ?? 0) : 0);
  return {
    event: {
      ...{ id: event.id, title: event.title, location: event.location },
      when: span(event.startsAt, event.endsAt),
    },
    products: event.closed ? [] : shown,
    ...{ slots: times, day },
    waits: shown.some(({ most }) => most === 0) || times.some(({ open }) => !open),
    quote: { payable: total > 0, total },
    free: ofMember,
    ...{ texts, fromCart: false },
  };
}

/**
 * What so many of each cost, as far as numbers are typed, less what so many free passes of a
 * membership give: their number, and what they take off.
 */
export function sumOf(
  products: readonly Pick<ShownProduct, 'id' | 'price' | 'most' | 'membersFree'>[],
  counts: Record<string, string>,
  freeLeft: number,
): { total: Paise; free: number; off: Paise } {
  const lines = products.map(({ id, most, ...product }) => ({
    ...product,
    quantity: countOf(counts[id], most),
  }));
  const shares = shareFree(lines, freeLeft);
  const off = addPaise(lines.map(({ price }, at) => timesPaise(price, shares[at] ?? 0)));
  const all = addPaise(lines.map(({ price, quantity }) => timesPaise(price, quantity)));
  return { total: paise(all - off), free: shares.reduce((sum, share) => sum + share, 0), off };
}

export function countOf(typed: string | undefined, most: number): number {
  return typed !== undefined && /^\d{1,3}$/.test(typed) ? Math.min(Number(typed), most) : 0;
}

function showProduct(
  product: PassProduct & ReadInEnglish,
  visitor: { member: boolean; now: Date },
): ShownProduct {
  const { id, title, people, familyLimit, left, early, membersUntil, needsApproval, questions } = product;
  const { membersFree } = product;
  const blocked = notOffered(product, visitor);
  const price = priceNow(product, visitor.now);
  const later =
    early && price !== product.price ? { price: product.price, from: momentOf(early.until) } : null;
  return {
    ...{ id, title, price, later, questions, membersFree },
    ...(product.textLang && { textLang: product.textLang }),
    notes: [
      m.letsIn(people),
      ...agesOf(product),
      ...(later ? [m.earlyUntil(later.from, formatRupees(later.price, 'short'))] : []),
      ...(blocked === 'passes-members-first' && membersUntil ? [m.membersUntil(momentOf(membersUntil))] : []),
      left === 0 ? m.noneLeft : left <= few ? m.few(left) : m.atMost(familyLimit),
    ],
    asks: needsApproval,
    most: blocked || left === 0 ? 0 : Math.min(familyLimit, left),
  };
}

/** From here on a number of free passes or places says that there are few. */
const few = 10;

function agesOf({ leastAge, mostAge }: PassProduct): string[] {
  if (leastAge !== null && mostAge !== null) return [m.agesFromTo(leastAge, mostAge)];
  if (leastAge !== null) return [m.agesFrom(leastAge)];
  return mostAge === null ? [] : [m.agesTo(mostAge)];
}

function showSlot(
  { id, startsAt, endsAt, gate, left }: PassSlot,
  { now, day }: { now: Date; day: string | null },
): ShownSlot {
  const over = endsAt <= now;
  const label = day ? `${clockTime(startsAt)} – ${clockTime(endsAt)}` : span(startsAt, endsAt);
  const places = over
    ? m.isOver
    : left === 0
      ? m.isFull
      : left <= few * 2
        ? m.placesLeft(left)
        : m.enoughPlaces;
  return {
    ...{ id, label, open: !over && left > 0 },
    note: gate === null ? places : `${m.gate(gate)} · ${places}`,
  };
}

function momentOf(moment: Date): string {
  return `${longDate(moment)}, ${clockTime(moment)}`;
}

/** Problems of the whole booking have no field of their own. */
const unseen: readonly string[] = ['intentKey', 'total', 'freePasses'];

/** `first`: the field of the first number, for a problem of all of them. */
export function wordBookProblems(problems: readonly Problem[], first: string | null): WordedProblem[] {
  return problems.map(({ field, code, values }) => ({
    field: field === 'counts' ? first : unseen.includes(field) ? null : field,
    message: passMessageFor(code, values),
  }));
}

/** '₹500', or that it is free. */
export function priceWords(price: Paise): string {
  return isFree({ price }) ? m.forFree : formatRupees(paise(price), 'short');
}

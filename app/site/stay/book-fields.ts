import { formatRupees, type Paise } from '#core/money/paise.ts';
import type { Problem } from '#core/result.ts';
import type { StayPrice } from '#core/stay/price-stay.ts';
import { guestFields, type StayInput, searchFields } from '#core/stay/stay-input.ts';
import { stayMessageFor } from '#core/stay/stay-messages.ts';
import type { LadderStep } from '#core/stay/stay-terms.ts';
import type { PurchaseForm, WordedProblem } from '#site/checkout-parts/purchase-form.ts';

/** `offer` names an offer of the waiting list, `group` a group; `key` is that of their link. */
const textFields = [
  'kind',
  ...searchFields,
  ...guestFields,
  'freeNights',
  'pay',
  'consent',
  'offer',
  'group',
  'key',
] as const;
export type BookTexts = Record<(typeof textFields)[number], string>;

/** What is booked, at our price; `payable` is false where it is not free or cannot be so. */
export type BookQuote = {
  payable: boolean;
  total: Paise;
  title: string;
  price: StayPrice | null;
  checkIn: string;
  checkOut: string;
  ladder: readonly LadderStep[];
  /** Of the guest's membership: free nights left, the most for this stay, and taken. null: none. */
  free: { left: number; most: number; taken: number } | null;
};

export type BookModel = PurchaseForm<BookQuote, BookTexts>;

export function readBookForm(form: FormData | URLSearchParams): StayInput & BookTexts {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const texts = Object.fromEntries(textFields.map((name) => [name, text(name)])) as BookTexts;
  return { ...texts, intentKey: text('intentKey'), shownTotal: text('shownTotal') };
}

/** Fields in the summary, or only a member's: their problems are of the whole booking. */
const unseen: readonly string[] = ['kind', ...searchFields, 'freeNights', 'intentKey', 'total'];

export function wordBookProblems(problems: readonly Problem[], total: Paise): WordedProblem[] {
  return problems.map(({ field, code, values }) => ({
    field: unseen.includes(field) ? null : field,
    message:
      code === 'total-changed'
        ? `${stayMessageFor(code)} ${formatRupees(total, 'short')}`
        : stayMessageFor(code, values),
  }));
}

import { maxQuantity } from '#core/cart/limits.ts';
import { latinDigits } from '#core/fields/clean-text.ts';
import { type AmountRefusal, type Paise, parseRupees, rupees, timesPaise } from '#core/money/paise.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { Cause } from './cause.ts';
import { causeStatus } from './cause-status.ts';
import type { DonationLineInput } from './donation-input.ts';

/** The limits of one line given online (rule F3); above them the page names the bank transfer. */
const leastDonation = rupees(10);
export const greatestDonation = rupees(5_00_000);

export type PricedLine = {
  cause: Cause;
  typeId: string | null;
  /** The type's title; the cause's for an own amount. */
  title: string;
  quantity: number;
  unit: Paise;
  amount: Paise;
};

export type LineRefusal =
  | 'cause-unknown'
  | 'cause-closed'
  | 'cause-upcoming'
  | 'type-unknown'
  | 'own-amount-refused'
  | 'quantity-invalid'
  | AmountRefusal
  | 'amount-too-small'
  | 'amount-too-large';

/** One line at our prices: only ids, the quantity and the donor's own amount are read (rule R1). */
export function priceLine(
  cause: Cause | null,
  line: DonationLineInput,
  today: string,
): Outcome<PricedLine, LineRefusal> {
  if (!cause) return refuse('cause-unknown');
  const status = causeStatus(cause, today);
  if (status !== 'live') return refuse(status === 'closed' ? 'cause-closed' : 'cause-upcoming');
  const quantity = readQuantity(line.quantity);
  if (!quantity.ok) return quantity;
  const unit = line.typeId === null ? ownAmount(cause, line) : typeAmount(cause, line.typeId);
  if (!unit.ok) return unit;
  const { title, amount } = unit.value;
  return accept({
    cause,
    typeId: line.typeId,
    title,
    quantity: quantity.value,
    unit: amount,
    amount: timesPaise(amount, quantity.value),
  });
}

/** A quantity, as typed: 1 to 999. */
export function readQuantity(typed: string): Outcome<number, 'quantity-invalid'> {
  const digits = latinDigits(typed).trim();
  const quantity = /^\d{1,3}$/.test(digits) ? Number(digits) : 0;
  return quantity >= 1 && quantity <= maxQuantity ? accept(quantity) : refuse('quantity-invalid');
}

/** The donor's own amount in rupees as typed, within the limits of an online donation. */
function readOwnAmount(
  typed: string,
): Outcome<Paise, AmountRefusal | 'amount-too-small' | 'amount-too-large'> {
  const amount = parseRupees(typed);
  if (!amount.ok) return amount;
  if (amount.value < leastDonation) return refuse('amount-too-small');
  return amount.value > greatestDonation ? refuse('amount-too-large') : amount;
}

type Unit = { title: string; amount: Paise };

function typeAmount(cause: Cause, typeId: string): Outcome<Unit, LineRefusal> {
  const type = cause.types.find(({ id }) => id === typeId);
  return type ? accept({ title: type.title, amount: type.amount }) : refuse('type-unknown');
}

function ownAmount(cause: Cause, line: DonationLineInput): Outcome<Unit, LineRefusal> {
  if (!cause.allowsOwnAmount) return refuse('own-amount-refused');
  const amount = readOwnAmount(line.ownAmount ?? '');
  return amount.ok ? accept({ title: cause.title, amount: amount.value }) : amount;
}

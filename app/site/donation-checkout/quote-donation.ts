import type { Cause } from '#core/donations/cause.ts';
import { certificateBar, refusedField, takesForeign } from '#core/donations/line-rules.ts';
import { type LineRefusal, type PricedLine, priceLine } from '#core/donations/price-line.ts';
import type { LegalEntity } from '#core/donations/receipt.ts';
import { registrationLine } from '#core/donations/registrations.ts';
import { addPaise, formatRupees, type Paise, parseRupees, rupeesText } from '#core/money/paise.ts';
import { aGift, amountChanged } from '#messages/donation-checkout.ts';
import { noTaxReceipt, noTaxReceiptFor } from '#messages/donation-refusals.ts';
import { donationMessage } from '#site/giving/donation-words.ts';
import type { ShownLine } from '#site/giving/shown-lines.ts';

export type QuotedLine = {
  /** What the form sends: ids and own amount as typed, and the price shown here. */
  sent: ShownLine;
  title: string;
  /** The item of the cause; null for an own amount. */
  kind: string | null;
  unit: Paise | null;
  amount: Paise | null;
  /** Why the line is refused, beside its field. */
  problem: LineProblem | null;
  /** What changed since the donor chose it. */
  note: string | null;
};

/** `mendable`: the field can be corrected; otherwise the line can only be removed. */
export type LineProblem = {
  field: ReturnType<typeof refusedField>;
  mendable: boolean;
  message: string;
};

export type DonationQuote = {
  lines: QuotedLine[];
  total: Paise;
  /** Every line can be given. */
  payable: boolean;
  /** Why no tax receipt can be written for these causes; null when one can. */
  noTaxBecause: string | null;
  takesForeign: boolean;
  /** The registrations of the receiver, in one line. */
  registered: string | null;
};

/** The lines at our own prices, and what may be done with them. Nothing typed is lost. */
export function quoteDonation(
  lines: readonly ShownLine[],
  rules: { causes: readonly Cause[]; entities: readonly LegalEntity[]; today: string },
): DonationQuote {
  const priced: PricedLine[] = [];
  const quoted = lines.map((line): QuotedLine => {
    const cause = rules.causes.find(({ id }) => id === line.causeId) ?? null;
    const outcome = priceLine(cause, line, rules.today);
    if (!outcome.ok) return refusedLine(line, cause, outcome.code);
    priced.push(outcome.value);
    return acceptedLine(line, outcome.value);
  });
  const receivers = rules.entities.filter(({ id }) => priced.some(({ cause }) => cause.legalEntityId === id));
  return {
    lines: quoted,
    total: addPaise(priced.map(({ amount }) => amount)),
    payable: quoted.length > 0 && quoted.every(({ problem }) => problem === null),
    noTaxBecause: noTaxBecause(priced, receivers),
    registered: registrationLine(receivers[0] ?? null),
    takesForeign: priced.length > 0 && priced.every((line) => takesForeign(line, receivers)),
  };
}

/**
 * Whether many donors give exactly this: nothing chosen yet, or one line of an item or of a
 * suggested amount. Other donations are unbounded.
 */
export function isUsualDonation(
  lines: readonly ShownLine[],
  { lines: quoted, payable }: DonationQuote,
  causes: readonly Cause[],
): boolean {
  const [line, ...others] = lines;
  if (!line) return true;
  const [priced] = quoted;
  if (others.length > 0 || !payable || !priced) return false;
  const shown = parseRupees(line.ownAmount ?? line.shown);
  const amounts = line.typeId === null ? (causes[0]?.presets ?? []) : [priced.unit];
  return shown.ok && amounts.includes(shown.value);
}

function acceptedLine(
  typed: ShownLine,
  { cause, typeId, title, unit, amount, quantity }: PricedLine,
): QuotedLine {
  const line = { ...typed, quantity: String(quantity) };
  const before = parseRupees(line.shown);
  const changed = typeId !== null && before.ok && before.value !== unit;
  return {
    sent: typeId === null ? line : { ...line, shown: rupeesText(unit) },
    title: cause.title,
    kind: typeId === null ? null : title,
    unit,
    amount,
    problem: null,
    note: changed ? amountChanged(formatRupees(unit, 'short'), formatRupees(before.value, 'short')) : null,
  };
}

function refusedLine(line: ShownLine, cause: Cause | null, code: LineRefusal): QuotedLine {
  return {
    sent: line,
    title: cause?.title ?? aGift,
    kind: cause?.types.find(({ id }) => id === line.typeId)?.title ?? null,
    unit: null,
    amount: null,
    problem: lineProblem(code),
    note: null,
  };
}

function lineProblem(code: LineRefusal): LineProblem {
  const field = refusedField(code);
  const mendable = field === 'quantity' || (field === 'ownAmount' && code !== 'own-amount-refused');
  return { field, mendable, message: donationMessage(code) };
}

function noTaxBecause(priced: readonly PricedLine[], receivers: readonly LegalEntity[]): string | null {
  const bar = certificateBar(priced, receivers);
  if (!bar) return null;
  return bar.causes.length > 0 ? noTaxReceiptFor(bar.causes.join(', ')) : noTaxReceipt;
}

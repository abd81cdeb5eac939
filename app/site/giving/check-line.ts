import type { DonationLine } from '#core/cart/cart.ts';
import type { CauseStatus } from '#core/donations/cause-status.ts';
import { lineInputsOf } from '#core/donations/line-inputs.ts';
import { formatRupees, type Paise, parseRupees, rupeesText } from '#core/money/paise.ts';
import * as m from '#messages/offering.ts';

/** What the cart must know of a cause to decide whether an old line is still valid. */
export type CartCause = {
  id: string;
  title: string;
  image: string;
  status: CauseStatus;
  allowsOwnAmount: boolean;
  types: { id: string; title: string; amount: Paise }[];
};

export type CheckedLine = {
  line: DonationLine;
  title: string;
  image: string | null;
  /** False: it cannot be given now, and the checkout goes on without it. */
  givable: boolean;
  /** What changed since it was added, in words. */
  note: string | null;
};

/** A line of the cart at today's amount; the browser's own title and amount may be stale. */
export function checkLine(line: DonationLine, causes: readonly CartCause[]): CheckedLine {
  const cause = causes.find(({ id }) => id === line.id);
  const unavailable = (note: string): CheckedLine => ({
    line,
    title: cause?.title ?? (line.title || m.aGift),
    image: cause?.image ?? null,
    givable: false,
    note,
  });
  if (!cause) return unavailable(m.noLongerAvailable);
  if (cause.status === 'closed') return unavailable(m.campaignClosed);
  if (cause.status === 'upcoming') return unavailable(m.campaignNotBegun);
  const shown = { title: cause.title, image: cause.image, givable: true };
  if (lineInputsOf([line])[0]?.typeId === null) {
    return cause.allowsOwnAmount
      ? { ...shown, line: { ...line, amount: ownAmountOf(line) }, note: null }
      : unavailable(m.noLongerAvailable);
  }
  const type = cause.types.find(({ id }) => id === line.variations);
  if (!type) return unavailable(m.noLongerAvailable);
  const before = parseRupees(line.amount);
  const changed = before.ok && before.value !== type.amount;
  return {
    ...shown,
    title: `${cause.title}: ${type.title}`,
    line: changed ? { ...line, amount: plain(type.amount) } : line,
    note: changed
      ? m.priceChanged(formatRupees(type.amount, 'short'), formatRupees(before.value, 'short'))
      : null,
  };
}

/** The line has an own amount twice; the checkout charges the one in `variations`. */
function ownAmountOf(line: DonationLine): string {
  const named = parseRupees(lineInputsOf([line])[0]?.ownAmount ?? '');
  const stored = parseRupees(line.amount);
  return named.ok && (!stored.ok || stored.value !== named.value) ? plain(named.value) : line.amount;
}

function plain(amount: Paise): string {
  return rupeesText(amount).replace(/\.00$/, '');
}

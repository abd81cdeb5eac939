import type { Cause } from '#core/donations/cause.ts';
import { priceLine } from '#core/donations/price-line.ts';
import { readSevaDay } from '#core/donations/seva-day.ts';
import { rupeesText } from '#core/money/paise.ts';
import * as m from '#messages/offerings.ts';
import { donationMessage } from '#site/giving/donation-words.ts';
import { donationLinesQuery, type ShownLine } from '#site/giving/shown-lines.ts';
import { href } from '#ui/href.ts';

/** One requested line, as typed; `field` is the form field for its problems. */
export type Wanted = { field: string; typeId: string | null; ownAmount: string | null; quantity: string };

/** Whether a day is asked for, and what was typed. */
export type WantedDay = { typed: string; needed: boolean };

export type FieldProblem = { field: string; message: string };

export const noDay: WantedDay = { typed: '', needed: false };

/**
 * The redirect of a giving page to the checkout: its lines at our prices (only kinds and counts are
 * read), and their day. Or every problem at once, beside its field.
 */
export function checkoutWay(
  cause: Cause | null,
  wanted: readonly Wanted[],
  day: WantedDay,
  today: string,
): { to: string } | { problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const lines: ShownLine[] = [];
  for (const { field, ...item } of wanted) {
    const line = { causeId: cause?.id ?? '', ...item };
    const priced = priceLine(cause, line, today);
    if (!priced.ok) problems.push({ field, message: donationMessage(priced.code) });
    else
      lines.push({ ...line, quantity: String(priced.value.quantity), shown: rupeesText(priced.value.unit) });
  }
  const on = readDay(day, today);
  if (!on.ok) problems.push({ field: 'sevaDate', message: on.message });
  if (problems.length > 0) return { problems };
  const query = donationLinesQuery(lines);
  return { to: `${href('/donation-checkout')}?${query}${on.ok && on.day ? `&sevaDate=${on.day}` : ''}` };
}

function readDay(
  { typed, needed }: WantedDay,
  today: string,
): { ok: true; day: string | null } | { ok: false; message: string } {
  if (typed.trim() === '') {
    return needed ? { ok: false, message: m.dayNeeded } : { ok: true, day: null };
  }
  const day = readSevaDay(typed, today);
  if (day.ok) return { ok: true, day: day.value };
  const message = day.code === 'date-outside' ? m.dayOutside : donationMessage(day.code);
  return { ok: false, message };
}

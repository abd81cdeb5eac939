import type { DonationLine } from '#core/cart/cart.ts';
import { maxCartLines } from '#core/cart/limits.ts';
import type { DonationLineInput } from '#core/donations/donation-input.ts';
import { lineInputsOf } from '#core/donations/line-inputs.ts';

/** An input line with the price the donor was shown ('' for none), to report a change. */
export type ShownLine = DonationLineInput & { shown: string };

/** The form field or query names of a line; a page with several lines repeats all four. */
export const lineFields = ['cause', 'type', 'quantity', 'amount'] as const;

type Fields = Pick<URLSearchParams, 'append' | 'getAll'>;

/**
 * Reads lines out of a query or a posted form, as typed. Ids, quantities and amounts travel this
 * way, so that the way to the checkout needs no script and no session; every price is looked up
 * again on arrival.
 */
export function readDonationLines(fields: { getAll: (name: string) => unknown[] }): ShownLine[] {
  const [causes, types, quantities, amounts] = lineFields.map((name) => fields.getAll(name).map(asText));
  return (causes ?? []).slice(0, maxCartLines + 1).map((causeId, at) => {
    const [type, amount] = [types?.[at] ?? '', amounts?.[at] ?? ''];
    return {
      causeId,
      typeId: type === '' ? null : type,
      ownAmount: type === '' ? amount : null,
      quantity: quantities?.[at] ?? '1',
      shown: type === '' ? '' : amount,
    };
  });
}

/** The query of /donation-checkout for these lines. */
export function donationLinesQuery(lines: readonly ShownLine[]): string {
  const query = new URLSearchParams();
  for (const line of lines) appendLine(query, line);
  return query.toString();
}

/** The four texts of a line in the order of `lineFields`, for hidden fields. */
export function lineTexts(line: ShownLine): [string, string, string, string] {
  return [line.causeId, line.typeId ?? '', line.quantity, line.ownAmount ?? line.shown];
}

/** The donation cart as donation lines: its prices are those the donor was shown. */
export function donationLinesOf(lines: readonly DonationLine[]): ShownLine[] {
  return lineInputsOf(lines).map((input, at) => ({
    ...input,
    shown: input.typeId === null ? '' : (lines[at]?.amount ?? ''),
  }));
}

function appendLine(query: Fields, line: ShownLine): void {
  for (const [at, text] of lineTexts(line).entries()) query.append(lineFields[at] ?? '', text);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

import { formatRupees, rupees } from '#core/money/paise.ts';

/** A suggested amount as the value of a donation form's field `choice`, and in words. */
export function amountChoice({ rupees: count }: { rupees: number }): { value: string; words: string } {
  return { value: `amount:${count}`, words: formatRupees(rupees(count), 'short') };
}

import { caturmasyaMonths } from './caturmasya.ts';
import { yearlyEvents } from './events/events-of-day.ts';
import { rasis } from './names/names.ts';
import { caturmasyaTitle } from './titles.ts';

const names = new Map<string, string>([
  ...yearlyEvents.map(({ id, title }) => [id, title] as const),
  ...rasis.map(({ name }, rasi) => [`sankranti-${rasi}`, `${name} Sankranti`] as const),
  ...caturmasyaMonths.flatMap((month) =>
    (['begins', 'ends', 'continues'] as const).map(
      (turn) => [`caturmasya-${month.number}-${turn}`, caturmasyaTitle({ month, turn })] as const,
    ),
  ),
]);

/**
 * The computed title of an entry that has an id of its own; null for those that recur every
 * fortnight.
 */
export function nameOfEntry(entryId: string): string | null {
  return names.get(entryId) ?? null;
}

import type { Selectable } from 'kysely';
import type { Database } from '#server/db/schema.ts';

type AddressRow = Pick<
  Selectable<Database['orders']>,
  'address_line1' | 'address_line2' | 'landmark' | 'city' | 'supply_state' | 'pin'
>;

/** An address as printed on a label and a bill; empty where the goods are fetched. */
export function addressLines(row: AddressRow): string[] {
  if (row.address_line1 === null) return [];
  const town = [row.city, row.pin].filter(Boolean).join(' ');
  return [row.address_line1, row.address_line2, row.landmark, town, row.supply_state].filter(
    (line): line is string => Boolean(line),
  );
}

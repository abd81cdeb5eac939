import type { Insertable } from 'kysely';
import { rupees } from '#core/money/paise.ts';
import type { Database } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { demoRows } from './demo-rows.ts';

/** Charges are rupees. */
type DemoZone = Insertable<Database['delivery_zones']> & {
  prefixes: string[];
  rates: [upToGrams: number, rupees: number][];
  furtherKg: number;
  freeFrom: number;
};

export async function seedDemoDelivery({ db }: Services): Promise<void> {
  if (await db.selectFrom('delivery_zones').select('id').limit(1).executeTakeFirst()) return;
  const zones = demoRows<DemoZone>('delivery_zones');
  await db
    .insertInto('delivery_zones')
    .values(
      zones.map(({ prefixes: _p, rates: _r, furtherKg, freeFrom, ...zone }, position) => ({
        ...zone,
        free_from_paise: rupees(freeFrom),
        further_kg_paise: rupees(furtherKg),
        position,
      })),
    )
    .execute();
  await db
    .insertInto('delivery_prefixes')
    .values(zones.flatMap(({ id, prefixes }) => prefixes.map((prefix) => ({ prefix, zone_id: id }))))
    .execute();
  const rates = zones.flatMap(({ id, rates: rows }) =>
    rows.map(([up_to_grams, charge]) => ({ zone_id: id, up_to_grams, charge_paise: rupees(charge) })),
  );
  await db.insertInto('delivery_rates').values(rates).execute();
}

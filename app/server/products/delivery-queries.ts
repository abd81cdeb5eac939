import { sql } from 'kysely';
import { paise } from '#core/money/paise.ts';
import type { DeliveryZone } from '#core/products/delivery.ts';
import type { Services } from '../services.ts';

/** Every zone with its PIN prefixes and rates, as core/products/delivery.ts reads them. */
export async function listDeliveryZones({ db }: Pick<Services, 'db'>): Promise<DeliveryZone[]> {
  const rows = await db
    .selectFrom('delivery_zones as zone')
    .selectAll('zone')
    .select(
      sql<string[]>`array(select prefix from delivery_prefixes where zone_id = zone.id order by prefix)`.as(
        'prefixes',
      ),
    )
    .select(
      sql<{ upToGrams: number; charge: number }[]>`(select coalesce(json_agg(json_build_object(
        'upToGrams', up_to_grams, 'charge', charge_paise) order by up_to_grams), '[]')
        from delivery_rates where zone_id = zone.id)`.as('rates'),
    )
    .orderBy('zone.position')
    .orderBy('zone.id')
    .execute();
  return rows.map((zone) => ({
    id: zone.id,
    title: zone.title,
    prefixes: zone.prefixes,
    rates: zone.rates.map(({ upToGrams, charge }) => ({ upToGrams, charge: paise(charge) })),
    furtherKg: zone.further_kg_paise,
    freeFrom: zone.free_from_paise,
    days: { min: zone.days_min, max: zone.days_max },
  }));
}

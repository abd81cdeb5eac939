import { sql } from 'kysely';
import { readZone, type TypedRate, type TypedZone, type ZoneInput } from '#core/products/zone-form.ts';
import { type FormOutcome, invalidField, type Refusal, refuse } from '#core/result.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/schema.ts';
import { staffWrite } from '../write/staff-write.ts';
import { listDeliveryZones } from './delivery-queries.ts';

type Saved = FormOutcome<{ id: string }> | Refusal<'unknown-zone'>;

/**
 * Creates a delivery zone (`id` null) or changes one; checkout and product pages use it at once.
 * Saving over a newer version is refused. A zone that is no longer delivered to keeps at least one
 * prefix; orders keep their own charge.
 */
export const saveZone = staffWrite({
  permission: 'products.write',
  run: async (
    { trx, audit, pagesChanged },
    id: string | null,
    { typed, rates }: { typed: TypedZone; rates: readonly TypedRate[] },
  ): Promise<Saved> => {
    // One editor at a time: a prefix that moves from zone to zone is seen by both.
    await takeAdvisoryLock(trx, 'delivery-zones');
    const zones = await listDeliveryZones({ db: trx });
    const own = id ?? typed.id.trim();
    const taken = new Map(
      zones
        .filter((zone) => zone.id !== own)
        .flatMap(({ prefixes, title }) => prefixes.map((one) => [one, title])),
    );
    const read = readZone(id === null ? typed : { ...typed, id }, rates, taken);
    if (!read.ok) return read;
    const before = zones.find((zone) => zone.id === own);
    if (id === null && before) return invalidField('id', 'slug-taken');
    if (id !== null && !before) return refuse('unknown-zone');
    if (!(await writeZone(trx, read.value, before ? typed.version : null)))
      return invalidField('', 'changed-meanwhile');
    await audit({
      action: before ? 'zone.changed' : 'zone.made',
      subject: own,
      before,
      after: read.value,
    });
    pagesChanged();
    return { ok: true, value: { id: own } };
  },
});

/** False: somebody saved it meanwhile. `version` null: it is new. */
async function writeZone(trx: Transaction, input: ZoneInput, version: string | null): Promise<boolean> {
  const columns = {
    title: input.title,
    free_from_paise: input.freeFrom,
    further_kg_paise: input.furtherKg,
    days_min: input.daysMin,
    days_max: input.daysMax,
    position: input.position,
  };
  if (version === null) {
    await trx
      .insertInto('delivery_zones')
      .values({ id: input.id, ...columns })
      .execute();
  } else {
    const changed = await trx
      .updateTable('delivery_zones')
      .set({ ...columns, version: sql`version + 1` })
      .where('id', '=', input.id)
      .where(sql<boolean>`version::text = ${version}`)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return false;
  }
  await trx.deleteFrom('delivery_prefixes').where('zone_id', '=', input.id).execute();
  await trx
    .insertInto('delivery_prefixes')
    .values(input.prefixes.map((prefix) => ({ prefix, zone_id: input.id })))
    .execute();
  await trx.deleteFrom('delivery_rates').where('zone_id', '=', input.id).execute();
  await trx
    .insertInto('delivery_rates')
    .values(
      input.rates.map(({ upToGrams, charge }) => ({
        zone_id: input.id,
        up_to_grams: upToGrams,
        charge_paise: charge,
      })),
    )
    .execute();
  return true;
}

import { sql } from 'kysely';
import { readGstRate, type TypedGstRate } from '#core/products/tax-form.ts';
import { accept, type FormOutcome, invalidField, type Outcome, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';
import { staffWrite } from '../write/staff-write.ts';

type Added = FormOutcome<null>;

/**
 * Adds a GST rate from a day on. Rates are never changed: past sales were taxed by them. Adding to
 * a class that somebody else changed meanwhile is refused.
 */
export const addGstRate = staffWrite({
  permission: 'products.write',
  run: async ({ services, trx, audit, pagesChanged }, typed: TypedGstRate): Promise<Added> => {
    const classes = await trx.selectFrom('tax_classes').select(['id', 'version']).forUpdate().execute();
    const known = await trx
      .selectFrom('gst_rates')
      .select('above_paise')
      .where('tax_class', '=', typed.taxClass)
      .where(sql<boolean>`from_day::text = ${typed.fromDay.trim()}`)
      .execute();
    const read = readGstRate(typed, {
      classes: classes.map(({ id }) => id),
      today: templeDay(services.clock()),
      steps: known.map(({ above_paise }) => above_paise),
    });
    if (!read.ok) return read;
    const { taxClass, fromDay, above, rateBp, source } = read.value;
    const version = classes.find(({ id }) => id === taxClass)?.version;
    if (String(version) !== typed.version) return invalidField('', 'changed-meanwhile');
    await trx
      .insertInto('gst_rates')
      .values({ tax_class: taxClass, from_day: fromDay, above_paise: above, rate_bp: rateBp, source })
      .execute();
    await riseClass(trx, taxClass);
    await audit({
      action: 'gst-rate.added',
      subject: taxClass,
      after: read.value,
    });
    pagesChanged();
    return accept(null);
  },
});

/** Removes a rate that is not in force yet; rates that applied to a sale stay. */
export const withdrawGstRate = staffWrite({
  permission: 'products.write',
  run: async (
    { services, trx, audit, pagesChanged },
    { taxClass, fromDay }: { taxClass: string; fromDay: string },
  ): Promise<Outcome<null, 'row-gone' | 'rate-in-force'>> => {
    if (fromDay <= templeDay(services.clock())) return refuse('rate-in-force');
    const removed = await trx
      .deleteFrom('gst_rates')
      .where('tax_class', '=', taxClass)
      .where(sql<boolean>`from_day::text = ${fromDay}`)
      .returningAll()
      .execute();
    if (removed.length === 0) return refuse('row-gone');
    await riseClass(trx, taxClass);
    await audit({
      action: 'gst-rate.withdrawn',
      subject: taxClass,
      before: {
        fromDay,
        rates: removed.map(({ above_paise, rate_bp }) => ({ above: above_paise, rateBp: rate_bp })),
      },
    });
    pagesChanged();
    return accept(null);
  },
});

async function riseClass(trx: Services['db'], taxClass: string): Promise<void> {
  await trx
    .updateTable('tax_classes')
    .set({ version: sql`version + 1` })
    .where('id', '=', taxClass)
    .execute();
}

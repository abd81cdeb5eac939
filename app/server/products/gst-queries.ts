import type { GstRate } from '#core/products/gst.ts';
import type { Services } from '../services.ts';

/** All GST rates ever, as core/products/gst.ts reads them. */
export async function listGstRates({ db }: Pick<Services, 'db'>): Promise<GstRate[]> {
  const rows = await db
    .selectFrom('gst_rates')
    .selectAll()
    .orderBy('tax_class')
    .orderBy('from_day')
    .execute();
  return rows.map((row) => ({
    taxClass: row.tax_class,
    fromDay: row.from_day,
    above: row.above_paise,
    rateBp: row.rate_bp,
  }));
}

import type { GstRate } from '#core/products/gst.ts';
import type { Services } from '../services.ts';

/** All GST rates ever, as core/products/gst.ts reads them. */
export async function listGstRates({ db }: Pick<Services, 'db'>): Promise<GstRate[]> {
  return db
    .selectFrom('gst_rates')
    .select(['tax_class as taxClass', 'from_day as fromDay', 'above_paise as above', 'rate_bp as rateBp'])
    .orderBy('tax_class')
    .orderBy('from_day')
    .execute();
}

import { type Paise, paise } from '#core/money/paise.ts';
import type { DeliveryZone } from '#core/products/delivery.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';
import { listDeliveryZones } from './delivery-queries.ts';

export type AdminZone = DeliveryZone & { position: number; version: number };

/** Every delivery zone for its form. The caller checks 'products.read'. */
export async function listAdminZones({ db }: Pick<Services, 'db'>): Promise<AdminZone[]> {
  const [zones, rows] = await Promise.all([
    listDeliveryZones({ db }),
    db.selectFrom('delivery_zones').select(['id', 'position', 'version']).execute(),
  ]);
  return zones.map((zone) => {
    const row = rows.find(({ id }) => id === zone.id);
    return { ...zone, position: row?.position ?? 0, version: row?.version ?? 0 };
  });
}

export type AdminCategory = {
  id: string;
  title: string;
  titleHi: string;
  position: number;
  version: number;
  /** Products in it, also those that are not shown. */
  products: number;
};

export async function listAdminCategories({ db }: Pick<Services, 'db'>): Promise<AdminCategory[]> {
  const rows = await db
    .selectFrom('product_categories as category')
    .leftJoin('products', 'products.category_id', 'category.id')
    .select((build) => [
      ...(['category.id', 'category.title', 'category.title_hi', 'category.position'] as const),
      'category.version',
      build.fn.count<number>('products.id').as('products'),
    ])
    .groupBy('category.id')
    .orderBy('category.position')
    .orderBy('category.id')
    .execute();
  return rows.map(({ title_hi, products, ...row }) => ({
    ...row,
    titleHi: title_hi,
    products: Number(products),
  }));
}

export type AdminTaxClass = {
  id: string;
  title: string;
  version: number;
  /** Latest first; `state` by today's day in Asia/Kolkata. */
  days: {
    fromDay: string;
    state: 'coming' | 'in-force' | 'over';
    steps: { above: Paise; rateBp: number; source: string }[];
  }[];
};

/** Every past, present and future GST rate, by class and day. */
export async function listAdminTaxClasses({ db, clock }: Services): Promise<AdminTaxClass[]> {
  const today = templeDay(clock());
  const [classes, rates] = await Promise.all([
    db.selectFrom('tax_classes').selectAll().orderBy('position').orderBy('id').execute(),
    db.selectFrom('gst_rates').selectAll().orderBy('from_day', 'desc').orderBy('above_paise').execute(),
  ]);
  return classes.map(({ id, title, version }) => {
    const own = rates.filter(({ tax_class }) => tax_class === id);
    const fromDays = [...new Set(own.map(({ from_day }) => from_day))];
    const current = fromDays.find((day) => day <= today);
    return {
      ...{ id, title, version },
      days: fromDays.map((fromDay) => ({
        fromDay,
        state: fromDay > today ? 'coming' : fromDay === current ? 'in-force' : 'over',
        steps: own
          .filter(({ from_day }) => from_day === fromDay)
          .map(({ above_paise, rate_bp, source }) => ({
            above: paise(above_paise),
            rateBp: rate_bp,
            source,
          })),
      })),
    };
  });
}

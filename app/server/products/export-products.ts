import { rupeesText } from '#core/money/paise.ts';
import { picturePlace } from '#core/products/product-form.ts';
import { productColumns } from '#core/products/product-table.ts';
import { csvLine, csvStart } from '#core/tables/csv.ts';
import type { Services } from '../services.ts';

/** All products with all variants as the import reads them; stock on hand is ignored there. */
export async function exportProducts({ db }: Pick<Services, 'db'>): Promise<string> {
  const rows = await db
    .selectFrom('product_variants as variant')
    .innerJoin('products', 'products.id', 'variant.product_id')
    .innerJoin('stock', 'stock.variant_id', 'variant.id')
    .selectAll('products')
    .select(['sku', 'options', 'price_paise', 'mrp_paise', 'weight_grams', 'picture', 'offered', 'on_hand'])
    .orderBy('products.id')
    .orderBy('position')
    .orderBy('variant.id')
    .execute();
  const lines = rows.map((row) =>
    csvLine([
      ...[row.id, row.title, row.title_hi, row.category_id, row.status, row.hsn, row.tax_class],
      ...[row.net_quantity, row.origin, row.maker, row.fssai, row.best_before, String(row.low_stock_level)],
      row.pictures.flatMap(({ image, alt }) => (image ? [`${image}=${alt}`] : [])).join(' | '),
      row.description,
      row.options.map(({ name }) => name).join(', '),
      row.sku,
      row.options.map(({ value }) => value).join(' / '),
      plain(row.price_paise),
      row.mrp_paise === null ? '' : plain(row.mrp_paise),
      ...[
        String(row.weight_grams),
        picturePlace(row.pictures, row.picture),
        row.offered ? 'yes' : 'no',
        String(row.on_hand),
      ],
    ]),
  );
  return csvStart + csvLine(productColumns) + lines.join('');
}

function plain(amount: Parameters<typeof rupeesText>[0]): string {
  return rupeesText(amount).replace(/\.00$/, '');
}

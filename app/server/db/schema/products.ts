import type { ColumnType, Generated } from 'kysely';
import type { Pictures } from '#core/content/picture.ts';
import type { Paise } from '#core/money/paise.ts';
import type { ProductStatus, VariantOption } from '#core/products/product.ts';
import type { StockReason } from '#core/products/stock.ts';
import type { DatedRow, OfReader } from './shared-columns.ts';

export interface ProductCategoriesTable {
  id: string;
  title: string;
  title_hi: Generated<string>;
  position: Generated<number>;
  version: Generated<number>;
}

export interface TaxClassesTable {
  id: string;
  title: string;
  position: Generated<number>;
  version: Generated<number>;
}

export interface GstRatesTable {
  tax_class: string;
  from_day: string;
  above_paise: Generated<Paise>;
  rate_bp: number;
  source: Generated<string>;
}

export interface ProductsTable extends DatedRow {
  id: string;
  title: string;
  title_hi: Generated<string>;
  description: Generated<string>;
  category_id: string;
  status: Generated<ProductStatus>;
  hsn: Generated<string>;
  tax_class: string;
  net_quantity: Generated<string>;
  origin: Generated<string>;
  maker: Generated<string>;
  fssai: Generated<string>;
  best_before: Generated<string>;
  low_stock_level: Generated<number>;
  /** JSON. */
  pictures: ColumnType<Pictures, string, string>;
  /** Maintained by a trigger on the variants. */
  price_from_paise: ColumnType<Paise | null, never, never>;
  price_to_paise: ColumnType<Paise | null, never, never>;
  lexemes: Generated<string>;
  listed_at: Generated<Date>;
}

export interface ProductVariantsTable {
  id: string;
  product_id: string;
  sku: string;
  /** JSON. */
  options: ColumnType<VariantOption[], string, string>;
  price_paise: Paise;
  mrp_paise: Paise | null;
  weight_grams: number;
  picture: string | null;
  position: Generated<number>;
  offered: Generated<boolean>;
}

/** A row is made with its variant; `on_hand` changes through stock_moves only. */
export interface StockTable {
  variant_id: string;
  on_hand: ColumnType<number, never, never>;
  held: Generated<number>;
}

export interface StockMovesTable {
  id: Generated<number>;
  variant_id: string;
  change: number;
  on_hand_after: ColumnType<number, never, never>;
  reason: StockReason;
  note: Generated<string>;
  person_id: string | null;
  order_ref: string | null;
  at: Date;
}

export interface DeliveryZonesTable {
  id: string;
  title: string;
  free_from_paise: Paise | null;
  further_kg_paise: Paise;
  days_min: number;
  days_max: number;
  position: Generated<number>;
  version: Generated<number>;
}

export interface DeliveryPrefixesTable {
  prefix: string;
  zone_id: string;
}

export interface DeliveryRatesTable {
  zone_id: string;
  up_to_grams: number;
  charge_paise: Paise;
}

export interface StockAlertsTable extends OfReader {
  variant_id: string;
  email: string;
  asked_at: Date;
}

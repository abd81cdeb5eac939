import type { Staff } from '#core/people/viewer.ts';
import {
  type ProductInput,
  type ProductRows,
  readProduct,
  type TypedProduct,
} from '#core/products/product-form.ts';
import { type FormOutcome, invalid, invalidField, type Problem, type Refusal, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/schema.ts';
import { libraryProblems } from '../media/library-problems.ts';
import type { Services } from '../services.ts';
import { staffWrite } from '../write/staff-write.ts';
import { type EditedProduct, findEditedProduct, listProductChoices } from './admin-product-queries.ts';
import { productLexemes } from './product-lexemes.ts';

type Saved = FormOutcome<{ id: string }> | Refusal<'unknown-product'>;

/**
 * Creates a product (`id` null) or changes one. Saving over a newer version is refused and nothing
 * is changed; variants are never deleted, only no longer offered, since orders and the stock ledger
 * name them.
 */
export const saveProduct = staffWrite({
  permission: 'products.write',
  run: async (
    { services, trx, staff, pagesChanged },
    id: string | null,
    { typed, rows }: { typed: TypedProduct; rows: ProductRows },
  ): Promise<Saved> => {
    const read = readProduct(id === null ? typed : { ...typed, id }, rows, await productRules(services));
    if (!read.ok) return read;
    const unfit = await productPictureProblems(trx, read.value);
    if (unfit.length > 0) return invalid(unfit);
    const before = await lockProduct(trx, read.value.id);
    const missing = await goneChoices(trx, read.value);
    if (missing.length > 0) return invalid(missing);
    if (id === null && before) return invalidField('id', 'slug-taken');
    if (id !== null && !before) return refuse('unknown-product');
    if (before && String(before.version) !== typed.version) return invalidField('', 'changed-meanwhile');
    const known = new Set(before?.variants.map((variant) => variant.id));
    if (read.value.variants.some((one) => one.id !== '' && !known.has(one.id))) {
      return invalidField('', 'changed-meanwhile');
    }
    const taken = await takenSku(trx, read.value);
    if (taken !== null) return invalidField(`variants.${taken}.sku`, 'sku-taken');
    await writeProduct(trx, services, staff, read.value, before);
    pagesChanged();
    return { ok: true, value: { id: read.value.id } };
  },
});

/**
 * Pictures that were deleted from the library, or have no description before the product is shown.
 */
export function productPictureProblems(
  trx: Transaction,
  { pictures, status }: ProductInput,
): Promise<Problem[]> {
  const named = pictures.map(({ image }, at) => ({ field: `pictures.${at}.image`, text: image }));
  return libraryProblems(trx, named, { published: status !== 'draft' });
}

export async function productRules(services: Pick<Services, 'db'>) {
  const { categories, taxClasses } = await listProductChoices(services);
  return { categories: categories.map(({ id }) => id), taxClasses: taxClasses.map(({ id }) => id) };
}

/**
 * The product with its variants, locked until the transaction ends; null where there is none. One
 * editor at a time: of two who enter the same address or article number the second sees the first.
 */
export async function lockProduct(trx: Transaction, id: string): Promise<EditedProduct | null> {
  await takeAdvisoryLock(trx, 'products');
  await trx.selectFrom('products').select('id').where('id', '=', id).forUpdate().execute();
  return findEditedProduct(trx, id);
}

/**
 * A category or tax class that was deleted since the form was opened; the others are locked until
 * the transaction ends.
 */
export async function goneChoices(
  trx: Transaction,
  { category, taxClass }: ProductInput,
): Promise<Problem[]> {
  const found = {
    category: await trx
      .selectFrom('product_categories')
      .select('id')
      .where('id', '=', category)
      .forKeyShare()
      .executeTakeFirst(),
    taxClass: await trx
      .selectFrom('tax_classes')
      .select('id')
      .where('id', '=', taxClass)
      .forKeyShare()
      .executeTakeFirst(),
  };
  return (['category', 'taxClass'] as const)
    .filter((field) => !found[field])
    .map((field) => ({ field, code: 'choice-invalid' }));
}

/** The position of the first variant whose number belongs to another product. */
export async function takenSku(trx: Transaction, { id, variants }: ProductInput): Promise<number | null> {
  const skus = variants.map(({ sku }) => sku);
  const others = await trx
    .selectFrom('product_variants')
    .select('sku')
    .where('sku', 'in', skus)
    .where('product_id', '<>', id)
    .execute();
  const at = variants.findIndex(({ sku }) => others.some((other) => other.sku === sku));
  return at === -1 ? null : at;
}

/**
 * Writes a parsed product, and logs who did it. Variants that the input does not name are no longer
 * offered.
 */
export async function writeProduct(
  trx: Transaction,
  services: Services,
  staff: Staff,
  input: ProductInput,
  before: EditedProduct | null,
): Promise<void> {
  const category = await trx
    .selectFrom('product_categories')
    .select('title')
    .where('id', '=', input.category)
    .executeTakeFirstOrThrow();
  const columns = {
    ...columnsOf(input),
    lexemes: productLexemes({ ...input, category: category.title }),
    updated_at: services.clock(),
  };
  if (before) {
    const version = before.version + 1;
    await trx
      .updateTable('products')
      .set({ ...columns, version })
      .where('id', '=', input.id)
      .execute();
  } else {
    await trx
      .insertInto('products')
      .values({ id: input.id, ...columns, listed_at: services.clock() })
      .execute();
  }
  await writeVariants(trx, services, input, before);
  await writeAudit(trx, services, staff, {
    action: before ? 'product.changed' : 'product.made',
    subject: input.id,
    before: before ? { ...before, lexemes: undefined } : undefined,
    after: input,
  });
}

async function writeVariants(
  trx: Transaction,
  { ids }: Services,
  input: ProductInput,
  before: EditedProduct | null,
): Promise<void> {
  const listed = input.variants.map(({ id }) => id).filter(Boolean);
  const omitted = (before?.variants ?? []).filter(({ id }) => !listed.includes(id)).map(({ id }) => id);
  // Numbers may be swapped among the variants of a product: for a moment none of them has one of
  // the new.
  if (listed.length > 0) {
    for (const id of listed) {
      await trx
        .updateTable('product_variants')
        .set({
          sku: `X-${ids('v')
            .toUpperCase()
            .replaceAll(/[^A-Z0-9]/g, '')}`,
        })
        .where('id', '=', id)
        .execute();
    }
  }
  for (const [position, { id, picture, ...one }] of input.variants.entries()) {
    const row = {
      ...{ sku: one.sku, options: JSON.stringify(one.options), price_paise: one.price, mrp_paise: one.mrp },
      ...{ weight_grams: one.weightGrams, picture, offered: one.offered, position },
    };
    if (id === '') {
      await trx
        .insertInto('product_variants')
        .values({ id: ids('var'), product_id: input.id, ...row })
        .execute();
    } else {
      await trx.updateTable('product_variants').set(row).where('id', '=', id).execute();
    }
  }
  if (omitted.length > 0) {
    await trx.updateTable('product_variants').set({ offered: false }).where('id', 'in', omitted).execute();
  }
}

function columnsOf(input: ProductInput) {
  return {
    title: input.title,
    title_hi: input.titleHi,
    description: input.description,
    category_id: input.category,
    status: input.status,
    hsn: input.hsn,
    tax_class: input.taxClass,
    net_quantity: input.netQuantity,
    origin: input.origin,
    maker: input.maker,
    fssai: input.fssai,
    best_before: input.bestBefore,
    low_stock_level: input.lowStockLevel,
    pictures: JSON.stringify(input.pictures),
  };
}

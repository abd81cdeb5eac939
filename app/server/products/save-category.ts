import { sql } from 'kysely';
import { FormReader } from '#core/fields/form-reader.ts';
import { isProductId } from '#core/products/product.ts';
import { type FormOutcome, invalidField, type Refusal, refuse } from '#core/result.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import { staffWrite } from '../write/staff-write.ts';

export const categoryFields = ['id', 'title', 'titleHi', 'position', 'version'] as const;
export type TypedCategory = Record<(typeof categoryFields)[number], string>;
type Saved = FormOutcome<{ id: string }> | Refusal<'unknown-category' | 'still-used'>;

/**
 * Creates a category of the shop (`id` null) or changes its names and place; saving over a newer
 * version is refused.
 */
export const saveCategory = staffWrite({
  permission: 'products.write',
  run: async ({ trx, audit, pagesChanged }, id: string | null, typed: TypedCategory): Promise<Saved> => {
    const read = readCategory(id === null ? typed : { ...typed, id });
    if (!read.ok) return read;
    const { id: own, ...columns } = read.value;
    await takeAdvisoryLock(trx, 'product-categories');
    const before = await trx
      .selectFrom('product_categories')
      .selectAll()
      .where('id', '=', own)
      .forUpdate()
      .executeTakeFirst();
    if (id === null && before) return invalidField('id', 'slug-taken');
    if (id !== null && !before) return refuse('unknown-category');
    if (before && String(before.version) !== typed.version) return invalidField('', 'changed-meanwhile');
    await trx
      .insertInto('product_categories')
      .values(read.value)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ ...columns, version: sql`product_categories.version + 1` }),
      )
      .execute();
    await audit({
      action: before ? 'category.changed' : 'category.made',
      subject: own,
      before,
      after: columns,
    });
    pagesChanged();
    return { ok: true, value: { id: own } };
  },
});

/** Deletes a category without products. */
export const deleteCategory = staffWrite({
  permission: 'products.write',
  run: async ({ trx, audit, pagesChanged }, id: string): Promise<Saved> => {
    const before = await trx
      .selectFrom('product_categories')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return refuse('unknown-category');
    const used = await trx
      .selectFrom('products')
      .select('id')
      .where('category_id', '=', id)
      .limit(1)
      .execute();
    if (used.length > 0) return refuse('still-used');
    await trx.deleteFrom('product_categories').where('id', '=', id).execute();
    await audit({ action: 'category.deleted', subject: id, before });
    pagesChanged();
    return { ok: true, value: { id } };
  },
});

function readCategory(typed: TypedCategory) {
  const form = new FormReader();
  const id = typed.id.trim();
  if (!isProductId(id) || id.length > 60) form.refuse('id', 'slug-invalid');
  return form.answer({
    id,
    title: form.text('title', typed.title, { min: 2, max: 60 }),
    title_hi: form.text('titleHi', typed.titleHi, { min: 0, max: 60 }),
    position: form.whole('position', typed.position || '0', { min: 0, max: 9_999 }),
  });
}

import { sql } from 'kysely';
import { FormReader } from '#core/fields/form-reader.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { isProductId } from '#core/products/product.ts';
import { type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { takeAdvisoryLock } from '../db/advisory-lock.ts';
import type { Services } from '../services.ts';

export const categoryFields = ['id', 'title', 'titleHi', 'position', 'version'] as const;
export type TypedCategory = Record<(typeof categoryFields)[number], string>;
type Saved = FormOutcome<{ id: string }> | Refusal<'not-allowed' | 'unknown-category' | 'still-used'>;

/**
 * Creates a category of the shop (`id` null) or changes its names and place; saving over a newer
 * version is refused.
 */
export async function saveCategory(
  services: Services,
  viewer: Viewer,
  id: string | null,
  typed: TypedCategory,
): Promise<Saved> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'products.write')) return refuse('not-allowed');
  const read = readCategory(id === null ? typed : { ...typed, id });
  if (!read.ok) return read;
  const { id: own, ...columns } = read.value;
  return services.db.transaction().execute(async (trx): Promise<Saved> => {
    await takeAdvisoryLock(trx, 'product-categories');
    const before = await trx
      .selectFrom('product_categories')
      .selectAll()
      .where('id', '=', own)
      .forUpdate()
      .executeTakeFirst();
    if (id === null && before) return problem('id', 'slug-taken');
    if (id !== null && !before) return refuse('unknown-category');
    if (before && String(before.version) !== typed.version) return problem('', 'changed-meanwhile');
    await trx
      .insertInto('product_categories')
      .values(read.value)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ ...columns, version: sql`product_categories.version + 1` }),
      )
      .execute();
    await writeAudit(trx, services, viewer, {
      action: before ? 'category.changed' : 'category.made',
      subject: own,
      before,
      after: columns,
    });
    await services.pages.bump(trx);
    return { ok: true, value: { id: own } };
  });
}

/** Deletes a category without products. */
export async function deleteCategory(services: Services, viewer: Viewer, id: string): Promise<Saved> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'products.write')) return refuse('not-allowed');
  return services.db.transaction().execute(async (trx): Promise<Saved> => {
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
    await writeAudit(trx, services, viewer, { action: 'category.deleted', subject: id, before });
    await services.pages.bump(trx);
    return { ok: true, value: { id } };
  });
}

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

const problem = (field: string, code: string): Saved => ({
  ok: false,
  code: 'invalid',
  problems: [{ field, code }],
});

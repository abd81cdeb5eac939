import { rowSlug } from '#core/cms/row-slug.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type FormOutcome, type Outcome, type Refusal, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';

/**
 * Creates a tax class; its rates are added afterwards, and until one is in force no product of it
 * is sold.
 */
export async function makeTaxClass(
  services: Services,
  viewer: Viewer,
  typed: { title: string },
): Promise<FormOutcome<{ id: string }> | Refusal<'not-allowed'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'products.write')) return refuse('not-allowed');
  const form = new FormReader();
  const read = form.answer({ title: form.text('title', typed.title, { min: 2, max: 80 }) });
  if (!read.ok) return read;
  const { title } = read.value;
  return services.db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('tax_classes').select(['id', 'title', 'position']).execute();
    const position = Math.max(-1, ...known.map((one) => one.position)) + 1;
    // A name that is not in Latin letters gives no id.
    const id = rowSlug(title) || `class-${position + 1}`;
    const made = await trx
      .insertInto('tax_classes')
      .values({ id, title, position })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows !== 1n)
      return { ok: false, code: 'invalid', problems: [{ field: 'title', code: 'tax-class-taken' }] };
    await writeAudit(trx, services, viewer, { action: 'tax-class.made', subject: id, after: { title } });
    return { ok: true, value: { id } };
  });
}

/** Deletes a class that has no rate and no product. */
export async function removeTaxClass(
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<Outcome<null, 'not-allowed' | 'row-gone' | 'tax-class-used'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'products.write')) return refuse('not-allowed');
  return services.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('tax_classes')
      .select(['id', 'title'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return refuse('row-gone');
    const rates = await trx.selectFrom('gst_rates').select('tax_class').where('tax_class', '=', id).execute();
    const products = await trx.selectFrom('products').select('id').where('tax_class', '=', id).execute();
    if (rates.length > 0 || products.length > 0) return refuse('tax-class-used');
    await trx.deleteFrom('tax_classes').where('id', '=', id).execute();
    await writeAudit(trx, services, viewer, { action: 'tax-class.removed', subject: id, before });
    return accept(null);
  });
}

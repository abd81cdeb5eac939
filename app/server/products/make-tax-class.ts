import { rowSlug } from '#core/cms/row-slug.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { accept, type FormOutcome, invalidField, type Outcome, refuse } from '#core/result.ts';
import { staffWrite } from '../write/staff-write.ts';

/**
 * Creates a tax class; its rates are added afterwards, and until one is in force no product of it
 * is sold.
 */
export const makeTaxClass = staffWrite({
  permission: 'products.write',
  run: async ({ trx, audit }, typed: { title: string }): Promise<FormOutcome<{ id: string }>> => {
    const form = new FormReader();
    const read = form.answer({ title: form.text('title', typed.title, { min: 2, max: 80 }) });
    if (!read.ok) return read;
    const { title } = read.value;
    const known = await trx.selectFrom('tax_classes').select(['id', 'title', 'position']).execute();
    const position = Math.max(-1, ...known.map((one) => one.position)) + 1;
    // A name that is not in Latin letters gives no id.
    const id = rowSlug(title) || `class-${position + 1}`;
    const made = await trx
      .insertInto('tax_classes')
      .values({ id, title, position })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows !== 1n) return invalidField('title', 'tax-class-taken');
    await audit({ action: 'tax-class.made', subject: id, after: { title } });
    return { ok: true, value: { id } };
  },
});

/** Deletes a class that has no rate and no product. */
export const removeTaxClass = staffWrite({
  permission: 'products.write',
  run: async ({ trx, audit }, id: string): Promise<Outcome<null, 'row-gone' | 'tax-class-used'>> => {
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
    await audit({ action: 'tax-class.removed', subject: id, before });
    return accept(null);
  },
});

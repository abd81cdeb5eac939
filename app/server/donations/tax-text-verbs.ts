import { readTaxText, type TypedTaxText } from '#core/receipts/read-tax-text.ts';
import { accept, type FormOutcome, invalidField, type Outcome, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { staffWrite } from '../write/staff-write.ts';
import { holdReceiptRules } from './receipt-rules.ts';

/**
 * Adds a text for the receipts of donations from a day on. Printed receipts keep their words. Of
 * two owners who add one for the same day the second is refused.
 */
export const addTaxText = staffWrite({
  permission: 'settings.write',
  run: async ({ services, trx, staff, audit }, typed: TypedTaxText): Promise<FormOutcome<{ id: string }>> => {
    const now = services.clock();
    const read = readTaxText(typed, templeDay(now));
    if (!read.ok) return read;
    const { kind, from, english, hindi, confirmed } = read.value;
    const id = services.ids('txt');
    await holdReceiptRules(trx, 'alone');
    const added = await trx
      .insertInto('tax_texts')
      .values({
        id,
        kind,
        holds_from: from,
        english,
        hindi,
        confirmed,
        added_by: staff.personId,
        added_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return invalidField('from', 'tax-text-day');
    await audit({ action: 'tax-text.added', subject: id, after: read.value });
    return accept({ id });
  },
});

/**
 * Withdraws a text that no receipt has printed; the one before it applies again. A second time
 * changes nothing.
 */
export const withdrawTaxText = staffWrite({
  permission: 'settings.write',
  run: async (
    { services, trx, staff, audit },
    id: string,
  ): Promise<Outcome<null, 'tax-text-gone' | 'tax-text-printed'>> => {
    await holdReceiptRules(trx, 'alone');
    const text = await trx.selectFrom('tax_texts').selectAll().where('id', '=', id).executeTakeFirst();
    if (!text || text.withdrawn_at) return refuse('tax-text-gone');
    const printed = await trx
      .selectFrom('receipts')
      .select('id')
      .where('tax_text_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (printed) return refuse('tax-text-printed');
    await trx
      .updateTable('tax_texts')
      .set({ withdrawn_by: staff.personId, withdrawn_at: services.clock() })
      .where('id', '=', id)
      .execute();
    const { kind, holds_from, english, hindi } = text;
    await audit({
      action: 'tax-text.withdrawn',
      subject: id,
      before: { kind, from: holds_from, english, hindi },
    });
    return accept(null);
  },
});

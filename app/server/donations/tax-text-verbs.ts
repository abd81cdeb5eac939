import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { readTaxText, type TypedTaxText } from '#core/receipts/read-tax-text.ts';
import { accept, type FormOutcome, type Outcome, type Refusal, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';
import { holdReceiptRules } from './receipt-rules.ts';

/**
 * Adds a text for the receipts of donations from a day on. Printed receipts keep their words. Of
 * two owners who add one for the same day the second is refused.
 */
export async function addTaxText(
  services: Services,
  viewer: Viewer,
  typed: TypedTaxText,
): Promise<FormOutcome<{ id: string }> | Refusal<'not-allowed'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'settings.write')) return refuse('not-allowed');
  const now = services.clock();
  const read = readTaxText(typed, templeDay(now));
  if (!read.ok) return read;
  const { kind, from, english, hindi, confirmed } = read.value;
  const id = services.ids('txt');
  return services.db.transaction().execute(async (trx) => {
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
        added_by: viewer.personId,
        added_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return { ok: false, code: 'invalid', problems: [{ field: 'from', code: 'tax-text-day' }] };
    await writeAudit(trx, services, viewer, { action: 'tax-text.added', subject: id, after: read.value });
    return accept({ id });
  });
}

/**
 * Withdraws a text that no receipt has printed; the one before it applies again. A second time
 * changes nothing.
 */
export async function withdrawTaxText(
  services: Services,
  viewer: Viewer,
  id: string,
): Promise<Outcome<null, 'not-allowed' | 'tax-text-gone' | 'tax-text-printed'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'settings.write')) return refuse('not-allowed');
  return services.db.transaction().execute(async (trx) => {
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
      .set({ withdrawn_by: viewer.personId, withdrawn_at: services.clock() })
      .where('id', '=', id)
      .execute();
    const { kind, holds_from, english, hindi } = text;
    await writeAudit(trx, services, viewer, {
      action: 'tax-text.withdrawn',
      subject: id,
      before: { kind, from: holds_from, english, hindi },
    });
    return accept(null);
  });
}

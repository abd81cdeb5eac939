import { readChoice } from '#core/fields/choice.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { type ManualReason, manualReasons } from '#core/products/stock.ts';
import { accept, type FormOutcome, invalid, invalidField, type Refusal, refuse } from '#core/result.ts';
import { staffWrite } from '../write/staff-write.ts';

export const stockFields = ['variantId', 'seen', 'to', 'reason', 'note'] as const;
export type TypedStock = Record<(typeof stockFields)[number], string>;

/**
 * Sets the number in stock, as one move of the ledger. `seen` is the number that the staff saw in
 * the form: where orders or somebody else changed it since, nothing is written and the current
 * number is returned. Units held by buyers who are paying cannot be taken.
 */
export const changeStock = staffWrite({
  permission: 'stock.write',
  run: async (
    { services, trx, staff, audit, wake, pagesChanged },
    typed: TypedStock,
  ): Promise<FormOutcome<{ onHand: number }> | Refusal<'unknown-product'>> => {
    const form = new FormReader();
    const to = form.whole('to', typed.to, { min: 0, max: 1_000_000 });
    const reason: ManualReason = form.read('reason', readChoice(typed.reason, manualReasons)) ?? 'corrected';
    const note = form.text('note', typed.note, { min: 0, max: 200 });
    if (!form.clean) return invalid(form.problems);
    const now = await trx
      .selectFrom('stock')
      .select(['on_hand', 'held'])
      .where('variant_id', '=', typed.variantId.slice(0, 80))
      .forUpdate()
      .executeTakeFirst();
    if (!now) return refuse('unknown-product');
    if (String(now.on_hand) !== typed.seen) return invalidField('to', 'stock-changed', { n: now.on_hand });
    if (to < now.held) return invalidField('to', 'stock-held', { n: now.held });
    if (to === now.on_hand) return accept({ onHand: to });
    await trx
      .insertInto('stock_moves')
      .values({
        variant_id: typed.variantId,
        change: to - now.on_hand,
        reason,
        note,
        person_id: staff.personId,
        at: services.clock(),
      })
      .execute();
    await audit({
      action: 'stock.changed',
      subject: typed.variantId,
      details: { reason, note },
      before: { onHand: now.on_hand },
      after: { onHand: to },
    });
    pagesChanged();
    wake('send-stock-alerts');
    return accept({ onHand: to });
  },
});

import { readChoice } from '#core/fields/choice.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { type ManualReason, manualReasons } from '#core/products/stock.ts';
import { type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';

export const stockFields = ['variantId', 'seen', 'to', 'reason', 'note'] as const;
export type TypedStock = Record<(typeof stockFields)[number], string>;

/**
 * Sets the number in stock, as one move of the ledger. `seen` is the number that the staff saw in
 * the form: where orders or somebody else changed it since, nothing is written and the current
 * number is returned. Units held by buyers who are paying cannot be taken.
 */
export async function changeStock(
  services: Services,
  viewer: Viewer,
  typed: TypedStock,
): Promise<FormOutcome<{ onHand: number }> | Refusal<'not-allowed' | 'unknown-product'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'stock.write')) return refuse('not-allowed');
  const form = new FormReader();
  const to = form.whole('to', typed.to, { min: 0, max: 1_000_000 });
  const reason: ManualReason = form.read('reason', readChoice(typed.reason, manualReasons)) ?? 'corrected';
  const note = form.text('note', typed.note, { min: 0, max: 200 });
  if (!form.clean) return { ok: false, code: 'invalid', problems: form.problems };
  return services.db.transaction().execute(async (trx) => {
    const now = await trx
      .selectFrom('stock')
      .select(['on_hand', 'held'])
      .where('variant_id', '=', typed.variantId.slice(0, 80))
      .forUpdate()
      .executeTakeFirst();
    if (!now) return refuse('unknown-product' as const);
    const refused = (code: string, n: number) => ({
      ok: false as const,
      code: 'invalid' as const,
      problems: [{ field: 'to', code, values: { n } }],
    });
    if (String(now.on_hand) !== typed.seen) return refused('stock-changed', now.on_hand);
    if (to < now.held) return refused('stock-held', now.held);
    if (to === now.on_hand) return { ok: true as const, value: { onHand: to } };
    await trx
      .insertInto('stock_moves')
      .values({
        variant_id: typed.variantId,
        change: to - now.on_hand,
        reason,
        note,
        person_id: viewer.personId,
        at: services.clock(),
      })
      .execute();
    await writeAudit(trx, services, viewer, {
      action: 'stock.changed',
      subject: typed.variantId,
      details: { reason, note },
      before: { onHand: now.on_hand },
      after: { onHand: to },
    });
    await services.pages.bump(trx);
    services.wakeups.wake('send-stock-alerts');
    return { ok: true as const, value: { onHand: to } };
  });
}

import { sql } from 'kysely';
import { passMark } from '#core/passes/pass-keys.ts';
import { passTime } from '#core/passes/pass-time.ts';
import type { Transaction } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { openPassSigner } from '../pass-signer.ts';

/**
 * Signs every pass of a locked booking that is held: from here on it is valid. Its places have been
 * taken. 'out': signs those that are out anew, of one booking or of several, after the time of
 * their event changed or their key is withdrawn; also those that came in, as a steward may undo
 * that.
 */
export async function issuePasses(
  trx: Transaction,
  services: Pick<Services, 'sealer' | 'clock'>,
  of: string | readonly string[],
  which: 'held' | 'out' = 'held',
): Promise<void> {
  const passes = await trx
    .selectFrom('passes')
    .innerJoin('event_products as product', 'product.id', 'passes.product_id')
    .innerJoin('events', 'events.id', 'passes.event_id')
    .leftJoin('event_slots as slot', 'slot.id', 'passes.slot_id')
    .select(['passes.id', 'passes.event_id', 'passes.people', 'product.kind'])
    .select(['events.starts_at as event_from', 'events.ends_at as event_until'])
    .select(['slot.starts_at as slot_from', 'slot.ends_at as slot_until', 'slot.gate'])
    .where('passes.booking_id', 'in', [of].flat())
    .where('passes.state', 'in', which === 'held' ? ['held'] : ['valid', 'used'])
    // Locked in the order in which gates lock them: nobody comes in between, and nobody deadlocks.
    .orderBy('passes.id')
    .forNoKeyUpdate('passes')
    .execute();
  if (passes.length === 0) return;
  const sign = await openPassSigner(trx, services);
  const marks = new Map<string, string>();
  for (const { event_id } of passes) marks.set(event_id, await passMark(event_id));
  const tokens = passes.map(({ id, people, kind, gate, ...pass }) => {
    const time = passTime(
      pass.slot_from && pass.slot_until ? { startsAt: pass.slot_from, endsAt: pass.slot_until } : null,
      { startsAt: pass.event_from, endsAt: pass.event_until },
    );
    const gates = gate === null ? [] : [gate];
    return {
      id,
      token: sign({ code: id, event: marks.get(pass.event_id) ?? '', kind, people, ...time, gates }),
    };
  });
  await sql`update passes set state = case passes.state when 'held' then 'valid' else passes.state end, token = signed.token
    from jsonb_to_recordset(${JSON.stringify(tokens)}::jsonb) as signed(id text, token text)
    where passes.id = signed.id`.execute(trx);
}

import type { PairAnswer, PairRefusal } from '#core/passes/gate/gate-wire.ts';
import { plainPairCode } from '#core/passes/pair-code.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { returnTries, takeTries } from '../../auth/tries.ts';
import type { Services } from '../../services.ts';
import { inTransaction } from '../../write/in-transaction.ts';
import { gateHash, makeGateSecret } from './gate-secret.ts';

/**
 * Pairs a telephone with the gate for which the office made the code: once, while the code lives.
 * Of two who type the same code at once one gets the secret. A wrong code counts against the
 * address it came from.
 */
export async function pairGate(
  services: Services,
  body: unknown,
  address: string,
): Promise<Outcome<PairAnswer, PairRefusal>> {
  const code = codeIn(body);
  if (code === null) return refuse('unreadable');
  const limit = [['gate-pair:address', address]] as const;
  if (!(await takeTries(services, limit))) return refuse('too-often');
  const paired = await inTransaction(services, ({ trx }) => redeem(trx, services, code));
  if (paired.ok) await returnTries(services, limit);
  return paired;
}

async function redeem(
  trx: Services['db'],
  { clock }: Pick<Services, 'clock'>,
  code: string,
): Promise<Outcome<PairAnswer, PairRefusal>> {
  const now = clock();
  const secret = makeGateSecret();
  const { numUpdatedRows } = await trx
    .updateTable('gate_devices')
    .set({ pair_hash: null, pair_until: null, secret_hash: gateHash(secret), paired_at: now, seen_at: now })
    .where('pair_hash', '=', gateHash(code))
    .where('pair_until', '>', now)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? accept({ secret }) : refuse('wrong-code');
}

function codeIn(body: unknown): string | null {
  const typed = typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
  if (typeof typed !== 'string' || typed.length > 100) return null;
  return plainPairCode(typed) || null;
}

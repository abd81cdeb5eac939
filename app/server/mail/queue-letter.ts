import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Ids } from '../services.ts';
import type { Letter } from './letter.ts';

/**
 * Puts a letter into the outbox, inside the caller's transaction. `causeKey` names what happened
 * ('gift-receipt:rcp_…'); the same cause never writes a second letter.
 */
export async function queueLetter(
  trx: Kysely<Database>,
  ids: Ids,
  { to, causeKey, letter }: { to: string; causeKey: string; letter: Letter },
): Promise<void> {
  const { kind, ...data } = letter;
  await trx
    .insertInto('letters')
    .values({ id: ids('let'), kind, recipient: to, data: JSON.stringify(data), cause_key: causeKey })
    .onConflict((conflict) => conflict.column('cause_key').doNothing())
    .execute();
}

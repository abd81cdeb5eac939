import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/**
 * A transaction that is rolled back on a refusal too: for verbs that write before they know whether
 * they can.
 */
export async function rollBackOnRefusal<Answer extends { ok: boolean }>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Answer>,
): Promise<Answer> {
  const trx = await db.startTransaction().execute();
  try {
    const answer = await work(trx);
    await (answer.ok ? trx.commit() : trx.rollback()).execute();
    return answer;
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) {
      // Where the connection is lost there is nothing left to roll back.
      await trx
        .rollback()
        .execute()
        .catch(() => {});
    }
    throw error;
  }
}

import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import type { Job } from '../jobs/job.ts';

/** How long the recipient of a letter is stored (docs/decisions/jobs-and-outbox.md). */
export const letterMemoryDays = 90;

/**
 * A letter that was sent, given up or not needed loses its address, its words and the mail server's
 * answer. What stays says that there was one, of which kind and for what: a cause never writes a
 * second letter, however late it is repeated.
 */
export const forgetLetters: Job = {
  name: 'forget-letters',
  everySeconds: 6 * 3_600,
  run: async ({ db, clock }) => {
    const before = new Date(clock().getTime() - letterMemoryDays * 86_400_000);
    await blank(db).where('created_at', '<', before).execute();
    await db.deleteFrom('mailbox').where('arrived_at', '<', before).execute();
  },
};

/**
 * The same at once for an address (in lower case) whose person is erased. What still waits to be
 * sent goes out, a receipt or word of a refund, and is deleted after its days like every letter.
 */
export async function forgetLettersTo(trx: Db, email: string): Promise<void> {
  await blank(trx).where(sql`lower(recipient)`, '=', email).execute();
  await trx.deleteFrom('mailbox').where(sql`lower(recipient)`, '=', email).execute();
}

function blank(db: Db) {
  return db
    .updateTable('letters')
    .set({ recipient: '', data: '{}', last_error: null })
    .where('state', '<>', 'queued')
    .where('recipient', '<>', '');
}

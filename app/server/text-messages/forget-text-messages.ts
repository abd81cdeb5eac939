import type { Db } from '../db/schema.ts';
import type { Job } from '../jobs/job.ts';

/** As long as the address of a letter is stored (docs/decisions/jobs-and-outbox.md). */
const memoryDays = 90;

/** Forgets the numbers that messages went to. */
export const forgetTextMessages: Job = {
  name: 'forget-text-messages',
  everySeconds: 6 * 3_600,
  run: async ({ db, clock }) => {
    const before = new Date(clock().getTime() - memoryDays * 86_400_000);
    await blank(db).where('created_at', '<', before).execute();
    await db.deleteFrom('demo_text_messages').where('arrived_at', '<', before).execute();
  },
};

/** The same at once for the number of somebody who is erased; what still waits goes out. */
export async function forgetTextMessagesTo(trx: Db, mobile: string): Promise<void> {
  await blank(trx).where('recipient', '=', mobile).execute();
  await trx.deleteFrom('demo_text_messages').where('recipient', '=', mobile).execute();
}

function blank(db: Db) {
  return db
    .updateTable('text_messages')
    .set({ recipient: '', data: '{}', last_error: null })
    .where('state', '<>', 'queued')
    .where('recipient', '<>', '');
}

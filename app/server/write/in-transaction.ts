import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';

/** What a write works with while its transaction is open. */
export type Write = {
  trx: Transaction;
  /** As everywhere, but what reads by them reads in the transaction. */
  services: Services;
  /** Wakes a background job after the commit. */
  wake: (job: string) => void;
  /** After the commit every process makes the public pages anew. */
  pagesChanged: () => void;
  /** Does what nobody may see before the commit, and nothing if there is none. */
  afterCommit: (work: () => void) => void;
};

/**
 * Runs a write in one transaction: committed when its answer is ok, rolled back on a refusal as on
 * an error, so that whoever is refused has changed nothing.
 */
export async function inTransaction<Answer extends { ok: boolean }>(
  services: Services,
  run: (write: Write) => Promise<Answer>,
): Promise<Answer> {
  const afterwards: (() => void)[] = [];
  let pagesAreOld = false;
  const afterCommit = (work: () => void) => void afterwards.push(work);
  const wake = (job: string) => afterCommit(() => services.wakeups.wake(job));
  const pagesChanged = () => {
    pagesAreOld = true;
  };
  const trx = await services.db.startTransaction().execute();
  const inside = { ...services, db: trx, wakeups: { ...services.wakeups, wake } };
  try {
    const answer = await run({ trx, services: inside, wake, pagesChanged, afterCommit });
    if (!answer.ok) {
      await trx.rollback().execute();
      return answer;
    }
    if (pagesAreOld) await services.pages.bump(trx);
    await trx.commit().execute();
    for (const work of afterwards) work();
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

import type { Db } from '../db/schema.ts';
import { listOwners } from '../mail/list-owners.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import type { Services } from '../services.ts';
import type { ChangeRow } from './change-input.ts';

export type ChangeNotification = {
  id: string;
  /** asked: another owner decides. alone, soon: applied by itself. decided: see `outcome`. */
  says: 'asked' | 'alone' | 'soon' | 'decided';
  what: string;
  /** Who asked, or who decided. */
  who: string;
  rows: ChangeRow[];
  /** Until when it waits, or when it is applied. */
  until?: Date;
  /** What became of it. */
  outcome?: string;
};

/**
 * A letter to every owner about a change that waits or is decided; the requester gets it too, for
 * it may not have been them. In the caller's transaction; wake 'send-letters' after the commit.
 */
export async function notifyOwners(
  trx: Db,
  { ids }: Pick<Services, 'ids'>,
  { id, says, until, outcome = '', ...notification }: ChangeNotification,
): Promise<void> {
  for (const owner of await listOwners(trx))
    await queueLetter(trx, ids, {
      to: owner.email,
      causeKey: `change:${id}:${says}:${owner.id}`,
      letter: {
        ...{ kind: 'change', says, name: owner.name, outcome, ...notification },
        until: until?.toISOString() ?? null,
      },
    });
}

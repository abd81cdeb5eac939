import { sql, type Transaction } from 'kysely';
import { changeTimes } from '#core/changes/second-owner.ts';
import type { Staff } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { hashLinkSecret } from '../auth/secrets.ts';
import type { Database } from '../db/schema.ts';
import { listOwners } from '../people/list-owners.ts';
import { writeAudit } from '../people/write-audit.ts';
import type { Services } from '../services.ts';
import { changeRows, changeTitle } from './change-rows.ts';
import type { ChangeWish } from './change-wish.ts';
import { tellOwners } from './tell-owners.ts';

/**
 * Keeps a change until another owner has decided; every owner gets a letter. With no other owner in the temple it is done
 * by itself after two days, so that a thief of the one owner's session is found out before it is done. Of two changes of
 * one thing only one waits. In the caller's transaction; afterwards `noteAsked` tells the log and the post.
 */
export async function askForChange(
  trx: Transaction<Database>,
  services: Services,
  viewer: Staff,
  wish: ChangeWish,
): Promise<Outcome<null, 'change-waits'>> {
  const now = services.clock();
  const id = services.ids('chg');
  const alone = !(await listOwners(trx)).some((owner) => owner.id !== viewer.personId);
  const { doneByItselfAt, expiresAt } = changeTimes(now, { alone });
  const kept = await trx
    .insertInto('pending_changes')
    .values({
      ...{ id, kind: wish.kind, subject: subjectOf(wish), wish: JSON.stringify(wish) },
      ...{ asked_by: viewer.personId, asked_at: now, decided_by: null, decided_at: null },
      ...{ done_by_itself_at: doneByItselfAt, expires_at: expiresAt },
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).where(isOpen).doNothing())
    .executeTakeFirst();
  if (kept.numInsertedOrUpdatedRows !== 1n) return refuse('change-waits');
  const title = await changeTitle(trx, wish);
  await writeAudit(trx, services, viewer, {
    action: 'change.asked',
    subject: id,
    details: { change: wish.kind === 'invitation' ? 'Invitation' : title, ...(alone ? { alone } : {}) },
  });
  const news = { what: title, who: viewer.name, rows: changeRows(wish, { masked: true }) };
  const says = doneByItselfAt ? 'alone' : 'asked';
  await tellOwners(trx, services, { id, says, until: doneByItselfAt ?? expiresAt, ...news });
  return accept(null);
}

// Written out: a prepared statement with a parameter here no longer finds its index once it is planned for all values.
const isOpen = sql<boolean>`state = 'open'`;

function subjectOf(wish: ChangeWish): string {
  if (wish.kind === 'setting') return wish.key;
  return wish.kind === 'roles' ? wish.personId : hashLinkSecret(wish.email);
}

import { sql } from 'kysely';
import { changeTimes } from '#core/changes/second-owner.ts';
import type { Staff } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Transaction } from '../db/schema.ts';
import { listOwners } from '../mail/list-owners.ts';
import { hashLinkSecret } from '../sealing/secrets.ts';
import type { Services } from '../services.ts';
import type { ChangeInput } from './change-input.ts';
import { changeRows, changeTitle } from './change-rows.ts';
import { notifyOwners } from './notify-owners.ts';

/**
 * Stores a change until another owner has decided; every owner gets a letter. With no other owner
 * in the temple it is applied by itself after two days, so that a thief of the one owner's session
 * is found out before. Of two changes of one subject only one waits. In the caller's transaction;
 * afterwards `noteAsked` informs the log and the outbox.
 */
export async function askForChange(
  trx: Transaction,
  services: Services,
  viewer: Staff,
  input: ChangeInput,
): Promise<Outcome<null, 'change-waits'>> {
  const now = services.clock();
  const id = services.ids('chg');
  const alone = !(await listOwners(trx)).some((owner) => owner.id !== viewer.personId);
  const { doneByItselfAt, expiresAt } = changeTimes(now, { alone });
  const inserted = await trx
    .insertInto('pending_changes')
    .values({
      ...{ id, kind: input.kind, subject: subjectOf(input), input: JSON.stringify(input) },
      ...{ asked_by: viewer.personId, asked_at: now, decided_by: null, decided_at: null },
      ...{ done_by_itself_at: doneByItselfAt, expires_at: expiresAt },
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).where(isOpen).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) return refuse('change-waits');
  const title = await changeTitle(trx, input, 'letter');
  await writeAudit(trx, services, viewer, {
    action: 'change.asked',
    subject: id,
    details: { change: input.kind === 'invitation' ? 'Invitation' : title, ...(alone ? { alone } : {}) },
  });
  const notification = { what: title, who: viewer.name, rows: changeRows(input, 'letter') };
  const says = doneByItselfAt ? 'alone' : 'asked';
  await notifyOwners(trx, services, { id, says, until: doneByItselfAt ?? expiresAt, ...notification });
  return accept(null);
}

// A literal: a prepared statement with a parameter here no longer uses its index once it is planned
// for all values.
const isOpen = sql<boolean>`state = 'open'`;

function subjectOf(input: ChangeInput): string {
  if (input.kind === 'setting') return input.key;
  return input.kind === 'roles' ? input.personId : hashLinkSecret(input.email);
}

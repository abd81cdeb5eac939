import { warnBeforeHours } from '#core/changes/second-owner.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { ChangeInput } from '../changes/change-input.ts';
import { closeChange, lockChange } from '../changes/change-row.ts';
import { changeRows, changeTitle } from '../changes/change-rows.ts';
import { notifyOwners } from '../changes/notify-owners.ts';
import type { Job } from '../jobs/job.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { applyChange } from './apply-change.ts';

/** The audit log's place of actions that no person started. */
const byItself = 'by itself';

/**
 * Changes that wait and have no second owner: a second warning is sent before they are due, they
 * are applied when due if the person who asked is still an owner; what nobody decided expires after
 * a week.
 */
export const advanceChanges: Job = {
  name: 'advance-changes',
  everySeconds: 600,
  run: async (services) => {
    const now = services.clock();
    const soon = new Date(now.getTime() + warnBeforeHours * 3_600_000);
    const open = await services.db
      .selectFrom('pending_changes')
      .select(['id', 'done_by_itself_at', 'expires_at'])
      .where('state', '=', 'open')
      .where(({ or, eb }) => or([eb('done_by_itself_at', '<=', soon), eb('expires_at', '<=', now)]))
      .orderBy('asked_at')
      .execute();
    for (const { id, done_by_itself_at: due, expires_at } of open) {
      try {
        if (expires_at <= now) await end(services, id, 'expired');
        else if (due && due <= now) await end(services, id, 'done-alone');
        else await warn(services, id);
      } catch (error) {
        services.log.error({ err: error, changeId: id }, 'open change not advanced, others continue');
      }
    }
    if (open.length > 0) services.wakeups.wake('send-letters');
  },
};

async function warn(services: Services, id: string): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const row = await lockChange(trx, id);
    if (!row?.done_by_itself_at) return;
    const input = row.input as ChangeInput;
    await notifyOwners(trx, services, {
      ...{
        id,
        says: 'soon',
        what: await changeTitle(trx, input, 'letter'),
        who: await nameOf(trx, row.asked_by),
      },
      ...{ rows: changeRows(input, 'letter'), until: row.done_by_itself_at },
    });
  });
}

async function end(services: Services, id: string, wanted: 'expired' | 'done-alone'): Promise<void> {
  const ended = await services.db.transaction().execute(async (trx) => {
    const row = await lockChange(trx, id);
    if (!row) return null;
    const input = row.input as ChangeInput;
    const what = await changeTitle(trx, input, 'letter');
    const who = await nameOf(trx, row.asked_by);
    const actor = { personId: row.asked_by, name: who, address: byItself, approvedBy: null };
    const isDone =
      wanted === 'done-alone' &&
      (await isOwner(trx, row.asked_by)) &&
      (await applyChange(trx, services, actor, input));
    const state = wanted === 'expired' ? wanted : isDone ? wanted : 'outdated';
    await closeChange(trx, id, { state, by: null, at: services.clock() });
    await writeAudit(trx, services, actor, { action: `change.${state}`, subject: id });
    const rows = changeRows(input, 'letter');
    await notifyOwners(trx, services, { id, says: 'decided', what, who, rows, outcome: outcomeWords[state] });
    return { state, personId: row.asked_by };
  });
  if (!ended) return;
  const { state, personId } = ended;
  const event = state === 'done-alone' ? 'change.approved' : 'change.declined';
  noteSecurityEvent(services, event, { personId, how: byItself });
}

const outcomeWords = {
  expired: 'over: nobody decided in time',
  'done-alone': 'done, since there is no second owner and nobody took it back',
  outdated: 'not done: what it was about had changed, or who asked is no owner any more',
} as const;

type Trx = Parameters<typeof lockChange>[0];

async function isOwner(trx: Trx, personId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('staff_roles')
    .select('role')
    .where('person_id', '=', personId)
    .where('role', '=', 'owner')
    .executeTakeFirst();
  return row !== undefined;
}

async function nameOf(trx: Trx, personId: string): Promise<string> {
  const person = await trx.selectFrom('people').select('name').where('id', '=', personId).executeTakeFirst();
  return person?.name ?? 'Somebody who left';
}

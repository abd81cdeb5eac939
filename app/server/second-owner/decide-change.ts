import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import type { Staff } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import type { ChangeInput } from '../changes/change-input.ts';
import { closeChange, lockChange } from '../changes/change-row.ts';
import { changeRows, changeTitle } from '../changes/change-rows.ts';
import { notifyOwners } from '../changes/notify-owners.ts';
import { isSamePerson } from '../purchases/four-eyes.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { inStaffTransaction, staffVerb } from '../write/staff-write.ts';
import { applyChange } from './apply-change.ts';

type DecideRefusal = 'proof-needed' | 'change-own' | 'change-decided' | 'change-outdated';

/**
 * The second owner's decision, with a fresh proof. The requester may withdraw it and never approve
 * it; accounts that are merged are one person. An approved change is applied at once, or is
 * outdated when its subject had changed meanwhile. Every owner gets a letter.
 */
export const decideChange = staffVerb({
  permission: 'changes.decide',
  run: async (
    { services, staff },
    id: string,
    decision: 'approved' | 'declined',
  ): Promise<Outcome<null, DecideRefusal>> => {
    if (!isFreshlyProven(staff, services.clock())) return refuse('proof-needed', 'proof');
    const outcome = await inStaffTransaction(services, staff, async (write): Promise<Decided> => {
      const { trx, audit, wake, afterCommit } = write;
      const row = await lockChange(trx, id);
      if (!row || row.expires_at <= services.clock()) return refuse('change-decided');
      const own = await isSamePerson(trx, staff, row.asked_by, row.asked_at);
      if (own && decision === 'approved') return refuse('change-own');
      const input = row.input as ChangeInput;
      const state = decision === 'approved' ? await approve(trx, services, staff, row, input) : 'declined';
      await closeChange(trx, id, { state, by: staff.personId, at: services.clock() });
      await audit({ action: `change.${state}`, subject: id });
      await notifyOwners(trx, services, {
        ...{ id, says: 'decided', what: await changeTitle(trx, input, 'letter'), who: staff.name },
        ...{ rows: changeRows(input, 'letter'), outcome: own ? 'taken back' : outcomeWords[state] },
      });
      const { personId, address } = staff;
      const event = state === 'approved' ? 'change.approved' : 'change.declined';
      afterCommit(() => noteSecurityEvent(services, event, { personId, address }));
      wake('send-letters');
      return accept({ state });
    });
    if (!outcome.ok) return outcome;
    return outcome.value.state === 'outdated' ? refuse('change-outdated') : accept(null);
  },
});

type Decided = Outcome<{ state: 'approved' | 'declined' | 'outdated' }, 'change-own' | 'change-decided'>;

const outcomeWords = {
  approved: 'approved and done',
  declined: 'declined',
  outdated: 'approved, but what it was about had changed meanwhile: nothing was done',
} as const;

async function approve(
  trx: Parameters<typeof applyChange>[0],
  services: Services,
  viewer: Staff,
  row: { asked_by: string },
  input: ChangeInput,
): Promise<'approved' | 'outdated'> {
  const asker = await trx
    .selectFrom('people')
    .select('name')
    .where('id', '=', row.asked_by)
    .executeTakeFirst();
  const name = `${asker?.name ?? 'Somebody who left'}, approved by ${viewer.name}`;
  const actor = { personId: row.asked_by, name, address: viewer.address, approvedBy: viewer.personId };
  return (await applyChange(trx, services, actor, input)) ? 'approved' : 'outdated';
}

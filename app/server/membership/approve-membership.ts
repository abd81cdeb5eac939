import { readText } from '#core/fields/text.ts';
import { planParts } from '#core/membership/part-schedule.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { staffWrite } from '../write/staff-write.ts';
import { type LockedMembership, lockMembership } from './lock-membership.ts';
import { listParts } from './membership-queries.ts';
import { noteEvent } from './note-event.ts';
import { noteHolder } from './note-holder.ts';
import { notifyMember } from './notify-member.ts';
import { partLink, withdrawPartLinks } from './part-link.ts';

type NotApproved = 'membership-unknown' | 'membership-stage';

/** Approves an application: its parts get their days, the member a letter with the first link. */
export const approveMembership = staffWrite({
  permission: 'members.write',
  run: async ({ trx, services, audit, wake }, id: string): Promise<Outcome<null, NotApproved>> => {
    const membership = await lockMembership(trx, id);
    if (!membership) return refuse('membership-unknown');
    if (membership.stage !== 'applied') return refuse('membership-stage');
    await beginParts(trx, services, membership);
    // What looked like spam was nobody's so far.
    await noteHolder(trx, membership);
    await audit({
      action: 'membership.approved',
      subject: id,
      details: { tier: membership.tier_title, paise: membership.amount_paise, parts: membership.parts },
    });
    wake('send-letters');
    return accept(null);
  },
});

/** The same without a person, for tiers that need no approval. */
export async function beginParts(
  trx: Transaction,
  services: Services,
  membership: LockedMembership,
): Promise<void> {
  const { id, amount_paise: amount, parts } = membership;
  const now = services.clock();
  const approved = { ...membership, stage: 'approved' as const, approved_at: now };
  await trx
    .updateTable('memberships')
    .set({ stage: 'approved', approved_at: now })
    .where('id', '=', id)
    .execute();
  await trx
    .insertInto('membership_parts')
    .values(
      planParts(amount, parts, templeDay(now)).map((part) => ({
        ...{ id: services.ids('mpt'), membership_id: id, position: part.position },
        ...{ amount_paise: part.amount, due_on: part.dueOn, donation_id: null, paid_at: null },
        // The letter of the approval is the first part's reminder.
        ...{ reminded_before_at: part.position === 1 ? now : null, reminded_after_at: null },
      })),
    )
    .execute();
  await noteEvent(trx, services, approved, { kind: 'approved' });
  const [first] = await listParts(trx, id);
  if (!first) return;
  const linkId = await partLink(trx, services, approved, first);
  await notifyMember(trx, services, approved, { says: 'approved', partId: first.id, linkId, cause: id });
}

type NotEnded = NotApproved | 'membership-reason';

/** Ends a membership, or declines an application, with a reason that the member reads. */
export const endMembership = staffWrite({
  permission: 'members.write',
  run: async (
    { trx, services, audit, wake },
    id: string,
    typedReason: string,
  ): Promise<Outcome<null, NotEnded>> => {
    const membership = await lockMembership(trx, id);
    if (!membership) return refuse('membership-unknown');
    if (membership.stage === 'ended') return refuse('membership-stage');
    const reason = readText(typedReason, { min: 3, max: 200 });
    if (!reason.ok) return refuse('membership-reason', 'reason');
    const now = services.clock();
    const ended = { stage: 'ended', ended_at: now, end_reason: reason.value } as const;
    await trx.updateTable('memberships').set(ended).where('id', '=', id).execute();
    // A payment that was begun already still comes, and is shown to the office.
    await withdrawPartLinks(trx, services, { membershipId: id });
    const left = { ...membership, ...ended };
    await noteEvent(trx, services, left, { kind: 'ended', note: reason.value });
    await notifyMember(trx, services, left, { says: 'ended', cause: id });
    await audit({ action: 'membership.ended', subject: id, details: { reason: reason.value } });
    wake('send-letters');
    return accept(null);
  },
});

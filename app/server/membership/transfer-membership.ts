import { sql } from 'kysely';
import { readHolder, type TypedHolder } from '#core/membership/holder.ts';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import type { Transaction } from '../db/schema.ts';
import { staffWrite } from '../write/staff-write.ts';
import { lockMembership } from './lock-membership.ts';
import { issueCard } from './move-stage.ts';
import { noteEvent } from './note-event.ts';
import { noteHolder } from './note-holder.ts';
import { notifyMember } from './notify-member.ts';
import { withdrawPartLinks } from './part-link.ts';
import { remindAnew } from './remind-anew.ts';

/**
 * Gives a membership to another person: number, parts and what was used stay, so that nothing is
 * granted twice; the card of the former holder says that it was transferred. The new holder gets a
 * letter, and is written to anew about every part that is open.
 */
export const transferMembership = staffWrite({
  permission: 'members.write',
  run: async ({ trx, services, audit, wake }, id: string, typed: TypedHolder): Promise<FormOutcome<null>> => {
    const read = readHolder(typed);
    if (!read.ok) return read;
    const membership = await lockMembership(trx, id);
    if (!membership || membership.stage === 'ended' || membership.stage === 'applied') {
      return invalidField('', 'membership-stage');
    }
    const { name, email, phone, address } = read.value;
    const now = services.clock();
    const holder = { name, email, phone, address, spouse: null, person_id: null, held_since: now };
    await trx.updateTable('memberships').set(holder).where('id', '=', id).execute();
    if (membership.number !== null) await issueCard(trx, services, id);
    // Links name whom they were made for.
    await withdrawPartLinks(trx, services, { membershipId: id });
    await startAnew(trx, id);
    const given = { ...membership, ...holder };
    await noteHolder(trx, given);
    await noteEvent(trx, services, given, { kind: 'transferred' });
    const cause = `${id}:${now.toISOString()}`;
    await notifyMember(trx, services, given, { says: 'transferred', cause });
    await audit({ action: 'membership.transferred', subject: id });
    wake('send-letters');
    return accept(null);
  },
});

/**
 * Letters that wait for the former holder would name the new one; what they said of open parts is
 * written again.
 */
async function startAnew(trx: Transaction, id: string): Promise<void> {
  await trx
    .deleteFrom('letters')
    .where('kind', '=', 'membership')
    .where('state', '=', 'queued')
    .where(sql<boolean>`data ->> 'membershipId' = ${id}`)
    .execute();
  await remindAnew(trx, { membershipId: id });
}

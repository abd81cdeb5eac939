import { sql } from 'kysely';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { isSignedBySite, signBySite } from '#server/sealing/site-signature.ts';
import type { Services } from '#server/services.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { findOpenGroup, type StayGroup } from './group-queries.ts';

type Linked = Pick<StayGroup, 'id' | 'linkNumber'>;

const signed = ({ id, linkNumber }: Linked) => `stay-group:${id}:${linkNumber}`;

/** What the link carries besides the id: whoever has it may book from the group's block. */
export function groupKey(services: Pick<Services, 'config'>, group: Linked): string {
  return signBySite(services, signed(group));
}

/** The open group whose link this is; null for one that is closed, over, unknown or not signed. */
export async function findLinkedGroup(
  services: Services,
  groupId: string,
  key: string,
): Promise<StayGroup | null> {
  if (!/^grp_[\w-]{22}$/.test(groupId)) return null;
  const group = await findOpenGroup(services, groupId, templeDay(services.clock()));
  return group?.linkOpen && isSignedBySite(services, signed(group), key) ? group : null;
}

/** Makes the link of an open group, another than each before; 'stay-group-over' otherwise. */
export const openGroupLink = staffWrite({
  permission: 'stays.write',
  run: async ({ trx, audit }, groupId: string): Promise<FormOutcome<null>> => {
    const opened = await trx
      .updateTable('stay_groups')
      .set({ link_open: true, link_number: sql`link_number + 1` })
      .where('id', '=', groupId)
      .where('link_open', '=', false)
      .where('released_at', 'is', null)
      .executeTakeFirst();
    if (opened.numUpdatedRows === 0n) return invalidField('', 'stay-group-over');
    await audit({ action: 'stay-group.link-made', subject: groupId });
    return accept(null);
  },
});

/** Whoever has the link books nothing more by it; what is held by then can still be paid. */
export const closeGroupLink = staffWrite({
  permission: 'stays.write',
  run: async ({ trx, audit }, groupId: string): Promise<FormOutcome<null>> => {
    const closed = await trx
      .updateTable('stay_groups')
      .set({ link_open: false })
      .where('id', '=', groupId)
      .where('link_open', '=', true)
      .executeTakeFirst();
    if (closed.numUpdatedRows === 0n) return invalidField('', 'stay-group-over');
    await audit({ action: 'stay-group.link-closed', subject: groupId });
    return accept(null);
  },
});

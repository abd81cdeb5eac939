import { readUse, type TypedUse } from '#core/membership/benefits.ts';
import { accept, type FormOutcome, invalidField, type Outcome, refuse } from '#core/result.ts';
import { staffWrite } from '../write/staff-write.ts';
import { lockMembership } from './lock-membership.ts';
import { spendBenefit } from './spend-benefit.ts';

/**
 * Writes down that a member used nights or passes of this year of membership; never more than were
 * granted. The same form twice is one use.
 */
export const useBenefit = staffWrite({
  permission: 'members.use',
  run: async ({ trx, services, staff, audit }, id: string, typed: TypedUse): Promise<FormOutcome<null>> => {
    const read = readUse(typed);
    if (!read.ok) return read;
    const { intentKey, kind, count, note } = read.value;
    const membership = await lockMembership(trx, id);
    if (membership?.stage !== 'active' || membership.began_on === null) {
      return invalidField('', 'membership-not-active');
    }
    const known = await trx
      .selectFrom('membership_uses')
      .select(['membership_id', 'kind', 'count'])
      .where('intent_key', '=', intentKey)
      .executeTakeFirst();
    if (known) {
      const isSame = known.membership_id === id && known.kind === kind && known.count === count;
      return isSame ? accept(null) : invalidField('', 'intent-reused');
    }
    const granted = kind === 'nights' ? membership.nights_a_year : membership.passes_a_year;
    if (granted === 0) return invalidField('kind', 'membership-not-granted');
    const spent = { intentKey, kind, count, note, by: staff.personId };
    const left = await spendBenefit(trx, services, membership, spent);
    if (left !== null) return invalidField('count', 'membership-used-up', { n: left });
    await audit({ action: 'membership.used', subject: id, details: { benefit: kind, count, note } });
    return accept(null);
  },
});

/**
 * Takes a use that was written down by mistake out again; what a booking took goes with that alone.
 */
export const withdrawUse = staffWrite({
  permission: 'members.use',
  run: async (
    { trx, services, audit },
    id: string,
    useId: string,
  ): Promise<Outcome<null, 'membership-unknown'>> => {
    if (!(await lockMembership(trx, id))) return refuse('membership-unknown');
    const withdrawn = await trx
      .updateTable('membership_uses')
      .set({ withdrawn_at: services.clock() })
      .where('id', '=', useId)
      .where('membership_id', '=', id)
      .where('withdrawn_at', 'is', null)
      .where('stay_id', 'is', null)
      .where('pass_booking_id', 'is', null)
      .returning(['kind', 'count'])
      .executeTakeFirst();
    if (!withdrawn) return refuse('membership-unknown');
    const { kind, count } = withdrawn;
    await audit({ action: 'membership.use-withdrawn', subject: id, details: { benefit: kind, count } });
    return accept(null);
  },
});

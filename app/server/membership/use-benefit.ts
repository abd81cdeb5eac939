import { readUse, type TypedUse, yearOfMembership } from '#core/membership/benefits.ts';
import { accept, type FormOutcome, invalidField, type Outcome, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { staffWrite } from '../write/staff-write.ts';
import { lockMembership } from './lock-membership.ts';

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
    const now = services.clock();
    const today = templeDay(now);
    const fromDay = yearOfMembership(membership.began_on, today);
    const granted = kind === 'nights' ? membership.nights_a_year : membership.passes_a_year;
    if (granted === 0) return invalidField('kind', 'membership-not-granted');
    const year = { membership_id: id, kind, from_day: fromDay };
    await trx
      .insertInto('membership_grants')
      .values({ ...year, granted })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { used, granted: all } = await trx
      .selectFrom('membership_grants')
      .select(['used', 'granted'])
      .where('membership_id', '=', id)
      .where('kind', '=', kind)
      .where('from_day', '=', fromDay)
      .executeTakeFirstOrThrow();
    if (used + count > all) return invalidField('count', 'membership-used-up', { n: all - used });
    await trx
      .insertInto('membership_uses')
      .values({
        ...{ id: services.ids('use'), intent_key: intentKey, ...year, count, used_on: today, note },
        ...{ recorded_by: staff.personId, recorded_at: now, withdrawn_at: null },
      })
      .execute();
    await audit({ action: 'membership.used', subject: id, details: { benefit: kind, count, note } });
    return accept(null);
  },
});

/** Takes a use that was written down by mistake out again. */
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
      .returning(['kind', 'count'])
      .executeTakeFirst();
    if (!withdrawn) return refuse('membership-unknown');
    const { kind, count } = withdrawn;
    await audit({ action: 'membership.use-withdrawn', subject: id, details: { benefit: kind, count } });
    return accept(null);
  },
});

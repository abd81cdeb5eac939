import { FormReader } from '#core/fields/form-reader.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import { accept, type FormOutcome, invalid, invalidField } from '#core/result.ts';
import { readRate, type TypedRate } from '#core/stay/read-rate.ts';
import { readTerms, type TypedTerms } from '#core/stay/read-terms.ts';
import { firstTerms, termsOn } from '#core/stay/stay-terms.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { listTerms } from './stay-rules.ts';

/** A new rate. Rates are not changed: what was booked by one keeps its price anyway. */
export const addRate = staffWrite({
  permission: 'stays.rates',
  run: async ({ services, trx, staff, audit }, typed: TypedRate): Promise<FormOutcome<null>> => {
    const now = services.clock();
    const today = templeDay(now);
    const kinds = await trx.selectFrom('room_types').select('id').execute();
    const read = readRate(typed, {
      kinds: kinds.map(({ id }) => id),
      days: { from: today, to: dayAfter(today, 1_500) },
    });
    if (!read.ok) return read;
    const rate = read.value;
    await trx
      .insertInto('stay_rates')
      .values({
        ...{ room_type_id: rate.kindId, from_day: rate.from, to_day: rate.to, weekdays: [...rate.weekdays] },
        ...{ night_paise: rate.night, single_paise: rate.single, member_paise: rate.member },
        ...{ extra_beds: rate.extraBeds, extra_bed_paise: rate.extraBed, min_nights: rate.minNights },
        ...{ made_by: staff.personId, made_at: now },
      })
      .execute();
    await audit({
      action: 'stay-rate.made',
      subject: rate.kindId,
      after: { ...rate, weekdays: rate.weekdays.join(' ') },
    });
    return accept(null);
  },
});

export const deleteRate = staffWrite({
  permission: 'stays.rates',
  run: async ({ trx, audit }, rateId: string): Promise<FormOutcome<null>> => {
    const gone = await trx
      .deleteFrom('stay_rates')
      .where('id', '=', /^\d{1,9}$/.test(rateId) ? Number(rateId) : 0)
      .returning(['room_type_id', 'from_day', 'to_day', 'night_paise'])
      .executeTakeFirst();
    if (!gone) return invalidField('', 'saved-meanwhile');
    await audit({ action: 'stay-rate.deleted', subject: gone.room_type_id, before: gone });
    return accept(null);
  },
});

/** The terms from today or a later day on; those of a day that has not begun may be replaced. */
export const saveTerms = staffWrite({
  permission: 'stays.rates',
  run: async (
    { services, trx, staff, audit, pagesChanged },
    typed: TypedTerms,
  ): Promise<FormOutcome<null>> => {
    const now = services.clock();
    const today = templeDay(now);
    const form = new FormReader();
    const terms = readTerms(form, typed, { from: today, to: dayAfter(today, 1_500) });
    if (!terms) return invalid(form.problems);
    const before = termsOn(await listTerms(trx), terms.from);
    const values = {
      ...{ check_in: terms.checkIn, check_out: terms.checkOut, ladder: JSON.stringify(terms.ladder) },
      ...{ gst: JSON.stringify(terms.gst), meal_paise: terms.meal, meal_rate_bp: terms.mealRateBp },
      ...{ deposit_percent: terms.depositPercent, offer_hours: terms.offerHours },
      ...{ made_by: staff.personId, made_at: now },
    };
    await trx
      .insertInto('stay_terms')
      .values({ from_day: terms.from, ...values })
      .onConflict((conflict) => conflict.column('from_day').doUpdateSet(values))
      .execute();
    await audit({
      action: 'stay-terms.changed',
      subject: terms.from,
      ...(before.from !== firstTerms.from && { before: { ...before } }),
      after: { ...terms },
    });
    pagesChanged();
    return accept(null);
  },
});

import { rupees } from '#core/money/paise.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import { firstTerms } from '#core/stay/stay-terms.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';

/** The house of the demo: rooms on three floors, twenty suites, beds in two halls. */
const house: { kind: string; numbers: string[] }[] = [
  { kind: 'standard', numbers: numbered(101, 12) },
  { kind: 'ac-standard', numbers: numbered(201, 12) },
  { kind: 'deluxe-suite', numbers: numbered(301, 20) },
  { kind: 'dormitory', numbers: [...bedsIn('A'), ...bedsIn('B')] },
];

/**
 * Rooms, a rate for weekends in suites, and terms with meals and a deposit; nothing where the demo
 * has its rooms already.
 */
export async function seedDemoHouse({ db, clock }: Services): Promise<void> {
  const now = clock();
  const today = templeDay(now);
  const rooms = house.flatMap(({ kind, numbers }) => numbers.map((number) => ({ kind, number })));
  const added = await db
    .insertInto('rooms')
    .values(
      rooms.map(({ kind, number }, position) => ({
        ...{ id: `rom_demo_${position + 1}`, room_type_id: kind, number, position },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  if (added.length === 0) return;
  await db
    .insertInto('stay_rates')
    .values({
      ...{ room_type_id: 'deluxe-suite', from_day: today, to_day: dayAfter(today, 400), weekdays: [5, 6] },
      ...{
        night_paise: rupees(3_000),
        extra_beds: 1,
        extra_bed_paise: rupees(400),
        made_by: 'demo',
        made_at: now,
      },
    })
    .execute();
  await db
    .insertInto('stay_terms')
    .values({
      ...{ from_day: today, check_in: firstTerms.checkIn, check_out: firstTerms.checkOut },
      ...{ ladder: JSON.stringify(firstTerms.ladder), gst: JSON.stringify(firstTerms.gst) },
      ...{ meal_paise: rupees(350), meal_rate_bp: firstTerms.mealRateBp, deposit_percent: 30 },
      ...{ made_by: 'demo', made_at: now },
    })
    .execute();
}

function numbered(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, at) => String(first + at));
}

function bedsIn(hall: string): string[] {
  return Array.from({ length: 12 }, (_, at) => `Hall ${hall}, bed ${at + 1}`);
}

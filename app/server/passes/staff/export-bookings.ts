import { sql } from 'kysely';
import { rupeesText } from '#core/money/paise.ts';
import type { BookingFilters } from '#core/passes/booking-filters.ts';
import type { Staff } from '#core/people/viewer.ts';
import { csvLine, csvStart } from '#core/tables/csv.ts';
import { templeClock, templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/pass-bookings.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { noteSecurityEvent } from '#server/security/note-security-event.ts';
import type { Services } from '#server/services.ts';
import { listProducts } from '../plan/plan-queries.ts';
import { matchesFilters } from './booking-list.ts';

/**
 * The bookings of an event as CSV, a line for each pass; a column for each question. Who took it is
 * logged. The caller checks 'passes.export'.
 */
export async function exportBookings(
  services: Services,
  staff: Staff,
  eventId: string,
  filters: BookingFilters,
): Promise<string> {
  const { db } = services;
  const questions = (await listProducts({ db }, eventId)).flatMap((product) => product.questions);
  const rows = await db
    .selectFrom('passes')
    .innerJoin('pass_bookings as booking', 'booking.id', 'passes.booking_id')
    .leftJoin('event_slots as slot', 'slot.id', 'passes.slot_id')
    .leftJoin('event_gates as gate', (join) =>
      join.onRef('gate.event_id', '=', 'slot.event_id').onRef('gate.number', '=', 'slot.gate'),
    )
    .select(['booking.number as booking', 'passes.number', 'holder_name', 'holder_phone', 'holder_email'])
    .select([
      'passes.title',
      'passes.people',
      'passes.price_paise',
      'passes.state',
      'booking.stage',
      'answers',
    ])
    .select(['slot.starts_at as startsAt', 'gate.name as gate'])
    .select(
      sql<Date | null>`(select max(at) from pass_checkins where pass_id = passes.id and result = 'in'
        and passes.state = 'used')`.as('cameAt'),
    )
    .where(matchesFilters(eventId, filters))
    .orderBy('booking.number')
    .orderBy('passes.number')
    .execute();
  await writeAudit(db, services, staff, {
    ...{ action: 'pass-bookings.exported', subject: eventId, details: { passes: rows.length } },
  });
  const { personId, address } = staff;
  noteSecurityEvent(services, 'personal-data.exported', { personId, address, how: 'passes' });
  const lines = rows.map((row) => [
    ...[String(row.booking), String(row.number), row.holder_name, row.holder_phone, row.holder_email ?? ''],
    ...[row.title, String(row.people), rupeesText(row.price_paise)],
    ...[m.stages[row.stage], m.passStates[row.state]],
    ...[dayAndClock(row.startsAt), row.gate ?? '', dayAndClock(row.cameAt)],
    ...questions.map(({ id }) => row.answers[id] ?? ''),
  ]);
  const heads = [...Object.values(m.columns), ...questions.map(({ label }) => label)];
  return csvStart + [heads, ...lines].map(csvLine).join('');
}

/** '2026-12-04 18:30' on the temple's clock, as spreadsheets sort it. */
function dayAndClock(moment: Date | null): string {
  return moment ? `${templeDay(moment)} ${templeClock(moment)}` : '';
}

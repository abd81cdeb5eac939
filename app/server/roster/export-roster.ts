import type { Staff } from '#core/people/viewer.ts';
import { csvLine, csvStart } from '#core/tables/csv.ts';
import { templeClock, templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/roster.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { listShifts } from './shift-queries.ts';

/**
 * Who helps at an event, as CSV; a shift for which nobody was asked has a line without a name. Who
 * took it is logged. The caller checks 'roster.write'.
 */
export async function exportRoster(services: Services, staff: Staff, eventId: string): Promise<string> {
  const shifts = await listShifts(services, eventId);
  await writeAudit(services.db, services, staff, { action: 'roster.exported', subject: eventId });
  const { personId, address } = staff;
  noteSecurityEvent(services, 'personal-data.exported', { personId, address, how: 'roster' });
  const lines = shifts.flatMap(({ startsAt, endsAt, duty, place, volunteers }) => {
    const shift = [templeDay(startsAt), templeClock(startsAt), templeClock(endsAt), duty, place];
    if (volunteers.length === 0) return [[...shift, '', '', '', '']];
    return volunteers.map(({ name, phone, email, state }) => [
      ...shift,
      ...[name, phone ?? '', email ?? '', m.states[state]],
    ]);
  });
  return csvStart + [Object.values(m.columns), ...lines].map(csvLine).join('');
}

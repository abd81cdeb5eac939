import { rupeesText } from '#core/money/paise.ts';
import type { Staff } from '#core/people/viewer.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/files.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { csvFile } from '../tables/csv-file.ts';
import { type PeopleFilters, type PersonRow, readPeople } from './people-queries.ts';

const columns = Object.values(m.people);

/**
 * The people in the list, as a CSV file made while it is sent. Sums are in rupees, days in the
 * temple's zone. Who took which file is logged. The caller checks 'people.export'.
 */
export async function exportPeople(
  services: Services,
  staff: Staff,
  filters: Omit<PeopleFilters, 'page'>,
): Promise<ReadableStream<Uint8Array>> {
  // A search may be a name: the log says only that one was made.
  const details = { filters: { kind: filters.kind, searched: filters.search !== null } };
  await writeAudit(services.db, services, staff, { action: 'people.exported', subject: 'people', details });
  const { personId, address } = staff;
  noteSecurityEvent(services, 'personal-data.exported', { personId, address, how: 'people' });
  return csvFile(columns, linesOf(services, filters));
}

async function* linesOf(
  services: Services,
  filters: Omit<PeopleFilters, 'page'>,
): AsyncGenerator<string[][], undefined> {
  for await (const people of readPeople(services, filters)) yield people.map(lineOf);
}

function lineOf({
  name,
  kind,
  email,
  phone,
  city,
  since,
  donations,
  given,
  lastDonation,
}: PersonRow): string[] {
  return [
    ...[name, kind === 'account' ? m.yes : m.no, email ?? '', phone ?? '', city ?? '', templeDay(since)],
    ...[String(donations), rupeesText(given), lastDonation ? templeDay(lastDonation) : ''],
  ];
}

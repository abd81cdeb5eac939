import type { Staff } from '#core/people/viewer.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/files.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { stopAddress } from '../mail/stop-link.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { csvFile } from '../tables/csv-file.ts';
import { subscribers } from './subscriber-queries.ts';

const columns = Object.values(m.readers);
const atOnce = 1000;

/**
 * Everybody who asked for the day's darshan, as a CSV file, with the link that stops the letters of
 * each. Who took it is logged. The caller checks 'people.export'.
 */
export async function exportSubscribers(
  services: Services,
  staff: Staff,
): Promise<ReadableStream<Uint8Array>> {
  const { personId, address } = staff;
  await writeAudit(services.db, services, staff, {
    action: 'darshan-subscribers.exported',
    subject: 'darshan-subscribers',
  });
  noteSecurityEvent(services, 'personal-data.exported', { personId, address, how: 'darshan-subscribers' });
  return csvFile(columns, linesOf(services));
}

async function* linesOf(services: Services): AsyncGenerator<string[][], undefined> {
  for (let last = ''; ; ) {
    const rows = await subscribers(services)
      .selectAll()
      .where('email', '>', last)
      .orderBy('email')
      .limit(atOnce)
      .execute();
    yield rows.map(({ email, consent, consented_at }) => [
      ...[email, templeDay(consented_at), consent],
      stopAddress(services, { sort: 'daily-darshan', email }),
    ]);
    const end = rows.at(-1);
    if (!end || rows.length < atOnce) return;
    last = end.email;
  }
}

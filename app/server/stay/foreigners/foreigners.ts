import { sql } from 'kysely';
import type { Staff } from '#core/people/viewer.ts';
import { countNights } from '#core/stay/nights.ts';
import { csvLine, csvStart } from '#core/tables/csv.ts';
import { templeClock, templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/foreigners.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { noteSecurityEvent } from '#server/security/note-security-event.ts';
import type { Services } from '#server/services.ts';

/** How many days after their arrival guests stay on the list; each is reported within one (I17). */
const listedDays = 14;

/** Who showed a passport at the desk: a foreigner, or not; the desk knows. */
export type PassportGuest = {
  id: string;
  number: number;
  name: string;
  phone: string;
  people: number;
  rooms: string[];
  cameAt: Date;
  departure: string;
  last4: string;
  address: string | null;
  purpose: string | null;
};

/** Who came in the last days with a passport, the latest first. The caller checks 'stays.write'. */
export async function listPassportGuests({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const since = new Date(clock().getTime() - listedDays * 86_400_000);
  const rows = await db
    .selectFrom('stay_bookings')
    .select(['id', 'number', 'guest_name as name', 'guest_phone as phone', 'came_at as cameAt'])
    .select(['departure', 'id_last4 as last4', 'address', 'purpose'])
    .select(sql<number>`adults + children`.as('people'))
    .select(
      sql<string[]>`(select coalesce(json_agg(distinct number), '[]') from room_nights
        join rooms on rooms.id = room_id where booking_id = stay_bookings.id)`.as('rooms'),
    )
    .where('id_kind', '=', 'passport')
    .where('came_at', '>=', since)
    .orderBy('came_at', 'desc')
    .execute();
  return rows.map(
    ({ cameAt, last4, number, ...row }): PassportGuest => ({
      ...row,
      ...{ number: Number(number), cameAt: cameAt ?? since, last4: last4 ?? '' },
    }),
  );
}

/**
 * The fields of Form C in its order, a line a person: what the desk knows of the stay is filled in,
 * the rest is written by hand from the papers, which the site does not store. Who took it is
 * logged. The caller checks 'stays.write'.
 */
export async function exportFormC(services: Services, staff: Staff): Promise<string> {
  const guests = await listPassportGuests(services);
  await writeAudit(services.db, services, staff, { action: 'stay.foreigners-exported', subject: 'form-c' });
  const { personId, address } = staff;
  noteSecurityEvent(services, 'personal-data.exported', { personId, address, how: 'form-c' });
  const columns = Object.keys(m.columns) as (keyof typeof m.columns)[];
  const lines = guests.flatMap((guest) =>
    Array.from({ length: guest.people }, (_, at) => {
      const known = knownOf(guest, at);
      return columns.map((column) => known[column] ?? '');
    }),
  );
  return csvStart + [columns.map((column) => m.columns[column]), ...lines].map(csvLine).join('');
}

function knownOf(guest: PassportGuest, at: number): Partial<Record<keyof typeof m.columns, string>> {
  const { number, name, last4, address, cameAt, departure, purpose, phone, rooms } = guest;
  const came = templeDay(cameAt);
  return {
    stay: String(number),
    room: rooms.join(', '),
    // The others of the party are on their own papers.
    ...(at === 0 ? { name, passport: `…${last4}`, address: address ?? '', phoneInIndia: phone } : {}),
    ...{ arrivalHere: came, hourOfArrival: templeClock(cameAt), purpose: purpose ?? '' },
    nights: departure > came ? String(countNights({ arrival: came, departure })) : '',
  };
}

import { sql } from 'kysely';
import type { Devotee, Staff } from '#core/people/viewer.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { findSubscriber } from '../darshan/subscriber-queries.ts';
import { selectViews, toStatusView } from '../donations/donation-views.ts';
import { listMembershipFiles } from '../membership/own-memberships.ts';
import { selectOrders, toView } from '../orders/queries/order-queries.ts';
import { listPassBookings } from '../passes/queries/booking-queries.ts';
import { listPassWaits } from '../passes/waits/wait-queries.ts';
import { listPayLinksOf } from '../pay-links/pay-link-queries.ts';
import { idsOfRecords, listOwnParts, type PersonPart } from '../people/person-parts.ts';
import { listStockAlerts } from '../products/stock-alert-queries.ts';
import { unsealDetails } from '../requests/request-secrets.ts';
import { listShiftsOf } from '../roster/shift-queries.ts';
import { listSeats } from '../seats/queries/own-seats.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import type { Services } from '../services.ts';
import { listCertificatesOf } from '../statements/certificate-queries.ts';
import { listStays } from '../stay/queries/own-stays.ts';
import { listWaitsOf } from '../stay/waits/wait-queries.ts';
import { exportMyData } from './export-my-data.ts';

/**
 * The export for a person who asks the staff for their data: what the site exports to themselves,
 * or what a guest gave and bought, and what they booked and wrote to the temple. Notes are the
 * staff's own. null where there is no such person. The caller checks 'people.export'.
 */
export async function exportPerson(services: Services, staff: Staff, personId: string) {
  const parts = await listOwnParts(services.db, personId);
  const person = parts.find(({ id }) => id === personId);
  if (!person) return null;
  const own =
    person.kind === 'account'
      ? await exportMyData(services, devoteeOf(person))
      : await exportGuest(services, person, parts);
  const requests = await services.db
    .selectFrom('requests')
    .select(['id', 'reference', 'kind', 'state', 'subject', 'details', 'secrets_sealed'])
    .select('created_at as createdAt')
    .select(
      sql<string[]>`array(select day::text from class_attendance where request_id = requests.id
      order by day)`.as('came'),
    )
    // An account may have booked seats under another address.
    .where(
      sql<boolean>`(id in ${idsOfRecords(parts, 'requests')} or id in (select request_id from seat_bookings
        where id in ${idsOfRecords(parts, 'seat_bookings')}))`,
    )
    .orderBy('created_at')
    .execute();
  const opened = ({ id, secrets_sealed, details, came, ...request }: (typeof requests)[number]) => ({
    ...request,
    details: unsealDetails(services.sealer, { id, secrets_sealed, details }),
    /** Of a class: the lessons that they came to. */
    came,
  });
  const sevas = await services.db
    .selectFrom('seva_bookings')
    .innerJoin('sevas', 'sevas.id', 'seva_bookings.seva_id')
    .select(['reference', 'sevas.title', 'mode', 'day', 'begins', 'people', 'state', 'booked_at as bookedAt'])
    .where('seva_bookings.id', 'in', idsOfRecords(parts, 'seva_bookings'))
    .orderBy('day')
    .execute();
  await writeAudit(services.db, services, staff, { action: 'person.exported', subject: personId });
  const { address } = staff;
  const about = { personId: staff.personId, address, how: 'a person' };
  noteSecurityEvent(services, 'personal-data.exported', about);
  return { ...own, sevas, requests: requests.map(opened) };
}

function devoteeOf({ id, name, email, phone: mobile }: PersonPart): Devotee {
  return { kind: 'devotee', personId: id, name, email, emailVerified: email !== null, mobile };
}

async function exportGuest(services: Services, guest: PersonPart, parts: readonly PersonPart[]) {
  const { db, clock } = services;
  const donations = await selectViews(db)
    .where('donations.id', 'in', idsOfRecords(parts, 'donations'))
    .orderBy('created_at', 'desc')
    .execute();
  const orders = await selectOrders(db)
    .where('orders.id', 'in', idsOfRecords(parts, 'orders'))
    .orderBy('created_at', 'desc')
    .execute();
  const { name, email, phone, since } = guest;
  return {
    madeAt: clock().toISOString(),
    guest: { name, email, phone, since },
    /** Amounts are whole paise. */
    donations: donations.map((row) => toStatusView(row, clock())),
    /** Each was attached to a letter, which the staff send again. */
    certificates: await listCertificatesOf(
      services,
      sql<boolean>`donations.id in ${idsOfRecords(parts, 'donations')}`,
    ),
    orders: orders.map((row) => toView(row, clock())),
    stays: await listStays(
      services,
      sql<boolean>`stay_bookings.id in ${idsOfRecords(parts, 'stay_bookings')}`,
    ),
    seats: await listSeats(
      services,
      sql<boolean>`seat_bookings.id in ${idsOfRecords(parts, 'seat_bookings')}`,
    ),
    waitingList: await listWaitsOf(
      services,
      sql<boolean>`stay_waits.id in ${idsOfRecords(parts, 'stay_waits')}`,
    ),
    passes: await listPassBookings(
      services,
      sql<boolean>`pass_bookings.id in ${idsOfRecords(parts, 'pass_bookings')}`,
    ),
    passWaits: await listPassWaits(
      services,
      sql<boolean>`event_waits.id in ${idsOfRecords(parts, 'event_waits')}`,
    ),
    shifts: await listShiftsOf(services, sql<boolean>`one.id in ${idsOfRecords(parts, 'shift_volunteers')}`),
    memberships: await listMembershipFiles(
      services,
      sql<boolean>`memberships.id in ${idsOfRecords(parts, 'memberships')}`,
    ),
    payLinks: await listPayLinksOf(
      services,
      sql`(pay_links.id in ${idsOfRecords(parts, 'pay_links')} or lower(pay_links.donor_email) = ${email}
        or pay_links.donation_id in ${idsOfRecords(parts, 'donations')})`,
    ),
    stockAlerts: email === null ? [] : await listStockAlerts(services, email),
    darshanLetter: email === null ? null : await findSubscriber(services, email),
  };
}

import { sql } from 'kysely';
import { type Devotee, provenEmail } from '#core/people/viewer.ts';
import { findSubscriber } from '../darshan/subscriber-queries.ts';
import { allDonations, listDonationsOf } from '../donations/donation-queries.ts';
import { listStoppedLetters } from '../mail/stop-letters.ts';
import { listOwnMemberships } from '../membership/own-memberships.ts';
import { listAddresses } from '../orders/checkout/own-addresses.ts';
import { listOrdersOf } from '../orders/queries/order-queries.ts';
import { listPassBookings } from '../passes/queries/booking-queries.ts';
import { isBookingOf } from '../passes/queries/own-passes.ts';
import { listPassWaits } from '../passes/waits/wait-queries.ts';
import { listPayLinksOf } from '../pay-links/pay-link-queries.ts';
import { listOccasions, listRelatives } from '../people/family-queries.ts';
import { readPhoto } from '../people/photo-queries.ts';
import { getProfile } from '../people/profile-queries.ts';
import { listPledgesOf } from '../pledges/pledge-queries.ts';
import { listStockAlerts } from '../products/stock-alert-queries.ts';
import { listShiftsOf } from '../roster/shift-queries.ts';
import { listSeatsOf } from '../seats/queries/own-seats.ts';
import type { Services } from '../services.ts';
import { listOwnCertificates } from '../statements/certificate-queries.ts';
import { listStaysOf } from '../stay/queries/own-stays.ts';
import { listOwnWaits } from '../stay/waits/wait-queries.ts';

/**
 * Everything that the site stores about a person, in plain JSON; the PAN in full, since it is
 * theirs.
 */
export async function exportMyData(services: Services, devotee: Devotee) {
  const { panMasked: _, version: __, ...profile } = await getProfile(services, devotee);
  const own = await services.db
    .selectFrom('people')
    .leftJoin('profiles', 'profiles.person_id', 'people.id')
    .select(['people.created_at', 'profiles.pan_sealed', 'profiles.wants_news', 'profiles.wants_whatsapp'])
    .where('people.id', '=', devotee.personId)
    .executeTakeFirstOrThrow();
  const sessions = await services.db
    .selectFrom('sessions')
    .select(['created_at as openedAt', 'expires_at as endsAt'])
    .where('person_id', '=', devotee.personId)
    .execute();
  const photo = await readPhoto(services, devotee.personId);
  const donations = await listDonationsOf(services, devotee, allDonations);
  return {
    madeAt: services.clock().toISOString(),
    account: {
      ...{ id: devotee.personId, since: own.created_at, ...profile },
      pan: services.sealer.openText('profiles.pan_sealed', devotee.personId, own.pan_sealed),
      /** Consents that were asked for formerly; nothing was ever sent by them. */
      formerPreferences: [
        ...(own.wants_news ? ['news by e-mail'] : []),
        ...(own.wants_whatsapp ? ['messages on WhatsApp'] : []),
      ],
    },
    relatives: await listRelatives(services, devotee),
    occasions: await listOccasions(services, devotee.personId),
    sessions,
    /** A JPEG as a data address, which every browser opens. */
    photo: photo && `data:image/jpeg;base64,${photo.bytes.toString('base64')}`,
    /** Amounts are whole paise. */
    donations,
    /** What the office sent to be paid; the donation that came of one is above. */
    payLinks: await listPayLinksOf(
      services,
      sql`(lower(pay_links.donor_email) = ${provenEmail(devotee)}
        or (pay_links.donor_email is null and pay_links.donor_phone = ${devotee.mobile ?? null}))`,
    ),
    /** With parts, benefits and what was used of them. */
    memberships: await listOwnMemberships(services, devotee),
    monthlyPledges: await listPledgesOf(services, devotee),
    /** The files are under /donation-history/certificates/ and their id, for who is signed in. */
    certificates: await listOwnCertificates(services, devotee),
    orders: await listOrdersOf(services, devotee),
    /** In the guest house. */
    stays: await listStaysOf(services, devotee),
    /** Of classes and tours. */
    seats: await listSeatsOf(services, devotee),
    /** Of the guest house: until 30 days after the end of an entry. */
    waitingList: await listOwnWaits(services, devotee),
    /** Of events; waiting lists until 30 days after the end of an entry. */
    passes: await listPassBookings(services, isBookingOf(devotee)),
    passWaits: await listPassWaits(
      services,
      sql<boolean>`(lower(event_waits.holder_email) = ${provenEmail(devotee)}
        or (event_waits.holder_email is null and event_waits.holder_phone = ${devotee.mobile ?? null}))`,
    ),
    /** At events: until a year after. */
    shifts: await listShiftsOf(
      services,
      sql<boolean>`(lower(one.email) = ${provenEmail(devotee)}
        or (one.email is null and one.phone = ${devotee.mobile ?? null}))`,
    ),
    deliveryAddresses: await listAddresses(services, devotee.personId),
    ...(devotee.email !== null && {
      stockAlerts: await listStockAlerts(services, devotee.email),
      darshanLetter: await findSubscriber(services, devotee.email),
      stoppedLetters: await listStoppedLetters(services, devotee.email),
    }),
  };
}

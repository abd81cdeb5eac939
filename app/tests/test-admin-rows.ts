import sharp from 'sharp';
import { templeDefaults } from '#core/content/temple-settings.ts';
import { letterModel } from '#core/letters/letter-texts.ts';
import { paise } from '#core/money/paise.ts';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { demoAdmin } from '#core/people/demo-staff.ts';
import { type Staff, visitor } from '#core/people/viewer.ts';
import { readContact } from '#core/requests/contact.ts';
import { dayAfter } from '#core/requests/request-days.ts';
import { taxYearOf } from '#core/time/tax-year.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { correctName } from '#server/calendar/correct-name.ts';
import { listCsrProjects } from '#server/content/csr-projects-queries.ts';
import { createAgreement } from '#server/csr/create-agreement.ts';
import { linkDonation } from '#server/csr/link-donation.ts';
import { recordSpending } from '#server/csr/record-spending.ts';
import { recordDonation } from '#server/donations/record-donation.ts';
import { saveLetterText } from '#server/letters/save-letter-text.ts';
import { admitFile } from '#server/media/admit-file.ts';
import { approveMembership } from '#server/membership/approve-membership.ts';
import { apply } from '#server/membership/test-members.ts';
import { startOrder } from '#server/orders/checkout/start-order.ts';
import { listPassesOf } from '#server/passes/queries/event-passes.ts';
import { sellPasses } from '#server/passes/staff/sell-passes.ts';
import { createPayLink } from '#server/pay-links/create-pay-link.ts';
import { makePledge } from '#server/pledges/make-pledge.ts';
import { settlePayment } from '#server/purchases/settle-payment.ts';
import { placeRequest } from '#server/requests/place-request.ts';
import { aFamily, beginTourSeats, paySeat } from '#server/seats/test-seats.ts';
import type { Services } from '#server/services.ts';
import { saveSetting } from '#server/settings/save-setting.ts';
import { bookByDesk } from '#server/stay/desk/book-by-desk.ts';
import { registerForTour } from '#server/tours/register-for-tour.ts';
import { secondPayment } from './test-second-payment.ts';

/** One record of each kind that only people make, so that every admin screen has one to show. */
export async function fillAdmin(services: Services): Promise<void> {
  const owner = await findOwner(services);
  const given = accepted(
    await recordDonation(services, owner, { ...donation, givenOn: templeDay(services.clock()) }),
  );
  const ordered = accepted(await startOrder(services, visitor, order, '10.0.0.1'));
  // The second update is impossible: more refunded than paid.
  for (const refunded of [paise(0), paise(50_000)]) {
    await settlePayment(services, {
      purchase: { kind: 'order', id: ordered.id },
      event: null,
      snapshot: {
        ...{ ...paid, paymentId: 'pay_OfKaverisDhoop', amount: paise(11_000), refunded },
        capturedAt: services.clock(),
      },
    });
  }
  accepted(
    await placeRequest(services, readContact(message), { address: '198.51.100.77', suspected: false }),
  );
  const donor = { ...owner, kind: 'devotee', emailVerified: true } as const;
  accepted(await makePledge(services, donor, { cause: 'food-for-life', amount: '501', day: '5' }));
  accepted(await createPayLink(services, owner, payLink));
  await fillAgreement(services, owner, given.id);
  await approveMembership(services, owner, await apply(services, { tier: 'gold' }));
  const arrival = dayAfter(templeDay(services.clock()), 1);
  accepted(await bookByDesk(services, owner, { ...stay, arrival, departure: dayAfter(arrival, 2) }));
  await fillSeats(services);
  await sellPass(services, owner);
  accepted(await admitFile(services, owner, { name: 'Evening altar.jpg', bytes: await photo() }));
  const social = { ...templeDefaults.social, instagram: { to: 'https://www.instagram.com/mandir' } };
  accepted(await saveSetting(services, owner, { key: 'social', value: social, version: 0 }));
  const typed = { ...letterModel('gifts-account').text, preview: 'Please compare it with the papers.' };
  accepted(await saveLetterText(services, owner, { key: 'gifts-account', typed, version: 0 }));
  const name = { language: 'hi', table: 'ekadasis', key: 'Parama Ekadasi', name: 'परमा (कमला) एकादशी' };
  accepted(await correctName(services, owner, { ...name, version: 0 }));
  await settlePayment(services, {
    purchase: { kind: 'donation', id: given.id },
    event: null,
    snapshot: {
      ...paid,
      ...{ paymentId: secondPayment, mode: 'online' },
      ...{ amount: paise(510_000), capturedAt: services.clock() },
    },
  });
}

/** Two families travel on a departure: one by arrangement, and one that has paid on the site. */
async function fillSeats(services: Services): Promise<void> {
  const tourId = 'govardhan-parikrama';
  await services.db
    .updateTable('tours')
    .set({ price_paise: paise(250_000) })
    .where('id', '=', tourId)
    .execute();
  const { id } = await services.db
    .selectFrom('tour_departures')
    .select('id')
    .where('tour_id', '=', tourId)
    .orderBy('leaves_on', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const family = aFamily({ departureId: id, destination: tourId });
  accepted(await registerForTour(services, family, { address: '198.51.100.78', suspected: false }));
  await services.db.updateTable('tour_departures').set({ pay_online: true }).where('id', '=', id).execute();
  const seats = await beginTourSeats(services, aFamily({ departureId: id, destination: tourId }));
  await paySeat(services, seats);
}

/** A pass of a festival of the demo. */
async function sellPass(services: Services, owner: Staff): Promise<void> {
  const event = 'gita-jayanti';
  const { products, slots } = await listPassesOf(services, event);
  const id = products[0]?.id ?? '';
  const chosen = { slot: slots[0]?.id ?? '', counts: { [id]: '2' }, shown: { [id]: '0' }, answers: {} };
  const holder = { name: 'Kaveri Nair', phone: '9822211144', email: 'kaveri.passes@guest.example' };
  const sale = { ...chosen, ...holder, consent: 'on', mode: '', language: 'en' };
  accepted(await sellPasses(services, owner, event, { ...sale, intentKey: 'office_passes_of_kaveri' }));
}

/** A company's gift, of which some is spent. */
async function fillAgreement(services: Services, owner: Staff, donationId: string): Promise<void> {
  const agreedOn = templeDay(services.clock());
  const [project] = await listCsrProjects(services);
  const typed = { ...agreement, projectId: project?.id ?? '', financialYear: taxYearOf(agreedOn), agreedOn };
  const { id } = accepted(await createAgreement(services, owner, typed));
  accepted(await linkDonation(services, owner, id, donationId));
  accepted(await recordSpending(services, owner, id, { ...spending, spentOn: agreedOn }));
}

const agreement = {
  ...{ intentKey: 'office_agreed_with_yamuna', requestId: '', company: 'Yamuna Textiles Limited' },
  agreed: '25000',
};

const spending = {
  intentKey: 'office_rice_of_yamuna',
  amount: '1500',
  purpose: 'Rice and dal for 300 meals',
};

const stay = {
  intentKey: 'office_gopal-at-the-desk',
  ...{
    kind: 'standard',
    adults: '2',
    children: '',
    rooms: '1',
    meals: '',
    member: '',
    request: '',
    language: 'en',
  },
  ...{ name: 'Gopal Verma', phone: '9812345670', email: 'gopal@example.com' },
  ...{
    idKind: 'aadhaar',
    idLast4: '4321',
    address: 'Vrindavan',
    purpose: '',
    note: '',
    company: '',
    gstin: '',
  },
};

const payLink = {
  ...{ intentKey: 'office_mira-on-the-phone', amount: '501', causeId: 'food-for-life', language: 'en' },
  ...{ name: 'Mira Sharma', phone: '9876543210', email: 'mira@example.com' },
};

/** The verb's answer; a refusal ends the run. */
function accepted<Value>(outcome: { ok: true; value: Value } | { ok: false }): Value {
  if (outcome.ok) return outcome.value;
  throw new Error(JSON.stringify(outcome));
}

async function findOwner({ db }: Services): Promise<Staff> {
  const { id, name, email } = await db
    .selectFrom('people')
    .selectAll()
    .where('email', '=', demoAdmin.email)
    .$narrowType<{ email: string }>()
    .executeTakeFirstOrThrow();
  return { kind: 'staff', personId: id, name, email, roles: ['owner'], sessionId: '', address: '' };
}

function photo(): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#a4541c' } })
    .jpeg()
    .toBuffer();
}

const donation = {
  intentKey: 'office_gift_with_a_pan_0001',
  ...{ mode: 'bank', amount: '5100', causeId: 'food-for-life', paper: '512233445588', bank: '', account: '' },
  ...{ path: 'tax', citizenship: 'indian', name: 'Bhagavati Prasad Mishra', email: 'mishra@donor.example' },
  ...{ phone: '9811122233', pan: 'ABCPM1234K', addressLine: '4, Raj Nagar', city: 'Ghaziabad' },
  ...{ state: 'Uttar Pradesh', pin: '201002', inNameOf: '' },
};

const order = {
  intentKey: 'order_fetched_at_the_shop_0001',
  lines: [{ productId: 'guggal-dhoop-cones', variantId: 'guggal-dhoop-cones', quantity: '1' }],
  ...{ fullName: 'Kaveri Nair', phone: '9822211133', email: 'kaveri@buyer.example' },
  ...{ addressLine1: '', addressLine2: '', landmark: '', city: '', state: '', pin: '' },
  ...{ delivery: 'pickup', payBy: 'gateway', gstin: '', note: '', consent: 'on', shownTotal: '11000' },
};

const message = {
  ...{ name: 'Mira Sharma', email: 'mira@visitor.example', phone: '9876543210', topic: 'visit' },
  message: 'May we bring our parents on Sunday?',
};

const paid: Omit<PaymentSnapshot, 'paymentId' | 'amount' | 'capturedAt'> = {
  orderId: null,
  mode: 'upi',
  status: 'captured',
  currency: 'INR',
  refunded: paise(0),
  refundBegun: false,
  failure: null,
  account: null,
  gatewayMode: null,
};

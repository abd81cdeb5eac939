import { afterAll, beforeAll, it } from 'vitest';
import { enrolmentFields } from '#core/requests/class-enrolment.ts';
import { tourFields } from '#core/requests/tour.ts';
import { enrolInClass } from '../classes/enrol-in-class.ts';
import { beside, expectPair, type Pair, twice } from '../db/test-at-once.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { claimUpiPayment } from '../donations/claim-upi-payment.ts';
import { askForStock } from '../products/ask-for-stock.ts';
import { begin } from '../purchases/test-donations.ts';
import type { Services } from '../services.ts';
import { bookSeva } from '../sevas/book-seva.ts';
import { makeTestServices } from '../test-services.ts';
import { registerForTour } from '../tours/register-for-tour.ts';
import { placeRequest } from './place-request.ts';
import { contactWith, somebody } from './test-requests.ts';

// Forms of visitors, sent twice at once; see db/test-at-once.ts.

let test: TestDatabase;
let services: Services;

beforeAll(async () => {
  test = await makeTestDatabase(8);
  services = makeTestServices(test.db, { clock: () => new Date('2026-11-20T04:40:00Z') });
  await seedDemo(services);
});
afterAll(() => test.close());

const blank = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

const pairs: Record<string, Pair> = {
  'a message to the temple': {
    table: 'requests',
    make: async () => twice(() => placeRequest(services, contactWith(), somebody())),
    second: 'same',
  },
  'an enrolment in a class': {
    table: 'requests',
    make: async () => {
      const id = 'mridanga-for-beginners';
      const seats = { seats: 1, seats_taken: 0 };
      await test.db.updateTable('classes').set(seats).where('id', '=', id).execute();
      const typed = { ...blank(enrolmentFields), name: 'Mira Sharma', age: '30', phone: '9876500001' };
      return twice(() => enrolInClass(services, id, typed, somebody()));
    },
    second: 'same',
  },
  'a seat of a tour': {
    table: 'requests',
    make: async () => {
      const typed = {
        ...{ ...blank(tourFields), name: 'Mira Sharma', email: 'mira1@example.com', phone: '9876500001' },
        ...{ destination: 'govardhan-parikrama', departureId: 'govardhan-parikrama-1' },
        ...{ mode: 'single', age: '41' },
      };
      return twice(() => registerForTour(services, typed, somebody()));
    },
    second: 'same',
  },
  'an hour of seva': {
    table: 'seva_bookings',
    make: async () => {
      const texts = {
        ...{ name: 'Mira Devi', seva: 'flower-decoration', date: '2026-11-22', time: '07:00', people: '1' },
        ...{ contact: '98765 43210', visitDate: '2026-11-22', coordinator: '', email: '' },
      };
      return twice(() => bookSeva(services, 'online', texts, somebody()));
    },
    second: 'same',
  },
  'word when goods are back': {
    table: 'stock_alerts',
    make: async () => {
      const variantId = 'clay-mridanga';
      const typed = { variantId, email: 'mira@example.com' };
      return twice(() => askForStock(services, 'clay-mridanga', typed, somebody()));
    },
    second: 'same',
  },
  'one reference for two donations': {
    table: 'upi_claims',
    make: async () => {
      const { id: one, total } = await begin(services);
      const { id: other } = await begin(services);
      const claim = (donationId: string) => () =>
        claimUpiPayment(services, {
          ...{ donationId, utr: '412345678901', amount: String(total / 100), paidOn: '2026-11-20' },
        });
      return [claim(one), claim(other)];
    },
    second: beside('utr', 'utr-claimed'),
  },
};

it.each(Object.entries(pairs))('%s', (_, pair) => expectPair(test.db, pair));

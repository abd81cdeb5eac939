import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogKind } from '#core/content/kinds/blog-kind.ts';
import { enrolmentFields } from '#core/requests/class-enrolment.ts';
import { tourFields } from '#core/requests/tour.ts';
import { enrolInClass } from './classes/enrol-in-class.ts';
import { saveRow } from './content/desk/save-row.ts';
import { makeTestDatabase, type TestDatabase } from './db/test-database.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { saveCause } from './donations/save-cause.ts';
import { addTaxText } from './donations/tax-text-desk.ts';
import { askEmailChange, confirmEmailChange } from './people/change-email.ts';
import { inviteStaff } from './people/invite-staff.ts';
import { mergePeople } from './people/merge-people.ts';
import { signUp } from './people/sign-up.ts';
import { goodPassword, goodSignUp, makePerson, newestLetter, staffOf } from './people/test-people.ts';
import { verifyEmail } from './people/verify-email.ts';
import { addGstRate } from './products/add-gst-rate.ts';
import { askForStock } from './products/ask-for-stock.ts';
import { saveCategory } from './products/save-category.ts';
import { saveProduct } from './products/save-product.ts';
import { saveZone } from './products/save-zone.ts';
import { saveTemplate } from './requests/answer-templates.ts';
import { placeRequest } from './requests/place-request.ts';
import { contactWith, somebody } from './requests/test-requests.ts';
import type { Services } from './services.ts';
import { bookSeva } from './sevas/book-seva.ts';
import { makeTestServices } from './test-services.ts';
import { registerForTour } from './tours/register-for-tour.ts';
import { saveDeparture } from './tours/save-departure.ts';

// Two who ask for the same unique thing at the same moment: one has it, the other is told beside the field or gets the
// first answer again, and nobody meets a fault. That they truly meet is no luck: the table is held until both wait.

type Answer = { ok: boolean; code?: string; field?: string; problems?: unknown; value?: unknown };
type Fire = () => Promise<Answer>;
type Pair = {
  /** Held until both wait. */
  table: string;
  /** Held instead, where both would ask only after the table is free. */
  hold?: (trx: Services['db']) => Promise<unknown>;
  make: () => Promise<[Fire, Fire]>;
  /** What the one who comes second is told; 'same': the first answer again; 'both': each has its own. */
  second: 'same' | 'both' | Record<string, unknown>;
};

let test: TestDatabase;
let services: Services;
const owner = staffOf('per_owner', 'owner');
const twice = (fire: Fire): [Fire, Fire] => [fire, fire];

beforeAll(async () => {
  test = await makeTestDatabase(8);
  services = makeTestServices(test.db, { clock: () => new Date('2026-11-20T04:40:00Z') });
  await seedDemo(services);
});
afterAll(() => test.close());

const beside = (field: string, code: string) => ({ code: 'invalid', problems: [{ field, code }] });
const blank = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

const product = (id: string, sku: string): Fire => {
  const typed = {
    ...{ id, title: 'Brass lamp', titleHi: '', description: 'For the altar.', category: 'deity' },
    ...{ status: 'draft', choose: '', version: '', hsn: '7418', taxClass: 'five', netQuantity: '1 lamp' },
    ...{ origin: 'India', maker: '', fssai: '', bestBefore: '', lowStockLevel: '3' },
  };
  const variant = {
    ...{ id: '', sku, options: '', price: '250', mrp: '', grams: '300', picture: '', offered: 'yes' },
  };
  const pictures = [{ image: 'donate', alt: 'A lamp on a plate' }];
  return () => saveProduct(services, owner, null, { typed, rows: { variants: [variant], pictures } });
};

const pairs: Record<string, Pair> = {
  'a message to the temple': {
    table: 'requests',
    make: async () => twice(() => placeRequest(services, contactWith(), somebody())),
    second: 'same',
  },
  'the last seat of a class': {
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
    table: 'stock_wishes',
    make: async () => {
      const variantId = 'clay-mridanga';
      const typed = { variantId, email: 'mira@example.com' };
      return twice(() => askForStock(services, 'clay-mridanga', typed, somebody()));
    },
    second: 'same',
  },
  'an account, signing up': {
    table: 'sign_ups',
    make: async () => {
      const typed = { ...goodSignUp, email: 'twin@example.com', phone: '' };
      return twice(() => signUp(services, typed, somebody().address));
    },
    second: 'both',
  },
  'an account, with the code of two sign-ups': {
    table: 'people',
    make: async () => {
      const email = 'coded@example.com';
      const codes = [];
      for (const _ of [1, 2]) {
        const started = await signUp(services, { ...goodSignUp, email, phone: '' }, somebody().address);
        if (!started.ok) throw new Error(started.code);
        const { code } = await newestCodeOf(
          email,
          codes.map(({ code }) => code),
        );
        codes.push({ id: started.value.signUpId, code });
      }
      const [one, other] = codes.map(
        ({ id, code }) =>
          () =>
            verifyEmail(services, id, code),
      );
      return [one as Fire, other as Fire];
    },
    second: { code: 'otp-expired' },
  },
  'an address that two accounts move to': {
    table: 'people',
    make: async () => {
      const email = 'wanted@example.com';
      const fires: Fire[] = [];
      const seen: string[] = [];
      for (const number of [1, 2]) {
        const before = `mover${number}@example.com`;
        const personId = await makePerson(services, before);
        const devotee = {
          kind: 'devotee',
          personId,
          name: 'Mover',
          email: before,
          emailVerified: true,
        } as const;
        const asked = await askEmailChange(services, devotee, { email, password: goodPassword });
        if (!asked.ok) throw new Error(asked.code);
        const { code } = await newestCodeOf(email, seen);
        seen.push(code);
        fires.push(() => confirmEmailChange(services, devotee, code));
      }
      return [fires[0] as Fire, fires[1] as Fire];
    },
    // Nobody has it yet, and nobody knows whether somebody will: both must ask the index.
    hold: (trx) =>
      trx
        .insertInto('people')
        .values({ id: 'per_held', name: 'Held', email: 'wanted@example.com' })
        .execute(),
    second: { code: 'otp-expired' },
  },
  'an answer template of one title': {
    table: 'answer_templates',
    make: async () => {
      const typed = { id: '', title: 'Parking', body: 'There is room behind the temple.', version: '' };
      return twice(() => saveTemplate(services, owner, typed));
    },
    second: { code: 'template-taken', field: 'title' },
  },
  'the address of a product': {
    table: 'products',
    make: async () => [product('brass-lamp', 'LAMP-1'), product('brass-lamp', 'LAMP-2')],
    second: beside('id', 'slug-taken'),
  },
  'the article number of two products': {
    table: 'product_variants',
    make: async () => [product('lamp-one', 'LAMP-9'), product('lamp-two', 'LAMP-9')],
    second: beside('variants.0.sku', 'sku-taken'),
  },
  'the address of a category': {
    table: 'product_categories',
    make: async () => {
      const typed = { id: 'lamps', title: 'Lamps', titleHi: '', position: '9', version: '' };
      return twice(() => saveCategory(services, owner, null, typed));
    },
    second: beside('id', 'slug-taken'),
  },
  'the name of a delivery zone': {
    table: 'delivery_zones',
    make: async () => {
      const typed = {
        ...{ id: 'meerut', title: 'Meerut', prefixes: '2500', freeFrom: '', furtherKg: '15' },
        ...{ daysMin: '1', daysMax: '3', position: '9', version: '' },
      };
      const rates = [{ grams: '1000', charge: '40' }];
      return twice(() => saveZone(services, owner, null, { typed, rates }));
    },
    second: beside('id', 'slug-taken'),
  },
  'a GST rate of one day': {
    table: 'gst_rates',
    make: async () => {
      const { version } = await test.db
        .selectFrom('tax_classes')
        .select('version')
        .where('id', '=', 'five')
        .executeTakeFirstOrThrow();
      const typed = {
        ...{ taxClass: 'five', fromDay: '2027-04-01', above: '', percent: '6' },
        ...{ source: 'Notification 1/2027', version: String(version) },
      };
      return twice(() => addGstRate(services, owner, typed));
    },
    second: { code: 'invalid' },
  },
  'the address of a cause': {
    table: 'causes',
    make: async () => {
      const typed = {
        ...{ id: 'annadan', title: 'Annadan', category: 'food', summary: 'Warm meals for everybody.' },
        ...{ description: 'Rice and lentils.', image: 'food-for-life', presets: '501', target: '' },
        ...{ startsOn: '', endsOn: '', legalEntityId: 'charity', donationType: 'other', position: '3' },
        ...{ version: '0', allowsOwnAmount: 'on', taxEligible: 'on', csrEligible: '', allowsForeign: '' },
        published: 'on',
      };
      const form = { typed, types: [], pictures: ['food-for-life'] };
      return twice(() => saveCause(services, owner, null, form));
    },
    second: beside('id', 'slug-taken'),
  },
  'a blog of one title': {
    table: 'blogs',
    make: async () => {
      const typed = {
        ...{ title: 'Lamps in Kartik', image: 'tulsi', image_alt: 'A tulsi plant with lamps' },
        ...{ description: '<p>One a day</p>', tags: 'festivals', appear: 'now' },
      };
      return twice(() => saveRow(services, owner, blogKind, { id: null, version: 0, typed }));
    },
    second: 'both',
  },
  'a departure of one day': {
    table: 'tour_departures',
    make: async () => {
      const typed = { day: '2027-02-07', seats: '5', version: '' };
      const tour = { tourId: 'govardhan-parikrama', id: null };
      return twice(() => saveDeparture(services, owner, tour, typed));
    },
    second: { code: 'invalid', problems: [{ field: 'day', code: 'departure-twice' }] },
  },
  'what receipts of one day say': {
    table: 'tax_texts',
    make: async () => {
      const typed = {
        kind: 'plain',
        from: '2027-04-01',
        english: 'Words about the tax of a gift.',
        hindi: 'दान पर कर के बारे में शब्द।',
        confirmed: '',
      };
      return twice(() => addTaxText(services, owner, typed));
    },
    second: beside('from', 'tax-text-day'),
  },
  'one person of two accounts': {
    table: 'person_merges',
    make: async () => {
      const id = await makePerson(services, 'kept@example.com');
      await makePerson(services, 'merged@example.com');
      return twice(() => mergePeople(services, owner, id, 'merged@example.com'));
    },
    second: { code: 'merge-taken' },
  },
  'an invitation to one address': {
    table: 'staff_invitations',
    make: async () => {
      const typed = { name: 'Meera Iyer', email: 'meera@example.com', roles: ['content'] };
      return twice(() => inviteStaff(services, owner, typed));
    },
    second: 'both',
  },
};

/** The code of the newest letter to an address that is none of these. */
async function newestCodeOf(email: string, seen: string[]): Promise<{ code: string }> {
  const letters = await test.db.selectFrom('letters').select('data').where('recipient', '=', email).execute();
  const codes = letters.map(({ data }) => (data as { code?: string }).code ?? '').filter(Boolean);
  const code = codes.find((one) => !seen.includes(one));
  return code ? { code } : newestLetter(services, email);
}

/** How many sessions of this database wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(test.db);
  return rows[0]?.count ?? 0;
}

/** Lets both read, and neither write before both want to. */
async function atOnce({ table, hold }: Pair, fires: [Fire, Fire]): Promise<Answer[]> {
  let answers: Promise<Answer[]> = Promise.resolve([]);
  const holding = test.db.transaction().execute(async (trx) => {
    await (hold ? hold(trx) : sql`lock table ${sql.table(table)} in share mode`.execute(trx));
    answers = Promise.all(fires.map((fire) => fire()));
    answers.catch(() => {});
    await expect.poll(waiting, { timeout: 10_000 }).toBe(2);
    throw new Released();
  });
  await holding.catch((error: unknown) => {
    if (!(error instanceof Released)) throw error;
  });
  return answers;
}

/** What was held goes without a trace. */
class Released extends Error {}

describe('two at once', () => {
  it.each(Object.entries(pairs))('%s', async (_, pair) => {
    const { make, second } = pair;
    const answers = await atOnce(pair, await make());
    const good = answers.filter(({ ok }) => ok);
    if (second === 'same') expect(answers[1]).toEqual(answers[0]);
    if (second === 'same' || second === 'both') expect(good).toHaveLength(2);
    else {
      expect(good).toHaveLength(1);
      expect(answers.find(({ ok }) => !ok)).toMatchObject(second);
    }
  });

  it('leave one row where there is one', async () => {
    const invited = test.db
      .selectFrom('staff_invitations')
      .select('id')
      .where('email', '=', 'meera@example.com');
    expect(await invited.execute()).toHaveLength(1);
    const blogs = test.db
      .selectFrom('blogs')
      .select('id')
      .where('title', '=', 'Lamps in Kartik')
      .orderBy('id');
    expect(await blogs.execute()).toEqual([{ id: 'lamps-in-kartik' }, { id: 'lamps-in-kartik-2' }]);
    const accounts = test.db
      .selectFrom('people')
      .select('id')
      .where('email', 'in', ['coded@example.com', 'wanted@example.com']);
    expect(await accounts.execute()).toHaveLength(2);
  });
});

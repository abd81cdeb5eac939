import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LinkAnswers, TypedPayLink } from '#core/pay-links/pay-link.ts';
import { visitor } from '#core/people/viewer.ts';
import { auditLedger } from '../db/audit.ts';
import { untilWaiting } from '../db/test-at-once.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { findDonationStatus } from '../donations/donation-queries.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import { forgetExpired } from '../people/forget-expired.ts';
import { makePerson, staffOf } from '../people/test-people.ts';
import { erasePerson } from '../person-file/erase-person.ts';
import { exportMyData } from '../person-file/export-my-data.ts';
import { exportPerson } from '../person-file/export-person.ts';
import { type Fixture, makeFixture, pay } from '../purchases/test-donations.ts';
import { beginPayLink } from './begin-pay-link.ts';
import { createPayLink } from './create-pay-link.ts';
import { mailPayLink } from './mail-pay-link.ts';
import { findPayLink, listPayLinks } from './pay-link-queries.ts';
import { getPayLinkWords } from './pay-link-words.ts';
import { withdrawPayLink } from './withdraw-pay-link.ts';

let test: TestDatabase;
let fixture: Fixture;
let ahead = 0;
const clerk = staffOf('per_clerk', 'accounts');
const minute = 60_000;
const day = 24 * 60 * minute;

beforeAll(async () => {
  test = await makeTestDatabase(8);
  fixture = await makeFixture(test.db, { clock: () => new Date(Date.now() + ahead) });
});
afterAll(async () => {
  expect(await auditLedger(test.db)).toEqual([]);
  await fixture.services.receipts.close();
  await test.close();
});
beforeEach(() => {
  ahead = 0;
});

let made = 0;
const typed = (instead: Partial<TypedPayLink> = {}): TypedPayLink => {
  made += 1;
  return {
    intentKey: `office_${String(made).padStart(16, '0')}`,
    amount: '501',
    causeId: 'general',
    name: 'Radha Devi',
    phone: '9876543210',
    email: 'radha@example.com',
    language: 'en',
    ...instead,
  };
};

async function aLink(instead: Partial<TypedPayLink> = {}): Promise<string> {
  const link = await createPayLink(fixture.services, clerk, typed(instead));
  if (!link.ok || !('value' in link)) throw new Error(JSON.stringify(link));
  return link.value.id;
}

const answers = (instead: Partial<LinkAnswers> = {}): LinkAnswers => ({
  ...{ name: 'Radha Devi', citizenship: 'indian', consent: 'on', path: '' },
  ...{ pan: '', addressLine: '', city: '', state: '', pin: '' },
  ...instead,
});
const begin = (id: string, instead: Partial<LinkAnswers> = {}) =>
  beginPayLink(fixture.services, visitor, id, answers(instead));
const withdraw = (id: string) => withdrawPayLink(fixture.services, clerk, id);
const stateOf = async (id: string) => (await findPayLink(fixture.services, id))?.state;

async function begun(id: string): Promise<{ donationId: string; orderId: string }> {
  const started = await begin(id);
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const donationId = started.value.id;
  const { gateway_order_id: orderId } = await test.db
    .selectFrom('donations')
    .select('gateway_order_id')
    .where('id', '=', donationId)
    .executeTakeFirstOrThrow();
  return { donationId, orderId: orderId ?? '' };
}

it.each([
  ['somebody who helps', { email: 'son@example.com', mobile: '+919811111111' }, false],
  ['who has proven its number', { email: 'son@example.com', mobile: '+919876543210' }, true],
  ['who has proven its address', { email: 'Radha@example.com', mobile: null }, true],
])('a link pressed by %s, signed in', async (_, { email, mobile }, isTheirs) => {
  const { services } = fixture;
  const personId = await makePerson(services, `presses-${made}@example.com`);
  const viewer = { kind: 'devotee', personId, name: 'Son', email, emailVerified: true, mobile } as const;
  const started = await beginPayLink(services, viewer, await aLink(), answers());
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const { person_id: owner } = await test.db
    .selectFrom('donations')
    .select('person_id')
    .where('id', '=', started.value.id)
    .executeTakeFirstOrThrow();
  expect(owner).toBe(isTheirs ? personId : null);
});

const countDonations = async () => (await test.db.selectFrom('donations').select('id').execute()).length;

describe('making a link', () => {
  it('is for whoever may record donations, and logged without name and number', async () => {
    const id = await aLink();
    expect(await createPayLink(fixture.services, staffOf('per_v', 'viewer'), typed())).toMatchObject({
      code: 'not-allowed',
    });
    const logged = await test.db.selectFrom('audit_log').selectAll().where('subject', '=', id).execute();
    expect(logged.map(({ action }) => action)).toEqual(['pay-link.made']);
    expect(JSON.stringify(logged)).not.toMatch(/Radha|98765/);
    expect((await listPayLinks(fixture.services, 1)).rows[0]?.id).toBe(id);
  });

  it('makes one of a form that is sent twice, and refuses its key for other answers', async () => {
    const form = typed();
    const [one, other] = await Promise.all([
      createPayLink(fixture.services, clerk, form),
      createPayLink(fixture.services, clerk, form),
    ]);
    expect(one).toMatchObject({ ok: true });
    expect(other).toEqual(one);
    expect(await createPayLink(fixture.services, clerk, { ...form, amount: '601' })).toMatchObject({
      problems: [{ field: 'intentKey', code: 'intent-reused' }],
    });
  });

  it('takes only languages that visitors are offered', async () => {
    expect(await createPayLink(fixture.services, clerk, typed({ language: 'hi' }))).toMatchObject({
      problems: [{ field: 'language' }],
    });
  });

  it('has a message with the address, the sum and the last day', async () => {
    const id = await aLink();
    const link = await findPayLink(fixture.services, id);
    const { url, message } = await getPayLinkWords(fixture.services, link as never);
    expect(url).toBe(`${fixture.services.config.publicUrl}/pay/${id}`);
    expect(message).toContain(url);
    expect(message).toContain('₹501');
    const hindi = await getPayLinkWords(fixture.services, { ...link, language: 'hi' } as never);
    expect(hindi.url).toContain(`/hi/pay/${id}`);
    expect(hindi.message).toContain('हरे कृष्ण');
  });
});

describe('paying a link', () => {
  it('gives a receipt as every donation, of the link’s amount and number', async () => {
    const id = await aLink();
    const { donationId, orderId } = await begun(id);
    expect(await stateOf(id)).toBe('begun');
    await pay(fixture.gateway, orderId, 'pay');
    await fixture.gateway.tick();
    expect(await stateOf(id)).toBe('paid');
    const status = await findDonationStatus(fixture.services, donationId);
    expect(status).toMatchObject({ state: 'paid', total: 50_100, mailed: true });
    expect(status?.receipt?.voided).toBe(false);
    expect(await withdraw(id)).toMatchObject({ code: 'pay-link-paid' });
  });

  it('begins one donation in many tabs, also with other names', async () => {
    const id = await aLink();
    const before = await countDonations();
    const tabs = await Promise.all(
      ['Radha Devi', 'Radha Sharma', 'Radha Devi', 'R. Devi', 'Radha Devi'].map((name) =>
        begin(id, { name }),
      ),
    );
    const ids = new Set(tabs.map((tab) => (tab.ok ? tab.value.id : JSON.stringify(tab.problems))));
    expect([...ids]).toEqual([expect.stringMatching(/^don_/)]);
    expect(await countDonations()).toBe(before + 1);
  });

  it('counts one of two payments; the other waits for a person', async () => {
    const id = await aLink();
    const { donationId, orderId } = await begun(id);
    await pay(fixture.gateway, orderId, 'pay');
    await pay(fixture.gateway, orderId, 'pay');
    await fixture.gateway.tick();
    const payments = await test.db
      .selectFrom('payments')
      .select('role')
      .where('donation_id', '=', donationId)
      .execute();
    expect(payments.map(({ role }) => role).sort()).toEqual(['duplicate', 'settling']);
    const receipts = test.db.selectFrom('receipts').select('id').where('donation_id', '=', donationId);
    expect(await receipts.execute()).toHaveLength(1);
  });

  it('asks what the law asks, and begins nothing without', async () => {
    const id = await aLink();
    for (const [wrong, field] of [
      [{ citizenship: '' }, 'citizenship'],
      [{ citizenship: 'foreign' }, 'citizenship'],
      [{ consent: '' }, 'consent'],
      [{ name: '' }, 'name'],
      [{ path: 'tax' }, 'pan'],
    ] as const) {
      const refused = await begin(id, wrong);
      expect(refused.ok ? [] : refused.problems.map((problem) => problem.field)).toContain(field);
    }
    expect(await stateOf(id)).toBe('waiting');
  });

  it('ends with the third day, and a begun one with the day of its donation', async () => {
    const [unused, used] = [await aLink(), await aLink()];
    ahead = 2 * day;
    await begun(used);
    ahead = 4 * day;
    expect([await stateOf(unused), await stateOf(used)]).toEqual(['over', 'over']);
    const refused = { ok: false, problems: [{ field: 'link', code: 'pay-link-over' }] };
    expect(await begin(unused)).toMatchObject(refused);
    expect(await begin(used)).toMatchObject(refused);
  });
});

describe('withdrawing a link', () => {
  it('shuts it, and cancels what was begun and not paid', async () => {
    const [unused, used] = [await aLink(), await aLink()];
    const { donationId } = await begun(used);
    for (const id of [unused, used]) expect(await withdraw(id)).toMatchObject({ ok: true });
    expect(await begin(unused)).toMatchObject({ problems: [{ code: 'pay-link-over' }] });
    expect(await begin(used)).toMatchObject({ problems: [{ code: 'pay-link-over' }] });
    const status = await findDonationStatus(fixture.services, donationId);
    expect(status).toMatchObject({ state: 'cancelled', payable: false });
    // Withdrawn once more: nothing happens, nothing is logged.
    expect(await withdraw(used)).toMatchObject({ ok: true });
    const logged = test.db
      .selectFrom('audit_log')
      .select('id')
      .where('subject', '=', used)
      .where('action', '=', 'pay-link.withdrawn');
    expect(await logged.execute()).toHaveLength(1);
  });

  it.each(['begun first', 'withdrawn first'])(
    'leaves nothing to pay, whoever is faster: %s',
    async (order) => {
      const id = await aLink();
      const fire = { begin: () => begin(id), withdraw: () => withdraw(id) };
      const [first, second] =
        order === 'begun first' ? [fire.begin, fire.withdraw] : [fire.withdraw, fire.begin];
      // Both wait for the link, in this order.
      const both = await test.db.transaction().execute(async (trx) => {
        await sql`select id from pay_links where id = ${id} for update`.execute(trx);
        const one: Promise<{ ok: boolean }> = first();
        await untilWaiting(test.db, 1);
        const other: Promise<{ ok: boolean }> = second();
        await untilWaiting(test.db, 2);
        return [one, other];
      });
      const [one, other] = await Promise.all(both);
      expect(await stateOf(id)).toBe('withdrawn');
      const donation = await test.db
        .selectFrom('donations')
        .select('state')
        .where('intent_key', '=', `of_${id}`)
        .executeTakeFirst();
      if (order === 'begun first') {
        expect([one?.ok, other?.ok, donation?.state]).toEqual([true, true, 'cancelled']);
      } else {
        expect([one?.ok, other?.ok, donation]).toEqual([true, false, undefined]);
      }
    },
  );

  it('stays while its donor pays; money for a cancelled one waits for a person', async () => {
    const [paying, late] = [await aLink(), await aLink()];
    const { donationId } = await begun(paying);
    await test.db.updateTable('donations').set({ state: 'attempted' }).where('id', '=', donationId).execute();
    expect(await withdraw(paying)).toMatchObject({ code: 'pay-link-paying' });
    await test.db.updateTable('donations').set({ state: 'created' }).where('id', '=', donationId).execute();
    const other = await begun(late);
    expect(await withdraw(late)).toMatchObject({ ok: true });
    await pay(fixture.gateway, other.orderId, 'pay');
    await fixture.gateway.tick();
    expect(await findDonationStatus(fixture.services, other.donationId)).toMatchObject({
      state: 'review',
      receipt: null,
    });
  });
});

describe('sending a link by e-mail', () => {
  it('writes to the donor once in ten minutes, and not about a link that is over', async () => {
    const id = await aLink();
    const mail = () => mailPayLink(fixture.services, clerk, id);
    expect(await mail()).toMatchObject({ ok: true });
    expect(await mail()).toMatchObject({ code: 'pay-link-just-sent' });
    ahead = 11 * minute;
    expect(await mail()).toMatchObject({ ok: true });
    const letters = () =>
      test.db.selectFrom('letters').selectAll().where('cause_key', 'like', `pay-link:${id}:%`).execute();
    expect((await letters()).map(({ recipient }) => recipient)).toEqual(Array(2).fill('radha@example.com'));
    const letter = { kind: 'pay-link', linkId: id } as const;
    const text = (await composeLetter(fixture.services, letter, { language: 'hi' }))?.text;
    expect(text).toContain(`/hi/pay/${id}`);
    await withdraw(id);
    expect(await composeLetter(fixture.services, letter)).toBeNull();
    expect(await mail()).toMatchObject({ code: 'pay-link-over' });
  });

  it('needs an address', async () => {
    const id = await aLink({ email: '' });
    expect(await mailPayLink(fixture.services, clerk, id)).toMatchObject({ code: 'pay-link-no-email' });
  });
});

it('goes a month after its end, and its donation stays', async () => {
  const id = await aLink();
  const { donationId } = await begun(id);
  ahead = 33 * day;
  await forgetExpired.run(fixture.services, new AbortController().signal);
  expect(await findPayLink(fixture.services, id)).not.toBeNull();
  ahead = 35 * day;
  await forgetExpired.run(fixture.services, new AbortController().signal);
  expect(await findPayLink(fixture.services, id)).toBeNull();
  expect(await findDonationStatus(fixture.services, donationId)).not.toBeNull();
});

it('that nobody used is in the data of the account whose address or number it has', async () => {
  const { services } = fixture;
  const mine = [
    await aLink({ email: 'Unused@example.com', phone: '9833333333' }),
    await aLink({ email: '', phone: '9844444444' }),
  ];
  await aLink({ email: 'other@example.com', phone: '9844444444' });
  const personId = await makePerson(services, 'unused@example.com');
  const account = { kind: 'devotee', personId, name: 'Radha', email: 'unused@example.com' } as const;
  const linksOf = async (emailVerified: boolean, mobile: string | null) =>
    (await exportMyData(services, { ...account, emailVerified, mobile })).payLinks.map(({ id }) => id);
  expect(await linksOf(true, '+919844444444')).toEqual(mine);
  expect(await linksOf(true, null)).toEqual(mine.slice(0, 1));
  expect(await linksOf(false, null)).toEqual([]);
});

it.each([
  ['with an address', 'erased@example.com'],
  ['without one', ''],
])('is in the data of its donor, %s, and erased with them; the donation stays', async (_, email) => {
  const phone = email ? '9811111111' : '9822222222';
  const id = await aLink({ email, phone });
  const { donationId, orderId } = await begun(id);
  await pay(fixture.gateway, orderId, 'pay');
  await fixture.gateway.tick();
  const guest = await test.db
    .selectFrom('guests')
    .selectAll()
    .where('phone', '=', `+91${phone}`)
    .executeTakeFirstOrThrow();
  const owner = staffOf('per_owner', 'owner');
  const data = await exportPerson(fixture.services, owner, guest.id);
  expect(data).toMatchObject({ payLinks: [{ id, name: 'Radha Devi', phone: `+91${phone}`, donationId }] });
  const erased = await erasePerson(fixture.services, owner, guest.id, guest.email ?? phone);
  expect(erased).toMatchObject({ ok: true });
  expect(await findPayLink(fixture.services, id)).toBeNull();
  expect(await findDonationStatus(fixture.services, donationId)).toMatchObject({ state: 'paid' });
});

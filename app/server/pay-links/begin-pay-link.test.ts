import { describe, expect, it } from 'vitest';
import { findDonationStatus } from '../donations/donation-queries.ts';
import { makePerson } from '../people/test-people.ts';
import { pay } from '../purchases/test-donations.ts';
import { beginPayLink } from './begin-pay-link.ts';
import { answers, day, openPayLinks } from './test-pay-links.ts';

const { services, db, gateway, setAhead, aLink, begin, begun, withdraw, stateOf } = openPayLinks();

it.each([
  ['somebody who helps', { email: 'son@example.com', mobile: '+919811111111' }, false],
  ['who has proven its number', { email: 'son@example.com', mobile: '+919876543210' }, true],
  ['who has proven its address', { email: 'Radha@example.com', mobile: null }, true],
])('a link pressed by %s, signed in', async (_, { email, mobile }, isTheirs) => {
  const address = `presses-${mobile?.slice(1) ?? 'without'}@example.com`;
  const personId = await makePerson(services(), address);
  const viewer = { kind: 'devotee', personId, name: 'Son', email, emailVerified: true, mobile } as const;
  const started = await beginPayLink(services(), viewer, await aLink(), answers());
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  const { person_id: owner } = await db()
    .selectFrom('donations')
    .select('person_id')
    .where('id', '=', started.value.id)
    .executeTakeFirstOrThrow();
  expect(owner).toBe(isTheirs ? personId : null);
});

const countDonations = async () => (await db().selectFrom('donations').select('id').execute()).length;

describe('paying a link', () => {
  it('gives a receipt as every donation, of the link’s amount and number', async () => {
    const id = await aLink();
    const { donationId, orderId } = await begun(id);
    expect(await stateOf(id)).toBe('begun');
    await pay(gateway(), orderId, 'pay');
    await gateway().tick();
    expect(await stateOf(id)).toBe('paid');
    const status = await findDonationStatus(services(), donationId);
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
    await pay(gateway(), orderId, 'pay');
    await pay(gateway(), orderId, 'pay');
    await gateway().tick();
    const payments = await db()
      .selectFrom('payments')
      .select('role')
      .where('donation_id', '=', donationId)
      .execute();
    expect(payments.map(({ role }) => role).sort()).toEqual(['duplicate', 'settling']);
    const receipts = db().selectFrom('receipts').select('id').where('donation_id', '=', donationId);
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
    setAhead(2 * day);
    await begun(used);
    setAhead(4 * day);
    expect([await stateOf(unused), await stateOf(used)]).toEqual(['over', 'over']);
    const refused = { ok: false, problems: [{ field: 'link', code: 'pay-link-over' }] };
    expect(await begin(unused)).toMatchObject(refused);
    expect(await begin(used)).toMatchObject(refused);
  });
});

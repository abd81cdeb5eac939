import { expect, it } from 'vitest';
import { findDonationStatus } from '../donations/donation-queries.ts';
import { findPayLink } from '../pay-links/pay-link-queries.ts';
import { day, openPayLinks } from '../pay-links/test-pay-links.ts';
import { forgetExpired } from '../people/forget-expired.ts';
import { makePerson, staffOf } from '../people/test-people.ts';
import { pay } from '../purchases/test-donations.ts';
import { erasePerson } from './erase-person.ts';
import { exportMyData } from './export-my-data.ts';
import { exportPerson } from './export-person.ts';

const { services, db, gateway, setAhead, aLink, begun } = openPayLinks();

it('a payment link goes a month after its end, and its donation stays', async () => {
  const id = await aLink();
  const { donationId } = await begun(id);
  setAhead(33 * day);
  await forgetExpired.run(services(), new AbortController().signal);
  expect(await findPayLink(services(), id)).not.toBeNull();
  setAhead(35 * day);
  await forgetExpired.run(services(), new AbortController().signal);
  expect(await findPayLink(services(), id)).toBeNull();
  expect(await findDonationStatus(services(), donationId)).not.toBeNull();
});

it('a payment link that nobody used is in the data of the account whose address or number it has', async () => {
  const mine = [
    await aLink({ email: 'Unused@example.com', phone: '9833333333' }),
    await aLink({ email: '', phone: '9844444444' }),
  ];
  await aLink({ email: 'other@example.com', phone: '9844444444' });
  const personId = await makePerson(services(), 'unused@example.com');
  const account = { kind: 'devotee', personId, name: 'Radha', email: 'unused@example.com' } as const;
  const linksOf = async (emailVerified: boolean, mobile: string | null) =>
    (await exportMyData(services(), { ...account, emailVerified, mobile })).payLinks.map(({ id }) => id);
  expect(await linksOf(true, '+919844444444')).toEqual(mine);
  expect(await linksOf(true, null)).toEqual(mine.slice(0, 1));
  expect(await linksOf(false, null)).toEqual([]);
});

it.each([
  ['with an address', 'erased@example.com'],
  ['without one', ''],
])(
  'a payment link is in the data of its donor, %s, and erased with them; the donation stays',
  async (_, email) => {
    const phone = email ? '9811111111' : '9822222222';
    const id = await aLink({ email, phone });
    const { donationId, orderId } = await begun(id);
    await pay(gateway(), orderId, 'pay');
    await gateway().tick();
    const guest = await db()
      .selectFrom('guests')
      .selectAll()
      .where('phone', '=', `+91${phone}`)
      .executeTakeFirstOrThrow();
    const owner = staffOf('per_owner', 'owner');
    const data = await exportPerson(services(), owner, guest.id);
    expect(data).toMatchObject({ payLinks: [{ id, name: 'Radha Devi', phone: `+91${phone}`, donationId }] });
    const erased = await erasePerson(services(), owner, guest.id, guest.email ?? phone);
    expect(erased).toMatchObject({ ok: true });
    expect(await findPayLink(services(), id)).toBeNull();
    expect(await findDonationStatus(services(), donationId)).toMatchObject({ state: 'paid' });
  },
);

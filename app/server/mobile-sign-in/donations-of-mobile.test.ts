import { describe, expect, it } from 'vitest';
import { viewerOf } from '../auth/viewer.ts';
import { allDonations, listDonationsOf } from '../donations/donation-queries.ts';
import { startDonation } from '../donations/start-donation.ts';
import { makePerson, requestOf } from '../people/test-people.ts';
import { aDonationInput, beginAndPay, pay } from '../purchases/test-donations.ts';
import { askCode, makeMobilePerson, newestCode } from './test-mobile.ts';
import { openMobileSignIn } from './test-mobile-world.ts';

const { fixture, services, addMinutes, newMobile, newEmail, enter } = openMobileSignIn();

describe('what was given under the number by a guest', () => {
  const donationsOf = async (personId: string) => {
    const viewer = await viewerOf(services(), await requestOf(services(), personId));
    if (viewer.kind !== 'devotee') throw new Error('not signed in');
    return (await listDonationsOf(services(), viewer, allDonations)).map(({ id }) => id);
  };
  const give = async (donor: { email?: string; phone: string }) => {
    const donation = await beginAndPay(fixture, { email: '', ...donor });
    return donation.id;
  };

  it('is shown once the number is proven, and to nobody before', async () => {
    const mobile = newMobile();
    const given = await give({ phone: mobile });
    const namesIt = await makePerson(services(), newEmail());
    await services()
      .db.updateTable('profiles')
      .set({ phone: mobile })
      .where('person_id', '=', namesIt)
      .execute();
    expect(await donationsOf(namesIt)).toEqual([]);
    const personId = await makeMobilePerson(services(), mobile);
    expect(await donationsOf(personId)).toEqual([given]);
    // A later one, given signed out, is found with the next sign-in.
    const later = await give({ phone: mobile });
    expect(await donationsOf(personId)).toEqual([given]);
    addMinutes(1);
    await enter(await askCode(services(), mobile), await newestCode(services(), mobile));
    expect((await donationsOf(personId)).sort()).toEqual([given, later].sort());
  });

  it('is not shown where it names an address, or is older than the number can be theirs', async () => {
    const mobile = newMobile();
    const old = await give({ phone: mobile });
    addMinutes(91 * 24 * 60);
    await give({ phone: mobile, email: 'somebody@example.com' });
    const recent = await give({ phone: mobile });
    const shown = await donationsOf(await makeMobilePerson(services(), mobile));
    expect(shown).toEqual([recent]);
    expect(shown).not.toContain(old);
  });
});

it('a gift of an account without an address has its receipt by a text message with the link', async () => {
  const mobile = newMobile();
  const personId = await makeMobilePerson(services(), mobile);
  const viewer = await viewerOf(services(), await requestOf(services(), personId));
  const started = await startDonation(services(), viewer, aDonationInput({ email: '', phone: mobile }));
  if (!started.ok) throw new Error(JSON.stringify(started));
  const { id } = started.value;
  const donation = services().db.selectFrom('donations').select('gateway_order_id').where('id', '=', id);
  const { gateway_order_id } = await donation.executeTakeFirstOrThrow();
  await pay(fixture.gateway, gateway_order_id ?? '', 'pay');
  await fixture.gateway.tick();
  const texts = services()
    .db.selectFrom('text_messages')
    .select('data')
    .where('recipient', '=', mobile)
    .where('template', '=', 'receipt');
  expect(await texts.execute()).toEqual([
    { data: { site: 'temple.test', link: `http://temple.test/donationStatus/${id}` } },
  ]);
  const letters = services().db.selectFrom('letters').select('kind').where('kind', '=', 'gift-receipt');
  expect(await letters.where('recipient', '=', mobile).execute()).toEqual([]);
});

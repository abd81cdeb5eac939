import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { templeDefaults } from '#core/content/temple-settings.ts';
import type { DonationInput } from '#core/donations/donation-input.ts';
import { staffOf } from '#server/people/test-people.ts';
import { begin, pay } from '#server/purchases/test-donations.ts';
import { openFixture } from '#server/purchases/test-fixture.ts';
import { servicesContext } from '#server/services.ts';
import { saveSetting } from '#server/settings/save-setting.ts';
import { loader, meta } from './status.route.tsx';

const fixture = openFixture();

async function open(id: string) {
  const context = new RouterContextProvider();
  context.set(servicesContext, fixture.services);
  return loader({ params: { id }, context } as never);
}

const titleOf = (loaderData: unknown) => meta({ loaderData } as never)?.[0];

it('follows the donation from begun through declined to paid, in the window’s title too', async () => {
  const { id, orderId } = await begin(fixture.services);
  expect(titleOf(await open(id))).toEqual({ title: 'Waiting for your payment' });
  await pay(fixture.gateway, orderId, 'decline');
  await fixture.gateway.tick();
  const failed = await open(id);
  expect(titleOf(failed)).toEqual({ title: 'Payment did not go through' });
  expect(failed).toMatchObject({ donation: { payable: true, receipt: null } });
  await pay(fixture.gateway, orderId, 'pay');
  await fixture.gateway.tick();
  const paid = await open(id);
  expect(titleOf(paid)).toEqual({ title: 'Thank you. Your gift has arrived.' });
  expect(paid).toMatchObject({ donation: { payable: false, receipt: { voided: false } } });
});

it('thanks in the temple’s own words, and only for a received donation', async () => {
  const { id, orderId } = await begin(fixture.services);
  const donation = { title: 'Dhanyavad, dear friend.', lead: 'The cows thank you too.' };
  await saveSetting(fixture.services, staffOf('per_writer', 'content'), {
    key: 'answerWords',
    value: { ...templeDefaults.answerWords, donation },
    version: 0,
  });
  fixture.services.answerCache.clear();
  expect(titleOf(await open(id))).toEqual({ title: 'Waiting for your payment' });
  await pay(fixture.gateway, orderId, 'pay');
  await fixture.gateway.tick();
  const paid = await open(id);
  expect(titleOf(paid)).toEqual({ title: donation.title });
  expect(paid).toMatchObject({ thanks: donation });
});

it('shows no name, address or number to whoever has the link', async () => {
  const { id } = await begin(fixture.services, { inNameOf: 'Mother Yashoda', message: 'With love' });
  expect(JSON.stringify(await open(id))).not.toMatch(/Radha|radha@|9876543210|Yashoda|With love/);
});

it('says whether a letter will come', async () => {
  const { id } = await begin(fixture.services);
  expect(await open(id)).toMatchObject({ donation: { mailed: true } });
  const { id: unmailed } = await begin(fixture.services, { email: '' });
  expect(await open(unmailed)).toMatchObject({ donation: { mailed: false } });
});

const meal = { causeId: 'food-for-life', typeId: 'meals-20', ownAmount: null, quantity: '1' };

it.each<[lines: DonationInput['lines'], promisable: boolean]>([
  [[{ causeId: 'books', typeId: null, ownAmount: '501', quantity: '1' }], true],
  [[meal, { causeId: 'books', typeId: null, ownAmount: '501', quantity: '1' }], false],
  // It has fixed amounts.
  [[{ ...meal, causeId: 'offerings', typeId: 'bhoga-small' }], false],
])('a donation of %j can be pledged each month: %s', async (lines, promisable) => {
  const { id, orderId } = await begin(fixture.services, { lines });
  expect(await open(id)).toMatchObject({ promisable: false });
  await pay(fixture.gateway, orderId, 'pay');
  await fixture.gateway.tick();
  expect(await open(id)).toMatchObject({ donation: { state: 'paid' }, promisable });
});

it.each(['don_nothing', `don_${'A'.repeat(22)}`, "' or 1=1 --", '\u0000'])('%j is a real 404', async (id) => {
  const answer = await open(id);
  expect(answer).toMatchObject({ data: null, init: { status: 404 } });
  expect(titleOf(null)).toEqual({ title: 'We could not find this donation.' });
});

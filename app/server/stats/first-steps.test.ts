import { expect, it } from 'vitest';
import { seedDemoEvents } from '../demo/demo-events.ts';
import { seedDemoProducts } from '../demo/demo-products.ts';
import { openGiving } from '../donations/open-giving.ts';
import { inviteStaff } from '../people/invite-staff.ts';
import { staffOf } from '../people/test-people.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import { findFirstSteps } from './first-steps.ts';

const fixture = openFixture({}, { empty: true });

const none = { temple: false, receiver: false, cause: false, product: false, event: false, staff: false };

it('shows a new temple what is done and what is not, until it takes donations, sells and announces', async () => {
  const { services } = fixture;
  expect(await findFirstSteps(services)).toEqual(none);
  const input = { name: 'Meera Iyer', email: 'meera@temple.test', roles: ['content'] };
  expect(await inviteStaff(services, staffOf('per_owner', 'owner'), input)).toMatchObject({ ok: true });
  const body = {
    name: 'Hare Krishna Charitable Trust',
    address: 'Wave City, Ghaziabad, Uttar Pradesh 201015',
  };
  const opened = await openGiving(services, { ...body, pan: 'AAATH1234K', receiptPrefix: 'HK' });
  expect(opened).toMatchObject({ ok: true });
  const given = { ...none, staff: true, receiver: true, cause: true };
  expect(await findFirstSteps(services)).toEqual(given);
  await seedDemoProducts(services);
  expect(await findFirstSteps(services)).toEqual({ ...given, product: true });
  await seedDemoEvents(services);
  expect(await findFirstSteps(services)).toBeNull();
});

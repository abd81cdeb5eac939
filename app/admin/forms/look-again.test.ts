import { expect, it } from 'vitest';
import { lookAgain } from './look-again.ts';

it.each([
  ['an action that succeeded', { actionResult: undefined, defaultShouldRevalidate: true }, true],
  [
    'an action that was refused',
    { actionResult: { code: 'already-decided' }, defaultShouldRevalidate: false },
    true,
  ],
  ['a submission that no action took', { actionResult: undefined, defaultShouldRevalidate: false }, false],
])('%s', (_, asked, expected) => expect(lookAgain(asked)).toBe(expected));

const screens = import.meta.glob<Record<string, unknown>>('/app/admin/**/*.route.tsx', { eager: true });

it.each([
  'cms/content-list',
  'orders/order',
  'passes/sell',
  'payments/claims',
  'donations/donation',
  'payments/payment',
  'statements/certificates',
  'bookings/bookings',
  'staff/staff-person',
  'system/system',
])('%s shows the current state after a refusal', (screen) => {
  expect(screens[`/app/admin/${screen}.route.tsx`]?.shouldRevalidate).toBe(lookAgain);
});

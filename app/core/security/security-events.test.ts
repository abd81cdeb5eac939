import { expect, it } from 'vitest';
import { alertsOf, securityEvents } from './security-events.ts';

it.each([
  ['sign-in.failed', 199, false],
  ['sign-in.failed', 200, true],
  ['backup.taken', 4, true],
  ['change.asked', 1_000_000, false],
  ['of a later version', 1_000_000, false],
  ['__proto__', 1_000_000, false],
])('%s, %s times in an hour: letter to the owners %s', (what, count, alerts) =>
  expect(alertsOf([{ what, count }]).length === 1).toBe(alerts),
);

it('lists what happened and how often', () => {
  const { label } = securityEvents['webhook.forged'];
  expect(alertsOf([{ what: 'webhook.forged', count: 21 }])).toEqual([
    { what: 'webhook.forged', label, count: 21 },
  ]);
});

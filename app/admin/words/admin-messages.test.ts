import { expect, it } from 'vitest';
import { messageFor } from '#core/fields/messages.ts';
import { adminMessageFor } from './admin-messages.ts';

it.each([
  ['a code of its own', 'last-owner', 'The office needs an owner. Make somebody else an owner first.'],
  ['what somebody else’s form lacks', 'name-invalid', 'Write a name, 2 to 80 letters.'],
  ['a code of the site', 'email-invalid', messageFor('email-invalid')],
  ['a code that nobody knows', 'no-such-code', messageFor('no-such-code')],
])('words %s', (_, code, sentence) => expect(adminMessageFor(code)).toBe(sentence));

it('fills in values', () => {
  expect(adminMessageFor('stock-changed', { n: 3 })).toBe('Stock changed meanwhile: now 3.');
});

it('keeps admin messages out of what visitors load', () =>
  expect(messageFor('last-owner')).toBe(messageFor('no-such-code')));

import { expect, it } from 'vitest';
import { readDailyLetter } from './daily-letter.ts';

it.each([
  ['Mira@Example.org', 'on', { ok: true, value: { email: 'mira@example.org' } }],
  ['mira', 'on', { ok: false, problems: [{ field: 'email', code: 'email-invalid' }] }],
  ['mira@example.org', '', { ok: false, problems: [{ field: 'consent', code: 'consent-needed' }] }],
  ['', '', { ok: false, problems: [{ field: 'email' }, { field: 'consent' }] }],
])('%s, consent “%s”', (email, consent, answer) =>
  expect(readDailyLetter({ email, consent })).toMatchObject(answer),
);

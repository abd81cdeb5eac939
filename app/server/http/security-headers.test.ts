import { expect, it } from 'vitest';
import { makeHeaderPolicy } from './security-headers.ts';

const policy = makeHeaderPolicy({ publicUrl: 'https://temple.test', gateway: null }, { development: false });
const directives = (frames?: string[]) =>
  (Object.fromEntries(policy.forPage([], [], frames))['content-security-policy'] ?? '').split('; ');

it('a page shows frames of the origins it names, and no other', () => {
  expect(directives(['https://films.test'])).toContain('frame-src https://films.test');
  expect(directives().filter((one) => one.startsWith('frame-src'))).toEqual([]);
  expect(directives()).toContain("default-src 'self'");
});

import { expect, it } from 'vitest';
import { makeHeaderPolicy } from './security-headers.ts';

const policy = makeHeaderPolicy(
  { publicUrl: 'https://temple.test', gateway: null, hstsSubdomains: false },
  { development: false },
);
const directives = (frames?: string[]) =>
  (Object.fromEntries(policy.forPage([], [], frames))['content-security-policy'] ?? '').split('; ');

it('a page shows frames of the origins it names, and no other', () => {
  expect(directives(['https://films.test'])).toContain('frame-src https://films.test');
  expect(directives().filter((one) => one.startsWith('frame-src'))).toEqual([]);
  expect(directives()).toContain("default-src 'self'");
});

it('lets no other site embed its content, and covers subdomains only where configured', () => {
  const headersOf = (hstsSubdomains: boolean) =>
    Object.fromEntries(
      makeHeaderPolicy(
        { publicUrl: 'https://temple.test', gateway: null, hstsSubdomains },
        { development: false },
      ).forData('application/json'),
    );
  expect(headersOf(false)).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), payment=(), usb=(), browsing-topics=(), geolocation=(self)',
    'strict-transport-security': 'max-age=31536000',
  });
  expect(headersOf(true)['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

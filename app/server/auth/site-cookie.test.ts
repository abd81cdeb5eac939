import { expect, it } from 'vitest';
import { isSignedBySite, signBySite } from '../sealing/site-signature.ts';
import { clearedCookie, siteCookie, siteCookieOf } from './site-cookie.ts';

const https = { config: { publicUrl: 'https://temple.test' } };
const http = { config: { publicUrl: 'http://127.0.0.1:3000' } };
const brought = (cookie: string) => new Request('http://temple.test', { headers: { cookie } });

it('is for this host alone on https', () => {
  expect(siteCookie(https, 'known', 'a.b', { maxAge: 60 })).toBe(
    '__Host-known=a.b; Path=/; HttpOnly; SameSite=Lax; Max-Age=60; Secure',
  );
  expect(siteCookie(http, 'known', 'a.b')).toBe('known=a.b; Path=/; HttpOnly; SameSite=Lax');
  expect(siteCookie(http, 'hint', 'a', { readable: true })).toBe('hint=a; Path=/; SameSite=Lax');
  expect(clearedCookie(http, 'hint')).toContain('hint=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
});

it('accepts no cookie of a sibling domain on https', () => {
  const request = brought('known=forged; __Host-known=mine; xknown=no');
  expect(siteCookieOf(https, request, 'known')).toBe('mine');
  expect(siteCookieOf(http, request, 'known')).toBe('forged');
  expect(siteCookieOf(https, brought('known=forged'), 'known')).toBe('');
});

it('accepts its own signature, and during rotation the previous one', () => {
  const site = (sessionSecret: string, previousSessionSecret: string | null = null) => ({
    config: { sessionSecret, previousSessionSecret },
  });
  const signed = signBySite(site('old'), 'proof:1');
  expect(isSignedBySite(site('old'), 'proof:1', signed)).toBe(true);
  expect(isSignedBySite(site('old'), 'proof:2', signed)).toBe(false);
  expect(isSignedBySite(site('new', 'old'), 'proof:1', signed)).toBe(true);
  expect(isSignedBySite(site('new'), 'proof:1', signed)).toBe(false);
  expect(isSignedBySite(site('new', 'old'), 'proof:1', '')).toBe(false);
});

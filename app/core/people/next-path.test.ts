import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

describe('nextPath', () => {
  it.each([
    '/',
    '/donation-history',
    '/donation?x=1#donationcircle',
    '/Leadership/radha',
    '/admin-dashboard/donation?status=paid&page=2',
    '/donation-history?taxYear=2026-27&q=%E0%A4%B0',
    '/profile?back=https%3A%2F%2Fexample.com',
  ])('keeps %s', (path) => expect(nextPath(path, '/fallback')).toBe(path));

  it.each([
    ['/hi/donation-history?page=2', '/donation-history?page=2'],
    ['/hi', '/'],
    ['/history', '/history'],
  ])('takes the language off %s', (path, page) => expect(nextPath(path, '/fallback')).toBe(page));

  it.each([
    null,
    undefined,
    '',
    'profile',
    'https://evil.example',
    'http:evil.example',
    'http:/evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '%2f%2fevil.example',
    '/%252fevil.example',
    '/%25252525252fevil.example',
    '/%5cevil.example',
    '/%255cevil.example',
    '/a//evil.example',
    '/./%2f/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/\tevil',
    '/\n/evil.example',
    '/%0d%0aset-cookie:a=b',
    '/%00',
    '/\u0000',
    '/\u202eevil',
    '/\u2028evil',
    ' /profile',
    '/%',
    '/%zz',
    '/%e0%a4',
    'javascript:alert(1)',
    'data:text/html,x',
    '@evil.example',
    '/signout',
    '/SignOut/',
    '/api/v1/session',
    '/x/../signout',
    '/signin?next=/signin',
    '/hi/signin',
    '/hi//evil.example',
    `/${'a'.repeat(600)}`,
  ])('refuses %j', (path) => expect(nextPath(path, '/fallback')).toBe('/fallback'));
});

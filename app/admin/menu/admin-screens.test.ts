import { describe, expect, it } from 'vitest';
import { roles } from '#core/people/roles.ts';
import { adminMenu, findScreens, screenOf } from './admin-screens.ts';

const labels = (...held: (typeof roles)[number][]) =>
  adminMenu(held).flatMap(({ screens }) => screens.map(({ label }) => label));

describe('the admin menu', () => {
  it('shows each role only what it may open', () => {
    expect(labels('owner')).toEqual(expect.arrayContaining(['Dashboard', 'Calendar', 'Donation']));
    expect(labels('content')).not.toContain('Donation');
    expect(labels('shop-desk')).not.toContain('Calendar');
    expect(labels()).toEqual([]);
  });

  it('names each screen and path once', () => {
    const all = adminMenu(['owner']).flatMap(({ screens }) => screens);
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
  });

  it('has no heading without a line', () => {
    for (const role of roles) {
      expect(adminMenu([role]).filter(({ screens }) => screens.length === 0)).toEqual([]);
    }
  });
});

it('finds a screen by a part of its name, where it may be opened', () => {
  const found = (role: (typeof roles)[number], words: string) =>
    findScreens([role], words).map(({ label }) => label);
  expect(found('owner', 'AUDIT')).toEqual(['Audit log']);
  expect(found('content', 'audit')).toEqual([]);
});

describe('the screen of a path', () => {
  it.each([
    ['/admin-dashboard', 'Dashboard'],
    ['/admin-dashboard/', 'Dashboard'],
    ['/admin-dashboard/donation', 'Donation'],
    ['/admin-dashboard/donation/single-donation/don_1', 'Donation'],
    ['/admin-dashboard/donations', undefined],
    ['/admin-dashboard/nowhere', undefined],
  ])('%s: %s', (path, label) => expect(screenOf(path)?.label).toBe(label));
});

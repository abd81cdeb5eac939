import { describe, expect, it } from 'vitest';
import { activeMenu } from './active-menu.ts';
import { menus } from './navigation.ts';

const highlighted: Record<string, string[]> = {
  donation: [
    '/donation',
    '/csr',
    '/temple-construction',
    '/Offeringpage',
    '/why-donate',
    '/benefits-testimonials',
    '/donation/single-donation/cow-care',
    '/temple-construction/donate',
  ],
  about: ['/about', '/about-beginning', '/visionpage', '/about/our-beliefs'],
  activities: [
    '/discover',
    '/sundaylove',
    '/lifestyle',
    '/iskconyouth',
    '/gopalfun',
    '/food',
    '/iskcongirls',
    '/iskcon50',
    '/varishtha',
    '/events',
    '/events/single-event/7',
    '/Acharyas',
    '/acharyas',
    '/Sevas',
    '/sevas',
    '/bhagavatam',
    '/calender',
    '/calender/',
  ],
  shop: ['/shop', '/all-products', '/shop/single-product', '/shop/single-product/12'],
  blogs: ['/blogs', '/blogs/single-blog/3'],
  contacts: ['/contacts'],
};

const plain = [
  '/',
  '/founder',
  '/history',
  '/leadership',
  '/donate',
  '/donation-history',
  '/donation-checkout',
  '/fooddonation',
  '/cart',
  '/membership',
  '/shopping',
];

describe('activeMenu (rule S10)', () => {
  const cases = Object.entries(highlighted).flatMap(([menu, paths]) => paths.map((path) => [path, menu]));
  it.each(cases)('%s highlights %s', (path, menu) => expect(activeMenu(path)).toBe(menu));
  it.each(plain)('%s highlights nothing', (path) => expect(activeMenu(path)).toBeNull());
});

describe('the menus (rules S7, S8)', () => {
  const pathsOf = (name: string) => menus.find((menu) => menu.name === name)?.pages.map((page) => page.to);
  it('are complete, in their order', () => {
    expect(menus.map((menu) => `${menu.label} ${menu.to}`)).toEqual([
      'About Us /about',
      'Donation /donation',
      'Activities /events',
      'Blogs /blogs',
      'Shop /shop',
      'Contacts /contacts',
    ]);
    expect(pathsOf('donation')).toEqual([
      '/why-donate',
      '/benefits-testimonials',
      '/donation',
      '/csr',
      '/temple-construction',
    ]);
    expect(pathsOf('about')).toEqual([
      '/about-beginning',
      '/visionpage',
      '/founder',
      '/history',
      '/leadership',
      '/about',
    ]);
    expect(pathsOf('activities')).toEqual([
      '/sundaylove',
      '/lifestyle',
      '/discover',
      '/iskconyouth',
      '/gopalfun',
      '/Acharyas',
      '/varishtha',
      '/food',
      '/iskcongirls',
      '/iskcon50',
      '/calender',
      '/bhagavatam',
      '/events',
      '/Sevas',
    ]);
  });
});

import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from './app/routes.ts';

// The public addresses in their fixed spelling and order (rule S1). app/routes.ts is the one table
// of URLs, and what stands there keeps both.
const specPaths = [
  ...['/', 'profile', 'donation-history', 'donate', 'Offeringpage', 'visionpage', 'founder', 'History'],
  ...['leadership', 'Leadership/:id', 'why-donate', 'benefits-testimonials', 'darshan', 'daily-darshan'],
  ...['live-darshan', 'story', 'privacy-policy', 'terms-condition', 'cancellation-refund-policy', 'calender'],
  ...['janamastmi', 'temple-construction', 'temple-construction/donate', 'shop', 'shop/single-product/:id'],
  ...['all-products', 'blogs', 'blogs/single-blog/:id', 'contacts', 'about', 'about/our-beliefs'],
  ...['about-beginning', 'details/:id', 'tours', 'toursdetails/:id', 'tourspackages', 'acharyas', 'discover'],
  ...['sundaylove', 'lifestyle', 'food', 'bhakti', 'fooddonation', 'gopalfun', 'iskcon50', 'iskcongirls'],
  ...[
    'iskconyouth',
    'donation',
    'donation/single-donation/:id',
    'status/:id',
    'donationStatus/:id',
    'classes',
  ],
  ...['cart', 'varishtha', 'sevas', 'bhagavatam', 'events', 'events/single-event/:id', 'csr', 'membership'],
  ...['checkout', 'donation-checkout'],
];

const outsideTheLayout = ['signup', 'signin', 'forgot-password', 'reset-password', 'admin-login'];

const [layout, ...bare] = routes as RouteConfigEntry[];
const inLayout = pathsOf(layout?.children ?? []);

describe('the table of URLs', () => {
  it('keeps the fixed order (rule S1)', () => {
    const known = inLayout.filter((path) => specPaths.includes(path));
    expect(known.length).toBeGreaterThan(8);
    expect(known).toEqual(specPaths.filter((path) => known.includes(path)));
  });

  it('has no path twice, whatever its case', () => {
    const all = [...inLayout, ...pathsOf(bare)].map((path) => path.toLowerCase());
    expect(all.filter((path, index) => all.indexOf(path) !== index)).toEqual([]);
  });

  it('ends the layout with the page for every other path', () => {
    expect(inLayout.at(-1)).toBe('*');
  });

  it.each(outsideTheLayout)('keeps /%s outside the shared layout', (path) => {
    expect(inLayout).not.toContain(path);
    expect(pathsOf(bare)).toContain(path);
  });
});

function pathsOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = [above, entry.path].filter(Boolean).join('/');
    const own = entry.index ? [path || '/'] : entry.path && !entry.children ? [path] : [];
    return [...own, ...pathsOf(entry.children ?? [], path)];
  });
}

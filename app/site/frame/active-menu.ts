import type { MenuName } from './navigation.ts';

// The pages that highlight a menu: these, and each menu's own page (rule S10).
const pagesOf: Record<MenuName, readonly string[]> = {
  about: ['/about', '/about-beginning', '/visionpage'],
  donation: [
    '/donation',
    '/csr',
    '/temple-construction',
    '/offeringpage',
    '/why-donate',
    '/benefits-testimonials',
  ],
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
    '/acharyas',
    '/sevas',
    '/bhagavatam',
    '/calender',
  ],
  blogs: ['/blogs'],
  shop: ['/shop', '/all-products'],
  contacts: ['/contacts'],
};

/**
 * The menu that is highlighted on a page. Addresses come in two spellings (/Sevas and /sevas) and
 * with ids behind them (/shop/single-product/12), so case is ignored and a page below a listed one
 * counts with it.
 */
export function activeMenu(pathname: string): MenuName | null {
  const path = pathname.toLowerCase();
  for (const [name, pages] of Object.entries(pagesOf)) {
    if (pages.some((page) => path === page || path.startsWith(`${page}/`))) return name as MenuName;
  }
  return null;
}

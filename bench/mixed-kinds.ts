import sharp from 'sharp';
import type { Random } from '#server/demo/ledger/seeded-random.ts';
import { dearAddresses } from './dear-addresses.ts';

/** The sessions of a donor and of an owner. */
type Cookies = { devotee: string; owner: string };

type Kind = {
  name: string;
  /** How often among a hundred. */
  share: number;
  ask: () => { path: string; init?: RequestInit };
};

/**
 * The mix of requests, as in life, with weights. `url` is the running site, whose site map lists
 * the pages.
 */
export async function listKinds(url: string, { devotee, owner }: Cookies, random: Random): Promise<Kind[]> {
  const { pick, whole } = random;
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '/']) => path);
  if (pages.length < 50) throw new Error(`the site map has ${pages.length} pages`);
  const words = ['gita', 'mala', 'ekadasi', 'prasad', 'ganga', 'tulasi', 'deity', 'kirtan'];
  const sections = ['donation', 'orders', 'inbox', 'people', 'products', 'media', 'audit', 'calendar', ''];
  const photo = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#a06030' } })
    .jpeg()
    .toBuffer();
  const free = [
    ...Object.values(dearAddresses(random)),
    () => `/shop?q=${pick(words)}&min=${whole(1, 300)}&sort=price`,
    () => `/daily-darshan?date=${whole(2024, 2026)}-${String(whole(1, 12)).padStart(2, '0')}-11`,
    () => `${pick(pages)}?utm_source=${whole(1, 1e9)}`,
    () => `/nothing-here-${whole(1, 1e9)}`,
  ];
  const withCookie = (cookie: string) => ({ headers: { cookie } });
  const admin = (path: string) => `/admin-dashboard/${path}`;
  const texts = await (await fetch(url + admin('settings/receipts'), { headers: { cookie: owner } })).text();
  const [sample = ''] = /\/admin-dashboard[^"]*sample\.pdf\?text=[^"]+/.exec(texts) ?? [];
  if (!sample) throw new Error('the admin shows no sample of a receipt');
  // Exports that show who gave are recorded, so they are requested by POST.
  const papers = [
    { path: sample.replaceAll('&amp;', '&'), init: withCookie(owner) },
    { path: admin('products/products.csv'), init: withCookie(owner) },
    { path: admin('donation/gifts.csv'), init: { method: 'POST', ...withCookie(owner) } },
    { path: admin('people/people.csv'), init: { method: 'POST', ...withCookie(owner) } },
  ];
  return [
    { name: 'pages for everybody', share: 62, ask: () => ({ path: pick(pages) }) },
    { name: 'values without end', share: 14, ask: () => ({ path: pick(free)() }) },
    {
      name: 'personal pages',
      share: 10,
      ask: () => ({
        path: pick(['/profile', '/donation-history', '/order-history', '/profile/family']),
        init: withCookie(devotee),
      }),
    },
    {
      name: 'forms sent',
      share: 4,
      ask: () => ({
        path: '/donation/single-donation/food-for-life',
        init: {
          method: 'POST',
          body: new URLSearchParams({
            ...{ cause: 'food-for-life', choice: 'own', quantity: '1', intent: 'donate' },
            ownAmount: String(whole(1, 9999)),
          }),
        },
      }),
    },
    {
      // Beyond its limit of an hour the photo is refused, as in life.
      name: 'photos sent',
      share: 1,
      ask: () => {
        const body = new FormData();
        body.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'me.jpg');
        return { path: '/profile/photo', init: { method: 'POST', body, ...withCookie(devotee) } };
      },
    },
    {
      name: 'the admin',
      share: 7,
      ask: () => ({ path: admin(pick(sections)), init: withCookie(owner) }),
    },
    {
      name: 'papers and exports',
      share: 2,
      ask: () => pick(papers),
    },
  ];
}

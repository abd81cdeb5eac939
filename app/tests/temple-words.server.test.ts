import { afterAll, beforeAll, expect, it } from 'vitest';
import { templeDefaults } from '#core/content/temple-settings.ts';
import type { Staff } from '#core/people/viewer.ts';
import { searchSections } from '#core/settings/search-sections.ts';
import { wordSections } from '#core/settings/word-sections.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { saveSetting } from '#server/settings/save-setting.ts';
import { makeTestServices } from '#server/test-services.ts';
import { type RouteEntry, routeEntry } from './test-route-table.ts';
import { listRoutePatterns } from './test-routes.ts';
import { openTestSite } from './test-site.ts';

// Another temple uses the site: its owner changes the settings, and no page shows the old name or
// the old texts any more.

/** Each text of these settings, the page that its form links to, and another temple's text. */
const textsOf = (sections: typeof wordSections) =>
  sections.flatMap(({ key, page: whole, fields }) => {
    let page = whole;
    return fields
      .filter(({ type }) => type !== 'rows')
      .map(({ path, part }) => {
        page = part?.page ?? page;
        return { key, path, page: page?.split('#')[0] ?? '', words: `Ours: ${key} ${path} in {place}` };
      });
  });

const ofPages = textsOf(wordSections.filter(({ key }) => key !== 'answerWords'));
/** What pages show where there is nothing: `no…`. */
const isNone = ({ path }: { path: string }) => /^no[A-Z]/.test(path);
/** This temple sells no day of a tour (site/tours/tours.server.test.tsx has one that does). */
const isOfSold = ({ path }: { path: string }) => path === 'tourAskPaid.lead';
const headings = ofPages.filter((one) => !isNone(one) && !isOfSold(one));
const empty = ofPages.filter(isNone);
const searched = textsOf(searchSections);

/** The value of such a setting, out of its fields. */
function wordsOf(key: string): Record<string, Record<string, string>> {
  const value: Record<string, Record<string, string>> = {};
  for (const { path, words } of [...ofPages, ...searched].filter((one) => one.key === key)) {
    const [part = '', name = ''] = path.split('.');
    value[part] = { ...value[part], [name]: words };
  }
  return value;
}

let tests: TestDatabase[];
let ask: (path: string) => Promise<string>;
/** The same temple before it has written or planned anything. */
let askEmpty: typeof ask;
/** A Saturday afternoon in Ghaziabad: every page is rendered at this moment. */
const now = new Date('2026-11-21T15:00:00+05:30');

const owner: Staff = {
  ...{ kind: 'staff', personId: 'per_owner', name: 'Owner', email: 'owner@example.com' },
  ...{ roles: ['owner'], sessionId: 'ses_1', address: '127.0.0.1' },
};

const { homeWords, stay } = templeDefaults;
const changes = {
  identity: { ...templeDefaults.identity, name: 'Govardhan Mandir', place: 'Pune' },
  calendarPlace: { name: 'Pune', latitude: 18.52, longitude: 73.86, zone: 'Asia/Kolkata' },
  homeWords: Object.fromEntries(
    Object.keys(homeWords).map((name) => [name, `Our own ${name}`]),
  ) as typeof homeWords,
  scheduleDays: [{ on: '2026-11-21', time: '11:59 PM', title: 'Midnight Aarti' }],
  donationSlideWords: { ...templeDefaults.donationSlideWords, slideBrick: 'A brick for Pune' },
  ...Object.fromEntries(
    [...new Set([...ofPages, ...searched].map(({ key }) => key))].map((key) => [key, wordsOf(key)]),
  ),
  // The first two are steps of the history; the timeline begins with the third.
  homeTimeline: ['A lake', 'A path', 'A first stone'].map((title) => ({
    year: '2026',
    title,
    text: 'By it.',
  })),
  circleTiers: [{ rupees: 251, name: 'Peacock', gives: 'For the birds of the garden.' }],
  stay: { ...stay, title: 'Sleep by the lake', rules: [{ rule: 'Check-in from 14:00.' }] },
};

/** The site of this temple, with the demo's rows or with none. */
async function moveIn({ db }: TestDatabase, withRows: boolean): Promise<typeof ask> {
  const services = { ...makeTestServices(db), clock: () => now };
  if (withRows) await seedDemo(services);
  for (const [key, value] of Object.entries(changes)) {
    const input = { key: key as 'stay', value: value as never, version: 0 };
    expect((await saveSetting(services, owner, input)).ok, key).toBe(true);
  }
  const site = openTestSite(services);
  return async (path) => {
    const answer = await site(new Request(`http://temple.test${path}`));
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
}

beforeAll(async () => {
  tests = [await makeTestDatabase(4), await makeTestDatabase(2)];
  [ask, askEmpty] = (await Promise.all(tests.map((test, at) => moveIn(test, at === 0)))) as [
    typeof ask,
    typeof ask,
  ];
});
afterAll(() => Promise.all(tests.map((test) => test.close())));

const pages = listRoutePatterns().flatMap(({ pattern, id }) => {
  const entry: RouteEntry | null = routeEntry({ id, pattern });
  if (entry?.kind !== 'page' && entry?.kind !== 'aside') return [];
  return [{ path: ('visit' in entry && entry.visit) || pattern, kind: entry.kind }];
});

it.each(pages)('$path is named after the temple of the settings', async ({ path, kind }) => {
  const html = await ask(path);
  const [head = ''] = html.split('</head>');
  const named = [
    ...head.matchAll(
      /<title>([^<]*)|"og:(?:title|site_name)" content="([^"]*)|"name":"(Hare[^"]*)"|<link[^>]*title="([^"]*)/g,
    ),
  ].map((found) => found.slice(1).join(''));
  expect(named).not.toEqual([]);
  expect(named.join('\n')).not.toMatch(/Hare Krishna Temple|Ghaziabad/);
  if (kind === 'page') expect(head).toContain('content="Govardhan Mandir, Pune"');
});

it('the home page shows the staff’s texts wherever it speaks of this temple', async () => {
  const html = await ask('/');
  const [head = '', body = ''] = html.split('</head>');
  expect(head).toContain('<title>Our own titleForSearch</title>');
  expect(head).toContain('content="Our own forSearch"');
  for (const name of Object.keys(templeDefaults.homeWords)) expect(html, name).toContain(`Our own ${name}`);
  expect(body).not.toContain('half past four');
});

/** Their headings are shown only above chosen lines. */
const chosen: Record<string, string> = {
  '/checkout':
    '/checkout?product=sri-isopanisad&variant=sri-isopanisad-english&quantity=1&price=100&shownTotal=10000',
  '/donation-checkout': '/donation-checkout?cause=food-for-life&type=meals-20&quantity=1&amount=',
};

function seenIn(html: string): string {
  const [, body = ''] = html.split('</head>');
  return body.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('&#x27;', "'");
}

it.each([...new Set(headings.map(({ page }) => page))].filter((page) => page !== '/cart'))(
  '%s shows the staff’s headings and leads',
  async (page) => {
    const seen = seenIn(await ask(chosen[page] ?? page));
    for (const { words } of headings.filter((one) => one.page === page))
      expect(seen, page).toContain(words.replace('{place}', 'Pune'));
  },
);

it('the cart’s HTML holds the staff’s texts for a browser with lines in it', async () => {
  const html = await ask('/cart');
  for (const { words } of headings.filter((one) => one.page === '/cart'))
    expect(html).toContain(words.replace('{place}', 'Pune'));
});

it.each(empty)('$page shows $path where there is nothing to show', async ({ page, path, words }) => {
  const past = path === 'noPhotos.title' ? '?date=2026-11-01' : '';
  expect(seenIn(await askEmpty(page + past))).toContain(words.replace('{place}', 'Pune'));
});

it.each(searched)('a search names $page by $path of the settings', async ({ page, path, words }) => {
  const [head = ''] = (await ask(page)).split('</head>');
  const shown = words.replace('{place}', 'Pune');
  const [whole, shared] = path.endsWith('.title')
    ? [`<title>${shown}</title>`, `<meta property="og:title" content="${shown}"`]
    : [`<meta name="description" content="${shown}"`, `<meta property="og:description" content="${shown}"`];
  expect(head).toContain(whole);
  expect(head).toContain(shared);
});

it('the home page has the staff’s timeline, the donation page its tiers', async () => {
  expect(await ask('/')).toContain('<h3>A first stone</h3>');
  const donation = await ask('/donation');
  expect(donation).toMatch(/class="num">₹(<!-- -->)?251</);
  expect(donation).toContain('For the birds of the garden.');
  expect(donation).toMatch(/donation-checkout\?cause=[^"]*amount=251"/);
  expect(donation).not.toContain('For the care of our cows');
});

it('the banner of the building has the staff’s slides', async () => {
  expect(seenIn(await ask('/bhakti'))).toContain('A brick for Pune');
});

it('the guest house shows the staff’s hours and rules', async () => {
  const html = await ask('/stay');
  expect(html).toContain('<h1>Sleep by the lake</h1>');
  expect(html).toContain('<li>Check-in from 14:00.</li>');
  expect(html).not.toContain('12:00, check-out');
});

it.each(['/', '/darshan', '/contacts'])('%s has the schedule of today, a festival', async (path) => {
  const html = await ask(path);
  expect(html).toContain('<span>Midnight Aarti</span>');
  expect(html).toContain('Only today. Open 04:30–13:00');
  expect(html.includes('Dhoop Aarti')).toBe(false);
});

it('the feed of the blogs has the temple’s name', async () => {
  expect(await ask('/blogs/rss.xml')).toContain('<title>Govardhan Mandir, Pune: blogs</title>');
});

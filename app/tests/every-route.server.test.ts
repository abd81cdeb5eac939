import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainText } from '#core/content/preview.ts';
import { appealOf, type PageAppeal } from '#core/frame/page-frame.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { makeTestServices } from '#server/test-services.ts';
import { allIn } from './test-page-facts.ts';
import { type RouteEntry, routeEntry } from './test-route-table.ts';
import { listRoutePatterns } from './test-routes.ts';
import { structuredData } from './test-schema.ts';
import { openTestSite } from './test-site.ts';

// Every address is requested and its HTML read: status, one h1, title, description, canonical,
// header and footer, in whatever case the address is written; and every link of every page works.

let test: TestDatabase;
let ask: (path: string) => Promise<Page>;
type Page = { status: number; location: string | null; type: string; html: string };

beforeAll(async () => {
  test = await makeTestDatabase(4);
  const services = makeTestServices(test.db);
  await seedDemo(services);
  const site = openTestSite(services);
  ask = async (path) => {
    const answer = await site(new Request(`http://temple.test${path}`));
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      type: answer.headers.get('content-type') ?? '',
      html: await answer.text(),
    };
  };
});
afterAll(() => test.close());

const cells = listRoutePatterns().map(({ pattern, id, layouts }) => {
  const entry: RouteEntry = routeEntry({ id, pattern }) ?? { kind: 'machine' };
  const visit = ('visit' in entry && entry.visit) || pattern;
  return { pattern, entry, visit, framed: layouts.includes('site/frame/site-layout.route.tsx') };
});
const ofKind = (...kinds: RouteEntry['kind'][]) => cells.filter(({ entry }) => kinds.includes(entry.kind));

const title = (html: string) => allIn(html, /<title>([^<]*)/g);
const description = (html: string) => allIn(html, /<meta name="description" content="([^"]*)"/g);
const canonical = (html: string) => allIn(html, /<link rel="canonical" href="([^"]*)"/g);
const structured = (html: string) =>
  allIn(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g).map((block) => JSON.parse(block));
const robots = (html: string) => allIn(html, /<meta name="robots" content="([^"]*)"/g);

/** A heading or title as it is compared. */
const nameIn = (words = '') => plainText(words).replaceAll(' ,', ',').toLowerCase();

function expectWholePage({ html, type }: Page, framed: boolean): void {
  expect(type).toBe('text/html; charset=utf-8');
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(title(html)).toEqual([expect.stringMatching(/\S.{3,}/)]);
  expect(html.match(/<html lang="en"/g)).toHaveLength(1);
  expect(html.match(/<main[ >]/g) ?? []).toHaveLength(1);
  // A label and the summary of a refused form mean the first field with an id.
  const ids = allIn(html, /<[^>]* id="([^"]+)"/g);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(/<header[^>]*><div class="util">/.test(html), 'header').toBe(framed);
  expect(/<footer[ >]/.test(html), 'footer').toBe(framed);
}

describe.each(ofKind('page'))('$visit', ({ pattern, visit, framed }) => {
  it('is a complete, indexable page', async () => {
    const page = await ask(visit);
    expect(page.status).toBe(200);
    expectWholePage(page, framed);
    // Rule S90; the home page leads with the temple.
    if (visit !== '/')
      expect(title(page.html)).toEqual([expect.stringMatching(/^[^|·]+ \| Hare Krishna Temple, Ghaziabad$/)]);
    // Rule S92.
    const heading = nameIn(allIn(page.html, /<h1[^>]*>(.*?)<\/h1>/gs)[0]);
    const name = nameIn(title(page.html)[0]?.split(visit === '/' ? ':' : ' | ')[0]);
    expect([heading.includes(name), name.includes(heading)], `${heading} / ${name}`).toContain(true);
    // Rule S91, and grouped as in India.
    expect(page.html).not.toMatch(/₹[\d,]+\.00|₹\d{4}/);
    expect(description(page.html)).toEqual([expect.stringMatching(/^.{50,200}$/)]);
    expect(canonical(page.html)).toHaveLength(1);
    expect(robots(page.html)).toEqual([]);
    expect(
      allIn(page.html, /<meta property="og:image" content="http:\/\/temple\.test(\/share\/[^"]*)/g),
    ).toHaveLength(1);
    for (const block of structured(page.html)) structuredData.parse(block);
  });

  it('is the same page in any letter case', async () => {
    const given = visit.split('/');
    const shouted = pattern
      .split('/')
      .map((part, at) => (part.startsWith(':') ? given[at] : part.toUpperCase()));
    const [one, loud] = await Promise.all([ask(visit), ask(shouted.join('/'))]);
    expect(loud.status).toBe(200);
    expect(canonical(loud.html)).toEqual(canonical(one.html));
    const { pathname } = new URL(canonical(one.html)[0] ?? '');
    expect(pathname.toLowerCase()).toBe(visit.toLowerCase());
  });
});

it.each(ofKind('aside'))('$visit is a complete page that is not indexed', async ({ visit, framed }) => {
  const page = await ask(visit);
  expect(page.status).toBe(200);
  expectWholePage(page, framed);
  expect(robots(page.html)).toEqual(['noindex']);
});

it.each(ofKind('missing'))('$visit is missing and says so', async ({ visit, framed }) => {
  const page = await ask(visit);
  expect(page.status).toBe(404);
  expectWholePage(page, framed);
  expect(robots(page.html)).toEqual(['noindex']);
});

it.each(ofKind('guarded'))('$visit asks to sign in', async ({ visit, entry }) => {
  const { status, location } = await ask(visit);
  expect(status).toBe(302);
  expect(location).toBe(`${'door' in entry ? entry.door : ''}?next=${encodeURIComponent(visit)}`);
});

it.each(ofKind('step'))('$visit redirects to the step before it', async ({ visit, entry }) => {
  const { status, location } = await ask(visit);
  expect([status, location]).toEqual([302, 'door' in entry ? entry.door : '']);
});

it.each([
  ['/', 'HinduTemple'],
  ['/history', 'BreadcrumbList'],
  ['/sundaylove', 'FAQPage'],
  ['/why-donate', 'FAQPage'],
  ['/teachings/karma', 'FAQPage'],
  ['/blogs/single-blog/one-trunk-of-books', 'BlogPosting'],
  ['/blogs/single-blog/one-trunk-of-books', 'BreadcrumbList'],
  ['/events/single-event/sunday-love-feast', 'Event'],
  ['/events/single-event/sunday-love-feast', 'BreadcrumbList'],
])('%s has structured data of its %s', async (path, kind) => {
  const { html } = await ask(path);
  expect(structured(html).map((block) => block['@type'])).toContain(kind);
});

it.each([
  ['/checkout', 'Checkout', 'Choose something first'],
  ['/donation-checkout', 'Donation checkout', 'Choose a gift first'],
])('%s with an empty cart has its heading and the next step', async (path, name, words) => {
  const { html } = await ask(path);
  expect(allIn(html, /<h1[^>]*>(.*?)<\/h1>/g)).toEqual([name]);
  expect(html).toContain(`${words}</h2>`);
});

it('every blog, event and page of questions has structured data of its content', async () => {
  const blogs = await test.db.selectFrom('blogs').select('id').where('status', '=', 'live').execute();
  const events = await test.db.selectFrom('events').select('id').where('status', '<>', 'draft').execute();
  const paths = [
    ...blogs.map(({ id }) => `/blogs/single-blog/${id}`),
    ...events.map(({ id }) => `/events/single-event/${id}`),
    ...ofKind('page').map(({ visit }) => visit),
  ];
  expect(paths.length).toBeGreaterThan(80);
  for (const path of paths) {
    const { html } = await ask(path);
    const seen = plainText(html.replace(/<head>.*?<\/head>/s, ''));
    for (const block of structured(html)) {
      const facts = structuredData.parse(block);
      if (facts['@type'] === 'BlogPosting') expect(seen, path).toContain(plainText(facts.headline));
      if (facts['@type'] === 'Event') expect(seen, path).toContain(plainText(facts.name));
      if (facts['@type'] !== 'FAQPage') continue;
      for (const { name, acceptedAnswer } of facts.mainEntity) {
        expect(seen, path).toContain(name);
        expect(seen, path).toContain(acceptedAnswer.text.slice(0, 60));
      }
    }
  }
});

it('no two pages share a title or a description', async () => {
  const pages = await Promise.all(ofKind('page').map(({ visit }) => ask(visit)));
  for (const words of [title, description]) {
    const texts = pages.flatMap(({ html }) => words(html));
    expect(texts.filter((each, at) => texts.indexOf(each) !== at)).toEqual([]);
  }
});

/** 'Donate Now' is the dialog's button, a slide of the banner each, or the card beside a text. */
const donateNow: Partial<Record<PageAppeal, { button?: true; links?: number }>> = {
  button: { button: true },
  banner: { links: 4 },
  temple: { links: 1 },
};

it.each(ofKind('page'))(
  '$visit says Donate Now where its page asks so (rules S24, S25)',
  async ({ visit }) => {
    const { html } = await ask(visit);
    const { button = false, links = 0 } = donateNow[appealOf(visit)] ?? {};
    expect(/<button[^>]*class="sidebtn".*?Donate Now<\/button>/s.test(html)).toBe(button);
    expect(/<dialog id="donate-now".*?<form [^>]*action="\/donate"/s.test(html)).toBe(button);
    const found = [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
    const targets = found.flatMap(([, href, label = '']) =>
      plainText(label) === 'Donate Now' ? [href] : [],
    );
    expect(targets.length).toBeGreaterThanOrEqual(links);
    expect(targets.every((target) => target === '/donate')).toBe(true);
  },
);

it('every picture of every page has its size, so that nothing moves, and a text or none', async () => {
  const pages = await Promise.all(ofKind('page', 'aside', 'missing').map(({ visit }) => ask(visit)));
  const pictures = new Set(pages.flatMap(({ html }) => allIn(html, /<img\b[^>]*>/g)));
  expect(pictures.size).toBeGreaterThan(60);
  const attributes = [/ width="\d+"/, / height="\d+"/, / alt="/];
  expect([...pictures].filter((tag) => !attributes.every((attribute) => attribute.test(tag)))).toEqual([]);
});

it('every link of every page works, and its fragment exists', async () => {
  const pages = await Promise.all(ofKind('page', 'aside').map(({ visit }) => ask(visit)));
  const links = new Set(
    pages
      .flatMap(({ html }) => allIn(html, /<a [^>]*?href="(\/[^"]*)/g))
      .map((href) => href.replaceAll('&amp;', '&'))
      // Pictures that open large: files, which are here under the paths that they are imported by.
      .filter((href) => !(href.startsWith('/app/ui/') && existsSync(`.${href}`))),
  );
  expect(links.size).toBeGreaterThan(60);
  const dead: string[] = [];
  for (const href of links) {
    const [path = '', place] = href.split('#');
    const { status, html } = await ask(path);
    if (status >= 400) dead.push(`${status} ${href}`);
    if (place && !html.includes(` id="${place}"`)) dead.push(`no such place ${href}`);
  }
  // Pages that are in no menu are linked all the same (rule S3).
  expect([...links]).toEqual(expect.arrayContaining(['/membership', '/donation#donationcircle']));
  expect(dead).toEqual([]);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainText } from '#core/content/preview.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { makeTestServices } from '#server/test-services.ts';
import { allIn } from './test-page-facts.ts';
import { routeEntry } from './test-route-table.ts';
import { listRoutePatterns } from './test-routes.ts';
import { openTestSite } from './test-site.ts';

// Every page for visitors is rendered with the demo's content, and what leads a visitor is read:
// names, buttons, labels, menus, times. Verses and prose keep the marks of Sanskrit.

let test: TestDatabase;
let read: (path: string) => Promise<string>;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  const services = makeTestServices(test.db);
  await seedDemo(services);
  const site = openTestSite(services);
  read = async (path) => (await site(new Request(`http://temple.test${path}`))).text();
});
afterAll(() => test.close());

const paths = listRoutePatterns().flatMap(({ pattern, id }) => {
  const entry = routeEntry({ id, pattern });
  const shown = entry?.kind === 'page' || (entry?.kind === 'aside' && !/^\/(dev|admin-login)/.test(pattern));
  return shown ? [('visit' in entry && entry.visit) || pattern] : [];
});

/** What is wrong of a known name, however it is written elsewhere. */
const otherSpellings: Record<string, RegExp> = {
  aarti: /\b(arati|aarati|arti)s?\b/i,
  acharya: /\bacarya/i,
  'Bhagavad Gita': /\bgeeta\b|bhagavad-gita(?! as it is)|bhagwad/i,
  darshan: /\bdarsh?ana?\b(?<!darshan)/i,
  Ekadasi: /\bekadashi|ekadsi/i,
  Govardhan: /\bgovardhana\b/i,
  Janmashtami: /\bjanmastami|janamashtami|janmashtmi/i,
  kirtan: /\bkirtana\b|keertan/i,
  Krishna: /\bkrsna|krushna/i,
  Mayapur: /\bmayapura\b/i,
  prasadam: /\bprasadam?a\b|parsad/i,
  puja: /\bpooja\b/i,
  'Ratha Yatra': /\brath yatra|ratha-yatra|rathayatra/i,
  Shringar: /\bs(h)?ringar(a)?\b(?<!shringar)/i,
  'Srimad Bhagavatam': /\bsrimad-bhagavatam|bhagwatam|bhagavatham/i,
  tulsi: /\btulasi/i,
  Vaisnava: /\bvaishnava\b/i,
  Vrindavan: /\bvrndavan|vrindavana\b|brindavan/i,
};

/** The greeting of the home page's hero, and the dark half of a month as the calendar spells it. */
const spelledElsewhere = /Śrī Kṛṣṇa|Krsna paksa/;

/** What leads a visitor through a page: everything but prose, verses and names of other people. */
function leading(html: string): string[] {
  const named = allIn(
    html,
    /<(?:title|h[1-4]|button|label|legend|dt|dd|th|summary|option)(?: [^>]*)?>(.*?)<\/(?:title|h[1-4]|button|label|legend|dt|dd|th|summary|option)>/gs,
  );
  const classed = allIn(
    html,
    /<(?:a|p|span|b) class="(?:btn|lead|kicker|chip)[^"]*"[^>]*>(.*?)<\/(?:a|p|span|b)>/gs,
  );
  const menus = allIn(html, /<nav[ >](.*?)<\/nav>/gs);
  const found = allIn(html, /<meta (?:name|property)="(?:description|og:title)" content="([^"]*)"/g);
  const said = allIn(html, / (?:aria-label|alt|placeholder)="([^"]+)"/g);
  return [...named, ...classed, ...menus, ...found, ...said].map((part) => plainText(part));
}

it('reads many pages', () => expect(paths.length).toBeGreaterThan(80));

describe.each(paths)('%s', (path) => {
  it('is written in common Indian English (rule S93)', async () => {
    const texts = leading(await read(path)).map((text) => text.replace(spelledElsewhere, ''));
    expect(texts.length).toBeGreaterThan(3);
    const marked = texts.filter((text) => /[āīūṛṝḷṃṁḥṅñṭḍṇśṣ]/i.test(text));
    expect(marked).toEqual([]);
    const other = Object.entries(otherSpellings).flatMap(([name, wrong]) =>
      texts.filter((text) => wrong.test(text)).map((text) => `${name}: ${text}`),
    );
    expect(other).toEqual([]);
  });

  it('has one clock (rule S94)', async () => {
    const html = await read(path);
    const page = plainText(
      html
        .replace(/<head>.*?<\/head>/s, '')
        // The schedule and its first times in the footer, whose AM and PM are fixed (rule S22).
        .replace(/<ol class="times">.*?<\/ol>|<li class="time">.*?<\/li>/gs, '')
        // How long a film or sound is, in minutes and seconds.
        .replace(/Length(<[^>]*>|\s)*\d:[0-5]\d/g, ''),
    );
    expect(page.match(/.{0,40}\b\d{1,2}([:.]\d{2})? ?[ap]\.?m\b.{0,20}/gi)).toBeNull();
    expect(page.match(/.{0,40}(?<![\d:.])\d:[0-5]\d(?!\d).{0,20}/g)).toBeNull();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { makeTestServices } from '#server/test-services.ts';
import { allIn } from '../test-page-facts.ts';
import { publicPages } from '../test-public-pages.ts';
import { openTestSite } from '../test-site.ts';
import { englishIn } from './test-english.ts';

// Every public address in Hindi, as the build of that language answers it: the language it says,
// one h1, links that stay in Hindi, and no English but names.

let test: TestDatabase;
let ask: (path: string) => Promise<{ status: number; html: string }>;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  const services = makeTestServices(test.db);
  await seedDemo(services);
  const site = openTestSite(services);
  ask = async (path) => {
    const answer = await site(new Request(`http://temple.test/hi${path === '/' ? '' : path}`));
    return { status: answer.status, html: await answer.text() };
  };
});
afterAll(() => test.close());

describe.each(publicPages())('$visit', ({ kind, visit }) => {
  it('is a page in Hindi', async () => {
    const { status, html } = await ask(visit);
    expect(status).toBe(kind === 'missing' ? 404 : 200);
    expect(allIn(html, /<html lang="(\w+)"/g)).toEqual(['hi']);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    if (kind === 'page')
      expect(allIn(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([
        expect.stringMatching(/^http:\/\/temple\.test\/hi(\/|$)/),
      ]);
  });

  it('leads to pages in Hindi', async () => {
    const { html } = await ask(visit);
    const links = allIn(html, /<(?:a|form)\b[^>]*? (?:href|action)="(\/[^"]*)"/g);
    expect([...new Set(links)].filter((link) => !inHindi.test(link) && !sameForAll.test(link))).toEqual([]);
  });

  it('has no English but names', async () => {
    const { html } = await ask(visit);
    expect(englishIn(html)).toEqual([]);
  });
});

const inHindi = /^\/hi(\/|\?|#|$)/;
/** Files, and what machines read. */
const sameForAll =
  /^\/(app\/ui|uploads|api|media|icons)\/|\.(pdf|ics|xml|csv|mp4|mp3|jpg)(\?|$)|\/calendar\.ics/;

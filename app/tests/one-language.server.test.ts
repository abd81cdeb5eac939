import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { makeTestServices } from '#server/test-services.ts';
import { officeTextsIn } from './hindi/test-english.ts';
import { allIn } from './test-page-facts.ts';
import { publicPages } from './test-public-pages.ts';
import { openTestSite } from './test-site.ts';

// Every public address in English: the language it says, one h1, and no Hindi but what says of
// itself that it is (lang="hi"). In Hindi the same is in hindi/pages-in-hindi.server.test.ts.

/** An excerpt of a page that begins with the mantra: a description has no marks of language. */
const mantra = /(हरे|कृष्ण|राम)( (हरे|कृष्ण|राम)){15}/;

let test: TestDatabase;
let ask: (path: string) => Promise<{ status: number; html: string }>;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  const services = makeTestServices(test.db);
  await seedDemo(services);
  const site = openTestSite(services);
  ask = async (path) => {
    const answer = await site(new Request(`http://temple.test${path}`));
    return { status: answer.status, html: await answer.text() };
  };
});
afterAll(() => test.close());

describe.each(publicPages())('$visit', ({ kind, visit }) => {
  it('is a page in English alone', async () => {
    const { status, html } = await ask(visit);
    expect(status).toBe(kind === 'missing' ? 404 : 200);
    expect(allIn(html, /<html lang="(\w+)"/g)).toEqual(['en']);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    const texts = officeTextsIn(html, 'en').map((text) => text.replace(mantra, ''));
    expect(texts.filter((text) => /[\u0900-\u097f]/.test(text))).toEqual([]);
  });
});

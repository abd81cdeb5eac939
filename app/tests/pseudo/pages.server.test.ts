import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#core/language/languages.ts';
import { language, prefix } from '#messages/language.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { officeTextsIn } from '../hindi/test-english.ts';
import { allIn } from '../test-page-facts.ts';
import { publicPages } from '../test-public-pages.ts';
import { openTestSite } from '../test-site.ts';
import { type Content, isOfCode, readContent } from './test-english-of-code.ts';

// Every public address in the pseudo-language, which one folder and one line added
// (scripts/pseudo): the whole site speaks it, and a text without accents that nobody
// stored did not pass through a catalogue.

let test: TestDatabase;
let services: Services;
let content: Content;
let ask: (path: string) => Promise<{ status: number; html: string }>;

beforeAll(async () => {
  test = await makeTestDatabase(4);
  services = makeTestServices(test.db);
  await seedDemo(services);
  content = await readContent(services);
  const site = openTestSite(services);
  ask = async (path) => {
    const answer = await site(new Request(`http://temple.test${prefix}${path === '/' ? '' : path}`));
    return { status: answer.status, html: (await answer.text()).replaceAll('<!-- -->', '') };
  };
});
afterAll(() => test.close());

it('is a language that the sources do not have', () => expect(language).toBe('en-XA'));

describe.each(publicPages())('$visit', ({ kind, visit }) => {
  it('is a page in the language, and every sentence of it out of a catalogue', async () => {
    const { status, html } = await ask(visit);
    expect(status).toBe(kind === 'missing' ? 404 : 200);
    expect(allIn(html, /<html lang="([\w-]+)"/g)).toEqual([language]);
    expect(officeTextsIn(html, language).filter((text) => isOfCode(text, content))).toEqual([]);
  });
});

it('is switched to from every other language, and named to search engines', async () => {
  const { html } = await ask('/donate');
  expect(allIn(html, /<link[^>]*hrefLang="([^"]*)"/gi)).toEqual([...Object.keys(languages), 'x-default']);
  expect((await ask('/sitemap.xml')).html).toContain(`http://temple.test${prefix}/donate`);
});

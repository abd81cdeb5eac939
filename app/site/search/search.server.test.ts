import { sql } from 'kysely';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentLexemes } from '#core/search/document-lexemes.ts';
import { searchTerms, tsqueryOf } from '#core/search/search-terms.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { clientAddressHeader } from '#server/web-request/client-address.ts';
import { loader } from './search.route.tsx';

let test: TestDatabase;
let services: Services;
let address = 0;
beforeAll(async () => {
  test = await makeTestDatabase(4);
  services = makeTestServices(test.db);
  await seedDemo(services);
});
afterAll(() => test.close());

async function ask(query: string, from = `visitor-${address++}`) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const url = `http://temple.test/search?q=${encodeURIComponent(query)}`;
  const { data, init } = await loader({
    context,
    request: new Request(url, { headers: { [clientAddressHeader]: from } }),
  });
  return { ...data, init };
}
const paths = async (query: string) => (await ask(query)).found?.hits.map(({ path }) => path) ?? [];

describe('search', () => {
  it.each([
    ['prasadam', '/blogs/single-blog/a-kitchen-without-onions'],
    ['prasad', '/blogs/single-blog/a-plate-for-everyone-who-comes'],
    ['Ekadasi', '/blogs/single-blog/ekadasi-an-empty-plate-and-a-full-mind'],
    ['ekādaśī', '/calender'],
    ['EKADASHI', '/events/single-event/gita-jayanti'],
    ['krishna janmashtami', '/events/single-event/janmashtami'],
    ['भगवान्', '/blogs/single-blog/a-verse-to-carry-in-two-languages'],
    ['परीक्षा', '/blogs/single-blog/a-verse-to-carry-in-two-languages'],
    ['परीक', '/blogs/single-blog/a-verse-to-carry-in-two-languages'],
    ['volunteer', '/sevas'],
    ['refund', '/cancellation-refund-policy'],
    ['where do I give fodder to a cow', '/blogs/single-blog/the-cow-who-would-not-be-hurried'],
    ['food for life', '/food'],
    ['food for life', '/donation/single-donation/food-for-life'],
  ])('finds by %s the page %s', async (query, path) => expect(await paths(query)).toContain(path));

  it('puts the page with that title first', async () => {
    expect((await paths('history'))[0]).toBe('/history');
    expect((await paths('Contacts'))[0]).toBe('/contacts');
  });

  it('marks the matches', async () => {
    const [hit] = (await ask('parana')).found?.hits ?? [];
    expect(hit?.excerpt.filter(({ marked }) => marked)).toEqual([{ text: 'parana', marked: true }]);
  });

  it('offers pages with some of the words when none has all, and says so', async () => {
    const { found } = await ask('tulasi helicopter');
    expect(found).toMatchObject({ loose: true });
    expect(found?.hits.length).toBeGreaterThan(0);
    expect((await ask('helicopter')).found).toEqual({ hits: [], total: 0, loose: false });
  });

  it.each([
    ...[
      "'; drop table blogs; --",
      "' & !('",
      '\u0000',
      '<script>steal()</script>',
      ':*',
      '((((',
      '\\',
      '⑴',
      '😀',
    ],
    ...['%', 'a'.repeat(5_000), "x'::tsquery", '‮', 'ﷺ'],
  ])('answers %j without a fault', async (query) => {
    const { found, init } = await ask(query);
    expect(init?.status ?? 200).toBe(200);
    expect(found?.loose ?? false).toBeTypeOf('boolean');
  });

  it('finds content as soon as it is published, and no draft', async () => {
    const blog = { description: '<p>Zephyranthes</p>', image: 'tulsi', publish_at: new Date(0) };
    await test.db
      .insertInto('blogs')
      .values([
        { ...blog, id: 'flower', title: 'A flower', status: 'live' },
        { ...blog, id: 'secret', title: 'A secret', status: 'draft' },
      ])
      .execute();
    services.answerCache.clear();
    expect(await paths('zephyranthes')).toEqual(['/blogs/single-blog/flower']);
    await test.db.deleteFrom('blogs').where('id', 'in', ['flower', 'secret']).execute();
    services.answerCache.clear();
    expect(await paths('zephyranthes')).toEqual([]);
  });

  it('writes nothing when nothing has changed', async () => {
    const versions = async () =>
      (await sql<{ xmin: string }>`select xmin::text from search_documents order by path`.execute(test.db))
        .rows;
    await ask('gita');
    const before = await versions();
    services.answerCache.clear();
    await ask('gita');
    expect(await versions()).toEqual(before);
  });

  it('limits an address to sixty queries a minute', async () => {
    const answers = [];
    for (let time = 0; time < 61; time += 1) answers.push(await ask('gita', 'robot'));
    expect(answers[59]?.tooMany).toBe(false);
    expect(answers[60]).toMatchObject({ tooMany: true, found: null, init: { status: 429 } });
    expect((await ask('gita', 'somebody else')).tooMany).toBe(false);
  });
});

it('reads the index, not the table, when there is much to read', async () => {
  const page = { title: 'Page', summary: '', words: 'words of a page that nobody wants now' };
  await sql`insert into search_documents (language, path, kind, title, summary, words, lexemes, digest)
    select 'en', '/bulk/' || n, 'page', 'Page', '', '', ${documentLexemes(page)}::tsvector, ''
    from generate_series(1, 30000) n`.execute(test.db);
  await sql`vacuum analyze search_documents`.execute(test.db);
  const query = tsqueryOf(searchTerms('ekadasi fast'), true);
  const plan =
    await sql`explain select path from search_documents where lexemes @@ ${query}::tsquery`.execute(test.db);
  await sql`delete from search_documents where path like '/bulk/%'`.execute(test.db);
  expect(JSON.stringify(plan.rows)).toContain('Bitmap Index Scan on search_documents_lexemes');
});

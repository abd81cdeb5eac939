import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { type Services, servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { loader as list } from './mailbox.route.tsx';
import { loader as file } from './mailbox-file.route.tsx';
import { loader as letter } from './mailbox-letter.route.tsx';

let test: TestDatabase;
let demo: Services;
let production: Services;
beforeAll(async () => {
  test = await makeTestDatabase();
  demo = makeTestServices(test.db);
  production = { ...demo, config: { ...demo.config, mode: 'production' } };
  for (let number = 1; number <= 60; number++) {
    await demo.mail.send({
      messageId: `let_${number}@temple.test`,
      from: { name: 'Temple', address: 'office@temple.test' },
      to: { name: '', address: 'a@donor.test' },
      subject: `Letter ${number}`,
      text: 'text',
      html: '<img src="cid:logo"><img src="cid:other">',
      attachments: [
        { fileName: 'logo.png', contentType: 'image/png', content: Buffer.from('png'), contentId: 'logo' },
        { fileName: 'page".html\r\n', contentType: 'text/html', content: Buffer.from('<script>1</script>') },
      ],
    });
  }
});
afterAll(() => test.close());

function given(services: Services, params: Record<string, string> = {}, search = '') {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return { params, context, request: new Request(`http://temple.test/dev/mailbox${search}`) } as never;
}

const notFound = { init: { status: 404 } };

it('does not exist in production: no list, no letter, no file', async () => {
  await expect(list(given(production))).rejects.toMatchObject(notFound);
  await expect(letter(given(production, { number: '1' }))).rejects.toMatchObject(notFound);
  expect((await file(given(production, { number: '1', position: '1' }))).status).toBe(404);
});

it.each([
  ['', 1, 'Letter 60', 25],
  ['?page=2', 2, 'Letter 35', 25],
  ['?page=3', 3, 'Letter 10', 10],
  ['?page=99', 3, 'Letter 10', 10],
  ['?page=-1', 1, 'Letter 60', 25],
  ['?page=1e9', 1, 'Letter 60', 25],
  ['?page=x', 1, 'Letter 60', 25],
])('lists newest first in pages: %j', async (search, page, first, length) => {
  const answer = await list(given(demo, {}, search));
  expect(answer).toMatchObject({ page, pages: 3, total: 60 });
  expect(answer.rows.map((row) => row.subject)[0]).toBe(first);
  expect(answer.rows.length).toBe(length);
});

it('embeds the pictures of a letter, and offers other files as downloads only', async () => {
  const shown = await letter(given(demo, { number: '1' }));
  expect(shown.html).toBe(`<img src="data:image/png;base64,${btoa('png')}"><img src="cid:other">`);
  expect(shown.attachments.map((one) => one.position)).toEqual([1]);
  const response = await file(given(demo, { number: '1', position: '1' }));
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="page-\.html-";/);
  expect(await response.text()).toBe('<script>1</script>');
});

it.each(['0', '61', '-1', '1.5', 'x', '', '1e309', '99999999999999999999'])(
  'answers 404 to the letter %j',
  async (number) => {
    await expect(letter(given(demo, { number }))).rejects.toMatchObject(notFound);
    expect((await file(given(demo, { number, position: '1' }))).status).toBe(404);
  },
);

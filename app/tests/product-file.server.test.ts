import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemoProducts } from '#server/demo/demo-products.ts';
import { type HttpServer, serveApp } from '#server/http/server.ts';
import { giveRole, makePerson, requestOf } from '#server/people/test-people.ts';
import { exportProducts } from '#server/products/export-products.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { openTestApp } from './test-site.ts';

// A product file as the shop's admin sends it over HTTP: errors are named by line and column and
// nothing of it is stored; a correct file is stored whole.

let test: TestDatabase;
let services: Services;
let http: HttpServer;
let base = '';
let clerk = '';
beforeAll(async () => {
  test = await makeTestDatabase(6);
  const usual = makeTestServices(test.db);
  services = { ...usual, config: { ...usual.config, port: 0, publicUrl: 'http://127.0.0.1' } };
  await seedDemoProducts(services);
  http = await serveApp(services, test.connectionString, { app: openTestApp(services), development: true });
  base = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
  const personId = await makePerson(services, 'desk@example.com');
  await giveRole(services, personId, 'shop-desk');
  clerk = (await requestOf(services, personId, 'office')).headers.get('cookie') ?? '';
});
afterAll(async () => {
  await http.close();
  await test.close();
});

async function send(file: Uint8Array | string | null, mode = 'store') {
  const body = new FormData();
  body.set('mode', mode);
  if (file !== null) body.set('file', new Blob([file as BlobPart], { type: 'text/csv' }), 'products.csv');
  const headers = { cookie: clerk, origin: base };
  const response = await fetch(`${base}/admin-dashboard/products/import`, { method: 'POST', headers, body });
  const html = await response.text();
  const rows = [...html.matchAll(/<tr\b.*?<\/tr>/gs)].map(([row]) =>
    row
      .replace(/<!--.*?-->/g, '')
      .split(/<\/t[dh]>/)
      .map((cell) => plain(cell))
      .filter(Boolean)
      .join(' | '),
  );
  return { status: response.status, rows, words: plain(html) };
}

function plain(html: string): string {
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'");
}

/** The shop's own export with one article's row changed. */
async function fileWith(sku: string, change: (row: string) => string): Promise<string> {
  const lines = (await exportProducts(services)).split('\r\n');
  return lines.map((line) => (line.includes(sku) ? change(line) : line)).join('\r\n');
}

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const incense = 'IN-MOGRA-100';

describe('an invalid file', () => {
  it.each<[string, () => Promise<Uint8Array | string | null>, RegExp]>([
    [
      'a broken row',
      () => fileWith(incense, () => 'mogra-incense,too,few'),
      /The row has 3 cells, the head has \d+\./,
    ],
    [
      'a price that is none',
      () => fileWith(incense, (row) => row.replace(',85,', ',85/-,')),
      /price \| Enter/,
    ],
    [
      'a formula',
      () => fileWith(incense, (row) => row.replace('Mogra incense', '=1+1')),
      /title \| This begins like a formula\./,
    ],
    [
      'a quotation mark left open',
      async () => `${(await exportProducts(services)).trimEnd()}\r\n"left open`,
      /A quotation mark is opened and never closed\./,
    ],
    ['UTF-16', async () => utf16(await exportProducts(services)), /The file is not UTF-8\./],
    ['Latin-1', async () => latin1('product,title\ncafé,x'), /The file is not UTF-8\./],
    [
      'no line of names',
      async () => (await exportProducts(services)).split('\r\n').slice(1).join('\r\n'),
      /The first line does not name the columns\./,
    ],
    [
      'a column that is missing',
      async () => (await exportProducts(services)).replace(',price,', ',cost,'),
      /price \| This column is missing\./,
    ],
    ['nothing in it', async () => '', /The file is empty\./],
    ['no file', async () => null, /The file is empty\./],
    ['more than 200 KB', async () => 'x'.repeat(200_001), /The file is larger than 200 KB\./],
  ])('%s', async (_, make, words) => {
    const before = await exportProducts(services);
    const answer = await send(await make());
    expect(answer.status).toBe(422);
    expect(answer.words).toContain('Nothing was stored.');
    expect(answer.rows.join('\n')).toMatch(words);
    expect(await exportProducts(services)).toBe(before);
  });

  it('50 MB are refused before being read, with a message', async () => {
    const before = await exportProducts(services);
    const answer = await send(new Uint8Array(50_000_000)).catch((reset: Error) => reset);
    // The server may close the connection on a sender who goes on; the admin page says it before
    // anything is sent.
    if (!(answer instanceof Error))
      expect([answer.status, answer.words]).toEqual([413, expect.stringContaining('too large')]);
    expect(await exportProducts(services)).toBe(before);
    expect((await send(before, 'check')).status).toBe(200);
  });

  it('one wrong line keeps the valid ones from being stored too, and only it is named', async () => {
    const file = (await fileWith(incense, (row) => row.replace(',85,', ',free,'))).replace(
      'Guggal dhoop cones',
      'Guggal cones',
    );
    const answer = await send(file);
    expect(answer.words).toContain('One place to mend. Nothing was stored.');
    expect(answer.rows.filter((row) => /^\d/.test(row))).toHaveLength(1);
    expect(await exportProducts(services)).toContain('Guggal dhoop cones');
  });
});

describe('a valid file', () => {
  it('is only checked on request, then stored whole', async () => {
    const before = await exportProducts(services);
    const dearer = await fileWith(incense, (row) => row.replace(',85,', ',95.50,'));
    expect((await send(dearer, 'check')).words).toContain('Nothing is stored yet');
    expect(await exportProducts(services)).toBe(before);
    expect((await send(dearer)).words).toMatch(/Stored: 0 new, \d+ known\./);
    expect(await exportProducts(services)).toBe(dearer);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemoProducts } from '../demo/demo-products.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { exportProducts } from './export-products.ts';
import { importProducts } from './import-products.ts';
import { findProduct } from './product-queries.ts';

let test: TestDatabase;
let services: Services;
beforeAll(async () => {
  test = await makeTestDatabase();
  services = makeTestServices(test.db);
  await seedDemoProducts(services);
});
afterAll(() => test.close());

const clerk = staffOf('per_desk', 'shop-desk');
const viewer = staffOf('per_viewer', 'viewer');

describe('a file of products', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const read = (text: string, store = false) => importProducts(services, clerk, bytes(text), store);
  const counts = () =>
    test.db
      .selectFrom('stock_moves')
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirstOrThrow();

  it('is exported and imported again without changing anything but versions', async () => {
    const file = await exportProducts(services);
    const moves = await counts();
    const answer = await read(file, true);
    expect(answer).toMatchObject({ stored: true, problems: [], made: [] });
    expect(await exportProducts(services)).toBe(file);
    expect(await counts()).toEqual(moves);
  });

  it('reports every problem by its line, and a dry run stores nothing', async () => {
    const [head = '', ...rows] = (await exportProducts(services)).split('\r\n');
    const soap = rows.filter((row) => row.startsWith('panchagavya-soap'));
    const file = [
      head,
      soap[0]?.replace(',60,', ',sixty,'),
      soap[1]?.replace('GO-SOAP-SAND', 'BK-GITA-HI-P'),
      'too,few,cells',
      rows.find((row) => row.startsWith('mogra'))?.replace('Mogra incense', '"=cmd()"'),
    ].join('\r\n');
    const answer = await read(file, true);
    expect(
      'problems' in answer && answer.problems.map(({ line, field, code }) => `${line} ${field} ${code}`),
    ).toEqual(['2 price price-invalid', '4  csv-cells', '5 title csv-formula']);
    expect((await findProduct(services, 'mogra-incense'))?.title).toBe('Mogra incense');
  });

  it('creates and changes products, all or none', async () => {
    const [head = '', ...rows] = (await exportProducts(services)).split('\r\n');
    const mogra = rows.find((row) => row.startsWith('mogra')) ?? '';
    const fresh = mogra
      .replaceAll('mogra-incense', 'rose-incense')
      .replace('Mogra incense', 'Rose incense')
      .replace('IN-MOGRA-100', 'IN-ROSE-100');
    const dearer = mogra.replace(',85,', ',95,');
    expect(await read([head, fresh, dearer].join('\n'))).toMatchObject({
      stored: false,
      made: ['rose-incense'],
      changed: ['mogra-incense'],
    });
    expect(await findProduct(services, 'rose-incense')).toBeNull();
    const taken = fresh.replace('IN-ROSE-100', 'IN-DHOOP-24');
    expect(await read([head, dearer, taken].join('\n'), true)).toMatchObject({
      stored: false,
      problems: [{ line: 3, code: 'sku-taken' }],
    });
    expect((await findProduct(services, 'mogra-incense'))?.variants[0]?.price).toBe(8_500);
    expect(await read([head, fresh, dearer].join('\n'), true)).toMatchObject({ stored: true });
    expect((await findProduct(services, 'mogra-incense'))?.variants[0]?.price).toBe(9_500);
    expect(await findProduct(services, 'rose-incense')).toMatchObject({ variants: [{ available: 0 }] });
  });

  it('a new article number for the same choice is the same variant, with its stock', async () => {
    const [head = '', ...rows] = (await exportProducts(services)).split('\r\n');
    const soap = rows.filter((row) => row.startsWith('panchagavya-soap'));
    const before = (await findProduct(services, 'panchagavya-soap'))?.variants ?? [];
    const renamed = soap.map((row) => row.replace('GO-SOAP-SAND', 'GO-SOAP-SANDAL'));
    expect(renamed).not.toEqual(soap);
    expect(await read([head, ...renamed].join('\n'), true)).toMatchObject({ stored: true, problems: [] });
    const after = (await findProduct(services, 'panchagavya-soap'))?.variants ?? [];
    expect(after.map(({ id, available }) => [id, available])).toEqual(
      before.map(({ id, available }) => [id, available]),
    );
    expect(after.map(({ sku }) => sku)).toContain('GO-SOAP-SANDAL');
    expect(await read([head, ...soap].join('\n'), true)).toMatchObject({ stored: true });
  });

  it.each([
    ['', 'csv-empty'],
    ['product,title\nx,y', 'csv-column'],
    [`a,"open`, 'csv-quote'],
    ['x'.repeat(200_001), 'csv-large'],
  ])('%# is refused as a whole', async (text, code) =>
    expect(await read(text, true)).toMatchObject({
      stored: false,
      problems: expect.arrayContaining([expect.objectContaining({ code })]),
    }),
  );

  it('is refused in another encoding, and without the permission', async () => {
    expect(
      await importProducts(services, clerk, new Uint8Array([0xff, 0xfe, 0x70, 0x00]), true),
    ).toMatchObject({ problems: [{ code: 'csv-encoding' }] });
    expect(await importProducts(services, viewer, bytes('x'), true)).toMatchObject({ code: 'not-allowed' });
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentKinds } from '#core/cms/kinds/content-kinds.ts';
import { writeFields } from '#core/edited-fields/write-fields.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { makeTestServices } from '../test-services.ts';
import { type ContentRow, cmsTables } from './cms-tables.ts';
import { saveRow } from './save-row.ts';

// Every kind of content: the second of two who began from the same version gets a conflict, and
// what the first wrote remains.

let database: TestDatabase;
let services: Services;
const owner = staffOf('per_owner', 'owner');

beforeAll(async () => {
  database = await makeTestDatabase(4);
  services = makeTestServices(database.db);
  await seedDemo(services);
});
afterAll(() => database.close());

it.each(contentKinds.map((kind) => [kind.name, kind] as const))('%s', async (_, kind) => {
  const read = async (id?: string) => {
    const rows = cmsTables(database.db).selectFrom(kind.table).selectAll().orderBy('id').limit(1);
    const row = await (id ? rows.where('id', '=', id) : rows).executeTakeFirstOrThrow();
    return row as ContentRow;
  };
  const { id, version, ...row } = await read();
  const appear = { appear: 'now' };
  const typed = { ...writeFields(kind.fields, row), ...appear };
  const save = (words: string) =>
    saveRow(services, owner, kind, { id, version, typed: { ...typed, [kind.title]: words } });

  const [first, second] = [await save('By the first hand'), await save('By the second hand')];
  expect(first).toEqual({ ok: true, value: { id, version: version + 1 } });
  expect(second).toMatchObject({
    ...{ ok: false, code: 'changed-meanwhile', version: version + 1 },
    theirs: { [kind.title]: 'By the first hand' },
  });
  expect(await read(id)).toMatchObject({ version: version + 1, [kind.title]: 'By the first hand' });
});

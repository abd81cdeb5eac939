import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentKind } from '#core/cms/content-kind.ts';
import { contentKinds } from '#core/cms/kinds/content-kinds.ts';
import { appearanceOf, rowStateOf } from '#core/cms/row-state.ts';
import { momentText, writeFields } from '#core/edited-fields/write-fields.ts';
import { type ContentRow, cmsTables } from '#server/cms/cms-tables.ts';
import { saveRow } from '#server/cms/save-row.ts';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { findEditedCause } from '#server/donations/admin-cause-queries.ts';
import { saveCause } from '#server/donations/save-cause.ts';
import { staffOf } from '#server/people/test-people.ts';
import { findEditedProduct } from '#server/products/admin-product-queries.ts';
import { saveProduct } from '#server/products/save-product.ts';
import type { Services } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { typedCause } from './causes/typed-cause.ts';
import { typedProduct } from './products/typed-product.ts';

// A form that is opened and saved unchanged, ten times: nothing is lost, nothing is doubled,
// whatever it holds (rule R9). Each save sends the form as the save before it left it.

let database: TestDatabase;
let services: Services;
const owner = staffOf('per_owner', 'owner');
const times = Array.from({ length: 10 });
/** Of a kind with hundreds of rows, such as the darshans of two years, the first and the last. */
const someOf = <Row>(rows: Row[]) => (rows.length <= 40 ? rows : [...rows.slice(0, 20), ...rows.slice(-20)]);
/** Fields that every save may change. */
const moving = { version: undefined, updated_at: undefined, lexemes: undefined };

beforeAll(async () => {
  database = await makeTestDatabase(4);
  services = makeTestServices(database.db);
  await seedDemo(services);
});
afterAll(() => database.close());

const countOf = async (table: string) => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(table)}`.execute(database.db);
  return rows[0]?.count;
};

async function rowsOf(kind: ContentKind): Promise<ContentRow[]> {
  const rows = await cmsTables(database.db).selectFrom(kind.table).selectAll().orderBy('id').execute();
  return rows as ContentRow[];
}

/** As the form has it. */
function appearanceIn(kind: ContentKind, row: ContentRow) {
  const appear = appearanceOf(rowStateOf(kind, row, services.clock()));
  return { appear, appearFrom: row.publish_at ? momentText(row.publish_at) : '' };
}

it.each(contentKinds.map((kind) => [kind.name, kind] as const))(
  'ten saves change nothing: every row of %s',
  async (_, kind) => {
    const before = await rowsOf(kind);
    expect(before.length).toBeGreaterThan(0);
    for (const _time of times) {
      for (const row of someOf(await rowsOf(kind))) {
        const typed = { ...writeFields(kind.fields, row), ...appearanceIn(kind, row) };
        const saved = await saveRow(services, owner, kind, { id: row.id, version: row.version, typed });
        expect(saved).toMatchObject({ ok: true, value: { version: row.version + 1 } });
      }
    }
    const after = await rowsOf(kind);
    expect(after.map((row) => ({ ...row, ...moving }))).toEqual(before.map((row) => ({ ...row, ...moving })));
  },
);

it('ten saves change nothing: every product, with its variants and pictures', async () => {
  const ids = await database.db.selectFrom('products').select('id').orderBy('id').execute();
  const counted = [await countOf('products'), await countOf('product_variants')];
  for (const { id } of ids) {
    const read = async () => (await findEditedProduct(database.db, id)) ?? expect.fail(id);
    const before = await read();
    for (const _time of times) {
      const { typed, variants, pictures } = typedProduct(await read());
      const saved = await saveProduct(services, owner, id, { typed, rows: { variants, pictures } });
      expect(saved, id).toMatchObject({ ok: true });
    }
    expect({ ...(await read()), ...moving }).toEqual({ ...before, ...moving });
  }
  expect([await countOf('products'), await countOf('product_variants')]).toEqual(counted);
});

it('ten saves change nothing: every cause, with its donation types', async () => {
  const ids = await database.db.selectFrom('causes').select('id').orderBy('id').execute();
  const counted = [await countOf('causes'), await countOf('cause_types')];
  for (const { id } of ids) {
    const read = async () => (await findEditedCause(database.db, id)) ?? expect.fail(id);
    const before = await read();
    for (const _time of times) {
      const { typed, types } = typedCause(await read());
      const saved = await saveCause(services, owner, id, { typed, types, pictures: [before.image] });
      expect(saved, id).toMatchObject({ ok: true });
    }
    expect({ ...(await read()), ...moving }).toEqual({ ...before, ...moving });
  }
  expect([await countOf('causes'), await countOf('cause_types')]).toEqual(counted);
});

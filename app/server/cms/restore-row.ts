import { sql } from 'kysely';
import type { ContentKind } from '#core/cms/content-kind.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { type StaffWrite, staffWrite } from '../write/staff-write.ts';
import { noteChange } from './write-row.ts';

/** Its address, or its position among the photos of a day, was given to another row. */
const alreadyThere = '23505';

/** Restores a row from the bin as it was. Returns its id. */
export const restoreRow = staffWrite({
  permission: (kind: ContentKind) => kind.write,
  run: async (
    { services, trx, staff }: StaffWrite,
    kind: ContentKind,
    binId: string,
  ): Promise<Outcome<string, 'not-in-bin' | 'place-taken'>> => {
    try {
      const binned = await trx
        .deleteFrom('content_bin')
        .where('id', '=', binId)
        .where('kind', '=', kind.name)
        .returning(['row', 'row_id'])
        .executeTakeFirst();
      if (!binned) return refuse('not-in-bin');
      const table = sql.table(kind.table);
      // Its next version: an editor who still has the row open from before gets a conflict.
      const row = JSON.stringify({ ...binned.row, version: Number(binned.row.version) + 1 });
      const columns = sql.join(
        (await commonColumns(trx, kind.table, binned.row)).map((name) => sql.ref(name)),
      );
      await sql`insert into ${table} (${columns})
        select ${columns} from jsonb_populate_record(null::${table}, ${row}::jsonb)`.execute(trx);
      await services.rowHooks[kind.table]?.restored?.(trx, binned.row_id);
      await noteChange(trx, services, {
        kind,
        staff,
        id: binned.row_id,
        verb: 'restored',
        before: null,
      });
      return accept(binned.row_id);
    } catch (error) {
      if ((error as { code?: string }).code === alreadyThere) return refuse('place-taken');
      throw error;
    }
  },
});

/** Those that the row had and the table still has: a column that came since takes its default. */
async function commonColumns(trx: StaffWrite['trx'], table: string, row: object): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(trx);
  return rows.map(({ name }) => name).filter((name) => name in row);
}

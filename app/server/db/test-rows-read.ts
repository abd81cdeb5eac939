import { type RawBuilder, sql } from 'kysely';
import type { Db } from './schema.ts';

type Node = {
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
};

/**
 * How many rows and index entries Postgres reads for a statement, which is run. What takes time on
 * a large database and not on a small one is seen here without a clock.
 */
export async function rowsRead(db: Db, statement: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }>`
    explain (analyze, timing off, format json) ${statement}`.execute(db);
  const [first] = rows;
  if (!first) throw new Error('Postgres explained nothing');
  return readBy(first['QUERY PLAN'][0].Plan);
}

function readBy(node: Node): number {
  const below = (node.Plans ?? []).reduce((sum, one) => sum + readBy(one), 0);
  if (!node['Relation Name'] && !node['Index Name']) return below;
  return below + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
}

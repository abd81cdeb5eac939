import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

const file = path.resolve(import.meta.dirname, '../../../db/audit.sql');

export type AuditFinding = { broken: string; record: string };

/**
 * Runs db/audit.sql: one row for each broken invariant of the ledger, none when all is well. Reads
 * only.
 */
export async function auditLedger(db: Db): Promise<AuditFinding[]> {
  const query = CompiledQuery.raw((await readFile(file, 'utf8')).replace(/;\s*$/, ''));
  return (await db.executeQuery<AuditFinding>(query)).rows;
}

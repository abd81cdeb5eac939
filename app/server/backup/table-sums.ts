import { hash } from 'node:crypto';

/** What a table holds: its rows, and a sum of their SHA-256 (hex) in which no order matters. */
export type TableSum = { rows: number; sum: string };

export type TableSums = Record<string, TableSum>;

const modulus = 1n << 256n;

/** Adds up rows as they come, each in the text that Postgres gives for it (row_to_json). */
export function makeTableSums() {
  const sums = new Map<string, { rows: number; sum: bigint }>();
  return {
    add: (table: string, row: string): void => {
      const { rows, sum } = sums.get(table) ?? { rows: 0, sum: 0n };
      sums.set(table, { rows: rows + 1, sum: (sum + BigInt(`0x${hash('sha256', row)}`)) % modulus });
    },
    all: (): TableSums =>
      Object.fromEntries(
        [...sums].map(([table, { rows, sum }]) => [table, { rows, sum: sum.toString(16).padStart(64, '0') }]),
      ),
  };
}

/** One line for each table that is not the same in both. */
export function tableDifferences(said: TableSums, found: TableSums): string[] {
  return [...new Set([...Object.keys(said), ...Object.keys(found)])].sort().flatMap((table) => {
    const [there, here] = [said[table], found[table]];
    if (there?.rows !== here?.rows)
      return [`${table}: ${there?.rows ?? 0} rows in the backup, ${here?.rows ?? 0} restored`];
    return there?.sum === here?.sum ? [] : [`${table}: the rows are not what the backup says`];
  });
}

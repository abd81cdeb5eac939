export function median(values: number[]): number {
  return percentile(values, 50);
}

/** Nearest rank. */
export function percentile(values: number[], rank: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((rank / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Prints rows under their names, numbers to the right. */
export function printTable(title: string, names: string[], rows: (string | number)[][]): void {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? toText(cell) : cell)));
  const widths = names.map((name, column) =>
    Math.max(name.length, ...texts.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]): string =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ');
  console.log(`\n${title}`);
  console.log(line(names));
  for (const row of texts) console.log(line(row));
}

function toText(value: number): string {
  if (Number.isNaN(value)) return '-';
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(2);
}

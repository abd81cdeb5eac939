type Row = { id: string; group: string };

/**
 * The rows after one was moved before another of its group; with `before` missing, to the group's
 * end.
 */
export function placeRow<R extends Row>(rows: readonly R[], id: string, before: string): readonly R[] {
  const row = rows.find((one) => one.id === id);
  if (!row) return rows;
  const others = rows.filter((one) => one !== row);
  const at =
    before === ''
      ? others.findLastIndex(({ group }) => group === row.group) + 1
      : others.findIndex((one) => one.id === before);
  return at < 0 ? rows : others.toSpliced(at, 0, row);
}

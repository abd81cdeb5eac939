type Row = Record<string, unknown>;

/** The revisions have long texts in full; the audit log shows which text it was. */
const shown = 200;
/** Columns that change with every save. */
const passing = new Set(['version', 'updated_at', 'created_at', 'search']);

/** What the audit log stores of a change: the fields that differ, before and after. */
export function changedFields(before: Row | null, after: Row | null): { before?: Row; after?: Row } {
  const columns = Object.keys(after ?? before ?? {}).filter((column) => !passing.has(column));
  const changed = columns.filter(
    (column) => JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]),
  );
  const pick = (row: Row): Row => Object.fromEntries(changed.map((column) => [column, brief(row[column])]));
  return { ...(before ? { before: pick(before) } : {}), ...(after ? { after: pick(after) } : {}) };
}

function brief(value: unknown): unknown {
  return typeof value === 'string' && value.length > shown ? `${value.slice(0, shown)}…` : value;
}

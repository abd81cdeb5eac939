import { Panel } from '#admin/frame/panel.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import type { GuestRow } from '#core/passes/guest-list.ts';
import * as m from '#messages/admin/pass-booking.ts';
import { type Column, Table } from '#ui/table/table.tsx';

/** The lines of a guest list as they were read, with what is wrong beside each. */
export function GuestRows({ rows }: { rows: readonly GuestRow[] }) {
  // What is to be mended comes first: a list may be long.
  const sorted = rows.toSorted(
    (one, other) => Number(other.problems.length > 0) - Number(one.problems.length > 0),
  );
  return (
    <Panel title={m.lines}>
      <Table caption={m.lines} columns={columns} rows={sorted} rowKey={({ line }) => String(line)} />
    </Panel>
  );
}

const columns: Column<GuestRow>[] = [
  { label: m.line, numeric: true, cell: ({ line }) => line },
  {
    label: m.name,
    cell: ({ cells }) => (
      <>
        <b className="wrap-anywhere">{cells.name}</b>
        <span className="muted sm block wrap-anywhere">
          {[cells.phone, cells.email].filter(Boolean).join(', ')}
        </span>
      </>
    ),
  },
  { label: m.kind, cell: ({ cells }) => `${cells.passes || '1'} × ${cells.kind}` },
  { label: m.time, cell: ({ cells }) => [cells.time, cells.gate].filter(Boolean).join(', ') },
  {
    label: m.isWrong,
    cell: ({ problems }) =>
      problems.length === 0 ? (
        <span className="muted">{m.fine}</span>
      ) : (
        problems.map(({ field, code, values }) => (
          <span key={`${field} ${code}`} className="msg block">
            {adminMessageFor(code, values)}
          </span>
        ))
      ),
  },
];

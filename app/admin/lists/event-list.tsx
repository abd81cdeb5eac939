import type { ReactNode } from 'react';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { type Column, Table } from '#ui/table/table.tsx';

type EventListProps<Row> = {
  title: string;
  note: string;
  /** Shown while no event is coming. */
  none: { title: string; words: string };
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Beside the title. */
  children?: ReactNode;
};

/** The events that are coming, each with what a screen plans for it. */
export function EventList<Row>({ title, note, none, columns, rows, rowKey, children }: EventListProps<Row>) {
  return (
    <div className="admin-stack">
      <ScreenHead title={title} note={note}>
        {children}
      </ScreenHead>
      <section className="panel">
        {rows.length === 0 ? (
          <EmptyState picture="kirtan" title={none.title}>
            {none.words}
          </EmptyState>
        ) : (
          <Table caption={title} columns={columns} rows={rows} rowKey={rowKey} />
        )}
      </section>
    </div>
  );
}

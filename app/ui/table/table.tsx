import type { ReactNode } from 'react';
import './table.css';

export type Column<Row> = { label: string; cell: (row: Row) => ReactNode; numeric?: boolean };

type TableProps<Row> = {
  /** The table's accessible name. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** A table; where it has too little room for its columns each row becomes a card. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <div className={`table-box${columns.length > 4 ? '' : ' few'}`}>
      <div className="table-fold">
        <table className="table cards">
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.label} scope="col" className={column.numeric ? 'n' : undefined}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column) => (
                  <td
                    key={column.label}
                    data-label={column.label}
                    className={column.numeric ? 'n' : undefined}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

import { Fragment, type ReactNode } from 'react';

type GrowingRowsProps = {
  /** How many rows are open: the filled ones, or one to begin with. */
  filled: number;
  /** How many rows the form has in all. */
  most: number;
  /** The label of the button that opens one more row: 'Add a weight'. */
  add: string;
  show: (row: number) => ReactNode;
};

/**
 * Empty rows that can be opened after the filled ones: the form grows without script, and again
 * with each saving.
 */
const spareRows = 4;

/** Rows of fields, and a button for one more. The closed ones are in the form, and empty. */
export function GrowingRows({ filled, most, add, show }: GrowingRowsProps) {
  return (
    <>
      {Array.from({ length: filled }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
        <Fragment key={row}>{show(row)}</Fragment>
      ))}
      <SpareRow key={filled} row={filled} most={Math.min(most, filled + spareRows)} add={add} show={show} />
    </>
  );
}

/** An empty row behind its heading, and in it the next one. */
function SpareRow({ row, most, add, show }: Omit<GrowingRowsProps, 'filled'> & { row: number }) {
  if (row >= most) return null;
  return (
    <details className="spare-row">
      <summary className="btn btn-outline btn-sm">{add}</summary>
      {show(row)}
      <SpareRow row={row + 1} most={most} add={add} show={show} />
    </details>
  );
}

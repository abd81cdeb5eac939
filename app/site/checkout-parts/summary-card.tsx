import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as m from '#messages/payment.ts';
import './summary-card.css';

type SummaryCardProps = {
  id: string;
  title: string;
  /** Where the lines are changed. */
  change: string;
  changeWords?: string;
  lines: ReactNode;
  /** `<div><dt/><dd/></div>` each, the total last. */
  sums: ReactNode;
  /** In the line that is left of it on phones, where it is folded. */
  total: string;
  /** Something in it is wrong or has changed: it is not folded. */
  open: boolean;
  note?: ReactNode;
  /** Read out when it changes. */
  live?: boolean;
};

/**
 * What is bought, as a bill: lines and sums, all at the server's prices. Phones show its total in a
 * line that opens; wide screens, as far as they can style an unopened one, show it whole.
 */
export function SummaryCard(props: SummaryCardProps) {
  const { id, title, change, changeWords = m.change, lines, sums, total, open, note, live = false } = props;
  return (
    <aside className="summary-card" aria-labelledby={id}>
      <details open={open} aria-live={live ? 'polite' : undefined}>
        <summary>
          <h2 id={id} className="card-title">
            {title}
          </h2>
          <span className="price">{total}</span>
        </summary>
        <div className="in">
          <ul className="grid gap-4">{lines}</ul>
          <dl>{sums}</dl>
          {note}
          <Link to={change} className="sm summary-card-edit">
            {changeWords}
          </Link>
          <div className="summary-card-lotus" />
        </div>
      </details>
    </aside>
  );
}

type MendFieldProps = {
  id: string;
  label: string;
  name: string;
  typed: string | undefined;
  inputMode: 'decimal' | 'numeric';
};

/**
 * The field of a refused line that can be corrected in place; its error has the id `{id}-error`.
 */
export function MendField({ id, label, name, typed, inputMode }: MendFieldProps) {
  return (
    <label className="field mt-2">
      <span className="lbl">{label}</span>
      <input
        id={id}
        name={name}
        defaultValue={typed}
        inputMode={inputMode}
        autoComplete="off"
        className="input"
        aria-invalid="true"
        aria-describedby={`${id}-error`}
      />
    </label>
  );
}

export function RemoveLine({ index }: { index: number }) {
  return (
    <button type="submit" name="remove" value={index} className="sm summary-card-edit">
      {m.removeLine}
    </button>
  );
}

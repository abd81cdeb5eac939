import type { ReactNode } from 'react';
import { Link } from 'react-router';

type KeyFigureProps = { label: string; value: string; note: ReactNode; to?: string; alert?: boolean };

/**
 * One labelled number; it links to its rows where there is a list of them. `alert`: needs
 * attention.
 */
export function KeyFigure({ label, value, note, to, alert = false }: KeyFigureProps) {
  const face = (
    <>
      <span className="muted sm">{label}</span>
      <span className="v num">{value}</span>
      <span className="muted sm num">{note}</span>
    </>
  );
  const look = `panel kpi${alert ? ' alert' : ''}`;
  return to ? (
    <Link to={to} className={look}>
      {face}
    </Link>
  ) : (
    <div className={look}>{face}</div>
  );
}

type WaitingFigureProps = Omit<KeyFigureProps, 'value' | 'alert'> & { count: number };

/** How much waits for the staff: it needs attention unless it is nothing. */
export function WaitingFigure({ count, ...figure }: WaitingFigureProps) {
  return <KeyFigure {...figure} value={String(count)} alert={count > 0} />;
}

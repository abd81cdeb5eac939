import { Link } from 'react-router';

type KeyFigureProps = { label: string; value: string; note: string; to?: string };

/** One number with its name; it leads to its rows where there is a list of them. */
export function KeyFigure({ label, value, note, to }: KeyFigureProps) {
  const face = (
    <>
      <span className="muted sm">{label}</span>
      <span className="v num">{value}</span>
      <span className="faint sm">{note}</span>
    </>
  );
  return to ? (
    <Link to={to} className="panel kpi">
      {face}
    </Link>
  ) : (
    <div className="panel kpi">{face}</div>
  );
}

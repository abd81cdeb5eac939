import { KeyFigure, WaitingFigure } from '#admin/figures/key-figure.tsx';
import { type VisitKind, visitSpans, visitWords } from '#core/bookings/visit.ts';
import type { VisitFigure } from '#server/visits/visit-queries.ts';
import { href } from '#ui/href.ts';

type VisitFiguresProps = {
  visits: { kind: VisitKind; figure: VisitFigure }[];
  requests: number | null;
  askedSevas: number;
};

/** Requests, and confirmed visits of the next days; each number links to its list. */
export function VisitFigures({ visits, requests, askedSevas }: VisitFiguresProps) {
  return (
    <div className="kpis">
      {requests !== null && (
        <WaitingFigure
          label="Open requests"
          count={requests}
          note="messages, inquiries, enrolments"
          to={href('/admin-dashboard/inbox')}
        />
      )}
      {askedSevas > 0 && (
        <KeyFigure
          label="Sevas to confirm"
          value={String(askedSevas)}
          note="robots’, or people’s"
          to={`${href('/admin-dashboard/bookings')}?kind=seva`}
          alert
        />
      )}
      {visits.map(({ kind, figure: { bookings, people, asked } }) => (
        <KeyFigure
          key={kind}
          label={`${visitWords[kind]}, next ${visitSpans[0]} days`}
          value={String(bookings)}
          note={`confirmed, for ${people === 1 ? '1 person' : `${people} people`}${asked > 0 ? `; ${asked} more asked for` : ''}`}
          to={`${href('/admin-dashboard/bookings')}?kind=${kind}&state=confirmed`}
        />
      ))}
    </div>
  );
}

import { KeyFigure, WaitingFigure } from '#admin/figures/key-figure.tsx';
import { type VisitKind, visitSpans, visitWords } from '#core/bookings/visit.ts';
import * as m from '#messages/admin/dashboard.ts';
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
          label={m.openRequests}
          count={requests}
          note={m.openRequestsNote}
          to={href('/admin-dashboard/inbox')}
        />
      )}
      {askedSevas > 0 && (
        <KeyFigure
          label={m.sevasToConfirm}
          value={String(askedSevas)}
          note={m.sevasToConfirmNote}
          to={`${href('/admin-dashboard/bookings')}?kind=seva`}
          alert
        />
      )}
      {visits.map(({ kind, figure: { bookings, people, asked } }) => (
        <KeyFigure
          key={kind}
          label={m.visitsNext(visitWords[kind], visitSpans[0])}
          value={String(bookings)}
          note={asked > 0 ? m.confirmedAndAsked(people, asked) : m.confirmedFor(people)}
          to={`${href('/admin-dashboard/bookings')}?kind=${kind}&state=confirmed`}
        />
      ))}
    </div>
  );
}

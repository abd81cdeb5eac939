import { Link } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { stageWords } from '#admin/words/stay-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import { countNights } from '#core/stay/nights.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/stays.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';

/** Stays under a heading, one a row: made for a phone at the desk. */
export function StayRows({ title, stays }: { title: string; stays: readonly StayView[] }) {
  return (
    <Panel title={title} aside={<span className="sm muted num">{stays.length}</span>}>
      {stays.length === 0 ? (
        <p className="muted">{m.nobody}</p>
      ) : (
        <ul className="admin-rows">
          {stays.map((stay) => (
            <li key={stay.id} className="row between wrapx">
              <span>
                <Link
                  to={href('/admin-dashboard/stays/:id', { id: stay.id })}
                  className="inline-block py-2 font-semibold underline"
                >
                  {stay.guest.name}
                </Link>
                <span className="sm muted num block">
                  {stay.number} · {dayInWords(stay.arrival)} – {dayInWords(stay.departure)} ·{' '}
                  {m.nightsAndPeople(countNights(stay), stay.adults + stay.children)}
                </span>
                <span className="sm block">
                  {stay.kindTitle}
                  {stay.roomNumbers.length > 0 && `: ${stay.roomNumbers.join(', ')}`}
                </span>
              </span>
              <span className="row wrapx">
                {stay.toPay > 0 && stay.stage !== 'open' && (
                  <span className="sm num">
                    {m.toPay}: {formatRupees(stay.toPay, 'short')}
                  </span>
                )}
                <Badge tone={stageWords(stay.stage).tone}>{stageWords(stay.stage).label}</Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

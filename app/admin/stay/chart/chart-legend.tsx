import { stageWords } from '#admin/words/stay-words.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/tape-chart.ts';
import type { ChartDay } from '#server/stay/queries/chart-days.ts';

const stages = ['open', 'booked', 'in-house', 'left', 'no-show'] as const;

/** What the bars mean, and the names of the days that are marked in the head. */
export function ChartLegend({ days }: { days: readonly ChartDay[] }) {
  return (
    <>
      <ul className="tape-legend" aria-label={m.whatIsWhat}>
        <li>
          <span className="tape-sample" />
          {m.free}
        </li>
        {stages.map((stage) => (
          <li key={stage}>
            <span className={`tape-sample tape-bar ${stage}`} />
            {stageWords(stage).label}
          </li>
        ))}
        <li>
          <span className="tape-sample tape-bar offer" />
          {m.offered}
        </li>
        <li>
          <span className="tape-sample tape-bar group" />
          {m.group}
        </li>
        <li>
          <span className="tape-sample tape-bar blocked" />
          {m.blocked}
        </li>
      </ul>
      {days.length > 0 && (
        <section className="panel" aria-label={m.busyDays}>
          <h2>{m.busyDays}</h2>
          <ul className="admin-rows">
            {days.map(({ day, names }) => (
              <li key={day}>
                <b>{dayInWords(day)}</b> <span className="muted">{names.join(', ')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

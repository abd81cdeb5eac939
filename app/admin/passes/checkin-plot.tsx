import { PlotFrame, PlotTable } from '#admin/figures/plot-frame.tsx';
import type { Checkins } from '#core/passes/checkin-curve.ts';
import { clockTime, longDate } from '#core/time/date-words.ts';
import * as m from '#messages/admin/pass-sales.ts';

/** When people came in. */
export function CheckinPlot({ bars }: { bars: readonly Checkins[] }) {
  const highest = Math.max(0, ...bars.map(({ people }) => people));
  if (highest === 0) return <p className="muted">{m.nobodyCame}</p>;
  return (
    <figure className="time-plot">
      <PlotFrame
        bars={bars.map(({ at, people }) => ({
          ...{ key: at.toISOString(), label: clockTime(at), value: people },
        }))}
        highest={highest}
        sideWords={(value) => (Number.isInteger(value) ? String(value) : '')}
      />
      <PlotTable title={m.curve} open={m.asTable} heads={[m.from, m.people]}>
        {bars
          .filter(({ people }) => people > 0)
          .map(({ at, people }) => (
            <tr key={at.toISOString()}>
              <th scope="row" className="num">{`${longDate(at)}, ${clockTime(at)}`}</th>
              <td className="n num">{people}</td>
            </tr>
          ))}
      </PlotTable>
    </figure>
  );
}

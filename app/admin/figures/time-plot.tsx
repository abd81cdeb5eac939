import { LinePath } from '@visx/shape';
import { Link } from 'react-router';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import * as m from '#messages/admin/figures.ts';
import { PlotFrame, PlotTable } from './plot-frame.tsx';

/**
 * One bar: `label` is shown under it, `name` in the table; `before` is the same point of last year.
 */
export type PlotPoint = {
  key: string;
  label: string;
  name: string;
  total: Paise;
  count: number;
  before: Paise;
  href: string;
};

/** Sums over time: bars, and last year as a line. Its table links to the rows. */
export function TimePlot({ title, points }: { title: string; points: readonly PlotPoint[] }) {
  const highest = Math.max(0, ...points.flatMap(({ total, before }) => [total, before]));
  if (highest === 0) return <p className="muted">{m.noneGiven}</p>;
  return (
    <figure className="time-plot">
      <PlotFrame
        bars={points.map(({ key, label, total }) => ({ key, label, value: total }))}
        highest={highest}
        sideWords={shortRupees}
        over={({ middleOf, y }) => (
          <LinePath
            className="plot-before"
            data={[...points]}
            x={({ key }) => middleOf(key)}
            y={({ before }) => y(before)}
          />
        )}
      />
      <figcaption className="sm muted">
        <span className="time-plot-key now">{m.thisYear}</span>
        <span className="time-plot-key then">{m.lastYear}</span>
      </figcaption>
      <PlotTable title={title} open={m.asTable} heads={[m.when, m.gifts, m.given, m.lastYear]}>
        {points.map((point) => (
          <tr key={point.key}>
            <th scope="row">
              <Link to={point.href} discover="none" className="underline">
                {point.name}
              </Link>
            </th>
            <td className="n num">{point.count}</td>
            <td className="n num">{formatRupees(point.total, 'short')}</td>
            <td className="n num">{formatRupees(point.before, 'short')}</td>
          </tr>
        ))}
      </PlotTable>
    </figure>
  );
}

/** 1,20,000 rupees as '1.2L', for the side of a drawing; takes paise. */
function shortRupees(inPaise: number): string {
  const rupees = inPaise / 100;
  const rounded = (value: number) => String(Math.round(value * 100) / 100);
  if (rupees >= 1e7) return `₹${m.crores(rounded(rupees / 1e7))}`;
  if (rupees >= 1e5) return `₹${m.lakhs(rounded(rupees / 1e5))}`;
  return rupees >= 1000 ? `₹${m.thousands(rounded(rupees / 1000))}` : `₹${rounded(rupees)}`;
}

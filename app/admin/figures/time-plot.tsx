import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, LinePath } from '@visx/shape';
import { Link } from 'react-router';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import * as m from '#messages/admin/figures.ts';
import '#ui/table/table.css';

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

const side = 100;

/**
 * Sums over time: bars, and last year as a line. The drawing stretches with its box, the words
 * beside it do not, so it needs no script and no measuring. Its table holds the same numbers and
 * links to the rows.
 */
export function TimePlot({ title, points }: { title: string; points: readonly PlotPoint[] }) {
  const highest = Math.max(0, ...points.flatMap(({ total, before }) => [total, before]));
  if (highest === 0) return <p className="muted">{m.noneGiven}</p>;
  const y = scaleLinear<number>({ domain: [0, highest], range: [side, 0], nice: 4 });
  const x = scaleBand<string>({ domain: points.map(({ key }) => key), range: [0, side], padding: 0.28 });
  const top = y.domain()[1] ?? 1;
  const lines = [0, top / 2, top];
  const every = Math.ceil(points.length / 8);
  const middle = (point: PlotPoint) => (x(point.key) ?? 0) + x.bandwidth() / 2;
  return (
    <figure className="time-plot">
      <div className="time-plot-box" aria-hidden="true">
        <div className="time-plot-y num">
          {[...lines].reverse().map((value) => (
            <span key={value}>{shortRupees(value)}</span>
          ))}
        </div>
        <svg viewBox={`0 0 ${side} ${side}`} preserveAspectRatio="none" aria-hidden="true">
          {lines.map((value) => (
            <path key={value} className="grid" d={`M0 ${y(value)}H${side}`} />
          ))}
          {points.map((point) => (
            <Bar
              key={point.key}
              className="plot-mark"
              x={x(point.key)}
              y={y(point.total)}
              width={x.bandwidth()}
              height={side - y(point.total)}
            />
          ))}
          <LinePath
            className="plot-before"
            data={[...points]}
            x={(point) => middle(point)}
            y={(point) => y(point.before)}
          />
        </svg>
        <div className={`time-plot-x num${points.length > 12 ? ' many' : ''}`}>
          {points.map((point, index) => (
            <span key={point.key}>{index % every === 0 && point.label}</span>
          ))}
        </div>
      </div>
      <figcaption className="sm muted">
        <span className="time-plot-key now">{m.thisYear}</span>
        <span className="time-plot-key then">{m.lastYear}</span>
      </figcaption>
      <details className="admin-fold">
        <summary>{m.asTable}</summary>
        <div className="table-box">
          <table className="table">
            <caption className="sr">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{m.when}</th>
                <th scope="col" className="n">
                  {m.gifts}
                </th>
                <th scope="col" className="n">
                  {m.given}
                </th>
                <th scope="col" className="n">
                  {m.lastYear}
                </th>
              </tr>
            </thead>
            <tbody>
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
            </tbody>
          </table>
        </div>
      </details>
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

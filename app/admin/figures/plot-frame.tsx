import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { ReactNode } from 'react';
import '#ui/table/table.css';

/** One bar; `label` is shown under it where there is room. */
export type PlotBar = { key: string; label: string; value: number };

/** Where the marks of a plot are, in hundredths of the drawing. */
export type PlotScales = { middleOf: (key: string) => number; y: (value: number) => number };

type PlotFrameProps = {
  bars: readonly PlotBar[];
  /** The end of the scale: the highest value that is drawn. */
  highest: number;
  /** The numbers on its side. */
  sideWords: (value: number) => string;
  /** What is drawn over the bars. */
  over?: (scales: PlotScales) => ReactNode;
};

const side = 100;

/**
 * Bars over time. The drawing stretches with its box, the words beside it do not, so it needs no
 * script and no measuring. A table beside it says the same.
 */
export function PlotFrame({ bars, highest, sideWords, over }: PlotFrameProps) {
  const y = scaleLinear<number>({ domain: [0, highest], range: [side, 0], nice: 4 });
  const x = scaleBand<string>({ domain: bars.map(({ key }) => key), range: [0, side], padding: 0.28 });
  const top = y.domain()[1] ?? 1;
  const lines = [0, top / 2, top];
  const every = Math.ceil(bars.length / 8);
  const middleOf = (key: string) => (x(key) ?? 0) + x.bandwidth() / 2;
  return (
    <div className="time-plot-box" aria-hidden="true">
      <div className="time-plot-y num">
        {[...lines].reverse().map((value) => (
          <span key={value}>{sideWords(value)}</span>
        ))}
      </div>
      <svg viewBox={`0 0 ${side} ${side}`} preserveAspectRatio="none" aria-hidden="true">
        {lines.map((value) => (
          <path key={value} className="grid" d={`M0 ${y(value)}H${side}`} />
        ))}
        {bars.map(({ key, value }) => (
          <Bar
            key={key}
            className="plot-mark"
            x={x(key)}
            y={y(value)}
            width={x.bandwidth()}
            height={side - y(value)}
          />
        ))}
        {over?.({ middleOf, y })}
      </svg>
      <div className={`time-plot-x num${bars.length > 12 ? ' many' : ''}`}>
        {bars.map(({ key, label }, index) => (
          <span key={key}>{index % every === 0 && label}</span>
        ))}
      </div>
    </div>
  );
}

type PlotTableProps = { title: string; open: string; heads: readonly string[]; children: ReactNode };

/** The numbers of a plot, for who reads rather than looks: the first column names the row. */
export function PlotTable({ title, open, heads: [first, ...others], children }: PlotTableProps) {
  return (
    <details className="admin-fold">
      <summary>{open}</summary>
      <div className="table-box">
        <table className="table">
          <caption className="sr">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {others.map((head) => (
                <th key={head} scope="col" className="n">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </details>
  );
}

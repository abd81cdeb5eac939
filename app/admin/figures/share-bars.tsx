import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { Link } from 'react-router';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import * as m from '#messages/admin/figures.ts';

export type Share = { key: string; label: string; total: Paise; count: number; href?: string; note?: string };

/**
 * Parts of a whole as a table, each with its bar; the words carry everything, the bars help the
 * eye.
 */
export function ShareBars({ caption, shares, empty }: { caption: string; shares: Share[]; empty: string }) {
  if (shares.length === 0) return <p className="muted">{empty}</p>;
  const x = scaleLinear<number>({
    domain: [0, Math.max(1, ...shares.map(({ total }) => total))],
    range: [0, 100],
  });
  return (
    <table className="share-bars">
      <caption className="sr">{caption}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{m.part}</th>
          <th scope="col">{m.gifts}</th>
          <th scope="col">{m.given}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ key, label, total, count, href, note }) => (
          <tr key={key}>
            <th scope="row">
              {href ? (
                <Link to={href} discover="none" className="underline">
                  {label}
                </Link>
              ) : (
                label
              )}
              {note && <span className="muted"> {note}</span>}
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <Bar
                  className="plot-mark"
                  x={0}
                  y={0}
                  height={4}
                  width={Math.max(x(total), total > 0 ? 0.8 : 0)}
                />
              </svg>
            </th>
            <td className="num muted">{m.giftCount(count)}</td>
            <td className="num">{formatRupees(total, 'short')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

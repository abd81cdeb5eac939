import { formatRupees, paise } from '#core/money/paise.ts';

type Day = { day: string; count: number; total: number };

const width = 760;
const height = 250;
const floor = height - 34;
const left = 74;

/** Fourteen days as arch-topped bars. The words for those who don't see it are a table. */
export function DayBars({ days }: { days: Day[] }) {
  const top = niceTop(Math.max(...days.map((day) => day.total)));
  const step = (width - left) / days.length;
  const half = Math.min(16, step / 2 - 5);
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} className="bars" aria-hidden="true">
        {[0, 0.5, 1].map((part) => {
          const y = floor - part * (floor - 24);
          return (
            <g key={part}>
              <path d={`M${left} ${y}H${width}`} stroke="var(--line)" />
              <text x={left - 8} y={y + 4} textAnchor="end">
                {short(top * part)}
              </text>
            </g>
          );
        })}
        {days.map(({ day, total }, index) => {
          const x = left + step * (index + 0.5);
          const size = top === 0 ? 0 : (total / top) * (floor - 24);
          const last = index === days.length - 1;
          return (
            <g key={day}>
              {total > 0 && (
                <path d={archBar(x, half, Math.max(size, 8))} fill={last ? '#d9760a' : '#f8a324'} />
              )}
              <text x={x} y={height - 12} textAnchor="middle">
                {Number(day.slice(8))}
              </text>
            </g>
          );
        })}
      </svg>
      <table className="sr">
        <caption>Gifts, last 14 days</caption>
        <tbody>
          {days.map(({ day, count, total }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{count}</td>
              <td>{formatRupees(paise(total))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A bar that ends in the temple's arch. */
function archBar(x: number, half: number, size: number): string {
  const shoulder = floor - size + Math.min(10, size / 2);
  const tip = floor - size;
  return (
    `M${x - half} ${floor}V${shoulder}` +
    `C${x - half} ${shoulder - 6} ${x - 4} ${tip + 4} ${x} ${tip}` +
    `C${x + 4} ${tip + 4} ${x + half} ${shoulder - 6} ${x + half} ${shoulder}V${floor}Z`
  );
}

/** The next round number of rupees above the highest bar, in paise. */
function niceTop(highest: number): number {
  if (highest === 0) return 0;
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= highest) ?? 10;
  return step * power;
}

/** 1,20,000 rupees as '1.2L'. */
function short(inPaise: number): string {
  const rupees = inPaise / 100;
  if (rupees >= 1e7) return `${rupees / 1e7}Cr`;
  if (rupees >= 1e5) return `${rupees / 1e5}L`;
  return rupees >= 1000 ? `${rupees / 1000}k` : String(rupees);
}

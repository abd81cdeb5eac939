import { formatRupees, type Paise } from '#core/money/paise.ts';
import { Progress } from '#ui/progress.tsx';

type Cause = { causeId: string; title: string; count: number; total: Paise };

/** Where this month's gifts went, each as a part of the whole. */
export function CauseBars({ causes, total }: { causes: Cause[]; total: Paise }) {
  if (causes.length === 0) return <p className="muted">No gift this month yet.</p>;
  return (
    <ul className="office-stack">
      {causes.map((cause) => (
        <li key={cause.causeId}>
          <div className="row between sm">
            <b className="font-semibold">{cause.title}</b>
            <span className="num muted">{formatRupees(cause.total, 'short')}</span>
          </div>
          <Progress value={cause.total} max={total} label={`Part of ${cause.title}`} />
        </li>
      ))}
    </ul>
  );
}

import { formatRupees } from '#core/money/paise.ts';
import { Progress } from '#ui/progress.tsx';
import type { CauseView } from './cause-view.ts';

/** What a campaign has received towards its target, from the ledger; without a target there is nothing to measure. */
export function CauseProgress({ cause }: { cause: Pick<CauseView, 'title' | 'raised' | 'target'> }) {
  if (cause.target === null) return null;
  return (
    <Progress value={cause.raised} max={cause.target} label={`Raised for ${cause.title}`}>
      <span className="flex justify-between gap-3">
        <span>
          <b>{formatRupees(cause.raised, 'short')}</b> raised
        </span>
        <span>of {formatRupees(cause.target, 'short')}</span>
      </span>
    </Progress>
  );
}

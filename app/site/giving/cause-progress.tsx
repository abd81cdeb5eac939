import { hasProgress } from '#core/donations/has-progress.ts';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/gifts.ts';
import { Progress } from '#ui/progress.tsx';
import type { CauseView } from './cause-view.ts';

/**
 * A campaign's progress to its target, from the ledger; nothing without a target, and nothing under
 * one percent of it.
 */
export function CauseProgress({ cause }: { cause: Pick<CauseView, 'title' | 'raised' | 'target'> }) {
  if (cause.target === null || !hasProgress(cause.raised, cause.target)) return null;
  return (
    <Progress value={cause.raised} max={cause.target} label={m.raisedFor(cause.title)}>
      <span className="flex wrapx justify-between gap-3">
        <span>
          <b>{formatRupees(cause.raised, 'short')}</b> {m.raised}
        </span>
        <span>{m.ofTarget(formatRupees(cause.target, 'short'))}</span>
      </span>
    </Progress>
  );
}

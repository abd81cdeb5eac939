import { ledgerHref } from '#admin/lists/ledger-links.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { PeriodName } from '#core/stats/periods.ts';
import * as m from '#messages/admin/figures.ts';
import type { PeriodFigures } from '#server/stats/donation-periods.ts';
import { KeyFigure } from './key-figure.tsx';

export const periodWords: Record<PeriodName, string> = m.periods;

/** The donations of a period, compared with the same period of last year. */
export function PeriodFigure({ name, figures }: { name: PeriodName; figures: PeriodFigures }) {
  const { span, now, lastYear } = figures;
  return (
    <KeyFigure
      label={m.giftsOf[name]}
      value={formatRupees(now.total, 'short')}
      to={ledgerHref({ status: 'given', from: span.firstDay, to: span.lastDay })}
      note={
        <>
          {m.giftCount(now.count)}
          <span className="block">{comparison(now.total, lastYear.total)}</span>
        </>
      }
    />
  );
}

/** '+12 % on last year', of two sums at the same point of their years. */
export function comparison(now: number, before: number): string {
  if (before === 0) return m.nothingLastYear;
  const change = Math.round(((now - before) / before) * 100);
  if (change === 0) return m.asLastYear;
  return m.onLastYear(`${change > 0 ? '+' : '−'}${Math.abs(change).toLocaleString('en-IN')}`);
}

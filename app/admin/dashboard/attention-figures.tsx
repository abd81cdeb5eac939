import { WaitingFigure } from '#admin/figures/key-figure.tsx';
import { ledgerHref } from '#admin/lists/ledger-links.ts';
import type { Attention } from '#server/stats/attention.ts';
import { href } from '#ui/href.ts';

/** Everything that waits for the staff. */
export function AttentionFigures({ attention }: { attention: Attention }) {
  const { waiting, undelivered, claims, payments } = attention;
  return (
    <div className="kpis">
      <WaitingFigure
        label="Payments waiting"
        count={waiting}
        note="begun over 15 minutes ago"
        to={ledgerHref({ status: 'waiting' })}
      />
      <WaitingFigure
        label="Receipts not delivered"
        count={undelivered}
        note="letters that nobody got"
        to={ledgerHref({ status: 'undelivered' })}
      />
      <WaitingFigure
        label="Claims to match"
        count={claims}
        note="UPI and bank"
        to={href('/admin-dashboard/donation/claims')}
      />
      <WaitingFigure
        label="Payments to check"
        count={payments}
        note="settle no gift, or need a look"
        to={href('/admin-dashboard/donation/payments')}
      />
    </div>
  );
}

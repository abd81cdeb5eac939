import { KeyFigure } from '#admin/figures/key-figure.tsx';
import { ledgerHref } from '#admin/lists/ledger-links.ts';
import type { Attention } from '#server/stats/attention.ts';
import { href } from '#ui/href.ts';

/** Everything that waits for the staff. */
export function AttentionFigures({ attention }: { attention: Attention }) {
  const { waiting, undelivered, claims, payments } = attention;
  return (
    <div className="kpis">
      <KeyFigure
        label="Payments waiting"
        value={String(waiting)}
        note="begun over 15 minutes ago"
        to={ledgerHref({ status: 'waiting' })}
        alert={waiting > 0}
      />
      <KeyFigure
        label="Receipts not delivered"
        value={String(undelivered)}
        note="letters that nobody got"
        to={ledgerHref({ status: 'undelivered' })}
        alert={undelivered > 0}
      />
      <KeyFigure
        label="Claims to match"
        value={String(claims)}
        note="UPI and bank"
        to={href('/admin-dashboard/donation/claims')}
        alert={claims > 0}
      />
      <KeyFigure
        label="Payments to check"
        value={String(payments)}
        note="settle no gift, or need a look"
        to={href('/admin-dashboard/donation/payments')}
        alert={payments > 0}
      />
    </div>
  );
}

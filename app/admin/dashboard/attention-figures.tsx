import { WaitingFigure } from '#admin/figures/key-figure.tsx';
import { ledgerHref } from '#admin/lists/ledger-links.ts';
import * as m from '#messages/admin/dashboard.ts';
import type { Attention } from '#server/stats/attention.ts';
import { href } from '#ui/href.ts';

/** Everything that waits for the staff. */
export function AttentionFigures({ attention }: { attention: Attention }) {
  const { waiting, undelivered, claims, payments } = attention;
  return (
    <div className="kpis">
      <WaitingFigure
        label={m.paymentsWaiting}
        count={waiting}
        note={m.paymentsWaitingNote}
        to={ledgerHref({ status: 'waiting' })}
      />
      <WaitingFigure
        label={m.receiptsUndelivered}
        count={undelivered}
        note={m.receiptsUndeliveredNote}
        to={ledgerHref({ status: 'undelivered' })}
      />
      <WaitingFigure
        label={m.claimsToMatch}
        count={claims}
        note={m.claimsNote}
        to={href('/admin-dashboard/donation/claims')}
      />
      <WaitingFigure
        label={m.paymentsToCheck}
        count={payments}
        note={m.paymentsToCheckNote}
        to={href('/admin-dashboard/donation/payments')}
      />
    </div>
  );
}

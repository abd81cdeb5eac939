import { KeyFigure } from '#admin/shared/key-figure.tsx';
import { ledgerHref } from '#admin/shared/ledger-links.ts';
import type { Attention, BookingsToCome } from '#server/stats/attention.ts';

type AttentionFiguresProps = { attention: Attention; bookings: BookingsToCome };

/** What waits for somebody in the office, and what comes. */
export function AttentionFigures({ attention, bookings }: AttentionFiguresProps) {
  const { waiting, undelivered, claims, payments } = attention;
  const { bookings: booked, people } = bookings;
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
        to="/admin-dashboard/donation/claims"
        alert={claims > 0}
      />
      <KeyFigure
        label="Payments to check"
        value={String(payments)}
        note="settle no gift"
        to="/admin-dashboard/donation/payments"
        alert={payments > 0}
      />
      <KeyFigure
        label="Sevas in the next 7 days"
        value={String(booked)}
        note={people === 1 ? 'for 1 person' : `for ${people} people`}
      />
    </div>
  );
}

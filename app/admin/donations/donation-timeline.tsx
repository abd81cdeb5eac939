import { RecordNumber } from '#admin/records/record-number.tsx';
import { shortMoment } from '#admin/words/moment-words.ts';
import { disagreementWords, moneyEventWords } from '#admin/words/money-event-words.ts';
import type { TimelineEntry } from '#core/donations/donation-view.ts';
import { formatRupees } from '#core/money/paise.ts';

/**
 * The events of a donation, oldest first, as in the ledger. Of one that was taken back nothing was
 * refunded: the state change repeats what the entry before it said.
 */
export function DonationTimeline({ entries }: { entries: TimelineEntry[] }) {
  const takenBack = entries.some(({ kind }) => kind === 'taken-back');
  const shown = entries.filter(({ kind }) => !takenBack || kind !== 'refunded');
  return (
    <ol className="admin-timeline">
      {shown.map((entry) => (
        <li key={`${entry.kind} ${new Date(entry.at).getTime()} ${entry.paymentId}`}>
          <b className="font-semibold">{moneyEventWords(entry.kind)}</b>
          <span className="faint num">
            {shortMoment(entry.at)}
            {entry.amount !== null && `, ${formatRupees(entry.amount)}`}
          </span>
          {entry.note && (
            <span className="muted wrap-anywhere block first-letter:uppercase">
              {disagreementWords(entry.note)}
            </span>
          )}
          {entry.paymentId && (
            <span className="muted">
              <RecordNumber>{entry.paymentId}</RecordNumber>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

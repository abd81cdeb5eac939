import { shortMoment } from '#admin/shared/moment-words.ts';
import type { TimelineEntry } from '#core/donations/donation-view.ts';
import { formatRupees } from '#core/money/paise.ts';

/** The events of a gift, oldest first, as the ledger has them. */
export function GiftTimeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol className="office-timeline">
      {entries.map((entry) => (
        <li key={`${entry.kind} ${new Date(entry.at).getTime()} ${entry.paymentId}`}>
          <b className="font-semibold">{kindWords(entry.kind)}</b>
          <span className="faint num">
            {shortMoment(entry.at)}
            {entry.amount !== null && `, ${formatRupees(entry.amount)}`}
          </span>
          {(entry.paymentId || entry.note) && (
            <span className="muted num break-all">
              {[entry.paymentId, entry.note].filter(Boolean).join(', ')}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** 'receipt-issued' -> 'Receipt issued'. */
function kindWords(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

import type { DonationStatusView } from '#core/donations/donation-view.ts';
import { formatRupees } from '#core/money/paise.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/stored-donation.ts';
import { Sentence } from '#ui/sentence.tsx';
import { DonationSums } from './donation-sums.tsx';
import '../checkout-parts/summary-card.css';

/** The stored donation: lines, fee, total, reference. Nothing personal. */
export function OfferingCard({ donation }: { donation: DonationStatusView }) {
  return (
    <aside className="summary-card" aria-labelledby="your-offering">
      <div className="in">
        <h2 id="your-offering" className="card-title">
          {m.yourOffering}
        </h2>
        <ul className="grid gap-4">
          {donation.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, do not move
            <li key={index} className="summary-card-line row between items-start">
              <span>
                <b>{line.title}</b>
                <span className="sm num block">
                  {formatRupees(line.unit, 'short')} × {line.quantity}
                </span>
              </span>
              <span className="num">{formatRupees(line.amount, 'short')}</span>
            </li>
          ))}
        </ul>
        {donation.sevaOn && (
          <p className="sm">
            <Sentence
              text={m.forTheDay(dayInWords(donation.sevaOn))}
              parts={{ day: (words) => <b>{words}</b> }}
            />
          </p>
        )}
        <dl>
          <DonationSums total={formatRupees(donation.total, 'short')} />
        </dl>
        <div className="summary-card-lotus" />
        <p className="sm faint summary-card-reference">
          {m.reference} <span className="break-all">{donation.id}</span>
        </p>
      </div>
    </aside>
  );
}

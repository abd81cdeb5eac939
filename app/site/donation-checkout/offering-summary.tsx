import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/donation-checkout.ts';
import { MendField, RemoveLine, SummaryCard } from '#site/checkout-parts/summary-card.tsx';
import { DonationSums } from '#site/giving/donation-sums.tsx';
import { lineFields, lineTexts } from '#site/giving/shown-lines.ts';
import { FieldError } from '#ui/forms/field.tsx';
import type { DonationQuote, QuotedLine } from './quote-donation.ts';

export function OfferingSummary({ quote }: { quote: DonationQuote }) {
  return (
    <SummaryCard
      id="your-offering"
      title={m.yourOffering}
      change="/donation"
      total={formatRupees(quote.total, 'short')}
      open={quote.lines.some(({ problem, note }) => problem ?? note)}
      lines={quote.lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, do not move
        <SummaryLine key={index} line={line} index={index} removable={quote.lines.length > 1} />
      ))}
      sums={<DonationSums total={formatRupees(quote.total, 'short')} />}
    />
  );
}

function SummaryLine({ line, index, removable }: { line: QuotedLine; index: number; removable: boolean }) {
  const { sent, problem } = line;
  const texts = lineTexts(sent);
  const id = `lines.${index}.${problem?.field ?? 'causeId'}`;
  const editing = problem?.mendable
    ? lineFields.indexOf(problem.field === 'quantity' ? 'quantity' : 'amount')
    : null;
  return (
    <li className="summary-card-line" id={editing === null ? id : undefined} tabIndex={-1}>
      {lineFields.map((name, at) =>
        at === editing ? null : <input key={name} type="hidden" name={name} value={texts[at]} />,
      )}
      <div className="row between items-start">
        <span>
          <b>{line.title}</b>
          {line.kind && <span className="sm block">{line.kind}</span>}
          {line.unit !== null && (
            <span className="sm num block">
              {formatRupees(line.unit, 'short')} × {sent.quantity}
            </span>
          )}
        </span>
        <span className="num">{line.amount === null ? '–' : formatRupees(line.amount, 'short')}</span>
      </div>
      {editing !== null && problem && (
        <MendField
          id={id}
          label={problem.field === 'quantity' ? m.howMany : m.amountInRupees}
          name={lineFields[editing] ?? ''}
          typed={texts[editing]}
          inputMode="decimal"
        />
      )}
      <FieldError id={`${id}-error`}>{problem?.message}</FieldError>
      {line.note && (
        <p className="sm summary-card-note">
          {line.note} {m.payingConfirms}
        </p>
      )}
      {removable && problem && <RemoveLine index={index} />}
    </li>
  );
}

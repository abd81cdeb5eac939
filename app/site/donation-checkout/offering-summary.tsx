import { Link } from 'react-router';
import { formatRupees } from '#core/money/paise.ts';
import { lineFields, lineTexts } from '#site/giving/shown-lines.ts';
import { FieldError } from '#ui/field.tsx';
import type { DonationQuote, QuotedLine } from './quote-donation.ts';
import '#site/giving/summary-card.css';

/** The donation as a receipt: lines, fee, total, all at the server's prices. */
export function OfferingSummary({ quote }: { quote: DonationQuote }) {
  return (
    <aside className="summary-card" aria-labelledby="your-offering">
      <div className="in">
        <div className="row between">
          <h2 id="your-offering" className="card-title">
            Your offering
          </h2>
          <Link to="/donation" className="sm summary-card-edit">
            Change
          </Link>
        </div>
        <ul className="grid gap-4">
          {quote.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, do not move
            <SummaryLine key={index} line={line} index={index} removable={quote.lines.length > 1} />
          ))}
        </ul>
        <dl>
          <div>
            <dt>Processing fee</dt>
            <dd className="num">₹0</dd>
          </div>
          <div className="g">
            <dt>Total</dt>
            <dd className="price">{formatRupees(quote.total)}</dd>
          </div>
        </dl>
        <div className="summary-card-lotus" />
      </div>
    </aside>
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
        <span className="num">{line.amount === null ? '–' : formatRupees(line.amount)}</span>
      </div>
      {editing !== null && problem && (
        <label className="field mt-2">
          <span className="lbl">{problem.field === 'quantity' ? 'How many' : 'Amount in rupees'}</span>
          <input
            id={id}
            name={lineFields[editing] ?? ''}
            defaultValue={texts[editing]}
            inputMode="decimal"
            autoComplete="off"
            className="input"
            aria-invalid="true"
            aria-describedby={`${id}-error`}
          />
        </label>
      )}
      <FieldError id={`${id}-error`}>{problem?.message}</FieldError>
      {line.note && <p className="sm summary-card-note">{line.note} Paying confirms the new amount.</p>}
      {removable && problem && (
        <button type="submit" name="remove" value={index} className="sm summary-card-edit">
          Remove this line
        </button>
      )}
    </li>
  );
}

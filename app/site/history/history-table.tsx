import Download from 'lucide-react/icons/download';
import { Form, Link, useNavigation } from 'react-router';
import { awaitsReceipt } from '#core/donations/donation-state.ts';
import type { DonationHistoryRow } from '#core/donations/donation-view.ts';
import { lineWords } from '#core/donations/line-words.ts';
import { stateWordsOf } from '#core/donations/state-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import { awaitsAnswer } from '#core/purchases/money-state.ts';
import { receiptPdfPath } from '#core/receipts/receipt-paths.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/donation-history.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { type Column, Table } from '#ui/table/table.tsx';

const columnsOf = (mailed: boolean): Column<DonationHistoryRow>[] => [
  { label: m.date, cell: (row) => <span className="num">{dayInWords(row.givenOn ?? row.begunOn)}</span> },
  {
    label: m.cause,
    cell: (row) => (
      <Link to={href('/donationStatus/:id', { id: row.id })} className="font-semibold">
        {lineWords(row.lines)}
      </Link>
    ),
  },
  { label: m.amount, numeric: true, cell: (row) => <Amount row={row} /> },
  {
    label: m.status,
    cell: (row) => {
      const { tone, label } = stateWordsOf(row);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  { label: m.receipt, cell: (row) => <Receipt row={row} mailed={mailed} /> },
  { label: m.again, cell: (row) => <Again row={row} /> },
];

/** `mailed`: the account has an address that a receipt can be sent to again. */
export function HistoryTable({ rows, mailed }: { rows: DonationHistoryRow[]; mailed: boolean }) {
  return (
    <div className="panel">
      <Table caption={m.yourGifts} columns={columnsOf(mailed)} rows={rows} rowKey={(row) => row.id} />
    </div>
  );
}

function Amount({ row: { total, returned } }: { row: DonationHistoryRow }) {
  return (
    <>
      <b className="num">{formatRupees(total, 'short')}</b>
      {returned.ofDonation > 0 && (
        <span className="faint num block">{m.returned(formatRupees(returned.ofDonation, 'short'))}</span>
      )}
    </>
  );
}

type ReceiptProps = { row: DonationHistoryRow; mailed: boolean };

function Receipt({ row: { id, receipt, path, state }, mailed }: ReceiptProps) {
  const sending = useNavigation().formData?.get('donationId') === id;
  if (!receipt) {
    const why = path === 'gupt' ? m.quietGift : awaitsReceipt(state) ? m.notYet : m.none;
    return <span className="faint">{why}</span>;
  }
  return (
    <div className="receipt-cell">
      <span className="num" translate="no">
        {receipt.number}
        {receipt.voided && ` ${m.isVoid}`}
      </span>
      <span className="row wrapx">
        <a href={receiptPdfPath(receipt.id)} className="btn btn-quiet btn-sm" download>
          <span>{m.pdf}</span>
          <Icon of={Download} />
        </a>
        {mailed && !receipt.voided && path !== 'gupt' && (
          <Form method="post">
            <input type="hidden" name="donationId" value={id} />
            <Button look="quiet" size="sm" busy={sending && m.sending}>
              {m.resend}
            </Button>
          </Form>
        )}
      </span>
    </div>
  );
}

/** Gives to the same cause again; for several causes it leads to all of them. */
function Again({ row: { lines, payable, claimed, state, id } }: { row: DonationHistoryRow }) {
  const busy = claimed || awaitsAnswer(state);
  const causes = new Set(lines.map((line) => line.causeId));
  const [only] = causes;
  const again = causes.size === 1 ? `/donation/single-donation/${only}` : '/donation';
  return (
    <Link to={payable || busy ? href('/donationStatus/:id', { id }) : again} className="btn btn-quiet btn-sm">
      <span>{busy ? m.see : payable ? m.payNow : m.giveAgain}</span>
    </Link>
  );
}

import { Link } from 'react-router';
import type { LedgerRow } from '#core/donations/donation-view.ts';
import { donationStateWords } from '#core/donations/state-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import { Badge } from '#ui/badge.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { shortMoment } from './moment-words.ts';

const columns: Column<LedgerRow>[] = [
  {
    label: 'Cause',
    cell: (row) => (
      <Link to={`/admin-dashboard/donation/single-donation/${row.id}`} className="font-semibold">
        {row.lines.map((line) => line.title).join(', ')}
      </Link>
    ),
  },
  {
    label: 'Donor',
    cell: (row) =>
      row.donorName ?? <span className="faint">{row.path === 'gupt' ? 'Quiet gift' : 'Unnamed'}</span>,
  },
  { label: 'When', cell: (row) => <span className="num">{shortMoment(row.paidAt ?? row.createdAt)}</span> },
  { label: 'Mode', cell: (row) => modeWords[row.mode ?? ''] ?? <span className="faint">None yet</span> },
  { label: 'Amount', numeric: true, cell: (row) => <b className="num">{formatRupees(row.total)}</b> },
  {
    label: 'State',
    cell: ({ state }) => (
      <Badge tone={donationStateWords[state].tone}>{donationStateWords[state].label}</Badge>
    ),
  },
  {
    label: 'Receipt',
    cell: (row) =>
      row.receiptNumber ? (
        <span className="num">{row.receiptNumber}</span>
      ) : (
        <span className="faint">None yet</span>
      ),
  },
];

export const modeWords: Record<string, string> = {
  online: 'Online',
  upi: 'UPI',
  bank: 'Bank transfer',
  cash: 'Cash',
  cheque: 'Cheque',
};

export function LedgerTable({ caption, rows }: { caption: string; rows: LedgerRow[] }) {
  return <Table caption={caption} columns={columns} rows={rows} rowKey={(row) => row.id} />;
}

import { rupeesText } from '#core/money/paise.ts';
import { templeIso } from '#core/time/temple-day.ts';
import type { LedgerRow } from './donation-view.ts';
import type { DonationColumn } from './ledger-columns.ts';
import { lineWords } from './line-words.ts';

/**
 * One cell of the admin's export of donations: plain values that a spreadsheet can add and sort.
 */
export function donationCell(row: LedgerRow, column: DonationColumn): string {
  switch (column) {
    case 'cause':
      return lineWords(row.lines, '; ');
    case 'donor':
      return row.donorName ?? '';
    case 'when':
      return row.paidAt ? momentText(row.paidAt) : '';
    case 'begun':
      return momentText(row.createdAt);
    case 'amount':
      return rupeesText(row.total);
    case 'net':
      return rupeesText(row.net);
    case 'receipt':
      return row.receiptNumber ?? '';
    case 'reference':
      return row.id;
    case 'state':
      return row.takenBack ? `taken back: ${row.takenBack}` : row.state;
    case 'mode':
    case 'path':
    case 'phone':
    case 'email':
    case 'city':
      return row[column] ?? '';
  }
}

/** '2026-11-20 17:30' in Asia/Kolkata, which spreadsheets read as a moment. */
function momentText(moment: Date): string {
  return templeIso(moment).slice(0, 16).replace('T', ' ');
}

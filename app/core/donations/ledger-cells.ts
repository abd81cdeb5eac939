import { rupeesText } from '#core/money/paise.ts';
import { templeIso } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/ledger.ts';
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
      return row.takenBack ? m.takenBack(m.reasons[row.takenBack]) : m.states[row.state];
    case 'path':
      return m.paths[row.path];
    case 'mode':
      return modes[row.mode ?? ''] ?? row.mode ?? '';
    case 'phone':
    case 'email':
    case 'city':
      return row[column] ?? '';
  }
}

const modes: Record<string, string> = m.modes;

/** '2026-11-20 17:30' in Asia/Kolkata, which spreadsheets read as a moment. */
function momentText(moment: Date): string {
  return templeIso(moment).slice(0, 16).replace('T', ' ');
}

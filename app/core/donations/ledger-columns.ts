import { columns } from '#messages/admin/ledger.ts';

/** The columns of the admin's list of donations and of its export, in order. */
export const donationColumns = columns;
export type DonationColumn = keyof typeof donationColumns;

export const allDonationColumns = Object.keys(donationColumns) as DonationColumn[];
export const usualDonationColumns: readonly DonationColumn[] = [
  ...(['cause', 'donor', 'when', 'mode', 'amount', 'state', 'receipt'] as const),
];

/** The columns in an address, in the list's own order; `otherwise` if none is known. */
export function readDonationColumns(
  requested: readonly string[],
  otherwise: readonly DonationColumn[],
): DonationColumn[] {
  const known = allDonationColumns.filter((column) => requested.includes(column));
  return known.length > 0 ? known : [...otherwise];
}

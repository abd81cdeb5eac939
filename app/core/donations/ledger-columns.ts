/** What the office's list of gifts and its file can show of a gift, in their order. */
export const donationColumns = {
  cause: 'Cause',
  donor: 'Donor',
  when: 'When',
  begun: 'Begun',
  mode: 'Mode',
  path: 'Path',
  amount: 'Amount',
  net: 'Kept',
  state: 'State',
  receipt: 'Receipt',
  phone: 'Phone',
  email: 'E-mail',
  city: 'City',
  reference: 'Reference',
} as const;
export type DonationColumn = keyof typeof donationColumns;

export const allDonationColumns = Object.keys(donationColumns) as DonationColumn[];
export const usualDonationColumns: readonly DonationColumn[] = [
  ...(['cause', 'donor', 'when', 'mode', 'amount', 'state', 'receipt'] as const),
];

/** The columns that an address asks for, in the list's own order; nothing known asks for `otherwise`. */
export function readDonationColumns(
  asked: readonly string[],
  otherwise: readonly DonationColumn[],
): DonationColumn[] {
  const known = allDonationColumns.filter((column) => asked.includes(column));
  return known.length > 0 ? known : [...otherwise];
}

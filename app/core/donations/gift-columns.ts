/** What the office's list of gifts and its file can show of a gift, in their order. */
export const giftColumns = {
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
export type GiftColumn = keyof typeof giftColumns;

export const allGiftColumns = Object.keys(giftColumns) as GiftColumn[];
export const usualGiftColumns: readonly GiftColumn[] = [
  ...(['cause', 'donor', 'when', 'mode', 'amount', 'state', 'receipt'] as const),
];

/** The columns that an address asks for, in the list's own order; nothing known asks for `otherwise`. */
export function readGiftColumns(asked: readonly string[], otherwise: readonly GiftColumn[]): GiftColumn[] {
  const known = allGiftColumns.filter((column) => asked.includes(column));
  return known.length > 0 ? known : [...otherwise];
}

/** The list of gifts and its file: columns, filters, and the cells of the file. */

export const columns = {
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
};
export const views = {
  given: 'In hand',
  waiting: 'Waiting over 15 minutes',
  undelivered: 'Receipt not delivered',
};
export const takenBack = (why: string) => `taken back: ${why}`;
export const reasons = { bounced: 'bounced', mistake: 'mistake', unmatched: 'unmatched' };
/** English files keep the words that programs of accountants know. */
export const states = {
  created: 'created',
  attempted: 'attempted',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  cancelled: 'cancelled',
  review: 'review',
  refund_pending: 'refund_pending',
  part_refunded: 'part_refunded',
  refunded: 'refunded',
};
export const modes = { online: 'online', upi: 'upi', bank: 'bank', cash: 'cash', cheque: 'cheque' };
export const paths = { gupt: 'gupt', named: 'named', tax: 'tax' };

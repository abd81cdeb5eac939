/** Why the number on the shelf changed; the same words stand in the check of stock_moves. */
export type StockReason =
  | 'opening'
  | 'received'
  | 'counted'
  | 'damaged'
  | 'given'
  | 'corrected'
  | 'sold'
  | 'returned';

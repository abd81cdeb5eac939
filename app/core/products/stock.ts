/** Why the number on the shelf changed; the same words stand in the check of stock_moves. */
export type StockReason = ManualReason | 'opening' | 'sold' | 'returned';

/** What the desk may give as a reason; orders write the others. */
export const manualReasons = ['received', 'counted', 'damaged', 'given', 'corrected'] as const;
export type ManualReason = (typeof manualReasons)[number];

export const stockReasonWords: Record<StockReason, string> = {
  opening: 'Opening stock',
  received: 'Received',
  counted: 'Counted',
  damaged: 'Damaged',
  given: 'Given away',
  corrected: 'Slip corrected',
  sold: 'Sold',
  returned: 'Came back',
};

import * as m from '#messages/admin/products.ts';
/** Why the stock changed; the same values are in the check of stock_moves. */
export type StockReason = ManualReason | 'opening' | 'sold' | 'returned';

/** The reasons the staff may choose; orders write the others. */
export const manualReasons = ['received', 'counted', 'damaged', 'given', 'corrected'] as const;
export type ManualReason = (typeof manualReasons)[number];

export const stockReasonWords: Record<StockReason, string> = m.stockReasons;

import * as m from '#messages/product-cards.ts';
/** A product's stock as the buyer sees it; nothing where there is plenty (rule F22). */
export function stockWords(available: number, lowStockLevel: number): string | null {
  if (available <= 0) return m.outOfStock;
  return available <= lowStockLevel ? m.onlyLeft(available) : null;
}

import type { PlacedLine } from '#core/orders/place-order.ts';

/**
 * What an order stores of a product as it was sold, in the columns that its lines and offered swaps
 * share.
 */
export function lineRow(line: Omit<PlacedLine, 'amount' | 'list'>) {
  return {
    variant_id: line.variantId,
    product_id: line.productId,
    title: line.title,
    options: line.options,
    sku: line.sku,
    hsn: line.hsn,
    rate_bp: line.rateBp,
    quantity: line.quantity,
    unit_paise: line.unit,
    weight_grams: line.weightGrams,
  };
}

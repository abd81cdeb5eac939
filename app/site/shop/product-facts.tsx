import type { ProductFacts, Variant } from '#core/products/product.ts';

/** What the law on packed goods requires, and what the counter needs. */
export function ProductFactsList({ facts, variant }: { facts: ProductFacts; variant: Variant | null }) {
  const rows = [
    ['Net quantity', facts.netQuantity],
    ['Maker or packer', facts.maker],
    ['Country of origin', facts.origin],
    ['Best before', facts.bestBefore],
    ['Food licence (FSSAI)', facts.fssai],
    ['Parcel weight', variant ? weightWords(variant.weightGrams) : ''],
    ['HSN', facts.hsn],
    ['Article number', variant?.sku ?? ''],
  ].filter(([, value]) => value !== '');
  return (
    <dl className="product-facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function weightWords(grams: number): string {
  return grams < 1_000 ? `${grams} g` : `${(grams / 1_000).toLocaleString('en-IN')} kg`;
}

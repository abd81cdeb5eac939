import type { ProductFacts, Variant } from '#core/products/product.ts';
import * as m from '#messages/product.ts';

/** What the law on packed goods requires, and what the counter needs. */
export function ProductFactsList({ facts, variant }: { facts: ProductFacts; variant: Variant | null }) {
  const rows = [
    [m.netQuantity, facts.netQuantity],
    [m.maker, facts.maker],
    [m.origin, facts.origin],
    [m.bestBefore, facts.bestBefore],
    [m.foodLicence, facts.fssai],
    [m.parcelWeight, variant ? weightWords(variant.weightGrams) : ''],
    ['HSN', facts.hsn],
    [m.articleNumber, variant?.sku ?? ''],
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
  return grams < 1_000 ? m.grams(String(grams)) : m.kilograms((grams / 1_000).toLocaleString('en-IN'));
}

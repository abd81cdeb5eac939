import type { Variant } from './product.ts';

export type Choice = {
  /** 'Language'. */
  name: string;
  values: {
    value: string;
    /** The variant that choosing it leads to. */
    variantId: string;
    chosen: boolean;
    /** Whether any variant of this value can be bought now. */
    inStock: boolean;
  }[];
};

/**
 * The choices of a product with, for each value, the variant it leads to: the one that keeps most
 * of the current choices, and of those one in stock. So every existing combination can be reached
 * by links alone.
 */
export function choicesOf(variants: readonly Variant[], chosen: Variant): Choice[] {
  return chosen.options.map(({ name }, at) => {
    const values = [...new Set(variants.map((variant) => variant.options[at]?.value ?? ''))];
    return {
      name,
      values: values.map((value) => {
        const target = nearest(variants, chosen, at, value);
        return {
          value,
          variantId: target.id,
          chosen: chosen.options[at]?.value === value,
          inStock: variants.some((variant) => variant.options[at]?.value === value && variant.available > 0),
        };
      }),
    };
  });
}

function nearest(variants: readonly Variant[], chosen: Variant, at: number, value: string): Variant {
  const unchanged = (variant: Variant) =>
    variant.options.filter((option, index) => index !== at && option.value === chosen.options[index]?.value)
      .length;
  const candidates = variants.filter((variant) => variant.options[at]?.value === value);
  return [...candidates].sort(
    (one, other) =>
      unchanged(other) - unchanged(one) || Number(other.available > 0) - Number(one.available > 0),
  )[0] as Variant;
}

/** The variant a page shows: the requested one, else the first in stock, else the first. */
export function shownVariant(variants: readonly Variant[], requested: string | null): Variant | null {
  return (
    variants.find(({ id }) => id === requested) ??
    variants.find(({ available }) => available > 0) ??
    variants[0] ??
    null
  );
}

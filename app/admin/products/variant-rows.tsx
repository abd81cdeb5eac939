import type { TypedPicture, TypedVariant } from '#core/products/product-form.ts';
import { Select, TextInput } from '#ui/field.tsx';

const spare = 3;
const none: TypedVariant = {
  ...{ id: '', sku: '', options: '', price: '', mrp: '', grams: '', picture: '', offered: 'yes' },
};
const choices = [
  { value: 'yes', label: 'Offered' },
  { value: 'no', label: 'Not offered' },
];

type VariantRowsProps = {
  rows: TypedVariant[];
  /** Of the product, as the form above shows them now: a variant may be shown by one of them. */
  pictures: TypedPicture[];
  problemOf: (field: string) => string | null;
};

/** The variants, and three empty rows for more; what an order may name is never taken away. */
export function VariantRows({ rows, pictures, problemOf }: VariantRowsProps) {
  const shown = [
    { value: '', label: 'The first picture' },
    ...pictures.flatMap(({ image, alt }, at) =>
      image === '' ? [] : [{ value: String(at + 1), label: `Picture ${at + 1}${alt && `: ${alt}`}` }],
    ),
  ];
  const filled = rows.filter(({ id, sku, price, options }) => [id, sku, price, options].some(Boolean));
  return (
    <div>
      {[...filled, ...Array.from({ length: spare }, () => none)].map((row, index) => {
        const text = (name: keyof TypedVariant, label: string) => ({
          name: `variant-${name}`,
          id: `variants.${index}.${name}`,
          label,
          defaultValue: row[name],
          error: problemOf(`variants.${index}.${name}`),
        });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their place; new ones have no name yet
          <fieldset key={index} aria-label={`Variant ${index + 1}`}>
            <div className="variant-row">
              <input type="hidden" name="variant-id" value={row.id} />
              <TextInput {...text('sku', `Article number ${index + 1}`)} maxLength={40} />
              <TextInput {...text('options', 'Choice')} placeholder="Hindi / Large" />
              <TextInput {...text('price', 'Price')} prefix="₹" inputMode="decimal" />
              <TextInput {...text('mrp', 'Printed MRP')} optional prefix="₹" inputMode="decimal" />
              <TextInput {...text('grams', 'Weight, packed (g)')} inputMode="numeric" />
              <Select {...text('picture', 'Shown by')} options={shown} />
              <Select {...text('offered', 'State')} options={choices} />
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}

import { mostVariants, type TypedPicture, type TypedVariant } from '#core/products/product-form.ts';
import * as m from '#messages/admin/products.ts';
import { MoneyInput, type Option, Select, TextInput } from '#ui/forms/field.tsx';
import { GrowingRows } from '#ui/forms/growing-rows.tsx';

const none: TypedVariant = {
  ...{ id: '', sku: '', options: '', price: '', mrp: '', grams: '', picture: '', offered: 'yes' },
};
const choices = [
  { value: 'yes', label: m.offered },
  { value: 'no', label: m.notOffered },
];

type VariantRowsProps = {
  rows: TypedVariant[];
  /** The pictures as the form above shows them now: a variant may use one of them. */
  pictures: TypedPicture[];
  problemOf: (field: string) => string | null;
};

/** The variants; one that an order may refer to is never removed. */
export function VariantRows({ rows, pictures, problemOf }: VariantRowsProps) {
  const shown = [
    { value: '', label: m.theFirstPicture },
    ...pictures.flatMap(({ image, alt }, at) =>
      image === '' ? [] : [{ value: String(at + 1), label: m.picture(at + 1) + (alt && `: ${alt}`) }],
    ),
  ];
  const filled =
    rows.findLastIndex(({ id, sku, price, options }) => [id, sku, price, options].some(Boolean)) + 1;
  return (
    <div>
      <GrowingRows
        filled={Math.max(1, filled)}
        most={mostVariants}
        add={m.addVariant}
        show={(at) => <VariantRow at={at} row={rows[at] ?? none} shown={shown} problemOf={problemOf} />}
      />
    </div>
  );
}

type VariantRowProps = {
  at: number;
  row: TypedVariant;
  shown: Option[];
  problemOf: VariantRowsProps['problemOf'];
};

function VariantRow({ at, row, shown, problemOf }: VariantRowProps) {
  const text = (name: keyof TypedVariant, label: string) => ({
    name: `variant-${name}`,
    id: `variants.${at}.${name}`,
    label,
    defaultValue: row[name],
    error: problemOf(`variants.${at}.${name}`),
  });
  return (
    <fieldset aria-label={m.variantN(at + 1)}>
      <div className="variant-row">
        <input type="hidden" name="variant-id" value={row.id} />
        <TextInput {...text('sku', m.articleNumberOf(at + 1))} maxLength={40} />
        <TextInput {...text('options', m.choice)} placeholder={m.choiceExample} />
        <MoneyInput {...text('price', m.price)} />
        <MoneyInput {...text('mrp', m.printedMrp)} optional />
        <TextInput {...text('grams', m.weightPacked)} inputMode="numeric" />
        <Select {...text('picture', m.shownBy)} options={shown} />
        <Select {...text('offered', m.state)} options={choices} />
      </div>
    </fieldset>
  );
}

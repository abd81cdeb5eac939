import { useState } from 'react';
import { useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { SlugInput } from '#admin/forms/slug-input.tsx';
import type { PictureChoice } from '#admin/media-picker/picture-input.tsx';
import type { TypedPicture, TypedProduct, TypedVariant } from '#core/products/product-form.ts';
import { Button } from '#ui/button.tsx';
import { Select, TextArea, TextInput } from '#ui/forms/field.tsx';
import { PictureRows } from './picture-rows.tsx';
import type { CurrentProduct } from './typed-product.ts';
import { VariantRows } from './variant-rows.tsx';

type Named = { id: string; title: string };
type ProductFormProps = {
  /** null: a new product. */
  id: string | null;
  current: CurrentProduct;
  choices: { categories: Named[]; taxClasses: Named[] };
  library: PictureChoice[];
  refused?: Omit<RefusedForm, 'typed'> & {
    typed: TypedProduct;
    variants: TypedVariant[];
    pictures: TypedPicture[];
  };
};

const optionsOf = (named: readonly Named[]) => named.map(({ id, title }) => ({ value: id, label: title }));
const states = [
  { value: 'draft', label: 'Draft: not shown' },
  { value: 'live', label: 'Live: sold' },
  { value: 'hidden', label: 'Hidden: its page says it is not sold' },
];

const mostPictures = 8;

/** The name of a field in the error summary. */
const labels = {
  ...{ title: 'Title', titleHi: 'Title in Hindi', id: 'Address', category: 'Category', status: 'State' },
  ...{ description: 'Description', choose: 'What is chosen', taxClass: 'Tax class', hsn: 'HSN' },
  ...{ netQuantity: 'Net quantity', origin: 'Country of origin', maker: 'Maker or packer', fssai: 'FSSAI' },
  ...{ bestBefore: 'Best before', lowStockLevel: 'Low stock at' },
  ...{ 'pictures.image': 'Picture {n}', 'pictures.alt': 'Picture {n}', 'variants.sku': 'Article number {n}' },
  ...{ 'variants.options': 'Choice {n}', 'variants.price': 'Price {n}', 'variants.mrp': 'Printed MRP {n}' },
  ...{ 'variants.grams': 'Weight {n}', 'variants.picture': 'Shown by {n}', 'variants.offered': 'State {n}' },
};

export function ProductForm({ id, current, choices, library, refused }: ProductFormProps) {
  const saving = useNavigation().state === 'submitting';
  const { field, summary } = fieldErrors(refused, current.typed, labels);
  const [pictures, setPictures] = useState(() => withRoom(refused?.pictures ?? current.pictures));
  return (
    <RecordForm className="admin-stack" problems={summary} version={field('version').defaultValue}>
      <section className="panel admin-form">
        <h2>What it is</h2>
        <div className="admin-pair">
          <TextInput {...field('title')} label="Title" maxLength={120} />
          <TextInput {...field('titleHi')} optional label="Title in Hindi" lang="hi" maxLength={120} />
          <SlugInput id={id} field={field} label="Address" example="tulsi-japa-mala" />
          <Select
            {...field('category')}
            label="Category"
            placeholder="Choose"
            options={optionsOf(choices.categories)}
          />
          <Select {...field('status')} label="State" options={states} />
        </div>
        <TextArea
          {...field('description')}
          optional
          label="Description"
          hint="Plain words. Part paragraphs by an empty line."
          rows={6}
        />
        <PictureRows
          rows={pictures}
          choices={library}
          problemOf={(name) => field(name).error}
          onChoose={(at, picture) =>
            setPictures((all) => withRoom(all.map((one, place) => (place === at ? picture : one))))
          }
        />
      </section>
      <section className="panel admin-form">
        <h2>Variants</h2>
        <TextInput
          {...field('choose')}
          optional
          label="What is chosen"
          hint="Language, Size: the names, parted by commas. Empty where there is nothing to choose."
        />
        <VariantRows
          rows={refused?.variants ?? current.variants}
          pictures={pictures}
          problemOf={(name) => field(name).error}
        />
      </section>
      <section className="panel admin-form">
        <h2>Law and shelf</h2>
        <div className="admin-pair">
          <Select
            {...field('taxClass')}
            label="Tax class"
            placeholder="Choose"
            options={optionsOf(choices.taxClasses)}
          />
          <TextInput
            {...field('hsn')}
            optional
            label="HSN"
            inputMode="numeric"
            hint="The accountant knows it."
          />
          <TextInput {...field('netQuantity')} optional label="Net quantity" hint="500 ml, 1 book" />
          <TextInput {...field('origin')} optional label="Country of origin" />
          <TextInput {...field('maker')} optional label="Maker or packer, with place" />
          <TextInput {...field('fssai')} optional label="Food licence (FSSAI)" inputMode="numeric" />
          <TextInput {...field('bestBefore')} optional label="Best before" hint="9 months from packing" />
          <TextInput
            {...field('lowStockLevel')}
            label="Low stock at"
            inputMode="numeric"
            hint="From here on the shop says ‘Only n left’."
          />
        </div>
      </section>
      <div className="row wrapx">
        <Button busy={saving && 'Saving…'}>{id === null ? 'Make the product' : 'Save'}</Button>
      </div>
    </RecordForm>
  );
}

/** The pictures and an empty slot for one more. */
function withRoom(pictures: readonly TypedPicture[]): TypedPicture[] {
  const filled = pictures.slice(
    0,
    pictures.findLastIndex(({ image, alt }) => image !== '' || alt !== '') + 1,
  );
  const count = Math.min(mostPictures, Math.max(pictures.length, filled.length + 1));
  return Array.from({ length: count }, (_, at) => filled[at] ?? { image: '', alt: '' });
}

import { useState } from 'react';
import { useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { SlugInput } from '#admin/forms/slug-input.tsx';
import type { PictureChoice } from '#admin/media-picker/picture-input.tsx';
import type { TypedPicture, TypedProduct, TypedVariant } from '#core/products/product-form.ts';
import * as m from '#messages/admin/products.ts';
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
  { value: 'draft', label: m.stateDraft },
  { value: 'live', label: m.stateLive },
  { value: 'hidden', label: m.stateHidden },
];

const mostPictures = 8;

/** The name of a field in the error summary. */
const labels = {
  ...{ title: m.title, titleHi: m.titleInHindi, id: m.address, category: m.category, status: m.state },
  ...{ description: m.description, choose: m.whatIsChosen, taxClass: m.taxClass, hsn: 'HSN' },
  ...{ netQuantity: m.netQuantity, origin: m.origin, maker: m.maker, fssai: 'FSSAI' },
  ...{ bestBefore: m.bestBefore, lowStockLevel: m.lowStockAt },
  ...{ 'pictures.image': m.pictureN, 'pictures.alt': m.pictureN, 'variants.sku': m.articleNumberN },
  ...{ 'variants.options': m.choiceN, 'variants.price': m.priceN, 'variants.mrp': m.mrpN },
  ...{ 'variants.grams': m.weightN, 'variants.picture': m.shownByN, 'variants.offered': m.stateN },
};

export function ProductForm({ id, current, choices, library, refused }: ProductFormProps) {
  const saving = useNavigation().state === 'submitting';
  const { field, summary } = fieldErrors(refused, current.typed, labels);
  const [pictures, setPictures] = useState(() => withRoom(refused?.pictures ?? current.pictures));
  return (
    <RecordForm className="admin-stack" problems={summary} version={field('version').defaultValue}>
      <section className="panel admin-form">
        <h2>{m.whatItIs}</h2>
        <div className="admin-pair">
          <TextInput {...field('title')} label={m.title} maxLength={120} />
          <TextInput {...field('titleHi')} optional label={m.titleInHindi} lang="hi" maxLength={120} />
          <SlugInput id={id} field={field} label={m.address} example="tulsi-japa-mala" />
          <Select
            {...field('category')}
            label={m.category}
            placeholder={m.choose}
            options={optionsOf(choices.categories)}
          />
          <Select {...field('status')} label={m.state} options={states} />
        </div>
        <TextArea {...field('description')} optional label={m.description} hint={m.plainWords} rows={6} />
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
        <h2>{m.variants}</h2>
        <TextInput {...field('choose')} optional label={m.whatIsChosen} hint={m.chosenHint} />
        <VariantRows
          rows={refused?.variants ?? current.variants}
          pictures={pictures}
          problemOf={(name) => field(name).error}
        />
      </section>
      <section className="panel admin-form">
        <h2>{m.lawAndStorage}</h2>
        <div className="admin-pair">
          <Select
            {...field('taxClass')}
            label={m.taxClass}
            placeholder={m.choose}
            options={optionsOf(choices.taxClasses)}
          />
          <TextInput {...field('hsn')} optional label="HSN" inputMode="numeric" hint={m.accountantKnows} />
          <TextInput {...field('netQuantity')} optional label={m.netQuantity} hint="500 ml, 1 book" />
          <TextInput {...field('origin')} optional label={m.origin} />
          <TextInput {...field('maker')} optional label={m.makerWithPlace} />
          <TextInput {...field('fssai')} optional label={m.foodLicence} inputMode="numeric" />
          <TextInput {...field('bestBefore')} optional label={m.bestBefore} hint={m.bestBeforeExample} />
          <TextInput
            {...field('lowStockLevel')}
            label={m.lowStockAt}
            inputMode="numeric"
            hint={m.lowStockHint}
          />
        </div>
      </section>
      <div className="row wrapx">
        <Button busy={saving && m.saving}>{id === null ? m.makeProduct : m.save}</Button>
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

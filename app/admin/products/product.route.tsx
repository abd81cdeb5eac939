import { data, Link, redirect } from 'react-router';
import { asProblems } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { MediaPicker } from '#admin/media-picker/media-picker.tsx';
import { mayDo } from '#core/people/roles.ts';
import {
  productFields,
  type TypedPicture,
  type TypedProduct,
  type TypedVariant,
  variantFields,
} from '#core/products/product-form.ts';
import * as m from '#messages/admin/products.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import { listPictureChoices } from '#server/media/media-queries.ts';
import { findEditedProduct, listProductChoices } from '#server/products/admin-product-queries.ts';
import { saveProduct } from '#server/products/save-product.ts';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/product.route';
import { ProductForm } from './product-form.tsx';
import { newProduct, typedProduct } from './typed-product.ts';
import './products.css';

/** One product with its variants; 'new' is the empty form. */
export const loader = forStaff(
  'products.write',
  async ({ url, params, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const product = params.id === 'new' ? null : await findEditedProduct(services.db, params.id);
    if (!product && params.id !== 'new') throw new Response(null, { status: 404 });
    return {
      id: product?.id ?? null,
      title: product?.title ?? null,
      current: product ? typedProduct(product) : newProduct,
      choices: await listProductChoices(services),
      library: await listPictureChoices(services),
      mayUpload: mayDo(staff.roles, 'media.add'),
      saved: url.searchParams.get('done') === '1',
    };
  },
);

const mostRows = 80;

function typedOf({ text, all }: Pick<StaffForm, 'text' | 'all'>) {
  const typed = Object.fromEntries(productFields.map((name) => [name, text(name)])) as TypedProduct;
  const columns = variantFields.map((name) => [name, all(`variant-${name}`)] as const);
  const count = Math.min(mostRows, columns[0]?.[1].length ?? 0);
  const variants = Array.from(
    { length: count },
    (_, at) => Object.fromEntries(columns.map(([name, values]) => [name, values[at] ?? ''])) as TypedVariant,
  );
  const alts = all('pictureAlt');
  const shown: TypedPicture[] = all('pictureImage')
    .slice(0, 8)
    .map((image, at) => ({ image, alt: alts[at] ?? '' }));
  return { typed, rows: { variants, pictures: shown } };
}

export const action = staffAction(
  on(saveProduct, ({ params, text, all }: StaffForm<Route.ActionArgs>) => [
    params.id === 'new' ? null : params.id,
    typedOf({ text, all }),
  ]),
  (call, saved) => {
    if (saved.ok) throw redirect(`${href('/admin-dashboard/products/:id', { id: saved.value.id })}?done=1`);
    const { typed, rows } = typedOf(call);
    return data({ problems: asProblems(saved), typed, ...rows }, { status: 422 });
  },
);

export const handle = { crumb: m.product } satisfies AdminHandle;

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, current, choices, library, mayUpload, saved } = loaderData;
  return (
    <div className="admin-stack">
      <ScreenHead title={title ?? m.newProduct}>
        {id && (
          <div className="row wrapx gap-6">
            <Link to={href('/admin-dashboard/products/:id/stock', { id })} className="btn btn-quiet">
              <span>{m.stockLedger}</span>
            </Link>
            <Link to={href('/shop/single-product/:id', { id })} className="btn btn-quiet">
              <span>{m.seeInShop}</span>
            </Link>
          </div>
        )}
      </ScreenHead>
      {!actionData && saved && <Notice tone="good">{m.saved}</Notice>}
      {choices.categories.length === 0 || choices.taxClasses.length === 0 ? (
        <BeforeProducts {...choices} />
      ) : (
        <MediaPicker mayUpload={mayUpload}>
          <ProductForm
            key={current.typed.version}
            id={id}
            current={current}
            choices={choices}
            library={library}
            refused={actionData}
          />
        </MediaPicker>
      )}
    </div>
  );
}

/** A product needs a category and a tax class: a new shop creates these first. */
function BeforeProducts({ categories, taxClasses }: Route.ComponentProps['loaderData']['choices']) {
  return (
    <section className="panel admin-stack">
      <p>{m.beforeFirst}</p>
      <ul className="admin-rows">
        {categories.length === 0 && (
          <li>
            <Link
              to={href('/admin-dashboard/products/categories')}
              className="inline-block py-2 font-semibold underline"
            >
              {m.aCategory}
            </Link>
            <span className="sm muted block">{m.aCategoryNote}</span>
          </li>
        )}
        {taxClasses.length === 0 && (
          <li>
            <Link
              to={href('/admin-dashboard/products/gst')}
              className="inline-block py-2 font-semibold underline"
            >
              {m.aTaxClass}
            </Link>
            <span className="sm muted block">{m.aTaxClassNote}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

import { data, Form, Link } from 'react-router';
import { asProblems, type RefusedForm } from '#admin/forms/field-errors.ts';
import { readSearch } from '#admin/lists/read-search.ts';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/products.ts';
import { forStaff, on, staffAction } from '#server/auth/staff-route.ts';
import {
  countLowStock,
  listAdminVariants,
  type ProductView,
  productViews,
} from '#server/products/admin-product-queries.ts';
import { changeStock, stockFields } from '#server/products/change-stock.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import type { Route } from './+types/products.route';
import { ProductTabs } from './product-tabs.tsx';
import { VariantTable } from './variant-table.tsx';
import './products.css';

const pageSize = 40;

/** Every variant of every product with its stock, which is changed in its row. */
export const loader = forStaff('products.read', async ({ url, services, staff }) => {
  const query = url.searchParams;
  const { search, page: requested } = readSearch(query);
  const view: ProductView = productViews.find((one) => one === query.get('view')) ?? 'all';
  const [{ rows, total, page, pages }, low] = await Promise.all([
    listAdminVariants(services, { search, view, category: null }, { page: requested, size: pageSize }),
    countLowStock(services),
  ]);
  return {
    ...{ rows, total, low, view, page, pages },
    search: search ?? '',
    mayWrite: mayDo(staff.roles, 'products.write'),
    mayStock: mayDo(staff.roles, 'stock.write'),
  };
});

export const action = staffAction(
  on(changeStock, ({ texts }) => [texts(stockFields)]),
  ({ texts }, changed) => {
    const typed = texts(stockFields);
    const { variantId } = typed;
    if (changed.ok) return data({ variantId, onHand: changed.value.onHand, refused: null });
    const refused: RefusedForm = { problems: asProblems(changed), typed };
    return data({ variantId, onHand: null, refused }, { status: 422 });
  },
);

const views = [
  { value: 'all', label: m.all },
  { value: 'low', label: m.lowOrOut },
  { value: 'out', label: m.outOfStock },
  { value: 'draft', label: m.drafts },
  { value: 'hidden', label: m.hidden },
];

export default function Products({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, total, low, view, search, page, pages, mayWrite, mayStock } = loaderData;
  const nothingYet = total === 0 && search === '' && view === 'all';
  const hrefOf = (number: number) =>
    `${href('/admin-dashboard/products')}?${new URLSearchParams({ search, view, page: String(number) })}`;
  return (
    <div className="admin-stack">
      <div className="admin-head mb-0">
        <div>
          <h1>{m.products}</h1>
          <p className="sr" role="status">
            {m.articleCount(total)}
          </p>
        </div>
        {mayWrite && !nothingYet && (
          <ButtonLink to={href('/admin-dashboard/products/:id', { id: 'new' })} look="strong" size="sm">
            {m.newProduct}
          </ButtonLink>
        )}
      </div>
      <ProductTabs here="list" />
      {low > 0 && view !== 'low' && (
        <Notice tone="wait">
          {low === 1 ? m.lowOne : m.lowMany(low)}{' '}
          <Link to={`${href('/admin-dashboard/products')}?view=low`} className="underline">
            {m.showThem}
          </Link>
        </Notice>
      )}
      <section className="panel admin-stack">
        {!nothingYet && (
          <Form key={`${search} ${view}`} className="product-filter" noValidate>
            <TextInput
              optional
              name="search"
              label={m.searchFor}
              type="search"
              defaultValue={search}
              maxLength={100}
            />
            <Select name="view" label={m.show} options={views} defaultValue={view} />
            <Button look="outline" size="sm">
              {m.show}
            </Button>
          </Form>
        )}
        {rows.length === 0 ? (
          <NoArticles untouched={nothingYet} mayWrite={mayWrite} />
        ) : (
          <VariantTable rows={rows} mayWrite={mayWrite} mayStock={mayStock} answer={actionData} />
        )}
        <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      </section>
    </div>
  );
}

function NoArticles({ untouched, mayWrite }: { untouched: boolean; mayWrite: boolean }) {
  if (!untouched)
    return (
      <EmptyState picture="empty-cart" title={m.noMatch}>
        {m.noMatchNote}
      </EmptyState>
    );
  return (
    <EmptyState
      picture="shop-books"
      title={m.noProduct}
      actions={
        mayWrite && (
          <>
            <ButtonLink to={href('/admin-dashboard/products/:id', { id: 'new' })} look="outline" size="sm">
              {m.newProduct}
            </ButtonLink>
            <ButtonLink to={href('/admin-dashboard/products/import')} look="outline" size="sm">
              {m.fromFile}
            </ButtonLink>
          </>
        )
      }
    >
      {m.noProductNote}
    </EmptyState>
  );
}

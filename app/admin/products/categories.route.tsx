import { data, redirect } from 'react-router';
import { asProblems, type RefusedForm } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/products.ts';
import { forStaff, on, staffActions } from '#server/auth/staff-route.ts';
import { categoryFields, deleteCategory, saveCategory } from '#server/products/save-category.ts';
import { listAdminCategories } from '#server/products/shop-rule-queries.ts';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/categories.route';
import { CategoryForm } from './category-form.tsx';
import { ProductTabs } from './product-tabs.tsx';
import './products.css';

/** The categories of the shop, each changed in its row. */
export const loader = forStaff('products.read', async ({ url, services, staff }) => {
  return {
    categories: await listAdminCategories(services),
    mayWrite: mayDo(staff.roles, 'products.write'),
    saved: url.searchParams.get('done'),
  };
});

export const action = staffActions(
  {
    delete: on(deleteCategory, ({ text }) => [text('row')]),
    '': on(saveCategory, ({ text, texts }) => [text('row') || null, texts(categoryFields)]),
  },
  ({ intent, text, texts }, done) => {
    if (done.ok)
      throw redirect(
        `${href('/admin-dashboard/products/categories')}?done=${intent === 'delete' ? 'gone' : '1'}`,
      );
    const refused: RefusedForm = { problems: asProblems(done), typed: texts(categoryFields) };
    return data({ row: text('row'), ...refused }, { status: 422 });
  },
);

export const handle = { crumb: m.categories } satisfies AdminHandle;

export default function Categories({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, mayWrite, saved } = loaderData;
  const refusedOf = (row: string) => (actionData?.row === row ? actionData : undefined);
  return (
    <div className="admin-stack">
      <ScreenHead title={m.products} />
      <ProductTabs here="categories" />
      {!actionData && saved && <Notice tone="good">{saved === 'gone' ? m.gone : m.savedInShop}</Notice>}
      {categories.map((category) => (
        <CategoryForm
          key={`${category.id} ${category.version}`}
          category={category}
          mayWrite={mayWrite}
          refused={refusedOf(category.id)}
        />
      ))}
      {mayWrite && (
        <CategoryForm
          key={`new ${categories.length}`}
          category={null}
          mayWrite
          place={categories.length}
          refused={refusedOf('')}
        />
      )}
    </div>
  );
}

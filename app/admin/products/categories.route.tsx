import { data, redirect } from 'react-router';
import type { AdminHandle } from '#admin/shared/admin-crumbs.tsx';
import { asProblems, type RefusedForm } from '#admin/shared/field-errors.ts';
import { mayDo } from '#core/people/roles.ts';
import { requireStaff } from '#server/auth/viewer.ts';
import { categoryFields, deleteCategory, saveCategory } from '#server/products/save-category.ts';
import { listAdminCategories } from '#server/products/shop-rule-queries.ts';
import { servicesContext } from '#server/services.ts';
import { readFormText } from '#server/web-request/form-text.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/categories.route';
import { CategoryForm } from './category-form.tsx';
import { ProductTabs } from './product-tabs.tsx';
import './products.css';

/** The categories of the shop, each changed in its row. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'products.read');
  return {
    categories: await listAdminCategories(services),
    mayWrite: mayDo(staff.roles, 'products.write'),
    saved: new URL(request.url).searchParams.get('done'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = await requireStaff(services, request, 'products.write');
  const { row, intent, ...typed } = await readFormText(request, ['row', 'intent', ...categoryFields]);
  const done =
    intent === 'delete'
      ? await deleteCategory(services, staff, row)
      : await saveCategory(services, staff, row === '' ? null : row, typed);
  if (done.ok)
    throw redirect(`/admin-dashboard/products/categories?done=${intent === 'delete' ? 'gone' : '1'}`);
  const refused: RefusedForm = { problems: asProblems(done), typed };
  return data({ row, ...refused }, { status: 422 });
}

export const handle = { crumb: 'Categories' } satisfies AdminHandle;

export default function Categories({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, mayWrite, saved } = loaderData;
  const refusedOf = (row: string) => (actionData?.row === row ? actionData : undefined);
  return (
    <div className="admin-stack">
      <div className="admin-head mb-0">
        <h1>Products</h1>
      </div>
      <ProductTabs here="categories" />
      {!actionData && saved && (
        <Notice tone="good">{saved === 'gone' ? 'It is gone.' : 'Saved. The shop shows it now.'}</Notice>
      )}
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

import { data, Form, useNavigation } from 'react-router';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { readSearch } from '#admin/lists/read-search.ts';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { optionWords } from '#core/products/product.ts';
import * as m from '#messages/admin/products.ts';
import { forStaff, on, type StaffForm, staffAction } from '#server/auth/staff-route.ts';
import {
  type AdminVariant,
  listAdminVariants,
  listProductChoices,
} from '#server/products/admin-product-queries.ts';
import { countStock } from '#server/products/count-stock.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { type Column, Table } from '#ui/table/table.tsx';
import { Pagination } from '#ui/tabs/pagination.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { Route } from './+types/count.route';
import { ProductTabs } from './product-tabs.tsx';
import './products.css';

const pageSize = 60;
const here = href('/admin-dashboard/products/count');

/** The stock of a category, to be counted line by line. */
export const loader = forStaff('stock.write', async ({ url, services }) => {
  const query = url.searchParams;
  const { categories } = await listProductChoices(services);
  const category = categories.find(({ id }) => id === query.get('category')) ?? categories[0] ?? null;
  const { rows, page, pages } = await listAdminVariants(
    services,
    { search: null, view: 'all', category: category?.id ?? null },
    { page: readSearch(query).page, size: pageSize },
  );
  return { categories, category: category?.id ?? '', rows, page, pages };
});

function linesOf({ all }: Pick<StaffForm, 'all'>) {
  const [seen, counted] = [all('seen'), all('counted')];
  return all('variantId').map((variantId, at) => ({
    ...{ variantId, seen: seen[at] ?? '', counted: counted[at] ?? '' },
  }));
}

export const action = staffAction(
  on(countStock, (call) => [linesOf(call)]),
  (call, answer) => {
    const wrong = new Set(answer.problems.map(({ variantId }) => variantId));
    // A refused count stays typed; a saved one is counted and its field is empty again.
    const typed: Record<string, string> = Object.fromEntries(
      linesOf(call).flatMap((line) => (wrong.has(line.variantId) ? [[line.variantId, line.counted]] : [])),
    );
    return data({ ...answer, typed }, { status: wrong.size > 0 ? 422 : 200 });
  },
);

export const handle = { crumb: m.countStock } satisfies AdminHandle;

export default function Count({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, category, rows, page, pages } = loaderData;
  const saving = useNavigation().state === 'submitting';
  return (
    <div className="admin-stack">
      <ScreenHead title={m.products} />
      <ProductTabs here="count" />
      {actionData && <CountNotice {...actionData} />}
      <section className="panel admin-stack">
        {categories.length > 0 && (
          <Tabs
            label={m.allCategories}
            tabs={categories.map(({ id, title }) => ({
              to: `${here}?category=${id}`,
              label: title,
              current: id === category,
            }))}
          />
        )}
        {rows.length === 0 ? (
          <EmptyState title={m.categoryEmpty}>
            {categories.length === 0 ? m.categoryEmptyNew : m.categoryEmptyNote}
          </EmptyState>
        ) : (
          <Form
            method="post"
            noValidate
            className="admin-stack"
            key={rows.map(({ id, onHand }) => `${id}${onHand}`).join()}
          >
            <p className="sm muted">{m.writeWhatCounted}</p>
            <Table
              caption={m.articlesToCount}
              columns={columnsFor(actionData)}
              rows={rows}
              rowKey={({ id }) => id}
            />
            <div className="row wrapx">
              <Button busy={saving && m.writing}>{m.writeCount}</Button>
            </div>
          </Form>
        )}
        <Pagination
          page={page}
          pages={pages}
          hrefOf={(number) => `${here}?category=${category}&page=${number}`}
        />
      </section>
    </div>
  );
}

type Answer = Route.ComponentProps['actionData'];

function CountNotice({ counted, differed, problems }: NonNullable<Answer>) {
  const words = m.countedWords(counted, differed);
  return (
    <Notice tone={problems.length > 0 ? 'wait' : 'good'}>
      {words} {problems.length > 0 && m.notWritten(problems.length)}
    </Notice>
  );
}

const columnsFor = (answer: Answer): Column<AdminVariant>[] => [
  {
    label: m.article,
    cell: ({ title, options }) => (
      <div>
        <b className="font-semibold">{title}</b>
        {options.length > 0 && <span className="sm faint block">{optionWords(options)}</span>}
      </div>
    ),
  },
  { label: m.articleNumber, cell: ({ sku }) => <span className="num">{sku}</span> },
  { label: m.shouldBe, numeric: true, cell: ({ onHand }) => <span className="num">{onHand}</span> },
  {
    label: m.countedHead,
    cell: ({ id, onHand, sku }) => {
      const problem = answer?.problems.find(({ variantId }) => variantId === id);
      return (
        <div className="stock-form">
          <input type="hidden" name="variantId" value={id} />
          <input type="hidden" name="seen" value={onHand} />
          <input
            name="counted"
            type="number"
            min={0}
            inputMode="numeric"
            defaultValue={answer?.typed[id] ?? ''}
            className="input"
            aria-label={m.countedOf(sku)}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `count-${id}` : undefined}
          />
          <span className="said">
            {problem && (
              <FieldError id={`count-${id}`}>{adminMessageFor(problem.code, problem.values)}</FieldError>
            )}
          </span>
        </div>
      );
    },
  },
];

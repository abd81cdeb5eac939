import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { formatRupees } from '#core/money/paise.ts';
import { lastDayOf } from '#core/passes/product-form.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/admin/passes.ts';
import type { PlannedProduct } from '#server/passes/plan/plan-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Progress } from '#ui/progress.tsx';
import { ConfirmedButton } from './confirmed-button.tsx';
import { ProductFields, typedProduct, usualProduct } from './product-fields.tsx';

type Days = { from: string; to: string };
type ProductsPanelProps = {
  products: PlannedProduct[];
  days: Days;
  mayPlan: boolean;
  refusedOf: (intent: string, id?: string) => RefusedForm | undefined;
};

/** What the event gives passes for. */
export function ProductsPanel({ products, days, mayPlan, refusedOf }: ProductsPanelProps) {
  const adding = refusedOf('addProduct');
  const { field } = fieldErrors(adding, usualProduct);
  return (
    <Panel title={m.products}>
      {products.length === 0 && <p className="muted">{m.noProduct}</p>}
      <ul className="admin-rows pass-rows">
        {products.map((product) => (
          <ProductRow
            key={`${product.id} ${product.version}`}
            {...{ product, days, mayPlan }}
            refused={refusedOf('changeProduct', product.id)}
          />
        ))}
      </ul>
      {mayPlan && (
        <details className="admin-fold" open={products.length === 0 || adding !== undefined}>
          <summary>{m.addProduct}</summary>
          <PanelForm key={products.length} intent="addProduct" save={m.add}>
            <ProductFields {...{ field, days }} of="new" />
          </PanelForm>
        </details>
      )}
    </Panel>
  );
}

type ProductRowProps = {
  product: PlannedProduct;
  days: Days;
  mayPlan: boolean;
  refused: RefusedForm | undefined;
};

function ProductRow({ product, days, mayPlan, refused }: ProductRowProps) {
  const { id, title, kind, given, held, quota, onSale, needsApproval } = product;
  const { field } = fieldErrors(refused, typedProduct(product));
  return (
    <li className="grid gap-1">
      <div className="row wrapx between">
        <b className="wrap-anywhere">{title}</b>
        <span className="row wrapx">
          {needsApproval && <Badge tone="info">{m.approves}</Badge>}
          {!onSale && <Badge tone="wait">{m.notOnSale}</Badge>}
          <Badge>{m.kindNames[kind]}</Badge>
        </span>
      </div>
      <p className="sm muted">{termsOf(product).join(' · ')}</p>
      <Progress value={given + held} max={quota} label={title}>
        {m.given(given, held, quota)}
      </Progress>
      {mayPlan && (
        <details className="admin-fold" open={refused !== undefined}>
          <summary>{m.change}</summary>
          <PanelForm intent="changeProduct" version={field('version').defaultValue}>
            <input type="hidden" name="productId" value={id} />
            <ProductFields {...{ field, days }} of={id} />
          </PanelForm>
          {given === 0 && held === 0 && (
            <ConfirmedButton
              label={m.remove}
              of={title}
              ask={m.removeProductAsk}
              intent="deleteProduct"
              name="productId"
              value={id}
            />
          )}
        </details>
      )}
    </li>
  );
}

/** What it costs and for whom it is, in words. */
function termsOf(product: PlannedProduct): string[] {
  const { price, early, earlyUntil, people, leastAge, mostAge, membersUntil } = product;
  const until = (moment: Date) => dayInWords(lastDayOf(moment));
  return [
    price === 0 ? m.free : formatRupees(price, 'short'),
    ...(early !== null && earlyUntil ? [m.soFar(formatRupees(early, 'short'), until(earlyUntil))] : []),
    m.forPeople(people),
    ...(leastAge === null && mostAge === null ? [] : [m.ages(leastAge, mostAge)]),
    ...(membersUntil ? [m.forMembers(until(membersUntil))] : []),
  ];
}

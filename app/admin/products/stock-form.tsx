import { useFetcher } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { manualReasons, stockReasonWords } from '#core/products/stock.ts';
import * as m from '#messages/admin/products.ts';
import type { AdminVariant } from '#server/products/admin-product-queries.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';

export type StockAnswer = { variantId: string; onHand: number | null; refused: RefusedForm | null };

type StockFormProps = {
  row: Pick<AdminVariant, 'id' | 'onHand' | 'sku'>;
  /** The page's answer, where there is no script. */
  answer?: StockAnswer;
};

/**
 * The number in stock, why it changes, and Save. It sends the number that was shown: if the stock
 * has changed since, nothing is written and the form shows the new number, so that a second Save is
 * deliberate.
 */
export function StockForm({ row, answer: first }: StockFormProps) {
  const fetcher = useFetcher<StockAnswer>();
  const answer = fetcher.data ?? first;
  const { field } = fieldErrors(answer?.refused ?? undefined, { to: String(row.onHand), reason: 'received' });
  const { defaultValue, error } = field('to');
  const id = `stock-${row.id}`;
  return (
    <fetcher.Form
      method="post"
      action={href('/admin-dashboard/products')}
      key={row.onHand}
      className="stock-form"
      noValidate
      aria-label={m.stockOf(row.sku)}
    >
      <input type="hidden" name="variantId" value={row.id} />
      <input type="hidden" name="seen" value={row.onHand} />
      <input type="hidden" name="note" value="" />
      <input
        name="to"
        type="number"
        min={0}
        inputMode="numeric"
        defaultValue={defaultValue}
        className="input"
        aria-label={m.stockInShopOf(row.sku)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      />
      <select
        name="reason"
        className="input"
        aria-label={m.whyOf(row.sku)}
        defaultValue={field('reason').defaultValue}
      >
        {manualReasons.map((reason) => (
          <option key={reason} value={reason}>
            {stockReasonWords[reason]}
          </option>
        ))}
      </select>
      <Button look="outline" size="sm" busy={fetcher.state !== 'idle' && m.saving}>
        {m.save}
      </Button>
      <span className="said" role="status">
        {error ? (
          <FieldError id={id}>{error}</FieldError>
        ) : (
          answer?.onHand != null && <span className="sm">{m.saved}</span>
        )}
      </span>
    </fetcher.Form>
  );
}

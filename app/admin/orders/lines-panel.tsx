import { Form } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { formatRupees } from '#core/money/paise.ts';
import { isUnpaid } from '#core/orders/order-state.ts';
import type { OrderView } from '#core/orders/order-view.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import { type Column, Table } from '#ui/table/table.tsx';

type Line = OrderView['lines'][number];
type LinesPanelProps = {
  order: OrderView;
  mayWrite: boolean;
  /** The refused input. */
  typed: Record<string, string>;
};

/**
 * The lines of the order; the shop staff can cancel each in part until the parcel is with the
 * courier.
 */
export function LinesPanel({ order, mayWrite, typed }: LinesPanelProps) {
  const over = order.stage === 'shipped' || order.stage === 'delivered' || order.stage === 'cancelled';
  const cancels = mayWrite && !over;
  const columns: Column<Line>[] = [
    {
      label: 'Goods',
      cell: ({ title, options, sku }) => (
        <div>
          <b>{title}</b> {options}
          <span className="sm faint num block">{sku}</span>
        </div>
      ),
    },
    {
      label: 'Pieces',
      numeric: true,
      cell: ({ position, quantity, cancelled }) =>
        swapped(order, position)
          ? 'Swapped'
          : cancelled > 0
            ? `${quantity - cancelled} of ${quantity}`
            : quantity,
    },
    { label: 'Amount', numeric: true, cell: ({ amount }) => formatRupees(amount) },
    ...(cancels ? [cancelColumn(typed)] : []),
  ];
  const table = (
    <Table caption="Lines" columns={columns} rows={order.lines} rowKey={({ position }) => String(position)} />
  );
  return (
    <Panel title="Goods" aside={<span className="num">Delivery {formatRupees(order.deliveryCharge)}</span>}>
      {cancels ? (
        <Form method="post" className="admin-form">
          <input type="hidden" name="intent" value="cancel" />
          <input type="hidden" name="version" value={order.version} />
          {table}
          <TextArea
            name="reason"
            label="Why it is cancelled"
            rows={2}
            defaultValue={typed.reason}
            hint="10 to 500 characters. The buyer does not read it."
          />
          <div>
            <Button type="submit" look="outline" size="sm">
              {isUnpaid(order.money)
                ? 'Cancel the whole order'
                : 'Cancel these pieces and ask for the refund'}
            </Button>
          </div>
        </Form>
      ) : (
        table
      )}
      {order.note && <p>“{order.note}”</p>}
    </Panel>
  );
}

/** It was replaced by another line. */
function swapped({ lines }: OrderView, position: number): boolean {
  return lines.some(({ replaces }) => replaces === position);
}

const cancelColumn = (typed: Record<string, string>): Column<Line> => ({
  label: 'Cancel',
  numeric: true,
  cell: ({ position, quantity, cancelled, title }) => (
    <>
      <input type="hidden" name="position" value={position} />
      <input
        className="input count"
        type="number"
        name="cancel"
        min={0}
        max={quantity - cancelled}
        defaultValue={typed[`cancel.${position}`] ?? 0}
        aria-label={`How many to cancel: ${title}`}
      />
    </>
  ),
});

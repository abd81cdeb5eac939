import { Form } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { formatRupees } from '#core/money/paise.ts';
import { isUnpaid } from '#core/orders/order-state.ts';
import type { OrderView } from '#core/orders/order-view.ts';
import * as m from '#messages/admin/orders.ts';
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
      label: m.goods,
      cell: ({ title, options, sku, list }) => (
        <div>
          <b>{title}</b> {options}
          <span className="sm faint num block">{sku}</span>
          {list !== null && <span className="sm faint block">{m.atMemberPrice(formatRupees(list))}</span>}
        </div>
      ),
    },
    {
      label: m.pieces,
      numeric: true,
      cell: ({ position, quantity, cancelled }) =>
        swapped(order, position)
          ? m.swapped
          : cancelled > 0
            ? m.piecesLeft(quantity - cancelled, quantity)
            : quantity,
    },
    { label: m.amount, numeric: true, cell: ({ amount }) => formatRupees(amount) },
    ...(cancels ? [cancelColumn(typed)] : []),
  ];
  const table = (
    <Table
      caption={m.lines}
      columns={columns}
      rows={order.lines}
      rowKey={({ position }) => String(position)}
    />
  );
  return (
    <Panel
      title={m.goods}
      aside={<span className="num">{m.deliveryCharge(formatRupees(order.deliveryCharge))}</span>}
    >
      {cancels ? (
        <Form method="post" className="admin-form">
          <input type="hidden" name="intent" value="cancel" />
          <input type="hidden" name="version" value={order.version} />
          {table}
          <TextArea
            name="reason"
            label={m.whyCancelled}
            rows={2}
            defaultValue={typed.reason}
            hint={m.whyCancelledHint}
          />
          <div>
            <Button type="submit" look="outline" size="sm">
              {isUnpaid(order.money) ? m.cancelWhole : m.cancelPieces}
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
  label: m.cancel,
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
        aria-label={m.howManyToCancel(title)}
      />
    </>
  ),
});

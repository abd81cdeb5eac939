import { Form } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { isUnpaid } from '#core/orders/order-state.ts';
import { isRefundedElsewhere, type OrderView } from '#core/orders/order-view.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { Notice } from '#ui/notice.tsx';

/** The possible actions on the goods; renders nothing for a finished order. */
export function StepPanel({ order, typed }: { order: OrderView; typed: Record<string, string> }) {
  const steps = stepsOf(order, typed);
  if (steps === null) return null;
  return (
    <Panel title="Next step">
      <div className="admin-stack">
        {isRefundedElsewhere(order) && (
          <Notice tone="wait">
            Money of this order is on its way back, and nobody asked for it here. Ask accounts before you pack
            or send it.
          </Notice>
        )}
        {steps}
      </div>
    </Panel>
  );
}

function stepsOf({ stage, delivery, payBy, money }: OrderView, typed: Record<string, string>) {
  const unpaid = isUnpaid(money);
  if (stage === 'short') {
    return (
      <Form method="post" className="admin-stack">
        <p>
          It is paid and the goods were gone. When they lie on the shelf again, supply it. Otherwise offer
          something else: the buyer takes that or the money. What cannot be had you may also cancel yourself,
          and that part of the money goes back.
        </p>
        <Button type="submit" name="intent" value="supply" size="sm">
          The goods are here: supply it
        </Button>
      </Form>
    );
  }
  if (stage === 'placed') return <Step to="packed">Mark as packed</Step>;
  if (stage === 'shipped') return <Step to="delivered">Mark as delivered</Step>;
  if (stage !== 'packed') return null;
  if (delivery === 'courier') {
    return (
      <Form method="post" className="admin-form">
        <input type="hidden" name="to" value="shipped" />
        <TextInput name="courier" label="Courier" defaultValue={typed.courier} autoComplete="off" />
        <TextInput name="tracking" label="Tracking number" defaultValue={typed.tracking} autoComplete="off" />
        <Button type="submit" size="sm">
          Given to the courier
        </Button>
      </Form>
    );
  }
  return unpaid && payBy === 'pickup' ? (
    <Form method="post" className="row wrapx">
      <input type="hidden" name="intent" value="counter" />
      <Button type="submit" name="mode" value="upi" size="sm">
        Paid by UPI
      </Button>
      <Button type="submit" name="mode" value="cash" size="sm" look="outline">
        Paid in cash
      </Button>
    </Form>
  ) : (
    <Step to="delivered">Handed over</Step>
  );
}

function Step({ to, children }: { to: string; children: string }) {
  return (
    <Form method="post">
      <Button type="submit" name="to" value={to} size="sm">
        {children}
      </Button>
    </Form>
  );
}

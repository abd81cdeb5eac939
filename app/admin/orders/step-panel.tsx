import { Form } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { isUnpaid } from '#core/orders/order-state.ts';
import { isRefundedElsewhere, type OrderView } from '#core/orders/order-view.ts';
import * as m from '#messages/admin/orders.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { Notice } from '#ui/notice.tsx';

/** The possible actions on the goods; renders nothing for a finished order. */
export function StepPanel({ order, typed }: { order: OrderView; typed: Record<string, string> }) {
  const steps = stepsOf(order, typed);
  if (steps === null) return null;
  return (
    <Panel title={m.nextStep}>
      <div className="admin-stack">
        {isRefundedElsewhere(order) && <Notice tone="wait">{m.refundedElsewhere}</Notice>}
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
        <p>{m.shortNote}</p>
        <Button type="submit" name="intent" value="supply" size="sm">
          {m.supply}
        </Button>
      </Form>
    );
  }
  if (stage === 'placed') return <Step to="packed">{m.markPacked}</Step>;
  if (stage === 'shipped') return <Step to="delivered">{m.markDelivered}</Step>;
  if (stage !== 'packed') return null;
  if (delivery === 'courier') {
    return (
      <Form method="post" className="admin-form">
        <input type="hidden" name="to" value="shipped" />
        <TextInput name="courier" label={m.courier} defaultValue={typed.courier} autoComplete="off" />
        <TextInput
          name="tracking"
          label={m.trackingNumber}
          defaultValue={typed.tracking}
          autoComplete="off"
        />
        <Button type="submit" size="sm">
          {m.givenToCourier}
        </Button>
      </Form>
    );
  }
  return unpaid && payBy === 'pickup' ? (
    <Form method="post" className="row wrapx">
      <input type="hidden" name="intent" value="counter" />
      <Button type="submit" name="mode" value="upi" size="sm">
        {m.paidByUpi}
      </Button>
      <Button type="submit" name="mode" value="cash" size="sm" look="outline">
        {m.paidInCash}
      </Button>
    </Form>
  ) : (
    <Step to="delivered">{m.handedOver}</Step>
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

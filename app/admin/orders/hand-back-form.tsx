import { Form } from 'react-router';
import { formatRupees } from '#core/money/paise.ts';
import type { OrderRefund } from '#core/orders/order-view.ts';
import * as m from '#messages/admin/orders.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';

type HandBackFormProps = {
  refund: Pick<OrderRefund, 'id' | 'amount'>;
  today: string;
  /** The refused day. */
  typed: string | undefined;
  error: string | null;
};

/**
 * For an approved refund of a counter payment: whoever hands over the money enters the day and the
 * way.
 */
export function HandBackForm({ refund: { id, amount }, today, typed, error }: HandBackFormProps) {
  return (
    <Form method="post" className="admin-form mt-4">
      <input type="hidden" name="intent" value="hand-back" />
      <input type="hidden" name="refundId" value={id} />
      <TextInput
        name="day"
        id={`day-${id}`}
        type="date"
        label={m.handedOverOn(formatRupees(amount))}
        defaultValue={typed ?? today}
        max={today}
        error={error}
        hint={m.handBackHint}
      />
      <div className="row wrapx">
        <Button type="submit" name="mode" value="cash" size="sm" look="strong">
          {m.handedBackCash}
        </Button>
        <Button type="submit" name="mode" value="upi" size="sm" look="outline">
          {m.sentBackUpi}
        </Button>
      </div>
    </Form>
  );
}

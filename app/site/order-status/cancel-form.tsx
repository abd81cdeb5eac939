import { Form } from 'react-router';
import { buyerMayCancel } from '#core/orders/order-state.ts';
import type { OrderView } from '#core/orders/order-view.ts';
import * as m from '#messages/orders.ts';
import { cancelWords } from '#site/shop-parts/order-words.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/forms/field.tsx';

type CancelFormProps = {
  order: OrderView;
  buyerCancels: boolean;
  /** The address asks to cancel: the confirmation is open. */
  requested: boolean;
  refused: string | null;
};

/**
 * Before the goods are packed, and not while staff review the payment. A paid order is refunded
 * after the staff has reviewed it.
 */
export function CancelForm({ order, buyerCancels, requested, refused }: CancelFormProps) {
  if (!buyerMayCancel(order, buyerCancels))
    return refused ? <FieldError id="cancel-error">{refused}</FieldError> : null;
  return (
    <details id="cancel" open={requested}>
      <summary className="fold-link">{m.cancelOrder}</summary>
      <Form method="post" className="grid gap-3 justify-items-start">
        <input type="hidden" name="intent" value="cancel" />
        <p>{cancelWords(order)}</p>
        <Button type="submit" look="outline">
          {m.yesCancel}
        </Button>
      </Form>
      <FieldError id="cancel-error">{refused}</FieldError>
    </details>
  );
}

import { Form } from 'react-router';
import { buyerMayCancel } from '#core/orders/order-state.ts';
import type { OrderView } from '#core/orders/order-view.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';

type CancelFormProps = {
  order: OrderView;
  buyerCancels: boolean;
  /** The way here said that it is to be cancelled: the question stands open. */
  asked: boolean;
  refused: string | null;
};

/** Before the goods are packed, and not while a person looks at the payment. What was paid goes back after the temple office has looked at it. */
export function CancelForm({
  order: { stage, money, bills },
  buyerCancels,
  asked,
  refused,
}: CancelFormProps) {
  if (money === 'review' || !buyerMayCancel(stage, buyerCancels))
    return refused ? <FieldError id="cancel-error">{refused}</FieldError> : null;
  return (
    <details className="cancel-order" id="cancel" open={asked}>
      <summary>Cancel this order</summary>
      <Form method="post" className="grid gap-3 justify-items-start">
        <input type="hidden" name="intent" value="cancel" />
        <p>
          {bills.length > 0 || stage === 'short'
            ? 'The goods go back on the shelf, and what you paid goes back to where it came from.'
            : 'The goods are free again for somebody else.'}
        </p>
        <Button type="submit" look="outline">
          Yes, cancel it
        </Button>
      </Form>
      <FieldError id="cancel-error">{refused}</FieldError>
    </details>
  );
}

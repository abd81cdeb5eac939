import { Form } from 'react-router';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { approveWords } from '#admin/words/refund-words.ts';
import type { RefundState } from '#core/payments/refund.ts';
import * as m from '#messages/admin/money.ts';
import { Button } from '#ui/button.tsx';

export type RefundDecisionProps = {
  mayRefund: boolean;
  /** Requested by the viewer. */
  mine: boolean;
  /** The refund would go to the viewer. */
  ownMoney: boolean;
};

type Props = RefundDecisionProps & {
  refund: { id: string; state: RefundState };
  /** It was declined or failed, and may be requested once more. */
  again: boolean;
  /** The money is handed back at the counter. */
  atCounter?: boolean;
};

/** What the second person may do with a requested refund, or why the viewer may not. */
export function RefundDecision({ refund, mayRefund, again, mine, ownMoney, atCounter = false }: Props) {
  const asked = refund.state === 'asked';
  return (
    <>
      {mayRefund && (asked || again) && (
        <Form method="post" className="row wrapx mt-4">
          <input type="hidden" name="intent" value="refund" />
          <input type="hidden" name="refundId" value={refund.id} />
          {again && (
            <Button type="submit" name="decision" value="again" size="sm" look="outline">
              {m.requestAgain}
            </Button>
          )}
          {asked && !mine && !ownMoney && (
            <>
              <Button type="submit" name="decision" value="approved" size="sm" look="strong">
                {approveWords(atCounter)}
              </Button>
              <Button type="submit" name="decision" value="declined" size="sm" look="outline">
                {m.decline}
              </Button>
            </>
          )}
        </Form>
      )}
      {asked && mine && <p className="muted sm mt-4">{m.elseMustApprove}</p>}
      {asked && ownMoney && !mine && <p className="muted sm mt-4">{adminMessageFor('refund-to-self')}</p>}
    </>
  );
}

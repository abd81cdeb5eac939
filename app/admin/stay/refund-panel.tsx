import { Form } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { refundWords } from '#admin/words/refund-words.ts';
import { storedWords } from '#admin/words/stored-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { StayRefund } from '#core/stay/stay-view.ts';
import * as m from '#messages/admin/stays.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

type RefundPanelProps = {
  refund: StayRefund;
  mayRefund: boolean;
  /** Requested by the viewer. */
  mine: boolean;
  /** The refund would go to the viewer. */
  ownMoney: boolean;
};

/** A refund of the stay: why, and for the second person the two buttons. */
export function RefundPanel({ refund, mayRefund, mine, ownMoney }: RefundPanelProps) {
  const { id, state, amount, reason, askedBy, again } = refund;
  const { label, tone } = refundWords(state, false);
  return (
    <Panel title={m.refundOf(formatRupees(amount))} aside={<Badge tone={tone}>{label}</Badge>}>
      <p>
        {storedWords(reason)}
        <span className="sm faint block">{m.askedBy[askedBy] ?? m.askedByOffice}</span>
      </p>
      {mayRefund && (state === 'asked' || again) && (
        <Form method="post" className="row wrapx mt-4">
          <input type="hidden" name="intent" value="refund" />
          <input type="hidden" name="refundId" value={id} />
          {again && (
            <Button name="decision" value="again" size="sm" look="outline">
              {m.askAgain}
            </Button>
          )}
          {state === 'asked' && !mine && !ownMoney && (
            <>
              <Button name="decision" value="approved" size="sm" look="strong">
                {m.approve}
              </Button>
              <Button name="decision" value="declined" size="sm" look="outline">
                {m.decline}
              </Button>
            </>
          )}
        </Form>
      )}
      {state === 'asked' && mine && <p className="muted sm mt-4">{m.elseMustApprove}</p>}
      {state === 'asked' && ownMoney && !mine && (
        <p className="muted sm mt-4">{adminMessageFor('refund-to-self')}</p>
      )}
    </Panel>
  );
}

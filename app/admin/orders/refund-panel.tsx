import { Form } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import { approveWords, refundWords } from '#admin/words/refund-words.ts';
import { storedWords } from '#admin/words/stored-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { OrderRefund } from '#core/orders/order-view.ts';
import * as m from '#messages/admin/orders.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { HandBackForm } from './hand-back-form.tsx';

const askers: Record<string, string> = { buyer: m.theBuyer, gateway: m.gatewayDashboard };

type RefundPanelProps = {
  refund: OrderRefund;
  last: boolean;
  mayRefund: boolean;
  /** Requested by the viewer. */
  mine: boolean;
  /** The refund would go to the viewer. */
  ownMoney: boolean;
  /**
   * Where the order was paid at the counter; `may`: the viewer may record that it was handed back.
   */
  counter: { today: string; may: boolean } | null;
  /** The refused input of a hand-over. */
  refused: { day: string | undefined; error: string | null } | null;
};

/** A refund of the order: who requested it, why, and for the second person the two buttons. */
export function RefundPanel({ refund, last, mayRefund, mine, ownMoney, counter, refused }: RefundPanelProps) {
  const { id, state, amount, reason, askedBy, askedAt, stray } = refund;
  const { label, tone } = refundWords(state, counter !== null);
  const handing = counter !== null && state === 'approved';
  const again = last && (state === 'declined' || state === 'failed');
  return (
    <Panel title={m.refundOf(formatRupees(amount))} aside={<Badge tone={tone}>{label}</Badge>}>
      <p>
        {stray && `${m.strayPayment} `}
        {storedWords(reason)}
        <span className="sm faint num block">
          {askers[askedBy] ?? m.theOffice}, {shortMoment(askedAt)}
        </span>
      </p>
      {mayRefund && (state === 'asked' || again) && (
        <Form method="post" className="row wrapx mt-4">
          <input type="hidden" name="intent" value="refund" />
          <input type="hidden" name="refundId" value={id} />
          {again && (
            <Button type="submit" name="decision" value="again" size="sm" look="outline">
              {m.askAgain}
            </Button>
          )}
          {state === 'asked' && !mine && !ownMoney && (
            <>
              <Button type="submit" name="decision" value="approved" size="sm" look="strong">
                {approveWords(counter !== null)}
              </Button>
              <Button type="submit" name="decision" value="declined" size="sm" look="outline">
                {m.decline}
              </Button>
            </>
          )}
        </Form>
      )}
      {handing && counter.may && !ownMoney && (
        <HandBackForm
          refund={refund}
          today={counter.today}
          typed={refused?.day}
          error={refused?.error ?? null}
        />
      )}
      {state === 'asked' && mine && <p className="muted sm mt-4">{m.elseMustApprove}</p>}
      {ownMoney && (handing || (state === 'asked' && !mine)) && (
        <p className="muted sm mt-4">{adminMessageFor('refund-to-self')}</p>
      )}
    </Panel>
  );
}

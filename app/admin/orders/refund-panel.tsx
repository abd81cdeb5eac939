import { Form } from 'react-router';
import { shortMoment } from '#admin/shared/moment-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { OrderRefund } from '#core/orders/order-view.ts';
import type { RefundState } from '#core/payments/refund.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { Tone } from '#ui/notice.tsx';
import { HandBackForm } from './hand-back-form.tsx';

const words: Record<RefundState, { label: string; tone: Tone }> = {
  asked: { label: 'Waits for a second person', tone: 'wait' },
  approved: { label: 'Goes to the gateway', tone: 'info' },
  sent: { label: 'The gateway has it', tone: 'info' },
  processed: { label: 'Gone back', tone: 'good' },
  declined: { label: 'Declined', tone: 'bad' },
  failed: { label: 'The gateway did not do it', tone: 'bad' },
};

const askers: Record<string, string> = { buyer: 'The buyer', gateway: 'The gateway’s own desk' };

/** Of what was paid at the counter: the gateway has no part in it. */
const counterWords: Record<RefundState, { label: string; tone: Tone }> = {
  ...words,
  approved: { label: 'To be handed back at the counter', tone: 'wait' },
  processed: { label: 'Handed back', tone: 'good' },
};

type RefundPanelProps = {
  refund: OrderRefund;
  last: boolean;
  mayRefund: boolean;
  /** Asked for by who looks at it. */
  mine: boolean;
  /** It would come back to who looks at it. */
  ownMoney: boolean;
  /** Where the order was paid at the counter; `may`: whoever looks may say that it was handed back. */
  counter: { today: string; may: boolean } | null;
  dayError: string | null;
};

/** A refund of the order: who asked, why, and for the second person the two answers. */
export function RefundPanel({
  refund,
  last,
  mayRefund,
  mine,
  ownMoney,
  counter,
  dayError,
}: RefundPanelProps) {
  const { id, state, amount, reason, askedBy, askedAt, stray } = refund;
  const { label, tone } = (counter ? counterWords : words)[state];
  const again = last && (state === 'declined' || state === 'failed');
  return (
    <section className="panel">
      <header>
        <h2>Refund of {formatRupees(amount)}</h2>
        <Badge tone={tone}>{label}</Badge>
      </header>
      <p>
        {stray && 'Of a payment that does not pay this order. '}
        {reason}
        <span className="sm faint num block">
          {askers[askedBy] ?? 'The office'}, {shortMoment(askedAt)}
        </span>
      </p>
      {mayRefund && (state === 'asked' || again) && (
        <Form method="post" className="row wrapx mt-4">
          <input type="hidden" name="deed" value="refund" />
          <input type="hidden" name="refundId" value={id} />
          {again && (
            <Button type="submit" name="decision" value="again" size="sm" look="outline">
              Ask for it again
            </Button>
          )}
          {state === 'asked' && !mine && !ownMoney && (
            <>
              <Button type="submit" name="decision" value="approved" size="sm" look="strong">
                {counter ? 'Approve: hand it back at the counter' : 'Approve and send it back'}
              </Button>
              <Button type="submit" name="decision" value="declined" size="sm" look="outline">
                Decline
              </Button>
            </>
          )}
        </Form>
      )}
      {counter?.may && state === 'approved' && (
        <HandBackForm refund={refund} today={counter.today} error={dayError} />
      )}
      {state === 'asked' && mine && (
        <p className="muted sm mt-4">Somebody else must approve what you asked for.</p>
      )}
      {state === 'asked' && !mine && ownMoney && (
        <p className="muted sm mt-4">This money would come back to you: somebody else must decide.</p>
      )}
    </section>
  );
}

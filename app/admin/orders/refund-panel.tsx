import { Panel } from '#admin/frame/panel.tsx';
import { RefundDecision, type RefundDecisionProps } from '#admin/records/refund-decision.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import { refundWords } from '#admin/words/refund-words.ts';
import { storedWords } from '#admin/words/stored-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { OrderRefund } from '#core/orders/order-view.ts';
import * as m from '#messages/admin/orders.ts';
import { Badge } from '#ui/badge.tsx';
import { HandBackForm } from './hand-back-form.tsx';

const askers: Record<string, string> = { buyer: m.theBuyer, gateway: m.gatewayDashboard };

type RefundPanelProps = RefundDecisionProps & {
  refund: OrderRefund;
  last: boolean;
  /**
   * Where the order was paid at the counter; `may`: the viewer may record that it was handed back.
   */
  counter: { today: string; may: boolean } | null;
  /** The buyer asked, and the viewer agreed: somebody else hands it over. */
  agreedAlone: boolean;
  /** The refused input of a hand-over. */
  refused: { day: string | undefined; error: string | null } | null;
};

/** A refund of the order: who requested it, why, and for the second person the two buttons. */
export function RefundPanel(props: RefundPanelProps) {
  const { refund, last, counter, agreedAlone, refused, ...decision } = props;
  const { state, amount, reason, askedBy, askedAt, stray } = refund;
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
      <RefundDecision {...decision} refund={refund} again={again} atCounter={counter !== null} />
      {handing && counter.may && !decision.ownMoney && !agreedAlone && (
        <HandBackForm
          refund={refund}
          today={counter.today}
          typed={refused?.day}
          error={refused?.error ?? null}
        />
      )}
      {handing && agreedAlone && <p className="muted sm mt-4">{m.handBackAlone}</p>}
      {handing && decision.ownMoney && <p className="muted sm mt-4">{adminMessageFor('refund-to-self')}</p>}
    </Panel>
  );
}

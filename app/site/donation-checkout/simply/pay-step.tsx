import type { DonationStatusView } from '#core/donations/donation-view.ts';
import { formatRupees, rupeesText } from '#core/money/paise.ts';
import * as p from '#messages/donation-payment.ts';
import * as m from '#messages/give-simply.ts';
import { failureWords } from '#site/checkout-parts/failure-words.ts';
import { GatewayForm, type GatewayPost } from '#site/checkout-parts/gateway-form.tsx';
import { AskGateway } from '#site/checkout-parts/pay-frame.tsx';
import { plainHref } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { SimpleFrame } from './simple-frame.tsx';

export type PayStepProps = {
  donation: DonationStatusView;
  causeTitle: string;
  /** Null: the gateway did not answer. */
  gateway: GatewayPost | null;
  /** Whether the temple takes transfers of this sum. */
  takesTransfers: boolean;
  phone: string;
  /** Begun by a pay link, which is no road of steps: its donation is the only one it can become. */
  byLink: boolean;
};

/**
 * The last screen before the gateway: it waits for a press, so that nobody is taken away unasked.
 */
export function PayStep({ donation, causeTitle, gateway, takesTransfers, phone, byLink }: PayStepProps) {
  const { id, total } = donation;
  const sum = formatRupees(total, 'short');
  const back = new URLSearchParams({
    cause: donation.lines[0]?.causeId ?? '',
    amount: rupeesText(total),
    again: id,
  });
  return (
    <SimpleFrame step={byLink ? null : 3} title={m.payNow(sum)} phone={phone}>
      {donation.state === 'failed' && (
        <Notice tone="wait">
          {p.lastTryFailed} {failureWords(donation.failure)} {p.nothingTaken}
        </Notice>
      )}
      <p>
        <Sentence text={m.giftIsFor(causeTitle)} parts={{ cause: (words) => <b>{words}</b> }} />
      </p>
      {gateway ? (
        <>
          <p>{m.howToPay}</p>
          <GatewayForm purchaseId={id} total={total} post={gateway} sendItself={false} primary />
        </>
      ) : (
        <AskGateway big>{p.gatewaySilent}</AskGateway>
      )}
      {!byLink && (
        <div className="simple-go">
          <a href={`${plainHref('/donate/simply/who')}?${back}`} className="btn btn-outline btn-lg">
            {m.back}
          </a>
        </div>
      )}
      {takesTransfers && (
        <p>
          <a href={`${plainHref('/donation-checkout/pay/:id', { id })}?by=transfer`} className="simple-link">
            {m.otherWays}
          </a>
        </p>
      )}
    </SimpleFrame>
  );
}

import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { DonationStatusView } from '#core/donations/donation-view.ts';
import { formatRupees } from '#core/money/paise.ts';
import { failureWords } from '#site/shared/gifts/failure-words.ts';
import { GatewayForm, type GatewayPost } from '#site/shared/gifts/gateway-form.tsx';
import { GiftSlip } from '#site/shared/gifts/gift-slip.tsx';
import { StepsRail } from '#site/shared/gifts/steps-rail.tsx';
import { useRememberCart } from '#site/shared/gifts/use-remember-cart.ts';
import { Notice } from '#ui/notice.tsx';
import type { WordedProblem } from './checkout-fields.ts';
import type { ClaimTexts } from './claim-fields.ts';
import { ClaimForm } from './claim-form.tsx';
import { TransferWays } from './transfer-ways.tsx';
import '#site/shared/gifts/checkout.css';
import './pay.css';

export type PayPageProps = {
  gift: DonationStatusView;
  /** null: the gateway did not answer. */
  gateway: GatewayPost | null;
  /** null: no owner has yet said where transfers go. `upi` is null where the gift is too large for it. */
  transfer: {
    upi: { link: string; svg: string } | null;
    upiId: string;
    bank: TempleSettings['bank'];
  } | null;
  today: string;
  byTransfer: boolean;
  fromCart: boolean;
  claim: { typed: ClaimTexts; problems: WordedProblem[] } | null;
};

/** The gift is written down; now it is paid: on the gateway's page, or by a transfer that the donor tells us of. */
export function PayPage(props: PayPageProps) {
  const { gift, gateway, byTransfer, claim, transfer } = props;
  useRememberCart(gift.id, props.fromCart);
  const transferFirst = transfer !== null && (byTransfer || gateway === null || claim !== null);
  const gatewayCard = gateway && (
    <section className="checkout-card" aria-labelledby="pay-online">
      <h2 id="pay-online" className="card-title">
        UPI, card or net banking
      </h2>
      <GatewayForm
        purchaseId={gift.id}
        total={gift.total}
        post={gateway}
        sendItself={!transferFirst}
        primary={!transferFirst}
      />
    </section>
  );
  return (
    <div className="wrap checkout-page">
      <span className="kicker">Donation checkout</span>
      <h1 className="text-h2 mt-3">Pay {formatRupees(gift.total)}</h1>
      <StepsRail at={2} />
      <div className="checkout pay-first">
        <div className="grid gap-6">
          {gift.state === 'failed' && claim === null && (
            <Notice tone="wait">
              The last try did not go through. {failureWords(gift.failure)} Nothing was taken: try again, or
              choose another way to pay.
            </Notice>
          )}
          {gateway === null && (
            <Notice tone="wait">
              The payment page does not answer just now. Your gift is kept.{' '}
              {transfer && 'Pay by QR code or bank transfer below, or '}
              <a href={`/donation-checkout/pay/${gift.id}`}>{transfer ? 'try again' : 'Try again'}</a>.
            </Notice>
          )}
          {byTransfer && transfer === null && (
            <Notice tone="wait">Transfers are not open yet. Please pay on the secure payment page.</Notice>
          )}
          {!transferFirst && gatewayCard}
          {transfer && (
            <section className="checkout-card" aria-labelledby="pay-transfer">
              <h2 id="pay-transfer" className="card-title">
                QR code or bank transfer
              </h2>
              <TransferWays gift={gift} {...transfer} />
              <ClaimForm gift={gift} today={props.today} claim={claim} />
            </section>
          )}
          {transferFirst && gatewayCard}
        </div>
        <GiftSlip gift={gift} />
      </div>
    </div>
  );
}

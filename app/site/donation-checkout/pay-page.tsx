import { formatRupees } from '#core/money/paise.ts';
import { failureWords } from '#site/giving/failure-words.ts';
import { GatewayForm } from '#site/giving/gateway-form.tsx';
import { OfferingCard } from '#site/giving/offering-card.tsx';
import { StepsRail } from '#site/giving/steps-rail.tsx';
import { transferWords } from '#site/giving/transfer-words.ts';
import { useRememberCart } from '#site/giving/use-remember-cart.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ClaimForm } from './claim-form.tsx';
import type { PayPageProps } from './pay-page-props.ts';
import { TransferWays } from './transfer-ways.tsx';
import '#site/giving/checkout.css';
import './pay.css';

/** The donation is stored; now it is paid at the gateway, or by a transfer that is claimed. */
export function PayPage(props: PayPageProps) {
  const { donation, gateway, byTransfer, claim, transfer } = props;
  useRememberCart(donation.id, props.fromCart);
  const transferFirst = transfer !== null && (byTransfer || gateway === null || claim !== null);
  const words = transfer && transferWords[transfer.by];
  const gatewayCard = gateway && (
    <section className="checkout-card" aria-labelledby="pay-online">
      <h2 id="pay-online" className="card-title">
        UPI, card or net banking
      </h2>
      <GatewayForm
        purchaseId={donation.id}
        total={donation.total}
        post={gateway}
        sendItself={!transferFirst}
        primary={!transferFirst}
      />
    </section>
  );
  return (
    <div className="wrap checkout-page">
      <span className="kicker">Donation checkout</span>
      <h1 className="text-h2 mt-3">Pay {formatRupees(donation.total)}</h1>
      <StepsRail at={2} />
      <div className="checkout pay-first">
        <div className="grid gap-6">
          {donation.state === 'failed' && claim === null && (
            <Notice tone="wait">
              The last try did not go through. {failureWords(donation.failure)} Nothing was taken: try again,
              or choose another way to pay.
            </Notice>
          )}
          {gateway === null && (
            <form method="post" className="grid gap-4 justify-items-start">
              <Notice tone="wait">
                The payment page does not answer just now. Your gift is kept.{' '}
                {words && `Pay ${words.by} below, or try again.`}
              </Notice>
              <Button name="intent" value="ask-gateway" look="outline">
                Try again
              </Button>
            </form>
          )}
          {transfer === null && <NoTransfers byTransfer={byTransfer} claim={claim} />}
          {!transferFirst && gatewayCard}
          {transfer && words && (
            <section className="checkout-card" aria-labelledby="pay-transfer">
              <h2 id="pay-transfer" className="card-title">
                {words.label}
              </h2>
              <TransferWays donation={donation} {...transfer} />
              <ClaimForm donation={donation} today={props.today} hint={words.utr} claim={claim} />
            </section>
          )}
          {transferFirst && gatewayCard}
        </div>
        <OfferingCard donation={donation} />
      </div>
    </div>
  );
}

/** For who came to pay by transfer, or claimed one, where the temple takes none. */
function NoTransfers({ byTransfer, claim }: { byTransfer: boolean; claim: PayPageProps['claim'] }) {
  if (claim) {
    return (
      <Notice tone="bad">
        {claim.problems.map(({ message }) => message).join(' ')}{' '}
        {claim.typed.utr !== '' && (
          <>
            You wrote: <b className="num">{claim.typed.utr}</b>.{' '}
          </>
        )}
        <a href="/contacts">Write to the temple office</a>
      </Notice>
    );
  }
  return (
    byTransfer && (
      <Notice tone="wait">
        Gifts by transfer are not taken here. Please pay on the secure payment page.
      </Notice>
    )
  );
}

import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/donation-payment.ts';
import { failureWords } from '#site/checkout-parts/failure-words.ts';
import { AskGateway, PayFrame, PayOnline } from '#site/checkout-parts/pay-frame.tsx';
import { OfferingCard } from '#site/giving/offering-card.tsx';
import { transferWords } from '#site/giving/transfer-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { withCapital } from '#ui/with-capital.ts';
import { ClaimForm } from './claim-form.tsx';
import type { PayPageProps } from './pay-page-props.ts';
import { TransferWays } from './transfer-ways.tsx';
import './pay.css';

/** The donation is stored; now it is paid at the gateway, or by a transfer that is claimed. */
export function PayPage(props: PayPageProps) {
  const { donation, gateway, byTransfer, claim, transfer } = props;
  if (props.soldOut) return <DayTaken {...props} />;
  const transferFirst = transfer !== null && (byTransfer || gateway === null || claim !== null);
  const words = transfer && transferWords[transfer.by];
  const online = gateway && <PayOnline purchase={donation} post={gateway} second={transferFirst} />;
  return (
    <PayFrame
      of="donation"
      purchase={donation}
      kicker={m.checkout}
      title={m.pay(formatRupees(donation.total, 'short'))}
      fromCart={props.fromCart}
      summary={<OfferingCard donation={donation} />}
    >
      {donation.state === 'failed' && claim === null && (
        <Notice tone="wait">
          {m.lastTryFailed} {failureWords(donation.failure)} {m.nothingTaken}
        </Notice>
      )}
      {gateway === null && (
        <AskGateway
          label={props.holdOver ? m.pay(formatRupees(donation.total, 'short')) : undefined}
          big={props.holdOver}
        >
          {props.holdOver ? m.dayHoldOver : m.gatewaySilent} {words && m.payBelow(words.by)}
        </AskGateway>
      )}
      {transfer === null && <NoTransfers byTransfer={byTransfer} claim={claim} />}
      {!transferFirst && online}
      {transfer && words && (
        <section className="checkout-card" aria-labelledby="pay-transfer">
          <h2 id="pay-transfer" className="card-title">
            {words.label}
          </h2>
          <TransferWays donation={donation} {...transfer} />
          <ClaimForm donation={donation} today={props.today} hint={words.utr} claim={claim} />
        </section>
      )}
      {transferFirst && online}
    </PayFrame>
  );
}

/** Nothing was taken, and another day is chosen where the offering was. */
function DayTaken({ donation, fromCart }: PayPageProps) {
  return (
    <PayFrame
      of="donation"
      purchase={donation}
      kicker={m.checkout}
      title={m.dayTaken}
      fromCart={fromCart}
      summary={<OfferingCard donation={donation} />}
    >
      <Notice tone="bad">{m.dayTakenMeanwhile}</Notice>
      <div className="row wrapx">
        <ButtonLink to={withCapital(href('/offeringpage'))}>{m.chooseOtherDay}</ButtonLink>
      </div>
    </PayFrame>
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
            <Sentence
              text={m.youWrote}
              parts={{
                reference: () => (
                  <b className="num" translate="no">
                    {claim.typed.utr}
                  </b>
                ),
              }}
            />{' '}
          </>
        )}
        <a href={plainHref('/contacts')}>{m.writeToOffice}</a>
      </Notice>
    );
  }
  return byTransfer && <Notice tone="wait">{m.noTransfers}</Notice>;
}

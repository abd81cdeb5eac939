import type { ReactNode } from 'react';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/payment.ts';
import { Notice } from '#ui/notice.tsx';
import type { HeldForm } from './pay-answer.ts';
import { AskGateway, PayFirst, PayFrame, type PayFrameProps, PayOnline } from './pay-frame.tsx';

type HeldPaymentProps = HeldForm &
  Pick<PayFrameProps, 'of' | 'purchase' | 'kicker' | 'summary'> & {
    /** What the visitor reads before paying, below the way to pay. */
    children?: ReactNode;
    fromCart?: boolean;
    /** Why a press on this page did not lead to the gateway. */
    refused: 'sold-out' | 'gateway-unavailable' | undefined;
    /** Somebody else has what was held: why, and where to go from here. */
    soldOutWords: string;
    ways: ReactNode;
    /** The time of the hold is over: a press holds it again. */
    holdOverWords: string;
    /** Until when it is held. */
    note: string;
    /** What is paid is first seen here: the visitor presses by hand. */
    byHand?: boolean;
    /** Nobody has asked the gateway before, as of a link that the office sent. */
    unasked?: boolean;
  };

/** What is bought is held while it is paid: an order, nights, seats or passes. */
export function HeldPayment(props: HeldPaymentProps) {
  const { of, purchase, kicker, summary, children, gateway, holdOver, refused, note } = props;
  const { fromCart = false, byHand = false, unasked = false } = props;
  const pay = m.pay(formatRupees(purchase.total, 'short'));
  const frame = { of, purchase, kicker, fromCart };
  if (refused === 'sold-out')
    return (
      <PayFrame {...frame} title={m.somebodyWasFaster}>
        <Notice tone="bad">{props.soldOutWords}</Notice>
        <div className="row wrapx">{props.ways}</div>
      </PayFrame>
    );
  return (
    <PayFrame {...frame} title={pay} summary={summary}>
      {gateway ? (
        <PayOnline purchase={purchase} post={gateway} byHand={byHand} note={note} />
      ) : holdOver ? (
        <AskGateway label={pay} big>
          {props.holdOverWords}
        </AskGateway>
      ) : unasked && !refused ? (
        <PayFirst label={pay} note={note} />
      ) : (
        <AskGateway big>{m.paymentPageSilent}</AskGateway>
      )}
      {children}
    </PayFrame>
  );
}

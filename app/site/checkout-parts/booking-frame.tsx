import type { ReactNode } from 'react';
import { awaitsAnswer } from '#core/purchases/money-state.ts';
import type { PurchaseGlance } from '#core/purchases/purchase-glance.ts';
import * as m from '#messages/booking.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Loader } from '#ui/loader.tsx';
import type { Tone } from '#ui/notice.tsx';
import { failureWords } from './failure-words.ts';
import { type StepsOf, StepsRail } from './steps-rail.tsx';
import { useLookAgain } from './use-look-again.ts';
import './status.css';

type BookingFrameProps = {
  of: StepsOf;
  kicker: ReactNode;
  /** Nothing of it is paid for: the steps to a payment say nothing. */
  free?: boolean;
  glance: PurchaseGlance<string, string>;
  children: ReactNode;
};

/** The page of a booking of nights, seats or passes. */
export function BookingFrame({ of, kicker, free = false, glance, children }: BookingFrameProps) {
  const step = stepOf(glance.stage);
  // The desk booked it: a step 'Payment' that is done would be untrue.
  const unpaid = step === 4 && glance.money === 'created';
  return (
    <div className="wrap status-page" data-wake>
      <span className="kicker">{kicker}</span>
      {!free && !unpaid && <StepsRail at={step} of={of} />}
      {children}
    </div>
  );
}

/** What the office agrees to first is paid then; what came to nothing has no steps. */
function stepOf(stage: string): number | null {
  if (stage === 'open' || stage === 'asked') return 2;
  return ['cancelled', 'short', 'no-show'].includes(stage) ? null : 4;
}

type BookingStateProps = {
  glance: PurchaseGlance<string, string>;
  tone: Tone;
  words: { badge: string; title: string; lead: string };
  /** Of the page itself, to look again without script, and of the one where it is paid. */
  paths: { page: string; pay: string };
  /** Says what is sent once the payment has arrived. */
  mayClosePage: string;
  /** Where one begins anew once the booking came to nothing. */
  anew?: { to: string; words: string } | null;
};

/** How a booking is; it looks again by itself until the payment is known. */
export function BookingState({ glance, tone, words, paths, mayClosePage, anew }: BookingStateProps) {
  const failed = glance.state === 'failed';
  const looksAgain = glance.state === 'created' || glance.state === 'waiting';
  const gaveUp = useLookAgain(looksAgain);
  return (
    <>
      <Badge tone={tone}>{words.badge}</Badge>
      <div aria-live="polite" className="grid gap-4">
        <h1 className="text-h2">{words.title}</h1>
        <p className="lead">
          {failed && failureWords(glance.failure)} {words.lead}
        </p>
      </div>
      {looksAgain && (
        <>
          {gaveUp ? (
            <p>{mayClosePage}</p>
          ) : (
            <Loader className="noscript:hidden">{m.lookingForPayment}</Loader>
          )}
          <a href={paths.page} className="btn btn-quiet">
            <span>{m.checkAgain}</span>
          </a>
        </>
      )}
      {glance.payable && !awaitsAnswer(glance.money) && (
        <ButtonLink to={paths.pay} reloadDocument look={failed ? 'primary' : 'outline'}>
          {failed ? m.tryAgain : m.goToPayment}
        </ButtonLink>
      )}
      {anew && (glance.stage === 'cancelled' || glance.stage === 'short') && (
        <ButtonLink to={anew.to} look="outline">
          {anew.words}
        </ButtonLink>
      )}
    </>
  );
}

import { Form } from 'react-router';
import { formatRupees, zeroPaise } from '#core/money/paise.ts';
import { awaitsAnswer } from '#core/purchases/money-state.ts';
import { seatMessageFor } from '#core/seats/seat-messages.ts';
import { seatTones } from '#core/seats/seat-stage.ts';
import type { SeatGlance, SeatView } from '#core/seats/seat-view.ts';
import { refundStates } from '#messages/refund-states.ts';
import * as m from '#messages/seat-booking.ts';
import * as booking from '#messages/stay-booking.ts';
import { BillLinks } from '#site/checkout-parts/bill-links.tsx';
import { failureWords } from '#site/checkout-parts/failure-words.ts';
import { StepsRail } from '#site/checkout-parts/steps-rail.tsx';
import { useLookAgain } from '#site/checkout-parts/use-look-again.ts';
import { formState, type Refused } from '#site/forms/form-state.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FieldError, TextInput } from '#ui/forms/field.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Loader } from '#ui/loader.tsx';
import { Sentence } from '#ui/sentence.tsx';
import '#site/checkout-parts/status.css';
import { SeatSummary } from './seat-summary.tsx';

type BookingPageProps = {
  glance: SeatGlance;
  /** null: the visitor has only the link. */
  seat: SeatView | null;
  refused: Refused | undefined;
};

/** How a booking is; what is booked and its payments only for its buyer. */
export function BookingPage({ glance, seat, refused }: BookingPageProps) {
  const { state } = glance;
  const words = m.states[state];
  const looksAgain = state === 'created' || state === 'waiting';
  const gaveUp = useLookAgain(looksAgain);
  const form = formState(refused, seatMessageFor);
  return (
    <div className="wrap status-page" data-wake>
      <span className="kicker">{m.seat(glance.number)}</span>
      <StepsRail at={glance.stage === 'open' ? 2 : 4} of="seat" />
      <div className="status-cols">
        <div className="status-main">
          <Badge tone={seatTones[state]}>{words.badge}</Badge>
          <div aria-live="polite" className="grid gap-4">
            <h1 className="text-h2">{words.title}</h1>
            <p className="lead">
              {state === 'failed' && failureWords(glance.failure)} {words.lead}
            </p>
          </div>
          {looksAgain && (
            <>
              {gaveUp ? (
                <p>{booking.mayClosePage}</p>
              ) : (
                <Loader className="noscript:hidden">{booking.lookingForPayment}</Loader>
              )}
              <a href={plainHref('/seat/booking/:id', { id: glance.id })} className="btn btn-quiet">
                <span>{booking.checkAgain}</span>
              </a>
            </>
          )}
          {glance.payable && !awaitsAnswer(glance.money) && (
            <ButtonLink
              to={href('/seat/pay/:id', { id: glance.id })}
              reloadDocument
              look={state === 'failed' ? 'primary' : 'outline'}
            >
              {state === 'failed' ? booking.tryAgain : booking.goToPayment}
            </ButtonLink>
          )}
          {seat ? (
            <>
              <BillLinks bills={seat.bills} />
              <Refunds seat={seat} />
              <CancelForm seat={seat} error={form.errorOf('cancel')} />
            </>
          ) : (
            <UnlockForm form={form} />
          )}
        </div>
        {seat && <SeatSummary seat={seat} />}
      </div>
    </div>
  );
}

function Refunds({ seat: { refunds } }: { seat: SeatView }) {
  if (refunds.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {refunds.map(({ id, state, amount }) => (
        <li key={id}>
          <Sentence
            text={refundStates[state]}
            parts={{ amount: () => <b className="num">{formatRupees(amount, 'short')}</b> }}
          />
        </li>
      ))}
    </ul>
  );
}

function CancelForm({ seat, error }: { seat: SeatView; error: string | null }) {
  const unpaid = seat.stage === 'open' && seat.payable && seat.restOf === null;
  if (!seat.cancellable && !unpaid) return <FieldError id="cancel-error">{error}</FieldError>;
  return (
    <details id="cancel" open={error !== null}>
      <summary className="fold-link">{m.cancelBooking}</summary>
      <Form method="post" className="grid gap-3 justify-items-start">
        <input type="hidden" name="intent" value="cancel" />
        <p>{unpaid ? m.cancelUnpaid : goesBackWords(seat)}</p>
        <Button type="submit" look="outline">
          {booking.yesCancel}
        </Button>
      </Form>
      <FieldError id="cancel-error">{error}</FieldError>
    </details>
  );
}

function goesBackWords({ goesBack }: SeatView): string {
  return goesBack > zeroPaise
    ? booking.cancelGoesBack(formatRupees(goesBack, 'short'))
    : booking.cancelNothingBack;
}

function UnlockForm({ form: { errorOf, typedOf } }: { form: ReturnType<typeof formState> }) {
  return (
    <Form method="post" className="grid gap-4 justify-items-start">
      <input type="hidden" name="intent" value="unlock" />
      <TextInput
        name="lastFour"
        label={booking.lastFourDigits}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        defaultValue={typedOf('lastFour')}
        error={errorOf('lastFour')}
        hint={m.thenYouSee}
      />
      <Button type="submit" look="outline">
        {m.showMyBooking}
      </Button>
    </Form>
  );
}

import { Form } from 'react-router';
import { formatRupees } from '#core/money/paise.ts';
import { awaitsAnswer } from '#core/purchases/money-state.ts';
import { stayMessageFor } from '#core/stay/stay-messages.ts';
import type { StayGlance, StayView } from '#core/stay/stay-view.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { refundStates } from '#messages/refund-states.ts';
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
import { stayTones } from '#core/stay/stay-tones.ts';
import './search.css';

type BookingPageProps = {
  glance: StayGlance;
  /** null: the visitor has only the link. */
  stay: StayView | null;
  refused: Refused | undefined;
};

/** How a stay is; dates, room and payments only for its guest. */
export function BookingPage({ glance, stay, refused }: BookingPageProps) {
  const { state } = glance;
  const words = booking.states[state];
  const looksAgain = state === 'created' || state === 'waiting';
  const gaveUp = useLookAgain(looksAgain);
  const form = formState(refused, stayMessageFor);
  return (
    <div className="wrap status-page" data-wake>
      <span className="kicker">{booking.stay(glance.number)}</span>
      <StepsRail at={glance.stage === 'open' ? 2 : 4} of="stay" />
      <div className="status-cols">
        <div className="status-main">
          <Badge tone={stayTones[state]}>{words.badge}</Badge>
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
              <a href={plainHref('/stay/booking/:id', { id: glance.id })} className="btn btn-quiet">
                <span>{booking.checkAgain}</span>
              </a>
            </>
          )}
          {glance.payable && !awaitsAnswer(glance.money) && (
            <ButtonLink
              to={href('/stay/pay/:id', { id: glance.id })}
              reloadDocument
              look={state === 'failed' ? 'primary' : 'outline'}
            >
              {state === 'failed' ? booking.tryAgain : booking.goToPayment}
            </ButtonLink>
          )}
          {stay ? (
            <>
              <Refunds stay={stay} />
              <BillLinks bills={stay.bills} />
              {stay.changeable && <ChangeForm stay={stay} form={form} />}
              <CancelForm stay={stay} error={form.errorOf('cancel')} />
            </>
          ) : (
            <UnlockForm form={form} />
          )}
        </div>
        {stay && <StayCard stay={stay} />}
      </div>
    </div>
  );
}

function StayCard({ stay }: { stay: StayView }) {
  const facts: [string, string][] = [
    [booking.arrival, booking.fromHour(dayInWords(stay.arrival), stay.checkIn)],
    [booking.departure, booking.byHour(dayInWords(stay.departure), stay.checkOut)],
    [booking.room, booking.ofKind(stay.rooms, stay.kindTitle)],
    ...(stay.stage === 'in-house'
      ? [[booking.roomNumbers, stay.roomNumbers.join(', ')] as [string, string]]
      : []),
    [booking.guests, booking.people(stay.adults + stay.children)],
    ...(stay.freeNights > 0
      ? [[booking.freeNights, booking.nights(stay.freeNights)] as [string, string]]
      : []),
    [booking.total, formatRupees(stay.price.total, 'short')],
    [booking.paid, formatRupees(stay.paid, 'short')],
    ...(stay.toPay > 0 && stay.stage !== 'open'
      ? [[booking.toPayOnArrival, formatRupees(stay.toPay, 'short')] as [string, string]]
      : []),
    ...(stay.deposit > 0
      ? [[booking.depositHeld, formatRupees(stay.deposit, 'short')] as [string, string]]
      : []),
  ];
  return (
    <section className="panel grid content-start gap-4" aria-labelledby="the-stay">
      <h2 id="the-stay" className="text-h3">
        {booking.yourStay}
      </h2>
      <dl className="stay-facts">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="sm faint">
        {stay.price.tax > 0 ? booking.gstIncluded(formatRupees(stay.price.tax, 'short')) : booking.noGst}
      </p>
    </section>
  );
}

function Refunds({ stay: { refunds } }: { stay: StayView }) {
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

type Fields = { form: ReturnType<typeof formState> };

function ChangeForm({ stay, form: { errorOf, typedOf } }: Fields & { stay: StayView }) {
  const refused = errorOf('arrival') ?? errorOf('departure');
  return (
    <details open={refused !== null}>
      <summary className="fold-link">{booking.changeDates}</summary>
      <Form method="post" className="grid gap-4 justify-items-start" noValidate>
        <input type="hidden" name="intent" value="change" />
        <p className="muted">{booking.changeHow}</p>
        <div className="stay-dates">
          <TextInput
            name="arrival"
            type="date"
            label={booking.newArrival}
            defaultValue={typedOf('arrival') || stay.arrival}
            error={errorOf('arrival')}
          />
          <TextInput
            name="departure"
            type="date"
            label={booking.newDeparture}
            defaultValue={typedOf('departure') || stay.departure}
            error={errorOf('departure')}
          />
        </div>
        <Button type="submit" look="outline">
          {booking.changeNow}
        </Button>
      </Form>
    </details>
  );
}

function CancelForm({ stay, error }: { stay: StayView; error: string | null }) {
  const unpaid = stay.stage === 'open' && stay.payable;
  if (!stay.changeable && !unpaid) return <FieldError id="cancel-error">{error}</FieldError>;
  return (
    <details id="cancel" open={error !== null}>
      <summary className="fold-link">{booking.cancelStay}</summary>
      <Form method="post" className="grid gap-3 justify-items-start">
        <input type="hidden" name="intent" value="cancel" />
        <p>{unpaid ? booking.cancelUnpaid : goesBackWords(stay)}</p>
        <Button type="submit" look="outline">
          {booking.yesCancel}
        </Button>
      </Form>
      <FieldError id="cancel-error">{error}</FieldError>
    </details>
  );
}

function goesBackWords({ goesBack }: StayView): string {
  return goesBack > 0 ? booking.cancelGoesBack(formatRupees(goesBack, 'short')) : booking.cancelNothingBack;
}

function UnlockForm({ form: { errorOf, typedOf } }: Fields) {
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
        hint={booking.thenYouSee}
      />
      <Button type="submit" look="outline">
        {booking.showMyStay}
      </Button>
    </Form>
  );
}

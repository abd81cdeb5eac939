import { Form } from 'react-router';
import { formatRupees } from '#core/money/paise.ts';
import { stayMessageFor } from '#core/stay/stay-messages.ts';
import { stayTones } from '#core/stay/stay-tones.ts';
import type { StayGlance, StayView } from '#core/stay/stay-view.ts';
import * as m from '#messages/booking.ts';
import * as booking from '#messages/stay-booking.ts';
import { BillLinks } from '#site/checkout-parts/bill-links.tsx';
import { CancelForm, UnlockForm } from '#site/checkout-parts/booking-forms.tsx';
import { BookingFrame, BookingState } from '#site/checkout-parts/booking-frame.tsx';
import { PayRestForm } from '#site/checkout-parts/pay-rest-form.tsx';
import { RefundList } from '#site/checkout-parts/refund-list.tsx';
import { formState, type Refused } from '#site/forms/form-state.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import { StayCard } from './stay-card.tsx';
import './search.css';

type BookingPageProps = {
  glance: StayGlance;
  /** The stay whose rest is paid by this; `stay` is that one then. */
  restOf: string | null;
  /** null: the visitor has only the link. */
  stay: StayView | null;
  /** Its dates were changed just now. */
  changed: boolean;
  refused: Refused | undefined;
};

/** How a stay is; dates, room and payments only for its guest. */
export function BookingPage({ glance, restOf, stay, changed, refused }: BookingPageProps) {
  const { id, number, state } = glance;
  const form = formState(refused, stayMessageFor);
  return (
    <BookingFrame of="stay" kicker={booking.stay(number)} glance={glance}>
      <div className="status-cols">
        <div className="status-main">
          <BookingState
            glance={glance}
            tone={stayTones[state]}
            words={(restOf === null ? booking.states : booking.restStates)[state]}
            paths={{ page: plainHref('/stay/booking/:id', { id }), pay: href('/stay/pay/:id', { id }) }}
            mayClosePage={m.mayClosePage}
            anew={restOf === null ? { to: href('/stay/rooms'), words: booking.lookAgain } : null}
          />
          {restOf !== null && (
            <ButtonLink to={href('/stay/booking/:id', { id: restOf })} look="outline">
              {booking.toMyStay}
            </ButtonLink>
          )}
          {stay && restOf === null && (
            <>
              {changed && !refused && stay.stage === 'booked' && (
                <Notice tone="good">{booking.datesChanged}</Notice>
              )}
              <PayRestForm
                may={stay.restPayable}
                error={form.errorOf('rest')}
                words={{ left: booking.restToPay(formatRupees(stay.toPay, 'short')), pay: booking.payRest }}
              />
              <RefundList refunds={stay.refunds} />
              <BillLinks bills={stay.bills} />
              {stay.changeable && <ChangeForm stay={stay} form={form} />}
              <Cancel stay={stay} error={form.errorOf('cancel')} />
            </>
          )}
          {!stay && <UnlockForm form={form} hint={booking.thenYouSee} submit={booking.showMyStay} />}
        </div>
        {stay && <StayCard stay={stay} />}
      </div>
    </BookingFrame>
  );
}

type Fields = { form: ReturnType<typeof formState> };

function ChangeForm({ stay, form: { errorOf, typedOf, summary } }: Fields & { stay: StayView }) {
  const problems = summary.filter(({ field }) => field === 'arrival' || field === 'departure');
  return (
    <details open={problems.length > 0}>
      <summary className="fold-link">{booking.changeDates}</summary>
      <FormError problems={problems} />
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

function Cancel({ stay, error }: { stay: StayView; error: string | null }) {
  const unpaid = stay.stage === 'open' && stay.payable;
  const sure = unpaid ? booking.cancelUnpaid : goesBackWords(stay);
  return (
    <CancelForm
      may={stay.changeable || unpaid}
      error={error}
      words={{ cancel: booking.cancelStay, sure, yes: m.yesCancel }}
    />
  );
}

function goesBackWords({ goesBack }: StayView): string {
  return goesBack > 0 ? m.cancelGoesBack(formatRupees(goesBack, 'short')) : m.cancelNothingBack;
}

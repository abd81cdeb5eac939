import { formatRupees, zeroPaise } from '#core/money/paise.ts';
import { seatMessageFor } from '#core/seats/seat-messages.ts';
import { seatTones } from '#core/seats/seat-stage.ts';
import type { SeatGlance, SeatView } from '#core/seats/seat-view.ts';
import * as booking from '#messages/booking.ts';
import * as m from '#messages/seat-booking.ts';
import { BillLinks } from '#site/checkout-parts/bill-links.tsx';
import { CancelForm, UnlockForm } from '#site/checkout-parts/booking-forms.tsx';
import { BookingFrame, BookingState } from '#site/checkout-parts/booking-frame.tsx';
import { PayRestForm } from '#site/checkout-parts/pay-rest-form.tsx';
import { RefundList } from '#site/checkout-parts/refund-list.tsx';
import { formState, type Refused } from '#site/forms/form-state.ts';
import { href, plainHref } from '#ui/href.ts';
import { SeatSummary } from './seat-summary.tsx';

type BookingPageProps = {
  glance: SeatGlance;
  /** null: the visitor has only the link. */
  seat: SeatView | null;
  refused: Refused | undefined;
};

/** How a booking is; what is booked and its payments only for its buyer. */
export function BookingPage({ glance, seat, refused }: BookingPageProps) {
  const { id, number, state } = glance;
  const form = formState(refused, seatMessageFor);
  return (
    <BookingFrame of="seat" kicker={m.seat(number)} glance={glance}>
      <div className="status-cols">
        <div className="status-main">
          <BookingState
            glance={glance}
            tone={seatTones[state]}
            words={m.states[state]}
            paths={{ page: plainHref('/seat/booking/:id', { id }), pay: href('/seat/pay/:id', { id }) }}
            mayClosePage={booking.mayClosePage}
            anew={
              seat && { to: href(seat.unit.kind === 'class' ? '/classes' : '/tours'), words: m.lookForOther }
            }
          />
          {seat?.calledOffWords && <p>{seat.calledOffWords}</p>}
          {seat ? (
            <>
              <PayRestForm
                may={seat.restPayable}
                error={form.errorOf('rest')}
                words={{ left: m.restLeft(formatRupees(seat.toPay, 'short')), pay: m.payRest }}
              />
              <BillLinks bills={seat.bills} />
              <RefundList refunds={seat.refunds} />
              <BackAtTemple returns={seat.deskReturns} />
              <Cancel seat={seat} error={form.errorOf('cancel')} />
            </>
          ) : (
            <UnlockForm form={form} hint={m.thenYouSee} submit={m.showMyBooking} />
          )}
        </div>
        {seat && <SeatSummary seat={seat} />}
      </div>
    </BookingFrame>
  );
}

/** What was paid at the desk goes back where it was paid, not by the bank. */
function BackAtTemple({ returns }: { returns: SeatView['deskReturns'] }) {
  const open = returns.filter(({ state }) => state === 'asked');
  return open.map(({ id, amount }) => <p key={id}>{m.backAtTemple(formatRupees(amount, 'short'))}</p>);
}

function Cancel({ seat, error }: { seat: SeatView; error: string | null }) {
  const unpaid = seat.stage === 'open' && seat.payable && seat.restOf === null;
  const sure = unpaid ? m.cancelUnpaid : goesBackWords(seat);
  return (
    <CancelForm
      may={seat.cancellable || unpaid}
      error={error}
      words={{ cancel: m.cancelBooking, sure, yes: booking.yesCancel }}
    />
  );
}

function goesBackWords({ goesBack }: SeatView): string {
  return goesBack > zeroPaise
    ? booking.cancelGoesBack(formatRupees(goesBack, 'short'))
    : booking.cancelNothingBack;
}

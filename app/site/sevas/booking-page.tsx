import type { SevaState } from '#core/sevas/seva-booking.ts';
import * as m from '#messages/seva-booking.ts';
import type { SevaBookingView } from '#server/sevas/seva-queries.ts';
import { SendButton } from '#site/forms/send-button.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';
import './sevas.css';

type BookingPageProps = {
  /** Its day is in words. */
  booking: SevaBookingView & {
    over: boolean;
    /** The temple's. */
    phone: string;
    /** The text of a valid booking. */
    booked: { title: string; lead: string };
  };
};

const headings: Record<Exclude<SevaState, 'confirmed'>, string> = {
  asked: m.asked,
  cancelled: m.cancelled,
};

/** A booking, for whoever has the address, and the form that cancels it. */
export function BookingPage({ booking }: BookingPageProps) {
  const { over, mode, state, booked } = booking;
  const cancelled = state === 'cancelled';
  return (
    <section className="section wrap seva-booking">
      <div className="panel">
        <span className="kicker">{booking.reference}</span>
        <h1 className="text-h2">{state === 'confirmed' ? booked.title : headings[state]}</h1>
        {state === 'asked' ? (
          <AwaitsReview phone={booking.phone} />
        ) : (
          <p className="muted">{cancelled ? m.noPlaceHeld : booked.lead}</p>
        )}
        <dl className="facts-list">
          <dt>{m.seva}</dt>
          <dd>{booking.title}</dd>
          <dt>{m.when}</dt>
          <dd>{booking.begins ? m.dayAndHour(booking.day, booking.begins) : booking.day}</dd>
          <dt>{m.where}</dt>
          <dd>{mode === 'online' ? m.fromHome : m.atTemple}</dd>
          {booking.people > 1 && (
            <>
              <dt>{m.people}</dt>
              <dd>{booking.people}</dd>
            </>
          )}
          <dt>{m.reference}</dt>
          <dd className="num">{booking.reference}</dd>
        </dl>
        <div className="row wrapx">
          <ButtonLink to={href('/sevas')}>{m.bookAnother}</ButtonLink>
        </div>
        {!cancelled && !over && (
          <>
            <p className="sm muted">{m.keepAddress}</p>
            <Cancel id={booking.id} pending={state === 'asked'} />
          </>
        )}
      </div>
    </section>
  );
}

/** Cancels only after a second click. */
function Cancel({ id, pending }: { id: string; pending: boolean }) {
  return (
    <details>
      <summary className="fold-link">{pending ? m.cancelRequest : m.cancelBooking}</summary>
      <form
        method="post"
        action={plainHref('/sevas/booking/:id', { id })}
        className="grid gap-3 justify-items-start"
      >
        <p className="muted">{pending ? m.requestCancelled : m.placeThenFree}</p>
        <SendButton look="outline" meanwhile={m.cancelling}>
          {pending ? m.yesTakeBack : m.yesCancel}
        </SendButton>
      </form>
    </details>
  );
}

/** Shown if the browser filled in the trap field. */
function AwaitsReview({ phone }: { phone: string }) {
  return (
    <>
      <p>{m.noPlaceYet}</p>
      <p className="muted">
        <Sentence
          text={m.filledByRobots(phone)}
          parts={{
            phone: (number) => (
              <a href={`tel:${number.replace(/[^+\d]/g, '')}`} className="underline">
                {number}
              </a>
            ),
          }}
        />
      </p>
    </>
  );
}

export function BookingUnknown() {
  return (
    <section className="section wrap">
      <EmptyState
        title={m.bookingNotFound}
        picture="tulsi"
        heading="h1"
        actions={<ButtonLink to={href('/sevas')}>{m.seeSevas}</ButtonLink>}
      >
        {m.addressCutShort}
      </EmptyState>
    </section>
  );
}

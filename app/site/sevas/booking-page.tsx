import type { SevaState } from '#core/sevas/seva-booking.ts';
import type { SevaBookingView } from '#server/sevas/seva-queries.ts';
import { SendButton } from '#site/forms/send-button.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href } from '#ui/href.ts';
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
  asked: 'Your wish has reached us',
  cancelled: 'This seva is cancelled',
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
          <p className="muted">
            {cancelled
              ? 'No place is kept by it any more. You are welcome to choose another day.'
              : booked.lead}
          </p>
        )}
        <dl className="facts-list">
          <dt>Seva</dt>
          <dd>{booking.title}</dd>
          <dt>When</dt>
          <dd>
            {booking.day}
            {booking.begins && `, ${booking.begins} (Indian time)`}
          </dd>
          <dt>Where</dt>
          <dd>{mode === 'online' ? 'From home, online' : 'At the temple'}</dd>
          {booking.people > 1 && (
            <>
              <dt>People</dt>
              <dd>{booking.people}</dd>
            </>
          )}
          <dt>Reference</dt>
          <dd className="num">{booking.reference}</dd>
        </dl>
        <div className="row wrapx">
          <ButtonLink to={href('/sevas')}>Book another seva</ButtonLink>
        </div>
        {!cancelled && !over && (
          <>
            <p className="sm muted">
              Keep the address of this page: with it the booking can be seen and cancelled.
            </p>
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
      <summary className="fold-link">{pending ? 'Take the wish back' : 'Cancel this booking'}</summary>
      <form
        method="post"
        action={href('/sevas/booking/:id', { id })}
        className="grid gap-3 justify-items-start"
      >
        <p className="muted">
          {pending
            ? 'The seva desk then does not look at it any more.'
            : 'Your place is then free for somebody else.'}
        </p>
        <SendButton look="outline" meanwhile="Cancelling…">
          {pending ? 'Yes, take it back' : 'Yes, cancel it'}
        </SendButton>
      </form>
    </details>
  );
}

/** Shown if the browser filled in the trap field. */
function AwaitsReview({ phone }: { phone: string }) {
  return (
    <>
      <p>
        No place is kept yet. The seva desk looks at your wish first, and this page then says that it is
        booked.
      </p>
      <p className="muted">
        The form came with a field filled in that nobody sees, as robots do; some browsers and password
        managers do it too. If it is soon, please call{' '}
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="underline">
          {phone}
        </a>{' '}
        and say the reference.
      </p>
    </>
  );
}

export function BookingUnknown() {
  return (
    <section className="section wrap">
      <EmptyState
        title="Booking not found."
        picture="tulsi"
        heading="h1"
        actions={<ButtonLink to={href('/sevas')}>See the sevas</ButtonLink>}
      >
        The address may have been cut short. Please open it from your letter again.
      </EmptyState>
    </section>
  );
}

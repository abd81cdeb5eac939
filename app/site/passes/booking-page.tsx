import { passMessageFor } from '#core/passes/pass-messages.ts';
import { passTones } from '#core/passes/pass-tones.ts';
import type { PassBookingView, PassGlance } from '#core/passes/pass-view.ts';
import { language } from '#messages/language.ts';
import { states } from '#messages/pass-booking.ts';
import * as m from '#messages/passes.ts';
import { inEnglishSoFar } from '#messages/reading.ts';
import { CancelForm, UnlockForm } from '#site/checkout-parts/booking-forms.tsx';
import { BookingFrame, BookingState } from '#site/checkout-parts/booking-frame.tsx';
import { RefundList } from '#site/checkout-parts/refund-list.tsx';
import { formState, type Refused } from '#site/forms/form-state.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href, plainHref } from '#ui/href.ts';
import { BookedCard } from './booked-card.tsx';
import { PassCard, type ShownPass } from './pass-card.tsx';
import './passes.css';

type Shown = Omit<PassBookingView, 'passes'> & { passes: ShownPass[] };

type BookingPageProps = {
  glance: PassGlance;
  /** null: the visitor has only the address. */
  booking: Shown | null;
  /** What its files are asked with besides the id: '' or '?key=…'. */
  filesQuery: string;
  refused: Refused | undefined;
};

/** How a booking is; its passes only for its holder. */
export function BookingPage({ glance, booking, filesQuery, refused }: BookingPageProps) {
  const { id, number, state, event } = glance;
  const form = formState(refused, passMessageFor);
  const kicker = (
    <>
      {m.booking(number)} · {event.title}
    </>
  );
  return (
    <BookingFrame of="pass" kicker={kicker} free={glance.total === 0} glance={glance}>
      <div className="status-main mt-5">
        <BookingState
          glance={glance}
          tone={passTones[state]}
          words={states[state]}
          paths={{ page: plainHref('/passes/:id', { id }), pay: href('/passes/pay/:id', { id }) }}
          mayClosePage={m.mayClosePage}
          anew={{ to: href('/events/single-event/:id', { id: event.id }), words: m.backToEvent }}
        />
      </div>
      {booking ? (
        <Passes booking={booking} filesQuery={filesQuery} error={form.errorOf('cancel')} />
      ) : (
        <div className="panel mt-8 max-w-xl">
          <UnlockForm form={form} hint={m.thenYouSee} submit={m.showMyPasses} look="primary" />
        </div>
      )}
    </BookingFrame>
  );
}

type PassesProps = { booking: Shown; filesQuery: string; error: string | null };

function Passes({ booking, filesQuery, error }: PassesProps) {
  const { passes, holder, refunds, state, id, paid } = booking;
  return (
    <div className="grid gap-8 mt-8">
      {state === 'confirmed' && (
        <div className="row wrapx">
          <ButtonLink
            to={href('/passes/:id/passes.pdf', { id }) + filesQuery}
            reloadDocument
            look="outline"
            size="sm"
          >
            {m.asPdf}
          </ButtonLink>
          <ButtonLink
            to={href('/passes/:id/passes.ics', { id }) + filesQuery}
            reloadDocument
            look="outline"
            size="sm"
          >
            {m.addToCalendar}
          </ButtonLink>
        </div>
      )}
      {language !== 'en' && passes.some(({ textLang }) => textLang) && (
        <p className="sm muted">{inEnglishSoFar}</p>
      )}
      <ul className="pass-cards">
        {passes.map((pass) => (
          <PassCard key={pass.code} pass={pass} />
        ))}
      </ul>
      <BookedCard booking={booking}>
        <RefundList refunds={refunds} />
        {holder.email === null && state === 'confirmed' && <p className="sm">{m.keepThisPage}</p>}
      </BookedCard>
      <CancelForm
        may={booking.cancellable}
        error={error}
        words={{
          cancel: m.cancelBooking,
          sure: paid > 0 ? m.cancelNothingBack : m.cancelFree,
          yes: m.yesCancel,
        }}
      />
    </div>
  );
}

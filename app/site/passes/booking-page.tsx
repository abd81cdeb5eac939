import { formatRupees } from '#core/money/paise.ts';
import { passMessageFor } from '#core/passes/pass-messages.ts';
import type { PassBookingState } from '#core/passes/pass-stage.ts';
import type { PassBookingView, PassGlance } from '#core/passes/pass-view.ts';
import { span } from '#core/time/date-words.ts';
import * as words from '#messages/booking.ts';
import * as m from '#messages/passes.ts';
import { CancelForm, UnlockForm } from '#site/checkout-parts/booking-forms.tsx';
import { BookingFrame, BookingState } from '#site/checkout-parts/booking-frame.tsx';
import { FactList } from '#site/checkout-parts/fact-list.tsx';
import { RefundList } from '#site/checkout-parts/refund-list.tsx';
import { formState, type Refused } from '#site/forms/form-state.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href, plainHref } from '#ui/href.ts';
import type { Tone } from '#ui/notice.tsx';
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

const tones: Record<PassBookingState, Tone> = {
  ...{ created: 'wait', waiting: 'wait', failed: 'bad', asked: 'wait', confirmed: 'good' },
  ...{ cancelled: 'info', short: 'bad', refunded: 'info' },
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
          tone={tones[state]}
          words={m.states[state]}
          paths={{ page: plainHref('/passes/:id', { id }), pay: href('/passes/pay/:id', { id }) }}
          mayClosePage={m.mayClosePage}
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
  const { passes, event, holder, answers, refunds, state, id, paid } = booking;
  const [first] = passes;
  const facts: [string, string][] = [
    [m.event, event.title],
    ...(first ? [[m.when, span(first.from, first.until)] as [string, string]] : []),
    [m.where, event.location],
    [m.name, holder.name],
    ...answers.map(({ label, text }): [string, string] => [label, text]),
    ...(paid > 0 ? [[words.paid, formatRupees(paid, 'short')] as [string, string]] : []),
  ];
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
      <ul className="pass-cards">
        {passes.map((pass) => (
          <PassCard key={pass.code} pass={pass} />
        ))}
      </ul>
      <section className="panel grid content-start gap-4" aria-labelledby="the-booking">
        <h2 id="the-booking" className="text-h3">
          {m.booking(booking.number)}
        </h2>
        <FactList facts={facts} />
        <RefundList refunds={refunds} />
        {holder.email === null && state === 'confirmed' && <p className="sm">{m.keepThisPage}</p>}
      </section>
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

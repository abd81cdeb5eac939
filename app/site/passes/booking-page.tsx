import { Form } from 'react-router';
import { formatRupees } from '#core/money/paise.ts';
import { passMessageFor } from '#core/passes/pass-messages.ts';
import type { PassBookingState } from '#core/passes/pass-stage.ts';
import type { PassBookingView, PassGlance } from '#core/passes/pass-view.ts';
import { awaitsAnswer } from '#core/purchases/money-state.ts';
import { span } from '#core/time/date-words.ts';
import * as m from '#messages/passes.ts';
import { refundStates } from '#messages/refund-states.ts';
import { failureWords } from '#site/checkout-parts/failure-words.ts';
import { StepsRail } from '#site/checkout-parts/steps-rail.tsx';
import { useLookAgain } from '#site/checkout-parts/use-look-again.ts';
import { formState, type Refused } from '#site/forms/form-state.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FieldError, TextInput } from '#ui/forms/field.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Loader } from '#ui/loader.tsx';
import type { Tone } from '#ui/notice.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { PassCard, type ShownPass } from './pass-card.tsx';
import '#site/checkout-parts/status.css';
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
  const { state, event } = glance;
  const words = m.states[state];
  const looksAgain = state === 'created' || state === 'waiting';
  const gaveUp = useLookAgain(looksAgain);
  const form = formState(refused, passMessageFor);
  return (
    <div className="wrap status-page" data-wake>
      <span className="kicker">
        {m.booking(glance.number)} · {event.title}
      </span>
      {glance.total > 0 && <StepsRail at={glance.stage === 'open' ? 2 : 4} of="pass" />}
      <div className="status-main mt-5">
        <Badge tone={tones[state]}>{words.badge}</Badge>
        <div aria-live="polite" className="grid gap-4">
          <h1 className="text-h2">{words.title}</h1>
          <p className="lead">
            {state === 'failed' && failureWords(glance.failure)} {words.lead}
          </p>
        </div>
        {looksAgain && (
          <>
            {gaveUp ? (
              <p>{m.mayClosePage}</p>
            ) : (
              <Loader className="noscript:hidden">{m.lookingForPayment}</Loader>
            )}
            <a href={plainHref('/passes/:id', { id: glance.id })} className="btn btn-quiet">
              <span>{m.checkAgain}</span>
            </a>
          </>
        )}
        {glance.payable && !awaitsAnswer(glance.money) && (
          <ButtonLink
            to={href('/passes/pay/:id', { id: glance.id })}
            reloadDocument
            look={state === 'failed' ? 'primary' : 'outline'}
          >
            {state === 'failed' ? m.tryAgain : m.goToPayment}
          </ButtonLink>
        )}
      </div>
      {booking ? (
        <Passes booking={booking} filesQuery={filesQuery} error={form.errorOf('cancel')} />
      ) : (
        <UnlockForm form={form} />
      )}
    </div>
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
    ...(paid > 0 ? [[m.paid, formatRupees(paid, 'short')] as [string, string]] : []),
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
        <dl className="pass-facts">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {refunds.length > 0 && (
          <ul className="grid gap-2">
            {refunds.map((refund) => (
              <li key={refund.id}>
                <Sentence
                  text={refundStates[refund.state]}
                  parts={{ amount: () => <b className="num">{formatRupees(refund.amount, 'short')}</b> }}
                />
              </li>
            ))}
          </ul>
        )}
        {holder.email === null && state === 'confirmed' && <p className="sm">{m.keepThisPage}</p>}
      </section>
      <CancelForm booking={booking} error={error} />
    </div>
  );
}

function CancelForm({ booking, error }: { booking: Shown; error: string | null }) {
  if (!booking.cancellable) return <FieldError id="cancel-error">{error}</FieldError>;
  return (
    <details id="cancel" open={error !== null}>
      <summary className="fold-link">{m.cancelBooking}</summary>
      <Form method="post" className="grid gap-3 justify-items-start">
        <input type="hidden" name="intent" value="cancel" />
        <p>{booking.paid > 0 ? m.cancelNothingBack : m.cancelFree}</p>
        <Button type="submit" look="outline">
          {m.yesCancel}
        </Button>
      </Form>
      <FieldError id="cancel-error">{error}</FieldError>
    </details>
  );
}

function UnlockForm({ form: { errorOf, typedOf } }: { form: ReturnType<typeof formState> }) {
  return (
    <Form method="post" className="panel grid gap-4 justify-items-start mt-8 max-w-xl" noValidate>
      <input type="hidden" name="intent" value="unlock" />
      <TextInput
        name="lastFour"
        label={m.lastFourDigits}
        hint={m.thenYouSee}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        defaultValue={typedOf('lastFour')}
        error={errorOf('lastFour')}
      />
      <Button type="submit">{m.showMyPasses}</Button>
    </Form>
  );
}

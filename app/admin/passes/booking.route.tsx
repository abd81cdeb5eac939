import { data, redirect } from 'react-router';
import { AnswerNotice } from '#admin/forms/answer-notice.tsx';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/pass-booking.ts';
import { stages } from '#messages/admin/pass-bookings.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { openEvent } from '#server/content/event-heads.ts';
import { approvePasses, declinePasses } from '#server/passes/changes/approve-passes.ts';
import { cancelPassesByStaff } from '#server/passes/changes/cancel-by-staff.ts';
import { decidePassRefund } from '#server/passes/changes/decide-pass-refund.ts';
import { passKey } from '#server/passes/queries/pass-proof.ts';
import { findBookingRecord } from '#server/passes/staff/booking-record.ts';
import { decideCounterReturn } from '#server/passes/staff/decide-counter-return.ts';
import { resendPasses } from '#server/passes/staff/resend-passes.ts';
import { voidPass } from '#server/passes/staff/void-pass.ts';
import { isOwnMoney } from '#server/purchases/four-eyes.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/booking.route';
import { ApprovalPanel } from './approval-panel.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { bookingTones } from './booking-tones.ts';
import { CancelPanel } from './cancel-panel.tsx';
import { EventTabs } from './event-tabs.tsx';
import { MoneyBack } from './money-back.tsx';
import { PassesPanel } from './passes-panel.tsx';

/** One booking: its passes, its holder, and what the office does with it. */
export const loader = forStaff(
  'passes.read',
  async ({ params, url, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const event = await openEvent(services, params.id);
    const booking = await findBookingRecord(services, event.id, params.booking);
    if (!booking) throw new Response(null, { status: 404 });
    const { id } = booking;
    const mayWrite = mayDo(staff.roles, 'passes.write');
    const mayRefund = mayDo(staff.roles, 'passes.refund');
    const page = `${href('/passes/:id', { id })}?key=${passKey(services, id)}`;
    return {
      ...{ event, crumb: event.title, booking, mayWrite, mayRefund, me: staff.personId },
      // Whoever has the link shows the passes: only who may write sends it.
      link: mayWrite && booking.stage === 'confirmed' ? services.config.publicUrl + page : null,
      ownMoney: mayRefund && (await isOwnMoney(services.db, staff, { kind: 'pass', id })),
      done: url.searchParams.get('done'),
    };
  },
);

type BookingForm = StaffForm<Route.ActionArgs>;
const decisions = ['approved', 'again'] as const;
const fields = ['code', 'reason', 'back', 'returnId', 'decision', 'mode'] as const;

export const action = staffActions(
  {
    approve: on(approvePasses, ({ params }: BookingForm) => [params.booking]),
    decline: on(declinePasses, ({ params }: BookingForm) => [params.booking]),
    void: on(voidPass, ({ params, texts }: BookingForm) => [params.booking, texts(fields)]),
    cancel: on(cancelPassesByStaff, ({ params, text }: BookingForm) => [
      { bookingId: params.booking, reason: text('reason'), all: text('back') === 'on' },
    ]),
    resend: on(resendPasses, ({ params }: BookingForm) => [params.booking]),
    refund: on(decidePassRefund, ({ text }: BookingForm) => [
      text('refundId'),
      decisions.find((one) => one === text('decision')) ?? ('declined' as const),
    ]),
    counterReturn: on(decideCounterReturn, ({ params, texts }: BookingForm) => [
      params.booking,
      texts(fields),
    ]),
  },
  ({ params, intent, texts }: BookingForm, outcome) => {
    if (outcome.ok) {
      const page = { id: params.id, booking: params.booking };
      throw redirect(`${href('/admin-dashboard/passes/:id/bookings/:booking', page)}?done=${intent}`, 303);
    }
    return data({ intent, problems: asProblems(outcome), typed: texts(fields) }, { status: 422 });
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { event, booking, link, mayWrite, mayRefund, me, ownMoney, done } = loaderData;
  const { number, holder, stage, version } = booking;
  const mayCancel =
    mayWrite &&
    ['open', 'asked', 'confirmed'].includes(stage) &&
    booking.passes.every(({ state }) => state !== 'used');
  const refusedOf = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  return (
    <div className="admin-stack">
      <ScreenHead title={m.bookingTitle(number)} note={`${holder.name} · ${event.title}`}>
        <Badge tone={bookingTones[stage]}>{stages[stage]}</Badge>
      </ScreenHead>
      <EventTabs id={event.id} here="bookings" />
      <AnswerNotice refused={actionData} done={done} words={m.done} />
      <div className="admin-two">
        <div className="admin-stack">
          {stage === 'asked' && mayWrite && (
            <ApprovalPanel problems={fieldErrors(refusedOf('approve')).summary} />
          )}
          <PassesPanel
            key={`passes ${version}`}
            booking={booking}
            mayVoid={mayWrite && stage === 'confirmed'}
            refused={refusedOf('void')}
          />
          <MoneyBack
            {...{ booking, mayRefund, me, ownMoney }}
            form={fieldErrors(refusedOf('counterReturn'))}
          />
        </div>
        <div className="admin-stack">
          <BookingFacts {...{ booking, link, mayWrite }} />
          {mayCancel && (
            <CancelPanel
              key={`cancel ${version}`}
              paid={booking.paid > 0 || booking.counter !== null}
              refused={refusedOf('cancel')}
            />
          )}
        </div>
      </div>
    </div>
  );
}

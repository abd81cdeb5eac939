import { data, redirect } from 'react-router';
import { AnswerNotice } from '#admin/forms/answer-notice.tsx';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import { PanelForm } from '#admin/forms/panel-form.tsx';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { BookedRefunds } from '#admin/records/booked-refunds.tsx';
import { seatStageWords } from '#admin/words/seat-words.ts';
import { formatRupees, zeroPaise } from '#core/money/paise.ts';
import { mayDo } from '#core/people/roles.ts';
import * as m from '#messages/admin/seats.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { isOwnMoney } from '#server/purchases/four-eyes.ts';
import { cancelSeatByStaff } from '#server/seats/changes/cancel-by-staff.ts';
import { decideSeatRefund } from '#server/seats/changes/decide-seat-refund.ts';
import { askRest } from '#server/seats/desk/ask-rest.ts';
import {
  askCounterSeatReturn,
  confirmSeatReturn,
  decideSeatReturn,
} from '#server/seats/desk/return-seat-money.ts';
import { takeSeatMoney } from '#server/seats/desk/take-seat-money.ts';
import { findSeat } from '#server/seats/queries/seat-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/seat.route';
import { SeatDesk } from './seat-desk.tsx';
import { SeatFacts } from './seat-facts.tsx';

/** One booking of paid seats: whose, what is paid, and how it ends. */
export const loader = forStaff(
  'seats.read',
  async ({ params, url, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const seat = await findSeat(services, params.id);
    if (!seat) throw new Response(null, { status: 404 });
    return {
      seat,
      site: services.config.publicUrl,
      me: staff.personId,
      ownMoney: await isOwnMoney(services.db, staff, { kind: 'seat', id: seat.id }),
      mayWrite: mayDo(staff.roles, 'seats.write'),
      mayRefund: mayDo(staff.roles, 'seats.refund'),
      done: url.searchParams.get('done'),
    };
  },
);

type SeatForm = StaffForm<Route.ActionArgs>;

const decisions = ['approved', 'again'] as const;
const fields = ['reason', 'all', 'amount', 'mode', 'back', 'why'] as const;

export const action = staffActions(
  {
    cancel: on(cancelSeatByStaff, ({ params, text }: SeatForm) => [
      { seatId: params.id, reason: text('reason'), all: text('all') === 'on' },
    ]),
    take: on(takeSeatMoney, ({ params, texts }: SeatForm) => [
      { seatId: params.id, ...texts(['amount', 'mode', 'due']) },
    ]),
    rest: on(askRest, ({ params }: SeatForm) => [params.id]),
    'ask-back': on(askCounterSeatReturn, ({ params, texts }: SeatForm) => [
      { seatId: params.id, ...texts(['back', 'why', 'most']) },
    ]),
    'confirm-back': on(confirmSeatReturn, ({ params, text }: SeatForm) => [
      { seatId: params.id, returnId: text('returnId') },
    ]),
    'decide-back': on(decideSeatReturn, ({ params, texts }: SeatForm) => [
      { seatId: params.id, ...texts(['returnId', 'decision', 'mode']) },
    ]),
    refund: on(decideSeatRefund, ({ text }: SeatForm) => [
      text('refundId'),
      decisions.find((one) => one === text('decision')) ?? ('declined' as const),
    ]),
  },
  ({ params, intent, texts }: SeatForm, outcome) => {
    if (outcome.ok)
      throw redirect(`${href('/admin-dashboard/seats/:id', { id: params.id })}?done=${intent}`, 303);
    return data({ intent, problems: asProblems(outcome), typed: texts(fields) }, { status: 422 });
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export const handle = { crumb: m.booking } satisfies AdminHandle;

export default function Seat({ loaderData, actionData }: Route.ComponentProps) {
  const { seat, site, me, ownMoney, mayWrite, mayRefund, done } = loaderData;
  const { field } = fieldErrors(actionData);
  const { label, tone } = seatStageWords(seat.stage);
  const mayCancel = mayWrite && seat.restOf === null && (seat.stage === 'open' || seat.stage === 'booked');
  return (
    <div className="admin-stack">
      <ScreenHead title={m.bookingOf(seat.number)} note={`${seat.buyer.name} · ${seat.title}`} num>
        <Badge tone={tone}>{label}</Badge>
      </ScreenHead>
      <AnswerNotice refused={actionData} done={done} words={m.done} />
      <div className="admin-two">
        <div className="admin-stack">
          {mayCancel && (
            <Panel title={m.changes}>
              <details className="admin-fold" open={actionData?.intent === 'cancel'}>
                <summary>{m.cancel}</summary>
                <PanelForm intent="cancel" save={m.yesCancel}>
                  {seat.paid > zeroPaise && (
                    <p className="sm">{m.cancelGoesBack(formatRupees(seat.goesBack))}</p>
                  )}
                  <TextArea {...field('reason')} label={m.reason} rows={2} />
                  {seat.paid > zeroPaise && (
                    <Checkbox name="all" defaultChecked={actionData?.typed.all === 'on'}>
                      {m.giveAll}
                    </Checkbox>
                  )}
                </PanelForm>
              </details>
            </Panel>
          )}
          <SeatDesk
            seat={seat}
            field={field}
            refused={actionData?.intent ?? null}
            {...{ site, me, ownMoney, mayWrite, mayRefund }}
          />
          <BookedRefunds refunds={seat.refunds} me={me} mayRefund={mayRefund} ownMoney={ownMoney} />
        </div>
        <SeatFacts seat={seat} />
      </div>
    </div>
  );
}

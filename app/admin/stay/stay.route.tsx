import { data, redirect } from 'react-router';
import { AnswerNotice } from '#admin/forms/answer-notice.tsx';
import { asProblems, fieldErrors } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { BookedRefunds } from '#admin/records/booked-refunds.tsx';
import { stageWords } from '#admin/words/stay-words.ts';
import { mayDo } from '#core/people/roles.ts';
import { companyFields } from '#core/stay/read-company.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/stays.ts';
import { forStaff, on, type StaffCall, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { isOwnMoney } from '#server/purchases/four-eyes.ts';
import { drawQr } from '#server/qr/upi-qr.ts';
import type { Services } from '#server/services.ts';
import { billByDesk } from '#server/stay/bills/bill-by-desk.ts';
import { checkIn, checkOut, noShow } from '#server/stay/desk/advance-stay.ts';
import { billToCompany } from '#server/stay/desk/bill-to-company.ts';
import { cancelByDesk } from '#server/stay/desk/cancel-by-desk.ts';
import { changeDatesByDesk } from '#server/stay/desk/change-dates-by-desk.ts';
import { decideStayRefund } from '#server/stay/desk/decide-stay-refund.ts';
import { extendStay } from '#server/stay/desk/extend-stay.ts';
import { giveDepositBack } from '#server/stay/desk/give-deposit-back.ts';
import { moveRoom } from '#server/stay/desk/move-room.ts';
import { askCounterReturn, decideDeskReturn, handDeskReturn } from '#server/stay/desk/return-desk-money.ts';
import { takeDeposit } from '#server/stay/desk/take-deposit.ts';
import { takeDeskPayment } from '#server/stay/desk/take-desk-payment.ts';
import { planChange } from '#server/stay/queries/plan-change.ts';
import { listRoomsOfStay } from '#server/stay/queries/room-choices.ts';
import { getStayLinkWords } from '#server/stay/queries/stay-link-words.ts';
import { findStay } from '#server/stay/queries/stay-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import type { Route } from './+types/stay.route';
import { DeskForms } from './desk-forms.tsx';
import { DeskMoney } from './desk-money.tsx';
import { LongerStay } from './longer-stay.tsx';
import { OnlineRests } from './online-rests.tsx';
import { OtherDates } from './other-dates.tsx';
import './house.css';
import { RoomChange } from './room-change.tsx';
import { StayFacts } from './stay-facts.tsx';

/**
 * One stay: who comes, what is paid, and what the desk can do now. What a change would cost is
 * asked for in the address (`planChange`), also by the tape chart.
 */
export const loader = forStaff(
  'stays.read',
  async ({ params, url, services, staff }: StaffCall<Route.LoaderArgs>) => {
    const stay = await findStay(services, params.id);
    if (!stay) throw new Response(null, { status: 404 });
    // What pays a rest, as lists of payments name it, is on the page of its stay.
    if (stay.restOf) throw redirect(href('/admin-dashboard/stays/:id', { id: stay.restOf }));
    const mayWrite = mayDo(staff.roles, 'stays.write');
    const link = mayWrite && stay.restPayable ? await linkToPay(services, stay) : null;
    const [rooms, plan] = mayWrite
      ? await Promise.all([listRoomsOfStay(services, stay), planChange(services, stay, url.searchParams)])
      : [[], null];
    return {
      ...{ stay, link, rooms, plan, until: url.searchParams.get('until') ?? '' },
      asked: url.searchParams.has('arrival') ? datesIn(url.searchParams) : null,
      today: templeDay(services.clock()),
      me: staff.personId,
      ownMoney: await isOwnMoney(services.db, staff, { kind: 'stay', id: stay.id }),
      mayWrite,
      mayRefund: mayDo(staff.roles, 'stays.refund'),
      done: url.searchParams.get('done'),
    };
  },
);

async function linkToPay(services: Services, stay: StayView) {
  const words = await getStayLinkWords(services, stay);
  return { words, svg: await drawQr(words.url) };
}

const datesIn = (asked: URLSearchParams) => ({
  arrival: asked.get('arrival') ?? '',
  departure: asked.get('departure') ?? '',
});

type StayForm = StaffForm<Route.ActionArgs>;

const depositFields = ['deposit', 'depositMode', 'held'] as const;
const depositBackFields = ['giveBack', 'backMode', 'withheldFor', 'held'] as const;
const backFields = ['back', 'why', 'most'] as const;
const fields = [
  ...['idKind', 'idLast4', 'amount', 'mode', 'reason', 'arrival', 'departure', 'from'],
  ...[...depositFields, ...depositBackFields, ...backFields, ...companyFields],
] as const;
const decisions = ['approved', 'again'] as const;

export const action = staffActions(
  {
    in: on(checkIn, ({ params, texts }: StayForm) => [
      { stayId: params.id, ...texts(['idKind', 'idLast4']) },
    ]),
    out: on(checkOut, ({ params }: StayForm) => [params.id]),
    bill: on(billByDesk, ({ params }: StayForm) => [params.id]),
    'no-show': on(noShow, ({ params }: StayForm) => [params.id]),
    paid: on(takeDeskPayment, ({ params, texts }: StayForm) => [
      { stayId: params.id, ...texts(['amount', 'mode', 'due']) },
    ]),
    cancel: on(cancelByDesk, ({ params, text }: StayForm) => [
      { stayId: params.id, reason: text('reason'), all: text('all') === 'on' },
    ]),
    dates: on(changeDatesByDesk, ({ params, texts }: StayForm) => [
      { stayId: params.id, ...texts(['arrival', 'departure', 'shown']) },
    ]),
    company: on(billToCompany, ({ params, texts }: StayForm) => [
      { stayId: params.id, ...texts(companyFields) },
    ]),
    move: on(moveRoom, ({ params, texts }: StayForm) => [{ stayId: params.id, ...texts(['from', 'to']) }]),
    longer: on(extendStay, ({ params, text, all }: StayForm) => [
      { stayId: params.id, departure: text('departure'), rooms: all('rooms'), shown: text('shown') },
    ]),
    deposit: on(takeDeposit, ({ params, texts }: StayForm) => [
      { stayId: params.id, ...texts(depositFields) },
    ]),
    'deposit-back': on(giveDepositBack, ({ params, texts }: StayForm) => [
      { stayId: params.id, ...texts(depositBackFields) },
    ]),
    'ask-back': on(askCounterReturn, ({ params, texts }: StayForm) => [
      { stayId: params.id, ...texts(backFields) },
    ]),
    'decide-back': on(decideDeskReturn, ({ params, text }: StayForm) => {
      const decision = text('decision') === 'approved' ? ('approved' as const) : ('declined' as const);
      return [{ stayId: params.id, returnId: text('returnId'), decision }] as const;
    }),
    'hand-back': on(handDeskReturn, ({ params, text }: StayForm) => [
      { stayId: params.id, returnId: text('returnId'), mode: text('handMode') },
    ]),
    refund: on(decideStayRefund, ({ text }: StayForm) => [
      text('refundId'),
      decisions.find((one) => one === text('decision')) ?? ('declined' as const),
    ]),
  },
  ({ params, intent, texts }: StayForm, outcome) => {
    if (outcome.ok)
      throw redirect(`${href('/admin-dashboard/stays/:id', { id: params.id })}?done=${intent}`, 303);
    const typed = { intent, ...texts(fields) };
    return data({ intent, problems: asProblems(outcome), typed }, { status: 422 });
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export const handle = { crumb: m.stay } satisfies AdminHandle;

export default function Stay({ loaderData, actionData }: Route.ComponentProps) {
  const { stay, link, rooms, plan, until, asked, today, me, ownMoney, mayWrite, mayRefund, done } =
    loaderData;
  const { field, errorOf } = fieldErrors(actionData);
  const { label, tone } = stageWords(stay.stage);
  return (
    <div className="admin-stack">
      <ScreenHead title={m.stayTitle(stay.number)} note={noteOf(stay)} num>
        <Badge tone={tone}>{label}</Badge>
      </ScreenHead>
      <AnswerNotice refused={actionData} done={done} words={m.done} />
      <div className="admin-two">
        <div className="admin-stack">
          {mayWrite && (
            <DeskForms
              key={`desk ${stay.version}`}
              stay={stay}
              today={today}
              field={field}
              refused={actionData?.intent ?? null}
            >
              {rooms.length > 0 && (
                <RoomChange
                  stay={stay}
                  rooms={rooms}
                  refused={
                    actionData?.intent === 'move'
                      ? { from: actionData.typed.from, error: errorOf('to') }
                      : null
                  }
                />
              )}
              {['booked', 'in-house'].includes(stay.stage) && (
                <LongerStay
                  stay={stay}
                  plan={plan}
                  asked={until}
                  error={actionData?.intent === 'longer' ? (errorOf('departure') ?? errorOf('room')) : null}
                />
              )}
              {stay.stage === 'booked' && today < stay.arrival && (
                <OtherDates
                  stay={stay}
                  plan={plan}
                  asked={asked}
                  errorOf={(name) => (actionData?.intent === 'dates' ? errorOf(name) : null)}
                />
              )}
            </DeskForms>
          )}
          <DeskMoney
            key={`money ${stay.version}`}
            {...{ stay, today, field, me, ownMoney, mayWrite, mayRefund }}
            refused={actionData?.intent ?? null}
          />
          <OnlineRests stay={stay} link={link} />
          <BookedRefunds refunds={stay.refunds} me={me} mayRefund={mayRefund} ownMoney={ownMoney} />
        </div>
        <StayFacts stay={stay} />
      </div>
    </div>
  );
}

/** Who, where and when, above all forms: on a phone the facts are below them. */
function noteOf({ guest, roomNumbers, kindTitle, arrival, departure }: StayView): string {
  const room = roomNumbers.length > 0 ? roomNumbers.join(', ') : kindTitle;
  return `${guest.name} · ${room} · ${dayInWords(arrival)} – ${dayInWords(departure)}`;
}

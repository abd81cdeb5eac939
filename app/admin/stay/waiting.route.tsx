import { data, Form, redirect } from 'react-router';
import { DoneNotice } from '#admin/forms/done-notice.tsx';
import { asProblems } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import { mayDo } from '#core/people/roles.ts';
import type { WaitView } from '#core/stay/wait.ts';
import { dayInWords } from '#core/time/date-words.ts';
import type { WaitState } from '#core/waits/wait-state.ts';
import * as m from '#messages/admin/stay-waits.ts';
import { forStaff, on, type StaffForm, staffActions } from '#server/auth/staff-route.ts';
import { listWaits, type WaitsShown } from '#server/stay/waits/wait-queries.ts';
import { offerByHand, removeWait } from '#server/stay/waits/waits-by-desk.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice, type Tone } from '#ui/notice.tsx';
import type { Route } from './+types/waiting.route';

/** The waiting list of the guest house, in the order of offers. */
export const loader = forStaff('stays.read', async ({ url, services, staff }) => ({
  ...(await listWaits(services)),
  mayWrite: mayDo(staff.roles, 'stays.write'),
  done: url.searchParams.get('done'),
}));

type WaitForm = StaffForm<Route.ActionArgs>;

export const action = staffActions(
  {
    offer: on(offerByHand, ({ text }: WaitForm) => [text('id')]),
    remove: on(removeWait, ({ text }: WaitForm) => [text('id')]),
  },
  ({ intent }: WaitForm, outcome) => {
    if (outcome.ok) throw redirect(`${href('/admin-dashboard/stays/waiting')}?done=${intent}`, 303);
    return data({ problems: asProblems(outcome) }, { status: 422 });
  },
);

export { lookAgain as shouldRevalidate } from '#admin/forms/look-again.ts';

export const handle = { crumb: m.waitingList } satisfies AdminHandle;

export default function Waiting({
  loaderData: { open, closed, toCall, mayWrite, done },
  actionData,
}: Route.ComponentProps) {
  const whole = actionData?.problems[0];
  return (
    <div className="admin-stack">
      <ScreenHead title={m.waitingList} note={m.waitingNote} />
      {whole && <Notice tone="bad">{adminMessageFor(whole.code, whole.values)}</Notice>}
      {!actionData && <DoneNotice done={done} words={m.done} />}
      {toCall.length > 0 && <Notice tone="wait">{m.callThem(toCall.length)}</Notice>}
      <Waits title={m.inLine} shown={open} toCall={toCall} mayWrite={mayWrite} />
      {closed.count > 0 && <Waits title={m.ended} shown={closed} toCall={[]} mayWrite={false} />}
    </div>
  );
}

const tones: Record<WaitState, Tone> = {
  ...{ waiting: 'wait', offered: 'good', taken: 'good', declined: 'info' },
  ...{ lapsed: 'bad', left: 'info', removed: 'info', over: 'info' },
};

type WaitsProps = { title: string; shown: WaitsShown; toCall: string[]; mayWrite: boolean };

function Waits({ title, shown: { waits, count }, toCall, mayWrite }: WaitsProps) {
  const howMany = waits.length < count ? m.firstOf(waits.length, count) : String(count);
  return (
    <Panel title={title} aside={<span className="sm muted num">{howMany}</span>}>
      {waits.length === 0 ? (
        <p className="muted">{m.nobody}</p>
      ) : (
        <ul className="admin-rows">
          {waits.map((wait) => (
            <li key={wait.id} className="row between wrapx">
              <WaitFacts wait={wait} />
              <span className="row wrapx">
                {toCall.includes(wait.id) && <Badge tone="bad">{m.callNow}</Badge>}
                <Badge tone={tones[wait.state]}>{m.states[wait.state]}</Badge>
                {mayWrite && <WaitButtons wait={wait} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function WaitFacts({ wait }: { wait: WaitView }) {
  return (
    <span>
      <b>{wait.name}</b>
      <span className="sm block">{m.wanted(wait.kindTitle, wait.rooms, wait.adults + wait.children)}</span>
      <span className="sm muted num block">
        {dayInWords(wait.arrival)} – {dayInWords(wait.departure)} · {m.since(shortMoment(wait.madeAt))}
      </span>
      <span className="sm num block">
        <a href={`tel:${wait.phone}`} className="underline">
          {wait.phone}
        </a>
        {wait.email ? ` · ${wait.email}` : ` · ${m.noEmail}`}
      </span>
      {wait.state === 'offered' && wait.offerUntil && (
        <span className="sm num block">{m.offerUntil(shortMoment(wait.offerUntil))}</span>
      )}
      {wait.stayId && (
        <a href={href('/admin-dashboard/stays/:id', { id: wait.stayId })} className="sm underline">
          {m.seeStay}
        </a>
      )}
    </span>
  );
}

function WaitButtons({ wait: { id, name, state } }: { wait: WaitView }) {
  const toBook = `${href('/admin-dashboard/stays/new')}?${new URLSearchParams({ wait: id })}`;
  return (
    <Form method="post" className="row wrapx">
      <input type="hidden" name="id" value={id} />
      {state === 'waiting' && (
        <Button name="intent" value="offer" size="sm" look="outline">
          {m.offerNow}
          <span className="sr"> {name}</span>
        </Button>
      )}
      {state === 'offered' && (
        <ButtonLink to={toBook} size="sm" look="outline">
          {m.bookNow}
          <span className="sr"> {name}</span>
        </ButtonLink>
      )}
      <Button name="intent" value="remove" size="sm" look="outline">
        {m.remove}
        <span className="sr"> {name}</span>
      </Button>
    </Form>
  );
}

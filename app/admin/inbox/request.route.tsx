import { data, redirect } from 'react-router';
import { AnswerNotice } from '#admin/forms/answer-notice.tsx';
import { asProblems } from '#admin/forms/field-errors.ts';
import type { AdminHandle } from '#admin/frame/admin-crumbs.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { Fact } from '#admin/records/fact.tsx';
import { NotesPanel } from '#admin/records/notes-panel.tsx';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import { shortMoment } from '#admin/words/moment-words.ts';
import { languages } from '#core/language/languages.ts';
import { mayDo } from '#core/people/roles.ts';
import { factsOf } from '#core/requests/request-words.ts';
import { fillTemplate, requestStateWords } from '#core/requests/work-on-request.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/admin/inbox.ts';
import * as words from '#messages/admin/request-facts.ts';
import { takeMoney } from '#messages/admin/seats.ts';
import {
  does,
  forStaff,
  on,
  type StaffCall,
  type StaffForm,
  staffActions,
} from '#server/auth/staff-route.ts';
import { findSeatOfRequest } from '#server/bookings/seat-of-request.ts';
import { findWaiting } from '#server/classes/waiting-list.ts';
import { listNotes } from '#server/notes/note-queries.ts';
import { writeNote } from '#server/notes/write-note.ts';
import { answerByLetter } from '#server/requests/answer-by-letter.ts';
import { listTemplates } from '#server/requests/answer-templates.ts';
import { findInboxRequest, listHandlers } from '#server/requests/inbox-queries.ts';
import { workOnRequest } from '#server/requests/work-on-request.ts';
import { findUnpaidSeat } from '#server/seats/queries/unpaid-seat.ts';
import { giveSeat, isNotifiedOfSeat } from '#server/seats/waiting/give-seat.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Notice } from '#ui/notice.tsx';
import type { Route } from './+types/request.route';
import { AnswerForm } from './answer-form.tsx';
import { WaitingPanel } from './waiting-panel.tsx';
import { WorkForm } from './work-form.tsx';

/** One request: the request, its answers, its handler. `?template=` prefills the answer. */
export const loader = forStaff(
  'inbox.read',
  async ({ params, services, staff, url }: StaffCall<Route.LoaderArgs>) => {
    const found = await findInboxRequest(services, staff, params.id);
    if (!found) throw new Response(null, { status: 404 });
    const query = url.searchParams;
    const [handlers, templates, notes, waiting, seat] = await Promise.all([
      listHandlers(services, found.kind),
      listTemplates(services),
      listNotes(services, { kind: 'request', id: found.id }),
      findWaiting(services, found.id, found),
      findSeatOfRequest(services.db, found.id),
    ]);
    const template = templates.find(({ id }) => id === query.get('template'));
    const facts = { name: found.sender.name, reference: found.reference };
    const { sender, language, answers, state, suspected, subject, reference, kind, createdAt } = found;
    return {
      request: { sender, language, answers, state, suspected, subject, reference, kind, createdAt },
      facts: factsOf(found, words),
      work: {
        state: found.state as string,
        assignedTo: found.assignedTo ?? '',
        remindOn: found.remindOn ?? '',
        version: String(found.version),
      },
      handlers: handlers.map(({ id, name }) => ({ value: id, label: name })),
      templates: templates.map(({ id, title }) => ({ value: id, label: title })),
      begun: template ? { id: template.id, body: fillTemplate(template.body, facts) } : { id: '', body: '' },
      notes,
      waiting: waiting && { id: found.id, waiting, notified: await isNotifiedOfSeat(services, sender.email) },
      mayAgree: found.kind === 'csr-inquiry' && mayDo(staff.roles, 'donations.record'),
      mayBook: found.kind === 'stay-inquiry' && mayDo(staff.roles, 'stays.write'),
      requestId: found.id,
      seat: mayDo(staff.roles, 'seats.read') ? seat : null,
      mayTake:
        mayDo(staff.roles, 'seats.write') &&
        (await findUnpaidSeat(services.db, found.id, { lock: false })) !== null,
      mayAnswer: mayDo(staff.roles, 'inbox.answer'),
      today: templeDay(services.clock()),
      done: query.get('done'),
    };
  },
);

type RequestForm = StaffForm<Route.ActionArgs>;

const fields = ['state', 'assignedTo', 'remindOn', 'version', 'body', 'afterwards', 'note'] as const;

export const action = staffActions(
  {
    answer: on(answerByLetter, ({ params, texts }: RequestForm) => [params.id, texts(fields)]),
    seat: on(giveSeat, ({ params }: RequestForm) => [params.id]),
    work: on(workOnRequest, ({ params, texts }: RequestForm) => [params.id, texts(fields)]),
    note: does('inbox.answer', async ({ services, staff, params, text }: RequestForm) => {
      const found = await findInboxRequest(services, staff, params.id);
      if (!found) throw new Response(null, { status: 404 });
      return writeNote(services, staff, { kind: 'request', id: found.id }, text('note'));
    }),
  },
  ({ params, intent, texts }: RequestForm, outcome) => {
    if (outcome.ok) throw redirect(`${href('/admin-dashboard/inbox/:id', { id: params.id })}?done=${intent}`);
    if ('code' in outcome && outcome.code === 'no-request') throw new Response(null, { status: 404 });
    const typed = { intent, ...texts(fields) };
    return data({ intent, problems: asProblems(outcome), typed }, { status: 422 });
  },
);

const doneWords: Record<string, string> = {
  answer: m.onItsWay,
  note: m.noteSaved,
  work: m.saved,
  seat: m.seatTheirs,
};

export const handle = { crumb: m.request } satisfies AdminHandle;

export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { request, facts, work, handlers, templates, begun, notes, waiting, mayAnswer, today, done } =
    loaderData;
  const { mayBook, mayAgree, requestId, seat, mayTake } = loaderData;
  const { sender, language, answers, state, suspected } = request;
  const noteProblem = actionData?.problems.find(({ field }) => field === 'note');
  const refused = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  const { label, tone } = requestStateWords[state];
  return (
    <div className="admin-stack">
      <ScreenHead
        title={request.subject}
        num
        note={
          <>
            {m.requestNames[request.kind]} {request.reference}, {shortMoment(request.createdAt)}
          </>
        }
      >
        <Badge tone={tone}>{label}</Badge>
        {seat && (
          <ButtonLink to={href('/admin-dashboard/seats/:id', { id: seat.id })} size="sm" look="outline">
            {m.bookingOf(seat.number)}
          </ButtonLink>
        )}
        {mayTake && (
          <ButtonLink
            to={href('/admin-dashboard/seats/take/:request', { request: requestId })}
            size="sm"
            look="outline"
          >
            {takeMoney}
          </ButtonLink>
        )}
        {mayBook && state !== 'declined' && (
          <ButtonLink
            to={`${href('/admin-dashboard/stays/new')}?request=${requestId}`}
            size="sm"
            look="outline"
          >
            {m.bookInquiry}
          </ButtonLink>
        )}
        {mayAgree && state !== 'declined' && (
          <ButtonLink
            to={`${href('/admin-dashboard/donation/csr/new')}?request=${requestId}`}
            size="sm"
            look="outline"
          >
            {m.enterAgreement}
          </ButtonLink>
        )}
      </ScreenHead>
      <AnswerNotice refused={actionData} done={done} words={doneWords} />
      {suspected && <Notice tone="wait">{m.trapClosed}</Notice>}
      <div className="admin-two">
        <div className="admin-stack">
          <Panel title={m.whatWasAsked}>
            <dl className="admin-facts">
              <Fact label={m.from}>{sender.name}</Fact>
              {sender.email && (
                <Fact label={m.email}>
                  <a href={`mailto:${sender.email}`} className="underline">
                    {sender.email}
                  </a>
                </Fact>
              )}
              {sender.phone && (
                <Fact label={m.phone}>
                  <a href={`tel:${sender.phone}`} className="underline num">
                    {sender.phone}
                  </a>
                </Fact>
              )}
              {language !== 'en' && <Fact label={m.language}>{languages[language].name}</Fact>}
              {facts.map((fact) => (
                <Fact key={fact.label} label={fact.label}>
                  <span className="whitespace-pre-line">{fact.value}</span>
                </Fact>
              ))}
            </dl>
          </Panel>
          {answers.map((answer) => (
            <Panel
              key={answer.id}
              title={m.ourAnswer}
              aside={
                <span className="sm muted num">
                  {answer.author}, {shortMoment(answer.writtenAt)}
                </span>
              }
            >
              <p className="whitespace-pre-line">{answer.body}</p>
              {answer.delivery !== 'sent' && (
                <p className="sm muted mt-2">{answer.delivery === 'queued' ? m.onItsWay : m.notDelivered}</p>
              )}
            </Panel>
          ))}
          {mayAnswer && sender.email && (
            <AnswerForm
              key={`${begun.id} ${answers.length}`}
              version={work.version}
              templates={templates}
              begun={begun}
              waits={waiting !== null}
              refused={refused('answer')}
            />
          )}
          {!sender.email && <Notice>{m.noEmail}</Notice>}
        </div>
        <div className="admin-stack">
          {waiting && <WaitingPanel {...waiting} mayGive={mayAnswer} />}
          {mayAnswer && (
            <WorkForm
              key={work.version}
              work={work}
              handlers={handlers}
              today={today}
              refused={refused('work')}
            />
          )}
          <NotesPanel
            notes={notes}
            mayWrite={mayAnswer}
            typed={actionData?.typed.note}
            error={noteProblem && adminMessageFor(noteProblem.code)}
          />
        </div>
      </div>
    </div>
  );
}

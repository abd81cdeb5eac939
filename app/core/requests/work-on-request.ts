import { readChoice } from '#core/fields/choice.ts';
import { readDate } from '#core/fields/date.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import type { FormOutcome } from '#core/result.ts';
import * as m from '#messages/admin/inbox.ts';
import type { RequestAsked, RequestState } from './request.ts';

export const requestStates = [
  'new',
  'in-hand',
  'done',
  'declined',
] as const satisfies readonly RequestState[];

export const requestStateWords: Record<
  RequestState,
  { label: string; tone: 'good' | 'wait' | 'bad' | 'info' }
> = {
  new: { label: m.stateNew, tone: 'bad' },
  'in-hand': { label: m.stateInHand, tone: 'wait' },
  done: { label: m.stateDone, tone: 'good' },
  declined: { label: m.stateDeclined, tone: 'info' },
};

export const workFields = ['state', 'assignedTo', 'remindOn', 'version'] as const;
export type TypedWork = Record<(typeof workFields)[number], string>;
export type Work = { state: RequestState; assignedTo: string | null; remindOn: string | null };

/**
 * Whether it holds seats, which are released when it is declined: it cannot be reopened, since
 * somebody may have the seat.
 */
export function holdsSeats(request: RequestAsked): boolean {
  if (request.kind === 'class-enrolment') return request.details.place === 'seat';
  return request.kind === 'tour-registration' && request.details.departureId !== null;
}

/** Whether its new state shows on public pages: seats are freed, or the waiting list changes. */
export function movesSeats(before: RequestAsked & { state: RequestState }, state: RequestState): boolean {
  return state !== before.state && (holdsSeats(before) || before.kind === 'class-enrolment');
}

/** How far ahead a reminder may be set, in days. */
const remindWithin = 366;

/** Its assignee, its state, when to be reminded. `staff` are the ids of possible assignees. */
export function readWork(
  typed: TypedWork,
  { staff, today }: { staff: readonly string[]; today: string },
): FormOutcome<Work> {
  const form = new FormReader();
  const state = form.read('state', readChoice(typed.state, requestStates)) ?? 'new';
  const assignedTo =
    typed.assignedTo === '' ? null : form.read('assignedTo', readChoice(typed.assignedTo, staff));
  const last = new Date(Date.parse(`${today}T00:00:00Z`) + remindWithin * 86_400_000);
  const days = { from: today, to: last.toISOString().slice(0, 10) };
  const remindOn = typed.remindOn === '' ? null : form.read('remindOn', readDate(typed.remindOn, days), days);
  return form.answer({ state, assignedTo, remindOn });
}

export const answerLength = { min: 10, max: 5_000 };

/** An answer by letter, as typed: plain text, an empty line between paragraphs. */
export function readAnswer(typed: {
  body: string;
  afterwards: string;
}): FormOutcome<{ body: string; afterwards: 'in-hand' | 'done' }> {
  const form = new FormReader();
  const body = form.text('body', typed.body, { ...answerLength, lines: 'many' });
  const afterwards =
    form.read('afterwards', readChoice(typed.afterwards, ['in-hand', 'done'] as const)) ?? 'done';
  return form.answer({ body, afterwards });
}

export const templateFields = ['id', 'title', 'body', 'version'] as const;

export function readTemplate(typed: {
  title: string;
  body: string;
}): FormOutcome<{ title: string; body: string }> {
  const form = new FormReader();
  const title = form.text('title', typed.title, { min: 2, max: 80 });
  const body = form.text('body', typed.body, { ...answerLength, lines: 'many' });
  return form.answer({ title, body });
}

/** Fills '{name}' and '{reference}' of a template; other braces stay as they are. */
export function fillTemplate(body: string, facts: { name: string; reference: string }): string {
  return body.replace(/\{(name|reference)\}/g, (_, key: 'name' | 'reference') => facts[key]);
}

import type { LoaderFunctionArgs } from 'react-router';
import type { Staff } from '#core/people/viewer.ts';
import type { Refusal } from '#core/result.ts';
import { noteSecurityEvent } from '../security/note-security-event.ts';
import { type Services, servicesContext } from '../services.ts';
import { readForm, textOf } from '../web-request/form-text.ts';
import { mayDoAny, type Needed, type StaffVerb } from '../write/staff-write.ts';
import { requireStaff } from './viewer.ts';

type Params = Record<string, string | undefined>;

/** What a loader of the admin works with; `Args` are those of its route. */
export interface StaffCall<Args extends { params: Params } = { params: Params }> {
  request: Request;
  /** The address of the page, also after a click. */
  url: URL;
  params: Args['params'];
  services: Services;
  staff: Staff;
}

/** What an action works with: the posted form besides. */
export interface StaffForm<
  Args extends { params: Params } = { params: Params },
  Intent extends string = string,
> extends StaffCall<Args> {
  form: FormData;
  /** Which of the page's actions it asks for; '' where there is one only. */
  intent: Intent;
  /** One text field; '' where it is absent or a file. */
  text: (name: string) => string;
  /** Every value of a field that repeats, as text. */
  all: (name: string) => string[];
  texts: <Name extends string>(names: readonly Name[]) => Record<Name, string>;
}

type Loader<Result> = ((args: LoaderFunctionArgs) => Promise<Result>) & {
  /** Null where it depends on the address. */
  permission: Needed | null;
};

/**
 * A loader of the admin: a visitor is sent to the sign-in, a role without the permission gets 403.
 * The permission is data: the test of the access matrix reads it.
 */
export function forStaff<Args extends { params: Params }, Result>(
  needed: Needed | ((call: StaffCall<Args>) => Needed),
  load: (call: StaffCall<Args>) => Result | Promise<Result>,
): Loader<Result> {
  const loader = async (args: LoaderFunctionArgs) => {
    const call = (await openCall(args)) as StaffCall<Args>;
    check(call, typeof needed === 'function' ? needed(call) : needed);
    return load(call);
  };
  return Object.assign(loader, { permission: fixed(needed) });
}

/** One thing that a page can do. */
type Intent<Answer> = {
  permission: Needed | ((call: StaffForm) => Needed);
  run(call: StaffForm): Promise<Answer | Refusal<'not-allowed'>>;
};

/** What a verb of the staff does, with what `input` reads from the form. */
export function on<Args extends { params: Params }, Input extends unknown[], Answer>(
  verb: StaffVerb<Input, Answer>,
  input: (call: StaffForm<Args>) => [...Input],
): Intent<Answer> {
  const { permission } = verb;
  const read = (call: StaffForm) => input(call as StaffForm<Args>);
  return {
    permission: typeof permission === 'function' ? (call) => permission(read(call)[0]) : permission,
    run: (call) => verb(call.services, call.staff, ...read(call)),
  };
}

/** What is more than one verb, or about whoever is signed in. */
export function does<Args extends { params: Params }, Answer>(
  permission: Needed | ((call: StaffForm<Args>) => Needed),
  run: (call: StaffForm<Args>) => Answer | Promise<Answer>,
): Intent<Answer> {
  return {
    permission: permission as Intent<Answer>['permission'],
    run: async (call) => run(call as StaffForm<Args>),
  };
}

type Table = Record<string, Intent<unknown>>;
type AnswerOf<One> = One extends Intent<infer Answer> ? Exclude<Answer, Refusal<'not-allowed'>> : never;
type AnswersOf<All extends Table> = { [Name in keyof All]: AnswerOf<All[Name]> }[keyof All];

type Action<Result> = ((args: LoaderFunctionArgs) => Promise<Result>) & {
  /** By intent, '' where the page does one thing; null where it depends on what is sent. */
  permissions: Record<string, Needed | null>;
};

/**
 * An action of the admin with one intent. As `forStaff` it turns away who may not; `answer` makes
 * the response of what was done or refused.
 */
export function staffAction<Args extends { params: Params }, One extends Intent<unknown>, Result>(
  one: One,
  answer: (call: StaffForm<Args>, outcome: AnswerOf<One>) => Result | Promise<Result>,
): Action<Result> {
  return actionOf({ '': one }, () => one, answer as Answering<Result>);
}

/**
 * An action with several intents, by the names that forms send as `intent`. An unknown one is
 * refused (400), and nothing is done.
 */
export function staffActions<Args extends { params: Params }, All extends Table, Result>(
  table: All,
  answer: (call: StaffForm<Args, keyof All & string>, outcome: AnswersOf<All>) => Result | Promise<Result>,
): Action<Result> {
  const find = (intent: string) => (Object.hasOwn(table, intent) ? table[intent] : undefined);
  return actionOf(table, find, answer as Answering<Result>);
}

type Answering<Result> = (call: StaffForm, outcome: unknown) => Result | Promise<Result>;

function actionOf<Result>(
  table: Table,
  find: (intent: string) => Intent<unknown> | undefined,
  answer: Answering<Result>,
): Action<Result> {
  const action = async (args: LoaderFunctionArgs) => {
    const opened = await openCall(args);
    const form = await readForm(args.request);
    const text = (name: string) => textOf(form, name);
    const call: StaffForm = {
      ...opened,
      ...{ form, text, intent: text('intent') },
      all: (name) => form.getAll(name).map((value) => (typeof value === 'string' ? value : '')),
      texts: (names) => Object.fromEntries(names.map((name) => [name, text(name)])) as never,
    };
    const intent = find(call.intent);
    if (!intent) throw new Response(null, { status: 400 });
    const { permission } = intent;
    check(call, typeof permission === 'function' ? permission(call) : permission);
    const outcome = await intent.run(call);
    // A second verb behind this intent may need more.
    if (isNotAllowed(outcome)) throw forbidden(call, 'not-allowed');
    return answer(call, outcome);
  };
  const permissions = Object.entries(table).map(([name, { permission }]) => [name, fixed(permission)]);
  return Object.assign(action, { permissions: Object.fromEntries(permissions) });
}

/** What is the same whatever is asked. */
function fixed(needed: Needed | ((call: never) => Needed)): Needed | null {
  return typeof needed === 'function' ? null : needed;
}

async function openCall({ request, url, params, context }: LoaderFunctionArgs): Promise<StaffCall> {
  const services = context.get(servicesContext);
  return { request, url, params, services, staff: await requireStaff(services, request) };
}

function check(call: StaffCall, needed: Needed): void {
  if (!mayDoAny(call.staff.roles, needed)) throw forbidden(call, needed);
}

function forbidden({ services, staff }: StaffCall, permission: Needed | string): Response {
  const { personId, address, roles } = staff;
  noteSecurityEvent(services, 'permission.refused', { personId, address, roles, permission });
  return new Response(null, { status: 403 });
}

function isNotAllowed(outcome: unknown): boolean {
  return (outcome as { code?: unknown } | null)?.code === 'not-allowed';
}

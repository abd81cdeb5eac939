import { sql } from 'kysely';
import { nearestPage } from '#core/content/paging.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Staff } from '#core/people/viewer.ts';
import { kindsFor } from '#core/requests/handlers.ts';
import type { RequestKind, RequestState } from '#core/requests/request.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { somebodyWhoLeft } from '#messages/admin/records.ts';
import { likeAnywhere } from '../db/like.ts';
import type { Services } from '../services.ts';
import { findRequest, type StoredRequest } from './request-queries.ts';

export type InboxFilters = {
  kind: RequestKind | null;
  /** 'open': new or in hand. */
  state: RequestState | 'open' | null;
  /** 'me', 'nobody', or null for everybody's. */
  whose: 'me' | 'nobody' | null;
  /** Only those whose reminder is due. */
  due: boolean;
  /** A reference, an e-mail address, a phone, or part of a name. */
  search: string | null;
  page: number;
};

export type InboxRow = {
  id: string;
  reference: string;
  kind: RequestKind;
  state: RequestState;
  subject: string;
  senderName: string;
  suspected: boolean;
  assignedTo: string | null;
  remindOn: string | null;
  createdAt: Date;
};

const pageSize = 50;

/** The requests that this member of staff handles, newest first; see core/requests/handlers. */
export async function listInbox({ db, clock }: Services, staff: Staff, filters: InboxFilters) {
  const today = templeDay(clock());
  const matching = matchingRequests(db, staff, filters, today);
  const count = sql<number>`count(*)::bigint`.as('count');
  const { count: found } = await matching.select(count).executeTakeFirstOrThrow();
  const { page, pages, offset } = nearestPage(filters.page, found, pageSize);
  const rows = await matching
    .leftJoin('people', 'people.id', 'requests.assigned_to')
    .select([
      'requests.id',
      'reference',
      'kind',
      'state',
      'subject',
      'sender_name as senderName',
      'suspected',
    ])
    .select(['remind_on as remindOn', 'requests.created_at as createdAt', 'people.name as assignedTo'])
    .orderBy('requests.created_at', 'desc')
    .orderBy('requests.id')
    .limit(pageSize)
    .offset(offset)
    .execute();
  const due = await matchingRequests(db, staff, { ...everything, due: true }, today)
    .select(count)
    .executeTakeFirstOrThrow();
  return { rows, page, pages, count: found, due: due.count };
}

/**
 * How many requests wait for this member of staff and colleagues: the rows of the inbox as it
 * opens.
 */
export async function countOpenRequests({ db, clock }: Services, staff: Staff): Promise<number> {
  const open = matchingRequests(db, staff, { ...everything, state: 'open' }, templeDay(clock()));
  const { count } = await open.select(sql<number>`count(*)::bigint`.as('count')).executeTakeFirstOrThrow();
  return count;
}

const everything: InboxFilters = { kind: null, state: null, whose: null, due: false, search: null, page: 1 };

function matchingRequests(db: Services['db'], staff: Staff, filters: InboxFilters, today: string) {
  const { kind, state, whose, due, search } = filters;
  const kinds = kindsFor(staff.roles).filter((one) => kind === null || one === kind);
  const states = state === 'open' ? ['new', 'in-hand'] : [state];
  return db
    .selectFrom('requests')
    .where('kind', '=', sql<RequestKind>`any(${kinds})`)
    .$if(state !== null, (query) => query.where('state', '=', sql<RequestState>`any(${states})`))
    .$if(whose === 'me', (query) => query.where('assigned_to', '=', staff.personId))
    .$if(whose === 'nobody', (query) => query.where('assigned_to', 'is', null))
    .$if(due, (query) =>
      query.where('remind_on', '<=', today).where('state', 'in', ['new', 'in-hand'] as const),
    )
    .$if(search !== null, (query) => query.where(found(search ?? '')));
}

function found(search: string) {
  const part = likeAnywhere(search);
  return sql<boolean>`(reference = upper(${search}) or lower(sender_email) = lower(${search})
    or sender_phone like ${part} or sender_name ilike ${part})`;
}

export type InboxAnswer = { id: string; author: string; body: string; writtenAt: Date; delivery: string };
export type InboxRequest = StoredRequest & {
  id: string;
  state: RequestState;
  suspected: boolean;
  assignedTo: string | null;
  remindOn: string | null;
  version: number;
  answers: InboxAnswer[];
};

/** One request with its answers; null where there is none, or none that this handler works on. */
export async function findInboxRequest(
  services: Services,
  staff: Staff,
  id: string,
): Promise<InboxRequest | null> {
  if (!/^req_[\w-]{22}$/.test(id)) return null;
  const stored = await findRequest(services, id);
  if (!stored || !kindsFor(staff.roles).includes(stored.kind)) return null;
  const row = await services.db
    .selectFrom('requests')
    .select(['state', 'suspected', 'assigned_to as assignedTo', 'remind_on as remindOn', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...stored, ...row, id, answers: await listAnswers(services, id) };
}

async function listAnswers({ db }: Services, requestId: string): Promise<InboxAnswer[]> {
  const rows = await db
    .selectFrom('request_answers')
    .leftJoin('people', 'people.id', 'request_answers.author_id')
    .leftJoin('letters', (join) =>
      join.on(sql<boolean>`letters.cause_key = 'request-answer:' || request_answers.id`),
    )
    .select(['request_answers.id', 'body', 'written_at as writtenAt', 'people.name', 'letters.state'])
    .where('request_id', '=', requestId)
    .orderBy('written_at')
    .execute();
  return rows.map(({ name, state, ...row }) => ({
    ...row,
    author: name ?? somebodyWhoLeft,
    delivery: state ?? 'sent',
  }));
}

/** Those who can be given a request of this kind, by name. */
export async function listHandlers(
  { db }: Services,
  kind: RequestKind,
): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .selectFrom('people')
    .innerJoin('staff_roles', 'staff_roles.person_id', 'people.id')
    .select(['people.id', 'people.name', 'staff_roles.role'])
    .orderBy('people.name')
    .execute();
  const able = rows.filter(({ role }) => mayDo([role], 'inbox.read') && kindsFor([role]).includes(kind));
  return [...new Map(able.map(({ id, name }) => [id, { id, name }])).values()];
}

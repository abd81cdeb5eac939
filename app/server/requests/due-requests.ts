import { mayDo } from '#core/people/roles.ts';
import { kindsFor } from '#core/requests/handlers.ts';
import type { RequestKind } from '#core/requests/request.ts';
import type { Transaction } from '../db/schema.ts';
import type { Services } from '../services.ts';

/** What one handler is to follow up, as their letter lists it. */
export type DueRequests = {
  name: string;
  requests: { reference: string; subject: string; sender: string; assigned: boolean }[];
};

/** Those that are still open; null where none is, or who was to be reminded has left. */
export async function findDueRequests(
  { db }: Services,
  personId: string,
  requestIds: readonly string[],
): Promise<DueRequests | null> {
  const person = await db.selectFrom('people').select('name').where('id', '=', personId).executeTakeFirst();
  const rows = await db
    .selectFrom('requests')
    .select(['reference', 'subject', 'sender_name', 'assigned_to'])
    .where('id', 'in', [...requestIds, ''])
    .where('state', 'in', ['new', 'in-hand'])
    .orderBy('remind_on')
    .orderBy('created_at')
    .execute();
  if (!person || rows.length === 0) return null;
  return {
    name: person.name,
    requests: rows.map(({ reference, subject, sender_name: sender, assigned_to }) => ({
      reference,
      subject,
      sender,
      assigned: assigned_to !== null,
    })),
  };
}

export type ToRemind = { id: string; kind: RequestKind; assignedTo: string | null };

/**
 * Open requests whose day has come and of which nobody was reminded yet, locked until the
 * transaction ends.
 */
export async function lockRequestsToRemind(trx: Transaction, today: string): Promise<ToRemind[]> {
  const rows = await trx
    .selectFrom('requests')
    .select(['id', 'kind', 'assigned_to'])
    .where('remind_on', '<=', today)
    .where('state', 'in', ['new', 'in-hand'])
    .where((build) => build('reminded_for', 'is distinct from', build.ref('remind_on')))
    .orderBy('remind_on')
    .orderBy('created_at')
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id, kind, assigned_to }) => ({ id, kind, assignedTo: assigned_to }));
}

export type Handler = { id: string; email: string; kinds: RequestKind[]; owner: boolean };

/** Everybody who handles requests, and of which kinds. */
export async function listAllHandlers(trx: Transaction): Promise<Handler[]> {
  const rows = await trx
    .selectFrom('people')
    .innerJoin('staff_roles', 'staff_roles.person_id', 'people.id')
    .select(['people.id', 'people.email', 'staff_roles.role'])
    .orderBy('people.id')
    .$narrowType<{ email: string }>()
    .execute();
  const people = Map.groupBy(rows, ({ id }) => id);
  return [...people.values()].flatMap((held) => {
    const [first] = held;
    const roles = held.map(({ role }) => role);
    if (!first || !mayDo(roles, 'inbox.read')) return [];
    const { id, email } = first;
    return [{ id, email, kinds: kindsFor(roles), owner: roles.every((role) => role === 'owner') }];
  });
}

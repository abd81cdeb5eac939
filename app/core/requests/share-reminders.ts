import type { RequestKind } from './request.ts';

type Due = { id: string; kind: RequestKind; assignedTo: string | null };
type Handler = { id: string; kinds: readonly RequestKind[]; owner: boolean };

/**
 * Who is reminded of which requests: the assigned person, while still a handler of the kind; else
 * every handler of it. An owner, who handles everything, is written to only where there is no other
 * handler.
 */
export function shareReminders(due: readonly Due[], people: readonly Handler[]): Map<string, string[]> {
  const shares = new Map<string, string[]>();
  for (const { id, kind, assignedTo } of due) {
    const handlers = people.filter(({ kinds }) => kinds.includes(kind));
    const theirs = handlers.filter((person) => person.id === assignedTo);
    const roles = handlers.filter(({ owner }) => !owner);
    const recipients = theirs.length > 0 ? theirs : roles.length > 0 ? roles : handlers;
    for (const person of recipients) shares.set(person.id, [...(shares.get(person.id) ?? []), id]);
  }
  return shares;
}

import { holdsMoney } from '#core/changes/second-owner.ts';
import { readEmail } from '#core/fields/email.ts';
import { readName } from '#core/fields/name.ts';
import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import { accountEmail } from '#core/people/read-sign-up.ts';
import { readRoles } from '#core/people/role-words.ts';
import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type FormOutcome, type Problem, type Refusal, refuse } from '#core/result.ts';
import { askForChange } from '../changes/ask-for-change.ts';
import { noteAsked } from '../changes/note-asked.ts';
import type { Services } from '../services.ts';
import { type Invited, writeInvitation } from './write-invitation.ts';

export type TypedInvitation = { name: string; email: string; roles: string[] };

/** asked: it goes out when a second owner has approved it. */
type Wanted = Invited | { how: 'asked' };

/**
 * Invites somebody to be staff by a letter to their address, with a fresh proof. They hold no role
 * until they follow its link. Into roles with money only with a second owner's approval. The same
 * invitation within minutes is a double click and sends nothing; any other to the same address
 * replaces the earlier one.
 */
export async function inviteStaff(
  services: Services,
  viewer: Viewer,
  typed: TypedInvitation,
): Promise<FormOutcome<Wanted> | Refusal<'not-allowed' | 'proof-needed'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'staff.write')) return refuse('not-allowed');
  const name = readName(typed.name);
  const read = readEmail(typed.email);
  const held = readRoles(typed.roles);
  const problems: Problem[] = [];
  if (!name.ok) problems.push({ field: 'name', code: name.code });
  if (!read.ok) problems.push({ field: 'email', code: read.code });
  if (held.length === 0) problems.push({ field: 'roles', code: 'roles-missing' });
  if (!name.ok || !read.ok || problems.length > 0) return { ok: false, code: 'invalid', problems };
  const email = accountEmail(read.value);
  if (!isFreshlyProven(viewer, services.clock())) return refuse('proof-needed', 'proof');
  const { db } = services;
  const known = await db
    .selectFrom('people')
    .innerJoin('staff_roles', 'staff_roles.person_id', 'people.id')
    .select('people.id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (known) return { ok: false, code: 'invalid', problems: [{ field: 'email', code: 'staff-known' }] };
  const input = { name: name.value, email, roles: held };
  if (holdsMoney(held)) {
    const result = await db
      .transaction()
      .execute((trx) => askForChange(trx, services, viewer, { kind: 'invitation', ...input }));
    if (!result.ok) return { ok: false, code: 'invalid', problems: [{ field: 'email', code: result.code }] };
    noteAsked(services, viewer);
    return accept({ how: 'asked' });
  }
  const invited = await db.transaction().execute((trx) => writeInvitation(trx, services, viewer, input));
  services.wakeups.wake('send-letters');
  return accept(invited);
}

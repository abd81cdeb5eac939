import { holdsMoney } from '#core/changes/second-owner.ts';
import { readEmail } from '#core/fields/email.ts';
import { readName } from '#core/fields/name.ts';
import { isFreshlyProven } from '#core/people/fresh-proof.ts';
import { accountEmail } from '#core/people/read-sign-up.ts';
import { readRoles } from '#core/people/role-words.ts';
import {
  accept,
  type FormOutcome,
  invalid,
  invalidField,
  type Problem,
  type Refusal,
  refuse,
} from '#core/result.ts';
import { askForChange } from '../changes/ask-for-change.ts';
import { noteAsked } from '../changes/note-asked.ts';
import { staffWrite } from '../write/staff-write.ts';
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
export const inviteStaff = staffWrite({
  permission: 'staff.write',
  run: async (
    { services, trx, staff, wake, afterCommit },
    typed: TypedInvitation,
  ): Promise<FormOutcome<Wanted> | Refusal<'proof-needed'>> => {
    const name = readName(typed.name);
    const read = readEmail(typed.email);
    const held = readRoles(typed.roles);
    const problems: Problem[] = [];
    if (!name.ok) problems.push({ field: 'name', code: name.code });
    if (!read.ok) problems.push({ field: 'email', code: read.code });
    if (held.length === 0) problems.push({ field: 'roles', code: 'roles-missing' });
    if (!name.ok || !read.ok || problems.length > 0) return invalid(problems);
    const email = accountEmail(read.value);
    if (!isFreshlyProven(staff, services.clock())) return refuse('proof-needed', 'proof');
    const known = await trx
      .selectFrom('people')
      .innerJoin('staff_roles', 'staff_roles.person_id', 'people.id')
      .select('people.id')
      .where('email', '=', email)
      .executeTakeFirst();
    if (known) return invalidField('email', 'staff-known');
    const input = { name: name.value, email, roles: held };
    if (holdsMoney(held)) {
      const result = await askForChange(trx, services, staff, { kind: 'invitation', ...input });
      if (!result.ok) return invalidField('email', result.code);
      afterCommit(() => noteAsked(services, staff));
      return accept({ how: 'asked' });
    }
    const invited = await writeInvitation(trx, services, staff, input);
    wake('send-letters');
    return accept(invited);
  },
});

import { readRoles, roleWords } from '#core/people/role-words.ts';
import type { Role } from '#core/people/roles.ts';
import { accountChanges, type ChangeReader, changeWords } from '#core/settings/donations-account.ts';
import { roleLabels } from '#messages/admin/staff.ts';
import type { Db } from '../db/schema.ts';
import type { ChangeInput, ChangeRow } from './change-input.ts';

/** What is changed, in a few words: 'bank account', 'roles of Meera Iyer'. */
export async function changeTitle(db: Db, input: ChangeInput, reader: ChangeReader): Promise<string> {
  const m = changeWords(reader);
  if (input.kind === 'setting') return m.accounts[input.key];
  if (input.kind === 'invitation') return m.invitationOf(input.name);
  const person = await db
    .selectFrom('people')
    .select('name')
    .where('id', '=', input.personId)
    .executeTakeFirst();
  return m.rolesOf(person?.name ?? m.somebodyWhoLeft);
}

/** The fields that change; the address of somebody who is invited is for the office alone. */
export function changeRows(input: ChangeInput, reader: ChangeReader): ChangeRow[] {
  if (input.kind === 'setting') return accountChanges(input.key, input.before, input.value, reader);
  const m = changeWords(reader);
  const labels = (roles: readonly Role[]) =>
    roles.map((role) => (reader === 'letter' ? roleWords[role].label : roleLabels[role])).join(', ');
  if (input.kind === 'roles') {
    const after = readRoles([...input.held, ...input.roles]);
    return [{ label: m.roles, before: labels(input.held), after: labels(after) }];
  }
  return [
    ...(reader === 'letter' ? [] : [{ label: m.email, before: m.nothing, after: input.email }]),
    { label: m.roles, before: m.nothing, after: labels(input.roles) },
  ];
}

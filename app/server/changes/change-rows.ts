import { readRoles, roleWords } from '#core/people/role-words.ts';
import type { Role } from '#core/people/roles.ts';
import { accountChanges, donationsAccounts } from '#core/settings/donations-account.ts';
import type { Db } from '../db/schema.ts';
import type { ChangeInput, ChangeRow } from './change-input.ts';

/** What is changed, in a few words: 'bank account', 'roles of Meera Iyer'. */
export async function changeTitle(db: Db, input: ChangeInput): Promise<string> {
  if (input.kind === 'setting') return donationsAccounts[input.key];
  if (input.kind === 'invitation') return `invitation of ${input.name}`;
  const person = await db
    .selectFrom('people')
    .select('name')
    .where('id', '=', input.personId)
    .executeTakeFirst();
  return `roles of ${person?.name ?? 'somebody who left'}`;
}

/**
 * The fields that change. `masked`: as a letter may show account numbers; admin pages show them in
 * full for comparison.
 */
export function changeRows(input: ChangeInput, { masked }: { masked: boolean }): ChangeRow[] {
  if (input.kind === 'setting') return accountChanges(input.key, input.before, input.value, { masked });
  if (input.kind === 'roles') {
    const after = readRoles([...input.held, ...input.roles]);
    return [{ label: 'Roles', before: labels(input.held), after: labels(after) }];
  }
  return [
    ...(masked ? [] : [{ label: 'E-mail', before: 'nothing', after: input.email }]),
    { label: 'Roles', before: 'nothing', after: labels(input.roles) },
  ];
}

function labels(roles: readonly Role[]): string {
  return roles.map((role) => roleWords[role].label).join(', ');
}

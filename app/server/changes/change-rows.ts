import type { Kysely } from 'kysely';
import { readRoles, roleWords } from '#core/people/role-words.ts';
import type { Role } from '#core/people/roles.ts';
import { accountChanges, giftsAccounts } from '#core/settings/gifts-account.ts';
import type { Database } from '../db/schema.ts';
import type { ChangeRow, ChangeWish } from './change-wish.ts';

/** What is changed, in a few words: 'bank account', 'roles of Meera Iyer'. */
export async function changeTitle(db: Kysely<Database>, wish: ChangeWish): Promise<string> {
  if (wish.kind === 'setting') return giftsAccounts[wish.key];
  if (wish.kind === 'invitation') return `invitation of ${wish.name}`;
  const person = await db
    .selectFrom('people')
    .select('name')
    .where('id', '=', wish.personId)
    .executeTakeFirst();
  return `roles of ${person?.name ?? 'somebody who left'}`;
}

/** The fields that change. `masked`: as a letter may show account numbers; the office shows them to be compared. */
export function changeRows(wish: ChangeWish, { masked }: { masked: boolean }): ChangeRow[] {
  if (wish.kind === 'setting') return accountChanges(wish.key, wish.before, wish.value, { masked });
  if (wish.kind === 'roles') {
    const after = readRoles([...wish.held, ...wish.roles]);
    return [{ label: 'Roles', before: labels(wish.held), after: labels(after) }];
  }
  return [
    ...(masked ? [] : [{ label: 'E-mail', before: 'nothing', after: wish.email }]),
    { label: 'Roles', before: 'nothing', after: labels(wish.roles) },
  ];
}

function labels(roles: readonly Role[]): string {
  return roles.map((role) => roleWords[role].label).join(', ');
}

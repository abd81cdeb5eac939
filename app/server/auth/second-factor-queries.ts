import { demoStaffEmails } from '#core/people/demo-staff.ts';
import type { Role } from '#core/people/roles.ts';
import { needsSecondFactor } from '#core/people/second-factor.ts';
import type { Services } from '../services.ts';

/**
 * Whether these roles require a code. The demo's own staff sign in without: their password is
 * published, a code would guard nothing, and who tries the demo should not need an app. Outside
 * demo mode nobody is exempt.
 */
export function mustProveTwice(
  { config }: Pick<Services, 'config'>,
  who: { email: string | null; roles: readonly Role[] },
): boolean {
  return (
    needsSecondFactor(who.roles) && !(config.mode === 'demo' && demoStaffEmails.includes(who.email ?? ''))
  );
}

export async function hasSecondFactor({ db }: Services, personId: string): Promise<boolean> {
  const found = await db
    .selectFrom('second_factors')
    .select('person_id')
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Since when codes are required, and how many recovery codes are left; null where there is none.
 */
export async function findSecondFactor({ db }: Services, personId: string) {
  const found = await db
    .selectFrom('second_factors as factor')
    .select((row) => [
      'confirmed_at as since',
      row
        .selectFrom('recovery_codes as code')
        .whereRef('code.person_id', '=', 'factor.person_id')
        .where('code.used_at', 'is', null)
        .select((codes) => codes.fn.countAll<number>().as('n'))
        .as('codesLeft'),
    ])
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return found ? { since: found.since, codesLeft: Number(found.codesLeft) } : null;
}

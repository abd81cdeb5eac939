import { sql } from 'kysely';
import { type Role, roles } from '#core/people/roles.ts';
import type { Services } from '../services.ts';

export type StaffRow = {
  personId: string;
  name: string;
  email: string;
  roles: Role[];
  hasSecondFactor: boolean;
  /** The last use of an admin session that is still open. */
  seenAt: Date | null;
};

/** Everybody who holds a role, by name. */
export async function listStaff(services: Services): Promise<StaffRow[]> {
  return staffRows(services).orderBy('people.name').execute();
}

export async function findStaff(services: Services, personId: string): Promise<StaffRow | null> {
  return (await staffRows(services).where('people.id', '=', personId).executeTakeFirst()) ?? null;
}

function staffRows({ db, clock }: Services) {
  return db
    .selectFrom('people')
    .innerJoin('staff_roles', 'staff_roles.person_id', 'people.id')
    .select((row) => [
      'people.id as personId',
      'people.name',
      'people.email',
      sql<Role[]>`array_agg(role order by array_position(${[...roles]}::text[], role))`.as('roles'),
      row
        .exists(
          row
            .selectFrom('second_factors')
            .whereRef('second_factors.person_id', '=', 'people.id')
            .where('confirmed_at', 'is not', null)
            .select('second_factors.person_id'),
        )
        .$castTo<boolean>()
        .as('hasSecondFactor'),
      row
        .selectFrom('sessions')
        .whereRef('sessions.person_id', '=', 'people.id')
        .where('audience', '=', 'office')
        .where('expires_at', '>', clock())
        .select((session) => session.fn.max('updated_at').as('seen'))
        .as('seenAt'),
    ])
    .groupBy(['people.id', 'people.name', 'people.email'])
    .$narrowType<{ email: string }>();
}

/** Invitations that wait to be accepted, newest first. */
export async function listInvitations({ db, clock }: Services) {
  return db
    .selectFrom('staff_invitations')
    .select(['id', 'email', 'name', 'roles', 'expires_at as expiresAt'])
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', clock())
    .orderBy('created_at', 'desc')
    .execute();
}

/** Open sessions of a person, the last used first. */
export async function listSessions({ db, clock }: Services, personId: string) {
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'audience',
      'ip_address as address',
      'user_agent as device',
      'created_at as openedAt',
      'updated_at as usedAt',
    ])
    .where('person_id', '=', personId)
    .where('expires_at', '>', clock())
    .orderBy('updated_at', 'desc')
    .limit(50)
    .execute();
}

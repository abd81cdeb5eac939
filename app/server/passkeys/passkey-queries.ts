import type { Services } from '../services.ts';

/** Somebody's passkeys, the oldest first. */
export async function listPasskeys({ db }: Pick<Services, 'db'>, personId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'transports', 'created_at as addedAt', 'used_at as usedAt'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
}

export async function hasPasskey(services: Pick<Services, 'db'>, personId: string): Promise<boolean> {
  return (await listPasskeys(services, personId)).length > 0;
}

import type { Services } from '#server/services.ts';

/** The cookies of a demo user who is signed in. */
export async function openDemoSession(
  { auth, db }: Pick<Services, 'auth' | 'db'>,
  email: string,
  audience: 'site' | 'office',
): Promise<string> {
  const person = await db
    .selectFrom('people')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const headers = await auth.openSession(person.id, { audience, remember: true, strong: true });
  return headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

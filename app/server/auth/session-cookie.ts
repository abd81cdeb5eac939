/** What names a session: 256 random bits, of which the database keeps the hash alone. */
export const sessionCookie = 'mandir.session_token';

/** Whether the cookies of a request name a session at all; whether it stands, only the database knows. */
export function namesSession(cookies: string | null | undefined): boolean {
  return cookies?.includes(`${sessionCookie}=`) ?? false;
}

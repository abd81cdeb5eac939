/** The name of the session cookie: 256 random bits, of which the database stores only the hash. */
export const sessionCookie = 'mandir.session_token';

/**
 * Whether the cookies of a request name a session at all; whether it is valid, only the database
 * knows.
 */
export function namesSession(cookies: string | null | undefined): boolean {
  return cookies?.includes(`${sessionCookie}=`) ?? false;
}

/**
 * How the browser knows at once whether to show the profile menu (rules S66, R6). None of it is a
 * credential: `token` holds a random handle, and every page with data asks the server.
 */
export const signedInHint = {
  /**
   * A cookie that scripts can read, set beside the hidden session cookie; its value becomes
   * `token`.
   */
  cookie: 'signed_in',
  token: 'token',
  flag: 'isAuthenticated',
} as const;

/** The handle in document.cookie; null when signed out. */
export function handleIn(cookies: string): string | null {
  return (
    new RegExp(`(?:^|;\\s*)(?:__Host-)?${signedInHint.cookie}=([\\w-]{8,64})(?:;|$)`).exec(cookies)?.[1] ??
    null
  );
}

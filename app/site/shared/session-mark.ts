/**
 * What the browser remembers of a sign-in (spec sections 3 and 9: token, isAuthenticated). It is a look, never a
 * credential: it decides whether the header shows the profile menu. The look itself is an attribute of <html>, set
 * before the first paint by `sessionScript` and kept in step by these two.
 */
export function markSignedIn(token: string): void {
  try {
    localStorage.setItem('token', token);
    localStorage.setItem('isAuthenticated', 'true');
  } catch {
    // Without storage the look lasts for this page.
  }
  document.documentElement.dataset.signedIn = '';
}

export function markSignedOut(): void {
  try {
    localStorage.removeItem('token');
    localStorage.removeItem('isAuthenticated');
  } catch {
    // Nothing was kept.
  }
  delete document.documentElement.dataset.signedIn;
}

/** Another tab signed in or out. Returns how to stop listening. */
export function followSessionMark(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== 'token' && event.key !== null) return;
    if (event.newValue) document.documentElement.dataset.signedIn = '';
    else delete document.documentElement.dataset.signedIn;
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** Runs inline before the header is painted, so that nobody sees it change. */
export const sessionScript =
  "try{if(localStorage.getItem('token'))document.documentElement.dataset.signedIn=''}catch{}";

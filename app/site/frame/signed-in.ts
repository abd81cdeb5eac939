import { handleIn, signedInHint } from '#core/people/signed-in-hint.ts';
import { showPhoto } from './account-events.ts';
import { AccountPhotoElement } from './account-photo-element.ts';

type SessionAnswer = { signedIn: boolean; name: string | null; photo: string | null };

/**
 * Keeps the header (<html data-signed-in>) in sync with the browser's `token` key (rule S66), in
 * all tabs, and with the server's answer. Part of app/page-elements.ts.
 */
export function watchSignIn(): void {
  customElements.define('account-photo', AccountPhotoElement);
  adopt();
  mark();
  if (hasToken()) void confirm();
  window.addEventListener('storage', () => {
    const before = document.documentElement.hasAttribute('data-signed-in');
    mark();
    if (!before && hasToken()) void confirm();
  });
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLElement && target.matches('[data-signs-out]')) forget();
  });
}

/** Logout removes the token and the flag (rule S14). The session itself ends by POST /signout. */
function forget(): void {
  showPhoto(null);
  change((storage) => {
    storage.removeItem(signedInHint.token);
    storage.removeItem(signedInHint.flag);
  });
  mark();
}

/** Takes the sign-in over from the cookie (a sign-in without script has set only that). */
function adopt(): void {
  const handle = handleIn(document.cookie);
  if (handle === null || readToken() === handle) return;
  change((storage) => {
    storage.setItem(signedInHint.token, handle);
    storage.setItem(signedInHint.flag, 'true');
  });
}

/** Asks the server whether the token is still valid, and drops it if not. */
async function confirm(): Promise<void> {
  try {
    const response = await fetch('/api/v1/session', { headers: { accept: 'application/json' } });
    if (!response.ok) return;
    const answer = (await response.json()) as SessionAnswer;
    if (answer.signedIn) showPhoto(answer.photo);
    else forget();
  } catch {
    // Offline, the header stays as it is.
  }
}

function mark(): void {
  document.documentElement.toggleAttribute('data-signed-in', hasToken());
}

function hasToken(): boolean {
  return readToken() !== null;
}

// Storage may be absent, full or forbidden: then the visit goes on as signed out (rule R7).
function readToken(): string | null {
  try {
    return localStorage.getItem(signedInHint.token) || null;
  } catch {
    return null;
  }
}

function change(write: (storage: Storage) => void): void {
  try {
    write(localStorage);
  } catch {
    // The header stays as it is.
  }
}

import { useEffect, useSyncExternalStore } from 'react';
import { handleIn, signedInHint } from '#core/people/signed-in-hint.ts';

type SessionAnswer = { signedIn: boolean; name: string | null; photo: string | null };

const listeners = new Set<() => void>();
let photo: string | null = null;

/**
 * Whether to show the profile menu: by the browser's `token` key (rule S66). False on the server
 * and while hydrating. Listens to other tabs.
 */
export function useSignedIn(): boolean {
  return useSyncExternalStore(listen, hasToken, () => false);
}

/** The photo for the profile menu: null until the server has sent one. */
export function usePhoto(): string | null {
  return useSyncExternalStore(
    listen,
    () => photo,
    () => null,
  );
}

/** For the page where the photo changes: the header shows the same one at once. */
export function usePhotoInHeader(address: string | null): void {
  useEffect(() => showPhoto(address), [address]);
}

/** Logout removes the token and the flag (rule S14). The session itself ends by POST /signout. */
export function forgetSignIn(): void {
  photo = null;
  change((storage) => {
    storage.removeItem(signedInHint.token);
    storage.removeItem(signedInHint.flag);
  });
}

/**
 * Takes the sign-in over from the cookie (a sign-in without script has set only that). Call it on
 * each page.
 */
export function adoptSignIn(): void {
  const handle = handleIn(document.cookie);
  if (handle === null || readToken() === handle) return;
  change((storage) => {
    storage.setItem(signedInHint.token, handle);
    storage.setItem(signedInHint.flag, 'true');
  });
}

/**
 * Asks the server whether the token is still valid and drops it if not. Null when the server did
 * not answer.
 */
export async function confirmSignIn(): Promise<SessionAnswer | null> {
  try {
    const response = await fetch('/api/v1/session', { headers: { accept: 'application/json' } });
    if (!response.ok) return null;
    const answer = (await response.json()) as SessionAnswer;
    if (answer.signedIn) showPhoto(answer.photo);
    else forgetSignIn();
    return answer;
  } catch {
    return null;
  }
}

function showPhoto(address: string | null): void {
  photo = address;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
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
    return;
  }
  for (const listener of listeners) listener();
}

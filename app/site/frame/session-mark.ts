import { useEffect } from 'react';
import { signedInHint } from '#core/people/signed-in-hint.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { adoptSignIn, confirmSignIn, useSignedIn } from './signed-in.ts';

/**
 * Runs inline before the header is painted: <html data-signed-in> chooses between Login and the
 * profile menu, which are both in every page, so nobody sees it change (rules S13, S66).
 */
export const sessionScript = `try{if(localStorage.getItem('${signedInHint.token}')||/(^|; *)${signedInHint.cookie}=/.test(document.cookie))document.documentElement.dataset.signedIn=''}catch{}`;

/** Keeps the header in sync with the token, in all tabs, and with the server's answer. */
export function useSessionMark(): void {
  const awake = useHydrated();
  const signedIn = useSignedIn();
  useEffect(adoptSignIn, []);
  useEffect(() => {
    if (awake) document.documentElement.toggleAttribute('data-signed-in', signedIn);
  }, [awake, signedIn]);
  useEffect(() => {
    if (signedIn) void confirmSignIn();
  }, [signedIn]);
}

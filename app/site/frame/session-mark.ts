import { signedInHint } from '#core/people/signed-in-hint.ts';

/**
 * Runs inline before the header is painted: <html data-signed-in> chooses between Login and the
 * profile menu, which are both in every page, so nobody sees it change (rules S13, S66).
 * signed-in.ts keeps it right.
 */
export const sessionScript = `try{if(localStorage.getItem('${signedInHint.token}')||/(^|; *)${signedInHint.cookie}=/.test(document.cookie))document.documentElement.dataset.signedIn=''}catch{}`;

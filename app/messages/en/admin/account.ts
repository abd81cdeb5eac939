export const mySignIn = 'My sign-in';
export const signedOut = 'Signed out.';
export const passkeyAdded = 'The passkey is added. A letter about it is on its way to you.';
export const passkeyRemoved = 'The passkey is removed. A letter about it is on its way to you.';
export const whereSignedIn = 'Where I am signed in';
export const signOutElsewhere = 'Sign out everywhere else';
export const recoveryCodes = 'Recovery codes';
export const codesLeft = (count: number) =>
  `${count} of your recovery codes are left. New ones replace them all.`;
export const appSetUp = (since: string) => `App set up ${since}.`;
export const codeOfApp = 'Code that the app shows';
export const makeCodes = 'Make new recovery codes';
export const passwordAlone =
  'Your role signs in with a password alone, so there are none. Owners and accounts have a code besides.';

export const passkeys = 'Passkeys';
export const passkeysNote =
  'A passkey of your telephone, computer or key opens the office in the place of a code. It works on this site alone, so a false one gets nothing of it.';
export const addedAndUsed = (added: string, used: string) => `Added ${added}, last used ${used}`;
export const addedNotUsed = (added: string) => `Added ${added}, not used yet`;
export const removePasskey = (name: string) => `Remove the passkey ${name}`;
export const remove = 'Remove';
export const forCodeUsers = 'Passkeys are for those who sign in with a code: the app is the way back.';

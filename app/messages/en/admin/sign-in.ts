export const noPasskeyMade = 'No passkey was made. Perhaps this device has none, or the question was closed.';
export const passkeyName = 'Name of a new passkey';
export const passkeyNameHint = 'Such as: My telephone.';
export const asking = 'Asking…';
export const addPasskey = 'Add a passkey';
export const passkeyNoAnswer = 'The passkey did not answer. Try again, or write a code.';
export const usePasskey = 'Use a passkey';
export const recoveryNote =
  'If your telephone is lost, each of these opens the office once instead of a code. Write them down or print them, and keep them where only you find them. They are not shown again.';
export const signedInNowhere = 'Signed in nowhere.';
export const signedInOffice = (since: string, used: string) => `Office, since ${since}, last used ${used}`;
export const signedInSite = (since: string, used: string) => `Website, since ${since}, last used ${used}`;
export const signedInOfficeFrom = (since: string, used: string, address: string) =>
  `Office, since ${since}, last used ${used}, from ${address}`;
export const signedInSiteFrom = (since: string, used: string, address: string) =>
  `Website, since ${since}, last used ${used}, from ${address}`;
export const thisOne = 'This one';
export const signOut = 'Sign out';
export const signOutOf = (device: string) => `Sign out ${device}`;

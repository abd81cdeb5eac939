/** The sign-in by a code to the mobile, and the number in the profile. */
export const byMobile = 'Sign in with a code to your mobile';
export const byMobileTitle = (temple: string) => `Sign in by mobile | ${temple}`;
export const byMobileDescription = (temple: string) =>
  `Sign in at the ${temple} with a code that comes to your mobile. No password and no e-mail address are needed.`;
export const byMobileLead =
  'We send six digits to your number. No password is needed. Who is new here gets an account with it.';
export const numberHint = 'An Indian mobile number.';
export const sendCode = 'Send the code';
export const sending = 'Sending…';
export const withPassword = 'Or <link>sign in with a password</link>';
export const notSent = 'No code was sent';

export const checkMobile = 'Look at your mobile';
export const digitsTexted =
  'We sent six digits to <number></number>. They work for 10 minutes, in this browser.';
export const newCodeTexted = 'A new code is on its way. The old one no longer works.';
export const checking = 'Checking…';
export const signIn = 'Sign in';
export const keepSignedIn = 'Keep me signed in for 30 days';
/** Ahead of the button `sendNewCode`. */
export const nothingTexted = 'Nothing came? Wait a moment, or';
export const sendNewCode = 'send a new code';
export const wrongNumber = 'Wrong number? <link>Begin again</link>';

export const yourName = 'What is your name?';
export const nameLead =
  'Your number is confirmed, and has no account yet. Your gifts and receipts will stand under this name.';
export const makeAccount = 'Make my account';
export const making = 'One moment…';
export const haveEmailAccount =
  'Have you an account with an e-mail address? <link>Sign in there</link> and add your number in your profile.';

export const myMobile = 'My mobile number';
export const mobileToSignIn = 'Mobile number to sign in';
export const howMobileChanges =
  'A code goes to the number. Once you type it here, the number signs in to your account; one that did so before no longer does.';
export const newMobile = 'Mobile number';
export const useNumber = 'Use this number';
export const mobileTexted = 'We sent six digits to <number></number>. They work for ten minutes.';
export const removeMobile = 'No longer sign in with it';
export const howMobileGoes =
  'After that nobody signs in with <number></number>. You sign in with your e-mail address.';
export const removeNumber = 'Remove';
export const sendAnotherCode = 'Send another code';
export const signInAgain =
  'For your safety: <link>sign in once more with a code</link>, then do this within ten minutes.';

export const refusals: Record<string, string> = {
  'phone-indian': 'Enter a mobile number of 10 digits.',
  'mobile-abroad':
    'Codes go to Indian mobile numbers only. With a number abroad, please use an e-mail address.',
  'mobile-not-offered': 'Codes are not sent just now. Please sign in with your password.',
  'texts-spent':
    'So many codes were asked for that we send no more just now. Please try again in some hours, or sign in with a password. You can give without an account.',
  'mobile-staff':
    'This account belongs to somebody who works in the temple office. It is signed in to with e-mail address and password only.',
  'mobile-same': 'This number signs in to your account already.',
  'mobile-taken':
    'This number signs in to another account. If that is yours too, write to us: we make one account of both.',
  'last-way-in': 'Without this number you could not sign in any more. Add an e-mail address first.',
};

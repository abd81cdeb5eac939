export const signIn = 'Sign in';
export const signInLead = 'Your gifts and receipts, in one place.';
export const signInTitle = (temple: string) => `Sign in | ${temple}`;
export const signInDescription = (temple: string) =>
  `Sign in to see your donations, receipts and profile at the ${temple}.`;
export const newHere = 'New here? <link>Sign up</link>';
export const byMobile = 'Sign in with a code to your mobile';
export const notSignedIn = 'We could not sign you in';
export const emailOrMobile = 'E-mail or mobile number';
export const password = 'Password';
export const keepSignedIn = 'Keep me signed in for 30 days';
export const forgotPassword = 'Forgot your password?';
export const signingIn = 'Signing in…';
/** Follows 'wait 5 minutes and send the form again,' where the puzzle cannot be solved. */
export const letterInstead = 'or let us send you a link: “Forgot your password?” below';
export const byLetter =
  'Many wrong passwords were tried for this account. A link by e-mail lets you in at once: press “Forgot your password?” below. Or wait an hour.';

export const signUp = 'Sign up';
export const signUpLead = 'One account for your gifts, receipts and bookings. You can also give without one.';
export const signUpTitle = (temple: string) => `Sign up | ${temple}`;
export const signUpDescription =
  'Make an account to find your donations and receipts again, and to give with fewer words.';
export const withoutEmail = 'No e-mail address? <link>Use a code to your mobile</link>';
export const haveAccount = 'Already have an account? <link>Sign in</link>';
export const emailHint = 'We send a code to it.';
export const phoneHint = 'With it you may sign in too. Outside India, begin with + and the country code.';
export const passwordAgain = 'Password again';
export const passwordHint = 'At least 8 characters. A few words together are strong and easy to remember.';
export const acceptTerms =
  'I accept the <terms>terms</terms> and have read the <privacy>privacy policy</privacy>.';
export const sending = 'Sending…';

export const checkEmail = 'Check your e-mail';
export const digitsSent = 'We sent six digits to <email></email>. They work for 10 minutes.';
export const newCodeSent = 'A new code is on its way. The old one no longer works.';
export const checking = 'Checking…';
export const confirm = 'Confirm';
/** Ahead of the button `sendNewCode`. */
export const nothingCame = 'Nothing came? Look into the spam folder, or';
export const sendNewCode = 'send a new code';
export const wrongAddress = 'Wrong address? <link>Begin again</link>';

export const confirmEmail = 'Confirm your e-mail';
export const onePress = 'One press, and your account is ready.';
export const chosenPassword = 'The one you chose when you signed up.';
export const confirming = 'Confirming…';
export const confirmMyEmail = 'Confirm my e-mail';

export const forgotTitle = (temple: string) => `Forgot password | ${temple}`;
export const forgotDescription =
  'Ask for a link to choose a new password. It comes by e-mail and works for 30 minutes.';
export const forgotLead =
  'Tell us your e-mail address and we send a link to choose a new one. It works for 30 minutes.';
export const backToSignIn = 'Back to sign in';
export const linkSent = 'If an account exists, we sent a link.';
export const notNow = 'Not now';
export const email = 'E-mail';
export const sendLink = 'Send the link';

export const resetTitle = (temple: string) => `New password | ${temple}`;
export const resetDescription = (temple: string) =>
  `Choose a new password for your account at the ${temple}.`;
export const chooseNewPassword = 'Choose a new password';
export const newPassword = 'New password';
export const newPasswordAgain = 'New password again';
export const saving = 'Saving…';
export const save = 'Save';
export const passwordSet = 'Your new password is set. You were signed out on every device.';
export const askNewLink = 'Ask for a new link';

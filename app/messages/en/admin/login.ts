export const templeAdmin = 'Temple admin';
export const doorDescription = 'The door to the temple’s office, for those who work in it.';
export const siteIsSetUp = 'The site is set up. Sign in with the password that you chose.';
export const email = 'E-mail';
export const password = 'Password';
export const signingIn = 'Signing in…';
export const signIn = 'Sign in';
export const forgotPassword = 'Forgot your password?';
export const toWebsite = 'To the website';

export const looking = 'Looking…';
export const goOn = 'Go on';
export const yourCodeTitle = 'Your code · Temple admin';
export const yourCode = 'Your code';
export const code = 'Code';
export const codeHint =
  'Six digits from your authenticator app. Without your telephone: one of your recovery codes.';
export const signInAsOther = 'Sign in as somebody else';

export const invitationTitle = 'Invitation · Temple admin';
export const invitation = 'Invitation';
export const welcome = 'Welcome';
export const nowOfOffice = 'You belong to the office now. Sign in with your password.';
export const greeting = (name: string) => `Hare Krishna, ${name}`;
export const invitedAs = (roles: string, email: string) =>
  `You are invited into the temple office as ${roles}, with the address ${email}.`;
export const keepsPassword = 'Your account keeps its password.';
export const choosePassword = 'Choose a password';
export const passwordHint = 'At least 8 characters. A few words together are strong and easy to remember.';
export const sameAgain = 'The same again';
export const accepting = 'Accepting…';
export const accept = 'Accept';

export const setUpCodeTitle = 'Set up your code · Temple admin';
export const setUpCode = 'Set up your code';
export const keepCodes = 'Keep these codes';
export const haveSaved = 'I have kept them';
export const needsCode = 'Your part of the office needs a code besides the password.';
export const begin = 'Begin';
export const codeIsSetUp = 'Your code is set up';
export const toOffice = 'To the office';
export const scanThis =
  'Your part of the office needs a code besides the password. Scan this with an authenticator app on your telephone, like Google Authenticator, Aegis or 2FAS.';
export const qrCode = 'QR code for your authenticator app';
export const openOnPhone = 'Open the app on this telephone';
export const cannotScan = 'Cannot scan? Type this key into the app:';
export const codeOfApp = 'Code that the app shows';

export const oneTimeCode = 'One-time code';
export const yourName = 'Your name';
export const passwordAgain = 'Password again';
export const bodyName = 'Name of the body';
export const postalAddress = 'Its postal address';
export const itsPan = 'Its PAN';
export const deductionRegistration = '80G registration';
export const receiptsBeginWith = 'Receipts begin with';
export const mayTakeForeign = 'May take gifts from abroad';
export const setupCodeHint = 'Twenty-four letters and digits; capitals and strokes do not matter.';
export const firstOwner = 'The first owner';
export const whoReceives = 'Who receives gifts';
export const receiverNote =
  'The trust or society, as its papers have it. It stands on every receipt; name, address and prefix can be changed later in Settings.';
export const withoutDeduction = 'Without it gifts can be taken, and no receipt speaks of a deduction.';
export const prefixHint = 'One capital letter, then at most two letters or digits: D gives D/26-27/000001.';
export const registeredForeign =
  'It is registered under the FCRA and may take gifts from citizens of other countries';
export const setUpSite = 'Set up this site';
export const nobodyYet =
  'Nobody looks after this site yet. Whoever started it finds a one-time code in its log, on the line that names this page.';
export const settingUp = 'Setting up…';
export const setUpTheSite = 'Set up the site';

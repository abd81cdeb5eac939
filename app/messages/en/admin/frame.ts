export const dashboard = 'Dashboard';
export const templeAdmin = 'Temple admin';
export const menu = 'Menu';
export const viewSite = 'View site';
export const mySignIn = 'My sign-in';
export const signOut = 'Sign out';
export const groupsOnPage = 'Groups on this page';

export const find = 'Find';
export const findInOffice = 'Find in the office';
export const findHint = 'Find a person, order, page …';

export const tryAgain = 'Try again';
export const toDashboard = 'To the dashboard';
export const tellThisNumber = 'If it stays so, tell whoever runs the site this number:';
export const notForRole = 'Not for your role';
export const askOwner = 'Ask an owner if you need this page.';
export const pageNotFound = 'Page Not Found';
export const nothingHere = 'There is nothing at this address.';
export const somethingWrong = 'Something went wrong.';
export const nothingChanged = 'The fault is ours, not yours. Nothing was changed.';

export const notSaved = 'Not saved';
export const signedOut =
  '<b>You are signed out, so nothing was saved.</b> What you typed stays here. <door>Sign in again in a new tab</door>, come back to this one and press the same button again.';
export const roleTaken =
  '<b>Your role does not allow this any more, so nothing was saved.</b> What you typed stays here. Ask an owner.';
export const gone =
  '<b>Nothing was saved: this is no longer there.</b> Somebody may have deleted it meanwhile. What you typed stays here, so that you can copy it.';
export const tooLong =
  '<b>This is too much for one record, so nothing was saved.</b> What you typed stays here. Shorten it, or part it in two.';
export const fault =
  '<b>Something went wrong, and nothing was changed.</b> The fault is ours, not yours. What you typed stays here. Please try again in a moment.';

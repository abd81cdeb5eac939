/**
 * How often something may be tried in a window that begins with the first try (rules F6, R13). A
 * full window expires: nobody is locked out for good.
 */
export const limits = {
  // Wrong passwords in browsers that are not known for the account (server/auth/sign-in.ts). One
  // address of a mobile carrier or of the temple itself can be hundreds of people: a full window of
  // an address, of everyone, or of an account requires a puzzle. Only ten wrong tries for one
  // account in an hour are refused, and then a letter lets its owner in.
  'sign-in:address': { tries: 20, minutes: 15 },
  'sign-in:everyone': { tries: 200, minutes: 15 },
  'sign-in:account': { tries: 5, minutes: 60 },
  'sign-in:account-proven': { tries: 5, minutes: 60 },
  // In a browser that is known for the account, instead of the four above.
  'sign-in:browser': { tries: 5, minutes: 15 },
  // Re-entering the password while signed in.
  'own-password:account': { tries: 5, minutes: 15 },
  'second-factor:account': { tries: 5, minutes: 15 },
  // Wrong setup codes of a site without an owner, of all addresses together; a restart resets it.
  'setup:site': { tries: 10, minutes: 15 },
  // Each is decoded and encoded anew.
  'photo:account': { tries: 20, minutes: 60 },
  'code:email': { tries: 5, minutes: 60 },
  'reset:email': { tries: 3, minutes: 60 },
  // Codes by text message to one number, whoever asks. A browser in which its owner signed in
  // before has its own: nobody keeps them out by asking in their place.
  'mobile-code:number': { tries: 5, minutes: 60 },
  'mobile-code:number-day': { tries: 10, minutes: 24 * 60 },
  'mobile-code:browser': { tries: 5, minutes: 60 },
  // All codes of the site, those for known browsers apart: each costs money, and who is paid for
  // them may ask for thousands.
  'mobile-code:known-hour': { tries: 300, minutes: 60 },
  'mobile-code:site-hour': { tries: 300, minutes: 60 },
  'mobile-code:site-day': { tries: 1500, minutes: 24 * 60 },
  // Four digits of a telephone number, typed by somebody with the link of an order.
  'order:proof': { tries: 5, minutes: 15 },
  'order-proof:address': { tries: 30, minutes: 15 },
  'stay:proof': { tries: 5, minutes: 15 },
  'seat:proof': { tries: 5, minutes: 15 },
  'seat-proof:address': { tries: 30, minutes: 15 },
  'stay-proof:address': { tries: 30, minutes: 15 },
  'pass:proof': { tries: 5, minutes: 15 },
  'pass-proof:address': { tries: 30, minutes: 15 },
  // Wrong codes that pair a gate's telephone: stewards of one temple share its address.
  'gate-pair:address': { tries: 20, minutes: 15 },
  // Requests with a secret that no telephone has.
  'gate-stranger:address': { tries: 60, minutes: 15 },
  // Meetings of one telephone: every few seconds, and some dozens at once after a time without a
  // line.
  'gate-meet:device': { tries: 300, minutes: 1 },
  // As fast as anybody reads results, also a family behind one address.
  'search:address': { tries: 60, minutes: 1 },
  // Letters that confirm a request go to an address anybody may type.
  'request:email': { tries: 6, minutes: 60 },
  // The letter about an order to be paid at the counter, to an unverified address.
  'unpaid-order:email': { tries: 1, minutes: 24 * 60 },
  // A solved puzzle is valid once; remembered for longer than it lives (proof.ts).
  'puzzle:once': { tries: 1, minutes: 20 },

  // Forms that anybody may send (server/auth/take-turn.ts). `sender`: the signed-in account, else
  // the address. `everyone`: all addresses together. Beyond either, each submission needs a puzzle,
  // up to `proven` for a sender.
  // Messages (rule F29).
  'contact:sender': { tries: 3, minutes: 60 },
  'contact:everyone': { tries: 300, minutes: 60 },
  'contact:proven': { tries: 300, minutes: 60 },
  // Bookings and applications: a family on one connection sends several.
  'request:sender': { tries: 12, minutes: 60 },
  'request:everyone': { tries: 1200, minutes: 60 },
  'request:proven': { tries: 600, minutes: 60 },
  'sign-up:sender': { tries: 20, minutes: 60 },
  'sign-up:everyone': { tries: 1200, minutes: 60 },
  'sign-up:proven': { tries: 600, minutes: 60 },
  'reset:sender': { tries: 20, minutes: 60 },
  'reset:everyone': { tries: 600, minutes: 60 },
  'reset:proven': { tries: 600, minutes: 60 },
  // Beyond 60 in an hour of everybody each code takes a puzzle, long before the site's own limit.
  'mobile-code:sender': { tries: 10, minutes: 60 },
  'mobile-code:everyone': { tries: 60, minutes: 60 },
  'mobile-code:proven': { tries: 60, minutes: 60 },
  // 'Tell me when it is back', for several things of a list.
  'stock-alert:sender': { tries: 30, minutes: 60 },
  'stock-alert:everyone': { tries: 1200, minutes: 60 },
  'stock-alert:proven': { tries: 600, minutes: 60 },
  // The letter with the day's darshan: a family on one connection, once.
  'daily-letter:sender': { tries: 12, minutes: 60 },
  'daily-letter:everyone': { tries: 1200, minutes: 60 },
  'daily-letter:proven': { tries: 600, minutes: 60 },
  // Places in the line of a fair door: a family on one connection takes a few, a carrier's address
  // is hundreds of people.
  'place:sender': { tries: 30, minutes: 10 },
  'place:proven': { tries: 600, minutes: 60 },
  // Stops somebody who tests cards by the hundred.
  'gift:sender': { tries: 120, minutes: 15 },
  'gift:everyone': { tries: 3000, minutes: 15 },
  'gift:proven': { tries: 3000, minutes: 15 },
} as const;
export type LimitedForm =
  | 'contact'
  | 'request'
  | 'sign-up'
  | 'reset'
  | 'mobile-code'
  | 'stock-alert'
  | 'daily-letter'
  | 'place'
  | 'gift';
export type Limit = keyof typeof limits;

/** A code of six digits. */
export const codeLife = { minutes: 10, tries: 5, resendAfterSeconds: 30 };
/** How long whoever proved a new number may take to type their name. */
export const mobileNameMinutes = 30;
/** A link that resets a password. */
export const resetLinkMinutes = 30;
/** The link in the confirmation letter lives as long as the sign-up it belongs to. */
export const signUpHours = 24;
/** Between password and code at the admin's sign-in. */
export const adminEntryMinutes = 10;
/** The link of an invitation to the staff. */
export const invitationDays = 3;
/** The same invitation sent again within this is a double click: no second letter goes out. */
export const invitationAgainMinutes = 10;
/** A pay link mailed again within this is a double click: no second letter goes out. */
export const payLinkAgainMinutes = 10;
/** How long after its last day a pay link, with its donor's name and number, is kept. */
export const payLinkStoredDays = 30;
/** After this idle time a signed-in member of staff has to sign in again. */
export const adminIdleMinutes = 30;
/** How long after entering a password or code sensitive actions are allowed. */
export const freshProofMinutes = 10;
/** Between the challenge to a passkey and its answer. */
export const passkeyMinutes = 5;
/**
 * How long the origin of the staff's actions is stored (CERT-In's direction of 28 April 2022: 180
 * days of logs).
 */
export const auditPlaceDays = 180;
/** How long a session lives, in seconds: with and without 'Keep me signed in', and in the admin. */
export const sessionLife = { remembered: 30 * 24 * 3600, unremembered: 24 * 3600, admin: 12 * 3600 };

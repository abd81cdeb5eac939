/**
 * How often something may be tried in a window that begins with the first try (reliability-requirements 29;
 * numbers of screens.md, 'Account'). A full window closes by itself: nobody is locked out for good.
 */
export const limits = {
  'sign-in:account': { tries: 5, minutes: 15 },
  'sign-in:address': { tries: 5, minutes: 15 },
  // In a browser that is known for the account, in place of the two above.
  'sign-in:browser': { tries: 5, minutes: 15 },
  // The password asked once more of who is signed in.
  'own-password:account': { tries: 5, minutes: 15 },
  'second-factor:account': { tries: 5, minutes: 15 },
  // Each is decoded and written anew.
  'photo:account': { tries: 20, minutes: 60 },
  'sign-up:address': { tries: 20, minutes: 60 },
  'code:email': { tries: 5, minutes: 60 },
  'reset:email': { tries: 3, minutes: 60 },
  'reset:address': { tries: 20, minutes: 60 },
  // Many donors of one mobile carrier share an address; whoever tries cards by the hundred does not get far.
  'gift:address': { tries: 120, minutes: 15 },
  // Four digits of a telephone number, for somebody who has the link of an order.
  'order:proof': { tries: 5, minutes: 15 },
  'order-proof:address': { tries: 30, minutes: 15 },
  // As fast as anybody reads results; a family behind one address included.
  'search:address': { tries: 60, minutes: 1 },
  // Messages (screens.md, /contacts). Bookings and applications: a family on one connection asks several times.
  'contact:address': { tries: 3, minutes: 60 },
  'request:address': { tries: 12, minutes: 60 },
  // 'Tell me when it is back', for several things of a list.
  'stock-wish:address': { tries: 30, minutes: 60 },
  // Letters that confirm a request go to an address anybody may type.
  'request:email': { tries: 6, minutes: 60 },
} as const;
export type Limit = keyof typeof limits;

/** A code of six digits. */
export const codeLife = { minutes: 10, tries: 5, resendAfterSeconds: 30 };
/** A link that resets a password. */
export const resetLinkMinutes = 30;
/** The link in the confirmation letter lives as long as the sign-up it belongs to. */
export const signUpHours = 24;
/** Between password and code at the office's door. */
export const officeEntryMinutes = 10;
/** The link of an invitation into the office. */
export const invitationDays = 3;
/** The same invitation asked for again within this is the button pressed twice: no second letter goes out. */
export const invitationAgainMinutes = 10;
/** A signed-in member of staff who does nothing for so long has to sign in again. */
export const officeIdleMinutes = 30;
/** From where a deed of the staff came is known for so long (CERT-In's direction of 28 April 2022: 180 days of logs). */
export const auditPlaceDays = 180;
/** How long a session lives, in seconds: with and without 'Keep me signed in', and in the office. */
export const sessionLife = { remembered: 30 * 24 * 3600, unremembered: 24 * 3600, office: 12 * 3600 };

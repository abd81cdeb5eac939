export const name = 'Name';
export const email = 'E-mail';
export const sendInvitation = 'Send the invitation';
export const inviting = 'Inviting…';
export const roles = 'Roles';
export const saved = 'Saved.';
export const rolesAsked =
  'What was taken away is gone at once. The new roles wait for another owner; where there is no other, they are given in two days.';
export const person = 'Person';
export const whatTheyMayDo = 'What they may do';
export const saveRoles = 'Save the roles';
export const signedIn = 'Signed in';
export const signOutEverywhere = 'Sign out everywhere';
export const code = 'Code';
export const appSetUp =
  'An app is set up. If the telephone is lost and the recovery codes are used up, let them begin anew: at the next sign-in they set up another app.';
export const forgetApp = 'Forget the app';
export const forgetAppAsk = (name: string) => `${name} sets up another app at the next sign-in.`;
export const yesForget = 'Yes, forget it';
export const noApp = 'No app is set up. Owners and accounts do so at their next sign-in.';
export const leaving = 'Leaving';
export const leavingNote = 'Their account as a devotee stays. What they did stays in the audit log.';
export const removeFromOffice = 'Remove from the office';
export const removeAsk = (name: string) =>
  `${name} is signed out at once. To come back they must be invited again.`;
export const yesRemove = 'Yes, remove them';
export const setUp = 'Set up';
export const none = 'None';
export const lastSeen = 'Last seen';
export const notSignedIn = 'Not signed in';
export const invited = 'The invitation is on its way. Its link works for three days.';
export const invitedAnew =
  'A new invitation is on its way. The earlier one to this address no longer works; the new link does, for three days.';
export const invitationAsked =
  'Another owner must approve this invitation before it goes out, since these roles can move money. Where there is no other owner, it goes out in two days.';
export const invitedJustNow =
  'This invitation was sent minutes ago and works: no second letter went out. To send it anew, withdraw it first.';
export const invitationWithdrawn = 'The invitation no longer works.';
export const removed = 'They no longer belong to the office, and are signed out of it.';
export const staff = 'Staff';
export const waitsForSecond = 'What waits for a second owner';
export const inOffice = 'In the office';
export const peopleCount = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;
export const invitedTitle = 'Invited';
export const invitedUntil = (email: string, roles: string, until: string) =>
  `${email}, ${roles}, until ${until}`;
export const withdraw = 'Withdraw';
export const withdrawOf = (name: string) => `Withdraw the invitation of ${name}`;
export const inviteSomebody = 'Invite somebody';

export const roleLabels = {
  owner: 'Owner',
  accounts: 'Accounts',
  content: 'Content',
  'seva-desk': 'Seva desk',
  'shop-desk': 'Shop desk',
  'guest-house-desk': 'Guest house desk',
  'event-organiser': 'Event organiser',
  'gate-steward': 'Gate steward',
  viewer: 'Viewer',
};

export const roleNotes = {
  owner: 'Everything, with settings, staff and the audit log',
  accounts: 'Gifts, receipts, refunds, donors and members',
  content: 'Pages, blogs, events, pictures and the calendar',
  'seva-desk': 'Sevas, classes and messages',
  'shop-desk': 'Products, stock and orders',
  'guest-house-desk': 'Rooms, their requests and messages',
  'event-organiser': 'Passes of events: products, bookings, gates, helpers',
  'gate-steward': 'The gates of an event and their telephones, no names',
  viewer: 'Looks at work and sums, changes nothing',
};

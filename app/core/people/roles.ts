/** The roles of the staff (rule F10). Permissions are noun.action; what no row grants is denied. */
export const roles = [
  'owner',
  'accounts',
  'content',
  'seva-desk',
  'shop-desk',
  'guest-house-desk',
  'event-organiser',
  'gate-steward',
  'viewer',
] as const;
export type Role = (typeof roles)[number];

/**
 * Who may do what. An owner may do everything and is in no row; a row names who else may. A viewer
 * sees work and sums, never visitors' messages, and changes nothing.
 */
const grants = {
  'dashboard.read': [
    ...(['accounts', 'content', 'seva-desk', 'shop-desk', 'guest-house-desk'] as const),
    ...(['event-organiser', 'gate-steward', 'viewer'] as const),
  ],

  'donations.read': ['accounts', 'viewer'],
  'donations.record': ['accounts'],
  // Of a manual donation: a bounced cheque, a wrong entry.
  'donations.take-back': ['accounts'],
  'donations.match': ['accounts'],
  'donations.note': ['accounts'],
  'donations.refund': ['accounts'],
  // Approving the refund of a donation that is no duplicate.
  'donations.refund-other': [],
  'donations.export': ['accounts'],
  'receipts.resend': ['accounts'],
  'receipts.void': ['accounts'],
  // The year's statement of donations; its file has every donor's PAN, so it needs a reason and is
  // logged.
  'statements.read': ['accounts'],
  'statements.export': ['accounts'],
  'statements.file': ['accounts'],
  // A donor's PAN in full: each look needs a reason and is logged.
  'pan.read': ['accounts'],
  // A cause names its legal body and whether donations to it are tax-deductible.
  'causes.read': ['accounts', 'content', 'viewer'],
  'causes.write': ['accounts'],

  'content.read': ['content', 'viewer'],
  'content.write': ['content'],
  // The contents of pages: headings, leads, pictures. Facts, accounts and rules are settings.write.
  'words.write': ['content'],
  'media.write': ['content'],
  // Uploading a file and its description, from the form of anything that has a picture.
  'media.add': ['accounts', 'content', 'seva-desk', 'shop-desk', 'guest-house-desk'],
  'calendar.write': ['content'],
  'membership.read': ['accounts', 'content', 'viewer'],
  'membership.write': ['accounts'],

  // Who helps at events: names and telephones.
  'roster.read': ['content', 'seva-desk', 'event-organiser'],
  'roster.write': ['seva-desk', 'event-organiser'],
  // Passes of events: who comes, with names and telephones.
  'passes.read': ['accounts', 'seva-desk', 'event-organiser'],
  'passes.write': ['seva-desk', 'event-organiser'],
  // Products with their prices, times, gates.
  'passes.plan': ['event-organiser'],
  // Their names, questions and gates in other languages.
  'passes.words': ['content', 'event-organiser'],
  'passes.export': ['event-organiser'],
  'passes.refund': ['accounts'],
  // What signs every pass: without its key a pass is worth nothing.
  'passes.keys': [],
  // Gates and the telephones that stand at them, and how many came in: no names.
  'gates.read': ['accounts', 'event-organiser', 'gate-steward'],
  'gates.pair': ['event-organiser', 'gate-steward'],
  // The fair door before an event's registration.
  'doors.read': ['content', 'seva-desk', 'event-organiser'],
  'doors.write': ['seva-desk', 'event-organiser'],
  // The members themselves: names, sums, cards; the desk of the guest house enters nights that
  // were used.
  'members.read': ['accounts', 'guest-house-desk'],
  'members.write': ['accounts'],
  'members.use': ['accounts', 'guest-house-desk'],

  'sevas.read': ['content', 'seva-desk', 'viewer'],
  'sevas.write': ['seva-desk'],
  'classes.read': ['content', 'seva-desk', 'viewer'],
  'classes.write': ['content', 'seva-desk'],
  'rooms.read': ['content', 'guest-house-desk', 'viewer'],
  'rooms.write': ['guest-house-desk'],
  // The nights of the guest house: who comes, in which room.
  'stays.read': ['accounts', 'guest-house-desk'],
  'stays.write': ['guest-house-desk'],
  'stays.rates': ['guest-house-desk'],
  'stays.refund': ['accounts'],

  // Paid seats of classes and tours, manifests, attendance: names and telephones.
  'seats.read': ['accounts', 'seva-desk'],
  'seats.write': ['seva-desk'],
  'seats.refund': ['accounts'],
  // For the books: no bill is written for them.
  'seats.export': ['accounts'],

  'products.read': ['accounts', 'shop-desk', 'viewer'],
  'products.write': ['shop-desk'],
  'stock.write': ['shop-desk'],
  'orders.read': ['accounts', 'shop-desk', 'viewer'],
  'orders.write': ['shop-desk'],
  'orders.refund': ['accounts'],
  'orders.export': ['accounts', 'shop-desk'],
  'bills.read': ['accounts', 'shop-desk'],

  // Who comes in the next days: names and telephones. Which kinds a role sees: core/bookings/visit.
  'bookings.read': ['accounts', 'seva-desk', 'guest-house-desk'],
  'inbox.read': ['accounts', 'seva-desk', 'guest-house-desk'],
  'inbox.answer': ['accounts', 'seva-desk', 'guest-house-desk'],
  'people.read': ['accounts'],
  'people.write': ['accounts'],
  'people.merge': ['accounts'],
  'people.export': ['accounts'],
  'people.erase': [],

  'settings.write': [],
  'staff.write': [],
  // The second owner's decision on what one alone may not change.
  'changes.decide': [],
  'audit.read': [],
  'system.read': [],
  'system.operate': [],
  // The whole database in a file.
  'system.backup': [],
} as const satisfies Record<string, readonly Role[]>;

/** 'donations.read': noun.action. */
export type Permission = keyof typeof grants;

export function mayDo(held: readonly Role[], permission: Permission): boolean {
  const granted: readonly Role[] = grants[permission];
  return held.some((role) => role === 'owner' || granted.includes(role));
}

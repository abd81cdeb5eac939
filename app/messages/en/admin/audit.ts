export const whoLeft = 'Somebody who left';
export const fromAddress = (address: string) => `from ${address}`;
export const details = 'Details';
export const recordNumber = 'Number of the record';
export const yes = 'Yes';
export const no = 'No';
export const giftOf = (amount: string) => `Gift of ${amount}`;
export const orderOf = (number: number) => `Order ${number}`;
export const requestOf = (reference: string) => `Request ${reference}`;
export const binOf = (kind: string) => `The bin of ${kind}`;
export const openIt = 'Open it';
export const gstRates = 'GST rates';
export const openingHours = 'Opening hours';
export const letters = 'Letters';
export const receipts = 'Receipts';
export const certificatesOf = (year: string) => `Certificates, ${year}`;
export const answerTemplates = 'Answer templates';
export const calendar = 'Calendar';
export const secondOwner = 'Second owner';
export const system = 'System';
export const auditLog = 'Audit log';
export const findActions = 'Find actions';
export const everything = 'Everything';
export const who = 'Who';
export const everybody = 'Everybody';
export const what = 'What';
export const from = 'From';
export const to = 'To';
export const nothingFits = 'Nothing was done that fits this.';
export const older = 'Older';
export const did = (noun: string, verb: string) => `${noun} ${verb}`;

export const nouns = {
  'recovery-codes': 'Recovery codes',
  'darshan-subscribers': 'Darshan subscribers',
  'darshan-subscriber': 'Darshan subscriber',
  password: 'Password',
  'payment-warning': 'Payment warning',
  translations: 'Translations',
  bills: 'Bills',
  donation: 'Gift',
  donations: 'List of gifts',
  claim: 'Transfer that a donor told of',
  stay: 'Stay',
  'stay-rate': 'Room rate',
  'stay-terms': 'Terms of the guest house',
  room: 'Room',
  'pay-link': 'Pay link',
  receipt: 'Receipt',
  'receipt-series': 'First part of receipt numbers',
  'legal-entity': 'Body that receives gifts',
  'tax-text': 'Tax text of receipts',
  pan: 'PAN',
  statement: 'Year’s statement of donations',
  certificate: 'Certificate of a donor',
  pages: 'Page',
  'gifts-account': 'Account for gifts',
  media: 'File of the media library',
  'second-factor': 'Code at sign-in',
  zone: 'Delivery zone',
  category: 'Shop category',
  stock: 'Stock of an article',
  'gst-rate': 'GST rate',
  departure: 'Tour departure',
  template: 'Answer template',
  calendar: 'Calendar entry',
  seva: 'Seva booking',
  job: 'Task of the site',
  change: 'Change that needs a second owner',
  'gateway-event': 'Message of the payment gateway',
  product: 'Product',
  cause: 'Cause',
  order: 'Order',
  request: 'Request',
  refund: 'Refund',
  person: 'Person',
  staff: 'Staff',
  settings: 'Settings',
  letter: 'Letter',
  'tax-class': 'Tax class',
  backup: 'Backup',
  note: 'Note',
};

export const actions = {
  'calendar.name-corrected': 'Name of the calendar corrected',
  'translations.saved': 'Translation saved',
  'translations.taken-off': 'Translation taken off the site',
  'translations.confirmed': 'Translation confirmed by a reader',
  'translations.opened': 'Translation opened again for a reader',
  'translations.remarked': 'Remark on a translation',
  'pan.read': 'PAN looked at in full',
  'stay.booked': 'Stay booked by the office',
  'stay.checked-in': 'Guest arrived',
  'stay.checked-out': 'Guest left',
  'stay.billed': 'Bill of a stay written',
  'stay.dates-changed': 'Dates of a stay changed',
  'stay.no-show': 'Guest did not come',
  'stay.cancelled': 'Stay cancelled',
  'stay.paid-at-desk': 'Paid at the desk of the guest house',
  'stay-rate.made': 'Room rate added',
  'stay-rate.deleted': 'Room rate deleted',
  'stay-terms.changed': 'Terms of the guest house changed',
  'room.made': 'Room added',
  'room.changed': 'Room changed',
  'room.housekeeping': 'State of a room noted',
  'room.blocked': 'Room blocked',
  'room.unblocked': 'Block of a room lifted',
  'pay-link.made': 'Pay link made',
  'pay-link.mailed': 'Pay link sent by e-mail',
  'pay-link.withdrawn': 'Pay link withdrawn',
  'claim.matched': 'Transfer found on the statement',
  'claim.rejected': 'Transfer not found on the statement',
  'donations.exported': 'List of gifts saved as a file',
  'certificate.added': 'Certificate of a donor taken in',
  'certificate.assigned': 'Certificate given to its donor',
  'certificate.resent': 'Certificate sent again',
  'certificate.withdrawn': 'Certificate taken out',
  'statement.exported': 'Year’s statement of donations saved as a file',
  'receipt-series.renamed': 'First part of receipt numbers changed',
  'gifts-account.announced': 'Owners told that the account for gifts changed',
  'letter.changed': 'Words of a letter changed',
  'settings.put-back': 'Former settings put back',
  'letter.put-back': 'Former words of a letter put back',
  'letter.reset': 'Words of a letter set back',
  'letter.retried': 'Letter sent again',
  'text-message.retried': 'Text message sent again',
  'text-message.dismissed': 'Text messages dismissed',
  'second-factor.set-up': 'App for the sign-in code set up',
  'second-factor.forgotten': 'App for the sign-in code forgotten',
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'recovery-code.used': 'Signed in with a recovery code',
  'sessions.ended': 'Signed out',
  'change.asked': 'Asked for a change that needs a second owner',
  'change.approved': 'Approved as second owner',
  'change.declined': 'Declined, or taken back, a change',
  'change.done-alone': 'Done after two days without a second owner',
  'change.expired': 'A change that nobody decided is over',
  'change.outdated': 'A change no longer fitted and was not done',
  'staff.invited': 'Invited into the office',
  'staff.joined': 'Joined the office',
  'staff.removed': 'Removed from the office',
  'staff.roles-changed': 'Roles changed',
  'staff.invitation-withdrawn': 'Invitation withdrawn',
  'people.exported': 'List of people saved as a file',
  'site.set-up': 'Site set up with its first owner',
  'person.added': 'Person added by hand',
  'person.exported': 'Data of a person saved as a file',
  'person.merged': 'Two people seen as one',
  'person.unmerged': 'Two people seen apart again',
  'order.part-cancelled': 'Part of an order cancelled',
  'order.placed': 'Order back to packing',
  'order.short': 'Order found short',
  'order.supplied': 'Goods found for a short order',
  'job.started': 'Task of the site started by hand',
  'gateway-event.replayed': 'Message of the payment gateway read again',
};

export const verbs = {
  'put-back': 'put back',
  renewed: 'renewed',
  'paid-at-counter': 'paid at counter',
  'swap-chosen': 'swap chosen',
  'swap-offered': 'swap offered',
  binned: 'put into the bin',
  restored: 'taken out of the bin',
  ordered: 'moved in its list',
  'taken-off': 'taken off the site',
  changed: 'changed',
  made: 'made',
  added: 'added',
  removed: 'removed',
  saved: 'saved',
  deleted: 'deleted',
  replaced: 'replaced',
  resent: 'resent',
  voided: 'voided',
  recorded: 'recorded',
  'taken-back': 'taken back',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  answered: 'answered',
  seated: 'seated',
  withdrawn: 'withdrawn',
  opened: 'opened',
  closed: 'closed',
  erased: 'erased',
  written: 'written',
  filed: 'filed',
  taken: 'taken',
  asked: 'asked',
  approved: 'approved',
  declined: 'declined',
  seen: 'seen',
  packed: 'packed',
  shipped: 'shipped',
  delivered: 'delivered',
  'handed-back': 'handed back',
  exported: 'exported',
};

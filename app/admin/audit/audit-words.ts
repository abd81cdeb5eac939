import { sentence } from '#admin/words/sentence.ts';
import { findContentKind } from '#core/cms/kinds/content-kinds.ts';

/** Names of record types, where the log's own name is not the usual one. */
const nouns: Record<string, string> = {
  donation: 'Gift',
  donations: 'List of gifts',
  claim: 'Transfer that a donor told of',
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
};

/** Actions whose two-part name is not clear enough. */
const actions: Record<string, string> = {
  'pan.read': 'PAN looked at in full',
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

const verbs: Record<string, string> = {
  binned: 'put into the bin',
  restored: 'taken out of the bin',
  ordered: 'moved in its list',
  'taken-off': 'taken off the site',
};

/** 'tax-text' as 'Tax text of receipts': the kind of record, for the filter. */
export function nounWords(noun: string): string {
  return nouns[noun] ?? findContentKind(noun)?.one ?? sentence(noun);
}

/** 'receipt.resent' as 'Receipt resent'. */
export function actionWords(action: string): string {
  const label = actions[action];
  if (label) return label;
  const [noun = '', verb = ''] = action.split('.');
  return `${nounWords(noun)} ${verbs[verb] ?? verb.replaceAll('-', ' ')}`.trim();
}

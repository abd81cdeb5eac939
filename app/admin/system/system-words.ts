import { sentence } from '#admin/words/sentence.ts';
import type { Letter } from '#server/mail/letter.ts';
import type { Tone } from '#ui/notice.tsx';

/** '1.4 GB': powers of 1024, as usual for disks. */
export function byteWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  let [amount, unit] = [bytes, 0];
  while (amount >= 1024 && unit < units.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  return `${unit === 0 || amount >= 100 ? Math.round(amount) : amount.toFixed(1)} ${units[unit]}`;
}

/** The background jobs by name (system-words.test.ts checks that none is missing). */
const jobs: Record<string, string> = {
  'check-ledger': 'Checks that the books of gifts and payments agree',
  'expire-donations': 'Closes gifts that nobody paid',
  'expire-orders': 'Closes orders that nobody paid',
  'forget-binned': 'Empties the bin of what lies in it for 30 days',
  'forget-expired': 'Clears away sign-ins and codes that have run out',
  'forget-letters': 'Clears away letters that were sent long ago',
  'make-picture-sizes': 'Makes new pictures ready for phones and screens',
  'reconcile-payments': 'Asks the payment gateway about open payments',
  'release-expired-holds': 'Gives back goods that were held for an unpaid order',
  'remind-handlers': 'Reminds the office of requests that are due today',
  'remind-family-days': 'Writes about birthdays and remembrance days',
  'remind-pledges': 'Writes to whoever promised a monthly gift',
  'remind-sevas': 'Reminds people of the sevas they booked',
  'reseal-old-keys': 'Brings what is kept sealed under the newest key',
  'send-letters': 'Sends letters',
  'send-refunds': 'Sends approved refunds to the payment gateway',
  'show-scheduled': 'Shows pages whose time has come',
  'advance-changes': 'Does, or ends, changes that waited for a second owner',
  'send-stock-alerts': 'Tells who waits for goods that are there again',
  'resize-photos': 'Makes new profile photos ready',
  'watch-security': 'Warns the owners of unusually many wrong passwords and the like',
};

export function jobWords(name: string): string {
  return jobs[name] ?? sentence(name);
}

const letters: Record<Letter['kind'], string> = {
  'gift-receipt': 'Receipt for a gift',
  'payment-returned': 'A payment went back',
  'gift-taken-back': 'A gift was taken back',
  'certificate-ready': 'A certificate for a deduction is ready',
  order: 'About an order',
  'order-returned': 'Money of an order went back',
  'verify-email': 'Code for a new account',
  'account-exists': 'There is an account already',
  'reset-password': 'Link for a new password',
  'change-email': 'Code for a new e-mail address',
  'email-changed': 'The e-mail address was changed',
  'new-browser': 'A sign-in from a new browser',
  'password-changed': 'The password was changed',
  'second-factor-changed': 'The second proof at sign-in was changed',
  'security-alarm': 'To the owners: something happens too often',
  change: 'To the owners: a change that needs two of them',
  'staff-invitation': 'Invitation into the office',
  'gifts-account': 'To the owners: the account for gifts changed',
  'request-stored': 'We have your message',
  'request-for-office': 'To the office: a new request',
  'request-answer': 'Answer to a request',
  seva: 'About a booked seva',
  'class-seat': 'About a seat in a class',
  'desk-day': 'To the office: what is due today',
  'family-day': 'A birthday or day to remember',
  'monthly-gift': 'Your monthly gift',
  'stock-back': 'Goods are there again',
  'letter-test': 'Test of a letter',
};

export function letterWords(kind: string): string {
  return (letters as Record<string, string>)[kind] ?? sentence(kind);
}

const events: Record<string, string> = {
  'payment.authorized': 'A payment was set aside by the bank',
  'payment.captured': 'A payment was taken',
  'payment.failed': 'A payment failed',
  'order.paid': 'A payment order was paid',
  'refund.created': 'A refund was begun',
  'refund.processed': 'A refund was done',
  'refund.failed': 'A refund failed',
  'refund.speed_changed': 'A refund goes another way',
  'payment.asked': 'An answer about a payment',
  unreadable: 'A message that could not be read',
};

/** What an event of the gateway is about; for an unknown type the gateway's own name. */
export function eventWords(kind: string): string {
  return events[kind] ?? kind;
}

/** The outcome of an event; null: it waits, for its next try or for a person (`parked`). */
export function outcomeWords(outcome: string | null, parked = false): string {
  if (outcome === null) return parked ? 'Needs you' : 'Waits';
  return outcome === 'not-used' ? 'Not about our money' : 'Worked in';
}

const hour = 3_600_000;

/** A job is late when it missed three runs; some minutes are given for a slow start. */
export function jobTone(
  { everySeconds, ranAt, failedAt }: { everySeconds: number; ranAt: Date; failedAt: Date | null },
  now: Date,
): Tone {
  if (failedAt && failedAt >= ranAt) return 'bad';
  const late = now.getTime() - ranAt.getTime() > everySeconds * 3_000 + 300_000;
  return late ? 'bad' : 'good';
}

/** Good within a day, a warning after, bad after a week or without any. */
export function backupTone(madeAt: Date | null, now: Date): Tone {
  if (!madeAt) return 'bad';
  const age = now.getTime() - madeAt.getTime();
  if (age > 7 * 24 * hour) return 'bad';
  return age > 26 * hour ? 'wait' : 'good';
}

export function diskTone(disk: { free: number; total: number }): Tone {
  const left = disk.free / disk.total;
  if (left < 0.05) return 'bad';
  return left < 0.15 ? 'wait' : 'good';
}

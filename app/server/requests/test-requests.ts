import { type ContactDetails, readContact } from '#core/requests/contact.ts';
import type { Services } from '../services.ts';

export const goodMessage = {
  name: 'Mira Sharma',
  email: 'mira@example.com',
  phone: '9876543210',
  topic: 'visit' satisfies ContactDetails['topic'],
  message: 'May we bring our parents on Sunday?',
};

/** The message as its form is read, with the test's changes. */
export const contactWith = (changes: Partial<Record<keyof typeof goodMessage, string>> = {}) =>
  readContact({ ...goodMessage, ...changes });

let addresses = 0;
/** A visitor whose limits nobody else has touched. */
export function somebody(suspected = false) {
  addresses += 1;
  return { address: `198.51.100.${addresses}`, suspected };
}

export function storedRequests({ db }: Services) {
  return db.selectFrom('requests').selectAll().orderBy('created_at').execute();
}

export function queuedLetters({ db }: Services) {
  return db.selectFrom('letters').select(['kind', 'recipient', 'data']).orderBy('kind').execute();
}

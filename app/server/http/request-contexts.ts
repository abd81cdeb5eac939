import { randomBytes } from 'node:crypto';
import { createContext } from 'react-router';

/**
 * The request's id for loaders and the error page, which shows it so that a visitor can quote it.
 */
export const requestIdContext = createContext<string>('');

/**
 * Whose turn it is in queues: the visitor's address. Public pages are rendered without anything
 * else of the visitor, and show nothing of this.
 */
export const queueOwnerContext = createContext<string>('site');

/** The key of a purchase form that this answer shows. */
export const purchaseKeyContext = createContext<string>('');

/**
 * A secret mark of one rendering. Only scripts that have it are allowed by the page's policy, so a
 * script that got into the page through its content is not; the mark itself never leaves the
 * server.
 */
export const scriptMarkContext = createContext<string>('');

// Of the process: instances that write one log must not give one id twice.
const processPart = randomBytes(6).toString('base64url');
let count = 0;

/** Unique, not secret. An incoming id is used only behind a trusted proxy. */
export function requestIdOf(header: string | string[] | undefined, trustedProxies: number): string {
  if (trustedProxies > 0 && typeof header === 'string' && /^[\w.-]{8,64}$/.test(header)) return header;
  count += 1;
  return `${processPart}-${count.toString(36)}`;
}

import { createContext } from 'react-router';
import { isLostConnection } from '../db/lost-connection.ts';

/** What went wrong while one request was answered, for those who finish the answer. */
export type Trouble = { error: unknown };

export const troubleContext = createContext<Trouble>({ error: null });

/** After so long the overload may have passed. */
export const retryAfterSeconds = 5;

/**
 * Codes of Postgres (class 53 'insufficient resources', 58030 'io_error') and of the system that
 * mean: not now. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const notNow = /^(53...|58030|ENOSPC|EDQUOT|EMFILE|ENFILE)$/;
/** Errors of ours: a queue that is full, a database or an object store that does not answer. */
const waits = new Set(['BusyError', 'DatabaseAwayError', 'MediaStoreError']);
const diskFull = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** The pool gives its error no code. */
const poolTimeout = /timeout exceeded when trying to connect/;

/**
 * Whether the same request may well succeed a moment later: then it is answered with 503, not 500.
 */
export function isOverload(error: unknown): boolean {
  return anyOf(
    error,
    (fault) =>
      waits.has(fault.name ?? '') ||
      notNow.test(fault.code ?? '') ||
      poolTimeout.test(fault.message ?? '') ||
      isLostConnection(fault),
  );
}

export function isDiskFull(error: unknown): boolean {
  return anyOf(error, ({ code }) => diskFull.has(code ?? ''));
}

type Fault = { name?: string; code?: string; message?: string; cause?: unknown };

/**
 * An error or one of its causes. The built application has its own copies of the classes, so names
 * and codes are compared.
 */
function anyOf(error: unknown, matches: (fault: Fault) => boolean): boolean {
  for (let fault = error as Fault | null | undefined; fault; fault = fault.cause as Fault | undefined) {
    if (matches(fault)) return true;
  }
  return false;
}

/** The one plain sentence of an answer that has no page. */
export function faultSentence(requestId: string, overload: boolean): string {
  return overload
    ? `There is more to do here than we can do at this moment. Please try again in a few seconds. If it stays so, please tell us this reference: ${requestId}`
    : `Something went wrong. If it happens again, please tell us this reference: ${requestId}`;
}

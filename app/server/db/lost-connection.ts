/**
 * The database was away for as long as a request waits, or no server of several accepts writes.
 * Nothing was sent.
 */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
}

/**
 * The connection was lost while a transaction was being committed: it may have happened or not.
 * Only what finds its own earlier result may do it again.
 */
export class CommitUnknownError extends Error {
  override name = 'CommitUnknownError';
  constructor(cause: unknown) {
    super('the connection was lost during a commit, which may have happened', { cause });
  }
}

/**
 * Class 08 'connection exception' (PgBouncer's own errors too), a server that is shut down, crashed
 * or starting (57P), and one that has become a standby (25006).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const lostCode =
  /^(08...|57P0[1235]|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** The driver gives its own errors no code. */
const lostMessage =
  /^(Connection terminated|timeout expired|Query read timeout|Client (has encountered a connection error|was closed))/;

type Fault = { name?: string; code?: string; message?: string };

/** Whether the connection is of no use after this error, and another one may be. */
export function isLostConnection(error: unknown): boolean {
  const { name, code, message } = (error ?? {}) as Fault;
  return name === 'CommitUnknownError' || lostCode.test(code ?? '') || lostMessage.test(message ?? '');
}

const unreachable = new Set(['ENOENT', 'ENOTFOUND', 'EAI_AGAIN']);

/** The same for an error of connecting, when the socket may be gone and a name be unknown. */
export function isAway(error: unknown): boolean {
  const { name, code } = (error ?? {}) as Fault;
  return name === 'DatabaseAwayError' || unreachable.has(code ?? '') || isLostConnection(error);
}

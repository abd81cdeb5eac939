import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { PlainError } from '../plain-error.ts';
import { isAway } from './lost-connection.ts';
import { openConnection } from './open-connection.ts';
import { patienceMs, retryMs } from './patience.ts';

/**
 * The first connection of a start or a command, for which it waits as long as a request would: a
 * site may be started while its database moves to another server. Throws with what the database or
 * the network answers.
 */
export async function connect(connectionString: string, waitMs = patienceMs): Promise<pg.Client> {
  const giveUpAt = performance.now() + waitMs;
  for (;;) {
    try {
      return await openConnection(connectionString);
    } catch (cause) {
      if (!isAway(cause) || performance.now() >= giveUpAt) throw cannotBeOpened(cause);
      await sleep(retryMs);
    }
  }
}

function cannotBeOpened(cause: unknown): PlainError {
  const { message, code } = cause as { message?: string; code?: string };
  // Where a name has several addresses, the error of all of them has no message of its own.
  return new PlainError(`The database cannot be opened (${message || code}). Look at DATABASE_URL.`, {
    cause,
  });
}

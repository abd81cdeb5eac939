import type pg from 'pg';
import { PlainError } from '../plain-error.ts';
import { openConnection } from './open-connection.ts';

/**
 * The first connection of a start or a command. Throws with what the database or the network
 * answers.
 */
export async function connect(connectionString: string): Promise<pg.Client> {
  try {
    return await openConnection(connectionString);
  } catch (cause) {
    const { message, code } = cause as { message?: string; code?: string };
    // Where a name has several addresses, the error of all of them has no message of its own.
    throw new PlainError(`The database cannot be opened (${message || code}). Look at DATABASE_URL.`, {
      cause,
    });
  }
}

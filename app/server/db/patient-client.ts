import { CommitUnknownError, isLostConnection } from './lost-connection.ts';
import type { Client } from './prepared-client.ts';

/**
 * A connection of the pool, for all its turns. One that turns out to be lost is thrown away, never
 * given back, and what changes nothing is done again on another one, for the rest of the turn: the
 * begin of a transaction, and reads outside of one. Inside a transaction nothing is: whoever began
 * it decides. Once only: it may be what the server fails of.
 */
export function patientClient(first: Client, reconnect: () => Promise<Client>): Client {
  let client: Client | null = first;
  let isLost = false;
  let inTransaction = false;

  const leave = (mustEnd: boolean): void => {
    const left = client;
    // The first comes back for its next turn; another one has a wrapper of its own.
    if (mustEnd || left !== first) client = null;
    inTransaction = false;
    left?.release(mustEnd);
  };

  const ask = async (text: string, values?: unknown[]): Promise<unknown> => {
    for (let isRepeat = false; ; isRepeat = true) {
      if (!client) {
        client = await reconnect();
        isLost = false;
      }
      try {
        const answer = await client.query(text, values);
        if (begins.test(text)) inTransaction = true;
        else if (ends.test(text)) inTransaction = false;
        return answer;
      } catch (error) {
        if (!isLostConnection(error)) throw error;
        isLost = true;
        if (text === 'commit') throw new CommitUnknownError(error);
        if (isRepeat || inTransaction || !changesNothing(text)) throw error;
        leave(true);
      }
    }
  };

  return {
    query: ask as Client['query'],
    release: (discarded) => leave(isLost || discarded === true),
  };
}

const begins = /^(begin|start transaction)\b/;
const ends = /^(commit|rollback)$/;
/**
 * Locks, notices and sequences change something, and so do functions of ours that note; a row may
 * be written inside a `with`.
 */
const changing =
  /\b(insert|update|delete|merge|into|share|call|nextval|setval|set_config|note_\w+|pg_notify|pg_\w*(lock|terminate|cancel)\w*|lo_\w+)\b/i;

/** Whether a statement may be sent once more without looking whether it was done. */
export function changesNothing(text: string): boolean {
  return begins.test(text) || (/^\s*(select|with)\b/i.test(text) && !changing.test(text));
}

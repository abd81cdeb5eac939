import type { IncomingMessage } from 'node:http';

/** What one process knows of the doors. Postgres has the truth; this is at most a second old. */
export type FairDoors = {
  /**
   * Where a request for a registration is led instead, while its door is closed; null for all other
   * requests. Nothing here waits, and while no door is switched on it costs one comparison.
   */
  leadAway: (req: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) => string | null;
  /** The same for a loader: the path of the line, for whoever is not inside. */
  mustWait: (eventId: string, cookies: string | null) => string | null;
  /** What takes a used place out of the browser: cookies to set. */
  leave: (eventId: string) => string[];
  /** The next number of a door; null where everybody goes in. */
  draw: (doorId: string) => Promise<number | null>;
  /** A door was switched, here or in another process. */
  reload: () => Promise<void>;
  /** Looks at every door, as the clock does once a second. */
  look: () => Promise<void>;
  close: () => Promise<void>;
};

import pg from 'pg';
import { type DatabaseHosts, hostOf, readDatabaseHosts } from './database-hosts.ts';
import { DatabaseAwayError } from './lost-connection.ts';

type Settings = Omit<pg.ClientConfig, 'connectionString'>;

/** A host that answers nothing must not keep the others waiting. */
const answerMs = 2_000;
const beatMs = 1_000;
const silentMs = 2_000;

/**
 * How long a standing connection to several hosts may be dead before its process knows, in
 * milliseconds.
 */
export const noticedWithinMs = beatMs + silentMs;

/** One connection to the server that accepts writes. Throws with what server or network said. */
export async function openConnection(connectionString: string, settings: Settings = {}): Promise<pg.Client> {
  const hosts = readDatabaseHosts(connectionString);
  if (hosts.mustWrite) return (await connectToWriter(hosts, settings)).client;
  const client = new pg.Client({ ...settings, connectionString });
  await client.connect();
  return client;
}

/**
 * The same for a connection that stays open. Of several hosts the one that is gone may send no word
 * of it: then the connection is asked every second whether it still writes, and otherwise cut,
 * which its 'error' and 'end' tell. Its own statements must be short.
 */
export async function openLongLived(
  connectionString: string,
  settings: Settings,
  listen: (client: pg.Client) => void,
): Promise<pg.Client> {
  const client = await openConnection(connectionString, { ...settings, keepAlive: true });
  listen(client);
  if (readDatabaseHosts(connectionString).addresses.length > 1) cutWithoutWriter(client);
  return client;
}

export type Writer = { client: pg.Client; address: string };

/**
 * Asks all hosts at once and stays with the one that accepts writes. Of two that do, one was left
 * behind by a failover: the later timeline is the right one. Throws DatabaseAwayError.
 */
export async function connectToWriter(
  { addresses }: Pick<DatabaseHosts, 'addresses'>,
  settings: Settings = {},
): Promise<Writer> {
  const asked = await Promise.all(addresses.map((address) => ask(address, settings)));
  // One may have ended while a slower host was waited for.
  const writers = asked.filter((one): one is Found => 'client' in one && one.isOpen);
  const [best, ...others] = writers.toSorted((a, b) => b.timeline.localeCompare(a.timeline));
  for (const { client } of others) client.end().catch(() => {});
  if (best) return best;
  const reasons = asked.flatMap((one) => ('reason' in one ? [one.reason] : []));
  throw new DatabaseAwayError(`no database that accepts writes: ${reasons.join('; ')}`);
}

type Found = Writer & { timeline: string; isOpen: boolean };

async function ask(address: string, settings: Settings): Promise<Found | { reason: string }> {
  const client = new pg.Client({ ...settings, connectionString: address });
  client.on('error', () => {});
  const late = setTimeout(() => cut(client), answerMs);
  try {
    await client.connect();
    const found = { client, address, timeline: await readTimeline(client), isOpen: true };
    client.once('end', () => {
      found.isOpen = false;
    });
    return found;
  } catch (error) {
    client.end().catch(() => {});
    const { message, code } = error as { message?: string; code?: string };
    return { reason: `${hostOf(address)} ${message || code}` };
  } finally {
    clearTimeout(late);
  }
}

/**
 * The timeline that this server writes, eight hexadecimal digits. Throws where it accepts no
 * writes.
 */
export async function readTimeline(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ timeline: string | null }>(
    `select case when not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off'
       then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`,
  );
  const timeline = rows[0]?.timeline;
  if (!timeline) throw new DatabaseAwayError('accepts no writes');
  return timeline;
}

/** Cuts a connection whose server has become silent, which `onSilent` hears, or read-only. */
export function cutWithoutWriter(client: pg.Client, onSilent = () => {}): void {
  let asked = false;
  const answered = (): void => {
    asked = false;
  };
  // Where this process itself stood still, the answer is there and is read before it is judged.
  const judge = (): void =>
    void setImmediate(() => {
      if (!asked) return;
      onSilent();
      cut(client);
    });
  const timer = setInterval(() => {
    if (asked) return;
    asked = true;
    const silent = setTimeout(judge, silentMs).unref();
    readTimeline(client)
      .catch(() => cut(client))
      .then(answered)
      .finally(() => clearTimeout(silent));
  }, beatMs).unref();
  client.once('end', () => clearInterval(timer));
}

/** Ends a connection without a word to the other side, which may be gone. */
export function cut(client: pg.ClientBase): void {
  // The types of the driver leave its connection out; its own pool cuts by it too.
  (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
}

import type pg from 'pg';
import { PlainError } from '../plain-error.ts';
import { connect } from './connect.ts';

const sentence =
  'DATABASE_URL leads through a pooler that gives each transaction another session (PgBouncer: pool_mode = transaction). LISTEN, the locks of jobs and prepared statements need a session of their own: set pool_mode = session for this database, or name the server itself.';

const rounds = 5;
const answerMs = 3_000;

/**
 * Throws PlainError where a pooler lends sessions by the transaction. A pooler is known by its own
 * process number; then two connections that are open at a time must never be in one session, and
 * none may change its own.
 */
export async function refuseSharedSessions(connectionString: string): Promise<void> {
  const one = await connect(connectionString);
  try {
    const session = await sessionOf(one);
    if (session === (one as { processID?: number }).processID) return;
    const other = await connect(connectionString);
    try {
      for (let round = 0; round < rounds; round += 1) {
        // In a pool of one session the second waits: each has the session for itself.
        const others = await Promise.race([sessionOf(other), later(answerMs)]);
        if (others === null) return;
        if (others === session || (await sessionOf(one)) !== session) throw new PlainError(sentence);
      }
    } finally {
      other.end().catch(() => {});
    }
  } finally {
    await one.end();
  }
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ session: number }>('select pg_backend_pid() as session');
  return rows[0]?.session ?? 0;
}

function later(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null).unref());
}

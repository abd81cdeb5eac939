import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { vi } from 'vitest';

/** A host in front of the test's Postgres that can be taken away, as a crashed server is. */
export type Relay = {
  host: string;
  /** How many connections are open through it. */
  count: () => number;
  /** When these statements were sent one after another, the last is never answered. */
  muteAfter: (...statements: RegExp[]) => void;
  /** Ends every connection and refuses new ones. */
  crash: () => Promise<void>;
  /** Takes connections again. */
  recover: () => Promise<void>;
};

export async function openRelay(connectionString: string): Promise<Relay> {
  const url = new URL(connectionString);
  const folder = url.searchParams.get('host');
  const port = Number(url.searchParams.get('port') ?? (url.port || 5432));
  const target = folder ? { path: path.join(folder, `.s.PGSQL.${port}`) } : { host: url.hostname, port };
  const open = new Set<Socket>();
  let awaited: RegExp[] = [];
  const server = createServer((from) => {
    const to = connect(target);
    from.on('data', (sent) => {
      if (!awaited[0]?.test(sent.toString('latin1'))) return;
      awaited.shift();
      if (awaited.length === 0) to.unpipe(from).resume();
    });
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      one.on('error', () => {}).once('close', () => other.destroy());
      one.pipe(other);
    }
    open.add(from);
    from.once('close', () => open.delete(from));
  });
  const listen = async (at: number): Promise<void> => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${own}`,
    count: () => open.size,
    muteAfter: (...statements) => {
      awaited = statements;
    },
    crash: async () => {
      awaited = [];
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    recover: () => listen(own),
  };
}

/** The same database, reached through these hosts. */
export function throughHosts(connectionString: string, relays: readonly Relay[]): string {
  const { username, password, pathname } = new URL(connectionString);
  return `postgres://${username}:${password}@${relays.map(({ host }) => host).join(',')}${pathname}`;
}

/** The one of two that leads to the database, and the other. */
export async function usedFirst([one, other]: readonly [Relay, Relay]): Promise<[Relay, Relay]> {
  await vi.waitUntil(() => one.count() > 0 !== other.count() > 0, { timeout: 10_000 });
  return one.count() > 0 ? [one, other] : [other, one];
}

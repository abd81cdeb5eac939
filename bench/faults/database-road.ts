import { connect, createServer, type Socket } from 'node:net';
import { listen } from './listening.ts';
import { makeReadyReader } from './ready-reader.ts';
import { Traffic } from './traffic.ts';

export type DatabaseRoad = {
  port: number;
  /**
   * Statements and transactions that a site waits for, or that Postgres has not seen the end of.
   */
  traffic: Traffic;
  /** Milliseconds of delay for everything a site sends; 0: none. */
  slowBy: (milliseconds: number) => void;
  /** Nothing passes, in neither direction, until `release`. */
  stall: () => void;
  release: () => void;
  /** Breaks all connections; new ones may be opened at once. */
  cut: () => void;
  close: () => Promise<void>;
};

/**
 * The network between one site and Postgres: TCP on the site's side, the server's own socket on the
 * other.
 */
export async function openDatabaseRoad(port: number, socketFile: string): Promise<DatabaseRoad> {
  const traffic = new Traffic();
  const connections = new Set<{ near: Socket; far: Socket }>();
  let delay = 0;
  let stalled = false;

  const server = createServer({ noDelay: true }, (near) => {
    const far = connect(socketFile);
    const pair = { near, far };
    connections.add(pair);
    let end: (() => void) | null = null;
    // The first ReadyForQuery ends the start-up; statements follow.
    const read = makeReadyReader((idle) => {
      if (!idle) return;
      end?.();
      end = null;
    });
    let passed = Promise.resolve();
    near.on('data', (chunk) => {
      end ??= traffic.begin();
      if (delay === 0) far.write(chunk);
      else {
        const wait = delay;
        const later = new Promise<void>((resolve) => setTimeout(resolve, wait));
        // In order, whatever happens to the delay meanwhile.
        passed = Promise.all([passed, later]).then(() => void (far.writable && far.write(chunk)));
      }
    });
    far.on('data', (chunk) => {
      read(chunk);
      near.write(chunk);
    });
    const over = () => {
      connections.delete(pair);
      end?.();
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      socket.on('error', over);
      socket.on('close', over);
      if (stalled) socket.pause();
    }
  });
  await listen(server, port);
  const each = (action: (socket: Socket) => void) => {
    for (const { near, far } of [...connections]) for (const socket of [near, far]) action(socket);
  };
  return {
    port,
    traffic,
    slowBy: (milliseconds) => {
      delay = milliseconds;
    },
    stall: () => {
      stalled = true;
      each((socket) => socket.pause());
    },
    release: () => {
      stalled = false;
      each((socket) => socket.resume());
    },
    cut: () => each((socket) => socket.destroy()),
    close: async () => {
      each((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

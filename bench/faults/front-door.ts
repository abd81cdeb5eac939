import { Agent, createServer, request } from 'node:http';
import { listen, stopListening } from './listening.ts';
import { Traffic } from './traffic.ts';

export type FrontDoor = {
  url: string;
  /** Requests under way at each of the processes behind it, and how many each has been given. */
  traffic: Traffic[];
  /** Gives every request to this process from now on; null: to each in turn. */
  only: (at: number | null) => void;
  /**
   * Drops the connections kept open to the processes: those of a process that was killed are dead.
   */
  forget: () => void;
  close: () => Promise<void>;
};

/**
 * A proxy before two processes of the site: gives each request to the next of them, without sticky
 * sessions. X-Forwarded-For is the caller's, so that every visitor may have an address of his own.
 * A request that a process does not answer is a 502, as with every proxy.
 */
export async function openFrontDoor(port: number, ports: readonly number[]): Promise<FrontDoor> {
  let agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const traffic = ports.map(() => new Traffic());
  let next = 0;
  let chosen: number | null = null;
  // Longer than any process behind it: it must not close a connection that a visitor is just using
  // again.
  const server = createServer({ keepAliveTimeout: 75_000 }, (req, res) => {
    const at = chosen ?? next;
    next = (next + 1) % ports.length;
    const end = traffic[at]?.begin();
    res.once('close', () => end?.());
    const onward = request(
      { agent, host: '127.0.0.1', port: ports[at], method: req.method, path: req.url, headers: req.headers },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.once('error', () => res.destroy());
        answer.pipe(res);
      },
    );
    onward.on('error', () => {
      if (res.headersSent) res.destroy();
      else res.writeHead(502).end();
    });
    req.pipe(onward);
  });
  await listen(server, port);
  return {
    url: `http://127.0.0.1:${port}`,
    traffic,
    only: (at) => {
      chosen = at;
    },
    forget: () => {
      agent.destroy();
      agent = new Agent({ keepAlive: true, maxSockets: 64 });
    },
    close: async () => {
      agent.destroy();
      await stopListening(server);
    },
  };
}

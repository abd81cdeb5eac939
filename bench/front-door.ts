import { Agent, createServer, request } from 'node:http';

export type FrontDoor = {
  url: string;
  /** How many requests each of the processes behind it has been given. */
  passed: number[];
  close: () => Promise<void>;
};

/**
 * What stands before two processes of the site: gives each request to the next of them, as a proxy does that knows
 * nothing of visitors. X-Forwarded-For is the caller's, so that every buyer of a bench may have an address of his own.
 */
export async function openFrontDoor(port: number, ports: readonly number[]): Promise<FrontDoor> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const passed = ports.map(() => 0);
  let next = 0;
  const server = createServer((req, res) => {
    const at = next;
    next = (next + 1) % ports.length;
    passed[at] = (passed[at] ?? 0) + 1;
    const onward = request(
      { agent, host: '127.0.0.1', port: ports[at], method: req.method, path: req.url, headers: req.headers },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    onward.on('error', (error) => {
      console.error('the front door could not pass on a request:', error.message);
      res.writeHead(502).end();
    });
    req.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    passed,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

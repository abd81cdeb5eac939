import { createServer } from 'node:net';

/**
 * Throws where a port is taken: whatever listens there is not ours, and would be taken for ours.
 */
export async function refuseTakenPorts(ports: readonly number[]): Promise<void> {
  const taken: number[] = [];
  for (const port of ports) if (!(await isFree(port))) taken.push(port);
  if (taken.length > 0)
    throw new Error(
      `taken by another process: port ${taken.join(', ')}. Stop it, or name others with --port.`,
    );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

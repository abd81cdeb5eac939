import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';

/** Listens on the loopback alone; throws where the port is taken. */
export async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

/** Closes open connections, and resolves when nothing listens any more. */
export async function stopListening(server: HttpServer): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

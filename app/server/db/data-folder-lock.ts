import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type FolderLock = { release: () => Promise<void> };

const retryMs = 100;

/**
 * Locks a data folder for this process alone; null when another process still has it after
 * `patienceMs`. The lock is an abstract socket's name: the kernel gives it to one process and
 * releases it however that process ends, so nothing stale can remain and no process id is ever
 * trusted.
 */
export async function lockDataFolder(folder: string, patienceMs: number): Promise<FolderLock | null> {
  const name = `\0mandir-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`;
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const server = await take(name);
    if (server) {
      return { release: () => new Promise((resolve) => void server.close(() => resolve())) };
    }
    if (Date.now() >= giveUpAt) return null;
    await sleep(retryMs);
  }
}

function take(name: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((visitor) => visitor.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(name, () => resolve(server.unref()));
  });
}

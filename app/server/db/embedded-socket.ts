import { createHash } from 'node:crypto';
import { lstat, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PlainError } from '../plain-error.ts';

export const socketPort = 5432;

/** Longest socket path on Linux, without the terminating NUL (unix(7), sun_path). */
const longestPath = 107;

const socketName = `.s.PGSQL.${socketPort}`;

/**
 * The folder of the server's socket, which only the site's user can enter: in the data folder where
 * its path is short enough, otherwise in the system's temporary one, named by a hash. Anybody can
 * make a folder of that name first; one that is not ours alone is refused.
 */
export async function makeSocketFolder(cluster: string): Promise<string> {
  const beside = path.join(path.dirname(cluster), 'socket');
  const folder = path.join(beside, socketName).length <= longestPath ? beside : temporaryFolder(cluster);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await lstat(folder);
  const isOurs = found.isDirectory() && found.uid === userId() && (found.mode & 0o077) === 0;
  if (!isOurs)
    throw new PlainError(
      `Others may enter ${folder}, where the database’s socket is to be. Remove it, or take the rights of others away (chmod 700), and start again.`,
    );
  return folder;
}

function temporaryFolder(cluster: string): string {
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  return path.join(tmpdir(), `mandir-${userId()}-${name}`);
}

function userId(): number {
  return process.getuid?.() ?? 0;
}

/** Removes what a dead server left there. */
export async function clearSocket(folder: string): Promise<void> {
  for (const name of [socketName, `${socketName}.lock`]) await rm(path.join(folder, name), { force: true });
}

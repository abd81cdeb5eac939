import { execFile } from 'node:child_process';
import { open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Enough for the demo's cluster, its WAL and a long run. */
const megabytes = 700;

export type SmallDisk = {
  /** Leaves no byte free: every write that needs space fails. */
  fill: () => Promise<void>;
  free: () => Promise<void>;
};

/**
 * A small file system of its own in this folder, which can be filled without harm to the machine.
 * Throws where mounting is not allowed: it needs root.
 */
export async function mountSmallDisk(folder: string): Promise<SmallDisk> {
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', folder]);
  const filler = path.join(folder, 'filler');
  return {
    fill: async () => {
      const file = await open(filler, 'a');
      try {
        for (const size of [1 << 20, 1 << 12]) {
          const piece = Buffer.alloc(size);
          while (await fits(folder, size)) await file.write(piece);
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler, { force: true }),
  };
}

export async function unmountSmallDisk(folder: string): Promise<void> {
  await run('umount', [folder]).catch(() => run('umount', ['-l', folder]));
}

async function fits(folder: string, size: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= size;
}

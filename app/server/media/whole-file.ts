import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** The whole file or none, also where the power fails while it is written. Makes its folder. */
export async function writeWhole(place: string, bytes: Uint8Array, mode = 0o666): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true });
  const unfinished = `${place}.${randomBytes(6).toString('hex')}`;
  try {
    const file = await open(unfinished, 'wx', mode);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, place);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Null where there is no such file. */
export function orNull<Found>(finding: Promise<Found>): Promise<Found | null> {
  return finding.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
}

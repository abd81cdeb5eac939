import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { MediaStore } from './media-store.ts';

const namePattern = /^[0-9a-f]{32}\/[a-z0-9-]{1,40}\.(avif|webp|jpg|mp4|mp3)$/;

/** Stores media in a folder of the site's own machine, for a site of one machine. */
export function makeDiskStore(folder: string): MediaStore {
  const placeOf = (name: string): string => {
    if (!namePattern.test(name)) throw new Error('invalid name for the media store');
    return path.join(folder, name.slice(0, 2), name);
  };
  return {
    put: async (name, bytes) => {
      const place = placeOf(name);
      await mkdir(path.dirname(place), { recursive: true });
      const unfinished = `${place}.${randomBytes(6).toString('hex')}`;
      try {
        const file = await open(unfinished, 'wx');
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
    },
    read: async (name) => {
      if (!namePattern.test(name)) return null;
      return readFile(placeOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
    },
    remove: async (id) => {
      await rm(path.dirname(placeOf(`${id}/x.jpg`)), { recursive: true, force: true });
    },
  };
}

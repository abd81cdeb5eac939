import { readFile } from 'node:fs/promises';
import { loadConfig } from '#server/config.ts';
import { makeS3Store } from '#server/media/s3.ts';
import { readEnv } from './deploy-files.ts';

const name = `${'c'.repeat(32)}/full.jpg`;

/** Where visitors find the one picture that is in the object store. */
export const storedPicture = `/uploads/${name}`;

/** Puts it there, with the keys of the sites. */
export async function storePicture(): Promise<void> {
  const { mediaStore } = loadConfig(await readEnv('site.env'));
  if (!mediaStore) throw new Error('deploy/cluster/site.env names no object store');
  await makeS3Store(mediaStore, { clock: () => new Date() }).put(
    name,
    await readFile('public/share/books.jpg'),
  );
}

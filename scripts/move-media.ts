import path from 'node:path';
import { loadConfig } from '../app/server/config.ts';
import { copyMedia } from '../app/server/media/copy-media.ts';
import { makeDiskStore } from '../app/server/media/disk.ts';
import { makeS3Store } from '../app/server/media/s3.ts';
import { PlainError, runCommand } from '../app/server/plain-error.ts';

// npm run move-media -- to-store | to-disk [--remove-leftovers]
//
// Copies uploaded files between `media` of the DATA_FOLDER and the object store that MEDIA_URL names,
// beside a running site. Once more, it copies what is new since, and names what was deleted since:
// with --remove-leftovers it is deleted from the target too, or its address would show it again
// (docs/operations.md, Uploaded files).
const [direction, option] = process.argv.slice(2);

await runCommand(async () => {
  if (
    (direction !== 'to-store' && direction !== 'to-disk') ||
    (option !== undefined && option !== '--remove-leftovers')
  )
    throw new PlainError('Usage: npm run move-media -- to-store (or to-disk) [--remove-leftovers]');
  const { mediaStore, dataFolder } = loadConfig();
  if (!mediaStore) throw new PlainError('MEDIA_URL is not set: there is no object store to copy to or from.');
  const folder = path.join(dataFolder, 'media');
  const disk = makeDiskStore(folder);
  const store = makeS3Store(mediaStore, { clock: () => new Date() });
  await store.probe();
  const names = [folder, `s3://${[mediaStore.bucket, mediaStore.prefix].filter(Boolean).join('/')}`];
  const [from, to] = direction === 'to-store' ? names : names.reverse();
  console.log(`From ${from} to ${to}:`);
  const [source, target] = direction === 'to-store' ? [disk, store] : [store, disk];
  const done = await copyMedia(source, target, console.log);
  const megabytes = (done.copiedBytes / 1_048_576).toFixed(1);
  console.log(`${done.copied} files copied (${megabytes} MB), each read back and compared by SHA-256.`);
  console.log(`${done.same} were there already, with the same checksum.`);
  if (option === '--remove-leftovers') {
    for (const folder of done.leftovers) await target.remove(folder);
    console.log(`${done.leftovers.length} folders that the source no longer has were removed.`);
  } else if (done.leftovers.length > 0)
    console.log(
      `${done.leftovers.length} folders are there that the source does not have. If nothing was uploaded to the target itself, run it with --remove-leftovers before the site uses it.`,
    );
  if (done.wrong.length > 0)
    throw new PlainError(
      `${done.wrong.length} did not arrive as they are; they are named above. Run it again.`,
    );
});

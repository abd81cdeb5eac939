import { createHash } from 'node:crypto';
import path from 'node:path';
import type { MediaStore } from './media-store.ts';

export type Copied = {
  copied: number;
  copiedBytes: number;
  /** Were there before, with the same checksum. */
  same: number;
  /** Names of files that did not arrive as they are. */
  wrong: string[];
  /** Folders of the target of which the source has nothing: deleted since an earlier copy. */
  leftovers: string[];
};

/**
 * Copies every file from one store to another. What is there with the same SHA-256 is left alone,
 * so a copy that broke off goes on; what was copied is read back and compared. The source is not
 * changed; a file that was deleted from it meanwhile is none.
 */
export async function copyMedia(
  from: MediaStore,
  to: MediaStore,
  note: (line: string) => void,
): Promise<Copied> {
  const done: Copied = { copied: 0, copiedBytes: 0, same: 0, wrong: [], leftovers: [] };
  const folders = new Set<string>();
  for await (const { name } of from.list()) {
    folders.add(path.dirname(name));
    const bytes = await from.read(name);
    if (!bytes) continue;
    const checksum = sha256(bytes);
    if ((await to.checksum(name)) === checksum) {
      done.same += 1;
      continue;
    }
    await to.put(name, bytes);
    const arrived = await to.read(name);
    if (arrived && sha256(arrived) === checksum) {
      done.copied += 1;
      done.copiedBytes += bytes.length;
    } else {
      done.wrong.push(name);
      note(`WRONG  ${name}`);
    }
    if (done.copied % 100 === 0 && done.copied > 0) note(`${done.copied} copied, ${done.same} there already`);
  }
  done.leftovers = (await foldersOf(to)).filter((folder) => !folders.has(folder));
  return done;
}

async function foldersOf(store: MediaStore): Promise<string[]> {
  const folders = new Set<string>();
  for await (const { name } of store.list()) folders.add(path.dirname(name));
  return [...folders];
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

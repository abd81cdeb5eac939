import { mkdir, readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { orNull, writeWhole } from '../media/whole-file.ts';
import { PlainError } from '../plain-error.ts';
import { decrypted, encrypted, recipientOf } from './encrypted-backup.ts';

/**
 * The uploaded files that backups list, each once, by its SHA-256: a file may have had another
 * content at another moment, and each backup finds its own.
 *
 *   plain/ab/abcd…          as it is
 *   age1…/ab/abcd….age      encrypted for that recipient (encrypted-backup.ts)
 */
export type BackupFolder = {
  /**
   * Whether it is there. Its time of change becomes now: what no backup has listed for a month can
   * be deleted by its age.
   */
  has: (sha256: string) => Promise<boolean>;
  /** Written whole, read back and compared. */
  keep: (sha256: string, bytes: Uint8Array) => Promise<void>;
};

/** Opens it for writing, for the holder of the recipient's private key or for everybody. */
export async function openBackupFolder(
  root: string,
  { recipient, now }: { recipient: string | null; now: Date },
): Promise<BackupFolder> {
  // Photos of people: a new folder for them is its owner's alone.
  await mkdir(root, { recursive: true, mode: 0o700 });
  const placeOf = (sha256: string) => placeIn(root, recipient, sha256);
  return {
    has: async (sha256) => (await orNull(utimes(placeOf(sha256), now, now).then(() => true))) ?? false,
    keep: async (sha256, bytes) => {
      const written = recipient === null ? bytes : await buffer(encrypted(parts(bytes), recipient));
      await writeWhole(placeOf(sha256), written, 0o600);
      if (!(await readFile(placeOf(sha256))).equals(written))
        throw new PlainError(`${placeOf(sha256)} is not what was written there: look at that disk.`);
    },
  };
}

/** Reads a kept file by its SHA-256, as it says it is; null when there is none. */
export type ReadBackedUp = (sha256: string) => Promise<Buffer | null>;

/** Reads what is kept as it is and, with a key, what is encrypted for it. */
export async function readBackupFolder(root: string, privateKey: string | null): Promise<ReadBackedUp> {
  const recipient = privateKey === null ? null : await recipientOf(privateKey);
  return async (sha256) => {
    if (recipient !== null && privateKey !== null) {
      const place = placeIn(root, recipient, sha256);
      const bytes = await orNull(readFile(place));
      const refusals = { wrongKey: `${place} is for another key.`, notWhole: `${place} is not whole.` };
      if (bytes) return buffer(decrypted(parts(bytes), privateKey, refusals));
    }
    return orNull(readFile(placeIn(root, null, sha256)));
  };
}

function placeIn(root: string, recipient: string | null, sha256: string): string {
  const file = recipient === null ? sha256 : `${sha256}.age`;
  return path.join(root, recipient ?? 'plain', sha256.slice(0, 2), file);
}

async function* parts(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { PlainError } from '../plain-error.ts';
import { decrypted, encryptedStart } from './encrypted-backup.ts';

export const noBackup = 'The file is no backup of this site.';
const needsKey =
  'The backup is encrypted: name the file of its private key, npm run restore -- FILE --key KEYFILE';
const wrongKey = 'The backup was encrypted for another key. Nothing was put back.';
export const notWhole = 'The file is not whole: its copy or download broke off. Nothing was put back.';

/**
 * Each line of a backup, its header first, as a value and as it is. Throws PlainError when the file
 * cannot be read to its end. `privateKey` opens an encrypted one.
 */
export async function* readBackup(
  file: string,
  privateKey: string | null,
): AsyncGenerator<{ value: unknown; line: string }> {
  let first = true;
  try {
    for await (const line of zippedLines(file, privateKey)) {
      yield { value: readLine(line, first ? noBackup : notWhole), line };
      first = false;
    }
  } catch (cause) {
    throw readFault(cause, file);
  }
}

/**
 * Line by line, so that no file is held in memory. Only \n ends a line: what people write may
 * contain the separators U+2028 and U+2029, at which node:readline would break a row in two.
 */
async function* zippedLines(file: string, privateKey: string | null): AsyncGenerator<string> {
  const source = await zippedBytes(file, privateKey);
  const unzipped = source.pipe(createGunzip()).setEncoding('utf8');
  source.once('error', (error) => unzipped.destroy(error));
  let begun: string[] = [];
  try {
    for await (const text of unzipped as AsyncIterable<string>) {
      const [first = '', ...others] = text.split('\n');
      begun.push(first);
      for (const next of others) {
        yield begun.join('');
        begun = [next];
      }
    }
  } finally {
    source.destroy();
  }
  const last = begun.join('');
  if (last !== '') yield last;
}

/** The zipped bytes of the file, decrypted where it is encrypted. */
async function zippedBytes(file: string, privateKey: string | null): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (privateKey === null) throw new PlainError(needsKey);
  const bytes = decrypted(createReadStream(file), privateKey, { wrongKey, notWhole });
  return Readable.from(bytes, { objectMode: false });
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const start = Buffer.alloc(encryptedStart.length);
    await handle.read(start, 0, start.length, 0);
    return start.toString() === encryptedStart;
  } finally {
    await handle.close();
  }
}

function readLine(line: string, otherwise: string): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new PlainError(otherwise, { cause });
  }
}

function readFault(cause: unknown, file: string): unknown {
  const { code = '' } = cause as { code?: string };
  if (code === 'Z_BUF_ERROR') return new PlainError(notWhole, { cause });
  if (code.startsWith('Z_')) return new PlainError(noBackup, { cause });
  if (code.startsWith('E')) return new PlainError(`${file} cannot be read (${code}).`, { cause });
  return cause;
}

import { readFile, writeFile } from 'node:fs/promises';
import { ReadableStream as WebStream } from 'node:stream/web';
import type { Decrypter, Encrypter } from 'age-encryption';
import { PlainError } from '../plain-error.ts';

// Backups for the holder of a private key, in the age format (age-encryption.org/v1): `age` on any
// machine opens them as well. X25519 and ChaCha20-Poly1305 in chunks, the last of which is marked,
// so that truncation is detected.

/** What an encrypted file begins with. */
export const encryptedStart = 'age-encryption.org/v1';

/** Loaded only where backups are encrypted. */
const loadAge = () => import('age-encryption');

/** Throws PlainError where the recipient is invalid. */
export async function encrypterFor(recipient: string): Promise<Encrypter> {
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch (cause) {
    throw new PlainError(`BACKUP_RECIPIENT is mistyped: ${recipient}. npm run backup-key says it.`, {
      cause,
    });
  }
  return encrypter;
}

/** The bytes, chunk by chunk, as only the holder of the recipient's private key can read them. */
export async function* encrypted(
  source: AsyncIterable<Uint8Array>,
  recipient: string,
): AsyncGenerator<Uint8Array> {
  const encrypter = await encrypterFor(recipient);
  yield* await encrypter.encrypt(toWeb(source));
}

const toWeb = (source: AsyncIterable<Uint8Array>) => WebStream.from(source) as ReadableStream<Uint8Array>;

type Refusals = { wrongKey: string; notWhole: string };

/**
 * The decrypted bytes. Throws PlainError with a message for people where the key is another or the
 * file is truncated.
 */
export async function* decrypted(
  source: AsyncIterable<Uint8Array>,
  privateKey: string,
  { wrongKey, notWhole }: Refusals,
): AsyncGenerator<Uint8Array> {
  const decrypter = await decrypterFor(privateKey, wrongKey);
  try {
    yield* await decrypter.decrypt(toWeb(source));
  } catch (cause) {
    const isForOther = cause instanceof Error && cause.message.startsWith('no identity matched');
    throw new PlainError(isForOther ? wrongKey : notWhole, { cause });
  }
}

async function decrypterFor(privateKey: string, wrongKey: string): Promise<Decrypter> {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(privateKey);
  } catch (cause) {
    throw new PlainError(wrongKey, { cause });
  }
  return decrypter;
}

/** The public key that belongs to a private one. Throws PlainError where that is invalid. */
export async function recipientOf(privateKey: string): Promise<string> {
  const { identityToRecipient } = await loadAge();
  return identityToRecipient(privateKey).catch((cause: unknown) => {
    throw new PlainError('The private key is mistyped.', { cause });
  });
}

/** The private key of a file as `npm run backup-key` or age-keygen writes it. Throws PlainError. */
export async function readBackupKey(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new PlainError(`${file} cannot be read (${cause.code}).`, { cause });
  });
  const key = text.split(/\s+/).find((word) => word.startsWith('AGE-SECRET-KEY-1'));
  if (!key) throw new PlainError(`${file} holds no private key of a backup (AGE-SECRET-KEY-1…).`);
  return key;
}

/**
 * Makes a key pair, writes the private key to a file that must not exist yet, and returns the
 * public one. Throws PlainError.
 */
export async function writeBackupKey(file: string): Promise<string> {
  const { generateX25519Identity, identityToRecipient } = await loadAge();
  const privateKey = await generateX25519Identity();
  const recipient = await identityToRecipient(privateKey);
  const text = `# Opens the backups of ${recipient}\n${privateKey}\n`;
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((cause: NodeJS.ErrnoException) => {
    throw new PlainError(`${file} cannot be written (${cause.code}).`, { cause });
  });
  return recipient;
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { normalPassword } from '#core/fields/password.ts';

/**
 * Bytes stored of each password: the first 40 bits of its hash. A password that is on no list is
 * mistaken for a listed one once in two million.
 */
const markBytes = 5;
// From the project's folder: routes run out of the bundle.
const file = 'app/server/auth/breached-passwords.bin';

// Of the process, not of the services: the file does not change while it runs.
let loading: Promise<Buffer> | null = null;

/**
 * Whether a password is on the list of breached passwords that ships with the site (OWASP ASVS 5,
 * 6.2.12; how the list was made: breached-passwords.md), in any case. Attackers try these first.
 * Nothing is sent anywhere. The list, 2.4 MB, is read when it is first needed.
 */
export async function isBreachedPassword(password: string): Promise<boolean> {
  loading ??= readFile(path.resolve(file));
  const list = await loading;
  const mark = markOf(password);
  let [from, to] = [0, list.length / markBytes];
  while (from < to) {
    const middle = (from + to) >> 1;
    const order = list.compare(mark, 0, markBytes, middle * markBytes, (middle + 1) * markBytes);
    if (order === 0) return true;
    if (order < 0) from = middle + 1;
    else to = middle;
  }
  return false;
}

/** The list as its file stores it: hash prefixes in order, each once. */
export function packBreachedPasswords(passwords: Iterable<string>): Buffer {
  const marks = new Map<string, Buffer>();
  for (const password of passwords) {
    const mark = markOf(password);
    marks.set(mark.toString('hex'), mark);
  }
  return Buffer.concat([...marks.values()].sort(Buffer.compare));
}

function markOf(password: string): Buffer {
  return createHash('sha256').update(normalPassword(password).toLowerCase()).digest().subarray(0, markBytes);
}

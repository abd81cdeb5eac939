import { readFile, writeFile } from 'node:fs/promises';
import { packBreachedPasswords } from '../app/server/auth/breached-passwords.ts';
import { PlainError, runCommand } from '../app/server/plain-error.ts';

/**
 * The shortest password allowed (core/fields/password.ts): shorter ones need not be in the list.
 */
const shortest = 8;

// npm run breached-passwords -- list.txt
//
// Rebuilds the list of breached passwords from a text with one of them per line
// (app/server/auth/breached-passwords.md).
async function main(from: string | undefined): Promise<void> {
  if (!from) throw new PlainError('Name the text: npm run breached-passwords -- list.txt');
  const lines = (await readFile(from, 'utf8')).split(/\r?\n/);
  const packed = packBreachedPasswords(lines.filter((line) => [...line].length >= shortest));
  await writeFile('app/server/auth/breached-passwords.bin', packed);
  console.log(`${packed.length / 5} passwords, ${packed.length} bytes`);
}

await runCommand(() => main(process.argv[2]));

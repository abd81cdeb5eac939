import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';

const source = 'deploy/cluster';

/**
 * Puts files of deploy/cluster where a machine has them, as deploy/cluster/README.md says: lines
 * with '# this machine' name the machine instead of db-a; all else stays as it is.
 */
export async function placeFiles(
  { name, folder }: { name: string; folder: string },
  files: Record<string, string>,
): Promise<void> {
  for (const [from, to] of Object.entries({ hosts: 'hosts', ...files })) {
    const file = path.join(folder, 'etc', to);
    await mkdir(path.dirname(file), { recursive: true });
    // Its rights, as of a script.
    await copyFile(path.join(source, from), file);
    const text = await readFile(file, 'utf8');
    const own = text.replace(/^.*# this machine$/gm, (line) => line.replaceAll('db-a', name));
    if (own !== text) await writeFile(file, own);
  }
}

/** The variables of one of its environment files. */
export async function readEnv(file: string): Promise<Record<string, string>> {
  return parseEnv(await readFile(path.join(source, file), 'utf8')) as Record<string, string>;
}

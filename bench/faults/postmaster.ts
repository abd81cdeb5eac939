import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The process id of the Postgres with its data under this folder; throws where none of ours runs
 * there.
 */
export async function postmasterOf(folder: string): Promise<number> {
  const cluster = path.join(folder, 'postgres');
  const pid = Number((await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
  // Ids are reused: only a process with our folder on its command line is ours.
  if (!words.includes(cluster)) throw new Error(`process ${pid} is not our Postgres`);
  return pid;
}

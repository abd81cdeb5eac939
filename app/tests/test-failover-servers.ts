import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The servers of scripts/failover.sh; `start` and `pooler` return the DATABASE_URL. */
export async function failover(...words: string[]): Promise<string> {
  const { stdout } = await run('scripts/failover.sh', words);
  return /DATABASE_URL=(\S+)/.exec(stdout)?.[1] ?? '';
}

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const insideMark = 'MANDIR_CLUSTER_INSIDE';

export const isInside = (): boolean => process.env[insideMark] === 'yes';

/**
 * Runs this command again in namespaces of its own: its network has no way out, its mounts and
 * processes end with it, even if it is killed. Returns its exit code.
 */
export async function runInside(folder: string): Promise<number> {
  const { argv, execArgv, execPath } = process;
  const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const child = spawn('unshare', [...namespaces, execPath, ...execArgv, ...argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, [insideMark]: 'yes', NODE_EXTRA_CA_CERTS: path.join(folder, 'temple.pem') },
  });
  // The one inside clears up and ends, and this one after it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      const inside = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
      process.kill(Number(inside), signal);
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 2));
  });
}

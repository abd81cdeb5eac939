import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a command to its end; returns what it printed. Throws with what it said. */
export async function run(
  command: string,
  words: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<string> {
  const { cwd, env } = options;
  const { stdout } = await execute(command, words, {
    cwd,
    env: { ...process.env, ...env },
    maxBuffer: 1 << 26,
  });
  return stdout;
}

/** Looks until it is so; false when it is not within the time. What cannot be asked is not so. */
export async function until(isSo: () => Promise<boolean>, withinMs: number, everyMs = 250): Promise<boolean> {
  const endsAt = performance.now() + withinMs;
  while (performance.now() < endsAt) {
    if (await isSo().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return false;
}

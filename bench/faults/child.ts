import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import type { Cleanup } from './leave-nothing.ts';

export type Child = {
  /** Starts it (again) and waits until it prints that it is open. */
  start: () => Promise<void>;
  /** SIGKILL, and waits until it has exited. False where it did not run. */
  kill: () => Promise<boolean>;
  /** Sends SIGTERM, and kills it when it does not end. */
  stop: () => Promise<void>;
};

type ChildOptions = {
  name: string;
  args: readonly string[];
  /** Where it runs; here by default. */
  folder?: string;
  env: Record<string, string>;
  /**
   * What it prints when it is open. Only its own output counts, not whatever answers on its port.
   */
  openWords: string;
  log: string;
};

const stopWithinMs = 20_000;
const startWithinMs = 300_000;

/** A child process that may be killed and started again; it ends with the harness. */
export function makeChild(
  cleanup: Cleanup,
  { name, args, folder, env, openWords, log }: ChildOptions,
): Child {
  let running: ChildProcess | null = null;
  const lines = createWriteStream(log, { flags: 'a' });
  const exited = (child: ChildProcess): Promise<void> =>
    child.exitCode !== null || child.signalCode !== null
      ? Promise.resolve()
      : new Promise((resolve) => child.once('exit', () => resolve()));
  const kill = async (): Promise<boolean> => {
    const child = running;
    running = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return false;
    child.kill('SIGKILL');
    await exited(child);
    return true;
  };
  const stop = async (): Promise<void> => {
    const child = running;
    if (!child) return;
    const impatient = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
    child.kill('SIGTERM');
    await exited(child);
    clearTimeout(impatient);
    running = null;
  };
  cleanup.add(`the process ${name}`, stop);
  const start = async (): Promise<void> => {
    if (cleanup.isRunning()) throw new Error(`${name} is not started: the run ends`);
    if (running) throw new Error(`${name} runs already`);
    const child = spawn(process.execPath, [...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      cwd: folder,
    });
    running = child;
    let output = '';
    const opened = new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (chunk: Buffer) => {
          lines.write(chunk);
          if (output.length < 10_000) output += chunk.toString();
          if (output.includes(openWords)) resolve();
        });
      }
    });
    const ended = exited(child).then(() => {
      throw new Error(`${name} ended before it was open:\n${output}`);
    });
    ended.catch(() => {});
    const late = AbortSignal.timeout(startWithinMs);
    const tooLate = new Promise<never>((_, reject) => {
      late.addEventListener('abort', () => reject(new Error(`${name} did not open:\n${output}`)));
    });
    await Promise.race([opened, ended, tooLate]);
  };
  return { start, kill, stop };
}

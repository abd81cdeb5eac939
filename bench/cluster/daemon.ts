import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { until } from './run.ts';

export type DaemonOptions = {
  name: string;
  command: readonly string[];
  /** Root where none is named. */
  user?: string;
  cwd?: string;
  env?: Record<string, string>;
  /** Whether it serves; without it nobody waits. */
  isReady?: () => Promise<boolean>;
};

export type Daemon = {
  name: string;
  /** Returns when it serves. Throws when it ends before, or takes too long. */
  start: () => Promise<void>;
  /** SIGTERM, and waits until it has ended; its exit code. */
  stop: () => Promise<number | null>;
};

const startWithinMs = 180_000;
const stopWithinMs = 40_000;

/** A program of a machine, whose output is in a file of its name. */
export function makeDaemon(
  { name, command, user, cwd = '/', env = {}, isReady }: DaemonOptions,
  machine: { folder: string; inside: (user?: string) => string[] },
): Daemon {
  let running: ChildProcess | null = null;
  const log = path.join(machine.folder, `${name}.log`);
  return {
    name,
    start: async () => {
      const output = openSync(log, 'a');
      const child = spawn('nsenter', [...machine.inside(user), 'env', '-C', cwd, ...command], {
        stdio: ['ignore', output, output],
        env: { ...process.env, ...env },
      });
      closeSync(output);
      running = child;
      if (!isReady) return;
      const serves = async (): Promise<boolean> => hasEnded(child) || (await isReady());
      const isKnown = await until(serves, startWithinMs);
      if (hasEnded(child)) throw new Error(`${name} ended: ${log}`);
      if (!isKnown) throw new Error(`${name} does not serve: ${log}`);
    },
    stop: async () => {
      const child = running;
      running = null;
      if (!child || hasEnded(child)) return null;
      const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
      const pid = Number(await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8'));
      process.kill(pid, 'SIGTERM');
      const impatient = setTimeout(() => process.kill(pid, 'SIGKILL'), stopWithinMs);
      const code = await ended;
      clearTimeout(impatient);
      return code;
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

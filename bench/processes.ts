import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Running = { url: string; pid: number; startMs: number; stop: () => Promise<void> };

/**
 * Starts a server as a child process and waits for its first response. Stops only what it started.
 */
export async function startProcess(
  command: string,
  args: string[],
  options: { url: string; env?: Record<string, string>; log?: string; folder?: string },
): Promise<Running> {
  const startedAt = performance.now();
  const child = spawn(command, args, {
    stdio: ['ignore', options.log ? openSync(options.log, 'w') : 'ignore', 'inherit'],
    env: { ...process.env, ...options.env },
    cwd: options.folder,
  });
  const startMs = await firstAnswer(child, options.url, startedAt);
  return {
    url: options.url,
    pid: child.pid ?? 0,
    startMs,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}

async function firstAnswer(child: ChildProcess, url: string, startedAt: number): Promise<number> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the process for ${url} ended with ${child.exitCode}`);
    const response = await fetch(url).catch(() => null);
    if (response) {
      await response.arrayBuffer();
      return performance.now() - startedAt;
    }
    await sleep(5);
  }
}

export type SiteOptions = {
  port: number;
  dataFolder: string;
  env?: Record<string, string>;
  nodeArgs?: readonly string[];
  /** Whose code and build; those of this folder by default. */
  tree?: string;
};

/** The production build with demo content, as `npm start` runs it after building. */
export function startSite({ port, dataFolder, ...more }: SiteOptions): Promise<Running> {
  const tree = path.resolve(more.tree ?? '.');
  if (!existsSync(path.join(tree, 'build/en/server/index.js'))) throw new Error('Run "npm run build" first.');
  const env = {
    PORT: String(port),
    DATA_FOLDER: path.resolve(dataFolder),
    LOG_LEVEL: 'info',
    MALLOC_ARENA_MAX: '1',
    TRUSTED_PROXIES: '1',
    ...more.env,
  };
  const args = [
    ...(more.nodeArgs ?? []),
    '--max-semi-space-size=4',
    '--heap-growing-percent=20',
    'app/server/main.ts',
  ];
  return startProcess(process.execPath, args, { url: `http://127.0.0.1:${port}/`, env, folder: tree });
}

/** Memory of the process and its children, shared pages counted once (PSS), in MB. */
export function memoryOf(pids: number[]): number {
  const kilobytes = pids.map((pid) => {
    try {
      const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** The children of the site, without its Postgres. */
export function sideProcessesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const isPostgres = (child: string) => readFileSync(`/proc/${child}/comm`, 'utf8').trim() === 'postgres';
  return children
    .split(/\s+/)
    .filter((child) => child !== '' && !isPostgres(child))
    .map(Number);
}

/** The postmaster of a data folder and its children. */
export function postgresOf(dataFolder: string): number[] {
  const postmaster = Number(readFileSync(`${dataFolder}/postgres/postmaster.pid`, 'utf8').split('\n')[0]);
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  return [postmaster, ...children.trim().split(/\s+/).filter(Boolean).map(Number)];
}

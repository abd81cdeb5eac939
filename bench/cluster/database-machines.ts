import { chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { mountSmallDisk, type SmallDisk, unmountSmallDisk } from '../faults/disk.ts';
import type { Cleanup } from '../faults/leave-nothing.ts';
import type { DaemonOptions } from './daemon.ts';
import { placeFiles, readEnv } from './deploy-files.ts';
import { type Machine, makeMachine } from './machine.ts';
import { databaseNames, nameOf } from './patroni.ts';
import { run } from './run.ts';

export type DatabaseMachine = Machine & { disk: SmallDisk };

/** Where Postgres keeps everything; a file system of its own, which can be filled. */
export const postgresHome = '/var/lib/postgresql';

/** The folder that all of them see, where the archive and the backups are. */
export const archiveOf = (folder: string): string => path.join(folder, 'archive');

/** Three machines, each with etcd, Patroni and Postgres. */
export async function makeDatabaseMachines(cleanup: Cleanup, folder: string): Promise<DatabaseMachine[]> {
  const archive = archiveOf(folder);
  await mkdir(archive);
  const postgres = await idOf('postgres');
  await chown(archive, ...postgres);
  const env = await readEnv('patroni.env');
  return Promise.all(
    databaseNames.map(async (name, at) => {
      const own = path.join(folder, name);
      const [home, etcd] = [path.join(own, 'disk'), path.join(own, 'etcd')];
      for (const each of [home, etcd]) await mkdir(each, { recursive: true });
      const disk = await mountSmallDisk(home);
      cleanup.add(`the disk of ${name}`, () => unmountSmallDisk(home));
      await chown(home, ...postgres);
      await chown(etcd, ...(await idOf('etcd')));
      await placeFiles(
        { name, folder: own },
        {
          'etcd.yml': 'etcd/etcd.yml',
          'patroni.yml': 'patroni/config.yml',
          'make-site-database.sh': 'patroni/make-site-database.sh',
          'pgbackrest.conf': 'pgbackrest.conf',
        },
      );
      const mounts = [
        [home, postgresHome],
        [etcd, '/var/lib/etcd'],
        [archive, '/var/lib/pgbackrest'],
      ] as const;
      const address = `10.37.0.${11 + at}`;
      const machine = makeMachine({ name, address, folder: own, mounts, daemons: daemonsOf(env) });
      return { ...machine, disk };
    }),
  );
}

function daemonsOf(env: Record<string, string>): DaemonOptions[] {
  return [
    { name: 'etcd', user: 'etcd', command: ['etcd', '--config-file', '/etc/etcd/etcd.yml'] },
    { name: 'patroni', user: 'postgres', command: ['patroni', '/etc/patroni/config.yml'], env },
  ];
}

/** The user's and his group's number. */
export async function idOf(user: string): Promise<[number, number]> {
  const ids = await Promise.all(['-u', '-g'].map((what) => run('id', [what, user])));
  return [Number(ids[0]), Number(ids[1])];
}

/** The one that has this role now. */
export async function machineWith(
  role: 'leader' | 'sync_standby',
  { databases }: { databases: readonly DatabaseMachine[] },
): Promise<DatabaseMachine> {
  const name = await nameOf(role);
  const found = databases.find((machine) => machine.name === name);
  if (!found) throw new Error(`no machine ${name}`);
  return found;
}

import { chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sumTables } from '#server/backup/every-row.ts';
import { tableDifferences } from '#server/backup/table-sums.ts';
import { auditLedger } from '#server/db/audit.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Cleanup } from '../faults/leave-nothing.ts';
import { emptyNotes } from '../faults/world.ts';
import type { Cluster } from './cluster.ts';
import { archiveOf, idOf, machineWith, postgresHome } from './database-machines.ts';
import { placeFiles, readEnv } from './deploy-files.ts';
import { makeMachine } from './machine.ts';
import { openProbes } from './probes.ts';
import { until } from './run.ts';

const pgbackrest = ['pgbackrest', '--stanza=mandir'];
const giftsAfterwards = 20;

/** The first whole backup; from it on every minute can be had again. */
export async function takeBaseBackup(system: Cluster): Promise<void> {
  const primary = await machineWith('leader', system);
  await primary.run([...pgbackrest, 'stanza-create'], 'postgres');
  await primary.run([...pgbackrest, '--type=full', 'backup'], 'postgres');
}

/**
 * Notes every table at a moment, lets gifts come after it, restores that moment on a new machine
 * from the archive, and compares. Empty: equal; else the differences.
 */
export async function tryRecovery(cleanup: Cleanup, system: Cluster): Promise<string[]> {
  const primary = await machineWith('leader', system);
  const ask = async (sql: string): Promise<string> =>
    (await primary.run(['psql', '-qAtX', '-d', 'mandir', '-c', sql], 'postgres')).trim();
  // With the sites stopped nothing is written, and the moment has one content.
  for (const site of system.sites) await site.daemon('site').stop();
  const said = await sumTables(system.databaseUrl);
  const moment = await ask('select clock_timestamp()');
  for (const site of system.sites) await site.daemon('site').start();
  const probes = openProbes(system, emptyNotes());
  await until(async () => probes.gifts.length >= giftsAfterwards, 120_000);
  await probes.stop();
  const last = await ask('select pg_walfile_name(pg_switch_wal())');
  const isArchived = async () =>
    (await ask(`select last_archived_wal >= '${last}' from pg_stat_archiver`)) === 't';
  if (!(await until(isArchived, 120_000))) return [`${last} was not archived`];

  const startedAt = performance.now();
  const connectionString = await restoreOn(cleanup, system, moment);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const found = await sumTables(connectionString);
  const { db } = openDatabase(connectionString, { connections: 1, onLost: () => {} });
  const findings = await auditLedger(db);
  await db.destroy();
  const rows = Object.values(said).reduce((sum, each) => sum + each.rows, 0);
  console.log(
    `Restored to ${moment} in ${seconds} s: ${Object.keys(said).length} tables, ${rows} rows compared by SHA-256; ${probes.gifts.length} gifts came after it.`,
  );
  return [...tableDifferences(said, found), ...findings.map(({ broken }) => `audit: ${broken}`)];
}

async function restoreOn(cleanup: Cleanup, { folder }: Cluster, moment: string): Promise<string> {
  const trial = { name: 'trial', folder: path.join(folder, 'trial'), address: '10.37.0.61' };
  const home = path.join(trial.folder, 'disk');
  await mkdir(home, { recursive: true });
  await chown(home, ...(await idOf('postgres')));
  await placeFiles(trial, { 'pgbackrest.conf': 'pgbackrest.conf' });
  const machine = makeMachine({
    ...trial,
    mounts: [
      [home, postgresHome],
      [archiveOf(folder), '/var/lib/pgbackrest'],
    ],
  });
  cleanup.add(trial.name, machine.powerOff);
  await machine.powerOn();
  const target = ['--type=time', `--target=${moment}`, '--target-action=promote'];
  await machine.run([...pgbackrest, ...target, 'restore'], 'postgres');
  const settings = [
    ...['listen_addresses=*', 'archive_mode=off', 'synchronous_standby_names='],
    'unix_socket_directories=/run/postgresql',
  ];
  const data = `${postgresHome}/15/mandir`;
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  const start = [
    'start',
    '-s',
    '-w',
    '-t',
    '120',
    '-D',
    data,
    '-l',
    `${postgresHome}/trial.log`,
    '-o',
    options,
  ];
  await machine.run(['/usr/lib/postgresql/15/bin/pg_ctl', ...start], 'postgres');
  const isOver = async () =>
    (await machine.run(['psql', '-qAtXc', 'select pg_is_in_recovery()'], 'postgres')).trim() === 'f';
  if (!(await until(isOver, 120_000))) throw new Error('the recovery does not end');
  const { SITE_PASSWORD } = await readEnv('patroni.env');
  return `postgres://mandir:${SITE_PASSWORD}@${trial.address}:5432/mandir`;
}

import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/schema.ts';
import { openBrowser } from '../browser.ts';
import { makeChild } from '../faults/child.ts';
import type { Cleanup } from '../faults/leave-nothing.ts';
import type { VisitedSystem } from '../faults/test-system.ts';
import { type AnswerNotes, takeNotes } from './answers.ts';
import { type DatabaseMachine, makeDatabaseMachines } from './database-machines.ts';
import { placeFiles, readEnv } from './deploy-files.ts';
import { gateway, type Machine, makeMachine } from './machine.ts';
import { databaseNames, untilWhole } from './patroni.ts';
import { run } from './run.ts';
import { demoEnv, demoGateway, makeSiteMachines, type SiteMachine } from './site-machines.ts';

export type Cluster = VisitedSystem & {
  folder: string;
  databases: DatabaseMachine[];
  sites: SiteMachine[];
  store: Machine;
  watch: Machine;
  answers: AnswerNotes;
  /** All three databases, as the harness itself reaches them. */
  databaseUrl: string;
};

/** The visitors' site, as the certificate names it. */
const url = 'https://temple.example';

/** Makes the certificate of the front, and an empty folder. Throws where another run uses it. */
export async function prepareFolder(folder: string): Promise<void> {
  const owner = path.join(folder, 'pid');
  const pid = await readFile(owner, 'utf8').catch(() => '');
  if (pid && existsSync(`/proc/${pid}`)) throw new Error(`process ${pid} runs a cluster in ${folder}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(owner, String(process.pid));
  const [key, certificate] = [path.join(folder, 'temple.key'), path.join(folder, 'temple.pem')];
  const subject = ['-subj', '/CN=temple.example', '-addext', 'subjectAltName=DNS:temple.example'];
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  await run('openssl', [...words, '-keyout', key, '-out', certificate]);
}

/** Builds everything, and returns when visitors may come. All of it ends with the cleanup. */
export async function startCluster(cleanup: Cleanup, folder: string, release: string): Promise<Cluster> {
  await layCables();
  const databases = await makeDatabaseMachines(cleanup, folder);
  const sites = await makeSiteMachines(folder, release);
  const [store, front, watch] = await makeOthers(folder);
  const start = async (machine: Machine): Promise<void> => {
    cleanup.add(machine.name, machine.powerOff);
    await machine.powerOn();
  };
  await Promise.all([...databases, store].map(start));
  await untilWhole();
  const { SITE_PASSWORD } = await readEnv('patroni.env');
  const hosts = databaseNames.map((name) => `${name}:5432`).join();
  const databaseUrl = `postgres://mandir:${SITE_PASSWORD}@${hosts}/mandir`;
  await startGateway(cleanup, folder);
  await start(front);
  // The first start fills the database; the second finds it filled.
  for (const site of sites) await start(site);
  await start(watch);
  const db = openKysely(cleanup, databaseUrl);
  const answers = takeNotes();
  const browse = (address: string) => openBrowser(url, address, answers.askFrom(address));
  const gatewayJournal = path.join(folder, 'test-gateway.jsonl');
  const visited = { db, door: { url }, browse, gatewayUrl: demoGateway.url, gatewayJournal };
  return { ...visited, folder, databases, sites, store, watch, answers, databaseUrl };
}

function openKysely(cleanup: Cleanup, databaseUrl: string): Kysely<Database> {
  const { db } = openDatabase(databaseUrl, { connections: 4, onLost: () => {} });
  cleanup.add('the connections to the database', () => db.destroy());
  return db;
}

/** The bridge between the machines; visitors have addresses of their own on it. */
async function layCables(): Promise<void> {
  await run('ip', ['link', 'set', 'lo', 'up']);
  await run('ip', ['link', 'add', 'lan', 'type', 'bridge']);
  await run('ip', ['addr', 'add', `${gateway}/24`, 'dev', 'lan']);
  await run('ip', ['link', 'set', 'lan', 'up']);
  await run('ip', ['route', 'add', 'local', '10.0.0.0/12', 'dev', 'lo']);
  await run('mount', ['--bind', path.resolve('deploy/cluster/hosts'), '/etc/hosts']);
}

async function makeOthers(folder: string): Promise<[Machine, Machine, Machine]> {
  const own = (name: string) => ({ name, folder: path.join(folder, name) });
  const store = own('store');
  await placeFiles(store, {});
  const script = path.resolve('scripts/object-store.sh');
  const env = {
    OBJECT_STORE_FOLDER: path.join(store.folder, 'swift'),
    OBJECT_STORE_HOST: '10.37.0.51',
  };
  const isOpen = async () => (await fetch('http://store:3324/info')).status < 500;
  const front = own('front');
  await placeFiles(front, { 'haproxy-front.cfg': 'haproxy/haproxy.cfg' });
  const pair = await Promise.all(
    ['temple.pem', 'temple.key'].map((file) => readFile(path.join(folder, file))),
  );
  await writeFile(path.join(front.folder, 'etc/haproxy/temple.pem'), pair.join(''));
  const watch = own('watch');
  await placeFiles(watch, { 'prometheus.yml': 'prometheus/prometheus.yml' });
  const rules = path.join(watch.folder, 'etc/prometheus/alerts.yml');
  await copyFile('deploy/observability/alerts.yml', rules);
  const command = ['haproxy', '-db', '-f', '/etc/haproxy/haproxy.cfg'];
  const prometheus = [
    '--config.file=/etc/prometheus/prometheus.yml',
    `--storage.tsdb.path=${watch.folder}/data`,
  ];
  return [
    makeMachine({
      ...{ ...store, address: '10.37.0.51' },
      daemons: [{ name: 'swift', command: [script, 'run'], cwd: process.cwd(), env, isReady: isOpen }],
    }),
    makeMachine({ ...front, address: '10.37.0.31', daemons: [{ name: 'haproxy', command }] }),
    makeMachine({
      ...{ ...watch, address: '10.37.0.41' },
      daemons: [{ name: 'prometheus', command: ['prometheus', ...prometheus] }],
    }),
  ];
}

async function startGateway(cleanup: Cleanup, folder: string): Promise<void> {
  const double = makeChild(cleanup, {
    name: 'the test gateway',
    args: [path.resolve('app/server/demo-gateway/serve.ts')],
    env: { ...demoEnv, PUBLIC_URL: url, DATA_FOLDER: folder },
    openWords: 'The test gateway is open',
    log: path.join(folder, 'gateway.log'),
  });
  await double.start();
}

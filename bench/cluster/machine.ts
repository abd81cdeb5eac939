import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Daemon, type DaemonOptions, makeDaemon } from './daemon.ts';
import { run, until } from './run.ts';

export type Machine = {
  name: string;
  address: string;
  folder: string;
  /** Makes its namespaces, and starts its daemons one after the other. */
  powerOn: () => Promise<void>;
  /** SIGKILL to everything in it at once. What it has on its disks stays. */
  powerOff: () => Promise<void>;
  /** Takes its cable out: what is sent to it and by it is lost without a word. */
  unplug: () => Promise<void>;
  plugIn: () => Promise<void>;
  daemon: (name: string) => Daemon;
  /** Runs a command there to its end, as root or as another user. */
  run: (command: readonly string[], user?: string) => Promise<string>;
};

export type MachineOptions = {
  name: string;
  address: string;
  /** Of this machine: its /etc in the folder `etc`, its logs. */
  folder: string;
  /** Folders of here that are there under another name. */
  mounts?: readonly (readonly [from: string, to: string])[];
  daemons?: readonly DaemonOptions[];
};

/** A machine: a network, mounts, processes and a host name of its own on the bridge 'lan'. */
export function makeMachine({ name, address, folder, mounts = [], daemons = [] }: MachineOptions): Machine {
  const cable = `v-${name}`;
  let power: ChildProcess | null = null;
  let init = 0;
  const inside = (user?: string): string[] => {
    const entered = ['--target', String(init), '--net', '--mount', '--uts', '--pid', '--'];
    return user ? [...entered, 'setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'] : entered;
  };
  const made = daemons.map((options) => makeDaemon(options, { folder, inside }));
  const ip = (...words: string[]) => run('nsenter', ['--target', String(init), '--net', 'ip', ...words]);

  const powerOn = async (): Promise<void> => {
    for (const each of ['etc', 'work']) await mkdir(path.join(folder, each), { recursive: true });
    const log = openSync(path.join(folder, 'machine.log'), 'a');
    power = spawn('unshare', [...namespaces, 'bash', '-c', boot(name, folder, mounts)], {
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    const { pid } = power;
    const isUp = async (): Promise<boolean> => {
      init = Number((await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim());
      return init > 0 && (await run('nsenter', [...inside(), 'cat', '/run/is-up'])).length >= 0;
    };
    if (!(await until(isUp, 10_000, 50))) throw new Error(`${name} does not boot: ${folder}/machine.log`);
    await run('ip', ['link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(init)]);
    await run('ip', ['link', 'set', cable, 'master', 'lan', 'up']);
    await ip('link', 'set', 'lo', 'up');
    await ip('addr', 'add', `${address}/24`, 'dev', 'eth0');
    await ip('link', 'set', 'eth0', 'up');
    await ip('route', 'add', 'default', 'via', gateway);
    for (const daemon of made) await daemon.start();
  };
  return {
    ...{ name, address, folder, powerOn },
    powerOff: async () => {
      const off = power;
      power = null;
      if (!off || off.exitCode !== null || off.signalCode !== null) return;
      const ended = once(off, 'exit');
      process.kill(init, 'SIGKILL');
      await ended;
    },
    unplug: async () => void (await run('ip', ['link', 'set', cable, 'down'])),
    plugIn: async () => void (await run('ip', ['link', 'set', cable, 'up'])),
    daemon: (wanted) => {
      const found = made.find((daemon) => daemon.name === wanted);
      if (!found) throw new Error(`${name} has no ${wanted}`);
      return found;
    },
    run: (command, user) => run('nsenter', [...inside(user), ...command]),
  };
}

/** The machine of the visitors, which the others use to reach them. */
export const gateway = '10.37.0.1';
const namespaces = ['--net', '--mount', '--uts', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** Bash takes in the orphans of those who die, as the first process of a machine must. */
function boot(name: string, folder: string, mounts: MachineOptions['mounts'] = []): string {
  return [
    'set -e',
    `hostname ${name}`,
    `mount -t overlay overlay -o lowerdir=/etc,upperdir=${folder}/etc,workdir=${folder}/work /etc`,
    'mount -t tmpfs tmpfs /run',
    'install -d -o postgres /run/postgresql',
    ...mounts.map(([from, to]) => `mount --bind ${from} ${to}`),
    'touch /run/is-up',
    'sleep infinity & wait',
  ].join('\n');
}

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { demoGatewayConfig } from '#server/demo-gateway/demo-keys.ts';
import { placeFiles, readEnv } from './deploy-files.ts';
import { gateway, type Machine, makeMachine } from './machine.ts';
import { run } from './run.ts';

export type SiteMachine = Machine & {
  /** Ends the site as systemd does, and starts this release in its place. */
  release: (folder: string) => Promise<void>;
};

/** Where the code is on the machine, and where the site writes. */
const [code, data] = ['/srv/mandir', '/srv/data'] as const;
const flags = ['--max-semi-space-size=4', '--heap-growing-percent=20'];

/** The test gateway, to which the sites and their visitors go. */
export const demoGateway = demoGatewayConfig(`http://${gateway}:8100`);

/** What the demo needs beside deploy/cluster/site.env: its own gateway, no mail. */
export const demoEnv = {
  MANDIR_MODE: 'demo',
  LOG_LEVEL: 'warn',
  RAZORPAY_URL: demoGateway.url,
  RAZORPAY_ACCOUNT_ID: demoGateway.accountId,
  RAZORPAY_KEY_ID: demoGateway.keyId,
  RAZORPAY_KEY_SECRET: demoGateway.keySecret,
  RAZORPAY_WEBHOOK_SECRET: demoGateway.webhookSecret,
};

/** Two machines, each with HAProxy before the database and a process of the site. */
export async function makeSiteMachines(folder: string, release: string): Promise<SiteMachine[]> {
  await run('mount', ['-t', 'tmpfs', 'tmpfs', '/srv']);
  for (const each of [code, data]) await mkdir(each);
  const env = { ...(await readEnv('site.env')), ...demoEnv, MALLOC_ARENA_MAX: '1' };
  return Promise.all(
    ['site-1', 'site-2'].map(async (name, at) => {
      const own = path.join(folder, name);
      const ownData = path.join(own, 'data');
      await mkdir(ownData, { recursive: true });
      await placeFiles({ name, folder: own }, { 'haproxy-database.cfg': 'haproxy/haproxy.cfg' });
      const isReady = async () => (await fetch(`http://${name}:3000/health/ready`)).ok;
      const machine = makeMachine({
        ...{ name, address: `10.37.0.${21 + at}`, folder: own },
        mounts: [
          [release, code],
          [ownData, data],
        ],
        daemons: [
          { name: 'haproxy', command: ['haproxy', '-db', '-f', '/etc/haproxy/haproxy.cfg'] },
          {
            ...{ name: 'site', cwd: code, env: { ...env, MACHINE: name }, isReady },
            command: [process.execPath, ...flags, 'app/server/main.ts'],
          },
        ],
      });
      return {
        ...machine,
        release: async (next) => {
          const ended = await machine.daemon('site').stop();
          if (ended !== 0) throw new Error(`${name} ended with ${ended}`);
          await machine.run(['mount', '--bind', next, code]);
          await machine.daemon('site').start();
        },
      };
    }),
  );
}

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { demoGatewayConfig } from '#server/demo-gateway/demo-keys.ts';
import { type Running, startProcess, startSite } from '../processes.ts';
import { type Inspector, inspect } from './inspector.ts';

export type MeasuredSite = {
  url: string;
  gatewayUrl: string;
  dataFolder: string;
  site: Running;
  /** The test gateway. */
  gateway: Running;
  inspector: Inspector;
  stop: () => Promise<void>;
};

/**
 * The built site with the test gateway as a process of its own, so that neither the gateway's work
 * nor its books count as the site's. Four ports from `port` on: site, gateway, inspector, and one
 * for who measures.
 */
export async function startMeasuredSite(port: number, dataFolder: string): Promise<MeasuredSite> {
  mkdirSync(dataFolder, { recursive: true });
  const url = `http://localhost:${port}`;
  const config = demoGatewayConfig(`http://127.0.0.1:${port + 1}`);
  const env = {
    PUBLIC_URL: url,
    DATA_FOLDER: path.resolve(dataFolder),
    RAZORPAY_URL: config.url,
    RAZORPAY_ACCOUNT_ID: config.accountId,
    RAZORPAY_KEY_ID: config.keyId,
    RAZORPAY_KEY_SECRET: config.keySecret,
    RAZORPAY_WEBHOOK_SECRET: config.webhookSecret,
  };
  const gateway = await startProcess(process.execPath, ['app/server/demo-gateway/serve.ts'], {
    url: config.url,
    env,
  });
  const inspectedAt = port + 2;
  const site = await startSite({
    ...{ port, dataFolder, env },
    nodeArgs: [`--inspect=127.0.0.1:${inspectedAt}`],
  }).catch(async (error: unknown) => {
    await gateway.stop();
    throw error;
  });
  const inspector = await inspect(inspectedAt);
  return {
    ...{ url, gatewayUrl: config.url, dataFolder, site, gateway, inspector },
    stop: async () => {
      inspector.close();
      await site.stop();
      await gateway.stop();
    },
  };
}

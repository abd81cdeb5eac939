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
  const gateway = demoGatewayConfig(`http://127.0.0.1:${port + 1}`);
  const env = {
    PUBLIC_URL: url,
    DATA_FOLDER: path.resolve(dataFolder),
    RAZORPAY_URL: gateway.url,
    RAZORPAY_ACCOUNT_ID: gateway.accountId,
    RAZORPAY_KEY_ID: gateway.keyId,
    RAZORPAY_KEY_SECRET: gateway.keySecret,
    RAZORPAY_WEBHOOK_SECRET: gateway.webhookSecret,
  };
  const double = await startProcess(process.execPath, ['app/server/demo-gateway/serve.ts'], {
    url: gateway.url,
    env,
  });
  const inspectedAt = port + 2;
  const site = await startSite({
    ...{ port, dataFolder, env },
    nodeArgs: [`--inspect=127.0.0.1:${inspectedAt}`],
  }).catch(async (error: unknown) => {
    await double.stop();
    throw error;
  });
  const inspector = await inspect(inspectedAt);
  return {
    ...{ url, gatewayUrl: gateway.url, dataFolder, site, inspector },
    stop: async () => {
      inspector.close();
      await site.stop();
      await double.stop();
    },
  };
}

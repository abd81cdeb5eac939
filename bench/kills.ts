import '#server/node-env.ts';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { auditLedger } from '#server/db/audit.ts';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { testGatewayConfig } from '#server/payments/test-gateway/test-keys.ts';
import { postgresOf, type Running, startProcess } from './processes.ts';

// Kills the site (and now and then its Postgres) with SIGKILL under a stream of checkouts, and afterwards asks the
// ledger: is everything there that a donor was told, paid once, receipted once? The gateway's double lives on in a
// process of its own. Needs a build.
//   node bench/kills.ts --kills 20 --postgres-kills 5
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    'postgres-kills': { type: 'string', default: '5' },
    donors: { type: 'string', default: '4' },
    port: { type: 'string', default: '3190' },
  },
});
const port = Number(values.port);
const dataFolder = path.resolve('data/kills');
const siteUrl = `http://127.0.0.1:${port}`;
const gateway = testGatewayConfig(`http://127.0.0.1:${port + 1}`);
const env = {
  PORT: String(port),
  PUBLIC_URL: siteUrl,
  DATA_FOLDER: dataFolder,
  DATABASE_URL: '',
  LOG_LEVEL: 'silent',
  RAZORPAY_URL: gateway.url,
  RAZORPAY_ACCOUNT_ID: gateway.accountId,
  RAZORPAY_KEY_ID: gateway.keyId,
  RAZORPAY_KEY_SECRET: gateway.keySecret,
  RAZORPAY_WEBHOOK_SECRET: gateway.webhookSecret,
};

type Way = 'pay' | 'decline' | 'pay-twice';
/** What donors were told: the gift begun under their key, and what the gateway answered when they paid. */
const begun = new Map<string, string>();
const paid = new Map<string, Way>();
const startTimes: number[] = [];

await rm(dataFolder, { recursive: true, force: true });
const double = await startProcess(process.execPath, ['app/server/payments/test-gateway/serve.ts'], {
  url: gateway.url,
  env,
});
let site = await startSite();
let open = true;
const donors = Array.from({ length: Number(values.donors) }, giveUntilClosed);
for (let kill = 1; kill <= Number(values.kills); kill += 1) {
  await sleep(300 + Math.random() * 1_200);
  const withPostgres = kill <= Number(values['postgres-kills']);
  const postmaster = withPostgres ? (postgresOf(dataFolder)[0] ?? 0) : 0;
  // Postgres first half of the time: the site then sees its database die before its own end.
  if (postmaster > 0 && kill % 2 === 0) process.kill(postmaster, 'SIGKILL');
  process.kill(site.pid, 'SIGKILL');
  if (postmaster > 0 && kill % 2 === 1) process.kill(postmaster, 'SIGKILL');
  site = await startSite();
}
open = false;
await Promise.all(donors);
await settleDown();
await site.stop();
await double.stop();
await report();

async function startSite(): Promise<Running> {
  const running = await startProcess(process.execPath, ['app/server/main.ts'], {
    url: `${siteUrl}/health/live`,
    env,
  });
  startTimes.push(running.startMs);
  return running;
}

async function giveUntilClosed(): Promise<void> {
  while (open) {
    const key = randomBytes(16).toString('base64url');
    const id = await checkOut(key);
    begun.set(key, id);
    const order = await orderOf(id);
    const chance = Math.random();
    const way: Way = chance < 0.8 ? 'pay' : chance < 0.9 ? 'decline' : 'pay-twice';
    await post(
      `${gateway.url}/v1/checkout/act`,
      { order_id: order, action: way },
      { accept: 'application/json' },
    );
    paid.set(id, way);
  }
}

/** Sends the form until an answer comes, as a donor does who presses the button again. */
async function checkOut(key: string): Promise<string> {
  const form = {
    intentKey: key,
    shownTotal: '100000',
    cause: 'food-for-life',
    type: 'meals-20',
    quantity: '1',
    amount: '',
    path: 'named',
    citizenship: 'indian',
    name: 'Steady Donor',
    email: 'steady@example.com',
    phone: '9876543210',
    consent: 'on',
  };
  return untilAnswered(async () => {
    const response = await post(`${siteUrl}/donation-checkout`, form, { origin: siteUrl });
    return /don_[\w-]{22}/.exec(response.headers.get('location') ?? '')?.[0] ?? null;
  });
}

async function orderOf(id: string): Promise<string> {
  return untilAnswered(async () => {
    const page = await fetch(`${siteUrl}/donation-checkout/pay/${id}`);
    return /order_[0-9a-f]{20}/.exec(await page.text())?.[0] ?? null;
  });
}

async function untilAnswered(ask: () => Promise<string | null>): Promise<string> {
  for (;;) {
    const answer = await ask().catch(() => null);
    if (answer !== null) return answer;
    await sleep(50);
  }
}

function post(url: string, form: Record<string, string>, headers: Record<string, string>): Promise<Response> {
  const signal = AbortSignal.timeout(10_000);
  return fetch(url, { method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual', signal });
}

/** The double repeats its events until they are taken; waits for the last gift to say that it arrived. */
async function settleDown(): Promise<void> {
  const endsAt = Date.now() + 120_000;
  for (const [id, way] of paid) {
    while (way !== 'decline' && Date.now() < endsAt) {
      const page = await fetch(`${siteUrl}/donationStatus/${id}`).then((response) => response.text());
      if (/Your gift has arrived/.test(page)) break;
      await sleep(200);
    }
  }
}

async function report(): Promise<void> {
  const postgres = await startEmbeddedPostgres(dataFolder);
  const { db } = openDatabase(postgres.connectionString, { connections: 2, onLost: () => {} });
  const gifts = await db.selectFrom('donations').select(['id', 'state', 'intent_key']).execute();
  const receipts = await db.selectFrom('receipts').select('donation_id').execute();
  const broken = await auditLedger(db);
  await db.destroy();
  await postgres.stop();
  const stored = new Map(gifts.map((gift) => [gift.id, gift]));
  const lost = [...begun].filter(([key, id]) => stored.get(id)?.intent_key !== key);
  const unsettled = [...paid].filter(
    ([id, way]) => (stored.get(id)?.state === 'paid') !== (way !== 'decline'),
  );
  const expected = [...paid.values()].filter((way) => way !== 'decline').length;
  console.table({
    kills: `${values.kills}, ${values['postgres-kills']} with Postgres`,
    'gifts acknowledged': begun.size,
    'lost or doubled': lost.length + (gifts.length - new Set(gifts.map((gift) => gift.intent_key)).size),
    'paid at the gateway': expected,
    'not settled, or settled unpaid': unsettled.length,
    receipts: receipts.length,
    'broken promises (audit.sql)': broken.length,
    'slowest start ms': Math.round(Math.max(...startTimes)),
  });
  const good = lost.length + unsettled.length + broken.length === 0 && receipts.length === expected;
  if (!good) console.error({ lost, unsettled, broken });
  process.exit(good ? 0 : 1);
}

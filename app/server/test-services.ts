import { createHash, randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { makeAuth } from './auth/auth.ts';
import { makePasswords } from './auth/passwords.ts';
import { makeAlmanac } from './calendar/almanac.ts';
import { loadConfig } from './config.ts';
import { makeDemoGateway } from './demo-gateway/demo-gateway.ts';
import { demoGatewayConfig } from './demo-gateway/demo-keys.ts';
import { makeFairDoors } from './fair-door/make-fair-doors.ts';
import { makeCspReports } from './http/csp-reports.ts';
import { makePageSignal } from './http/page-signal.ts';
import { makeReadiness } from './http/readiness.ts';
import { makeWakeups } from './jobs/wakeups.ts';
import { makeMailbox } from './mail/mailbox.ts';
import { makeDiskStore } from './media/disk.ts';
import { makePictureWorkshop } from './media/picture-workshop.ts';
import { noMetrics } from './metrics/metrics.ts';
import { makeRazorpay } from './payments/razorpay.ts';
import { purchaseKinds } from './purchase-kinds.ts';
import { makeReceiptPrinter } from './receipts/receipt-printer.ts';
import { rowHooks } from './row-hooks.ts';
import { makeSealer } from './sealing/sealer.ts';
import { makeSecurityCounts } from './security/security-counts.ts';
import type { Services } from './services.ts';
import { noSharedCache } from './shared-cache/shared-cache.ts';
import { makeDemoTelephone } from './text-messages/demo-telephone.ts';
import { noTracing } from './tracing/tracing.ts';

/** scrypt takes 200 ms of a core for each, on purpose; passwords.test.ts is its test. */
const quickPasswords = makePasswords(async (password, salt, cost) =>
  createHash('sha512')
    .update(JSON.stringify([password, salt.toString('hex'), cost]))
    .digest(),
);

const publicUrl = 'http://temple.test';

/**
 * The side processes of a worker. Each takes a second to load what it works with, so files share
 * them; they end when they are idle or the worker ends, and no file closes them.
 */
const sideProcesses = {
  receipts: makeReceiptPrinter(publicUrl),
  almanac: makeAlmanac(),
  pictures: makePictureWorkshop(),
};

/**
 * Services for a test over its own database: silent log, true clock, random ids. Pass what the test
 * checks.
 */
export function makeTestServices(db: Services['db'], instead: Partial<Services> = {}): Services {
  const config = { ...loadConfig({}), publicUrl };
  const gateway = demoGatewayConfig(`${publicUrl}/test-gateway`);
  const demoGateway = makeDemoGateway({ config: gateway, webhookUrl: '', file: null, every: null });
  const log = pino({ level: 'silent' });
  const clock = instead.clock ?? (() => new Date());
  const ids = instead.ids ?? ((prefix) => `${prefix}_${randomBytes(16).toString('base64url')}`);
  return {
    config,
    db,
    log,
    clock,
    ids,
    wakeups: makeWakeups(),
    payments: makeRazorpay(gateway, demoGateway.fetch),
    demoGateway,
    purchaseKinds,
    rowHooks,
    answerCache: new Map(),
    pages: makePageSignal(db, instead.sharedCache ?? noSharedCache),
    sharedCache: noSharedCache,
    readiness: makeReadiness(db, { folder: tmpdir() }),
    fairDoors: makeFairDoors({ config: instead.config ?? config, db, clock, log }),
    mail: makeMailbox(db),
    textMessages: makeDemoTelephone(db),
    ...sideProcesses,
    letterReceipts: instead.receipts ?? sideProcesses.receipts,
    sealer: makeSealer(config.dataKeys, config.dataIndexKey),
    media: makeDiskStore(path.join(tmpdir(), `mandir-media-${randomBytes(6).toString('hex')}`)),
    backups: { stream: () => new ReadableStream({ start: (stream) => stream.close() }) },
    securityCounts: makeSecurityCounts(db, log),
    metrics: noMetrics,
    tracing: noTracing,
    cspReports: makeCspReports(log, clock),
    auth: makeAuth({ config: instead.config ?? config, db, clock, ids }, quickPasswords),
    ...instead,
  };
}

import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pino from 'pino';
import { makeAuth } from './auth/auth.ts';
import { streamBackup } from './backup/backup.ts';
import { makeAlmanac } from './calendar/almanac.ts';
import type { Config } from './config.ts';
import { type OpenOptions, openDatabase } from './db/database.ts';
import { openDatabaseClock } from './db/database-clock.ts';
import { makeDemoGateway } from './demo-gateway/demo-gateway.ts';
import { demoGatewayConfig } from './demo-gateway/demo-keys.ts';
import { makeFairDoors } from './fair-door/make-fair-doors.ts';
import { makeCspReports } from './http/csp-reports.ts';
import { makePageSignal } from './http/page-signal.ts';
import { makeReadiness } from './http/readiness.ts';
import { jobsOf } from './job-list.ts';
import { makeWakeups } from './jobs/wakeups.ts';
import { isLoopback } from './loopback.ts';
import { makeMailbox } from './mail/mailbox.ts';
import { makeSmtpMailer } from './mail/smtp.ts';
import { makeDiskStore } from './media/disk.ts';
import type { MediaStore } from './media/media-store.ts';
import { makePictureWorkshop } from './media/picture-workshop.ts';
import { measuredGateway } from './metrics/measured-gateway.ts';
import { type Metrics, noMetrics } from './metrics/metrics.ts';
import { makeQueueFigures } from './metrics/queue-figures.ts';
import { makeRazorpay } from './payments/razorpay.ts';
import { purchaseKinds } from './purchase-kinds.ts';
import { webhookPath } from './purchases/gateway-paths.ts';
import { makeReceiptPrinter } from './receipts/receipt-printer.ts';
import { rowHooks } from './row-hooks.ts';
import { makeSealer } from './sealing/sealer.ts';
import { makeSecurityCounts } from './security/security-counts.ts';
import type { Services } from './services.ts';
import { makeSharedCache, noSharedCache, type SharedCache } from './shared-cache/shared-cache.ts';
import { makeDemoTelephone } from './text-messages/demo-telephone.ts';
import { makeGupshup } from './text-messages/gupshup.ts';
import { noTextMessages } from './text-messages/text-sender.ts';
import { requestScope } from './tracing/request-scope.ts';
import { noTracing, type Tracing } from './tracing/tracing.ts';

export type Wired = { services: Services; close: () => Promise<void> };

/** Builds the services once. The only place that knows which provider is behind which port. */
export async function wire(config: Services['config'], connectionString: string): Promise<Wired> {
  const log = makeLogger(config);
  const metrics = await openMetrics(config);
  const { tracing, wrap } = await openTracing(config, log);
  const { db, pool } = openDatabase(connectionString, {
    wrap,
    connections: config.databaseConnections,
    onLost: ({ code, message }) => {
      metrics.databaseLost();
      log.warn({ code, said: message }, 'database connection lost');
    },
    onMoved: (host) => {
      metrics.databaseMoved();
      log.warn({ host }, 'another database server accepts writes now');
    },
    onWaited: metrics.poolWaited,
  });
  metrics.watchPool(pool);
  const { clock, stop } = await openDatabaseClock(db, {
    onLost: (err) => log.warn({ err }, 'database clock not read'),
  });
  const mail = config.smtpUrl
    ? makeSmtpMailer(config.smtpUrl, {
        requireTls: config.mode === 'production' && !isLoopback(config.smtpUrl),
      })
    : makeMailbox(db);
  const receipts = makeReceiptPrinter(config.publicUrl);
  const letterReceipts = makeReceiptPrinter(config.publicUrl);
  const almanac = makeAlmanac();
  const pictures = makePictureWorkshop();
  const wired = wirePayments(config);
  const isMeasured = config.metrics || config.tracing;
  const payments = isMeasured
    ? { ...wired, payments: measuredGateway(wired.payments, metrics, tracing) }
    : wired;
  const jobNames = jobsOf(config).map(({ name }) => name);
  metrics.watchQueues(makeQueueFigures(db, jobNames, () => performance.now()));
  const sharedCache = await openSharedCache(config, { clock, ids: randomId });
  const media = await openMediaStore(config, { clock, log });
  const backupParts = { recipient: config.backupRecipient, media };
  const services: Services = {
    config,
    db,
    log,
    clock,
    ids: randomId,
    wakeups: makeWakeups(),
    ...payments,
    purchaseKinds,
    rowHooks,
    pages: makePageSignal(db, sharedCache),
    sharedCache,
    answerCache: new Map(),
    readiness: makeReadiness(db, { folder: config.dataFolder }),
    fairDoors: makeFairDoors({ config, db, clock, log }),
    mail,
    textMessages: wireTextMessages(config, db),
    receipts,
    letterReceipts,
    almanac,
    sealer: makeSealer(config.dataKeys, config.dataIndexKey),
    media,
    pictures,
    backups: { stream: (now, whole) => streamBackup(connectionString, now, whole, backupParts) },
    securityCounts: makeSecurityCounts(db, log, metrics),
    metrics,
    tracing,
    cspReports: makeCspReports(log, clock),
    auth: makeAuth({ config, db, clock, ids: randomId }),
  };
  return {
    services,
    close: async () => {
      stop();
      await services.fairDoors.close();
      await payments.demoGateway?.close();
      await services.securityCounts.flush();
      await tracing.close();
      await Promise.all([mail, receipts, letterReceipts, almanac, pictures].map((each) => each.close()));
      await db.destroy();
    },
  };
}

/** Counted only where somebody reads it: nothing of prom-client is loaded otherwise. */
async function openMetrics(config: Pick<Config, 'metrics'>): Promise<Metrics> {
  if (!config.metrics) return noMetrics;
  const { makePrometheusMetrics } = await import('./metrics/prometheus.ts');
  return makePrometheusMetrics();
}

/** Measured only where somebody reads it: nothing of it is loaded otherwise. */
async function openTracing(
  { tracing }: Pick<Config, 'tracing'>,
  log: Services['log'],
): Promise<{ tracing: Tracing; wrap?: OpenOptions['wrap'] }> {
  if (!tracing) return { tracing: noTracing };
  const { makeOtlpTracing } = await import('./tracing/otlp-tracing.ts');
  const { makeSpanExport } = await import('./tracing/otlp-export.ts');
  const { traceConnections } = await import('./tracing/traced-client.ts');
  const made = makeOtlpTracing(makeSpanExport(tracing, log), tracing.ratio);
  return { tracing: made, wrap: traceConnections(made) };
}

/**
 * The configured object store, or the folder of this machine. The store's client is loaded only
 * where one is configured. One that does not answer now is a line in the log: the pages are open
 * without it.
 */
export async function openMediaStore(
  config: Pick<Config, 'mediaStore' | 'dataFolder'>,
  { clock, log }: Pick<Services, 'clock'> & { log: Pick<Services['log'], 'error'> },
): Promise<MediaStore> {
  if (!config.mediaStore) return makeDiskStore(path.join(config.dataFolder, 'media'));
  const { makeS3Store } = await import('./media/s3.ts');
  const store = makeS3Store(config.mediaStore, { clock });
  store.probe().catch((err: unknown) => log.error({ err }, 'object store not reached'));
  return store;
}

/** What tells the cache in front is loaded only where there is one. */
async function openSharedCache(
  { sharedCache }: Pick<Config, 'sharedCache'>,
  clockAndIds: Pick<Services, 'clock' | 'ids'>,
): Promise<SharedCache> {
  const purge = sharedCache?.purge;
  if (!purge) return noSharedCache;
  if (purge.kind === 'webhook') {
    const { makeWebhookPurger } = await import('./shared-cache/webhook-purger.ts');
    return makeSharedCache(makeWebhookPurger(purge, fetch, clockAndIds));
  }
  const { makeCloudflarePurger } = await import('./shared-cache/cloudflare-purger.ts');
  return makeSharedCache(makeCloudflarePurger(purge, fetch));
}

/** The configured provider; without one the demo's telephone, and on a real site none. */
function wireTextMessages({ sms, mode }: Config, db: Services['db']): Services['textMessages'] {
  if (sms) return makeGupshup(sms, fetch);
  return mode === 'demo' ? makeDemoTelephone(db) : noTextMessages;
}

/** The configured gateway, or in the demo the test gateway, reached without a network. */
function wirePayments(config: Services['config']): Pick<Services, 'payments' | 'demoGateway'> {
  if (config.gateway) return { payments: makeRazorpay(config.gateway, fetch), demoGateway: null };
  const demoConfig = demoGatewayConfig(`${config.publicUrl}/test-gateway`);
  const demoGateway = makeDemoGateway({
    config: demoConfig,
    webhookUrl: `${config.publicUrl}${webhookPath}`,
    file: path.join(config.dataFolder, 'test-gateway.jsonl'),
    every: 100,
  });
  return { payments: makeRazorpay(demoConfig, demoGateway.fetch, '/test-gateway'), demoGateway };
}

/**
 * Structured lines to standard output, written in batches; each has the id of the current request.
 */
function makeLogger(config: Pick<Config, 'logLevel'>): Services['log'] {
  const lines = pino.destination({ dest: 1, sync: false, minLength: 8_192 });
  setInterval(() => lines.flush(), 500).unref();
  return pino({ level: config.logLevel, base: null, mixin: scopeOfLine }, lines);
}

/** What every line carries; `traceId` only of what is sent as a trace. */
function scopeOfLine(): object {
  const { requestId, span } = requestScope.getStore() ?? {};
  return span ? { requestId, traceId: span.traceId } : { requestId };
}

function randomId(prefix: string): string {
  return `${prefix}_${randomBytes(16).toString('base64url')}`;
}

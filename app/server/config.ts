import path from 'node:path';
import { type Environment, environmentSchema } from './environment.ts';
import type { MailAddress } from './mail/mailer.ts';
import type { S3Config } from './media/s3-config.ts';
import { PlainError } from './plain-error.ts';
import { productionGaps } from './production-gaps.ts';
import { type DataKey, demoDataKeys, demoIndexKey } from './sealing/data-key.ts';
import { purgeGaps, type SharedCacheConfig, sharedCacheOf } from './shared-cache/shared-cache-config.ts';
import type { SmsConfig } from './text-messages/sms-config.ts';
import type { TracingConfig } from './tracing/otlp-export.ts';

/** A provider's settings are given all together or not at all. */
export type GatewayConfig = {
  url: string;
  accountId: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** During rotation of the webhook's secret: the previous one, whose events are still accepted. */
  previousWebhookSecret?: string;
};

export type Config = {
  mode: 'demo' | 'production';
  host: string;
  port: number;
  /** Without a trailing slash; null until the demo knows its port. */
  publicUrl: string | null;
  dataFolder: string;
  /** null: uploaded files are in the data folder. */
  mediaStore: S3Config | null;
  databaseUrl: string | null;
  databaseConnections: number;
  logLevel: Environment['LOG_LEVEL'];
  /** null: nothing is counted, and there is no such port. */
  metrics: { host: string; port: number; token: string | null } | null;
  /** null: no shared cache stands in front, and answers say nothing to one. */
  sharedCache: SharedCacheConfig | null;
  /** null: nothing is traced. */
  tracing: TracingConfig | null;
  trustedProxies: number;
  /** From the request to stop until the port closes, not ready; 0: it closes at once. */
  stopNoticeMs: number;
  hstsSubdomains: boolean;
  sessionSecret: string;
  /**
   * During rotation: known browsers and the links of purchases under the previous secret remain
   * valid.
   */
  previousSessionSecret: string | null;
  /** The first seals, all open. */
  dataKeys: readonly DataKey[];
  dataIndexKey: Buffer;
  /** null: backups are not encrypted. */
  backupRecipient: string | null;
  /** null: the test gateway, which only the demo may use. */
  gateway: GatewayConfig | null;
  /** null: letters stay in the development mailbox. */
  smtpUrl: string | null;
  mailFrom: MailAddress;
  /** null: the demo's text messages stay on its telephone, a real site sends none. */
  sms: SmsConfig | null;
};

export class ConfigError extends PlainError {
  override name = 'ConfigError';
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`The configuration has problems:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Published in this repository, therefore refused in production (a secret that everybody knows is
 * none).
 */
export const demoSecret = 'demo-secret-known-to-everybody-never-in-production';

/**
 * The only reader of the environment: the variables of `.env` (where the file exists) under those
 * of the process. Collects every problem and reports them together. In demo mode (the default)
 * everything has a value that works on one machine; in production nothing secret has a default, and
 * what the demo uses is refused. Throws ConfigError.
 */
export function loadConfig(env: NodeJS.ProcessEnv = withDotEnv()): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(filled);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    const wrong = new Set(parsed.error.issues.map((issue) => issue.path[0]));
    const rest = environmentSchema.safeParse(
      Object.fromEntries(Object.entries(filled).filter(([key]) => !wrong.has(key))),
    );
    const gaps = rest.success ? gapsOf(rest.data).filter((gap) => !wrong.has(gap.split(':')[0])) : [];
    throw new ConfigError([...issues, ...gaps]);
  }
  const problems = gapsOf(parsed.data);
  if (problems.length > 0) throw new ConfigError(problems);
  return toConfig(parsed.data);
}

function withDotEnv(): NodeJS.ProcessEnv {
  try {
    process.loadEnvFile(path.resolve('.env'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return process.env;
}

const gatewayKeys = [
  'RAZORPAY_ACCOUNT_ID',
  'RAZORPAY_KEY_ID',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
] as const;
const mediaKeys = ['MEDIA_URL', 'MEDIA_ENDPOINT', 'MEDIA_KEY_ID', 'MEDIA_KEY_SECRET'] as const;
const webhookKeys = ['PURGE_URL', 'PURGE_SECRET'] as const;
const cloudflareKeys = ['CLOUDFLARE_ZONE_ID', 'CLOUDFLARE_API_TOKEN'] as const;
const smsKeys = ['SMS_USER_ID', 'SMS_PASSWORD', 'SMS_ENTITY_ID', 'SMS_HEADER', 'SMS_TEMPLATES'] as const;

function gapsOf(env: Environment): string[] {
  return [
    ...halfProvider(env, gatewayKeys, 'gateway'),
    ...halfProvider(env, smsKeys, 'SMS'),
    ...halfProvider(env, mediaKeys, 'object store'),
    ...halfProvider(env, webhookKeys, 'purge'),
    ...halfProvider(env, cloudflareKeys, 'Cloudflare'),
    ...purgeGaps(env),
    ...productionGaps(env),
  ];
}

function halfProvider(env: Environment, keys: readonly (keyof Environment)[], which: string): string[] {
  const missing = keys.filter((key) => env[key] === undefined);
  return missing.length > 0 && missing.length < keys.length
    ? missing.map((key) => `${key}: missing, while other ${which} keys are set`)
    : [];
}

function smsOf(env: Environment): SmsConfig | null {
  const { SMS_USER_ID: userId, SMS_PASSWORD: password, SMS_ENTITY_ID: entityId } = env;
  const { SMS_URL: url, SMS_HEADER: header, SMS_TEMPLATES: templates } = env;
  return userId && password && entityId && header && templates
    ? { url, userId, password, entityId, header, templates }
    : null;
}

function mediaStoreOf(env: Environment): S3Config | null {
  const { MEDIA_URL: url, MEDIA_ENDPOINT: endpoint, MEDIA_KEY_ID: keyId, MEDIA_KEY_SECRET: keySecret } = env;
  return url && endpoint && keyId && keySecret
    ? {
        ...{ ...url, keyId, keySecret, region: env.MEDIA_REGION },
        endpoint: endpoint.replace(/\/+$/, ''),
        pathStyle: env.MEDIA_PATH_STYLE === 'yes',
      }
    : null;
}

function tracingOf(env: Environment): TracingConfig | null {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
    headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: env.OTEL_SERVICE_NAME,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  };
}

function toConfig(env: Environment): Config {
  const {
    RAZORPAY_ACCOUNT_ID: accountId,
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  } = env;
  return {
    mode: env.MANDIR_MODE,
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    dataFolder: path.resolve(env.DATA_FOLDER),
    mediaStore: mediaStoreOf(env),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseConnections: env.DATABASE_CONNECTIONS,
    logLevel: env.LOG_LEVEL,
    metrics: env.METRICS_PORT
      ? { host: env.METRICS_HOST, port: env.METRICS_PORT, token: env.METRICS_TOKEN ?? null }
      : null,
    sharedCache: sharedCacheOf(env),
    tracing: tracingOf(env),
    trustedProxies: env.TRUSTED_PROXIES,
    stopNoticeMs: env.STOP_NOTICE_SECONDS * 1_000,
    hstsSubdomains: env.HSTS_SUBDOMAINS === 'yes',
    sessionSecret: env.SESSION_SECRET ?? demoSecret,
    previousSessionSecret: env.SESSION_SECRET_PREVIOUS ?? null,
    dataKeys: env.DATA_KEYS ?? demoDataKeys,
    dataIndexKey: env.DATA_INDEX_KEY ?? demoIndexKey,
    backupRecipient: env.BACKUP_RECIPIENT ?? null,
    gateway:
      accountId && keyId && keySecret && webhookSecret
        ? {
            url: env.RAZORPAY_URL.replace(/\/+$/, ''),
            ...{ accountId, keyId, keySecret, webhookSecret },
            previousWebhookSecret: env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS,
          }
        : null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    sms: smsOf(env),
  };
}

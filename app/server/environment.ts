import { z } from 'zod';
import { readSender } from '#core/fields/sender.ts';
import { databaseUrlSetting } from './db/database-url-setting.ts';
import { mediaUrlSetting } from './media/s3-config.ts';
import { dataKeySetting, dataKeysSetting } from './sealing/data-key.ts';
import { templatesSetting } from './text-messages/sms-config.ts';
import { otlpHeadersSetting } from './tracing/otlp-headers.ts';

/**
 * Every variable of the environment that the site reads, with its shape (.env.example explains
 * each).
 */
export const environmentSchema = z.object({
  MANDIR_MODE: z.enum(['demo', 'production']).default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url().optional(),
  DATA_FOLDER: z.string().default('data'),
  /** An object store instead of the folder `media` of the data folder. */
  MEDIA_URL: mediaUrlSetting.optional(),
  MEDIA_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  MEDIA_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/, 'must be the name of a region, like ap-south-1')
    .default('us-east-1'),
  MEDIA_KEY_ID: z.string().min(1).optional(),
  MEDIA_KEY_SECRET: z.string().min(1).optional(),
  /** Whether the bucket is the first part of the path; 'no': of the host's name. */
  MEDIA_PATH_STYLE: z.enum(['yes', 'no']).default('yes'),
  DATABASE_URL: databaseUrlSetting.optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(100).default(10),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** /metrics for Prometheus on a port of its own; without it nothing is counted. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  /** Traces by OpenTelemetry's own names; without an endpoint nothing is measured. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeadersSetting.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(60).default('mandir'),
  /** The part of the traces that is sent. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** How many proxies in front of us are trusted about the visitor's address; 0 trusts none. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** How long a process that was asked to stop goes on, not ready, so that a proxy sees it. */
  STOP_NOTICE_SECONDS: z.coerce.number().min(0).max(60).default(0),
  /** 'yes' where a shared cache (a CDN) stands in front: answers say what it may keep. */
  SHARED_CACHE: z.enum(['yes', 'no']).default('no'),
  /** Who tells it what to forget: a webhook, */
  PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PURGE_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and at least 24 bytes in base64')
    .optional(),
  /** or Cloudflare. */
  CLOUDFLARE_ZONE_ID: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits')
    .optional(),
  CLOUDFLARE_API_TOKEN: z.string().min(1).optional(),
  /** Only to point the same code at a double of it. */
  CLOUDFLARE_URL: z.url().default('https://api.cloudflare.com/client/v4'),
  /** 'yes' where every subdomain of the site's address also serves https. */
  HSTS_SUBDOMAINS: z.enum(['yes', 'no']).default('no'),
  SESSION_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  /** During rotation: what was sealed or signed with the previous one can still be read. */
  SESSION_SECRET_PREVIOUS: z.string().min(1).optional(),
  /**
   * For values that are sealed in the database: 'id:base64,id:base64', the first seals, all open.
   */
  DATA_KEYS: dataKeysSetting.optional(),
  /** Makes the index by which equal sealed values are found. */
  DATA_INDEX_KEY: dataKeySetting.optional(),
  /** Backups are encrypted for the holder of its private key (age), which is never stored here. */
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[02-9ac-hj-np-z]{58}$/, 'must be the public key that npm run backup-key says (age1…)')
    .optional(),
  /** The gateway's id of our account ('acc_…'), which its events carry. */
  RAZORPAY_ACCOUNT_ID: z.string().min(1).optional(),
  RAZORPAY_KEY_ID: z.string().startsWith('rzp_').optional(),
  RAZORPAY_KEY_SECRET: z.string().min(1).optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** During rotation: events signed with the previous one are still accepted. */
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: z.string().min(1).optional(),
  RAZORPAY_URL: z.url().default('https://api.razorpay.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .default('Hare Krishna Temple <office@temple.example>')
    .transform((text, check) => {
      const sender = readSender(text);
      if (!sender) check.addIssue('must be an address or Name <address>');
      return sender ?? z.NEVER;
    }),
  SMS_URL: z.url().default('https://enterprise.smsgupshup.com/GatewayAPI/rest'),
  SMS_USER_ID: z.string().min(1).optional(),
  SMS_PASSWORD: z.string().min(1).optional(),
  /** The temple's id as principal entity of the DLT registration. */
  SMS_ENTITY_ID: z
    .string()
    .regex(/^\d{6,30}$/, 'must be the digits of the principal entity')
    .optional(),
  /** The registered sender, six letters. */
  SMS_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9]{6}$/, 'must be six letters or digits')
    .optional(),
  SMS_TEMPLATES: templatesSetting.optional(),
});

export type Environment = z.infer<typeof environmentSchema>;

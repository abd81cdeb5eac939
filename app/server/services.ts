import type { Logger } from 'pino';
import { createContext } from 'react-router';
import type { Auth } from './auth/auth.ts';
import type { BackedUp } from './backup/backup.ts';
import type { BaseServices } from './base-services.ts';
import type { Almanac } from './calendar/almanac.ts';
import type { RowHooks } from './cms/row-hooks.ts';
import type { DemoGateway } from './demo-gateway/demo-gateway.ts';
import type { FairDoors } from './fair-door/fair-doors.ts';
import type { CspReports } from './http/csp-reports.ts';
import type { PageSignal } from './http/page-signal.ts';
import type { Readiness } from './http/readiness.ts';
import type { Wakeups } from './jobs/wakeups.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MediaStore } from './media/media-store.ts';
import type { PictureWorkshop } from './media/picture-workshop.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Gateway } from './payments/gateway.ts';
import type { PurchaseKinds } from './purchases/purchase-kind.ts';
import type { ReceiptPrinter } from './receipts/receipt-printer.ts';
import type { Sealer } from './sealing/sealer.ts';
import type { SecurityCounts } from './security/security-counts.ts';
import type { SharedCache } from './shared-cache/shared-cache.ts';
import type { TextSender } from './text-messages/text-sender.ts';
import type { Tracing } from './tracing/tracing.ts';

/** What every verb may use, built once by wiring.ts and passed in; nothing is global. */
export type Services = BaseServices & {
  log: Logger;
  /** Wakes a background job after a commit that left it work. */
  wakeups: Wakeups;
  payments: Gateway;
  /** What is bought here; the verbs of purchases know none of them by name. */
  purchaseKinds: PurchaseKinds<Services>;
  rowHooks: RowHooks<Pick<BaseServices, 'clock'> & { sealer: Sealer }>;
  /** The demo's gateway at /test-gateway; null where a gateway is configured. */
  demoGateway: DemoGateway | null;
  /**
   * Notifies every process that public pages changed: `bump(trx)` in each verb that changes what
   * they show.
   */
  pages: PageSignal;
  /** A shared cache in front of the site, which is told what to forget. */
  sharedCache: SharedCache;
  /** Answers cached in this process until public content changes. */
  answerCache: AnswerCache;
  readiness: Readiness;
  /** The doors before crowded registrations. */
  fairDoors: FairDoors;
  /** The mailer. Only the outbox sends; everybody else queues a letter. */
  mail: Mailer;
  /** The sender of text messages (SMS). Only their outbox sends. */
  textMessages: TextSender;
  receipts: ReceiptPrinter;
  /** Long spans of the calendar. */
  almanac: Almanac;
  /** Another printer, so that letters never wait behind visitors. */
  letterReceipts: ReceiptPrinter;
  /**
   * Every row of the database as a zipped stream, encrypted where `config.backupRecipient` says for
   * whom; `whole` gets the number of rows when the last one went.
   */
  backups: { stream: (now: Date, whole: (made: BackedUp) => void) => ReadableStream<Uint8Array> };
  /** Seals values that the database must not reveal. */
  sealer: Sealer;
  /** Where uploaded files are stored. */
  media: MediaStore;
  /** Decodes and encodes pictures. */
  pictures: PictureWorkshop;
  /** What `noteSecurityEvent` counts for the watch job. */
  securityCounts: SecurityCounts;
  /** What the site counts about itself; nothing where nobody reads it. */
  metrics: Metrics;
  /** How long what took; nothing where nobody reads it. */
  tracing: Tracing;
  /** What browsers report of pages that violate their policy. */
  cspReports: CspReports;
  /** Passwords and sessions. */
  auth: Auth;
};

/** By name, each with its expiry. Emptied whenever `pages` announces that content changed. */
export type AnswerCache = Map<string, { answer: Promise<unknown>; until: number }>;

/** Where loaders and actions find the services of the running process. */
export const servicesContext = createContext<Services>();

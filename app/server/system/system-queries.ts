import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { PaymentSnapshot } from '#core/payments/payment.ts';
import { reviveSnapshot } from '../purchases/gateway-events.ts';
import type { Services } from '../services.ts';

export type Health = {
  database: { ms: number; bytes: number; version: string };
  /** Of the folder with the site's data; null where the machine does not report it. */
  disk: { free: number; total: number } | null;
  mail: { byPost: boolean; waiting: number; oldestWaiting: Date | null; inTrouble: number; givenUp: number };
  /** `waiting` events are tried again by themselves, `parked` ones wait for a person. */
  gateway: { mode: 'test' | 'live'; lastEvent: Date | null; waiting: number; parked: number };
  /** `files`: how many were kept with it; null: it only lists them. */
  lastBackup: { madeAt: Date; rows: number; files: number | null } | null;
  /** When a restore drill was equal and noted. */
  lastDrill: Date | null;
};

/** The state of the site's parts, measured now. */
export async function getHealth(services: Services): Promise<Health> {
  const { db, config, payments } = services;
  const begun = performance.now();
  const { rows } = await sql<{ bytes: string; version: string }>`
    select pg_database_size(current_database())::text as bytes, current_setting('server_version') as version
  `.execute(db);
  const ms = Math.round(performance.now() - begun);
  const [disk, mail, events, backup, drill] = await Promise.all([
    diskOf(config.dataFolder),
    db
      .selectFrom('letters')
      .select((row) => [
        row.fn.countAll<number>().filterWhere('state', '=', 'queued').as('waiting'),
        row.fn.min('created_at').filterWhere('state', '=', 'queued').as('oldest'),
        row.fn
          .countAll<number>()
          .filterWhere(row.and([row('state', '=', 'queued'), row('last_error', 'is not', null)]))
          .as('trouble'),
        row.fn.countAll<number>().filterWhere('state', '=', 'given-up').as('givenUp'),
      ])
      .where('state', '!=', 'sent')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('gateway_events')
      .select((row) => [
        row.fn.max('received_at').as('last'),
        row
          .selectFrom('gateway_events as waiting')
          .where('outcome', 'is', null)
          .where('parked_at', 'is', null)
          .select((each) => each.fn.countAll<number>().as('n'))
          .as('waiting'),
        row
          .selectFrom('gateway_events as parked')
          .where('outcome', 'is', null)
          .where('parked_at', 'is not', null)
          .select((each) => each.fn.countAll<number>().as('n'))
          .as('parked'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('backups')
      .select(['made_at as madeAt', 'row_count as rows', 'file_count as files'])
      .orderBy('made_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('restore_drills')
      .select((row) => row.fn.max('equal_at').as('last'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    database: { ms, bytes: Number(rows[0]?.bytes ?? 0), version: rows[0]?.version ?? '' },
    disk,
    mail: {
      byPost: config.smtpUrl !== null,
      waiting: Number(mail.waiting),
      oldestWaiting: mail.oldest,
      inTrouble: Number(mail.trouble),
      givenUp: Number(mail.givenUp),
    },
    gateway: {
      mode: payments.mode,
      lastEvent: events.last,
      waiting: Number(events.waiting ?? 0),
      parked: Number(events.parked ?? 0),
    },
    lastBackup: backup ? { ...backup, rows: Number(backup.rows) } : null,
    lastDrill: drill.last,
  };
}

async function diskOf(folder: string): Promise<Health['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}

export type JobState = {
  name: string;
  everySeconds: number;
  ranAt: Date;
  ms: number;
  failedAt: Date | null;
  error: string | null;
};

const month = 30 * 86_400_000;

/**
 * Every job of the site with its last run. Each has one when the site starts; one that no longer
 * exists is dropped in a month.
 */
export async function listJobs({ db, clock }: Services): Promise<JobState[]> {
  return db
    .selectFrom('job_runs')
    .select([
      'name',
      'every_seconds as everySeconds',
      'ran_at as ranAt',
      'ms',
      'failed_at as failedAt',
      'error',
    ])
    .where('ran_at', '>', new Date(clock().getTime() - month))
    .orderBy('name')
    .execute();
}

/**
 * Letters that the mail server did not take, the newest first. The address is masked: who needs it
 * finds the person.
 */
export async function listLettersInTrouble({ db }: Services, limit = 50) {
  const rows = await db
    .selectFrom('letters')
    .select(['id', 'kind', 'recipient', 'language', 'state', 'tries', 'last_error as error'])
    .select(['created_at as createdAt', 'next_try_at as nextTryAt'])
    .where('last_error', 'is not', null)
    .where('state', '!=', 'sent')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ recipient, error, ...row }) => ({
    ...row,
    to: maskedAddress(recipient),
    error: error?.replaceAll(recipient, maskedAddress(recipient)) ?? '',
  }));
}

/** 'a…@example.com'. */
function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at > 0 ? `${address.charAt(0)}…${address.slice(at)}` : '…';
}

/**
 * The gateway's events, the newest first; those that wait for a person before all others, then
 * those that are retried automatically.
 */
export async function listGatewayEvents({ db }: Services, limit = 50) {
  const rows = await db
    .selectFrom('gateway_events')
    .select(['id', 'kind', 'gateway_order_id as orderId', 'payment_id as paymentId', 'outcome', 'snapshot'])
    .select(['received_at as receivedAt', 'tries', 'last_error as error', 'next_try_at as nextTryAt'])
    .select('parked_at as parkedAt')
    .orderBy(sql`outcome is null and parked_at is not null`, 'desc')
    .orderBy(sql`outcome is null`, 'desc')
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ snapshot, parkedAt, ...row }) => ({
    ...row,
    parked: row.outcome === null && parkedAt !== null,
    says: snapshot === null ? null : summaryOf(reviveSnapshot(snapshot)),
  }));
}

function summaryOf({ amount, currency, refunded }: PaymentSnapshot) {
  return { amount, currency, refunded };
}

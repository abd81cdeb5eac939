import { sql } from 'kysely';
import { templeDayStart } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';

export type AuditFilters = {
  personId: string | null;
  /** 'receipt' finds 'receipt.resent'. */
  noun: string | null;
  subject: string | null;
  /** First and last day in India. */
  from: string | null;
  to: string | null;
  /** The id of the entry after which this page begins. */
  after: string | null;
};

export type AuditRow = {
  id: string;
  at: Date;
  personId: string;
  /** Null for somebody who no longer has an account. */
  name: string | null;
  action: string;
  subject: string;
  details: Record<string, unknown>;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** Null once it is deleted (limits.ts, auditPlaceDays). */
  address: string | null;
};

const perPage = 50;

/**
 * Former names of nouns in the log: its rows are never changed, and are read under today's name.
 */
const formerNouns: Record<string, string> = { 'receiving-body': 'legal-entity' };

function nounNow(noun: string): string {
  return formerNouns[noun] ?? noun;
}

function allSpellings(noun: string): string[] {
  return [noun, ...Object.keys(formerNouns).filter((former) => formerNouns[former] === noun)];
}

function actionNow(action: string): string {
  const [noun = '', ...rest] = action.split('.');
  return [nounNow(noun), ...rest].join('.');
}

/** Newest first, by keyset and not by offset: the thousandth page is as fast as the first. */
export async function listAudit(
  { db }: Services,
  filters: AuditFilters,
): Promise<{ rows: AuditRow[]; more: boolean }> {
  const dayAfter = (day: string) => new Date(templeDayStart(day).getTime() + 86_400_000);
  const rows = await db
    .selectFrom('audit_log as log')
    .leftJoin('people', 'people.id', 'log.person_id')
    .leftJoin('audit_places as place', 'place.audit_id', 'log.id')
    .select(['log.id', 'log.at', 'log.person_id as personId', 'people.name', 'action', 'subject'])
    .select(['details', 'before', 'after', 'address'])
    .$if(filters.personId !== null, (query) => query.where('log.person_id', '=', filters.personId))
    .$if(filters.noun !== null, (query) =>
      query.where(sql<boolean>`split_part(action, '.', 1) = any(${allSpellings(filters.noun ?? '')})`),
    )
    .$if(filters.subject !== null, (query) => query.where('subject', '=', filters.subject))
    .$if(filters.from !== null, (query) => query.where('log.at', '>=', templeDayStart(filters.from ?? '')))
    .$if(filters.to !== null, (query) => query.where('log.at', '<', dayAfter(filters.to ?? '')))
    .$if(filters.after !== null, (query) =>
      query.where(
        sql<boolean>`(log.at, log.id) < (select at, id from audit_log where id = ${filters.after})`,
      ),
    )
    .orderBy('log.at', 'desc')
    .orderBy('log.id', 'desc')
    .limit(perPage + 1)
    .execute();
  const page = rows.slice(0, perPage) as AuditRow[];
  return {
    rows: page.map((row) => ({ ...row, action: actionNow(row.action) })),
    more: rows.length > perPage,
  };
}

/** Actors and nouns in the newest part of the log, for its filters. */
export async function listAuditChoices({ db }: Services) {
  const recent = db
    .selectFrom('audit_log')
    .select(['person_id', 'action'])
    .orderBy('at', 'desc')
    .limit(5_000)
    .as('recent');
  const [nouns, people] = await Promise.all([
    db
      .selectFrom(recent)
      .select(sql<string>`split_part(action, '.', 1)`.as('noun'))
      .distinct()
      .orderBy('noun')
      .execute(),
    db
      .selectFrom(recent)
      .innerJoin('people', 'people.id', 'recent.person_id')
      .select(['people.id', 'people.name'])
      .distinct()
      .orderBy('people.name')
      .execute(),
  ]);
  return { nouns: [...new Set(nouns.map(({ noun }) => nounNow(noun)))].sort(), people };
}

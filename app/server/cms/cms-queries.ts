import { type ExpressionBuilder, sql } from 'kysely';
import type { CmsRow, ContentKind } from '#core/cms/content-kind.ts';
import { type RowState, rowStateOf } from '#core/cms/row-state.ts';
import { type Paging, pagingOf } from '#core/content/paging.ts';
import { likeAnywhere } from '../db/like.ts';
import type { Services } from '../services.ts';
import { type ContentRow, cmsTables } from './cms-tables.ts';

type Reading = Pick<Services, 'db' | 'clock'>;

/** Kinds that the staff order by hand are short and fit on one page. */
const pageSize = { ordered: 200, dated: 25 };

export type CmsListRow = {
  id: string;
  title: string;
  picture: string | null;
  note: string;
  state: RowState;
  /** When it appears or appeared; null where a kind has no such date. */
  since: Date | null;
  address: string;
  /** Rows of one group have an order among themselves. */
  group: string;
};
export type CmsQuery = { words: string; state: string; page: string | null };

/** The rows of a kind, as the cms lists them; null where there is no such page. */
export async function listCmsRows(
  services: Reading,
  kind: ContentKind,
  query: CmsQuery,
): Promise<{ rows: CmsListRow[]; count: number; paging: Paging } | null> {
  const now = services.clock();
  const found = matching(services, kind, query);
  const { count } = await found
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const size = kind.ordered ? pageSize.ordered : pageSize.dated;
  const paging = pagingOf(query.page, count, size);
  if (!paging) return null;
  let sorted = found.selectAll();
  for (const column of kind.orderedWithin ?? []) sorted = sorted.orderBy(column, 'desc');
  const rows = await sorted
    .orderBy(kind.sort.column, kind.sort.down ? 'desc' : 'asc')
    .orderBy('id')
    .limit(size)
    .offset(paging.offset)
    .execute();
  return { rows: rows.map((row) => toListRow(kind, row as ContentRow, now)), count, paging };
}

function matching({ db, clock }: Reading, kind: ContentKind, { words, state }: CmsQuery) {
  let found = cmsTables(db).selectFrom(kind.table);
  const columns = kind.fields
    .filter(({ type }) => type === 'text' || type === 'rich')
    .map(({ path }) => path);
  for (const word of words.split(/\s+/).filter(Boolean).slice(0, 6)) {
    const like = likeAnywhere(word);
    found = found.where((where) => where.or(columns.map((column) => where(column, 'ilike', like))));
  }
  return state === '' ? found : found.where((where) => inState(where, kind, state, clock()));
}

type Where = ExpressionBuilder<Record<string, ContentRow>, string>;

function inState(where: unknown, { life }: ContentKind, state: string, now: Date) {
  const each = where as Where;
  if (life === 'shown') return each('published', '=', state === 'live');
  if (life === 'status') return each('status', '=', state === 'live' ? 'live' : 'draft');
  const seen = life === 'timed' ? sql<boolean>`true` : each('status', '=', 'live');
  if (state === 'live') return each.and([seen, each('publish_at', '<=', now)]);
  if (state === 'scheduled') return each.and([seen, each('publish_at', '>', now)]);
  return life === 'timed' ? sql<boolean>`false` : each('status', '=', state);
}

function toListRow(kind: ContentKind, row: ContentRow, now: Date): CmsListRow {
  return {
    id: row.id,
    title: String(row[kind.title]),
    picture: kind.picture ? pictureOf(row[kind.picture]) : null,
    note: kind.note?.(row as unknown as CmsRow) ?? '',
    state: rowStateOf(kind, row, now),
    since: row.publish_at ?? null,
    address: kind.address(row as unknown as CmsRow & { id: string }),
    group: (kind.orderedWithin ?? []).map((column) => String(row[column])).join(' '),
  };
}

function pictureOf(value: unknown): string | null {
  const first = Array.isArray(value) ? (value[0] as { image?: string } | undefined)?.image : value;
  return typeof first === 'string' && first !== '' && !/\.(mp4|mp3)$/.test(first) ? first : null;
}

/** One row as its table has it; null when there is none. */
export async function findCmsRow(
  { db }: Pick<Services, 'db'>,
  kind: ContentKind,
  id: string,
): Promise<ContentRow | null> {
  const row = await cmsTables(db).selectFrom(kind.table).selectAll().where('id', '=', id).executeTakeFirst();
  return (row as ContentRow | undefined) ?? null;
}

export type Revision = { version: number; savedAt: Date; savedBy: string | null };

/** The last saves of a row, newest first. */
export async function listRevisions(
  { db }: Pick<Services, 'db'>,
  kind: Pick<ContentKind, 'name'>,
  id: string,
): Promise<Revision[]> {
  return db
    .selectFrom('content_revisions')
    .leftJoin('people', 'people.id', 'content_revisions.saved_by')
    .select(['version', 'saved_at as savedAt', 'people.name as savedBy'])
    .where('kind', '=', kind.name)
    .where('row_id', '=', id)
    .orderBy('version', 'desc')
    .limit(50)
    .execute();
}

/** A row as of one of its versions; null when that is not stored. */
export async function findRevision(
  { db }: Pick<Services, 'db'>,
  kind: Pick<ContentKind, 'name'>,
  id: string,
  version: number,
): Promise<Record<string, unknown> | null> {
  const revision = await db
    .selectFrom('content_revisions')
    .select('row')
    .where('kind', '=', kind.name)
    .where('row_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return revision?.row ?? null;
}

export type BinnedRow = { id: string; title: string; binnedAt: Date; binnedBy: string | null };

/** What was deleted of a kind in the last 30 days, newest first. */
export async function listBinned({ db }: Pick<Services, 'db'>, kind: ContentKind): Promise<BinnedRow[]> {
  return db
    .selectFrom('content_bin')
    .leftJoin('people', 'people.id', 'content_bin.binned_by')
    .select(['content_bin.id', 'title', 'binned_at as binnedAt', 'people.name as binnedBy'])
    .where('kind', '=', kind.name)
    .orderBy('binned_at', 'desc')
    .limit(100)
    .execute();
}

import { type RawBuilder, sql } from 'kysely';
import type { SitePageKind } from '#core/content/site-page.ts';
import { excerptAround, type MarkedText, markWords } from '#core/search/excerpt-around.ts';
import { type SearchTerm, searchTerms, tsqueryOf } from '#core/search/search-terms.ts';
import { language } from '#messages/language.ts';
import type { Services } from '../services.ts';

export type SearchHit = { path: string; kind: SitePageKind; title: MarkedText; excerpt: MarkedText };
export type SearchResult = {
  hits: SearchHit[];
  /** How many there are in all, the shown ones included. */
  total: number;
  /** No page has all the words: these have some of them. */
  loose: boolean;
};

const excerptLength = 180;

/**
 * Pages that match what was typed, the most likely first. Typed text is words to look for and
 * nothing else.
 */
export async function searchSite(
  { db }: Pick<Services, 'db'>,
  typed: string,
  limit: number,
): Promise<SearchResult> {
  const terms = searchTerms(typed);
  if (terms.length === 0) return { hits: [], total: 0, loose: false };
  // Text for the database has no NUL.
  const name = typed.replace(/\p{Cc}/gu, '').trim();
  const find = (all: boolean) => findPages(db, name, terms, all, limit);
  const strict = await find(true);
  if (strict.total > 0 || terms.length === 1) return { ...strict, loose: false };
  const some = await find(false);
  return { ...some, loose: some.total > 0 };
}

async function findPages(db: Services['db'], name: string, terms: SearchTerm[], all: boolean, limit: number) {
  const query = sql`${tsqueryOf(terms, all)}::tsquery`;
  const rows = await db
    .selectFrom('search_documents')
    .select(['path', 'kind', 'title', 'summary', 'words'])
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where('language', '=', language)
    .where(matches(query))
    // The page with this very title comes first.
    .orderBy(sql`lower(title) = lower(${name})`, 'desc')
    // 1: a text is not ranked higher for being long.
    .orderBy(sql`ts_rank('{0.1, 0.2, 0.4, 1.0}', lexemes, ${query}, 1)`, 'desc')
    .orderBy('path')
    .limit(limit)
    .execute();
  const hits = rows.map(({ path, kind, title, summary, words }) => ({
    path,
    kind,
    title: markWords(title, terms),
    excerpt: excerptOfPage(summary, words, terms),
  }));
  return { hits, total: rows[0]?.total ?? 0 };
}

/** In another language a page is also found by its English words. */
function matches(query: RawBuilder<unknown>): RawBuilder<boolean> {
  const own = sql<boolean>`lexemes @@ ${query}`;
  if (language === 'en') return own;
  return sql<boolean>`(${own} or exists (select from search_documents as english
    where english.language = 'en' and english.path = search_documents.path and english.lexemes @@ ${query}))`;
}

/** The summary if it has what was looked for, else the place in the text that does. */
function excerptOfPage(summary: string, words: string, terms: SearchTerm[]): MarkedText {
  const marked = markWords(summary, terms);
  if (words === '' || marked.some((part) => part.marked)) return marked;
  const around = excerptAround(words, terms, excerptLength);
  return around.some((part) => part.marked) ? around : marked;
}

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { SitePage } from '#core/content/site-page.ts';
import { documentLexemes } from '#core/search/document-lexemes.ts';
import { language } from '#messages/language.ts';
import type { Services } from '../services.ts';
import { cachedAnswer } from '../settings/cached-answer.ts';

/**
 * What becomes public by the clock alone (a blog dated ahead) is found after so long at the latest.
 */
const freshMs = 60_000;
const lockKey = 7_403_224;

/**
 * Updates the search index of the site's language from its pages. Once a process and content
 * change, or a minute; further callers wait for the running one. What has not changed is not
 * written, so that with nothing new it is one read.
 */
export function refreshSearch(services: Services, readPages: () => Promise<SitePage[]>): Promise<void> {
  return cachedAnswer(
    services,
    'search',
    (now) => now + freshMs,
    async () => writeChanges(services, await readPages()),
  );
}

async function writeChanges({ db }: Services, pages: SitePage[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Two processes that hear of one change write it one after the other.
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx);
    const stored = await trx
      .selectFrom('search_documents')
      .select(['path', 'digest'])
      .where('language', '=', language)
      .execute();
    const known = new Map(stored.map(({ path, digest }) => [path, digest]));
    const rows = [...new Map(pages.map((page) => [page.path, toRow(page)])).values()];
    for (const row of rows) {
      if (known.get(row.path) === row.digest) continue;
      await trx
        .insertInto('search_documents')
        .values(row)
        .onConflict((conflict) => conflict.columns(['language', 'path']).doUpdateSet(row))
        .execute();
    }
    const paths = rows.map(({ path }) => path);
    await trx
      .deleteFrom('search_documents')
      .where('language', '=', language)
      .where('path', '<>', sql<string>`all(${paths})`)
      .execute();
  });
}

function toRow({ path, kind, title, summary, words }: SitePage) {
  const lexemes = documentLexemes({ title, summary, words });
  const digest = createHash('sha256')
    .update(JSON.stringify([kind, title, summary, words, lexemes]))
    .digest('base64url');
  return { language, path, kind, title, summary, words, lexemes, digest };
}

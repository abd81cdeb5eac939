import { sql } from 'kysely';
import type { Blog, BlogCard } from '#core/content/blog.ts';
import { excerptOf, previewOf } from '#core/content/preview.ts';
import type { Services } from '../services.ts';
import { cleanRichText } from './rich-text.ts';

/** Enough of the beginning for a preview, however the text is marked up. */
const beginning = 2_000;
/** The API answers whole texts; older ones are read on the site's own pages. */
const apiLimit = 100;

type Reading = Pick<Services, 'db' | 'clock'>;

/** Published blogs, newest first. */
export async function listLatestBlogs(services: Reading, limit: number, offset = 0): Promise<BlogCard[]> {
  const rows = await published(services)
    .select(['id', 'title', 'image', 'image_alt', 'publish_at'])
    .select(sql<string>`left(description, ${beginning})`.as('beginning'))
    .orderBy('publish_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    picture: { image: row.image, alt: row.image_alt },
    publishedAt: row.publish_at,
    preview: previewOf(row.beginning),
    excerpt: excerptOf(row.beginning, 190),
  }));
}

export async function countBlogs(services: Reading): Promise<number> {
  const { count } = await published(services)
    .select((db) => db.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest published blogs whole, oldest of them first: the API's readers reverse the list (spec 7). */
export async function listBlogsForApi(services: Reading): Promise<Blog[]> {
  const rows = await published(services)
    .selectAll()
    .orderBy('publish_at', 'desc')
    .orderBy('id')
    .limit(apiLimit)
    .execute();
  return rows.reverse().map(toBlog);
}

/** Null when there is none, or it is not published (yet). */
export async function findBlog(services: Reading, id: string): Promise<Blog | null> {
  const row = await published(services).selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toBlog(row) : null;
}

function published({ db, clock }: Reading) {
  return db.selectFrom('blogs').where('status', '=', 'live').where('publish_at', '<=', clock());
}

type Row = {
  id: string;
  title: string;
  description: string;
  image: string;
  image_alt: string;
  tags: string[];
  publish_at: Date;
};

function toBlog(row: Row): Blog {
  return {
    id: row.id,
    title: row.title,
    picture: { image: row.image, alt: row.image_alt },
    publishedAt: row.publish_at,
    description: cleanRichText(row.description),
    tags: row.tags,
  };
}

import { sql } from 'kysely';
import type { Blog, BlogCard } from '#core/content/blog.ts';
import type { Picture } from '#core/content/picture.ts';
import { excerptOf, previewOf } from '#core/content/preview.ts';
import { showRichText } from '../rich-text/rich-text.ts';
import type { Services } from '../services.ts';
import { translated, translatedText } from '../translations/translated.ts';
import { sharedTags } from './shared-tags.ts';

/** Enough characters for a preview, however the text is marked up. */
const beginning = 2_000;
/** The API answers whole texts; older ones are read on the site's own pages. */
const apiLimit = 100;

/** Which columns the words of a row are. */
const altWords = { alt: 'image_alt' };
const cardWords = { ...altWords, beginning: 'description' };

type Reading = Pick<Services, 'db' | 'clock'>;

/** Published blogs, newest first. */
export async function listLatestBlogs(services: Reading, limit: number, offset = 0): Promise<BlogCard[]> {
  const rows = await cards(services)
    .orderBy('publish_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return (await translated(services, 'blogs', rows, cardWords)).map(toCard);
}

/** What else to read after a blog: those that share most of its tags, then the newest. */
export async function listRelatedBlogs(
  services: Reading,
  blog: Pick<Blog, 'id' | 'tags'>,
  limit: number,
): Promise<BlogCard[]> {
  const rows = await cards(services)
    .where('id', '<>', blog.id)
    .orderBy(sharedTags(blog.tags), 'desc')
    .orderBy('publish_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return (await translated(services, 'blogs', rows, cardWords)).map(toCard);
}

/** Every published blog with its text and its last change, for search and sitemap. */
export async function listBlogTexts(services: Reading) {
  const rows = await published(services)
    .select(['id', 'title', 'image', 'description', 'updated_at as changedAt'])
    .orderBy('id')
    .execute();
  return translated(services, 'blogs', rows);
}

export async function countBlogs(services: Reading): Promise<number> {
  const { count } = await published(services)
    .select((db) => db.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The newest published blogs in full, oldest of them first: the API's readers reverse the list
 * (rule S68).
 */
export async function listBlogsForApi(services: Reading): Promise<Blog[]> {
  return (await listBlogsForFeed(services, apiLimit)).reverse();
}

/** The newest published blogs in full. */
export async function listBlogsForFeed(services: Reading, limit: number): Promise<Blog[]> {
  const rows = await whole(services).orderBy('publish_at', 'desc').orderBy('id').limit(limit).execute();
  return (await translated(services, 'blogs', rows, altWords)).map(toBlog);
}

/** Null when there is none, or it is not published (yet). */
export async function findBlog(services: Reading, id: string): Promise<Blog | null> {
  const found = await whole(services).where('id', '=', id).executeTakeFirst();
  const row = await translatedText(services, 'blogs', found, 'description', altWords);
  return row ? toBlog(row) : null;
}

function cards(services: Reading) {
  return published(services)
    .select(['id', 'title', 'image', 'image_alt as alt', 'publish_at as publishedAt'])
    .select(sql<string>`left(description, ${beginning})`.as('beginning'));
}

type CardRow = Omit<BlogCard, 'picture' | 'preview' | 'excerpt'> & Picture & { beginning: string };

function toCard({ image, alt, beginning: text, ...row }: CardRow): BlogCard {
  return { ...row, picture: { image, alt }, preview: previewOf(text), excerpt: excerptOf(text, 190) };
}

function published({ db, clock }: Reading) {
  return db.selectFrom('blogs').where('status', '=', 'live').where('publish_at', '<=', clock());
}

/** With their whole texts. */
function whole(services: Reading) {
  return published(services)
    .select(['id', 'title', 'description', 'image', 'image_alt as alt', 'tags'])
    .select(['publish_at as publishedAt', 'updated_at as changedAt']);
}

type Row = Omit<Blog, 'picture' | 'description'> & Picture & { description: string };

function toBlog({ image, alt, description, ...row }: Row): Blog {
  return { ...row, picture: { image, alt }, description: showRichText(description) };
}

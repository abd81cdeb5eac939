import { data } from 'react-router';
import { excerptOf } from '#core/content/preview.ts';
import { longDate } from '#core/time/date-words.ts';
import { templeIso } from '#core/time/temple-day.ts';
import * as m from '#messages/blogs.ts';
import { language } from '#messages/language.ts';
import { admin } from '#messages/reading.ts';
import { findBlog, listRelatedBlogs } from '#server/content/blogs-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { findPictureCredit } from '#server/media/media-queries.ts';
import { servicesContext } from '#server/services.ts';
import { feedLink, pageMeta, shareImage, templeOf } from '#site/frame/page-meta.ts';
import { breadcrumbData } from '#site/frame/structured-data.ts';
import { BlogCards } from '#site/reading/blog-cards.tsx';
import { toBlogRow } from '#site/reading/content-rows.ts';
import { Reading } from '#site/reading/reading.tsx';
import { filmFrames } from '#site/reading/rich-text.tsx';
import { href, plainHref } from '#ui/href.ts';
import { pictureSource } from '#ui/photo-files.ts';
import type { Route } from './+types/single-blog.route';

export const handle = { publicPage: { seconds: 300, frames: filmFrames } } satisfies PublicRoute;

const list = { to: href('/blogs'), label: m.blogs, back: m.allBlogs };
const shownRelated = 4;

export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const services = context.get(servicesContext);
  const blog = await findBlog(services, params.id);
  if (!blog) throw data(null, { status: 404 });
  const related = await listRelatedBlogs(services, blog, shownRelated);
  return {
    title: blog.title,
    html: blog.description,
    textLang: blog.textLang,
    picture: { ...blog.picture, image: pictureSource(blog.picture.image) },
    credit: await findPictureCredit(services, blog.picture.image),
    date: longDate(blog.publishedAt),
    published: templeIso(blog.publishedAt),
    changed: templeIso(blog.changedAt > blog.publishedAt ? blog.changedAt : blog.publishedAt),
    related: related.map(toBlogRow),
    summary: excerptOf(blog.description, 155),
    url: `${services.config.publicUrl}${plainHref('/blogs/single-blog/:id', { id: blog.id })}`,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, summary, url, published, changed, picture } = loaderData;
  return [
    ...pageMeta(matches, {
      title: ({ full }) => `${title} | ${full}`,
      description: summary,
      url,
      type: 'article',
      picture: picture.image,
    }),
    feedLink(matches),
    { 'script:ld+json': breadcrumbData(url, [list], title) },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        inLanguage: language,
        description: summary,
        image: shareImage(url, picture.image),
        datePublished: published,
        dateModified: changed,
        author: { '@type': 'Person', name: admin },
        publisher: { '@type': 'Organization', name: templeOf(matches).full },
        mainEntityOfPage: url,
      },
    },
  ];
}

/** The author is always shown as Admin (rule S31). */
export default function SingleBlog({ loaderData }: Route.ComponentProps) {
  const { date, published, related } = loaderData;
  return (
    <Reading
      {...loaderData}
      list={list}
      nextTitle={m.moreToRead}
      next={related.length > 0 && <BlogCards blogs={related} />}
    >
      <p className="muted">
        <time dateTime={published}>{date}</time> · {admin}
      </p>
    </Reading>
  );
}

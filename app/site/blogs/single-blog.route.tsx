import { data } from 'react-router';
import { indianIso, longDate } from '#core/content/date-words.ts';
import { excerptOf } from '#core/content/preview.ts';
import { findBlog } from '#server/content/blogs-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { pageMeta } from '#site/shared/page-meta.ts';
import { Reading } from '#site/shared/reading.tsx';
import type { Route } from './+types/single-blog.route';

export const handle = { publicPage: { seconds: 300 } } satisfies PublicRoute;

export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const services = context.get(servicesContext);
  const blog = await findBlog(services, params.id);
  if (!blog) throw data(null, { status: 404 });
  return {
    title: blog.title,
    html: blog.description,
    picture: blog.picture,
    date: longDate(blog.publishedAt),
    published: indianIso(blog.publishedAt),
    summary: excerptOf(blog.description, 155),
    url: `${services.config.publicUrl}/blogs/single-blog/${encodeURIComponent(blog.id)}`,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, summary, url, published } = loaderData;
  return [
    ...pageMeta({ title, description: summary, url, type: 'article' }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        datePublished: published,
        author: { '@type': 'Person', name: 'Admin' },
        mainEntityOfPage: url,
      },
    },
  ];
}

/** The author is always shown as Admin (spec 3). */
export default function SingleBlog({ loaderData }: Route.ComponentProps) {
  const { title, html, picture, date, published } = loaderData;
  return (
    <Reading
      title={title}
      picture={picture}
      html={html}
      list={{ to: '/blogs', label: 'Blogs', back: 'All blogs' }}
    >
      <p className="muted">
        <time dateTime={published}>{date}</time> · Admin
      </p>
    </Reading>
  );
}

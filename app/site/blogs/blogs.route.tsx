import { data } from 'react-router';
import { pagingOf } from '#core/content/paging.ts';
import * as m from '#messages/blogs.ts';
import { countBlogs, listLatestBlogs } from '#server/content/blogs-queries.ts';
import { anyPage, type PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { feedLink, pageMeta, type TempleName } from '#site/frame/page-meta.ts';
import { BlogCards } from '#site/reading/blog-cards.tsx';
import { toBlogRow } from '#site/reading/content-rows.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { HeadedPage } from '#ui/headed-page.tsx';
import { plainHref } from '#ui/href.ts';
import { Pagination } from '#ui/tabs/pagination.tsx';
import type { Route } from './+types/blogs.route';
import './blogs.css';

const pageSize = 12;

export const handle = { publicPage: { seconds: 60, query: { page: anyPage } } } satisfies PublicRoute;

export async function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const services = context.get(servicesContext);
  const pageParam = new URL(request.url).searchParams.get('page');
  const paging = pagingOf(pageParam, await countBlogs(services), pageSize);
  if (!paging) throw data(null, { status: 404 });
  const [blogs, { activityWords, activitySearch }] = await Promise.all([
    listLatestBlogs(services, pageSize, paging.offset),
    getTempleSettings(services),
  ]);
  return {
    words: activityWords.blogs,
    search: activitySearch.blogs,
    none: blogs.length === 0 ? activityWords.noBlogs : null,
    blogs: blogs.map(toBlogRow),
    paging,
    url: `${services.config.publicUrl}${plainHref('/blogs')}`,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page } = loaderData.paging;
  return [
    ...pageMeta(matches, {
      ...loaderData.search,
      ...(page > 1 && { title: ({ full }: TempleName) => `${m.blogsPage(page)} | ${full}` }),
      picture: 'srila-prabhupada-legacy',
      url: page > 1 ? `${loaderData.url}?page=${page}` : loaderData.url,
    }),
    feedLink(matches),
  ];
}

export default function Blogs({ loaderData: { words, none, blogs, paging } }: Route.ComponentProps) {
  return (
    <HeadedPage head={words}>
      {none ? (
        <EmptyState picture="shop-books" title={none.title}>
          {none.lead}
        </EmptyState>
      ) : (
        <div className={paging.page === 1 ? 'newest-large' : undefined}>
          <BlogCards blogs={blogs} heading="h2" />
        </div>
      )}
      <Pagination page={paging.page} pages={paging.pages} hrefOf={(page) => `/blogs?page=${page}`} />
    </HeadedPage>
  );
}

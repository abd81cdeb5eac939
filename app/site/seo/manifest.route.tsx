import * as m from '#messages/frame.ts';
import { locale } from '#messages/language.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { templeName } from '#site/frame/page-meta.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/manifest.route';

export const handle = { publicPage: { seconds: 300 } } satisfies PublicRoute;

const icons = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The site's name on a phone's home screen: the temple's own name, from the settings. */
export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>): Promise<Response> {
  const { identity } = await getTempleSettings(context.get(servicesContext));
  const manifest = {
    name: templeName(identity).full,
    short_name: identity.name,
    description: m.appIsFor,
    lang: locale,
    start_url: plainHref('/'),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fffaf0',
    theme_color: '#15123a',
    icons,
    shortcuts: [
      { name: m.calendar, url: plainHref('/calender') },
      { name: m.donate, url: plainHref('/donate') },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}

import { data, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { appealOf, footerOf } from '#core/frame/page-frame.ts';
import { templeStatus } from '#core/hours/temple-status.ts';
import { commonPath } from '#core/language/languages.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { language } from '#messages/language.ts';
import { getCalendarToday } from '#server/calendar/today-queries.ts';
import { listPictureWords } from '#server/media/media-queries.ts';
import { servicesContext } from '#server/services.ts';
import { sectionOrNull } from '#server/settings/section-or-null.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import type { Route } from './+types/site-layout.route.ts';
import { alternatesOf, otherLocalesOf } from './alternates.ts';
import { ErrorPage } from './error-page.tsx';
import { errorMeta } from './page-meta.ts';
import { picturesOf, shellFactsOf } from './shell-facts.ts';
import { SiteShell } from './site-shell.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [settings, calendar] = await Promise.all([
    getTempleSettings(services),
    sectionOrNull(services, 'calendar of the schedule', () => getCalendarToday(services)),
  ]);
  if (language !== 'en' && !settings.languages[language]) throw data(null, { status: 404 });
  const wordsOf = await listPictureWords(services, picturesOf(settings));
  const path = commonPath(url.pathname);
  return {
    facts: shellFactsOf(
      settings,
      calendar?.greeting ?? null,
      wordsOf,
      templeDay(services.clock()).slice(0, 4),
    ),
    siteUrl: services.config.publicUrl,
    status: templeStatus(services.clock(), settings.openingHours),
    calendar,
    alternates: [
      ...alternatesOf(services.config.publicUrl, path, settings.languages),
      ...otherLocalesOf(settings.languages),
    ],
    frame: { footer: footerOf(path), floats: appealOf(path) === 'button' },
  };
}

/** Another day, tab or filter of the same page does not reload the layout's data. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const samePage = args.currentUrl.pathname === args.nextUrl.pathname;
  return samePage && args.formMethod === undefined ? false : args.defaultShouldRevalidate;
}

/** Pages have their own meta; for one that failed or is missing the layout sets it. */
export function meta({ error, matches }: Route.MetaArgs) {
  return error ? errorMeta(error) : matches.flatMap((match) => match?.meta ?? []);
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteShell {...loaderData}>
      <Outlet />
    </SiteShell>
  );
}

/** A page inside failed or was not found: the message is shown inside the layout. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <ErrorPage error={error} />;
  return (
    <SiteShell {...loaderData}>
      <ErrorPage error={error} />
    </SiteShell>
  );
}

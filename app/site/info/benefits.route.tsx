import { getInfoExtras } from '#server/content/info-extras.ts';
import { getInfoPage } from '#server/content/info-pages.ts';
import { listTestimonials } from '#server/content/testimonials-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { sectionOrNull } from '#server/settings/section-or-null.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { plainHref } from '#ui/href.ts';
import type { Route } from './+types/benefits.route';
import { infoMeta } from './info-meta.ts';
import { InfoView } from './info-view.tsx';
import { Testimonials } from './testimonials.tsx';
import './info.css';

export const handle = { publicPage: { seconds: 300 } } satisfies PublicRoute;

export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const services = context.get(servicesContext);
  const [found, testimonials, { visitWords }] = await Promise.all([
    getInfoPage(services, '/benefits-testimonials'),
    sectionOrNull(services, 'testimonials', () => listTestimonials(services)),
    getTempleSettings(services),
  ]);
  return {
    ...found,
    extras: await getInfoExtras(services, found.page),
    words: visitWords.testimonials,
    testimonials: testimonials ?? [],
    url: `${services.config.publicUrl}${plainHref('/benefits-testimonials')}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => infoMeta(loaderData, matches);

export default function Benefits({ loaderData }: Route.ComponentProps) {
  const { words, testimonials } = loaderData;
  return (
    <InfoView {...loaderData}>
      <Testimonials words={words} testimonials={testimonials} />
    </InfoView>
  );
}

import ArrowRight from 'lucide-react/icons/arrow-right';
import { data } from 'react-router';
import * as m from '#messages/services.ts';
import { findTempleService, listTempleServices } from '#server/content/services-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { findPictureCredit, findPictureWords } from '#server/media/media-queries.ts';
import { servicesContext } from '#server/services.ts';
import { pageMeta } from '#site/frame/page-meta.ts';
import { filmFrames, RichText } from '#site/reading/rich-text.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { PictureCredit } from '#ui/picture-credit.tsx';
import type { Route } from './+types/service.route';
import './services.css';

export const handle = { publicPage: { seconds: 300, frames: filmFrames } } satisfies PublicRoute;

export async function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const services = context.get(servicesContext);
  const service = await findTempleService(services, params.id);
  if (!service) throw data(null, { status: 404 });
  const others = (await listTempleServices(services)).filter(({ id }) => id !== service.id);
  const words = await findPictureWords(services, service.image);
  return {
    service,
    words,
    credit: await findPictureCredit(services, service.image),
    others,
    url: `${services.config.publicUrl}${plainHref('/services/:id', { id: service.id })}`,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { service, url } = loaderData;
  return pageMeta(matches, {
    title: (temple) => `${service.title} | ${temple.full}`,
    description: (temple) => m.serviceOf(service.summary, temple.within),
    url,
    picture: service.image,
  });
}

/** One of the services of the footer. */
export default function Service({ loaderData: { service, words, credit, others } }: Route.ComponentProps) {
  return (
    <>
      <article className="wrap service">
        <header>
          <Breadcrumbs here={service.title} />
          <h1>{service.title}</h1>
          <p className="lead">{service.summary}</p>
          <p>
            <ButtonLink to={service.link.to} icon={<Icon of={ArrowRight} />}>
              {service.link.label}
            </ButtonLink>
          </p>
        </header>
        <Picture name={service.image} alt={words} eager className="service-picture" />
        <PictureCredit credit={credit} />
        <RichText html={service.body} textLang={service.textLang} />
      </article>
      {others.length > 0 && (
        <section className="section" aria-labelledby="other-services">
          <div className="wrap">
            <h2 id="other-services" className="text-h3 mb-5">
              {m.otherServices}
            </h2>
            <ul className="service-cards">
              {others.map((other) => (
                <li key={other.id}>
                  <Card
                    to={href('/services/:id', { id: other.id })}
                    picture={other.image}
                    title={other.title}
                  >
                    {other.summary}
                  </Card>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}

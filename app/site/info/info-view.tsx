import type { InfoPage } from '#core/content/info-page.ts';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import { DonationBanner } from '#site/shared/donation-banner.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { ExploreMore, GiveCard, type NearPage } from './info-aside.tsx';
import { InfoParts } from './info-parts.tsx';

type InfoViewProps = { page: InfoPage; near: readonly NearPage[]; contact: TempleSettings['contact'] | null };

const trails = {
  about: { to: '/about', label: 'About Us' },
  activities: { to: '/events', label: 'Activities' },
  donation: { to: '/donation', label: 'Donation' },
};

/** An information page: art, a title card under a toran, words, the way on (VISUAL, 'Info page'). */
export function InfoView({ page, near, contact }: InfoViewProps) {
  if (page.group === 'legal') return <LegalPage page={page} near={near} contact={contact} />;
  const trail = trails[page.group];
  return (
    <>
      <div className="info-art">
        <Picture name={page.picture ?? ''} className="cover" eager />
      </div>
      <div className="wrap">
        <header className="info-title">
          <div className="toran" aria-hidden="true" />
          <Breadcrumbs trail={trail.to === page.path ? [] : [trail]} here={page.label} />
          <h1>{page.title}</h1>
          <p className="lead">{page.lead}</p>
          <NextSteps page={page} />
        </header>
        <div className="info-body">
          <article className="info-words info-opening">
            <InfoParts parts={page.parts} contact={contact} />
          </article>
          <aside className="info-aside" aria-label="More">
            <GiveCard />
            <ExploreMore pages={near} />
          </aside>
        </div>
      </div>
      <DonationBanner />
    </>
  );
}

/** Rules are read, not admired: no art and no toran, the quiet ground. */
function LegalPage({ page, near, contact }: InfoViewProps) {
  return (
    <div className="info-legal">
      <div className="wrap">
        <header>
          <Breadcrumbs here={page.label} />
          <h1>{page.title}</h1>
          <p className="muted">Dated {page.dated}</p>
          <p className="lead">{page.lead}</p>
        </header>
        <div className="info-body">
          <article className="info-words">
            <InfoParts parts={page.parts} contact={contact} />
            <NextSteps page={page} />
          </article>
          <aside className="info-aside" aria-label="More">
            <ExploreMore pages={near} />
          </aside>
        </div>
      </div>
    </div>
  );
}

function NextSteps({ page }: { page: InfoPage }) {
  return (
    <p className="row wrapx info-steps">
      {page.steps.map(({ label, to }, index) => (
        <ButtonLink key={to} to={to} look={index === 0 ? 'primary' : 'outline'}>
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}

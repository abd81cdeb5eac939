import type { ReactNode } from 'react';
import { type InfoPage, partsUnder } from '#core/content/info-page.ts';
import * as m from '#messages/info.ts';
import { language } from '#messages/language.ts';
import { inEnglishSoFar } from '#messages/reading.ts';
import { DonationBanner } from '#site/giving/banner/donation-banner.tsx';
import { ReadAloudButtons } from '#site/reading/read-aloud-buttons.tsx';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { PictureCredit } from '#ui/picture-credit.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { AppealCard, ExploreMore, type NearPage, TopicList } from './info-aside.tsx';
import { FactsRow } from './info-facts.tsx';
import { type Extras, InfoParts } from './info-parts.tsx';
import { infoTrails } from './info-trails.ts';

type InfoViewProps = {
  page: InfoPage;
  near: readonly NearPage[];
  extras: Extras;
  /** The requested tab, on a page that has tabs. */
  tab?: string | null;
  /** The breadcrumbs, when they are not those of its group. */
  trail?: readonly { to: string; label: string }[];
  /** A form beside the text instead of the donation card; on phones it comes first. */
  panel?: ReactNode;
  /** The face of whom the page is about, instead of a scene above it. */
  portrait?: { name: string; person: string; role: string; alt: string; credit: string };
  /** Sections of the page's own, full width, before its text. */
  before?: ReactNode;
  /** Sections of the page's own, full width, after its text. */
  children?: ReactNode;
};

/** An information page: art, a title card under a toran, facts, text, next steps (rule V6). */
export function InfoView(props: InfoViewProps) {
  const { page, near, extras, tab = null, trail, panel, portrait, before, children } = props;
  if (page.group === 'legal') return <LegalPage page={page} near={near} extras={extras} />;
  const way = (trail ?? infoTrails[page.group]).filter(({ to }) => to !== page.path);
  const topics = page.group === 'teachings' ? topicsOf(page, near) : null;
  const body = (
    <div className={`info-body ${topics ? 'has-side' : ''} ${panel ? 'has-side has-panel' : ''}`}>
      {topics && <TopicList topics={topics} here={page.path} />}
      {panel && (
        <div className="info-side" id="choose">
          {panel}
        </div>
      )}
      <Words page={page} tab={tab} extras={extras} />
      <aside className="info-aside" aria-label={m.more}>
        <AppealCard appeal={extras.appeal} />
        <ExploreMore pages={topics?.filter(({ path }) => path !== page.path) ?? near} />
        <PictureCredit credit={page.pictureCredit ?? ''} />
      </aside>
    </div>
  );
  return (
    <>
      <div className="wrap info-crumbs">
        <Breadcrumbs trail={way} here={page.label} />
      </div>
      {page.picture && !portrait ? (
        <div className="info-art">
          <Picture name={page.picture} alt={page.pictureAlt ?? ''} className="cover" eager sizes="100vw" />
        </div>
      ) : (
        <div className="info-art arches-row" />
      )}
      <div className="wrap">
        <header className="title-card info-title">
          <div className="toran" aria-hidden="true" />
          {portrait && <Portrait {...portrait} />}
          {portrait ? (
            <h1>
              {portrait.person}
              <span className="sr">, </span>
              <span className="info-role">{portrait.role}</span>
            </h1>
          ) : (
            <h1 lang={page.titleLang}>{page.title}</h1>
          )}
          <p className="lead" lang={page.leadLang}>
            {page.lead}
          </p>
          <FactsRow facts={extras.facts} />
          <NextSteps page={page} />
          <ReadAloudButtons place="on-edge" />
        </header>
        {!before && body}
      </div>
      {before}
      {before && <div className="wrap">{body}</div>}
      {children}
      {extras.appeal === 'banner' && <DonationBanner />}
    </>
  );
}

function Portrait({ credit, role, ...picture }: NonNullable<InfoViewProps['portrait']>) {
  return (
    <>
      <ArchPicture {...picture} ratio="3x4" eager className="info-portrait" sizes="180px" />
      <PictureCredit credit={credit} />
    </>
  );
}

function Words({ page, tab, extras }: { page: InfoPage; tab: string | null; extras: Extras }) {
  const { tabs, above, under } = partsUnder(page.parts, tab);
  return (
    <article className="info-words info-opening" lang={page.textLang}>
      {language !== 'en' && page.textLang && (
        <p className="sm muted" lang={language}>
          {inEnglishSoFar}
        </p>
      )}
      <InfoParts parts={above} extras={extras} />
      {tabs.length > 0 && (
        <>
          <Tabs
            label={page.label}
            even
            tabs={tabs.map(({ id, label, current }) => ({ to: `${page.path}?tab=${id}`, label, current }))}
          />
          <div className="info-words">
            <InfoParts parts={under} extras={extras} />
          </div>
        </>
      )}
    </article>
  );
}

/** The topics in one order, whichever is being read; their parent page is not one of them. */
function topicsOf(page: InfoPage, near: readonly NearPage[]): NearPage[] {
  return [page, ...near]
    .filter(({ path }) => path !== '/teachings')
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** Policy pages: no art and no toran, the plain ground. */
function LegalPage({ page, near, extras }: Pick<InfoViewProps, 'page' | 'near' | 'extras'>) {
  return (
    <div className="info-legal">
      <div className="wrap">
        <header>
          <Breadcrumbs here={page.label} />
          <h1 lang={page.titleLang}>{page.title}</h1>
          <p className="muted">{m.dated(page.dated ?? '')}</p>
          <p className="lead" lang={page.leadLang}>
            {page.lead}
          </p>
          <NextSteps page={page} />
          <ReadAloudButtons place="in-head" />
        </header>
        <div className="info-body">
          <article className="info-words" lang={page.textLang}>
            {language !== 'en' && page.textLang && (
              <p className="sm muted" lang={language}>
                {inEnglishSoFar}
              </p>
            )}
            <InfoParts parts={page.parts} extras={extras} />
          </article>
          <aside className="info-aside" aria-label={m.more}>
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

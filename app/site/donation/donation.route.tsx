import ArrowDown from 'lucide-react/icons/arrow-down';
import { data } from 'react-router';
import { spoken, type TempleSettings, templeDefaults } from '#core/content/temple-settings.ts';
import { categoryOf } from '#core/donations/category-names.ts';
import { causeCategories } from '#core/donations/cause.ts';
import type { NoneWords } from '#core/page-copy/page-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import * as m from '#messages/donation.ts';
import * as shows from '#messages/pictures.ts';
import { listCauses } from '#server/donations/cause-queries.ts';
import { listDonationOutcomes } from '#server/donations/outcome-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { anyAmountUpiQr } from '#server/qr/upi-qr.ts';
import { servicesContext } from '#server/services.ts';
import { findDonationsAccount } from '#server/settings/find-donations-account.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { searchMeta } from '#site/frame/search-meta.ts';
import { causeView } from '#site/giving/cause-view.ts';
import { DonationOutcomes } from '#site/giving/donation-outcomes.tsx';
import { usePagePicture } from '#site/reading/page-picture.tsx';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { href, plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { Route } from './+types/donation.route.ts';
import { CauseCard } from './cause-card.tsx';
import { categoryTabs } from './donation-categories.ts';
import { DonationCircle } from './donation-circle.tsx';
import { OfferingBar, OfferingPanel } from './offering-panel.tsx';
import { OtherWays } from './other-ways.tsx';
import './donation.css';

export const handle = {
  publicPage: { seconds: 60, query: { category: causeCategories } },
} satisfies PublicRoute;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const category = categoryOf(new URL(request.url).searchParams.get('category'));
  const today = templeDay(services.clock());
  const page = { category, url: `${services.config.publicUrl}${plainHref('/donation')}` };
  try {
    const [causes, accounts, { givingWords, givingSearch, circleTiers: tiers }, outcomes] = await Promise.all(
      [
        listCauses(services),
        findDonationsAccount(services),
        getTempleSettings(services),
        listDonationOutcomes(services, category === null ? [] : [category], 3),
      ],
    );
    const words = wordsOf(givingWords);
    const search = givingSearch.donation;
    return {
      ...page,
      words,
      search,
      tiers,
      accounts,
      outcomes,
      qr: accounts.upi && (await anyAmountUpiQr({ id: accounts.upi.id, name: accounts.upi.payee })),
      causes: causes.map((cause) => causeView(cause, today)),
    };
  } catch (error) {
    // Without its list the page says so, and is not cached.
    services.log.error({ err: error }, 'causes not listed');
    const { givingWords, givingSearch } = spoken(templeDefaults);
    const words = wordsOf(givingWords);
    const search = givingSearch.donation;
    const accounts = { bank: null, upi: null };
    return data(
      { ...page, words, search, tiers: [], accounts, outcomes: [], qr: null, causes: null },
      { status: 503 },
    );
  }
}

export const meta = searchMeta('food-for-life');

export default function Donation({ loaderData }: Route.ComponentProps) {
  const { category, words, tiers, causes, accounts } = loaderData;
  const present = new Set((causes ?? []).map((cause) => cause.category));
  const circleCause = causes?.find((cause) => cause.category === 'general');
  const listed = (causes ?? []).filter((cause) => category === null || cause.category === category);
  return (
    <>
      <section className="donation-hero">
        <div className="wrap">
          <div className="words">
            <span className="kicker">{words.top.kicker}</span>
            <h1>{words.top.title}</h1>
            <p className="lead">{words.top.lead}</p>
            <p className="mt-5">
              <ButtonLink
                to={`${href('/donation')}#donationcircle`}
                look="quiet"
                icon={<Icon of={ArrowDown} />}
              >
                {m.everyMonth(words.circle.title)}
              </ButtonLink>
            </p>
          </div>
          <div className="pic">
            <ArchPicture {...usePagePicture('donation', shows.heroTempleDusk)} ratio="16x10" outline />
          </div>
        </div>
      </section>
      <div className="wrap donation-lay">
        <div>
          {causes && causes.length > 0 && (
            <Tabs label={m.kindsOfCauses} tabs={categoryTabs(present, category)} />
          )}
          <h2 className="sr">{m.causes}</h2>
          <CauseList causes={causes === null ? null : listed} none={words.none} />
          <DonationOutcomes outcomes={loaderData.outcomes} />
        </div>
        <OfferingPanel causes={causes ?? []} />
      </div>
      <DonationCircle words={words.circle} tiers={tiers} causeId={circleCause?.id ?? null} />
      <OtherWays {...words.otherWays} {...accounts} qr={loaderData.qr} />
      <OfferingBar causes={causes ?? []} />
    </>
  );
}

function wordsOf({ donation, circle, otherWays, noCauses }: TempleSettings['givingWords']) {
  return { top: donation, circle, otherWays, none: noCauses };
}

type CauseListProps = { causes: React.ComponentProps<typeof CauseCard>['cause'][] | null; none: NoneWords };

function CauseList({ causes, none }: CauseListProps) {
  if (causes === null)
    return (
      <EmptyState
        picture="donate"
        title={m.notLoaded}
        actions={
          <ButtonLink to={href('/donation')} reloadDocument size="sm">
            {m.tryAgain}
          </ButtonLink>
        }
      >
        {m.notYourSide}
      </EmptyState>
    );
  if (causes.length === 0)
    return (
      <EmptyState
        picture="donate"
        title={none.title}
        actions={
          <ButtonLink to={href('/donate')} size="sm">
            {m.giveWhereNeeded}
          </ButtonLink>
        }
      >
        {none.lead}
      </EmptyState>
    );
  return (
    <div className="causes">
      {causes.map((cause) => (
        <CauseCard key={cause.id} cause={cause} />
      ))}
    </div>
  );
}

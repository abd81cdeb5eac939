import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { TempleStatus } from '#core/hours/temple-status.ts';
import type { CalendarToday } from '#server/calendar/today-queries.ts';
import { SlideWords } from '#site/giving/slide-words.ts';
import { PagePictures } from '#site/reading/page-picture.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { activeMenu } from './active-menu.ts';
import { CachedPart } from './cached-part.tsx';
import { DonateNowDialog } from './donate-now.tsx';
import { FloatingActions } from './floating-actions.tsx';
import { InlineScript } from './inline-script.tsx';
import { PageSkeleton, useSlowNavigation } from './page-skeleton.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { sessionScript } from './session-mark.ts';
import type { ShellFacts } from './shell-facts.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Header, page, footer and what floats over them. The same HTML for everybody. */
export function SiteShell({
  facts,
  status,
  calendar,
  children,
}: {
  facts: ShellFacts;
  status: TempleStatus;
  calendar: CalendarToday | null;
  children: ReactNode;
}) {
  const active = activeMenu(useLocation().pathname);
  const slow = useSlowNavigation();
  return (
    <PagePictures value={facts.pictures}>
      <SlideWords value={facts.slides}>
        <InlineScript code={sessionScript} />
        <SkipLink />
        <CachedPart name="header" facts={[facts, status, active]}>
          <SiteHeader facts={facts} status={status} active={active} />
        </CachedPart>
        <main id="main" tabIndex={-1} data-waiting={slow ?? undefined}>
          {children}
          {slow === 'page' && <PageSkeleton />}
        </main>
        <CachedPart name="footer" facts={[facts, calendar]}>
          <SiteFooter facts={facts} />
          <FloatingActions banner={facts.festivalBanner} />
          <DonateNowDialog modal={facts.donateModal} />
          <ScheduleDialog schedule={facts.schedule} calendar={calendar} />
        </CachedPart>
      </SlideWords>
    </PagePictures>
  );
}

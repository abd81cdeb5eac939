import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { FooterSize } from '#core/frame/page-frame.ts';
import type { TempleStatus } from '#core/hours/temple-status.ts';
import type { CalendarToday } from '#server/calendar/today-queries.ts';
import { SlideWords } from '#site/giving/banner/slide-words.ts';
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
import { visitScript } from './visit-mark.ts';

/** Header, page, footer and what floats over them. The same HTML for everybody. */
export function SiteShell({
  facts,
  status,
  calendar,
  frame,
  children,
}: {
  facts: ShellFacts;
  status: TempleStatus;
  calendar: CalendarToday | null;
  /** What stands around this page, decided by its address; `floats`: the Donate Now button. */
  frame: { footer: FooterSize; floats: boolean };
  children: ReactNode;
}) {
  const active = activeMenu(useLocation().pathname);
  const slow = useSlowNavigation();
  const beside = facts.festivalBanner ? 'greeting' : frame.floats ? 'donate' : undefined;
  return (
    <PagePictures value={facts.pictures}>
      <SlideWords value={facts.slides}>
        {/* Only the server's HTML runs them: browsers need not fetch them twice. */}
        <InlineScript code={import.meta.env.SSR ? sessionScript + visitScript : ''} />
        <SkipLink />
        <CachedPart name="header" facts={[facts, status, active, beside]}>
          <SiteHeader facts={facts} status={status} active={active} beside={beside} />
        </CachedPart>
        <main id="main" tabIndex={-1} data-waiting={slow ?? undefined}>
          {children}
          {slow === 'page' && <PageSkeleton />}
        </main>
        <CachedPart name="footer" facts={[facts, calendar, frame]}>
          <SiteFooter facts={facts} size={frame.footer} />
          <FloatingActions banner={facts.festivalBanner} donate={frame.floats} />
          {frame.floats && <DonateNowDialog modal={facts.donateModal} />}
          <ScheduleDialog schedule={facts.schedule} calendar={calendar} />
        </CachedPart>
      </SlideWords>
    </PagePictures>
  );
}

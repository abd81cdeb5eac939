import type { FestivalGreeting } from '#core/calendar/festival-greeting.ts';
import type { TempleSettings } from '#core/content/temple-settings.ts';

/** The facts that stand around every page. No account numbers: those go only to the pages that show them. */
export type ShellFacts = Pick<
  TempleSettings,
  | 'identity'
  | 'contact'
  | 'social'
  | 'openingHours'
  | 'schedule'
  | 'dailyTimings'
  | 'footerServices'
  | 'copyright'
  | 'donateModal'
> & { festivalBanner: FestivalGreeting | null };

/** `ofCalendar` is the greeting of the season, for a banner that is set to follow the calendar. */
export function shellFactsOf(settings: TempleSettings, ofCalendar: FestivalGreeting | null): ShellFacts {
  const { bank, upi, facts, calendarPlace, festivalBanner, ...shown } = settings;
  return { ...shown, festivalBanner: bannerOf(festivalBanner, ofCalendar) };
}

function bannerOf(
  { shown, automatic, text, to }: TempleSettings['festivalBanner'],
  ofCalendar: FestivalGreeting | null,
): FestivalGreeting | null {
  if (!shown) return null;
  return automatic ? ofCalendar : { text, to };
}

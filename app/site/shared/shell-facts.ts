import type { TempleSettings } from '#core/content/temple-settings.ts';

/** The facts that stand around every page. No account numbers: those go only to the pages that show them. */
export type ShellFacts = Pick<
  TempleSettings,
  | 'identity'
  | 'contact'
  | 'social'
  | 'sittings'
  | 'schedule'
  | 'dailyTimings'
  | 'footerServices'
  | 'festivalBanner'
  | 'copyright'
  | 'donateModal'
>;

export function shellFactsOf(settings: TempleSettings): ShellFacts {
  const { bank, upi, facts, ...shown } = settings;
  return shown;
}

import type { GiverGroup } from '#core/stats/givers.ts';
import type { PeriodName } from '#core/stats/periods.ts';

export const giverWords: Record<GiverGroup, string> = {
  fresh: 'For the first time',
  returning: 'Gave before',
  once: 'Gave once',
  twice: 'Gave two or three times',
  often: 'Gave four times or more',
};

/** The list of exactly the people that a figure of a period counts. */
export function giversHref(group: GiverGroup, period: PeriodName): string {
  return `/admin-dashboard/stats/givers?${new URLSearchParams({ who: group, period })}`;
}

import type { DonorGroup } from '#core/stats/donors.ts';
import type { PeriodName } from '#core/stats/periods.ts';
import { href } from '#ui/href.ts';

export const donorWords: Record<DonorGroup, string> = {
  fresh: 'For the first time',
  returning: 'Gave before',
  once: 'Gave once',
  twice: 'Gave two or three times',
  often: 'Gave four times or more',
};

/** The URL of the list of exactly the people that a figure of a period counts. */
export function donorsHref(group: DonorGroup, period: PeriodName): string {
  return `${href('/admin-dashboard/stats/givers')}?${new URLSearchParams({ who: group, period })}`;
}

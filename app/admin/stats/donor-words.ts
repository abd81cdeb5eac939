import type { DonorGroup } from '#core/stats/donors.ts';
import type { PeriodName } from '#core/stats/periods.ts';
import * as m from '#messages/admin/stats.ts';
import { href } from '#ui/href.ts';

export const donorWords: Record<DonorGroup, string> = {
  fresh: m.firstTime,
  returning: m.gaveBefore,
  once: m.gaveOnce,
  twice: m.gaveTwoOrThree,
  often: m.gaveOften,
};

/** The URL of the list of exactly the people that a figure of a period counts. */
export function donorsHref(group: DonorGroup, period: PeriodName): string {
  return `${href('/admin-dashboard/stats/givers')}?${new URLSearchParams({ who: group, period })}`;
}

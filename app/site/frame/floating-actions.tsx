import type { FestivalGreeting } from '#core/calendar/festival-greeting.ts';
import { DonateNowButton } from './donate-now.tsx';
import { FestivalBanner } from './festival-banner.tsx';

type FloatingActionsProps = {
  banner: FestivalGreeting | null;
  /** The page has no action of its own that asks for a gift. */
  donate: boolean;
};

/**
 * What floats over the page: in the margins of wide screens, in a bottom bar on narrow ones, which
 * steps aside while one reads on (floating-bar-element.ts).
 */
export function FloatingActions({ banner, donate }: FloatingActionsProps) {
  if (!banner && !donate) return null;
  return (
    <floating-bar className="afloat" suppressHydrationWarning>
      {banner && <FestivalBanner banner={banner} />}
      {donate && <DonateNowButton />}
    </floating-bar>
  );
}

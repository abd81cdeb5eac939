import type { FestivalGreeting } from '#core/calendar/festival-greeting.ts';
import { DonateNowButton } from './donate-now.tsx';
import { FestivalBanner } from './festival-banner.tsx';

/**
 * What floats over the page: in the margins of wide screens, in a bottom bar on narrow ones, which
 * steps aside while one reads on (floating-bar-element.ts).
 */
export function FloatingActions({ banner }: { banner: FestivalGreeting | null }) {
  return (
    <floating-bar className="afloat" suppressHydrationWarning>
      {banner && <FestivalBanner banner={banner} />}
      <DonateNowButton />
    </floating-bar>
  );
}

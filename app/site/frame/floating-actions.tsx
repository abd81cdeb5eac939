import { type RefObject, useEffect, useRef } from 'react';
import type { FestivalGreeting } from '#core/calendar/festival-greeting.ts';
import { DonateNowButton } from './donate-now.tsx';
import { FestivalBanner } from './festival-banner.tsx';

type FloatingActionsProps = {
  banner: FestivalGreeting | null;
  /** The page has no action of its own that asks for a gift. */
  donate: boolean;
};

/** What floats over the page: in the margins of wide screens, in a bottom bar on narrow ones. */
export function FloatingActions({ banner, donate }: FloatingActionsProps) {
  const bar = useRef<HTMLDivElement>(null);
  useStepAside(bar);
  if (!banner && !donate) return null;
  return (
    <div ref={bar} className="afloat">
      {banner && <FestivalBanner banner={banner} />}
      {donate && <DonateNowButton />}
    </div>
  );
}

/** Pixels of scrolling that are intended and no trembling of the thumb. */
const decided = 12;

/** Hides the bar while scrolling down; scrolling up, or the end of the page, shows it. */
function useStepAside(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let seen = window.scrollY;
    const look = () => {
      const moved = window.scrollY - seen;
      const left = document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
      if (Math.abs(moved) < decided && left > decided) return;
      seen = window.scrollY;
      bar.current?.toggleAttribute('data-tucked', moved > 0 && left > decided);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [bar]);
}

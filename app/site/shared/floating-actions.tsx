import { type RefObject, useEffect, useRef } from 'react';
import type { FestivalGreeting } from '#core/calendar/festival-greeting.ts';
import { DonateNowButton } from './donate-now.tsx';
import { FestivalBanner } from './festival-banner.tsx';

/** What floats over the page: in its margins on wide screens, in one bar at the foot of narrow ones. */
export function FloatingActions({ banner }: { banner: FestivalGreeting | null }) {
  const bar = useRef<HTMLDivElement>(null);
  useStepAside(bar);
  return (
    <div ref={bar} className="afloat">
      {banner && <FestivalBanner banner={banner} />}
      <DonateNowButton />
    </div>
  );
}

/** Pixels of scrolling that are a decision and no tremble of the thumb. */
const decided = 12;

/** Marks the bar while one reads on (downwards); the first move back, or the end of the page, brings it again. */
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

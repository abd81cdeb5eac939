import { type RefObject, useEffect, useState } from 'react';
import type { ChartGap } from '#core/stay/tape-chart.ts';

/** So many columns are drawn at once, and the next when they come near: in steps of a third. */
export const mostDrawn = 60;
const step = mostDrawn / 3;

/**
 * Which columns of a long chart are drawn. Up to 60 all are; of 400 nights those around what is in
 * sight, since thousands of bars take half a second. Without script the first ones.
 */
export function useDrawnColumns(chart: RefObject<HTMLElement | null>, nights: number): ChartGap {
  const [at, setAt] = useState(0);
  const isLong = nights > mostDrawn;
  useEffect(() => {
    const element = chart.current;
    if (!element || !isLong) return;
    const look = () => {
      const column = element.querySelector('.tape-day')?.getBoundingClientRect().width || 1;
      const inSight = Math.trunc(element.scrollLeft / column / step) * step;
      setAt(Math.max(0, Math.min(nights - mostDrawn, inSight - step)));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [chart, isLong, nights]);
  return isLong ? { at: Math.min(at, nights - mostDrawn), nights: mostDrawn } : { at: 0, nights };
}

/** Whether any of it lies in the columns. */
export function isDrawn(drawn: ChartGap, { at, nights }: ChartGap): boolean {
  return at < drawn.at + drawn.nights && drawn.at < at + nights;
}

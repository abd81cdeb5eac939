import { useCallback, useEffect, useRef, useState } from 'react';

/** The movement of a carousel: its position, what pauses it, when it goes on. */
export function useCarousel(count: number, interval: number) {
  const list = useRef<HTMLUListElement>(null);
  /** The target slide of a smooth scroll; the slides that it passes do not count. */
  const target = useRef<number | null>(null);
  const [at, setAt] = useState(0);
  /** How many slides can be first: fewer than all where several are seen at once. */
  const [stops, setStops] = useState(count);
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState<readonly Hold[]>([]);

  const goTo = useCallback((next: number) => {
    const row = list.current;
    const slide = row?.children[next];
    if (!row || !(slide instanceof HTMLElement)) return;
    const behavior = wantsCalm() ? 'instant' : 'smooth';
    target.current = next;
    row.scrollTo({ left: startOf(row, slide), behavior });
    setAt(next);
  }, []);

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const measure = () => {
      const reachable = row.scrollWidth - row.clientWidth;
      const starts = slidesOf(row).map((slide) => startOf(row, slide));
      // The last stop is the first slide at or past the furthest scroll.
      const last = starts.findIndex((start) => start >= reachable - 1);
      setStops(last < 0 ? starts.length : last + 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    if (wantsCalm()) setPlaying(false);
    setReady(true);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!ready || !playing || held.length > 0 || stops < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) goTo((at + 1) % stops);
    }, interval);
    return () => clearInterval(timer);
  }, [ready, playing, held, stops, at, interval, goTo]);

  const onScroll = () => {
    const row = list.current;
    if (!row) return;
    const distances = slidesOf(row).map((slide) => Math.abs(startOf(row, slide) - row.scrollLeft));
    const nearest = distances.indexOf(Math.min(...distances));
    const here = Math.min(nearest, stops - 1);
    if (target.current !== null && here !== target.current) return;
    target.current = null;
    setAt(here);
  };

  const hold = (by: Hold) => () => {
    target.current = null;
    setHeld((now) => (now.includes(by) ? now : [...now, by]));
  };
  const release = (by: Hold) => () => setHeld((now) => now.filter((one) => one !== by));
  return {
    list,
    at,
    stops,
    ready,
    playing,
    goTo,
    onScroll,
    toggle: () => setPlaying(!playing),
    hold: {
      onPointerEnter: hold('pointer'),
      onPointerLeave: release('pointer'),
      onFocus: hold('focus'),
      onBlur: release('focus'),
      onTouchStart: hold('touch'),
      onTouchEnd: release('touch'),
      onTouchCancel: release('touch'),
    },
  };
}

/** What pauses it. */
type Hold = 'pointer' | 'focus' | 'touch';

function wantsCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function slidesOf(row: HTMLElement): HTMLElement[] {
  return [...row.children].filter((child) => child instanceof HTMLElement);
}

function startOf(row: HTMLElement, slide: HTMLElement): number {
  return slide.offsetLeft - row.offsetLeft;
}

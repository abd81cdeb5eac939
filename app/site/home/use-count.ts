import { type RefObject, useEffect, useRef, useState } from 'react';

/** The hero counter rises by 1 every 20 ms (rule S29). */
const stepMs = 20;

/**
 * Counts from 0 to `end` once, when the element is first seen. Before hydration, without script and
 * with reduced motion it simply is `end`.
 */
export function useCount<E extends Element>(end: number): { ref: RefObject<E | null>; count: number } {
  const ref = useRef<E>(null);
  const [count, setCount] = useState(end);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      let shown = 0;
      setCount(shown);
      timer = setInterval(() => {
        shown += 1;
        setCount(shown);
        if (shown >= end) clearInterval(timer);
      }, stepMs);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [end]);
  return { ref, count };
}

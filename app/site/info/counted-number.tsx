import { useEffect, useRef, useState } from 'react';

const durationMs = 1_200;

/**
 * A number such as '2,60,000 km' that counts up once, when it is first seen. Before hydration,
 * without script and with reduced motion it is static; screen readers read only the final number.
 */
export function CountedNumber({ number }: { number: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  const [share, setShare] = useState(1);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const began = performance.now();
      const step = (now: number) => {
        const passed = Math.min(1, Math.max(0, now - began) / durationMs);
        setShare(1 - (1 - passed) ** 3);
        if (passed < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return (
    <>
      <span className="sr">{number}</span>
      <span ref={ref} className="num" aria-hidden="true">
        {shareOf(number, share)}
      </span>
    </>
  );
}

/** '516 million' half way is '258 million': the words stay, the digits are grouped as in India. */
function shareOf(number: string, share: number): string {
  if (share >= 1) return number;
  return number.replace(/[\d,]+/, (digits) =>
    Math.round(Number(digits.replaceAll(',', '')) * share).toLocaleString('en-IN'),
  );
}

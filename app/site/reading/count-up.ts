const easedMs = 1_200;

const still = () => {};

/**
 * Counts the number in the text of a <count-up> up from 0 once, when it is first seen: '100',
 * '2,60,000 km'. Words stay, digits are grouped as in India. With reduced motion the text is left
 * alone, as without script; screen readers read a static copy beside it. Returns how to stop.
 */
export function startCountUp(host: HTMLElement): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return still;
  const shown = host.firstChild;
  if (!(shown instanceof Text)) return still;
  const text = shown.data;
  const end = Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));
  if (!(end > 0)) return still;
  const every = Number(host.getAttribute('every'));
  const reached = (passed: number) =>
    every ? Math.floor(passed / every) : Math.round(end * eased(passed / easedMs));
  let frame = 0;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    const began = performance.now();
    const step = (now: number) => {
      const count = reached(Math.max(0, now - began));
      // In the text that is there: another node would have every style of the page looked at again.
      shown.data = count >= end ? text : text.replace(/[\d,]+/, grouped(count));
      if (count < end) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  });
  observer.observe(host);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    shown.data = text;
  };
}

/** 260000 as 2,60,000: toLocaleString would first load its tables, which a cheap phone feels. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d\d)*\d{3}$)/g, ',');
}

/** Fast at first, slow at the end; both from 0 to 1. */
function eased(share: number): number {
  return 1 - (1 - Math.min(1, share)) ** 3;
}

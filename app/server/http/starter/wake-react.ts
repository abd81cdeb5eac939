import type { StarterEvents } from './starter-events.ts';

/**
 * Waits until the page is loaded and painted and the browser is idle, or the visitor touches
 * something, and only then loads React: reading, menus and forms don't need it, and it must not
 * delay the first paint (an idle moment comes before it, while the picture of the page is being
 * made).
 */
export function wakeReact({ wake }: StarterEvents): void {
  let isLoaded = false;
  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    for (const held of document.querySelectorAll('script[type="deferred/module"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = held.textContent;
      document.head.append(script);
      script.remove();
    }
  };
  for (const touch of ['pointerdown', 'keydown', 'touchstart', wake]) {
    addEventListener(touch, load, { once: true, passive: true, capture: true });
  }
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 3000 });
    else setTimeout(load, 200);
  };
  const whenPainted = () => {
    if (!window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return whenIdle();
    const seen = new PerformanceObserver(() => {
      seen.disconnect();
      whenIdle();
    });
    seen.observe({ type: 'paint', buffered: true });
  };
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted);
}

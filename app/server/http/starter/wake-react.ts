import type { StarterEvents } from './starter-events.ts';

/**
 * Decides when React is loaded: never before the page is painted and the browser idle, since
 * reading, menus and plain forms don't need it. By itself only where the page has a form that posts
 * (one with `data-no-wake` is a plain form) or an element says `data-wake`; at a moment where one
 * says `data-wake-at` (milliseconds since 1970); on all other pages when the visitor presses,
 * types, focuses a control or scrolls to one. A press on a link simply follows it, one on a
 * button with `data-no-wake` is answered without React. The scripts are fetched before, behind
 * everything else.
 */
export function wakeReact({ wake }: StarterEvents): void {
  const plain = ':not([data-no-wake])';
  const needsReact = `main form[method="post"]${plain}, [data-wake]`;
  const control = 'button, input, select, textarea, summary';
  let isLoaded = false;
  const held = () => document.querySelectorAll<HTMLScriptElement>('script[type="deferred/module"]');
  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    for (const { textContent } of held()) {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = textContent;
      document.head.append(script);
      script.remove();
    }
  };
  const whenIdle = (run: () => void) => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 });
    else setTimeout(run, 200);
  };
  const loadWhenIdle = () => whenIdle(load);

  const within = ({ target }: Event, parts: string) =>
    target instanceof Element ? target.closest(parts) : null;
  const once = { once: true, passive: true, capture: true } as const;
  addEventListener(wake, load, once);
  for (const touch of ['keydown', 'input', 'change']) addEventListener(touch, loadWhenIdle, once);
  const touched = (event: Event) => {
    if (within(event, '[data-needs-script]')) load();
    else if (within(event, control) && !within(event, '[data-no-wake]')) loadWhenIdle();
  };
  for (const touch of ['pointerdown', 'focusin'])
    addEventListener(touch, touched, { passive: true, capture: true });
  const clicked = (event: Event) => {
    if (!within(event, 'a[href], [data-no-wake]')) loadWhenIdle();
  };
  addEventListener('click', clicked, { passive: true, capture: true });

  const loadWhenSeen = () => {
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      loadWhenIdle();
    });
    for (const part of document.querySelectorAll(`main :is([data-needs-script], form${plain})`))
      seen.observe(part);
  };
  addEventListener('scroll', loadWhenSeen, once);

  const waiting = [...held()].flatMap(({ dataset }) => dataset.modules?.split(' ') ?? []);
  const fetchNext = () => {
    const address = waiting.shift();
    if (!address || isLoaded) return;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = address;
    document.head.append(link);
    whenIdle(fetchNext);
  };
  const begin = () => {
    if (document.querySelector(needsReact)) return load();
    fetchNext();
    const moments = [...document.querySelectorAll<HTMLElement>('[data-wake-at]')].map(({ dataset }) =>
      Number(dataset.wakeAt),
    );
    const wait = Math.min(...moments) - Date.now();
    // Longer than a day is no wait of a page, and more than setTimeout takes.
    if (wait < 86_400_000) setTimeout(loadWhenIdle, Math.max(wait, 0));
  };
  const whenPainted = () => {
    if (!window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return whenIdle(begin);
    const seen = new PerformanceObserver(() => {
      seen.disconnect();
      whenIdle(begin);
    });
    seen.observe({ type: 'paint', buffered: true });
  };
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted);
}

/**
 * Loads what runs by itself (app/page-elements.ts) one frame after the page and its first pictures
 * have come, or after five seconds where a picture does not come. Named by a script of the page it
 * set out with them, and shared a slow line with the fonts and the picture of the first view. Who
 * types has it at once: it is what carries typed words to another language.
 */
export function loadElements(): void {
  let isLoaded = false;
  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    for (const { dataset } of document.querySelectorAll<HTMLScriptElement>('script[data-elements]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.fetchPriority = 'low';
      script.src = dataset.elements ?? '';
      document.head.append(script);
    }
  };
  const afterFrame = () => requestAnimationFrame(() => setTimeout(load));
  if (document.readyState === 'complete') afterFrame();
  else addEventListener('load', afterFrame);
  addEventListener('input', load, { once: true, capture: true });
  setTimeout(load, 5000);
}

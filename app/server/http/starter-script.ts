/** The event by which the hydrated page announces that it is interactive (root.tsx). */
const awake = 'awake';

/** The event by which the page announces that the site did not answer (app/no-connection.tsx). */
const noConnection = 'no-connection';

/**
 * Waits until the page is loaded and painted and the browser is idle, or the visitor touches
 * something, and only then loads React: reading, menus and forms don't need it, and it must not
 * delay the first paint (an idle moment comes before it, while the picture of the page is being
 * made).
 * Clicks on controls marked `data-needs-script` that come too early are queued in order, each
 * control once (who sees nothing happen clicks again), and replayed when React is hydrated; where
 * it never is, the control's own form is sent after a while (of several forms the last: a browser
 * sends one).
 * What was typed into a text area by then is preserved: React writes the default over it when it
 * hydrates (react-dom's initTextarea; inputs are spared).
 * The purchase key of a submission is stored with the page's history entry: after going back, the
 * form as it was typed is the same purchase (site/checkout-parts/intent-key).
 * Where the browser says that it is offline, a form is not sent and a page not left before the site
 * was really asked (a site on this very machine answers without any network): what was typed stays,
 * and app/no-connection.tsx says so.
 */
export const starter = `(() => {
  let wake = () => {
    wake = () => {};
    for (const held of document.querySelectorAll('script[type="deferred/module"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = held.textContent;
      document.head.append(script);
      script.remove();
    }
  };
  for (const touch of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(touch, () => wake(), { once: true, passive: true, capture: true });
  const whenIdle = () =>
    window.requestIdleCallback ? requestIdleCallback(() => wake(), { timeout: 3000 }) : setTimeout(() => wake(), 200);
  const whenPainted = () => {
    if (!window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return whenIdle();
    const seen = new PerformanceObserver(() => {
      seen.disconnect();
      whenIdle();
    });
    seen.observe({ type: 'paint', buffered: true });
  };
  document.readyState === 'complete' ? whenPainted() : addEventListener('load', whenPainted);

  const pressed = new Set();
  const giveOn = () => {
    removeEventListener('click', keep, true);
    for (const control of pressed) control.click();
    pressed.clear();
  };
  const keep = (event) => {
    const control = event.target.closest && event.target.closest('[data-needs-script]');
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    if (!pressed.size) setTimeout(giveOn, 10000);
    pressed.add(control);
    wake();
  };
  addEventListener('click', keep, true);
  addEventListener('${awake}', giveOn, { once: true });

  let waking = true;
  const words = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  Object.defineProperty(HTMLTextAreaElement.prototype, 'value', {
    ...words,
    set(value) {
      if (!waking || value !== this.defaultValue) words.set.call(this, value);
    },
  });
  addEventListener('${awake}', () => (waking = false), { once: true });

  const noteKey = ({ target }) => {
    const { intentKey } = target.elements;
    if (intentKey) history.replaceState({ ...history.state, intentKey: intentKey.value }, '');
  };
  addEventListener('submit', noteKey, true);

  const notice = document.getElementById('no-connection');
  const say = () => (notice.togglePopover ? notice.togglePopover(true) : notice.show());
  const hush = () => (notice.togglePopover ? notice.togglePopover(false) : notice.close());
  addEventListener('${noConnection}', say);
  addEventListener('online', hush);
  let asked = false;
  const stay = (event) => {
    if (navigator.onLine || asked || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    const form = event.type === 'submit' && event.target;
    const link = !form && event.target.closest && event.target.closest('a[href]');
    if (form ? form.method === 'dialog' : !link || link.origin !== location.origin) return;
    if (link && link.hash && link.pathname + link.search === location.pathname + location.search) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const goOn = () => {
      asked = true;
      form ? form.requestSubmit(event.submitter) : link.click();
      asked = false;
    };
    fetch('/health/live', { cache: 'no-store' }).then(goOn, say);
  };
  addEventListener('submit', stay, true);
  addEventListener('click', stay, true);
})()`
  .replace(/\n\s+/g, '\n')
  .trim();

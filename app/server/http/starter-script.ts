/** The event by which the hydrated page says that it is awake (root.tsx). */
const awake = 'awake';

/**
 * Waits until the browser has nothing better to do after loading, or the visitor touches something, and only then
 * loads React: reading, menus and forms don't need it, and it must not stand before the first paint.
 * A press on a control marked `data-needs-script` that comes too early is kept and given to React when it is awake;
 * where React never wakes, the control's own form is sent after a while.
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
  document.readyState === 'complete' ? whenIdle() : addEventListener('load', whenIdle);

  let pressed = null;
  const giveOn = () => {
    removeEventListener('click', keep, true);
    const control = pressed;
    pressed = null;
    if (control) control.click();
  };
  const keep = (event) => {
    const control = event.target.closest && event.target.closest('[data-needs-script]');
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    if (!pressed) setTimeout(giveOn, 10000);
    pressed = control;
    wake();
  };
  addEventListener('click', keep, true);
  addEventListener('${awake}', giveOn, { once: true });
})()`
  .replace(/\n\s+/g, '\n')
  .trim();

import { describe, expect, it } from 'vitest';
import { starter } from './starter.ts';
import { starterEvents } from './starter-events.ts';
import { click, openPage } from './test-starter-page.ts';

describe('the starter', () => {
  it('uses nothing from outside its parts', () => {
    expect(starter).not.toMatch(/import|__vite|_vi_/);
    expect(openPage().loaded).toEqual([]);
  });

  it('loads what runs by itself when the first pictures have come and are painted', () => {
    const { fire, paint, pass, elements } = openPage({ readyState: 'interactive' });
    paint();
    pass(0);
    expect(elements).toEqual([]);
    fire('load');
    pass(0);
    expect(elements, 'before the frame that shows the pictures').toEqual([]);
    paint();
    pass(0);
    expect(elements).toEqual(['/elements.js']);
    pass(5000);
    expect(elements, 'once').toEqual(['/elements.js']);
  });

  it('does not wait for a picture that never comes', () => {
    const { pass, elements } = openPage({ readyState: 'interactive' });
    pass(4999);
    expect(elements).toEqual([]);
    pass(5000);
    expect(elements).toEqual(['/elements.js']);
  });

  it('loads what runs by itself at once for who types', () => {
    const { fire, elements } = openPage({ readyState: 'interactive' });
    fire('input');
    expect(elements).toEqual(['/elements.js']);
  });

  it('only fetches the scripts of a page to read, when it is idle', () => {
    const { idle, loaded, preloaded } = openPage();
    expect(preloaded).toEqual([]);
    idle();
    expect([preloaded, loaded]).toEqual([['/a.js', '/b.js'], []]);
  });

  it('loads React by itself for a form that posts and for what says so', () => {
    const { idle, loaded, preloaded } = openPage({ needsReact: true });
    idle();
    expect([loaded, preloaded]).toEqual([['import react'], []]);
  });

  it('loads React at the first moment at which something needs it', () => {
    const { idle, pass, loaded } = openPage({ wakeAt: [90_000, 60_000] });
    idle();
    pass(59_999);
    expect(loaded).toEqual([]);
    pass(60_000);
    expect(loaded).toEqual(['import react']);
  });

  it.each(['keydown', 'input', 'change'])('loads React once at %s, when idle', (touch) => {
    const { fire, idle, loaded } = openPage();
    idle();
    fire(touch);
    fire(touch);
    expect(loaded).toEqual([]);
    idle();
    expect(loaded).toEqual(['import react']);
  });

  it.each([
    ['pointerdown', '[data-needs-script]', true],
    ['pointerdown', 'button', true],
    ['focusin', 'input', true],
    ['click', 'p', true],
    ['pointerdown', 'p', false],
    ['pointerdown', 'a[href]', false],
    ['click', 'a[href]', false],
    ['pointerdown', 'button [data-no-wake]', false],
    ['click', 'button [data-no-wake]', false],
  ])('%s on %s loads React: %s', (touch, is, isWoken) => {
    const { page, fire, idle, loaded } = openPage();
    const target = Object.assign(new page.HTMLElement(), { is });
    fire(touch, { target });
    idle();
    expect(loaded.length > 0).toBe(isWoken);
  });

  it('loads React when one has scrolled to something that needs it', () => {
    const { fire, see, idle, loaded } = openPage();
    see();
    expect(loaded).toEqual([]);
    fire('scroll');
    idle();
    expect(loaded).toEqual([]);
    see();
    expect(loaded).toEqual(['import react']);
  });

  it('keeps an early click, wakes React for it, and presses each control once when it is awake', () => {
    const { page, fire, loaded } = openPage();
    const control = new page.HTMLElement();
    const { event, wasPrevented } = click(control);
    fire('click', event);
    fire('click', event);
    expect([wasPrevented(), loaded.length, control.clicks]).toEqual([true, 1, 0]);
    expect(control.attributes.has('data-pressed'), 'what is seen of it at once').toBe(true);
    fire(starterEvents.awake);
    expect([control.clicks, control.attributes.size]).toEqual([1, 0]);
  });

  it('leaves a link to the browser that is opened in another tab', () => {
    const { page, fire } = openPage();
    const link = Object.assign(new page.HTMLAnchorElement(), { is: 'a[href] [data-needs-script]' });
    for (const [key, isKept] of [
      ['ctrlKey', false],
      ['metaKey', false],
      ['shiftKey', false],
      ['', true],
    ] as const) {
      const { event, wasPrevented } = click(link);
      fire('click', { ...event, [key]: true });
      expect(wasPrevented(), key).toBe(isKept);
    }
  });

  it('makes the text 125, then 150 percent, then the usual size again, and stores the choice', () => {
    const { page, fire, stored } = openPage();
    const target = Object.assign(new page.HTMLElement(), { is: '[data-text-size]' });
    const seen = [1, 2, 3].map(() => {
      fire('click', { target });
      return [page.document.documentElement.dataset.text, stored.get('textSize')] as const;
    });
    expect(seen).toEqual([
      ['125', '125'],
      ['150', '150'],
      [undefined, ''],
    ]);
    fire('click', { target: Object.assign(new page.HTMLElement(), { is: 'p' }) });
    expect(page.document.documentElement.dataset).toEqual({});
  });

  it('leaves typed words alone when React writes the default over them, until it is awake', () => {
    const { page, fire } = openPage();
    const area = new page.HTMLTextAreaElement();
    area.defaultValue = 'as it came';
    area.value = 'as typed';
    area.value = 'as it came';
    expect(area.value).toBe('as typed');
    fire(starterEvents.awake);
    area.value = 'as it came';
    expect(area.value).toBe('as it came');
  });

  it('asks the site before an offline browser leaves the page, and says that it did not answer', async () => {
    const { page, fire, fetched, shown } = openPage();
    page.navigator.onLine = false;
    shown.push('an open dialog');
    const { event, wasPrevented } = click(new page.HTMLAnchorElement());
    fire('click', event);
    await Promise.resolve();
    await Promise.resolve();
    expect([wasPrevented(), fetched]).toEqual([true, ['/health/live']]);
    expect(shown).toEqual([starterEvents.noConnection]);
  });
});

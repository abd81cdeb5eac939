import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { starter } from './starter.ts';
import { starterEvents } from './starter-events.ts';

type Content = {
  /** The page has a form that posts, or says `data-wake`. */
  needsReact?: boolean;
  /** Moments at which it says that it needs React. */
  wakeAt?: number[];
  readyState?: 'interactive' | 'complete';
};

/**
 * A window of the few things that the starter needs; `fire` is an event of the page, `idle` an idle
 * moment, `paint` a frame, and `pass` lets the given milliseconds go by.
 */
function openPage({ needsReact = false, wakeAt = [], readyState = 'complete' }: Content = {}) {
  const listeners = new Map<string, ((event: object) => void)[]>();
  const fetched: string[] = [];
  const shown: string[] = [];
  const loaded: string[] = [];
  const preloaded: string[] = [];
  const elements: string[] = [];
  const frames: (() => void)[] = [];
  const stored = new Map<string, string>();
  const idlers: (() => void)[] = [];
  let timers: { run: () => void; due: number }[] = [];
  let sees: ((entries: { isIntersecting: boolean }[]) => void) | null = null;
  class Element {
    /** What it is, of the parts that the starter looks for, with spaces between. */
    is = '[data-needs-script]';
    closest = (parts: string) =>
      parts.split(', ').some((part) => this.is.split(' ').includes(part)) ? this : null;
  }
  class HTMLElement extends Element {
    clicks = 0;
    attributes = new Map<string, string>();
    setAttribute = (name: string, value: string) => this.attributes.set(name, value);
    removeAttribute = (name: string) => this.attributes.delete(name);
    click = () => {
      this.clicks += 1;
    };
  }
  class HTMLTextAreaElement extends HTMLElement {
    #value = '';
    defaultValue = '';
    get value() {
      return this.#value;
    }
    set value(value: string) {
      this.#value = value;
    }
  }
  class HTMLAnchorElement extends HTMLElement {
    override is = 'a[href]';
    origin = 'https://temple.test';
    pathname = '/donation';
    search = '';
    hash = '';
  }
  const page = {
    ...{ Element, HTMLElement, HTMLTextAreaElement, HTMLAnchorElement },
    ...{ HTMLFormElement: class extends HTMLElement {}, HTMLInputElement: class extends HTMLElement {} },
    Event: class {
      type: string;
      constructor(type: string) {
        this.type = type;
      }
    },
    addEventListener: (name: string, hear: (event: object) => void) => {
      listeners.set(name, [...(listeners.get(name) ?? []), hear]);
    },
    removeEventListener: () => {},
    dispatchEvent: ({ type }: { type: string }) => fire(type),
    setTimeout: (run: () => void, due = 0) => timers.push({ run, due }),
    requestIdleCallback: (run: () => void) => idlers.push(run),
    requestAnimationFrame: (run: () => void) => frames.push(run),
    IntersectionObserver: class {
      constructor(hear: typeof sees) {
        sees = hear;
      }
      observe = () => {};
      disconnect = () => {
        sees = null;
      };
    },
    Date: { now: () => 0 },
    document: {
      readyState,
      documentElement: { dataset: {} as Record<string, string> },
      querySelector: (parts: string) => {
        if (parts === 'dialog:modal') return { close: () => shown.pop() };
        return needsReact ? {} : null;
      },
      querySelectorAll: (parts: string) => {
        if (parts === 'script[data-elements]') return [{ dataset: { elements: '/elements.js' } }];
        if (parts.startsWith('script'))
          return [{ textContent: 'import react', dataset: { modules: '/a.js /b.js' } }];
        return parts === '[data-wake-at]' ? wakeAt.map((at) => ({ dataset: { wakeAt: String(at) } })) : [{}];
      },
      createElement: () => ({ remove: () => {} }),
      head: {
        append: ({ textContent, href, src }: { textContent?: string; href?: string; src?: string }) => {
          if (textContent) loaded.push(textContent);
          if (src) elements.push(src);
          if (href) preloaded.push(href);
        },
      },
      getElementById: (id: string) => ({ show: () => shown.push(id), close: () => shown.pop() }),
    },
    CSS: { supports: () => true },
    navigator: { onLine: true },
    location: { origin: 'https://temple.test', pathname: '/', search: '' },
    localStorage: { setItem: (key: string, value: string) => stored.set(key, value) },
    history: { state: null, replaceState: () => {} },
    fetch: (address: string) => {
      fetched.push(address);
      return Promise.reject(new TypeError('offline'));
    },
  };
  const fire = (name: string, event: object = {}) => {
    for (const hear of listeners.get(name) ?? []) hear({ type: name, ...event });
  };
  const idle = () => {
    while (idlers.length > 0) idlers.shift()?.();
  };
  const paint = () => {
    while (frames.length > 0) frames.shift()?.();
  };
  const pass = (milliseconds: number) => {
    const due = timers.filter((timer) => timer.due <= milliseconds);
    timers = timers.filter((timer) => !due.includes(timer));
    for (const { run } of due) run();
    idle();
  };
  const see = () => {
    sees?.([{ isIntersecting: true }]);
    idle();
  };
  new Script(starter).runInNewContext({ ...page, window: page });
  return {
    ...{ page, fire, fetched, shown, loaded, preloaded, elements, stored },
    ...{ idle, paint, pass, see },
  };
}

const click = (target: object) => {
  let prevented = false;
  const preventDefault = () => {
    prevented = true;
  };
  const stop = () => {};
  return {
    event: { target, preventDefault, stopPropagation: stop, stopImmediatePropagation: stop },
    wasPrevented: () => prevented,
  };
};

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

import { Script } from 'node:vm';
import { starter } from './starter.ts';

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
export function openPage({ needsReact = false, wakeAt = [], readyState = 'complete' }: Content = {}) {
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

export const click = (target: object) => {
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

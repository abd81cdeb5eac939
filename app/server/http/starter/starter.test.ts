import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { starter } from './starter.ts';
import { starterEvents } from './starter-events.ts';

/** A window of the few things that the starter needs; `fire` is an event of the page. */
function openPage() {
  const listeners = new Map<string, ((event: object) => void)[]>();
  const fetched: string[] = [];
  const shown: string[] = [];
  const loaded: string[] = [];
  class Element {
    closest = () => this;
  }
  class HTMLElement extends Element {
    clicks = 0;
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
    setTimeout: () => 0,
    document: {
      readyState: 'complete',
      querySelectorAll: () => [{ textContent: 'import react' }],
      createElement: () => ({ remove: () => {} }),
      head: { append: ({ textContent }: { textContent: string }) => loaded.push(textContent) },
      getElementById: (id: string) => ({ show: () => shown.push(id), close: () => shown.pop() }),
    },
    navigator: { onLine: true },
    location: { origin: 'https://temple.test', pathname: '/', search: '' },
    history: { state: null, replaceState: () => {} },
    fetch: (address: string) => {
      fetched.push(address);
      return Promise.reject(new TypeError('offline'));
    },
  };
  const fire = (name: string, event: object = {}) => {
    for (const hear of listeners.get(name) ?? []) hear({ type: name, ...event });
  };
  new Script(starter).runInNewContext({ ...page, window: page });
  return { page, fire, fetched, shown, loaded };
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

  it('loads React once, at the first touch', () => {
    const { fire, loaded } = openPage();
    fire('pointerdown');
    fire('keydown');
    expect(loaded).toEqual(['import react']);
  });

  it('keeps an early click, wakes React for it, and presses each control once when it is awake', () => {
    const { page, fire, loaded } = openPage();
    const control = new page.HTMLElement();
    const { event, wasPrevented } = click(control);
    fire('click', event);
    fire('click', event);
    expect([wasPrevented(), loaded.length, control.clicks]).toEqual([true, 1, 0]);
    fire(starterEvents.awake);
    expect(control.clicks).toBe(1);
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
    const { event, wasPrevented } = click(new page.HTMLAnchorElement());
    fire('click', event);
    await Promise.resolve();
    await Promise.resolve();
    expect([wasPrevented(), fetched]).toEqual([true, ['/health/live']]);
    expect(shown).toEqual([starterEvents.noConnection]);
  });
});

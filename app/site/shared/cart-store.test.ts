import { describe, expect, it } from 'vitest';
import { type CartHost, type CartSnapshot, openCartStore } from './cart-store.ts';

type Line = { id: string; quantity: number };

/** A strict reader: an array of {id, quantity}; everything else is counted as dropped. */
function readLines(text: string | null): CartSnapshot<Line> {
  if (text === null) return { lines: [], dropped: 0 };
  try {
    const all: unknown = JSON.parse(text);
    if (!Array.isArray(all)) return { lines: [], dropped: 1 };
    const lines = all.filter((one): one is Line => typeof one?.id === 'string' && one.quantity >= 1);
    return { lines, dropped: all.length - lines.length };
  } catch {
    return { lines: [], dropped: 1 };
  }
}

/** One browser profile: tabs share its storage, and a write in one fires an event in the others. */
function fakeBrowser(stored: Record<string, string> = {}) {
  const texts = new Map(Object.entries(stored));
  const tabs: Set<(key: string | null) => void>[] = [];
  const browser = {
    texts,
    writes: 0,
    announced: [] as number[],
    full: false,
    forbidden: false,
    tab(): CartHost {
      const listeners = new Set<(key: string | null) => void>();
      tabs.push(listeners);
      const storage = {
        getItem: (key: string) => texts.get(key) ?? null,
        setItem(key: string, text: string) {
          if (browser.full) throw new DOMException('full', 'QuotaExceededError');
          browser.writes += 1;
          if (browser.writes > 100) throw new Error('two tabs write in a loop');
          const before = texts.get(key);
          texts.set(key, text);
          // As browsers do: an unchanged value fires no event, and the writer gets none.
          if (before === text) return;
          for (const other of tabs) if (other !== listeners) for (const listener of other) listener(key);
        },
      };
      return {
        storage() {
          if (browser.forbidden) throw new DOMException('denied', 'SecurityError');
          return storage;
        },
        onOtherTab(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        announce: ({ lines }) => browser.announced.push(lines),
      };
    },
    clear() {
      texts.clear();
      for (const tab of tabs) for (const listener of tab) listener(null);
    },
  };
  return browser;
}

const open = (browser: ReturnType<typeof fakeBrowser>) =>
  openCartStore('donationItems', readLines, browser.tab());
const add = (id: string) => (lines: readonly Line[]) => [...lines, { id, quantity: 1 }];

describe('a cart in the browser', () => {
  it.each([
    ['nothing', undefined, [], 0],
    ['an empty text', '', [], 1],
    ['half a JSON text', '[{"id":"a"', [], 1],
    ['a number', '7', [], 1],
    ['null', 'null', [], 1],
    ['an object of another version', '{"items":[]}', [], 1],
    ['one good and two bad lines', '[{"id":"a","quantity":2},{"id":4},null]', ['a'], 2],
  ])('opens on %s', (_, text, ids, dropped) => {
    const store = open(fakeBrowser(text === undefined ? {} : { donationItems: text }));
    expect(store.snapshot().lines.map((line) => line.id)).toEqual(ids);
    expect(store.snapshot().dropped).toBe(dropped);
  });

  it('reports dropped lines once: the bad lines leave storage, and reading the notice dismisses it', () => {
    const browser = fakeBrowser({ donationItems: '[{"id":"a","quantity":1},7]' });
    const first = open(browser);
    expect(first.snapshot().dropped).toBe(1);
    expect(browser.texts.get('donationItems')).toBe('[{"id":"a","quantity":1}]');
    expect(open(browser).snapshot().dropped).toBe(0);
    first.dismissNotice();
    expect(first.snapshot()).toEqual({ lines: [{ id: 'a', quantity: 1 }], dropped: 0 });
  });

  it('keeps edits over a reload', () => {
    const browser = fakeBrowser();
    open(browser).change(add('cow-care'));
    expect(open(browser).snapshot().lines).toEqual([{ id: 'cow-care', quantity: 1 }]);
  });

  it('returns the same object until something changed', () => {
    const store = open(fakeBrowser({ donationItems: '[{"id":"a","quantity":1}]' }));
    const before = store.snapshot();
    store.change((lines) => lines);
    expect(store.snapshot()).toBe(before);
    store.change(add('b'));
    expect(store.snapshot()).not.toBe(before);
  });

  it('notifies its listeners of each change, and no longer after they left', () => {
    const store = open(fakeBrowser());
    let calls = 0;
    const leave = store.subscribe(() => {
      calls += 1;
    });
    store.change(add('a'));
    leave();
    store.change(add('b'));
    expect(calls).toBe(1);
  });
});

describe('the header', () => {
  it('is told of every change in its tab, also where storage is forbidden, and of no other', () => {
    const browser = fakeBrowser();
    browser.forbidden = true;
    const store = open(browser);
    store.change(add('a'));
    store.change((lines) => lines);
    store.change(add('b'));
    expect(browser.announced).toEqual([1, 2]);
  });
});

describe('two tabs', () => {
  it('stay in sync without answering each other with writes', () => {
    const browser = fakeBrowser();
    const [left, right] = [open(browser), open(browser)];
    left.subscribe(() => {});
    right.subscribe(() => {});
    left.change(add('a'));
    expect(right.snapshot().lines.map((line) => line.id)).toEqual(['a']);
    right.change(add('b'));
    expect(left.snapshot().lines.map((line) => line.id)).toEqual(['a', 'b']);
    expect(browser.writes).toBe(2);
  });

  it('keep each other’s lines even before the event has come', () => {
    const browser = fakeBrowser();
    const [left, right] = [open(browser), open(browser)];
    expect(right.snapshot().lines).toEqual([]);
    left.change(add('a'));
    right.change(add('b'));
    expect(right.snapshot().lines.map((line) => line.id)).toEqual(['a', 'b']);
    left.subscribe(() => {});
    expect(left.snapshot().lines.map((line) => line.id)).toEqual(['a', 'b']);
  });

  it('both empty when the browser’s storage is cleared', () => {
    const browser = fakeBrowser({ donationItems: '[{"id":"a","quantity":1}]' });
    const store = open(browser);
    store.subscribe(() => {});
    expect(store.snapshot().lines).toHaveLength(1);
    browser.clear();
    expect(store.snapshot().lines).toEqual([]);
  });

  it('do not loop over lines that one of them cannot read', () => {
    const browser = fakeBrowser();
    const [left, right] = [open(browser), open(browser)];
    left.subscribe(() => {});
    right.subscribe(() => {});
    expect(right.snapshot().lines).toEqual([]);
    left.change(() => [{ id: 'a', quantity: 0 }]);
    expect(right.snapshot().lines).toEqual([]);
    expect(browser.writes).toBe(1);
  });
});

describe('storage that fails', () => {
  it('forbidden: the cart works for the visit', () => {
    const browser = fakeBrowser();
    browser.forbidden = true;
    const store = open(browser);
    store.change(add('a'));
    store.change(add('b'));
    expect(store.snapshot().lines.map((line) => line.id)).toEqual(['a', 'b']);
  });

  it('full: no edit is lost, and it is stored as soon as there is room', () => {
    const browser = fakeBrowser({ donationItems: '[{"id":"a","quantity":1}]' });
    const store = open(browser);
    store.subscribe(() => {});
    browser.full = true;
    store.change(add('b'));
    expect(store.snapshot().lines.map((line) => line.id)).toEqual(['a', 'b']);
    browser.full = false;
    store.change(add('c'));
    expect(readLines(browser.texts.get('donationItems') ?? null).lines.map((line) => line.id)).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});

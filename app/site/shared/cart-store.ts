import { type CartChange, cartChanged } from './cart-keys.ts';

/**
 * One cart, stored in the browser under its storage key ('cartItems', 'donationItems': rule S65).
 * It may have been written by an older version, another tab or a person, so it is read like any
 * visitor's input; storage may be absent, full or forbidden, and then the cart is in memory for the
 * visit (rule R7).
 */
export type CartStore<Line> = {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => CartSnapshot<Line>;
  /** Applies an edit to the current lines, another tab's edits included, and stores the result. */
  change: (edit: (lines: readonly Line[]) => readonly Line[]) => void;
  /** The visitor has read that lines were dropped. */
  dismissNotice: () => void;
};

/** `dropped`: how many stored lines could not be read when the cart was opened. */
export type CartSnapshot<Line> = { lines: readonly Line[]; dropped: number };

/** Separates good lines from bad in the stored text; never throws. */
export type ReadLines<Line> = (text: string | null) => CartSnapshot<Line>;

/** The browser APIs a cart uses; tests bring their own. `storage` may throw, as browsers do. */
export type CartHost = {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Calls back when another tab has written the key, or cleared everything (null). */
  onOtherTab: (listener: (key: string | null) => void) => () => void;
  /** Says in this tab how many lines a changed cart has: the header's number is not React's. */
  announce: (change: CartChange) => void;
};

const nothing: CartSnapshot<never> = { lines: [], dropped: 0 };

/** What the server renders, and the browser's first render: no cart is known yet. */
export function emptyCart<Line>(): CartSnapshot<Line> {
  return nothing;
}

export function openCartStore<Line>(
  key: string,
  readLines: ReadLines<Line>,
  host: CartHost,
): CartStore<Line> {
  const listeners = new Set<() => void>();
  let current: CartSnapshot<Line> | null = null;
  /** The last text read or written; the same text is the same cart. */
  let text: string | null = null;
  /** Storage refused our last edit: memory is newer than storage until a write succeeds. */
  let memoryLeads = false;
  let stopListening: (() => void) | null = null;

  function stored(): string | null {
    try {
      return host.storage().getItem(key);
    } catch {
      memoryLeads = true;
      return null;
    }
  }

  function write(lines: readonly Line[]): void {
    const next = JSON.stringify(lines);
    try {
      host.storage().setItem(key, next);
      text = next;
      memoryLeads = false;
    } catch {
      memoryLeads = true;
    }
  }

  function open(): CartSnapshot<Line> {
    text = stored();
    const found = readLines(text);
    // Bad lines are removed from storage at once, so that they are reported once and not on every
    // page.
    if (found.dropped > 0) write(found.lines);
    return found;
  }

  function snapshot(): CartSnapshot<Line> {
    current ??= open();
    return current;
  }

  function refresh(): void {
    const before = snapshot();
    if (memoryLeads) return;
    const now = stored();
    if (memoryLeads || now === text) return;
    text = now;
    current = { lines: readLines(now).lines, dropped: before.dropped };
  }

  function notify(): void {
    for (const listener of [...listeners]) listener();
  }

  return {
    snapshot,
    subscribe(listener) {
      // What other tabs did while nobody listened here.
      if (listeners.size === 0 && current) refresh();
      listeners.add(listener);
      // Another tab's change is only read, never answered with a write: two tabs cannot chase each
      // other.
      stopListening ??= host.onOtherTab((changed) => {
        if (changed !== null && changed !== key) return;
        refresh();
        notify();
      });
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopListening?.();
        stopListening = null;
      };
    },
    change(edit) {
      refresh();
      const { lines, dropped } = snapshot();
      const next = edit(lines);
      if (next === lines) return;
      write(next);
      current = { lines: next, dropped };
      host.announce({ key, lines: next.length });
      notify();
    },
    dismissNotice() {
      current = { lines: snapshot().lines, dropped: 0 };
      notify();
    },
  };
}

/** The browser itself. On the server there is none, and nothing here is called. */
export const browserHost: CartHost = {
  storage: () => window.localStorage,
  onOtherTab(listener) {
    const onStorage = (event: StorageEvent) => listener(event.key);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
  announce: (detail) => window.dispatchEvent(new CustomEvent(cartChanged, { detail })),
};

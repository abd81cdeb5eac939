import { withoutDeadline } from '../db/patience.ts';
import { requestScope } from '../tracing/request-scope.ts';

export type RefreshQueue = {
  /** Adds a key, once. What a visitor asked for (`first`) comes before what nobody waits for. */
  add: (key: string, order?: 'first' | 'last') => void;
  /** Drops what has not begun. */
  clear: () => void;
  /** Resolves when nothing waits or runs. */
  settled: () => Promise<void>;
};

/**
 * Work that nobody waits for: one piece at a time, and after each a pause as long as it took.
 * However much there is, visitors have at least half of the processor.
 */
export function makeRefreshQueue(work: (key: string) => Promise<void>): RefreshQueue {
  const requested = new Set<string>();
  const others = new Set<string>();
  let running: Promise<void> | null = null;

  const next = (): string | undefined => {
    const [key] = requested.size > 0 ? requested : others;
    if (key === undefined) return undefined;
    requested.delete(key);
    others.delete(key);
    return key;
  };

  const run = async (): Promise<void> => {
    for (let key = next(); key !== undefined; key = next()) {
      const began = performance.now();
      await work(key);
      const took = performance.now() - began;
      await new Promise((resolve) => setTimeout(resolve, took));
    }
    running = null;
  };

  return {
    add: (key, order = 'last') => {
      (order === 'first' ? requested : others).add(key);
      // Its log lines and its patience are not those of the request that started it.
      running ??= requestScope.exit(() => withoutDeadline(run));
    },
    clear: () => {
      requested.clear();
      others.clear();
    },
    settled: async () => {
      while (running) await running;
    },
  };
}

import type { Services } from '../services.ts';

export type CacheHitCount = { add: (status: number) => void; stop: () => void };

const everyMs = 10_000;

/**
 * Counts the answers from the page cache and logs their number now and then. A line for each took a
 * third of the processor time of such an answer and could say no more than that it was sent.
 */
export function countCacheHits(log: Pick<Services['log'], 'info'>): CacheHitCount {
  const answers = new Map<number, number>();
  const logCounts = (): void => {
    if (answers.size === 0) return;
    log.info({ route: '(cached page)', answers: Object.fromEntries(answers) }, 'requests');
    answers.clear();
  };
  const timer = setInterval(logCounts, everyMs).unref();
  return {
    add: (status) => void answers.set(status, (answers.get(status) ?? 0) + 1),
    stop: () => {
      clearInterval(timer);
      logCounts();
    },
  };
}

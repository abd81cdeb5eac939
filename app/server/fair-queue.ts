import { AsyncResource } from 'node:async_hooks';

/** There is more to do than can be done soon. The caller may try again. */
export class BusyError extends Error {
  override name = 'BusyError';
}

export type FairQueue = {
  /**
   * Does the work in its turn. Owners take turns, so that one who asks for much waits behind
   * themselves. Throws BusyError where this owner, or all of them, wait for too much already.
   */
  take: <Answer>(owner: string, work: () => Promise<Answer>) => Promise<Answer>;
};

export type QueueRoom = {
  /** How much work runs at a time, for all and for one owner; one by default. */
  atOnce?: number;
  atOnceOfOne?: number;
  /** How many may wait for one owner, and how many for all. */
  mostOfOne: number;
  mostOfAll: number;
};

/**
 * A queue in which everybody has the same share, however much they ask for (fair queueing by round
 * robin, RFC 970).
 */
export function makeFairQueue({
  atOnce = 1,
  atOnceOfOne = atOnce,
  mostOfOne,
  mostOfAll,
}: QueueRoom): FairQueue {
  // In the order of their turns: an owner who was served goes to the end.
  const waiting = new Map<string, (() => Promise<void>)[]>();
  const runningOf = new Map<string, number>();
  let inAll = 0;
  let running = 0;

  const next = async (): Promise<void> => {
    if (running >= atOnce) return;
    const turn = [...waiting].find(([owner]) => (runningOf.get(owner) ?? 0) < atOnceOfOne);
    if (!turn) return;
    const [owner, [work, ...others]] = turn;
    waiting.delete(owner);
    if (others.length > 0) waiting.set(owner, others);
    inAll -= 1;
    count(owner, 1);
    await work?.();
    count(owner, -1);
    void next();
  };

  const count = (owner: string, step: 1 | -1): void => {
    running += step;
    const own = (runningOf.get(owner) ?? 0) + step;
    if (own > 0) runningOf.set(owner, own);
    else runningOf.delete(owner);
  };

  return {
    take: (owner, work) =>
      new Promise((resolve, reject) => {
        const own = waiting.get(owner) ?? [];
        if (own.length >= mostOfOne || inAll >= mostOfAll) {
          reject(new BusyError('queue is full'));
          return;
        }
        // Whoever ends before it starts it: its log lines, trace and patience are its own.
        const turn = AsyncResource.bind(() => Promise.resolve().then(work).then(resolve, reject));
        waiting.set(owner, [...own, turn]);
        inAll += 1;
        void next();
      }),
  };
}

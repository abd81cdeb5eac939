/**
 * Wakes a job by name. Call it after the commit whose work is waiting; a call that nobody hears
 * does no harm.
 */
export type Wakeups = {
  wake: (job: string) => void;
  /** Calls back on every wakeup until the returned function is called. */
  listen: (onWake: (job: string) => void) => () => void;
};

export function makeWakeups(): Wakeups {
  const listeners = new Set<(job: string) => void>();
  return {
    wake: (job) => {
      for (const onWake of listeners) onWake(job);
    },
    listen: (onWake) => {
      listeners.add(onWake);
      return () => listeners.delete(onWake);
    },
  };
}

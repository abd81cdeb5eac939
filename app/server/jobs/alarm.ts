/** Wakes a job by name. Ring it after the commit whose work is waiting; a ring nobody hears does no harm. */
export type Alarm = {
  wake: (job: string) => void;
  /** Hears every ring until the returned function is called. */
  listen: (hear: (job: string) => void) => () => void;
};

export function makeAlarm(): Alarm {
  const listeners = new Set<(job: string) => void>();
  return {
    wake: (job) => {
      for (const hear of listeners) hear(job);
    },
    listen: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}

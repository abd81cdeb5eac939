import type { Services } from '../services.ts';

/**
 * Background work. At most one process runs a job at a time, and never two runs of it; it may still
 * be interrupted anywhere (a kill, a lost connection), so what it does must be safe to repeat.
 */
export type Job = {
  name: string;
  /** The longest pause between two runs; a wakeup shortens it. */
  everySeconds: number;
  /** Long loops check `stopping` between two pieces of work. */
  run: (services: Services, stopping: AbortSignal) => Promise<void>;
};

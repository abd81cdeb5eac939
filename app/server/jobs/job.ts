import type { Services } from '../services.ts';

/**
 * Work that no visitor waits for. At most one process runs a job at a time, and never twice over itself; it may
 * still be cut off anywhere (a kill, a lost connection), so what it does must be safe to do again.
 */
export type Job = {
  name: string;
  /** The pause between two runs, at most; a wake shortens it. */
  everySeconds: number;
  /** Long loops look at `stopping` between two pieces of work. */
  run: (services: Services, stopping: AbortSignal) => Promise<void>;
};

import { withoutDeadline } from '../db/patience.ts';
import type { Services } from '../services.ts';
import { requestScope } from '../tracing/request-scope.ts';
import type { SpanFacts } from '../tracing/tracing.ts';
import type { Job } from './job.ts';
import { type JobLocks, openJobLocks } from './job-locks.ts';
import { noteRun } from './note-run.ts';
import { whileLocked } from './while-locked.ts';

export type RunningJobs = {
  /** Starts nothing new, lets running jobs end (for a while), frees the locks. */
  stop: () => Promise<void>;
};

/**
 * How soon a woken job retries when another process is just running it and may have missed the new
 * work.
 */
const busyRetrySeconds = 1;
const stopWithinSeconds = 10;

/**
 * Runs every job at once and then again and again. An error is logged and the job runs again at its
 * next time; one job never waits for another.
 */
export function startJobs(services: Services, connectionString: string, jobs: readonly Job[]): RunningJobs {
  const locks = openJobLocks(connectionString, (error) =>
    services.log.warn({ err: error }, 'job lock connection lost'),
  );
  const stopping = new AbortController();
  const turns = new Map(jobs.map((job) => [job.name, schedule(services, locks, job, stopping.signal)]));
  const unsubscribe = services.wakeups.listen((name) => turns.get(name)?.wake());
  return {
    stop: async () => {
      unsubscribe();
      stopping.abort();
      const patience = setTimeoutOnce(stopWithinSeconds);
      await Promise.race([Promise.all([...turns.values()].map((turn) => turn.settled())), patience.over]);
      patience.cancel();
      await locks.close();
    },
  };
}

type Turns = { wake: () => void; settled: () => Promise<void> };

function schedule(services: Services, locks: JobLocks, job: Job, stopping: AbortSignal): Turns {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let woken = false;

  const facts: SpanFacts = { name: `job ${job.name}`, kind: 'internal', root: true };
  const run = (lost: AbortSignal) =>
    services.tracing.span(facts, () =>
      job.run(whileLocked(services, lost), AbortSignal.any([stopping, lost])),
    );

  const once = async (): Promise<'done' | 'busy'> => {
    const begun = performance.now();
    const note = (error: unknown) => noteRun(services, job, { ms: performance.now() - begun, error });
    try {
      const outcome = await locks.hold(job.name, run);
      if (outcome === 'done') await note(null);
      return outcome;
    } catch (error) {
      services.log.error({ err: error, job: job.name }, 'job failed, will run again');
      await note(error);
      return 'done';
    }
  };

  const turn = async (): Promise<void> => {
    const wasWoken = woken;
    woken = false;
    const outcome = await once();
    running = null;
    if (stopping.aborted) return;
    // A wakeup during the run may have come after its last look: look again. When another process
    // was busy, its last look may have been before our commit.
    if (woken) begin();
    else if (outcome === 'busy' && wasWoken) {
      woken = true;
      timer = setTimeout(begin, busyRetrySeconds * 1000);
    } else timer = setTimeout(begin, job.everySeconds * 1000);
  };

  const begin = (): void => {
    clearTimeout(timer);
    running = turn();
  };

  stopping.addEventListener('abort', () => clearTimeout(timer));
  begin();
  return {
    wake: () => {
      if (stopping.aborted) return;
      woken = true;
      // Neither its log lines nor its patience belong to the request that woke it.
      if (!running) requestScope.exit(() => withoutDeadline(begin));
    },
    settled: async () => {
      await running;
    },
  };
}

function setTimeoutOnce(seconds: number): { over: Promise<void>; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, seconds * 1000);
  });
  return { over, cancel: () => clearTimeout(timer) };
}

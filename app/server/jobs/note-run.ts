import type { Services } from '../services.ts';
import type { Job } from './job.ts';

/** A good run is recorded at most so often: some jobs look for work every few seconds. */
const noteEverySeconds = 60;

/** Records a job's run, for the admin's system page. Never fails the job. */
export async function noteRun(
  { db, log, clock }: Services,
  { name, everySeconds }: Pick<Job, 'name' | 'everySeconds'>,
  { ms, error }: { ms: number; error: unknown },
): Promise<void> {
  const now = clock();
  const words = error === null ? null : String(error instanceof Error ? error.message : error).slice(0, 300);
  const turn = { ran_at: now, ms: Math.round(ms), every_seconds: everySeconds };
  const fault = words === null ? {} : { failed_at: now, error: words };
  const due = new Date(now.getTime() - noteEverySeconds * 1_000);
  try {
    await db
      .insertInto('job_runs')
      .values({ name, failed_at: null, error: null, ...turn, ...fault })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ ...turn, ...fault })
          .where((row) =>
            words === null ? row('job_runs.ran_at', '<=', due) : row('job_runs.name', '=', name),
          ),
      )
      .execute();
  } catch (err) {
    log.warn({ err, job: name }, 'job run not recorded');
  }
}

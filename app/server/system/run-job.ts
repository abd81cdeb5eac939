import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { staffVerb } from '../write/staff-write.ts';
import { listJobs } from './system-queries.ts';

/** Runs a job now. Whether it succeeds is seen in its row a moment later. */
export const runJob = staffVerb({
  permission: 'system.operate',
  run: async ({ services, staff }, name: string): Promise<Outcome<null, 'job-unknown'>> => {
    const known = await listJobs(services);
    if (!known.some((job) => job.name === name)) return refuse('job-unknown');
    await writeAudit(services.db, services, staff, { action: 'job.started', subject: name });
    services.wakeups.wake(name);
    return accept(null);
  },
});

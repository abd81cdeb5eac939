import { mayDo } from '#core/people/roles.ts';
import type { Viewer } from '#core/people/viewer.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Services } from '../services.ts';
import { listJobs } from './system-queries.ts';

/** Runs a job now. Whether it succeeds is seen in its row a moment later. */
export async function runJob(
  services: Services,
  viewer: Viewer,
  name: string,
): Promise<Outcome<null, 'not-allowed' | 'job-unknown'>> {
  if (viewer.kind !== 'staff' || !mayDo(viewer.roles, 'system.operate')) return refuse('not-allowed');
  const known = await listJobs(services);
  if (!known.some((job) => job.name === name)) return refuse('job-unknown');
  await writeAudit(services.db, services, viewer, { action: 'job.started', subject: name });
  services.wakeups.wake(name);
  return accept(null);
}

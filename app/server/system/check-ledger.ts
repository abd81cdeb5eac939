import { auditLedger } from '../db/audit.ts';
import type { Job } from '../jobs/job.ts';

/**
 * Runs the audit of the ledger (rule R4). A broken invariant fails this job: it is in the log, and
 * on the System page until a person has looked, with the first of the records.
 */
export const checkLedger: Job = {
  name: 'check-ledger',
  everySeconds: 86_400,
  run: async ({ db }) => {
    const broken = await auditLedger(db);
    const [first] = broken;
    if (first)
      throw new Error(
        `${broken.length} × the ledger is not as it must be: ${first.broken} (${first.record})`,
      );
  },
};

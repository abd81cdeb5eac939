import type { Job } from '../jobs/job.ts';

/** How long a deleted row can be restored. */
const retentionDays = 30;

/** Deletes rows from the bin that nobody restored. */
export const forgetBinned: Job = {
  name: 'forget-binned',
  everySeconds: 3_600,
  run: async ({ db, clock }) => {
    const oldest = new Date(clock().getTime() - retentionDays * 86_400_000);
    await db.deleteFrom('content_bin').where('binned_at', '<', oldest).execute();
  },
};

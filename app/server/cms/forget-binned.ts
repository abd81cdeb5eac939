import { binDays } from '#core/content/bin-days.ts';
import type { Job } from '../jobs/job.ts';

/** Deletes rows from the bin that nobody restored. */
export const forgetBinned: Job = {
  name: 'forget-binned',
  everySeconds: 3_600,
  run: async ({ db, clock }) => {
    const oldest = new Date(clock().getTime() - binDays * 86_400_000);
    await db.deleteFrom('content_bin').where('binned_at', '<', oldest).execute();
  },
};

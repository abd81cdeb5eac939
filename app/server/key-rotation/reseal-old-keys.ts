import type { Job } from '../jobs/job.ts';
import { noteFirstKey } from './check-data-keys.ts';
import { countUnder, everySealedColumn, resealColumn } from './reseal.ts';

/**
 * Seals what is under an older key anew under the first one, at the start and once a day; logs how
 * much is left under each. At none the older key may leave DATA_KEYS.
 */
export const resealOldKeys: Job = {
  name: 'reseal-old-keys',
  everySeconds: 86_400,
  run: async (services, stopping) => {
    const { db, sealer, log } = services;
    await noteFirstKey(services);
    let resealed = 0;
    for (const name of everySealedColumn) resealed += await resealColumn(services, name, stopping);
    for (const key of sealer.keys.filter((id) => id !== sealer.firstKey)) {
      const left = await countUnder(db, [key]);
      log.info({ key, resealed, left }, 'values sealed with an older data key');
    }
  },
};

import type { KyselyPlugin } from 'kysely';
import type { Services } from '../services.ts';

/**
 * The services of a job whose statements are refused once its lock is lost: another process may be
 * running it by then. What a transaction under way has sent before is committed or not, as ever.
 */
export function whileLocked(services: Services, lost: AbortSignal): Services {
  const refuseLost: KyselyPlugin = {
    transformQuery: ({ node }) => {
      lost.throwIfAborted();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { ...services, db: services.db.withPlugin(refuseLost) };
}

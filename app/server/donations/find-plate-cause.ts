import type { Cause } from '#core/donations/cause.ts';
import { plateType } from '#core/donations/plates.ts';
import type { Services } from '../services.ts';
import { listCauses } from './cause-queries.ts';

/** The cause of the kitchen, open or not; null while none counts in plates. */
export async function findPlateCause(services: Services): Promise<Cause | null> {
  const causes = await listCauses(services);
  return (
    causes.find(({ category, types }) => category === 'food' && types.some(({ id }) => id === plateType)) ??
    null
  );
}

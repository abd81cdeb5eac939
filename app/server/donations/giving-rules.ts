import type { GivingRules } from '#core/donations/place-donation.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';
import { loadCauses } from './cause-queries.ts';
import { listLegalEntities } from './legal-entity-queries.ts';

/** The facts by which donations to these causes are accepted and priced now. */
export async function getGivingRules(services: Services, causeIds: readonly string[]): Promise<GivingRules> {
  const ids = [...new Set(causeIds)];
  const [causes, entities] = await Promise.all([
    loadCauses(services, ids, { raised: false }),
    listLegalEntities(services),
  ]);
  return { causes, entities, today: templeDay(services.clock()) };
}

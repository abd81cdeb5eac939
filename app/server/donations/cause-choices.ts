import type { Services } from '../services.ts';
import { loadCauses } from './cause-queries.ts';

/** The causes that take any amount, as the options of a field. */
export async function listCauseChoices(services: Services): Promise<{ value: string; label: string }[]> {
  const causes = await loadCauses(services, null, { raised: false });
  return causes
    .filter(({ allowsOwnAmount }) => allowsOwnAmount)
    .map(({ id, title }) => ({ value: id, label: title }));
}

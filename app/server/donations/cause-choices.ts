import type { Services } from '../services.ts';
import { listCauses } from './cause-queries.ts';

/** The causes that take any amount, in the reader's language, as the options of a field. */
export async function listCauseChoices(services: Services): Promise<{ value: string; label: string }[]> {
  return (await listCauses(services))
    .filter(({ allowsOwnAmount }) => allowsOwnAmount)
    .map(({ id, title }) => ({ value: id, label: title }));
}

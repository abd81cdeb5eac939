import { staffOf } from '#server/people/test-people.ts';
import type { Services } from '#server/services.ts';
import { aStayInput } from '../test-stays.ts';
import { bookByDesk } from './book-by-desk.ts';

export const keeper = staffOf('per_keeper', 'guest-house-desk');

/** What the desk types to book nights; no paper was seen yet. */
export function aDeskInput(instead: Parameters<typeof aStayInput>[0] = {}) {
  const { pay: _, consent: __, shownTotal: ___, ...input } = aStayInput(instead);
  return { ...input, member: '', request: '', language: 'en', idKind: '', idLast4: '' };
}

/** The id of a stay that the desk booked. */
export async function bookedByDesk(
  services: Services,
  instead: Parameters<typeof aStayInput>[0],
): Promise<string> {
  const made = await bookByDesk(services, keeper, aDeskInput(instead));
  if (!made.ok || !('value' in made)) throw new Error(JSON.stringify(made));
  return made.value.id;
}

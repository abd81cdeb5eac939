import type { FormOutcome } from '#core/result.ts';
import type { Services } from '#server/services.ts';
import { inTransaction } from '#server/write/in-transaction.ts';
import { changeDates, type Dates } from './change-dates.ts';

/** The guest, whom the caller has verified (stay-proof.ts), chooses other nights. */
export function changeOwnDates(services: Services, stayId: string, dates: Dates): Promise<FormOutcome<null>> {
  return inTransaction(services, (work) => changeDates(work, stayId, dates, { by: 'guest' }));
}

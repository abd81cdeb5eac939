import type { TypedManualDonation } from '#core/donations/manual-donation.ts';
import { typedManualDonation } from '#core/donations/test-manual-donation.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { recordDonation } from './record-donation.ts';

type Instead = Partial<TypedManualDonation>;
type Recorded = Awaited<ReturnType<typeof recordDonation>>;

const clerk = staffOf('per_clerk', 'accounts');

/** The typed input of a cash donation, as one opened form of the staff sends it. */
export function manualDonationInput({ ids }: Services, instead: Instead = {}): TypedManualDonation {
  return { ...typedManualDonation, intentKey: ids('office'), ...instead };
}

/** Records such input as accounts. */
export function recordManualDonation(services: Services, instead: Instead = {}): Promise<Recorded> {
  return recordDonation(services, clerk, manualDonationInput(services, instead));
}

/** Records a donation as accounts, which must be accepted; returns its id. */
export async function recordedDonation(services: Services, instead: Instead = {}): Promise<string> {
  const outcome = await recordManualDonation(services, instead);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value.id;
}

/** 'taken', or the code of the refusal. */
export function codeOf(outcome: Recorded): string | undefined {
  if (outcome.ok) return 'taken';
  return 'problems' in outcome ? outcome.problems[0]?.code : outcome.code;
}

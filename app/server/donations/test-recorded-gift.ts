import type { TypedOfficeGift } from '#core/donations/office-gift.ts';
import { typedOfficeGift } from '#core/donations/test-office-gift.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { recordGift } from './record-gift.ts';

type Instead = Partial<TypedOfficeGift>;
type Recorded = Awaited<ReturnType<typeof recordGift>>;

const clerk = staffOf('per_clerk', 'accounts');

/** A slip of a gift in cash, as the form of the office sends it once. */
export function manualGift({ ids }: Services, instead: Instead = {}): TypedOfficeGift {
  return { ...typedOfficeGift, intentKey: ids('office'), ...instead };
}

/** Accounts enter such a slip. */
export function recordManualGift(services: Services, instead: Instead = {}): Promise<Recorded> {
  return recordGift(services, clerk, manualGift(services, instead));
}

/** Accounts enter a gift, which must be taken; its id. */
export async function recordedGift(services: Services, instead: Instead = {}): Promise<string> {
  const outcome = await recordManualGift(services, instead);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.value.donationId;
}

/** 'taken', or the code of what a slip was refused for. */
export function codeOf(outcome: Recorded): string | undefined {
  if (outcome.ok) return 'taken';
  return 'problems' in outcome ? outcome.problems[0]?.code : outcome.code;
}

import type { TypedManualDonation } from '#core/donations/manual-donation.ts';
import { recordedDonation } from '../donations/test-manual-donations.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { noteFiling } from './note-filing.ts';

/** When the tests of statements happen: the year 2025-26 is over, and gifts of its last months may still be entered. */
export const statementNow = new Date('2026-11-21T06:00:00Z');
export const lastYear = { entityId: 'charity', taxYear: '2025-26' } as const;
export const accountant = staffOf('per_accountant', 'accounts');

/** The year's statement as it is first noted to be filed. */
export const typedFiling = { filedOn: '2026-05-20', acknowledgement: '123456789012345', version: '0' };

export async function fileStatement(services: Services): Promise<void> {
  const outcome = await noteFiling(services, accountant, lastYear, typedFiling);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
}

let made = 0;

/** A gift on the tax path that the office enters by hand, by bank unless told otherwise; its id. */
export function taxDonation(services: Services, instead: Partial<TypedManualDonation> = {}): Promise<string> {
  made += 1;
  return recordedDonation(services, {
    ...{ mode: 'bank', paper: String(700_000_000_000 + made), givenOn: '2025-12-10', path: 'tax' },
    ...{ name: 'Radha Devi', pan: 'ABCPE1234F', addressLine: 'House 5, Sector 2' },
    ...{ city: 'Ghaziabad', state: 'Uttar Pradesh', pin: '201002' },
    ...instead,
  });
}

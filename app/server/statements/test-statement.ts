import type { TypedManualDonation } from '#core/donations/manual-donation.ts';
import { recordedDonation } from '../donations/test-manual-donations.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { noteFiling } from './note-filing.ts';

/**
 * The clock of the statement tests: the year 2025-26 is over, and donations of its last months may
 * still be entered.
 */
export const statementNow = new Date('2026-11-21T06:00:00Z');
export const lastYear = { entityId: 'charity', taxYear: '2025-26' } as const;
export const accountant = staffOf('per_accountant', 'accounts');

/** The year's statement, recorded as filed for the first time. */
export const typedFiling = { filedOn: '2026-05-20', acknowledgement: '123456789012345', version: '0' };

export async function fileStatement(services: Services): Promise<void> {
  const outcome = await noteFiling(services, accountant, lastYear, typedFiling);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
}

let made = 0;

/** A manual donation on the tax path, by bank unless set otherwise; returns its id. */
export function taxDonation(services: Services, instead: Partial<TypedManualDonation> = {}): Promise<string> {
  made += 1;
  return recordedDonation(services, {
    ...{ mode: 'bank', paper: String(700_000_000_000 + made), givenOn: '2025-12-10', path: 'tax' },
    ...{ name: 'Radha Devi', pan: 'ABCPE1234F', addressLine: 'House 5, Sector 2' },
    ...{ city: 'Ghaziabad', state: 'Uttar Pradesh', pin: '201002' },
    ...instead,
  });
}

import { beforeAll, expect } from 'vitest';
import { takeBackDonation } from '../donations/take-back-donation.ts';
import { voidReceipt } from '../donations/void-receipt.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import type { Services } from '../services.ts';
import { findStatement } from './statement-queries.ts';
import { accountant, lastYear, statementNow, taxDonation } from './test-statement.ts';

/**
 * For a test file: a site after the end of a year, of whose donations some count in its statement
 * and some, by their ids, do not.
 */
export function openStatementYear() {
  const ids: Record<'cash' | 'voided' | 'shared', string> = { cash: '', voided: '', shared: '' };
  const fixture = openFixture({ clock: () => statementNow }, { audited: false });
  beforeAll(async () => {
    Object.assign(ids, await giveInYear(fixture.services), {
      shared: await halfReturned(fixture.services),
    });
  });
  return {
    ...{ ids, db: () => fixture.db, services: () => fixture.services },
    statement: async () => (await findStatement(fixture.services, lastYear)) ?? expect.fail('no statement'),
  };
}

/** Those of three donors, and such as no line may have. */
async function giveInYear(services: Services): Promise<{ cash: string; voided: string }> {
  const give = (instead: Parameters<typeof taxDonation>[1]) => taxDonation(services, instead);
  // One donor: two specific donations, one of them a cheque; corpus; small cash; too much cash;
  // another year.
  await give({ amount: '1,000.50' });
  await give({ amount: '2,000', mode: 'cheque', paper: '123456', bank: 'State Bank', givenOn: '2026-03-31' });
  await give({ amount: '5,000', causeId: 'temple-construction' });
  await give({ amount: '2,000', mode: 'cash', paper: '' });
  const cash = await give({ amount: '2,001', mode: 'cash', paper: '', givenOn: '2026-01-05' });
  await give({ amount: '900', givenOn: '2026-04-01' });
  // Others: a donation taken back, one whose receipt was voided, one without PAN, one whose name
  // was corrected.
  const other = { pan: 'AAAPB1111A', name: 'Gopal Das' };
  const wrong = await give({ ...other, amount: '700' });
  await takeBackDonation(services, accountant, {
    donationId: wrong,
    kind: 'mistake',
    reason: 'Entered for somebody else.',
  });
  const voided = await give({ ...other, amount: '800' });
  const reason = 'The paper was lost.';
  await voidReceipt(services, accountant, {
    donationId: voided,
    reason,
    anew: '',
    name: '',
  });
  await give({ amount: '600', path: 'named' });
  const renamed = await give({ pan: 'AAAPC2222B', name: 'Sita Davi', amount: '400' });
  await voidReceipt(services, accountant, {
    ...{ donationId: renamed, reason: 'The name was wrong.', anew: 'on', name: 'Sita Devi' },
  });
  return { cash, voided };
}

/**
 * ₹1,000.01 for causes of two types, of which ₹100 was refunded; without a PAN, as an old row might
 * be.
 */
async function halfReturned({ db, ids }: Services): Promise<string> {
  const id = ids('don');
  const at = new Date('2026-02-01T06:00:00Z');
  await db
    .insertInto('donations')
    .values({
      ...{
        id,
        intent_key: 'shared',
        intent_hash: '',
        state: 'part_refunded',
        path: 'tax',
        citizenship: 'indian',
      },
      ...{
        legal_entity_id: 'charity',
        total_paise: 100_001,
        donor_name: 'Old Row',
        created_at: at,
        paid_at: at,
      },
    })
    .execute();
  const line = (position: number, cause_id: string, amount: number) => ({
    ...{ donation_id: id, position, cause_id, title: cause_id, quantity: 1 },
    ...{ unit_paise: amount, amount_paise: amount },
  });
  await db
    .insertInto('donation_lines')
    .values([line(0, 'temple-construction', 33_334), line(1, 'food-for-life', 66_667)])
    .execute();
  await db
    .insertInto('payments')
    .values({
      ...{
        id: 'pay_shared',
        donation_id: id,
        mode: 'online',
        status: 'captured',
        role: 'settling',
        currency: 'INR',
      },
      ...{ amount_paise: 100_001, refunded_paise: 10_000, captured_at: at, noted_at: at },
    })
    .execute();
  await db
    .insertInto('receipts')
    .values({
      ...{
        id: 'rcp_shared',
        number: 'X/25-26/000001',
        legal_entity_id: 'charity',
        tax_year: '25-26',
        sequence: 900,
      },
      ...{
        donation_id: id,
        payment_id: 'pay_shared',
        given_on: '2026-02-01',
        verify_code: 'x',
        issued_at: at,
      },
      facts: JSON.stringify({ taxEligible: true, donor: { name: 'Old Row', address: null } }),
    })
    .execute();
  return id;
}

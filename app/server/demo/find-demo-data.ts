import { demoStaffEmails } from '#core/people/demo-staff.ts';
import { purchaseNames, purchaseTables } from '../purchases/purchase.ts';
import type { Services } from '../services.ts';
import { demoMember } from './demo-members.ts';
import { demoBooker } from './demo-stays.ts';

/**
 * What the demo left in a database, for the start in production to refuse. Empty when there is
 * nothing.
 */
export async function findDemoData({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const [person, entity, isPaid, stay, member] = await Promise.all([
    db.selectFrom('people').select('email').where('email', 'in', demoStaffEmails).executeTakeFirst(),
    db
      .selectFrom('legal_entities')
      .select('id')
      .where('deduction_registration', 'like', 'DEMO-%')
      .executeTakeFirst(),
    findTestPayment(db),
    db
      .selectFrom('stay_bookings')
      .select('id')
      .where('booked_by', '=', demoBooker)
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('memberships')
      .select('id')
      .where('id', 'like', `${demoMember}%`)
      .limit(1)
      .executeTakeFirst(),
  ]);
  return [
    ...(person
      ? [`the demo administrator or demo staff (${person.email}), whose password everybody knows`]
      : []),
    ...(entity ? ['the demo charity, whose tax registration is made up'] : []),
    ...(isPaid ? ['gifts or purchases that were paid through the test gateway'] : []),
    ...(member ? ['life members who are made up'] : []),
    ...(stay ? ['stays of made-up guests in the guest house'] : []),
  ];
}

/** Whether a purchase of any kind has an order of the test gateway. */
async function findTestPayment(db: Services['db']): Promise<boolean> {
  const found = await Promise.all(
    purchaseNames.map((kind) =>
      db
        .selectFrom(purchaseTables[kind])
        .select('id')
        .where('gateway_mode', '=', 'test')
        .limit(1)
        .executeTakeFirst(),
    ),
  );
  return found.some((one) => one !== undefined);
}

import { demoStaffEmails } from '#core/people/demo-staff.ts';
import type { Services } from '../services.ts';
import { demoMember } from './demo-members.ts';
import { demoBooker } from './demo-stays.ts';

/**
 * What the demo left in a database, for the start in production to refuse. Empty when there is
 * nothing.
 */
export async function findDemoData({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const [person, entity, donation, stay, member] = await Promise.all([
    db.selectFrom('people').select('email').where('email', 'in', demoStaffEmails).executeTakeFirst(),
    db
      .selectFrom('legal_entities')
      .select('id')
      .where('deduction_registration', 'like', 'DEMO-%')
      .executeTakeFirst(),
    db.selectFrom('donations').select('id').where('gateway_mode', '=', 'test').limit(1).executeTakeFirst(),
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
    ...(donation ? ['gifts that were made through the test gateway'] : []),
    ...(member ? ['life members who are made up'] : []),
    ...(stay ? ['stays of made-up guests in the guest house'] : []),
  ];
}

import { sql } from 'kysely';
import type { Services } from '../services.ts';

/** What was paid for one day: on the sheet of who serves at the altar or in the kitchen. */
export type OfferedOnDay = {
  donationId: string;
  day: string;
  /** With the cause ahead: 'Flowers for the altar: A garland'. */
  title: string;
  quantity: number;
  inNameOf: string | null;
  occasion: string | null;
  /** null: given quietly. */
  giver: { name: string; phone: string | null } | null;
};

/** The days of one sheet. */
export const offeringSheetDays = 7;

/**
 * What is offered on a day of the temple and the six after it, by day and cause; what went back
 * whole is not. The caller checks 'seats.read': these are names and telephones, and no sums.
 */
export async function listOffered({ db }: Services, from: string): Promise<OfferedOnDay[]> {
  const { rows } = await sql<Omit<OfferedOnDay, 'giver'> & { name: string | null; phone: string | null }>`
    select donations.id as "donationId", to_char(seva_on, 'YYYY-MM-DD') as day, quantity,
      case when line.type_id is null then line.title else causes.title || ': ' || line.title end as title,
      in_name_of as "inNameOf", occasion, donor_name as name, donor_phone as phone
    from donations
    join donation_lines as line on line.donation_id = donations.id
    join causes on causes.id = line.cause_id
    where seva_on >= ${from}::date and seva_on < ${from}::date + ${offeringSheetDays}::int
      and donations.state in ('paid', 'refund_pending', 'part_refunded')
    order by seva_on, causes.position, causes.id, lower(donor_name), donations.id, line.position`.execute(db);
  return rows.map(({ name, phone, ...row }) => ({ ...row, giver: name === null ? null : { name, phone } }));
}

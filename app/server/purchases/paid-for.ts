import { sql } from 'kysely';
import { purchaseTables } from './purchase.ts';

type Numbered = { id: string; number: number } | null;

/** What a payment was for, with the number that people know it by; all null: nothing of ours. */
export type PaidFor = {
  donationId: string | null;
  order: Numbered;
  stay: Numbered;
  seat: Numbered;
  passes: Numbered;
};

const { order, stay, seat, pass } = purchaseTables;

/** The columns of `PaidFor` without the donation, in a query that left-joins their tables. */
export const paidForColumns = [
  numbered(order).as('order'),
  numbered(stay).as('stay'),
  numbered(seat).as('seat'),
  numbered(pass).as('passes'),
];

function numbered(table: string) {
  const [id, number] = [sql.ref(`${table}.id`), sql.ref(`${table}.number`)];
  return sql<Numbered>`(case when ${id} is not null
    then json_build_object('id', ${id}, 'number', ${number}) end)`;
}

import { type Paise, paise } from '#core/money/paise.ts';
import { accept, type Outcome, refuse } from '#core/result.ts';
import { greatestStay, leastRest } from '#core/stay/book-stay.ts';
import { mayPayRest } from '#core/stay/stay-stage.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Db } from '#server/db/schema.ts';
import { readHeld } from '../record/desk-money.ts';
import type { StayRow } from '../record/locked-stay.ts';
import { readCover } from '../record/stay-cover.ts';

export type RestRefusal =
  | 'stay-unknown'
  | 'stay-moved'
  | 'stay-paid-meanwhile'
  | 'stay-rest-too-large'
  | 'stay-rest-under-way';

/** What is left of the price of a locked stay: below nothing where more came. */
export async function leftToPay(db: Db, { id, stay_paise }: StayRow): Promise<number> {
  return stay_paise - (await readCover(db, id)) - (await readHeld(db, id, 'price'));
}

/** What is left to pay of a locked stay and can be paid on the site, all of it at once. */
export async function restDue(
  db: Db,
  row: StayRow,
  now: Date,
): Promise<Outcome<Paise, 'stay-moved' | 'stay-paid-meanwhile' | 'stay-rest-too-large'>> {
  if (!mayPayRest(row, templeDay(now))) return refuse('stay-moved');
  const due = paise(Math.max(0, await leftToPay(db, row)));
  if (due < leastRest) return refuse('stay-paid-meanwhile');
  return due > greatestStay ? refuse('stay-rest-too-large') : accept(due);
}

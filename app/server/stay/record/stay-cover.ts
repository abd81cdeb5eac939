import { type Paise, paise } from '#core/money/paise.ts';
import type { Db } from '#server/db/schema.ts';
import { readLeft } from '#server/purchases/request-refund.ts';
import type { StayRow } from './locked-stay.ts';

/** The part of `leftOfPayment` that pays for the stay as it now is (migration 601). */
export function coverOf({ cover_paise }: Pick<StayRow, 'cover_paise'>, left: number): Paise {
  return paise(Math.min(cover_paise, left));
}

/** The cover of a locked stay. */
export async function readCover(db: Db, row: StayRow): Promise<Paise> {
  return coverOf(row, await readLeft(db, { kind: 'stay', id: row.id }));
}

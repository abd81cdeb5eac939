import { addPaise, type Paise, paise, zeroPaise } from '#core/money/paise.ts';
import { lowerCover } from '#core/stay/cover.ts';
import type { Db } from '#server/db/schema.ts';
import { findRefundable } from '#server/purchases/request-refund.ts';
import { readHeld } from '../record/desk-money.ts';
import type { StayRow } from '../record/locked-stay.ts';
import { type PaidPart, readParts } from '../record/stay-cover.ts';
import { goingBack } from './cancel-stay.ts';

export type MoneyOfChange = {
  /** Of what was paid at the gateway, asked back for the guest. */
  goesBack: Paise;
  /** What the ladder does not give back: it pays for nothing of the stay any more. */
  stays: Paise;
  /** What the desk then has too much, and hands back when it is asked for. */
  atDesk: Paise;
  /** What is then left to pay. */
  toPay: Paise;
  /** Of each payment: what goes back of it, and how much it may cover from then on. */
  parts: { id: string; goesBack: Paise; most: Paise }[];
};

/**
 * What another price of its nights does to the money of a stay, in paise: the cover falls to a
 * lower price, the ladder gives a share of the difference back, and the desk's money is its own
 * (docs/decisions/stays.md, The ladder). Read only; the verb asks under the stay's lock.
 */
export async function moneyOfChange(
  db: Db,
  row: StayRow,
  price: Paise,
  today: string,
): Promise<MoneyOfChange> {
  const paid = await readParts(db, row.id);
  const lowered = lowerCover(paid, price);
  const parts: MoneyOfChange['parts'] = [];
  for (const [at, { most, less }] of lowered.entries()) {
    const { id } = paid[at] as PaidPart;
    const wanted = goingBack(row, paise(less), today);
    const refundable = await findRefundable(db, { kind: 'stay', id }, wanted);
    parts.push({ id, goesBack: refundable?.amount ?? zeroPaise, most: paise(most) });
  }
  const goesBack = addPaise(parts.map((part) => part.goesBack));
  const cover = addPaise(paid.map((part) => part.cover));
  const less = lowered.reduce((sum, part) => sum + part.less, 0);
  const held = cover - less + (await readHeld(db, row.id, 'price'));
  return {
    parts,
    ...{ goesBack, stays: paise(less - goesBack) },
    ...{ atDesk: paise(Math.max(0, held - price)), toPay: paise(Math.max(0, price - held)) },
  };
}

import type { PassStage } from '#core/passes/pass-stage.ts';
import { nextPollAt } from '#core/purchases/next-poll-at.ts';
import type { Transaction } from '#server/db/schema.ts';
import { type BookingMove, moveBooked } from '#server/purchases/booking-timeline.ts';

type Move = Omit<BookingMove<PassStage>, 'set' | 'amount'> & {
  /** Who of the office agrees to what was asked for. */
  approvedBy?: string;
};

/** Changes a locked booking, with an entry in its timeline. */
export async function moveBooking(trx: Transaction, { approvedBy, ...move }: Move): Promise<void> {
  const { at, stage } = move;
  const approved = approvedBy && {
    ...{ approved_by: approvedBy, approved_at: at },
    poll_at: stage === 'open' ? nextPollAt('created', at, at) : null,
  };
  await moveBooked(trx, 'pass', approved ? { ...move, set: approved } : move);
}

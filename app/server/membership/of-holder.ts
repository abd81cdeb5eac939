import type { Db } from '../db/schema.ts';
import type { MembershipView } from './membership-queries.ts';

/**
 * What the holder of a membership may read of it. Of the time before it was given to them they see
 * that a part is paid and what was used; donations, receipts, bookings and notes are the former
 * holder's.
 */
export async function ofHolder(db: Db, view: MembershipView): Promise<MembershipView> {
  const given = view.events.find(({ kind }) => kind === 'transferred');
  if (!given) return view;
  const former = await donationsBefore(db, view, given.at);
  const isFormer = (donationId: string | null) => donationId !== null && former.has(donationId);
  return {
    ...view,
    requestId: null,
    schedule: view.schedule.map((part) =>
      isFormer(part.donationId) ? { ...part, donationId: null, receiptId: null, receipt: null } : part,
    ),
    uses: view.uses.map((use) =>
      use.recordedAt <= given.at
        ? { ...use, note: '', stayId: null, passBookingId: null, eventId: null }
        : use,
    ),
    events: view.events.map((event) => ({
      ...event,
      donationId: isFormer(event.donationId) ? null : event.donationId,
      note: event.id < given.id ? null : event.note,
    })),
  };
}

/** By when they were begun: one that the former holder began may be paid after the transfer. */
async function donationsBefore(db: Db, { schedule, events }: MembershipView, at: Date): Promise<Set<string>> {
  const named = [...schedule, ...events].flatMap(({ donationId }) => donationId ?? []);
  if (named.length === 0) return new Set();
  const rows = await db
    .selectFrom('donations')
    .select('id')
    .where('id', 'in', named)
    .where('created_at', '<=', at)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

import type { StaffWrite } from '#server/write/staff-write.ts';

/**
 * Asks that the desk hands back what these void passes of a booking cost; false where the booking
 * was not paid at the desk.
 */
export async function askCounterReturn(
  { trx, services, staff }: StaffWrite,
  bookingId: string,
  passIds: readonly string[],
): Promise<boolean> {
  const paid = await trx
    .selectFrom('pass_desk_payments')
    .select('booking_id')
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  if (!paid) return false;
  await trx
    .insertInto('pass_desk_returns')
    .values(
      passIds.map((pass_id) => ({
        ...{ id: services.ids('pdr'), booking_id: bookingId, pass_id },
        ...{ mode: null, asked_by: staff.personId, asked_at: services.clock() },
        ...{ decided_by: null, decided_at: null },
      })),
    )
    .execute();
  return true;
}

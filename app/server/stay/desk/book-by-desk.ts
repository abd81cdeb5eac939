import { FormReader } from '#core/fields/form-reader.ts';
import { isIntentKey } from '#core/purchases/intent-key.ts';
import { accept, type FormOutcome, invalid, invalidField } from '#core/result.ts';
import { readGuest, readPrice, readSearch } from '#core/stay/book-stay.ts';
import { noRoom } from '#core/stay/no-room.ts';
import type { TypedGuest, TypedSearch } from '#core/stay/stay-input.ts';
import { termsOn } from '#core/stay/stay-terms.ts';
import { listOfferedLanguages } from '#server/settings/settings-queries.ts';
import { findIntent, hashInput, reusedIntent } from '#server/write/intent.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { saveStay } from '../checkout/save-stay.ts';
import { drawFromGroup, isOpenGroup } from '../groups/draw-from-group.ts';
import { lockRooms, takeNights } from '../nights/take-nights.ts';
import { notifyGuest } from '../record/notify-guest.ts';
import { loadStayRules } from '../rules/stay-rules.ts';
import { takeOffer } from '../waits/take-offer.ts';

/**
 * `wait`: the offer of the waiting list that it answers; `group`: the group that it belongs to.
 */
type Chosen = Record<'kind' | 'member' | 'request' | 'language', string> & { wait?: string; group?: string };
export type DeskBooking = TypedSearch & TypedGuest & Chosen & { intentKey: string };

/**
 * A stay that the office books: who stands at the desk or is on the telephone, or an inquiry. It
 * has its rooms at once and is paid at the desk. Today is possible, and no share of a kind is too
 * much. The same form sent twice is one booking.
 */
export const bookByDesk = staffWrite({
  permission: 'stays.write',
  run: async (
    { services, trx, staff, audit, wake },
    { intentKey, ...typed }: DeskBooking,
  ): Promise<FormOutcome<{ id: string }>> => {
    if (!isIntentKey(intentKey)) return invalidField('intentKey', 'intent-malformed');
    const intent = { table: 'stay_bookings', key: intentKey, hash: hashInput(typed) } as const;
    const known = await findIntent(trx, intent);
    if (known) return known;
    const now = services.clock();
    const rules = await loadStayRules({ ...services, db: trx });
    const form = new FormReader();
    const kind = rules.kinds.find(({ id }) => id === typed.kind);
    if (!kind) form.refuse('kind', 'choice-invalid');
    const search = readSearch(form, typed, { from: rules.today, to: rules.days.to });
    const guest = readGuest(form, typed, 'optional');
    const member = typed.member === 'on';
    const language = (await listOfferedLanguages(services)).find((one) => one === typed.language);
    if (!language) form.refuse('language', 'choice-invalid');
    const price = kind && search ? readPrice(form, kind, { ...search, member }, rules) : null;
    if (!kind || !search || !price || !language || !form.clean) return invalid(form.problems);
    const requestId = typed.request === '' ? null : await takeRequest(trx, typed.request);
    if (requestId === undefined)
      return (await findIntent(trx, intent)) ?? invalidField('', 'stay-request-booked');
    const id = services.ids('sty');
    const { wait: waitId = '', group = '' } = typed;
    const groupId = group || null;
    const placed = {
      ...search,
      member,
      freeNights: 0,
      kindId: kind.id,
      kindTitle: kind.title,
      guest,
      price,
      due: price.total,
    };
    await lockRooms(trx, kind.id);
    if (groupId !== null && !(await isOpenGroup(trx, groupId, now)))
      return invalidField('', 'stay-group-over');
    const isNew = await saveStay(
      trx,
      {
        ...{ id, placed, personId: null, language, intent },
        ladder: termsOn(rules.terms, rules.today).ladder,
        byDesk: { personId: staff.personId, requestId },
        groupId,
      },
      now,
    );
    if (!isNew) return (await findIntent(trx, intent)) ?? reusedIntent();
    const asked = { ...placed, bookingId: id, now };
    if (waitId !== '' && !(await takeOffer(trx, { waitId }, asked, now)))
      return invalidField('', 'stay-offer-over');
    const drawn = groupId === null ? null : await drawFromGroup(trx, groupId, asked);
    if (drawn?.ok === false) return drawn;
    const taken = await takeNights(trx, { ...asked, until: null });
    if (!taken.ok) return noRoom('rooms', taken.left);
    const row = { id, guest_email: guest.email, person_id: null, language };
    await notifyGuest(trx, services, row, 'booked');
    await audit({
      action: 'stay.booked',
      subject: id,
      details: { rooms: search.rooms, request: requestId, group: groupId },
    });
    wake('send-letters');
    return accept({ id });
  },
});

type Trx = Parameters<typeof saveStay>[0];

/** The inquiry that becomes a booking is done; undefined where it is none, or is booked already. */
async function takeRequest(trx: Trx, requestId: string): Promise<string | undefined> {
  const request = await trx
    .selectFrom('requests')
    .select('id')
    .where('id', '=', requestId)
    .where('kind', '=', 'stay-inquiry')
    .forUpdate()
    .executeTakeFirst();
  const booked = await trx
    .selectFrom('stay_bookings')
    .select('id')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (!request || booked) return undefined;
  await trx.updateTable('requests').set({ state: 'done' }).where('id', '=', requestId).execute();
  return request.id;
}

import { readVersion } from '#core/fields/version.ts';
import { holdsSeats, movesSeats, readWork, type TypedWork } from '#core/requests/work-on-request.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { endSeatOfRequest } from '../bookings/seat-of-request.ts';
import { releaseShares } from '../bookings/unproven-shares.ts';
import { staffWrite } from '../write/staff-write.ts';
import { findInboxRequest, listHandlers } from './inbox-queries.ts';

type WorkOutcome =
  | FormOutcome<null>
  | Refusal<'no-request' | 'changed-meanwhile' | 'request-duplicate' | 'seats-given-back'>
  | Refusal<'seat-is-paid' | 'money-in-review'>;

/**
 * Saves who has a request, its state and when to be reminded. Who saves over an older version gets
 * a conflict. A closed one is reopened only while the same words do not wait in another one; a
 * declined one whose seats went back is not.
 */
export const workOnRequest = staffWrite({
  permission: 'inbox.answer',
  run: async (
    { services, trx, staff, audit, pagesChanged },
    id: string,
    typed: TypedWork,
  ): Promise<WorkOutcome> => {
    const before = await findInboxRequest(services, staff, id);
    if (!before) return refuse('no-request');
    const handlers = (await listHandlers(services, before.kind)).map((one) => one.id);
    // Somebody who left keeps their requests until these are given to another.
    const able = before.assignedTo ? [...handlers, before.assignedTo] : handlers;
    const today = templeDay(services.clock());
    const read = readWork(typed, {
      staff: able,
      today: before.remindOn === typed.remindOn ? '2000-01-01' : today,
    });
    if (!read.ok) return read;
    const { state, assignedTo, remindOn } = read.value;
    if (holdsSeats(before) && before.state === 'declined' && state !== 'declined')
      return refuse('seats-given-back', 'state');
    if (state === 'declined') {
      const ended = await endSeatOfRequest(trx, id, services.clock());
      if (!ended.ok) return ended;
    }
    const isOpen = (one: string) => one === 'new' || one === 'in-hand';
    if (isOpen(state) && !isOpen(before.state)) {
      const duplicate = await trx
        .selectFrom('requests as other')
        .innerJoin('requests as mine', 'mine.content_key', 'other.content_key')
        .select('other.id')
        .where('mine.id', '=', id)
        .where('other.id', '<>', id)
        .where('other.state', 'in', ['new', 'in-hand'])
        .executeTakeFirst();
      if (duplicate) return refuse('request-duplicate', 'state');
    }
    const saved = await trx
      .updateTable('requests')
      .set({
        state,
        assigned_to: assignedTo,
        remind_on: remindOn,
        updated_at: services.clock(),
        version: before.version + 1,
      })
      .where('id', '=', id)
      .where('version', '=', readVersion(typed.version))
      .executeTakeFirst();
    if (!saved.numUpdatedRows) return refuse('changed-meanwhile');
    // A handler has spoken with them: it no longer counts as a stranger's.
    if (state !== 'new') await releaseShares(trx, id);
    if (movesSeats(before, state)) pagesChanged();
    await audit({
      action: 'request.changed',
      subject: id,
      before: { state: before.state, assignedTo: before.assignedTo, remindOn: before.remindOn },
      after: { state, assignedTo, remindOn },
    });
    return accept(null);
  },
});

import { accept, type Outcome, refuse } from '#core/result.ts';
import { templeDay, templeDayStart } from '#core/time/temple-day.ts';
import { findEventHead } from '../content/event-heads.ts';
import { staffWrite } from '../write/staff-write.ts';
import { listShifts } from './shift-queries.ts';

/**
 * Copies the shifts of another event, without its people, moved by the days between the two;
 * pressed twice, each once.
 */
export const copyShifts = staffWrite({
  permission: 'roster.write',
  run: async (
    { trx, services, audit },
    eventId: string,
    fromId: string,
  ): Promise<Outcome<null, 'roster-no-event'>> => {
    const [event, from] = [
      await findEventHead({ db: trx }, eventId),
      await findEventHead({ db: trx }, fromId),
    ];
    if (!event || !from || event.id === from.id) return refuse('roster-no-event', 'eventId');
    const [first, other] = [event, from].map(({ startsAt }) => templeDayStart(templeDay(startsAt)).getTime());
    const later = (moment: Date) => new Date(moment.getTime() + (first ?? 0) - (other ?? 0));
    const shifts = await listShifts({ db: trx }, fromId);
    for (const { id, duty, place, startsAt, endsAt, least, most, note } of shifts) {
      await trx
        .insertInto('shifts')
        .values({
          ...{ id: services.ids('shf'), event_id: eventId, intent_key: `copy:${id}:${eventId}` },
          ...{ duty, place, least, most, note, created_at: services.clock() },
          ...{ starts_at: later(startsAt), ends_at: later(endsAt) },
        })
        .onConflict((conflict) => conflict.column('intent_key').doNothing())
        .execute();
    }
    await audit({
      action: 'shift.copied',
      subject: eventId,
      details: { event: fromId, shifts: shifts.length },
    });
    return accept(null);
  },
});

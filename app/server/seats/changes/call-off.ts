import { sql } from 'kysely';
import { FormReader } from '#core/fields/form-reader.ts';
import { accept, type FormOutcome, invalid, invalidField } from '#core/result.ts';
import type { SeatUnit } from '#core/seats/seat-stage.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Transaction } from '#server/db/schema.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { readCalledOffWords } from './called-off-words.ts';

/** `words`: what visitors read of why, perhaps nothing. `sure`: the box was ticked. */
type Asked = { unit: SeatUnit; reason: string; words: string; sure: boolean };

/**
 * The temple calls a class or a departure off, once and for good: nobody can begin any more. Who
 * has a seat or waits for one is written by the job that this wakes (states/end-called-off.ts),
 * which asks everything back that was paid. Said again, it changes nothing.
 */
export const callOff = staffWrite({
  permission: 'seats.write',
  run: async (
    { services, trx, staff, audit, wake, pagesChanged },
    { unit, sure, ...typed }: Asked,
  ): Promise<FormOutcome<null>> => {
    const found = await lockUnit(trx, unit);
    if (!found) return invalidField('', 'unit-unknown');
    if (found.calledOff) {
      wake('call-off');
      return accept(null);
    }
    const at = services.clock();
    if (found.lastDay < templeDay(at)) return invalidField('', 'unit-over');
    const form = new FormReader();
    const reason = form.text('reason', typed.reason, { min: 3, max: 300, lines: 'many' });
    const words = readCalledOffWords(form, typed.words);
    if (!sure) form.refuse('sure', 'unit-sure');
    if (!form.clean) return invalid(form.problems);
    await markCalledOff(trx, unit, { at, by: staff.personId, reason, words });
    await audit({
      action: unit.kind === 'class' ? 'classes.called-off' : 'departure.called-off',
      subject: unit.id,
      details: { reason, words },
    });
    wake('call-off');
    pagesChanged();
    return accept(null);
  },
});

async function lockUnit(trx: Transaction, { kind, id }: SeatUnit) {
  const { rows } =
    kind === 'class'
      ? await sql<{ lastDay: string; calledOff: boolean }>`select ends_on as "lastDay",
          called_off_at is not null as "calledOff" from classes where id = ${id} for update`.execute(trx)
      : await sql<{ lastDay: string; calledOff: boolean }>`select leaves_on as "lastDay",
          called_off_at is not null as "calledOff" from tour_departures where id = ${id} for update`.execute(
          trx,
        );
  return rows[0];
}

async function markCalledOff(
  trx: Transaction,
  { kind, id }: SeatUnit,
  { at, by, reason, words }: { at: Date; by: string; reason: string; words: string | null },
): Promise<void> {
  const set = { called_off_at: at, called_off_by: by, called_off_reason: reason, called_off_words: words };
  if (kind === 'class') {
    await trx.updateTable('classes').set(set).where('id', '=', id).execute();
    return;
  }
  await trx
    .updateTable('tour_departures')
    .set((row) => ({ ...set, closed: true, version: row('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();
}

import { FormReader } from '#core/fields/form-reader.ts';
import { accept, type FormOutcome, invalid, invalidField } from '#core/result.ts';
import type { SeatUnit } from '#core/seats/seat-stage.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { readCalledOffWords } from './called-off-words.ts';

/**
 * Changes what visitors read of why a class or a departure was called off; '' takes it away.
 * Letters that went out keep their words.
 */
export const rewordCalledOff = staffWrite({
  permission: 'seats.write',
  run: async (
    { trx, audit, pagesChanged },
    { unit, words: typed }: { unit: SeatUnit; words: string },
  ): Promise<FormOutcome<null>> => {
    const form = new FormReader();
    const words = readCalledOffWords(form, typed);
    if (!form.clean) return invalid(form.problems);
    const { numUpdatedRows } = await trx
      .updateTable(unit.kind === 'class' ? 'classes' : 'tour_departures')
      .set({ called_off_words: words })
      .where('id', '=', unit.id)
      .where('called_off_at', 'is not', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return invalidField('', 'unit-unknown');
    await audit({
      action: unit.kind === 'class' ? 'classes.reworded' : 'departure.reworded',
      subject: unit.id,
      details: { words },
    });
    pagesChanged();
    return accept(null);
  },
});

import type { FormOutcome } from '#core/result.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { changeDates, type Dates } from '../changes/change-dates.ts';

/** `shown`: the new total that the desk saw, in paise. */
type Asked = Dates & { stayId: string; shown: string };

/**
 * The office gives a booked stay other nights, dearer ones too: the rest is paid at the desk. At
 * another total than it saw nothing is written ('total-changed').
 */
export const changeDatesByDesk = staffWrite({
  permission: 'stays.write',
  run: async (work, { stayId, shown, ...dates }: Asked): Promise<FormOutcome<null>> => {
    const changed = await changeDates(work, stayId, dates, { by: work.staff.personId, shown });
    if (changed.ok)
      await work.audit({
        action: 'stay.dates-changed',
        subject: stayId,
        details: { ...dates, paise: Number(shown) },
      });
    return changed;
  },
});

import type { FormOutcome } from '#core/result.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { changeDates, type Dates } from '../changes/change-dates.ts';

/** The office gives a booked stay other nights, dearer ones too: the rest is paid at the desk. */
export const changeDatesByDesk = staffWrite({
  permission: 'stays.write',
  run: async (work, { stayId, ...dates }: Dates & { stayId: string }): Promise<FormOutcome<null>> => {
    const changed = await changeDates(work, stayId, dates, work.staff.personId);
    if (changed.ok) await work.audit({ action: 'stay.dates-changed', subject: stayId, details: dates });
    return changed;
  },
});

import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { isStayId } from '#core/stay/stay-stage.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { lockStay } from '../record/lock-stay.ts';
import { billStay } from './bill-stay.ts';

/** The bill of a stay whose guest left before bills were written. */
export const billByDesk = staffWrite({
  permission: 'stays.write',
  run: async ({ services, trx, audit, wake }, stayId: string): Promise<FormOutcome<null>> => {
    const stay = isStayId(stayId) ? await lockStay(trx, { id: stayId }) : null;
    if (stay?.row.stage !== 'left' || !(await billStay(trx, services, stay.row)))
      return invalidField('', 'stay-moved');
    await audit({ action: 'stay.billed', subject: stayId });
    wake('send-letters');
    return accept(null);
  },
});

import { readText } from '#core/fields/text.ts';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { isStayId } from '#core/stay/stay-stage.ts';
import { staffWrite } from '#server/write/staff-write.ts';
import { cancelStay } from '../changes/cancel-stay.ts';
import { lockStay } from '../record/lock-stay.ts';

type Asked = { stayId: string; reason: string; all: boolean };

/**
 * The office cancels a stay, with a reason; `all`: everything goes back instead of the ladder's.
 */
export const cancelByDesk = staffWrite({
  permission: 'stays.write',
  run: async (
    { services, trx, staff, audit, wake },
    { stayId, all, ...typed }: Asked,
  ): Promise<FormOutcome<null>> => {
    const length = { min: 3, max: 300 };
    const reason = readText(typed.reason, { ...length, lines: 'many' });
    if (!reason.ok) return invalidField('reason', reason.code, length);
    const stay = isStayId(stayId) ? await lockStay(trx, { id: stayId }) : null;
    if (!stay) return invalidField('', 'stay-unknown');
    const cancelled = await cancelStay(trx, services, stay, {
      ...{ by: staff.personId, reason: reason.value, all },
    });
    if (!cancelled.ok) return invalidField('', cancelled.code);
    await audit({ action: 'stay.cancelled', subject: stayId, details: { reason: reason.value, all } });
    wake('send-letters');
    return accept(null);
  },
});

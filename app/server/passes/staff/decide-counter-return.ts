import { readChoice } from '#core/fields/choice.ts';
import { counterModes } from '#core/payments/counter-mode.ts';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { fourEyesProblem } from '#server/purchases/four-eyes.ts';
import { staffWrite } from '#server/write/staff-write.ts';

type Decision = {
  returnId: string;
  decision: string;
  /** How it is handed over. */
  mode: string;
};

/**
 * The second person hands the price of a void pass over at the desk, or declines: never who asked,
 * nor whom the money would come to (rule P10).
 */
export const decideCounterReturn = staffWrite({
  permission: 'passes.refund',
  run: async (
    { trx, services, staff, audit },
    bookingId: string,
    { returnId, decision, mode: typedMode }: Decision,
  ): Promise<FormOutcome<null>> => {
    const found = await trx
      .selectFrom('pass_desk_returns')
      .select(['asked_by', 'asked_at'])
      .where('id', '=', returnId)
      .where('booking_id', '=', bookingId)
      .where('state', '=', 'asked')
      .forUpdate()
      .executeTakeFirst();
    if (!found) return invalidField('', 'refund-decided');
    const { asked_by: askedBy, asked_at: askedAt } = found;
    const eyes = { askedBy, askedAt, purchase: { kind: 'pass', id: bookingId } as const };
    const alone = await fourEyesProblem(trx, staff, eyes);
    if (alone) return invalidField('', alone);
    const hands = decision === 'handed';
    const mode = readChoice(typedMode, counterModes);
    if (hands && !mode.ok) return invalidField('mode', 'pass-mode');
    await trx
      .updateTable('pass_desk_returns')
      .set({
        ...{ state: hands ? 'handed' : 'declined', mode: hands && mode.ok ? mode.value : null },
        ...{ decided_by: staff.personId, decided_at: services.clock() },
      })
      .where('id', '=', returnId)
      .execute();
    const action = hands ? 'pass.desk-return-handed' : 'pass.desk-return-declined';
    await audit({ action, subject: bookingId, details: { return: returnId } });
    return accept(null);
  },
});

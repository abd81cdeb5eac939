import { addressNumber } from '#core/fields/address-number.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { accept, type FormOutcome, type Refusal, refuse } from '#core/result.ts';
import { staffWrite } from '#server/write/staff-write.ts';

type Noted = {
  code: string;
  /** The last scan that the screen showed. */
  upTo: string;
  note: string;
};

/**
 * Writes down what the office found out about a pass that came in twice: it is resolved until
 * another scan of it arrives. Refused where one has arrived meanwhile.
 */
export const noteDouble = staffWrite({
  permission: 'passes.write',
  run: async (
    { trx, services, staff, audit },
    eventId: string,
    typed: Noted,
  ): Promise<FormOutcome<null> | Refusal<'changed-meanwhile'>> => {
    const form = new FormReader();
    const note = form.text('note', typed.note, { min: 3, max: 300 });
    if (!form.clean) return form.answer(null);
    // Locked as gates lock it: a scan that is being stored is seen.
    const pass = await trx
      .selectFrom('passes')
      .select(['id', 'number'])
      .where('id', '=', typed.code)
      .where('event_id', '=', eventId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const scans = pass
      ? await trx
          .selectFrom('pass_checkins')
          .select('id')
          .where('pass_id', '=', pass.id)
          .where('result', '<>', 'undone')
          .orderBy('id', 'desc')
          .execute()
      : [];
    const upTo = Number(scans[0]?.id);
    if (!pass || scans.length < 2 || upTo !== addressNumber(typed.upTo)) return refuse('changed-meanwhile');
    await trx
      .insertInto('pass_double_notes')
      .values({
        ...{ id: services.ids('pdn'), pass_id: pass.id, up_to: upTo, note },
        ...{ noted_by: staff.personId, noted_at: services.clock() },
      })
      .execute();
    await audit({
      ...{ action: 'event-double.recorded', subject: eventId },
      details: { pass: Number(pass.number), note },
    });
    return accept(null);
  },
});

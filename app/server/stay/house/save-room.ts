import { readChoice } from '#core/fields/choice.ts';
import { FormReader } from '#core/fields/form-reader.ts';
import { accept, type FormOutcome, invalid, invalidField } from '#core/result.ts';
import { housekeepingStates } from '#core/stay/room.ts';
import { staffWrite } from '#server/write/staff-write.ts';

export type TypedRoom = { id: string; kind: string; number: string; closed: string; version: string };

/** A new room (`id` ''), or another number or state of one. Its kind stays. */
export const saveRoom = staffWrite({
  permission: 'stays.rates',
  run: async ({ services, trx, audit, pagesChanged, wake }, typed: TypedRoom): Promise<FormOutcome<null>> => {
    const form = new FormReader();
    const kinds = await trx.selectFrom('room_types').select('id').execute();
    const kind = form.read(
      'kind',
      readChoice(
        typed.kind,
        kinds.map(({ id }) => id),
      ),
    );
    const number = form.text('number', typed.number, { min: 1, max: 30 });
    if (!form.clean || kind === null) return invalid(form.problems);
    const same = await trx.selectFrom('rooms').select('id').where('number', '=', number).executeTakeFirst();
    if (same && same.id !== typed.id) return invalidField('number', 'room-number-taken');
    const values = { number, closed: typed.closed === 'on' };
    if (typed.id === '') {
      const id = services.ids('rom');
      const { last } = await trx
        .selectFrom('rooms')
        .select(({ fn }) => fn.max<number | null>('position').as('last'))
        .executeTakeFirstOrThrow();
      const position = (last ?? 0) + 1;
      await trx
        .insertInto('rooms')
        .values({ ...values, id, position, room_type_id: kind })
        .execute();
      await audit({ action: 'room.made', subject: id, after: { number, kind } });
    } else {
      const moved = await trx
        .updateTable('rooms')
        .set((row) => ({ ...values, version: row('version', '+', 1), updated_at: services.clock() }))
        .where('id', '=', typed.id)
        .where('version', '=', Number(typed.version) || 0)
        .executeTakeFirst();
      if (moved.numUpdatedRows === 0n) return invalidField('', 'saved-meanwhile');
      await audit({ action: 'room.changed', subject: typed.id, after: { number, closed: values.closed } });
    }
    pagesChanged();
    // A room that is new, or let again, has free nights.
    wake('offer-nights');
    return accept(null);
  },
});

/** What housekeeping says of a room. */
export const setHousekeeping = staffWrite({
  permission: 'stays.write',
  run: async ({ trx, audit }, typed: { id: string; state: string }): Promise<FormOutcome<null>> => {
    const state = readChoice(typed.state, housekeepingStates);
    if (!state.ok) return invalidField('state', state.code);
    const set = trx.updateTable('rooms').set({ housekeeping: state.value }).where('id', '=', typed.id);
    if ((await set.executeTakeFirst()).numUpdatedRows === 0n) return invalidField('', 'saved-meanwhile');
    await audit({ action: 'room.housekeeping', subject: typed.id, details: { state: state.value } });
    return accept(null);
  },
});

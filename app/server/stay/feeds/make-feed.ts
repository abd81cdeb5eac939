import { isIntentKey } from '#core/purchases/intent-key.ts';
import { accept, type FormOutcome, invalidField } from '#core/result.ts';
import { staffWrite } from '#server/write/staff-write.ts';

/** `of`: 'kind …' or 'room …' with its id. */
type TypedFeed = { intentKey: string; of: string };

/** A link to the taken nights of a kind or of a room. The same form twice is one link. */
export const makeFeed = staffWrite({
  permission: 'stays.write',
  run: async ({ services, trx, staff, audit }, { intentKey, of }: TypedFeed): Promise<FormOutcome<null>> => {
    if (!isIntentKey(intentKey)) return invalidField('intentKey', 'intent-malformed');
    const [, what, named] = /^(kind|room) (\S{1,80})$/.exec(of) ?? [];
    const table = what === 'kind' ? 'room_types' : 'rooms';
    const known =
      named && (await trx.selectFrom(table).select('id').where('id', '=', named).executeTakeFirst());
    if (!known) return invalidField('of', 'choice-invalid');
    const id = services.ids('fed');
    const made = await trx
      .insertInto('stay_feeds')
      .values({
        ...{ id, intent_key: intentKey, made_by: staff.personId, made_at: services.clock() },
        room_type_id: what === 'kind' ? known.id : null,
        room_id: what === 'room' ? known.id : null,
      })
      .onConflict((conflict) => conflict.column('intent_key').doNothing())
      .executeTakeFirst();
    if ((made.numInsertedOrUpdatedRows ?? 0n) > 0n)
      await audit({ action: 'stay-feed.made', subject: id, details: { of } });
    return accept(null);
  },
});

/** Whoever has the link reads nothing any more. */
export const withdrawFeed = staffWrite({
  permission: 'stays.write',
  run: async ({ services, trx, staff, audit }, feedId: string): Promise<FormOutcome<null>> => {
    const withdrawn = await trx
      .updateTable('stay_feeds')
      .set({ withdrawn_by: staff.personId, withdrawn_at: services.clock() })
      .where('id', '=', feedId)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    if (withdrawn.numUpdatedRows === 0n) return invalidField('', 'stay-feed-gone');
    await audit({ action: 'stay-feed.withdrawn', subject: feedId });
    return accept(null);
  },
});

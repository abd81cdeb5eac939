import { accept, type Outcome, refuse } from '#core/result.ts';
import { staffWrite } from '../write/staff-write.ts';

/** Takes an address off the list. It may subscribe again: only its owner can stop the letters. */
export const removeSubscriber = staffWrite({
  permission: 'people.write',
  run: async ({ trx, audit }, email: string): Promise<Outcome<null, 'subscriber-gone'>> => {
    const removed = await trx
      .deleteFrom('darshan_subscribers')
      .where('email', '=', email)
      .returning('email')
      .executeTakeFirst();
    if (!removed) return refuse('subscriber-gone');
    // The log outlives the address, so it does not contain it.
    await audit({ action: 'darshan-subscriber.removed', subject: 'darshan-subscribers' });
    return accept(null);
  },
});

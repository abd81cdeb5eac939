import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { untilWaiting } from '../db/test-at-once.ts';
import { findDonationStatus } from '../donations/donation-queries.ts';
import { pay } from '../purchases/test-donations.ts';
import { openPayLinks } from './test-pay-links.ts';

const { services, db, gateway, aLink, begin, begun, withdraw, stateOf } = openPayLinks();

describe('withdrawing a link', () => {
  it('shuts it, and cancels what was begun and not paid', async () => {
    const [unused, used] = [await aLink(), await aLink()];
    const { donationId } = await begun(used);
    for (const id of [unused, used]) expect(await withdraw(id)).toMatchObject({ ok: true });
    expect(await begin(unused)).toMatchObject({ problems: [{ code: 'pay-link-over' }] });
    expect(await begin(used)).toMatchObject({ problems: [{ code: 'pay-link-over' }] });
    const status = await findDonationStatus(services(), donationId);
    expect(status).toMatchObject({ state: 'cancelled', payable: false });
    // Withdrawn once more: nothing happens, nothing is logged.
    expect(await withdraw(used)).toMatchObject({ ok: true });
    const logged = db()
      .selectFrom('audit_log')
      .select('id')
      .where('subject', '=', used)
      .where('action', '=', 'pay-link.withdrawn');
    expect(await logged.execute()).toHaveLength(1);
  });

  it.each(['begun first', 'withdrawn first'])(
    'leaves nothing to pay, whoever is faster: %s',
    async (order) => {
      const id = await aLink();
      const fire = { begin: () => begin(id), withdraw: () => withdraw(id) };
      const [first, second] =
        order === 'begun first' ? [fire.begin, fire.withdraw] : [fire.withdraw, fire.begin];
      // Both wait for the link, in this order.
      const both = await db()
        .transaction()
        .execute(async (trx) => {
          await sql`select id from pay_links where id = ${id} for update`.execute(trx);
          const one: Promise<{ ok: boolean }> = first();
          await untilWaiting(db(), 1);
          const other: Promise<{ ok: boolean }> = second();
          await untilWaiting(db(), 2);
          return [one, other];
        });
      const [one, other] = await Promise.all(both);
      expect(await stateOf(id)).toBe('withdrawn');
      const donation = await db()
        .selectFrom('donations')
        .select('state')
        .where('intent_key', '=', `of_${id}`)
        .executeTakeFirst();
      if (order === 'begun first') {
        expect([one?.ok, other?.ok, donation?.state]).toEqual([true, true, 'cancelled']);
      } else {
        expect([one?.ok, other?.ok, donation]).toEqual([true, false, undefined]);
      }
    },
  );

  it('stays while its donor pays; money for a cancelled one waits for a person', async () => {
    const [paying, late] = [await aLink(), await aLink()];
    const { donationId } = await begun(paying);
    await db().updateTable('donations').set({ state: 'attempted' }).where('id', '=', donationId).execute();
    expect(await withdraw(paying)).toMatchObject({ code: 'pay-link-paying' });
    await db().updateTable('donations').set({ state: 'created' }).where('id', '=', donationId).execute();
    const other = await begun(late);
    expect(await withdraw(late)).toMatchObject({ ok: true });
    await pay(gateway(), other.orderId, 'pay');
    await gateway().tick();
    expect(await findDonationStatus(services(), other.donationId)).toMatchObject({
      state: 'review',
      receipt: null,
    });
  });
});

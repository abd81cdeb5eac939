import { expect, it } from 'vitest';
import { visitor } from '#core/people/viewer.ts';
import { beginPayLink } from '../pay-links/begin-pay-link.ts';
import { findPayLink } from '../pay-links/pay-link-queries.ts';
import { makePerson } from '../people/test-people.ts';
import { exportMyData } from '../person-file/export-my-data.ts';
import { pay } from '../purchases/test-donations.ts';
import { openPartLink } from './open-part-link.ts';
import { listOwnMemberships } from './own-memberships.ts';
import { clerk, key, openMemberships } from './test-member-world.ts';
import { apply, linkAnswers, makeActiveMember } from './test-members.ts';
import { transferMembership } from './transfer-membership.ts';
import { useBenefit as recordUse } from './use-benefit.ts';

const { fixture, setAhead, seen, linkOf, orderOf } = openMemberships();

/** To whom all is given, with an account. */
async function aNewHolder(email: string) {
  const personId = await makePerson(fixture.services, email);
  return {
    to: { name: 'Gopal Das', email, phone: '9812345678', address: '1 Other Road' },
    devotee: { kind: 'devotee', personId, name: 'Gopal', email, emailVerified: true, mobile: null } as const,
  };
}

it('who is given a membership reads what is paid and used, and nothing of the former holder', async () => {
  const { services } = fixture;
  const id = await makeActiveMember(services, { tier: 'gold' });
  const note = 'With her mother';
  const use = { intentKey: key(), kind: 'nights', count: '2', note };
  expect(await recordUse(services, clerk, id, use)).toMatchObject({ ok: true });
  const before = await seen(id);
  const { donationId, receiptId, receipt } = before.schedule[0] ?? expect.fail();
  setAhead(1_000);
  const { to, devotee } = await aNewHolder('gopal-reads@example.com');
  expect(await transferMembership(services, clerk, id, to)).toMatchObject({ ok: true });
  setAhead(2_000);
  const own = { intentKey: key(), kind: 'nights', count: '1', note: 'Mine' };
  expect(await recordUse(services, clerk, id, own)).toMatchObject({ ok: true });
  const [mine] = await listOwnMemberships(services, devotee);
  expect(mine).toMatchObject({
    ...{ id, paid: 1_000_000, benefits: [{ used: 3 }, {}] },
    schedule: [{ paidAt: before.schedule[0]?.paidAt, donationId: null, receiptId: null, receipt: null }],
    uses: [
      { count: 1, note: 'Mine' },
      { count: 2, note: '' },
    ],
  });
  const file = JSON.stringify((await exportMyData(services, devotee)).memberships);
  for (const former of [donationId, receiptId, receipt, before.requestId, note]) {
    expect(former).toBeTruthy();
    expect(file).not.toContain(former);
  }
  // The office sees all of it.
  expect((await seen(id)).schedule).toEqual(before.schedule);
});

it('a payment that the former holder began is theirs; the new one has a link of their own', async () => {
  const { services } = fixture;
  const id = await apply(services, { tier: 'bronze', parts: '2' });
  const [first] = (await seen(id)).schedule;
  const partId = first?.id ?? '';
  const begun = await beginPayLink(services, visitor, await linkOf(partId), linkAnswers);
  const donationId = begun.ok ? begun.value.id : '';
  setAhead(1_000);
  const { to, devotee } = await aNewHolder('gopal-pays@example.com');
  expect(await transferMembership(services, clerk, id, to)).toMatchObject({ ok: true });
  setAhead(2_000);
  const opened = await openPartLink(services, devotee, partId);
  const link = await findPayLink(services, opened.ok ? opened.value.linkId : '');
  expect(link).toMatchObject({ state: 'waiting', name: 'Gopal Das', email: to.email, donationId: null });
  expect(await openPartLink(services, devotee, partId)).toEqual(opened);
  await pay(fixture.gateway, await orderOf(donationId), 'pay');
  await fixture.gateway.tick();
  expect((await seen(id)).schedule[0]).toMatchObject({ donationId });
  // Begun before the transfer, paid after it.
  const [mine] = await listOwnMemberships(services, devotee);
  expect(mine?.schedule[0]).toMatchObject({ donationId: null, receiptId: null });
  expect(JSON.stringify(mine)).not.toContain(donationId);
});

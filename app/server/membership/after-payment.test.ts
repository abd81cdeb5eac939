import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { visitor } from '#core/people/viewer.ts';
import { createAgreement } from '../csr/create-agreement.ts';
import { linkDonation, unlinkDonation } from '../csr/link-donation.ts';
import { recordedDonation } from '../donations/test-manual-donations.ts';
import { composeLetter } from '../letters/compose-letter.ts';
import { beginPayLink } from '../pay-links/begin-pay-link.ts';
import { findPayLink } from '../pay-links/pay-link-queries.ts';
import { pollGateway } from '../purchases/poll-gateway.ts';
import { beginAndPay, pay } from '../purchases/test-donations.ts';
import { endMembership } from './approve-membership.ts';
import { findCard } from './card-queries.ts';
import { forgetMembers } from './forget-members.ts';
import { readMemberFigures } from './office-list.ts';
import { payByTransfer } from './pay-by-transfer.ts';
import { remindParts } from './remind-parts.ts';
import { clerk, key, openMemberships } from './test-member-world.ts';
import { linkAnswers as answers, apply, transferNumber } from './test-members.ts';

const { fixture, setDay, seen, anActiveMember, linkOf, orderOf, lettersOf } = openMemberships();

describe('a membership', () => {
  it('whose money went back in part has open what the rest does not pay, and is written to again', async () => {
    const { services } = fixture;
    const id = await apply(services, { tier: 'bronze', parts: '2' });
    const lines = [{ causeId: 'general', typeId: null, ownAmount: '10000', quantity: '1' }];
    const given = await beginAndPay(fixture, { lines });
    const donation = given.id;
    expect(await payByTransfer(services, clerk, id, donation)).toMatchObject({ ok: true });
    const before = await seen(id);
    expect(before).toMatchObject({ stage: 'active', paid: 1_000_000 });
    const { paymentId } = given;
    await services.payments.refund({ paymentId, amount: 400_000 as never, key: 'part_of_a_membership' });
    await fixture.gateway.tick();
    await pollGateway(services, given.orderId);
    expect(await seen(id)).toMatchObject({ stage: 'paying', paid: 500_000, number: before.number });
    expect((await seen(id)).schedule.map(({ donationId }) => donationId)).toEqual([donation, null]);
    setDay(before.schedule[1]?.dueOn ?? '', -3);
    await remindParts.run(services, new AbortController().signal);
    expect(await lettersOf(id)).toEqual(['approved', 'begun', 'part']);
  });

  it('that ended before its payment came is on the board', async () => {
    const { services } = fixture;
    const id = await apply(services, { tier: 'bronze', parts: '1' });
    const link = await linkOf((await seen(id)).schedule[0]?.id ?? '');
    const begun = await beginPayLink(services, visitor, link, answers);
    const donationId = begun.ok ? begun.value.id : '';
    expect(await endMembership(services, clerk, id, 'At her own wish')).toMatchObject({ ok: true });
    await pay(fixture.gateway, await orderOf(donationId), 'pay');
    await fixture.gateway.tick();
    expect(await seen(id)).toMatchObject({ stage: 'ended', number: null });
    expect((await readMemberFigures(services)).paidTwice).toContainEqual({ donationId, membershipId: id });
  });

  it('keeps the link of a part that a transfer does not pay', async () => {
    const { services } = fixture;
    const id = await apply(services, { tier: 'bronze', parts: '2' });
    const { schedule } = await seen(id);
    setDay(schedule[1]?.dueOn ?? '', -3);
    await remindParts.run(services, new AbortController().signal);
    const [paid = '', open = ''] = await Promise.all(schedule.map((part) => linkOf(part.id)));
    const paper = transferNumber();
    const donation = await recordedDonation(services, { mode: 'bank', amount: '5000', paper });
    expect(await payByTransfer(services, clerk, id, donation)).toMatchObject({ ok: true });
    expect(await findPayLink(services, paid)).toMatchObject({ state: 'withdrawn' });
    expect(await findPayLink(services, open)).toMatchObject({ state: 'waiting' });
  });

  it('paid twice is on the board until the money is named for another part', async () => {
    const { services } = fixture;
    const id = await apply(services, { tier: 'bronze', parts: '2' });
    const [first] = (await seen(id)).schedule;
    const begun = await beginPayLink(services, visitor, await linkOf(first?.id ?? ''), answers);
    const donationId = begun.ok ? begun.value.id : '';
    const paper = transferNumber();
    const transfer = await recordedDonation(services, { mode: 'bank', amount: '5000', paper });
    expect(await payByTransfer(services, clerk, id, transfer)).toMatchObject({ ok: true });
    await pay(fixture.gateway, await orderOf(donationId), 'pay');
    await fixture.gateway.tick();
    const twice = { donationId, membershipId: id };
    expect((await readMemberFigures(services)).paidTwice).toContainEqual(twice);
    expect(await payByTransfer(services, clerk, id, donationId)).toMatchObject({ ok: true });
    expect(await seen(id)).toMatchObject({ stage: 'active' });
    expect((await readMemberFigures(services)).paidTwice).not.toContainEqual(twice);
  });

  it("pays for nothing twice: money of a company is no part, and a part is no company's", async () => {
    const { services } = fixture;
    const id = await apply(services, { tier: 'bronze', parts: '1' });
    const donation = await recordedDonation(services, {
      mode: 'bank',
      amount: '10000',
      paper: transferNumber(),
    });
    await sql`insert into csr_projects (id, title, schedule_item, summary, image, target_paise)
      values ('meals', 'Meals', 'hunger', 'Meals', 'csr', null) on conflict do nothing`.execute(fixture.db);
    const made = await createAgreement(services, clerk, {
      ...{ intentKey: key(), requestId: '', company: 'Yamuna Textiles', projectId: 'meals' },
      ...{ financialYear: '2026-27', agreed: '10000', agreedOn: '2026-04-01' },
    });
    const agreement = made.ok && 'value' in made ? made.value.id : expect.fail(JSON.stringify(made));
    expect(await linkDonation(services, clerk, agreement, donation)).toMatchObject({ ok: true });
    expect(await payByTransfer(services, clerk, id, donation)).toMatchObject({ code: 'csr-linked-before' });
    expect(await unlinkDonation(services, clerk, agreement, donation)).toMatchObject({ ok: true });
    expect(await payByTransfer(services, clerk, id, donation)).toMatchObject({ ok: true });
    expect(await linkDonation(services, clerk, agreement, donation)).toMatchObject({
      code: 'membership-linked-before',
    });
  });

  it('erased, names nobody: not on the card, in the reason, nor in a letter that waits', async () => {
    const { services } = fixture;
    const id = await anActiveMember();
    const { card } = await seen(id);
    expect(await endMembership(services, clerk, id, 'Radha Devi moved to Mayapur')).toMatchObject({
      ok: true,
    });
    await services.db.transaction().execute((trx) => forgetMembers(trx, sql`(${id})`));
    expect(await findCard(services, card ?? '')).toMatchObject({ state: 'ended', name: '' });
    expect(await seen(id)).toMatchObject({ email: null, endReason: 'erased' });
    const about = { kind: 'membership', membershipId: id, partId: null, linkId: null } as const;
    expect(await composeLetter(services, { ...about, says: 'ended' })).toBeNull();
  });
});

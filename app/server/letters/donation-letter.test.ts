import { beforeEach, expect, it } from 'vitest';
import { markReceiptVoid } from '../donations/issue-receipt.ts';
import { findMailboxFile, findMailboxLetter, listMailbox } from '../mail/mailbox-queries.ts';
import { queueLetter } from '../mail/queue-letter.ts';
import { openFixture } from '../purchases/test-fixture.ts';
import { sendLetters } from './send-letters.ts';
import { giveSettled } from './test-settled-donation.ts';

const fixture = openFixture({}, { audited: false });
beforeEach(async () => {
  await fixture.db.deleteFrom('letters').execute();
  await fixture.db.deleteFrom('mailbox').execute();
});

const send = () => sendLetters.run(fixture.services, new AbortController().signal);

async function newestLetter() {
  const { rows } = await listMailbox(fixture.services, 1);
  const letter = rows[0] && (await findMailboxLetter(fixture.services, rows[0].number));
  return letter ?? expect.fail('no letter arrived');
}

it('thanks the donor once, with the receipt as a PDF that its number names', async () => {
  const receipt = await giveSettled(fixture, { name: 'Mīrā Śarmā', email: 'mira@example.com' });
  await send();
  await send();
  const { total } = await listMailbox(fixture.services, 1);
  expect(total).toBe(1);
  const letter = await newestLetter();
  expect(letter).toMatchObject({
    recipient: 'mira@example.com',
    subject: `Thank you for your gift · Receipt ${receipt.number}`,
    attachments: [{ fileName: `receipt-${receipt.number.replaceAll('/', '-')}.pdf` }],
  });
  expect(letter.text).toContain('Hare Krishna, Mīrā Śarmā');
  expect(letter.text).toContain('Total: ₹1,000.00');
  expect(letter.text).toContain(`http://temple.test/receipts/${receipt.id}/receipt.pdf`);
  expect(letter.html, 'the picture stands in the letter').toContain('src="data:image/png;base64,');
  const file = await findMailboxFile(fixture.services, letter.number, letter.attachments[0]?.position ?? -1);
  expect(file?.content.subarray(0, 5).toString()).toBe('%PDF-');
});

it('writes nothing on a gupt donation', async () => {
  await giveSettled(fixture, { path: 'gupt', name: '', email: '', phone: '' });
  await send();
  expect((await listMailbox(fixture.services, 1)).total).toBe(0);
});

it('mentions that a receipt is void when it was voided before the letter went', async () => {
  const receipt = await giveSettled(fixture);
  const { donation_id } = await fixture.db
    .selectFrom('receipts')
    .select('donation_id')
    .where('id', '=', receipt.id)
    .executeTakeFirstOrThrow();
  await fixture.db
    .transaction()
    .execute((trx) => markReceiptVoid(trx, fixture.services, donation_id, 'Paid twice'));
  await send();
  const letter = await newestLetter();
  expect(letter.subject).toBe(`Receipt ${receipt.number} (void)`);
  expect(letter.text).toContain('Paid twice');
  expect(letter.text, 'a void receipt promises nothing').not.toMatch(/qualify|section/);
});

it('gives up a letter about a receipt that does not exist', async () => {
  const letter = { kind: 'gift-receipt', receiptId: `rcp_${'x'.repeat(22)}` } as const;
  await queueLetter(fixture.db, fixture.services.ids, { to: 'a@example.com', causeKey: 'gone', letter });
  await send();
  expect(await fixture.db.selectFrom('letters').select('state').execute()).toEqual([{ state: 'given-up' }]);
});

it('shows a hostile name as text, in HTML and in the mailbox', async () => {
  const name = `"><img src=x onerror=alert(1)> & Co`;
  await queueLetter(fixture.db, fixture.services.ids, {
    to: 'a@example.com',
    causeKey: 'hostile',
    letter: { kind: 'account-exists', name, link: 'http://temple.test/signin?a=1&b="2"' },
  });
  await send();
  const letter = await newestLetter();
  expect(letter.html).not.toContain('<img src=x');
  expect(letter.html).toContain('href="http://temple.test/signin?a=1&amp;b=&quot;2&quot;"');
});

it.each(['Visit win-prizes.example now', 'http://win', 'a@win', 'x'.repeat(81)])(
  'leaves a name out of an account letter that a reader would take for a link: %s',
  async (name) => {
    await queueLetter(fixture.db, fixture.services.ids, {
      to: 'a@example.com',
      causeKey: name,
      letter: { kind: 'account-exists', name, link: 'http://temple.test/signin' },
    });
    await send();
    expect((await newestLetter()).text).toMatch(/^Hare Krishna\n/);
  },
);

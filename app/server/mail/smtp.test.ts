import { createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Mail, Mailer } from './mailer.ts';
import { makeSmtpMailer } from './smtp.ts';
import { openTestPost } from './test-post.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const mail: Mail = {
  messageId: 'let_1@temple.test',
  from: { name: 'हरे कृष्ण मंदिर', address: 'office@temple.test' },
  to: { name: '', address: 'mira@donor.test' },
  subject: 'आपकी सेवा के लिए धन्यवाद · Kṛṣṇa ₹1,08,000',
  text: 'नमस्ते',
  html: '<p>नमस्ते</p>',
  attachments: [{ fileName: 'रसीद.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') }],
};

async function mailerTo(options: Parameters<typeof openTestPost>[0] = {}) {
  const post = await openTestPost(options);
  const mailer: Mailer = makeSmtpMailer(post.url, { requireTls: false });
  closing.push(post.close, mailer.close);
  return { post, mailer };
}

it('carries Hindi and IAST in sender, subject, text and file name, with attachment and message id', async () => {
  const { post, mailer } = await mailerTo();
  expect(await mailer.send(mail)).toEqual({ ok: true });
  const [letter] = post.letters;
  expect(letter).toMatchObject({
    messageId: '<let_1@temple.test>',
    from: mail.from,
    subject: mail.subject,
    text: 'नमस्ते',
    attachments: [{ filename: 'रसीद.pdf', mimeType: 'application/pdf' }],
  });
  expect(Buffer.from(letter?.attachments[0]?.content as ArrayBuffer).toString()).toBe('%PDF-1.7');
});

it('gives mail readers the stop address of a recurring letter, and of no other', async () => {
  const { post, mailer } = await mailerTo();
  await mailer.send(mail);
  await mailer.send({ ...mail, stopAt: 'https://temple.test/monthly-gift/stop/stop_1' });
  const headersOf = (name: string) =>
    post.letters.map(({ headers }) => headers.find(({ key }) => key === name)?.value ?? null);
  expect(headersOf('list-unsubscribe')).toEqual([null, '<https://temple.test/monthly-gift/stop/stop_1>']);
  expect(headersOf('list-unsubscribe-post')).toEqual([null, 'List-Unsubscribe=One-Click']);
});

it('lets no text break out of its header', async () => {
  const { post, mailer } = await mailerTo();
  const hostile = 'Gift\r\nBcc: everybody@donor.test\r\n\r\nBuy now';
  await mailer.send({
    ...mail,
    subject: hostile,
    from: { name: hostile, address: 'office@temple.test' },
    attachments: [{ fileName: hostile, contentType: 'application/pdf', content: Buffer.from('x') }],
  });
  expect(post.recipients).toEqual(['mira@donor.test']);
  expect(post.letters[0]?.bcc ?? []).toEqual([]);
  expect(post.letters[0]?.headers.map((header) => header.key)).not.toContain('bcc');
  expect(post.letters[0]?.text).toBe('नमस्ते');
});

it.each([
  [450, 'unavailable'],
  [452, 'unavailable'],
  [552, 'unavailable'],
  [554, 'unavailable'],
  [550, 'refused'],
  [553, 'refused'],
])('classifies a %i for the recipient as %s', async (code, kind) => {
  const { mailer } = await mailerTo({ refusals: [code] });
  const outcome = await mailer.send(mail);
  expect(outcome).toMatchObject({ ok: false, kind });
  expect(JSON.stringify({ ...outcome, reason: '' })).not.toContain('@');
});

it('answers unavailable when nobody listens, and when the server turns everybody away', async () => {
  const shut = await openTestPost();
  await shut.close();
  const nobody = makeSmtpMailer(shut.url, { requireTls: false });
  const { mailer: away } = await mailerTo({ greetsNobody: true });
  closing.push(nobody.close);
  expect(await nobody.send(mail)).toMatchObject({ ok: false, kind: 'unavailable' });
  expect(await away.send(mail)).toMatchObject({ ok: false, kind: 'unavailable' });
});

it('sends nothing in the clear where encryption is required', async () => {
  const post = await openTestPost();
  const mailer = makeSmtpMailer(post.url, { requireTls: true });
  closing.push(post.close, mailer.close);
  expect(await mailer.send(mail)).toMatchObject({ ok: false, kind: 'unavailable' });
  expect(post.letters).toEqual([]);
});

it('gives up waiting for a server that accepts and answers nothing', { timeout: 30_000 }, async () => {
  const mute = createServer(() => {});
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const { port } = mute.address() as { port: number };
  const mailer = makeSmtpMailer(`smtp://127.0.0.1:${port}`, { requireTls: false, waitSeconds: 0.2 });
  closing.push(async () => mute.close(), mailer.close);
  expect(await mailer.send(mail)).toMatchObject({ ok: false, kind: 'unavailable' });
});

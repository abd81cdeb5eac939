import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { templeDefaults } from '#core/content/temple-settings.ts';
import { isReference } from '#core/requests/reference.ts';
import { makeTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { sendLetters } from '../letters/send-letters.ts';
import { staffOf } from '../people/test-people.ts';
import type { Services } from '../services.ts';
import { saveSetting } from '../settings/save-setting.ts';
import { makeTestServices } from '../test-services.ts';
import { placeRequest } from './place-request.ts';
import { findSentRequest } from './request-queries.ts';
import { loadSentPage } from './sent-page.ts';
import { contactWith, queuedLetters, somebody, storedRequests } from './test-requests.ts';

let test: TestDatabase;
let services: Services;
beforeAll(async () => {
  test = await makeTestDatabase();
});
beforeEach(async () => {
  services = makeTestServices(test.db);
  for (const table of ['requests', 'letters', 'tries', 'mailbox'] as const) {
    await test.db.deleteFrom(table).execute();
  }
});
afterAll(() => test.close());

async function place(read = contactWith(), origin = somebody()): Promise<string> {
  const placed = await placeRequest(services, read, origin);
  if (!placed.ok) throw new Error(placed.code);
  return placed.value.reference;
}

describe('a request', () => {
  it('is stored as new, with a reference, and written to the staff and to its sender', async () => {
    const reference = await place();
    expect(isReference(reference)).toBe(true);
    expect(await storedRequests(services)).toMatchObject([
      {
        reference,
        kind: 'contact',
        state: 'new',
        suspected: false,
        sender_phone: '+919876543210',
        details: { topic: 'visit', message: 'May we bring our parents on Sunday?' },
      },
    ]);
    expect(await queuedLetters(services)).toMatchObject([
      { kind: 'request-for-office', recipient: 'temple@example.org' },
      { kind: 'request-stored', recipient: 'mira@example.com' },
    ]);
  });

  it('is answered in the words of the staff, on its page and in the letter', async () => {
    const contact = {
      title: 'Hari bol, it is here.',
      lead: 'Mataji reads it after the evening arati in {place}.',
    };
    await saveSetting(services, staffOf('per_writer', 'content'), {
      key: 'answerWords',
      value: { ...templeDefaults.answerWords, contact },
      version: 0,
    });
    const reference = await place();
    const reply = 'Mataji reads it after the evening arati in Ghaziabad.';
    const page = await loadSentPage(
      services,
      new Request(`http://temple.test/contacts?sent=${reference}`),
      ['contact'],
      {},
    );
    expect(page.data.sent).toEqual({
      reference,
      subject: 'Visiting the temple',
      title: contact.title,
      lead: reply,
    });
    await sendLetters.run(services, new AbortController().signal);
    const letters = await test.db.selectFrom('mailbox').selectAll().orderBy('recipient').execute();
    expect(letters[0]?.body_text).toContain(contact.title);
    expect(letters[0]?.body_text).toContain(reply);
    await test.db.deleteFrom('settings').execute();
  });

  it('writes the staff everything, and an address that anybody may type nothing but our own words', async () => {
    const reference = await place(contactWith({ message: 'Buy cheap & bright < things\nnow, please' }));
    await sendLetters.run(services, new AbortController().signal);
    const letters = await test.db.selectFrom('mailbox').selectAll().orderBy('recipient').execute();
    const [visitor, admin] = letters;
    expect(visitor?.recipient).toContain('mira@example.com');
    expect(visitor?.body_text).toContain(reference);
    expect(visitor?.body_html).not.toContain('cheap');
    expect(admin?.subject).toBe(`Message ${reference}: Visiting the temple`);
    expect(admin?.body_text).toContain('Buy cheap & bright < things\nnow, please');
    expect(admin?.body_html).toContain('cheap &amp; bright &lt; things');
    const [stored] = await storedRequests(services);
    expect(admin?.body_text).toContain(`http://temple.test/admin-dashboard/inbox/${stored?.id}\n`);
    expect(JSON.stringify(await queuedLetters(services))).not.toContain('cheap');
  });

  it('is one request however often and concurrently it is sent', async () => {
    const origin = somebody();
    const references = await Promise.all(Array.from({ length: 3 }, () => place(contactWith(), origin)));
    references.push(
      await place(contactWith(), origin),
      await place(contactWith({ phone: '+91 98765 43210' })),
    );
    expect(new Set(references).size).toBe(1);
    expect(await storedRequests(services)).toHaveLength(1);
    expect(await queuedLetters(services)).toHaveLength(2);
  });

  it('may be sent anew once the staff are done with it', async () => {
    const first = await place();
    await test.db.updateTable('requests').set({ state: 'done' }).execute();
    expect(await place()).not.toBe(first);
    expect(await storedRequests(services)).toHaveLength(2);
  });

  it('that the spam trap suspects is stored and answered, and writes to nobody', async () => {
    const reference = await place(contactWith(), somebody(true));
    expect(await storedRequests(services)).toMatchObject([{ reference, suspected: true }]);
    expect(await queuedLetters(services)).toEqual([]);
  });

  it('with a problem stores nothing and uses no try', async () => {
    const origin = somebody();
    for (let time = 0; time < 5; time += 1) {
      expect(await placeRequest(services, contactWith({ message: '' }), origin)).toMatchObject({
        code: 'invalid',
      });
    }
    expect(await storedRequests(services)).toEqual([]);
    await place(contactWith(), origin);
  });

  it('passes three times an hour from one address without a puzzle, whatever the burst, and again after the hour', async () => {
    const origin = somebody();
    const burst = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        placeRequest(services, contactWith({ message: `Message number ${at}` }), origin),
      ),
    );
    expect(burst.filter((placed) => placed.ok)).toHaveLength(3);
    expect(burst.filter((placed) => !placed.ok && placed.code === 'proof-needed')).toHaveLength(5);
    expect(await storedRequests(services)).toHaveLength(3);
    const later = new Date(Date.now() + 61 * 60_000);
    services = { ...services, clock: () => later };
    await place(contactWith({ message: 'Message after the hour' }), origin);
  });

  it('writes to one typed address six times an hour, to the staff always', async () => {
    for (let at = 0; at < 8; at += 1) await place(contactWith({ message: `Message number ${at}` }));
    const letters = await queuedLetters(services);
    expect(letters.filter(({ kind }) => kind === 'request-stored')).toHaveLength(6);
    expect(letters.filter(({ kind }) => kind === 'request-for-office')).toHaveLength(8);
  });

  it('is rolled back when what belongs to it fails', async () => {
    const failing = async () => {
      throw new Error('no seat');
    };
    await expect(placeRequest(services, contactWith(), somebody(), failing)).rejects.toThrow('no seat');
    expect(await storedRequests(services)).toEqual([]);
    expect(await queuedLetters(services)).toEqual([]);
  });
});

describe('the address that names a request', () => {
  const requestFor = (sent: string) =>
    new Request(`http://temple.test/contacts?sent=${encodeURIComponent(sent)}`);

  it('finds it on a page of its kind, with nothing personal', async () => {
    const reference = await place();
    expect(await findSentRequest(services, requestFor(reference), ['contact'])).toEqual({
      kind: 'contact',
      reference,
      subject: 'Visiting the temple',
    });
  });

  it.each(['', 'REQ-0000-00', "' or 1=1", 'REQ-\0'])('%j finds nothing', async (sent) =>
    expect(await findSentRequest(services, requestFor(sent), ['contact'])).toBeNull(),
  );
});

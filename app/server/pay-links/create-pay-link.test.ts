import { describe, expect, it } from 'vitest';
import { composeLetter } from '../letters/compose-letter.ts';
import { staffOf } from '../people/test-people.ts';
import { createPayLink } from './create-pay-link.ts';
import { mailPayLink } from './mail-pay-link.ts';
import { findPayLink, listPayLinks } from './pay-link-queries.ts';
import { getPayLinkWords } from './pay-link-words.ts';
import { clerk, minute, openPayLinks, typed } from './test-pay-links.ts';

const { services, db, setAhead, aLink, withdraw } = openPayLinks();

describe('making a link', () => {
  it('is for whoever may record donations, and logged without name and number', async () => {
    const id = await aLink();
    expect(await createPayLink(services(), staffOf('per_v', 'viewer'), typed())).toMatchObject({
      code: 'not-allowed',
    });
    const logged = await db().selectFrom('audit_log').selectAll().where('subject', '=', id).execute();
    expect(logged.map(({ action }) => action)).toEqual(['pay-link.made']);
    expect(JSON.stringify(logged)).not.toMatch(/Radha|98765/);
    expect((await listPayLinks(services(), 1)).rows[0]?.id).toBe(id);
  });

  it('makes one of a form that is sent twice, and refuses its key for other answers', async () => {
    const form = typed();
    const [one, other] = await Promise.all([
      createPayLink(services(), clerk, form),
      createPayLink(services(), clerk, form),
    ]);
    expect(one).toMatchObject({ ok: true });
    expect(other).toEqual(one);
    expect(await createPayLink(services(), clerk, { ...form, amount: '601' })).toMatchObject({
      problems: [{ field: 'intentKey', code: 'intent-reused' }],
    });
  });

  it('takes only languages that visitors are offered', async () => {
    expect(await createPayLink(services(), clerk, typed({ language: 'hi' }))).toMatchObject({
      problems: [{ field: 'language' }],
    });
  });

  it('has a message with the address, the sum and the last day', async () => {
    const id = await aLink();
    const link = await findPayLink(services(), id);
    const { url, message } = await getPayLinkWords(services(), link as never);
    expect(url).toBe(`${services().config.publicUrl}/pay/${id}`);
    expect(message).toContain(url);
    expect(message).toContain('₹501');
    const hindi = await getPayLinkWords(services(), { ...link, language: 'hi' } as never);
    expect(hindi.url).toContain(`/hi/pay/${id}`);
    expect(hindi.message).toContain('हरे कृष्ण मंदिर को');
  });
});

describe('sending a link by e-mail', () => {
  it('writes to the donor once in ten minutes, and not about a link that is over', async () => {
    const id = await aLink();
    const mail = () => mailPayLink(services(), clerk, id);
    expect(await mail()).toMatchObject({ ok: true });
    expect(await mail()).toMatchObject({ code: 'pay-link-just-sent' });
    setAhead(11 * minute);
    expect(await mail()).toMatchObject({ ok: true });
    const letters = () =>
      db().selectFrom('letters').selectAll().where('cause_key', 'like', `pay-link:${id}:%`).execute();
    expect((await letters()).map(({ recipient }) => recipient)).toEqual(Array(2).fill('radha@example.com'));
    const letter = { kind: 'pay-link', linkId: id } as const;
    const text = (await composeLetter(services(), letter, { language: 'hi' }))?.text;
    expect(text).toContain(`/hi/pay/${id}`);
    await withdraw(id);
    expect(await composeLetter(services(), letter)).toBeNull();
    expect(await mail()).toMatchObject({ code: 'pay-link-over' });
  });

  it('needs an address', async () => {
    const id = await aLink({ email: '' });
    expect(await mailPayLink(services(), clerk, id)).toMatchObject({ code: 'pay-link-no-email' });
  });
});

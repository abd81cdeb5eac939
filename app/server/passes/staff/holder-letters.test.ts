import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { composeLetter } from '#server/letters/compose-letter.ts';
import { sendPasses } from '../test-passes.ts';
import { resendPasses } from './resend-passes.ts';
import { lettersTo, organiser, prepareTestOffice, problem, sold } from './test-staff-bookings.ts';
import { previewHolderLetter, writeToHolders } from './write-to-holders.ts';

const office = prepareTestOffice();

describe('letters', () => {
  it('with the passes are sent again, once in five minutes', async () => {
    const id = await sold(office.services, { email: 'mira@example.com' });
    expect(await resendPasses(office.services, organiser, id)).toMatchObject({ code: 'passes-just-sent' });
    const before = new Date(office.now.getTime() - 300_000);
    await sql`update letters set created_at = ${before}`.execute(office.db);
    expect(await resendPasses(office.services, organiser, id)).toMatchObject({ ok: true });
    expect(await lettersTo(office.services)).toHaveLength(2);
    expect(
      await resendPasses(office.services, organiser, await sold(office.services, { email: '' })),
    ).toMatchObject({
      code: 'passes-no-email',
    });
    expect(await resendPasses(office.services, organiser, 'psb_unknown')).toMatchObject({
      code: 'passes-moved',
    });
  });

  const typed = {
    ...{
      intentKey: 'office_0123456789abcdef',
      'subject.en': 'The gates',
      'body.en': 'Come at five, please.',
    },
    ...{ 'subject.hi': 'द्वार', 'body.hi': 'कृपया पाँच बजे आइए।' },
  };
  const preview = async (instead = {}) => {
    const read = await previewHolderLetter(office.services, 'feast', { ...typed, ...instead });
    return read.ok ? read.value : null;
  };
  it('to all holders go once to each address, in their language, as they were seen', async () => {
    await sold(office.services, { email: 'mira@example.com' });
    await sold(office.services, { email: 'MIRA@example.com', counts: { 'feast-free': '1' } });
    await sold(office.services, {
      email: 'gopal@example.com',
      language: 'hi',
      counts: { 'feast-free': '1' },
    });
    await sendPasses(office.services, { email: 'unpaid@example.com' });
    await sql`truncate letters cascade`.execute(office.db);
    const seen = await preview();
    expect(seen).toMatchObject({ recipients: 2 });
    const send = (instead = {}) =>
      writeToHolders(office.services, organiser, 'feast', { ...typed, seen: seen?.seen ?? '', ...instead });
    expect(await send({ 'body.en': 'Something that nobody saw.' })).toMatchObject(
      problem('', 'pass-letter-unseen'),
    );
    expect(await send()).toMatchObject({ ok: true, value: { recipients: 2 } });
    expect(await send()).toMatchObject({ ok: true, value: { recipients: 2 } });
    expect((await lettersTo(office.services)).sort()).toEqual([
      'pass-news gopal@example.com hi',
      'pass-news mira@example.com en',
    ]);
    const letters = await office.db.selectFrom('letters').select(['data', 'language']).execute();
    const texts = await Promise.all(
      letters.map(({ data, language }) =>
        composeLetter(
          office.services,
          { kind: 'pass-news', ...(data as { letterId: string; bookingId: string }) },
          { language },
        ),
      ),
    );
    expect(texts.map((one) => one?.subject).sort()).toEqual([
      'The gates · Feast feast',
      'द्वार · Feast feast',
    ]);
    expect(texts.find((one) => one?.subject.startsWith('The'))?.text).toContain('Come at five, please.');
  });

  it('are three in a week', async () => {
    await sold(office.services, { email: 'mira@example.com' });
    const send = async (turn: number) =>
      writeToHolders(office.services, organiser, 'feast', {
        ...{ ...typed, intentKey: `office_0123456789abcde${turn}`, seen: (await preview())?.seen ?? '' },
      });
    for (const turn of [1, 2, 3]) expect(await send(turn)).toMatchObject({ ok: true });
    expect(await send(4)).toMatchObject(problem('', 'pass-letters-enough'));
    office.now = new Date('2026-12-03T06:00:00Z');
    expect(await send(5)).toMatchObject({ ok: true });
  });

  it('to nobody are refused', async () => {
    expect(await previewHolderLetter(office.services, 'feast', typed)).toMatchObject(
      problem('', 'pass-letter-nobody'),
    );
    expect(
      await previewHolderLetter(office.services, 'feast', { ...typed, 'body.en': 'short' }),
    ).toMatchObject(problem('body.en', 'text-length'));
  });
});

import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { loader } from './class-file.route.tsx';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase(1);
  const row = {
    title: 'Dawn japa, together',
    description: 'Sixteen rounds.',
    teacher: 'A teacher (demo)',
    venue: 'Hall; left',
    language: 'Hindi',
    days: [1, 5],
    starts_at: '04:45',
    ends_at: '05:30',
    // A Saturday: the first lesson is on the Monday after it.
    starts_on: '2026-12-05',
    ends_on: '2027-01-15',
    seats: 10,
    image: 'class-gita',
  };
  await test.db
    .insertInto('classes')
    .values([
      { ...row, id: 'japa' },
      { ...row, id: 'over', starts_on: '2026-01-05', ends_on: '2026-02-05' },
      { ...row, id: 'hidden', published: false },
    ])
    .execute();
});
afterAll(() => test.close());

async function download(id: string) {
  const context = new RouterContextProvider();
  context.set(servicesContext, makeTestServices(test.db, { clock: () => new Date('2026-11-20T09:00:00Z') }));
  const answer = await loader({ context, params: { id } });
  return { answer, lines: (await answer.text()).replace(/\r\n[ \t]/g, '').split('\r\n') };
}

it('has every lesson in India’s time, from the first to the last', async () => {
  const { answer, lines } = await download('japa');
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  for (const line of [
    'UID:class-japa@temple.test',
    'TZID:Asia/Kolkata',
    'DTSTART;TZID=Asia/Kolkata:20261207T044500',
    'DTEND;TZID=Asia/Kolkata:20261207T053000',
    'RRULE:FREQ=WEEKLY;UNTIL=20270115T182959Z;BYDAY=MO,FR',
    'SUMMARY:Dawn japa\\, together',
    'LOCATION:Hall\\; left',
    'URL;VALUE=URI:http://temple.test/classes/japa',
  ])
    expect(lines).toContain(line);
});

it.each(['over', 'hidden', 'none', '%00'])('answers 404 for %s', (id) =>
  expect(download(id)).rejects.toMatchObject({ init: { status: 404 } }),
);

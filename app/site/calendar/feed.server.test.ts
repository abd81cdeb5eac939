import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#server/db/test-database.ts';
import { servicesContext } from '#server/services.ts';
import { makeTestServices } from '#server/test-services.ts';
import { loader } from './feed.route.tsx';

let test: TestDatabase;
beforeAll(async () => {
  test = await makeTestDatabase(2);
});
afterAll(() => test.close());

async function ask(search: string, now = '2025-12-16T20:00:00Z') {
  const context = new RouterContextProvider();
  context.set(servicesContext, makeTestServices(test.db, { clock: () => new Date(now) }));
  return loader({ context, request: new Request(`http://temple.test/calendar.ics${search}`) });
}
const read = async (search: string) => parseStrictly(await (await ask(search)).text());

type Component = { name: string; properties: Map<string, string[]>; parts: Component[] };

/** RFC 5545, strictly: CRLF, 75 octets a line, known nesting, single properties only once. */
function parseStrictly(text: string): Component {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const folded = text.replace(/\r\n$/, '').split('\r\n');
  for (const line of folded) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  const lines = folded.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  const root: Component = { name: '', properties: new Map(), parts: [] };
  const open = [root];
  for (const line of lines) {
    const match = /^([A-Z0-9-]+(?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/s.exec(line);
    if (!match) throw new Error(`not a content line: ${line}`);
    const [, name = '', value = ''] = match;
    const current = open.at(-1) ?? root;
    if (name === 'BEGIN') {
      const part: Component = { name: value, properties: new Map(), parts: [] };
      current.parts.push(part);
      open.push(part);
    } else if (name === 'END') {
      expect(value).toBe(open.pop()?.name);
    } else {
      current.properties.set(name, [...(current.properties.get(name) ?? []), value]);
    }
  }
  expect(open).toEqual([root]);
  expect(root.parts.map(({ name }) => name)).toEqual(['VCALENDAR']);
  const [calendar = root] = root.parts;
  expect(one(calendar, 'VERSION')).toBe('2.0');
  expect(one(calendar, 'PRODID')).toMatch(/^-\/\//);
  for (const name of ['NAME', 'X-WR-CALNAME']) expect(one(calendar, name)).toMatch(textValue);
  const zones = calendar.parts.filter(({ name }) => name === 'VTIMEZONE').map((zone) => one(zone, 'TZID'));
  const events = calendar.parts.filter(({ name }) => name !== 'VTIMEZONE');
  for (const event of events) checkEvent(event, zones);
  const uids = events.map((event) => one(event, 'UID'));
  expect(new Set(uids).size).toBe(uids.length);
  return { ...calendar, parts: events };
}

/** A time of day names a zone that the file describes; its stamp is in UTC. */
function checkEvent(event: Component, zones: string[]) {
  expect(event.name).toBe('VEVENT');
  expect(one(event, 'DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/);
  expect(one(event, 'UID')).toMatch(textValue);
  expect(one(event, 'SUMMARY')).toMatch(textValue);
  expect(one(event, 'DESCRIPTION')).toMatch(textValue);
  if (event.properties.has('DTSTART;VALUE=DATE')) {
    const [start, end] = [one(event, 'DTSTART;VALUE=DATE'), one(event, 'DTEND;VALUE=DATE')];
    expect(Date.parse(isoDate(end)) - Date.parse(isoDate(start))).toBe(86_400_000);
  } else {
    const [zone = ''] = zones;
    expect(zones).toEqual([zone]);
    expect(one(event, `DTSTART;TZID=${zone}`)).toMatch(/^\d{8}T\d{6}$/);
    const end = event.properties.get(`DTEND;TZID=${zone}`)?.[0] ?? '~';
    expect(end > one(event, `DTSTART;TZID=${zone}`)).toBe(true);
  }
  for (const alarm of event.parts) {
    expect(alarm.name).toBe('VALARM');
    expect(one(alarm, 'ACTION')).toBe('DISPLAY');
    expect(one(alarm, 'DESCRIPTION')).toMatch(textValue);
  }
}

/** TEXT: commas, semicolons and backslashes are escaped. */
const textValue = /^(?:[^\\;,]|\\[\\;,nN])+$/;
const isoDate = (date: string) => date.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

function one(component: Component, name: string): string {
  const values = component.properties.get(name) ?? [];
  expect(values, name).toHaveLength(1);
  return values[0] ?? '';
}

function eventOf(calendar: Component, uidStart: string): Component {
  const event = calendar.parts.find((part) => one(part, 'UID').startsWith(uidStart));
  if (!event) throw new Error(`no event ${uidStart}`);
  return event;
}

describe('GET /calendar.ics', () => {
  it('is a valid calendar of this year and the next, for the temple', async () => {
    const response = await ask('');
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const calendar = parseStrictly(await response.text());
    const dates = calendar.parts.map((event) => one(event, 'UID').slice(0, 10));
    expect([dates[0]?.slice(0, 4), dates.at(-1)?.slice(0, 4)]).toEqual(['2025', '2026']);
    const ekadasi = eventOf(calendar, '2025-12-16-ekadasi-temple@');
    expect(one(ekadasi, 'DTSTART;VALUE=DATE')).toBe('20251216');
    expect(one(ekadasi, 'SUMMARY')).toBe('Fasting for Saphala Ekadasi');
    expect(ekadasi.parts).toEqual([]);
  });

  it('gives a parana window its clock time in the zone of the place, whatever the machine’s', async () => {
    const calendar = await read('?year=2025');
    const parana = eventOf(calendar, '2025-12-17-parana-temple@');
    // Ghaziabad, 17 December 2025: sunrise 07:06, a third of the daylight over 10:30.
    expect(one(parana, 'DTSTART;TZID=Asia/Kolkata')).toMatch(/^20251217T070[567]/);
    expect(one(parana, 'DTEND;TZID=Asia/Kolkata')).toMatch(/^20251217T10(?:29|3\d)/);
  });

  it('is the same text every time, so that its ETag holds', async () => {
    const [once, again] = await Promise.all(
      ['2025-12-16T20:00:00Z', '2025-12-20T08:00:00Z'].map(async (now) => (await ask('', now)).text()),
    );
    expect(once).toBe(again);
    // In another process, and after a restart, too.
    expect(new Set(once?.match(/^DTSTAMP:.*$/gm))).toEqual(new Set(['DTSTAMP:20260101T000000Z']));
  });

  it('reminds on the eve of each Ekadasi when asked', async () => {
    const calendar = await read('?year=2025&alarm=eve');
    const reminded = calendar.parts.filter(({ parts }) => parts.length > 0);
    expect(reminded.length).toBeGreaterThanOrEqual(24);
    for (const event of reminded) {
      expect(one(event, 'SUMMARY')).toContain('Ekadasi');
      expect(event.parts.map((alarm) => one(alarm, 'TRIGGER'))).toEqual(['-PT6H']);
    }
  });

  it('holds one category only when asked', async () => {
    const calendar = await read('?year=2025&only=break-fast');
    expect(calendar.parts.length).toBeGreaterThanOrEqual(24);
    for (const event of calendar.parts) expect(one(event, 'UID')).toContain('-parana-');
  });

  it('of another place has UIDs of its own', async () => {
    const calendar = await read('?year=2026&place=london');
    expect(one(calendar, 'X-WR-CALNAME')).toBe('Vaisnava calendar of London');
    expect(one(eventOf(calendar, '2026-09-04-'), 'URL;VALUE=URI')).toContain(
      '/calender?date=2026-09-04&place=london',
    );
  });

  it('works for the phone’s position, its commas escaped', async () => {
    const search = '?year=2026&place=27.58,77.7,Asia/Kolkata';
    expect(one(await read(search), 'X-WR-CALNAME')).toContain('27.58° N\\, 77.70° E (near Vrindavan)');
    const name = (await ask(search)).headers.get('content-disposition');
    expect(name).toBe('inline; filename="vaisnava-calendar-27.58_77.7_Asia_Kolkata.ics"');
  });

  it.each([
    ['?place=atlantis', 'We do not know that place.'],
    ['?year=1800', '1950 to 2099'],
    ['?year=soon', '1950 to 2099'],
    ['?only=sports', 'no such category'],
    ['?alarm=loud', 'alarm=eve'],
  ])('%s is refused with a message', async (search, words) => {
    const response = await ask(search);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain(words);
  });
});

import { describe, expect, it } from 'vitest';
import { overlaySettings, spoken, templeDefaults } from './temple-settings.ts';

describe('the defaults', () => {
  it('have the fixed values (rule S22)', () => {
    const { entries, closedNote } = templeDefaults.schedule;
    expect(entries).toHaveLength(12);
    expect(entries[0]).toEqual({ time: '04:30 AM', title: 'Mangal Aarti', kind: 'darshan' });
    expect(entries[11]).toEqual({ time: '09:00 PM', title: 'Darshan Closed', kind: 'closed' });
    expect(closedNote).toContain('closed 13:00-16:00 and 21:30-04:10');
    expect(templeDefaults.festivalBanner).toEqual({
      shown: true,
      automatic: true,
      text: 'Happy Janmashtami 2025',
      to: '/janamastmi',
    });
  });

  it('fit their own shape', () => {
    const rows = Object.entries(templeDefaults).map(([key, value]) => ({ key, value }));
    expect(overlaySettings(rows)).toEqual({ settings: templeDefaults, bad: [] });
  });
});

describe('overlaySettings', () => {
  it('puts a valid row over its default', () => {
    const banner = { shown: false, automatic: true, text: 'Happy Gaura Purnima', to: '/events' };
    const { settings, bad } = overlaySettings([{ key: 'festivalBanner', value: banner }]);
    expect(settings).toEqual({ ...templeDefaults, festivalBanner: banner });
    expect(bad).toEqual([]);
  });

  it('reads the offered languages by the list: one that came later is not offered, one that went is forgotten', () => {
    const { settings, bad } = overlaySettings([{ key: 'languages', value: { hi: true, eo: true } }]);
    expect(settings.languages).toEqual({ ...templeDefaults.languages, hi: true });
    expect(overlaySettings([{ key: 'languages', value: {} }])).toEqual({ settings: templeDefaults, bad });
    expect(overlaySettings([{ key: 'languages', value: { hi: 'yes' } }]).bad).toEqual(['languages']);
  });

  it('accepts texts with fewer parts than the page has now, and nothing else', () => {
    const { darshan, ...later } = templeDefaults.visitWords;
    const saved = { darshan: { title: 'See Him', lead: 'Come at dawn.' } };
    const { settings, bad } = overlaySettings([
      { key: 'visitWords', value: saved },
      { key: 'homeWords', value: { lead: 'Ours' } },
    ]);
    expect(bad).toEqual([]);
    expect(settings.visitWords).toEqual({ ...saved, ...later });
    expect(settings.homeWords).toEqual({ ...templeDefaults.homeWords, lead: 'Ours' });
    expect(overlaySettings([{ key: 'visitWords', value: { darshan: { lead: 7 } } }]).bad).toEqual([
      'visitWords',
    ]);
    expect(overlaySettings([{ key: 'visitWords', value: { more: { lead: 'x' } } }]).bad).toEqual([
      'visitWords',
    ]);
    expect(darshan.title).toBe('Darshan');
  });

  it('accepts lists of any length', () => {
    expect(overlaySettings([{ key: 'footerServices', value: [] }]).settings.footerServices).toEqual([]);
  });

  it('accepts no bank account and no UPI id, and nothing in between', () => {
    const upi = { id: '', payee: '' };
    expect(overlaySettings([{ key: 'upi', value: upi }])).toMatchObject({ settings: { upi }, bad: [] });
    const half = { id: '', payee: 'Temple' };
    expect(overlaySettings([{ key: 'upi', value: half }]).bad).toEqual(['upi']);
    expect(overlaySettings([{ key: 'upi', value: { id: '' } }]).bad).toEqual(['upi']);
    const identity = { name: '', place: '', mantra: '', deities: '' };
    expect(overlaySettings([{ key: 'identity', value: identity }]).bad).toEqual(['identity']);
  });

  const banner = templeDefaults.festivalBanner;
  it.each([
    ['an unknown key', 'nonsense', 'x'],
    ['a key of every object', 'constructor', {}],
    ['null', 'copyright', null],
    ['blank text', 'copyright', '  '],
    ['a number for a text', 'copyright', 2025],
    ['a missing part', 'festivalBanner', { text: 'x', to: '/x' }],
    [
      'a banner that does not say whether it is automatic',
      'festivalBanner',
      { shown: true, text: 'x', to: '/x' },
    ],
    ['a part too many', 'festivalBanner', { ...banner, style: 'x' }],
    ['a text for a yes or no', 'festivalBanner', { ...banner, shown: 'yes' }],
    ['a script for a link', 'festivalBanner', { ...banner, to: 'javascript:alert(1)' }],
    ['another host for a path', 'festivalBanner', { ...banner, to: '//evil.example' }],
    ['a bad item in a list', 'footerServices', [{ label: 'x', to: '/x' }, 'y']],
    ['a list for an object', 'contact', []],
    [
      'an impossible hour',
      'openingHours',
      { week: [{ day: 'sunday', sittings: [{ opens: '25:00', closes: '13:00' }] }], days: [] },
    ],
    ['an invalid day', 'openingHours', { week: [], days: [{ on: 'soon', note: 'x', sittings: [] }] }],
  ])('names %s and keeps the default', (_, key, value) => {
    expect(overlaySettings([{ key, value }])).toEqual({ settings: templeDefaults, bad: [key] });
  });
});

it('texts name the temple of the settings where they have a placeholder; the stored ones stay', () => {
  const identity = { ...templeDefaults.identity, name: 'Govardhan Mandir', place: 'Pune' };
  const visitWords = {
    ...templeDefaults.visitWords,
    contacts: { kicker: '{city}', title: '{temple}', lead: 'In {place}, {nowhere}, to {deities}.' },
  };
  const settings = { ...templeDefaults, identity, visitWords };
  const filled = spoken(settings);
  expect(filled.visitWords.contacts).toEqual({
    kicker: '{city}',
    title: 'Govardhan Mandir',
    lead: 'In Pune, {nowhere}, to Sri Sri Radha Krishna.',
  });
  expect(filled.activityWords.tours.lead).toContain('drive from Pune.');
  expect(filled.homeTimeline).toEqual(templeDefaults.homeTimeline);
  expect(settings.visitWords.contacts.title).toBe('{temple}');
});

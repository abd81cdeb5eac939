import { expect, it } from 'vitest';
import { gateNames } from './gate-names.ts';
import type { GateFacts } from './gate-wire.ts';

const facts: GateFacts = {
  ...{ device: 'Gopi', gate: 1, event: { title: 'Janmashtami', mark: 'm' }, keys: [] },
  gates: [
    { number: 1, name: 'East gate' },
    { number: 2, name: 'West gate' },
  ],
  words: {
    hi: { event: 'जन्माष्टमी', gates: { 1: 'पूर्वी द्वार' }, titles: { 'Family pass': 'परिवार पास' } },
  },
};

it('says names in the language of the steward, and in English what has no other', () => {
  const hindi = gateNames(facts, 'hi');
  expect([hindi.event, hindi.gate(1), hindi.gate(2), hindi.gate(3)]).toEqual([
    ...['जन्माष्टमी', 'पूर्वी द्वार', 'West gate', null],
  ]);
  expect(hindi.title('Family pass')).toBe('परिवार पास');
  expect(hindi.title('constructor')).toBe('constructor');
  const english = gateNames(facts, 'en');
  expect([english.event, english.gate(1), english.title('Family pass')]).toEqual([
    ...['Janmashtami', 'East gate', 'Family pass'],
  ]);
});

it('says what it heard of a site from before the names came', () => {
  const { words: _, ...before } = facts;
  expect(gateNames(before, 'hi').gate(1)).toBe('East gate');
  expect(gateNames(null, 'hi')).toMatchObject({ event: '' });
});

import { expect, it } from 'vitest';
import { fillFacts, fillPlaces } from './fill-places.ts';

it('a page’s own placeholders are filled after the temple’s names; an unknown one stays as typed', () => {
  const identity = { name: 'Govardhan Mandir', place: 'Pune', deities: 'Sri Giriraj' };
  const words = { title: 'Darshan of {day} | {temple}', description: '{when} In {place}, {toString}.' };
  const filled = fillPlaces(words, identity);
  expect(filled).toEqual({
    title: 'Darshan of {day} | Govardhan Mandir',
    description: '{when} In Pune, {toString}.',
  });
  expect(fillFacts(filled, { day: '5 May', when: '' })).toEqual({
    title: 'Darshan of 5 May | Govardhan Mandir',
    description: 'In Pune, {toString}.',
  });
});

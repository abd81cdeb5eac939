import { describe, expect, it } from 'vitest';
import type { WordField } from './translated-kind.ts';
import {
  changedWords,
  missingWords,
  type StoredTranslation,
  translationStateOf,
} from './translation-state.ts';

const english = { title: 'Lamps', text: 'Come at five' };
const made = (state: 'draft' | 'live', source = english): StoredTranslation => ({
  ...{ state, source, fields: { title: 'दीप' } },
});

describe('translationStateOf', () => {
  it.each([
    ['nothing', null, 'missing'],
    ['one not yet published', made('draft'), 'draft'],
    ['a draft of older words', made('draft', { title: 'Lights', text: '' }), 'draft'],
    ['one of the same words', made('live'), 'live'],
    ['one of other words', made('live', { ...english, title: 'Lights' }), 'outdated'],
    ['one made before a field had words', made('live', { title: 'Lamps', text: '' }), 'outdated'],
  ] as const)('%s is %s', (_, stored, state) => expect(translationStateOf(english, stored)).toBe(state));
});

it('names the fields that have changed', () =>
  expect(changedWords(english, made('live', { title: 'Lights', text: 'Come at five' }))).toEqual(['title']));

it('names the fields that have no words in the other language', () => {
  const fields = ['title', 'text', 'note'].map(
    (name): WordField => ({ name, label: name, type: 'line', max: 9 }),
  );
  expect(missingWords(fields, { ...english, note: '' }, { title: 'दीप' })).toEqual(['text']);
});

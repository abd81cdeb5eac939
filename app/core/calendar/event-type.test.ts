import { expect, it } from 'vitest';
import { eventTypeOfTitle } from './event-type.ts';

it.each([
  ['Sri Advaita Acarya -- Appearance', 'appearance'],
  ['Srila Prabhupada -- Disappearance', 'disappearance'],
  ['Appearance and Disappearance of a saint', 'disappearance'],
  ['Fasting for Saphala Ekadasi', 'fasting'],
  ['Dhanus Sankranti', 'festival'],
  ['', 'festival'],
])('%s is %s', (title, type) => expect(eventTypeOfTitle(title)).toBe(type));

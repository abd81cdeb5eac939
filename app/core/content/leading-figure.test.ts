import { expect, it } from 'vitest';
import { leadingFigure } from './leading-figure.ts';

it.each([
  ['4,120 plates served', { number: '4,120', words: 'plates served' }],
  [' 350 किलो मिठाई', { number: '350', words: 'किलो मिठाई' }],
  ['1.5 tonnes of rice', { number: '1.5', words: 'tonnes of rice' }],
  ['Flowers for the whole hall', null],
  ['108', null],
  [', and more', null],
])('%s', (line, parts) => expect(leadingFigure(line)).toEqual(parts));

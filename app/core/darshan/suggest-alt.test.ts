import { expect, it } from 'vitest';
import { suggestAlt } from './suggest-alt.ts';

const deities = 'Sri Sri Radha Krishna';

it.each([
  ['shringar', '', 'Sri Sri Radha Krishna at Shringar darshan'],
  [
    'shringar',
    'Yellow silk, jasmine garlands.',
    'Sri Sri Radha Krishna at Shringar darshan, dressed in yellow silk, jasmine garlands',
  ],
  ['raj-bhoga', '  ', 'Sri Sri Radha Krishna at Raj Bhoga darshan'],
  ['festival', 'red', 'Sri Sri Radha Krishna on the day of the festival, dressed in red'],
] as const)('of %s in “%s”', (type, dress, alt) => expect(suggestAlt({ deities, type, dress })).toBe(alt));

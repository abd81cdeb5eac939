import { expect, it } from 'vitest';
import { nameOfAddress } from './name-of-address.ts';

it.each([
  ['radha.devi@temple.org', 'Radha Devi'],
  ['ananta_das-108@temple.org', 'Ananta Das'],
  ['meera+office@temple.org', 'Meera'],
  ['108@temple.org', 'Owner'],
  ['k@temple.org', 'Owner'],
])('%s is called %s', (email, name) => expect(nameOfAddress(email)).toBe(name));

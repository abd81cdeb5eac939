import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Govinda Dāsa (demo)', 'GD'],
  ['Mādhavī Devī Dāsī (demo)', 'MD'],
  ['Śrīla Prabhupāda', 'P'],
  ['Śrī Caitanya Mahāprabhu', 'CM'],
  ['Śrīla', 'Ś'],
  ['राधा शर्मा', 'राश'],
  ['', ''],
])('%s: %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

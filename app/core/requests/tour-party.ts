import { cleanProse, latinDigits } from '#core/fields/clean-text.ts';
import type { FormReader } from '#core/fields/form-reader.ts';
import { readName } from '#core/fields/name.ts';

/**
 * Who travels. The bus company's list needs a name and an age; papers are shown on the day, so none
 * are collected here.
 */
export type Traveller = { name: string; age: number };

const ages = { min: 0, max: 110 };

/** The age of a single traveller. */
export function readOwnAge(form: FormReader, typed: string): number {
  return form.whole('age', typed, ages);
}

/**
 * The list of a group, one a line: 'Mira Sharma, 41'. It must have as many lines as the group has
 * people, the sender among them if travelling along.
 */
export function readParty(form: FormReader, typed: string, people: number): Traveller[] {
  const lines = (cleanProse(typed) ?? '').split('\n').filter((line) => line.trim() !== '');
  if (lines.length !== people) {
    form.refuse('travellers', 'travellers-count', { n: people, listed: lines.length });
    return [];
  }
  const party = lines.map(readTraveller);
  const bad = party.indexOf(null);
  if (bad >= 0) form.refuse('travellers', 'travellers-line', { line: bad + 1 });
  return party.filter((one) => one !== null);
}

function readTraveller(line: string): Traveller | null {
  const [, typedName = '', typedAge = ''] = /^(.*?)[\s,:-]+(\d{1,3})$/.exec(latinDigits(line.trim())) ?? [];
  const name = readName(typedName);
  const age = Number(typedAge);
  return name.ok && age <= ages.max ? { name: name.value, age } : null;
}

/** 'Mira Sharma (41), Ravi Sharma (12)' */
export function partyInWords(party: readonly Traveller[]): string {
  return party.map(({ name, age }) => `${name} (${age})`).join(', ');
}

import type { Fact } from './fact.ts';
import type { TestSystem } from './test-system.ts';

/**
 * A letter may go out twice only when the first sender was cut off before it could record it, and
 * then not before the next try: minutes later, or here after the harness let that time pass
 * (settled.ts). Twice within this is a letter claimed by two senders.
 */
const nextTryMs = 15_000;

/** Every letter that is sent by our rows arrived, and none was claimed by two senders. */
export async function readLetterFacts({ db, post }: TestSystem): Promise<Fact[]> {
  const letters = await db.selectFrom('letters').select(['id', 'state', 'kind', 'tries']).execute();
  const times = new Map<string, number[]>();
  for (const { id, at } of post.arrived) {
    const letter = /^<(.+)@/.exec(id)?.[1] ?? id;
    times.set(letter, [...(times.get(letter) ?? []), at]);
  }
  const sent = letters.filter(({ state }) => state === 'sent');
  const neverArrived = sent.filter(({ id }) => !times.has(id));
  const takenTwice = [...times].filter(([, at]) =>
    at.some((one, place) => place > 0 && one - (at[place - 1] ?? 0) < nextTryMs),
  );
  const tooOften = sent.filter(({ id, tries }) => (times.get(id)?.length ?? 0) > tries);
  const unknown = [...times.keys()].filter((letter) => !letters.some(({ id }) => id === letter));
  const repeats = [...times.values()].reduce((sum, at) => sum + at.length - 1, 0);
  console.log(`letters that came again because their sender was cut off: ${repeats}`);
  return [
    { what: 'letters sent, of which none arrived', is: neverArrived.length, wanted: 0, seen: neverArrived },
    { what: 'letters that two senders claimed at once', is: takenTwice.length, wanted: 0, seen: takenTwice },
    { what: 'letters that came more often than tried', is: tooOften.length, wanted: 0, seen: tooOften },
    { what: 'letters without a row', is: unknown.length, wanted: 0, seen: unknown },
    {
      what: 'letters given up',
      is: letters.filter(({ state }) => state === 'given-up').length,
      wanted: 0,
    },
    { what: 'letters sent', is: sent.length, atLeast: 1 },
  ];
}

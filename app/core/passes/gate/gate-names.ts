import type { Language } from '#core/language/languages.ts';
import type { GateFacts } from './gate-wire.ts';

/** Names as a steward of a language reads them; in English where there is no other. */
export function gateNames(facts: GateFacts | null, language: Language) {
  const words = facts?.words?.[language];
  return {
    event: words?.event ?? facts?.event.title ?? '',
    /** null: the gate has no name. */
    gate: (number: number): string | null =>
      words?.gates[number] ?? facts?.gates.find((gate) => gate.number === number)?.name ?? null,
    title: (english: string): string =>
      words && Object.hasOwn(words.titles, english) ? (words.titles[english] ?? english) : english,
  };
}

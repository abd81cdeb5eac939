import type { ReadInEnglish } from '#core/translations/read-in-english.ts';
import { gateField, passField, passQuestionField, type Words } from '#core/translations/translated-kind.ts';
import type { PassProduct } from './event-passes.ts';

type Named = Pick<PassProduct, 'id' | 'title' | 'questions'>;

/**
 * A kind of pass in the words of a language, in English where it has none. `words` null: the
 * language is English itself.
 */
export function passInWords<Product extends Named>(
  product: Product,
  words: Words | null,
): Product & ReadInEnglish {
  if (words === null) return product;
  const title = words[passField(product.id)];
  const labels = product.questions.map(({ id }) => words[passQuestionField(product.id, id)]);
  const whole = title !== undefined && !labels.includes(undefined);
  const questions = product.questions.map((question, at) => ({
    ...question,
    label: labels[at] ?? question.label,
  }));
  return { ...product, title: title ?? product.title, questions, ...(!whole && { textLang: 'en' }) };
}

/** The name of a gate in the words of a language; in English where it has none. */
export function gateInWords(gate: { number: number; name: string }, words: Words | null): string {
  return words?.[gateField(gate.number)] ?? gate.name;
}

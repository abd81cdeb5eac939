import type { InfoPart } from './info-page.ts';
import { plainText } from './preview.ts';

type Question = { question: string; answer: string };

/**
 * Headings of a page that are questions, each with the text up to the next heading, as plain text.
 */
export function faqOf(parts: readonly InfoPart[]): Question[] {
  const words = parts.flatMap((part) => (part.kind === 'words' ? [part.html] : []));
  return words
    .flatMap((html) => html.split(/(?=<h[1-6][ >])/))
    .flatMap((section) => {
      const [, heading = '', below = ''] = /^<h[1-6][^>]*>(.*?)<\/h[1-6]>(.*)$/s.exec(section) ?? [];
      const [question, answer] = [plainText(heading), plainText(below)];
      return question.endsWith('?') && answer !== '' ? [{ question, answer }] : [];
    });
}

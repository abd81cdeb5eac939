import { indianStates } from '#core/fields/state.ts';
import { contactTopics } from '#core/requests/contact.ts';
import { accommodations, tourActivities, tourFeatures } from '#core/requests/tour-options.ts';
import { pageFiles } from '#server/page-files/page-files.ts';
import type { Services } from '#server/services.ts';
import { isOfficeEnglish, type StoredTexts } from '../hindi/test-english.ts';
import { readStored } from '../hindi/test-stored.ts';

/** Months and days of the week, as Intl writes them in the language's locale. */
const dates =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day|Sun|Mon|Tue|Wed|Thu|Fri|Sat)\b/g;
/** Between the parts of a line or a title. */
const between = / [|·] |\[|\]/;

export type Content = StoredTexts & { all: string };

/**
 * What is English in every language until somebody translates it: rows, pages of files, names of
 * states.
 */
export async function readContent(services: Services): Promise<Content> {
  const { whole, parts } = await readStored(services, false);
  const lines = [...pageFiles().values()].flatMap((source) => source.split('\n').flatMap(valuesOf));
  const dashed = [...whole].map((text) => text.replaceAll(' -- ', ' – '));
  // The office stores these words, so they are said in English in code.
  const stored = [contactTopics, accommodations, tourActivities, tourFeatures].flatMap((words) =>
    Object.values<string>(words).flatMap((text) => [text, ...text.split(' & ')]),
  );
  // '100 bricks' of a cause, under which a field says 'Bricks'.
  const counted = dashed.flatMap((text) => {
    const [, first, rest] = /^\d+ ([a-z])([a-z]+)$/.exec(text) ?? [];
    return first ? [`${first.toUpperCase()}${rest}`] : [];
  });
  const texts = [...dashed, ...lines, ...indianStates, ...stored, ...counted];
  return { whole: new Set(texts), parts, all: texts.map(plain).join('\n') };
}

/** Whether a text has an English word of the code's own, which no catalogue knows. */
export function isOfCode(text: string, content: Content): boolean {
  const isOurs = (part: string) => {
    const words = part.trim().replace(/…$/, '');
    // The initials of a name.
    if (/^[A-Z]{2}$/.test(words) || content.whole.has(words)) return false;
    if (words.split(' ').length > 2 && content.all.includes(plain(words))) return false;
    return isOfficeEnglish(words, content) && isOfficeEnglish(words.replace(dates, ' ').trim(), content);
  };
  return text.split(between).some((part) => isOurs(part) && part.split(', ').some(isOurs));
}

/** 'note: Varistha Vaishnav' and what stands in braces. */
function valuesOf(line: string): string[] {
  const value = line.replace(/^[\s-]*\w+: /, '').replace(/^'|'$/g, '');
  return [value, ...[...line.matchAll(/[{,] ?\w+: ([^,}]+)/g)].map(([, inner]) => (inner ?? '').trim())];
}

/** As a card shows it: without tags, signs of Markdown and line breaks. */
function plain(text: string): string {
  return text
    .replace(/<[^>]*>|[*_#]/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .replaceAll(' ,', ',')
    .replaceAll(' .', '.');
}

import { categoryNamesIn } from '#core/calendar/category-names.ts';
import { wordsOf } from '#core/language/all-words.ts';
import type { Language } from '#core/language/languages.ts';
import type { OutsideWords } from '#core/language/outside-words.ts';

type FeedMessages = OutsideWords['calendarFeed'] & { categories: ReturnType<typeof categoryNamesIn> };

/** The words of the feed: the process that writes it belongs to no build. */
export function feedMessagesIn(language: Language): FeedMessages {
  const { calendarFeed, calendarKinds } = wordsOf(language);
  return { ...calendarFeed, categories: categoryNamesIn(calendarKinds) };
}

// By their files, not '#messages/…': the process that writes the feed belongs to no build.
import { categoryNamesIn } from '#core/calendar/category-names.ts';
import type { Language } from '#core/language/languages.ts';
import * as en from '../../messages/en/calendar-feed.ts';
import * as enKinds from '../../messages/en/calendar-kinds.ts';
import * as hi from '../../messages/hi/calendar-feed.ts';
import * as hiKinds from '../../messages/hi/calendar-kinds.ts';

type FeedMessages = typeof en & { categories: ReturnType<typeof categoryNamesIn> };

const catalogues: Record<Language, FeedMessages> = {
  en: { ...en, categories: categoryNamesIn(enKinds) },
  hi: { ...hi, categories: categoryNamesIn(hiKinds) },
};

export function feedMessagesIn(language: Language): FeedMessages {
  return catalogues[language];
}

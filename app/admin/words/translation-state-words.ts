import type { TranslationState } from '#core/translations/translation-state.ts';
import * as m from '#messages/admin/translations.ts';
import type { Tone } from '#ui/notice.tsx';

/** How the state of a translation is written. */
export const translationStateWords: Record<TranslationState, { label: string; tone: Tone }> = {
  missing: { label: m.missing, tone: 'bad' },
  draft: { label: m.draft, tone: 'wait' },
  outdated: { label: m.outdated, tone: 'wait' },
  live: { label: m.published, tone: 'good' },
};

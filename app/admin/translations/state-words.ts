import type { TranslationState } from '#core/translations/translation-state.ts';
import type { Tone } from '#ui/notice.tsx';

/** How the state of a translation is written. */
export const stateWords: Record<TranslationState, { label: string; tone: Tone }> = {
  missing: { label: 'Missing', tone: 'bad' },
  draft: { label: 'Draft', tone: 'wait' },
  outdated: { label: 'Outdated', tone: 'wait' },
  live: { label: 'Published', tone: 'good' },
};

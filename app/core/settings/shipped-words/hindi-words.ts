import { hindiAnswers } from './hindi-answers.ts';
import { hindiGiving } from './hindi-giving.ts';
import { hindiHome } from './hindi-home.ts';
import { hindiPages } from './hindi-pages.ts';
import { hindiSearch } from './hindi-search.ts';
import { hindiTemple } from './hindi-temple.ts';

/** The default texts of the settings in Hindi, by setting and path. */
export const hindiWords: Record<string, Record<string, string>> = {
  ...hindiTemple,
  ...hindiHome,
  ...hindiPages,
  ...hindiGiving,
  ...hindiAnswers,
  ...hindiSearch,
};

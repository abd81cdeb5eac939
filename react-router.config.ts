import type { Config } from '@react-router/dev/config';
import { languages } from './app/core/language/languages.ts';
import { buildLanguage } from './scripts/build-language.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  basename: languages[buildLanguage].prefix || '/',
  buildDirectory: `build/${buildLanguage}`,
} satisfies Config;

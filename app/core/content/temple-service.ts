import type { ReadInEnglish } from '../translations/read-in-english.ts';
import type { SafeHtml } from './safe-html.ts';

/** One of the services in the footer. */
export type TempleService = ReadInEnglish & {
  id: string;
  title: string;
  summary: string;
  body: SafeHtml;
  image: string;
  link: { to: string; label: string };
};

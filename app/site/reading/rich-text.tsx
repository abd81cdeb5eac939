import type { SafeHtml } from '#core/content/safe-html.ts';
import type { ReadInEnglish } from '#core/translations/read-in-english.ts';
import { InEnglishNote, langOf } from './in-english.tsx';

/** What an editor's text may show in a frame: films from YouTube's address without cookies. */
export const filmFrames = ['https://www.youtube-nocookie.com'];

/** An editor's text. Only SafeHtml is taken, so nothing is rendered that was not cleaned. */
export function RichText({ html, ...read }: { html: SafeHtml } & ReadInEnglish) {
  const text = (
    <div
      className="prose"
      lang={langOf(read)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only server/rich-text makes SafeHtml
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
  return langOf(read) ? (
    <div>
      <InEnglishNote {...read} />
      {text}
    </div>
  ) : (
    text
  );
}

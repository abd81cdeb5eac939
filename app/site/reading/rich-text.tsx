import type { SafeHtml } from '#core/content/safe-html.ts';
import type { ReadInEnglish } from '#core/translations/read-in-english.ts';
import { language } from '#messages/language.ts';
import { inEnglishSoFar } from '#messages/reading.ts';

/** What an editor's text may show in a frame: films from YouTube's address without cookies. */
export const filmFrames = ['https://www.youtube-nocookie.com'];

/** An editor's text. Only SafeHtml is taken, so nothing is rendered that was not cleaned. */
export function RichText({ html, textLang }: { html: SafeHtml } & ReadInEnglish) {
  const text = (
    <div
      className="prose"
      lang={textLang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only server/rich-text makes SafeHtml
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
  return language !== 'en' && textLang ? (
    <div>
      <p className="sm muted" lang={language}>
        {inEnglishSoFar}
      </p>
      {text}
    </div>
  ) : (
    text
  );
}

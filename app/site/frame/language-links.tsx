import * as m from '#messages/frame.ts';
import type { OtherLanguage } from './other-languages.ts';

/**
 * This page in another language. The address is the same on every page, so that the header is too:
 * the server goes on to the page and keeps the choice (server/http/language-choice.ts).
 */
export function LanguageLinks({ languages }: { languages: readonly OtherLanguage[] }) {
  if (languages.length === 0) return null;
  return (
    <nav className="languages" aria-label={m.languages}>
      {languages.map(({ language, name }) => (
        <a key={language} href={`?language=${language}`} lang={language} hrefLang={language} rel="nofollow">
          {name}
        </a>
      ))}
    </nav>
  );
}

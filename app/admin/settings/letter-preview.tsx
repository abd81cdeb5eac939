import { Link } from 'react-router';
import { type Language, languageNames, languages } from '#core/language/languages.ts';
import type { LetterKey } from '#core/letters/letter-texts.ts';
import * as m from '#messages/admin/settings.ts';
import type { ShownLetter } from '#server/letters/show-letter.ts';
import { href } from '#ui/href.ts';

type LetterPreviewProps = {
  shown: ShownLetter;
  typed: boolean;
  letter: LetterKey;
  language: Language;
  /** It goes to visitors, who read it in their language. */
  translated: boolean;
};

/** The letter with sample data, as mail readers show it and as plain text. */
export function LetterPreview({ shown, typed, letter, language, translated }: LetterPreviewProps) {
  return (
    <section className="panel" aria-labelledby="how-it-looks" id="letter">
      <header>
        <div>
          <h2 id="how-it-looks">{m.howItLooks}</h2>
          <p className="muted sm">{typed ? m.asTyped : m.asSent}</p>
        </div>
      </header>
      {translated && <LanguageLinks letter={letter} language={language} />}
      <p className="admin-letter-subject">
        <span className="muted sm">{m.subject}</span> <b lang={language}>{shown.subject}</b>
      </p>
      {/* The sandbox allows the letter nothing, not even to follow its links. */}
      <iframe title={m.letterShown} sandbox="" srcDoc={shown.html} />
      <details className="admin-fold">
        <summary>{m.asPlainText}</summary>
        <pre lang={language} className="admin-letter-text">
          {shown.text}
        </pre>
      </details>
    </section>
  );
}

function LanguageLinks({ letter: id, language }: { letter: LetterKey; language: Language }) {
  return (
    <nav className="row wrapx" aria-label={m.letterLanguages}>
      {languageNames.map((name) => (
        <Link
          key={name}
          to={name === 'en' ? '?' : `?language=${name}`}
          className="quiet-link"
          aria-current={name === language ? 'true' : undefined}
        >
          {languages[name].name}
        </Link>
      ))}
      {language !== 'en' && (
        <Link
          to={href('/admin-dashboard/translations/:language/:kind/:id', { language, kind: 'letters', id })}
          className="quiet-link"
        >
          {m.changeWordsIn(languages[language].name)}
        </Link>
      )}
    </nav>
  );
}

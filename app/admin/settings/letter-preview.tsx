import * as m from '#messages/admin/settings.ts';
import type { ShownLetter } from '#server/letters/show-letter.ts';

/** The letter with sample data, as mail readers show it and as plain text. */
export function LetterPreview({ shown, typed }: { shown: ShownLetter; typed: boolean }) {
  return (
    <section className="panel" aria-labelledby="how-it-looks" id="letter">
      <header>
        <div>
          <h2 id="how-it-looks">{m.howItLooks}</h2>
          <p className="muted sm">{typed ? m.asTyped : m.asSent}</p>
        </div>
      </header>
      <p className="admin-letter-subject">
        <span className="muted sm">{m.subject}</span> <b>{shown.subject}</b>
      </p>
      {/* The sandbox allows the letter nothing, not even to follow its links. */}
      <iframe title={m.letterShown} sandbox="" srcDoc={shown.html} />
      <details className="admin-fold">
        <summary>{m.asPlainText}</summary>
        <pre className="admin-letter-text">{shown.text}</pre>
      </details>
    </section>
  );
}

import type { ShownLetter } from '#server/letters/show-letter.ts';

/** The letter with sample data, as mail readers show it and as plain text. */
export function LetterPreview({ shown, typed }: { shown: ShownLetter; typed: boolean }) {
  return (
    <section className="panel" aria-labelledby="how-it-looks" id="letter">
      <header>
        <div>
          <h2 id="how-it-looks">How it looks</h2>
          <p className="muted sm">
            {typed ? 'With what you typed, not saved yet.' : 'As it is sent now.'} The data is of nobody.
          </p>
        </div>
      </header>
      <p className="admin-letter-subject">
        <span className="muted sm">Subject</span> <b>{shown.subject}</b>
      </p>
      {/* The sandbox allows the letter nothing, not even to follow its links. */}
      <iframe title="The letter as a mail reader shows it" sandbox="" srcDoc={shown.html} />
      <details className="admin-fold">
        <summary>As plain text</summary>
        <pre className="admin-letter-text">{shown.text}</pre>
      </details>
    </section>
  );
}

import { MarkdownInput } from '#admin/edited-fields/markdown-input.tsx';
import { RichInput } from '#admin/edited-fields/rich-input.tsx';
import { LineChanges } from '#admin/records/line-changes.tsx';
import type { Language } from '#core/language/languages.ts';
import type { WordField } from '#core/translations/translated-kind.ts';
import * as pages from '#messages/admin/pages.ts';
import * as m from '#messages/admin/translations.ts';
import { TextArea, TextInput } from '#ui/forms/field.tsx';

type TranslationPairProps = {
  field: WordField;
  english: string;
  /** The English that was translated, where it has changed since. */
  before: string | null;
  language: Language;
  words: string;
  error: string | null;
};

/**
 * A text in English, and the field for it in the other language. The tab key goes down the fields.
 */
export function TranslationPair({ field, english, before, language, words, error }: TranslationPairProps) {
  const { name, label, type, max } = field;
  const own = { name, label, error, defaultValue: words, optional: true };
  return (
    <div className="translation-pair">
      <div className={before === null ? 'translation-english' : 'translation-english is-changed'} lang="en">
        <span className="lbl">{label}</span>
        {before !== null && <Changed before={before} now={english} type={type} />}
        <English text={english} type={type} label={label} />
      </div>
      <div lang={language}>
        {type === 'rich' && <RichInput {...own} />}
        {type === 'markdown' && <MarkdownInput {...own} hint={pages.textHint} />}
        {type === 'line' && <TextInput {...own} maxLength={max} autoComplete="off" />}
        {(type === 'lines' || type === 'list') && <TextArea {...own} maxLength={max} rows={4} />}
      </div>
    </div>
  );
}

function English({ text, type, label }: { text: string; type: WordField['type']; label: string }) {
  if (text === '') return <p className="muted">{m.nothing}</p>;
  if (type !== 'rich' && type !== 'markdown') return <p className="whitespace-pre-line">{text}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className="translation-long" aria-label={label} tabIndex={0}>
      {type === 'rich' ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was saved
        <div className="prose" dangerouslySetInnerHTML={{ __html: text }} />
      ) : (
        <p className="whitespace-pre-line">{text}</p>
      )}
    </section>
  );
}

/** Of a long text the lines that changed, of a short one what it was. */
function Changed({ before, now, type }: { before: string; now: string; type: WordField['type'] }) {
  if (type === 'line' || before === '') {
    return (
      <>
        <span className="sm muted block">{m.beforeChange}</span>
        <del className="sm block mb-2">{before || m.nothing}</del>
      </>
    );
  }
  const [then, current] = type === 'rich' ? [linesOf(before), linesOf(now)] : [before, now];
  return (
    <details className="admin-fold mb-2" open>
      <summary>{m.whatChanged}</summary>
      <LineChanges label={m.whatChanged} now={then} then={current} />
    </details>
  );
}

/** HTML as the lines of its paragraphs, headings and points. */
function linesOf(html: string): string {
  return html
    .replace(/<\/(p|li|h\d|blockquote|figcaption)>|<br>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

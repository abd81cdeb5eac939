import { RichInput } from '#admin/edited-fields/rich-input.tsx';
import type { Language } from '#core/language/languages.ts';
import type { WordField } from '#core/translations/translated-kind.ts';
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
        <English text={english} rich={type === 'rich'} />
        {before !== null && (
          <>
            <span className="sm muted block mt-2">{m.beforeChange}</span>
            <del className="sm">{plain(before) || m.nothing}</del>
          </>
        )}
      </div>
      <div lang={language}>
        {type === 'rich' && <RichInput {...own} />}
        {type === 'line' && <TextInput {...own} maxLength={max} autoComplete="off" />}
        {(type === 'lines' || type === 'list') && <TextArea {...own} maxLength={max} rows={4} />}
      </div>
    </div>
  );
}

function English({ text, rich }: { text: string; rich: boolean }) {
  if (text === '') return <p className="muted">{m.nothing}</p>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was saved
  if (rich) return <div className="prose" dangerouslySetInnerHTML={{ __html: text }} />;
  return <p className="whitespace-pre-line">{text}</p>;
}

const plain = (text: string) => text.replace(/<[^>]+>/g, ' ').trim();

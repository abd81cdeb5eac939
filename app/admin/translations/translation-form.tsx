import { Form, useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { FormVersion } from '#admin/forms/form-version.tsx';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { type Language, languages } from '#core/language/languages.ts';
import type { Words } from '#core/translations/translated-kind.ts';
import * as m from '#messages/admin/translations.ts';
import type { EditedTranslation } from '#server/translations/translation-queries.ts';
import { Button } from '#ui/button.tsx';
import { TranslationPair } from './translation-pair.tsx';

type TranslationFormProps = {
  found: Pick<EditedTranslation, 'fields' | 'words' | 'translation' | 'changed' | 'version'>;
  /** The words to begin with: those of now, or of an older version. */
  shown: Words;
  refused: (RefusedForm & { version: number }) | undefined;
  language: Language;
  mayWrite: boolean;
};

/** Every text of a row in two columns, to be saved as a draft or published. */
export function TranslationForm({ found, shown, refused, language, mayWrite }: TranslationFormProps) {
  const { fields, words, translation, changed, version } = found;
  const busy = useNavigation().state !== 'idle';
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  const { errorOf, summary } = fieldErrors(refused, shown, labels);
  return (
    <RecordForm
      action="?"
      className="admin-stack"
      aria-label={m.translation}
      problems={summary}
      version={String(refused?.version ?? version)}
    >
      <div className="panel">
        {fields
          .filter((field) => words[field.name] || shown[field.name])
          .map((field) => (
            <TranslationPair
              key={field.name}
              field={field}
              english={words[field.name] ?? ''}
              before={changed.includes(field.name) ? (translation?.source[field.name] ?? '') : null}
              language={language}
              words={refused?.typed[field.name] ?? shown[field.name] ?? ''}
              error={errorOf(field.name)}
            />
          ))}
      </div>
      {mayWrite ? (
        <div className="row wrapx pair">
          <Button name="intent" value="live" busy={busy && m.saving}>
            {m.publishIn(languages[language].name)}
          </Button>
          <Button name="intent" value="draft" look="outline">
            {m.saveDraft}
          </Button>
        </div>
      ) : (
        <p className="muted">{m.mayOnlyLook}</p>
      )}
    </RecordForm>
  );
}

/** Back to English on the site, at once; a form of its own, so that nothing typed is lost. */
export function TakeOffForm({ version, language }: { version: number; language: string }) {
  return (
    <Form method="post" action="?">
      <FormVersion opened={String(version)} />
      <Button name="intent" value="take-off" look="quiet" size="sm">
        {m.takeOff(language)}
      </Button>
    </Form>
  );
}

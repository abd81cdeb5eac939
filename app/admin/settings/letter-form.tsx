import { useNavigation } from 'react-router';
import { FieldInput } from '#admin/edited-fields/field-input.tsx';
import type { fieldErrors } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import type { LetterText } from '#core/letters/letter-model.ts';
import type { LetterKey } from '#core/letters/letter-texts.ts';
import { fieldsOfLetter } from '#core/letters/read-letter-text.ts';
import * as m from '#messages/admin/settings.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';

type LetterFormProps = {
  letter: LetterKey;
  current: LetterText;
  own: boolean;
  /** The version that somebody else saved meanwhile. */
  now: LetterText | undefined;
  version: string;
  places: { name: string; says: string; needed: boolean }[];
  state: ReturnType<typeof fieldErrors>;
};

/** The words of a letter. Preview and test store nothing; Save does. */
export function LetterForm({ letter, current, own, now, version, places, state }: LetterFormProps) {
  const doing = useNavigation().formData?.get('intent');
  const { field, errorOf, summary } = state;
  const textOf = (name: string) => field(name).defaultValue;
  // Scrolls to the letter: on a phone it is below the form.
  const shown = `${href('/admin-dashboard/settings/letters/:letter', { letter })}#letter`;
  return (
    <RecordForm className="admin-form" problems={summary} version={version}>
      {places.length > 0 && (
        <details className="admin-fold admin-letter-fill" open>
          <summary>{m.whatIsFilled}</summary>
          <dl className="admin-places">
            {places.map(({ name, says, needed }) => (
              <div key={name}>
                <dt>
                  <code>{`{${name}}`}</code>
                </dt>
                <dd>
                  {says}
                  {needed && <b className="block sm">{m.mustStand}</b>}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {fieldsOfLetter(current).map((one) => {
        const stored = now?.[one.path];
        const differs = stored !== undefined && stored !== textOf(one.path);
        const hint = differs ? m.savedMeanwhile(stored) : one.hint;
        return (
          <FieldInput key={one.path} field={{ ...one, hint }} textOf={textOf} errorOf={errorOf} stopsAtMost />
        );
      })}
      <div className="row wrapx">
        {/* Enter presses the first button: a preview does no harm. */}
        <Button
          look="outline"
          name="intent"
          value="preview"
          data-looks=""
          formAction={shown}
          busy={doing === 'preview' && m.writing}
        >
          {m.seeLook}
        </Button>
        <Button name="intent" value="save" busy={doing === 'save' && m.saving}>
          {m.save}
        </Button>
      </div>
      <div className="row wrapx">
        <Button
          look="quiet"
          name="intent"
          value="test"
          data-looks=""
          formAction={shown}
          busy={doing === 'test' && m.sending}
        >
          {m.sendTest}
        </Button>
        {own && (
          <Button look="quiet" name="intent" value="reset" busy={doing === 'reset' && m.goingBack}>
            {m.backToFirstWords}
          </Button>
        )}
        <ButtonLink to={href('/admin-dashboard/settings/letters')} look="quiet">
          {m.allLetters}
        </ButtonLink>
      </div>
    </RecordForm>
  );
}

import { Fragment } from 'react';
import { useNavigation } from 'react-router';
import { FieldInput } from '#admin/edited-fields/field-input.tsx';
import type { fieldErrors } from '#admin/forms/field-errors.ts';
import { ProofField } from '#admin/forms/proof-field.tsx';
import { RecordForm } from '#admin/forms/record-form.tsx';
import type { PictureChoice } from '#admin/media-picker/picture-input.tsx';
import { shownText } from '#core/edited-fields/display-parts.ts';
import { inputName } from '#core/edited-fields/field-spec.ts';
import { writeFields } from '#core/edited-fields/write-fields.ts';
import type { SettingField, SettingSection } from '#core/settings/setting-section.ts';
import * as m from '#messages/admin/settings.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Sentence } from '#ui/sentence.tsx';
import { type Searched, SearchPreview } from './search-preview.tsx';
import './settings.css';

type SectionFormProps = {
  section: SettingSection;
  value: unknown;
  /** The version that somebody else saved meanwhile. */
  now: unknown;
  version: number;
  /** The newest pictures of the library, for sections with pictures. */
  choices: PictureChoice[];
  /** For sections about search results. */
  searched: Searched | null;
  /** Saving needs a fresh proof, and there is none. */
  asksProof: boolean;
  typed: Record<string, string> | undefined;
  state: ReturnType<typeof fieldErrors>;
};

/** The fields of a section, as stored or as typed. */
export function SectionForm(props: SectionFormProps) {
  const { section, value, now, version, choices, searched, typed, state } = props;
  const sending = useNavigation().state === 'submitting';
  const { errorOf, summary } = state;
  const values = typed ?? writeFields(section.fields, value);
  const current = now === undefined ? null : writeFields(section.fields, now);
  const textOf = (name: string) => values[name] ?? '';
  const hintOf = (field: SettingField) => {
    const stored = current?.[inputName(field)];
    return stored === undefined || stored === textOf(inputName(field))
      ? field.hint
      : m.savedMeanwhile(shownText(field, stored));
  };
  const fields = section.fields.filter(({ type }) => type !== 'rows');
  const lists = section.fields.filter(({ type }) => type === 'rows');
  return (
    <RecordForm className="admin-form" problems={summary} version={version}>
      {fields.length > 0 && (
        <div className="admin-fields">
          {fields.map((field) => (
            <Fragment key={field.path}>
              {field.part && <PartHead {...field.part} />}
              <FieldInput
                field={{ ...field, hint: hintOf(field) }}
                textOf={textOf}
                errorOf={errorOf}
                choices={choices}
              />
              {field.found && searched && (
                <SearchPreview
                  {...field.found}
                  {...searched}
                  description={field.path}
                  shown={(path) => textOf(inputName({ path }))}
                />
              )}
            </Fragment>
          ))}
        </div>
      )}
      {lists.map((list) => (
        <FieldInput key={list.path} field={list} textOf={textOf} errorOf={errorOf} />
      ))}
      {props.asksProof && <ProofField error={errorOf('proof')} />}
      <div className="row wrapx">
        <Button busy={sending && m.saving}>{m.save}</Button>
        <ButtonLink to={href('/admin-dashboard/settings')} look="quiet">
          {m.allSettings}
        </ButtonLink>
      </div>
    </RecordForm>
  );
}

/** The page of the following fields, with a link to it. */
function PartHead({ title, page }: NonNullable<SettingField['part']>) {
  return (
    <div className="wide row wrapx between admin-words-part">
      <h2 className="admin-part">{title}</h2>
      <ButtonLink to={page} newTab look="quiet" size="sm">
        <Sentence text={m.openPageOf(title)} parts={{ sr: (words) => <span className="sr">{words}</span> }} />
      </ButtonLink>
    </div>
  );
}

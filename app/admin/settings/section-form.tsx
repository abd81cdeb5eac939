import { Fragment, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { fieldErrors } from '#admin/shared/field-errors.ts';
import { type PictureChoice, PictureInput } from '#admin/shared/media/picture-input.tsx';
import { ProofField } from '#admin/shared/proof-field.tsx';
import { useUnsavedGuard } from '#admin/shared/use-unsaved-guard.ts';
import { indianStates } from '#core/fields/state.ts';
import { cellName, fieldName, shownIn } from '#core/settings/read-setting.ts';
import type { FieldKind, SettingField, SettingSection } from '#core/settings/setting-section.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { Select, TextArea, TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { href } from '#ui/href.ts';
import { ListFields } from './list-fields.tsx';
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

const stateOptions = indianStates.map((name) => ({ value: name, label: name }));

/** The fields of a section, as stored or as typed. */
export function SectionForm(props: SectionFormProps) {
  const { section, value, now, version, choices, searched, typed, state } = props;
  const form = useRef<HTMLFormElement>(null);
  useUnsavedGuard(form);
  const sending = useNavigation().state === 'submitting';
  const { errorOf, summary } = state;
  const shown = (path: string) => (typed ? (typed[fieldName(path)] ?? '') : shownIn(value, path));
  const meanwhile = (path: string) =>
    now === undefined || shownIn(now, path) === shown(path)
      ? undefined
      : `Saved meanwhile: ${shownIn(now, path)}`;
  return (
    <Form ref={form} method="post" noValidate className="admin-form">
      <FormError problems={summary} />
      <input type="hidden" name="version" value={version} />
      {section.fields.length > 0 && (
        <div className="admin-fields">
          {section.fields.map((field) => {
            const { path, part, found } = field;
            const name = fieldName(path);
            return (
              <Fragment key={name}>
                {part && <PartHead {...part} />}
                <Field
                  {...field}
                  name={name}
                  hint={meanwhile(path) ?? field.hint}
                  error={errorOf(name)}
                  shown={shown(path)}
                  choices={choices}
                />
                {found && searched && (
                  <SearchPreview {...found} {...searched} description={path} shown={shown} />
                )}
              </Fragment>
            );
          })}
        </div>
      )}
      {section.lists?.map((list) => (
        <ListFields
          key={list.path}
          list={list}
          rows={rowsOf(value, list.path)}
          typedOf={typed ? (row, column) => typed[cellName(list, row, column)] ?? '' : null}
          errorOf={errorOf}
        />
      ))}
      {props.asksProof && <ProofField error={errorOf('proof')} />}
      <div className="row wrapx">
        <Button busy={sending && 'Saving…'}>Save</Button>
        <ButtonLink to={href('/admin-dashboard/settings')} look="quiet">
          All settings
        </ButtonLink>
      </div>
    </Form>
  );
}

/** The page of the following fields, with a link to it. */
function PartHead({ title, page }: NonNullable<SettingField['part']>) {
  return (
    <div className="wide row wrapx between admin-words-part">
      <h2 className="admin-part">{title}</h2>
      <ButtonLink to={page} newTab look="quiet" size="sm">
        Open the page<span className="sr"> of {title}</span>
      </ButtonLink>
    </div>
  );
}

type FieldProps = Pick<SettingField, 'label' | 'kind' | 'wide' | 'hint'> & {
  name: string;
  error: string | null;
  shown: string;
  choices: PictureChoice[];
};

function Field({ kind, wide, shown, choices, ...field }: FieldProps) {
  const { name, label, hint } = field;
  if (kind === 'switch') {
    return (
      <Checkbox name={name} defaultChecked={shown === 'on'} className="wide">
        {label}
        {hint && <small className="block sm muted">{hint}</small>}
      </Checkbox>
    );
  }
  if (kind === 'picture') return <PictureInput {...field} defaultValue={shown} choices={choices} />;
  if (kind === 'state') return <Select {...field} defaultValue={shown} options={stateOptions} />;
  return kind === 'words' || kind === 'sentence' ? (
    <TextArea {...field} defaultValue={shown} rows={3} className="wide" />
  ) : (
    <TextInput {...field} defaultValue={shown} {...inputOf(kind)} className={wide ? 'wide' : undefined} />
  );
}

function rowsOf(value: unknown, path: string): Record<string, string>[] {
  const found = path === '' ? value : (value as Record<string, unknown>)[path];
  return found as Record<string, string>[];
}

function inputOf(kind: FieldKind): {
  type?: string;
  inputMode?: 'decimal' | 'numeric';
  autoComplete: string;
} {
  const autoComplete = 'off';
  if (kind === 'email') return { type: 'email', autoComplete };
  if (kind === 'phone') return { type: 'tel', autoComplete };
  if (kind === 'web') return { type: 'url', autoComplete };
  if (kind === 'latitude' || kind === 'longitude') return { inputMode: 'decimal', autoComplete };
  if (kind === 'account' || kind === 'rupees') return { inputMode: 'numeric', autoComplete };
  return { autoComplete };
}

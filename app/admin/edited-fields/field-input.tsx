import type { ReactNode } from 'react';
import { type PictureChoice, PictureInput } from '#admin/media-picker/picture-input.tsx';
import {
  type FieldOf,
  type FieldSpec,
  inputName,
  pictureInputs,
  weekdayNumbers,
} from '#core/edited-fields/field-spec.ts';
import { indianStates } from '#core/fields/state.ts';
import * as m from '#messages/admin/edited-fields.ts';
import { stateName } from '#messages/states.ts';
import { Checkbox } from '#ui/forms/choice.tsx';
import { FieldError, type Option, Select, TextArea, TextInput } from '#ui/forms/field.tsx';
import { inputHelp } from './input-help.ts';
import { ListInput } from './list-input.tsx';
import { MediaInput } from './media-input.tsx';
import { RichInput } from './rich-input.tsx';

export type FieldInputProps = {
  field: FieldSpec;
  /** What an input of this name shows. */
  textOf: (name: string) => string;
  errorOf: (name: string) => string | null;
  /** The newest pictures of the library, for fields with pictures. */
  choices?: PictureChoice[];
  /** The causes that may be chosen, for fields with one. */
  causes?: Option[];
  /** Browsers take no more letters than are valid. */
  stopsAtMost?: boolean;
};

const states = indianStates.map((name) => ({ value: name, label: stateName(name) }));

/** The control of one edited field. */
export function FieldInput({
  field,
  textOf,
  errorOf,
  choices = [],
  causes = [],
  stopsAtMost,
}: FieldInputProps): ReactNode {
  const { label, hint } = field;
  const name = inputName(field);
  const error = errorOf(name);
  const own = { name, label, hint, optional: mayBeEmpty(field), error, defaultValue: textOf(name) };
  const className = field.wide ? 'wide' : undefined;
  switch (field.type) {
    case 'text': {
      const text = { ...own, lang: field.lang, maxLength: stopsAtMost ? field.max : undefined };
      return field.lines ? (
        <TextArea {...text} rows={field.rows ?? 4} className="wide" />
      ) : (
        <TextInput {...text} autoComplete="off" className={className} />
      );
    }
    case 'lines':
      return <TextArea {...own} rows={6} />;
    case 'rich':
      return <RichInput {...own} />;
    case 'picture':
      return (
        <PictureInput
          {...own}
          choices={choices}
          drawings={!field.photo}
          alt={field.alt ? altOf(field.alt, textOf, errorOf) : undefined}
        />
      );
    case 'pictures':
      return <PictureList field={field} textOf={textOf} errorOf={errorOf} choices={choices} />;
    case 'media':
      return <MediaInput {...own} of={field.of} />;
    case 'choice':
      return <Select {...own} options={field.options} />;
    case 'cause':
      return <Select {...own} placeholder={m.generalCause} options={withCurrent(causes, own.defaultValue)} />;
    case 'state':
      return <Select {...own} options={states} />;
    case 'weekdays':
      return <Weekdays name={name} label={label} textOf={textOf} error={errorOf(`${name}-0`)} />;
    case 'yes':
      return (
        <Checkbox name={name} defaultChecked={textOf(name) === 'on'} error={error} className="wide">
          {label}
          {hint && <small className="block sm muted">{hint}</small>}
        </Checkbox>
      );
    case 'rows':
      return <ListInput list={field} textOf={textOf} errorOf={errorOf} />;
    default:
      return (
        <TextInput
          {...own}
          {...inputHelp[field.type]}
          prefix={field.type === 'money' ? '₹' : undefined}
          autoComplete="off"
          className={className}
        />
      );
  }
}

/** What is stored stays chosen, also where it is not offered any more. */
function withCurrent(options: Option[], current: string): Option[] {
  const known = current === '' || options.some(({ value }) => value === current);
  return known ? options : [...options, { value: current, label: current }];
}

function mayBeEmpty(field: FieldSpec): boolean {
  if (field.type === 'text') return field.optional === true || field.min === 0;
  if (field.type === 'money') return field.optional === true || field.zero === true;
  if (field.type === 'picture') return field.optional === true || field.photo === true;
  if (field.type === 'tags' || field.type === 'lines') return true;
  return 'optional' in field && field.optional === true;
}

type ListProps = Required<Pick<FieldInputProps, 'textOf' | 'errorOf' | 'choices'>> & {
  field: FieldOf<'pictures'>;
};

/** The chosen pictures and a slot for one more. */
function PictureList({ field, textOf, errorOf, choices }: ListProps) {
  const slots = pictureInputs(field);
  const filled = slots.findLastIndex((names) => names.some((name) => textOf(name) !== ''));
  return (
    <fieldset className="picture-inputs">
      <legend className="lbl">{field.label}</legend>
      {slots.slice(0, filled + 2).map(([image, alt], at) => (
        <PictureInput
          key={image}
          name={image}
          label={at === 0 ? m.firstPicture : m.picture(at + 1)}
          optional={at > 0 || field.mayBeEmpty}
          error={errorOf(image)}
          defaultValue={textOf(image)}
          choices={choices}
          alt={altOf(alt, textOf, errorOf)}
        />
      ))}
    </fieldset>
  );
}

function altOf(name: string, textOf: FieldInputProps['textOf'], errorOf: FieldInputProps['errorOf']) {
  return { name, value: textOf(name), error: errorOf(name) };
}

type WeekdaysProps = Pick<FieldInputProps, 'textOf'> & { name: string; label: string; error: string | null };

function Weekdays({ name, label, textOf, error }: WeekdaysProps) {
  return (
    <fieldset className="field">
      <legend className="lbl mb-2">{label}</legend>
      <div className="row wrapx gap-x-6">
        {weekdayNumbers.map((day) => (
          <Checkbox key={day} name={`${name}-${day}`} defaultChecked={textOf(`${name}-${day}`) === 'on'}>
            {m.weekdays[day]}
          </Checkbox>
        ))}
      </div>
      <FieldError id={`${name}-error`}>{error}</FieldError>
    </fieldset>
  );
}

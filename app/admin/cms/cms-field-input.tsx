import type { ReactNode } from 'react';
import { type PictureChoice, PictureInput } from '#admin/shared/media/picture-input.tsx';
import { type CmsField, type CmsTyped, pictureInputs, weekdayNumbers } from '#core/cms/cms-field.ts';
import { Checkbox } from '#ui/forms/choice.tsx';
import { FieldError, Select, TextArea, TextInput } from '#ui/forms/field.tsx';
import { MediaInput } from './media-input.tsx';
import { RichInput } from './rich-input.tsx';

type Props = {
  field: CmsField;
  textOf: (name: string) => string;
  errorOf: (name: string) => string | null;
  /** The current row, where somebody else saved it meanwhile. */
  theirs: CmsTyped | null;
  choices: PictureChoice[];
};

/** The control of one field of a description. */
export function CmsFieldInput(props: Props) {
  const { field, textOf, theirs } = props;
  const differs = theirs && (theirs[field.column] ?? '') !== textOf(field.column);
  return (
    <div className="cms-field">
      <Control {...props} />
      {differs && (
        <div className="cms-theirs">
          <span className="sm muted">Stands now</span>
          <p>{theirs[field.column]?.replace(/<[^>]+>/g, ' ') || 'Nothing'}</p>
        </div>
      )}
    </div>
  );
}

function Control({ field, textOf, errorOf, choices }: Props): ReactNode {
  const { column: name, label, hint } = field;
  const optional = 'optional' in field && field.optional === true;
  const own = { name, label, hint, optional, error: errorOf(name), defaultValue: textOf(name) };
  switch (field.type) {
    case 'text':
      return field.lines ? (
        <TextArea {...own} optional={optional || field.min === 0} rows={4} maxLength={field.max} />
      ) : (
        <TextInput {...own} optional={optional || field.min === 0} maxLength={field.max} />
      );
    case 'rich':
      return <RichInput {...own} />;
    case 'picture':
      return (
        <PictureInput
          {...own}
          choices={choices}
          alt={
            field.alt ? { name: field.alt, value: textOf(field.alt), error: errorOf(field.alt) } : undefined
          }
        />
      );
    case 'pictures':
      return <PictureList field={field} textOf={textOf} errorOf={errorOf} choices={choices} />;
    case 'media':
      return <MediaInput {...own} of={field.of} />;
    case 'tags':
      return <TextInput {...own} optional />;
    case 'lines':
      return <TextArea {...own} optional rows={6} />;
    case 'moment':
      return <TextInput {...own} type="datetime-local" />;
    case 'day':
      return <TextInput {...own} type="date" />;
    case 'time':
      return <TextInput {...own} type="time" />;
    case 'money':
      return <TextInput {...own} optional={optional || field.zero === true} prefix="₹" inputMode="decimal" />;
    case 'whole':
      return <TextInput {...own} inputMode="numeric" />;
    case 'choice':
      return <Select {...own} options={field.options} />;
    case 'weekdays':
      return <Weekdays name={name} label={label} textOf={textOf} error={errorOf(`${name}-0`)} />;
    case 'yes':
      return (
        <Checkbox name={name} defaultChecked={textOf(name) === 'on'} error={errorOf(name)}>
          {label}
        </Checkbox>
      );
    case 'link':
      return <TextInput {...own} inputMode="url" />;
    case 'youtube':
      return <TextInput {...own} inputMode="url" />;
  }
}

type ListProps = Pick<Props, 'textOf' | 'errorOf' | 'choices'> & {
  field: Extract<CmsField, { type: 'pictures' }>;
};

/** The chosen pictures and a slot for one more. */
function PictureList({ field, textOf, errorOf, choices }: ListProps) {
  const slots = Array.from({ length: field.most }, (_, at) => pictureInputs(field.column, at));
  const filled = slots.findLastIndex(([image, alt]) => textOf(image) !== '' || textOf(alt) !== '');
  const shown = slots.slice(0, Math.min(field.most, filled + 2));
  return (
    <fieldset className="picture-inputs">
      <legend className="lbl">{field.label}</legend>
      {shown.map(([image, alt], at) => (
        <PictureInput
          key={image}
          name={image}
          label={at === 0 ? 'First picture, on cards' : `Picture ${at + 1}`}
          optional={at > 0}
          error={errorOf(image)}
          defaultValue={textOf(image)}
          choices={choices}
          alt={{ name: alt, value: textOf(alt), error: errorOf(alt) }}
        />
      ))}
    </fieldset>
  );
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

function Weekdays({
  name,
  label,
  textOf,
  error,
}: {
  name: string;
  label: string;
  textOf: Props['textOf'];
  error: string | null;
}) {
  return (
    <fieldset className="field">
      <legend className="lbl mb-2">{label}</legend>
      <div className="row wrapx gap-x-6">
        {weekdayNumbers.map((day) => (
          <Checkbox key={day} name={`${name}-${day}`} defaultChecked={textOf(`${name}-${day}`) === 'on'}>
            {days[day]}
          </Checkbox>
        ))}
      </div>
      <FieldError id={`${name}-error`}>{error}</FieldError>
    </fieldset>
  );
}

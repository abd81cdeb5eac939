import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ComponentProps, ReactNode } from 'react';
import { currencySign } from '#core/money/paise.ts';
import * as m from '#messages/controls.ts';
import { Icon } from '../icon.tsx';

export type FieldProps = {
  /** The form field's name; also its id, so that the error summary can link to it. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The problem, in words, beside the field. */
  error?: string | null;
  /** Marks it '(optional)'; required fields are not marked. */
  optional?: boolean;
  id?: string;
  className?: string;
};

/** What a control needs to be tied to its label, hint and error. */
export type ControlProps = {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

/** Label above, control, error, hint: for a custom control; the usual ones are below. */
export function Field({
  name,
  label,
  hint,
  error,
  optional = false,
  id = name,
  className = '',
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="opt">{` ${m.optional}`}</span>}
      </label>
      {children({
        id,
        name,
        required: !optional,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint && (
        <div id={`${id}-hint`} className="hint">
          {hint}
        </div>
      )}
    </div>
  );
}

/** The message under a field. Nothing without a problem. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div id={id} className="msg">
      <Icon of={CircleAlert} />
      {children}
    </div>
  );
}

type Own<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentProps<Tag>,
  keyof FieldProps | 'required' | 'prefix'
>;

/** A line of text. `prefix` is a fixed beginning: '+91'. */
export function TextInput({ prefix, ...props }: FieldProps & Own<'input'> & { prefix?: string }) {
  const [field, own] = split(props);
  return (
    <Field {...field}>
      {(control) =>
        prefix ? (
          <div className="input affix">
            <span aria-hidden="true">{prefix}</span>
            <input {...own} {...control} />
          </div>
        ) : (
          <input {...own} {...control} className="input" />
        )
      }
    </Field>
  );
}

/** An amount of money, typed with a keyboard of digits. */
export function MoneyInput(props: ComponentProps<typeof TextInput>) {
  return <TextInput prefix={currencySign} inputMode="decimal" autoComplete="off" {...props} />;
}

export function TextArea(props: FieldProps & Own<'textarea'>) {
  const [field, own] = split(props);
  return <Field {...field}>{(control) => <textarea {...own} {...control} className="input" />}</Field>;
}

export type Option = { value: string; label: string };

/** A native select; `placeholder` is the empty first choice ('-- Choose a Seva --'). */
export function Select({
  options,
  placeholder,
  ...props
}: FieldProps & Own<'select'> & { options: readonly Option[]; placeholder?: string }) {
  const [field, own] = split(props);
  return (
    <Field {...field}>
      {(control) => (
        <select {...own} {...control} className="input">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function split<Rest>({ name, label, hint, error, optional, id, className, ...own }: FieldProps & Rest) {
  return [{ name, label, hint, error, optional, id, className }, own] as const;
}

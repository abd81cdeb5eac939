import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  name: string;
  children: ReactNode;
  error?: string | null;
};

/** One checkbox. Its value in the form is 'on'. */
export function Checkbox({ name, id = name, children, error, className = '', ...input }: CheckboxProps) {
  return (
    <div className={className}>
      <label className="check">
        <input
          {...input}
          type="checkbox"
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

type Choice = { value: string; label: ReactNode; note?: ReactNode };

type RadioGroupProps = {
  name: string;
  label: ReactNode;
  choices: readonly Choice[];
  /** The initial value; with `onChoose` React gets every change. */
  defaultValue?: string;
  onChoose?: (value: string) => void;
  error?: string | null;
  hint?: ReactNode;
  /** 'cards' for amounts and paths, 'list' for short plain choices. */
  look?: 'list' | 'cards';
  className?: string;
};

/** One of several, as native radio buttons. */
export function RadioGroup({
  name,
  label,
  choices,
  defaultValue,
  onChoose,
  error,
  hint,
  look = 'list',
  className = '',
}: RadioGroupProps) {
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset className={`field ${className}`} aria-describedby={described || undefined}>
      <legend className="lbl mb-2">{label}</legend>
      <div className={look === 'cards' ? 'choice-grid' : 'row wrapx gap-x-6'}>
        {choices.map((choice, at) => (
          <label key={choice.value} className={look === 'cards' ? 'choice' : 'check'}>
            <input
              type="radio"
              // The error summary links here: a fieldset cannot take the focus.
              id={at === 0 ? name : undefined}
              name={name}
              value={choice.value}
              defaultChecked={choice.value === defaultValue}
              onChange={onChoose && (() => onChoose(choice.value))}
            />
            <span>{choice.label}</span>
            {choice.note && <small>{choice.note}</small>}
          </label>
        ))}
      </div>
      <FieldError id={`${name}-error`}>{error}</FieldError>
      {hint && (
        <div id={`${name}-hint`} className="hint">
          {hint}
        </div>
      )}
    </fieldset>
  );
}

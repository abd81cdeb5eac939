import type { ComponentProps } from 'react';
import { cellsOf, type FieldOf, type FieldSpec } from '#core/edited-fields/field-spec.ts';
import * as m from '#messages/admin/edited-fields.ts';
import { FieldError } from '#ui/forms/field.tsx';

import { inputHelp } from './input-help.ts';

type ListInputProps = {
  list: FieldOf<'rows'>;
  /** What an input of this name shows. */
  textOf: (name: string) => string;
  errorOf: (name: string) => string | null;
};

/**
 * Rows of short fields; emptied ones are removed, the empty ones at the end take new rows. Works
 * without script.
 */
export function ListInput({ list, textOf, errorOf }: ListInputProps) {
  const rows = Array.from({ length: list.most }, (_, at) => cellsOf(list, at));
  const isFilled = ({ path, type }: FieldSpec) => type !== 'choice' && textOf(path) !== '';
  const filled = rows.findLastIndex((cells) => cells.some(isFilled)) + 1;
  const shown = rows.slice(0, filled + 3);
  return (
    <fieldset className="field">
      <legend className="lbl mb-2">{list.label}</legend>
      <p className="hint mb-2">
        {m.emptyRow}
        {shown.length > filled && ` ${m.lastRowsNew}`}
      </p>
      <ol className="admin-list">
        {shown.map((cells, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
          <li key={at}>
            {cells.map(({ path: name, label, ...cell }) => {
              const error = errorOf(name);
              const own = {
                id: name,
                name,
                className: 'input',
                'aria-label': m.cellOfRow(label, at + 1),
                'aria-invalid': error ? (true as const) : undefined,
                'aria-describedby': error ? `${name}-error` : undefined,
                placeholder: at < filled ? undefined : label,
                autoComplete: 'off',
                defaultValue: textOf(name),
              };
              return (
                <div key={name}>
                  {cell.type === 'text' && cell.lines ? (
                    <textarea {...own} rows={2} />
                  ) : cell.type === 'choice' ? (
                    <ChoiceCell options={cell.options} {...own} />
                  ) : (
                    <input type="text" {...own} {...inputHelp[cell.type]} />
                  )}
                  <FieldError id={`${name}-error`}>{error}</FieldError>
                </div>
              );
            })}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

type ChoiceCellProps = Pick<FieldOf<'choice'>, 'options'> &
  ComponentProps<'select'> & { placeholder?: string };

function ChoiceCell({ options, placeholder: _, ...own }: ChoiceCellProps) {
  return (
    <select {...own}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

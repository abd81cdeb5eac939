import { cellName } from '#core/settings/read-setting.ts';
import type { FieldKind, SettingList } from '#core/settings/setting-section.ts';
import { FieldError } from '#ui/forms/field.tsx';

type ListFieldsProps = {
  list: SettingList;
  rows: Record<string, string>[];
  /** The refused input. */
  typedOf: ((row: number, column: string) => string) | null;
  errorOf: (field: string) => string | null;
};

/**
 * Rows of short fields; emptied ones are removed, the empty ones at the end take new rows. Works
 * without script.
 */
export function ListFields({ list, rows, typedOf, errorOf }: ListFieldsProps) {
  const count = Math.min(list.most, rows.length + 3);
  return (
    <fieldset className="field">
      <legend className="lbl mb-2">{list.label}</legend>
      <p className="hint mb-2">
        Empty a row to take it out.{count > rows.length && ' The last rows are for new ones.'}
      </p>
      <ol className="admin-list">
        {Array.from({ length: count }, (_, at) => at).map((at) => (
          <li key={at}>
            {list.columns.map(({ name, label, kind }) => {
              const field = cellName(list, at, name);
              const error = errorOf(field);
              const own = {
                id: field,
                name: field,
                className: 'input',
                'aria-label': `${label}, row ${at + 1}`,
                'aria-invalid': error ? (true as const) : undefined,
                'aria-describedby': error ? `${field}-error` : undefined,
                placeholder: at < rows.length ? undefined : label,
                autoComplete: 'off',
                defaultValue: typedOf ? typedOf(at, name) : (rows[at]?.[name] ?? ''),
              };
              return (
                <div key={name}>
                  {kind === 'words' ? (
                    <textarea {...own} rows={2} />
                  ) : (
                    <input {...own} type={kind === 'day' ? 'date' : 'text'} inputMode={inputModeOf(kind)} />
                  )}
                  <FieldError id={`${field}-error`}>{error}</FieldError>
                </div>
              );
            })}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

function inputModeOf(kind: FieldKind): 'numeric' | undefined {
  return kind === 'rupees' ? 'numeric' : undefined;
}

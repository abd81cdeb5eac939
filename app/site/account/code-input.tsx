import * as m from '#messages/account.ts';
import { Field } from '#ui/forms/field.tsx';

type CodeInputProps = {
  error: string | null;
  /** How many tries are left; the input of a refused one is empty. */
  triesLeft: string | number | undefined;
  className?: string;
  autoFocus?: boolean;
};

/** The code that a letter or a message brought. */
export function CodeInput({ error, triesLeft, className, autoFocus }: CodeInputProps) {
  return (
    <Field name="code" label={m.code} error={error} className={className}>
      {(control) => (
        <input
          {...control}
          key={triesLeft}
          className="input code-input"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          // biome-ignore lint/a11y/noAutofocus: only where the page has this one field
          autoFocus={autoFocus}
        />
      )}
    </Field>
  );
}

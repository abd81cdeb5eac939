import { useState } from 'react';
import * as m from '#messages/account.ts';
import { Field, type FieldProps } from '#ui/forms/field.tsx';

/** A password that scripts can show while it is typed. It is never sent back to the page. */
export function PasswordInput({
  autoComplete,
  ...field
}: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <div className="password-box">
          <input
            {...control}
            className="input"
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className="noscript:hidden"
            data-needs-script
            onClick={() => setShown(!shown)}
            aria-pressed={shown}
            aria-label={m.showPassword}
          >
            {shown ? m.hide : m.show}
          </button>
        </div>
      )}
    </Field>
  );
}

import * as m from '#messages/sign-in.ts';
import { PasswordInput } from '#site/account/password-input.tsx';

type NewPasswordInputsProps = { label: string; again: string; errorOf: (field: string) => string | null };

/** A new password, twice. */
export function NewPasswordInputs({ label, again, errorOf }: NewPasswordInputsProps) {
  return (
    <>
      <PasswordInput
        name="password"
        label={label}
        autoComplete="new-password"
        hint={m.passwordHint}
        error={errorOf('password')}
      />
      <PasswordInput
        name="confirmPassword"
        label={again}
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
      />
    </>
  );
}

import { PasswordInput } from '#site/account/password-input.tsx';

type NewPasswordInputsProps = { label: string; errorOf: (field: string) => string | null };

/** A new password, twice. */
export function NewPasswordInputs({ label, errorOf }: NewPasswordInputsProps) {
  return (
    <>
      <PasswordInput
        name="password"
        label={label}
        autoComplete="new-password"
        hint="At least 8 characters. A few words together are strong and easy to remember."
        error={errorOf('password')}
      />
      <PasswordInput
        name="confirmPassword"
        label={`${label} again`}
        autoComplete="new-password"
        error={errorOf('confirmPassword')}
      />
    </>
  );
}

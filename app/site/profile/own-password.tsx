import * as m from '#messages/profile.ts';
import { PasswordInput } from '#site/account/password-input.tsx';

/** One's own password, before something that nobody else may do. */
export function OwnPassword({ error, id }: { error: string | null; id?: string }) {
  return (
    <PasswordInput
      name="password"
      id={id}
      label={m.yourPassword}
      autoComplete="current-password"
      error={error}
      className="max-w-md"
    />
  );
}

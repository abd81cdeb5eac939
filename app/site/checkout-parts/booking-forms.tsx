import { useRef } from 'react';
import { Form, useActionData } from 'react-router';
import { lastFourDigits } from '#messages/booking.ts';
import type { formState } from '#site/forms/form-state.ts';
import { useRefusalFocus } from '#site/forms/use-refusal-focus.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';

type UnlockFormProps = {
  form: ReturnType<typeof formState>;
  /** What is seen then. */
  hint: string;
  submit: string;
  look?: 'primary' | 'outline';
};

/** Who booked proves it by the telephone number: with only the link one sees the state alone. */
export function UnlockForm({ form: { errorOf, typedOf }, hint, submit, look = 'outline' }: UnlockFormProps) {
  const own = useRef<HTMLFormElement>(null);
  const answer: object | undefined = useActionData();
  const error = errorOf('lastFour');
  useRefusalFocus(own, error === null ? null : (answer ?? null));
  return (
    <Form ref={own} method="post" className="grid gap-4 justify-items-start" noValidate>
      <input type="hidden" name="intent" value="unlock" />
      <TextInput
        name="lastFour"
        autoFocus={error !== null}
        label={lastFourDigits}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        defaultValue={typedOf('lastFour')}
        error={error}
        hint={hint}
      />
      <Button type="submit" look={look}>
        {submit}
      </Button>
    </Form>
  );
}

type CancelFormProps = {
  /** Who booked may still give it up. */
  may: boolean;
  error: string | null;
  words: { cancel: string; sure: string; yes: string };
};

/** Gives a booking up, once it is said what goes back. */
export function CancelForm({ may, error, words }: CancelFormProps) {
  const refused = <FormError title={words.cancel} problems={error === null ? [] : [{ message: error }]} />;
  if (!may) return refused;
  return (
    <details id="cancel" open={error !== null}>
      <summary className="fold-link">{words.cancel}</summary>
      {refused}
      <Form method="post" className="grid gap-3 justify-items-start">
        <input type="hidden" name="intent" value="cancel" />
        <p>{words.sure}</p>
        <Button type="submit" look="outline">
          {words.yes}
        </Button>
      </Form>
    </details>
  );
}

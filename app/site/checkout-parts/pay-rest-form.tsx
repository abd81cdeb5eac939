import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/forms/field.tsx';

type PayRestFormProps = {
  may: boolean;
  error: string | null;
  /** What is left to pay, and the button. */
  words: { left: string; pay: string };
};

/** What is left of a booking's price may be paid on the site at any time; a plain form. */
export function PayRestForm({ may, error, words }: PayRestFormProps) {
  if (!may) return <FieldError id="rest-error">{error}</FieldError>;
  return (
    <Form method="post" className="grid gap-3 justify-items-start" reloadDocument>
      <input type="hidden" name="intent" value="rest" />
      <p>{words.left}</p>
      <Button type="submit">{words.pay}</Button>
      <FieldError id="rest-error">{error}</FieldError>
    </Form>
  );
}

import { Form } from 'react-router';
import { ConfirmAction } from '#admin/forms/confirm-action.tsx';
import { Button } from '#ui/button.tsx';

type ConfirmedButtonProps = {
  label: string;
  /** What it is done to, for screen readers. */
  of: string;
  /** What will happen, in a sentence. */
  ask: string;
  intent: string;
  /** The field that names it, and its value. */
  name: string;
  value: string | number;
  /** The button that does it; `label` where it says the same. */
  button?: string;
};

/** What cannot be undone is asked about first: deleting, withdrawing. */
export function ConfirmedButton({
  label,
  of,
  ask,
  intent,
  name,
  value,
  button = label,
}: ConfirmedButtonProps) {
  return (
    <ConfirmAction label={label} of={of} ask={ask}>
      <Form method="post">
        <input type="hidden" name={name} value={value} />
        <Button size="sm" look="outline" name="intent" value={intent}>
          {button}
        </Button>
      </Form>
    </ConfirmAction>
  );
}

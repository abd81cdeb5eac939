import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';

export type RefusedAction = { message: string; field: 'lastFour' | 'cancel' | 'choose'; typed: string };

/** A guest's proof: with only the link one sees no goods, no name and no address. */
export function UnlockForm({ refused }: { refused: RefusedAction | null }) {
  return (
    <Form method="post" className="unlock">
      <input type="hidden" name="intent" value="unlock" />
      <TextInput
        name="lastFour"
        label="Last four digits of your mobile number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        defaultValue={refused?.typed}
        error={refused?.message}
        hint="Then you see what you ordered, the bill and the tracking number."
      />
      <Button type="submit" look="outline">
        Show my order
      </Button>
    </Form>
  );
}

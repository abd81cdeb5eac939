import { Form } from 'react-router';
import * as m from '#messages/orders.ts';
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
        label={m.lastFourDigits}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        defaultValue={refused?.typed}
        error={refused?.message}
        hint={m.thenYouSee}
      />
      <Button type="submit" look="outline">
        {m.showMyOrder}
      </Button>
    </Form>
  );
}

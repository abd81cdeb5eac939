import { Form } from 'react-router';
import type { DarshanQuery } from '#core/darshan/darshan-query.ts';
import * as m from '#messages/darshan-pages.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';

const problems = {
  'date-future': m.futureDate,
  'date-invalid': m.invalidDate,
} as const;

type DayFormProps = { selection: DarshanQuery; today: string };

/** A field for any day up to today. */
export function DayForm({ selection: { day, type, problem, typed }, today }: DayFormProps) {
  return (
    <Form action={href('/daily-darshan')} className="darshan-form" preventScrollReset={problem !== null}>
      {type && <input type="hidden" name="type" value={type} />}
      <TextInput
        key={typed || day}
        type="date"
        name="date"
        label={m.anotherDay}
        max={today}
        defaultValue={typed || day}
        error={problem && problems[problem]}
      />
      <Button look="outline" formNoValidate>
        {m.show}
      </Button>
    </Form>
  );
}

import { Form } from 'react-router';
import type { DarshanQuery } from '#core/darshan/darshan-query.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';

const problems = {
  'date-future': 'Cannot select a future date.',
  'date-invalid': 'Choose a day, like 2026-11-20.',
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
        label="Another day"
        max={today}
        defaultValue={typed || day}
        error={problem && problems[problem]}
      />
      <Button look="outline" formNoValidate>
        Show
      </Button>
    </Form>
  );
}

import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Select, TextInput } from '#ui/field.tsx';

type OwnEventFormProps = {
  date: string;
  typed: Record<string, string> | undefined;
  errors: Record<string, string>;
};

/** A new event of the temple's own; after a mistake what was typed stays. */
export function OwnEventForm({ date, typed, errors }: OwnEventFormProps) {
  const field = (name: string) => ({ name, error: errors[name], defaultValue: typed?.[name] });
  return (
    <Form method="post" className="office-stack mt-4" noValidate>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="date" value={date} />
      <TextInput {...field('title')} label="Title" />
      <TextInput {...field('note')} label="A sentence about it" optional />
      <div className="row wrapx">
        <TextInput {...field('startsOn')} label="First day" type="date" />
        <TextInput {...field('endsOn')} label="Last day" type="date" optional />
        <Select
          {...field('repeats')}
          label="Repeats"
          options={[
            { value: 'never', label: 'Once' },
            { value: 'weekly', label: 'Every week' },
            { value: 'yearly', label: 'Every year' },
          ]}
        />
      </div>
      <div>
        <Button size="sm">Add to the calendar</Button>
      </div>
    </Form>
  );
}

import { Form } from 'react-router';
import * as m from '#messages/admin/calendar.ts';
import { Button } from '#ui/button.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';

type EntryFormProps = {
  entry: { id: string; title: string; everyYear: boolean; seen: string };
  date: string;
  /** The refused input for this entry. */
  refused: { typed: string; error: string | null } | undefined;
};

/**
 * Renames or hides one computed entry, for this date or, if it has a name of its own, for every
 * year.
 */
export function EntryForm({ entry, date, refused }: EntryFormProps) {
  return (
    <Form method="post" className="row wrapx items-end" key={entry.title} noValidate>
      <input type="hidden" name="entryId" value={entry.id} />
      <input type="hidden" name="date" value={date} />
      <input type="hidden" name="seen" value={entry.seen} />
      <TextInput
        id={`title-${entry.id}`}
        name="title"
        label={m.title}
        defaultValue={refused?.typed ?? entry.title}
        error={refused?.error}
        className="grow"
      />
      {entry.everyYear ? (
        <Select
          id={`on-${entry.id}`}
          name="on"
          label={m.when}
          options={[
            { value: date, label: m.thisDay },
            { value: '', label: m.everyYear },
          ]}
        />
      ) : (
        <input type="hidden" name="on" value={date} />
      )}
      <Button look="outline" size="sm" name="intent" value="rename">
        {m.rename}
      </Button>
      <Button look="outline" size="sm" name="intent" value="hide">
        {m.hide}
      </Button>
    </Form>
  );
}

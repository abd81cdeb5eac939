import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import * as m from '#messages/admin/stay-groups.ts';
import { Button } from '#ui/button.tsx';
import { TextArea, TextInput } from '#ui/forms/field.tsx';

type GroupFormProps = {
  kinds: { id: string; title: string }[];
  intentKey: string;
  refused: RefusedForm | undefined;
};

/** Rooms of each kind that are kept for a new group. */
export function GroupForm({ kinds, intentKey, refused }: GroupFormProps) {
  const { field, summary } = fieldErrors(
    refused,
    {},
    {
      ...{ name: m.name, arrival: m.arrival, departure: m.departure, releaseDay: m.releaseDay, note: m.note },
      ...Object.fromEntries(kinds.map(({ title }, at) => [`count.${at}`, title])),
    },
  );
  return (
    <RecordForm action="?" className="admin-form" problems={summary}>
      <input type="hidden" name="intent" value="keep" />
      <input type="hidden" name="intentKey" value={field('intentKey').defaultValue || intentKey} />
      <TextInput {...field('name')} label={m.name} hint={m.nameHint} />
      <div className="admin-pair">
        <TextInput {...field('arrival')} label={m.arrival} type="date" />
        <TextInput {...field('departure')} label={m.departure} type="date" />
        <TextInput {...field('releaseDay')} label={m.releaseDay} hint={m.releaseHint} type="date" />
      </div>
      <fieldset className="field">
        <legend className="lbl mb-2">{m.howMany}</legend>
        <div className="admin-pair">
          {kinds.map(({ id, title }, at) => (
            <div key={id}>
              <input type="hidden" name="kind" value={id} />
              <TextInput
                {...field(`count.${at}`)}
                id={`count.${at}`}
                name="count"
                label={title}
                type="number"
                inputMode="numeric"
                min={0}
              />
            </div>
          ))}
        </div>
      </fieldset>
      <TextArea {...field('note')} label={m.note} optional rows={2} />
      <div>
        <Button look="strong" size="sm">
          {m.keepThem}
        </Button>
      </div>
    </RecordForm>
  );
}

import { Form, useNavigation } from 'react-router';
import { mostRows, type Relative, relations, type StoredOccasion } from '#core/people/family.ts';
import { occasionField, relativeField } from '#core/people/read-family.ts';
import { accountForm } from '#site/account/account-form.ts';
import type { Refused } from '#site/forms/form-state.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { GrowingRows } from '#ui/forms/growing-rows.tsx';
import { FormEnd } from './form-end.tsx';

type Family = {
  version: number;
  wantsReminders: boolean;
  relatives: readonly Relative[];
  occasions: readonly StoredOccasion[];
};
type RowProps = { row: number; state: ReturnType<typeof accountForm>; again: boolean };

/** Relatives and occasions in rows; an emptied row is removed when the form is saved. */
export function FamilyForm({ family, refused }: { family: Family; refused: Refused | undefined }) {
  const state = accountForm(refused);
  const saving = useNavigation().state === 'submitting';
  const again = refused !== undefined;
  return (
    <Form method="post" noValidate className="door-form">
      <FormError problems={state.summary} />
      <input type="hidden" name="version" value={family.version} />
      <fieldset className="panel own-panel">
        <legend className="sr">My family</legend>
        <h2>My family</h2>
        <p className="muted">They are shown to nobody but you. Empty a row and save to take it away.</p>
        <GrowingRows
          filled={filledRows(family.relatives, refused, 'relative')}
          most={mostRows}
          add="Add a relative"
          show={(row) => <RelativeRow row={row} stored={family.relatives[row]} state={state} again={again} />}
        />
      </fieldset>
      <fieldset className="panel own-panel">
        <legend className="sr">Days to remember</legend>
        <h2>Days to remember</h2>
        <p className="muted">
          Birthdays, anniversaries, the day a dear one passed away. By tithi means the lunar day that was at
          sunrise in the temple’s town; it falls on another date each year.
        </p>
        <datalist id="occasion-titles">
          <option value="Birthday" />
          <option value="Wedding anniversary" />
          <option value="Remembrance day" />
        </datalist>
        <GrowingRows
          filled={filledRows(family.occasions, refused, 'occasion')}
          most={mostRows}
          add="Add a day"
          show={(row) => <OccasionRow row={row} stored={family.occasions[row]} state={state} again={again} />}
        />
        <Checkbox
          name="wantsReminders"
          defaultChecked={again ? state.typedOf('wantsReminders') === 'on' : family.wantsReminders}
        >
          Send me an e-mail three days before the days that are marked ‘Remind me’.
        </Checkbox>
      </fieldset>
      <FormEnd>
        <Button busy={saving && 'Saving…'}>Save</Button>
      </FormEnd>
    </Form>
  );
}

function RelativeRow({ row, stored, state, again }: RowProps & { stored: Relative | undefined }) {
  const field = (part: Parameters<typeof relativeField>[1], current: string | null | undefined) => {
    const name = relativeField(row, part);
    return {
      name,
      defaultValue: again ? state.typedOf(name) : (current ?? ''),
      error: state.errorOf(name),
      required: false,
    };
  };
  return (
    <fieldset className="own-row">
      <legend className="lbl">Relative {row + 1}</legend>
      <Select
        {...field('relation', stored?.relation)}
        label="Relation"
        placeholder="-- Choose --"
        options={Object.entries(relations).map(([value, label]) => ({ value, label }))}
      />
      <TextInput {...field('name', stored?.name)} label="Name" autoComplete="off" />
      <TextInput
        {...field('phone', stored?.phone)}
        label="Mobile number"
        type="tel"
        autoComplete="off"
        optional
      />
      <TextInput {...field('born', stored?.bornOn)} label="Date of birth" type="date" optional />
    </fieldset>
  );
}

function OccasionRow({ row, stored, state, again }: RowProps & { stored: StoredOccasion | undefined }) {
  const field = (part: Parameters<typeof occasionField>[1], current: string | undefined) => {
    const name = occasionField(row, part);
    return { name, defaultValue: again ? state.typedOf(name) : (current ?? ''), error: state.errorOf(name) };
  };
  const remind = occasionField(row, 'remind');
  const fresh = ['title', 'date'].every(
    (part) => !state.typedOf(occasionField(row, part as 'title' | 'date')),
  );
  return (
    <fieldset className="own-row">
      <legend className="lbl">Day {row + 1}</legend>
      <TextInput
        {...field('title', stored?.title)}
        label="What is it"
        list="occasion-titles"
        autoComplete="off"
      />
      <TextInput {...field('date', stored?.beganOn)} label="When it first was" type="date" />
      <Select
        {...field('counted', stored?.countedBy ?? 'date')}
        label="Comes back"
        options={[
          { value: 'date', label: 'By date' },
          { value: 'tithi', label: 'By tithi' },
        ]}
      />
      <Checkbox
        name={remind}
        className="self-end"
        defaultChecked={again && !fresh ? state.typedOf(remind) === 'on' : (stored?.remind ?? true)}
      >
        Remind me
      </Checkbox>
    </fieldset>
  );
}

/** The number of the last row that has content. */
function filledRows(stored: readonly unknown[], refused: Refused | undefined, kind: string): number {
  const typed = Object.entries(refused?.typed ?? {}).flatMap(([name, text]) => {
    const row = new RegExp(`^${kind}-(\\d+)-(?!remind|counted)`).exec(name)?.[1];
    return row !== undefined && text.trim() !== '' ? [Number(row) + 1] : [];
  });
  return Math.max(refused ? 0 : stored.length, ...typed);
}

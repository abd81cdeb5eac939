import { Form, useNavigation } from 'react-router';
import { accountMessageFor } from '#core/people/account-messages.ts';
import { mostRows, type Relative, type StoredOccasion } from '#core/people/family.ts';
import { occasionField, relativeField } from '#core/people/read-family.ts';
import * as m from '#messages/family.ts';
import { accountForm } from '#site/account/account-form.ts';
import type { Refused } from '#site/forms/form-state.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { GrowingRows } from '#ui/forms/growing-rows.tsx';
import { FormEnd } from './form-end.tsx';

type Family = {
  /** The account has an address that reminders can go to. */
  mailed: boolean;
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
        <legend className="sr">{m.myFamily}</legend>
        <h2>{m.myFamily}</h2>
        <p className="muted">{m.shownToNobody}</p>
        <GrowingRows
          filled={filledRows(family.relatives, refused, 'relative')}
          most={mostRows}
          add={m.addRelative}
          show={(row) => <RelativeRow row={row} stored={family.relatives[row]} state={state} again={again} />}
        />
      </fieldset>
      <fieldset className="panel own-panel">
        <legend className="sr">{m.daysToRemember}</legend>
        <h2>{m.daysToRemember}</h2>
        <p className="muted">{m.whatDaysAre}</p>
        <datalist id="occasion-titles">
          <option value={m.birthday} />
          <option value={m.weddingAnniversary} />
          <option value={m.remembranceDay} />
        </datalist>
        <GrowingRows
          filled={filledRows(family.occasions, refused, 'occasion')}
          most={mostRows}
          add={m.addDay}
          show={(row) => <OccasionRow row={row} stored={family.occasions[row]} state={state} again={again} />}
        />
        <Checkbox
          name="wantsReminders"
          defaultChecked={again ? state.typedOf('wantsReminders') === 'on' : family.wantsReminders}
        >
          {m.wantsReminders}
        </Checkbox>
        {!family.mailed && <p className="muted sm">{accountMessageFor('email-needed')}</p>}
      </fieldset>
      <FormEnd>
        <Button busy={saving && m.saving}>{m.save}</Button>
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
      <legend className="lbl">{m.relative(row + 1)}</legend>
      <Select
        {...field('relation', stored?.relation)}
        label={m.relation}
        placeholder={m.choose}
        options={Object.entries(m.relations).map(([value, label]) => ({ value, label }))}
      />
      <TextInput {...field('name', stored?.name)} label={m.name} autoComplete="off" />
      <TextInput
        {...field('phone', stored?.phone)}
        label={m.mobileNumber}
        type="tel"
        autoComplete="off"
        optional
      />
      <TextInput {...field('born', stored?.bornOn)} label={m.dateOfBirth} type="date" optional />
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
      <legend className="lbl">{m.day(row + 1)}</legend>
      <TextInput
        {...field('title', stored?.title)}
        label={m.whatIsIt}
        list="occasion-titles"
        autoComplete="off"
      />
      <TextInput {...field('date', stored?.beganOn)} label={m.whenFirst} type="date" />
      <Select
        {...field('counted', stored?.countedBy ?? 'date')}
        label={m.comesBack}
        options={[
          { value: 'date', label: m.byDate },
          { value: 'tithi', label: m.byTithi },
        ]}
      />
      <Checkbox
        name={remind}
        className="self-end"
        defaultChecked={again && !fresh ? state.typedOf(remind) === 'on' : (stored?.remind ?? true)}
      >
        {m.remindMe}
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

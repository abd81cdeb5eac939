import { mostTypes, type TypedDonationType } from '#core/donations/cause-form.ts';
import * as m from '#messages/admin/causes.ts';
import { MoneyInput, Select, TextInput } from '#ui/forms/field.tsx';
import { GrowingRows } from '#ui/forms/growing-rows.tsx';

type DonationTypeRowsProps = { rows: TypedDonationType[]; problemOf: (field: string) => string | null };

const none: TypedDonationType = { id: '', title: '', amount: '', perDay: '', offered: 'yes' };
const choices = [
  { value: 'yes', label: m.offered },
  { value: 'no', label: m.notOffered },
];
/** The donation types; one that a donation may refer to is never removed. */
export function DonationTypeRows({ rows, problemOf }: DonationTypeRowsProps) {
  const filled = rows.findLastIndex(({ id, title, amount }) => [id, title, amount].some(Boolean)) + 1;
  return (
    <fieldset className="admin-stack">
      <legend className="lbl mb-2">{m.fixedKinds}</legend>
      <GrowingRows
        filled={Math.max(1, filled)}
        most={mostTypes}
        add={m.addKind}
        show={(at) => <DonationTypeRow at={at} row={rows[at] ?? none} problemOf={problemOf} />}
      />
    </fieldset>
  );
}

type DonationTypeRowProps = {
  at: number;
  row: TypedDonationType;
  problemOf: DonationTypeRowsProps['problemOf'];
};

function DonationTypeRow({ at, row, problemOf }: DonationTypeRowProps) {
  return (
    <div className="gift-type-row">
      <input type="hidden" name="typeId" value={row.id} />
      <TextInput
        name="typeTitle"
        id={`types.${at}.title`}
        label={m.kindOf(at + 1)}
        defaultValue={row.title}
        error={problemOf(`types.${at}.title`)}
        maxLength={80}
      />
      <MoneyInput
        name="typeAmount"
        id={`types.${at}.amount`}
        label={m.amount}
        defaultValue={row.amount}
        error={problemOf(`types.${at}.amount`)}
      />
      <TextInput
        name="typePerDay"
        id={`types.${at}.perDay`}
        label={m.aDay}
        hint={m.aDayHint}
        optional
        inputMode="numeric"
        defaultValue={row.perDay}
        error={problemOf(`types.${at}.perDay`)}
        maxLength={3}
      />
      <Select
        name="typeOffered"
        id={`types.${at}.offered`}
        label={m.state}
        options={choices}
        defaultValue={row.offered}
      />
    </div>
  );
}

import type { TypedGiftType } from '#core/donations/cause-form.ts';
import { Select, TextInput } from '#ui/field.tsx';

type GiftTypeRowsProps = { rows: TypedGiftType[]; problemOf: (field: string) => string | null };

const none: TypedGiftType = { id: '', title: '', amount: '', offered: 'yes' };
const choices = [
  { value: 'yes', label: 'Offered' },
  { value: 'no', label: 'Not offered' },
];
const spare = 3;

/** The kinds of gift, and three empty rows for more; what a gift may name is never taken away. */
export function GiftTypeRows({ rows, problemOf }: GiftTypeRowsProps) {
  const filled = rows.filter((row) => row.id !== '' || row.title !== '' || row.amount !== '');
  return (
    <fieldset className="office-stack">
      <legend className="lbl mb-2">Kinds of gift with a fixed amount</legend>
      {[...filled, ...Array.from({ length: spare }, () => none)].map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their place; new ones have no name yet
        <div key={index} className="gift-type-row">
          <input type="hidden" name="typeId" value={row.id} />
          <TextInput
            name="typeTitle"
            id={`types.${index}.title`}
            label={`Kind ${index + 1}`}
            defaultValue={row.title}
            error={problemOf(`types.${index}.title`)}
            maxLength={80}
          />
          <TextInput
            name="typeAmount"
            id={`types.${index}.amount`}
            label="Amount"
            prefix="₹"
            inputMode="decimal"
            defaultValue={row.amount}
            error={problemOf(`types.${index}.amount`)}
          />
          <Select
            name="typeOffered"
            id={`types.${index}.offered`}
            label="State"
            options={choices}
            defaultValue={row.offered}
          />
        </div>
      ))}
    </fieldset>
  );
}

import { indianStates } from '#core/fields/state.ts';
import { Select, TextInput } from '#ui/forms/field.tsx';

const states = indianStates.map((state) => ({ value: state, label: state }));

type TownFieldsProps = {
  field: (name: 'city' | 'pin' | 'state') => { name: string; defaultValue: string; error: string | null };
  /** The state takes both columns of the pair. */
  wideState?: boolean;
};

/** City, PIN code and state of an address in India, in a pair of columns. */
export function TownFields({ field, wideState = false }: TownFieldsProps) {
  return (
    <>
      <TextInput {...field('city')} label="City" autoComplete="address-level2" />
      <TextInput
        {...field('pin')}
        label="PIN code"
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="6 digits"
      />
      <Select
        {...field('state')}
        label="State or union territory"
        autoComplete="address-level1"
        placeholder="Choose"
        options={states}
        className={wideState ? 'both' : undefined}
      />
    </>
  );
}

import { indianStates } from '#core/fields/state.ts';
import * as m from '#messages/forms.ts';
import { stateName } from '#messages/states.ts';
import { Select, TextInput } from '#ui/forms/field.tsx';

const states = indianStates.map((state) => ({ value: state, label: stateName(state) }));

type TownFieldsProps = {
  field: (name: 'city' | 'pin' | 'state') => { name: string; defaultValue: string; error: string | null };
  /** The state takes both columns of the pair. */
  wideState?: boolean;
};

/** City, PIN code and state of an address in India, in a pair of columns. */
export function TownFields({ field, wideState = false }: TownFieldsProps) {
  return (
    <>
      <TextInput {...field('city')} label={m.city} autoComplete="address-level2" />
      <TextInput
        {...field('pin')}
        label={m.pinCode}
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder={m.sixDigits}
      />
      <Select
        {...field('state')}
        label={m.stateOrTerritory}
        autoComplete="address-level1"
        placeholder={m.choose}
        options={states}
        className={wideState ? 'both' : undefined}
      />
    </>
  );
}

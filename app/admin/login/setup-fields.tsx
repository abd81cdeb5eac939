import type { SetupField } from '#core/people/read-setup.ts';
import { Checkbox } from '#ui/forms/choice.tsx';
import { TextInput } from '#ui/forms/field.tsx';

/** The name of a field in the error summary. */
export const setupLabels: Record<SetupField, string> = {
  ...{ code: 'One-time code', name: 'Your name', email: 'E-mail', password: 'Password' },
  ...{ confirmPassword: 'Password again', bodyName: 'Name of the body', address: 'Its postal address' },
  ...{ pan: 'Its PAN', deductionRegistration: '80G registration', receiptPrefix: 'Receipts begin with' },
  acceptsForeign: 'May take gifts from abroad',
};

type SetupFieldsProps = {
  field: (name: SetupField) => { name: string; defaultValue: string; error: string | null };
  /** No legal entity exists yet. */
  asksReceiver: boolean;
  acceptsForeign: boolean;
};

/** The code, the first owner, and the legal entity that receives donations. */
export function SetupFields({ field, asksReceiver, acceptsForeign }: SetupFieldsProps) {
  const text = (name: SetupField) => ({ ...field(name), label: setupLabels[name] });
  return (
    <>
      <TextInput
        {...text('code')}
        hint="Twenty-four letters and digits; capitals and strokes do not matter."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <fieldset className="admin-form">
        <legend className="font-display text-h3 mb-2">The first owner</legend>
        <TextInput {...text('name')} autoComplete="name" />
        <TextInput {...text('email')} type="email" autoComplete="username" />
        <TextInput
          {...text('password')}
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters. A few words together are strong and easy to remember."
        />
        <TextInput {...text('confirmPassword')} type="password" autoComplete="new-password" />
      </fieldset>
      {asksReceiver && (
        <fieldset className="admin-form">
          <legend className="font-display text-h3 mb-2">Who receives gifts</legend>
          <p className="muted sm">
            The trust or society, as its papers have it. It stands on every receipt; name, address and prefix
            can be changed later in Settings.
          </p>
          <TextInput {...text('bodyName')} autoComplete="organization" />
          <TextInput {...text('address')} autoComplete="street-address" />
          <TextInput {...text('pan')} autoCapitalize="characters" autoComplete="off" spellCheck={false} />
          <TextInput
            {...text('deductionRegistration')}
            optional
            autoComplete="off"
            hint="Without it gifts can be taken, and no receipt speaks of a deduction."
          />
          <TextInput
            {...text('receiptPrefix')}
            autoComplete="off"
            hint="One capital letter, then at most two letters or digits: D gives D/26-27/000001."
          />
          <Checkbox name="acceptsForeign" defaultChecked={acceptsForeign}>
            It is registered under the FCRA and may take gifts from citizens of other countries
          </Checkbox>
        </fieldset>
      )}
    </>
  );
}

import type { SetupField } from '#core/people/read-setup.ts';
import * as m from '#messages/admin/login.ts';
import { Checkbox } from '#ui/forms/choice.tsx';
import { TextInput } from '#ui/forms/field.tsx';

/** The name of a field in the error summary. */
export const setupLabels: Record<SetupField, string> = {
  ...{ code: m.oneTimeCode, name: m.yourName, email: m.email, password: m.password },
  ...{ confirmPassword: m.passwordAgain, bodyName: m.bodyName, address: m.postalAddress },
  ...{ pan: m.itsPan, deductionRegistration: m.deductionRegistration, receiptPrefix: m.receiptsBeginWith },
  acceptsForeign: m.mayTakeForeign,
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
        hint={m.setupCodeHint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <fieldset className="admin-form">
        <legend className="font-display text-h3 mb-2">{m.firstOwner}</legend>
        <TextInput {...text('name')} autoComplete="name" />
        <TextInput {...text('email')} type="email" autoComplete="username" />
        <TextInput {...text('password')} type="password" autoComplete="new-password" hint={m.passwordHint} />
        <TextInput {...text('confirmPassword')} type="password" autoComplete="new-password" />
      </fieldset>
      {asksReceiver && (
        <fieldset className="admin-form">
          <legend className="font-display text-h3 mb-2">{m.whoReceives}</legend>
          <p className="muted sm">{m.receiverNote}</p>
          <TextInput {...text('bodyName')} autoComplete="organization" />
          <TextInput {...text('address')} autoComplete="street-address" />
          <TextInput {...text('pan')} autoCapitalize="characters" autoComplete="off" spellCheck={false} />
          <TextInput
            {...text('deductionRegistration')}
            optional
            autoComplete="off"
            hint={m.withoutDeduction}
          />
          <TextInput {...text('receiptPrefix')} autoComplete="off" hint={m.prefixHint} />
          <Checkbox name="acceptsForeign" defaultChecked={acceptsForeign}>
            {m.registeredForeign}
          </Checkbox>
        </fieldset>
      )}
    </>
  );
}

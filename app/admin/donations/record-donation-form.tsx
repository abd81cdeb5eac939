import { useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { indianStates } from '#core/fields/state.ts';
import * as m from '#messages/admin/donations.ts';
import { stateName } from '#messages/states.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/forms/choice.tsx';
import { MoneyInput, type Option, Select, TextInput } from '#ui/forms/field.tsx';

type RecordDonationFormProps = {
  intentKey: string;
  today: string;
  causes: Option[];
  /** The donor, where the form was opened from a person. */
  donor: { name: string; email: string; phone: string } | null;
  refused?: RefusedForm;
};

const modes = [
  { value: 'cash', label: m.cash },
  { value: 'cheque', label: m.cheque },
  { value: 'bank', label: m.bankTransfer },
];
const paths = [
  { value: 'named', label: m.inAName },
  { value: 'tax', label: m.withTaxReceipt },
  { value: 'gupt', label: m.quietGift },
];
const citizenships = [
  { value: 'indian', label: m.indian },
  { value: 'nri', label: m.indianLivingAbroad },
  { value: 'foreign', label: m.foreignCitizen },
];

/** The name of a field in the error summary. */
const labels = {
  ...{ amount: m.amount, givenOn: m.receivedOn, causeId: m.cause, bank: m.chequeBank },
  account: m.lastDigits,
  ...{ name: m.giverName, inNameOf: m.inTheNameOf, phone: m.phone, email: m.email },
  ...{ pan: m.pan, addressLine: m.address, city: m.city, pin: m.pinCode, state: m.stateOrTerritory },
};

/** Fields that a mode or path does not need are hidden by CSS, so the form works without script. */
export function RecordDonationForm({ intentKey, today, causes, donor, refused }: RecordDonationFormProps) {
  const saving = useNavigation().state === 'submitting';
  const current = { intentKey, mode: 'cash', givenOn: today, path: 'named', citizenship: 'indian', ...donor };
  const { field, summary } = fieldErrors(refused, current, labels);
  return (
    <RecordForm className="panel admin-form record-gift" problems={summary}>
      <input type="hidden" name="intentKey" value={field('intentKey').defaultValue} />
      <RadioGroup {...field('mode')} label={m.howItCame} choices={modes} />
      <div className="admin-pair">
        <MoneyInput {...field('amount')} label={m.amount} />
        <TextInput {...field('givenOn')} label={m.receivedOn} type="date" max={today} />
      </div>
      <Select {...field('causeId')} label={m.cause} placeholder={m.chooseCause} options={causes} />
      <div className="admin-pair">
        <TextInput
          {...field('paper')}
          label={
            <>
              <span className="for-cash">{m.payInNumber}</span>
              <span className="for-cheque">{m.chequeNumber}</span>
              <span className="for-bank">{m.bankReference}</span>
            </>
          }
          hint={<span className="for-cash">{m.payInNumberHint}</span>}
          autoComplete="off"
        />
        <TextInput {...field('bank')} className="for-cheque" label={m.chequeBank} autoComplete="off" />
        <TextInput
          {...field('account')}
          optional
          className="for-cheque"
          label={m.lastDigits}
          hint={m.lastDigitsHint}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <RadioGroup {...field('path')} label={m.receipt} choices={paths} />
      <div className="admin-pair for-giver">
        <TextInput {...field('name')} label={m.giverName} autoComplete="off" />
        <TextInput {...field('inNameOf')} optional label={m.inTheNameOf} autoComplete="off" />
        <TextInput {...field('phone')} optional label={m.phone} type="tel" autoComplete="off" />
        <TextInput
          {...field('email')}
          optional
          label={m.email}
          type="email"
          hint={m.receiptGoesThere}
          autoComplete="off"
        />
      </div>
      <div className="admin-pair for-tax">
        <TextInput {...field('pan')} label={m.pan} autoCapitalize="characters" autoComplete="off" />
        <TextInput {...field('addressLine')} label={m.address} autoComplete="off" />
        <TextInput {...field('city')} label={m.city} autoComplete="off" />
        <TextInput {...field('pin')} label={m.pinCode} inputMode="numeric" autoComplete="off" />
        <Select
          {...field('state')}
          label={m.stateOrTerritory}
          placeholder={m.choose}
          options={indianStates.map((state) => ({ value: state, label: stateName(state) }))}
        />
      </div>
      <Select {...field('citizenship')} label={m.giverCitizenship} options={citizenships} />
      <div className="row wrapx">
        <Button busy={saving && m.recording}>{m.recordAndWrite}</Button>
      </div>
    </RecordForm>
  );
}

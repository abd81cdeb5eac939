import { useNavigation } from 'react-router';
import { fieldErrors, type RefusedForm } from '#admin/forms/field-errors.ts';
import { RecordForm } from '#admin/forms/record-form.tsx';
import { indianStates } from '#core/fields/state.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/forms/choice.tsx';
import { type Option, Select, TextInput } from '#ui/forms/field.tsx';

type RecordDonationFormProps = {
  intentKey: string;
  today: string;
  causes: Option[];
  /** The donor, where the form was opened from a person. */
  donor: { name: string; email: string; phone: string } | null;
  refused?: RefusedForm;
};

const modes = [
  { value: 'cash', label: 'Cash' },
  { value: 'cheque', label: 'Cheque' },
  { value: 'bank', label: 'Bank transfer' },
];
const paths = [
  { value: 'named', label: 'In a name' },
  { value: 'tax', label: 'With tax receipt' },
  { value: 'gupt', label: 'Quiet gift' },
];
const citizenships = [
  { value: 'indian', label: 'Indian' },
  { value: 'nri', label: 'Indian, living abroad' },
  { value: 'foreign', label: 'Foreign citizen (also OCI)' },
];

/** The name of a field in the error summary. */
const labels = {
  ...{ amount: 'Amount', givenOn: 'Received on', causeId: 'Cause', bank: 'Bank of the cheque' },
  account: 'Last digits of the account',
  ...{ name: 'Name of the giver', inNameOf: 'In the name of', phone: 'Phone', email: 'E-mail' },
  ...{ pan: 'PAN', addressLine: 'Address', city: 'City', pin: 'PIN code', state: 'State or union territory' },
};

/** Fields that a mode or path does not need are hidden by CSS, so the form works without script. */
export function RecordDonationForm({ intentKey, today, causes, donor, refused }: RecordDonationFormProps) {
  const saving = useNavigation().state === 'submitting';
  const current = { intentKey, mode: 'cash', givenOn: today, path: 'named', citizenship: 'indian', ...donor };
  const { field, summary } = fieldErrors(refused, current, labels);
  return (
    <RecordForm className="panel admin-form record-gift" problems={summary}>
      <input type="hidden" name="intentKey" value={field('intentKey').defaultValue} />
      <RadioGroup {...field('mode')} label="How it came" choices={modes} />
      <div className="admin-pair">
        <TextInput {...field('amount')} label="Amount" prefix="₹" inputMode="decimal" autoComplete="off" />
        <TextInput {...field('givenOn')} label="Received on" type="date" max={today} />
      </div>
      <Select {...field('causeId')} label="Cause" placeholder="Choose a cause" options={causes} />
      <div className="admin-pair">
        <TextInput
          {...field('paper')}
          label={
            <>
              <span className="for-cash">Number of the slip</span>
              <span className="for-cheque">Cheque number</span>
              <span className="for-bank">Bank reference (UTR)</span>
            </>
          }
          hint={
            <span className="for-cash">
              If the counter numbers its slips. Cash of ₹2,00,000 or more is barred by law; above ₹2,000 it
              carries no tax certificate.
            </span>
          }
          autoComplete="off"
        />
        <TextInput {...field('bank')} className="for-cheque" label="Bank of the cheque" autoComplete="off" />
        <TextInput
          {...field('account')}
          optional
          className="for-cheque"
          label="Last digits of the account"
          hint="They stand at the foot of the cheque. Needed where another cheque of the bank has the same number."
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <RadioGroup {...field('path')} label="Receipt" choices={paths} />
      <div className="admin-pair for-giver">
        <TextInput {...field('name')} label="Name of the giver" autoComplete="off" />
        <TextInput {...field('inNameOf')} optional label="In the name of" autoComplete="off" />
        <TextInput {...field('phone')} optional label="Phone" type="tel" autoComplete="off" />
        <TextInput
          {...field('email')}
          optional
          label="E-mail"
          type="email"
          hint="The receipt goes there."
          autoComplete="off"
        />
      </div>
      <div className="admin-pair for-tax">
        <TextInput {...field('pan')} label="PAN" autoCapitalize="characters" autoComplete="off" />
        <TextInput {...field('addressLine')} label="Address" autoComplete="off" />
        <TextInput {...field('city')} label="City" autoComplete="off" />
        <TextInput {...field('pin')} label="PIN code" inputMode="numeric" autoComplete="off" />
        <Select
          {...field('state')}
          label="State or union territory"
          placeholder="Choose"
          options={indianStates.map((state) => ({ value: state, label: state }))}
        />
      </div>
      <Select {...field('citizenship')} label="Citizenship of the giver" options={citizenships} />
      <div className="row wrapx">
        <Button busy={saving && 'Recording…'}>Record and write the receipt</Button>
      </div>
    </RecordForm>
  );
}

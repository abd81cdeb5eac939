import { Form, useNavigation } from 'react-router';
import { indianStates } from '#core/fields/state.ts';
import { citizenships, genders, maritalStatuses, type Profile } from '#core/people/profile.ts';
import { accountForm } from '#site/account/account-form.ts';
import { LanguageChoice } from '#site/account/language-choice.tsx';
import { PhoneInput } from '#site/forms/contact-inputs.tsx';
import type { Refused } from '#site/forms/form-state.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { Field, Select, TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { FormEnd } from './form-end.tsx';
import { citizenshipWords, genderWords, maritalWords } from './profile-facts.tsx';

/** The profile form. The PAN is never sent back to the page: an empty field keeps it. */
export function ProfileForm({ profile, refused }: { profile: Profile; refused: Refused | undefined }) {
  const { errorOf, typedOf, summary } = accountForm(refused);
  const saving = useNavigation().state === 'submitting';
  const field = (name: string, stored: string | null) => ({
    name,
    defaultValue: refused ? typedOf(name) : (stored ?? ''),
    error: errorOf(name),
  });
  return (
    <Form method="post" noValidate className="door-form">
      <FormError problems={summary} />
      <input type="hidden" name="version" value={profile.version} />
      <fieldset className="panel own-panel">
        <legend className="sr">About you</legend>
        <h2>About you</h2>
        <div className="door-pair">
          <TextInput {...field('fullName', profile.name)} label="Full name" autoComplete="name" />
          <TextInput {...field('initiatedName', profile.initiatedName)} label="Initiated name" optional />
          <PhoneInput {...field('phone', profile.phone)} optional />
          <TextInput
            {...field('dob', profile.bornOn)}
            label="Date of birth"
            type="date"
            autoComplete="bday"
            optional
          />
          <Select
            {...field('gender', profile.gender)}
            label="Gender"
            optional
            placeholder="-- Not said --"
            options={genders.map((value) => ({ value, label: genderWords[value] }))}
          />
          <Select
            {...field('maritalStatus', profile.maritalStatus)}
            label="Marital status"
            optional
            placeholder="-- Not said --"
            options={maritalStatuses.map((value) => ({ value, label: maritalWords[value] }))}
          />
          <Select
            {...field('citizenship', profile.citizenship)}
            label="Citizenship"
            optional
            placeholder="-- Choose --"
            options={citizenships.map((value) => ({ value, label: citizenshipWords[value] }))}
          />
        </div>
        {profile.whatsapp && (
          <Checkbox name="forgetWhatsapp" defaultChecked={typedOf('forgetWhatsapp') === 'on'}>
            Forget my WhatsApp number {profile.whatsapp}
          </Checkbox>
        )}
      </fieldset>
      <fieldset className="panel own-panel">
        <legend className="sr">For receipts</legend>
        <h2>For tax receipts</h2>
        <div className="door-pair">
          <Field
            name="pan"
            label="PAN"
            optional
            error={errorOf('pan')}
            hint={
              profile.panMasked ? `We have ${profile.panMasked}. Leave this empty to keep it.` : undefined
            }
          >
            {(control) => (
              <input
                {...control}
                className="input"
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={14}
              />
            )}
          </Field>
          {profile.panMasked && (
            <Checkbox name="forgetPan" className="self-center">
              Forget my PAN
            </Checkbox>
          )}
        </div>
        <TextInput
          {...field('addressLine', profile.addressLine)}
          label="House, street, locality"
          autoComplete="street-address"
          optional
        />
        <div className="door-pair">
          <TextInput {...field('city', profile.city)} label="City" autoComplete="address-level2" optional />
          <TextInput
            {...field('state', profile.state)}
            label="State"
            autoComplete="address-level1"
            list="indian-states"
            optional
          />
          <TextInput {...field('pin', profile.pin)} label="PIN code" autoComplete="postal-code" optional />
          <TextInput {...field('country', profile.country)} label="Country" autoComplete="country-name" />
        </div>
        <datalist id="indian-states">
          {indianStates.map((state) => (
            <option key={state} value={state} />
          ))}
        </datalist>
      </fieldset>
      <fieldset className="panel own-panel">
        <legend className="sr">How we speak with you</legend>
        <h2>How we speak with you</h2>
        <LanguageChoice hindi="Hindi" value={refused ? typedOf('language') : profile.language} />
      </fieldset>
      <FormEnd>
        <Button name="intent" value="save" busy={saving && 'Saving…'}>
          Save
        </Button>
      </FormEnd>
    </Form>
  );
}

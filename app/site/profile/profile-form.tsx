import { Form, useNavigation } from 'react-router';
import { indianStates } from '#core/fields/state.ts';
import { citizenships, genders, maritalStatuses, type Profile } from '#core/people/profile.ts';
import * as m from '#messages/profile.ts';
import { india, stateName } from '#messages/states.ts';
import { accountForm } from '#site/account/account-form.ts';
import { LanguageChoice } from '#site/account/language-choice.tsx';
import { NameInput, PhoneInput } from '#site/forms/contact-inputs.tsx';
import type { Refused } from '#site/forms/form-state.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/forms/choice.tsx';
import { Field, Select, TextInput } from '#ui/forms/field.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { FormEnd } from './form-end.tsx';

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
        <legend className="sr">{m.aboutYou}</legend>
        <h2>{m.aboutYou}</h2>
        <div className="door-pair">
          <NameInput {...field('fullName', profile.name)} />
          <TextInput {...field('initiatedName', profile.initiatedName)} label={m.initiatedName} optional />
          <PhoneInput {...field('phone', profile.phone)} optional />
          <TextInput
            {...field('dob', profile.bornOn)}
            label={m.dateOfBirth}
            type="date"
            autoComplete="bday"
            optional
          />
          <Select
            {...field('gender', profile.gender)}
            label={m.gender}
            optional
            placeholder={m.notSaid}
            options={genders.map((value) => ({ value, label: m.genders[value] }))}
          />
          <Select
            {...field('maritalStatus', profile.maritalStatus)}
            label={m.maritalStatus}
            optional
            placeholder={m.notSaid}
            options={maritalStatuses.map((value) => ({ value, label: m.maritalStatuses[value] }))}
          />
          <Select
            {...field('citizenship', profile.citizenship)}
            label={m.citizenship}
            optional
            placeholder={m.choose}
            options={citizenships.map((value) => ({ value, label: m.citizenships[value] }))}
          />
        </div>
        {profile.whatsapp && (
          <Checkbox name="forgetWhatsapp" defaultChecked={typedOf('forgetWhatsapp') === 'on'}>
            {m.forgetWhatsapp(profile.whatsapp)}
          </Checkbox>
        )}
      </fieldset>
      <fieldset className="panel own-panel">
        <legend className="sr">{m.forReceipts}</legend>
        <h2>{m.forTaxReceipts}</h2>
        <div className="door-pair">
          <Field
            name="pan"
            label={m.pan}
            optional
            error={errorOf('pan')}
            hint={profile.panMasked ? m.panHint(profile.panMasked) : undefined}
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
              {m.forgetPan}
            </Checkbox>
          )}
        </div>
        <TextInput
          {...field('addressLine', profile.addressLine)}
          label={m.house}
          autoComplete="street-address"
          optional
        />
        <div className="door-pair">
          <TextInput {...field('city', profile.city)} label={m.city} autoComplete="address-level2" optional />
          <TextInput
            {...field('state', profile.state && stateName(profile.state))}
            label={m.state}
            autoComplete="address-level1"
            list="indian-states"
            optional
          />
          <TextInput {...field('pin', profile.pin)} label={m.pinCode} autoComplete="postal-code" optional />
          <TextInput
            {...field('country', profile.country === 'India' ? india : profile.country)}
            label={m.country}
            autoComplete="country-name"
          />
        </div>
        <datalist id="indian-states">
          {indianStates.map((state) => (
            <option key={state} value={stateName(state)} />
          ))}
        </datalist>
      </fieldset>
      <fieldset className="panel own-panel">
        <legend className="sr">{m.howWeSpeak}</legend>
        <h2>{m.howWeSpeak}</h2>
        <LanguageChoice value={refused ? typedOf('language') : (profile.language ?? '')} />
      </fieldset>
      <FormEnd>
        <Button name="intent" value="save" busy={saving && m.saving}>
          {m.save}
        </Button>
      </FormEnd>
    </Form>
  );
}

import { requestMessageFor } from '#core/requests/request-messages.ts';
import * as m from '#messages/tour-forms.ts';
import { HeldNotice } from '#site/checkout-parts/held-notice.tsx';
import { type RequestField, RequestForm } from '#site/forms/request-form.tsx';
import { RadioGroup } from '#ui/forms/choice.tsx';
import { TextArea, TextInput } from '#ui/forms/field.tsx';
import { FoldedFields } from '#ui/forms/folded-fields.tsx';
import { plainHref } from '#ui/href.ts';
import { DepartureChoice } from './departure-choice.tsx';
import {
  AccommodationChoice,
  ActivityChoice,
  MessageInput,
  PeopleInput,
  PreferencesInput,
  SenderPair,
} from './tour-choices.tsx';
import type { TourFormsProps } from './tour-forms-props.ts';

const folded = ['accommodation', 'activity', 'preferences', 'message'];

const isUsed = ({ defaultValue, error }: ReturnType<RequestField>) => defaultValue !== '' || error !== null;

/** Single (default) or group, and a group gives its size (rule S58). What is optional is folded. */
export function TourRegistrationForm({
  tours,
  departures,
  departure,
  days,
  chosen,
  refused,
}: TourFormsProps) {
  return (
    <RequestForm
      action={`${plainHref('/tourspackages')}?tab=registration`}
      label={m.tourRegistration}
      refused={refused}
      sentenceFor={requestMessageFor}
      held={<HeldNotice held={refused?.held} />}
      submit={m.register}
      className="tour-registration"
    >
      {(field) => {
        const mode = field('mode', 'single');
        return (
          <>
            <RadioGroup
              name="mode"
              label={m.whoTravelsAsked}
              look="cards"
              className="tour-modes"
              defaultValue={mode.defaultValue}
              choices={[
                { value: 'single', label: m.single, note: m.onePerson },
                { value: 'group', label: m.group, note: m.familyFriends },
              ]}
            />
            <DepartureChoice {...{ field, tours, departures, days, departure }} tour={chosen} />
            <div className="only-group tour-party">
              <PeopleInput field={field} label={m.numberOfPeople} />
              <TextArea
                {...field('travellers')}
                label={m.whoTravels}
                rows={4}
                placeholder={m.travellersExample}
                hint={m.oneALine}
              />
            </div>
            <div className="pair only-single">
              <TextInput {...field('age')} label={m.yourAge} inputMode="numeric" autoComplete="off" />
            </div>
            <SenderPair field={field} />
            <FoldedFields title={m.addPreferences} open={folded.some((name) => isUsed(field(name)))}>
              <div className="pair">
                <AccommodationChoice field={field} />
                <ActivityChoice field={field} />
              </div>
              <PreferencesInput field={field} />
              <MessageInput field={field} label={m.message} rows={3} />
            </FoldedFields>
          </>
        );
      }}
    </RequestForm>
  );
}

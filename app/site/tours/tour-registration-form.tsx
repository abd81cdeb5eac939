import { RequestForm } from '#site/forms/request-form.tsx';
import { SenderFields } from '#site/forms/sender-fields.tsx';
import { RadioGroup } from '#ui/forms/choice.tsx';
import { TextArea, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { DepartureChoice } from './departure-choice.tsx';
import { AccommodationChoice, ActivityChoice, Preferences } from './tour-choices.tsx';
import type { TourFormsProps } from './tour-forms-props.ts';

/** Single (default) or group, and a group gives its size (rule S58). */
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
      action={`${href('/tourspackages')}?tab=registration`}
      label="Tour registration"
      refused={refused}
      submit="Register"
      className="tour-registration"
    >
      {(field) => {
        const mode = field('mode', 'single');
        return (
          <>
            <RadioGroup
              name="mode"
              label="Who travels?"
              look="cards"
              className="tour-modes"
              defaultValue={mode.defaultValue}
              choices={[
                { value: 'single', label: 'Single', note: 'One person' },
                { value: 'group', label: 'Group', note: 'Family, friends, colleagues' },
              ]}
            />
            <DepartureChoice {...{ field, tours, departures, days, departure }} tour={chosen} />
            <div className="only-group tour-party">
              <TextInput
                {...field('people', '1')}
                label="Number of people"
                type="number"
                inputMode="numeric"
                min={1}
              />
              <TextArea
                {...field('travellers')}
                label="Who travels"
                rows={4}
                placeholder={'Mira Sharma, 41\nRavi Sharma, 12'}
                hint="One a line, a name and an age: Mira Sharma, 41. You too, if you come along."
              />
            </div>
            <div className="pair only-single">
              <TextInput {...field('age')} label="Your age" inputMode="numeric" autoComplete="off" />
            </div>
            <div className="pair">
              <AccommodationChoice field={field} />
              <ActivityChoice field={field} />
            </div>
            <Preferences field={field} />
            <div className="pair">
              <SenderFields field={field} />
            </div>
            <TextArea {...field('message')} label="Message" optional rows={3} />
          </>
        );
      }}
    </RequestForm>
  );
}

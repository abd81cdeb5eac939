import { RequestForm } from '#site/forms/request-form.tsx';
import { RadioGroup } from '#ui/forms/choice.tsx';
import { TextArea, TextInput } from '#ui/forms/field.tsx';
import { href } from '#ui/href.ts';
import { DepartureChoice } from './departure-choice.tsx';
import { AccommodationChoice, ActivityChoice, LastFields, PeopleInput } from './tour-choices.tsx';
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
              <PeopleInput field={field} label="Number of people" />
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
            <LastFields field={field} label="Message" rows={3} />
          </>
        );
      }}
    </RequestForm>
  );
}

import { RequestForm } from '#site/shared/requests/request-form.tsx';
import { SenderFields } from '#site/shared/requests/sender-fields.tsx';
import { RadioGroup } from '#ui/choice.tsx';
import { TextArea, TextInput } from '#ui/field.tsx';
import { AccommodationChoice, ActivityChoice, Preferences } from './tour-choices.tsx';
import { TourFields } from './tour-fields.tsx';
import type { TourFormsProps } from './tours-packages-page.tsx';

/** Spec section 4: single (default) or group, and a group says how many it is. */
export function TourRegistrationForm({ tours, days, chosen, refused }: TourFormsProps) {
  return (
    <RequestForm
      action="/tourspackages?tab=registration"
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
            <TourFields field={field} tours={tours} chosen={chosen}>
              <TextInput
                {...field('travelDate')}
                label="Travel date"
                type="date"
                min={days.from}
                max={days.to}
              />
            </TourFields>
            <div className="pair only-group">
              <TextInput
                {...field('people', '1')}
                label="Number of people"
                type="number"
                inputMode="numeric"
                min={1}
              />
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

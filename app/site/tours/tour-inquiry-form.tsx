import { tourFeatures } from '#core/requests/tour-options.ts';
import { optionsOf } from '#site/forms/options-of.ts';
import { RequestForm } from '#site/forms/request-form.tsx';
import { RadioGroup } from '#ui/forms/choice.tsx';
import { href } from '#ui/href.ts';
import { AccommodationChoice, ActivityChoice, LastFields, PeopleInput } from './tour-choices.tsx';
import { TourFields } from './tour-fields.tsx';
import type { TourFormsProps } from './tour-forms-props.ts';

const notes = {
  itineraries: 'Dates, places and how the days go',
  stay: 'Rooms, food and what is included',
  activities: 'Kirtan, Gita study, meditation',
};

/**
 * First a feature, and only with one chosen the other fields and the button (rule S57). What a
 * choice shows is CSS, so it works without script; browsers that do not know :has() show
 * everything.
 */
export function TourInquiryForm({ tours, chosen, refused }: TourFormsProps) {
  return (
    <RequestForm
      action={href('/tourspackages')}
      label="Tour inquiry"
      refused={refused}
      submit="Send the inquiry"
      className="tour-inquiry"
    >
      {(field) => {
        const { error, defaultValue } = field('feature');
        return (
          <>
            <RadioGroup
              name="feature"
              label="Select a feature to inquire about"
              look="cards"
              className="tour-features"
              error={error}
              defaultValue={defaultValue}
              choices={optionsOf(tourFeatures).map((option) => ({
                ...option,
                note: notes[option.value as keyof typeof notes],
              }))}
            />
            <p className="tour-choose muted">
              Choose one: its questions and the button to send them appear here.
            </p>
            <div className="tour-questions">
              <TourFields field={field} tours={tours} chosen={chosen}>
                <PeopleInput field={field} label="People" />
              </TourFields>
              <div className="pair only-stay">
                <AccommodationChoice field={field} />
              </div>
              <div className="pair only-activities">
                <ActivityChoice field={field} />
              </div>
              <LastFields field={field} label="Your question" rows={4} />
            </div>
          </>
        );
      }}
    </RequestForm>
  );
}

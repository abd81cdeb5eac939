import { requestMessageFor } from '#core/requests/request-messages.ts';
import type { TourFeature } from '#core/requests/tour-options.ts';
import * as m from '#messages/tour-forms.ts';
import { optionsOf } from '#site/forms/options-of.ts';
import { RequestForm } from '#site/forms/request-form.tsx';
import { RadioGroup } from '#ui/forms/choice.tsx';
import { plainHref } from '#ui/href.ts';
import {
  AccommodationChoice,
  ActivityChoice,
  MessageInput,
  PeopleInput,
  PreferencesInput,
  SenderPair,
} from './tour-choices.tsx';
import { TourFields } from './tour-fields.tsx';
import type { TourFormsProps } from './tour-forms-props.ts';

/**
 * First a feature, and only with one chosen the other fields and the button (rule S57). What a
 * choice shows is CSS, so it works without script; browsers that do not know :has() show
 * everything.
 */
export function TourInquiryForm({ tours, chosen, refused }: TourFormsProps) {
  return (
    <RequestForm
      action={plainHref('/tourspackages')}
      label={m.tourInquiry}
      refused={refused}
      sentenceFor={requestMessageFor}
      submit={m.sendInquiry}
      className="tour-inquiry"
    >
      {(field) => {
        const { error, defaultValue } = field('feature');
        return (
          <>
            <RadioGroup
              name="feature"
              label={m.selectFeature}
              look="cards"
              className="tour-features"
              error={error}
              defaultValue={defaultValue}
              choices={optionsOf(m.features).map((option) => ({
                ...option,
                note: m.featureNotes[option.value as TourFeature],
              }))}
            />
            <p className="tour-choose muted">{m.chooseOne}</p>
            <div className="tour-questions">
              <TourFields field={field} tours={tours} chosen={chosen}>
                <PeopleInput field={field} label={m.people} />
              </TourFields>
              <div className="pair only-stay">
                <AccommodationChoice field={field} />
              </div>
              <div className="pair only-activities">
                <ActivityChoice field={field} />
              </div>
              <PreferencesInput field={field} />
              <SenderPair field={field} />
              <MessageInput field={field} label={m.yourQuestion} rows={4} />
            </div>
          </>
        );
      }}
    </RequestForm>
  );
}

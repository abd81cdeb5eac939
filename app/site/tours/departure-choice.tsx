import type { DateWindow } from '#core/fields/date.ts';
import type { TourChoice } from '#core/requests/tour-options.ts';
import * as m from '#messages/tour-forms.ts';
import type { RequestField } from '#site/forms/request-form.tsx';
import { Select, TextInput } from '#ui/forms/field.tsx';
import { useTyped } from '#ui/forms/use-typed.ts';
import { TourFields } from './tour-fields.tsx';
import { type DepartureView, isOffered, seatWords } from './tour-words.ts';

type DepartureChoiceProps = {
  field: RequestField;
  tours: readonly TourChoice[];
  departures: readonly DepartureView[];
  days: DateWindow;
  /** Ids of the initial choices; '' for none. */
  tour: string;
  departure: string;
};

/**
 * Destination and date: one of the tour's departures, or a free day where it has none. A date is
 * asked once a destination is chosen (tours.css). Without script all departures are listed under
 * their tours' names.
 */
export function DepartureChoice({ field, tours, departures, days, tour, departure }: DepartureChoiceProps) {
  const {
    value: chosen,
    setValue: choose,
    control,
  } = useTyped<HTMLSelectElement>(field('destination', tour).defaultValue);
  const day = useTyped<HTMLInputElement>(field('travelDate').defaultValue);
  const ofTour = departures.filter(({ tourId }) => chosen === '' || tourId === chosen);
  const open = ofTour.filter(isOffered);
  const title = (id: string) => tours.find((one) => one.id === id)?.title ?? '';
  const isFixed = ofTour.length > 0;
  return (
    <>
      <TourFields field={field} tours={tours} chosen={tour} onChoose={choose} control={control}>
        <div className="tour-when">
          {isFixed ? (
            <Select
              {...field('departureId', departure)}
              label={m.departure}
              placeholder={open.length > 0 ? m.chooseDay : m.noDayOpen}
              options={open.map((one) => ({
                value: one.id,
                label: [
                  chosen === '' ? title(one.tourId) : '',
                  one.words,
                  seatWords(one.seatsLeft),
                  one.paidNow ?? '',
                ]
                  .filter(Boolean)
                  .join(' · '),
              }))}
            />
          ) : (
            <FreeDay field={field} days={days} typed={day} />
          )}
        </div>
      </TourFields>
      {isFixed && chosen === '' && (
        <div className="pair tour-when">
          <FreeDay field={field} days={days} typed={day} optional />
        </div>
      )}
    </>
  );
}

type FreeDayProps = {
  field: RequestField;
  days: DateWindow;
  typed: ReturnType<typeof useTyped<HTMLInputElement>>;
  optional?: boolean;
};

/** It is in one of two places; the typed value moves along. */
function FreeDay({ field, days, typed, optional }: FreeDayProps) {
  const { defaultValue: _, ...control } = field('travelDate');
  return (
    <TextInput
      {...control}
      ref={typed.control}
      value={typed.value}
      onChange={({ currentTarget }) => typed.setValue(currentTarget.value)}
      label={m.travelDate}
      type="date"
      min={days.from}
      max={days.to}
      optional={optional}
      hint={optional ? m.withoutFixedDays : undefined}
    />
  );
}

import LocateFixed from 'lucide-react/icons/locate-fixed';
import { Link, useNavigate } from 'react-router';
import { type CalendarQuery, calendarHref, type YearMonth, years } from '#core/calendar/calendar-query.ts';
import * as m from '#messages/calendar.ts';
import { locale } from '#messages/language.ts';
import { Button } from '#ui/button.tsx';
import { Field, Select } from '#ui/forms/field.tsx';
import { plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { rememberPlace, useRememberedPlace } from './remembered-place.ts';
import { useOwnPosition } from './use-own-position.ts';

type PlaceChoiceProps = {
  query: CalendarQuery;
  shown: YearMonth;
  temple: string;
  /** The place as the field names it: 'London, United Kingdom', or what was typed. */
  typed: string;
  unknown: boolean;
  /** The cities that the field suggests. */
  cities: readonly string[];
};

const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, index, 1)),
}));

const positionWords = {
  idle: null,
  asking: m.lookingForPlace,
  refused: m.positionRefused,
  failed: m.positionFailed,
};

/** Any place, month and year: a plain form that works before hydration and without script. */
export function PlaceChoice({ query, shown, temple, typed, unknown, cities }: PlaceChoiceProps) {
  const navigate = useNavigate();
  useRememberedPlace(query.place, unknown);
  const open = (place: string, month: YearMonth) => {
    rememberPlace(place);
    navigate(calendarHref({ ...query, date: null, place, shown: month }), { preventScrollReset: true });
  };
  const position = useOwnPosition((place) => open(place, shown));
  return (
    <form
      className="cal-choice"
      action={plainHref('/calender')}
      key={`${query.place} ${shown.year} ${shown.month}`}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        open(String(form.get('place') ?? '').trim(), {
          year: Number(form.get('year')),
          month: Number(form.get('month')),
        });
      }}
    >
      <Field name="place" label={m.city} hint={m.leftEmpty(temple)}>
        {(control) => (
          <input
            {...control}
            required={false}
            className="input"
            list="cities"
            autoComplete="off"
            placeholder={m.typeCity}
            defaultValue={typed}
          />
        )}
      </Field>
      <datalist id="cities">
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
      <div className="cal-position noscript:hidden">
        <Button
          type="button"
          look="quiet"
          size="sm"
          data-needs-script
          icon={<Icon of={LocateFixed} />}
          busy={position.asking === 'asking' && positionWords.asking}
          onClick={position.ask}
        >
          {m.useMyLocation}
        </Button>
        <p className="sm muted" role="status">
          {position.asking !== 'asking' && positionWords[position.asking]}
        </p>
      </div>
      <Select name="month" label={m.month} defaultValue={String(shown.month)} options={months} />
      <Select
        name="year"
        label={m.year}
        defaultValue={String(shown.year)}
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
      />
      {query.view && <input type="hidden" name="view" value={query.view} />}
      {/* Clicks before hydration wait for React, which stores the choice; without script the
          form is sent as it is. */}
      <Button look="outline" size="sm" data-needs-script>
        {m.show}
      </Button>
      {query.place && (
        <Link
          className="cal-home sm"
          to={calendarHref({ ...query, place: '', shown })}
          onClick={() => rememberPlace('')}
          preventScrollReset
        >
          {m.backToTemple(temple)}
        </Link>
      )}
    </form>
  );
}

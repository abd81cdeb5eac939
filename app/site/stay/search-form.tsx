import type { DateWindow } from '#core/fields/date.ts';
import { formatRupees, type Paise } from '#core/money/paise.ts';
import type { TypedSearch } from '#core/stay/stay-input.ts';
import * as m from '#messages/stay.ts';
import * as booking from '#messages/stay-booking.ts';
import { Checkbox } from '#ui/forms/choice.tsx';
import { TextInput } from '#ui/forms/field.tsx';
import { plainHref } from '#ui/href.ts';
import './search.css';

type SearchFormProps = {
  typed: Partial<TypedSearch>;
  errorOf: (field: keyof TypedSearch) => string | null;
  days: DateWindow;
  /** Of all meals a person and day; null: none are offered. */
  meal: Paise | null;
};

const count = { type: 'number', inputMode: 'numeric' } as const;

/** Dates and people first. A plain GET form: the result has an address and can be sent on. */
export function SearchForm({ typed, errorOf, days, meal }: SearchFormProps) {
  const field = (name: keyof TypedSearch, otherwise = '') => ({
    name,
    // Below it on /stay stands the inquiry, which asks the same.
    id: `search-${name}`,
    defaultValue: typed[name] || (errorOf(name) === null ? otherwise : ''),
    error: errorOf(name),
    // The answer is a page of its own: the first field that is refused has the focus on it.
    autoFocus: errorOf(name) !== null,
  });
  return (
    <form method="get" action={plainHref('/stay/rooms')} className="stay-search" noValidate>
      <TextInput {...field('arrival')} label={m.checkIn} type="date" min={days.from} max={days.to} />
      <TextInput {...field('departure')} label={m.checkOut} type="date" min={days.from} />
      <div className="stay-search-counts">
        <TextInput {...field('adults', '2')} {...count} label={m.adults} min={1} />
        <TextInput {...field('children', '0')} {...count} label={m.children} min={0} />
        <TextInput {...field('rooms', '1')} {...count} label={m.roomsOrBeds} min={1} />
      </div>
      {meal !== null && (
        <Checkbox name="meals" id="search-meals" defaultChecked={typed.meals === 'on'} className="both">
          {booking.meals}{' '}
          <span className="sm muted block">{booking.mealsCost(formatRupees(meal, 'short'))}</span>
        </Checkbox>
      )}
      <button type="submit" className="btn btn-primary both">
        {booking.seeRooms}
      </button>
    </form>
  );
}

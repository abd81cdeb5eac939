import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { cities } from '#core/calendar/cities.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/field.tsx';
import { type CalendarQuestion, calendarHref, type YearMonth, years } from './calendar-question.ts';

/** The visitor's own choice of place, kept in this browser only. */
const storageKey = 'calendarPlace';

type PlaceChoiceProps = { asked: CalendarQuestion; shown: YearMonth; temple: string };

const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2000, index, 1),
  ),
}));

/** Any place, month and year: a plain form, so that it works before and without script. */
export function PlaceChoice({ asked, shown, temple }: PlaceChoiceProps) {
  const navigate = useNavigate();
  useRememberedPlace(asked);
  return (
    <form
      className="cal-choice"
      action="/calender"
      key={`${asked.place} ${shown.year} ${shown.month}`}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const place = String(form.get('place') ?? '');
        remember(place);
        const [year, month] = [Number(form.get('year')), Number(form.get('month'))];
        navigate(calendarHref({ ...asked, date: null, place, shown: { year, month } }), {
          preventScrollReset: true,
        });
      }}
    >
      <Select
        name="place"
        label="Place"
        defaultValue={asked.place}
        options={[
          { value: '', label: `${temple} (our temple)` },
          ...cities.map(({ id, name, country }) => ({ value: id, label: `${name}, ${country}` })),
        ]}
      />
      <Select name="month" label="Month" defaultValue={String(shown.month)} options={months} />
      <Select
        name="year"
        label="Year"
        defaultValue={String(shown.year)}
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
      />
      {asked.view && <input type="hidden" name="view" value={asked.view} />}
      <Button look="outline" size="sm">
        Show
      </Button>
    </form>
  );
}

/** Coming back without a place in the address opens the one chosen last. */
function useRememberedPlace(asked: CalendarQuestion): void {
  const navigate = useNavigate();
  const { place } = asked;
  useEffect(() => {
    if (place) return;
    const last = recall();
    if (cities.some(({ id }) => id === last)) {
      const search = new URLSearchParams(window.location.search);
      search.set('place', last);
      navigate(`/calender?${search}`, { replace: true, preventScrollReset: true });
    }
  }, [place, navigate]);
}

function remember(place: string): void {
  try {
    if (place) localStorage.setItem(storageKey, place);
    else localStorage.removeItem(storageKey);
  } catch {
    // A browser that keeps nothing still shows the place.
  }
}

function recall(): string {
  try {
    return localStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

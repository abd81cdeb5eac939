import type { CalendarDay } from './calendar-day.ts';
import type { CalendarWords } from './names/calendar-words.ts';

/** The names of a `DayRecord` in a language, each under the key that it has there. */
export type DayNames = {
  tithiName: string;
  paksa: string;
  masa: string;
  naksatraName: string;
  fast?: string;
  fastNotes?: string[];
  ekadasi?: string;
  mahadvadasi?: string;
  sankranti?: string;
};

export function dayNames(day: CalendarDay, { name, feastTomorrow }: CalendarWords): DayNames {
  const { ekadasi, sankranti, fast, borrowedFasts } = day;
  const notes = borrowedFasts.map(
    (one) => `${name('fasts', one.fast)}: ${feastTomorrow(name('fastSubjects', one.subject))}`,
  );
  return {
    tithiName: name('tithis', day.tithi.name),
    paksa: name('paksas', day.tithi.paksa),
    masa: name('masas', day.masa.name),
    naksatraName: name('naksatras', day.naksatra.name),
    ...(fast && { fast: name('fasts', fast) }),
    ...(notes.length > 0 && { fastNotes: notes }),
    ...(ekadasi && { ekadasi: name('ekadasis', ekadasi.name) }),
    ...(ekadasi?.mahadvadasi && { mahadvadasi: name('mahadvadasis', ekadasi.mahadvadasi) }),
    ...(sankranti && { sankranti: name('rasis', sankranti.name) }),
  };
}

import {
  ekadasiNames,
  gauraTithiNames,
  krsnaTithiNames,
  mahadvadasiTitles,
  masas as masasOfGcal,
  naksatraNames,
  type Paksa,
  rasis as rasisOfGcal,
} from '#core/calendar/names/names.ts';

// The names of the calendar, each by the name that core/calendar knows it by. In English that is
// the name itself, as GCal prints it (core/calendar/reference); other languages write a table of
// their own.

function asTheyAre<Name extends string>(names: readonly Name[]): Record<Name, string> {
  const table = {} as Record<Name, string>;
  for (const name of names) table[name] = name;
  return table;
}

export const tithis = asTheyAre([...krsnaTithiNames, ...gauraTithiNames]);
export const paksas = { Krsna: 'Krsna paksa', Gaura: 'Gaura paksa' };
export const masas = asTheyAre(masasOfGcal.map(({ name }) => name));
/** What other Hindu calendars call the month, by our name of it. */
export const vedicMasas: Record<string, string> = Object.fromEntries(
  masasOfGcal.map(({ name, vedicName }) => [name, vedicName]),
);
export const naksatras = asTheyAre(naksatraNames);
export const rasis = asTheyAre(rasisOfGcal.map(({ name }) => name));
export const ekadasis: Record<string, string> = asTheyAre(
  Object.values(ekadasiNames).flatMap(({ Krsna, Gaura }) => [Krsna, Gaura]),
);
export const mahadvadasis: Record<string, string> = mahadvadasiTitles;

export const tithiOfPaksa = (tithi: string, paksa: string) => `${tithi}, ${paksa}`;
export const fastingFor = (ekadasi: string) => `Fasting for ${ekadasi}`;
export const sankrantiOf = (rasi: string) => `${rasi} Sankranti`;

type LunarDay = Record<'paksaName' | 'day' | 'masa' | 'vedic', string> & { paksa: Paksa };
/** A day of the lunar year: 'Gaura Ekadasi of Damodara (Kartika)'. */
export const lunarDay = ({ paksa, day, masa, vedic }: LunarDay) => `${paksa} ${day} of ${masa} (${vedic})`;

import type { NameTable } from '#core/calendar/names/calendar-words.ts';

export const names = 'Names of the calendar';
export const namesIn = (language: string) => `Names of the calendar: ${language}`;
export const about =
  'What the calendar, the day card, greetings, print and feeds call months, lunar days, Ekadasis and festivals. Computing stays as it is: only the words change. A name left empty is read as it came with the site.';
export const howMany = (corrected: number, all: number) =>
  corrected === 0 ? `${all} names, none corrected` : `${all} names, ${corrected} corrected`;
export const fromCalendar = 'In the other languages';
export const fromCalendarNote = 'A scholar can correct every name that came with the site.';
export const correctNames = (language: string) => `Correct the names in ${language}`;
export const translateRenamed = 'Translate renamed entries';

export const findNames = 'Find names';
export const language = 'Language';
export const table = 'Table';
export const everyTable = 'Every table';
export const search = 'Search';
export const which = 'Which';
export const all = 'All of them';
export const correctedOnly = 'Corrected';
export const untouched = 'As they came';

export const none = 'No name was found';
export const noneHint = 'Look in every table, or with fewer letters.';
export const asItCame = 'As it came';
export const correction = 'Correction';
export const correctionOf = (name: string) => `Correction of ${name}`;
export const corrected = 'Corrected';
export const save = 'Save';
export const saveOf = (name: string) => `Save ${name}`;
export const takeBack = 'Take back';
export const takeBackOf = (name: string) => `Take back the correction of ${name}`;
export const saving = 'Saving…';
export const saved = 'Saved. The site shows it now.';
export const tookBack = 'Taken back. The site shows the name as it came.';
export const history = (saves: number) => (saves === 1 ? 'History: 1 save' : `History: ${saves} saves`);
export const wasTakenBack = 'taken back';
export const somebody = 'somebody whose account is gone';

export const tables: Readonly<Record<NameTable, string>> = {
  masas: 'Months (masa)',
  vedicMasas: 'Months as other Hindu calendars call them',
  paksas: 'Fortnights (paksa)',
  tithis: 'Lunar days (tithi)',
  naksatras: 'Lunar mansions (naksatra)',
  rasis: 'Signs of the Sun (rasi)',
  ekadasis: 'Ekadasis',
  mahadvadasis: 'Mahadvadasis',
  fasts: 'Words of fasts',
  breakFastLimits: 'Reasons of break-fast times',
  fastSubjects: 'For whom a fast is kept',
  events: 'Festivals and days of the year',
  greeted: 'Festivals as they are wished',
  caturmasya: 'Caturmasya',
  caturmasyaNotes: 'Vows of Caturmasya',
};

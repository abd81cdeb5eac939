import { readAddress } from '#core/fields/address.ts';
import { readChoice } from '#core/fields/choice.ts';
import { readDate } from '#core/fields/date.ts';
import { readName } from '#core/fields/name.ts';
import { readPan } from '#core/fields/pan.ts';
import { readPhone } from '#core/fields/phone.ts';
import { readPin } from '#core/fields/pin.ts';
import { readState } from '#core/fields/state.ts';
import { readText } from '#core/fields/text.ts';
import { isLanguage } from '#core/language/languages.ts';
import { accept, type FormOutcome, invalid, type Outcome, type Problem } from '#core/result.ts';
import { india } from '#messages/states.ts';
import { citizenships, genders, maritalStatuses, type Profile } from './profile.ts';

export const profileFields = [
  'fullName',
  'initiatedName',
  'phone',
  'forgetWhatsapp',
  'dob',
  'gender',
  'maritalStatus',
  'citizenship',
  'pan',
  'forgetPan',
  'addressLine',
  'city',
  'state',
  'pin',
  'country',
  'language',
] as const;
export type ProfileField = (typeof profileFields)[number];
export type TypedProfile = Record<ProfileField, string>;

/** Changed elsewhere, or by nobody. */
type NotInForm = 'email' | 'mobile' | 'whatsapp' | 'panMasked' | 'wantsReminders' | 'version';

export type ProfileChange = Omit<Profile, NotInForm> & {
  /** The number is no longer collected: a stored one stays or is deleted. */
  forgetWhatsapp: boolean;
  /** undefined keeps the stored one: the form never holds it. */
  pan: string | null | undefined;
};

/**
 * The form of /profile (rule F7). Everything but the name may be left empty. `today` is the day in
 * Asia/Kolkata.
 */
export function readProfile(typed: TypedProfile, today: string): FormOutcome<ProfileChange> {
  const problems: Problem[] = [];
  const take = <Value>(field: keyof TypedProfile, outcome: Outcome<Value>): Value | null => {
    if (outcome.ok) return outcome.value;
    problems.push({ field, code: outcome.code });
    return null;
  };
  const maybe = <Value>(field: keyof TypedProfile, read: (text: string) => Outcome<Value>): Value | null =>
    typed[field].trim() === '' ? null : take(field, read(typed[field]));

  const name = take('fullName', readName(typed.fullName));
  const country = take('country', readText(typed.country.trim() || 'India', { min: 2, max: 60 })) ?? 'India';
  const inIndia = ['india', india].includes(country.toLowerCase());
  const short = (max: number) => (text: string) => readText(text, { min: 1, max });
  const pan = maybe('pan', readPan);
  const change = {
    initiatedName: maybe('initiatedName', readName),
    phone: maybe('phone', readPhone),
    forgetWhatsapp: typed.forgetWhatsapp === 'on',
    bornOn: maybe('dob', (text) => readDate(text, { from: '1900-01-01', to: today })),
    gender: maybe('gender', (text) => readChoice(text, genders)),
    maritalStatus: maybe('maritalStatus', (text) => readChoice(text, maritalStatuses)),
    citizenship: maybe('citizenship', (text) => readChoice(text, citizenships)),
    pan: typed.forgetPan === 'on' ? null : (pan ?? undefined),
    addressLine: maybe('addressLine', readAddress),
    city: maybe('city', short(80)),
    state: maybe('state', (text): Outcome<string> => (inIndia ? readState(text) : short(80)(text))),
    pin: maybe('pin', (text): Outcome<string> => (inIndia ? readPin(text) : short(12)(text))),
    country: inIndia ? 'India' : country,
    language: isLanguage(typed.language) ? typed.language : null,
  };
  if (name === null || problems.length > 0) return invalid(problems);
  return accept({ name, ...change });
}

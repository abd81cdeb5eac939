import { fillPlaces } from '#core/fields/places.ts';
import * as names from '#messages/admin/letter-names.ts';
import { accountTexts } from './account-texts.ts';
import { changeTexts } from './change-texts.ts';
import { donationTexts } from './donation-texts.ts';
import type { LetterModel, LetterText } from './letter-model.ts';
import { membershipTexts } from './membership-texts.ts';
import { orderTexts } from './order-texts.ts';
import { passTexts } from './pass-texts.ts';
import { rosterTexts } from './roster-texts.ts';
import { seatTexts } from './seat-texts.ts';
import { securityTexts } from './security-texts.ts';
import { stayTexts } from './stay-texts.ts';
import { templeTexts } from './temple-texts.ts';

/** Every letter that the site writes, with its built-in text: the only place for them. */
export const letterTexts = {
  ...donationTexts,
  ...orderTexts,
  ...stayTexts,
  ...seatTexts,
  ...passTexts,
  ...rosterTexts,
  ...membershipTexts,
  ...templeTexts,
  ...accountTexts,
  ...securityTexts,
  ...changeTexts,
};

export type LetterKey = keyof typeof letterTexts;
type PlacesOf<Key extends LetterKey> = keyof (typeof letterTexts)[Key]['places'] & string;

/** The letters in the admin's order. */
export const letterGroups: readonly { title: string; keys: readonly LetterKey[] }[] = [
  { title: names.groups.gifts, keys: Object.keys(donationTexts) as LetterKey[] },
  { title: names.groups.shop, keys: Object.keys(orderTexts) as LetterKey[] },
  { title: names.groups.stay, keys: Object.keys(stayTexts) as LetterKey[] },
  { title: names.groups.seat, keys: Object.keys(seatTexts) as LetterKey[] },
  { title: names.groups.passes, keys: Object.keys(passTexts) as LetterKey[] },
  { title: names.groups.roster, keys: Object.keys(rosterTexts) as LetterKey[] },
  { title: names.groups.membership, keys: Object.keys(membershipTexts) as LetterKey[] },
  { title: names.groups.temple, keys: Object.keys(templeTexts) as LetterKey[] },
  { title: names.groups.accounts, keys: Object.keys(accountTexts) as LetterKey[] },
  { title: names.groups.safety, keys: Object.keys({ ...securityTexts, ...changeTexts }) as LetterKey[] },
];

/** What the office calls each, and when it is written. */
const letterNames: Record<LetterKey, Pick<LetterModel, 'title' | 'when'>> = names.letters;

export function isLetterKey(key: string): key is LetterKey {
  return Object.hasOwn(letterTexts, key);
}

export function letterModel(key: LetterKey): LetterModel {
  return { ...letterTexts[key], ...letterNames[key] };
}

/** A letter's text with everything filled in; `button` is '' where it has none. */
export type ComposedLetter = {
  page: { subject: string; preview: string; hindi?: string; paragraphs: string[]; notes: string[] };
  button: string;
};

/** Fills a letter's current text with these values. */
export type LetterWords = <Key extends LetterKey>(
  key: Key,
  values: Readonly<Record<PlacesOf<Key>, string>>,
) => ComposedLetter;

/** `textOf`: the current text of a letter, the staff's or the built-in one. */
export function letterWords(textOf: (key: LetterKey) => LetterText): LetterWords {
  return (key, values) => {
    const { subject, preview, hindi, body, button, notes } = textOf(key);
    const line = fillPlaces(hindi, values);
    return {
      page: {
        subject: fillPlaces(subject, values),
        preview: fillPlaces(preview, values),
        ...(line === '' ? {} : { hindi: line }),
        paragraphs: paragraphsOf(body, values),
        notes: paragraphsOf(notes, values),
      },
      button,
    };
  };
}

const emptyLine = /\n\s*\n/;

/**
 * A paragraph whose placeholder has no value is omitted. A value may have paragraphs of its own.
 */
function paragraphsOf(text: string, values: Readonly<Record<string, string>>): string[] {
  return text
    .split(emptyLine)
    .filter((paragraph) =>
      Object.keys(values).every((name) => values[name] !== '' || !paragraph.includes(`{${name}}`)),
    )
    .flatMap((paragraph) => fillPlaces(paragraph, values).split(emptyLine))
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

import type { ShippedLetters } from '#core/letters/shipped-letter.ts';
import type * as calendarDays from '../../messages/en/calendar-days.ts';
import type * as calendarEvents from '../../messages/en/calendar-events.ts';
import type * as calendarFeed from '../../messages/en/calendar-feed.ts';
import type * as calendarKinds from '../../messages/en/calendar-kinds.ts';
import type * as calendarNames from '../../messages/en/calendar-names.ts';
import type * as letterSamples from '../../messages/en/letter-samples.ts';
import type * as payLinkMessage from '../../messages/en/pay-link-message.ts';
import type * as places from '../../messages/en/places.ts';
import type * as textMessages from '../../messages/en/text-messages.ts';
import type * as letters from '../../messages/en/written-letters.ts';

/** A catalogue in any language: texts where English has texts, with the same values. */
type Like<English> = {
  [Name in keyof English]: English[Name] extends string
    ? string
    : English[Name] extends Record<string, string>
      ? Readonly<Record<string, string>>
      : English[Name];
};

export type LetterMessages = Like<typeof letters>;
export type LetterSamples = Like<typeof letterSamples>;
export type TextMessages = Like<typeof textMessages>;

/** What every language says outside its own build: letters, text messages, the feed, the API. */
export type OutsideWords = {
  /** The ten digits of its script, for a temple that wishes them; null: Latin alone. */
  digits: string | null;
  letters: LetterMessages;
  letterSamples: LetterSamples;
  textMessages: TextMessages;
  payLinkMessage: typeof payLinkMessage;
  places: Like<typeof places>;
  calendarDays: Like<typeof calendarDays>;
  calendarEvents: Like<typeof calendarEvents>;
  calendarFeed: Like<typeof calendarFeed>;
  calendarKinds: Like<typeof calendarKinds>;
  calendarNames: Like<typeof calendarNames>;
  /** The texts that the site comes with, where they are not the English ones of core. */
  shipped: { letters: ShippedLetters; settings: Partial<Record<string, Record<string, string>>> } | null;
};

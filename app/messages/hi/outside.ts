// What is said in this language by what belongs to no build (core/language/all-words.ts).
import type { OutsideWords } from '#core/language/outside-words.ts';
import * as calendarDays from './calendar-days.ts';
import * as calendarEvents from './calendar-events.ts';
import * as calendarFeed from './calendar-feed.ts';
import * as calendarKinds from './calendar-kinds.ts';
import * as calendarNames from './calendar-names.ts';
import * as letterSamples from './letter-samples.ts';
import * as payLinkMessage from './pay-link-message.ts';
import * as places from './places.ts';
import { shippedLetters } from './shipped/letters.ts';
import { shippedSettings } from './shipped/settings.ts';
import * as textMessages from './text-messages.ts';
import * as letters from './written-letters.ts';

export const outside: OutsideWords = {
  digits: '०१२३४५६७८९',
  ...{ letters, letterSamples, textMessages, payLinkMessage, places },
  ...{ calendarDays, calendarEvents, calendarFeed, calendarKinds, calendarNames },
  shipped: { letters: shippedLetters, settings: shippedSettings },
};

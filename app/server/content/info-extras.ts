import { href } from 'react-router';
import {
  type Facts,
  factsOfCalendar,
  factsOfClass,
  factsOfEvent,
  factsOfHours,
  factsOfSchedule,
  readFollows,
  type ShownFact,
  shownFacts,
} from '#core/content/info-facts.ts';
import type { InfoPage, InfoPart } from '#core/content/info-page.ts';
import { classState } from '#core/content/temple-class.ts';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import { appealOf, type PageAppeal } from '#core/frame/page-frame.ts';
import { clockOf } from '#core/hours/darshan-times.ts';
import { sittingWords, weekWords } from '#core/hours/hours-words.ts';
import type { TransferAccounts } from '#core/payments/transfer-ways.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { findAcaryaDay } from '../calendar/find-acarya-day.ts';
import { findClass } from '../classes/class-queries.ts';
import { anyAmountUpiQr } from '../qr/upi-qr.ts';
import type { Services } from '../services.ts';
import { findDonationsAccount } from '../settings/find-donations-account.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import { findEvent } from './events-queries.ts';

/** The temple's facts that a page shows, only where one of its parts asks for them. */
export type InfoExtras = {
  contact: TempleSettings['contact'] | null;
  payment: { bank: TempleSettings['bank'] | null; upi: { id: string; qr: string } | null } | null;
  facts: ShownFact[];
  appeal: PageAppeal;
  hours: TempleHours | null;
};

/** The doors by the day of the week, the days that differ, and the lines of today. */
export type TempleHours = {
  week: { days: string; hours: string }[];
  exceptions: { day: string; note: string; hours: string }[];
  today: { time: string; title: string }[];
};

const noExtras: InfoExtras = { contact: null, payment: null, facts: [], hours: null, appeal: 'none' };

export async function getInfoExtras(
  services: Services,
  { path, parts, facts }: Pick<InfoPage, 'path' | 'parts' | 'facts'>,
): Promise<InfoExtras> {
  const asks = (kind: InfoPart['kind']) => parts.some((part) => part.kind === kind);
  const wants = (['contact', 'way', 'hours', 'payment'] as const).some(asks);
  const appeal = appealOf(path);
  if (!wants && !facts) return { ...noExtras, appeal };
  const settings = await getTempleSettings(services);
  return {
    contact: asks('contact') || asks('way') ? settings.contact : null,
    hours: asks('hours') ? hoursOf(settings, templeDay(services.clock())) : null,
    payment: asks('payment') ? await paymentOf(await findDonationsAccount(services)) : null,
    appeal,
    facts: shownFacts(
      facts,
      await followedFacts(services, settings, facts?.follows ?? ''),
      settings.contact.phone,
    ),
  };
}

function hoursOf({ openingHours, schedule }: TempleSettings, today: string): TempleHours {
  return {
    week: weekWords(openingHours),
    exceptions: openingHours.days
      .filter(({ on }) => on >= today)
      .map(({ on, note, sittings }) => ({ day: dayInWords(on), note, hours: sittingWords(sittings) })),
    today: schedule.entries.map(({ time, title }) => ({ time: clockOf(time), title })),
  };
}

/** Of what a page follows, as it is now; nothing where that is gone, hidden or over. */
async function followedFacts(
  services: Services,
  { openingHours, schedule }: TempleSettings,
  follows: string,
): Promise<Facts> {
  const followed = readFollows(follows);
  switch (followed?.kind) {
    case 'hours':
      return factsOfHours(openingHours);
    case 'schedule':
      return factsOfSchedule(schedule.entries, followed.name);
    case 'class': {
      const one = await findClass(services, followed.name);
      const page = href('/classes/:id', { id: followed.name });
      return one ? factsOfClass(one, classState(one, templeDay(services.clock())), page) : {};
    }
    case 'event':
    case 'weekly': {
      const event = await findEvent(services, followed.name);
      const page = href('/events/single-event/:id', { id: followed.name });
      return event ? factsOfEvent(event, followed.kind === 'weekly' ? 'weekly' : 'once', page) : {};
    }
    case 'calendar': {
      const day = await findAcaryaDay(services, followed.name);
      return day ? factsOfCalendar(day, `${href('/calender')}?date=${day.date}`) : {};
    }
    default:
      return {};
  }
}

/** Null where the temple takes no transfers: the page then shows no block. */
async function paymentOf({ bank, upi }: TransferAccounts): Promise<InfoExtras['payment']> {
  if (!bank && !upi) return null;
  return { bank, upi: upi && { id: upi.id, qr: await anyAmountUpiQr({ id: upi.id, name: upi.payee }) } };
}

import { amountChoice } from '#core/donations/amount-choice.ts';
import type { Cause } from '#core/donations/cause.ts';
import { causeStatus } from '#core/donations/cause-status.ts';
import { formatRupees, type Paise, rupeesText } from '#core/money/paise.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';
import { getTempleSettings } from '../settings/settings-queries.ts';
import { listCauses } from './cause-queries.ts';

export type SimpleChoices = {
  /** The one that is asked for, else the first; null where nothing can be given now. */
  cause: Cause | null;
  causes: { id: string; title: string }[];
  /** The suggested amounts: the cause's own, else the temple's. */
  amounts: { value: string; words: string }[];
  /** The temple's telephone, as it is written. */
  phone: string;
};

/** Enough for two lines of large buttons on a phone. */
const mostAmounts = 6;
/** What can be read at one look; the others are on /donation. */
const mostCauses = 5;

/** What the short road of giving offers for the cause with this id. */
export async function listSimpleChoices(services: Services, causeId: string): Promise<SimpleChoices> {
  const [all, { donationAmounts, contact }] = await Promise.all([
    listCauses(services),
    getTempleSettings(services),
  ]);
  const open = openCauses(all, templeDay(services.clock()));
  const cause = open.find(({ id }) => id === causeId) ?? open[0] ?? null;
  const offered = open.slice(0, mostCauses);
  const shown = cause && !offered.includes(cause) ? [...offered, cause] : offered;
  const own = cause?.presets.map(presetChoice) ?? [];
  return {
    cause,
    causes: shown.map(({ id, title }) => ({ id, title })),
    amounts: (own.length > 0 ? own : donationAmounts.map(amountChoice)).slice(0, mostAmounts),
    phone: contact.phone,
  };
}

function presetChoice(amount: Paise): { value: string; words: string } {
  return { value: `amount:${rupeesText(amount)}`, words: formatRupees(amount, 'short') };
}

/** Those that take any amount on this day; the cause without a label comes first (rule F13). */
export function openCauses(causes: readonly Cause[], today: string): Cause[] {
  return causes
    .filter((cause) => cause.allowsOwnAmount && causeStatus(cause, today) === 'live')
    .sort((one, other) => Number(other.category === 'general') - Number(one.category === 'general'));
}

import type { Almanac } from './almanac.ts';
import type { DayNumber } from './civil-date.ts';
import { naksatraIndex, punarvasu, pusyami, rohini, sravana } from './naksatra.ts';
import { ekadasiNames, type Mahadvadasi, masas } from './names/names.ts';
import { onceADay } from './once-a-day.ts';
import { inPaksa, paksaOf, type TithiCount, tithiIndex } from './tithi.ts';

/** An Ekadasi fasting day; it can fall on Dvadasi. */
export type EkadasiFast = { name: string; mahadvadasi: Mahadvadasi | null };

const isEkadasi = (tithi: TithiCount) => inPaksa(tithi) === 10;
export const isDvadasi = (tithi: TithiCount) => inPaksa(tithi) === 11;
const isTrayodasi = (tithi: TithiCount) => inPaksa(tithi) === 12;
const endsPaksa = (tithi: TithiCount) => inPaksa(tithi) === 14; // Amavasya or Purnima
const isNavamiOrDasami = (tithi: TithiCount) => inPaksa(tithi) === 8 || inPaksa(tithi) === 9;

/** The Ekadasi fast of a day, after Hari-bhakti-vilasa as GCal reads it (RULES 5), or null. */
export const ekadasiFastOn = onceADay((almanac, number): EkadasiFast | null => {
  const { tithi, masa } = almanac.day(number);
  const reading = isEkadasi(tithi)
    ? ekadasiDay(almanac, number)
    : isDvadasi(tithi)
      ? dvadasiDay(almanac, number)
      : 'no fast';
  if (reading === 'no fast') return null;
  const name = ekadasiNames[masas[masa]?.name ?? 'Purusottama-adhika'][paksaOf(tithiIndex(tithi))];
  return { name, mahadvadasi: reading === 'plain' ? null : reading };
});

type Reading = Mahadvadasi | 'plain' | 'no fast';

/** Pass 1 of RULES 5: a day with Dvadasi at sunrise. It does not use pass 2. */
function dvadasiDay(almanac: Almanac, number: DayNumber): Reading {
  const yesterday = almanac.day(number - 1);
  const tomorrow = almanac.day(number + 1);
  if (isDvadasi(yesterday.tithi)) return 'no fast';
  const byNaksatra = naksatraMahadvadasi(almanac, number);
  if (byNaksatra) return byNaksatra;
  const pureEkadasi = isEkadasi(yesterday.tithi) && isEkadasi(yesterday.tithiAtArunodaya);
  if (isDvadasi(tomorrow.tithi) && pureEkadasi) return 'Vyanjuli';
  if (paksaGrows(almanac, number)) return 'Paksavardhini';
  const touchedByDasami = isNavamiOrDasami(yesterday.tithiAtArunodaya);
  return touchedByDasami ? 'plain' : 'no fast';
}

/** Pass 2 of RULES 5: a day with Ekadasi at sunrise. */
function ekadasiDay(almanac: Almanac, number: DayNumber): Reading {
  const today = almanac.day(number);
  const yesterday = almanac.day(number - 1);
  const tomorrow = almanac.day(number + 1);
  if (isNavamiOrDasami(today.tithiAtArunodaya)) return 'no fast'; // viddha, touched by Dasami
  const dvadasiIsLost = isTrayodasi(tomorrow.tithi);
  if (isEkadasi(yesterday.tithi) && isEkadasi(yesterday.tithiAtArunodaya)) {
    return dvadasiIsLost ? 'Unmilani-Trisprsa' : 'Unmilani';
  }
  if (dvadasiIsLost) return 'Trisprsa';
  if (isEkadasi(tomorrow.tithi)) return 'no fast';
  if (isDvadasi(tomorrow.tithi) && dvadasiDay(almanac, number + 1) !== 'no fast') return 'no fast';
  return 'plain';
}

const mahadvadasiOfNaksatra: Partial<Record<number, Mahadvadasi>> = {
  [punarvasu]: 'Jaya',
  [rohini]: 'Jayanti',
  [pusyami]: 'Papanasini',
  [sravana]: 'Vijaya',
};

/**
 * Gaura Dvadasi from sunrise to sunset under one of four naksatras that lasts to the next sunrise.
 */
function naksatraMahadvadasi(almanac: Almanac, number: DayNumber): Mahadvadasi | null {
  const today = almanac.day(number);
  const lasts =
    paksaOf(tithiIndex(today.tithi)) === 'Gaura' &&
    today.tithiAtSunset === today.tithi &&
    almanac.day(number + 1).naksatra === today.naksatra;
  return (lasts && mahadvadasiOfNaksatra[naksatraIndex(today.naksatra)]) || null;
}

/** The coming Amavasya or Purnima is at two sunrises, so that the paksa has a day more. */
function paksaGrows(almanac: Almanac, number: DayNumber): boolean {
  for (let first = number; first < number + 7; first++) {
    const { tithi } = almanac.day(first);
    if (endsPaksa(tithi) && almanac.day(first + 1).tithi === tithi) return true;
  }
  return false;
}

import { pathIn, splitLanguage } from '#core/language/languages.ts';
import type { Services } from '../services.ts';
import { callNumbers } from './call-numbers.ts';
import { linePath, placePath, registrationPath } from './door-paths.ts';
import { isComing } from './door-row.ts';
import { makeDraws } from './draw-numbers.ts';
import type { FairDoors } from './fair-doors.ts';
import { clearedPlace, readPlace } from './place-cookie.ts';

type Watched = { id: string; eventId: string; closed: boolean; arrived: number };

const lookMs = 1_000;

/** Watches the doors that are switched on. */
export function makeFairDoors(services: Pick<Services, 'config' | 'db' | 'clock' | 'log'>): FairDoors {
  const { db, clock, log } = services;
  let byPath = new Map<string, Watched>();
  let byEvent = new Map<string, Watched>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let isClosed = false;

  const read = async (): Promise<void> => {
    const rows = await db
      .selectFrom('fair_doors')
      .innerJoin('events', 'events.id', 'event_id')
      .select(['fair_doors.id', 'event_id', 'closed_since'])
      .where('mode', '<>', 'off')
      .where(isComing(clock()))
      .execute();
    const doors = rows.map(({ id, event_id: eventId, closed_since }) => ({
      ...{ id, eventId, closed: closed_since !== null },
      arrived: byEvent.get(eventId)?.arrived ?? 0,
    }));
    byEvent = new Map(doors.map((door) => [door.eventId, door]));
    byPath = new Map(doors.map((door) => [registrationPath(door.eventId), door]));
  };

  const look = async (): Promise<void> => {
    await read();
    for (const door of byEvent.values()) {
      const { arrived } = door;
      if (!door.closed && arrived === 0) continue;
      door.arrived -= arrived;
      const state = await callNumbers(db, door.id, arrived, clock);
      door.closed = state !== null && state.closedSince !== null;
    }
  };

  /** Not more often than it is done: a slow database is not asked the same again meanwhile. */
  const lookLater = (): void => {
    clearTimeout(timer);
    if (isClosed || byEvent.size === 0) return;
    timer = setTimeout(() => {
      looking = look()
        .catch((err: unknown) => log.warn({ err }, 'doors not looked at'))
        .then(lookLater);
    }, lookMs);
    timer.unref();
  };

  const mustWait = (eventId: string, cookies: string | null | undefined): string | null => {
    const door = byEvent.get(eventId);
    if (!door?.closed) return null;
    const place = readPlace(services, door.id, cookies);
    if (place?.until && place.until > clock()) return null;
    return place ? placePath(door.id) : linePath(door.id);
  };

  return {
    leadAway: ({ method, url = '', headers }) => {
      if (byPath.size === 0 || (method !== 'GET' && method !== 'HEAD')) return null;
      const { language, path } = splitLanguage(url.split('?', 1)[0] ?? '');
      const door = byPath.get(path.replace(/\/$/, ''));
      // An offer of the waiting list has its place: the page knows whether it is one.
      if (!door || /[?&]offer=/.test(url)) return null;
      door.arrived += 1;
      const away = mustWait(door.eventId, headers.cookie);
      return away && pathIn(language, away);
    },
    mustWait,
    leave: (eventId) => {
      const door = byEvent.get(eventId);
      return door ? [clearedPlace(services, door.id)] : [];
    },
    draw: makeDraws(db),
    reload: async () => {
      await looking;
      await read().catch((err: unknown) => log.warn({ err }, 'doors not read'));
      lookLater();
    },
    look,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

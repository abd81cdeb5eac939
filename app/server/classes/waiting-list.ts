import { sql } from 'kysely';
import type { RequestAsked } from '#core/requests/request.ts';
import { templeDay } from '#core/time/temple-day.ts';
import type { Services } from '../services.ts';

// Seats are given in the order of requests: a seat that is free while somebody waits is theirs,
// whoever comes next.

/** Waits for a seat. Suspected spam waits once a handler has taken it on. */
export const waits = sql<boolean>`(requests.kind = 'class-enrolment' and requests.details ->> 'place' = 'waiting-list'
  and requests.state in ('new', 'in-hand') and (not requests.suspected or requests.state = 'in-hand'))`;

/** In a query of classes: how many wait for it. */
export const waitingCount = sql<number>`(select count(*)::int from requests
  where requests.details ->> 'classId' = classes.id and ${waits})`;

export type Waiting = {
  /** From 1. */
  place: number;
  waiting: number;
  seatsFree: number;
  /** Who is first in line: the request that gets the next seat. */
  firstId: string;
};

/**
 * The position of a request on the waiting list of its class; null for one that waits for no seat,
 * or whose class is over.
 */
export async function findWaiting(
  { db, clock }: Services,
  id: string,
  request: RequestAsked,
): Promise<Waiting | null> {
  if (request.kind !== 'class-enrolment') return null;
  const { rows } = await sql<Waiting & { id: string }>`
    select requests.id, row_number() over line as place, count(*) over () as waiting,
      classes.seats - classes.seats_taken as "seatsFree", first_value(requests.id) over line as "firstId"
    from requests join classes on classes.id = requests.details ->> 'classId'
    where classes.id = ${request.details.classId} and classes.ends_on >= ${templeDay(clock())}::date and ${waits}
    window line as (order by requests.created_at, requests.id)`.execute(db);
  const mine = rows.find((row) => row.id === id);
  if (!mine) return null;
  const { place, waiting, seatsFree, firstId } = mine;
  return { place: Number(place), waiting: Number(waiting), seatsFree, firstId };
}

export type FreeSeat = {
  title: string;
  seatsFree: number;
  waiting: number;
  firstId: string;
  firstName: string;
};

/**
 * Classes with a free seat and somebody who waits for it. The caller checks that the viewer handles
 * enrolments.
 */
export async function listFreeSeats({ db, clock }: Services): Promise<FreeSeat[]> {
  const { rows } = await sql<FreeSeat>`
    select classes.title, classes.seats - classes.seats_taken as "seatsFree", ${waitingCount} as waiting,
      first.id as "firstId", first.sender_name as "firstName"
    from classes cross join lateral (select requests.id, requests.sender_name from requests
      where requests.details ->> 'classId' = classes.id and ${waits}
      order by requests.created_at, requests.id limit 1) as first
    where classes.seats_taken < classes.seats and classes.ends_on >= ${templeDay(clock())}::date
    order by classes.position, classes.id`.execute(db);
  return rows;
}

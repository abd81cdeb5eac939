import { accept, type Outcome, refuse } from '#core/result.ts';
import { type Sender, type TurnRefused, takeTurn } from '../auth/take-turn.ts';
import type { Services } from '../services.ts';
import { findDoor, findPlaceState } from './line-queries.ts';
import type { Place } from './place-cookie.ts';

/**
 * Gives a visitor a place in the line of a door; who has one that is worth something keeps it.
 * 'door-open': nobody needs one. One address gets few without a puzzle (limits.ts).
 */
export async function takePlace(
  services: Services,
  doorId: string,
  sender: Sender,
  held: Place | null,
): Promise<Outcome<Place, 'no-door' | 'door-open'> | TurnRefused> {
  const door = await findDoor(services, doorId);
  if (!door) return refuse('no-door');
  if (door.closed_since === null) return refuse('door-open');
  if (held) {
    const { placeState, entry } = await findPlaceState(services.db, door, held.number, services.clock());
    if (placeState !== 'over') return accept({ number: held.number, until: entry?.endsAt ?? null });
  }
  const turn = await takeTurn(services, 'place', sender);
  if (!turn.ok) return turn;
  const number = await services.fairDoors.draw(doorId);
  return number === null ? refuse('door-open') : accept({ number, until: null });
}

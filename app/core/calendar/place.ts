import { accept, type Outcome, refuse } from '#core/result.ts';
import { isZone } from './zone-time.ts';

/** Where the sunrise is observed. East and north are positive, altitude is sea level. */
export type Place = {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  /** IANA zone, for showing clock times; no rule depends on it. */
  zone: string;
};

export type PlaceRefusal = 'latitude-invalid' | 'longitude-invalid' | 'zone-unknown';

/**
 * Checks untrusted coordinates and zone. Whether the Sun rises there is checked per date, not here.
 */
export function checkPlace(place: Place): Outcome<Place, PlaceRefusal> {
  if (!(Math.abs(place.latitude) <= 90)) return refuse('latitude-invalid', 'latitude');
  if (!(Math.abs(place.longitude) <= 180)) return refuse('longitude-invalid', 'longitude');
  if (!isZone(place.zone)) return refuse('zone-unknown', 'zone');
  return accept(place);
}

import * as ofTheSite from '#messages/places.ts';
import { type City, cities, findCity } from './cities.ts';
import type { PlaceWords } from './names/place-words.ts';
import { checkPlace, type Place } from './place.ts';
import { positionText } from './position-text.ts';
import { asin, cos, sin } from './sky/angles.ts';

/** Other names of cities in the list. */
const otherNames = new Map(
  Object.entries({
    brindavan: 'vrindavan',
    vrindaban: 'vrindavan',
    bombay: 'mumbai',
    bangalore: 'bengaluru',
    madras: 'chennai',
    calcutta: 'kolkata',
    trivandrum: 'thiruvananthapuram',
    bali: 'denpasar',
    kiev: 'kyiv',
    nyc: 'new-york',
    fiji: 'suva',
    mauritius: 'port-louis',
    mathura: 'vrindavan',
  }),
);

const coordinates = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?),([A-Za-z][A-Za-z0-9_+\-/]{1,39})$/;

/**
 * The place that a visitor typed: a city of the list by its id or its name (letters, case and
 * accents are folded, the beginning is enough where it is unique), or coordinates with a zone,
 * '27.58,77.7,Asia/Kolkata', as `positionText` writes them. Null for anything else. Named in a
 * language, the site's.
 */
export function placeOfText(text: string, m: PlaceWords = ofTheSite): Place | City | null {
  const typed = text.trim().slice(0, 80);
  const city = findCity(typed.toLowerCase()) ?? cityOfName(typed, m);
  return city ? { ...city, name: cityName(city, m) } : placeOfCoordinates(typed, m);
}

function placeOfCoordinates(text: string, m: PlaceWords): Place | null {
  const match = coordinates.exec(text);
  if (!match) return null;
  const [, latitude, longitude, zone = ''] = match;
  // One place, one address: '27.580' would be a second spelling of ours.
  if (positionText(Number(latitude), Number(longitude), zone) !== text) return null;
  const place = { id: text, name: '', latitude: Number(latitude), longitude: Number(longitude), zone };
  return checkPlace(place).ok ? { ...place, name: nameOf(place, m) } : null;
}

const near = 60;

/** '27.58° N, 77.70° E (near Vrindavan)' */
function nameOf(place: Place, m: PlaceWords): string {
  const position = m.position(place.latitude, place.longitude);
  const [nearest] = cities
    .map((city) => ({ city, away: kilometres(place, city) }))
    .sort((one, other) => one.away - other.away);
  return nearest && nearest.away < near ? m.near(position, cityName(nearest.city, m)) : position;
}

type Position = Pick<Place, 'latitude' | 'longitude'>;

/** Along the great circle (haversine formula). */
function kilometres(one: Position, other: Position): number {
  const half = (degrees: number) => sin(degrees / 2) ** 2;
  const chord =
    half(other.latitude - one.latitude) +
    cos(one.latitude) * cos(other.latitude) * half(other.longitude - one.longitude);
  return (2 * 6371 * asin(Math.min(1, Math.sqrt(chord))) * Math.PI) / 180;
}

function cityOfName(text: string, m: PlaceWords): City | null {
  const wanted = plain(text);
  if (wanted.length < 3) return null;
  const byOtherName = otherNames.get(wanted);
  if (byOtherName) return findCity(byOtherName);
  const whole = cities.find((city) =>
    [...namesOf(city, m), cityLabel(city)].some((name) => plain(name) === wanted),
  );
  if (whole) return whole;
  const begin = cities.filter((city) => namesOf(city, m).some((name) => plain(name).startsWith(wanted)));
  return begin.length === 1 ? (begin[0] ?? null) : null;
}

/** 'London, United Kingdom': the name of a city in the list. */
export function cityLabel(city: City): string {
  const { inCountry, countries } = ofTheSite;
  return inCountry(cityName(city, ofTheSite), countries[city.country] ?? city.country);
}

function cityName({ id, name }: City, m: PlaceWords): string {
  return m.cities[id] ?? name;
}

/** In English, and in the language. */
function namesOf(city: City, m: PlaceWords): string[] {
  return [city.name, cityName(city, m)];
}

/** The accents of Latin letters, and the dot below that Hindi may leave out: ग़ is ग. */
const accents = /[\u0300-\u036f\u093c]/g;

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(accents, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

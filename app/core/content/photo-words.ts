import * as m from '#messages/photos.ts';

/**
 * What each photo of ui/photos shows, its alternative text where the row of its page has no words
 * of its own. For the server, as the words of drawings are.
 */
export const wordsOfPhotos: Readonly<Record<string, string>> = {
  'aarti-lamp': m.aartiLamp,
  'altar-dawn': m.altarDawn,
  'altar-evening': m.altarEvening,
  'altar-morning': m.altarMorning,
  'altar-night': m.altarNight,
  'altar-noon': m.altarNoon,
  'chariot-wheel': m.chariotWheel,
  'cows-yard': m.cowsYard,
  dormitory: m.dormitory,
  'festival-swing': m.festivalSwing,
  'flower-rangoli': m.flowerRangoli,
  garlands: m.garlands,
  'guest-room': m.guestRoom,
  harmonium: m.harmonium,
  'hill-of-sweets': m.hillOfSweets,
  'incense-smoke': m.incenseSmoke,
  'japa-beads': m.japaBeads,
  'kirtan-drum': m.kirtanDrum,
  'lamp-court': m.lampCourt,
  'lamps-on-water': m.lampsOnWater,
  'leaf-meal': m.leafMeal,
  'library-shelf': m.libraryShelf,
  'milk-sweets': m.milkSweets,
  'offering-plate': m.offeringPlate,
  'prayer-hall': m.prayerHall,
  'stack-of-books': m.stackOfBooks,
  'temple-kitchen': m.templeKitchen,
  'tulasi-court': m.tulasiCourt,
  veranda: m.veranda,
  'writing-desk': m.writingDesk,
};

/** The words of a photo; '' for any other picture. */
export function photoWords(name: string): string {
  return Object.hasOwn(wordsOfPhotos, name) ? (wordsOfPhotos[name] ?? '') : '';
}

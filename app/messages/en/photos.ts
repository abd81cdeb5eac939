/** What the rendered photos show, for those who do not see them. */
export const aartiLamp = 'A five-flamed lamp, flowers and incense on a brass tray';
export const altarDawn = 'The altar in lavender light before sunrise';
export const altarEvening = 'The altar at dusk between red curtains, lamps lit before it';
export const altarMorning = 'The altar in morning light, dressed in saffron and red';
export const altarNight = 'The altar in blue light with its last lamps';
export const altarNoon = 'The altar at noon, dressed in green, flowers before it';
export const chariotWheel = 'The painted wheel of a chariot under garlands, its rope and petals on the road';
export const cowsYard = 'A brass bell and a garland on a wooden post, hay behind the rails';
export const dormitory = 'A row of beds with blue blankets, shelves above them, sun on the floor';
export const festivalSwing = 'A swing under garlands by moonlight, clay lamps before it';
export const flowerRangoli =
  'A round rangoli of marigolds and leaves with a lotus in its middle, ringed with lamps';
export const garlands = 'Garlands of marigold and white flowers laid out in rows, a lotus before them';
export const guestRoom = 'A room with two beds, morning sun through its window';
export const harmonium = 'A harmonium between two lamps, hand cymbals and a garland before it';
export const hillOfSweets = 'A hill of laddus and pedas on a brass tray, three clay lamps before it';
export const incenseSmoke = 'A cone of dhoop smoking on a brass dish, flowers beside it';
export const japaBeads = 'Tulsi japa beads with a tassel on a wooden table, a saffron bead bag behind';
export const kirtanDrum = 'A mridanga and hand cymbals beside a garland, lamps behind';
export const lampCourt = 'Rows of clay lamps in a temple courtyard at dusk, glowing arches behind';
export const lampsOnWater = 'Clay lamps, lotuses and marigolds on dark water at dusk';
export const leafMeal = 'A meal on a banana leaf: rice with tulsi, four leaf cups, puris and laddus';
export const libraryShelf = 'Shelves of bound books, a small lamp and marigolds between them';
export const milkSweets = 'Pedas with pistachio and saffron on a brass plate, rose petals around';
export const offeringPlate = 'A brass plate of sanctified food, ringed with marigolds';
export const prayerHall =
  'An empty prayer hall of marble: pillars, a checkered floor, a red curtain at its end';
export const stackOfBooks = 'A stack of bound books with marigolds on a wooden table, a lamp behind';
export const templeKitchen = 'Three large pots steaming on a kitchen stove, ladles on the wall behind';
export const tulasiCourt =
  'A tulsi plant on its pedestal in a sunny courtyard, lamps and a garland before it';
export const veranda = 'A veranda with arches in morning sun, potted plants and a bench';
export const writingDesk = 'An open book, spectacles and beads on a desk, lit by a small lamp';

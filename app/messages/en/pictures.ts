/** What the drawings show, for those who do not see them. */
export const books = 'An open scripture on a stand before an arched window at dawn';
export const calendarMoon = 'The phases of the moon in an arc above temple spires';
export const classGita = 'Listeners seated before an open Gita; through the arch a chariot waits at sunrise';
export const contactMap =
  'A storybook map of a planned township with parks, a river and the temple at its heart';
export const couples = 'A couple on the river steps at night, two lamps drifting side by side';
export const cowCare = 'White cows with garlands resting by the river at sunrise';
export const csr = 'A great tree sheltering a school, a kitchen, a clinic and a well';
export const deityAltarArch = 'A temple altar: parted curtains, lamps and a lotus seat in golden light';
export const donate = 'Two hands offering a plate of lamps and flowers';
export const emptyCart = 'An empty cane basket with one marigold, beneath a flowering branch';
export const foodForLife = 'A brass plate of sanctified food seen from above, ringed with marigolds';
export const girls = 'Young women making a flower rangoli in a temple courtyard';
export const guestHouse = 'A quiet room with a window seat looking out to the temple at dusk';
export const heroTempleDawn = 'Temple spires and domes above a lotus pond at dawn';
export const heroTempleDusk = 'Temple spires and domes above a lotus pond at dusk';
export const janmashtami = 'A flower swing in the moonlight, with flute, peacock feather and a pot of butter';
export const kidsSchool = 'Children seated under a mango tree before a chalkboard with a lotus';
export const kirtan = 'Devotees seen from behind, arms raised in song before a glowing altar arch';
export const membership =
  'Carved temple doors standing open onto golden light, a garland above the threshold';
export const notFound = 'A small boat adrift among lotuses in the mist under a crescent moon';
export const seniors = 'An elderly couple on a bench beneath a tree, facing the temple at evening';
export const shopBeads = 'Tulsi japa beads with a tassel, a bead bag and a tulsi sprig';
export const shopBooks = 'A stack of bound scriptures, an open book and a peacock feather';
export const shopClothes = 'Folded saris, dhotis and shawls on a stool with bangles and a turban';
export const shopIncense = 'Incense sticks in a brass holder with curling smoke, a lamp and flowers';
export const shopBag = 'A bead bag of cotton with a cord';
export const shopCaitanya = 'Nine bound volumes in saffron on a low shelf';
export const shopCones = 'Incense cones smoking on a brass plate';
export const shopFeather = 'A peacock feather';
export const shopGhee = 'A clay pot of fresh ghee and butter';
export const shopGita = 'A bound scripture in deep red with a golden lotus on its cover';
export const shopIsopanisad = 'A thin green book with a conch on its cover';
export const shopKartal = 'A pair of bell-metal hand cymbals on a red cord';
export const shopKrsnaBook = 'A bound scripture in indigo with a peacock feather on its cover';
export const shopMewa = 'A gift box of almonds, cashews and raisins';
export const shopMogra = 'Incense sticks among white jasmine flowers';
export const shopMridanga = 'A clay drum with its straps';
export const shopNectar = 'A bound scripture in teal beside a small lamp';
export const shopPeda = 'A plate of round milk sweets with pistachio';
export const shopSoap = 'Bars of herbal soap wrapped in paper bands';
export const shopSugar = 'A bowl of rock sugar with tulsi leaves';
export const shopThali = 'A brass plate with lamps, flowers and a bell for worship';
export const shopTulsi = 'A tulsi plant in a pot; from it the neck beads are carved';
export const shopVolumes = 'Eighteen bound volumes in two rows on a shelf';
export const srilaPrabhupadaLegacy =
  'The steamship Jaladuta on the ocean at sunrise; books resting on a lotus';
export const templeConstruction = 'A temple under construction, its unfinished spires drawn in gold';
export const toursBarsana =
  'The hilltop palace temple of Barsana with its long stairway and dancing peacocks';
export const toursGovardhan = 'Pilgrims walking around Govardhan hill past a sacred pond and grazing cows';
export const toursRetreat = 'A riverside retreat hut and a meditating guest before misty hills at dawn';
export const toursVrindavan = 'Boats on the Yamuna before the ghats and palaces of Vrindavan';
export const tulsi = 'A tulsi plant on its pedestal in a courtyard with lamps and rangoli';
export const youth = 'Young people with a drum and cymbals on river steps at sunrise';

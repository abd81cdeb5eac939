/**
 * The temple's own texts on the home page; default of the setting 'homeWords'. The other headings
 * are in page-words.
 */
export const homeWords = {
  /** A line break here is one there; the name follows in colour. */
  heroTitle: 'Come home\nto',
  heroName: 'Śrī Kṛṣṇa',
  lead: 'Darshan at dawn, kirtan in the evening, and a plate of prasadam kept for you. Come as you are.',
  titleForSearch: '{temple}, {place}: darshan, prasadam, classes and donations',
  forSearch:
    'Darshan from early morning, kirtan every evening, classes, festivals and a feast every Sunday. See today’s timings, plan a visit or give online.',
  aboutTitle: 'About the temple',
  aboutLead:
    'Neighbours in Ghaziabad wanted one place whose doors open before the sun. People stop for darshan on the way to work, stay for a class after it, and bring the family on Sunday.',
  today: 'Over 400 temples in the world, and one of them takes shape in Ghaziabad.',
  feast: 'Katha, kirtan and a vegetarian feast, every week',
  gitaClass: 'Evenings, online or here',
  tours: 'Vrindavan, Govardhan, Barsana',
  youth: 'Questions are welcome',
  children: 'Weekends for children',
  stay: 'A clean bed near the altar',
};

export type HomeWords = typeof homeWords;

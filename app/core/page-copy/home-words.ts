/**
 * The temple's own texts on the home page; default of the setting 'homeWords'. The other headings
 * are in page-words.
 */
export const homeWords = {
  /** A line break here is one there; the name follows in colour. */
  heroTitle: 'Come home\nto',
  heroName: 'Śrī Kṛṣṇa',
  lead: 'Darśana at dawn, kīrtana in the evening, and a plate of prasādam kept for you. Come as you are.',
  titleForSearch: '{temple}, {place}: darshan, prasadam, classes and donations',
  forSearch:
    'Darshan from early morning, kirtan every evening, classes, festivals and a feast every Sunday. See today’s timings, plan a visit or give online.',
  aboutTitle: 'A temple at the heart of a new township',
  aboutLead:
    'Neighbours in Ghaziabad wanted one place whose doors open before the sun. People stop for darśana on the way to work, stay for a class after it, and bring the family on Sunday.',
  worship: 'Ārati from half past four in the morning, and six darśanas before the lamps go out.',
  learning: 'Śrīmad-Bhāgavatam in the morning, the Bhagavad-gītā in the evening, both open to all.',
  serving: 'Food for Life: about 7,000 visitors fed daily, up to 10,000 at weekends and festivals.',
  today: 'Over 400 temples in the world, and one of them takes shape in Ghaziabad.',
  feast: 'Katha, kīrtana and a vegetarian feast, every week',
  gitaClass: 'Evenings, online or here',
  tours: 'Vṛndāvana, Govardhana, Barsānā',
  youth: 'Questions are welcome',
  children: 'Weekends for children',
};

export type HomeWords = typeof homeWords;

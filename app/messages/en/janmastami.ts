export const when = (date: string, town: string) => `${date} in ${town}.`;
export const todayIsNandotsava = 'Today is Nandotsava, its feast';
export const dateForPlace = (place: string) => `The date for ${place}, as our calendar reckons it`;
export const yearsOver = 'Our calendar covers the years 1950 to 2099. Please ask the temple for the date.';
export const serveFestival = 'Serve the festival';
export const seeInCalendar = 'See it in the calendar';

export const untilSunrise = 'Until sunrise';
export const morning = 'Morning';
export const allDay = 'All day';
export const fromSunset = 'From sunset';
export const midnight = 'Midnight';
export const dayAfter = 'The day after';
export const sky = 'The sky that night';
export const date = 'Date';
export const lunarDay = 'Lunar day at sunrise';
export const lunarMansion = 'Lunar mansion at sunrise';
export const sun = 'Sunrise and sunset';
export const sunTimes = (rise: string, set: string) => `${rise} and ${set}`;
export const middleOfNight = 'Middle of the night';
export const timesOf = (place: string) =>
  `Times of ${place}. Midnight is taken twelve hours after the Sun’s noon; it falls on the next date when the clock says so.`;
export const events = 'Events at the temple';

/** Follows the words of the administrators where nothing is open, which end with a colon. */
export const seeThemAll = '<link>see them all</link>.';
export const otherWays = 'Other ways to give';

export const storySource = 'Srimad Bhagavatam, canto 10, chapter 3';
export const storyTitle = 'The story of the night';
export const storyPrison =
  'King Kaṁsa had been told that the eighth child of his sister Devakī would end his rule. He locked her and her husband Vasudeva in a cell in Mathurā, and took their children from them one after another.';
export const storyBirth =
  'In the month of Bhādra, on the eighth night of the waning Moon, under the star Rohiṇī, when the night was at its darkest, the Lord appeared before them: four-armed, with conch, disc, club and lotus, as bright as the rising Moon. They prayed to Him. Then He became a newborn boy in His mother’s arms.';
export const storyYamuna =
  'The shackles opened, the guards slept, the doors stood wide. Vasudeva laid the child in a basket and walked out into the rain. The serpent Ananta held His hoods above them, and the Yamunā, in flood, gave way. In Gokula, Yaśodā had just borne a daughter and lay asleep. Vasudeva left his son beside her, took the girl, and was back in his chains before anyone woke.';
export const storyGokula =
  'In the morning all of Gokula ran to the house of Nanda Mahārāja. There was a boy. That joy is the next day’s festival, Nandotsava. It is also the day on which <founder>Śrīla Prabhupāda</founder>, who brought this story to the whole world, was born in Calcutta in 1896.';
export const verse =
  'Who knows in truth My birth and My deeds, which are divine, is not born again on leaving the body, but comes to Me.';
export const verseSource = 'Bhagavad-gītā 4.9';

export const fastHealth = 'First, your health';
export const fastHealthWords =
  'Children, elders, mothers to be and everybody who is ill or takes medicine eat as they must. Fruit and milk are a fast too. Ask your doctor before you go without water.';
export const fastSunrise = 'From sunrise';
export const fastSunriseWords =
  'Those who can take nothing until midnight; others water, fruit or milk. Grains, beans and peas are left out by all, as on <ekadasi>Ekādaśī</ekadasi>.';
export const fastDay = 'Through the day';
export const fastDayWords =
  'Chant a few rounds more than usual, read the third chapter, come for kīrtana. Leave phones and quarrels for another day.';
export const fastMidnight = 'After midnight';
export const fastMidnightWords =
  'When the midnight aarti is over the fast is broken with what was offered, without grains. The feast with rice and bread is on the next day, Nandotsava.';

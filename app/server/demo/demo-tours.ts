import { rupees } from '#core/money/paise.ts';
import { templeDay } from '#core/time/temple-day.ts';
import { cleanRichText } from '../rich-text/rich-text.ts';
import type { Services } from '../services.ts';
import { daysLater, nextWeekday } from './demo-days.ts';
import { fillTable } from './fill-table.ts';

/** The four tours of rule S54. Lengths and prices are demo data that the staff replace. */
const tours = [
  {
    id: 'holy-sites-of-vrindavan',
    title: 'Holy Sites of Vrindavan',
    image: 'tours-vrindavan',
    length: 'Two days, one night',
    price: 6_500,
    summary:
      'Seven old temples, the Yamuna at Keshi Ghat and evening kirtan in the town where Krishna grew up.',
    content: `
      <p>Vṛndāvana is small enough to walk and old enough to need a friend who knows its lanes. We stay one night, so that you see the town at its two best hours: before sunrise and after the evening lamps.</p>
      <h2>What we see</h2>
      <ul><li>the seven temples founded by the Gosvāmīs five hundred years ago, Rādhā-Dāmodara and Madana-mohana among them</li><li>the Krishna-Balaram temple, opened by Śrīla Prabhupāda on 20 April 1975</li><li>Keshi Ghat, with a boat on the Yamunā when the river allows</li><li>Sevā-kuñja and Nidhivana, where the trees themselves are honoured</li></ul>
      <h2>How the days go</h2>
      <p>The bus leaves the temple gate at half past five and reaches Vṛndāvana in about four hours. The first afternoon is for the old temples, slowly, with a story at each. The second morning begins with <em>maṅgala-ārati</em>, then the walk around the town, ten to eleven kilometres, which you may join for as long as your feet like it. We are back in Ghaziabad by nine at night.</p>
      <h2>Good to know</h2>
      <p>Shoes come off often: wear a pair without laces. Phones and spectacles interest the monkeys. All meals are <em>prasādam</em>, without onion and garlic.</p>`,
  },
  {
    id: 'govardhan-parikrama',
    title: 'Govardhan Parikrama',
    image: 'tours-govardhan',
    length: 'One day',
    price: 2_500,
    summary: 'Twenty-one kilometres on foot around the hill that Krishna lifted, with songs all the way.',
    content: `
      <p>Pilgrims have walked around Govardhana Hill for centuries, most of them barefoot, many of them singing. We walk with them: twenty-one kilometres, five to six hours, at the pace of the slowest.</p>
      <h2>The way</h2>
      <ul><li>start at Dāna-ghāṭī or Mānasī-gaṅgā before dawn</li><li>the larger loop, twelve kilometres, past Anyor, Puchharī and Jatipurā</li><li>a long rest with breakfast</li><li>the smaller loop, nine kilometres, by Uddhava-kuṇḍa, Rādhā-kuṇḍa and Kusuma-sarovara</li></ul>
      <h2>For those who tire</h2>
      <p>A vehicle follows the group. You may ride for a stretch, or walk the smaller loop only. Nobody is hurried and nobody is left behind.</p>
      <h2>What to bring</h2>
      <p>Water, a cap, beads if you chant, and a cloth to sit on. The path is partly sand; those who walk barefoot should try it at home first. We leave Ghaziabad at half past three in the morning.</p>`,
  },
  {
    id: 'barsana-nandgaon',
    title: 'Barsana & Nandgaon Exploration',
    image: 'tours-barsana',
    length: 'One day',
    price: 2_500,
    summary:
      'The hill town of Radha and the village of Nanda, eight kilometres and a whole love story apart.',
    content: `
      <p>Barsana is Rādhā’s home, Nandgaon is Kṛṣṇa’s. Each stands on its own hill, and from each roof the other can be seen. One day is enough for both, with time to sit.</p>
      <h2>What we see</h2>
      <ul><li>the palace temple of Śrī Rādhā above Barsana, up a long flight of stairs, with peacocks</li><li>Mān Mandir and the narrow pass of Sāṅkarī Khor</li><li>Prema-sarovara, half way between the two towns</li><li>the temple of Nanda Mahārāja and the view over eighty-four leagues of pasture</li></ul>
      <h2>The season</h2>
      <p>In Phālguna both towns play Lathmar Holi, the most crowded days of the year. We go before and after it, when the stairs are quiet; ask us if you want to come for the festival itself.</p>
      <h2>Good to know</h2>
      <p>There are about two hundred steps at Barsana. Palanquin bearers carry elders up and down at the gate’s own price. Lunch is <em>prasādam</em> at an āśrama on the way.</p>`,
  },
  {
    id: 'customized-spiritual-retreats',
    title: 'Customized Spiritual Retreats',
    image: 'tours-retreat',
    length: 'As long as you like',
    price: null,
    summary: 'Your group, your days, your rhythm: kirtan, Gita study, meditation, or all of them.',
    content: `
      <p>A family that wants three quiet days, an office team, a college group, friends who have read the <em>Gītā</em> together for a year: tell us who you are and what you hope for, and we build the days around it.</p>
      <h2>What you choose</h2>
      <ul><li>the place: Vṛndāvana, the riverside, the hills, or the temple itself</li><li>the rooms: standard, deluxe or suite</li><li>the heart of it: kīrtana, <em>Bhagavad-gītā</em>, meditation on the holy name, or all of them</li><li>how much silence and how much company</li></ul>
      <h2>What we bring</h2>
      <p>A guide who stays with you, teachers for the sessions you pick, vegetarian meals, and somebody who has already telephoned every gate you will stand before.</p>
      <h2>How it begins</h2>
      <p>Send an inquiry with your dates and the size of your group. The tour desk answers with a plan and a price; nothing is fixed before you agree.</p>`,
  },
];

export async function seedDemoTours({ db, clock }: Services): Promise<void> {
  await fillTable(
    db,
    'tours',
    tours.map(({ price, content, ...tour }, position) => ({
      ...tour,
      content: cleanRichText(content.replace(/>\s+</g, '><').trim()),
      price_paise: price === null ? null : rupees(price),
      position,
    })),
  );
  await db
    .insertInto('tour_departures')
    .values(demoDepartures(templeDay(clock())))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Each on the next three weekends; retreats leave when their group likes. */
function demoDepartures(today: string) {
  const coming = [
    { tour: 'holy-sites-of-vrindavan', weekday: 6, starts: 12, every: 28, seats: 36 },
    { tour: 'govardhan-parikrama', weekday: 0, starts: 9, every: 14, seats: 40 },
    { tour: 'barsana-nandgaon', weekday: 0, starts: 16, every: 28, seats: 24 },
  ];
  return coming.flatMap(({ tour, weekday, starts, every, seats }) =>
    [0, 1, 2].map((at) => ({
      id: `${tour}-${at + 1}`,
      tour_id: tour,
      leaves_on: daysLater(nextWeekday(daysLater(today, starts), weekday), at * every),
      seats,
    })),
  );
}

import { templeDay } from '#core/time/temple-day.ts';
import { cleanRichText } from '../rich-text/rich-text.ts';
import type { Services } from '../services.ts';
import { daysLater, momentOf } from './demo-days.ts';
import { fillTable } from './fill-table.ts';

type DemoBlog = {
  id: string;
  daysAgo: number;
  title: string;
  image: string;
  alt: string;
  tags: string[];
  text: string;
};

/**
 * Written from published history, scripture and the temple's own timings; dated back from the day
 * of seeding.
 */
const demoBlogs: DemoBlog[] = [
  {
    id: 'why-we-greet-tulasi-before-sunrise',
    daysAgo: 3,
    title: 'Why we greet Tulasī before sunrise',
    image: 'tulsi',
    alt: 'A tulsi plant on its pedestal in a courtyard with lamps and rangoli',
    tags: ['worship', 'morning'],
    text: `
      <p>A small plant, a lamp and three slow circles: the shortest worship of the day is also the one that children learn first. It begins at five, half an hour after Maṅgala Ārati, while the courtyard is still cool.</p>
      <h2>A leaf is enough</h2>
      <p>In the <em>Bhagavad-gītā</em> (9.26) Kṛṣṇa names four gifts that anyone can find: a leaf, a flower, fruit and water. Of all leaves the one He asks for is Tulasī’s. No plate of food goes to the altar here without it.</p>
      <h2>What happens at five</h2>
      <ul>
        <li>Everybody sings her prayer and bows, <em>vṛndāyai tulasī-devyai</em>.</li>
        <li>The priest offers incense, a ghee lamp and flowers.</li>
        <li>We walk around her at least three times, keeping her on the right, and pour a little water at the root.</li>
      </ul>
      <h2>At home</h2>
      <p>A pot in a sunny window will do. Water her in the morning, pick leaves gently and only for offering, never after dark and never on the twelfth day of the moon. If a plant is struggling, bring it. Somebody in the courtyard will know what to do.</p>`,
  },
  {
    id: 'ekadasi-an-empty-plate-and-a-full-mind',
    daysAgo: 9,
    title: 'Ekādaśī: an empty plate and a full mind',
    image: 'not-found',
    alt: 'A small boat adrift among lotuses in the mist under a crescent moon',
    tags: ['fasting', 'calendar'],
    text: `
      <p>Twice in a lunar month, on the eleventh day after the new moon and after the full moon, the kitchen puts the grain jars away. Ekādaśī is not a diet. It is a day when the body is asked for less so that the ears can be given more.</p>
      <h2>What we leave, what we keep</h2>
      <ul>
        <li>No grains and no beans: no rice, wheat, lentils or peas, and nothing made from them.</li>
        <li>Fruit, milk, nuts, potatoes, sabudana and buckwheat are fine. Some take only water. Choose what you can keep with a cheerful face.</li>
        <li>Add something: an extra round on the beads, a chapter of the Gītā, an evening class.</li>
      </ul>
      <h2>Breaking the fast on time</h2>
      <p>The fast is completed the next morning by eating a little grain inside a window that depends on sunrise and on the moon. It usually lasts a few hours, now and then only some minutes, so look at the <a href="/calender">Vaisnava calendar</a> the evening before.</p>
      <p>Children, elders and anyone under a doctor’s care need not fast. Coming for <em>kīrtana</em> counts.</p>`,
  },
  {
    id: 'twenty-one-kilometres-barefoot',
    daysAgo: 17,
    title: 'Twenty-one kilometres, barefoot',
    image: 'tours-govardhan',
    alt: 'Pilgrims walking around Govardhan hill past a sacred pond and grazing cows',
    tags: ['pilgrimage', 'govardhan'],
    text: `
      <p>Govardhana is not a mountain that one climbs. One walks around it, keeping it on the right, and lets the hill set the pace. The whole <em>parikramā</em> is twenty-one kilometres: a larger loop of twelve and a smaller one of nine. Most people need five to six hours.</p>
      <h2>The way</h2>
      <p>Begin at Dān Ghāṭī or at Mānasī Gaṅgā. The larger loop passes Anyor, the tail of the hill at Puchharī and the village of Jatipura. The smaller one goes by Uddhav Kuṇḍ, Rādhā Kuṇḍ and Kusum Sarovar, whose sandstone steps are the best place to rest.</p>
      <h2>What to carry</h2>
      <ul>
        <li>Water, more than you think. A steel bottle can be filled on the way.</li>
        <li>A cap, a light cloth for the shoulders, and thin socks if the sand is hot.</li>
        <li>Beads, a few coins for the cows’ fodder, and a bag for your own rubbish.</li>
      </ul>
      <h2>What to leave</h2>
      <p>Shoes, if you can. Hurry, certainly. Start before dawn: the first two hours are quiet, and you will hear the peacocks. If twenty-one kilometres is too far, walk one loop, or take a rickshaw and sing.</p>`,
  },
  {
    id: 'a-plate-for-everyone-who-comes',
    daysAgo: 26,
    title: 'A plate for everyone who comes',
    image: 'membership',
    alt: 'Carved temple doors standing open onto golden light, a garland above the threshold',
    tags: ['food for life', 'prasadam'],
    text: `
      <p>Nobody within ten miles of a temple should go hungry. Śrīla Prabhupāda said it in Māyāpur, after he had seen children and street dogs fight over leaf plates, and in 1974 a food relief programme began there. Food for Life grew from that one sentence.</p>
      <h2>The number that changes every day</h2>
      <p>About seven thousand visitors are fed on an ordinary day, and up to ten thousand at weekends and festivals. Vans also carry meals to orphanages and old-age homes.</p>
      <h2>Cooked to be offered</h2>
      <p>The cooks bathe before they enter the kitchen and do not taste while they cook: the first to taste is Kṛṣṇa. What comes back from the altar is <em>prasādam</em>, mercy, and it is the same for the guest in a silk sari and the boy who parks scooters.</p>
      <p>You can sponsor plates for a birthday or in memory of someone, or come and serve. Serving needs no experience, only clean hands and a steady ladle. <a href="/donation">See how to give a meal.</a></p>`,
  },
  {
    id: 'sixteen-names-one-hundred-and-eight-beads',
    daysAgo: 38,
    title: 'Sixteen names, one hundred and eight beads',
    image: 'shop-beads',
    alt: 'Tulsi japa beads with a tassel, a bead bag and a tulsi sprig',
    tags: ['japa', 'beginners'],
    text: `
      <p lang="sa">हरे कृष्ण हरे कृष्ण कृष्ण कृष्ण हरे हरे<br>हरे राम हरे राम राम राम हरे हरे</p>
      <p>Sixteen names, and you already know them. Said once on each of one hundred and eight beads they make a round, seven or eight minutes when the tongue has learned the path. Those who take initiation promise sixteen rounds a day. Everyone begins with one.</p>
      <h2>How to hold the beads</h2>
      <ol>
        <li>Start beside the large head bead. Hold the next bead between thumb and middle finger of the right hand.</li>
        <li>Say the whole <em>mantra</em>, loud enough for your own ear, then move one bead.</li>
        <li>When you come back to the head bead, do not cross it. Turn the string round and begin again.</li>
      </ol>
      <h2>When the mind walks away</h2>
      <p>It will. Nobody is asked to have an empty mind, only to hear the next name. Bring it back as you would bring back a child from the road: at once, and without scolding. The hour before sunrise is the easiest. A bus is also a good place.</p>`,
  },
  {
    id: 'one-trunk-of-books',
    daysAgo: 52,
    title: 'One trunk of books',
    image: 'srila-prabhupada-legacy',
    alt: 'The steamship Jaladuta on the ocean at sunrise; books resting on a lotus',
    tags: ['history', 'srila prabhupada'],
    text: `
      <p>On 13 August 1965 a cargo ship, the <em>Jaladuta</em>, left Calcutta. Among the freight travelled a man of sixty-nine with about forty rupees, a trunk of his own books and an instruction he had received from his teacher in 1922 and again in a last letter of 1936: give this teaching to those who read English.</p>
      <h2>A promise takes its time</h2>
      <p>Abhay Charan De had been a householder and a chemist. He started the magazine <em>Back to Godhead</em> in 1944, left home life in 1950, took <em>sannyāsa</em> at Mathurā in 1959, and printed the three volumes of the First Canto himself between 1962 and 1965.</p>
      <h2>Twelve years</h2>
      <p>He landed in Boston on 17 September and went on to New York. The society was incorporated there in July 1966. In 1967 San Francisco saw the first Ratha Yātrā in the West. Then came London, Māyāpur, Vṛndāvana. When he left this world in Vṛndāvana on 14 November 1977 there were about one hundred and eight centres and more than seventy volumes, and he had circled the earth fourteen times.</p>
      <p>He called himself a postman who had only delivered the letter. <a href="/history">Read the whole history.</a></p>`,
  },
  {
    id: 'what-the-flute-is-asking-for',
    daysAgo: 74,
    title: 'What the flute is asking for',
    image: 'janmashtami',
    alt: 'A flower swing in the moonlight, with flute, peacock feather and a pot of butter',
    tags: ['janmashtami', 'reflection'],
    text: `
      <p>The bamboo had to be emptied before it could sing. Poets of Vraja never tire of the thought: a dry stick, hollowed and pierced, is held to Kṛṣṇa’s lips all day, and the queens of heaven wonder what austerity it performed to come so close.</p>
      <h2>A night kept awake</h2>
      <p>On Janmāṣṭamī we fast until midnight, the hour of His appearance in a prison cell in Mathurā. The fast is a kind of hollowing too. By eleven nobody is thinking of food any more. The drum gets slower, the curtain is about to open, and for once the whole hall wants one thing.</p>
      <h2>Seven holes</h2>
      <p>Each of us has them: the places where life has cut. We spend much effort hiding them. The flute suggests another use. Give them to the One who knows how to breathe through them, and see what is heard.</p>`,
  },
  {
    id: 'the-morning-hour-that-belongs-to-nobody-else',
    daysAgo: 31,
    title: 'The morning hour that belongs to nobody else',
    image: 'hero-temple-dawn',
    alt: 'Temple spires and domes above a lotus pond at dawn',
    tags: ['worship', 'morning'],
    text: `
      <p>At half past four the township is dark and the doors of the temple open. Nobody has written yet, nobody has called. The conch sounds three times, the curtain moves, and Maṅgala Ārati begins.</p>
      <h2>What you will hear</h2>
      <p>One song, eight verses, by Viśvanātha Cakravartī Ṭhākura. It is about the teacher: how mercy falls on a burning forest like rain from a cloud. You need not know the words. By the third morning you will know the tune.</p>
      <h2>If it is your first time</h2>
      <ul>
        <li>Bathe, wear something warm from October to February, and leave shoes at the rack by the gate.</li>
        <li>Stand anywhere. The lamp comes round at the end: touch the warmth, then your forehead.</li>
        <li>Stay for Tulasī at five if you can. Then there is a quiet hour for the beads, and Śṛṅgāra Darśana at a quarter past seven.</li>
      </ul>
      <p>Come once on an ordinary weekday, not on a festival. The day that follows is longer than others, and oddly lighter. <a href="/darshan">See the hours of darshan.</a></p>`,
  },
  {
    id: 'a-verse-to-carry-in-two-languages',
    daysAgo: 44,
    title: 'A verse to carry, in two languages',
    image: 'class-gita',
    alt: 'Listeners seated before an open Gita; through the arch a chariot waits at sunrise',
    tags: ['bhagavad-gita', 'beginners'],
    text: `
      <p>Every evening at half past seven one verse of the <em>Bhagavad-gītā</em> is read, word by word, in Hindi and in English. This is the one that newcomers are asked to learn first (2.47).</p>
      <blockquote><p lang="sa">कर्मण्येवाधिकारस्ते मा फलेषु कदाचन<br>मा कर्मफलहेतुर्भूर्मा ते सङ्गोऽस्त्वकर्मणि</p></blockquote>
      <h2>In English</h2>
      <p>Your duty is yours to do; its fruits are not yours to own. Do not think yourself the cause of the result, and do not grow fond of leaving the duty undone.</p>
      <h2 lang="hi">हिन्दी में</h2>
      <p lang="hi">कर्तव्य करना तुम्हारा अधिकार है, उसके फल पर नहीं। अपने आप को फल का कारण मत मानो, और कर्म छोड़ने में भी मन मत लगाओ। परीक्षा हो, व्यापार हो या सेवा: पूरे मन से करो, फिर भगवान् को सौंप दो।</p>
      <h2>Try it for a day</h2>
      <p>Choose one task, the duller the better. Offer it in a short sentence before you begin, do it well, and do not look for who noticed. In the evening come and tell us how it went, or only listen. <a href="/bhagavatam">Both daily classes are free.</a></p>`,
  },
  {
    id: 'a-kitchen-without-onions',
    daysAgo: 60,
    title: 'A kitchen without onions',
    image: 'food-for-life',
    alt: 'A brass plate of sanctified food seen from above, ringed with marigolds',
    tags: ['prasadam', 'beginners'],
    text: `
      <p>The question comes every Sunday, usually over the second helping: how is there so much taste without onion and garlic? The cooks smile, and the answer is a small round box of spices.</p>
      <h2>Five things that do the work</h2>
      <ul>
        <li>Asafoetida, <em>hīṅg</em>: a pinch in hot ghee before anything else.</li>
        <li>Fresh ginger, grated, never from a packet.</li>
        <li>Cumin that is fried until it is brown, not until it is black.</li>
        <li>Dry mango powder or lemon at the very end.</li>
        <li>Time. A dāl that has stood for an hour needs less of everything.</li>
      </ul>
      <h2>Why at all</h2>
      <p>What is cooked here is offered first, and the old books count onion and garlic among foods that stir the mind rather than settle it. No meat, fish or eggs are cooked either. It is a diet one can try for a week without changing anything else. On <a href="/calender">Ekādaśī</a> the grains rest as well.</p>
      <h2>A plain khichṛī for four</h2>
      <p>A cup of rice and half a cup of moong dāl, washed until the water is clear. Ghee, cumin, ginger, hīṅg, turmeric; then the rice and dāl, six cups of water, salt, and forty quiet minutes. Offer it with a Tulasī leaf. It becomes <em>prasādam</em>, and that is the taste people ask about.</p>`,
  },
  {
    id: 'the-cow-who-would-not-be-hurried',
    daysAgo: 67,
    title: 'The cow who would not be hurried',
    image: 'cow-care',
    alt: 'White cows with garlands resting by the river at sunrise',
    tags: ['cows', 'reflection'],
    text: `
      <p>A cow eats for about eight hours of the day and then, having finished, eats it all again more slowly. Watching her is a lesson that nobody charges for.</p>
      <h2>What she needs</h2>
      <p>Green fodder and dry, clean water, salt, shade in May, a dry floor in the rains, and a hand she knows. A cow that gives no milk needs exactly the same. In Vraja nobody asked them what they were worth; Kṛṣṇa is called Gopāla, who looks after them, before He is called anything grander.</p>
      <h2>What a child learns</h2>
      <ul>
        <li>Offer jaggery on a flat palm.</li>
        <li>Approach from the side, speak first, stroke the neck and not the nose.</li>
        <li>Wait. She will decide when you are friends.</li>
      </ul>
      <p>Half a day of fodder for the herd is a birthday gift that no one will have to dust. <a href="/donation">See what a gift buys.</a></p>`,
  },
  {
    id: 'why-the-chariot-comes-to-the-street',
    daysAgo: 88,
    title: 'Why the chariot comes to the street',
    image: 'kirtan',
    alt: 'Devotees seen from behind, arms raised in song before a glowing altar arch',
    tags: ['festival', 'kirtan'],
    text: `
      <p>On every other day people go to see the Lord of the Universe. On Ratha Yātrā He goes out to see them: those who may not enter, those who cannot climb steps, those who were on their way to buy vegetables.</p>
      <h2>An old rope</h2>
      <p>In Purī the three chariots have been pulled for centuries, and in 1967 one rolled through San Francisco on the back of a lorry. Since then it has been pulled in cities of every continent. The rope is always the same length: long enough for whoever takes hold.</p>
      <h2>How to take part</h2>
      <ul>
        <li>Take the rope for as long as you like. A few steps are a pilgrimage.</li>
        <li>If you cannot walk, stand at a corner. He passes everybody.</li>
        <li>Sing. <em>Kīrtana</em> is the engine; the rope only steers.</li>
      </ul>
      <p>The day moves with the moon, in June or July. <a href="/calender">The Vaisnava calendar</a> has the next one.</p>`,
  },
];

export async function seedDemoBlogs({ db, clock }: Services): Promise<void> {
  const today = templeDay(clock());
  await fillTable(
    db,
    'blogs',
    demoBlogs.map((blog) => ({
      id: blog.id,
      title: blog.title,
      description: cleanRichText(blog.text.replace(/>\s+</g, '><').trim()),
      image: blog.image,
      image_alt: blog.alt,
      tags: blog.tags,
      status: 'live' as const,
      publish_at: momentOf(daysLater(today, -blog.daysAgo), '06:00'),
    })),
  );
}

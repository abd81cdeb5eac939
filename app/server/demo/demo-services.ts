import { href } from 'react-router';
import { cleanRichText } from '../rich-text/rich-text.ts';
import type { Services } from '../services.ts';
import { fillTable } from './fill-table.ts';

/** The six services that the footer names (rule S18). */
const offered = [
  {
    id: 'simple-living-high-thinking',
    title: 'Simple Living High Thinking',
    summary: 'Fewer things, better hours: how to live lightly in a busy city.',
    image: 'tulsi',
    link: { to: href('/lifestyle'), label: 'Lifestyle Management' },
    body: `
      <p>Śrīla Prabhupāda summed up a good life in four words. Simple living does not mean living poorly: it means that house, food and work take the time they need and no more. High thinking is what the hours that remain are for.</p>
      <h2>What we offer</h2>
      <ul><li>weekend talks on spiritual, physical and emotional strength, free of charge</li><li>cooking lessons: twenty plain vegetarian dishes that take half an hour</li><li>a small tulasī and kitchen garden to work in on Saturday mornings</li><li>a circle that begins the day together with half an hour of chanting</li></ul>
      <p>Come once and look. Most people begin with one habit: an earlier morning, a meal that was offered, ten minutes with a book.</p>`,
  },
  {
    id: 'srila-prabhupada-audiobooks',
    title: 'Srila Prabhupada Audiobooks',
    summary: 'The Gita, the Bhagavatam and the life of the founder, to listen to on the way.',
    image: 'srila-prabhupada-legacy',
    link: { to: href('/contacts'), label: 'Ask for the audiobooks' },
    body: `
      <p>Not everybody can read for an hour, but nearly everybody drives, cooks or walks for one. Śrīla Prabhupāda’s books are read aloud in English and Hindi, and his own recorded talks are clearer than any commentary on them.</p>
      <h2>How you get them</h2>
      <p>At the book table in the hall we put the recordings on your phone or on a memory card, and help elders to find the button. Tell us what you would like to hear and in which language, and we have it ready when you come.</p>
      <h2>Where to begin</h2>
      <ul><li><em>Bhagavad-gītā As It Is</em>, one chapter a week</li><li><em>Kṛṣṇa, the Supreme Personality of Godhead</em>, made for families</li><li>the morning walks: short, direct, often funny</li></ul>`,
  },
  {
    id: 'life-membership',
    title: 'Life Membership',
    summary: 'Carry the temple as a member for life, in one of six ways.',
    image: 'membership',
    link: { to: href('/membership'), label: 'See the six tiers' },
    body: `
      <p>The life-member programme goes back to the early 1970s, when Śrīla Prabhupāda asked families in India to stand behind the temples, each as they could. It has built most of what you see in Vṛndāvana, Mumbai and Māyāpur.</p>
      <p>Members are remembered on their own days, invited to the great ones, and welcome in the guest house. What each tier brings, and what it costs, stands on the membership page, with the application.</p>`,
  },
  {
    id: 'community-service-centre',
    title: 'Community Service Centre',
    summary: 'Meals, a school corner, a medical hour: the temple’s door to its neighbours.',
    image: 'csr',
    link: { to: href('/contacts'), label: 'Offer or ask for help' },
    body: `
      <p>A temple that only looks at its altar has not looked closely. From the centre, volunteers serve the families of the township and of the villages around it.</p>
      <h2>Every week</h2>
      <ul><li>cooked meals that go out to building sites, orphanages and homes for the elderly</li><li>help with homework for children whose parents come home late</li><li>somebody to write a letter, fill in a form or make a telephone call</li></ul>
      <h2>You can help</h2>
      <p>Two hours a week are enough. Cooks, drivers, teachers, doctors and people who like to wash pots are all equally needed. Companies find their way in through our CSR projects.</p>`,
  },
  {
    id: 'gomata-products',
    title: 'Gomata Products',
    summary: 'Ghee, incense and other gifts of protected cows.',
    image: 'cow-care',
    link: { to: href('/donation/single-donation/:id', { id: 'cow-care' }), label: 'Care for the cows' },
    body: `
      <p>Cows and oxen that are protected for life give more than milk. From what they give, small workshops make ghee, dhoop and incense cups, soap, and cakes of dung for the sacred fire.</p>
      <h2>At the counter</h2>
      <p>The products stand on the shelf beside the temple’s entrance during darshan hours. What is there depends on the season and on the cows: nothing is hurried for the sake of the shelf.</p>
      <h2>Where the money goes</h2>
      <p>Into fodder, shelter and the doctor. Cows that give no milk any more stay until their last day.</p>`,
  },
  {
    id: 'buy-books-online',
    title: 'Buy Books Online',
    summary: 'The Gita and more than seventy other books, in Hindi, English and other languages.',
    image: 'books',
    link: { to: href('/donation/single-donation/:id', { id: 'books' }), label: 'Gift a Gita to somebody' },
    body: `
      <p>Śrīla Prabhupāda called his books the basis of everything. They are printed by the Bhaktivedanta Book Trust in more languages than we have shelves for.</p>
      <h2>Start here</h2>
      <ul><li><em>Bhagavad-gītā As It Is</em>, pocket and large print</li><li><em>The Science of Self-Realization</em> for those who like short chapters</li><li><em>Kṛṣṇa</em> for reading aloud to children</li></ul>
      <p>The book table in the hall is open during darshan hours. Write to us when you look for a title or a language: we order it.</p>`,
  },
];

export async function seedTempleServices({ db }: Services): Promise<void> {
  await fillTable(
    db,
    'temple_services',
    offered.map(({ link, body, ...row }, position) => ({
      ...row,
      body: cleanRichText(body.replace(/>\s+</g, '><').trim()),
      link_to: link.to,
      link_label: link.label,
      position,
      status: 'live' as const,
    })),
  );
}

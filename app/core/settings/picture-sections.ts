import type { FieldOf } from '../edited-fields/field-spec.ts';
import type { SettingSection } from './setting-section.ts';

const picture = (path: string, label: string): FieldOf<'picture'> => ({ type: 'picture', path, label });

/** The pictures of pages that have no row of their own. */
export const pictureSections: readonly SettingSection[] = [
  {
    key: 'homePictures',
    title: 'Pictures of the home page',
    note: 'The view through the window, and the pictures further down.',
    permission: 'words.write',
    page: '/',
    fields: [
      picture('heroDawn', 'Through the window by day'),
      picture('heroDusk', 'Through the window in the evening'),
      picture('about', 'About us'),
      picture('history', 'History'),
      picture('feast', 'Sunday Love Feast'),
      picture('gitaClass', 'Gita class'),
      picture('tours', 'Spiritual tours'),
      picture('youth', 'Youth forum'),
      picture('children', 'Gopal Fun School'),
      picture('giveBooks', 'Books: for whoever asks'),
      picture('booksSchool', 'Books: for a school'),
      picture('booksHospital', 'Books: for a hospital'),
      picture('booksElders', 'Books: for the elderly'),
    ],
  },
  {
    key: 'pagePictures',
    title: 'Pictures of other pages',
    note: 'On top of pages that have no list behind them, and the four slides of the donation banner.',
    permission: 'words.write',
    fields: [
      picture('footer', 'Above the foot of the visit pages'),
      picture('signIn', 'Beside signing in'),
      picture('donation', 'Donation: all causes'),
      picture('donate', 'Donate'),
      picture('sevas', 'Sevas Booking'),
      picture('stay', 'Guest house'),
      picture('membership', 'Membership'),
      picture('contacts', 'Contact'),
      picture('tourAsk', 'Ask about a tour'),
      picture('festival', 'Festival page'),
      picture('liveDarshan', 'Live darshan, before it runs'),
      picture('slideStone', 'Slide: a stone'),
      picture('slideBrick', 'Slide: a brick'),
      picture('slideFoot', 'Slide: a square foot'),
      picture('slideArch', 'Slide: an arch'),
    ],
  },
];

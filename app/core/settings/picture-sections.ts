import * as m from '#messages/admin/setting-sections.ts';
import { activityParts, festivalPage, givingParts, visitParts } from '#messages/admin/setting-words.ts';
import type { FieldOf } from '../edited-fields/field-spec.ts';
import type { SettingSection } from './setting-section.ts';

const picture = (path: string, label: string): FieldOf<'picture'> => ({ type: 'picture', path, label });

/** The pictures of pages that have no row of their own. */
export const pictureSections: readonly SettingSection[] = [
  {
    key: 'homePictures',
    title: m.homePictures.title,
    note: m.homePictures.note,
    permission: 'words.write',
    page: '/',
    fields: [
      picture('heroDawn', m.homePictures.heroDawn),
      picture('heroDusk', m.homePictures.heroDusk),
      picture('about', m.homePictures.about),
      picture('history', m.homePictures.history),
      picture('feast', m.homeWords.feast),
      picture('gitaClass', m.homeWords.gitaClass),
      picture('tours', m.homeWords.tours),
      picture('youth', m.homeWords.youth),
      picture('children', m.homeWords.children),
      picture('giveBooks', m.homePictures.giveBooks),
      picture('booksSchool', m.homePictures.booksSchool),
      picture('booksHospital', m.homePictures.booksHospital),
      picture('booksElders', m.homePictures.booksElders),
    ],
  },
  {
    key: 'pagePictures',
    title: m.pagePictures.title,
    note: m.pagePictures.note,
    permission: 'words.write',
    fields: [
      picture('footer', m.pagePictures.footer),
      picture('signIn', m.pagePictures.signIn),
      picture('donation', m.pagePictures.donation),
      picture('donate', givingParts.donate),
      picture('sevas', activityParts.sevas),
      picture('stay', m.homeWords.stay),
      picture('membership', givingParts.membership),
      picture('contacts', visitParts.contacts),
      picture('tourAsk', activityParts.tourAsk),
      picture('festival', festivalPage),
      picture('liveDarshan', m.pagePictures.liveDarshan),
      picture('slideStone', m.slideStone),
      picture('slideBrick', m.slideBrick),
      picture('slideFoot', m.slideFoot),
      picture('slideArch', m.slideArch),
    ],
  },
];
